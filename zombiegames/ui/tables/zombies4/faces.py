"""How the things of Zombies!!! 4 look: tiles with roofs, dogs, tokens, pawns, cards, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.games.zombies4.cards import CARDS, EVENT, ITEM, KIND_OF, PAGE
from zombiegames.games.zombies4.tiles import TILES
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import BackFace, CardFace, paint_back, paint_card
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.card_table import draw_sitter, paint_plate
from zombiegames.ui.tables.zombies4 import colours

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.card_table import Sitter

ROOFED = frozenset(("cabin", "boathouse", "burnt-cabin", "shed", "ranger-post", "outhouse", "cave"))
"""Tiles with a roof that opens when something is inside."""

EDGES: dict[str, Colour] = {
    EVENT: theme.rgb("#5D8AA8"),
    ITEM: theme.rgb("#B07A3F"),
    PAGE: theme.rgb("#6F9A45"),
}
"""Colour at the foot of a card, by its sort."""

DIMMED = (165, 165, 165)
"""What is left of the ground's light in high contrast."""

DICE = ("one", "two", "three", "four", "five", "six")


class TileFace(NamedTuple):
    """A tile on the map."""

    tile: int
    turn: int
    """Quarter turns clockwise."""
    roof: bool = False
    """Whether its roof is closed."""
    ghost: bool = False
    """Not laid yet: framed, to be seen wherever it is held."""


class StackFace(NamedTuple):
    """The tiles to come, face down."""

    thick: int


class DogFace(NamedTuple):
    """A dog."""

    figure: int
    """1 … 3."""
    fresh: bool = True
    """Whether it may still run in this step; pale otherwise."""


class TokenFace(NamedTuple):
    """A heart or bullets on the ground."""

    name: str


SIGN = 20
"""Units of a pawn below which the sign of its player is drawn: a figure would not be seen."""


class PawnFace(NamedTuple):
    """A pawn."""

    colour: str
    """Name of the player's colour."""
    active: bool = False
    """Whether it is that player's turn."""
    marks: tuple[str, ...] = ()
    """Icons of what lasts on this player."""


class ShadeFace(NamedTuple):
    """The dusk below the cards that lie over the map."""


class FanFace(NamedTuple):
    """The plate on which the cards of a player lie open."""

    sitter: Sitter


class DieFace(NamedTuple):
    """A die."""

    face: int
    spent: bool = False
    """Whether what it shows is past: a new roll is asked for."""


def tile_tag(tile: int) -> str:
    """Name a tile as the language tables do; all plain forests share a name."""
    printed = TILES[tile]
    return "forest" if printed.kind == "forest" else printed.name


def tile_name(tile: int) -> str:
    """Name a tile for people."""
    return tr(f"zombies4.tile.{tile_tag(tile)}.name")


def art_of(kind: int) -> str:
    """Name the picture of a kind of card."""
    return f"zombies4/cards/{CARDS[kind].name}"


def card_face(card: int, *, small: bool = False, spent: bool = False) -> CardFace:
    """Describe a card; a small one carries no text."""
    kind = KIND_OF[card]
    name = CARDS[kind].name
    return CardFace(
        art=art_of(kind),
        name=tr(f"zombies4.card.{name}.name"),
        text="" if small else tr(f"zombies4.card.{name}.text"),
        edge=EDGES[CARDS[kind].kind],
        spent=spent,
    )


def bare_face(card: int) -> CardFace:
    """Describe a card on a pile: its picture only."""
    return card_face(card, small=True)._replace(name="")


