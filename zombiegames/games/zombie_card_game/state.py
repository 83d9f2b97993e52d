"""A position of Zombie the card game: where the cards lie, and what is asked of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import stable_digest
from zombiegames.core.protocol import HIDDEN, NATURE, Seat, State
from zombiegames.games.zombie_card_game.cards import ALL, BOX_SIZE, cards_of
from zombiegames.games.zombie_card_game.terms import DEALER, NO_CEILING, House, Laid

if TYPE_CHECKING:
    from typing_extensions import Self


class Republic(State):
    """A position of Zombie the card game.

    Cards, ranks and masks of cards are explained in ``cards.py``, prompts and options in
    ``terms.py``, what a view knows in ``knowledge.py``. A mask of seats has bit s for seat s.
    """

    house: House
    """The options."""

    deal: int
    """Number of the deal, from 1; 0 before the first dealer is drawn."""
    dealer: int
    """Who deals and sweeps: from the second deal on the Zombie; -1 before it is drawn."""
    prompt: int
    """What is asked now: ``DEALER`` … ``END``."""
    actor: int
    """The seat that is asked, or ``NATURE`` or ``OVER``."""
    pair: int
    """In the exchange: 0 the President gives back, 1 the Vice President; else 0."""

    places: tuple[int, ...]
    """By seat: the place in the last deal, 0 the President; -1 in the first deal. The titles
    (``terms.title_of``) last until the deal is over."""
    presidencies: tuple[int, ...]
    """By seat."""
    went: tuple[int, ...]
    """Seats that have gone out in this deal, the first first."""

    hands: list[int]
    """By seat, a mask. In a view: the cards surely there."""
    sizes: list[int]
    """By seat: how many cards the hand holds, open."""
    ladders: list[int]
    """By seat: the hand's standard sets (``ladder.py``); in a view only of its seat."""
    dealt: tuple[int, ...]
    """By card: of equal cards in one hand the one with the lower number is played first. That
    tells nothing of the others: it is the order of the deal, and what came in the exchange goes
    first. In a view 0 where it may not know."""

    trick: list[Laid]
    """The plays on the table, the opening one first; empty when a seat is to lead. The last
    trick of a deal lies there until the shuffle."""
    opening: int
    """Cards of the opening play (n0); 0 when a seat is to lead."""
    rank: int
    """Rank on top; 0 when a seat is to lead."""
    size: int
    """Cards on top."""
    top: int
    """Who played last; -1 when a seat is to lead."""
    demand: int
    """What answers the top: an index of ``answers.DEMANDS``."""
    playing: int
    """Mask of the seats still in the trick: with cards, and have not passed."""
    alive: int
    """Mask of the seats that have cards."""
    swept: int
    """Mask of the cards swept in this deal, open; between deals all but those on the trick."""

    traded: tuple[int, ...]
    """By seat: mask of the cards it got in the exchange, known to the giver as long as they are
    in the hand. In a view only of its seat and its partner's."""
    ceilings: tuple[int, ...]
    """By seat: after giving its best cards, the best rank the others in its hand can be (but for
    those given back), as its partner knows. No limit is ``PRESIDENT``, in a view also where it
    may not know."""
    shown: int
    """Mask of cards in hands that all know: the 2 of clubs until it is led (ZP-02), and the
    witches of a player who could not lead (ZP-05)."""

    __slots__ = tuple(__annotations__)

    def __init__(self, players: int, house: House) -> None:
        super().__init__(players)
        self.house = house
        self.deal = self.pair = 0
        self.dealer = self.top = -1
        self.prompt, self.actor = DEALER, NATURE
        self.places = (-1,) * players
        self.presidencies = (0,) * players
        self.went = ()
        self.hands, self.sizes = [0] * players, [0] * players
        self.ladders = [0] * players
        self.dealt = (0,) * (BOX_SIZE + 1)
        self.trick = []
        self.opening = self.rank = self.size = self.demand = 0
        self.playing = self.alive = 0
        self.swept = ALL
        self.traded = (0,) * players
        self.ceilings = (NO_CEILING,) * players
        self.shown = 0

    # -- cards --------------------------------------------------------------------------

    def components(self) -> list[int]:
        """List every card wherever it lies, ascending; ``HIDDEN`` ones first (law 6)."""
        found = [*cards_of(self.swept | self.on_trick())]
        for seat in range(self.players):
            found += self.hand(seat)
        return sorted(found)

    def on_trick(self) -> int:
        """Give the cards that lie on the trick, as a mask."""
        mask = 0
        for laid in self.trick:
            mask |= laid.cards
        return mask

    def in_hands(self) -> int:
        """Give the cards in hands, as a mask; in a view those surely there."""
        mask = 0
        for hand in self.hands:
            mask |= hand
        return mask

    def hand(self, seat: Seat) -> list[int]:
        """List the cards in a hand, ascending; ``HIDDEN`` ones first."""
        cards = cards_of(self.hands[seat])
        return [*[HIDDEN] * (self.sizes[seat] - len(cards)), *cards]

    # -- copies ------------------------------------------------------------------------

    def clone(self) -> Self:
        """Copy the position, deaf."""
        copy = object.__new__(type(self))
        copy.bystander = self.bystander
        copy.irrevocable = self.irrevocable
        copy.listening = False
        copy.log = []
        copy.players = self.players
        copy.house = self.house
        copy.deal = self.deal
        copy.dealer = self.dealer
        copy.prompt = self.prompt
        copy.actor = self.actor
        copy.pair = self.pair
        copy.places = self.places
        copy.presidencies = self.presidencies
        copy.went = self.went
        copy.hands = self.hands[:]
        copy.sizes = self.sizes[:]
        copy.ladders = self.ladders[:]
        copy.dealt = self.dealt
        copy.trick = self.trick[:]
        copy.opening = self.opening
        copy.rank = self.rank
        copy.size = self.size
        copy.top = self.top
        copy.demand = self.demand
        copy.playing = self.playing
        copy.alive = self.alive
        copy.swept = self.swept
        copy.traded = self.traded
        copy.ceilings = self.ceilings
        copy.shown = self.shown
        return copy

    def digest(self) -> int:
        """Sum up the position."""
        return stable_digest(
            (tuple(self.house), self.players, self.deal, self.dealer, self.prompt, self.actor),
            (self.pair, self.places, self.presidencies, self.went),
            (self.hands, self.sizes, self.dealt),
            [tuple(laid) for laid in self.trick],
            (self.opening, self.rank, self.size, self.top, self.playing, self.alive, self.swept),
            (self.traded, self.ceilings, self.shown),
        )
