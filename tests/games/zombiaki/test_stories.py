"""Whole random games, told event by event and held against a second reading of the rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombiaki.watcher import BrokenRule, Watcher
from zombiegames.core.protocol import NATURE
from zombiegames.games.zombiaki import INFO, board, choices, movement, targets, terms
from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.terms import DISCARD, PLAY

if TYPE_CHECKING:
    from types import ModuleType

GAMES = 25
"""Games a house; thousands were watched when this was written."""

HOUSES = {
    "sheet": dict(INFO.presets["sheet"]),
    "publisher": dict(INFO.presets["publisher"]),
    "mixed": {
        "dog": "publisher",
        "barrier_fire": "sheet",
        "barrier": "publisher",
        "freeze": "sheet",
        "pit": "publisher",
    },
}


def tell(options: dict[str, str], seed: int) -> Watcher:
    """Play one game at random, rather doing something than nothing."""
    rng = Random(seed)
    street = INFO.new(2, INFO.complete(options))
    street.listening = True
    watcher = Watcher(options)
    while street.outcome() is None:
        if street.to_act() == NATURE:
            street.apply(street.sample_chance(rng))
        else:
            actions = street.legal_actions()
            busy = [a for a in actions if a.kind not in ("end-turn", "decline")]
            street.apply(rng.choice(busy if busy and rng.random() < 0.5 else actions))
        watcher.watch([entry.event for entry in street.take_log()])
        if street.prompt in (DISCARD, PLAY):
            watcher.compare(street)
    return watcher


@pytest.mark.parametrize("house", HOUSES)
def test_every_event_of_random_games_obeys_the_rules(house: str):
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        seen += tell(HOUSES[house], seed).seen
    rare = {"bitten", "shrapnel-flew", "boss-fell", "dawned", "escaped", "barrel-broke"}
    common = {event._field_defaults["kind"] for event in told.EVENTS} - rare
    assert common <= seen.keys()


BROKEN = [
    (terms, "DOG_STEPS", 5, "ZK-18"),
    (choices, "ORDER_STRENGTH", 9, "ZK-23"),
    (choices, "NET_STRENGTH", 9, "ZK-57"),
    (movement, "push", lambda street, square: 9, "ZK-46"),
    (movement, "NETTED", 0, "ZK-14"),
    (targets, "HELD", 0, "ZK-35"),
    (board, "BLAST", tuple((s,) for s in GRID.squares), "ZK-62"),
]
"""Ways to break the engine, and the rule that is then not kept."""


def tell_all(options: dict[str, str], games: int) -> None:
    for seed in range(games):
        tell(options, seed)


@pytest.mark.parametrize(("module", "name", "value", "rule"), BROKEN, ids=[b[3] for b in BROKEN])
def test_the_watcher_minds(
    module: ModuleType, name: str, value: object, rule: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, name, value)
    with pytest.raises(BrokenRule, match=rule):
        tell_all(HOUSES["sheet"], 6 * GAMES)