def back_face(count: int = 1) -> BackFace:
    """Describe a draw pile of some cards."""
    return BackFace("zombies4/back", max(1, min(4, (count + 12) // 13)))


def paint_face(look: Look, face: Any, size: tuple[int, int]) -> pygame.Surface:
    """Give the picture of any face of this table."""
    if isinstance(face, CardFace):
        return _card(look, face, size)
    if isinstance(face, BackFace):
        return paint_back(look, face, size)
    key = ("zombies4", face, size, look.text_size, look.high_contrast)
    return look.assets.painted(key, lambda: _PAINT[type(face)](look, face, size))


def _card(look: Look, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw a card with the badge of its sort in the corner."""
    sort = next((name for name, edge in EDGES.items() if edge == face.edge), "")
    key = ("zombies4 card", face, size, look.text_size, look.high_contrast)

    def make() -> pygame.Surface:
        whole = paint_card(look, face, size).copy()
        side = max(look.px(18), round(size[0] * (0.24 if face.name else 0.4)))
        mark = look.assets.picture(f"zombies4/mark/{sort}", (side, side))
        room = (whole.get_width() - size[0]) // 2
        inset = max(1, round(size[0] * 0.03))
        whole.blit(mark, mark.get_rect(topright=(room + size[0] - inset, room + inset)))
        return whole.convert_alpha()

    return look.assets.painted(key, make) if sort else paint_card(look, face, size)


def _tile(look: Look, face: TileFace, size: tuple[int, int]) -> pygame.Surface:
    printed = TILES[face.tile]
    picture = look.assets.template(f"zombies4/tiles/{printed.name}", size)
    whole = pygame.Surface(size)
    whole.fill((24, 38, 32))
    whole.blit(picture, (0, 0))
    if face.roof and printed.name in ROOFED:
        roof = look.assets.template(f"zombies4/roofs/{printed.name}", size)
        roof.set_alpha(215)
        whole.blit(roof, (0, 0))
    if face.turn:
        whole = pygame.transform.rotate(whole, -90 * face.turn)
    if look.high_contrast:
        # What stands on the ground is told from it.
        whole.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    _rule(look, whole)
    edge = look.colour(theme.ACT) if face.ghost else (12, 20, 17)
    width = max(1, look.px(3 if face.ghost else 1))
    pygame.draw.rect(whole, edge, whole.get_rect(), width)
    return whole.convert()


def _rule(look: Look, whole: pygame.Surface) -> None:
    """Draw the lines between the squares of a tile, thin enough to leave walls and doors alone."""
    wide, high = whole.get_size()
    alpha = 120 if look.high_contrast else 62
    for ink, at in (((0, 0, 0), 0), ((255, 255, 240), 1)):
        line = pygame.Surface((wide, 1), pygame.SRCALPHA)
        line.fill((*ink, alpha if ink[0] == 0 else alpha // 3))
        upright = pygame.transform.rotate(line, 90)
        for n in (1, 2):
            whole.blit(line, (0, high * n // 3 + at))
            whole.blit(upright, (wide * n // 3 + at, 0))


def _stack(look: Look, face: StackFace, size: tuple[int, int]) -> pygame.Surface:
    step = max(1, look.px(2))
    room = look.px(8)
    whole = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
    rect = pygame.Rect(room, room, *size)
    paint.shadow(whole, look, rect, radius=5, spread=4, drop=3, alpha=150)
    picture = look.assets.picture("zombies4/tile-back", size)
    for below in range(face.thick - 1, -1, -1):
        whole.blit(picture, rect.move(below * step, below * step))
    return whole.convert_alpha()


def _soft(diameter: int, alpha: int) -> pygame.Surface:
    small = max(6, diameter // 2)
    tile = pygame.Surface((small, small), pygame.SRCALPHA)
    pygame.draw.circle(tile, (0, 0, 0, alpha), (small / 2, small / 2), small * 0.38)
    tile = pygame.transform.box_blur(tile, max(1, small // 9), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(tile, (diameter, diameter))


def _dropped(look: Look, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Give a picture with a soft shadow below it; larger than the size by a quarter."""
    room = max(2, size[0] // 6)
    whole = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
    soft = _soft(round(size[0] * 1.3), 170)
    middle = whole.get_rect().center
    whole.blit(soft, soft.get_rect(center=(middle[0], middle[1] + max(1, size[1] // 12))))
    whole.blit(look.assets.picture(name, size), (room, room))
    return whole


def _dog(look: Look, face: DogFace, size: tuple[int, int]) -> pygame.Surface:
    whole = _dropped(look, f"zombies4/tokens/dog-{face.figure}", size)
    if not face.fresh:
        whole.fill((150, 150, 165, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return whole.convert_alpha()


def _token(look: Look, face: TokenFace, size: tuple[int, int]) -> pygame.Surface:
    return _dropped(look, f"zombies4/tokens/{face.name}", size).convert_alpha()


def _pawn(look: Look, face: PawnFace, size: tuple[int, int]) -> pygame.Surface:
    room = max(2, size[0] // 4)
    whole = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
    middle = whole.get_rect().center
    if face.active:
        ring = round(size[0] * 0.62)
        paint_ring = pygame.Surface((4 * ring, 4 * ring), pygame.SRCALPHA)
        pygame.draw.circle(
            paint_ring,
            (*look.colour(theme.ACT), 235),
            (2 * ring, 2 * ring),
            2 * ring - 2,
            ring // 3,
        )
        small = pygame.transform.smoothscale(paint_ring, (2 * ring, 2 * ring))
        whole.blit(small, small.get_rect(center=middle))
    soft = _soft(round(size[0] * 1.2), 190)
    whole.blit(soft, soft.get_rect(center=(middle[0], middle[1] + size[1] // 5)))
    if size[0] < look.px(SIGN):
        colour = next(colour for colour in theme.PLAYERS if colour.name == face.colour)
        picture = paint.shape(look, colour.shape, round(size[0] * 1.1), colour.fill, theme.BONE)
    else:
        picture = look.assets.picture(f"zombies4/pawns/{face.colour}", size)
    whole.blit(picture, picture.get_rect(center=middle))
    side = max(10, round(size[0] * 0.5))
    for n, icon in enumerate(face.marks):
        disc = pygame.Rect(0, 0, side, side)
        disc.center = (middle[0] + size[0] // 2, middle[1] - size[1] // 2 + n * side)
        paint.panel(whole, look, disc, theme.QUIET, radius=side, border=theme.BONE)
        mark = look.assets.icon(icon, round(side * 0.72), look.colour(theme.BONE))
        whole.blit(mark, mark.get_rect(center=disc.center))
    return whole.convert_alpha()


def _shade(look: Look, face: ShadeFace, size: tuple[int, int]) -> pygame.Surface:
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    ground = look.colour(theme.NIGHT_TOP)
    rise = size[1] // 3
    for y in range(size[1]):
        column.set_at((0, y), (*ground, 225 * min(rise, y) // rise))
    return pygame.transform.scale(column, size).convert_alpha()


def fan_line(look: Look) -> int:
    """Give the height of the line with the name above open cards."""
    return look.text_px(15) + look.px(5)


def _fan(look: Look, face: FanFace, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface(size, pygame.SRCALPHA)
    paint_plate(whole, look, colours.NIGHT, active=False)
    line = pygame.Rect(look.px(6), look.px(3), size[0] - 2 * look.px(6), fan_line(look))
    draw_sitter(whole, look, face.sitter._replace(by=""), line, active=False)
    return whole.convert_alpha()


def _die(look: Look, face: DieFace, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface(size, pygame.SRCALPHA)
    rect = whole.get_rect()
    paint.panel(whole, look, rect, theme.BONE, radius=10, border=theme.MUTED_INK)
    name = f"dice-six-faces-{DICE[face.face - 1]}"
    pips = look.assets.icon(name, round(size[0] * 0.86), look.colour(theme.INK))
    whole.blit(pips, pips.get_rect(center=rect.center))
    if face.spent:
        whole.set_alpha(70)
        faded = pygame.Surface(size, pygame.SRCALPHA)
        faded.blit(whole, (0, 0))
        whole = faded
    return whole.convert_alpha()


_PAINT: dict[type, Any] = {
    TileFace: _tile,
    ShadeFace: _shade,
    StackFace: _stack,
    DogFace: _dog,
    TokenFace: _token,
    PawnFace: _pawn,
    DieFace: _die,
    FanFace: _fan,
}
