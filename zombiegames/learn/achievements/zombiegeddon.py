"""The achievements of Zombiegeddon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon import count, discs
from zombiegames.games.zombiegeddon import events as told
from zombiegames.learn.achievements.watch import Watch, winner

if TYPE_CHECKING:
    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Outcome, Seat
    from zombiegames.games.zombiegeddon.state import Wasteland

STOCK = 6
"""Provisions of a type that are well stocked …"""
TYPES = 3
"""… and of how many types."""
JUMPS = 15
"""In one half."""
PASSES = 3
"""Times through another pawn."""
SALE = 10
"""Discs in one go alone."""
CLOSE = 2
"""Points ahead in a photo finish, at most."""
PEACEFUL = 2
"""Enemy discs of a pacifist, at most."""

EIGHT = discs.KIND["enemy-8"]


class ZombiegeddonWatch(Watch):
    """Who earns what in Zombiegeddon."""

    names = (
        "full-cart",
        "there-and-back",
        "well-stocked",
        "trophy-wall",
        "tube-map",
        "excuse-me",
        "closing-sale",
        "second-wind",
        "photo-finish",
        "pacifist",
    )

    state: Wasteland

    def __init__(self, state: Wasteland) -> None:
        super().__init__(state)
        self.jumps = [0] * state.players
        """By seat: jumps in this half."""
        self.passes = [0] * state.players
        """By seat: times through another pawn, in both halves."""
        self.alone = state.alone[0] if state.alone else -1
        """Who collects alone, or -1."""
        self.haul = 0
        """Discs taken in this go alone."""
        self.last = -1
        """Who was last at half-time, or -1."""

    def hear(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case told.HalfBegan():
                self.jumps = [0] * self.state.players
            case told.TokenPlaced(seat, _, 0):
                self._deliver(seat)
            case told.PawnMoved(seat, _, _, _, "jump"):
                self.jumps[seat] += 1
                if self.jumps[seat] == JUMPS:
                    self.earn(seat, "tube-map")
            case told.PawnMoved(seat, _, _, _, "through"):
                self.passes[seat] += 1
                if self.passes[seat] == PASSES:
                    self.earn(seat, "excuse-me")
            case told.AloneBegan(seat):
                self.alone, self.haul = seat, 0
            case told.AloneEnded():
                self.alone = -1
            case told.DiscTaken(seat) if seat == self.alone:
                self.haul += 1
                if self.haul == SALE:
                    self.earn(seat, "closing-sale")
            case told.PilesTurnedUp():
                self._turn_up()

    def close(self, outcome: Outcome) -> None:
        """Look at the piles, and at who has won."""
        counted = count.scores(self.state)
        for seat, score in enumerate(counted):
            if sum(number >= STOCK for number in score.provisions) >= TYPES:
                self.earn(seat, "well-stocked")
            eights = sum(discs.KIND_OF[disc] == EIGHT for disc in self.state.piles[seat])
            if eights == discs.DISCS[EIGHT].white:
                self.earn(seat, "trophy-wall")
        first = winner(outcome)
        if first < 0:
            return
        if first == self.last:
            self.earn(first, "second-wind")
        others = [score.total for seat, score in enumerate(counted) if seat != first]
        if counted[first].total - max(others) <= CLOSE:
            self.earn(first, "photo-finish")
        if counted[first].enemy_discs <= PEACEFUL:
            self.earn(first, "pacifist")

    def _deliver(self, seat: Seat) -> None:
        """Note the fourth delivery of a half."""
        if self.state.half == 1:
            self.earn(seat, "full-cart")
        elif self.state.brought[seat] == discs.SHELTERS:
            self.earn(seat, "there-and-back")

    def _turn_up(self) -> None:
        """Find out who has fewest points of food and enemies at half-time."""
        points = []
        for pile in self.state.piles:
            score = count.score(pile, 0)
            points.append(score.food + score.enemies)
        least = min(points)
        # Ruling: who shares the last place is not last.
        self.last = points.index(least) if points.count(least) == 1 else -1
