"""What is shown when the program met an error nobody expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.page import Dialog
from zombiegames.ui.kit.scene import Quit, Reset
from zombiegames.ui.kit.theme import NIGHT

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from zombiegames.ui.kit.scene import Transition


class Crash(Dialog):
    """Says what happened, where the report is, and that nothing is lost."""

    overlay = False
    wide = 680
    columns = 2

    def __init__(self, error: Exception, report: Path | None) -> None:
        self.error = error
        self.report = report
        """File with the details and the game so far; None: none could be written."""

    def heading(self) -> str:
        """An apology of sorts."""
        return tr("ui.crash.title")

    def text(self) -> str:
        """Words for the player, and the error in the language of programs."""
        where = (
            tr("ui.crash.file", place=str(self.report)) if self.report else tr("ui.crash.no_file")
        )
        name = f"{type(self.error).__name__}: {self.error}"[:200]
        return f"{tr('ui.crash.text')}\n\n{where}\n\n{name}"

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Out, or back to the menu."""
        return [
            ("quit", tr("ui.crash.quit"), "quiet", Quit),
            ("menu", tr("ui.button.menu"), "commit", self._menu),
        ]

    def _menu(self) -> Transition:
        return Reset(self.app.menu())

    def back(self) -> Transition:
        """Esc goes to the menu."""
        return self._menu()

    def background(self, surface: pygame.Surface) -> None:
        """Draw night."""
        paint.night(surface, self.look, *NIGHT)
