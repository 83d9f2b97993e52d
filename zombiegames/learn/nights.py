"""Games that everybody can play alike: the night of a day, and seven nights that get harder.

What night a game is, its seed tells: ``night 2026-11-28``, or ``seven 1/3/2`` for the second try at
the third night of the first lap. So one that was saved and taken up later still counts.

The menu asks for tonight's game, so what is needed to judge a finished one is imported then.
"""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.core.record import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from zombiegames.core.match import Match
    from zombiegames.core.protocol import OptionValue, Seat

    Wish = Callable[[Match, Seat], bool]

LAPS = 3
"""Times the seven nights are walked, each a level up."""
LEVELS = ("easy", "normal", "hard", "expert")
PLAYED, WON, BEST = 1, 2, 3
"""Moons: played to its end · won · won, and at par or as wished."""


class Setup(NamedTuple):
    """How the table of a night is laid."""

    name: str
    """Of its words, below ``ui.night``."""
    game: str
    seat: Seat
    """The person's."""
    others: tuple[str, ...]
    """Steps and styles of the others, in the order of their seats: ``0``, ``1/hunter``. The step
    is what they are above the level of the night."""
    options: Mapping[str, OptionValue]

    def levels(self, level: str) -> list[str]:
        """Name what computers play, in the order of their seats, at the level of a night."""
        found = []
        for other in self.others:
            step, _, style = other.partition("/")
            at = min(LEVELS.index(level) + int(step), len(LEVELS) - 1)
            found.append(f"{LEVELS[at]}/{style}" if style else LEVELS[at])
        return found

    def controllers(self, level: str, person: str, names: Sequence[str]) -> list[str]:
        """Say who sits where; ``names``: of the computers, as many as there are."""
        bots = [
            f"bot:{playing}:{name}"
            for playing, name in zip(self.levels(level), names, strict=False)
        ]
        return [*bots[: self.seat], f"person:{person}", *bots[self.seat :]]


_SHEET = dict.fromkeys(("dog", "barrier_fire", "barrier", "freeze", "pit"), "sheet")
_PUBLISHER = dict.fromkeys(_SHEET, "publisher")
_HOUSE = {"witch_alone": True, "big_sets": True, "absolute_president": True}
_QUICK = {"cabin": "back-half", "tiles": 20, "trophies": 15, "movement": "better-of-two"}

TONIGHT = (
    Setup("zombies", "zombiaki", 0, ("0",), _SHEET),
    Setup("zombie", "zombie_card_game", 0, ("0", "0", "0"), {}),
    Setup("hex", "zombiegeddon", 0, ("0",), {"board": "hex"}),
    Setup("three", "zombanimaux", 0, ("0", "0"), {}),
    Setup("quick", "zombies4", 0, ("0", "0"), _QUICK),
    Setup("humans", "zombiaki", 1, ("0",), _SHEET),
    Setup("house", "zombie_card_game", 0, ("0", "0", "0"), _HOUSE),
    Setup("square", "zombiegeddon", 0, ("0",), {"board": "square"}),
    Setup("four", "zombanimaux", 0, ("0", "0", "0"), {}),
    Setup("dogs", "zombies4", 0, ("0", "0"), {**_QUICK, "dogs": "automatic"}),
)
"""Setups of the nights of ten days."""

PAR: Mapping[str, int] = {
    "zombies": 12,
    "zombie": 4,
    "hex": 59,
    "three": 5,
    "quick": 8,
    "humans": 2,
    "house": 3,
    "square": 64,
    "four": 5,
    "dogs": 7,
}
"""Name of a setup → what the better third of its winners come to, by ``scripts/pars.py``: 41 games
each of Normal that thinks a twentieth of its thought.
"""


def setup_of(day: date) -> Setup:
    """Give the setup of the night of a day."""
    return TONIGHT[day.toordinal() % len(TONIGHT)]


def seed_of(day: date) -> str:
    """Give the seed of the night of a day: the same for everybody."""
    return f"night {day.isoformat()}"


def number_of(match: Match, seat: Seat) -> tuple[int, bool]:
    """Give the number that a game is measured by for a seat, and whether less is better."""
    from zombiegames.games.zombiaki.cards import ZOMBIES

    assert match.outcome is not None
    state: Any = match.state
    scores, game = match.outcome.scores, match.info.id
    if game == "zombiaki":
        return (state.turn if seat == ZOMBIES else len(_zombies(state.figures))), True
    if game == "zombie_card_game":
        return state.deal, True
    if game == "zombies4":
        return state.round, True
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others), False


def _zombies(figures: Sequence[int]) -> list[int]:
    """List the squares of the street with a zombie; ``figures``: by square, -1 where none is."""
    from zombiegames.games.zombiaki.cards import is_dog

    return [at for at, card in enumerate(figures) if card >= 0 and not is_dog(card)]


# -- seven nights --------------------------------------------------------------------------


def _won(match: Match, seat: Seat) -> bool:
    return match.outcome is not None and match.outcome.ranks[seat] == 1


def _full_cart(match: Match, seat: Seat) -> bool:
    from zombiegames.learn.achievements import earned

    return "full-cart" in earned(match)[seat]


