"""How the figures and things of Zombiaki look: tokens with badges, obstacles with numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.games.zombiaki import cards
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.faces import BackFace, CardFace, badge, paint_back, paint_card
from zombiegames.ui.kit.i18n import tr

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look

ART = {
    "shield": "human-shield",
    "voltage": "high-voltage",
    "street-fire": "street-on-fire",
    "car": "car-bomb",
    "barrel": "rolling-barrel",
}
"""Kinds whose picture has another name."""

FLAMES = 4
"""Pictures of a fire, shown in turn."""

EDGES = (theme.ZOMBIE, theme.HUMAN)
"""Colour of the decks, by seat."""

NUMBERED = frozenset(
    ("zombie-2", "zombie-3", "zombie-4", "zombie-5", "shot-1", "shot-2", "burst-2", "burst-3",
     "sniper", "pit-1", "pit-2", "wall-5", "wall-6", "flamethrower", "net", "petrol", "mine")
)  # fmt: skip
"""Kinds whose printed number is worth a badge."""


class TokenFace(NamedTuple):
    """A zombie or dog on the street."""

    figure: int
    """Component: decides the picture."""
    strength: int
    wounds: int = 0
    """Strength lost."""
    shield: bool = False
    claws: bool = False
    orders: int = -1
    """Orders left of the Boss; -1: no Boss."""
    netted: bool = False
    frozen: bool = False
    held: bool = False
    spent: bool = False
    obeyed: bool = False


class ThingFace(NamedTuple):
    """An obstacle on the street."""

    kind: str
    """Name of the kind of card."""
    value: int
    """Shown on it; 0: none."""


class FireFace(NamedTuple):
    """Burning napalm."""

    frame: int
    """0 … 3."""


def art_of(kind: str) -> str:
    """Name the picture of a kind of card."""
    return f"zombiaki/cards/{ART.get(kind, kind)}"


def token_art(figure: int) -> str:
    """Name the picture of a figure: who is on its card walks out of it."""
    kind = cards.KINDS[cards.KIND_OF[figure]]
    return f"zombiaki/tokens/{'bitten' if kind == 'shield' else kind}"


def card_face(card: int, *, small: bool = False, spent: bool = False) -> CardFace:
    """Describe a card; a small one carries no text."""
    kind = cards.KINDS[cards.KIND_OF[card]]
    seat = cards.owner(card)
    value = cards.VALUE_OF[card] if kind in NUMBERED else 0
    sign = str(value) if value else "+1" if kind == "claws" else ""
    return CardFace(
        art=art_of(kind),
        name=tr(f"zombiaki.card.{kind}.name"),
        text="" if small else tr(f"zombiaki.card.{kind}.text"),
        badge=sign,
        badge_fill=theme.HURT if seat == cards.ZOMBIES else theme.HUMAN,
        edge=EDGES[seat],
        spent=spent,
    )


def bare_face(card: int) -> CardFace:
    """Describe a card on a pile: picture and number only."""
    return card_face(card, small=True)._replace(name="")


def back_face(seat: int, count: int) -> BackFace:
    """Describe a deck of some cards."""
    side = "zombies" if seat == cards.ZOMBIES else "humans"
    return BackFace(f"zombiaki/back-{side}", max(1, min(4, (count + 9) // 10)))


def paint_face(look: Look, face: Any, size: tuple[int, int]) -> pygame.Surface:
    """Give the picture of any face of this table."""
    if isinstance(face, CardFace):
        return paint_card(look, face, size)
    if isinstance(face, BackFace):
        return paint_back(look, face, size)
    key = ("zombiaki", face, size, look.high_contrast)
    if isinstance(face, TokenFace):
        return look.assets.painted(key, lambda: _token(look, face, size[0]))
    if isinstance(face, ThingFace):
        return look.assets.painted(key, lambda: _thing(look, face, size))
    assert isinstance(face, FireFace), face
    return look.assets.picture(f"zombiaki/over/fire-{face.frame + 1}", size)


def _soft_disc(diameter: int, alpha: int) -> pygame.Surface:
    small = max(8, diameter // 3)
    tile = pygame.Surface((small, small), pygame.SRCALPHA)
    pygame.draw.circle(tile, (0, 0, 0, alpha), (small / 2, small / 2), small * 0.36)
    tile = pygame.transform.box_blur(tile, max(1, small // 10), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(tile, (diameter, diameter))


def _token(look: Look, face: TokenFace, d: int) -> pygame.Surface:
    """Draw a token of diameter ``d`` with a rim of an eighth for badges and shadow."""
    room = max(2, d // 8)
    whole = pygame.Surface((d + 2 * room, d + 2 * room), pygame.SRCALPHA)
    middle = whole.get_rect().center
    soft = _soft_disc(round(d * 1.36), 190)
    whole.blit(soft, soft.get_rect(center=(middle[0], middle[1] + d // 14)))
    picture = look.assets.picture(token_art(face.figure), (d, d))
    whole.blit(picture, picture.get_rect(center=middle))
    if face.frozen:
        ice = look.assets.picture("zombiaki/over/freeze", (d, d)).copy()
        ice.set_alpha(165)
        whole.blit(ice, ice.get_rect(center=middle))
    if face.netted:
        net = look.assets.picture("zombiaki/over/net", (round(d * 1.06),) * 2)
        whole.blit(net, net.get_rect(center=middle))
    _wounds(look, whole, face.wounds, d, middle)
    _attachments(look, whole, face, d, middle)
    if not cards.is_dog(face.figure) or face.strength != 1:
        number = badge(look, str(face.strength), round(d * 0.38), theme.HURT)
        whole.blit(number, number.get_rect(center=_rim(middle, d, 0.86, 0.8)))
    return whole.convert_alpha()


def _rim(middle: tuple[int, int], d: int, x: float, y: float) -> tuple[int, int]:
    return round(middle[0] + (x - 0.5) * d), round(middle[1] + (y - 0.5) * d)


def _wounds(
    look: Look, whole: pygame.Surface, wounds: int, d: int, middle: tuple[int, int]
) -> None:
    """Draw a slash for each point of strength lost."""
    colour = look.colour(theme.HURT)
    for n in range(min(wounds, 4)):
        x, y = _rim(middle, d, 0.3 + 0.11 * n, 0.7)
        long, wide = round(d * 0.17), max(2, round(d * 0.055))
        for ink, extra in ((theme.BONE, 2), (colour, 0)):
            pygame.draw.line(
                whole, ink, (x + long // 4, y - long // 2), (x - long // 4, y + long // 2),
                wide + extra,
            )  # fmt: skip


def _attachments(
    look: Look, whole: pygame.Surface, face: TokenFace, d: int, middle: tuple[int, int]
) -> None:
    size = round(d * 0.38)

    def put(name: str, x: float, y: float) -> None:
        picture = look.assets.picture(f"zombiaki/badge/{name}", (size, size))
        whole.blit(picture, picture.get_rect(center=_rim(middle, d, x, y)))

    if face.shield:
        put("shield", 0.12, 0.8)
    if face.claws:
        put("claws", 0.9, 0.3)
    if face.orders >= 0:
        put("boss", 0.14, 0.2)
        number = badge(look, str(face.orders), round(d * 0.25), theme.QUIET)
        whole.blit(number, number.get_rect(center=_rim(middle, d, 0.32, 0.07)))
    if face.held:
        put("held", 0.6, 0.06)
    if face.spent:
        disc = badge(look, "", round(d * 0.25), theme.QUIET)
        spot = disc.get_rect(center=_rim(middle, d, 0.5, 0.97))
        whole.blit(disc, spot)
        mark = look.assets.icon("walk", round(d * 0.16), look.colour(theme.BONE))
        whole.blit(mark, mark.get_rect(center=spot.center))
    if face.obeyed:
        hand = look.assets.picture("zombiaki/badge/obeyed", (round(d * 0.3),) * 2)
        whole.blit(hand, hand.get_rect(center=_rim(middle, d, 0.24 if face.spent else 0.5, 0.97)))


def _thing(look: Look, face: ThingFace, size: tuple[int, int]) -> pygame.Surface:
    picture = look.assets.picture(f"zombiaki/things/{face.kind}", size)
    if not face.value:
        return picture
    whole = picture.copy()
    number = badge(look, str(face.value), round(size[1] * 0.3), theme.QUIET)
    whole.blit(number, number.get_rect(topright=(round(size[0] * 0.99), round(size[1] * 0.02))))
    return whole.convert_alpha()
