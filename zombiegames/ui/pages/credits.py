"""Whose work the program is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames import __version__
from zombiegames.core.toml import read_toml
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.lists import Scrolling
from zombiegames.ui.kit.page import TIP_PACE, TitledPage
from zombiegames.ui.kit.scene import MOTION
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import BODY, BONE, FLAVOUR, MUTED, PANEL, SEMI, TITLE, ZOMBIE_TEXT
from zombiegames.ui.kit.widget import Panel

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.text import Fitted
    from zombiegames.ui.kit.theme import Colour

SPEED = 34.0
"""Units a second the text rolls."""

PAUSE = 2.0
"""Seconds before it starts."""


class Source(NamedTuple):
    """One entry of ``assets/CREDITS.toml``."""

    title: str
    authors: tuple[str, ...]
    licence: str
    url: str
    changes: str


def read_credits(table: str = "source") -> list[Source]:
    """Read whose work the assets are (``source``), or the packaged program (``software``)."""
    text = (asset_root() / "CREDITS.toml").read_text(encoding="utf-8")
    return [
        Source(
            str(entry["title"]),
            tuple(entry.get("authors", ())),
            str(entry.get("licence", "")),
            str(entry.get("url", "")),
            str(entry.get("changes", "")),
        )
        for entry in read_toml(text).get(table, [])
    ]


class Roll(Scrolling):
    """The text that rolls by."""

    def __init__(
        self, look: Look, rect: pygame.Rect, sources: list[Source], software: list[Source]
    ) -> None:
        super().__init__(look, rect)
        self._lines: list[tuple[int, Fitted, str, Colour]] = []
        y = look.px(8)
        wide = rect.w - look.px(60)

        def put(words: str, role: str, units: float, colour: Colour, after: float) -> None:
            nonlocal y
            if words:
                fitted = fit_text(look, words, role, units, (wide, look.px(600)))
                self._lines.append((y, fitted, role, colour))
                y += fitted.height + look.px(after)

        put(tr("ui.title"), TITLE, 54 / look.text_size, ZOMBIE_TEXT, 0)
        put(__version__, BODY, 15, MUTED, 16)
        put(tr("ui.credits.made"), FLAVOUR, 18, BONE, 10)
        put(tr("ui.credits.unofficial"), BODY, 17, BONE, 34)
        for number, source in enumerate([*sources, *software]):
            if number == len(sources):
                put(tr("ui.credits.software"), FLAVOUR, 18, BONE, 10)
                put(tr("ui.credits.texts"), BODY, 17, BONE, 34)
            put(source.title, SEMI, 20, ZOMBIE_TEXT, 2)
            put(", ".join(source.authors), BODY, 17, BONE, 2)
            facts = [tr("ui.credits.licence", licence=source.licence)] if source.licence else []
            if source.url:
                facts.append(source.url)
            put(" · ".join(facts), BODY, 15, MUTED, 24)
        self.content = y

    def describe(self) -> str:
        """Say all of it."""
        return "\n".join(line for _, fitted, _, _ in self._lines for line in fitted.lines)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is in the window."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for top, fitted, role, colour in self._lines:
            rect = pygame.Rect(
                self.rect.x,
                self.rect.y + top - self.offset,
                self.rect.w - self.look.px(14),
                fitted.height,
            )
            if rect.colliderect(self.rect):
                draw_lines(surface, self.look, fitted, role, colour, rect, align="center")
        surface.set_clip(before)
        self.draw_bar(surface)


class Credits(TitledPage):
    """The credits; they roll until somebody scrolls."""

    title_key = "ui.credits.title"
    widest = 860

    def __init__(self) -> None:
        self._waited = 0.0
        self._at = 0.0
        self._rolling = True

    def enter(self, app: Program) -> None:
        """Read the sources."""
        self._sources = read_credits()
        self._software = read_credits("software")
        super().enter(app)
        self._rolling = not app.look.reduced_motion

    def content(self, body: pygame.Rect) -> None:
        """One panel of text."""
        look = self.look
        self.add(Panel(look, body, fill=PANEL))
        self.roll = Roll(
            look, body.inflate(-look.px(36), -look.px(36)), self._sources, self._software
        )
        self.add(self.roll, "roll")

    def layout(self, size: tuple[int, int]) -> None:
        """Roll on from where it is."""
        super().layout(size)
        self._at = self.roll.offset

    def handle(self, event: pygame.event.Event) -> Transition:
        """A key, the wheel or the bar stops the roll."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self._rolling = not self._rolling
            self._at = self.roll.offset
            return None
        before = self.roll.offset
        transition = super().handle(event)
        if self.roll.offset != before:
            self._rolling = False
        return transition

    def shortcut(self, event: pygame.event.Event) -> Transition:
        """Arrow and page keys scroll."""
        if self.roll.handle(event):
            self._rolling = False
            self.dirty = True
        return None

    def pace(self) -> int:
        """It moves while it rolls."""
        if self._rolling and self._at < self.roll.limit:
            return MOTION if self._waited >= PAUSE else TIP_PACE
        return super().pace()

    def update(self, dt: float) -> Transition:
        """Roll on."""
        super().update(dt)
        if self._rolling and self._at < self.roll.limit:
            self._waited += dt
            if self._waited >= PAUSE:
                self._at += dt * SPEED * self.look.scale
                if self.roll.scroll_to(round(self._at)):
                    self.dirty = True
        return None
