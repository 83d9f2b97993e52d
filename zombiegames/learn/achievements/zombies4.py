"""The achievements of Zombies!!! 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import cards
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.learn.achievements.watch import Watch, winner

if TYPE_CHECKING:
    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Outcome, Seat
    from zombiegames.games.zombies4.state import Woods

BOOK = 4
"""Pages before a librarian."""
PACK = 5
"""Dogs dead in one turn."""
LIVES = 3
"""Deaths before the win."""
EARLY = 10
"""Last round of an early bird."""


class Zombies4Watch(Watch):
    """Who earns what in Zombies!!! 4."""

    names = (
        "beginners-luck",
        "librarian",
        "dog-person",
        "rampage",
        "flesh-wound",
        "nine-lives",
        "early-bird",
        "borrowed-words",
        "special-delivery",
        "it-did-happen",
    )

    state: Woods

    def __init__(self, state: Woods) -> None:
        super().__init__(state)
        self.seat = state.seat
        """Whose turn it is; the position may already be in the next."""
        self.round = state.round
        self.killed = 0
        """Dogs that the turn's player killed in this turn."""
        self.borrowed = False
        """Whether the turn's player took a page in this turn."""
        self.deaths = [0] * state.players
        """By seat."""
        self.papers: list[tuple[Seat, int, int]] = []
        """Where Newspapers went: by whom, square, round."""
        self.answers: dict[int, Seat] = {}
        """By component of a card: who played a card on it last."""

    def hear(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case told.TurnBegan(seat, number):
                self.seat, self.round = seat, number
                self.killed, self.borrowed = 0, False
            case told.DogKilled(seat) if seat == self.seat:
                self.killed += 1
                if self.killed == PACK:
                    self.earn(seat, "rampage")
            case told.CardLaid(seat) if pages_of(self.state, seat) >= BOOK:
                self.earn(seat, "librarian")
            case told.PageTaken(seat) if seat == self.seat:
                self.borrowed = True
            case told.DogMoved(seat, _, square, "newspaper"):
                self.papers.append((seat, square, self.round))
            case told.Died(seat, square):
                self._bury(seat, square)
            case told.CardPlayed(seat, other=other):
                self.answers[other] = seat
            case told.CardCancelled(_, card) if cards.KIND_OF[card] == cards.CANCEL:
                self.earn(self.answers[card], "it-did-happen")

    def close(self, outcome: Outcome) -> None:
        """Look at who has won, and how."""
        first = winner(outcome)
        if first < 0:
            return
        if self.deaths[first] >= LIVES:
            self.earn(first, "nine-lives")
        if outcome.reason == "trophies":
            self.earn(first, "dog-person")
        if outcome.reason != "spell":
            return
        for name, done in (
            # ZF-60: without a page of one's own.
            ("beginners-luck", pages_of(self.state, first) == 0),
            ("flesh-wound", self.state.health[first] == 1),
            ("early-bird", self.round <= EARLY),
            ("borrowed-words", self.borrowed),
        ):
            if done:
                self.earn(first, name)

    def _bury(self, seat: Seat, square: int) -> None:
        """Note a death, and whose Newspaper it was that sent a dog there."""
        self.deaths[seat] += 1
        for sender, there, number in self.papers:
            if there == square and sender != seat and self.round <= number + 1:
                self.earn(sender, "special-delivery")
