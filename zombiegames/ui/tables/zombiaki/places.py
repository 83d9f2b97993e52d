"""Where everything of Zombiaki lies: the street, the hands, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.terms import HELD, NETTED, OBEYED, SHRAPNEL, SPENT
from zombiegames.ui.table.stage import Key, Place
from zombiegames.ui.tables.zombiaki import faces

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street
    from zombiegames.ui.kit.faces import CardFace
    from zombiegames.ui.kit.look import Look

SHOWN_VALUES = frozenset(("wall-5", "wall-6", "pit-1", "pit-2"))
"""Obstacles whose number matters to the players."""

HINT, LARGE_HINT = 17, 15
"""Units of the hint; it grows less where the text size is large."""

Z_THING, Z_FIRE, Z_FIGURE, Z_PILE, Z_HAND, Z_PENDING = 10, 60, 100, 30, 300, 400


class Places:
    """All rectangles for one board area; ``bottom`` is the seat whose hand lies below."""

    def __init__(self, look: Look, main: pygame.Rect, bottom: int) -> None:
        self.look = look
        self.main = main
        self.bottom = bottom
        gap = self.gap = look.px(8)
        self.label = look.text_px(14) + look.px(5)
        hint = look.text_px(HINT if look.text_size < 1.3 else LARGE_HINT) + look.px(12)
        own = round(main.h * 0.272)
        enemy = round(main.h * 0.205)
        street = main.h - own - enemy - hint - 2 * gap
        widest = round(main.w * 0.93 / 5.2)
        street = min(street, 3 * round(widest * 1.02) + 2 * look.px(10) + look.px(24))
        spare = main.h - own - enemy - hint - 2 * gap - street
        own += round(spare * 0.55)
        enemy += spare - round(spare * 0.55)
        self.enemy = pygame.Rect(main.x, main.y, main.w, enemy)
        self.band = pygame.Rect(main.x, self.enemy.bottom + gap, main.w, street)
        self.hint = pygame.Rect(main.x, self.band.bottom + look.px(2), main.w, hint)
        self.own = pygame.Rect(main.x, main.bottom - own, main.w, own)
        self._street()
        self._hands()

    def _street(self) -> None:
        look, band = self.look, self.band
        pad = look.px(12)
        lane_gap, row_gap = look.px(10), look.px(7)
        high = (band.h - 2 * pad - 2 * lane_gap) // 3
        ends = 0.95
        wide = min(
            round((band.w - 2 * self.gap - 2 * pad - 4 * row_gap) / (5 + 1.72 * ends)),
            round(high * 1.62),
        )
        road_wide = 5 * wide + 4 * row_gap + 2 * pad
        rest = band.w - road_wide - 2 * self.gap
        left = min(round(rest * 0.55), round(wide * 1.3))
        right = min(rest - left, round(wide * 1.1))
        x = band.x + (band.w - left - right - road_wide - 2 * self.gap) // 2
        self.cemetery = pygame.Rect(x, band.y, left, band.h)
        self.road = pygame.Rect(self.cemetery.right + self.gap, band.y, road_wide, band.h)
        self.barricade = pygame.Rect(self.road.right + self.gap, band.y, right, band.h)
        self.squares = []
        for square in GRID.squares:
            self.squares.append(
                pygame.Rect(
                    self.road.x + pad + GRID.row[square] * (wide + row_gap),
                    self.road.y + pad + GRID.lane[square] * (high + lane_gap),
                    wide,
                    high,
                )
            )
        self.exits = [
            pygame.Rect(self.barricade.x, self.squares[GRID.square(lane, 4)].y, right, high)
            for lane in range(GRID.lanes)
        ]
        reach = round(band.h * 0.98 * 0.085) - self.gap // 2
        top = band.bottom - round(band.h * 0.98) + round(band.h * 0.13)
        self.lamps = [
            (self.road.x + reach, top),
            (self.road.right - reach, top),
        ]
        self.token = min(round(high * 0.84), round(wide * 0.84))

    def _hands(self) -> None:
        look, gap = self.look, self.gap
        own = self.own
        grow = min(1.35, look.text_size)
        button_wide = min(round(look.px(206) * grow), round(own.w * 0.25))
        self.buttons = pygame.Rect(own.right - button_wide, own.y, button_wide, own.h)
        self.pile_gap = max(gap, min(look.px(34), round(look.px(20) * look.text_size**2)))
        pile_high = min(own.h, look.px(128)) - self.label
        pile = (round(pile_high / 1.4), pile_high)
        y = own.bottom - pile_high - self.label
        self.piles: dict[tuple[str, int], pygame.Rect] = {}
        low = self.bottom
        x = own.x + self.pile_gap // 2
        self.piles["deck", low] = pygame.Rect(x, y, *pile)
        self.piles["pile", low] = pygame.Rect(x + pile[0] + self.pile_gap, y, *pile)
        left = self.piles["pile", low].right + 2 * gap
        room = self.buttons.x - 2 * gap - left
        card_high = own.h - look.px(6)
        card = self._card(card_high, room, look.px(8))
        self.cards = {low: card}
        spread = 4 * card[0] + 3 * look.px(8)
        self._start = {low: left + max(0, (room - spread) // 2)}
        self._pitch = {low: card[0] + look.px(8)}
        self._line = {low: own.bottom - card[1] // 2 - look.px(1)}
        high = 1 - low
        plate_high = look.text_px(16) + look.px(8)
        piles = self.piles["deck", low].union(self.piles["pile", low])
        top = max(own.y, piles.y - plate_high - look.px(4))
        self.plates = {low: pygame.Rect(own.x, top, piles.right - own.x, plate_high)}
        self._upper(high, plate_high)

    def _upper(self, seat: int, plate_high: int) -> None:
        """Place the other side's hand, piles and name, and the way to dawn."""
        look, gap, enemy = self.look, self.gap, self.enemy
        above = plate_high + look.px(2)
        pile_high = min(enemy.h - self.label - above - look.px(2), look.px(112))
        pile = (round(pile_high / 1.4), pile_high)
        pile_gap = self.pile_gap + look.px(12)
        dawn = max(look.px(220), round(enemy.w * 0.285))
        room = enemy.right - dawn - 2 * pile[0] - 2 * pile_gap - 4 * gap - enemy.x
        card = self._card(enemy.h - look.px(4), room, look.px(7), 1.2)
        self.cards[seat] = card
        self._start[seat] = enemy.x
        self._pitch[seat] = card[0] + look.px(7)
        self._line[seat] = enemy.y + card[1] // 2
        x = enemy.x + 4 * card[0] + 3 * look.px(7) + 2 * gap
        self.plates[seat] = pygame.Rect(x, enemy.y, 2 * (pile[0] + pile_gap), plate_high)
        y = enemy.y + above
        x += pile_gap // 2
        self.piles["deck", seat] = pygame.Rect(x, y, *pile)
        self.piles["pile", seat] = pygame.Rect(x + pile[0] + pile_gap, y, *pile)
        x = self.plates[seat].right + gap
        self.dawn = pygame.Rect(x, enemy.y, enemy.right - x, enemy.h)
        self.sky = pygame.Rect(x, enemy.y, self.dawn.w, min(look.px(54), round(enemy.h * 0.4)))
        below = self.sky.bottom + self.label + look.px(9)
        self.effects = pygame.Rect(x, below, self.dawn.w, max(0, enemy.bottom - below))

    @staticmethod
    def _card(high: int, room: int, gap: int, shape: float = 1.42) -> tuple[int, int]:
        wide = min(round(high / shape), (room - 3 * gap) // 4)
        return wide, min(high, round(wide * 1.5))

    # -- single places -----------------------------------------------------------------

    def hand_rect(self, seat: int, slot: int) -> pygame.Rect:
        """Where the n-th card of a hand lies."""
        rect = pygame.Rect((0, 0), self.cards[seat])
        rect.center = (
            self._start[seat] + slot * self._pitch[seat] + rect.w // 2,
            self._line[seat],
        )
        return rect

    def hand_face(self, seat: int, card: int) -> CardFace:
        """How a card looks in a hand."""
        return faces.card_face(card, small=seat != self.bottom)

    def hand_place(self, seat: int, slot: int, card: int) -> Place:
        """Where the n-th card of a hand lies."""
        rect = self.hand_rect(seat, slot)
        face = self.hand_face(seat, card)
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_HAND + slot, face)

    def pending_place(self, card: int) -> Place:
        """Where a card lies while it is carried out: after the hand, a little raised."""
        seat = cards.owner(card)
        place = self.hand_place(seat, 3, card)
        lift = self.look.px(10) * (-1 if seat == self.bottom else 1)
        return place._replace(y=place.y + lift, z=Z_PENDING)

    def deck_place(self, seat: int, count: int) -> Place:
        """Where a deck lies."""
        rect = self.piles["deck", seat]
        return Place(
            rect.centerx, rect.centery, rect.w, rect.h, Z_PILE, faces.back_face(seat, count)
        )

    def pile_place(self, seat: int, card: int) -> Place:
        """Where a discard pile lies, by its top card."""
        rect = self.piles["pile", seat]
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_PILE, faces.bare_face(card))

    def token_place(self, square: int, face: faces.TokenFace, shared: str) -> Place:
        """Where a figure stands; ``shared``: kind of the obstacle on its square, or empty."""
        rect = self.squares[square]
        d = self.token
        x, y = float(rect.centerx), float(rect.centery)
        if shared:
            d = round(d * 0.86)
            y = rect.y + d / 2 + rect.h * 0.01
            if shared == cards.KINDS[cards.CAR]:
                x += rect.w * 0.16
        return Place(x, y, d, d, Z_FIGURE + GRID.lane[square], face)

    def thing_place(self, card: int, square: int) -> Place:
        """Where an obstacle lies."""
        kind = cards.KINDS[cards.KIND_OF[card]]
        value = cards.VALUE_OF[card] if kind in SHOWN_VALUES else 0
        rect = self.squares[square]
        w = min(rect.w, round(rect.h * 4 / 3))
        size = (round(w * 0.94), round(w * 0.94 * 0.75))
        face = faces.ThingFace(kind, value)
        return Place(rect.centerx, rect.centery, *size, Z_THING + GRID.lane[square], face)

    def fire_place(self, square: int, frame: int = 0) -> Place:
        """Where napalm burns."""
        rect = self.squares[square]
        w = min(round(rect.w * 1.02), round(rect.h * 1.4))
        face = faces.FireFace(frame)
        return Place(rect.centerx, rect.centery, w, round(w * 0.75), Z_FIRE, face)

    def lane_end(self, lane: int) -> tuple[int, int]:
        """Where shots of a lane come from."""
        return self.exits[lane].centerx, self.exits[lane].centery


