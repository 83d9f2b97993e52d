"""Let opponents play each other, seats balanced, and count who wins.

    python3 scripts/arena.py zombiaki hard normal 200 --scale 0.1 --bar 0.7
    python3 scripts/arena.py zombies4 hard normal normal normal 200 --scale 0.05 --bar 0.375
    python3 scripts/arena.py zombiaki expert expert 20 --clock
    python3 scripts/arena.py zombiaki easy greedy 200

Levels are those of the game, ``random``, and ``greedy``: the game's yardstick. Every level sits on
each seat equally often, and every round of the seats gets the same dice and shuffles. Prints a
table: the share of wins of each level with a 95 % confidence interval (Wilson), the share by seat,
the time of a decision (processor time of this process; decisions with one legal action do not
count) and the worlds looked at in a second.

With ``--bar`` a sequential test (Wald) decides about the first level and ends the arena early:
does it win the bar, or at most the bar less ``--margin``? Either mistake has a chance of 5 %.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import defaultdict
from contextlib import ExitStack
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.yardsticks import yardstick  # noqa: E402
from zombiegames.ai.levels import bot_of, clock_of  # noqa: E402
from zombiegames.core.protocol import NATURE, OVER, State  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zombiegames.ai.allowance import Allowance
    from zombiegames.core.action import Action
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat

MISTAKE = 0.05
"""Chance that the sequential test says yes to the lower share, or no to the bar."""

YARDSTICK = "greedy"
"""What the yardstick of a game is called here, beside the levels."""

UNCLOCKED = frozenset({"random", YARDSTICK})
"""Opponents without a clock of their own."""


class Decision(NamedTuple):
    """What one decision took."""

    seat: int
    seconds: float
    """Processor time."""
    effort: int
    """Worlds, playouts or positions looked at."""


class Game(NamedTuple):
    """One game played."""

    levels: tuple[str, ...]
    """Per seat."""
    returns: tuple[float, ...]
    ranks: tuple[int, ...]
    actions: int
    """Decisions of all seats."""
    decisions: tuple[Decision, ...]
    """Those in which there was a choice."""
    state: State


def opponent(game: str, level: str, scale: float = 1.0) -> Bot:
    """Make the opponent of a level, or the yardstick of a game."""
    return yardstick(game) if level == YARDSTICK else bot_of(game, level, scale)


def seatings(levels: Sequence[str]) -> list[tuple[str, ...]]:
    """All turns of the table: each level sits on each seat equally often."""
    return [tuple(levels[i:]) + tuple(levels[:i]) for i in range(len(levels))]


def decide(
    bot: Bot, view: State, seat: Seat, rng: Random, clock: Allowance | None
) -> tuple[Action, int]:
    """Let a bot think, to its end or until its time is up; its last word and its effort."""
    start = process_time()
    limit = clock.grant(view, seat) if clock else float("inf")
    last = None
    for thought in bot.think(view, seat, rng):
        last = thought
        if process_time() - start >= limit:
            break
    assert last is not None, f"{bot!r} had no thought"
    if clock:
        clock.spend(view, process_time() - start)
    return last.action, last.effort


def play(
    game: str,
    levels: Sequence[str],
    seed: str,
    *,
    preset: str | None = None,
    scale: float = 1.0,
    clock: bool = False,
) -> Game:
    """Play one game between levels, one a seat.

    Args:
        scale: share of the usual iterations.
        clock: whether the time limits of the levels hold, too.
    """
    info = GAMES[game]
    options = info.complete(info.presets[preset or next(iter(info.presets))])
    state = info.new(len(levels), options)
    bots = [opponent(game, level, scale) for level in levels]
    clocks = [
        clock_of(game, level) if clock and level not in UNCLOCKED else None for level in levels
    ]
    nature = Random(f"{seed}/nature")
    rngs = [Random(f"{seed}/{seat}/{levels[seat]}") for seat in range(len(levels))]
    actions = 0
    decisions = []
    while (seat := state.to_act()) != OVER:
        if seat == NATURE:
            state.apply(state.sample_chance(nature))
            continue
        view = state.censored(seat)
        start = process_time()
        action, effort = decide(bots[seat], view, seat, rngs[seat], clocks[seat])
        took = process_time() - start
        if len(view.legal_actions()) > 1:
            decisions.append(Decision(seat, took, effort))
        assert state.why_not(action) is None, f"{levels[seat]} wants {action!r}"
        state.apply(action)
        actions += 1
    outcome = state.outcome()
    assert outcome is not None
    return Game(tuple(levels), outcome.returns, outcome.ranks, actions, tuple(decisions), state)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the 95 % confidence interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    # Rounding would write -0 for nothing won.
    return max(0.0, middle - half), min(1.0, middle + half)


def verdict(wins: float, games: int, bar: float, margin: float) -> bool | None:
    """Judge by Wald's sequential test whether a share is ``bar`` (True) or ``bar - margin``.

    None: not decided yet. A shared win counts as the part that it is.
    """
    low = bar - margin
    evidence = wins * log(bar / low) + (games - wins) * log((1 - bar) / (1 - low))
    border = log((1 - MISTAKE) / MISTAKE)
    if evidence >= border:
        return True
    return False if evidence <= -border else None


class _Task(NamedTuple):
    game: str
    levels: tuple[str, ...]
    seed: str
    preset: str | None
    scale: float
    clock: bool


def _run(task: _Task) -> Game:
    return play(
        task.game, task.levels, task.seed,
        preset=task.preset, scale=task.scale, clock=task.clock,
    )  # fmt: skip


def games(tasks: Sequence[_Task], processes: int) -> Iterator[Game]:
    """Play games in their order, several at once."""
    if processes == 1:
        yield from map(_run, tasks)
        return
    with ExitStack() as stack:
        pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(processes))
        yield from pool.imap(_run, tasks)


def table(played: Sequence[Game], levels: Sequence[str]) -> Iterator[str]:
    """Write the results as a table, a line a level."""
    yield (
        "| level | games | wins | share | 95 % | by seat "
        "| ms a decision, median | 99 % | worlds/s |"
    )
    yield "|---|---|---|---|---|---|---|---|---|"
    wins: dict[tuple[str, int], float] = defaultdict(float)
    sat: dict[tuple[str, int], int] = defaultdict(int)
    seconds: dict[str, list[float]] = defaultdict(list)
    effort: dict[str, int] = defaultdict(int)
    for game in played:
        for seat, level in enumerate(game.levels):
            wins[level, seat] += game.returns[seat]
            sat[level, seat] += 1
        for decision in game.decisions:
            level = game.levels[decision.seat]
            seconds[level].append(decision.seconds)
            effort[level] += decision.effort
    for level in dict.fromkeys(levels):
        seats_of = sorted(seat for other, seat in sat if other == level)
        n = sum(sat[level, s] for s in seats_of)
        w = sum(wins[level, s] for s in seats_of)
        low, high = wilson(w, n)
        by_seat = ", ".join(f"{s}: {wins[level, s] / sat[level, s]:.0%}" for s in seats_of)
        ms = [1000 * t for t in seconds[level]] or [0.0]
        high_ms = quantiles(ms, n=100)[98] if len(ms) > 1 else ms[0]
        speed = effort[level] / (sum(seconds[level]) or 1.0)
        yield (
            f"| {level} | {n} | {w:g} | {w / n:.1%} | {low:.1%} – {high:.1%} | {by_seat} "
            f"| {median(ms):.2f} | {high_ms:.2f} | {speed:,.0f} |"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("levels", nargs="+", help="one level a seat, then the number of games")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--preset")
    parser.add_argument("--scale", type=float, default=1.0, help="share of the usual iterations")
    parser.add_argument("--clock", action="store_true", help="with the time limits of the levels")
    parser.add_argument("--bar", type=float, help="share the first level should win")
    parser.add_argument("--margin", type=float, default=0.1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    *levels, number = given.levels
    if not number.isdecimal() or len(levels) not in GAMES[given.game].seats:
        parser.error("give a level for every seat, then the number of games")
    tables = seatings(levels)
    tasks = [
        _Task(given.game, tables[i % len(tables)], f"{given.seed}/{i // len(tables)}",
              given.preset, given.scale, given.clock)
        for i in range(int(number))
    ]  # fmt: skip
    played: list[Game] = []
    wins, first, decided = 0.0, 0, None
    for game in games(tasks, given.processes):
        played.append(game)
        own = [r for r, level in zip(game.returns, game.levels, strict=True) if level == levels[0]]
        wins += sum(own)
        first += len(own)
        whole = not len(played) % len(tables)
        if given.bar and whole and levels[0] not in levels[1:]:
            decided = verdict(wins, first, given.bar, given.margin)
            if decided is not None:
                break
    lengths = median(game.actions for game in played)
    preset = given.preset or next(iter(GAMES[given.game].presets), "")
    print(
        f"{given.game}, preset {preset}, {len(levels)} players, scale {given.scale:g}, "
        f"{len(played)} games, {lengths:.0f} decisions a game (median)"
    )
    for line in table(played, levels):
        print(line)
    if given.bar:
        said = {True: "reached", False: "not reached", None: "undecided"}[decided]
        print(f"bar {given.bar:.1%} against {given.bar - given.margin:.1%}: {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
