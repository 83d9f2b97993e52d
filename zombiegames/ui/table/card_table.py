"""What the tables of card games share: who sits round the cards, how rows lie, crumbs that fly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.effects import Floater
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.table.director import Show
from zombiegames.ui.table.pieces import ScriptPieces
from zombiegames.ui.table.players import level_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour, PlayerColour
    from zombiegames.ui.table.director import Motion
    from zombiegames.ui.table.hooks import Hooks


LEAST_SHARE = 1.4
"""Width of a card in a fan at least, in corners."""


class Sitter(NamedTuple):
    """Who sits at a seat, as the table shows it."""

    name: str
    by: str
    """How well a computer plays; empty for a person."""
    colour: PlayerColour


def sitters_of(scene: Hooks[Any]) -> list[Sitter]:
    """Say who sits at a table, by seat."""
    return [
        Sitter(scene.course.controller(seat).name, level_words(scene.course, seat), colour)
        for seat, colour in enumerate(scene.colours)
    ]


class Zone(NamedTuple):
    """A row of cards."""

    rect: pygame.Rect
    card: tuple[int, int]
    gap: int
    """Between cards while there is room; without, they overlap."""
    z: int
    middle: bool
    """Whether the row stands in the middle of its rectangle."""

    def slot(self, n: int, count: int) -> pygame.Rect:
        """Where the n-th of some cards lies."""
        w, h = self.card
        step: float = w + self.gap
        if count > 1:
            step = min(step, (self.rect.w - w) / (count - 1))
        spread = w + step * (count - 1)
        x = self.rect.x + ((self.rect.w - spread) / 2 if self.middle else 0)
        return pygame.Rect(round(x + n * step), self.rect.y, w, h)


class Fan(NamedTuple):
    """Cards that lie open in little room: of each at least a corner shows, where its number is."""

    slots: list[pygame.Rect]
    """Where each card lies, the undermost first."""
    shown: list[pygame.Rect]
    """What shows of each, but for what a card of the next row may cover at its end."""
    corner: int
    """Side of the corner, in pixels."""


def fan(look: Look, room: pygame.Rect, count: int, shape: float) -> Fan:
    """Lay cards into a room, in as few rows as let a corner of each show.

    Corners are as large as the letters of the table where there is room for it, and smaller where
    there is not. ``shape``: height of a card in widths.
    """
    if not count:
        return Fan([], [], 0)
    wanted = look.text_px(15) + look.px(6)
    corner, wide, columns = next(
        (corner, *max(fitting))
        for corner in range(wanted, 0, -1)
        if (fitting := _rows_of_a_fan(room, count, shape, corner))
    )
    high = round(wide * shape)
    rows = -(-count // columns)
    across = _step(room.w, wide, columns, look.px(4))
    down = _step(room.h, high, rows, look.px(4))
    slots = [
        pygame.Rect(
            round(room.x + n % columns * across), round(room.y + n // columns * down), wide, high
        )
        for n in range(count)
    ]
    shown = []
    for n, slot in enumerate(slots):
        part = slot.copy()
        if n + 1 < count and (n + 1) % columns:
            part.w = min(wide, slots[n + 1].x - slot.x)
        if n + columns < count:
            part.h = min(high, slots[n + columns].y - slot.y)
        shown.append(part)
    return Fan(slots, shown, corner)


def _rows_of_a_fan(
    room: pygame.Rect, count: int, shape: float, corner: int
) -> list[tuple[int, int]]:
    """List how wide cards can be that show so large a corner, and how many then lie in a row."""
    found = []
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        high = room.h - (-(-count // columns) - 1) * corner
        wide = min(room.w - (columns - 1) * corner, int(high / shape))
        if wide >= corner * LEAST_SHARE:
            found.append((wide, columns))
    return found


def _step(room: int, size: int, count: int, gap: int) -> float:
    """Give the way from one to the next of some things in a row."""
    return 0.0 if count < 2 else min(size + gap, (room - size) / (count - 1))


class CardPlaces:
    """The rectangles of one board area: the others above, the middle, the own hand below."""

    hand: Zone
    """The viewer's own."""

    def __init__(
        self,
        look: Look,
        main: pygame.Rect,
        bottom: Seat,
        sitters: Sequence[Sitter],
        *,
        opened: bool = False,
    ) -> None:
        self.look = look
        self.main = main
        self.bottom = bottom
        """The seat whose hand lies below."""
        self.opened = opened
        """Whether there is room for the cards of the others to lie open."""
        self.sitters = sitters
        players = len(sitters)
        self.others = [(bottom + 1 + n) % players for n in range(players - 1)]
        """In the order of play."""
        self.plates: dict[Seat, pygame.Rect] = {}
        self.gap = look.px(8)

    def lay_bands(self, above: int, own: int, hint: int) -> None:
        """Divide the board area; what three bands leave of its height is the middle."""
        main, gap = self.main, self.gap
        middle = main.h - above - own - hint - 2 * gap
        self.above = pygame.Rect(main.x, main.y, main.w, above)
        self.middle = pygame.Rect(main.x, self.above.bottom + gap, main.w, middle)
        self.hint = pygame.Rect(main.x, self.middle.bottom, main.w, hint)
        self.own = pygame.Rect(main.x, main.bottom - own, main.w, own)

    def plate_width(self, gap: int, widest: int) -> int:
        """Give the width of the plates of the others, side by side."""
        count = len(self.others)
        return min((self.main.w - (count - 1) * gap) // count, widest)

    def lay_others(self, gap: int, widest: int) -> None:
        """Let the plates of the others stand side by side above."""
        above, count = self.above, len(self.others)
        wide = self.plate_width(gap, widest)
        x = above.x + (above.w - count * wide - (count - 1) * gap) // 2
        for seat in self.others:
            self.plates[seat] = pygame.Rect(x, above.y, wide, above.h)
            x += wide + gap

    def spot_of(self, seat: Seat) -> pygame.Rect:
        """Where something about a player is said."""
        return self.hand.rect if seat == self.bottom else self.plates[seat]


CardPlacesT = TypeVar("CardPlacesT", bound=CardPlaces)


class CardPieces(ScriptPieces[CardPlacesT]):
    """What the scripts of card games are made of, besides the pieces of all."""

    crumbs_reach = 24
    """Units that crumbs fly beyond what they come from."""
    crumbs_time = 0.6

    def float_room(self, rise: int) -> pygame.Rect:
        """Keep words wholly within the table."""
        return self.places.main.inflate(0, -2 * rise)

    def float_off(
        self, seat: Seat, words: str, ink: Colour = theme.BONE, size: float | None = None
    ) -> Show:
        """Let words float up to where a player sits, and cover nothing that is said there."""
        places, floating = self.places, self.floating
        label = self.label(words, floating.size if size is None else size, ink)
        rise = self.look.px(floating.calm_rise if self.calm else floating.rise)
        if seat == places.bottom:
            # Beside what the strip above the hand says at its right end.
            right = places.plates[seat].right - label.get_width() // 2
            x = min(places.hand.rect.centerx, right)
            place = label.get_rect(midbottom=(x, places.hand.rect.top))
        else:
            plate = places.plates[seat]
            place = label.get_rect(midtop=(plate.centerx, plate.bottom + rise))
        place.clamp_ip(places.main)
        return Show(Floater(label, place.center, rise), duration=floating.duration)

    def label(self, words: str, size: float, ink: Colour) -> pygame.Surface:
        """Draw words on a dark ground of their own: cards below them are light or pale."""
        look = self.look
        front = super().label(words, size, ink)
        whole = pygame.Surface(front.get_rect().inflate(look.px(22), 0).size, pygame.SRCALPHA)
        rect = whole.get_rect()
        paint.panel(whole, look, rect, theme.NIGHT_TOP, radius=rect.h, alpha=205)
        whole.blit(front, front.get_rect(center=rect.center))
        return whole.convert_alpha()

    def crumbs(self, rect: pygame.Rect, colours: tuple[Colour, ...], seed: int) -> Motion:
        """Let crumbs fly off a rectangle."""
        reach, size = rect.h // 2 + self.look.px(self.crumbs_reach), self.look.px(8)
        return self.sparks(
            rect.center, reach, colours, size=size, seed=seed, duration=self.crumbs_time
        )


def turned(picture: pygame.Surface, tilt: int) -> pygame.Surface:
    """Turn the picture of a card by some degrees, anticlockwise."""
    return pygame.transform.rotozoom(picture, tilt, 1.0).convert_alpha() if tilt else picture


def paint_plate(
    whole: pygame.Surface, look: Look, night: tuple[Colour, Colour], *, active: bool
) -> None:
    """Paint the ground of a plate; that of who acts shines."""
    edge, centre = night
    ground = theme.PANEL if look.high_contrast else centre if active else edge
    border = theme.ACT if active else theme.PANEL_EDGE
    width = 2 if active else 1
    rect = whole.get_rect()
    paint.panel(whole, look, rect, ground, radius=11, alpha=225, border=border, width=width)


def draw_sitter(
    whole: pygame.Surface,
    look: Look,
    sitter: Sitter,
    line: pygame.Rect,
    *,
    active: bool,
    title: str = "",
) -> None:
    """Draw sign and name, and where there is room the title, or without one the level."""
    side = min(line.h, look.text_px(17) + look.px(5))
    colour = sitter.colour
    sign = paint.shape(look, colour.shape, side, look.colour(colour.fill), theme.BONE)
    whole.blit(sign, sign.get_rect(midleft=(line.x, line.centery)))
    x = line.x + side + look.px(7)
    ink = theme.ACT if active else theme.BONE
    room = pygame.Rect(x, line.y, line.right - x, line.h)
    name = fit_text(look, sitter.name, theme.SEMI, 18, room.size, lines=1)
    draw_lines(whole, look, name, theme.SEMI, ink, room)
    x += look.assets.font(theme.SEMI, name.px).size(name.lines[0])[0] + look.px(8)
    words = title or sitter.by
    if words and look.font(theme.BODY, 14).size(words)[0] <= line.right - x:
        by = look.text(words, theme.BODY, 14, theme.MUTED)
        whole.blit(by, by.get_rect(midleft=(x, line.centery + look.px(1))))
