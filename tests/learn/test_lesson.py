"""The five lessons: true to the rules from their first entry to their last, kind to who strays."""

from __future__ import annotations

from random import Random

import pytest

from tests.conftest import ROOT
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE
from zombiegames.core.record import RecordError
from zombiegames.games import GAMES
from zombiegames.learn.lesson import Lesson, read_plan

LESSONS = ROOT / "assets" / "lessons"


def text_of(game: str) -> str:
    return (LESSONS / f"{game}.toml").read_text(encoding="utf-8")


def lesson_of(game: str, step: int = 0) -> Lesson:
    return Lesson(read_plan(text_of(game)), GAMES, step)


def go_on(lesson: Lesson) -> None:
    """Do what the lesson has next."""
    action = lesson.wanted()
    assert action is not None
    lesson.match.play(action)
    lesson.match.advance()
    lesson.follow()


# -- what is written -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_record_that_loads_as_it_stands(game: str) -> None:
    match = Match.load(text_of(game), GAMES)
    plan = read_plan(text_of(game))
    assert match.lines == list(plan.record.lines)
    assert (match.outcome is None) == plan.goes_on


@pytest.mark.parametrize("game", GAMES)
def test_played_as_told_it_is_its_record_with_the_dice_of_its_seed(game: str) -> None:
    lesson = lesson_of(game)
    while not lesson.over:
        go_on(lesson)
        assert not lesson.astray, lesson.at
    record = lesson.plan.record
    assert [line.text for line in lesson.match.lines] == [line.text for line in record.lines]
    assert [line.digest for line in lesson.match.lines] == [line.digest for line in record.lines]
    assert lesson.step == len(lesson.plan.steps)
    assert lesson.wanted() is None


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_the_learner_belongs_to_a_step(game: str) -> None:
    plan = read_plan(text_of(game))
    taught = {n for step in plan.steps for n in range(step.first + 1, step.to + 1)}
    own = {n for n, line in enumerate(plan.record.lines, 1)
           if line.seat == plan.learner and n > plan.begin}  # fmt: skip
    assert own <= taught | plan.shown | plan.fast
    for step in plan.steps:
        if step.free:
            seats = {line.seat for line in plan.record.lines[step.first : step.to]}
            assert seats == {plan.learner}
        assert step.rules


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_click_is_refused_by_the_rule_that_is_told(game: str) -> None:
    plan = read_plan(text_of(game))
    for number, step in enumerate(plan.steps):
        if not step.wrong:
            continue
        lesson = lesson_of(game, number)
        wrong = lesson.match.info.notation.parse(step.wrong)
        answers = []
        while lesson.at < step.to:
            if lesson.waits:
                answers.append(lesson.match.state.why_not(wrong))
            go_on(lesson)
        assert step.answer in answers, (number, answers)


# -- straying --------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_whoever_strays_comes_back_to_the_very_same_position(game: str) -> None:
    rng = Random(game)
    strayed = 0
    for _ in range(40):
        lesson = lesson_of(game)
        while not lesson.over:
            if not lesson.waits or rng.random() < 0.6:
                go_on(lesson)
                assert not lesson.astray
                continue
            before, at = lesson.match.state.digest(), lesson.at
            for _ in range(rng.randint(1, 3)):
                if lesson.match.to_act() != lesson.plan.learner:
                    break
                lesson.match.play(rng.choice(lesson.match.state.legal_actions()))
                lesson.match.advance()
                lesson.follow()
            if lesson.astray:
                strayed += 1
                back = lesson.at
                lesson.take_back()
                lesson.follow()
                assert lesson.at == back
                assert lesson.at > at or lesson.match.state.digest() == before
            assert not lesson.astray
        assert lesson.match.lines == list(lesson.plan.record.lines)
    assert strayed >= 100


def test_a_step_in_another_order_rejoins_the_line() -> None:
    lesson = lesson_of("zombiaki", 1)
    step = lesson.plan.steps[1]
    assert step.free
    for line in reversed(lesson.plan.record.lines[step.first : step.to]):
        lesson.match.play(lesson.match.info.notation.parse(line.text))
        lesson.match.advance()
        lesson.follow()
        assert not lesson.astray
    assert lesson.at == step.to
    assert lesson.match.lines == list(lesson.plan.record.lines[: step.to])


@pytest.mark.parametrize("game", GAMES)
def test_back_leads_from_step_to_step_to_the_beginning(game: str) -> None:
    lesson = lesson_of(game)
    while not lesson.over:
        go_on(lesson)
    for step in reversed(lesson.plan.steps):
        assert lesson.back()
        assert (len(lesson.match), lesson.at, lesson.astray) == (step.first, step.first, False)
        assert lesson.waits
    assert not lesson.back()
    while not lesson.over:
        go_on(lesson)
    assert lesson.match.lines == list(lesson.plan.record.lines)


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_taken_up_at_every_step(game: str) -> None:
    plan = read_plan(text_of(game))
    for number, step in enumerate(plan.steps):
        lesson = lesson_of(game, number)
        assert lesson.step == number
        assert lesson.waits
        assert len(lesson.match) == step.first


# -- saboteurs -------------------------------------------------------------------------


def without_digests(text: str) -> str:
    head, _, log = text.partition("[log]")
    lines = [line for line in log.splitlines() if not line.partition(" = ")[0].endswith("d")]
    return head + "[log]" + "\n".join(lines) + "\n"


def test_a_lesson_with_another_entry_is_seen() -> None:
    text = text_of("zombiaki").replace("play-at hunger B4", "play-at hunger A2")
    with pytest.raises(RecordError):
        Match.load(text, GAMES)


def test_a_die_of_another_seed_is_seen() -> None:
    text = without_digests(text_of("zombies4")).replace("cabin-2031301", "cabin-1")
    lesson = Lesson(read_plan(text), GAMES)
    nature = sum(line.seat == NATURE for line in lesson.plan.record.lines)
    assert nature > lesson.plan.begin
    while not lesson.over and not lesson.astray:
        go_on(lesson)
    assert lesson.astray
