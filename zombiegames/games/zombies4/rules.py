"""Zombies!!! 4: The End. Rules: the page of ids ZF-01 … ZF-60 and ZF-C01 … ZF-C22.

This is the door of the rules. What a position holds is told in ``state``, what lies on the map in
``land``, the printed things in ``tiles`` and ``cards``. What happens is told by ``turn`` (the
steps in their order), ``fight``, ``dogs`` and ``piles``, what cards do by ``play`` and the rooms of
``titles``; ``legal``, ``refusals`` and ``verbs`` put them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.action import Action
from zombiegames.core.protocol import OptionValue, Outcome, Seat
from zombiegames.games.zombies4 import chance, knowledge, refusals
from zombiegames.games.zombies4.actions import NOTATION, AnyAction
from zombiegames.games.zombies4.ask import RUN
from zombiegames.games.zombies4.legal import LEGAL
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.games.zombies4.state import Woods
from zombiegames.games.zombies4.terms import House
from zombiegames.games.zombies4.verbs import APPLY, run

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from typing_extensions import Self


class Rules(Woods):
    """What may be done in a position, and what comes of it."""

    __slots__ = ()

    notation = NOTATION
    no_action = "ZF-05/no_action"
    not_asked = "ZF-05/not_asked"

    # -- the seat to act ---------------------------------------------------------------

    def legal_actions(self) -> list[AnyAction]:
        """List what the seat to act may do, by prompt."""
        return [] if self.bystander else LEGAL[self.prompt](self)

    def conceivable(self) -> Iterable[AnyAction]:
        """Give all that the seat to act could point at."""
        return () if self.bystander else refusals.conceivable(self)

    def refusal(self, action: Action) -> str:
        """Find the rule that forbids an action."""
        return self.not_asked if self.bystander else refusals.refusal(self, action)

    def apply(self, action: Action) -> None:
        """Do it, with all that follows until somebody is asked."""
        APPLY[action.kind](self, action)
        if self.prompt == RUN:
            run(self)

    def outcome(self) -> Outcome | None:
        """Tell who won, and how; the others rank by their trophies, then by their pages."""
        if not self.winners:
            return None
        seats = range(self.players)
        standing = [
            (seat in self.winners, self.trophies[seat], pages_of(self, seat)) for seat in seats
        ]
        share = 1.0 / len(self.winners)
        return Outcome(
            returns=tuple(share if seat in self.winners else 0.0 for seat in seats),
            reason=self.reason,
            ranks=tuple(
                1 if seat in self.winners else 1 + sum(other > standing[seat] for other in standing)
                for seat in seats
            ),
            scores=tuple(self.trophies),
        )

    # -- nature ------------------------------------------------------------------------

    def sample_chance(self, rng: Random) -> AnyAction:
        """Shuffle, choose who begins, or roll a die."""
        return chance.sample(self, rng)

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List dice and who begins; None for shuffles."""
        return chance.outcomes(self)

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy what a seat may know."""
        return knowledge.censored(self, seat)

    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Fill the holes; a view says itself what its seat knows."""
        return knowledge.determinized(self, rng)

    def observed(self, action: Action, seat: Seat) -> AnyAction | None:
        """Tell what a seat notices of an action."""
        return knowledge.observed(self, action, seat)


def new(players: int, options: Mapping[str, OptionValue]) -> Woods:
    """Lay out the box; nature shuffles the tiles next. ``options`` are complete."""
    assert 2 <= players <= 6, "Zombies!!! 4 is for two to six"
    return Rules(
        players,
        House(
            back_half=options["cabin"] == "back-half",
            tiles=options["tiles"],
            trophies=options["trophies"],
            better_of_two=options["movement"] == "better-of-two",
            mild=options["death"] == "mild",
            any_discards=options["discards"] == "any",
            automatic=options["dogs"] == "automatic",
        ),
    )
