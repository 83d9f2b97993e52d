"""The rules of Zombie the card game, and the door through which everything happens to the cards.

Source: the game's sheet; ids ``ZP-01`` … ``ZP-34`` are those of the rules browser. What belongs
to one idea has its module: ``turn`` says what follows what, ``exchange`` who gives whom what,
``answers`` what beats what, ``knowledge`` what each player may know of the others, ``legal`` what
is offered, ``refusals`` why something is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.action import Action
from zombiegames.core.cards import hidden
from zombiegames.core.protocol import HIDDEN, Outcome, Seat
from zombiegames.games.zombie_card_game import actions, exchange, knowledge, refusals, turn
from zombiegames.games.zombie_card_game.cards import COMPONENTS
from zombiegames.games.zombie_card_game.legal import LEGAL
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import DEALER, END, House

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    from typing_extensions import Self

    from zombiegames.core.protocol import OptionValue


class Rules(Republic):
    """What can happen to a position."""

    __slots__ = ()

    notation = actions.NOTATION
    no_action = "ZP-03/no_action"
    not_asked = "ZP-03/not_asked"

    # -- the seat to act ---------------------------------------------------------------

    def to_act(self) -> Seat:
        """Name the seat that is asked."""
        return self.actor

    def legal_actions(self) -> list[actions.AnyAction]:
        """List what the seat to act may do, by prompt."""
        return [] if self.bystander else LEGAL[self.prompt](self)

    def conceivable(self) -> Iterable[actions.AnyAction]:
        """Give all that the seat to act could point at."""
        return () if self.bystander else refusals.conceivable(self)

    def refusal(self, action: Action) -> str:
        """Find the rule that forbids what is not offered."""
        return self.not_asked if self.bystander else refusals.refusal(self, action)

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
            return actions.DEALERS[int(rng.random() * self.players)]
        cards = list(COMPONENTS)
        rng.shuffle(cards)
        return actions.Shuffle(tuple(cards))

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List who may deal first; None for shuffles."""
        if self.prompt != DEALER:
            return None
        return [(action, 1 / self.players) for action in actions.DEALERS[: self.players]]

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy what ``seat`` may know: the own hand, and what it gave in the exchange."""
        view = self.clone()
        view.bystander = self.looks_on(seat)
        knowledge.censor(view, seat)
        return view

    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Deal the cards that are nowhere in sight to where they may be."""
        world = self.clone()
        world.bystander = False
        knowledge.fill(world, seat, rng)
        return world

    def observed(self, action: Action, seat: Seat) -> Action | None:
        """Hide the cards dealt to others, and those given back but from the two."""
        if isinstance(action, actions.Shuffle):
            order = hidden(action.order)
            # ZP-01: one by one, so every card a round later is one's own.
            start = (seat - self.dealer - 1) % self.players
            order[start :: self.players] = action.order[start :: self.players]
            return actions.Shuffle(tuple(order))
        if action.kind == "give-back" and seat not in exchange.pairs(self)[self.pair]:
            return actions.BACK_ONE[HIDDEN] if self.pair else actions.BACK_TWO[HIDDEN][HIDDEN]
        return action


_APPLY: dict[str, Callable[[Republic, Any], None]] = {
    "draw-dealer": turn.draw_dealer,
    "shuffle": turn.shuffle,
    "give-back": turn.give_back,
    "play": turn.play,
    "pass": turn.pass_,
}
"""By verb."""


def new(players: int, options: Mapping[str, OptionValue]) -> Rules:
    """Lay out the cards; nature draws who deals. ``options`` are complete."""
    return Rules(players, House(**options))