def _stubborn(match: Match, seat: Seat) -> bool:
    gave_up = sum(1 for line in match.lines if line.seat == seat and line.text == "give-up")
    return _won(match, seat) and gave_up <= FEW


def _spell(match: Match, seat: Seat) -> bool:
    return _won(match, seat) and match.outcome is not None and match.outcome.reason == "spell"


def _landslide(match: Match, seat: Seat) -> bool:
    assert match.outcome is not None
    others = [score for other, score in enumerate(match.outcome.scores) if other != seat]
    return _won(match, seat) and max(others) < NECK


def _nobody_near(match: Match, seat: Seat) -> bool:
    from zombiegames.games.zombiaki.board import LAST_ROW

    state: Any = match.state
    near = any(LAST_ROW >> at & 1 for at in _zombies(state.figures))
    return _won(match, seat) and not near


FEW, NECK = 3, 2
"""Times one may give up · presidencies of another that spoil a landslide."""

SEVEN: tuple[tuple[Setup, Wish], ...] = (
    (Setup("gate", "zombiaki", 0, ("0",), _SHEET), _won),
    (
        Setup("shopping", "zombiegeddon", 0, ("0",), {"board": "hex", "open_piles": True}),
        _full_cart,
    ),
    (Setup("fry", "zombanimaux", 0, ("0", "1"), {}), _stubborn),
    (
        Setup(
            "wood", "zombies4", 0, ("1/hunter", "1/rusher"),
            {"tiles": 20, "death": "mild", "dogs": "automatic", "discards": "any",
             "trophies": 15},
        ),
        _spell,
    ),
    (Setup("election", "zombie_card_game", 0, ("1", "1", "1"), _HOUSE), _landslide),
    (Setup("siege", "zombiaki", 1, ("1",), _PUBLISHER), _nobody_near),
    (Setup("last", "zombies4", 0, ("1/rusher", "1/spoiler", "1/hoarder"), _QUICK), _won),
)  # fmt: skip
"""The seven nights, each with its wish, at the level of the first lap."""


class Place(NamedTuple):
    """A night of the seven."""

    lap: int
    """From 1."""
    night: int
    """From 1."""

    @property
    def level(self) -> str:
        """The level of its lap."""
        return LEVELS[self.lap - 1]

    def seed(self, attempt: int) -> str:
        """Give the seed of a try, from 1: every try is another deal."""
        return f"seven {self.lap}/{self.night}/{attempt}"


# -- what a game was -----------------------------------------------------------------------

_NIGHT = re.compile(r"night (\d{4}-\d\d-\d\d)")
_SEVEN = re.compile(r"seven (\d)/(\d)/(\d+)")


class Played(NamedTuple):
    """What came of a night."""

    night: date | Place
    moons: int
    number: int
    """What the game is measured by."""
    level: str
    """Of the opponents."""


def played(match: Match) -> Played | None:
    """Tell which night a finished game was and what came of it; None: it was none, or its table was
    laid otherwise, or it was given up or handed over.
    """
    from zombiegames.learn.achievements import is_person

    night = _night_of(match.seed)
    persons = [seat for seat, who in enumerate(match.controllers) if is_person(who)]
    given_up = any(line.seat == TABLE for line in match.lines)
    if night is None or match.outcome is None or len(persons) != 1 or given_up:
        return None
    setup = setup_of(night) if isinstance(night, date) else SEVEN[night.night - 1][0]
    if match.info.id != setup.game or match.options != match.info.complete(setup.options):
        return None
    seats = len(setup.others) + 1
    if persons != [setup.seat] or len(match.controllers) != seats:
        return None
    levels = [who.split(":")[1] for who in match.controllers if not is_person(who)]
    seat = setup.seat
    number, less = number_of(match, seat)
    moons = WON if _won(match, seat) else PLAYED
    if isinstance(night, Place):
        if levels != setup.levels(night.level):
            return None
        # A wish may be had without winning.
        if SEVEN[night.night - 1][1](match, seat):
            moons = BEST
        return Played(night, moons, number, night.level)
    par = PAR[setup.name]
    if moons == WON and (number <= par if less else number >= par):
        moons = BEST
    return Played(night, moons, number, levels[0].partition("/")[0])


def _night_of(seed: str) -> date | Place | None:
    found = _NIGHT.fullmatch(seed)
    if found is not None:
        try:
            return date.fromisoformat(found[1])
        except ValueError:
            return None
    found = _SEVEN.fullmatch(seed)
    if found is None:
        return None
    place = Place(int(found[1]), int(found[2]))
    return place if 1 <= place.lap <= LAPS and 1 <= place.night <= len(SEVEN) else None


def streak(days: Sequence[date], today: date) -> int:
    """Count the nights in a row up to today, or to yesterday; one missed in seven is fog."""
    had = set(days)
    count, missed, at = 0, -FOG, today.toordinal()
    if today not in had:
        at -= 1
    begun = at
    while True:
        day = date.fromordinal(at)
        if day in had:
            count += 1
        elif begun - at - missed >= FOG and date.fromordinal(at - 1) in had:
            missed = begun - at
        else:
            return count
        at -= 1


FOG = 7
"""Nights of which one may be missed."""
