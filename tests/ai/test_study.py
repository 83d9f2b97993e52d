"""The curve of chances: true, honest, and the same wherever it is worked out."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import islice
from math import log
from random import Random
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

import pytest

from scripts.slopes import (
    DOUBTS,
    SLOPES,
    THIRDS,
    Seen,
    error,
    fitted,
    main,
    play,
    report,
    said,
    seen,
)
from tests.conftest import ROOT
from tests.sources import PACKAGE, SOURCES, imports, offenders, parsed
from zombiegames.ai import OPPONENTS, study
from zombiegames.ai.allowance import Fit
from zombiegames.ai.study import Point, calibrated, looks
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE
from zombiegames.core.record import loads
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from zombiegames.core.protocol import State

SCALE = 0.002
"""Share of Hard's iterations in games that are only played to be looked back at."""


@cache
def game_of(game: str, seats: int = 0) -> Match:
    """A finished game of computers."""
    return play(game, seats or GAMES[game].seats[0], "study", SCALE)


def curve_of(text: str, first: int = 0) -> list[Point]:
    return [point for point in study.study(text, first) if point is not None]


# -- points ----------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_curve_begins_with_the_first_turn_and_ends_with_the_result(game: str) -> None:
    match = game_of(game)
    points = curve_of(match.save())
    entries = [point.entry for point in points]
    assert entries == sorted(set(entries))
    assert 4 <= len(points) <= study.MOST_POINTS * 3 // 2
    first = next(place for place, line in enumerate(match.lines) if line.seat >= 0)
    assert entries[0] == first
    assert points[-1] == Point(len(match), match.outcome.returns)
    players = len(match.controllers)
    for _, shares in points:
        assert len(shares) == players
        assert all(0 <= share <= 1 for share in shares)
        if not match.info.hidden_hands:
            assert sum(shares) == pytest.approx(1)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_point_stands_where_another_turn_begins(game: str) -> None:
    match = game_of(game)
    turn_of = OPPONENTS[game].turn_of
    again = Match(match.info, match.controllers, seed=match.seed, options=match.options)
    turns = []
    for line in match.lines:
        again.replay_line(line)
        turns.append(turn_of(again.view(None)) if again.to_act() >= 0 else None)
    entries = [point.entry for point in curve_of(match.save())[:-1]]
    spacing = len(match) // study.MOST_POINTS
    for before, entry in zip([0, *entries], entries, strict=False):
        decided = [turn for turn in turns[before : entry - 1] if turn is not None]
        assert not decided or turns[entry - 1] != decided[-1]
        assert not before or entry - before >= spacing


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_of_all_adds_up(game: str) -> None:
    match = game_of(game, GAMES[game].seats[-1])
    rows = [row for point in looks(match.record) if point is not None for row in point.rows]
    assert {round(sum(row), 9) for row in rows} == {1.0}


def test_a_game_that_was_given_up_ends_with_who_won() -> None:
    match = Match(GAMES["zombiaki"], ["person:Ada", "person:Boris"], seed=4)
    match.advance()
    rng = Random(4)
    for _ in range(40):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    running = curve_of(match.save())
    assert sum(running[-1].shares) == pytest.approx(1)
    assert 0 < running[-1].shares[0] < 1
    match.concede(1)
    assert curve_of(match.save()) == [*running, Point(len(match), (1.0, 0.0))]


def test_points_that_are_known_are_left_out() -> None:
    text = game_of("zombanimaux").save()
    points = curve_of(text)
    for first in (1, 5, len(points) - 1, len(points)):
        assert curve_of(text, first) == points[first:]


# -- what is said comes true -----------------------------------------------------------


def test_calibrating_multiplies_log_odds_and_takes_doubt_off() -> None:
    assert calibrated((0.2, 0.8), 0, Fit(1.0)) == pytest.approx(0.2)
    assert calibrated((0.2, 0.8), 0, Fit(2.0)) == pytest.approx(1 / 17)
    assert calibrated((0.5, 0.5), 1, Fit(1.0, log(3))) == pytest.approx(1 / 4)
    assert [calibrated((0.0, 1.0), seat, Fit(0.5, 0.5)) for seat in (0, 1)] == [0.0, 1.0]


