"""The rules of Zombie the card game, and the door through which everything happens to the cards.

Source: the game's sheet; ids ``ZP-01`` … ``ZP-34`` are those of the rules browser. What belongs
to one idea has its module: ``turn`` says what follows what, ``exchange`` who gives whom what,
``answers`` what beats what, ``knowledge`` what each player may know of the others, ``legal`` what
is offered, ``reasons`` why something is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import hidden, stable_digest
from zombiegames.core.protocol import HIDDEN, NATURE, Action, Outcome, Seat, State
from zombiegames.games.zombie_card_game import exchange, knowledge, reasons, turn
from zombiegames.games.zombie_card_game.actions import BACK_ONE, BACK_TWO, DEALERS, Shuffle
from zombiegames.games.zombie_card_game.cards import ALL, BOX_SIZE, COMPONENTS, cards_of
from zombiegames.games.zombie_card_game.legal import LEGAL
from zombiegames.games.zombie_card_game.terms import DEALER, END, PROMPTS, House, Laid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    from typing_extensions import Self

__all__ = ["PROMPTS", "House", "Laid", "Republic", "new"]


class Republic(State):
    """A position of Zombie the card game.

    Cards, ranks and masks of cards are explained in ``cards.py``, prompts and options in
    ``terms.py``, what a view knows in ``knowledge.py``. A mask of seats has bit s for seat s.
    """

    __slots__ = (
        "actor",
        "alive",
        "ceilings",
        "deal",
        "dealer",
        "dealt",
        "demand",
        "hands",
        "house",
        "ladders",
        "opening",
        "pair",
        "places",
        "playing",
        "presidencies",
        "prompt",
        "rank",
        "shown",
        "size",
        "sizes",
        "swept",
        "top",
        "traded",
        "trick",
        "went",
    )

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
    witches of who could not lead (ZP-05)."""

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
        self.ceilings = (knowledge.NO_CEILING,) * players
        self.shown = 0

    # -- the seat to act ---------------------------------------------------------------

    def to_act(self) -> Seat:
        """Name the seat that is asked."""
        return self.actor

    def legal_actions(self) -> list[Action]:
        """List what the seat to act may do, by prompt."""
        return LEGAL[self.prompt](self)

    def conceivable(self) -> Iterable[Action]:
        """Give all that the seat to act could point at."""
        return reasons.conceivable(self)

    def why_not(self, action: Action) -> str | None:
        """Judge an action; the answers are those of ``refusals.REASONS``."""
        return reasons.why_not(self, action)

    def apply(self, action: Action) -> None:
        """Do it, with all that follows until somebody is asked."""
        _APPLY[action.kind](self, action)

    def outcome(self) -> Outcome | None:
        """Tell who won: the first with three presidencies (ZP-34)."""
        if self.prompt != END:
            return None
        ranks = turn.final_ranks(self)
        return Outcome(
            returns=tuple(float(rank == 1) for rank in ranks),
            reason="presidencies",
            ranks=ranks,
            scores=self.presidencies,
        )

    # -- nature ------------------------------------------------------------------------

    def sample_chance(self, rng: Random) -> Action:
        """Draw the first dealer, or shuffle."""
        if self.prompt == DEALER:
            return DEALERS[int(rng.random() * self.players)]
        cards = list(COMPONENTS)
        rng.shuffle(cards)
        return Shuffle(tuple(cards))

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List who may deal first; None for shuffles."""
        if self.prompt != DEALER:
            return None
        return [(action, 1 / self.players) for action in DEALERS[: self.players]]

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy what ``seat`` may know: the own hand, and what it gave in the exchange."""
        view = self.clone()
        knowledge.censor(view, seat)
        return view

    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Deal the cards that are nowhere in sight to where they may be."""
        world = self.clone()
        knowledge.fill(world, seat, rng)
        return world

    def observed(self, action: Action, seat: Seat) -> Action | None:
        """Hide the cards dealt to others, and those given back but from the two."""
        if action.kind == "shuffle":
            order = hidden(action.order)
            # ZP-01: one by one, so that every so manieth card is one's own.
            start = (seat - self.dealer - 1) % self.players
            order[start :: self.players] = action.order[start :: self.players]
            return Shuffle(tuple(order))
        if action.kind == "give-back" and seat not in exchange.pairs(self)[self.pair]:
            return BACK_ONE[HIDDEN] if self.pair else BACK_TWO[HIDDEN][HIDDEN]
        return action

    def components(self) -> list[int]:
        """List every card wherever it lies, ascending; ``HIDDEN`` ones first (law 6)."""
        found = list(cards_of(self.swept))
        for laid in self.trick:
            found += cards_of(laid.cards)
        for seat in range(self.players):
            found += self.hand(seat)
        return sorted(found)

    def hand(self, seat: Seat) -> list[int]:
        """List the cards in a hand, ascending; ``HIDDEN`` ones first."""
        cards = cards_of(self.hands[seat])
        return [*[HIDDEN] * (self.sizes[seat] - len(cards)), *cards]

    # -- copies ------------------------------------------------------------------------

    def clone(self) -> Self:
        """Copy the position, deaf."""
        copy = object.__new__(type(self))
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


_APPLY: dict[str, Callable[[Republic, Any], None]] = {
    "draw-dealer": turn.draw_dealer,
    "shuffle": turn.shuffle,
    "give-back": turn.give_back,
    "play": turn.play,
    "pass": turn.pass_,
}
"""By verb."""


def new(players: int, options: Mapping[str, Any]) -> Republic:
    """Lay out the cards; nature draws who deals. ``options`` are complete."""
    return Republic(players, House(**options))
