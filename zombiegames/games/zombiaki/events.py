"""What is told about a game of Zombiaki, in the order in which it happened.

Events name *components*, so that a screen can follow one card through the game; actions name
kinds. ``figure`` is the component of a zombie or dog on the street (a bitten human: that of the
shield card; a fused zombie: that of the one that was moved onto). ``by`` is a cause of
:data:`CAUSES`. Squares are numbers of ``board.GRID``.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

CAUSES = (
    "shot",
    "burst",
    "sniper",
    "napalm",
    "voltage",
    "street-fire",
    "petrol",
    "flamethrower",
    "mine",
    "shrapnel",
    "car",
    "barrel",
    "pit",
    "grenade",
    "pickaxe",
    "mass",
)
"""What wounds, kills and destroys, and takes shields."""

MOVES = (
    "advance",
    "walk",
    "hunger",
    "order",
    "push-back",
    "blood",
    "searchlight",
    "back-off",
    "boss-fell",
    "pit",
)
"""Why a figure moves: compulsory move, dog's walk, cards, …; ``pit``: it saves itself (ZK-65)."""

DISCARDS = ("duty", "used", "forced", "dead", "destroyed", "expired", "cancelled", "lost")
"""Why a card goes to a discard pile: step 3, played, Meat or Get out, died, broken by something,
its time was over, by Click, a shield or pit or barrel that did its work."""

HINDRANCES = ("held", "frozen", "netted", "barred", "figure", "wall", "edge")
"""Why a figure that should have moved stays."""

EFFECTS = ("freeze", "terror", "barrier", "napalm", "net")
"""What ends by itself."""


class DeckShuffled(NamedTuple):
    """A deck was shuffled."""

    deck: int
    """Whose."""
    kind: Literal["deck-shuffled"] = "deck-shuffled"


class TurnBegan(NamedTuple):
    """A side's turn began."""

    seat: int
    """Whose turn."""
    turn: int
    """Number of the round, from 1; the zombies begin each."""
    kind: Literal["turn-began"] = "turn-began"


class PhaseBegan(NamedTuple):
    """A step of the turn began (ZK-02)."""

    seat: int
    """Whose turn."""
    phase: int
    """0 move, 1 draw, 2 discard, 3 play."""
    kind: Literal["phase-began"] = "phase-began"


class CardDrawn(NamedTuple):
    """A card was drawn face up into a hand."""

    seat: int
    """Who drew."""
    card: int
    """Component."""
    left: int
    """Cards left in that deck."""
    kind: Literal["card-drawn"] = "card-drawn"


class CardPlayed(NamedTuple):
    """A card was played from the hand; what it does follows."""

    seat: int
    """Who played it."""
    card: int
    """Component."""
    squares: tuple[int, ...]
    """Squares it was played on, in the order named; empty: a lane, a hand or the whole street."""
    lane: int
    """The lane it was played on, or -1."""
    victim: int
    """Component of the card it makes the other side discard, or -1."""
    kind: Literal["card-played"] = "card-played"


class CardDiscarded(NamedTuple):
    """A card came to its owner's discard pile, from wherever it was (ZK-06)."""

    seat: int
    """Whose pile."""
    card: int
    """Component."""
    why: str
    """One of :data:`DISCARDS`."""
    kind: Literal["card-discarded"] = "card-discarded"


class Placed(NamedTuple):
    """A card was laid on the street: a figure, an obstacle, a fire."""

    card: int
    """Component."""
    square: int
    """Where."""
    strength: int
    """Of a figure (a dog 1); the printed number of an obstacle."""
    kind: Literal["placed"] = "placed"


class Attached(NamedTuple):
    """A shield, the Boss or claws were given to a zombie."""

    card: int
    """Component of the card attached."""
    figure: int
    """Who got it."""
    square: int
    """Where."""
    strength: int
    """Of the zombie now."""
    kind: Literal["attached"] = "attached"


class Netted(NamedTuple):
    """A net fell on some zombies."""

    card: int
    """Component of the net."""
    squares: tuple[int, ...]
    """Where they stand, ascending."""
    kind: Literal["netted"] = "netted"