@pytest.mark.parametrize("true", [Fit(2.0), Fit(0.5, 0.6)])
def test_what_was_said_too_modestly_or_too_boldly_is_put_right(true: Fit) -> None:
    rng = Random(1)
    games = []
    for _ in range(400):
        odds = rng.random()
        rows = ((odds, 1 - odds), (odds, 1 - odds))
        won = rng.random() < calibrated(rows[0], 0, Fit(true.slope))
        games.append(Seen(((0, rows),), (float(won), float(not won))))
    if true.doubt:
        # Each thinks too well of itself.
        fit = Fit(1.0, true.doubt)
        games = [
            Seen(((0, tuple(better(row, seat, fit) for seat, row in enumerate(rows))),), came)
            for ((_, rows),), came in games
        ]
    fit = fitted(games, hidden=bool(true.doubt))
    assert fit.slope == pytest.approx(true.slope, rel=0.2)
    assert fit.doubt == pytest.approx(true.doubt * true.slope, abs=0.15)
    assert error(said(games, fit)) < error(said(games, Fit(1.0)))
    *table, first, _, _ = report(games, fit)
    told = [[float(cell) for cell in row.split("|")[1:3]] for row in table[2:]]
    assert len(told) > 5
    assert all(abs(chance - came) < 0.15 for chance, came in told)
    assert float(re.findall(r"[\d.]+", first)[-1]) == 0.25


def better(row: Sequence[float], seat: int, fit: Fit) -> tuple[float, ...]:
    """What a seat sees that thinks too well of itself."""
    own = calibrated(row, seat, Fit(fit.slope, -fit.doubt))
    return tuple(own if other == seat else 1 - own for other in range(2))


def test_anybody_can_fit_the_slopes_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["zombanimaux", "--minutes", "0", "--scale", str(SCALE)]) == 0
    told = capsys.readouterr().out
    assert "zombanimaux: 1 games" in told
    assert re.search(r"slope [\d.]+, doubt [\d.]+; now [\d.]+, [\d.]+", told)
    assert "third 3: error" in told


LOOKED = {
    "zombiaki": 2185557903,
    "zombiegeddon": 3188496591,
    "zombies4": 1734895070,
    "zombanimaux": 474260942,
    "zombie_card_game": 2194780124,
}
"""Sums of what is seen in a stored record of each game by those who judge.

Where one has changed, so has a judge: fit its slope again with ``scripts/slopes.py``, then write
the new sum here.
"""


def looked(game: str) -> int:
    path = min((ROOT / "tests" / "golden").glob(f"{game}-*-normal*.toml"))
    record = loads(path.read_text(encoding="utf-8"))
    found = [point for point in looks(record) if point is not None]
    told = [[f"{share:.3f}" for share in row] for point in found for row in point.rows]
    return crc32(repr(told).encode())


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_slopes_are_those_of_the_judges_they_were_fitted_to(game: str) -> None:
    assert OPPONENTS[game].fit.slope in SLOPES
    assert OPPONENTS[game].fit.doubt in (DOUBTS if GAMES[game].hidden_hands else {0.0})
    assert looked(game) == LOOKED[game]


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_judge_that_sees_a_little_more_is_noticed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponents = OPPONENTS[game]

    def look(world: State) -> tuple[float, ...]:
        first, *others = opponents.look(world)
        share = min(1.0, first * 1.01)
        return (share, *[other * (1 - share) / (1 - first or 1.0) for other in others])

    monkeypatch.setattr(study, "OPPONENTS", {game: opponents._replace(look=look)})
    assert looked(game) != LOOKED[game]


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_near_the_end_more_is_said_than_anybody_could_guess(game: str) -> None:
    games = [seen(play(game, GAMES[game].seats[0], f"true/{n}", SCALE)) for n in range(6)]
    told = list(said(games, OPPONENTS[game].fit))
    last = [one for one in told if one.third == THIRDS - 1]
    assert error(last) < error(one._replace(chance=one.guess) for one in last)


# -- honest ----------------------------------------------------------------------------


class Others(NamedTuple):
    """Two records of games that a seat cannot tell apart up to an entry."""

    seat: int
    text: str
    other: str
    until: int


def swapped(text: str, rng: Random) -> str:
    """Let two cards of a shuffle change places."""
    verb, _, rest = text.rpartition(" ")
    order = rest.split(",")
    one, other = rng.sample(range(len(order)), 2)
    order[one], order[other] = order[other], order[one]
    return f"{verb} {','.join(order)}"


@cache
def others(game: str) -> tuple[Others, ...]:
    return tuple(islice(found_others(game, 60), 6))


