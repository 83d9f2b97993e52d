"""The end of a street, where nothing is unknown: what is said to win does, and is found."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.ai.zombiaki.test_set_positions import play_turn
from tests.games.zombiaki.position import position
from zombiegames.ai.levels import ADVISER, bot_of
from zombiegames.ai.zombiaki import certain
from zombiegames.ai.zombiaki.certain import REPORT_EVERY, Ending, is_certain
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.actions import NOTATION
from zombiegames.games.zombiaki.cards import DAWN_CARD, HUMANS
from zombiegames.games.zombiaki.rules import Rules
from zombiegames.games.zombiaki.terms import CLICKED, HOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.games.zombiaki.actions import AnyAction
    from zombiegames.games.zombiaki.state import Street

# Three come to the barricade; only one of the twelve ways to use three cards holds: the pit opens
# under one of two, the shot pushes it off, and the sniper drives the other away.
TIGHT = {
    "turn": "humans",
    "step": "discard",
    "A2": "zombie 2",
    "A3": "zombie 2",
    "A4": "zombie 2",
    "A5": "zombie 2",
    "B1": "zombie 2",
    "B3": "zombie 2",
    "B4": "wall 5",
    "B5": "zombie 7 shield spent obeyed",
    "C2": "zombie 3",
    "C3": "zombie 2",
    "hand_zombies": "dog",
    "hand_humans": "pit-1 sniper get-out shot-1",
    "left_zombies": 1,
    "left_humans": 0,
}

# Some twenty thousand positions to the first way that holds whatever the zombies answer.
WIDE = {
    "turn": "humans",
    "step": "discard",
    "A5": "zombie 4",
    "B5": "zombie 3 shield",
    "C5": "zombie 5",
    "A3": "zombie 2",
    "B4": "zombie 4",
    "C2": "zombie 3",
    "hand_zombies": "click not-so-fast",
    "hand_humans": "petrol flamethrower net mine",
    "left_zombies": 1,
}


HUMAN_CARDS = "shot-1 shot-1 shot-2 burst-2 pit-1 mine car barrier freeze blood net napalm"
ZOMBIE_CARDS = "hunger claws shield click not-so-fast mass change pickaxe dog terror boss"


@cache
def endings() -> tuple[Street, ...]:
    """Certain positions in either turn, with zombies near the barricade and few cards."""
    found = []
    for seed in range(300):
        rng = Random(seed)
        squares = rng.sample([f"{lane}{row}" for lane in "ABC" for row in "345"], 4)
        things = [f"zombie {rng.randint(1, 5)}" for _ in squares]
        things[0] = rng.choice([*things[:2], "dog", "wall 5", "pit 2"])
        street = position(
            turn=rng.choice(["humans", "zombies"]),
            preset=rng.choice(["sheet", "publisher"]),
            hand_humans=" ".join(rng.sample(HUMAN_CARDS.split(), rng.randint(1, 3))),
            hand_zombies=" ".join(rng.sample(ZOMBIE_CARDS.split(), rng.randint(0, 2))),
            left_zombies=1,
            left_humans=0,
            **dict(zip(squares, things, strict=True)),
        )
        assert is_certain(street)
        found.append(street)
    return tuple(found)


class Wide(Exception):
    """A tree is too wide to be walked."""


def walked(street: Street, seat: int, left: list[int]) -> bool:
    """Whether a seat wins, by walking the whole tree: no memory, no order, nothing left out."""
    if street.to_act() == OVER:
        return street.winner == seat
    left[0] -= 1
    if left[0] < 0:
        raise Wide
    own = street.to_act() == seat
    ways = []
    for action in street.legal_actions():
        world = street.clone()
        world.apply(action)
        ways.append(walked(world, seat, left))
        if ways[-1] == own:
            break
    return any(ways) if own else all(ways)


def trees() -> Iterator[tuple[Street, int, bool]]:
    """Positions, seats and whether they win; only of trees that are quickly walked."""
    for street in endings():
        seat = street.to_act()
        try:
            yield street, seat, walked(street, seat, [150])
        except Wide:
            continue


def win_of(street: Street, seat: int) -> object:
    ending = Ending(street.clone(), seat, 20_000)
    for _ in ending.search(()):
        pass
    return ending.win


def wrong() -> tuple[int, int]:
    """How often a win is missed or made up, among how many wins."""
    errors = wins = 0
    for street, seat, wins_it in trees():
        win = win_of(street, seat)
        wins += wins_it
        errors += (win is not None) != wins_it
    return errors, wins


def test_it_knows_what_a_walk_through_the_whole_tree_knows() -> None:
    errors, wins = wrong()
    assert errors == 0
    assert wins > 20
    assert sum(not wins_it for *_, wins_it in trees()) > 20


@pytest.mark.parametrize("seen", ["hands", "figures"])
def test_who_takes_two_streets_for_one_is_caught(
    monkeypatch: pytest.MonkeyPatch, seen: str
) -> None:
    monkeypatch.setattr(certain, "key", lambda s: (s.seat, s.prompt, repr(getattr(s, seen))))
    assert wrong()[0] > 0


def test_who_forgets_what_the_zombies_may_answer_is_caught() -> None:
    class Meek(Rules):
        """Zombies never click nor hold anybody back."""

        __slots__ = ()

        def legal_actions(self) -> list[AnyAction]:
            legal = super().legal_actions()
            return legal[-1:] if self.prompt in (CLICKED, HOLD) else legal

    errors = 0
    for street, seat, wins_it in trees():
        world = street.clone()
        world.__class__ = Meek
        errors += (win_of(world, seat) is not None) != wins_it
    assert errors > 0


def test_what_it_finds_wins() -> None:
    for street in endings()[::3]:
        seat = street.to_act()
        world = street.clone()
        rng = Random(1)
        sure = win_of(world, seat) is not None
        while sure and world.to_act() != OVER:
            if world.to_act() == seat:
                win = win_of(world, seat)
                assert win in world.legal_actions()
                world.apply(win)
            else:
                world.apply(rng.choice(world.legal_actions()))
        assert not sure or world.winner == seat


def test_in_a_certain_position_nothing_but_dawn_is_drawn() -> None:
    drawn = 0
    for number, street in enumerate(endings()):
        world, rng = street.clone(), Random(number)
        world.listening = True
        while world.to_act() != OVER:
            world.apply(rng.choice(world.legal_actions()))
        cards = [e.event.card for e in world.take_log() if e.event.kind == "card-drawn"]
        assert set(cards) <= {DAWN_CARD}
        drawn += len(cards)
    assert drawn > 10


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ({"turn": "humans", "left_zombies": 1}, True),
        ({"turn": "humans", "left_zombies": 2}, False),
        ({"turn": "humans", "left_zombies": 1, "hand_zombies": "dog dog meat bite"}, False),
        ({"turn": "humans", "left_zombies": 1, "left_humans": 0}, True),
        ({"turn": "zombies", "left_zombies": 1}, False),
        ({"turn": "zombies", "left_zombies": 1, "left_humans": 0}, True),
        (
            {
                "turn": "zombies", "left_zombies": 1, "step": "move", "C3": "zombie 2",
                "hand_zombies": "not-so-fast",
            },
            True,
        ),
    ],
)  # fmt: skip
def test_it_is_certain_where_only_dawn_can_be_drawn(setting: dict, expected: bool) -> None:
    assert is_certain(position(**setting)) == expected


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_it_holds_the_last_turn_with_the_only_cards_that_do(level: str) -> None:
    street = position(**TIGHT)
    assert play_turn(street, level, 1.0)[0] == "discard get-out"
    while street.to_act() != OVER:
        street.apply(street.legal_actions()[-1])
    assert street.winner == HUMANS


@pytest.mark.parametrize(("setting", "right"), [(TIGHT, "discard get-out"), (WIDE, "discard mine")])
def test_the_adviser_is_sure(setting: dict, right: str) -> None:
    street = position(**setting)
    bot = bot_of("zombiaki", ADVISER, 1.0)
    for thought in bot.think(street.censored(HUMANS), HUMANS, Random(1)):
        last = thought
    assert NOTATION.format(last.action) == right
    assert last.chance > 0.99


def test_it_is_looked_for_in_a_question_too() -> None:
    # Both shots are needed: cancelled now or later, one of them is.
    street = position(
        turn="humans", C5="zombie 3", C4="wall 5", B5="zombie 4", hand_zombies="click",
        hand_humans="shot-1 shot-1", left_zombies=1,
    )  # fmt: skip
    street.apply(NOTATION.parse("shoot shot-1 B5 figure"))
    assert street.prompt == CLICKED
    assert win_of(street, street.to_act()) == NOTATION.parse("click")


def test_it_looks_at_no_more_than_it_may_and_speaks_often() -> None:
    for most in (1, 59, 500):
        ending = Ending(position(**WIDE), HUMANS, most)
        looks = [0, *ending.search(())]
        assert ending.positions == looks[-1] <= most
        assert max(b - a for a, b in pairwise(looks)) <= REPORT_EVERY
        assert ending.win is None
