"""What all pages and dialogs share: widgets laid out anew, a background, a way back."""

from __future__ import annotations

from time import perf_counter as now
from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import focus, paint
from zombiegames.ui.kit.controls import arrow
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Pop, Reset, Scene
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import BONE, FLAVOUR, MUTED, NIGHT, TITLE, ZOMBIE_TEXT
from zombiegames.ui.kit.widget import Button, Label, Panel

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.kit.widget import Widget

TIP_PACE = 20
"""Updates a second while a tooltip is due."""
BACK_KEYS = (pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_F10)
"""Keys that lead back from a page: by name, as in a browser, and the key of menus."""
LOWEST_BANNER = 64
"""Units below which a picture above a dialog shows nothing any more."""


class Page(Scene):
    """A scene of widgets. Subclasses add them in :meth:`build`."""

    focus: Focus
    look: Look

    def enter(self, app: Program) -> None:
        """Make an empty set of widgets."""
        super().enter(app)
        self.focus = Focus(app.look, app.play)

    def layout(self, size: tuple[int, int]) -> None:
        """Build all widgets anew for a canvas size."""
        self.look = self.app.look
        self.size = size
        self.focus.clear()
        self.focus.look = self.look
        self.build()
        self.focus.restore(self.look)
        self.dirty = True

    def build(self) -> None:
        """Add all widgets to ``self.focus``."""

    def rebuild(self) -> None:
        """Lay out anew: something shown has changed."""
        self.layout(self.size)

    def add(self, widget: Widget, key: str = "") -> None:
        """Add a widget; ``key`` keeps the focus on it over a new layout."""
        widget.key = key
        self.focus.add(widget)

    def cover(self) -> None:
        """Forget a press, and show no tooltip below another scene."""
        self.focus.cover()

    def resume(self) -> None:
        """Lay out anew what another scene may have changed."""
        self.rebuild()

    def back(self) -> Transition:
        """What Esc does."""
        if len(self.app.stack.scenes) > 1:
            return Pop()
        return Reset(self.app.menu())

    def handle(self, event: pygame.event.Event) -> Transition:
        """Give an event to the widgets; Esc goes back."""
        used = self.focus.handle(event)
        transition = self.focus.take()
        self._look_again()
        if transition is None and not used and event.type == pygame.KEYDOWN:
            if event.key in BACK_KEYS:
                self.app.play("select")
                return self.back()
            return self.shortcut(event)
        return transition

    def shortcut(self, event: pygame.event.Event) -> Transition:
        """Take a key that no widget used."""
        return None

    def update(self, dt: float) -> Transition:
        """Let a tooltip come."""
        self.focus.update(dt)
        self._look_again()
        return None

    def _look_again(self) -> None:
        if self.focus.stale:
            self.dirty = True
            self.focus.stale = False

    def pace(self) -> int:
        """Only a tooltip needs time."""
        return TIP_PACE if self.focus.waiting() else 0

    def background(self, surface: pygame.Surface) -> None:
        """Draw what lies behind the widgets."""
        paint.night(surface, self.look, *NIGHT)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw background and widgets."""
        self.background(surface)
        self.focus.draw(surface)

    # -- measures ----------------------------------------------------------------------

    @property
    def row(self) -> int:
        """Height of a control in pixels; grows with the text."""
        return self.look.px(max(46, 17 * self.look.text_size * 1.9))


class BackButton(Button):
    """The way back, at the head of a page."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the button and an arrow head."""
        super().draw(surface)
        sunk = self.look.px(2) if self.held else -self.look.px(2)
        arrow(surface, self.look, self.rect.move(-self.look.px(2), sunk), True, BONE, units=22)