def found_others(game: str, tries: int) -> Iterator[Others]:
    """Find records that differ in what a seat does not know: two cards of the first shuffle."""
    match = game_of(game)
    record = match.record
    number = next(
        place
        for place, line in enumerate(record.lines)
        if line.seat == NATURE and line.text.count(",") > 20
    )
    rng = Random(game)
    for _ in range(tries):
        line = record.lines[number]
        line = line._replace(text=swapped(line.text, rng))
        lines = (*record.lines[:number], line, *record.lines[number + 1 :])
        here = Match(match.info, match.controllers, seed=match.seed, options=match.options)
        there = Match(match.info, match.controllers, seed=match.seed, options=match.options)
        alike = [0] * len(match.controllers)
        for entry, (known, unknown) in enumerate(zip(record.lines, lines, strict=True), 1):
            if entry > number + 1 and there.state.why_not(match.info.notation.parse(unknown.text)):
                break
            here.replay_line(known)
            there.replay_line(unknown)
            for seat, known_alike in enumerate(alike):
                if known_alike == entry - 1 and (
                    here.view(seat).digest() == there.view(seat).digest()
                ):
                    alike[seat] = entry
        lines = [line._replace(digest=None) for line in lines]
        cut = record._replace(lines=lines[: max(alike)]).dumps()
        for seat, entry in enumerate(alike):
            if entry > number + 20:
                yield Others(seat, match.save(), cut, entry)


def told_apart(game: str) -> tuple[int, int]:
    """Count points that should be equal, and those that are not."""
    points = different = 0
    for seat, text, other, last in others(game):
        for one, two in zip(curve_of(text), curve_of(other), strict=False):
            if one.entry <= last:
                points += 1
                different += (one.entry, one.shares[seat]) != (two.entry, two.shares[seat])
    return points, different


@pytest.fixture
def _prying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have positions judged by all that they hold, down to the last card of a deck."""

    def look(world: State) -> tuple[float, ...]:
        pried = world.digest() % 1000 / 1000
        return (pried, *[(1 - pried) / (world.players - 1)] * (world.players - 1))

    prying = {game: opponents._replace(look=look) for game, opponents in OPPONENTS.items()}
    monkeypatch.setattr(study, "OPPONENTS", prying)


def hand_over_positions(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Let views and worlds be the whole position."""
    # Before the views have no holes any more: what cannot be told apart by them.
    assert others(game)
    monkeypatch.setattr(Match, "view", lambda match, seat: match.state.clone())
    kind = type(game_of(game).state)
    monkeypatch.setattr(kind, "determinized", lambda world, seat, rng: world.clone())


HIDING = [game for game in GAMES if game != "zombiegeddon"]
"""Games that hide something from somebody."""


@pytest.mark.whole
@pytest.mark.usefixtures("_prying")
@pytest.mark.parametrize("game", HIDING)
def test_what_a_seat_did_not_know_changes_nothing_of_its_curve(game: str) -> None:
    points, different = told_apart(game)
    assert points > 30
    assert different == 0


@pytest.mark.whole
@pytest.mark.usefixtures("_prying")
@pytest.mark.parametrize("game", HIDING)
def test_a_study_that_hands_over_the_position_is_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_over_positions(monkeypatch, game)
    points, different = told_apart(game)
    assert different > points / 5


RECORDS = {"zombiegames.core.match", "zombiegames.core.record"}
"""Rooms from which a whole position, or the way to one, can be had."""


TAKEN = {
    "replay_line",
    "to_act",
    "controllers",
    "view",
    "outcome",
    "outcome.returns",
    "state.digest",
}
"""What the study takes of a match; of the position its digest alone, to know a broken record."""


def of_match(tree: ast.AST) -> list[str]:
    """List what is taken of a match that should not be."""
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    inner = {id(node.value) for node in attributes}
    taken = {ast.unparse(node) for node in attributes if id(node) not in inner}
    return sorted(name for name in taken if name.startswith("match.") and name[6:] not in TAKEN)


def reads_records(path: Path) -> list[str]:
    """Say what a room of the opponents has of records, or takes of a match besides views."""
    tree = parsed(path)
    if path == PACKAGE / "ai" / "study.py":
        return of_match(tree)
    return [name for name, _ in imports(tree) if name in RECORDS]


def test_one_room_alone_reads_records_and_hands_on_views() -> None:
    rooms = [path for path in SOURCES if (PACKAGE / "ai") in path.parents]
    assert PACKAGE / "ai" / "study.py" in rooms
    assert offenders(rooms, reads_records) == {}


@pytest.mark.parametrize(
    "line", ["look(match.state)", "view = match.state.censored(0)", "match.deeds"]
)
def test_a_room_that_hands_on_more_is_seen(line: str) -> None:
    assert of_match(ast.parse(line)) != []
