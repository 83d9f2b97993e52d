"""What a table foretells of the next walk is what the zombies do."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombiaki.position import position
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombiaki import events, terms
from zombiegames.games.zombiaki.actions import Advance
from zombiegames.games.zombiaki.advice import countdown, stopped
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.state import Street

S = {name: number for number, name in enumerate(GRID.names)}


@pytest.mark.rule("ZK-10", "ZK-46")
@pytest.mark.parametrize(
    ("square", "why", "street"),
    [
        ("A1", "", {"A1": "zombie 2"}),
        ("A5", "", {"A5": "zombie 2"}),
        ("A1", "", {"A1": "zombie 2", "A2": "zombie 3"}),
        ("A1", "figure", {"A1": "zombie 2", "A2": "dog"}),
        ("A1", "figure", {"A1": "zombie 2", "A2": "zombie 3", "A3": "dog"}),
        ("A2", "wall", {"A2": "zombie 3", "A3": "wall 6"}),
        ("A2", "", {"A2": "zombie 3", "A3": "wall 6", "A1": "zombie 3"}),
        ("A1", "figure", {"A1": "zombie 2", "A2": "zombie 3", "A3": "wall 6"}),
        ("A2", "wall", {"A2": "zombie 3", "A3": "zombie 4 + wall 6"}),
        ("A1", "netted", {"A1": "zombie 2 netted"}),
    ],
)
def test_who_will_not_walk_and_why(square: str, why: str, street: dict[str, str]) -> None:
    assert stopped(position(turn="humans", **street), S[square]) == why


def wrongly_foretold(seed: int) -> list[str]:
    """List the zombies of a random game that did not walk as was foretold just before."""
    match = Match(GAMES["zombiaki"], ("person:Ada", "person:Boris"), seed=seed)
    match.advance()
    rng, found = Random(seed), []
    while match.outcome is None:
        state = match.state
        assert isinstance(state, Street)
        if state.prompt == terms.WALK and not state.chain:
            world = state.clone()
            world.listening = True
            squares = [s for s in GRID.squares if world.zombies >> s & 1]
            whys = {world.figures[s]: stopped(world, s) for s in squares}
            world.take_log()
            world.apply(Advance())
            told = [entry.event for entry in world.take_log()]
            walked = {e.figure for e in told if isinstance(e, events.Moved)}
            if not any(isinstance(e, events.Escaped) for e in told):
                # Else the walk is over before the others can go.
                wrong = [(f, why) for f, why in whys.items() if (f in walked) == bool(why)]
                found += [f"{seed}: figure {figure} {why}" for figure, why in wrong]
        match.play(rng.choice(state.legal_actions()))
        match.advance()
    return found


def test_the_walk_is_as_foretold() -> None:
    assert [wrong for seed in range(6) for wrong in wrongly_foretold(seed)] == []


def test_a_wrong_forecast_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.stopped", lambda view, square: "")
    assert [wrong for seed in range(6) for wrong in wrongly_foretold(seed)] != []


@pytest.mark.parametrize(("turn", "left", "likely"), [(1, 36, 12), (5, 22, 6), (9, 24, 16)])
def test_the_pace_of_the_zombies_tells_when_dawn_is_likely(
    turn: int, left: int, likely: int
) -> None:
    view = position(turn="humans", hand_zombies="hunger", left_zombies=left)
    view.turn = turn
    found = countdown(view)
    assert found.likely == likely
    assert found.fewest <= found.likely <= found.most
