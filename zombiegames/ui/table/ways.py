"""The pages a table opens: help, log, rules, result, and the pause menu with what it offers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from zombiegames.ai.minds import Controller
from zombiegames.core.protocol import OVER
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.table.hooks import Parts

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.store.paths import Folder
    from zombiegames.ui.kit.dialogs import PauseItem
    from zombiegames.ui.kit.scene import Transition

DEPUTY = "normal"
"""The level that plays on for a person."""


class Pages(Parts):
    """The part of a table that leads elsewhere; see ``table.GameScene``."""

    # -- pages -------------------------------------------------------------------------

    def pause_items(self) -> list[PauseItem]:
        """List what the pause menu offers for this match."""
        from zombiegames.ui.kit.dialogs import Confirm, PauseItem, Question, Seats

        if self.is_over:
            return []
        items = [PauseItem("save", tr("table.save.button"), self.save)]
        seat = self.course.acting if self.course.person_acts else self.viewer
        if seat is not None and len(self.match.controllers) == 2:

            def question() -> Question:
                stem = "table.concede"
                asked = tr(f"{stem}.question", name=self.course.name(seat))
                return Question(asked, tr(f"{stem}.yes"))

            def concede() -> Transition:
                return Push(Confirm(question, partial(self.concede, seat)))

            items.append(PauseItem("concede", tr("table.concede.button"), concede))
        words = tr("table.seats.button")
        items.append(PauseItem("seats", words, lambda: Push(Seats(self.seat_items))))
        return items

    def seat_items(self) -> list[PauseItem]:
        """Offer every person's seat to the computer, and back to whom the computer plays for.

        A seat that was a computer's from the start stays one while somebody plays, or its hand
        would be seen.
        """
        from zombiegames.ui.kit.dialogs import PauseItem

        items: list[PauseItem] = []
        for seat, text in enumerate(self.match.record.controllers):
            first, now = Controller.read(text), self.course.controller(seat)
            name = self.course.name(seat)
            if now.person:
                deputy = Controller(False, DEPUTY, now.name) if first.person else first
                key, controller = "hand_over", deputy.text
            elif first.person or not self.course.persons:
                key, controller = "take_over", f"person:{now.name}"
            else:
                continue
            change = partial(self._change_seat, seat, controller)
            items.append(PauseItem(f"{key} {seat}", tr(f"table.{key}.button", name=name), change))
        return items

    def _change_seat(self, seat: Seat, controller: str) -> Transition:
        self.hand_over(seat, controller)
        return None

    def save(self) -> Transition:
        """Keep the game as it is now among the saves."""
        turn = self.turn_number(self.match.state)
        seats = range(len(self.match.controllers))
        names = ", ".join(self.course.name(seat) for seat in seats)
        name = tr("table.save.name", game=tr(f"{self.game}.title"), names=names, turn=turn)
        saves, record = self.app.saves, self.match.record
        saved = saves.save(record, name, turn)
        if saved.notice is None:
            self.app.notify("table.save.done", {"name": name})
            return None

        def keep(chosen: Folder) -> Transition:
            entry, notice = saves.save(record, name, turn, folder=chosen.path)
            if notice is not None:
                return Push(Elsewhere(notice, saves.other_folders(), keep))
            assert entry is not None
            fields = {"place": str(entry.path)}
            self.app.notify("table.save.elsewhere", fields, sticky=True)
            return None

        from zombiegames.ui.kit.dialogs import Elsewhere

        return Push(Elsewhere(saved.notice, saves.other_folders(), keep))

    def _follow(self, target: str) -> Transition:
        return self.open_rules(target)

    def open_help(self) -> Transition:
        """Show how the table is used."""
        from zombiegames.ui.table.reader import Reader

        return Push(Reader("table.help.title", self.help_text))

    def help_text(self) -> str:
        """Say how the table is used; a game adds what is its own."""
        return tr("table.help.text")

    def open_log(self) -> Transition:
        """Show the whole log."""
        from zombiegames.ui.table.reader import Reader

        return Push(Reader("table.log", self._whole_log, at_end=True, link=self._follow))

    def _whole_log(self) -> str:
        return "\n".join(self.log_lines()) or tr("table.log_empty")

    def open_rules(self, target: str = "") -> Transition:
        """Open the rules, at one of them if asked."""
        return Push(self.app.rules(self.game, target))

    def open_menu(self) -> Transition:
        """Open the pause menu."""
        from zombiegames.ui.kit.dialogs import Pause

        return Push(Pause(self.game, self.pause_items))

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.match.to_act() == OVER

    def open_result(self) -> Transition:
        """Show how the game ended."""
        return Push(self.app.result(self.match, self.turn_number(self.match.state)))
