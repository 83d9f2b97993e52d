"""What is heard at a seat is the same in every world that looks the same from there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.moments_support import OTHERS, sit_at
from tests.ui.voice_support import Listener
from zombiegames.core.match import Match
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

pytestmark = pytest.mark.whole

LOOKS = 6
"""Moments of a game in which two worlds are listened to."""
BETWEEN = {
    "zombiaki": 12, "zombiegeddon": 20, "zombies4": 60, "zombanimaux": 15, "zombie_card_game": 12,
}  # fmt: skip
"""Game → decisions from one to the next."""


def all_said(sitting: Sitting, match: Match, state: Any) -> list[str]:
    """Sit down at a match that has come to a state; give all that the narrator has to say then: by
    itself, of what gets the keys, and asked to read.
    """
    sit_at(sitting, match)
    sitting.settle()
    table: Any = sitting.table
    table.match.state = state
    table.settle()
    listener = Listener(sitting)
    narrator: Any = sitting.app.narrator
    said = [*listener.wait(0.0), *(part.words() for part in narrator.parts())]
    for widget in table.focus.widgets:
        if widget.focusable:
            table.focus.focus(widget)
            table.pointed()
            said += listener.wait(0.0)
            narrator.read()
            said += listener.ear.take()
    return said


def differ(sitting: Sitting, game: str) -> int:
    """Play a game at random; count the moments in which seat 0 hears two worlds apart that it
    cannot see apart. At least one of them is looked at.
    """
    rng, told, looks = Random(game), 0, 0
    others = max(GAMES[game].seats[0], 2) - 1
    match = Match(GAMES[game], ("person:Ada", *OTHERS[:others]), seed=7)
    match.advance()
    while match.outcome is None and looks < LOOKS:
        for _ in range(rng.randrange(BETWEEN[game])):
            if match.outcome is None:
                match.play(rng.choice(match.state.legal_actions()))
                match.advance()
        while match.outcome is None and match.to_act() != 0:
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
        if match.outcome is not None:
            break
        truth = match.state.clone()
        other = match.view(0).determinized(0, rng)
        truth.listening = other.listening = True
        looks += 1
        told += all_said(sitting, match, truth) != all_said(sitting, match, other)
    assert looks
    return told


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_look_alike_sound_alike(
    sitting: Sitting, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Routes are as good as they can be by then; they come from the view alone.
    monkeypatch.setattr("zombiegames.ui.tables.zombiegeddon.guide.Guide.look", lambda guide: False)
    assert differ(sitting, game) == 0


@pytest.mark.parametrize("game", ["zombanimaux", "zombie_card_game", "zombies4"])
def test_a_table_that_is_given_the_whole_position_is_heard(
    sitting: Sitting, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A saboteur: what is read is what the match knows, not what the seat does."""
    from zombiegames.ui.voice.narrator import Narrator

    parts = Narrator.parts

    def knows_all(narrator: Any) -> Any:
        state = narrator.app.stack.top.match.state
        hands = [str(hand) for hand in state.hands] if hasattr(state, "hands") else []
        return [*parts(narrator), type(parts(narrator)[0])("", hands)]

    monkeypatch.setattr(Narrator, "parts", knows_all)
    assert differ(sitting, game) > 0
