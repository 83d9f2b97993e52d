"""The achievements of Zombie the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game import events as told
from zombiegames.games.zombie_card_game.cards import PRESIDENT, RANK_OF, ZOMBIE
from zombiegames.learn.achievements.watch import Watch

if TYPE_CHECKING:
    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic

WITCHES = 3
"""In one play of a coven."""
FOUR = 4
"""Cards of an uprising, and of a grand exit."""
MANY = 9
"""Cards that all others hold at an early bedtime."""
NEARLY = 2
"""Presidencies of another, neck and neck."""


class ZombieCardGameWatch(Watch):
    """Who earns what in Zombie the card game."""

    names = (
        "uprising",
        "coven",
        "the-meek",
        "grand-exit",
        "from-rags-to-riches",
        "early-bedtime",
        "never-shy",
        "noblesse-oblige",
        "landslide",
        "neck-and-neck",
    )

    state: Republic

    def __init__(self, state: Republic) -> None:
        super().__init__(state)
        self.rank = 0
        """On top of the trick before the action; 0 when a seat is to lead."""
        self.places: tuple[int, ...] = ()
        """By seat: the place in the last deal, before the action."""
        self.shy: set[Seat] = set()
        """Who has passed in this deal."""
        self.generous: set[Seat] = set()
        """Who has given a President back in this deal."""

    def ask(self, seat: Seat) -> None:
        """Remember what lies on the trick, and the titles, which may end with the action."""
        self.rank, self.places = self.state.rank, self.state.places

    def hear(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case told.DealBegan():
                self.shy.clear()
                self.generous.clear()
            case told.Gave(seat, cards=cards, back=True):
                if any(RANK_OF[card] == PRESIDENT for card in cards):
                    self.generous.add(seat)
            case told.Passed(seat):
                self.shy.add(seat)
            case told.Played():
                self._play(event)
            case told.WentOut(seat, 0):
                self._go_out(seat)
            case told.PresidencyWon(seat, _, True) if seat in self.generous:
                self.earn(seat, "noblesse-oblige")
            case told.GameEnded(seat, presidencies):
                others = max(n for other, n in enumerate(presidencies) if other != seat)
                if others == 0:
                    self.earn(seat, "landslide")
                elif others == NEARLY:
                    self.earn(seat, "neck-and-neck")

    def _play(self, played: told.Played) -> None:
        seat, size = played.seat, played.naturals + played.witches
        if played.witches >= WITCHES:
            self.earn(seat, "coven")
        if played.rank == ZOMBIE and size == FOUR and self.rank == PRESIDENT:
            self.earn(seat, "uprising")
        if played.left:
            return
        if played.rank == ZOMBIE and size == 1:
            self.earn(seat, "the-meek")
        if played.opening and size >= FOUR:
            self.earn(seat, "grand-exit")

    def _go_out(self, seat: Seat) -> None:
        """Look at who goes out first."""
        players = self.state.players
        # ZP-30: the Zombie was the last placed; in the first deal nobody is.
        if self.places[seat] == players - 1:
            self.earn(seat, "from-rags-to-riches")
        if all(self.state.sizes[other] >= MANY for other in range(players) if other != seat):
            self.earn(seat, "early-bedtime")
        if seat not in self.shy:
            self.earn(seat, "never-shy")
