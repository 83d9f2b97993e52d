"""Another idea: from what was known, against what was done, in equal worlds, kindly said."""

from __future__ import annotations

from contextlib import closing
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from scripts.reviews import report, reviewed
from tests.ai.test_study import HIDING, SCALE, game_of, hand_over_positions, others
from tests.ai.test_worker import until
from tests.conftest import ROOT
from zombiegames.ai import OPPONENTS, review, study
from zombiegames.ai.levels import reason_of
from zombiegames.ai.minds import Minds, Thinking
from zombiegames.ai.review import DECIDED, IDEAS, Judged, Verdict, cost, read_judged, verdicts
from zombiegames.ai.study import Moment, moments
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.learn.library import problems_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

LITTLE = 0.02
"""Share of thought and worlds."""


def judge(moment: Moment, scale: float, worlds: int) -> Judged:
    """Look at one moment as the second pass does."""
    steps = review._judge(moment, scale, worlds, "again")
    while True:
        try:
            next(steps)
        except StopIteration as end:
            judged: Judged = end.value
            return judged


def found_in(text: str, seats: Sequence[Seat], scale: float = LITTLE) -> list[Judged | int]:
    return [one for one in review.review(text, seats, scale=scale) if one is not None]


# -- moments ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_moments_hold_every_choice_once_and_nothing_else(game: str) -> None:
    record = game_of(game).record
    found = list(moments(record.dumps(), (0,)))
    match = Match(GAMES[game], record.controllers, seed=record.seed, options=record.options)
    choices = set()
    for entry, line in enumerate(record.lines):
        if line.seat == 0 and len(match.view(0).legal_actions()) > 1:
            choices.add(entry)
        match.replay_line(line)
    parts = [choices & set(range(moment.begin, moment.end)) for moment in found]
    assert all(parts)
    assert sum(map(len, parts)) == len(choices)
    assert set.union(*parts) == choices


def test_what_a_computer_played_for_a_person_is_no_choice_of_theirs() -> None:
    match = Match(GAMES["zombanimaux"], ["person:Ada", "bot:easy:B", "bot:easy:C"], seed=3)
    match.advance()
    rng = Random(3)
    kept_until = 0
    for step in range(60):
        if match.outcome is not None:
            break
        if step == 25:
            match.hand_over(0, "bot:normal:Ada")
            kept_until = len(match)
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    found = list(moments(match.save(), (0,)))
    assert found
    assert max(moment.end for moment in found) <= kept_until + 1


# -- honest ----------------------------------------------------------------------------


def told_apart(game: str) -> tuple[int, int]:
    """Count moments that should be judged alike, and those that are not."""
    count = different = 0
    for seat, text, other, last in others(game)[:3]:
        pairs = zip(found_in_part(text, seat), found_in_part(other, seat), strict=False)
        for one, two in islice(pairs, 6):
            if one.end <= last:
                count += 1
                different += one != two
    return count, different


def found_in_part(text: str, seat: Seat) -> Iterator[Judged]:
    return (one for one in review.review(text, (seat,), scale=LITTLE) if isinstance(one, Judged))