class TitledPage(Page):
    """A full page: title and way back above, content on a panel below."""

    title_key = ""
    title_colour: Colour = ZOMBIE_TEXT
    widest = 1120
    """Units the content takes at most."""
    tallest = 0
    """Units the page takes at most, in the middle of a taller screen; 0: all there is."""

    def title(self) -> str:
        """Words of the title."""
        return tr(self.title_key)

    def hint(self) -> str:
        """A few words to the right of the title; may be empty."""
        return ""

    def spoken(self) -> list[str]:
        """Say both."""
        return [self.title(), self.hint()]

    def build(self) -> None:
        """Add the way back and the content."""
        look = self.look
        width, height = self.size
        margin = look.px(32)
        wide = min(width - 2 * margin, look.px(self.widest))
        left = (width - wide) // 2
        spare = max(0, height - look.px(self.tallest)) // 2 if self.tallest else 0
        top = spare + look.px(24)
        side = look.px(52)
        back = BackButton(
            look, pygame.Rect(left, top, side, side), "", self.back, tooltip=tr("ui.button.back")
        )
        self.add(back, "back")
        self._title_rect = pygame.Rect(
            left + side + look.px(20), top - look.px(4), wide - side - look.px(20), look.px(64)
        )
        y = self._title_rect.bottom + look.px(12)
        self.body = pygame.Rect(left, y, wide, height - spare - y - look.px(28))
        self.content(self.body)

    def content(self, body: pygame.Rect) -> None:
        """Add the widgets below the title."""

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw what lies behind all."""
        super().background(surface)

    def background(self, surface: pygame.Surface) -> None:
        """Draw night and title."""
        self.backdrop(surface)
        look = self.look
        fitted = fit_text(look, self.title(), TITLE, 44 / look.text_size, self._title_rect.size)
        draw_lines(surface, look, fitted, TITLE, self.title_colour, self._title_rect)
        if self.hint():
            font = look.assets.font(TITLE, fitted.px)
            used = font.size(fitted.lines[0])[0] + look.px(24)
            rect = self._title_rect.copy()
            rect.left += used
            rect.width -= used
            rect.y += look.px(6)
            hint = fit_text(look, self.hint(), FLAVOUR, 18, rect.size, lines=2)
            draw_lines(surface, look, hint, FLAVOUR, MUTED, rect, align="right")


class Dialog(Page):
    """A panel over the scene below. Subclasses set ``wide`` and fill :meth:`content`."""

    overlay = True
    wide = 520
    """Units."""

    unasked = False
    """Whether it comes by itself: what is pressed in its first moment was meant for what lay there
    before."""

    banner = 0
    """Units of a picture at the very top, drawn by the subclass into ``banner_rect``; where it
    has less room it is lower, or left out."""

    def enter(self, app: Program) -> None:
        """Come up."""
        super().enter(app)
        self._came = now() if self.unasked else 0.0

    def handle(self, event: pygame.event.Event) -> Transition:
        """Take an event, unless it was meant for something else."""
        if event.type == pygame.MOUSEBUTTONDOWN and now() - self._came < focus.MOMENT:
            return None
        return super().handle(event)

    def heading(self) -> str:
        """Words at the top; may be empty."""
        return ""

    def text(self) -> str:
        """Words below the heading; may be empty."""
        return ""

    def spoken(self) -> list[str]:
        """Say heading and text."""
        return [self.heading(), self.text()]

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """List (key, words, kind, action) from the first to the last."""
        return []

    columns = 1
    """How many buttons stand side by side."""

    heading_colour: Colour = ZOMBIE_TEXT

    def build(self) -> None:
        """Stack heading, text, content and buttons on a panel in the middle."""
        look = self.look
        width, height = self.size
        pad = look.px(28)
        wide = min(width - look.px(40), look.px(self.wide * (0.6 + 0.4 * look.text_size)))
        inner = wide - 2 * pad
        gap = look.px(12)
        heading = fit_text(look, self.heading(), TITLE, 36 / look.text_size, (inner, look.px(100)))
        heading_high = heading.height if self.heading() else 0
        words = fit_text(look, self.text(), "body", 18, (inner, round(height * 0.45)))
        words_high = words.height if self.text() else 0
        buttons = self.buttons()
        rows = -(-len(buttons) // self.columns)
        button_high = look.px(max(54, 18 * look.text_size * 1.9))
        buttons_high = rows * (button_high + gap) - gap if rows else 0
        room = height - look.px(16)
        others = [part + look.px(16) for part in (heading_high, words_high, buttons_high) if part]
        self.room = room - 2 * pad - sum(others)
        parts = [
            ("h", heading_high),
            ("t", words_high),
            ("c", self.content_height(inner)),
            ("b", buttons_high),
        ]
        high = 2 * pad + sum(part for _, part in parts if part)
        high += look.px(16) * (sum(1 for _, part in parts if part) - 1)
        banner = min(look.px(self.banner), room - high)
        if banner < look.px(LOWEST_BANNER):
            banner = 0
        if high > room:
            # What the subclass draws gives way: words and buttons are needed whole.
            parts[2] = ("c", max(0, parts[2][1] - (high - room)))
            high = room
        above = pad * 6 // 10 if banner else pad
        high += banner + above - pad
        panel = pygame.Rect((width - wide) // 2, (height - high) // 2, wide, high)
        self.panel = panel
        self.add(Panel(look, panel, radius=16, floating=True))
        self.banner_rect = pygame.Rect(panel.x, panel.y, panel.w, banner)
        y = panel.y + banner + above
        for name, part in parts:
            if not part:
                continue
            rect = pygame.Rect(panel.x + pad, y, inner, part)
            if name == "h":
                self.add(
                    Label(
                        look,
                        rect,
                        self.heading(),
                        role=TITLE,
                        units=36 / look.text_size,
                        colour=self.heading_colour,
                        align="center",
                    )
                )
            elif name == "t":
                self.add(Label(look, rect, self.text(), units=18, align="center"))
            elif name == "c":
                self.content(rect)
            else:
                self._place_buttons(rect, buttons, button_high, gap)
            y += part + look.px(16)

    def _place_buttons(
        self,
        rect: pygame.Rect,
        buttons: list[tuple[str, str, str, object]],
        high: int,
        gap: int,
    ) -> None:
        wide = (rect.w - gap * (self.columns - 1)) // self.columns
        for at, (key, words, kind, action) in enumerate(buttons):
            row, column = divmod(at, self.columns)
            place = pygame.Rect(
                rect.x + column * (wide + gap), rect.y + row * (high + gap), wide, high
            )
            button = Button(self.look, place, words, action, kind=kind)  # type: ignore[arg-type]
            self.add(button, key)
            if kind == "commit":
                self.focus.default = button

    room: int
    """Pixels that :meth:`content` can get at most; set before it is asked what it would like."""

    def content_height(self, width: int) -> int:
        """Pixels that :meth:`content` would like; on a small screen it gets fewer."""
        return 0

    def content(self, rect: pygame.Rect) -> None:
        """Add widgets between text and buttons."""

    def background(self, surface: pygame.Surface) -> None:
        """Draw nothing: the scene below is there."""
