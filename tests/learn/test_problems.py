"""Night problems: every shipped one is true, has one key, and is written down as it is."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from scripts import problems
from tests.conftest import ROOT
from zombiegames.core.match import BrokenRecord, Match
from zombiegames.core.protocol import NATURE, OVER, State
from zombiegames.core.record import Line, RecordError
from zombiegames.core.toml import read_toml
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.state import Menagerie
from zombiegames.games.zombanimaux.terms import SHUFFLE
from zombiegames.games.zombiegeddon.count import score
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.learn.kinds import KINDS
from zombiegames.learn.kinds.kind import NEAR, TooMany
from zombiegames.learn.problem import GRADES, Problem, load_problem

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = ROOT / "assets" / "problems"
PATHS = sorted(FOLDER.glob("*/*.toml"))
LANGUAGES = ("en", "fr", "es")
FEWEST = 12
"""Problems of a game."""
LONGEST_IDEA = 32
"""Words."""


def label(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@cache
def shipped(path: Path) -> Problem:
    return load_problem(path.read_text(encoding="utf-8"))


def first_of_each_kind() -> list[Path]:
    found: dict[str, Path] = {}
    for path in PATHS:
        found.setdefault(shipped(path).kind, path)
    return list(found.values())


EACH_KIND = first_of_each_kind()
every = pytest.mark.parametrize("path", PATHS, ids=label)
every_kind = pytest.mark.parametrize("path", EACH_KIND, ids=label)


# -- the files -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_set_in_order(game: str) -> None:
    paths = sorted((FOLDER / game).glob("*.toml"))
    assert [path.stem for path in paths] == [f"{n:02d}" for n in range(1, len(paths) + 1)]
    assert len(paths) >= FEWEST
    here = [shipped(path) for path in paths]
    assert {problem.record.game for problem in here} == {game}
    assert len({problem.name for problem in here}) == len(here)
    grades = [problem.grade for problem in here]
    assert grades == sorted(grades)
    assert all(grades.count(grade) >= len(grades) // 6 for grade in GRADES)


def test_every_kind_has_problems() -> None:
    assert {shipped(path).kind for path in EACH_KIND} == set(KINDS)


@every
def test_what_is_written_is_read_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert shipped(path).dumps() == text
    # A game that knows nothing of problems reads the same record.
    assert Match.load(text, GAMES).state.digest() == shipped(path).match().state.digest()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_problem_has_its_words_and_no_others(code: str, game: str) -> None:
    text = (ROOT / "assets" / "lang" / code / f"{game}.toml").read_text(encoding="utf-8")
    words = read_toml(text)["problem"]
    here = [shipped(path) for path in sorted((FOLDER / game).glob("*.toml"))]
    kinds = {problem.kind: problem.search() for problem in here}
    # Of a chance and of points it is said by numbers how much was missed.
    forced = {name for name, kind in kinds.items() if not kind.fair and kind.ceiling == 1}
    missed = {"missed"} if forced else set()
    assert set(words) == {"goal", *missed, *(problem.name for problem in here)}
    assert set(words["goal"]) == set(kinds)
    assert set(words.get("missed", ())) == forced
    for problem in here:
        assert problem.title == f"{game}.problem.{problem.name}.name"
        assert problem.idea == f"{game}.problem.{problem.name}.idea"
        assert problem.goal == f"{game}.problem.goal.{problem.kind}"
        idea = words[problem.name]["idea"]
        assert len(idea.split()) <= LONGEST_IDEA
        assert idea[-1] in ".!…"
        counted = problem.search().count(problem.match().state)
        assert ("{count}" in words["goal"][problem.kind]) == (counted > 0), problem.name


# -- they are true -------------------------------------------------------------------------


@every_kind
def test_the_key_keeps_the_goal(path: Path) -> None:
    problem = shipped(path)
    state = problem.match().state
    search = problem.search()
    assert search.fits(state)
    assert state.to_act() == problem.solver
    assert search.worth(state) == pytest.approx(problem.best, abs=1e-4)
    opening = (*problem.line, *problem.key)[0]
    assert search.keeps(state, opening)
    assert opening in search.best(state)


@pytest.mark.whole
@every
def test_every_problem_is_a_good_one(path: Path) -> None:
    assert problems.faults(shipped(path)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_theme_has_more_than_a_quarter_of_a_set(game: str) -> None:
    assert problems.crowded(problems.load_set(game)) == []


def lost_by(problem: Problem, seed: str) -> float:
    """Make a wrong first move, play on at random against the refutation; give what comes of it."""
    state, rng = problem.match().state, Random(seed)
    search = problem.search(problems.PATIENCE)
    wrong = [a for a in search.moves(state) if not search.keeps(state, a)]
    state = search.after(state, wrong[int(rng.random() * len(wrong))])
    for _ in range(200):
        worth = search.decided(state)
        if worth is not None:
            return worth
        actor = state.to_act()
        if actor == problem.solver:
            moves = search.moves(state)
            action = moves[int(rng.random() * len(moves))]
        elif actor == NATURE:
            action = min(
                (action for action, _ in search.chances(state)),
                key=lambda a: search.worth(search.after(state, a)),
            )
        else:
            action = search.reply(state)
        state = search.after(state, action)
    raise AssertionError("a wrong move leads nowhere")


REFUTED = [path for path in PATHS if shipped(path).kind not in {"alone", "spell"}]
"""Where a wrong move ends in failure: a detour can be made good, and dice may be kind."""


@pytest.mark.whole
@pytest.mark.parametrize("path", REFUTED, ids=label)
def test_a_wrong_first_move_is_refuted(path: Path) -> None:
    problem = shipped(path)
    for seed in "abc":
        assert lost_by(problem, seed) < problem.best - NEAR


@every_kind
def test_a_line_reaches_the_goal(path: Path) -> None:
    problem = shipped(path)
    state, search = problem.match().state, problem.search()
    line, rng = list(problem.line), Random(0)
    for _ in range(200):
        worth = search.decided(state)
        if worth is not None:
            break
        actor = state.to_act()
        if actor == problem.solver:
            action = line.pop(0) if line else search.best(state)[0]
            assert search.keeps(state, action)
        elif actor == NATURE:
            action = state.sample_chance(rng)
        else:
            action = search.reply(state)
        state = search.after(state, action)
    assert worth is not None
    assert search.fair or worth == pytest.approx(problem.best)


@pytest.mark.whole
@every_kind
def test_a_grade_is_that_of_the_machine_or_one_step_off(path: Path) -> None:
    problem = shipped(path)
    proposed = problems.proposed(problem)
    assert abs(proposed - problem.grade) <= 1
    assert problems.is_missed(problem)


# -- a second, slower look -----------------------------------------------------------------


def plainly(problem: Problem, state: State, most: list[int]) -> bool:
    """Tell whether the goal is forced: no memory, nothing but the rules."""
    most[0] -= 1
    if most[0] < 0:
        raise TooMany
    search = problem.search()
    worth = search.decided(state)
    if worth is not None:
        return worth == 1
    own = state.to_act() == problem.solver
    for action in reversed(state.legal_actions()):
        world = state.clone()
        world.apply(action)
        if plainly(problem, world, most) == own:
            return own
    return not own


def out_plainly(state: State, solver: int, turns: int, most: list[int]) -> bool:
    """Tell whether somebody is out within some own turns, without memory or bounds.

    ``turns``: those that may still begin.
    """
    most[0] -= 1
    if most[0] < 0:
        raise TooMany
    assert isinstance(state, Menagerie)
    own = state.to_act() == solver
    chances = state.chance_outcomes() if state.to_act() == NATURE else None
    for action in [action for action, _ in chances] if chances else state.legal_actions():
        world = state.clone()
        world.apply(action)
        held = world.hands[solver] + world.graves[solver]
        begun = turns - (world.turn > state.turn and world.seat == solver)
        if world.round > state.round or world.to_act() == OVER:
            # Only who has the turn can be out by it.
            good = state.seat == solver and not (world.round == state.round and held)
        elif world.prompt == SHUFFLE or begun < 0:
            good = False
        else:
            good = out_plainly(world, solver, begun, most)
        if good == own:
            return own
    return not own


def forced_plainly(problem: Problem, state: State, most: list[int]) -> bool:
    if problem.kind == "out":
        return out_plainly(state, problem.solver, problem.wish - 1, most)
    return plainly(problem, state, most)


@pytest.mark.whole
@pytest.mark.parametrize("kind", ["hold", "cross", "out", "climb"])
def test_a_search_without_memory_agrees(kind: str) -> None:
    agreed = 0
    for problem in map(shipped, PATHS):
        if problem.kind != kind:
            continue
        state, search = problem.match().state, problem.search()
        try:
            assert forced_plainly(problem, state, [60_000]), problem.name
            agreed += 1
        except TooMany:
            continue
        if kind != "out":
            for action in state.legal_actions():
                world = state.clone()
                world.apply(action)
                try:
                    forced = plainly(problem, world, [60_000])
                except TooMany:
                    break
                assert forced == search.keeps(state, action), (problem.name, action)
    assert agreed >= 3


def counted(state: Wasteland, seat: int) -> int:
    """Count discs and tokens by the printed rules."""
    held = [*state.piles[seat]]
    for number, cell in enumerate(state.pawns_of(seat), 4 * seat):
        if cell >= 0 and state.discs[cell] > 0 and number != state.passing:
            held.append(state.discs[cell])
    tokens = state.tokens[seat].bit_count()
    return score(held, 0).total + tokens * (10 if state.half == 1 else 5)


@pytest.mark.whole
def test_no_two_steps_bring_more() -> None:
    for problem in map(shipped, PATHS):
        if problem.kind != "two":
            continue
        begin = problem.match().state
        assert isinstance(begin, Wasteland)
        found: dict[frozenset[object], int] = {}
        for first in begin.legal_actions():
            between = begin.clone()
            between.apply(first)
            if between.to_act() != problem.solver:
                continue
            for second in between.legal_actions():
                after = between.clone()
                after.apply(second)
                steps = frozenset((first, second))
                found[steps] = max(found.get(steps, 0), counted(after, problem.solver))
        best = max(found.values())
        assert [steps for steps, n in found.items() if n == best] == [frozenset(problem.key)]
        assert best - counted(begin, problem.solver) == problem.wish


@pytest.mark.whole
def test_no_way_alone_brings_more() -> None:
    problem = next(p for p in map(shipped, PATHS) if p.kind == "alone")
    begin = problem.match().state
    assert isinstance(begin, Wasteland)
    best, edge, known = 0, [begin], {begin.digest()}
    while edge:
        world = edge.pop()
        best = max(best, counted(world, problem.solver))
        if world.to_act() != problem.solver or world.prompt != begin.prompt:
            continue
        for action in world.legal_actions():
            after = world.clone()
            after.apply(action)
            # How many actions have brought nothing only shortens a way.
            after.idle = 0
            if (name := after.digest()) not in known:
                known.add(name)
                edge.append(after)
        assert len(known) < 200_000
    # The search has really gone somewhere.
    assert len(known) > 100
    assert best == problem.best
    assert best - counted(begin, problem.solver) == problem.wish


@pytest.mark.whole
def test_chances_are_those_of_played_games() -> None:
    games = 5_000
    for path in [path for path in PATHS if shipped(path).kind == "spell"]:
        problem = shipped(path)
        search, rng = problem.search(), Random(1)
        begin = problem.match().state
        choices: dict[object, object] = {}
        cast = 0.0
        for _ in range(games):
            state = begin.clone()
            while (worth := search.decided(state)) is None:
                actor = state.to_act()
                if actor == NATURE:
                    state.apply(state.sample_chance(rng))
                    continue
                name = search.same(state)
                if name not in choices:
                    search.positions = 0
                    moves = search.moves(state)
                    choices[name] = search.best(state)[0] if actor == problem.solver else moves[0]
                state.apply(choices[name])  # type: ignore[arg-type]
            cast += worth
        error = (problem.best * (1 - problem.best) / games) ** 0.5
        assert abs(cast / games - problem.best) <= 4 * error, problem.name


@pytest.mark.whole
def test_mining_finds_a_good_one_and_the_same_again(tmp_path: Path) -> None:
    texts = []
    for folder in ("first", "second"):
        problems.mine("zombiegeddon", "two", "again", 1, 60, tmp_path / folder)
        (path,) = (tmp_path / folder).glob("*.toml")
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    problem = load_problem(texts[0])
    assert problem.kind == "two"
    assert problems.faults(problem) == []


# -- saboteurs -----------------------------------------------------------------------------


@every_kind
def test_a_limit_that_is_too_small_is_noticed(path: Path) -> None:
    problem = shipped(path)
    state = problem.match().state
    with pytest.raises(TooMany):
        problem.search(limit=3).best(state)


@pytest.mark.whole
@every_kind
def test_another_key_is_noticed(path: Path) -> None:
    problem = shipped(path)
    state = problem.match().state
    moves = [move for move in state.legal_actions() if move not in problem.key]
    other = problem._replace(key=tuple(moves[:1]))
    assert "has another key" in problems.faults(other)


@pytest.mark.whole
@every_kind
def test_a_wrong_luck_or_worth_is_noticed(path: Path) -> None:
    problem = shipped(path)
    assert "luck" in problems.faults(problem._replace(luck=problem.luck + 0.01))
    wrong = problem._replace(best=problem.best + 0.1)
    assert "is not worth what is written" in problems.faults(wrong)


@pytest.mark.whole
@every_kind
def test_another_solver_is_noticed(path: Path) -> None:
    problem = shipped(path)
    other = problem._replace(solver=(problem.solver + 1) % len(problem.record.controllers))
    assert problems.faults(other)


@pytest.mark.whole
@every_kind
def test_a_changed_record_is_noticed(path: Path) -> None:
    problem = shipped(path)
    lines = list(problem.record.lines)
    place = next(n for n, line in enumerate(lines) if line.digest is not None)
    lines[place] = Line(lines[place].seat, lines[place].text, 1)
    with pytest.raises(BrokenRecord):
        problem._replace(record=problem.record._replace(lines=tuple(lines))).match()
    shorter = problem.record._replace(lines=problem.record.lines[:-1])
    assert problems.faults(problem._replace(record=shorter))


def test_a_crowded_set_is_noticed() -> None:
    here = problems.load_set("zombiaki")
    assert problems.crowded([here[0], *here]) == []
    assert problems.crowded([here[0]] * 4 + here) != []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("[problem]", "[riddle]"),
        ('kind = "', 'kind = "un'),
        ("solver = ", "solver = 9"),
        ("grade = ", "grade = 7"),
        ("key = [", "key = []\nkeys = ["),
        ("key = [\n", 'key = [\n    "fly A1",\n'),
        ('game = "', 'game = "no'),
    ],
)
def test_a_file_that_is_no_problem_is_refused(before: str, after: str) -> None:
    text = PATHS[0].read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(RecordError):
        load_problem(text.replace(before, after, 1))