def token_face(view: Street, figure: int) -> faces.TokenFace:
    """Describe a figure as it stands in a view."""
    marks = view.marks[figure]
    strength = view.strength[figure]
    ordering = view.boss >= 0 and view.orders > 0
    return faces.TokenFace(
        figure=figure,
        strength=strength,
        wounds=max(0, full_strength(view, figure) - strength),
        shield=view.shield[figure] >= 0,
        claws=view.claws == figure,
        orders=view.orders if view.boss == figure else -1,
        netted=bool(marks & NETTED),
        frozen=view.frozen > 0,
        held=bool(marks & HELD),
        spent=bool(marks & SPENT) and view.seat == 0,
        obeyed=bool(marks & OBEYED) and ordering,
    )


def full_strength(view: Street, figure: int) -> int:
    """Sum up what is printed on the cards that make up a figure."""
    if cards.is_dog(figure):
        return 1
    total = cards.VALUE_OF[figure]
    for other, under in enumerate(view.whole):
        root = under
        while root >= 0 and root != figure:
            root = view.whole[root]
        if other != figure and root == figure and root >= 0:
            total += cards.VALUE_OF[other]
    return total + (cards.VALUE_OF[cards.CLAWS_CARD] if view.claws == figure else 0)


def _has_gone_off(view: Street, square: int) -> bool:
    """Whether a mine is gone but for its shrapnel, whose way is being chosen."""
    return (
        view.prompt == SHRAPNEL
        and view.obstacles[square] == cards.MINE_CARD
        and (bool(view.traps) and view.traps[0] == square)
    )


