"""Open a game from a file of one's own, or from the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Pop, Push, Reset
from zombiegames.ui.kit.text_input import pasted_text
from zombiegames.ui.pages.portraits import add_empty
from zombiegames.ui.pages.saves import SavesPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.store.games import GameEntry
    from zombiegames.store.saves import SaveEntry
    from zombiegames.ui.kit.scene import Offer, Transition


class OpenFile(SavesPage):
    """The games in the folders where people keep files, the newest first."""

    title_key = "ui.saves.open_title"
    deletes = False

    def find(self) -> Sequence[SaveEntry | GameEntry]:
        """Look into those folders."""
        return [e for e in self.app.saves.elsewhere() if e.game in self.app.games]

    def _build_tabs(self) -> None:
        """It is no tab of its own."""

    def hint(self) -> str:
        """There is another way."""
        return tr("ui.saves.drop")

    def empty(self, area: pygame.Rect) -> None:
        """Name the folders."""
        folders = ", ".join(
            dict.fromkeys(tr(f"ui.elsewhere.{own.key}") for own in self.app.saves.searched())
        )
        add_empty(self, area, tr("ui.saves.none_elsewhere", folders=folders))

    def _title(self, entry: SaveEntry | GameEntry) -> str:
        """Name the file, by which people know it."""
        return entry.path.name

    def offers(self) -> list[Offer]:
        """Take what was copied; open a file."""
        return [
            ("paste", tr("ui.saves.paste"), self._paste),
            ("load", tr("ui.saves.open_chosen"), lambda: self._play(self._chosen)),
        ]

    def _paste(self) -> Transition:
        """Open the game that is in the clipboard, or say that there is none."""
        name = tr("ui.saves.clipboard")
        loaded = self.app.saves.pasted(pasted_text(), name, self.app.games)
        scene = self.app.open_loaded(loaded)
        if scene is None:
            return None
        return Pop(Push(scene)) if loaded.watched else Reset(scene)
