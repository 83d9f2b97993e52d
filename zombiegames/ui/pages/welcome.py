"""The first page of the first start: language, size of words, and where to begin."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from zombiegames.store.settings import TEXT_SIZES
from zombiegames.ui.kit.controls import Segments
from zombiegames.ui.kit.i18n import LANGUAGES, language, tr
from zombiegames.ui.kit.page import Page
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.kit.text import full_height
from zombiegames.ui.kit.theme import BODY, MUTED, TITLE, ZOMBIE_TEXT
from zombiegames.ui.kit.widget import Button, Label, Panel
from zombiegames.ui.pages.scenery import Scenery

if TYPE_CHECKING:
    from zombiegames.ui.kit.scene import Program, Transition

PROCESSES = Path("/proc")
"""Where Linux names what runs."""
READER = "orca"
"""The screen reader there."""

WIDE, PAD, GAP = 620, 30, 16
"""Units of the panel · round what is on it · between its lines."""
SIZES = (TEXT_SIZES[0], TEXT_SIZES[2], TEXT_SIZES[4])
"""Of words, to choose from at once."""


class Welcome(Page):
    """Asks nothing that has to be known; shown once."""

    def enter(self, app: Program) -> None:
        """Say that the program can be heard, to whoever hears the rest of the computer."""
        super().enter(app)
        if not app.settings.voice and _reader_runs():
            app.offer_voice()

    def music(self) -> str | None:
        """Play the menu's."""
        return "menu"

    def spoken(self) -> list[str]:
        """Say the name of the program."""
        return [tr("ui.title")]

    def build(self) -> None:
        """Lay all out on a panel in the middle."""
        look = self.look
        width, height = self.size
        self._scenery = Scenery(look, self.size)
        pad, gap = look.px(PAD), look.px(GAP)
        wide = min(width - look.px(40), look.px(WIDE * (0.6 + 0.4 * look.text_size)))
        inner = wide - 2 * pad
        button = look.px(max(58, 20 * look.text_size * 1.8))
        both = full_height(look, tr("ui.welcome.both"), BODY, 15, inner)
        parts = [look.px(64), self.row, self.row, button, button, both]
        high = 2 * pad + sum(parts) + gap * (len(parts) - 1)
        panel = pygame.Rect((width - wide) // 2, (height - high) // 2, wide, high)
        self.add(Panel(look, panel, radius=16, floating=True))
        places = []
        y = panel.y + pad
        for part in parts:
            places.append(pygame.Rect(panel.x + pad, y, inner, part))
            y += part + gap
        title, speech, size, learn, play, line = places
        units = 52 / look.text_size
        self.add(
            Label(look, title, tr("ui.title"), role=TITLE, units=units, colour=ZOMBIE_TEXT,
                  align="center")
        )  # fmt: skip
        codes = [(code, tr(f"ui.language.{code}")) for code in LANGUAGES]
        self.add(Segments(look, speech, codes, language(), self._speak, units=17), "language")
        sizes = [(each, tr("ui.welcome.size", n=each)) for each in SIZES]
        now = self.app.settings.text_size
        self.add(Segments(look, size, sizes, now, self._resize, units=17), "size")
        go = Button(look, learn, tr("ui.welcome.learn"), self._learn, kind="commit", units=21)
        self.add(go, "learn")
        self.focus.default = go
        self.add(Button(look, play, tr("ui.welcome.play"), self.back, units=19), "play")
        words = tr("ui.welcome.both")
        self.add(Label(look, line, words, units=15, colour=MUTED, align="center"))

    def background(self, surface: pygame.Surface) -> None:
        """Draw the menu's night."""
        self._scenery.draw(surface)

    def _speak(self, code: str) -> Transition:
        self.app.set_language(code)
        return None

    def _resize(self, size: int) -> Transition:
        self.app.settings.text_size = size
        self.app.refresh()
        return None

    def _learn(self) -> Transition:
        self._decide()
        return Reset(self.app.learn())

    def back(self) -> Transition:
        """Just play."""
        self._decide()
        return Reset(self.app.menu())

    def _decide(self) -> None:
        """Keep what was chosen, the language the system has included: it is not asked again."""
        self.app.settings.language = language()
        self.app.settings.save()


def _reader_runs() -> bool:
    """Tell whether a screen reader is known to run; of other systems than Linux nothing is."""
    for name in PROCESSES.glob("[0-9]*/comm"):
        # What runs may end meanwhile.
        with contextlib.suppress(OSError):
            if name.read_text(encoding="utf-8", errors="replace").strip() == READER:
                return True
    return False
