"""What may be done in Zombies!!! 4; ``events.py`` holds what is told about it.

Actions name *kinds* of cards (``cards.KINDS``), so that equal cards are one action. Tiles are
components 1 … 30 (``tiles.TILES``), squares numbers 0 … 269 (``tiles.square_of(tile, cell)``,
cells 0 … 8 in reading order on the map as it lies), seats 0 … 5. Tiles lie at (x, y), x growing
to the right and y downwards; the Bridge lies at (0, 0), the first tile at (0, -1).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from zombiegames.core.notation import Many, Names, Notation
from zombiegames.games.zombies4.cards import CARD_NAMES, KINDS
from zombiegames.games.zombies4.tiles import SQUARE_NAMES, TILE_NAMES

# -- nature ----------------------------------------------------------------------------


class ShuffleTiles(NamedTuple):
    """Nature shuffles the tiles (ZF-02)."""

    order: tuple[int, ...]
    """All tiles but the Bridge, the first is drawn first; with 20 tiles only the first 19 are
    stacked, the others stay in the box unseen."""
    kind: Literal["shuffle-tiles"] = "shuffle-tiles"


class ShuffleCards(NamedTuple):
    """Nature shuffles the event cards that are to become the draw pile (ZF-01, ZF-52)."""

    order: tuple[int, ...]
    """Components, the first is drawn first."""
    kind: Literal["shuffle-cards"] = "shuffle-cards"


class Begin(NamedTuple):
    """Nature chooses who begins (ZF-02)."""

    seat: int
    """The first player."""
    kind: Literal["begin"] = "begin"


class Die(NamedTuple):
    """Nature rolls one die."""

    face: int
    """1 … 6."""
    kind: Literal["die"] = "die"


# -- the turn --------------------------------------------------------------------------


class PlaceTile(NamedTuple):
    """Place the drawn tile (ZF-10)."""

    x: int
    """Column of the map."""
    y: int
    """Row of the map, growing downwards."""
    turn: int
    """Quarter turns clockwise, 0 … 3."""
    kind: Literal["place"] = "place"


class PutHeart(NamedTuple):
    """Put a heart token of the new tile on one of its squares (ZF-12); hearts come first."""

    square: int
    """Where."""
    kind: Literal["put-heart"] = "put-heart"


class PutBullet(NamedTuple):
    """Put a bullet token of the new tile on one of its squares (ZF-12); after the hearts."""

    square: int
    """Where."""
    kind: Literal["put-bullet"] = "put-bullet"


class PutDog(NamedTuple):
    """Put the next dog on a square: of a new tile (ZF-12), of Bad Zombie or of Here Doggie."""

    square: int
    """Where."""
    kind: Literal["put-dog"] = "put-dog"


class Roll(NamedTuple):
    """Roll the die: for a fight, the movement, the spell or the dogs, as the prompt says."""

    kind: Literal["roll"] = "roll"


class Shoot(NamedTuple):
    """Spend just as many bullets as the failed roll lacks: the dog or tree is beaten (ZF-21)."""

    kind: Literal["shoot"] = "shoot"


class Suffer(NamedTuple):
    """Lose half a heart for the failed roll (ZF-21)."""

    kind: Literal["suffer"] = "suffer"


class Step(NamedTuple):
    """Move the own pawn one square (ZF-40)."""

    square: int
    """A neighbour of the pawn's square."""
    kind: Literal["step"] = "step"


class Stop(NamedTuple):
    """End the movement."""

    kind: Literal["stop"] = "stop"


class Cast(NamedTuple):
    """Announce the counter-spell (ZF-60); the roll follows."""

    kind: Literal["cast"] = "cast"


class PickDog(NamedTuple):
    """Choose the next dog to move (ZF-41); ``RunDog`` says where to."""

    square: int
    """Where a dog stands that was not moved in this step."""
    kind: Literal["pick-dog"] = "pick-dog"


class RunDog(NamedTuple):
    """Move the chosen dog one or two squares (ZF-41)."""

    square: int
    """Where it ends."""
    kind: Literal["run-dog"] = "run-dog"


class Discard(NamedTuple):
    """Discard a card of the hand: at the end of the turn (ZF-05), or down to three (ZF-C08)."""

    card: int
    """Kind."""
    kind: Literal["discard"] = "discard"


class EndTurn(NamedTuple):
    """End the turn without discarding (any more)."""

    kind: Literal["end-turn"] = "end-turn"


class Pass(NamedTuple):
    """Play nothing now, cancel nothing, or add no bullets in a duel."""

    kind: Literal["pass"] = "pass"


# -- cards from the hand ---------------------------------------------------------------


class Play(NamedTuple):
    """Play a card without a target: Dog Repellent, Full Moon Fever, or lay an item or page down."""

    card: int
    """Kind."""
    kind: Literal["play"] = "play"


class PlayOn(NamedTuple):
    """Play a card on a player: Fully Loaded, Lost in the Woods, Portal, Newspaper."""

    card: int
    """Kind."""
    seat: int
    """The opponent."""
    kind: Literal["play-on"] = "play-on"


class PlayTo(NamedTuple):
    """Move an opponent to a square: Clair Warlock, Talk to the Hand."""

    card: int
    """Kind."""
    seat: int
    """The opponent."""
    square: int
    """Where its pawn goes."""
    kind: Literal["play-to"] = "play-to"


