"""The night of a date: the same game, cards and problem for everybody who has the same version."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.core.toml import read_toml
from zombiegames.learn.achievements.watch import winner
from zombiegames.learn.nights import BETTER, LEVELS, PLAYED, WON, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Seat

SEED = "night "
"""Begins the seed of a night; the date follows, ISO 8601."""

SETUPS = (
    Setup("zombies", "zombiaki", 2, 0, "sheet"),
    Setup("zombie", "zombie_card_game", 4, 0, "classic"),
    Setup("hex", "zombiegeddon", 2, 0, "hex"),
    Setup("three", "zombanimaux", 3, 0, "standard"),
    Setup("quick", "zombies4", 3, 0, "quick"),
    Setup("humans", "zombiaki", 2, 1, "sheet"),
    Setup("house", "zombie_card_game", 4, 0, "house"),
    Setup("square", "zombiegeddon", 2, 0, "square"),
    Setup("four", "zombanimaux", 4, 0, "standard"),
    Setup("dogs", "zombies4", 3, 0, "quick", {"dogs": "automatic"}),
)
"""One a night, in turn."""

HIGHER = ("ahead",)
"""Numbers of which more is better; of the others fewer is."""


def counts(setup: Setup) -> str:
    """Name what the game counts: ``rounds``, ``street``, ``deals`` or ``ahead``."""
    if setup.game == "zombiaki":
        return "street" if setup.seat else "rounds"
    return {"zombies4": "rounds", "zombie_card_game": "deals"}.get(setup.game, "ahead")


def number(setup: Setup, match: Match, seat: Seat) -> int:
    """Count what the game counts, for a seat of a finished match."""
    state: Any = match.state
    match counts(setup):
        case "rounds":
            return int(state.turn if setup.game == "zombiaki" else state.round)
        case "street":
            return int(state.zombies.bit_count())
        case "deals":
            return int(state.deal)
    assert match.outcome is not None
    scores = match.outcome.scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


@cache
def _pars() -> Mapping[str, int]:
    """Read what ``scripts/pars.py`` has measured, by the name of a setup."""
    text = files(__package__).joinpath("pars.toml").read_text(encoding="utf-8")
    return {row["name"]: row["par"] for row in read_toml(text)["setup"]}


class Played(NamedTuple):
    """What a finished match of a night came to."""

    level: str
    """Of the computers."""
    moons: int
    """``PLAYED``, ``WON`` or ``BETTER``."""
    number: int
    """What the game counts, see :func:`counts`."""


class Night(NamedTuple):
    """The night of a date."""

    day: date

    @property
    def setup(self) -> Setup:
        """The game, who plays it, and by which rules."""
        return SETUPS[self.day.toordinal() % len(SETUPS)]

    @property
    def seed(self) -> str:
        """What its cards and dice come from."""
        return f"{SEED}{self.day.isoformat()}"

    @property
    def par(self) -> int:
        """What a third of the wins of Normal against Normal are at least as good as."""
        return _pars()[self.setup.name]

    def match(self, name: str, level: str, others: Sequence[str]) -> Match:
        """Set it up for a person of a name; ``others``: names of computers, as many as needed."""
        seats = [(level, other) for other in others[: self.setup.players - 1]]
        return self.setup.match(self.seed, name, seats)

    def judge(self, match: Match) -> Played | None:
        """Say what a finished match came to; None if it is not one of this night.

        Ruling: a shared win is none, as with achievements.
        """
        levels = set(self.setup.levels(match))
        if match.outcome is None or len(levels) != 1 or not levels <= set(LEVELS):
            return None
        seat, outcome = self.setup.seat, match.outcome
        came_to = number(self.setup, match, seat)
        moons = PLAYED
        if winner(outcome) == seat:
            ahead = came_to - self.par
            good = ahead >= 0 if counts(self.setup) in HIGHER else ahead <= 0
            moons = BETTER if good else WON
        return Played(levels.pop(), moons, came_to)


def night_of(seed: str) -> Night | None:
    """Find the night a seed belongs to."""
    try:
        night = Night(date.fromisoformat(seed.removeprefix(SEED)))
    except ValueError:
        return None
    return night if night.seed == seed else None
