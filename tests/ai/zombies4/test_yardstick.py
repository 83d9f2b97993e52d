"""The yardstick: what it does where one can tell what is right, and how it fares."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import TYPE_CHECKING

import pytest

from scripts.arena import seatings
from scripts.yardsticks.zombies4 import CabinRunner
from tests.games.zombies4.board import CABIN_MAP, Board, board
from zombiegames.core.bot import RandomBot, decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import INFO
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.tiles import SQUARE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

pytestmark = pytest.mark.whole


def choice(b: Board) -> str:
    """What the opponent does for the seat that is asked, from its view alone."""
    seat = b.state.to_act()
    action = decide(CabinRunner(), b.state.censored(seat), seat, Random(1))
    assert b.state.why_not(action) is None
    return NOTATION.format(action)


def test_it_casts_the_spell_whenever_it_can() -> None:
    assert choice(board(tiles=CABIN_MAP, pawns=("cabin-4",), step="roll")) == "cast"
    assert choice(board(tiles=CABIN_MAP, pawns=("cabin-4",), step="move", steps=3)) == "cast"


def test_it_walks_into_the_free_cabin() -> None:
    b = board(tiles=CABIN_MAP, pawns=("cabin-8",), step="move", steps=2)
    b.do(choice(b)).do(choice(b))
    assert b.at(0) == "cabin-4"


def test_it_lays_a_page_down_in_its_turn() -> None:
    assert choice(board(step="roll", hands=("trees-alive portal", ""))) == "play trees-alive"


def test_it_spends_bullets_rather_than_die() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3, health=(1,), bullets=(4,))
    b.do("step f09-2", "roll", "die 1")
    assert choice(b) == "shoot"


def test_it_throws_the_caster_out_before_the_roll() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4", "bridge-8"),
        fronts=("here-doggie trees-alive not-right", "return-to-sender"),
        step="roll",
    )
    b.do("cast")
    assert choice(b).startswith("use-to return-to-sender 0")


def test_it_cancels_what_is_aimed_at_it() -> None:
    b = board(hands=("lost-in-the-woods", "didnt-happen"))
    b.do("play-on lost-in-the-woods 1")
    assert choice(b) == "cancel"


def test_it_fires_the_gun_for_the_last_trophies() -> None:
    b = board(step="window", fronts=("", "tranquilizer-gun"), dogs="f09-1 f09-1", trophies=(0, 23))
    assert choice(b) == "use-at tranquilizer-gun f09-1"


def returns_of(seats: Sequence[str], seed: str, preset: str) -> tuple[float, ...]:
    """Play one game between the yardstick and chance."""
    state = INFO.new(len(seats), INFO.complete(INFO.presets[preset]))
    bots = [CabinRunner() if seat == "greedy" else RandomBot() for seat in seats]
    nature = Random(f"{seed}/nature")
    rngs = [Random(f"{seed}/{seat}/{name}") for seat, name in enumerate(seats)]
    while (seat := state.to_act()) != OVER:
        if seat == NATURE:
            state.apply(state.sample_chance(nature))
        else:
            state.apply(decide(bots[seat], state.censored(seat), seat, rngs[seat]))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.returns


@pytest.mark.parametrize("preset", ["printed", "quick"])
def test_it_wins_twice_its_fair_share_against_chance(preset: str) -> None:
    levels = ["greedy", "random", "random"]
    tables = seatings(levels)
    games, wins = 6, 0.0
    for number in range(games):
        seats = tables[number % 3]
        wins += returns_of(seats, f"suite/{number}", preset)[seats.index("greedy")]
    assert wins / games >= 2 / 3


def test_it_decides_in_time_on_the_fullest_map() -> None:
    # B16: a hundred dogs, six seats, six dogs to move; a pawn with six steps among them.
    tiles = "f09 0 -1 / f10 0 -2 / f08 0 -3 / f07 0 -4 / f06 0 -5 / f05 0 -6 / cabin 1 -3"
    squares = [s for s in SQUARE_NAMES if s[:3] in ("f05", "f06", "f07", "f08", "f09", "f10")]
    dogs = " ".join([*squares[:50], *squares[:50]])
    words = {
        "players": 6,
        "tiles": tiles,
        "dogs": dogs,
        "pawns": ("f09-8", "f08-1", "f07-1", "f06-1", "f10-1", "bridge-8"),
        "hands": ("talk-to-the-hand clair-warlock bad-zombie", *[""] * 5),
    }
    for step, fields in (("pick", {"running": 6}), ("move", {"steps": 6}), ("roll", {})):
        b = board(step=step, **words, **fields)
        assert b.state.pack == 100
        start = process_time()
        choice(b)
        assert process_time() - start < 1.0
