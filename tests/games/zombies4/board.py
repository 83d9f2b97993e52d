"""A map in a few words, played in notation, with what happened in a form easy to compare.

>>> b = board(tiles="f09 0 -1", pawns=("f09-5",), dogs="f09-2", step="move", steps=2)
>>> b.do("step f09-2", "roll", "die 5")
>>> b.state.trophies
[1, 0]

Keywords are those of ``position.position``. After every action nothing may be lost or doubled.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tests.games.played import Played
from tests.games.zombies4.position import position
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.ask import PROMPTS
from zombiegames.games.zombies4.cards import COMPONENTS, KIND_OF, KINDS
from zombiegames.games.zombies4.tiles import SQUARE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

CABIN_MAP = "f09 0 -1 / cabin 0 -2 / f10 1 -1 / f07 -1 -1"
"""The Cabin north of a clear forest: its floor is cabin-1, 2, 4, 5, its door leads to cabin-7,
and cabin-7, 8, 9 lie above f09-1, 2, 3. East f10 (clear), west f07 (wooded)."""


class Board(Played):
    """A map being tested."""

    notation = NOTATION
    box = COMPONENTS
    whole_reasons = True

    # -- playing -------------------------------------------------------------------------

    def check(self, after: str = "set up") -> None:
        """Nothing is lost, and dogs and pawns are where they can be."""
        super().check(after)
        state = self.state
        assert state.pack == sum(state.dogs), "dogs are counted wrongly"
        assert state.kennels == [s for s, n in enumerate(state.dogs) if n], "kennels are wrong"
        assert max(state.dogs) <= 2, "three dogs on a square"
        assert all((at < 0) == (h == 0) for at, h in zip(state.at, state.health, strict=True))

    def shuffle(self) -> Board:
        """Let nature shuffle."""
        self.entries = []
        self.apply(self.state.sample_chance(Random(1)))
        return self

    # -- looking -------------------------------------------------------------------------

    def offered(self, verb: str = "") -> set[str]:
        """Give the legal actions in notation that begin with a text."""
        texts = {NOTATION.format(action) for action in self.state.legal_actions()}
        return {text for text in texts if text == verb or text.startswith(verb)}

    @property
    def prompt(self) -> str:
        """Name of what is asked."""
        return PROMPTS[self.state.prompt]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.state.to_act(), self.prompt

    def at(self, seat: int) -> str:
        """Name the square of a pawn, empty off the map."""
        square = self.state.at[seat]
        return SQUARE_NAMES[square] if square >= 0 else ""

    def dogs(self) -> dict[str, int]:
        """Give the dogs by square."""
        return {SQUARE_NAMES[s]: n for s, n in enumerate(self.state.dogs) if n}

    def front(self, seat: int) -> list[str]:
        """Name the cards in play before a player."""
        return names(self.state.fronts[seat])

    def hand(self, seat: int) -> list[str]:
        """Name the cards of a hand."""
        return names(self.state.hands[seat])

    def discards(self) -> list[str]:
        """Name the cards of the discard pile, the first first."""
        return names(self.state.discards)

    # -- after the test --------------------------------------------------------------------

    def offers_what_it_accepts(self) -> None:
        """Law 13, and nothing is conceived of twice."""
        super().offers_what_it_accepts()
        conceivable = list(self.state.conceivable()) if self.state.to_act() >= 0 else []
        assert len(set(conceivable)) == len(conceivable)

    def play_on(self, rng: Random) -> None:
        """Play on at random from where the test ended."""
        self.first = self.state
        super().play_on(rng)


def names(cards: Iterable[int]) -> list[str]:
    """Name cards."""
    return [KINDS[KIND_OF[card]] for card in cards]


def board(**words: Any) -> Board:
    """Set up a map; see ``position.position``."""
    return Board(position(**words))
