"""What the program knows of a game's table before one is laid: its colours, its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.ai.minds import Controller
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.theme import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from zombiegames.core.match import Match
    from zombiegames.ui.kit.theme import Colour, PlayerColour


class Side(NamedTuple):
    """A seat that is a part of its own in the game, not one of many alike."""

    key: str
    """Of its name: ``<game>.side.<key>``."""
    ground: Colour
    text: Colour
    """On a dark ground."""
    art: str
    """Picture below ``assets/img``, 5 : 4."""


class Tally(NamedTuple):
    """What something came to in a finished match; the words are ``<game>.fact.<tag>``."""

    tag: str
    numbers: tuple[int, ...]
    """By seat, or one for the match."""


class Highlight(NamedTuple):
    """An event worth seeing where a game is watched."""

    kind: str
    """Of the event."""
    icon: str
    weight: int
    """The weightier stays where two are too near."""


class Plate(NamedTuple):
    """Something that is played: how it is called and what it looks like."""

    title: str
    art: str
    """Picture below ``assets/img``."""


def _nothing(match: Match) -> Sequence[Mapping[str, int]]:
    return ()


class TableEntry(NamedTuple):
    """A game's entry among the tables."""

    game: str
    """Id of the game."""
    lay: Callable[[Match], Any]
    """Makes the table of a match: the scene that is played at."""
    facts: Callable[[Match], Sequence[Tally]]
    """Says what is worth telling of a finished match."""
    title: Colour
    """Of the game's name on a dark ground."""
    art: Colour
    """Tint of its pictures on paper."""
    night: tuple[Colour, Colour]
    """Edge and centre of the night behind its table."""
    sides: tuple[Side, ...] = ()
    """In seat order; without any, seats are alike and told by colour."""
    endings: tuple[tuple[str, str], ...] = ()
    """Reasons of an outcome that have a picture of their own, each with its picture, 5 : 4."""
    highlights: tuple[Highlight, ...] = ()
    """What is worth seeing where a game is watched."""
    played: Callable[[Match], Sequence[Mapping[str, int]]] = _nothing
    """Counts by seat what was played in a match, by name; empty where nothing has one."""
    plate: Callable[[str], Plate | None] = lambda name: None
    """Shows what has such a name; None: there is no such thing."""

    def side_name(self, seat: int) -> str:
        """Name the side of a seat; empty where seats are alike."""
        return tr(f"{self.game}.side.{self.sides[seat].key}") if seat < len(self.sides) else ""

    def seat_colour(self, seat: int, colours: tuple[str, ...] = ()) -> Colour:
        """Give the text colour that stands for a seat on a dark ground."""
        if seat < len(self.sides):
            return self.sides[seat].text
        return player_of(seat, colours).fill


def player_of(seat: int, colours: tuple[str, ...] = ()) -> PlayerColour:
    """Give the colour and shape of a seat; ``colours``: names of those that were chosen."""
    names = [player.name for player in PLAYERS]
    at = names.index(colours[seat]) if seat < len(colours) and colours[seat] in names else seat
    return PLAYERS[at % len(PLAYERS)]


def seat_name(controller: str) -> str:
    """Give the name of who plays a seat."""
    return Controller.read(controller).name
