"""Seven nights: a ladder of seven games with a wish each, climbed in three laps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.learn.achievements import earned
from zombiegames.learn.achievements.watch import winner
from zombiegames.learn.nights import BETTER, LEVELS, PLAYED, WON, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Seat

LAPS = 3
"""In each the computers are a level stronger."""
NIGHTS = 7
LONGEST_TRY = 6
"""Digits of a try's number."""

EASY, NORMAL = 0, 1
"""Places in ``LEVELS``."""


class Rung(NamedTuple):
    """A night of the ladder."""

    setup: Setup
    others: tuple[tuple[int, str], ...]
    """By computer: its level in the first lap, and its style; empty: drawn."""

    def levels(self, lap: int) -> tuple[str, ...]:
        """Give the levels of the computers in a lap, with their styles, in the order of seats."""
        shifted = [(LEVELS[at + lap - 1], style) for at, style in self.others]
        return tuple(f"{level}/{style}" if style else level for level, style in shifted)


LADDER = (
    Rung(Setup("gate", "zombiaki", 2, 0, "sheet"), ((EASY, ""),)),
    Rung(
        Setup("shopping", "zombiegeddon", 2, 0, "hex", {"open_piles": True, "starter": 0}),
        ((EASY, ""),),
    ),
    Rung(Setup("fry", "zombanimaux", 3, 0, "standard"), ((EASY, ""), (NORMAL, ""))),
    Rung(
        Setup(
            "wood",
            "zombies4",
            3,
            0,
            "printed",
            {"tiles": 20, "death": "mild", "dogs": "automatic", "discards": "any", "trophies": 15},
        ),
        ((NORMAL, "hunter"), (NORMAL, "rusher")),
    ),
    Rung(Setup("election", "zombie_card_game", 4, 0, "house"), ((NORMAL, ""),) * 3),
    Rung(Setup("siege", "zombiaki", 2, 1, "publisher"), ((NORMAL, ""),)),
    Rung(
        Setup("last", "zombies4", 4, 0, "quick"),
        ((NORMAL, "rusher"), (NORMAL, "spoiler"), (NORMAL, "hoarder")),
    ),
)

FEW = 3
"""Times one may give up in the third night."""
NEARLY = 2
"""Presidencies that nobody else may have in the fifth."""


def reached(moons: Mapping[tuple[int, int], int]) -> tuple[int, int]:
    """Give lap and night that was opened last, from 1: the first that was not played to its end.

    ``moons``: by lap and night. Once all was played: the first night of a lap there is not.
    """
    for lap in range(1, LAPS + 1):
        for night in range(1, NIGHTS + 1):
            if not moons.get((lap, night)):
                return lap, night
    return LAPS + 1, 1


class Place(NamedTuple):
    """A try at a night of the ladder; all three from 1."""

    lap: int
    night: int
    attempt: int

    @property
    def rung(self) -> Rung:
        """The night."""
        return LADDER[self.night - 1]

    @property
    def seed(self) -> str:
        """What cards and dice come from: every try has others."""
        return f"seven {self.lap}/{self.night}/{self.attempt}"

    def match(self, name: str, others: Sequence[str]) -> Match:
        """Set it up for a person of a name; ``others``: names of computers, as many as needed."""
        levels = self.rung.levels(self.lap)
        return self.rung.setup.match(self.seed, name, list(zip(levels, others, strict=False)))

    def moons(self, match: Match) -> int:
        """Count the moons of a finished match; 0 if it is not one of this night.

        Ruling: a shared win is none, as with achievements.
        """
        rung, outcome = self.rung, match.outcome
        if outcome is None or rung.setup.levels(match) != rung.levels(self.lap):
            return 0
        if winner(outcome) != rung.setup.seat:
            return PLAYED
        return BETTER if _as_wished(self.night, match, rung.setup.seat) else WON


def _as_wished(night: int, match: Match, seat: Seat) -> bool:
    """Whether a match that was won was won as the night wishes."""
    outcome = match.outcome
    assert outcome is not None
    match night:
        case 2:
            return "full-cart" in earned(match)[seat]
        case 3:
            events: list[Any] = [entry.event for deed in match.deeds for entry in deed.entries]
            given_up = [event.seat for event in events if event.kind == "gave-up"]
            return given_up.count(seat) <= FEW
        case 4:
            return outcome.reason == "spell"
        case 5:
            others = [score for other, score in enumerate(outcome.scores) if other != seat]
            return max(others) < NEARLY
        case 6:
            return "daybreak" not in earned(match)[seat]
    return True


def place_of(seed: str) -> Place | None:
    """Find the try that a seed belongs to."""
    found = re.fullmatch(rf"seven (\d)/(\d)/(\d{{1,{LONGEST_TRY}}})", seed, re.ASCII)
    if found is None:
        return None
    place = Place(*map(int, found.groups()))
    sound = 1 <= place.lap <= LAPS and 1 <= place.night <= NIGHTS and place.seed == seed
    return place if sound else None
