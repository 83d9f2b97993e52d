"""What the search looks at, how it judges, and how often it speaks."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.ai.zombiaki.test_set_positions import BARRIER, ONE_CARD
from tests.games.zombiaki.position import position
from zombiegames.ai.allowance import Allowance
from zombiegames.ai.levels import bot_of
from zombiegames.ai.zombiaki import search, turn_of
from zombiegames.ai.zombiaki.habits import as_it_is, candidates, quick_turns
from zombiegames.ai.zombiaki.judge import SURE, chance, outlook
from zombiegames.ai.zombiaki.search import Planner
from zombiegames.core.bot import decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games import GAMES
from zombiegames.games.zombiaki.actions import NOTATION
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES
from zombiegames.games.zombiaki.state import Street
from zombiegames.games.zombiaki.terms import DISCARD, PLAY

if TYPE_CHECKING:
    from collections.abc import Iterator


def streets(preset: str, games: int) -> Iterator[Street]:
    """Positions of games played at random, in which the barricade is often near."""
    info = GAMES["zombiaki"]
    rng = Random(preset)
    for _ in range(games):
        street = info.new(2, info.complete(info.presets[preset]))
        assert isinstance(street, Street)
        while street.to_act() != OVER:
            if street.to_act() == NATURE:
                street.apply(street.sample_chance(rng))
                continue
            yield street
            street.apply(rng.choice(street.legal_actions()))


@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_pruning_leaves_legal_actions_and_every_win(preset: str) -> None:
    wins = fewer = 0
    for street in streets(preset, 60):
        legal = street.legal_actions()
        kept = candidates(street)
        assert kept
        assert len(set(kept)) == len(kept)
        assert set(kept) <= set(legal)
        fewer += len(kept) < len(legal)
        won = set()
        for action in legal:
            world = street.clone()
            world.apply(action)
            if world.winner == street.to_act():
                won.add(action)
        wins += bool(won)
        assert not won or won & set(kept)
    assert wins > 5
    assert fewer > 20


@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_pruning_leaves_what_saves(preset: str) -> None:
    # Where the zombies would cross, and one card prevents it, such a card is left.
    saves = 0
    for street in streets(preset, 150):
        if street.prompt != PLAY or street.seat != HUMANS or as_it_is(street) < SURE:
            continue
        saving = set()
        for action in street.legal_actions():
            world = street.clone()
            world.apply(action)
            if world.prompt == PLAY and world.actor == HUMANS and as_it_is(world) < SURE:
                saving.add(action)
        saves += bool(saving)
        assert not saving or saving & set(candidates(street))
    assert saves > 5


def test_the_flamethrower_wastes_nothing() -> None:
    street = position(
        turn="humans", A3="zombie 2", B3="zombie 4 shield", hand_humans="flamethrower"
    )
    found = {NOTATION.format(action) for action in candidates(street)}
    splits = {"2,1,1", "2,1,0", "2,0,0", "0,1,1", "0,1,0", "0,0,1"}
    assert found == {f"flame {split}" for split in splits} | {"end-turn"}


def test_nets_are_as_wide_as_can_be() -> None:
    street = position(turn="humans", A3="zombie 2", B3="zombie 4", C3="zombie 3", hand_humans="net")
    found = {NOTATION.format(action) for action in candidates(street)}
    assert found == {"throw-net A3,B3", "throw-net C3", "end-turn"}


@pytest.mark.parametrize("square", ["B2", "B3", "B4"])
def test_a_zombie_is_good_for_the_zombies(square: str) -> None:
    empty = position(turn="humans", hand_humans="shot-1", left_zombies=20)
    walked = position(turn="humans", hand_humans="shot-1", left_zombies=20, **{square: "zombie 4"})
    assert outlook(walked) > outlook(empty)


def test_a_zombie_near_the_barricade_is_better() -> None:
    far, near = (
        position(turn="humans", hand_humans="shot-1", left_zombies=20, **{square: "zombie 4"})
        for square in ("B2", "B5")
    )
    assert outlook(near) > outlook(far)


def test_shares_rise_with_the_odds() -> None:
    shares = [chance(odds) for odds in (-SURE, -2.0, 0.0, 2.0, SURE)]
    assert shares == sorted(shares)
    assert shares[2] == 0.5
    assert shares[0] < 0.001
    assert shares[-1] > 0.999


def test_a_game_that_is_over_is_sure() -> None:
    street = position(turn="zombies", C5="zombie 2", hand_zombies="hunger")
    street.apply(NOTATION.parse("play-at hunger C5"))
    assert outlook(street) == SURE
    street = position(turn="humans", left_zombies=1)
    street.apply(NOTATION.parse("end-turn"))
    assert outlook(street) == -SURE


@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_quick_play_ends_turns(preset: str) -> None:
    rng = Random(3)
    for number, street in enumerate(streets(preset, 20)):
        if number % 7:
            continue
        world = street.censored(street.to_act()).determinized(street.to_act(), rng)
        quick_turns(world, 1)
        if world.to_act() != OVER:
            assert world.seat != street.seat
            assert world.prompt in (DISCARD, PLAY)


def test_thoughts_come_often(monkeypatch: pytest.MonkeyPatch) -> None:
    # Between two thoughts lie few positions and few worlds; a caller can stop at any of them.
    nodes = worlds = 0
    known, tried = search.outlook, Planner._result

    def count_node(street: Street) -> float:
        nonlocal nodes
        nodes += 1
        return known(street)

    def count_world(*given: object) -> float:
        nonlocal worlds
        worlds += 1
        return tried(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "outlook", count_node)
    monkeypatch.setattr(Planner, "_result", count_world)
    street = position(
        turn="humans", step="discard", A3="zombie 3", B4="zombie 4", C2="zombie 2", C3="dog",
        hand_humans="petrol flamethrower shot-1 net",
    )  # fmt: skip
    bot = Planner(Allowance(300, 900, turn_of))
    thoughts = 0
    for _ in bot.think(street.censored(HUMANS), HUMANS, Random(1)):
        assert nodes <= search.REPORT_NODES + worlds
        assert worlds <= search.REPORT_EVERY
        nodes = worlds = 0
        thoughts += 1
    assert thoughts > 10


def test_it_spends_what_it_is_granted() -> None:
    street = position(turn="zombies", A3="zombie 3", hand_zombies="zombie-3 shield claws")
    bot = Planner(Allowance(100, 250, turn_of))
    efforts = []
    for _ in range(4):
        for thought in bot.think(street.censored(ZOMBIES), ZOMBIES, Random(1)):
            last = thought
        efforts.append(last.effort)
    # Two whole decisions, half a one, then a tenth.
    assert efforts[0] == efforts[1] > efforts[2] > efforts[3] > 0


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_one_iteration_is_enough(level: str) -> None:
    street = position(turn="zombies", C5="zombie 2", hand_zombies="hunger zombie-3")
    bot = bot_of("zombiaki", level, 1e-6)
    for thought in bot.think(street.censored(ZOMBIES), ZOMBIES, Random(1)):
        last = thought
    # Even then it takes a win in one.
    assert NOTATION.format(last.action) == "play-at hunger C5"


@pytest.mark.parametrize(
    ("setting", "right"), [(BARRIER, "play-at barrier C1"), (ONE_CARD, "play back-off")]
)
def test_who_errs_hardly_errs_where_all_else_loses(setting: dict[str, str], right: str) -> None:
    street = position(**setting)
    found = [
        decide(Planner(Allowance(20), 0.15), street.censored(HUMANS), HUMANS, Random(seed))
        for seed in range(30)
    ]
    assert found.count(NOTATION.parse(right)) > 24