class PlayTile(NamedTuple):
    """Play Bad Zombie: all dogs of the own tile move to a neighbouring tile (``PutDog`` each)."""

    card: int
    """Kind."""
    tile: int
    """The neighbouring tile."""
    kind: Literal["play-tile"] = "play-tile"


class PlayPage(NamedTuple):
    """Play We're All Friends Here: take a page in play from a player."""

    card: int
    """Kind."""
    seat: int
    """From whom."""
    page: int
    """Kind of the page."""
    kind: Literal["play-page"] = "play-page"


class Cancel(NamedTuple):
    """Play That Didn't Just Happen!?! on the card that was just played (ZF-54)."""

    kind: Literal["cancel"] = "cancel"


# -- cards in play ---------------------------------------------------------------------


class Use(NamedTuple):
    """Discard The Trees Are Alive! or Twist of Fate for its effect."""

    card: int
    """Kind."""
    kind: Literal["use"] = "use"


class UseOn(NamedTuple):
    """Discard the Magic Key: look at a hand and take a card (``TakeCard``)."""

    card: int
    """Kind."""
    seat: int
    """Whose hand."""
    kind: Literal["use-on"] = "use-on"


class UseAt(NamedTuple):
    """Discard the Amulet (move there) or the Tranquilizer Gun (kill all dogs there)."""

    card: int
    """Kind."""
    square: int
    """Where."""
    kind: Literal["use-at"] = "use-at"


class UseTo(NamedTuple):
    """Discard Return to Sender: move an opponent out of the Cabin."""

    card: int
    """Kind."""
    seat: int
    """The opponent."""
    square: int
    """An outside square of the Cabin's tile."""
    kind: Literal["use-to"] = "use-to"


class UsePile(NamedTuple):
    """Discard Something Doesn't Feel Quite Right…: look through a pile (``Remove``)."""

    card: int
    """Kind."""
    pile: int
    """0 the draw pile, 1 the discard pile."""
    kind: Literal["use-pile"] = "use-pile"


class TakeCard(NamedTuple):
    """Take a card of the hand looked at with the Magic Key."""

    card: int
    """Kind; ``HIDDEN_CARD`` for those who may not know."""
    kind: Literal["take-card"] = "take-card"


class Remove(NamedTuple):
    """Remove a card of the pile looked through from the game (ZF-C20), up to three times."""

    card: int
    """Kind."""
    kind: Literal["remove"] = "remove"


class Finish(NamedTuple):
    """Remove no more cards."""

    kind: Literal["finish"] = "finish"


class Shove(NamedTuple):
    """With the Sickle: move the other dog of the square off before the first roll (ZF-C12)."""

    square: int
    """A neighbouring square."""
    kind: Literal["shove"] = "shove"


# -- Full Moon Fever -------------------------------------------------------------------


class Attack(NamedTuple):
    """Attack an opponent as a werewolf (ZF-C05)."""

    seat: int
    """Whom."""
    kind: Literal["attack"] = "attack"


class AddBullets(NamedTuple):
    """Add bullets to the own roll of the duel."""

    number: int
    """How many, at least 1."""
    kind: Literal["add-bullets"] = "add-bullets"


class Retreat(NamedTuple):
    """The loser of the duel goes to a bridge square of its choice."""

    square: int
    """Of the Bridge."""
    kind: Literal["retreat"] = "retreat"


AnyAction: TypeAlias = (
    ShuffleTiles
    | ShuffleCards
    | Begin
    | Die
    | PlaceTile
    | PutHeart
    | PutBullet
    | PutDog
    | Roll
    | Shoot
    | Suffer
    | Step
    | Stop
    | Cast
    | PickDog
    | RunDog
    | Discard
    | EndTurn
    | Pass
    | Play
    | PlayOn
    | PlayTo
    | PlayTile
    | PlayPage
    | Cancel
    | Use
    | UseOn
    | UseAt
    | UseTo
    | UsePile
    | TakeCard
    | Remove
    | Finish
    | Shove
    | Attack
    | AddBullets
    | Retreat
)
"""An action of this game; its verb tells which."""

PutAction: TypeAlias = PutHeart | PutBullet | PutDog
"""Something put on a tile."""

CardAction: TypeAlias = (
    Play | PlayOn | PlayTo | PlayTile | PlayPage | Use | UseOn | UseAt | UseTo | UsePile
)
"""A card of the hand played, or one in play used."""

ACTIONS = get_args(AnyAction)
"""All classes of actions."""

HIDDEN_CARD = -1
"""As a kind of card in what others observe: a card they may not know."""

PILES = ("draw", "discards")
"""Names of the piles of ``UsePile``."""

_SQUARE = Names(SQUARE_NAMES)
_KIND = Names(KINDS)
_SEAT = Names([str(seat) for seat in range(6)])

NOTATION = Notation(
    ACTIONS,
    {
        "card": _KIND,
        "page": _KIND,
        "square": _SQUARE,
        "seat": _SEAT,
        "tile": Names(("nothing", *TILE_NAMES)),
        "pile": Names(PILES),
        "face": Names([str(n) for n in range(7)]),
        "shuffle-tiles.order": Many(Names(("unknown", *TILE_NAMES))),
        "shuffle-cards.order": Many(Names(CARD_NAMES)),
    },
)
"""``place 1 -2 3``, ``put-dog cabin-5``, ``play-to clair-warlock 2 f03.a-4``, ``die 6``."""
