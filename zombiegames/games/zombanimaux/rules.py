"""The rules of Zomb'Animaux: the cards, and the door through which everything happens to them.

Source: the game's sheet; ids ``ZA-01`` … ``ZA-44`` are those of the rules browser. What belongs
to one idea has its module: ``turn`` says what follows what, ``die`` what its faces do, ``memory``
what each player knows of the others and ``knowledge`` what it sees, ``legal`` what is offered,
``refusals`` why something is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.action import Action
from zombiegames.core.cards import hidden
from zombiegames.core.protocol import HIDDEN, NATURE, Outcome, Seat
from zombiegames.games.zombanimaux import actions, die, knowledge, refusals, reserve, terms, turn
from zombiegames.games.zombanimaux.cards import COMPONENTS, DIE
from zombiegames.games.zombanimaux.legal import LEGAL
from zombiegames.games.zombanimaux.state import Menagerie

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    from typing_extensions import Self

    from zombiegames.core.protocol import OptionValue


class Rules(Menagerie):
    """What can happen to a position."""

    __slots__ = ()

    notation = actions.NOTATION
    no_action = "ZA-10/no_action"
    not_asked = "ZA-10/not_asked"

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
        """Tell who won: the seat with most brains (ZA-43); ties share."""
        if not self.reason:
            return None
        brains = self.brains
        most = max(brains)
        return Outcome(
            returns=tuple((b == most) / brains.count(most) for b in brains),
            reason=self.reason,
            ranks=tuple(1 + sum(other > b for other in brains) for b in brains),
            scores=tuple(brains),
        )

    # -- nature ------------------------------------------------------------------------

    def sample_chance(self, rng: Random) -> Action:
        """Draw who starts, roll, or shuffle the pile that is due."""
        if self.prompt == terms.ROLL:
            return actions.ROLLS[DIE[int(rng.random() * len(DIE))]]
        if self.prompt == terms.STARTER:
            return actions.STARTS[rng.choice(self.fewest())]
        cards = list(COMPONENTS) if self.task == terms.ROUND else self.discards[:]
        knowledge.mix(cards, rng)
        return actions.Shuffle(tuple(cards))

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List who may start, or the faces of the die; None for shuffles."""
        if self.actor != NATURE:
            return None
        if self.prompt == terms.ROLL:
            return [(actions.ROLLS[face], DIE.count(face) / len(DIE)) for face in sorted(set(DIE))]
        if self.prompt == terms.STARTER:
            seats = self.fewest()
            return [(actions.STARTS[seat], 1 / len(seats)) for seat in seats]
        return None

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy what ``seat`` may know: own cards, counts, and what it has seen (ZA-02)."""
        self.settle()
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
        """Hide the order of a shuffle and the cards of secret choices."""
        if action.kind not in _SECRET or seat == self.actor:
            return action
        if isinstance(action, actions.Shuffle):
            return actions.Shuffle(tuple(hidden(action.order)))
        if isinstance(action, actions.Bury):
            return actions.BURIES[HIDDEN]
        if isinstance(action, actions.Give):
            # ZA-02: giver and receiver know the card.
            return action if seat == action.seat else actions.Give(HIDDEN, action.seat)
        if isinstance(action, actions.Refill):
            # Only the last choice moves cards.
            full = len(self.hands[self.actor]) + len(self.picked) + 1 == terms.FULL_HAND
            last = full or len(self.graves[self.actor]) == 1
            return actions.REFILLS[HIDDEN] if last else None
        return action


_SECRET = frozenset({"shuffle", "bury", "give", "refill"})
"""Verbs of which not all is seen by all."""

_APPLY: dict[str, Callable[[Menagerie, Any], None]] = {
    "start": turn.start,
    "shuffle": reserve.shuffle,
    "roll": die.roll,
    "bury": turn.bury,
    "play": turn.play,
    "give-up": turn.give_up,
    "refill": turn.pick,
    "end-turn": turn.forget,
    "give": die.give,
    "swap": die.swap,
    "steal": die.steal,
}
"""By verb."""


def new(players: int, options: Mapping[str, OptionValue]) -> Rules:
    """Lay out the box; nature draws who starts. ``options`` are complete."""
    state = Rules(players, options["forgotten_refill"])
    turn.begin_round(state)
    return state
