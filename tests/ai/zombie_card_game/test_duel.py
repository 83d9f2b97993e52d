"""Two players left: what both hold is known by counting, and nothing that is won is lost."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombie_card_game.position import position
from zombiegames.ai.levels import bot_of
from zombiegames.ai.zombie_card_game import duel
from zombiegames.ai.zombie_card_game.duel import Duel, is_duel
from zombiegames.core.bot import NO_IDEA, decide
from zombiegames.games.zombie_card_game.actions import NOTATION, Play
from zombiegames.games.zombie_card_game.cards import NAMES, held_of

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.games.zombie_card_game.state import Republic

# -- the rules anew, as they are printed, for two players -------------------------------

Z, WITCH, M, P = 1, 12, 15, 16
Hand = tuple[int, ...]
"""By rank: how many cards."""
Laid = tuple[int, int]
"""Rank and cards of what lies on top."""


def beaten(top: Laid, opening: int, rank: int, size: int) -> bool:
    """ZP-10 to ZP-14: whether some cards answer what lies on top."""
    lying, number = top
    if rank == Z:
        return {P: 4, M: 3}.get(lying, 2) <= size <= 4
    if lying == P:
        return False
    if rank == P:
        return -(-number // (2 if lying == M else 4)) <= size <= opening
    if lying == M:
        return False
    if rank == M:
        return -(-number // 2) <= size <= opening
    return size == number and rank > lying


def sets(hand: Hand) -> list[tuple[int, int, int]]:
    """ZP-03, ZP-04, ZP-06: rank, cards of it and witches of all that could be played."""
    return [
        (rank, naturals, witches)
        for rank, held in enumerate(hand)
        if rank != WITCH
        for naturals in range(1, min(held, 4) + 1)
        for witches in range((min(hand[WITCH], 4 - naturals) if Z < rank < M else 0) + 1)
    ]


def less(hand: Hand, rank: int, naturals: int, witches: int) -> Hand:
    left = list(hand)
    left[rank] -= naturals
    left[WITCH] -= witches
    return tuple(left)


@cache
def first_out(mine: Hand, theirs: Hand, top: Laid | None, opening: int) -> bool:
    """Whether the one to act can be out before the other."""
    return any(
        wins(mine, theirs, top, opening, played)
        for played in [*sets(mine), None]
        if is_legal(top, opening, played)
    )


def is_legal(top: Laid | None, opening: int, played: tuple[int, int, int] | None) -> bool:
    if played is None or top is None:
        return played is not None or top is not None
    return beaten(top, opening, played[0], played[1] + played[2])


def wins(
    mine: Hand, theirs: Hand, top: Laid | None, opening: int, played: tuple[int, int, int] | None
) -> bool:
    """Whether the one to act can be out before the other after a play; None: a pass."""
    if played is None:
        return not leads(theirs, mine)
    left, size = less(mine, *played), played[1] + played[2]
    if not sum(left):
        return True
    if played[0] == Z and size > 1:
        return leads(left, theirs)
    return not first_out(theirs, left, (played[0], size), opening or size)


def leads(mine: Hand, theirs: Hand) -> bool:
    """Whether the one who takes the lead can be out before the other."""
    stuck, other_stuck = (sum(hand) == hand[WITCH] for hand in (mine, theirs))
    if stuck and other_stuck:
        # ZP-05: fewest cards, then clockwise from the one who should have led.
        return sum(mine) <= sum(theirs)
    return not first_out(theirs, mine, None, 0) if stuck else first_out(mine, theirs, None, 0)


# -- the opponents ---------------------------------------------------------------------

NUMBER = 300


def positions(seed: int, number: int = NUMBER) -> list[Republic]:
    """Positions with two left, in which something is to be chosen."""
    rng = Random(seed)
    names = [name for name in NAMES for _ in range(8 if name == "zombie" else 4)]
    found: list[Republic] = []
    while len(found) < number:
        deck = rng.sample(names, 17)
        hands = [" ".join(deck.pop() for _ in range(rng.randint(2, 6))) for _ in range(2)]
        top = rng.choice([(), ("2: 3",), ("2: 4 4",), ("2: mercenary",), ("2: 3 3 3",)])
        try:
            table = position(hands[0], "", hands[1], turn=0, trick=top)
        except ValueError:
            # More cards of a rank than there are.
            continue
        if len(table.legal_actions()) > 1:
            found.append(table)
    return found


def losing(table: Republic) -> tuple[set[Action], set[Action]]:
    """What wins and what loses for seat 0, by the rules anew."""
    mine, theirs = (tuple(held_of(table.hands[seat])) for seat in (0, 2))
    top = (table.rank, table.size) if table.trick else None
    sorts: tuple[set[Action], set[Action]] = (set(), set())
    for action in table.legal_actions():
        played = action[:3] if isinstance(action, Play) else None
        sorts[not wins(mine, theirs, top, table.opening, played)].add(action)
    return sorts


def lost(level: str, tables: list[Republic]) -> int:
    """Count the positions that were won, and are lost by what a level does."""
    number = 0
    for table in tables:
        won, gone = losing(table)
        action = decide(bot_of("zombie_card_game", level, 0.01), table.censored(0), 0, Random(1))
        number += bool(won) and action in gone
    return number


def test_the_rest_of_a_deal_is_solved() -> None:
    both = 0
    for table in positions(1):
        assert is_duel(table)
        won, gone = losing(table)
        found = Duel(table.censored(0), 0)
        assert {action for action in table.legal_actions() if found.wins(action)} == won
        both += bool(won) and bool(gone)
    assert both > NUMBER // 5


@pytest.mark.parametrize("level", ["hard", "expert", "adviser"])
def test_nothing_is_lost_that_was_won(level: str) -> None:
    assert lost(level, positions(2, NUMBER // 3)) == 0


def test_who_errs_loses_some() -> None:
    assert lost("easy", positions(2, NUMBER // 3)) > 0


# Whatever is led but the 7 is answered by the zombies or not at all; they can lead 5 and 9 then.
LED = position("7 10 king ace", "", "zombie zombie 5 9")


@pytest.mark.parametrize("seed", range(4))
def test_the_only_losing_lead_is_not_led(seed: int) -> None:
    bot = bot_of("zombie_card_game", "hard", 0.01)
    *_, thought = bot.think(LED.censored(0), 0, Random(seed))
    assert NOTATION.format(thought.action) != "play 7 1 0"
    assert NOTATION.parse("play 7 1 0") in losing(LED)[1]
    # The second best is told too, and never thought to be better.
    assert thought.rival is not None
    assert thought.chance >= thought.rival_chance > NO_IDEA


def test_who_does_not_look_leads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "MOST", 0)
    bot = bot_of("zombie_card_game", "hard", 0.01)
    assert NOTATION.format(decide(bot, LED.censored(0), 0, Random(1))) == "play 7 1 0"


def test_what_is_lost_is_thought_about_all_the_same() -> None:
    table = position("3 4 5 6", "", "ace ace", turn=0)
    won, gone = losing(table)
    assert (len(won), len(gone)) == (0, 4)
    *_, thought = bot_of("zombie_card_game", "hard", 0.01).think(table.censored(0), 0, Random(1))
    assert thought.effort > 1


def test_the_look_is_given_up_where_it_would_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "MOST", 5)
    found = Duel(LED.censored(0), 0)
    with pytest.raises(duel.TooLongError):
        list(map(found.wins, LED.legal_actions()))
    assert found.positions <= duel.MOST