class HeldBack(NamedTuple):
    """A zombie will skip its compulsory move this turn."""

    figure: int
    """Who."""
    square: int
    """Where."""
    kind: Literal["held-back"] = "held-back"


class Moved(NamedTuple):
    """A figure went one square."""

    figure: int
    """Who."""
    origin: int
    """From."""
    to: int
    """To."""
    why: str
    """One of :data:`MOVES`."""
    kind: Literal["moved"] = "moved"


class Stayed(NamedTuple):
    """A figure that should have moved one square could not."""

    figure: int
    """Who."""
    square: int
    """Where it stays."""
    why: str
    """What should have moved it, of :data:`MOVES`."""
    hindrance: str
    """One of :data:`HINDRANCES`."""
    kind: Literal["stayed"] = "stayed"


class WallClimbed(NamedTuple):
    """A zombie has climbed onto a wall (told after its move)."""

    figure: int
    """Who."""
    square: int
    """Where the wall is."""
    strength: int
    """Its own and that of those who pushed."""
    height: int
    """Of the wall."""
    kind: Literal["wall-climbed"] = "wall-climbed"


class Swapped(NamedTuple):
    """Two zombies changed places."""

    first: int
    """The one named first; it enters first."""
    second: int
    """The other."""
    origin: int
    """Where the first came from, and the second is now."""
    to: int
    """Where the second came from, and the first is now."""
    kind: Literal["swapped"] = "swapped"


class Merged(NamedTuple):
    """A zombie moved onto another, and the two became one."""

    mover: int
    """Who moved; its card now lies under the other."""
    figure: int
    """Who it became."""
    origin: int
    """Where the mover came from."""
    square: int
    """Where the whole stands."""
    strength: int
    """Of the whole."""
    kind: Literal["merged"] = "merged"


class Bitten(NamedTuple):
    """A human shield became a zombie."""

    figure: int
    """Component of the shield, now a zombie."""
    bearer: int
    """Who had hidden behind it."""
    origin: int
    """Where the bearer stands."""
    square: int
    """Where the new zombie stands."""
    kind: Literal["bitten"] = "bitten"


class OrderGiven(NamedTuple):
    """The Boss gave an order; the move follows."""

    boss: int
    """Figure of the Boss."""
    figure: int
    """Who obeys."""
    left: int
    """Orders left."""
    kind: Literal["order-given"] = "order-given"


class BulletFired(NamedTuple):
    """A bullet (or the one shot) flies; what it does follows."""

    card: int
    """Component."""
    square: int
    """Where it hits."""
    at: str
    """``figure`` or ``car``."""
    left: int
    """Bullets left after it."""
    kind: Literal["bullet-fired"] = "bullet-fired"


class ShotCancelled(NamedTuple):
    """Click: a shot did not go off."""

    card: int
    """Component of the shot."""
    click: int
    """Component of Click."""
    kind: Literal["shot-cancelled"] = "shot-cancelled"


class LaneStruck(NamedTuple):
    """Voltage, a street fire or the searchlight acts on a lane; what it does follows."""

    card: int
    """Component."""
    lane: int
    """Which."""
    kind: Literal["lane-struck"] = "lane-struck"


class FlamesShot(NamedTuple):
    """The flamethrower burns part of a row; what it does follows."""

    card: int
    """Component."""
    row: int
    """0 … 4."""
    amounts: tuple[int, ...]
    """Points on lane A, B and C."""
    kind: Literal["flames-shot"] = "flames-shot"


class Poured(NamedTuple):
    """A point of petrol was spent; what it does follows."""

    square: int
    """Where."""
    left: int
    """Points left."""
    kind: Literal["poured"] = "poured"


class GrenadeThrown(NamedTuple):
    """A grenade goes off; what it destroys follows."""

    card: int
    """Component."""
    square: int
    """Where."""
    kind: Literal["grenade-thrown"] = "grenade-thrown"


class Exploded(NamedTuple):
    """A mine or car goes off; what it does follows."""

    card: int
    """Component."""
    square: int
    """Where."""
    kind: Literal["exploded"] = "exploded"


class ShrapnelFlew(NamedTuple):
    """Shrapnel of a mine flew; what it does follows."""

    origin: int
    """Where the mine was."""
    square: int
    """Where it hit."""
    kind: Literal["shrapnel-flew"] = "shrapnel-flew"


