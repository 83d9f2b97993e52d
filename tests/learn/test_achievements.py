"""What a finished game was worth: for whom it counts, and for which games."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.conftest import ROOT
from tests.learn.watched import watched
from tests.sources import imports, parsed
from zombiegames.ai.minds import Controller
from zombiegames.core.bot import RandomBot, decide
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.core.record import TABLE, Line, Record, is_person, loads
from zombiegames.games import GAMES
from zombiegames.learn.achievements import ACHIEVEMENTS, earned
from zombiegames.ui.kit.i18n import LANGUAGES, table

GOLDEN = ROOT / "tests" / "golden"

PARTS = ("name", "how")

WORTH: dict[str, list[set[str]]] = {
    "zombiaki-sheet-random": [{"by-a-fingernail"}, set()],
    "zombiaki-publisher-normal": [set(), {"daybreak"}],
    "zombiegeddon-square-normal": [
        {"trophy-wall", "tube-map"},
        {"closing-sale", "tube-map", "well-stocked"},
    ],
    "zombies4-printed-normal": [set(), {"early-bird", "rampage"}, set(), set()],
    "zombanimaux-standard-normal-3": [
        set(),
        set(),
        {"brain-drain", "caught-in-the-web", "famine"},
    ],
    "zombie_card_game-classic-random": [
        {"uprising"},
        {"from-rags-to-riches"},
        {"the-meek"},
        set(),
    ],
}
"""By golden game: what each seat would have earned, had it been a person's."""


def golden(name: str) -> Record:
    return loads((GOLDEN / f"{name}.toml").read_text(encoding="utf-8"))


def seated(record: Record, persons: set[int]) -> Record:
    """Let persons sit on some seats, and computers on the others."""
    texts = (
        "person:Ada" if s in persons else "bot:easy:Mo" for s in range(len(record.controllers))
    )
    return record._replace(controllers=tuple(texts))


@pytest.fixture(params=WORTH)
def worth(request: pytest.FixtureRequest) -> tuple[Record, list[set[str]]]:
    """A record in which everybody is a person, and what it is worth."""
    record = golden(request.param)
    return seated(record, set(range(len(record.controllers)))), WORTH[request.param]


# -- who earns ---------------------------------------------------------------------------


def test_a_whole_game_is_worth_what_happened(worth: tuple[Record, list[set[str]]]) -> None:
    record, expected = worth
    assert [set(names) for names in earned(record)] == expected
    match = Match.load(record.dumps(), GAMES)
    assert earned(match) == earned(record)


def test_computers_earn_nothing_and_take_nothing(worth: tuple[Record, list[set[str]]]) -> None:
    record, expected = worth
    seats = range(len(expected))
    for persons in [set[int](), *({seat} for seat in seats), *(set(seats) - {s} for s in seats)]:
        found = earned(seated(record, persons))
        assert list(found) == [expected[s] if s in persons else set() for s in seats]


@pytest.mark.parametrize(
    "text",
    ["person:Ada", "person:", "bot:easy:Mo", "bot:hard/hunter:Mo", "bot", "Ada", "", "both:"],
)
def test_a_person_is_who_sits_at_a_table_as_one(text: str) -> None:
    assert is_person(text) == Controller.read(text).person


# -- which games count -------------------------------------------------------------------


def test_a_game_that_is_not_over_is_worth_nothing(worth: tuple[Record, list[set[str]]]) -> None:
    record, _ = worth
    assert not any(earned(record._replace(lines=record.lines[:-1])))


def test_a_seat_handed_over_takes_the_worth_away(worth: tuple[Record, list[set[str]]]) -> None:
    record, _ = worth
    for at in (1, len(record.lines) // 2):
        handed = (*record.lines[:at], Line(TABLE, "hand 0 bot:easy:Mo"), *record.lines[at:])
        back = (*handed[: at + 1], Line(TABLE, "hand 0 person:Ada"), *handed[at + 1 :])
        for lines in (handed, back):
            match = Match.load(record._replace(lines=lines).dumps(), GAMES)
            assert match.outcome is not None
            assert not any(earned(match))


@pytest.mark.parametrize("loser", [0, 1])
def test_a_conceded_game_is_worth_nothing(loser: int) -> None:
    """Also for who was ahead: the last action but one of a game that was worth something."""
    record = seated(golden("zombiegeddon-square-normal"), {0, 1})
    match = Match.load(record._replace(lines=record.lines[:-1]).dumps(), GAMES)
    match.concede(loser)
    assert match.outcome is not None
    assert not any(earned(match))


LESSON = """[lesson]
learner = 0
begin = 2

[log]
"""


def test_a_lesson_is_worth_nothing(worth: tuple[Record, list[set[str]]]) -> None:
    """Its cards are stacked: they are not those that its seed gives."""
    record, _ = worth
    lesson = record._replace(seed="first-night").dumps().replace("[log]\n", LESSON)
    match = Match.load(lesson, GAMES)
    assert match.outcome is not None
    assert not any(earned(match))


def test_dice_that_were_helped_are_seen_anywhere() -> None:
    """The whole game is as the seed gives it, but for the last die but a few."""
    info = GAMES["zombies4"]
    record = seated(golden("zombies4-printed-normal"), {0, 1, 2, 3})
    at = max(i for i, line in enumerate(record.lines) if line.text.startswith("die "))
    match = Match(info, record.controllers, seed=record.seed, options=record.options)
    for line in record.lines[:at]:
        match.replay_line(line)
    helped = next(
        action
        for action, _ in match.state.chance_outcomes() or ()
        if info.notation.format(action) != record.lines[at].text
    )
    match.replay_line(Line(NATURE, info.notation.format(helped)))
    bot, rng = RandomBot(), Random(1)
    match.advance()
    while match.to_act() != OVER:
        match.play(decide(bot, match.view(match.to_act()), match.to_act(), rng))
        match.advance()
    happened = watched("zombies4", info.new(4, record.options), *(li.text for li in match.lines))
    assert any(happened)
    assert not any(earned(match))


# -- the tables --------------------------------------------------------------------------


def test_every_game_has_ten_and_their_words() -> None:
    assert list(ACHIEVEMENTS) == list(GAMES)
    for game, watch in ACHIEVEMENTS.items():
        assert len(watch.names) == len(set(watch.names)) == 10
        for code in LANGUAGES:
            keys = [key for key in table(code, game) if key.startswith("achievement.")]
            assert keys == [f"achievement.{n}.{part}" for n in watch.names for part in PARTS]


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_are_short_and_the_rest_is_one_sentence(code: str) -> None:
    for game, watch in ACHIEVEMENTS.items():
        words = table(code, game)
        names = [words[f"achievement.{name}.name"] for name in watch.names]
        assert len(set(names)) == 10
        assert max(map(len, names)) <= 32
        for name in watch.names:
            how = words[f"achievement.{name}.how"]
            assert re.fullmatch(r"[^.]+[.?!]+", how), how
            assert len(how) <= 110, how


def test_a_game_knows_its_own_rules_alone() -> None:
    """No game's watch looks into another game."""
    folder = ROOT / "zombiegames" / "learn" / "achievements"
    games = {name: parsed(folder / f"{name}.py") for name in ACHIEVEMENTS}
    for game, tree in games.items():
        rooms = {name.split(".")[2] for name, _ in imports(tree) if ".games." in name}
        assert rooms == {game}
