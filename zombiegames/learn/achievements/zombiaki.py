"""The achievements of Zombiaki: six of the zombies, four of the humans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import cards, terms
from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.board import LAST_ROW
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES
from zombiegames.learn.achievements.watch import Watch

if TYPE_CHECKING:
    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Outcome, Seat
    from zombiegames.games.zombiaki.state import Street

HEAVY = 9
"""Strength of a heavyweight."""
FEW = 3
"""Zombies on the street in a quiet night, at most."""
PAIR = 2


class ZombiakiWatch(Watch):
    """Who earns what in Zombiaki."""

    names = (
        "over-the-wall",
        "by-a-fingernail",
        "slow-food",
        "misfire",
        "changed-sides",
        "heavyweight",
        "two-for-one",
        "mind-the-gap",
        "daybreak",
        "quiet-night",
    )

    state: Street

    def __init__(self, state: Street) -> None:
        super().__init__(state)
        self.climbers: set[int] = set()
        """Figures that have climbed a wall."""
        self.hurried = False
        """Whether an order was given or Hunger played."""
        self.aim = -1
        """Square of the last shot's first target."""
        self.misfired = False
        """Whether Click has cancelled a shot at row 5."""
        self.by_humans = False
        """Whether it is the humans who act, or who shoot where Click was declined."""
        self.deaths = 0
        """Zombies that died in this action."""
        self.fallen = 0
        """Zombies that died in pits in this game."""

    def ask(self, seat: Seat) -> None:
        """Count deaths anew with every action; a shot that Click could answer is the humans’."""
        self.by_humans = seat == HUMANS or self.state.prompt == terms.CLICKED
        self.deaths = 0

    def hear(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case told.TurnBegan():
                # The end of the humans' turn is their last action, the walk after it is not.
                self.by_humans = False
            case told.WallClimbed(figure):
                self.climbers.add(figure)
            case told.Merged(mover, figure, _, _, strength):
                # As with orders (ZK-27): what either has done, the whole has done.
                if mover in self.climbers:
                    self.climbers.add(figure)
                self._weigh(strength)
            case told.Attached(_, _, _, strength):
                self._weigh(strength)
            case told.OrderGiven():
                self.hurried = True
            case told.CardPlayed(_, card, squares):
                if cards.KIND_OF[card] == cards.HUNGER:
                    self.hurried = True
                elif cards.KIND_OF[card] in cards.SHOT_KINDS:
                    self.aim = squares[0]
            case told.ShotCancelled():
                self.misfired = self.misfired or bool(LAST_ROW >> self.aim & 1)
            case told.Died(figure, _, by) if not cards.is_dog(figure):
                self._bury(by)
            case told.Dawned():
                self._dawn()

    def close(self, outcome: Outcome) -> None:
        """Look at who has escaped, and how."""
        escaped = self.state.escaped
        if escaped < 0:
            return
        for name, done in (
            ("over-the-wall", escaped in self.climbers),
            ("by-a-fingernail", self.state.strength[escaped] == 1),
            ("slow-food", not self.hurried),
            ("misfire", self.misfired),
            ("changed-sides", escaped >= cards.FIRST_SHIELD),
        ):
            if done:
                self.earn(ZOMBIES, name)

    def _weigh(self, strength: int) -> None:
        if strength >= HEAVY:
            self.earn(ZOMBIES, "heavyweight")

    def _bury(self, by: str) -> None:
        self.deaths += 1
        self.fallen += by == "pit"
        if self.by_humans and self.deaths == PAIR:
            self.earn(HUMANS, "two-for-one")
        if self.fallen == PAIR:
            self.earn(HUMANS, "mind-the-gap")

    def _dawn(self) -> None:
        zombies = self.state.zombies
        if zombies & LAST_ROW:
            self.earn(HUMANS, "daybreak")
        if zombies.bit_count() <= FEW:
            self.earn(HUMANS, "quiet-night")
