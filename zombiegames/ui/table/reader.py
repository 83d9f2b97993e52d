"""Overlays: a long text, one thing large, a pile of cards, all that can be done in words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.lists import ListBox, Scrolling, TextPanel
from zombiegames.ui.kit.page import BACK_KEYS, Dialog
from zombiegames.ui.kit.scene import Pop, Scene
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.widget import Button, Label, Panel
from zombiegames.ui.table.spots import TARGET

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.table.frame import Inspection
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable


class Sheet(Scene):
    """An overlay with a title, a way out, and something to look at."""

    overlay = True
    share = (0.62, 0.84)
    """Of the window, at most."""
    units = (760, 600)
    """At most, before the text-size setting."""

    def title(self) -> str:
        """Words of the title; empty: none."""
        return ""

    def spoken(self) -> list[str]:
        """Say the title."""
        return [self.title()]

    def enter(self, app: Program) -> None:
        """Come up."""
        super().enter(app)
        self.focus = Focus(app.look, app.play)

    def cover(self) -> None:
        """Forget a press, and show no tooltip below another scene."""
        self.focus.cover()

    def layout(self, size: tuple[int, int]) -> None:
        """Make panel, title and button; :meth:`fill` does the rest."""
        look = self.look = self.app.look
        grow = min(1.3, look.text_size)
        wide = min(round(size[0] * 0.94), look.px(self.units[0] * grow))
        high = min(round(size[1] * 0.92), look.px(self.units[1] * grow))
        self.rect = pygame.Rect(0, 0, wide, high)
        self.rect.center = size[0] // 2, size[1] // 2
        focus = self.focus
        focus.clear()
        focus.look = look
        focus.add(Panel(look, self.rect, floating=True))
        pad = look.px(20)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        head = look.text_px(26) + look.px(12)
        words = self.title()
        if words:
            title = pygame.Rect(inner.x, inner.y, inner.w, head)
            label = Label(look, title, words, role=theme.SEMI, units=24)
            focus.add(label)
            inner.y += head
            inner.h -= head
        foot = max(look.px(44), look.text_px(17) + look.px(18))
        close = pygame.Rect(0, 0, min(inner.w, look.px(180 * grow)), foot)
        close.bottomright = inner.bottomright
        inner.h -= foot + look.px(12)
        self.fill(look, inner)
        button = focus.add(Button(look, close, tr("table.button.close"), Pop, kind="commit"))
        focus.default = button
        focus.restore(look)
        self.dirty = True

    def fill(self, look: Look, inner: pygame.Rect) -> None:
        """Put the contents into ``inner``."""
        raise NotImplementedError

    def handle(self, event: pygame.event.Event) -> Transition:
        """Close on Esc, right click or a click beside it."""
        if event.type == pygame.KEYDOWN and event.key in BACK_KEYS:
            return Pop()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return Pop()
        self.focus.handle(event)
        beside = event.type == pygame.MOUSEBUTTONUP and not self.rect.collidepoint(event.pos)
        if beside and event.button == 1 and self.focus.take() is None:
            return Pop()
        if self.focus.stale:
            self.focus.stale = False
            self.dirty = True
        return self.focus.take()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        self.focus.draw(surface)


class Reader(Sheet):
    """A long text; ``text`` gives it in the language in use, ``title`` is the key of its title."""

    def __init__(
        self,
        title: str,
        text: Callable[[], str],
        *,
        at_end: bool = False,
        link: Callable[[str], Transition] | None = None,
    ) -> None:
        self.title_key = title
        self.text = text
        self.at_end = at_end
        self.link = link

    def title(self) -> str:
        """Words of the title."""
        return tr(self.title_key)

    def spoken(self) -> list[str]:
        """Say title and text."""
        return [self.title(), self.text()]

    def device_changed(self) -> None:
        """Speak of the other device."""
        self.layout(self.app.size)

    def fill(self, look: Look, inner: pygame.Rect) -> None:
        """Put the text in."""
        panel = self.focus.add(TextPanel(look, inner, self.text(), units=17, link=self.link))
        panel.key = "text"
        if self.at_end:
            panel.begin_at(panel.limit)
        self.focus.focus(panel, ring=False)


class Zoom(Sheet):
    """One thing, large, with all that is to be said about it in the language in use."""

    units = (820, 520)

    def __init__(
        self, look_at: Callable[[], Inspection], link: Callable[[str], Transition]
    ) -> None:
        self.look_at = look_at
        self.link = link

    def spoken(self) -> list[str]:
        """Say what it is, and all about it."""
        thing = self.look_at()
        return [thing.title, thing.text]

    def fill(self, look: Look, inner: pygame.Rect) -> None:
        """Picture to the left, words to the right."""
        thing = self.thing = self.look_at()
        gap = look.px(20)
        wide = round(inner.w * 0.46) if thing.art else 0
        self._art = pygame.Rect(inner.x, inner.y, wide, min(inner.h, round(wide * 1.15)))
        x = inner.x + (wide + gap if wide else 0)
        room = inner.right - x
        self._fitted = fit_text(look, thing.title, theme.SEMI, 28, (room, inner.h // 3), lines=2)
        self._title = pygame.Rect(x, inner.y, room, self._fitted.height)
        y = self._title.bottom + look.px(8)
        words = pygame.Rect(x, y, room, inner.bottom - y)
        self.focus.add(TextPanel(look, words, thing.text, units=18, link=self.link))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw panel, picture, words."""
        super().draw(surface)
        look = self.look
        if self.thing.art:
            self.thing.draw_art(surface, look, self._art, radius=10, pad=30)
        draw_lines(surface, look, self._fitted, theme.SEMI, theme.BONE, self._title, valign="top")


