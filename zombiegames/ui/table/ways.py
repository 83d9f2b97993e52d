"""The pages a table opens: help, log, rules, result, and the pause menu with what it offers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from zombiegames.ai.minds import Controller
from zombiegames.core.match import Match
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.protocol import Seat
    from zombiegames.store.paths import Folder
    from zombiegames.ui.kit.dialogs import PauseItem
    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable

DEPUTY = "normal"
"""The level that plays on for a person."""


class Ways:
    """The ways from a table to elsewhere."""

    def __init__(self, scene: Hooks[Any]) -> None:
        self.scene = scene

    def pause_items(self) -> list[PauseItem]:
        """List what the pause menu offers for this match."""
        from zombiegames.ui.kit.dialogs import Confirm, PauseItem, Question

        if self.scene.teacher is not None:
            return self.scene.teacher.pause_items()
        if self.scene.course.over:
            return []
        items = [PauseItem("save", tr("table.save.button"), self.save)]
        seat = self.scene.course.acting if self.scene.course.person_acts else self.scene.viewer
        if seat is not None and len(self.scene.match.controllers) == 2:

            def question() -> Question:
                stem = "table.concede"
                asked = tr(f"{stem}.question", name=self.scene.course.name(seat))
                return Question(asked, tr(f"{stem}.yes"))

            def concede() -> Transition:
                return Push(Confirm(question, partial(self.scene.concede, seat)))

            items.append(PauseItem("concede", tr("table.concede.button"), concede))
        if any(line.seat >= 0 for line in self.scene.match.lines):
            items.append(PauseItem("look_back", tr("table.look_back"), self.look_back))
        items.append(PauseItem("seats", tr("table.seats.button"), self._open_seats))
        return [*items, *self.scene.menu_items()]

    def back_offers(self) -> list[Offer]:
        """Offer whoever the computer plays on for the seat back."""
        if self.scene.teacher is not None or self.scene.course.over:
            return []
        back = [item for item in self.seat_items() if item.key in self._lent()]
        action = back[0].action if len(back) == 1 else self._open_seats
        return [("take_back", tr("table.button.take_back"), action)] if back else []

    def _lent(self) -> list[str]:
        """List the keys of the lines that give persons their seats back."""
        first = self.scene.match.record.controllers
        return [
            f"take_over {seat}" for seat, text in enumerate(first) if Controller.read(text).person
        ]

    def _open_seats(self) -> Transition:
        from zombiegames.ui.kit.dialogs import Changes

        return Push(Changes("table.seats.title", self.seat_items))

    def look_back(self) -> Transition:
        """Watch the game so far, through the eyes that look now; of several persons with hidden
        hands nobody's.
        """
        app, course = self.scene.app, self.scene.course
        match = Match.load(self.scene.match.save(), app.games)
        eyes = None if course.secret else self.scene.viewer
        return Push(app.open_film(match, at=len(match), eyes=(eyes,)))

    def seat_items(self) -> list[PauseItem]:
        """Offer every person's seat to the computer, and back to whom the computer plays for.

        A seat that was a computer's from the start stays one while somebody plays, or its hand
        would be seen.
        """
        from zombiegames.ui.kit.dialogs import PauseItem

        items: list[PauseItem] = []
        for seat, text in enumerate(self.scene.match.record.controllers):
            first, now = Controller.read(text), self.scene.course.controller(seat)
            name = self.scene.course.name(seat)
            if now.person:
                deputy = Controller(False, DEPUTY, now.name) if first.person else first
                key, controller = "hand_over", deputy.text
            elif first.person or not self.scene.course.persons:
                key, controller = "take_over", f"person:{now.name}"
            else:
                continue
            change = partial(self._change_seat, seat, controller)
            items.append(PauseItem(f"{key} {seat}", tr(f"table.{key}.button", name=name), change))
        return items

    def _change_seat(self, seat: Seat, controller: str) -> Transition:
        self.scene.hand_over(seat, controller)
        return None

    def save(self) -> Transition:
        """Keep the game as it is now among the saves."""
        turn = self.scene.turn_number(self.scene.state)
        names = ", ".join(self.scene.names)
        name = tr("table.save.name", game=tr(f"{self.scene.game}.title"), names=names, turn=turn)
        saves, record = self.scene.app.saves, self.scene.match.record
        saved = saves.save(record, name, turn)
        if saved.notice is None:
            self.scene.app.notify("table.save.done", {"name": name})
            return None

        def keep(chosen: Folder) -> Transition:
            entry, notice = saves.save(record, name, turn, folder=chosen.path)
            if notice is not None:
                return Push(Elsewhere(notice, saves.other_folders(), keep))
            assert entry is not None
            fields = {"place": str(entry.path)}
            self.scene.app.notify("table.save.elsewhere", fields, sticky=True)
            return None

        from zombiegames.ui.kit.dialogs import Elsewhere

        return Push(Elsewhere(saved.notice, saves.other_folders(), keep))

    def open_help(self) -> Transition:
        """Show how the table is used."""
        from zombiegames.ui.table.reader import Reader

        watched = not self.scene.course.decides
        words = partial(SIGNS.help, "table.film") if watched else self.scene.help_text
        return Push(Reader("table.help.title", words))

    def open_moves(self, pick: Callable[[Clickable], None]) -> Transition:
        """List all that can be done now; ``pick`` takes a click."""
        from zombiegames.ui.table.reader import Moves

        return Push(Moves(self.scene, pick))

    def open_log(self) -> Transition:
        """Show the whole log."""
        from zombiegames.ui.table.reader import Reader

        return Push(Reader("table.log", self._whole_log, at_end=True, link=self.open_rules))

    def _whole_log(self) -> str:
        return "\n".join(self.scene.log_lines()) or tr("table.log_empty")

    def open_rules(self, target: str = "") -> Transition:
        """Open the rules, at one of them if asked."""
        return Push(self.scene.app.rules(self.scene.game, target))

    def open_menu(self) -> Transition:
        """Open the pause menu."""
        from zombiegames.ui.kit.dialogs import Pause

        return Push(Pause(self.scene.game, self.pause_items))

    def open_result(self) -> Transition:
        """Show how the game ended."""
        scene = self.scene
        hindsight, news = scene.course.hindsight, scene.news
        app = scene.app
        return Push(app.result(scene.match, scene.turn_after, scene.encores, hindsight, news))
