"""Moments of games of every kind, each with a table opened at it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.pages.result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.ui.table_support import Sitting

OTHERS = ("bot:easy:Boris", "bot:easy:Chloé", "bot:easy:Dora")


def sit_at(sitting: Sitting, match: Match) -> None:
    """Sit down at a copy: a table may go on by itself where nothing is to be decided."""
    sitting.open_unsettled(Match.load(match.save(), GAMES))


def moments(sitting: Sitting, game: str, often: int = 6, seed: int = 5) -> Iterator[Match]:
    """Sit down at ``often`` moments of one game in which a person plays one seat, at random.

    One of them is a moment in which somebody else is asked.
    """
    seats = GAMES[game].seats[-1] if game != "zombiaki" else 2
    match = Match(GAMES[game], ("person:Ada", *OTHERS[: min(seats, 4) - 1]), seed=seed)
    match.advance()
    rng = Random(seed)
    for n in range(often):
        wanted = n == often // 2
        for step in range(400):
            if match.outcome is not None:
                return
            if step > 7 and (match.to_act() != 0) == wanted:
                break
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
        sit_at(sitting, match)
        yield match


def questions(sitting: Sitting, game: str, seed: int = 4, decisions: int = 500) -> Iterator[Match]:
    """Sit down at a moment of each kind of question that a person meets in some games."""
    known = set()
    rng = Random(seed)
    seats = ("person:Ada", *OTHERS[: GAMES[game].seats[0] - 1])
    match = None
    for _ in range(decisions):
        if match is None or match.outcome is not None:
            match = Match(GAMES[game], seats, seed=rng.random())
            match.advance()
        state: Any = match.state
        legal = state.legal_actions()
        kind = (state.prompt, frozenset(action.kind for action in legal))
        if match.to_act() == 0 and kind not in known:
            known.add(kind)
            sit_at(sitting, match)
            yield match
        match.play(rng.choice(legal))
        match.advance()


def click_something(table: Any) -> None:
    """Begin a choice, where one takes more than a click."""
    choice = table.choice
    first = [] if choice is None else sorted(choice.targets(), key=str)
    for click in first:
        if click[0] != "button" and choice.picker.outcome_of(click) is None:
            table.pointer.pick(click)
            return


def decide(
    player: Any, rng: Random, key_of: Callable[[Any, Any], str], confirm: Callable[[], None]
) -> None:
    """Let a player of a device do anything, click by click.

    Args:
        player: has a ``sitting``, the top ``scene``, and can ``take`` a widget by its key.
        rng: chooses.
        key_of: gives the key of the widget that stands for a click.
        confirm: does what the main button does.
    """
    table: Any = player.sitting.table
    choice = table.choice
    action = rng.choice(choice.actions)
    for step in table.path(choice.view, action):
        for click in sorted(step) if isinstance(step, frozenset) else [step]:
            if table.choice is not choice or player.scene is not table:
                return
            player.take(key_of(player, click))
    if table.choice is choice and player.scene is table:
        confirm()
    asked = player.scene is not table and not isinstance(player.scene, Result)
    if asked and any(widget.key == "yes" for widget in player.scene.focus.widgets):
        # The turn really is to end.
        player.take("yes")