@pytest.fixture
def _prying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have moments judged by all that a position holds, down to the last card of a deck."""

    def tried(world: State, seat: Seat, line: Sequence[Action], rng: Random) -> tuple[float, ...]:
        pried = (world.digest() + sum(map(hash, map(str, line)))) % 1000 / 1000
        return (pried,) * world.players

    def advice(moment: Moment, scale: float, seed: str) -> Iterator[None]:
        yield None
        world = moment.view.determinized(moment.seat, Random(seed))
        legal = moment.view.legal_actions()
        return (legal[world.digest() % len(legal)],)  # type: ignore[return-value]

    monkeypatch.setattr(review, "_advice", advice)
    for room in (review, study):
        prying = {
            game: opponents._replace(retrospect=opponents.retrospect._replace(tried=tried))
            for game, opponents in OPPONENTS.items()
        }
        monkeypatch.setattr(room, "OPPONENTS", prying)


@pytest.mark.whole
@pytest.mark.usefixtures("_prying")
@pytest.mark.parametrize("game", HIDING)
def test_what_a_seat_did_not_know_changes_nothing_of_its_review(game: str) -> None:
    count, different = told_apart(game)
    assert count > 3
    assert different == 0


@pytest.mark.whole
@pytest.mark.usefixtures("_prying")
@pytest.mark.parametrize("game", HIDING)
def test_a_review_that_hands_over_the_position_is_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_over_positions(monkeypatch, game)
    count, different = told_apart(game)
    assert different > count / 5


# -- true ------------------------------------------------------------------------------


class Saving(NamedTuple):
    """A position in which one move is the right one, and what was done instead."""

    game: str
    problem: str
    done: str
    reason: str


SAVING = [
    Saving("zombiaki", "lights-on", "play-along searchlight C", "save"),
    Saving("zombiegeddon", "unarmed", "step B2 C2", "approaches"),
    Saving("zombies4", "back-door", "stop", "cabin"),
    Saving("zombanimaux", "gift-mouse", "play 19 .", "gifts"),
    Saving("zombie_card_game", "king-first", "pass", "cheap"),
]


def moment_of(saving: Saving) -> tuple[Moment, tuple[str, ...]]:
    """Give the moment, and the moves that are right."""
    problems = problems_of(ROOT / "assets", saving.game)
    problem = next(one for one in problems if one.name == saving.problem)
    match = problem.match()
    notation, at = match.info.notation, len(match)
    done = (notation.parse(saving.done),)
    view = match.view(problem.solver)
    moment = Moment(saving.game, at, at + 1, problem.solver, view, done)
    return moment, tuple(map(notation.format, problem.key))


@pytest.mark.whole
@pytest.mark.parametrize("saving", SAVING, ids=lambda saving: saving.game)
def test_the_saving_move_is_found_and_its_reason_is_right(saving: Saving) -> None:
    moment, key = moment_of(saving)
    judged = judge(moment, 0.3, 200)
    retrospect = OPPONENTS[saving.game].retrospect
    assert retrospect is not None
    assert judged.idea[0] in key
    assert judged.is_better(retrospect.least)
    idea = GAMES[saving.game].notation.parse(
        key[0] if saving.game == "zombiegeddon" else judged.idea[0]
    )
    assert reason_of(saving.game, moment.view, moment.seat, idea) == saving.reason


@pytest.mark.whole
@pytest.mark.parametrize("saving", SAVING, ids=lambda saving: saving.game)
@pytest.mark.parametrize("share", [0.0, 1.0])
def test_of_a_decided_game_nothing_is_said(
    saving: Saving, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponents = OPPONENTS[saving.game]
    retrospect = opponents.retrospect

    def tried(world: State, seat: Seat, line: Sequence[Action], rng: Random) -> tuple[float, ...]:
        shares = retrospect.tried(world, seat, line, rng)
        return tuple(share + (one - share) * DECIDED / 2 for one in shares)

    decided = opponents._replace(retrospect=retrospect._replace(tried=tried))
    monkeypatch.setattr(review, "OPPONENTS", {saving.game: decided})
    judged = judge(moment_of(saving)[0], 0.3, 60)
    assert judged.gain != 0
    assert not judged.is_open
    assert verdicts([judged, judged._replace(sure=True)], 0.0) == []


def test_what_comes_to_the_same_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another line that leads to the same, tried in the same worlds with the same dice."""
    moment, _ = moment_of(SAVING[-1])
    same = (*moment.actions,)

    def advice(*_: object) -> Iterator[None]:
        yield None
        return [*same]  # type: ignore[return-value]  # no tuple: it does not look the same

    monkeypatch.setattr(review, "_advice", advice)
    judged = judge(moment, 1.0, 40)
    assert judged.idea
    assert (judged.gain, judged.doubt) == (0.0, 0.0)


# -- told ------------------------------------------------------------------------------


def a_moment(
    begin: int, gain: float, *, sure: bool = False, seat: Seat = 0, doubt: float = 0.01
) -> Judged:
    return Judged(begin, begin + 1, seat, ("discard shield",), 0.4, gain, doubt, sure)


def test_only_what_is_sure_and_large_is_told_and_at_most_so_many_of_a_seat() -> None:
    first = [a_moment(n, 0.2) for n in range(12)]
    sure = [a_moment(n, 0.06 + n / 100, sure=True) for n in range(8)]
    sure = [one._replace(idea=(f"a {one.begin}",)) for one in sure]
    unsure = [a_moment(8, 0.2, sure=True, doubt=0.15), a_moment(9, 0.04, sure=True)]
    told = verdicts([*first, *sure, *unsure], 0.05)
    assert [one.judged.begin for one in told] == [3, 4, 5, 6, 7]
    assert len(told) == IDEAS
    assert not any(one.praise for one in told)
    other = [a_moment(20, 0.2, seat=1), a_moment(20, 0.2, sure=True, seat=1)]
    assert len(verdicts([*first, *other, *sure], 0.05)) == IDEAS + 1


