"""Seven nights: what they are, and how they are won."""

from __future__ import annotations

import pytest

from tests.learn.nights import NAMES, played
from zombiegames.ai import OPPONENTS
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombiaki.board import LAST_ROW
from zombiegames.learn.nights import BETTER, PLAYED, WON
from zombiegames.learn.seven import LADDER, LAPS, NIGHTS, Place, place_of, reached

LEVELS = {
    1: ("easy",),
    2: ("easy",),
    3: ("easy", "normal"),
    4: ("normal/hunter", "normal/rusher"),
    5: ("normal",) * 3,
    6: ("normal",),
    7: ("normal/rusher", "normal/spoiler", "normal/hoarder"),
}
"""By night, in the first lap."""
ABOVE = {"easy": "normal", "normal": "hard", "hard": "expert"}


def _above(level: str) -> str:
    name, stroke, style = level.partition("/")
    return f"{ABOVE[name]}{stroke}{style}"


@pytest.mark.parametrize("night", range(1, NIGHTS + 1))
def test_every_night_can_be_set_up_in_every_lap(night: int) -> None:
    expected = LEVELS[night]
    for lap in range(1, LAPS + 1):
        if lap > 1:
            expected = tuple(map(_above, expected))
        place = Place(lap, night, 2)
        match = place.match("Ada", NAMES)
        assert match.seed == f"seven {lap}/{night}/2"
        assert place_of(match.seed) == place
        bots = [text.split(":") for text in match.controllers if text.startswith("bot:")]
        assert tuple(level for _, level, _ in bots) == expected
        assert len({name for *_, name in bots}) == len(bots)
        styles = OPPONENTS[match.info.id].styles
        assert all(level.partition("/")[2] in ("", *styles) for level in expected)
    assert len(LADDER) == NIGHTS


def test_no_try_is_like_another() -> None:
    decks = []
    for attempt in (1, 2, 3):
        match = Place(1, 1, attempt).match("Ada", NAMES)
        match.advance()
        decks.append(match.state.digest())
    assert len(set(decks)) == len(decks)


@pytest.mark.parametrize(
    "seed",
    ["", "seven", "seven 0/1/1", "seven 4/1/1", "seven 1/8/1", "seven 1/0/1", "seven 1/1",
     "seven 1/1/1234567", "seven 1/1/01", "seven 1/1/1 ", "night 2026-11-28", "seven ١/1/1"],
)  # fmt: skip
def test_no_other_seed_is_one_of_the_seven(seed: str) -> None:
    assert place_of(seed) is None


def test_what_is_open() -> None:
    assert reached({}) == (1, 1)
    assert reached({(1, 1): 1, (1, 3): 3}) == (1, 2)
    lap = {(1, night): 1 for night in range(1, NIGHTS + 1)}
    assert reached({**lap, (2, 1): 0}) == (2, 1)
    every = {(lap, night): 1 for lap in range(1, LAPS + 1) for night in range(1, NIGHTS + 1)}
    assert reached(every) == (LAPS + 1, 1)


# -- moons -------------------------------------------------------------------------------

PERSON, OTHERS = True, False
ENDS = (
    (1, 1, PERSON, BETTER),
    (1, 2, OTHERS, PLAYED),
    (2, 1, PERSON, BETTER),
    (3, 1, PERSON, BETTER),
    (3, 9, PERSON, WON),
    (3, 11, PERSON, PLAYED),
    (4, 1, PERSON, WON),
    (4, 5, PERSON, BETTER),
    (4, 8, PERSON, PLAYED),
    (5, 1, PERSON, BETTER),
    (5, 7, PERSON, WON),
    (5, 349, PERSON, PLAYED),
    (6, 1, PERSON, BETTER),
    (6, 2, PERSON, WON),
    (6, 151, PERSON, PLAYED),
    (7, 1, PERSON, BETTER),
    (7, 48, PERSON, PLAYED),
)
"""Night, try, who plays with care, moons."""


def _facts(match: Match, seat: int) -> tuple[bool, bool]:
    """Look by another way whether a seat has won, and as its night wishes."""
    outcome, state = match.outcome, match.state
    assert outcome is not None
    won = outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1
    events = [entry.event for deed in match.deeds for entry in deed.entries]
    night = int(match.seed[len("seven 1/")])
    if night == 2:
        second = next(n for n, e in enumerate(events) if e.kind == "half-began" and e.half == 2)  # type: ignore[attr-defined]
        first_half = events[:second]
        tokens = [e for e in first_half if e.kind == "token-placed" and e.seat == seat]  # type: ignore[attr-defined]
        return won, len(tokens) == 4
    if night == 3:
        refused = [e for e in events if type(e).__name__ == "GaveUp" and e.seat == seat]  # type: ignore[attr-defined]
        return won, len(refused) < 4
    if night == 4:
        return won, state.trophies[seat] < 15  # type: ignore[attr-defined]
    if night == 5:
        return won, sorted(outcome.scores)[-2:] in ([0, 3], [1, 3])
    if night == 6:
        return won, not state.zombies & LAST_ROW  # type: ignore[attr-defined]
    return won, True


@pytest.mark.whole
@pytest.mark.parametrize(("night", "attempt", "careful", "moons"), ENDS)
def test_moons_are_for_the_end_for_a_win_and_for_the_wish(
    night: int, attempt: int, careful: bool, moons: int
) -> None:
    place = Place(1, night, attempt)
    seat = place.rung.setup.seat
    others = [other for other in range(place.rung.setup.players) if other != seat]
    match = played(place.match("Ada", NAMES), *([seat] if careful else others))
    won, wished = _facts(match, seat)
    assert place.moons(match) == moons == (PLAYED if not won else BETTER if wished else WON)
    # It was played in the first lap, with these cards.
    assert Place(2, night, attempt).moons(match) == 0
    # Saved, and taken up later.
    assert place.moons(Match.load(match.save(), GAMES)) == moons


def test_a_running_or_conceded_game_brings_nothing() -> None:
    place = Place(1, 1, 1)
    match = place.match("Ada", NAMES)
    match.advance()
    assert place.moons(match) == 0
    match.concede(1)
    assert place.moons(match) == 0
