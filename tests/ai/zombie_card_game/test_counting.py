"""In playouts seats may count leads, as the yardstick does."""

from __future__ import annotations

from random import Random

from scripts.yardsticks.zombie_card_game import Candidate
from tests.games.zombie_card_game.position import position
from zombiegames.ai.zombie_card_game.counting import answers, leads
from zombiegames.ai.zombie_card_game.habits import (
    FILLED,
    HIRED,
    HORDE,
    LOWEST,
    MERCENARY_ROW,
    PRESIDENT_ROW,
    RULED,
    SPLIT,
    ZOMBIE_ROW,
    play_out,
)
from zombiegames.ai.zombie_card_game.worlds import Worlds, table_of
from zombiegames.core.bot import decide
from zombiegames.games.zombie_card_game.actions import NOTATION
from zombiegames.games.zombie_card_game.state import Republic

FAR, NEAR = 4, 0
"""How near the shortest hand is to its end."""


def first_out(table: Republic, counters: int, world: int) -> int:
    worlds = Worlds(table, 0)
    hands = worlds.counted(worlds.sample(Random(world)))
    return play_out(table_of(table), hands, 0, None, counters)[0]


def test_only_the_seats_named_play_differently() -> None:
    table = position(
        "3 4 6 6 9 jack king ace president zombie zombie witch",
        "3 5 7 7 8 10 jack witch",
        "2 2 5 9 9 10 king ace mercenary",
    ).censored(0)
    usual = [first_out(table, 0, world) for world in range(60)]
    assert [first_out(table, 1 << 3, world) for world in range(60)] == usual
    for seat in range(3):
        assert [first_out(table, 1 << seat, world) for world in range(60)] != usual


def test_what_it_likes_is_what_the_yardstick_likes() -> None:
    rows = answers(1, FAR)
    # A low card is rather laid down than a high one; a set is not split for nothing.
    assert rows[LOWEST][5] > rows[LOWEST][10] > 0
    assert rows[SPLIT][5] < rows[LOWEST][5]
    assert rows[FILLED][5] < rows[LOWEST][5]
    # Whoever is about to go out is worth a special card.
    for sort in (HIRED, RULED, HORDE):
        assert answers(1, NEAR)[sort][0] > rows[sort][0]


def test_leads_are_worth_what_the_hand_loses() -> None:
    rows = leads()
    table = position("3 9 9 king", "jack jack 5 6", "8 ace")
    chosen = decide(Candidate(), table, 0, Random(1))
    held = {3: 1, 9: 2, 13: 1}
    best = max(held, key=lambda rank: rows[held[rank]][rank])
    assert NOTATION.format(chosen) == f"play {best} {held[best]} 0"
    # The only zombie is a burden; one of three is none, one of two leaves another alone.
    zombie = rows[ZOMBIE_ROW]
    assert zombie[2] < zombie[3]
    assert zombie[1] > zombie[2]
    # A Mercenary is worth less to keep than a President.
    assert rows[PRESIDENT_ROW][1] < rows[MERCENARY_ROW][1]