def test_the_same_idea_is_told_once_where_it_is_dearest() -> None:
    sure = [a_moment(n, gain, sure=True) for n, gain in ((5, 0.1), (9, 0.3), (12, 0.2), (80, 0.1))]
    told = verdicts([*(one._replace(sure=False) for one in sure), *sure], 0.05)
    assert [one.judged.begin for one in told] == [9, 80]


def test_it_is_well_seen_where_the_first_idea_is_worse_and_thought_finds_no_better() -> None:
    first, same = a_moment(4, -0.2), a_moment(4, 0.0, sure=True)._replace(idea=())
    assert verdicts([first, same], 0.05) == [Verdict(first, praise=True)]
    assert verdicts([first, a_moment(4, 0.2, sure=True)], 0.05) == [
        Verdict(a_moment(4, 0.2, sure=True), praise=False)
    ]


def test_all_choices_come_to_what_the_first_look_says() -> None:
    found = [a_moment(1, 0.2), a_moment(2, -0.05), a_moment(3, 0.1, seat=1)]
    assert cost([*found, a_moment(1, 0.5, sure=True)], 0) == pytest.approx(0.15)


@pytest.mark.parametrize(
    "row",
    [
        {"begin": 5, "end": 6},
        {"begin": -1, "end": 3},
        {"begin": 3, "end": 3},
        {"end": 99},
        {"chance": 2.0},
        {"gain": "much"},
        {"idea": 3},
        {"idea": ["juggle"]},
        {"idea": ["discard it twice"]},
        {"other": 3},
        {"begin": 1.5},
        {"seat": 2},
        {"gain": float("-inf")},
        {"doubt": -9},
        {"idea": [], "chance": "high"},
        {"begin": 2, "end": 3, "sure": True},
    ],
)
def test_what_was_kept_is_read_only_if_it_is_sound(row: dict[str, object]) -> None:
    good = a_moment(1, 0.2)._asdict()
    right = [good | {"idea": ["discard shield"]}]
    assert read_judged(right, "zombiaki", 2, 4) == [a_moment(1, 0.2)]
    assert read_judged([good | row], "zombiaki", 2, 4) is None


# -- wherever it is worked out ----------------------------------------------------------


@pytest.mark.whole
def test_a_process_slices_and_whoever_goes_on_find_the_same() -> None:
    text = game_of("zombanimaux").save()
    whole = found_in(text, (0, 1))
    assert isinstance(whole[0], int)
    assert sum(not one.sure for one in whole[1:] if isinstance(one, Judged)) == whole[0]
    for known in (1, whole[0] // 2, whole[0] + 1, len(whole) - 1):
        rest = review.review(text, (0, 1), whole[:known], LITTLE)
        assert [*whole[:known], *(one for one in rest if one is not None)] == whole
    for thinking in (Thinking(scale=LITTLE), Thinking(scale=LITTLE, process=False)):
        with closing(Minds("zombanimaux", thinking)) as minds:
            looking = minds.review(text, (0, 1))
            until(looking.think)
            assert looking.found == whole


@pytest.mark.whole
def test_who_does_not_want_to_know_any_more_goes_on_later() -> None:
    text = game_of("zombie_card_game").save()
    with closing(Minds("zombie_card_game", Thinking(scale=0.2))) as minds:
        looking = minds.review(text, (0,))
        until(lambda: looking.think() or len(looking.found) > 3)
        looking.rest()
        seen = list(looking.found)
        assert not looking.done
        until(lambda: looking.think() or len(looking.found) > len(seen) + 2)
        assert looking.found[: len(seen)] == seen


# -- figures ---------------------------------------------------------------------------


def test_anybody_can_measure_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    games = [reviewed("zombanimaux", ("easy", "hard"), f"r{n}", SCALE, LITTLE) for n in range(2)]
    report("zombanimaux", games)
    said = capsys.readouterr().out
    assert "easy" in said
    assert "hard" in said
    assert f"{sum(len(game.of_level('easy')) for game in games)} moments" in said
