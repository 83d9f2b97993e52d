"""Look for night problems, judge them, and write those that are good as candidates.

    python3 scripts/problems.py --game zombiaki --count 12 --seed autumn --to candidates
    python3 scripts/problems.py --game zombies4 --hours 0.5 --to candidates
    python3 scripts/problems.py --check

A candidate is judged as the shipped ones are: its solver has looked at everything, one key alone
reaches the goal, luck hardly ever does, simple opponents miss it, and it is short. What is found
gets a name to be replaced: the words of a problem are written by hand. ``--check`` judges the
shipped sets again, their variety too.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts._problem_sources import SOURCES, Found  # noqa: E402
from scripts.yardsticks import yardstick  # noqa: E402
from zombiegames.ai.levels import bot_of  # noqa: E402
from zombiegames.core.bot import decide  # noqa: E402
from zombiegames.core.protocol import NATURE  # noqa: E402
from zombiegames.core.record import Record  # noqa: E402
from zombiegames.learn.kinds.kind import NEAR, TooMany  # noqa: E402
from zombiegames.learn.problem import Problem, load_problem  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.bot import Bot
    from zombiegames.core.match import Match

SHIPPED = ROOT / "assets" / "problems"
OTHERS = ("Mortimer", "Agatha", "Ravenna")
"""Who sits on the seats that do not solve."""
LUCKY, LUCKLESS = 0.10, 0.05
"""Luck that no problem exceeds · luck beneath which it does not matter who finds it."""
PATIENCE = 1_000_000
"""Positions for what only has to be found once: luck."""
PLAYS = 2
"""Moves of a line at least, but for throwing a card away and ending the turn."""
FREE = 1
"""Moves of a line at most that another one could stand for."""
TRIES = 4
"""Games of each level, to see whether it finds the way."""


def finds(problem: Problem, bot: Bot, seed: str) -> bool:
    """Whether an opponent in the solver's seat keeps the goal to the end."""
    search = problem.search(PATIENCE)
    state, rng = problem.match().state, Random(seed)
    while search.decided(state) is None:
        actor = state.to_act()
        if actor == NATURE:
            state.apply(state.sample_chance(rng))
        elif actor == problem.solver:
            action = decide(bot, state.censored(actor), actor, rng)
            if not search.keeps(state, action):
                return False
            state.apply(action)
        else:
            state.apply(search.reply(state))
    return True


def found_by(problem: Problem, level: str) -> int:
    """Count the games of ``TRIES`` in which a level finds the way, alike whenever it is asked."""
    game = problem.record.game
    return sum(finds(problem, bot_of(game, level), f"{level}/{n}") for n in range(TRIES))


def is_missed(problem: Problem) -> bool:
    """Whether simple opponents miss the way, if luck does not."""
    if problem.luck <= LUCKLESS or not finds(problem, yardstick(problem.record.game), "greedy"):
        return True
    return found_by(problem, "normal") < 2


def proposed(problem: Problem) -> int:
    """Propose a grade: by the kind's own measure, or by who finds it."""
    grade = problem.search(PATIENCE).grade(problem.match().state, problem.luck)
    if grade:
        return grade
    if problem.luck >= LUCKLESS or found_by(problem, "easy") >= TRIES - 1:
        return 1
    return 3 if found_by(problem, "normal") < 2 else 2


def faults(problem: Problem) -> list[str]:
    """Say what keeps a problem from being a good one, but for who finds it."""
    try:
        state = problem.match().state
        search = problem.search()
        worth, luck = search.worth(state), problem.search(PATIENCE).luck(state)
        only = problem.search().only(state, problem.key)
        kept = problem.search().best(state)
        worthy = problem.search().worthy(state)
    except TooMany:
        return ["too many positions"]
    found = []
    if not search.fits(state) or state.to_act() != problem.solver:
        found.append("does not begin where its kind does")
    if worth <= NEAR or abs(worth - problem.best) > 1e-4:
        found.append("is not worth what is written")
    if abs(luck - problem.luck) > 1e-4 or luck > LUCKY:
        found.append("luck")
    if not worthy:
        found.append("is not ahead of what comes to mind")
    if not only:
        found.append("has another key")
    if len(problem.line) > search.longest:
        found.append("is long")
    plays = [move for move in problem.line if move.kind not in {"discard", "end-turn"}]
    if problem.line and len(plays) < PLAYS:
        found.append("is one play")
    if sum(play not in problem.key for play in plays) > FREE:
        found.append("has much that is free")
    if not any(move in kept or move in problem.line for move in problem.key):
        found.append("its key does not open")
    return found


