"""Positions with one right answer, which Hard must find with few playouts."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import CABIN_MAP, Board, board
from zombiegames.ai.levels import bot_of
from zombiegames.core.bot import decide
from zombiegames.games.zombies4.actions import NOTATION

SCALE = 0.05
FOUR_PAGES = "here-doggie trees-alive not-right twist-of-fate"


def answers(b: Board, level: str = "hard", seeds: int = 3) -> set[str]:
    """What a level does for the seat that is asked, with several dice."""
    seat = b.state.to_act()
    view = b.state.censored(seat)
    found = set()
    for seed in range(seeds):
        action = decide(bot_of("zombies4", level, SCALE), view, seat, Random(seed))
        assert b.state.why_not(action) is None
        found.add(NOTATION.format(action))
    return found


def may_miss(b: Board, right: str) -> bool:
    """Whether chance would not always find the answer: else the position asks nothing."""
    found = answers(b, "random", 30)
    return any(not text.startswith(right) for text in found)


def test_it_wins_in_one_by_the_spell() -> None:
    # Five pages in play: any roll casts the spell; walking on gives nothing.
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4", "f10-5"),
        fronts=(FOUR_PAGES + " return-to-sender", ""),
        step="move",
        steps=4,
    )
    assert may_miss(b, "cast")
    assert answers(b) == {"cast"}
    assert answers(b, "easy", 10) == {"cast"}


def test_it_wins_in_one_by_the_gun() -> None:
    # Two trophies are lacking, and two dogs sit on one square only; the other shot wins nothing.
    b = board(
        tiles=CABIN_MAP,
        pawns=("f09-5", "f10-5"),
        fronts=("tranquilizer-gun", ""),
        trophies=(23, 0),
        dogs="f10-9 f10-9 f07-1 f09-2",
        step="move",
        steps=3,
    )
    right = "use-at tranquilizer-gun f10-9"
    assert may_miss(b, right)
    assert answers(b) == {right}
    assert answers(b, "easy", 10) == {right}


@pytest.mark.parametrize(
    ("pawn", "card"), [("cabin-8", "talk-to-the-hand"), ("f10-5", "clair-warlock")]
)
def test_it_saves_itself_before_the_roll(pawn: str, card: str) -> None:
    # The other one casts with four pages: five rolls of six win. Only a card that takes the
    # caster out of the Cabin breaks the spell; Dog Repellent and Fully Loaded do not.
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4", pawn),
        fronts=(FOUR_PAGES, ""),
        hands=("", f"dog-repellent {card} fully-loaded"),
        step="roll",
    )
    b.do("cast")
    assert b.asked == (1, "window")
    assert may_miss(b, f"play-to {card} 0")
    assert all(text.startswith(f"play-to {card} 0") for text in answers(b))


def test_it_runs_the_dog_onto_the_casters_floor() -> None:
    # The other one stands inside with four pages and nobody to fight. Only the dog before the
    # door reaches the floor this turn.
    b = board(
        tiles=CABIN_MAP,
        pawns=("bridge-8", "cabin-4"),
        fronts=("", FOUR_PAGES),
        dogs="cabin-7 f07-1 f10-5 f09-8",
        step="pick",
        running=1,
    )
    assert may_miss(b, "pick-dog cabin-7")
    assert answers(b) == {"pick-dog cabin-7"}
    b.do("pick-dog cabin-7")
    assert answers(b) <= {"run-dog cabin-4", "run-dog cabin-1", "run-dog cabin-5"}


def test_it_walks_into_the_free_cabin_rather_than_to_tokens() -> None:
    # Two steps reach the floor with three pages: four rolls of six win at once. The bullet and
    # the dogs beside the way win nothing now.
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-8", "bridge-8"),
        fronts=("here-doggie trees-alive not-right", ""),
        dogs="f09-2 f09-2",
        bullet_tokens="f09-3",
        step="move",
        steps=2,
    )
    assert may_miss(b, "step cabin-7")
    assert answers(b) == {"step cabin-7"}


def test_it_spends_all_bullets_rather_than_lose_what_it_has() -> None:
    # Half a heart is left: to suffer is to die, and to lose three pages, the Spear and half of
    # twenty trophies. Four bullets save all that.
    b = board(
        tiles=CABIN_MAP,
        pawns=("f09-5", "bridge-8"),
        fronts=("here-doggie trees-alive not-right sickle", ""),
        dogs="f09-2",
        steps=3,
        health=(1,),
        bullets=(5,),
        trophies=(20, 4),
    )
    b.do("step f09-2", "roll", "die 1")
    assert may_miss(b, "shoot")
    assert answers(b) == {"shoot"}


def test_it_keeps_four_bullets_while_it_is_healthy() -> None:
    # Another roll costs half a heart and, on average, a little more than one bullet; not four.
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3, health=(8,), bullets=(4,))
    b.do("step f09-2", "roll", "die 1")
    assert may_miss(b, "suffer")
    assert answers(b) == {"suffer"}


def test_it_takes_the_heart_and_leaves_the_pack_alone() -> None:
    # One half heart, no bullets, twenty trophies: every fight is three chances in four to die.
    b = board(
        tiles=CABIN_MAP,
        pawns=("f09-5", "bridge-8"),
        health=(1, 6),
        bullets=(0, 3),
        trophies=(20, 3),
        fronts=("here-doggie trees-alive not-right", ""),
        dogs="f09-2 f09-2 f09-4 f09-6",
        hearts="f09-8",
        step="move",
        steps=1,
    )
    assert may_miss(b, "step f09-8")
    assert answers(b) == {"step f09-8"}


@pytest.mark.parametrize("leader", [1, 2, 3])
def test_it_hinders_the_leader_wherever_that_one_sits(leader: int) -> None:
    # One opponent is at the Cabin's door with pages and twenty-two trophies, the others have
    # nothing: both cards hinder anybody, and the seat next to oneself is the first on the list.
    trophies, fronts = [3, 4, 4, 4], ["", "", "", ""]
    pawns = ["bridge-8", "f10-5", "f10-6", "f10-2"]
    trophies[leader], fronts[leader], pawns[leader] = 22, "here-doggie trees-alive", "cabin-7"
    b = board(
        players=4,
        tiles=CABIN_MAP,
        pawns=pawns,
        trophies=trophies,
        fronts=fronts,
        hands=("clair-warlock lost-in-the-woods", "", "", ""),
        step="roll",
    )
    for text in answers(b):
        verb, _, target, *_ = text.split()
        assert verb in ("play-to", "play-on")
        assert int(target) == leader
