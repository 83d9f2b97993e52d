"""Play thousands of random games with every law looking on.

    python3 scripts/soak.py zombiaki --games 10000
    python3 scripts/soak.py zombiegeddon --players 3 --games 5000 --level normal

After every action: the box is whole, the legal list sound, the end an end, the events events.
On one position in ``--one-in``: all the laws. Prints what was played: winners, lengths, reasons,
and the share of positions and of the time that went into the laws.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import laws  # noqa: E402
from tests.test_laws import foreign_actions  # noqa: E402
from zombiegames.ai.levels import bot_of  # noqa: E402
from zombiegames.core.bot import RandomBot, decide  # noqa: E402
from zombiegames.core.protocol import OVER, Entry, GameInfo, Outcome, State  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Played(NamedTuple):
    """One game of the soak."""

    outcome: Outcome
    actions: int
    """Nature's included."""


class Tally:
    """What a soak counted."""

    def __init__(self) -> None:
        self.positions = 0
        self.checked = 0
        self.seconds = 0.0
        self.law_seconds = 0.0
        self.played: list[Played] = []


class Census(Protocol):
    """What a game counts besides; it may also check what no law says."""

    def watch(self, state: State, entries: list[Entry]) -> None:
        """Count what an action did."""

    def report(self) -> None:
        """Print it."""


def play(
    info: GameInfo,
    players: int,
    preset: str,
    seed: str,
    one_in: int,
    tally: Tally,
    level: str,
    watch: Callable[[State, list[Entry]], None] | None,
) -> None:
    """Play one game; ``watch`` sees every action's state and events."""
    rng = Random(seed)
    bot = RandomBot() if level == "random" else bot_of(info.id, level)
    state = info.new(players, info.complete(info.presets[preset]))
    start = perf_counter()
    offset = rng.randrange(one_in)
    for step in count():
        laws.require(step <= info.max_actions, 10, "the game does not end")
        tally.positions += 1
        if step % one_in == offset:
            before = perf_counter()
            laws.check_position(info, state, rng, foreign=foreign_actions(info))
            tally.checked += 1
            tally.law_seconds += perf_counter() - before
        seat = state.to_act()
        if seat == OVER:
            break
        if seat >= 0 and level != "random":
            action = decide(bot, state.censored(seat), seat, rng)
            laws.require(state.why_not(action) is None, 13, f"the bot wants {action!r}")
        else:
            action = laws.choose(state, rng)
        entries = laws.act(state, action)
        laws.check_step(info, state, entries)
        if watch:
            watch(state, entries)
    tally.seconds += perf_counter() - start
    outcome = state.outcome()
    assert outcome is not None
    tally.played.append(Played(outcome, step))


def report(info: GameInfo, players: int, preset: str, tally: Tally) -> None:
    """Print what was played."""
    games = tally.played
    lengths = sorted(g.actions for g in games)
    print(f"{info.id}, {players} players, preset {preset}: {len(games)} games, no law broken")
    print(
        f"  positions {tally.positions}, all laws on {tally.checked} "
        f"({tally.checked / tally.positions:.2%}); {tally.seconds:.0f} s, of which the laws "
        f"{tally.law_seconds:.0f} s ({tally.law_seconds / tally.seconds:.0%})"
    )
    wins = [sum(g.outcome.returns[s] for g in games) / len(games) for s in range(players)]
    print("  wins by seat: " + ", ".join(f"{s}: {w:.1%}" for s, w in enumerate(wins)))
    reasons = Counter(g.outcome.reason for g in games)
    print("  ended by: " + ", ".join(f"{r} {n / len(games):.1%}" for r, n in reasons.most_common()))
    print(
        f"  actions a game: {lengths[0]} – {lengths[-1]}, median {median(lengths):.0f}, "
        f"mean {mean(lengths):.0f}"
    )


def options(description: str) -> argparse.ArgumentParser:
    """Make the command line that all soaks share."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="for each count of players")
    parser.add_argument("--players", type=int, nargs="*", help="(default: every count)")
    parser.add_argument("--preset", nargs="*", help="(default: all)")
    parser.add_argument("--one-in", type=int, default=50, help="positions per checked position")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--level", default="random", help="random, or a level of the opponents")
    return parser


def soak(
    info: GameInfo, given: argparse.Namespace, census_of: Callable[[], Census] | None = None
) -> None:
    """Play what is asked for; a census a preset and count of players."""
    for preset in given.preset or info.presets:
        for players in given.players or info.seats:
            tally = Tally()
            census = census_of() if census_of else None
            watch = census.watch if census else None
            for i in range(given.games):
                seed = f"{given.seed}/{preset}/{players}/{i}"
                play(info, players, preset, seed, given.one_in, tally, given.level, watch)
            report(info, players, preset, tally)
            if census:
                census.report()
            sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = options(__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    given = parser.parse_args(arguments)
    soak(GAMES[given.game], given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
