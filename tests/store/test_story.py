"""The story of a player: numbers out of heads that were made by hand."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.store.test_kept_games import finish, listed
from tests.store.test_saves import Kept, record_of
from zombiegames.store import story as story_module
from zombiegames.store.games import MOST_PLAYED, Ending, GameEntry
from zombiegames.store.statistics import Tally
from zombiegames.store.story import Bar, Favourite, Moment, Share, tell, wilson

ADA, BORIS, BOT = "person:Ada", "person:Boris", "bot:normal:Carla"


def head(number: int, outcome: str = "won", **changes: Any) -> GameEntry:
    """Make the head of a game of Ada's; ``changes``: of its ending, or the seats and the game."""
    seats = changes.pop("seats", (ADA, BOT))
    game, branched = changes.pop("game", "zombiaki"), changes.pop("branched", False)
    own, other = {"won": (1, 2), "lost": (2, 1), "shared": (1, 1)}[outcome]
    ranks = (own, *[other] * (len(seats) - 1))
    how = {"ranks": ranks, "scores": (0,) * len(seats), "reason": "barricade", "turns": 10}
    how |= {"counted": True, "level": "normal", "persons": (0,)}
    path = Path(f"{game}-{number}.zombiegame")
    ending = Ending(**(how | changes))  # type: ignore[arg-type]
    return GameEntry(path, game, "7", seats, ending, 0.0, "", False, branched, 1000)


def told(*heads: GameEntry, game: str = "zombiaki") -> Any:
    """Tell of heads, the oldest first."""
    return tell(reversed(heads), game)


PUBLISHED = [
    # Wilson's 95 % interval without a correction, as usually tabulated.
    (0, 10, 0.0, 0.2775),
    (1, 10, 0.0179, 0.4042),
    (5, 10, 0.2366, 0.7634),
    (10, 10, 0.7225, 1.0),
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("won", "games", "low", "high"), PUBLISHED)
def test_intervals_are_as_published(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.00006)


def test_another_width_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story_module, "NORMAL_95", 1.645)
    assert [
        row for row in PUBLISHED if wilson(*row[:2]) != pytest.approx(row[2:], abs=0.00006)
    ] == PUBLISHED


@pytest.mark.parametrize("games", [0, 1, 4, 5])
def test_few_games_tell_no_share(games: int) -> None:
    story = told(*[head(number) for number in range(games)])
    assert story.games == games
    assert [share.few for share in story.by_level.values()] == [games < 5] * bool(games)
    assert len(story.course) == (games == 5)
    assert (story.shortest, story.longest) == ((10, 10) if games else (0, 0))


def test_shares_are_by_level_and_seat_with_what_is_fair() -> None:
    four = (ADA, BOT, BOT, BOT)
    story = told(
        *[head(number, level="easy") for number in range(3)],
        head(3, "lost", level="easy", seats=four),
        head(4, "shared", level="hard"),
        head(5, level="hard", seats=(BOT, ADA), persons=(1,), ranks=(2, 1)),
    )
    assert story.by_level == {
        "easy": Share(3, 4, pytest.approx((3 * 0.5 + 0.25) / 4)),
        "hard": Share(1, 2, 0.5),
    }
    assert story.by_seat == {0: Share(3, 5, pytest.approx(0.45)), 1: Share(1, 1, 0.5)}
    assert list(story.by_seat) == [0, 1]


def test_persons_at_one_table_count_each_and_make_no_course() -> None:
    story = told(*[head(n, seats=(ADA, BORIS), persons=(0, 1), level="person") for n in range(6)])
    assert story.by_level == {"person": Share(6, 12, pytest.approx(0.5))}
    assert story.by_seat == {0: Share(6, 6, 0.5), 1: Share(0, 6, 0.5)}
    assert story.course == story.lengths == ()
    assert [mark.name for mark in story.records] == ["quickest", "longest"]


def test_the_course_is_of_the_latest_twenty() -> None:
    story = told(*[head(n, "lost" if n < 10 else "won") for n in range(30)])
    assert story.course[0] == Moment(5, Share(0, 5, 0.5))
    assert story.course[14 - 4] == Moment(15, Share(5, 15, 0.5))
    assert story.course[-1] == Moment(30, Share(20, 20, 0.5))
    assert [moment.number for moment in story.course] == list(range(5, 31))


def test_changes_of_level_are_found() -> None:
    levels = ["easy", "easy", "normal", "normal", "easy"]
    story = told(*[head(n, level=level) for n, level in enumerate(levels)])
    assert story.changes == ((3, "normal"), (5, "easy"))


def test_lengths_stand_in_bars_with_their_gaps() -> None:
    story = told(
        head(1, turns=8), head(2, "lost", turns=8), head(3, "shared", turns=10), head(4, turns=0)
    )
    assert story.lengths == (
        Bar(8, 8, Tally(1, 1, 0)),
        Bar(9, 9, Tally()),
        Bar(10, 10, Tally(0, 0, 1)),
    )
    assert (story.shortest, story.longest) == (8, 10)
    wide = told(*[head(n, turns=n) for n in range(7, 95)])
    assert len(wide.lengths) <= story_module.MOST_BARS
    assert (wide.lengths[0].first, wide.lengths[0].last) == (0, 9)
    assert sum(bar.tally.games for bar in wide.lengths) == 88


