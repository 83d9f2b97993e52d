"""What the seats of a game are called and look like, before any table is laid."""

from __future__ import annotations

from typing import NamedTuple

from zombiegames.ai.minds import Controller
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.theme import HUMAN, HUMAN_TEXT, PLAYERS, ZOMBIE, ZOMBIE_TEXT, Colour


class Side(NamedTuple):
    """A seat that is a part of its own in the game, not one of many alike."""

    key: str
    """Of its name: ``<game>.side.<key>``."""
    ground: Colour
    text: Colour
    """On a dark ground."""
    art: str
    """Picture below ``assets/img``, 5 : 4."""


SIDES: dict[str, tuple[Side, ...]] = {
    "zombiaki": (
        Side("zombies", ZOMBIE, ZOMBIE_TEXT, "zombiaki/cards/zombie-5"),
        Side("humans", HUMAN, HUMAN_TEXT, "zombiaki/cards/sniper"),
    ),
}
"""Game → its sides in seat order; a game without an entry has seats alike, told by colour."""


def side_name(game: str, seat: int) -> str:
    """Name the side of a seat; empty where seats are alike."""
    sides = SIDES.get(game, ())
    return tr(f"{game}.side.{sides[seat].key}") if seat < len(sides) else ""


def seat_colour(game: str, seat: int, colours: tuple[str, ...] = ()) -> Colour:
    """Give the text colour that stands for a seat on a dark ground."""
    sides = SIDES.get(game, ())
    if seat < len(sides):
        return sides[seat].text
    names = [player.name for player in PLAYERS]
    at = names.index(colours[seat]) if seat < len(colours) and colours[seat] in names else seat
    return PLAYERS[at % len(PLAYERS)].fill


def seat_name(controller: str) -> str:
    """Give the name of who plays a seat."""
    return Controller.read(controller).name
