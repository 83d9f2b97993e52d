"""What happened since a player's own last turn: a line a player, with its pawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.cards import KIND_OF, KINDS
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.page import Dialog
from zombiegames.ui.kit.scene import Pop
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import BODY, BONE
from zombiegames.ui.tables.zombies4.faces import tile_name
from zombiegames.ui.tables.zombies4.story import hearts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.theme import PlayerColour


def since(events: Sequence[Event], seat: Seat) -> Sequence[Event]:
    """Give what was told after the last turn of a seat."""
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if isinstance(event, told.TurnEnded) and event.seat == seat:
            return events[at + 1 :]
    return events


class Deeds:
    """What one player did and suffered."""

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.cards: list[int] = []
        self.killed = self.wounds = self.lost = self.taken = 0
        self.died = self.spell = False

    def words(self) -> str:
        """Say it; empty: nothing worth telling."""
        stem = "zombies4.meanwhile"
        parts = [tr(f"{stem}.tile", tile=tile_name(tile)) for tile in self.tiles]
        names = [tr(f"zombies4.card.{KINDS[KIND_OF[card]]}.name") for card in self.cards]
        parts += [tr(f"{stem}.card", card=name) for name in names]
        if self.killed:
            parts.append(plural(f"{stem}.killed", self.killed))
        if self.wounds:
            parts.append(tr(f"{stem}.wounds", hearts=hearts(self.wounds)))
        if self.taken:
            parts.append(plural(f"{stem}.taken", self.taken))
        if self.spell:
            parts.append(tr(f"{stem}.spell"))
        if self.died:
            parts.append(plural(f"{stem}.died", self.lost))
        return " · ".join(parts)


def deeds_of(events: Iterable[Any]) -> dict[Seat, Deeds]:
    """Sum events up by player."""
    found: dict[Seat, Deeds] = {}
    for event in events:
        if not isinstance(event, TOLD):
            continue
        deeds = found.setdefault(event.seat, Deeds())
        match event:
            case told.TilePlaced(_, tile):
                deeds.tiles.append(tile)
            case told.DogKilled():
                deeds.killed += 1
            case told.Wounded():
                deeds.wounds += 1
            case told.HeartTaken() | told.BulletTaken():
                deeds.taken += 1
            case told.SpellTried():
                deeds.spell = True
            case told.Died(_, _, lost):
                deeds.died = True
                deeds.lost += lost
            case told.CardPlayed(_, card) | told.CardUsed(_, card) | told.CardLaid(_, card):
                if card > 0 and card not in deeds.cards:
                    deeds.cards.append(card)
    return found


TOLD = (
    told.TurnEnded, told.TilePlaced, told.DogKilled, told.Wounded, told.HeartTaken,
    told.BulletTaken, told.SpellTried, told.Died, told.CardPlayed, told.CardUsed, told.CardLaid,
)  # fmt: skip
"""Events that are summed up; who only had a turn is listed too."""


class Summary(Dialog):
    """The lines, over the table.

    ``events`` gives what there is to tell, ``names`` and ``colours`` are by seat.
    """

    wide = 640

    def __init__(
        self,
        events: Callable[[], Iterable[Event]],
        names: Sequence[str],
        colours: Sequence[PlayerColour],
    ) -> None:
        self.events = events
        self.names = names
        self.colours = colours

    def heading(self) -> str:
        """What it is."""
        return tr("zombies4.label.meanwhile")

    def spoken(self) -> list[str]:
        """Say the lines."""
        return [self.heading(), *(f"{self.names[seat]}: {words}" for seat, words in self._rows())]

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """On with the own turn."""
        return [("go_on", tr("ui.pause.resume"), "commit", Pop)]

    def _rows(self) -> list[tuple[Seat, str]]:
        found = deeds_of(self.events())
        nothing = tr("zombies4.meanwhile.nothing")
        return [(seat, found[seat].words() or nothing) for seat in sorted(found)]

    def content_height(self, width: int) -> int:
        """A row a player."""
        look = self.look
        side = look.px(34)
        self._fitted = []
        for seat, words in self._rows():
            text = f"{self.names[seat]}: {words}"
            room = (width - side - look.px(12), look.text_px(17) * 4)
            self._fitted.append((seat, fit_text(look, text, BODY, 17, room, lines=3)))
        return sum(max(side, fitted.height) + look.px(8) for _, fitted in self._fitted)

    def content(self, rect: pygame.Rect) -> None:
        """Remember where the rows are drawn."""
        self._place = rect

    def draw(self, surface: pygame.Surface) -> None:
        """Draw pawns and words."""
        super().draw(surface)
        look = self.look
        side = look.px(34)
        y = self._place.y
        for seat, fitted in self._fitted:
            high = max(side, fitted.height)
            name = f"zombies4/pawns/{self.colours[seat].name}"
            pawn = look.assets.picture(name, (side, side))
            surface.blit(pawn, pawn.get_rect(midleft=(self._place.x, y + high // 2)))
            left = self._place.x + side + look.px(12)
            box = pygame.Rect(left, y, self._place.right - left, high)
            draw_lines(surface, look, fitted, BODY, BONE, box)
            y += high + look.px(8)