class _Grid(Scrolling):
    """Cards in rows."""

    def __init__(self, look: Look, rect: pygame.Rect, pile: Pile) -> None:
        super().__init__(look, rect)
        self.pile = pile
        gap = look.px(10)
        self.card = (look.px(126), look.px(180))
        per_row = max(1, (rect.w - look.px(18) + gap) // (self.card[0] + gap))
        self.places = []
        for n in range(len(pile.faces)):
            x = rect.x + (n % per_row) * (self.card[0] + gap)
            y = gap // 2 + (n // per_row) * (self.card[1] + gap)
            self.places.append((x, y))
        rows = -(-len(pile.faces) // per_row)
        self.content = rows * (self.card[1] + gap) + gap
        self.focusable = self.limit > 0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cards in the window."""
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(self.look.px(12), 0).clip(before))
        for (x, y), face in zip(self.places, self.pile.faces, strict=True):
            top = self.rect.y + y - self.offset
            if top > self.rect.bottom or top + self.card[1] < self.rect.y:
                continue
            picture = self.pile.paint(face, self.card)
            centre = (x + self.card[0] // 2, top + self.card[1] // 2)
            surface.blit(picture, picture.get_rect(center=centre))
        surface.set_clip(before)
        self.draw_bar(surface)


class Pile(Sheet):
    """All cards of an open pile, the last on it first, named in the language in use."""

    units = (900, 640)

    def __init__(
        self,
        title: Callable[[], str],
        cards: Sequence[int],
        face_of: Callable[[int], Any],
        paint_face: Callable[[Any, tuple[int, int]], pygame.Surface],
        empty: str,
    ) -> None:
        self.say_title = title
        self.cards = list(cards)
        self.face_of = face_of
        self.paint = paint_face
        self.empty = empty
        """Key of what is said where there are no cards."""

    def title(self) -> str:
        """Words of the title."""
        return self.say_title()

    def fill(self, look: Look, inner: pygame.Rect) -> None:
        """Lay the cards out."""
        self.faces = [self.face_of(card) for card in reversed(self.cards)]
        if not self.faces:
            self.focus.add(Label(look, inner, tr(self.empty), align="center"))
            return
        grid = self.focus.add(_Grid(look, inner, self))
        self.focus.focus(grid, ring=False)


class Move(NamedTuple):
    """One click that goes on, or a button."""

    words: str
    act: Callable[[], Transition]
    click: Clickable | None = None


def moves_of(table: Hooks[Any], pick: Callable[[Clickable], None]) -> list[Move]:
    """List what can be done at a table: what lies there first, then what no place on the screen
    stands for, then the buttons. ``pick`` takes a click of the choice under way.
    """
    clicks: list[Clickable] = []
    choice = table.choice if table.can_act else None
    if choice is not None:
        spots = [spot for spot in table.spots if spot.state == TARGET]
        shown = [choice.meant(spot.means) for spot in spots]
        stood_for = {click for spot in spots for click in spot.means}
        hidden = sorted(choice.targets() - stood_for, key=str)
        clicks = [c for c in (*shown, *hidden) if c is not None and c[0] != "button"]

    def taken(click: Clickable) -> Transition:
        pick(click)
        return None

    moves = [Move(table.click_words(c), partial(taken, c), c) for c in dict.fromkeys(clicks)]
    for widget in table.focus.widgets:
        if isinstance(widget, Button) and widget.key.startswith("button ") and widget.enabled:
            moves.append(Move(widget.describe(), widget.action))
    return moves


class Moves(Dialog):
    """The list; Enter takes the line that is marked."""

    wide = 760

    def __init__(self, table: Hooks[Any], pick: Callable[[Clickable], None]) -> None:
        self.table = table
        self.pick = pick
        self.at = 0

    def heading(self) -> str:
        """Say what it is."""
        return tr("table.moves.title")

    def text(self) -> str:
        """Say what is asked for, or that nothing is."""
        return self.table.hint_words() or ("" if self._moves() else tr("table.moves.none"))

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Take what is marked, or nothing."""
        close = ("close", tr("ui.button.close"), "quiet", Pop)
        if not self._moves():
            return [close]
        return [("take", tr("table.moves.take"), "commit", self._take), close]

    columns = 2

    def _moves(self) -> list[Move]:
        return moves_of(self.table, self.pick)

    @property
    def _line(self) -> int:
        """Height of a line in pixels."""
        return self.look.px(max(44, 17 * self.look.text_size * 2.2))

    def content_height(self, width: int) -> int:
        """A line a move."""
        return min(self.room, max(1, len(self._moves())) * self._line)

    def content(self, rect: pygame.Rect) -> None:
        """Make the list, with the keys."""
        self.moves = self._moves()
        self.at = min(self.at, len(self.moves) - 1)
        lines = ListBox(
            self.look, rect, len(self.moves), self._line, self._draw, self._choose,
            chosen=self.at, describe_row=self._describe,
        )  # fmt: skip
        lines.submit = lambda at: self._take()
        lines.focusable = bool(self.moves)
        self.add(lines, "moves")
        if self.focus.current is None and self.moves:
            self.focus.focus(lines)

    def _choose(self, at: int) -> Transition:
        self.at = at
        return None

    def _take(self) -> Transition:
        return Pop(self.moves[self.at].act())

    def _describe(self, at: int) -> str:
        """Say a line, and what would surely come of it."""
        move, choice = self.moves[at], self.table.choice
        if choice is None or move.click is None:
            return move.words
        action = choice.picker.outcome_of(move.click)
        if action is None:
            return move.words
        told = (words for _, words in self.table.bubbles(choice.events(action)))
        return ", ".join((move.words, *told))

    def _draw(
        self, surface: pygame.Surface, at: int, rect: pygame.Rect, hovered: bool, chosen: bool
    ) -> None:
        inner = rect.inflate(-self.look.px(24), 0)
        fitted = fit_text(self.look, self.moves[at].words, theme.BODY, 17, inner.size, lines=2)
        draw_lines(surface, self.look, fitted, theme.BODY, theme.BONE, inner)
