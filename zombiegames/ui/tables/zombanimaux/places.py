"""Where everything of Zomb'Animaux lies: plates of the others, horde, piles, own hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombanimaux.cards import COPIES, FACES, SPIDER, number_of
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.card_table import CardPlaces, Fan, Sitter, Zone, fan
from zombiegames.ui.table.stage import Key, Place
from zombiegames.ui.tables.zombanimaux import faces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie
    from zombiegames.ui.kit.look import Look

FANNED = 6
"""Cards of the horde that show; the others lie below the last of them."""

OPENED = 34
"""Units by which plates on which cards lie open are higher."""

AHEAD = 4
"""Cards of an open reserve that lie above it."""

AHEAD_HIGH = 54
"""Units of their height."""

LEAST_CARD = 108
"""Units of the width of an own card, where there is height enough for it."""

TILTS = (0, -4, 3, -2, 5, -3, 2, -5, 4, 1)
"""Degrees the n-th card of the horde lies askew, over and over."""

Z_PLATE, Z_NOTE, Z_PILE, Z_DIE, Z_HORDE, Z_ZONE, Z_OWN, Z_DRAWN = 5, 8, 20, 22, 40, 120, 200, 320

ICONS = {"hand": "card-draw", "grave": "tombstone"}
"""Beside the count of a row."""


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
        self.label = look.text_px(14) + look.px(6)
        hint = look.text_px(17 if look.text_size < 1.3 else 15) + look.px(10)
        above = max(round(main.h * 0.2), 3 * look.text_px(17) + look.px(69))
        if opened:
            above += look.px(OPENED)
        self.lay_bands(above, self._own_height(), hint)
        self.zones: dict[tuple[str, Seat], Zone] = {}
        self.brains: dict[Seat, pygame.Rect] = {}
        self.tags: dict[tuple[str, Seat], pygame.Rect] = {}
        self.lay_others(gap=look.px(14), widest=look.px(520))
        for seat, plate in self.plates.items():
            self._plate(seat, plate)
        self._own()
        self._middle()

    # -- the others --------------------------------------------------------------------

    def _plate(self, seat: Seat, rect: pygame.Rect) -> None:
        look = self.look
        pad = look.px(10)
        inner = rect.inflate(-2 * pad, -2 * look.px(6))
        line = look.text_px(17) + look.px(6)
        row = look.px(20)
        wide = look.px(222)
        if inner.w > wide + look.px(150) * look.text_size:
            self.brains[seat] = pygame.Rect(
                inner.right - wide, inner.y + (line - row) // 2, wide, row
            )
            top = inner.y + line + look.px(2)
        else:
            row = max(min(row, (inner.w - look.px(28)) // 9), look.text_px(14))
            self.brains[seat] = pygame.Rect(inner.x, inner.y + line + look.px(1), inner.w, row)
            top = self.brains[seat].bottom + look.px(2)
        high = inner.bottom - top - self.label
        card = (round(high / faces.BACK_SHAPE), high)
        share = round((inner.w - look.px(14)) * (0.5 if self.opened else 0.56))
        left = pygame.Rect(inner.x, top + self.label, share, high)
        right = pygame.Rect(inner.x + share + look.px(14), top + self.label, 0, high)
        right.w = inner.right - right.x
        for name, place in (("hand", left), ("grave", right)):
            self.zones[name, seat] = Zone(place, card, -round(card[0] * 0.4), Z_ZONE, False)
            self.tags[name, seat] = pygame.Rect(place.x, top, place.w, self.label)

    # -- the own area ------------------------------------------------------------------

    def _column(self) -> int:
        """How wide graveyard and buttons are, at the right."""
        return min(
            round(self.look.px(228) * min(1.3, self.look.text_size)), round(self.main.w * 0.3)
        )

    def _strip(self) -> int:
        return self.look.text_px(18) + self.look.px(12)

    def _card(self) -> int:
        """How wide an own card may be: six side by side, or overlapping where words are large."""
        look = self.look
        row = self.main.w - self._column() - 2 * self.gap
        return max((row - 5 * look.px(7)) // 6, look.px(LEAST_CARD))

    def _own_height(self) -> int:
        """As much as a hand of six cards and two buttons below a graveyard can use."""
        look, main = self.look, self.main
        strip = self._strip()
        hand = strip + look.px(14) + round(self._card() * faces.BACK_SHAPE)
        column = self.label + look.px(72) + 2 * (look.text_px(17) + look.px(14)) + 2 * self.gap
        # Larger letters take their room from the horde, not from the cards in hand.
        share = round(main.h * 0.31) + strip - look.px(30)
        return max(column, min(share, hand))

    def _own(self) -> None:
        look, own, gap, seat = self.look, self.own, self.gap, self.bottom
        column = self._column()
        right = pygame.Rect(own.right - column, own.y, column, own.h)
        strip = self._strip()
        left = pygame.Rect(own.x, own.y, own.w - column - 2 * gap, own.h)
        row = min(look.px(24), strip - look.px(4))
        wide = round(row * 11.4)
        self.plates[seat] = pygame.Rect(left.x, left.y, left.w - wide - gap, strip)
        self.brains[seat] = pygame.Rect(left.right - wide, left.y + (strip - row) // 2, wide, row)
        lift = self.lift = look.px(12)
        high = left.h - strip - lift - look.px(2)
        wide = min(round(high / faces.BACK_SHAPE), self._card())
        high = min(high, round(wide * faces.BACK_SHAPE))
        card = (wide, high)
        hand = pygame.Rect(left.x, left.bottom - high, left.w, high)
        self.hand = self.zones["hand", seat] = Zone(hand, card, look.px(7), Z_OWN, True)
        self.tags["grave", seat] = pygame.Rect(right.x, right.y, right.w, self.label)
        two = 2 * max(look.px(40), look.text_px(17) + look.px(14)) + gap
        high = right.h - self.label - two - gap
        self.zones["grave", seat] = Zone(
            pygame.Rect(right.x, right.y + self.label, right.w, high),
            (round(high / faces.BACK_SHAPE), high),
            look.px(6),
            Z_OWN,
            True,
        )
        self.buttons = pygame.Rect(right.x, right.bottom - two, right.w, two)

    # -- the middle --------------------------------------------------------------------

    def _middle(self) -> None:
        look, middle = self.look, self.middle
        note = look.text_px(17) + look.px(10)
        room = middle.h - note - self.label - look.px(12)
        high = min(room, round(middle.w * 0.26))
        y = middle.y + (room - high) * 2 // 5
        self.rule = pygame.Rect(0, y, round(middle.w * 0.68), note)
        wide = round(high / faces.BACK_SHAPE)
        self.step = round(wide * 0.21)
        fan = self.step * (FANNED - 1)
        centre = middle.x + round(middle.w * 0.55)
        self.horde = pygame.Rect(0, 0, wide, high)
        """The top card, in the middle of the earth."""
        self.horde.midtop = (centre, self.rule.bottom + look.px(4))
        self.fan = self.horde.inflate(fan, 0).move(-fan // 2, 0)
        self.earth = pygame.Rect(0, 0, round(wide * 2.8), round(wide * 1.9))
        self.earth.center = centre, self.horde.centery + high // 6
        self.rule.centerx = self.horde.centerx
        low = self.horde.bottom + look.px(5)
        self.horde_note = pygame.Rect(0, low, self.fan.w, self.label)
        self.horde_note.centerx = centre
        room = self.fan.x - middle.x - look.px(12)
        between = look.px(20)
        small = min(
            round(high * 0.72), round((room - between - look.px(30)) / 2 * faces.BACK_SHAPE)
        )
        strip = self.label + look.px(AHEAD_HIGH)
        self.ahead = pygame.Rect(middle.x, middle.y + self.label, room, look.px(AHEAD_HIGH))
        """Where the cards of an open reserve lie that come next."""
        if self.opened:
            small = min(small, middle.h - strip - self.label - look.px(18))
        size = (round(small / faces.BACK_SHAPE), small)
        y = self.horde.centery - small // 2
        if self.opened:
            y = max(y, middle.y + strip + look.px(12))
        pair = 2 * size[0] + between
        x = middle.x + (room - pair) // 2 + look.px(6)
        self.reserve = pygame.Rect(x, y, *size)
        self.discard = pygame.Rect(x + size[0] + between, y, *size)
        self.piles = {"reserve": self.reserve, "discard": self.discard}
        self.pile_notes = {
            name: pygame.Rect(rect.x - look.px(7), rect.bottom + look.px(6), rect.w + look.px(14),
                              self.label)
            for name, rect in self.piles.items()
        }  # fmt: skip
        x = self.earth.right + look.px(6)
        area = pygame.Rect(x, middle.y, middle.right - x, middle.h)
        side = min(round(high * 0.5), look.px(110), area.w)
        self.die = pygame.Rect(0, 0, side, side)
        self.die.midtop = area.centerx, self.horde.y + look.px(4)
        tale = pygame.Rect(area.x, self.die.bottom + look.px(8), area.w, 0)
        tale.h = middle.bottom - tale.y
        self.die_note = tale
        left, right = self.discard.right + look.px(16), self.die_note.x - look.px(10)
        row = min(self.horde.w, (right - left - 2 * look.px(12)) // 3)
        high = round(row * faces.BACK_SHAPE)
        drawn = pygame.Rect(left, self.horde.centery - high // 2, right - left, high)
        self.zones["drawn", -1] = Zone(drawn, (row, high), look.px(12), Z_DRAWN, True)

    def horde_rect(self, count: int) -> pygame.Rect:
        """What a horde of some cards covers."""
        shown = max(1, min(FANNED, count))
        return self.horde.union(self.horde.move(-(shown - 1) * self.step, 0))

    # -- cards -------------------------------------------------------------------------

    def zone(self, name: str, seat: Seat) -> Zone:
        """Give the row of a player; cards just drawn lie in the middle for everybody."""
        return self.zones["drawn", -1] if name == "drawn" else self.zones[name, seat]

    def open_row(self, name: str, seat: Seat, count: int) -> Fan | None:
        """Lay the open cards of somebody else; None: the row lies as rows usually do."""
        if name == "drawn" or seat == self.bottom or not self.opened:
            return None
        return fan(self.look, self.zone(name, seat).rect, count, faces.BACK_SHAPE)

    def row(
        self, name: str, seat: Seat, cards: Sequence[int], pale: frozenset[int] = frozenset()
    ) -> dict[Key, Place]:
        """Say where the cards of a row lie; ``pale``: those that cannot be chosen now."""
        zone = self.zone(name, seat)
        laid = self.open_row(name, seat, len(cards))
        slots = (
            [zone.slot(n, len(cards)) for n in range(len(cards))] if laid is None else laid.slots
        )
        small = name == "grave" or laid is not None
        corner = 0 if laid is None else laid.corner
        found: dict[Key, Place] = {}
        copies: Counter[int] = Counter()
        for n, (card, rect) in enumerate(zip(cards, slots, strict=True)):
            face = faces.card_face(card, small=small, spent=card in pale, corner=corner)
            key = (name, seat, card, copies[card])
            found[key] = Place(rect.centerx, rect.centery, rect.w, rect.h, zone.z + n, face)
            copies[card] += 1
        return found

    def horde_place(self, n: int, count: int, card: int) -> Place:
        """Where the n-th card of a horde lies, from the bottom."""
        back = min(FANNED - 1, count - 1 - n)
        tilt = TILTS[n % len(TILTS)] if back else TILTS[n % len(TILTS)] // 2
        rect = self.horde.move(-back * self.step, 0)
        face = faces.card_face(card, small=back > 0, tilt=tilt)
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_HORDE + n, face)

    def pile_place(self, name: str, count: int, card: int = 0) -> Place:
        """Where reserve and discard lie."""
        rect = self.piles[name]
        return Place(
            rect.centerx, rect.centery, rect.w, rect.h, Z_PILE, faces.PileFace(count, card)
        )

    def ahead_places(self, reserve: Sequence[int]) -> dict[Key, Place]:
        """Where the next cards of an open reserve lie, the very next one on the left; the keys tell
        how many lie below each.
        """
        coming = range(len(reserve) - 1, -1, -1)[: AHEAD if self.opened else 0]
        laid = fan(self.look, self.ahead, len(coming), faces.BACK_SHAPE)
        return {
            ("ahead", n): Place(
                rect.centerx, rect.centery, rect.w, rect.h, Z_ZONE - n,
                faces.card_face(reserve[n], small=True, corner=laid.corner),
            )
            for n, rect in zip(coming, laid.slots, strict=True)
        }  # fmt: skip

    def die_place(self, face: int) -> Place:
        """Where the die lies."""
        rect = self.die
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_DIE, faces.DieFace(face))

    def brains_place(self, seat: Seat, count: int) -> Place:
        """Where the brains of a player are."""
        rect = self.brains[seat]
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_NOTE, faces.BrainsFace(count))

    def plate_place(self, seat: Seat, active: bool) -> Place:
        """Where it is said who sits at a seat."""
        rect = self.plates[seat]
        face = faces.PlateFace(self.sitters[seat], active, seat == self.bottom)
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_PLATE, face)

    def note(
        self, rect: pygame.Rect, text: str, style: str = "label", align: str = "center"
    ) -> Place:
        """Words in a rectangle."""
        return self._note_place(rect, faces.NoteFace(text, style, align))

    @staticmethod
    def _note_place(rect: pygame.Rect, face: faces.NoteFace) -> Place:
        return Place(rect.centerx, rect.centery, rect.w, rect.h, Z_NOTE, face)

    # -- notes that follow from what lies there ----------------------------------------

    def notes(
        self, counts: Counter[tuple[str, Seat]], horde: int, top: int, face: int
    ) -> dict[Key, Place]:
        """Say beside everything how many cards there are, what may be played, what was rolled.

        ``counts``: by (zone, seat), also ("reserve", -1) and ("discard", -1); ``top``: card on the
        horde of ``horde`` cards, 0: none, -1: the round is still being dealt.
        """
        found: dict[Key, Place] = {}
        for (zone, seat), rect in self.tags.items():
            own = "own-" if seat == self.bottom else ""
            words = tr(f"zombanimaux.label.{own}{zone}", n=counts[zone, seat])
            align = "center" if own else "left"
            tag = faces.NoteFace(words, "label", align, ICONS[zone], str(counts[zone, seat]))
            found["tag", zone, seat] = self._note_place(rect, tag)
        for name, rect in self.pile_notes.items():
            words = tr(f"zombanimaux.label.{name}", n=counts[name, -1])
            found["note", name] = self.note(rect, words)
        if self.opened:
            head = pygame.Rect(self.ahead.x, self.middle.y, self.ahead.w, self.label)
            words = tr("zombanimaux.label.ahead") if counts["reserve", -1] else ""
            found["note", "ahead"] = self.note(head, words, align="left")
        words = tr("zombanimaux.label.horde", n=horde) if horde else ""
        found["note", "horde"] = self.note(self.horde_note, words)
        found["note", "rule"] = self.note(self.rule, limit_words(top), "loud")
        name = FACES[face] if face >= 0 else "blank"
        words = f"{tr(f'zombanimaux.face.{name}.name')}\n{tr(f'zombanimaux.face.{name}.text')}"
        found["note", "die"] = self.note(self.die_note, words, "tale")
        return found


def limit_words(top: int) -> str:
    """Say what may be played on a card; 0: on an empty horde; -1: nothing yet, but what to bury."""
    if top < 0:
        return tr("zombanimaux.limit.deal")
    if not top:
        return tr("zombanimaux.limit.anything")
    if top == SPIDER:
        return tr("zombanimaux.limit.below", n=number_of(top))
    if top == len(COPIES) - 1:
        return tr("zombanimaux.limit.highest", n=number_of(top))
    return tr("zombanimaux.limit.above", n=number_of(top))


def shown_cards(view: Menagerie, zone: str, seat: Seat, *, seen: bool) -> list[int]:
    """List the cards of a hand or graveyard as the table shows them: unseen ones face down."""
    cards = list(view.hands[seat] if zone == "hand" else view.graves[seat])
    if not seen:
        return [0] * len(cards)
    if zone == "hand" and view.actor == seat:
        cards += view.picked
    return cards


def arrange(
    places: Places, view: Menagerie, viewer: Seat | None, face: int, pale: frozenset[int]
) -> dict[Key, Place]:
    """Say where everything lies; ``face``: what the die shows."""
    found: dict[Key, Place] = {}
    counts: Counter[tuple[str, Seat]] = Counter()
    turn = view.actor if view.actor >= 0 else view.seat
    for seat in range(view.players):
        found["plate", seat] = places.plate_place(seat, seat == turn)
        found["brains", seat] = places.brains_place(seat, view.brains[seat])
        for zone in ("hand", "grave"):
            cards = shown_cards(view, zone, seat, seen=places.opened or seat == viewer)
            counts[zone, seat] = len(cards)
            dim = pale if zone == "hand" and seat == viewer else frozenset()
            found.update(places.row(zone, seat, cards, dim))
    if view.drawn and turn >= 0:
        found.update(places.row("drawn", turn, sorted(view.drawn)))
    for n, card in enumerate(view.horde):
        found["horde", n] = places.horde_place(n, len(view.horde), card)
    counts["reserve", -1], counts["discard", -1] = len(view.reserve), len(view.discards)
    if view.reserve:
        found["pile", "reserve"] = places.pile_place("reserve", len(view.reserve))
    found.update(places.ahead_places(view.reserve))
    if view.discards:
        found["pile", "discard"] = places.pile_place(
            "discard", len(view.discards), view.discards[-1]
        )
    found[("die",)] = places.die_place(face)
    top = -1 if view.seat < 0 else view.horde[-1] if view.horde else 0
    found.update(places.notes(counts, len(view.horde), top, face))
    return found
