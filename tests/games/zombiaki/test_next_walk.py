"""What a table foretells of the next walk is what the zombies do."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombiaki.position import position
from zombiegames.games.zombiaki import events, terms
from zombiegames.games.zombiaki.actions import Advance
from zombiegames.games.zombiaki.advice import stopped
from zombiegames.games.zombiaki.board import GRID

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
    """List the zombies of a random street that do not walk as was foretold just before."""
    rng = Random(seed)
    squares = rng.sample(list(S), 9)
    things = [f"zombie {rng.randint(2, 5)}" for _ in range(6)] + ["dog", "wall 5", "wall 6"]
    if seed % 2:
        things[0] += " netted"
    street = dict(zip(squares, things, strict=True))
    world = position(turn="zombies", step="move", hand_zombies="terror", **street)
    if world.prompt != terms.WALK:
        # No dog can run: they have walked already.
        return []
    whys = {world.figures[s]: stopped(world, s) for s in GRID.squares if world.zombies >> s & 1}
    world.listening = True
    world.take_log()
    world.apply(Advance())
    told = [entry.event for entry in world.take_log()]
    if any(isinstance(event, events.Escaped) for event in told):
        # The walk is over before the others can go.
        return []
    walked = {event.figure for event in told if isinstance(event, events.Moved)}
    return [f"{street}: {f} {why}" for f, why in whys.items() if (f in walked) == bool(why)]


def test_the_walk_is_as_foretold() -> None:
    assert [wrong for seed in range(80) for wrong in wrongly_foretold(seed)] == []


def test_a_wrong_forecast_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "stopped", lambda view, square: "")
    assert [wrong for seed in range(80) for wrong in wrongly_foretold(seed)] != []
