"""Cards or bullets laid out over the map to be chosen from: a hand looked at, a pile, a duel."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.cards import CARDS, KIND_OF
from zombiegames.games.zombies4.titles.not_right import pile_of
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.faces import badge
from zombiegames.ui.table.spots import TARGET, Spot
from zombiegames.ui.tables.zombies4.faces import card_face, paint_face

if TYPE_CHECKING:
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.table.spots import Pressed
    from zombiegames.ui.tables.zombies4.places import Places


class Entry(NamedTuple):
    """One thing to choose."""

    value: int
    """Kind of card, or number of bullets."""
    copies: int
    """How many equal cards there are; 0: bullets."""


class TraySpot(Spot):
    """A thing to choose, drawn in front of the map."""

    def __init__(self, look: Look, rect: pygame.Rect, entry: Entry, owner: Pressed) -> None:
        super().__init__(look, rect, ("tray", entry.value), [("tray", entry.value)], owner)
        self.entry = entry

    def draw_under(self, surface: pygame.Surface) -> None:
        """Nothing: the shade would hide it."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw light, card, count and edge."""
        super().draw_under(surface)
        look, entry, rect = self.look, self.entry, self.rect
        if entry.copies:
            face = card_face(CARDS[entry.value].first, spent=self.state != TARGET)
            picture = paint_face(look, face, rect.size)
            surface.blit(picture, picture.get_rect(center=rect.center))
            if entry.copies > 1:
                mark = badge(look, f"×{entry.copies}", look.px(30), theme.QUIET)
                surface.blit(
                    mark, mark.get_rect(center=(rect.left + look.px(12), rect.top + look.px(12)))
                )
        else:
            side = round(rect.w * 0.6)
            picture = look.assets.picture("zombies4/bullet", (side, side))
            surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - side // 4)))
            label = look.text(f"+{entry.value}", theme.BOLD, 20, theme.BONE)
            surface.blit(label, label.get_rect(midbottom=(rect.centerx, rect.bottom - look.px(4))))
        super().draw(surface)


def tray_of(look: Look, places: Places, view: Woods, seat: int) -> list[tuple[pygame.Rect, Entry]]:
    """List what is laid out for the seat to act, and where; empty where nothing is."""
    entries: list[Entry] = []
    if view.prompt == ask.TAKE:
        entries = _counted(view.hands[view.looking[0]])
    elif view.prompt == ask.SEARCH:
        entries = _counted(pile_of(view))
    elif view.prompt == ask.DUEL:
        entries = [Entry(n, 0) for n in range(1, view.bullets[seat] + 1)]
    return list(zip(_grid(look, places.window, len(entries), places.card), entries))  # noqa: B905


def _counted(cards: list[int]) -> list[Entry]:
    counts: Counter[int] = Counter(KIND_OF[card] for card in cards if card > 0)
    return [Entry(kind, counts[kind]) for kind in sorted(counts)]


def _grid(look: Look, window: pygame.Rect, count: int, card: tuple[int, int]) -> list[pygame.Rect]:
    """Lay some cards out in rows, as large as they may be."""
    if not count:
        return []
    gap = look.px(10)
    best: Any = (0, 1)
    for per_row in range(1, count + 1):
        rows = -(-count // per_row)
        wide = min(
            card[0],
            (window.w - 3 * gap) // per_row - gap,
            round(((window.h - 3 * gap) // rows - gap) * card[0] / card[1]),
        )
        best = max(best, (wide, per_row))
    wide, per_row = best
    high = round(wide * card[1] / card[0])
    rows = -(-count // per_row)
    rects = []
    top = window.centery - (rows * (high + gap) - gap) // 2
    for n in range(count):
        row, col = divmod(n, per_row)
        in_row = min(per_row, count - row * per_row)
        left = window.centerx - (in_row * (wide + gap) - gap) // 2
        rects.append(pygame.Rect(left + col * (wide + gap), top + row * (high + gap), wide, high))
    return rects
