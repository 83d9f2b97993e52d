"""The short form of positions: it follows the rules, and its judgements make sense."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from scripts.yardsticks.zombiegeddon import Forager
from tests.games.zombiegeddon.position import position
from zombiegames.ai.levels import bot_of
from zombiegames.ai.zombiegeddon.ground import Ground
from zombiegames.ai.zombiegeddon.habits import Playout
from zombiegames.ai.zombiegeddon.judge import Outlook
from zombiegames.ai.zombiegeddon.search import Tree
from zombiegames.core.bot import decide
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, PASS, REMOVALS, STEPS
from zombiegames.games.zombiegeddon.count import provision_points, score
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import ACT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.ai.zombiegeddon.ground import Move
    from zombiegames.core.action import Action


def turns(players: int, board: str, seed: int) -> Iterator[Wasteland]:
    """Some positions of a game, half of it played at random, in which a turn goes on."""
    info = GAMES["zombiegeddon"]
    land = info.new(players, info.complete({"board": board}))
    assert isinstance(land, Wasteland)
    rng = Random(seed)
    forager = Forager()
    while (seat := land.to_act()) != OVER:
        if seat < 0:
            land.apply(land.sample_chance(rng))
            continue
        if land.prompt == ACT and (land.passing >= 0 or rng.random() < 0.3):
            yield land
        if rng.random() < 0.5:
            land.apply(decide(forager, land.censored(seat), seat, rng))
        else:
            land.apply(rng.choice(land.legal_actions()))


def actions_of(land: Wasteland, move: Move) -> list[Action]:
    """What a move is in the rules: one action or two."""
    cell = land.board.cell_at
    if not move.origin:
        return [PASS]
    if not move.to:
        return [REMOVALS[cell[move.origin]]]
    first = STEPS[cell[move.origin]][cell[move.to]]
    return [first, STEPS[cell[move.to]][cell[move.on]]] if move.on else [first]


@pytest.mark.whole
@pytest.mark.parametrize(("players", "board"), [(2, "hex"), (3, "square"), (4, "hex")])
def test_moves_are_those_of_the_rules(players: int, board: str) -> None:
    compared = through = 0
    for land in turns(players, board, players):
        ground = Ground(land)
        moves = ground.onward() if land.passing >= 0 else ground.moves(ground.root)
        legal = land.legal_actions()
        begun = set()
        for move in moves:
            world = land.clone()
            for action in actions_of(land, move):
                assert world.why_not(action) is None
                world.apply(action)
            begun.add(actions_of(land, move)[0])
            if world.prompt == ACT and world.half == land.half:
                assert Ground(world).root == move.scene
                compared += 1
                through += bool(move.on)
        assert begun <= set(legal)
        assert {action for action in legal if action.kind == "step"} <= begun
    assert compared > 200
    assert through > 2


def test_a_pawn_that_cannot_step_may_be_removed_for_its_weapon() -> None:
    """The only win: without the weapon under the stuck pawn nobody enters the enemy."""
    land = position(
        half=2, C5="weapon + pawn 0", J4="food-1 + pawn 0", I4="enemy-8", H4="food-1 + pawn 1",
        pile_1="enemy-6 weapon",
    )  # fmt: skip
    ground = Ground(land)
    removals = [move for move in ground.moves(ground.root) if not move.to]
    assert [actions_of(land, move) for move in removals] == [[REMOVALS[CELL_NAMES.index("C5")]]]
    action = decide(bot_of("zombiegeddon", "hard", 0.02), land.censored(0), 0, Random(1))
    assert action == REMOVALS[CELL_NAMES.index("C5")]


def test_playouts_lose_and_double_nothing() -> None:
    """What vanishes from the board or has a pawn on it at the end is counted exactly once."""
    for number, land in enumerate(turns(2, "hex", 7)):
        ground = Ground(land)
        end = Playout(ground).run(ground.root, Random(number), 400)
        before, after = ground.root[2] & ground.ordinary, end[2] & ground.ordinary
        assert end[3] & ~after == 0
        taken = [land.discs[cell] for cell in land.board.cells(before & ~after | end[3])]
        all_of = score([disc for pile in land.piles for disc in pile] + taken, 0)
        types = [[hand[4] >> 4 * n & 15 for n in range(4)] for hand in end[4]]
        assert tuple(map(sum, zip(*types, strict=True))) == all_of.provisions
        provisions = sum(provision_points(n) for counts in types for n in counts)
        assert sum(hand[3] for hand in end[4]) - provisions == all_of.food + all_of.enemies


@pytest.mark.parametrize("half", [1, 2])
def test_more_is_judged_better(half: int) -> None:
    """Points, weapons, deliveries and ways on are worth something to who has them."""
    plain = {
        "B7": "food-1 + pawn 0", "C7": "food-1", "D7": "food-1", "E7": "food-1", "F7": "food-1",
        "G7": "food-1", "H7": "food-1", "I7": "enemy-3", "J7": "food-1 + pawn 1",
    }  # fmt: skip
    shelter = "G2" if half == 1 else "B2"
    better = (
        {**plain, "pile_0": "food-3"},
        {**plain, "pile_0": "weapon"},
        {**plain, shelter: "token 0"},
        {**plain, "A7": "food-1"},
    )

    def share(things: dict[str, str]) -> float:
        land = position(half=half, **things)
        tree = Tree(land)
        return tree.shares(tree.ground.root)[0]

    for things in better:
        assert share(things) > share(plain)


def test_shares_sum_to_one_and_the_end_is_exact() -> None:
    for number, land in enumerate(turns(3, "hex", 3)):
        tree = Tree(land)
        assert sum(tree.shares(tree.ground.root)) == pytest.approx(1)
        if number == 40:
            break
    land = position(
        half=2, B3="food-1 + pawn 0", L6="food-2 + pawn 1", pile_0="food-3", K2="token 1",
        J6="barricade",
    )  # fmt: skip
    tree = Tree(land)
    scores, over = Outlook(tree.ground).scores(tree.ground.root)
    assert over
    assert scores == [4, 7]
    assert tree.shares(tree.ground.root) == [0, 1]
