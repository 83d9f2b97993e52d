"""Where everything of Zombie the card game lies: plates, felt, trick, own hand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombie_card_game.cards import cards_of
from zombiegames.games.zombie_card_game.terms import EXCHANGE, TRIBUTE, title_of
from zombiegames.ui.table.card_table import CardPlaces, Fan, Sitter, Zone, fan
from zombiegames.ui.table.stage import Key, Place
from zombiegames.ui.tables.zombie_card_game import faces
from zombiegames.ui.tables.zombie_card_game.path import hand_of
from zombiegames.ui.tables.zombie_card_game.words import beats_words, counts_words, felt_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic
    from zombiegames.ui.kit.look import Look

SHOWN = 3
"""Plays of a trick that can be seen; older ones lie below them."""

HELD_HIGH = 86
"""Units of the band in which open cards of the others lie."""

INSIDE = 0.335
"""From the middle of the felt to where its rail begins beside the cards, of its width."""

TILTS = (-2, 3, -3, 2, -1, 4)
"""Degrees the n-th play of a trick lies askew, over and over."""

Z_PLATE, Z_NOTE, Z_BACK, Z_TRICK, Z_HAND = 5, 8, 20, 60, 200

NOTED = ("plate", "note", "pair", "back")
"""Sprites that say how things stand rather than being something."""


class Places(CardPlaces):
    """All rectangles for one board area."""

    def __init__(
        self,
        look: Look,
        main: pygame.Rect,
        bottom: Seat,
        sitters: Sequence[Sitter],
        *,
        opened: bool = False,
    ) -> None:
        super().__init__(look, main, bottom, sitters, opened=opened)
        hint = look.text_px(17 if look.text_size < 1.3 else 15) + look.px(12)
        gap, widest = look.px(10), look.px(330)
        wide = self.plate_width(gap, widest)
        self.tall = not all(faces.has_room(look, sitter.name, wide) for sitter in sitters)
        """Whether the plates of the others have a line for each thing: names are long."""
        above = max(round(main.h * 0.175), 2 * look.text_px(17) + look.px(56))
        if self.tall:
            above = max(above, faces.tall_height(look))
        held = look.px(HELD_HIGH) if opened else 0
        # Larger letters take their room from the felt, not from the cards in hand.
        share = 0.33 + 0.027 * (look.text_size - 1)
        own = round(main.h * share) + self._strip() - look.px(28)
        self.lay_bands(above + held, own, hint)
        self.lay_others(gap, widest)
        self.held: dict[Seat, pygame.Rect] = {}
        """By seat: where open cards of the others lie, below their plates."""
        if opened:
            for seat, plate in self.plates.items():
                plate.h -= held
                self.held[seat] = pygame.Rect(plate.x, plate.bottom + gap, plate.w, held - gap)
        self._own()
        self._middle()

    def _strip(self) -> int:
        return max(self.look.px(28), self.look.text_px(18) + self.look.px(8))

    def _own(self) -> None:
        look, own = self.look, self.own
        grow = min(1.3, look.text_size)
        column = min(round(look.px(206) * grow), round(own.w * 0.3))
        gap = look.px(14)
        left = pygame.Rect(own.x, own.y, own.w - column - gap, own.h)
        strip = self._strip()
        self.plates[self.bottom] = pygame.Rect(left.x, left.y, left.w, strip)
        self.lift = look.px(16)
        high = left.h - strip - self.lift - look.px(4)
        wide = round(high / faces.BACK_SHAPE)
        row = pygame.Rect(left.x, left.bottom - high, left.w, high)
        self.hand = Zone(row, (wide, high), look.px(6), Z_HAND, True)
        two = 2 * max(look.px(46), look.text_px(17) + look.px(18)) + look.px(8)
        self.buttons = pygame.Rect(own.right - column, own.bottom - two - look.px(10), column, two)

    def _middle(self) -> None:
        look, middle = self.look, self.middle
        wide = min(round(middle.w * 0.6), middle.h * 2)
        self.felt = pygame.Rect(0, 0, wide, wide // 2)
        self.felt.center = middle.center
        side = (middle.w - wide) // 2 - look.px(14)
        self.counts = pygame.Rect(middle.x + look.px(4), middle.y, side, middle.h)
        right = self.felt.right + look.px(14)
        self.beats = pygame.Rect(right, middle.y, middle.right - right, middle.h)
        high = round(self.felt.h * 0.6)
        self.laid = (round(high / faces.BACK_SHAPE), high)
        """Size of a card on the felt."""
        note = look.text_px(16) + look.px(6)
        self.top_note = pygame.Rect(0, 0, round(wide * 0.8), note)
        self.top_note.midbottom = (self.felt.centerx, self.felt.bottom - round(self.felt.h * 0.07))
        row = min(look.px(56), self.felt.h // 4)
        first = pygame.Rect(0, 0, round(wide * 0.74), row)
        first.midbottom = self.felt.centerx, self.felt.centery - look.px(4)
        self.pairs = [first, first.move(0, row + look.px(8))]

    # -- cards -------------------------------------------------------------------------

    def key_of(self, seat: Seat, card: int) -> Key:
        """Name a card that a player holds, face up."""
        return ("hand", card) if seat == self.bottom else ("held", seat, card)

    def fan(self, seat: Seat, count: int) -> Fan:
        """Lay the open cards of one of the others."""
        return fan(self.look, self.held[seat], count, faces.BACK_SHAPE)

    def row_places(
        self, seat: Seat, hand: Sequence[int], spent: frozenset[int] = frozenset()
    ) -> dict[Key, Place]:
        """Say where the cards of a hand lie that are seen."""
        if not hand:
            return {}
        if seat == self.bottom:
            return self.hand_places(hand, spent)
        if not hand:
            return {}
        laid = self.fan(seat, len(hand))
        return {
            self.key_of(seat, card): Place(
                rect.centerx, rect.centery, rect.w, rect.h, Z_BACK + n,
                faces.CardFace(card, corner=laid.corner),
            )
            for n, (card, rect) in enumerate(zip(hand, laid.slots, strict=True))
        }  # fmt: skip

    def hand_places(
        self, hand: Sequence[int], spent: frozenset[int] = frozenset()
    ) -> dict[Key, Place]:
        """Say where the cards of the own hand lie; ``spent``: cards that do not fit now."""
        found: dict[Key, Place] = {}
        for n, card in enumerate(hand):
            rect = self.hand.slot(n, len(hand))
            face = faces.CardFace(card, card in spent)
            found["hand", card] = Place(
                rect.centerx, rect.centery, rect.w, rect.h, Z_HAND + n, face
            )
        return found

    def back_places(self, count: int) -> dict[Key, Place]:
        """Say where the cards below lie while nobody may see them."""
        found: dict[Key, Place] = {}
        for n in range(count):
            rect = self.hand.slot(n, count)
            found["back", n] = Place(
                rect.centerx, rect.centery, rect.w, rect.h, Z_BACK + n, faces.HiddenFace()
            )
        return found

    def play_places(self, n: int, count: int, cards: Sequence[int]) -> dict[Key, Place]:
        """Say where the n-th of ``count`` plays of a trick lies."""
        depth = count - 1 - n
        if depth >= SHOWN:
            return {}
        w, h = self.laid
        tilt = TILTS[n % len(TILTS)]
        share = (0.38, 0.2, 0.2)[depth]
        step = min(w * 0.42, (self.felt.w * share) / max(1, len(cards)))
        shift = 0.0 if count == 1 else (0.17, -0.17, -0.3)[depth]
        middle = self.felt.centerx + shift * self.felt.w
        wide = step * (len(cards) - 1)
        # Within the rail: the top wholly, below it each play a little to the left of the next.
        low = self.felt.centerx - (INSIDE - (0.0, 0.07, 0.0)[depth]) * self.felt.w + w / 2
        high = self.felt.centerx + INSIDE * self.felt.w - w / 2 - wide
        first = max(low, min(high, middle - wide / 2))
        y = self.felt.centery - round(self.felt.h * 0.06)
        z = Z_TRICK + 10 * n
        return {
            ("laid", n, card): Place(
                round(first + k * step), y, w, h, z + k, faces.CardFace(card, depth > 0, tilt)
            )
            for k, card in enumerate(cards)
        }

    def trick_places(self, plays: Sequence[Sequence[int]]) -> dict[Key, Place]:
        """Say where the plays of a trick lie, the opening one first."""
        found: dict[Key, Place] = {}
        for n, cards in enumerate(plays):
            found.update(self.play_places(n, len(plays), cards))
        return found

    # -- what stands beside ------------------------------------------------------------

    def plate_place(self, view: Republic, seat: Seat) -> Place:
        """Say who sits at a seat and how they stand."""
        rect = self.plates[seat]
        place = view.went.index(seat) if seat in view.went else view.places[seat]
        face = faces.PlateFace(
            self.sitters[seat],
            title="" if place < 0 else title_of(place, view.players),
            cards=view.sizes[seat],
            out=seat in view.went and not view.sizes[seat],
            old=bool(view.went) and seat not in view.went,
            presidencies=view.presidencies[seat],
            passed=bool(view.trick) and not view.playing >> seat & 1 and bool(view.sizes[seat]),
            active=seat == view.actor,
            own=seat == self.bottom,
            tall=self.tall,
        )
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_PLATE, face)

    @staticmethod
    def note(rect: pygame.Rect, text: str, style: str) -> Place:
        """Words in a rectangle."""
        face = faces.NoteFace(text, style)
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_NOTE, face)

    def notes(self, view: Republic, viewer: Seat | None) -> dict[Key, Place]:
        """Say how everything stands: plates, what was played, what beats it, the exchange."""
        found: dict[Key, Place] = {}
        for seat in range(view.players):
            found["plate", seat] = self.plate_place(view, seat)
        names = [sitter.name for sitter in self.sitters]
        found["note", "counts"] = self.note(self.counts, counts_words(view, viewer), "list")
        found["note", "beats"] = self.note(self.beats, beats_words(view), "list")
        found["note", "top"] = self.note(self.top_note, felt_words(view, names, viewer), "loud")
        if view.prompt == EXCHANGE:
            found.update(self._exchange(view, names))
        if viewer is None and not self.opened:
            found.update(self.back_places(view.sizes[self.bottom]))
        return found

    def _exchange(self, view: Republic, names: Sequence[str]) -> dict[Key, Place]:
        """Say who exchanges with whom, the pair at it shining."""
        found: dict[Key, Place] = {}
        last = view.players - 1
        pairs = [(last, 0)] if view.players < 4 else [(last, 0), (last - 1, 1)]
        for n, (low, high) in enumerate(pairs):
            rect = self.pairs[n]
            face = faces.PairFace(
                names[view.places.index(low)],
                title_of(low, view.players),
                names[view.places.index(high)],
                title_of(high, view.players),
                TRIBUTE[n],
                n == view.pair,
            )
            found["pair", n] = Place(rect.centerx, rect.centery, rect.w, rect.h, Z_NOTE, face)
        return found


def shown(card: pygame.Rect, above: Sequence[pygame.Rect]) -> pygame.Rect:
    """Give the widest part of a card that none of those above it in its row covers."""
    edges = {card.left, card.right, *(x for rect in above for x in (rect.left, rect.right))}
    parts = [
        (right - left, left)
        for left, right in pairwise(sorted(edges))
        if card.left <= left < card.right
        and not any(rect.left <= left < rect.right for rect in above)
    ]
    wide, left = max(parts, default=(0, card.left))
    return pygame.Rect(left, card.y, wide, card.h)


def plays_of(view: Republic) -> list[tuple[int, ...]]:
    """List the cards of every play of the trick."""
    return [cards_of(laid.cards) for laid in view.trick]


def arrange(
    places: Places, view: Republic, viewer: Seat | None, spent: frozenset[int]
) -> dict[Key, Place]:
    """Say where everything lies."""
    found = places.notes(view, viewer)
    found.update(places.trick_places(plays_of(view)))
    for seat in range(view.players):
        if places.opened or seat == viewer:
            found.update(places.row_places(seat, hand_of(view, seat), spent))
    return found
