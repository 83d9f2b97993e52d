"""The small parts of the core: digests, grids, TOML, bots, tools."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from tests.toy import TOY, Played, Toy
from zombiegames.core.bot import RandomBot, decide
from zombiegames.core.cards import hidden, is_order_of, stable_digest
from zombiegames.core.notation import Int, Many, Names, NotationError, Words
from zombiegames.core.protocol import EVERYONE, HIDDEN, NATURE, Entry
from zombiegames.core.toml import TomlError, read_toml, write_toml


def test_a_digest_is_the_same_in_every_process() -> None:
    expected = stable_digest([1, [2, 3]], "x", None, True)
    code = (
        "from zombiegames.core.cards import stable_digest as d;"
        "print(d((1, (2, 3)), 'x', None, True))"
    )
    for seed in ("0", "1"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        )
        assert int(run.stdout) == expected


@pytest.mark.parametrize(
    ("one", "other"), [((1, 2), (12,)), (([1], []), ([], [1])), ((0,), (False,)), ((), (None,))]
)
def test_digests_tell_positions_apart(one: tuple, other: tuple) -> None:
    assert stable_digest(*one) != stable_digest(*other)


def test_orders() -> None:
    assert is_order_of((3, 1, 2), [1, 2, 3])
    assert not is_order_of((3, 1, 1), [1, 2, 3])
    assert not is_order_of([3, 1, 2], [1, 2, 3])
    assert not is_order_of((1.0, 2, 3), [1, 2, 3])
    assert hidden([4, 5]) == [HIDDEN, HIDDEN]


def test_toml_reads_what_it_writes() -> None:
    document = {"name": 'é "quoted" \\ 漢', "list": [1, 2], "table": {"on": True}}
    assert read_toml(write_toml(document)) == document
    for wrong in ("x", "a = 1\na = 2", "a = " + "[" * 50_000):
        with pytest.raises(TomlError):
            read_toml(wrong)


@pytest.mark.parametrize(
    ("codec", "value", "word"),
    [
        (Int(), -12, "-12"),
        (Names(("a", "b-c")), 1, "b-c"),
        (Names(("a",)), -1, "-"),
        (Words(("up", "down")), "up", "up"),
        (Many(Int()), (), "."),
        (Many(Int()), (1, 2), "1,2"),
    ],
)
def test_codecs_round_trip(codec, value, word) -> None:
    assert codec.write(value) == word
    assert codec.read(word) == value


@pytest.mark.parametrize(
    ("codec", "value"),
    [
        (Int(), True),
        (Int(), 1.0),
        (Int(), "1"),
        (Names(("a",)), 1),
        (Names(("a",)), -2),
        (Words(("up",)), "left"),
        (Many(Int()), [1]),
        (Many(Int()), (1, "x")),
    ],
)
def test_codecs_refuse_other_values(codec, value) -> None:
    with pytest.raises(NotationError):
        codec.write(value)


@pytest.mark.parametrize(
    ("codec", "word"),
    [(Int(), "1" * 30), (Names(("a",)), "b"), (Many(Int(), most=2), "1,2,3"), (Many(Int()), "")],
)
def test_codecs_refuse_other_words(codec, word) -> None:
    with pytest.raises(NotationError):
        codec.read(word)


def test_an_entry_tells_each_seat_its_own() -> None:
    entry = Entry(Played(1, 5), 1 << 1, Played(1, HIDDEN), 0)
    assert entry.for_seat(1) == Played(1, 5)
    assert entry.for_seat(0) == Played(1, HIDDEN)
    assert entry.for_seat(None) == Played(1, HIDDEN)
    assert Entry(Played(1, 5), EVERYONE, None, 0).for_seat(None) == Played(1, 5)
    assert Entry(Played(1, 5), 1, None, 0).for_seat(1) is None


def test_a_random_bot_is_legal() -> None:
    state = Toy(2)
    state.apply(state.sample_chance(Random(1)))
    assert state.to_act() != NATURE
    for seed in range(20):
        action = decide(RandomBot(), state.censored(0), 0, Random(seed))
        assert state.why_not(action) is None


def test_game_info_completes_options() -> None:
    assert dict(TOY.complete(None)) == {}
    with pytest.raises(ValueError, match="unknown option hats"):
        TOY.complete({"hats": 1})
