"""The rules of Zombiaki: the street, and the door through which everything happens to it.

Source: the game's sheet and the publisher's original rules; ids ``ZK-01`` … ``ZK-66`` are
those of the rules browser. What belongs to one idea has its room: ``targets`` and ``choices`` say
what may be aimed at, ``refusals`` why something is not, ``movement``, ``damage`` and ``effects``
what happens, ``turn`` in which order; ``legal`` and ``verbs`` put them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.action import Action
from zombiegames.core.cards import hidden
from zombiegames.core.protocol import OptionValue, Outcome, Seat
from zombiegames.games.zombiaki import refusals
from zombiegames.games.zombiaki.actions import NOTATION, AnyAction, Shuffle
from zombiegames.games.zombiaki.cards import DAWN_CARD, DECK_CARDS, ZOMBIES
from zombiegames.games.zombiaki.legal import LEGAL
from zombiegames.games.zombiaki.state import Street
from zombiegames.games.zombiaki.terms import VARIANTS, House
from zombiegames.games.zombiaki.turn import run
from zombiegames.games.zombiaki.verbs import APPLY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from typing_extensions import Self


class Rules(Street):
    """A street on which actions happen."""

    __slots__ = ()

    notation = NOTATION
    no_action = "ZK-02/no_action"
    not_asked = "ZK-02/not_asked"

    # -- the seat to act ---------------------------------------------------------------

    def to_act(self) -> Seat:
        """Name the seat that is asked."""
        return self.actor

    def legal_actions(self) -> list[AnyAction]:
        """List what the seat to act may do, by prompt."""
        return [] if self.bystander else LEGAL[self.prompt](self)

    def conceivable(self) -> Iterable[AnyAction]:
        """Give all that the seat to act could point at."""
        return () if self.bystander else refusals.conceivable(self)

    def refusal(self, action: Action) -> str:
        """Find the rule that forbids what is not offered."""
        return self.not_asked if self.bystander else refusals.refusal(self, action)

    def apply(self, action: Action) -> None:
        """Do it, with all that follows until somebody is asked."""
        APPLY[action.kind](self, action)
        run(self)

    def outcome(self) -> Outcome | None:
        """Tell who won: ``dawn`` or ``escaped``."""
        if self.winner < 0:
            return None
        zombies = self.winner == ZOMBIES
        return Outcome(
            returns=(1.0, 0.0) if zombies else (0.0, 1.0),
            reason="escaped" if zombies else "dawn",
            ranks=(1, 2) if zombies else (2, 1),
            scores=(0, 0),
        )

    # -- nature ------------------------------------------------------------------------

    def sample_chance(self, rng: Random) -> Action:
        """Shuffle the deck whose turn it is; Dawn stays last (ZK-01)."""
        deck = self.chain[0]
        cards = [c for c in DECK_CARDS[deck] if c != DAWN_CARD]
        rng.shuffle(cards)
        if deck == ZOMBIES:
            cards.append(DAWN_CARD)
        return Shuffle(deck, tuple(cards))

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """Give None: shuffles are too many to list."""
        return None

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy without the order of the decks; all see the same, and Dawn is known (ZK-03)."""
        view = self.clone()
        view.bystander = self.looks_on(seat)
        view.decks = [hidden(deck) for deck in self.decks]
        if view.decks[ZOMBIES]:
            view.decks[ZOMBIES][0] = DAWN_CARD
        return view

    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Put the cards that lie nowhere in sight into the decks, in any order."""
        world = self.clone()
        world.bystander = False
        seen = {DAWN_CARD, *self.in_sight()}
        for deck, cards in enumerate(world.decks):
            unseen = [c for c in DECK_CARDS[deck] if c not in seen]
            rng.shuffle(unseen)
            if deck == ZOMBIES and cards:
                unseen.insert(0, DAWN_CARD)
            assert len(unseen) == len(cards), "a deck holds what is nowhere else"
            world.decks[deck] = unseen
        return world

    def observed(self, action: Action, seat: Seat) -> Action | None:
        """Hide the order of a shuffle; everything else is open."""
        if not isinstance(action, Shuffle):
            return action
        order = hidden(action.order)
        if action.deck == ZOMBIES:
            order[-1] = DAWN_CARD
        return Shuffle(action.deck, tuple(order))


def new(players: int, options: Mapping[str, OptionValue]) -> Rules:
    """Lay out the box; nature shuffles next. ``options`` are complete."""
    assert players == 2, "Zombiaki is for two"
    return Rules(House(*(options[name] == VARIANTS[1] for name in House._fields)))
