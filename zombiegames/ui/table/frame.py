"""The frame that all tables share: where header, board, and side panel are, and how they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import PILL_PAD, pill, rounded_picture
from zombiegames.ui.kit.lists import TextPanel
from zombiegames.ui.kit.text import cut, draw_lines, fit_text
from zombiegames.ui.table.players import PlateColumn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.theme import Colour, PlayerColour
    from zombiegames.ui.table.story import Told


class Drawn(NamedTuple):
    """A thing as it lies on its table: a card with the letter in its corner."""

    paint: Callable[[Look, Any, tuple[int, int]], pygame.Surface]
    face: Any


class Inspection(NamedTuple):
    """What the side panel shows large."""

    title: str
    text: str
    """Markup of :func:`zombiegames.ui.kit.text.runs`; ``[[ZK-42]]`` links to a rule."""
    art: str = ""
    """Picture below ``assets/img``, or empty."""
    shape: float = 1.25
    """Width : height of the picture."""
    ground: Colour | None = None
    """Behind a picture that does not cover: a token."""
    drawn: Drawn | None = None
    """In place of a bare picture."""
    turn: int = 0
    """Quarter turns clockwise of a picture on its ground."""

    def draw_art(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, *, radius: float, pad: float
    ) -> None:
        """Draw the picture into a rectangle; ``radius`` and ``pad`` in units."""
        if self.ground is None:
            size = rect.size
            surface.blit(rounded_picture(look, self.art, size, look.px(radius), self.shape), rect)
            return
        paint.panel(surface, look, rect, self.ground, radius=radius)
        high = min(rect.h - look.px(pad), round((rect.w - look.px(pad)) / self.shape))
        size = (round(high * self.shape), high)
        if self.drawn is None:
            upright = look.assets.picture(self.art, size)
            picture = pygame.transform.rotate(upright, -90 * self.turn)
        else:
            picture = self.drawn.paint(look, self.drawn.face, size)
        surface.blit(picture, picture.get_rect(center=rect.center))


class Header(NamedTuple):
    """What the header says."""

    title: str
    colour: Colour
    """Of the title."""
    turn: str
    seat: str
    """Whose turn it is, in words."""
    seat_ink: Colour
    seat_fill: Colour
    steps: tuple[str, ...]
    """Names of the steps of a turn."""
    step: int
    """The step under way, or -1."""


class Frame:
    """Geometry of one window."""

    def __init__(self, look: Look, size: tuple[int, int]) -> None:
        self.look = look
        w, h = size
        margin = self.margin = look.px(14)
        bar = max(look.px(48), look.text_px(17) + look.px(20))
        self.header = pygame.Rect(margin, 0, w - 2 * margin, bar)
        wide = look.px(312) + round(look.px(70) * (look.text_size - 1) / 0.75)
        wide = min(max(wide, round(w * 0.21)), look.px(460), round(w * 0.36))
        self.side = pygame.Rect(w - margin - wide, bar, wide, h - bar - margin)
        self.main = pygame.Rect(margin, bar, w - 3 * margin - wide, h - bar - margin)
        self.icon = min(bar - look.px(6), look.px(42))

    def icon_rects(self, count: int) -> list[pygame.Rect]:
        """Places of the symbols at the right end of the header, left to right."""
        side, gap = self.icon, self.look.px(6)
        left = self.header.right - count * side - (count - 1) * gap
        y = self.header.centery - side // 2
        return [pygame.Rect(left + i * (side + gap), y, side, side) for i in range(count)]

    def draw_header(self, surface: pygame.Surface, header: Header, room: int) -> None:
        """Draw title, pills and steps within ``room`` pixels from the left edge.

        Where they do not fit, steps that are not under way keep only their number, then only the
        one under way stays, then the turn goes, then the end of the name.
        """
        look = self.look
        gap = look.px(10)
        title = look.assets.text(header.title, theme.TITLE, look.px(34), look.colour(header.colour))
        turn = pill(look, header.turn, 15, theme.BONE, theme.QUIET)
        seat = pill(look, header.seat, 15, header.seat_ink, header.seat_fill)
        wide = [f"{n} {name}" for n, name in enumerate(header.steps, 1)]
        if len(wide) == 1:
            wide = list(header.steps)
        short = [text if n == header.step else str(n + 1) for n, text in enumerate(wide)]
        alone = [text for n, text in enumerate(wide) if n == header.step]
        room -= title.get_width() + 3 * gap
        for texts, with_turn in ((wide, True), (short, True), (alone, True), (alone, False)):
            step_pills = [self._step(text, header, wide) for text in texts]
            front = [turn, seat] if with_turn else [seat]
            needed = sum(p.get_width() + gap for p in (*front, *step_pills)) + 2 * gap
            if needed <= room:
                break
        else:
            left = seat.get_width() - (needed - room) - 2 * look.px(PILL_PAD)
            name = cut(header.seat, look.font(theme.SEMI, 15), left)
            front = [pill(look, name, 15, header.seat_ink, header.seat_fill)]
        x = self.header.x
        y = self.header.centery
        surface.blit(title, title.get_rect(midleft=(x, y)))
        x += title.get_width() + 3 * gap
        for part in front:
            surface.blit(part, part.get_rect(midleft=(x, y)))
            x += part.get_width() + gap
        x += 2 * gap
        for part in step_pills:
            surface.blit(part, part.get_rect(midleft=(x, y)))
            x += part.get_width() + gap // 2

    def _step(self, text: str, header: Header, wide: Sequence[str]) -> pygame.Surface:
        current = header.step >= 0 and text == wide[header.step]
        if current:
            return pill(self.look, text, 15, theme.INK, theme.ACT)
        return pill(self.look, text, 15, theme.MUTED, theme.WELL)

    def paint_side(self, surface: pygame.Surface) -> None:
        """Draw the ground of the side panel (once, into the baked layer)."""
        look = self.look
        paint.shadow(surface, look, self.side, radius=12, spread=8, drop=3, alpha=110)
        paint.panel(surface, look, self.side, theme.PANEL, radius=12, border=theme.PANEL_EDGE)


LEAST_ART = 0.55
"""Share of its height that a picture keeps where words need room."""

LEAST_LINES = 2.5
"""Lines of words that the side panel keeps in sight below a picture."""


STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
"""Key → lines of the log that the mark goes."""


class LogPanel(TextPanel):
    """The last lines of the log; the one under the pointer, or chosen by arrow keys, lights what it
    is about.
    """

    def __init__(
        self, look: Look, rect: pygame.Rect, link: Callable[[str], Transition] | None = None
    ) -> None:
        self.told: Sequence[Told] = ()
        self.of: Any = None
        """What the lines were made of: others are made only for something else."""
        self.colours: Sequence[PlayerColour] = ()
        super().__init__(look, rect, "", units=15, link=link)
        self.crisp = True

    def tell(self, told: Sequence[Told], colours: Sequence[PlayerColour]) -> None:
        """Show other lines, the newest in sight."""
        self.told, self.colours = told, colours
        self.marked = ""
        self.set_text(
            "\n".join(
                f"@{number} {'- ' if line.seat >= 0 else ''}{line.words}"
                for number, line in enumerate(told)
            )
        )
        self.begin_at(self.limit)

    def go_to(self, deeds: Sequence[int], go: Callable[[str], Transition]) -> None:
        """Lead to the deed of a line that is clicked; the last one tells where the table stands."""
        self.choose = lambda name: go(str(deeds[int(name)]))

    def point(self, pos: tuple[int, int]) -> bool:
        """Learn where the pointer is; True if another line is under it."""
        y = pos[1] - self.rect.y + self.offset
        return self._mark(next((n for n, end in self._ends.items() if y < end), ""))

    def handle(self, event: pygame.event.Event) -> bool:
        """Up and Down go from line to line; the other keys scroll."""
        step = STEPS.get(event.key, 0) if event.type == pygame.KEYDOWN else 0
        if not step:
            return super().handle(event)
        number = int(self.marked) + step if self.marked else len(self.told) - 1
        if not 0 <= number < len(self.told):
            return False
        self._mark(str(number))
        top, end = self.anchors[self.marked], self._ends[self.marked]
        self.scroll_to(min(top, max(self.offset, end - self.rect.h)))
        return True

    def _mark(self, name: str) -> bool:
        changed = name != self.marked
        self.marked = name
        return changed

    @property
    def lights(self) -> tuple[Any, ...]:
        """Names of the spots that the line in question lights."""
        if not self.marked or not (self.hovered or self.focused):
            return ()
        return self.told[int(self.marked)].places

    def describe(self) -> str:
        """Say the line in question, or all of them."""
        chosen = self.focused and self.marked
        lines = [self.told[int(self.marked)]] if chosen else self.told
        return "\n".join(line.words for line in lines)

    @property
    def indent(self) -> int:
        """Leave room for a sign."""
        return self.look.text_px(20)

    def draw_dot(self, surface: pygame.Surface, place: pygame.Rect, name: str) -> None:
        """Draw the sign of the player that a line is about in place of a dot."""
        colour = self.colours[self.told[int(name)].seat]
        size = self.look.text_px(13)
        sign = paint.shape(self.look, colour.shape, size, colour.fill, theme.BONE)
        surface.blit(sign, sign.get_rect(center=place.center))

    def draw(self, surface: pygame.Surface) -> None:
        """Mark a line only while somebody looks for what it lights, or where the table stands."""
        marked = self.marked
        if not self.lights:
            self.marked = str(len(self.told) - 1) if self.choose and self.told else ""
        super().draw(surface)
        self.marked = marked


LOG_LINES = 4
"""Lines of the log; where there is room for fewer, a thing that nobody points at gives way."""


class SidePanel:
    """The players' plates where there are any, the thing under the pointer, and the log."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        follow: Callable[[str], Transition],
        seats: int = 0,
    ) -> None:
        self.look = look
        self.rect = rect
        pad = look.px(14)
        inner = rect.inflate(-2 * pad, -2 * pad)
        self.players = PlateColumn(look, inner, seats)
        inner.y += self.players.height
        inner.h -= self.players.height
        log_high = round(inner.h * (0.38 if look.text_size < 1.4 else 0.34))
        self.inner = pygame.Rect(inner.x, inner.y, inner.w, inner.h - log_high)
        head = look.text_px(14) + look.px(14)
        self.log_head = pygame.Rect(inner.x, self.inner.bottom, inner.w, head)
        self.shown: Inspection | None = None
        self.words = TextPanel(look, self.inner, "", units=16, link=follow)
        below = pygame.Rect(inner.x, self.log_head.bottom, inner.w, log_high - head)
        self._tight = below.h < LOG_LINES * look.font(theme.BODY, 15).get_linesize()
        self.log = LogPanel(look, below, follow)
        self.log.key, self.words.key = "log", "words"
        self._art = pygame.Rect(inner.topleft, (0, 0))
        self._title = pygame.Rect(inner.topleft, (0, 0))
        if self._tight:
            self._share(None)

    def show(self, thing: Inspection | None, *, resting: bool = False) -> bool:
        """Show something else; True if the panel looks different now. ``resting``: nobody points at
        it, so that it gives way where the log is short of room.
        """
        if resting and self._tight:
            thing = None
        if thing == self.shown:
            return False
        self.shown = thing
        if self._tight:
            self._share(thing)
        if thing is None:
            self.words.set_text("")
            return True
        look = self.look
        inner = self.inner
        gap = look.px(8)
        bottom = inner.bottom - look.px(8)
        self._fitted = fit_text(look, thing.title, theme.SEMI, 22, (inner.w, inner.h // 3), lines=2)
        art_high = min(round(inner.w / 1.5), round(inner.h * 0.44)) if thing.art else 0
        least = round(LEAST_LINES * look.font(theme.BODY, 16).get_linesize())
        if bottom - inner.y - art_high - 2 * gap - self._fitted.height < least:
            # Words come before the picture, which the large view shows too.
            art_high = 0
        self.words.rect = pygame.Rect(inner.x, inner.y, inner.w, bottom - inner.y)
        self.words.set_text(thing.text)
        room = bottom - inner.y - self._fitted.height - gap // 2 - (gap if art_high else 0)
        lack = self.words.content - (room - art_high)
        # Long words take their room from the picture, as far as it can still be seen.
        art_high -= min(max(0, lack), art_high - round(art_high * LEAST_ART))
        art_wide = min(inner.w, round(art_high * 1.55))
        self._art = pygame.Rect(inner.centerx - art_wide // 2, inner.y, art_wide, art_high)
        y = inner.y + art_high + (gap if art_high else 0)
        self._title = pygame.Rect(inner.x, y, inner.w, self._fitted.height)
        y = self._title.bottom + gap // 2
        self.words.rect = pygame.Rect(inner.x, y, inner.w, max(look.px(30), bottom - y))
        self.words.set_text(thing.text)
        return True

    def _share(self, thing: Inspection | None) -> None:
        """Give the log all the room, or only what a thing leaves."""
        self.words.visible = thing is not None
        at_end = self.log.offset == self.log.limit
        bottom = self.log.rect.bottom
        self.log_head.y = self.inner.y if thing is None else self.inner.bottom
        self.log.rect.y = self.log_head.bottom
        self.log.rect.h = bottom - self.log.rect.y
        self.log.begin_at(self.log.limit if at_end else self.log.offset)

    def draw(self, surface: pygame.Surface, log_title: str) -> None:
        """Draw plates, picture, title, and the line above the log; the texts are widgets."""
        look = self.look
        self.players.draw(surface)
        line = pygame.Rect(self.log_head.x, self.log_head.y, self.log_head.w, max(1, look.px(1)))
        surface.fill(look.colour(theme.PANEL_EDGE), line)
        label = look.text(log_title, theme.SEMI, 14, theme.MUTED)
        surface.blit(label, (self.log_head.x, self.log_head.y + look.px(7)))
        thing = self.shown
        if thing is None:
            return
        if self._art.h:
            thing.draw_art(surface, look, self._art, radius=8, pad=12)
        draw_lines(surface, look, self._fitted, theme.SEMI, theme.BONE, self._title, valign="top")
