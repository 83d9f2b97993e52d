"""The arena: balanced seats, the same dice for all, a test that stops when it knows."""

from __future__ import annotations

from itertools import count

import pytest

from scripts import arena


def test_every_level_sits_on_every_seat_equally_often() -> None:
    seats = arena.seatings(["hard", "normal", "easy"])
    for seat in range(3):
        assert sorted(levels[seat] for levels in seats) == ["easy", "hard", "normal"]
    assert arena.seatings(["a", "b", "c"]) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_the_interval_is_wilsons() -> None:
    low, high = arena.wilson(90, 100)
    assert 0.82 < low < 0.9 < high < 0.95
    assert arena.wilson(0, 0) == (0.0, 1.0)
    assert not str(arena.wilson(0, 20)[0]).startswith("-")
    assert arena.wilson(20, 20)[1] == 1.0


@pytest.mark.parametrize(
    ("wins", "games", "said"),
    [
        (70, 100, None),
        (80, 100, True),
        (55, 100, False),
        (0, 0, None),
        (140, 200, True),
        (9, 9, None),
        (20, 20, True),
    ],
)
def test_the_sequential_test_says_yes_no_or_not_yet(
    wins: float, games: int, said: bool | None
) -> None:
    assert arena.verdict(wins, games, 0.7, 0.1) is said


def test_the_same_seed_plays_the_same_game() -> None:
    once, again = (arena.play("zombiaki", ("greedy", "random"), "s") for _ in range(2))
    assert (once.returns, once.actions) == (again.returns, again.actions)
    assert once.state.digest() == again.state.digest()


def test_a_clock_stops_a_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(arena, "process_time", lambda: float(next(ticks)))
    free = arena.play("zombanimaux", ("hard", "random"), "s", scale=0.05)
    held = arena.play("zombanimaux", ("hard", "random"), "s", scale=0.05, clock=True)

    def most(game: arena.Game) -> int:
        return max(d.effort for d in game.decisions if d.seat == 0)

    assert most(held) < most(free)


def test_the_arena_prints_a_line_a_level_and_stops_early(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arena.main(["zombiaki", "greedy", "random", "60", "--bar", "0.6"]) == 0
    said = capsys.readouterr().out
    assert "| greedy |" in said
    assert "| random |" in said
    assert "bar 60.0% against 50.0%: reached" in said
    assert "60 games" not in said