def theme(problem: Problem) -> str:
    """Say what the key of a problem is about."""
    return problem.search().theme(problem.match().state, problem.key)


def crowded(problems: Sequence[Problem]) -> list[str]:
    """List the themes that more than a quarter of a set has."""
    themes = Counter(theme(problem) for problem in problems)
    return sorted(theme for theme, n in themes.items() if n > len(problems) / 4)


def seated(match: Match, solver: int) -> Record:
    """Give the record of a match with the solver as a person and the others at Normal."""
    others = iter(OTHERS)
    seats = tuple(
        "person:" if seat == solver else f"bot:normal:{next(others)}"
        for seat in range(len(match.controllers))
    )
    return Record(
        match.info.id, match.info.rules_version, match.seed, seats, match.options,
        tuple(match.lines),
    )  # fmt: skip


def problem_of(found: Found) -> Problem | None:
    """Make a problem of a position, if it is a good one; its grade is still to be judged."""
    state = found.match.state
    problem = Problem(
        seated(found.match, found.solver), "new", found.kind, found.solver, found.wish, 2,
        (), (), 0.0, 0.0,
    )  # fmt: skip
    search = problem.search()
    try:
        worth = search.worth(state)
        if not search.worthy(state):
            return None
        luck = problem.search(PATIENCE).luck(state)
        if luck > LUCKY:
            return None
        key = search.key(state)
        problem = problem._replace(key=key, line=search.whole_line(state, key))
    except TooMany:
        return None
    problem = problem._replace(best=round(worth, 4), luck=round(luck, 4))
    return problem if key and not faults(problem) else None


def load_set(game: str) -> list[Problem]:
    """Read the shipped problems of a game, in their order."""
    paths = sorted((SHIPPED / game).glob("*.toml"))
    return [load_problem(path.read_text(encoding="utf-8")) for path in paths]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", choices=sorted(SOURCES), action="append")
    parser.add_argument("--kind", help="only this kind")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--hours", type=float, default=1.0, help="for each game, at most")
    parser.add_argument("--seed", default="night")
    parser.add_argument("--to", type=Path, default=Path("candidates"))
    parser.add_argument("--check", action="store_true", help="judge what is shipped")
    wanted = parser.parse_args(arguments)
    games = wanted.game or sorted(SOURCES)
    if wanted.check:
        return check(games)
    for game in games:
        mine(game, wanted.kind, wanted.seed, wanted.count, wanted.hours * 3600, wanted.to / game)
    return 0


def check(games: Sequence[str]) -> int:
    """Judge the shipped sets; give the number of faults."""
    bad = 0
    for game in games:
        problems = load_set(game)
        for problem in problems:
            said = list(faults(problem))
            if abs(proposed(problem) - problem.grade) > 1 or not is_missed(problem):
                said.append("grade")
            bad += len(said)
            print(f"{game:18} {problem.name:24} {problem.kind:6} {problem.grade}  {said or 'good'}")
        bad += len(crowded(problems))
        print(f"{game:18} crowded: {crowded(problems)}")
    return bad


def mine(game: str, kind: str | None, seed: str, most: int, seconds: float, to: Path) -> None:
    """Look for problems of a game and write them into a folder."""
    began = time.monotonic()
    to.mkdir(parents=True, exist_ok=True)
    looked = good = games = 0
    themes: Counter[str] = Counter()
    grades: Counter[int] = Counter()
    for n in count():
        games += 1
        for found in SOURCES[game](f"{seed}{n}"):
            if kind not in {None, found.kind}:
                continue
            looked += 1
            problem = problem_of(found)
            about = f"{found.kind} {theme(problem)}" if problem else ""
            if problem is None or themes[about] >= most / 4:
                continue
            if not is_missed(problem):
                continue
            grade = proposed(problem)
            if grades[grade] > most / 3:
                continue
            good += 1
            grades[grade] += 1
            themes[about] += 1
            name = f"{problem.kind}-{good:02d}"
            problem = problem._replace(name=name, grade=grade)
            path = to / f"{name}.toml"
            path.write_text(problem.dumps(), encoding="utf-8")
            took = time.monotonic() - began
            print(f"{took:6.0f} s  {path}  grade {grade}  luck {problem.luck:.4f}  {about}")
            break
        took = time.monotonic() - began
        if good >= most or took >= seconds:
            break
    print(f"{game}: {good} of {looked} positions of {games} games in {took:.0f} s")


if __name__ == "__main__":
    raise SystemExit(main())
