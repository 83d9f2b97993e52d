"""A round of players in a few words, played in notation, with what happened easy to compare.

>>> t = table("9 9 king", "10 10 3", "zombie zombie", trick=["2: 8 8"])
>>> t.do("play 9 2 0", "pass")
>>> t.told("passed")
[Passed(seat=1, kind='passed')]

Hands and tricks are texts as in ``position.py``.
"""

from __future__ import annotations

from typing import Any

from tests.games.played import Played
from tests.games.zombie_card_game.position import before_shuffle, position, stacked
from zombiegames.games.zombie_card_game.actions import NOTATION
from zombiegames.games.zombie_card_game.cards import COMPONENTS, NAMES, RANK_OF
from zombiegames.games.zombie_card_game.terms import title_of

PROMPTS = ("dealer", "shuffle", "exchange", "lead", "answer", "end")
"""Names of the prompts ``terms.DEALER`` …"""


class Table(Played):
    """A round of players being tested; ``entries`` also of ``deal``."""

    notation = NOTATION
    box = COMPONENTS
    shuffles = False

    # -- playing -------------------------------------------------------------------------

    def deal(self, *hands: str) -> Table:
        """Shuffle so that each seat is dealt the cards named."""
        self.entries = []
        self.apply(stacked(self.state, *hands))
        return self

    # -- looking -------------------------------------------------------------------------

    @property
    def to_act(self) -> int:
        return self.state.to_act()

    @property
    def prompt(self) -> str:
        return PROMPTS[self.state.prompt]

    def offered(self) -> set[str]:
        """Give all that is legal, in notation."""
        return {NOTATION.format(action) for action in self.state.legal_actions()}

    def refusal(self, text: str) -> str | None:
        """Tell why an action is refused."""
        action = NOTATION.parse(text)
        reason = self.state.why_not(action)
        assert (reason is None) == (action in self.state.legal_actions())
        return reason

    def seen_by(self, seat: int | None) -> list[Any]:
        """Give the events told last as a seat (None: an onlooker) sees them."""
        return [event for entry in self.entries if (event := entry.for_seat(seat)) is not None]

    def hand(self, seat: int) -> str:
        """Write a hand, lowest rank first."""
        return names(self.state.hand(seat))

    def titles(self) -> list[str]:
        return [title_of(place, self.state.players) for place in self.state.places]

    # -- after the test --------------------------------------------------------------------

    def offers_what_it_accepts(self) -> None:
        """Law 13 where the test ended and on the position as it was set up."""
        super().offers_what_it_accepts()
        self.state = self.first
        super().offers_what_it_accepts()


def names(cards: Any) -> str:
    """Write cards by their ranks."""
    return " ".join(NAMES[RANK_OF[card] - 1] if card else "?" for card in cards)


def table(*hands: str, **how: Any) -> Table:
    """Set up a position in the middle of a deal; see ``position.position``."""
    return Table(position(*hands, **how))


def undealt(players: int, **how: Any) -> Table:
    """Set up the moment before a deal; see ``position.before_shuffle``."""
    return Table(before_shuffle(players, **how))
