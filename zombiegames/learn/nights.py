"""What nights have in common: one person against computers, set up alike for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.match import Match
from zombiegames.core.record import TABLE, is_person
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.core.protocol import OptionValue, Seat

LEVELS = ("easy", "normal", "hard", "expert")
"""Of computers, weakest first."""

PLAYED, WON, BETTER = 1, 2, 3
"""Moons: for a game played to its end, won, and won as well as was asked for."""


class Setup(NamedTuple):
    """A game as a night has it."""

    name: str
    """Of its words, below ``ui.night`` or ``ui.seven``."""
    game: str
    players: int
    seat: Seat
    """The person's."""
    preset: str
    more: Mapping[str, OptionValue] = {}
    """Options that are not as in the preset."""

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """All options, complete."""
        info = GAMES[self.game]
        return info.complete({**info.presets[self.preset], **self.more})

    def match(self, seed: str, name: str, others: Sequence[tuple[str, str]]) -> Match:
        """Set the table up; ``others``: level and name of each computer, in the order of seats.

        A level may have a style behind a stroke: ``hard/hunter``.
        """
        controllers = [f"bot:{level}:{other}" for level, other in others]
        controllers.insert(self.seat, f"person:{name}")
        return Match(GAMES[self.game], controllers, seed=seed, options=self.options)

    def levels(self, match: Match) -> tuple[str, ...]:
        """Tell which levels a match set up like this was played against, in the order of seats.

        Empty where it was set up in any other way, and where somebody gave up or was played for.
        """
        record = match.record
        if record.game != self.game or len(record.controllers) != self.players:
            return ()
        if dict(record.options) != dict(self.options):
            return ()
        persons = [seat for seat, text in enumerate(record.controllers) if is_person(text)]
        if persons != [self.seat] or any(line.seat == TABLE for line in record.lines):
            return ()
        return tuple(text.split(":")[1] for text in record.controllers if not is_person(text))