def test_records_stay_with_the_game_that_made_them_first() -> None:
    heads = (
        head(1, scores=(12, 3), turns=20),
        head(2, scores=(12, 11), turns=9),
        head(3, "lost", scores=(2, 3), turns=4),
        head(4, scores=(10, 9), turns=9),
        head(5, scores=(8, 0), turns=30),
        head(6, scores=(8, 0), turns=30),
    )
    found = {mark.name: (mark.number, mark.entry.path.stem) for mark in told(*heads).records}
    assert found == {
        "score": (12, "zombiaki-1"),
        "quickest": (9, "zombiaki-2"),
        "longest": (30, "zombiaki-5"),
        "streak": (3, "zombiaki-6"),
        "closest": (1, "zombiaki-2"),
    }


def test_the_greatest_comeback_is_the_win_that_once_looked_least_likely() -> None:
    heads = (
        head(1, lowest=30),
        head(2, "lost", lowest=2),
        head(3),
        head(4, lowest=11),
        head(5, lowest=5, seats=(ADA, BORIS), persons=(0, 1)),
    )
    found = {mark.name: (mark.number, mark.entry.path.stem) for mark in told(*heads).records}
    assert found["comeback"] == (11, "zombiaki-4")
    assert "comeback" not in {mark.name for mark in told(head(1), head(2, "lost")).records}


def test_points_that_decided_nothing_make_no_close_finish() -> None:
    story = told(head(1, "lost", scores=(9, 8)), head(2, scores=(0, 0)))
    assert "closest" not in {mark.name for mark in story.records}
    assert {mark.name: mark.number for mark in story.records}["score"] == 9


def test_favourites_are_what_was_played_most() -> None:
    names = ["a", "b", "c", "d", "e", "f"]
    first = tuple((name, 6 - at) for at, name in enumerate(names))
    story = told(head(1, played=first), head(2, played=(("f", 4), ("b", 1))))
    assert story.favourites == (
        Favourite("a", 6, 1),
        Favourite("b", 6, 2),
        Favourite("f", 5, 2),
        Favourite("c", 4, 1),
        Favourite("d", 3, 1),
    )


def test_what_is_not_counted_changes_nothing() -> None:
    ours = [head(n, scores=(5, 1), played=(("barrier", 2),)) for n in range(6)]
    strange = {"scores": (99, 0), "turns": 1, "played": (("barrier", 50),)}
    others = [
        head(7, counted=False, **strange),
        head(8, branched=True, **strange),
        head(9, persons=(), **strange),
        head(10, ranks=(), **strange),
        head(11, game="zombies4", **strange),
    ]
    assert told(*ours, *others) == told(*ours)
    assert told(*ours, head(12, **strange)) != told(*ours)


def test_a_thousand_heads_are_told_at_once() -> None:
    """In a few milliseconds; a busy machine may take ten times as long."""
    heads = [
        head(
            n,
            ("won", "lost", "shared")[n % 3],
            turns=5 + n % 90,
            scores=(n % 40, n % 31),
            level=("easy", "normal", "hard")[n // 20 % 3],
            played=tuple((f"card-{at}", 1 + n % 5) for at in range(n % MOST_PLAYED)),
        )
        for n in range(1000)
    ]
    start = time.perf_counter()
    story = told(*heads)
    assert time.perf_counter() - start < 0.25
    assert story.games == 1000
    assert sum(share.games for share in story.by_level.values()) == 1000
    assert sum(bar.tally.games for bar in story.lengths) == 1000


# -- heads -----------------------------------------------------------------------------


def test_heads_keep_what_the_story_needs(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    played = tuple((f"card-{n}", 99 - n) for n in range(MOST_PLAYED + 2))
    ending = Ending((2, 1), (0, 12), "rout", 7, True, "hard", (1,), played)
    kept.saves.games.put_away(None, record_of(4), ending, 1)
    (entry,) = listed(kept)
    assert entry.ending == ending._replace(played=played[:MOST_PLAYED])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("level", '"no level"'),
        ("level", "7"),
        ("persons", "7"),
        ("persons", '[9, "a", -1]'),
        ("played", "7"),
        ("played", '[7, "barrier", "../x 3", "barrier 0", "barrier 99999"]'),
    ],
)
def test_heads_that_make_no_sense_are_read(tmp_path: Path, key: str, value: str) -> None:
    kept = Kept(tmp_path)
    finish(kept, record_of(4))
    (entry,) = listed(kept)
    text = entry.path.read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith(f"{key} = ")]
    entry.path.write_text("\n".join([f"{key} = {value}", *lines]), encoding="utf-8")
    (read,) = listed(kept)
    assert (read.ending.level, read.ending.played) == ("", ())
    assert set(read.ending.persons) <= {0, 1}
    tell([read], "toy")


def test_older_heads_tell_who_sat_down(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    record = record_of(4)._replace(controllers=(BOT, ADA))
    finish(kept, record)
    (entry,) = listed(kept)
    text = entry.path.read_text(encoding="utf-8")
    for line in ('level = ""\n', "persons = []\n", "played = []\n"):
        assert line in text
        text = text.replace(line, "")
    entry.path.write_text(text, encoding="utf-8")
    (read,) = listed(kept)
    assert read.ending.persons == (1,)
    assert told(read, game="toy").by_seat == {1: Share(1, 1, 0.5)}
