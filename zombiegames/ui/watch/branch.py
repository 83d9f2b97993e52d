"""Play on from a position of a game that is watched: as a new game, with dice of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.minds import Controller
from zombiegames.core.match import Match, other_seed
from zombiegames.core.record import TABLE
from zombiegames.ui.kit.controls import Chooser
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.page import Dialog
from zombiegames.ui.kit.scene import Pop, Reset
from zombiegames.ui.table.ways import DEPUTY

if TYPE_CHECKING:
    import pygame

    from zombiegames.core.protocol import Seat
    from zombiegames.core.record import Record
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.watch.film import Film


def branch(record: Record, seat: Seat) -> Record:
    """Give the record of a game that goes on where another stands, ``seat`` a person's.

    The others are computers at their level; nobody has given up, and nobody's seat has changed
    hands on the way.
    """
    seats = [Controller.read(text) for text in record.controllers]
    seats = [
        Controller(True, "", one.name)
        if at == seat
        else Controller(False, DEPUTY, one.name)
        if one.person
        else one
        for at, one in enumerate(seats)
    ]
    return record._replace(
        seed=other_seed(),
        controllers=tuple(one.text for one in seats),
        lines=tuple(line for line in record.lines if line.seat != TABLE),
    )


class PlayOn(Dialog):
    """Asks who somebody wants to be from here on."""

    wide = 620

    def __init__(self, film: Film) -> None:
        self.film = film
        persons = [
            seat
            for seat, text in enumerate(film.match.record.controllers)
            if Controller.read(text).person
        ]
        self.seat = film.seat if film.seat is not None else next(iter(persons), 0)

    def heading(self) -> str:
        """Say what is asked."""
        return tr("table.film.play_on")

    def text(self) -> str:
        """Say what is new."""
        return tr("table.film.play_on_text")

    def content_height(self, width: int) -> int:
        """One choice."""
        return self.row

    def content(self, rect: pygame.Rect) -> None:
        """Choose the seat."""
        names = [(seat, self.film.name(seat)) for seat in range(len(self.film.match.controllers))]
        words = tr("table.film.play_as")
        self.add(Chooser(self.look, rect, words, names, self.seat, self._choose), "seat")

    def _choose(self, seat: Seat) -> Transition:
        self.seat = seat
        return None

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Go on, or not."""
        return [
            ("yes", tr("table.film.play_on_yes"), "commit", self._go),
            ("no", tr("ui.button.cancel"), "quiet", Pop),
        ]

    def _go(self) -> Transition:
        record = branch(self.film.match.record, self.seat)
        return Reset(self.app.open_match(Match.load(record.dumps(), self.app.games)))
