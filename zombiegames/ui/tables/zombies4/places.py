"""Where everything of Zombies!!! 4 lies: the map in its window, the own cards, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombies4 import ask, terms
from zombiegames.games.zombies4.tiles import CELLS, TILES, square_of
from zombiegames.ui.table.stage import Key, Place
from zombiegames.ui.tables.zombies4 import faces
from zombiegames.ui.tables.zombies4.camera import Camera

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import PlayerColour

Z_TILE, Z_TOKEN, Z_DOG, Z_PAWN, Z_DRAWN = 0, 100, 200, 300, 900
WINDOW_TOP = 2000
"""Below this, things belong to the map and show inside its window only."""
Z_PILE, Z_FRONT, Z_HAND, Z_PLAYED = 3000, 3100, 3200, 4000

HINT, LARGE_HINT = 17, 15
"""Units of the hint; it grows less where the text size is large."""

CARD = 1.42
"""Height of a card in widths."""


class Places:
    """All rectangles for one board area; ``seat`` owns the cards that lie below."""

    def __init__(
        self,
        look: Look,
        main: pygame.Rect,
        seat: int,
        colours: Sequence[PlayerColour],
        camera: Camera | None = None,
    ) -> None:
        self.look = look
        self.main = main
        self.seat = seat
        self.colours = tuple(colours)
        gap = self.gap = look.px(8)
        self.label = look.text_px(14) + look.px(4)
        hint = look.text_px(HINT if look.text_size < 1.3 else LARGE_HINT) + look.px(10)
        own = max(look.px(150), round(main.h * 0.262))
        self.own = pygame.Rect(main.x, main.bottom - own, main.w, own)
        self.hint = pygame.Rect(main.x, self.own.y - hint - look.px(4), main.w, hint)
        self.window = pygame.Rect(main.x, main.y, main.w, self.hint.y - look.px(2) - main.y)
        self._cards()
        fresh = Camera(self.window, look.scale)
        if camera is not None and not camera.followed:
            share = fresh.usual / camera.usual
            fresh.cell = max(fresh.least, min(fresh.most, round(camera.cell * share)))
            fresh.bounds = camera.bounds
            old = camera.window
            column = (old.centerx - camera.left) / camera.cell
            row = (old.centery - camera.top) / camera.cell
            fresh.centre(column - 0.5, row - 0.5)
        elif camera is not None:
            fresh.bounds = camera.bounds
            fresh.fit()
        self.camera = fresh
        corner = round(min(self.window.w, self.window.h) * 0.25)
        self.drawn = pygame.Rect(
            self.window.x + gap, self.window.bottom - corner - gap, corner, corner
        )
        die = look.px(62)
        self.die = pygame.Rect(0, 0, die, die)
        self.die.center = self.drawn.center
        side = max(look.px(34), look.text_px(17) + look.px(12))
        self.tools = [
            pygame.Rect(
                self.window.right - gap - side, self.window.bottom - gap - n * (side + gap) - side,
                side, side,
            )
            for n in range(3)
        ]  # fmt: skip
        """Find me, nearer, further, from below."""

    def _cards(self) -> None:
        look, gap, own = self.look, self.gap, self.own
        grow = min(1.35, look.text_size)
        buttons = min(round(look.px(250) * grow), round(own.w * 0.3))
        self.buttons = pygame.Rect(own.right - buttons, own.y, buttons, own.h)
        high = own.h - look.px(6)
        wide = min(round(high / CARD), round(own.w * 0.145))
        self.card = (wide, min(high, round(wide * 1.5)))
        pitch = wide + look.px(7)
        self.hand = pygame.Rect(own.x + look.px(4), own.y, 3 * pitch, own.h)
        left = self.hand.right + 2 * gap
        rest = pygame.Rect(left, own.y, self.buttons.x - 2 * gap - left, own.h)
        pile_high = min(round(own.h * 0.40), look.px(74))
        self.front = pygame.Rect(
            rest.x, rest.y + self.label, rest.w, rest.h - pile_high - 2 * self.label - gap
        )
        small = self.front.h
        self.small = (round(small / CARD), small)
        y = own.bottom - pile_high - self.label
        sizes = [pile_high, round(pile_high / CARD), round(pile_high / CARD)]
        spread = (rest.w - sum(sizes)) // 3
        x = rest.x + spread // 2
        self.piles: dict[str, pygame.Rect] = {}
        for name, size in zip(("stack", "deck", "discards"), sizes, strict=True):
            self.piles[name] = pygame.Rect(x, y, size, pile_high)
            x += size + spread

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
        wide, high = self.card
        x = self.window.x + 2 * self.gap + wide // 2 + depth * (wide * 2 // 3)
        y = self.window.y + high // 2 + self.look.px(40)
        return Place(x, y, wide, high, Z_PLAYED + depth, faces.card_face(card))

    # -- the map -----------------------------------------------------------------------

    def tile_place(self, view: Woods, tile: int, x: int, y: int, turn: int) -> Place:
        """Where a tile lies."""
        rect = self.camera.tile(x, y)
        face = faces.TileFace(
            tile, turn, roof=TILES[tile].name in faces.ROOFED and not _inside(view, tile)
        )
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_TILE, face)

    def drawn_place(self, tile: int) -> Place:
        """Where the tile that was drawn waits."""
        rect = self.drawn
        face = faces.TileFace(tile, 0, ghost=True)
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_DRAWN, face)

    def dog_place(self, view: Woods, square: int, n: int, fresh: bool = True) -> Place:
        """Where the n-th dog of a square stands (two side by side, aslant)."""
        rect = self.camera.square(view.land, square)
        pawns = any(at == square for at in view.at)
        size = round(rect.w * (0.62 if pawns else 0.7))
        x, y = float(rect.centerx), float(rect.centery)
        if view.dogs[square] > 1 or n:
            size = round(rect.w * 0.56)
            step = rect.w * 0.19
            x += step if n else -step
            y += step * 0.7 if n else -step * 0.7
        if pawns:
            y -= rect.h * 0.2
        elif view.tokens[square]:
            y -= rect.h * 0.1
        figure = 1 + (square * 7 + n * 5) % 3
        return Place(x, y, size, size, Z_DOG + n, faces.DogFace(figure, fresh))

    def token_place(self, view: Woods, square: int) -> Place:
        """Where a heart or bullets lie; aside where a dog or pawn stands on them."""
        rect = self.camera.square(view.land, square)
        taken = view.dogs[square] or any(at == square for at in view.at)
        size = round(rect.w * (0.44 if taken else 0.6))
        x, y = float(rect.centerx), float(rect.centery)
        if taken:
            x += rect.w * 0.24
            y += rect.h * 0.24
        name = "heart" if view.tokens[square] == terms.HEART else "bullet"
        return Place(x, y, size, size, Z_TOKEN, faces.TokenFace(name))

    def pawn_place(self, view: Woods, seat: int) -> Place:
        """Where a pawn stands: several share a square in two rows."""
        square = view.at[seat]
        rect = self.camera.square(view.land, square)
        here = [other for other in range(view.players) if view.at[other] == square]
        n, count = here.index(seat), len(here)
        size = round(rect.w * (0.8, 0.8, 0.62, 0.56, 0.5, 0.46, 0.42)[min(6, count)])
        x, y = float(rect.centerx), float(rect.centery)
        if count > 1:
            per_row = 2 if count < 5 else 3
            row, col = divmod(n, per_row)
            rows = -(-count // per_row)
            in_row = min(per_row, count - row * per_row)
            x += (col - (in_row - 1) / 2) * rect.w * (0.9 / per_row)
            y += (row - (rows - 1) / 2) * rect.h * (0.8 / rows)
        if view.dogs[square]:
            y += rect.h * 0.16
        face = faces.PawnFace(self.colours[seat].name, view.seat == seat, effects_of(view, seat))
        return Place(x, y, size, size, Z_PAWN + 10 * n, face)


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


def arrange(places: Places, view: Woods) -> dict[Key, Place]:
    """Say where everything lies."""
    found: dict[Key, Place] = {}
    for tile, (x, y, turn) in view.land.tiles():
        found["tile", tile] = places.tile_place(view, tile, x, y, turn)
    if view.drawn > 0:
        found["tile", view.drawn] = places.drawn_place(view.drawn)
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
    front = view.fronts[places.seat]
    for slot, card in enumerate(front):
        found["card", card] = places.front_place(slot, len(front), card)
    for depth, play in enumerate(view.plays):
        found["card", play[1]] = places.played_place(play[1], depth)
