"""What may be done in Zombiaki; ``events.py`` holds what is told about it.

Actions name *kinds* of cards, so that equal cards are one action. Squares are numbers of
:data:`GRID` (lane * 5 + row, A1 = 0 … C5 = 14), lanes 0 … 2, seats 0 (zombies) and 1 (humans).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from zombiegames.core.notation import Many, Names, Notation, Words
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import DECKS, KINDS


class Shuffle(NamedTuple):
    """Nature shuffles a deck (ZK-01)."""

    deck: int
    """Whose: 0 the zombies', 1 the humans'."""
    order: tuple[int, ...]
    """All 40 components, the first is drawn first; Dawn is last."""
    kind: Literal["shuffle"] = "shuffle"


class HoldBack(NamedTuple):
    """Play Not so fast before step 1: a zombie skips its compulsory move (ZK-35)."""

    square: int
    """Where the zombie stands."""
    kind: Literal["hold-back"] = "hold-back"


class Decline(NamedTuple):
    """Use no Not so fast (any more), or no Click: let it happen."""

    kind: Literal["decline"] = "decline"


class Step(NamedTuple):
    """Move a dog one square (ZK-18); the next steps continue with the same dog."""

    square: int
    """Where the dog stands."""
    to: int
    """A free orthogonal neighbour."""
    kind: Literal["step"] = "step"


class Stop(NamedTuple):
    """End the walk of the dog under way, or stop pouring petrol."""

    kind: Literal["stop"] = "stop"


class Advance(NamedTuple):
    """No other dog shall move: the zombies advance (ZK-10)."""

    kind: Literal["advance"] = "advance"


class Discard(NamedTuple):
    """Discard one of four cards (ZK-04)."""

    card: int
    """Kind."""
    kind: Literal["discard"] = "discard"


class Play(NamedTuple):
    """Play a card without a target: Terror, Back off, Freeze."""

    card: int
    """Kind."""
    kind: Literal["play"] = "play"


class PlayAt(NamedTuple):
    """Play a card on one square.

    Zombies, Dog, Shield, Boss, Claws, Hunger, Pickaxe; Pit, Wall, Barrier, Napalm, Grenade,
    Mine, Car, Barrel, and Petrol, whose first point this is (then :class:`Pour`).
    """

    card: int
    """Kind."""
    square: int
    """The square, or that of the zombie meant."""
    kind: Literal["play-at"] = "play-at"


class PlayAlong(NamedTuple):
    """Play a card on one lane: Voltage, Street on fire, Searchlight."""

    card: int
    """Kind."""
    lane: int
    """0 … 2 for A … C."""
    kind: Literal["play-along"] = "play-along"


class PlayMove(NamedTuple):
    """Play a card that moves from a square to another: Mass, Change, Bite, Blood.

    Mass: the zombie on ``square`` moves onto the one on ``to``. Change: the one named first
    enters first. Bite: ``square`` is the bearer's, ``to`` where the bitten human stands up.
    """

    card: int
    """Kind."""
    square: int
    """From."""
    to: int
    """To: an orthogonal neighbour."""
    kind: Literal["play-move"] = "play-move"


class PlayAgainst(NamedTuple):
    """Play Meat or Get out: the other side loses a card of its hand."""

    card: int
    """Kind."""
    victim: int
    """Kind of the card that the other side discards."""
    kind: Literal["play-against"] = "play-against"


class Shoot(NamedTuple):
    """Play Shot, Aimed shot, Burst or Sniper; names the (first) target (ZK-41)."""

    card: int
    """Kind."""
    square: int
    """Where the target is."""
    at: str
    """``figure`` (zombie or dog) or ``car``."""
    kind: Literal["shoot"] = "shoot"


class Bullet(NamedTuple):
    """Choose the target of the next bullet of a burst, asked only where both are possible."""

    square: int
    """Where the target is."""
    at: str
    """``figure`` or ``car``."""
    kind: Literal["bullet"] = "bullet"


class Flame(NamedTuple):
    """Play the Flamethrower on the row it must aim at (ZK-64)."""

    amounts: tuple[int, ...]
    """Points on lane A, B and C; an empty square that is used takes 1."""
    kind: Literal["flame"] = "flame"


class ThrowNet(NamedTuple):
    """Play the Net on a connected group of zombies (ZK-57)."""

    squares: tuple[int, ...]
    """Ascending."""
    kind: Literal["throw-net"] = "throw-net"


class Pour(NamedTuple):
    """Spend the next point of petrol (ZK-55)."""

    square: int
    """The same square while somebody lives on it, then an orthogonal neighbour."""
    kind: Literal["pour"] = "pour"


class Shrapnel(NamedTuple):
    """The humans choose where the shrapnel of a mine flies (ZK-59), in anybody's turn."""

    square: int
    """An orthogonal neighbour of the mine."""
    kind: Literal["shrapnel"] = "shrapnel"


class Order(NamedTuple):
    """The Boss orders another zombie to move one square (ZK-23)."""

    square: int
    """Where the zombie stands."""
    to: int
    """An orthogonal neighbour, or ``OFF_STREET``: over the barricade."""
    kind: Literal["order"] = "order"


class Click(NamedTuple):
    """Play Click: the shot that was announced is cancelled (ZK-33)."""

    kind: Literal["click"] = "click"


class EndTurn(NamedTuple):
    """End the play step and so the turn; cards not played are kept (ZK-05)."""

    kind: Literal["end-turn"] = "end-turn"


AnyAction = (
    Shuffle | HoldBack | Decline | Step | Stop | Advance | Discard | Play | PlayAt | PlayAlong
    | PlayMove | PlayAgainst | Shoot | Bullet | Flame | ThrowNet | Pour | Shrapnel | Order | Click
    | EndTurn
)  # fmt: skip
"""Whatever may be done."""

TARGETS = ("figure", "car")
"""What a bullet can be aimed at."""

_SQUARE = Names(GRID.names)
_KIND = Names(KINDS)

NOTATION = Notation(
    get_args(AnyAction),
    {
        "card": _KIND,
        "victim": _KIND,
        "square": _SQUARE,
        "to": _SQUARE,
        "squares": Many(_SQUARE),
        "lane": Names(("A", "B", "C")),
        "deck": Names(DECKS),
        "at": Words(TARGETS),
        "order": Many(Names([str(n) for n in range(81)])),
        "amounts": Many(Names([str(n) for n in range(6)])),
    },
)
"""``play-at zombie-3 B1``, ``shoot shot-1 C4 figure``, ``flame 2,3,0``, ``throw-net A1,A2``."""
