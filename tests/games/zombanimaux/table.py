"""A position in a few words, played in notation, with what happened in a form easy to compare.

>>> t = table(hands=("3 9 9", "5"), graves=("2", ""), horde="4")
>>> t.do("play 9 1")
>>> t.hand(0), t.grave(1), t.horde
('3', '9', '4 9')

Cards are numbers with spaces between. After every action no card may be lost or doubled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.played import Played
from tests.games.zombanimaux.position import position
from zombiegames.games.zombanimaux.actions import NOTATION
from zombiegames.games.zombanimaux.cards import COMPONENTS
from zombiegames.games.zombanimaux.terms import PROMPTS

if TYPE_CHECKING:
    from collections.abc import Iterable


def numbers(cards: Iterable[int]) -> str:
    """Write cards; ``?`` for those not known."""
    return " ".join("?" if card == 0 else str(card - 1) for card in cards)


class Table(Played):
    """A menagerie being tested."""

    notation = NOTATION
    box = COMPONENTS
    further = 12

    # -- playing -------------------------------------------------------------------------

    def shuffle(self, first: str = "") -> Table:
        """Shuffle the pile that is due, with these numbers on top, first drawn first."""
        pile = sorted(COMPONENTS if not self.state.task else self.state.discards)
        top = [int(word) + 1 for word in first.split()]
        for card in top:
            pile.remove(card)
        return self.do("shuffle " + ",".join(numbers([*top, *pile]).split()))

    def offered(self, kind: str = "") -> list[str]:
        """Give what is offered, all or one verb, without the verb."""
        texts = [NOTATION.format(action) for action in self.state.legal_actions()]
        return [t.partition(" ")[2] if kind else t for t in texts if t.startswith(kind)]

    def playable(self) -> str:
        """Give the numbers that may be played."""
        return " ".join(dict.fromkeys(text.split()[0] for text in self.offered("play")))

    # -- looking -------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """Who is asked."""
        return self.state.to_act()

    @property
    def prompt(self) -> str:
        """What is asked, one of ``terms.PROMPTS``."""
        return PROMPTS[self.state.prompt]

    @property
    def horde(self) -> str:
        """The horde from bottom to top."""
        return numbers(self.state.horde)

    @property
    def discards(self) -> str:
        """The discard, in rising order."""
        return numbers(sorted(self.state.discards))

    @property
    def brains(self) -> list[int]:
        """By seat."""
        return self.state.brains

    def hand(self, seat: int) -> str:
        """The hand of a seat."""
        return numbers(self.state.hands[seat])

    def grave(self, seat: int) -> str:
        """The graveyard of a seat."""
        return numbers(self.state.graves[seat])

    def told(self, kind: str, seat: int | None = -1) -> list[Any]:
        """Give the events of one kind, all or as a seat sees them (None: an onlooker)."""
        events = [e.event if seat == -1 else e.for_seat(seat) for e in self.entries]
        return [event for event in events if event is not None and event.kind == kind]

    def steps(self) -> list[str]:
        """Give the kinds of events, in order."""
        return [entry.event.kind for entry in self.entries]

    def sees(self, viewer: int | None, owner: int) -> tuple[str, str, str]:
        """Give what a seat knows of another's cards: hand, graveyard, one of the two."""
        view = self.state.censored(viewer)
        known = view.known[view.players if viewer is None else viewer][owner]
        return numbers(known.hand), numbers(known.grave), numbers(known.either)


def table(**named: Any) -> Table:
    """Set a table; the words are those of ``position``."""
    return Table(position(**named))