class Wounded(NamedTuple):
    """A figure lost strength; ``Died`` follows where none is left."""

    figure: int
    """Who."""
    square: int
    """Where."""
    by: str
    """One of :data:`CAUSES`."""
    amount: int
    """Strength lost, at most what it had."""
    left: int
    """Strength left."""
    kind: Literal["wounded"] = "wounded"


class ShieldLost(NamedTuple):
    """A human shield took the damage in place of its bearer."""

    figure: int
    """The bearer."""
    shield: int
    """Component of the shield."""
    square: int
    """Where."""
    by: str
    """One of :data:`CAUSES`."""
    kind: Literal["shield-lost"] = "shield-lost"


class Died(NamedTuple):
    """A figure died; its cards go to the discard pile next."""

    figure: int
    """Who."""
    square: int
    """Where."""
    by: str
    """One of :data:`CAUSES`."""
    kind: Literal["died"] = "died"


class PitFilled(NamedTuple):
    """A figure, a shield or the barrel fell into a pit and filled it."""

    card: int
    """Component of the pit."""
    square: int
    """Where."""
    by: int
    """Component of what fell in."""
    kind: Literal["pit-filled"] = "pit-filled"


class Destroyed(NamedTuple):
    """Something on the street was destroyed."""

    card: int
    """Component of an obstacle, fire or barrel."""
    square: int
    """Where."""
    by: str
    """One of :data:`CAUSES`."""
    kind: Literal["destroyed"] = "destroyed"


class BarrelRolled(NamedTuple):
    """The barrel rolled one square."""

    card: int
    """Component."""
    origin: int
    """From."""
    to: int
    """To, or -1: off the street, into the cemetery."""
    kind: Literal["barrel-rolled"] = "barrel-rolled"


class BarrelBroke(NamedTuple):
    """The barrel is gone."""

    card: int
    """Component."""
    square: int
    """Where."""
    on: str
    """``figure``, ``wall``, ``car``, ``pit`` or ``mine``."""
    kind: Literal["barrel-broke"] = "barrel-broke"


class EffectBegan(NamedTuple):
    """A timed effect began."""

    effect: str
    """One of :data:`EFFECTS`."""
    square: int
    """Of a barrier or fire, else -1."""
    kind: Literal["effect-began"] = "effect-began"


class EffectEnded(NamedTuple):
    """A timed effect ended; its card, if it lay on the street, is discarded next."""

    effect: str
    """One of :data:`EFFECTS`."""
    square: int
    """Of a barrier or fire, else -1."""
    kind: Literal["effect-ended"] = "effect-ended"


class BossFell(NamedTuple):
    """The Boss is dead: all zombies step back now (ZK-24)."""

    kind: Literal["boss-fell"] = "boss-fell"


class Escaped(NamedTuple):
    """A zombie went over the barricade: the zombies win (ZK-08)."""

    figure: int
    """Who."""
    square: int
    """Where it came from."""
    kind: Literal["escaped"] = "escaped"


class Dawned(NamedTuple):
    """Dawn was drawn: the humans win (ZK-07)."""

    card: int
    """Component."""
    kind: Literal["dawned"] = "dawned"


class TurnEnded(NamedTuple):
    """A side ended its turn."""

    seat: int
    """Whose turn it was."""
    turn: int
    """Number of the round."""
    kind: Literal["turn-ended"] = "turn-ended"


AnyEvent = (
    DeckShuffled | TurnBegan | PhaseBegan | CardDrawn | CardPlayed | CardDiscarded | Placed
    | Attached | Netted | HeldBack | Moved | Stayed | WallClimbed | Swapped | Merged | Bitten
    | OrderGiven | BulletFired | ShotCancelled | LaneStruck | FlamesShot | Poured | GrenadeThrown
    | Exploded | ShrapnelFlew | Wounded | ShieldLost | Died | PitFilled | Destroyed | BarrelRolled
    | BarrelBroke | EffectBegan | EffectEnded | BossFell | Escaped | Dawned | TurnEnded
)  # fmt: skip
"""Whatever is told."""

EVENTS: tuple[type, ...] = get_args(AnyEvent)
"""All classes of events."""