def sharing(view: Street, square: int) -> str:
    """Name the kind of obstacle that a figure on a square has to make room for, or none."""
    obstacle = view.obstacles[square]
    if obstacle <= 0 or _has_gone_off(view, square):
        return ""
    return cards.KINDS[cards.KIND_OF[obstacle]]


def arrange(places: Places, view: Street) -> dict[Key, Place]:
    """Say where everything lies."""
    found: dict[Key, Place] = {}
    for seat in (0, 1):
        if view.decks[seat]:
            found["deck", seat] = places.deck_place(seat, len(view.decks[seat]))
        if view.discards[seat]:
            found["pile", seat] = places.pile_place(seat, view.discards[seat][-1])
        for slot, card in enumerate(view.hands[seat]):
            found["card", card] = places.hand_place(seat, slot, card)
    if view.pending > 0:
        found["card", view.pending] = places.pending_place(view.pending)
    for square in GRID.squares:
        obstacle = view.obstacles[square]
        if obstacle > 0 and not _has_gone_off(view, square):
            found["thing", obstacle] = places.thing_place(obstacle, square)
        figure = view.figures[square]
        if figure > 0:
            shared = sharing(view, square)
            face = token_face(view, figure)
            found["figure", figure] = places.token_place(square, face, shared)
    if view.fire >= 0:
        found["fire", cards.NAPALM_CARD] = places.fire_place(view.fire)
    return found
