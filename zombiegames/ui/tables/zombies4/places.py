"""Where everything of Zombies!!! 4 lies: the map in its window, the own cards, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.games.zombies4 import ask, terms
from zombiegames.games.zombies4.tiles import CELLS, TILES, square_of
from zombiegames.ui.table.card_table import Fan, fan
from zombiegames.ui.table.stage import Key, Place
from zombiegames.ui.tables.zombies4 import faces
from zombiegames.ui.tables.zombies4.camera import Camera
from zombiegames.ui.tables.zombies4.faces import fan_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import PlayerColour
    from zombiegames.ui.table.card_table import Sitter

Z_TILE, Z_DOG, Z_PAWN, Z_TOKEN = 0, 200, 300, 400
WINDOW_TOP = 2000
"""Below this, things belong to the map and show inside its window only."""
Z_SHADE, Z_FAN, Z_PILE, Z_DRAWN, Z_FRONT, Z_HAND, Z_PLAYED = (
    2500, 2600, 3000, 3050, 3100, 3200, 4000,
)  # fmt: skip

FAN_WIDE, FAN_HIGH = 172, 104
"""Units of a plate on which cards of another player lie open, at most."""

HINT, LARGE_HINT = 17, 15
"""Units of the hint; it grows less where the text size is large."""

CARD = 1.36
"""Height of a card in widths."""

BEFORE_ROLL = (ask.FIGHT, ask.MOVE_ROLL, ask.SPELL, ask.DOGS)
"""Prompts that ask for a new roll."""


class Part(NamedTuple):
    """A part of a square, in its sides."""

    x: float
    y: float
    """Of the middle."""
    size: float


ALONE, LYING = Part(0.5, 0.5, 0.72), Part(0.5, 0.5, 0.6)
"""A dog, a token, with nothing else on the square."""
PAIR = (Part(0.29, 0.34, 0.54), Part(0.71, 0.62, 0.54))
"""Two dogs with nothing else on the square."""
DOGS = (Part(0.27, 0.27, 0.5), Part(0.73, 0.27, 0.5))
"""Dogs above what else is there."""
TOKEN = Part(0.78, 0.78, 0.4)
"""A token beside what else is there."""


FIGHTER = Part(0.5, 0.69, 0.62)
"""A pawn alone among dogs, in front of them."""


def pawn_part(n: int, count: int, dogs: bool, token: bool) -> Part:
    """Give the part of the n-th of some pawns: in one row or two, whichever leaves them larger;
    below dogs, and beside or above a token.
    """
    if dogs and count == 1 and not token:
        return FIGHTER
    beside = TOKEN.x - TOKEN.size / 2 if token else 1.0
    top = 0.5 if dogs else 0.0
    half = (1 - top) / 2
    single = (1 - top, beside) if dogs else (beside, 1.0)
    best, part = (0.0, 0), ALONE
    for first in range(1, count + 1):
        rows = [(half, 1.0 if not dogs else beside), (half, beside)] if first < count else [single]
        size = min(
            min(high, wide / number)
            for (high, wide), number in zip(rows, (first, count - first), strict=False)
        )
        # Of rows with room alike the most even ones.
        rank = (round(size, 3), -abs(2 * first - count))
        if rank > best:
            row = 0 if n < first else 1
            high, wide = rows[row]
            slot, number = (n, first) if not row else (n - first, count - first)
            middle = top + row * half + high / 2
            best, part = rank, Part(wide * (slot + 0.5) / number, middle, min(0.8, size))
    return part


class Places:
    """All rectangles for one board area; ``seat`` owns the cards that lie below."""

    def __init__(
        self,
        look: Look,
        main: pygame.Rect,
        seat: int,
        colours: Sequence[PlayerColour],
        camera: Camera | None = None,
        open_to: Sequence[Sitter] = (),
    ) -> None:
        self.look = look
        self.main = main
        self.seat = seat
        self.colours = tuple(colours)
        gap = self.gap = look.px(8)
        self.window = main
        """What shows the map: all of the board, also below the cards."""
        self.label = look.text_px(14) + look.px(4)
        hint = look.text_px(HINT if look.text_size < 1.3 else LARGE_HINT) + look.px(10)
        own = max(look.px(140), round(main.h * 0.2174))
        self.own = pygame.Rect(main.x, main.bottom - own, main.w, own)
        self.hint = pygame.Rect(main.x, self.own.y - hint, main.w, hint)
        self._cards()
        side = max(look.px(34), look.text_px(17) + look.px(12))
        self.tools = [
            pygame.Rect(main.right - gap - side, main.y + gap + n * (side + gap), side, side)
            for n in range(4)
        ]
        """The whole map, find me, nearer, further, from above."""
        self.sitters = open_to
        """Who sits here, where the cards of all lie open; else nobody."""
        self.fans: dict[Seat, pygame.Rect] = {}
        """Where the others and their open cards are, beside the map."""
        left = self.tools[0].x
        if open_to:
            left = self._fans()
        clear = pygame.Rect(main.x, main.y, left - gap - main.x, self.hint.y - main.y)
        self.bare = self.window.copy()
        """What nothing but the own cards lies over."""
        self.bare.w = clear.right - self.window.x if open_to else self.window.w
        fresh = Camera(clear, look.scale)
        if camera is not None:
            fresh.bounds = camera.bounds
            if camera.followed:
                fresh.fit(camera.near)
            else:
                share = fresh.usual / camera.usual
                fresh.cell = max(fresh.least, min(fresh.most, round(camera.cell * share)))
                old = camera.clear
                column = (old.centerx - camera.left) / camera.cell
                row = (old.centery - camera.top) / camera.cell
                fresh.centre(column - 0.5, row - 0.5)
        self.camera = fresh
        self.die = self.tools[0].inflate(gap, gap)
        self.die.bottom = self.own.y - gap
        """Of the last roll: above the buttons, below the tools."""
        # Words that end before it still stand in the middle.
        self.hint.inflate_ip(2 * (self.die.x - main.right), 0)

    def _fans(self) -> int:
        """Let the others stand one below the other beside the tools; gives where that begins."""
        look, gap = self.look, self.gap
        others = [seat for seat in range(len(self.sitters)) if seat != self.seat]
        room = (self.hint.y - self.main.y - gap) // len(others)
        high = min(room - gap // 2, look.px(FAN_HIGH))
        wide = round(look.px(FAN_WIDE) * min(1.2, look.text_size))
        x = self.tools[0].x - gap - wide
        for n, seat in enumerate(others):
            y = self.main.y + gap + n * (high + gap // 2)
            self.fans[seat] = pygame.Rect(x, y, wide, high)
        return x

    def fan(self, seat: Seat, count: int) -> Fan:
        """Lay the open cards of one of the others."""
        look, rect = self.look, self.fans[seat]
        room = rect.inflate(-2 * look.px(6), -2 * look.px(5))
        line = fan_line(look)
        room.y, room.h = room.y + line, room.h - line
        return fan(look, room, count, CARD)

    def fan_places(self, seat: Seat, cards: Sequence[int]) -> dict[Key, Place]:
        """Where one of the others sits, with open cards."""
        rect, slots = self.fans[seat], self.fan(seat, len(cards)).slots
        plate = faces.FanFace(self.sitters[seat])
        found: dict[Key, Place] = {
            ("fan", seat): Place(rect.centerx, rect.centery, rect.w, rect.h, Z_FAN, plate)
        }
        for n, (card, slot) in enumerate(zip(cards, slots, strict=True), 1):
            face = faces.bare_face(card)
            found["card", card] = Place(slot.centerx, slot.centery, slot.w, slot.h, Z_FAN + n, face)
        return found

    def _cards(self) -> None:
        """Lay the band over the lower edge of the map: hand, tiles, what else is dealt, buttons."""
        look, gap, own = self.look, self.gap, self.own
        grow = min(1.35, look.text_size)
        buttons = min(round(look.px(250) * grow), round(own.w * 0.3))
        self.buttons = pygame.Rect(own.right - buttons - gap, own.y, buttons, own.h - gap)
        high = own.h - look.px(8)
        wide = min(round(high / CARD), round(own.w * 0.13))
        self.card = (wide, min(high, round(wide * 1.5)))
        pitch = wide + look.px(6)
        self.hand = pygame.Rect(own.x + gap, own.y, 3 * pitch, own.h)
        left = self.hand.right + gap
        rest = pygame.Rect(left, own.y, self.buttons.x - gap - left, own.h - look.px(4))
        pile_high = min(round(rest.h * 0.40), look.px(56))
        tile = min(rest.h - self.label, round(rest.w * 0.34))
        self.drawn = pygame.Rect(rest.x, rest.bottom - self.label - tile, tile, tile)
        """Where the tile that was drawn waits, over the stack that it came from."""
        right = pygame.Rect(self.drawn.right + gap, rest.y, 0, rest.h)
        right.w = rest.right - right.x
        front = rest.h - pile_high - self.label - gap
        # Large words leave no room for a heading above these cards.
        self.headed = front - self.label >= look.px(40)
        head = self.label if self.headed else 0
        front -= head
        self.front = pygame.Rect(right.x, right.y + head, right.w, front)
        self.small = (round(front / CARD), front)
        y = rest.bottom - self.label - pile_high
        stack = pygame.Rect(0, y, pile_high, pile_high)
        stack.centerx = self.drawn.centerx
        self.piles: dict[str, pygame.Rect] = {"stack": stack}
        size = round(pile_high / CARD)
        spread = (right.w - 2 * size) // 2
        for n, name in enumerate(("deck", "discards")):
            x = right.x + spread // 2 + n * (size + spread)
            self.piles[name] = pygame.Rect(x, y, size, pile_high)

    # -- cards -------------------------------------------------------------------------

    def hand_rect(self, slot: int, count: int) -> pygame.Rect:
        """Where the n-th of some cards of the hand lies."""
        wide, high = self.card
        pitch = wide + self.look.px(7)
        if count > 3:
            pitch = (self.hand.w - wide) // (count - 1)
        rect = pygame.Rect(0, 0, wide, high)
        rect.midleft = (self.hand.x + slot * pitch, self.own.centery + self.look.px(2))
        return rect

    def hand_place(self, slot: int, count: int, card: int) -> Place:
        """Where a card of the hand lies."""
        rect = self.hand_rect(slot, count)
        return Place(
            rect.centerx, rect.centery, rect.w, rect.h, Z_HAND + slot, faces.card_face(card)
        )

    def front_rect(self, slot: int, count: int) -> pygame.Rect:
        """Where the n-th of some own cards in play lies."""
        wide, high = self.small
        pitch = wide + self.look.px(6)
        if count > 1:
            pitch = min(pitch, (self.front.w - wide) // (count - 1))
        return pygame.Rect(self.front.x + slot * pitch, self.front.y, wide, high)

    def front_place(self, slot: int, count: int, card: int) -> Place:
        """Where an own card in play lies."""
        rect = self.front_rect(slot, count)
        return Place(
            rect.centerx, rect.centery, rect.w, rect.h, Z_FRONT + slot, faces.bare_face(card)
        )

    def pile_place(self, name: str, face: object) -> Place:
        """Where a pile lies."""
        rect = self.piles[name]
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_PILE, face)

    def played_place(self, card: int, depth: int = 0) -> Place:
        """Where a card just played is held up: beside the map."""
        wide, high = (round(side * 1.15) for side in self.card)
        x = self.window.x + 2 * self.gap + wide // 2 + depth * (wide * 2 // 3)
        y = self.window.y + high // 2 + self.look.px(40)
        return Place(x, y, wide, high, Z_PLAYED + depth, faces.card_face(card))

    def die_place(self, face: int, *, spent: bool = False) -> Place:
        """Where the die of the last roll lies; ``spent``: a new roll is asked for."""
        rect, shown = self.die, faces.DieFace(face, spent)
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_PILE, shown)

    # -- the map -----------------------------------------------------------------------

    def tile_place(self, view: Woods, tile: int, x: int, y: int, turn: int) -> Place:
        """Where a tile lies."""
        rect = self.camera.tile(x, y)
        face = faces.TileFace(
            tile, turn, roof=TILES[tile].name in faces.ROOFED and not _inside(view, tile)
        )
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_TILE, face)

    def drawn_place(self, tile: int, turn: int) -> Place:
        """Where the tile that was drawn waits, as it is held."""
        rect = self.drawn
        face = faces.TileFace(tile, turn, ghost=True)
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_DRAWN, face)

    def _part(self, view: Woods, square: int, part: Part) -> tuple[int, int, int]:
        """Centre and size of what stands in a part of a square."""
        rect = self.camera.square(view.land, square)
        x, y = rect.x + part.x * rect.w, rect.y + part.y * rect.h
        return round(x), round(y), max(3, int(part.size * rect.w))

    def dog_place(self, view: Woods, square: int, n: int, fresh: bool = True) -> Place:
        """Where the n-th dog of a square stands."""
        alone = view.dogs[square] < 2 and not n
        shared = bool(view.tokens[square]) or square in view.at
        part = DOGS[n] if shared else ALONE if alone else PAIR[n]
        x, y, size = self._part(view, square, part)
        figure = 1 + (square * 7 + n * 5) % 3
        return Place(x, y, size, size, Z_DOG + n, faces.DogFace(figure, fresh))

    def token_place(self, view: Woods, square: int) -> Place:
        """Where a heart or bullets lie: in a corner of their own, above all that stands there."""
        shared = bool(view.dogs[square]) or square in view.at
        x, y, size = self._part(view, square, TOKEN if shared else LYING)
        name = "heart" if view.tokens[square] == terms.HEART else "bullet"
        return Place(x, y, size, size, Z_TOKEN, faces.TokenFace(name))

    def pawn_place(self, view: Woods, seat: int) -> Place:
        """Where a pawn stands: several share the square, below its dogs."""
        square = view.at[seat]
        here = [other for other in range(view.players) if view.at[other] == square]
        n = here.index(seat)
        part = pawn_part(n, len(here), bool(view.dogs[square]), bool(view.tokens[square]))
        x, y, side = self._part(view, square, part)
        face = faces.PawnFace(self.colours[seat].name, view.seat == seat, effects_of(view, seat))
        return Place(x, y, side, side, Z_PAWN + 10 * n, face)


def effects_of(view: Woods, seat: int) -> tuple[str, ...]:
    """Name the icons of what lasts on a player."""
    marks = []
    if view.repellent[seat]:
        marks.append("spray")
    if view.lost[seat]:
        marks.append("forest")
    if view.fever[seat]:
        marks.append("evil-moon")
    return tuple(marks)


def _inside(view: Woods, tile: int) -> bool:
    """Whether something lies or stands on a roofed square of a tile."""
    first = square_of(tile, 0)
    return any(
        view.dogs[square] or view.tokens[square] or square in view.at
        for square in range(first, first + CELLS)
        if view.land.ground[square] in "BC"
    )


def arrange(places: Places, view: Woods, roll: int, held: int) -> dict[Key, Place]:
    """Say where everything lies; ``roll``: the last one of the turn, 0: none; ``held``: quarter
    turns of the tile that was drawn.
    """
    own = places.own
    shade = faces.ShadeFace()
    found: dict[Key, Place] = {
        ("shade",): Place(own.centerx, own.centery, own.w, own.h, Z_SHADE, shade)
    }
    if roll:
        found["die",] = places.die_place(roll, spent=view.prompt in BEFORE_ROLL)
    for tile, (x, y, turn) in view.land.tiles():
        found["tile", tile] = places.tile_place(view, tile, x, y, turn)
    if view.drawn > 0:
        found["tile", view.drawn] = places.drawn_place(view.drawn, held)
    for square, token in enumerate(view.tokens):
        if token:
            found["token", square] = places.token_place(view, square)
    running = view.prompt in (ask.PICK, ask.RUN_DOG)
    for square in view.kennels:
        stale = view.ran.count(square) if running else 0
        for n in range(view.dogs[square]):
            fresh = n < view.dogs[square] - stale
            found["dog", square, n] = places.dog_place(view, square, n, fresh)
    for seat in range(view.players):
        if view.at[seat] >= 0:
            found["pawn", seat] = places.pawn_place(view, seat)
    _arrange_cards(places, view, found)
    return found


def _arrange_cards(places: Places, view: Woods, found: dict[Key, Place]) -> None:
    if view.stack:
        thick = 1 + min(3, len(view.stack) // 8)
        found["stack",] = places.pile_place("stack", faces.StackFace(thick))
    if view.deck:
        found["deck",] = places.pile_place("deck", faces.back_face(len(view.deck)))
    if view.discards:
        found["discards",] = places.pile_place("discards", faces.bare_face(view.discards[-1]))
    hand = view.hands[places.seat]
    for slot, card in enumerate(hand):
        if card > 0:
            found["card", card] = places.hand_place(slot, len(hand), card)
        else:
            rect = places.hand_rect(slot, len(hand))
            found["back", slot] = Place(
                rect.centerx, rect.centery, rect.w, rect.h, Z_HAND + slot, faces.back_face()
            )
    for seat in places.fans:
        found.update(places.fan_places(seat, view.hands[seat]))
    front = view.fronts[places.seat]
    for slot, card in enumerate(front):
        found["card", card] = places.front_place(slot, len(front), card)
    for depth, play in enumerate(view.plays):
        found["card", play[1]] = places.played_place(play[1], depth)
