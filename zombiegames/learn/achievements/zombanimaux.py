"""The achievements of Zomb'Animaux."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombanimaux import events as told
from zombiegames.games.zombanimaux.cards import MOSQUITO, MOUSE, SPIDER
from zombiegames.learn.achievements.watch import Watch, winner

if TYPE_CHECKING:
    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Outcome, Seat
    from zombiegames.games.zombanimaux.state import Menagerie

MICE = 2
"""In one series of turns."""
ALIKE = 3
"""Cards of a number, one for everybody."""
HUNGER = 5
"""Brains that every opponent loses in a famine."""
HURRY = 6
"""Turns of a round in which one is out in a hurry, at most."""
CLEVER = 12
"""Brains of an egghead."""
FAIR = 3
"""Cards less after a fair exchange."""


class ZombanimauxWatch(Watch):
    """Who earns what in Zomb'Animaux."""

    names = (
        "buzz-off",
        "mouse-hole",
        "caught-in-the-web",
        "brain-drain",
        "something-for-everybody",
        "famine",
        "in-a-hurry",
        "egghead",
        "fair-exchange",
        "stiff-upper-lip",
    )

    state: Menagerie

    def __init__(self, state: Menagerie) -> None:
        super().__init__(state)
        self.last = -1
        """The card played last in this turn, or -1."""
        self.mice = 0
        """Mice that followed each other."""
        self.web = -1
        """Whose spider is the last card played, or -1."""
        self.turns = [0] * state.players
        """By seat: turns in this round."""
        self.gave_up: set[Seat] = set()
        """Who has given up in this game."""

    def hear(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case told.RoundBegan():
                self.turns = [0] * self.state.players
            case told.TurnBegan(seat, _, again):
                self._begin(seat, again)
            case told.Played(seat, card, copies):
                self._play(seat, card, copies)
            case told.GaveUp(seat):
                self._give_up(seat)
            case told.BrainStolen(seat, _, brains, left):
                if left == 0:
                    self.earn(seat, "brain-drain")
                self._count(seat, brains)
            case told.BrainGained(seat, brains):
                self._count(seat, brains)
            case told.Swapped(seat, _, "hand", got, gave) if gave - got >= FAIR:
                self.earn(seat, "fair-exchange")
            case told.RoundEnded(seat, _, lost):
                self._end(seat, lost)

    def close(self, outcome: Outcome) -> None:
        """Look at who has won without ever giving up."""
        first = winner(outcome)
        if first >= 0 and first not in self.gave_up:
            self.earn(first, "stiff-upper-lip")

    def _begin(self, seat: Seat, again: bool) -> None:
        self.last = -1
        # ZA-44: the new turn of a mouse counts as one.
        self.turns[seat] += 1
        if not again:
            self.mice = 0

    def _play(self, seat: Seat, card: int, copies: int) -> None:
        self.last = card
        self.web = seat if card == SPIDER else -1
        self.mice += card == MOUSE
        if self.mice == MICE:
            self.earn(seat, "mouse-hole")
        if copies >= ALIKE:
            self.earn(seat, "something-for-everybody")

    def _give_up(self, seat: Seat) -> None:
        self.gave_up.add(seat)
        if self.web not in (-1, seat):
            self.earn(self.web, "caught-in-the-web")

    def _count(self, seat: Seat, brains: int) -> None:
        if brains >= CLEVER:
            self.earn(seat, "egghead")

    def _end(self, seat: Seat, lost: tuple[int, ...]) -> None:
        if self.last == MOSQUITO:
            self.earn(seat, "buzz-off")
        if all(less >= HUNGER for other, less in enumerate(lost) if other != seat):
            self.earn(seat, "famine")
        if self.turns[seat] <= HURRY:
            self.earn(seat, "in-a-hurry")
