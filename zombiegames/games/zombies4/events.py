"""What is told about a game of Zombies!!! 4, in the order in which it happened.

Events name *components* of cards (31 … 80, 0 for one that may not be known) and tiles (1 … 30),
so that a screen can follow one card through the game; actions name kinds. Squares are numbers of
``tiles``; the dogs on a square are alike.

Nothing tells that the others were asked (ZF-55), but every window stands behind something that
all can see, whether anybody could play or not: after ``TurnBegan``, ``FightBegan``,
``PhaseBegan`` of the steps 5 and 8, ``SpellTried``, and when the movement ends (before
``PhaseBegan`` of step 7); the question who cancels stands behind ``CardPlayed``.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

ROLLS = ("forest", "cabin", "fight", "tree", "move", "spell", "dogs", "duel")
"""Why a die is rolled: dogs of a new forest, who places the Cabin, a fight with a dog or with
the trees, movement, the spell, how many dogs move, Full Moon Fever."""

FOES = ("dog", "tree")
"""Whom a pawn fights."""

MOVES = (
    "walk",
    "amulet",
    "clair-warlock",
    "talk-to-the-hand",
    "portal",
    "return-to-sender",
    "full-moon-fever",
)
"""Why a pawn moves: its own steps, or a card."""

DOG_MOVES = ("run", "bad-zombie", "newspaper", "sickle")
"""Why a dog moves: step 7, or a card."""

DOG_PUTS = ("tile", "here-doggie")
"""Why new dogs come."""

DISCARDS = ("turn", "down-to-three", "played", "used", "cancelled", "died", "lost")
"""Why a card goes to the discard pile: step 8, too many after the Magic Key, an event that is
over, a card in play used up, cancelled, its owner died, Monkeys on a square that is not wooded."""

EFFECTS = ("dog-repellent", "full-moon-fever", "lost-in-the-woods")
"""What lasts for a time: of a player, told by the name of the card."""


class TilesShuffled(NamedTuple):
    """The tiles were shuffled."""

    left: int
    """Tiles in the stack."""
    kind: Literal["tiles-shuffled"] = "tiles-shuffled"


class CardsShuffled(NamedTuple):
    """Event cards were shuffled into a new draw pile."""

    left: int
    """Cards in the draw pile."""
    kind: Literal["cards-shuffled"] = "cards-shuffled"


class GameBegan(NamedTuple):
    """Chance chose who begins."""

    seat: int
    """The first player."""
    kind: Literal["game-began"] = "game-began"


class TurnBegan(NamedTuple):
    """A player's turn began."""

    seat: int
    """Whose."""
    round: int
    """From 1; a round is one turn of each."""
    kind: Literal["turn-began"] = "turn-began"


class PhaseBegan(NamedTuple):
    """A step of the turn began (ZF-05); steps that are skipped are not told."""

    seat: int
    """Whose turn."""
    phase: int
    """1 draw a tile, 2 place it, 3 fight, 4 draw cards, 5 roll, 6 move, 7 dogs, 8 discard."""
    kind: Literal["phase-began"] = "phase-began"


class TurnEnded(NamedTuple):
    """A player's turn ended."""

    seat: int
    """Whose."""
    kind: Literal["turn-ended"] = "turn-ended"


class TileDrawn(NamedTuple):
    """A tile was turned up."""

    seat: int
    """Who drew it."""
    tile: int
    """Component."""
    left: int
    """Tiles left in the stack."""
    kind: Literal["tile-drawn"] = "tile-drawn"


class CabinGiven(NamedTuple):
    """It is settled who places the Cabin (ZF-13)."""

    seat: int
    """Who places it."""
    tied: int
    """How many had the fewest pages; with more than 1 the dice decided."""
    kind: Literal["cabin-given"] = "cabin-given"


class TilePlaced(NamedTuple):
    """A tile was placed."""

    seat: int
    """Who placed it."""
    tile: int
    """Component."""
    x: int
    """Column of the map."""
    y: int
    """Row of the map."""
    turn: int
    """Quarter turns clockwise."""
    kind: Literal["tile-placed"] = "tile-placed"


class Rolled(NamedTuple):
    """A die was rolled."""

    seat: int
    """For whom."""
    face: int
    """1 … 6."""
    why: str
    """One of ``ROLLS``."""
    kind: Literal["rolled"] = "rolled"


class MovementSet(NamedTuple):
    """It is known how far a pawn may move in this turn."""

    seat: int
    """Whose pawn."""
    steps: int
    """Squares; the better of two dice where that is played."""
    kind: Literal["movement-set"] = "movement-set"


class HeartPut(NamedTuple):
    """A heart token was put on a square."""

    square: int
    """Where."""
    kind: Literal["heart-put"] = "heart-put"


class BulletPut(NamedTuple):
    """A bullet token was put on a square."""

    square: int
    """Where."""
    kind: Literal["bullet-put"] = "bullet-put"


class DogPut(NamedTuple):
    """A new dog was put on a square."""

    square: int
    """Where."""
    why: str
    """One of ``DOG_PUTS``."""
    kind: Literal["dog-put"] = "dog-put"


class DogMoved(NamedTuple):
    """A dog moved."""

    seat: int
    """Who moved it."""
    origin: int
    """From."""
    square: int
    """To."""
    why: str
    """One of ``DOG_MOVES``."""
    kind: Literal["dog-moved"] = "dog-moved"


class DogKilled(NamedTuple):
    """A dog died and became a trophy."""

    seat: int
    """Whose trophy."""
    square: int
    """Where it died."""
    trophies: int
    """How many that player has now."""
    kind: Literal["dog-killed"] = "dog-killed"


class FightBegan(NamedTuple):
    """A fight began."""

    seat: int
    """Who fights."""
    square: int
    """Where."""
    foe: str
    """One of ``FOES``."""
    kind: Literal["fight-began"] = "fight-began"


class FightWon(NamedTuple):
    """A fight was won; ``DogKilled`` follows if it was a dog."""

    seat: int
    """Who fought."""
    square: int
    """Where."""
    foe: str
    """One of ``FOES``."""
    kind: Literal["fight-won"] = "fight-won"


class FightLeft(NamedTuple):
    """A fight ended because the dog or the pawn is no longer there."""

    seat: int
    """Who fought."""
    square: int
    """Where."""
    kind: Literal["fight-left"] = "fight-left"


class BulletsSpent(NamedTuple):
    """Bullets were added to a roll in a fight."""

    seat: int
    """Whose."""
    number: int
    """How many."""
    left: int
    """Bullets left."""
    kind: Literal["bullets-spent"] = "bullets-spent"


class Wounded(NamedTuple):
    """Half a heart was lost."""

    seat: int
    """Who lost it."""
    health: int
    """Half hearts left."""
    kind: Literal["wounded"] = "wounded"


class Died(NamedTuple):
    """A pawn left the map (ZF-31)."""

    seat: int
    """Whose."""
    square: int
    """Where it stood."""
    lost: int
    """Trophies lost."""
    trophies: int
    """Trophies left."""
    kind: Literal["died"] = "died"


class Returned(NamedTuple):
    """A pawn came back to the bridge with 3 bullets and 6 half hearts."""

    seat: int
    """Whose."""
    square: int
    """First square of the Bridge."""
    kind: Literal["returned"] = "returned"


class HeartTaken(NamedTuple):
    """A heart token was picked up."""

    seat: int
    """By whom."""
    square: int
    """Where it lay."""
    health: int
    """Half hearts now."""
    kind: Literal["heart-taken"] = "heart-taken"


class BulletTaken(NamedTuple):
    """A bullet token was picked up."""

    seat: int
    """By whom."""
    square: int
    """Where it lay."""
    bullets: int
    """Bullets now."""
    kind: Literal["bullet-taken"] = "bullet-taken"


class Moved(NamedTuple):
    """A pawn moved."""

    seat: int
    """Whose pawn."""
    origin: int
    """From."""
    square: int
    """To."""
    why: str
    """One of ``MOVES``."""
    left: int
    """Steps left in its movement, if it walked; else -1."""
    kind: Literal["moved"] = "moved"


class CardDrawn(NamedTuple):
    """A card was drawn."""

    seat: int
    """Who drew."""
    card: int
    """Component; 0 for the others."""
    left: int
    """Cards left in the draw pile."""
    kind: Literal["card-drawn"] = "card-drawn"


class NothingDrawn(NamedTuple):
    """Draw pile and discard pile are empty: fewer cards than three were drawn (ZF-52)."""

    seat: int
    """Whose hand stays short."""
    kind: Literal["nothing-drawn"] = "nothing-drawn"


class CardPlayed(NamedTuple):
    """A card was played from a hand or laid down; it may still be cancelled."""

    seat: int
    """Who played it."""
    card: int
    """Component."""
    target: int
    """The opponent it is played on, or -1; of a cancel: who played the cancelled card."""
    square: int
    """The square it names, or -1."""
    tile: int
    """The tile it names, or -1."""
    other: int
    """Component of the page it takes or of the card it cancels, or -1."""
    kind: Literal["card-played"] = "card-played"


class CardCancelled(NamedTuple):
    """A card was cancelled; it is discarded without an effect."""

    seat: int
    """Who had played it."""
    card: int
    """Component."""
    kind: Literal["card-cancelled"] = "card-cancelled"


class CardLaid(NamedTuple):
    """An item or page lies in front of a player now."""

    seat: int
    """Before whom."""
    card: int
    """Component."""
    kind: Literal["card-laid"] = "card-laid"


class CardUsed(NamedTuple):
    """A card in play was used: ``CardDiscarded`` and its effect follow."""

    seat: int
    """Whose."""
    card: int
    """Component."""
    target: int
    """The opponent it is used on, or -1."""
    square: int
    """The square it names, or -1."""
    kind: Literal["card-used"] = "card-used"


class CardDiscarded(NamedTuple):
    """A card came to the discard pile, face up."""

    seat: int
    """Whose card it was."""
    card: int
    """Component."""
    why: str
    """One of ``DISCARDS``."""
    kind: Literal["card-discarded"] = "card-discarded"


class HandSeen(NamedTuple):
    """A player looked at a hand with the Magic Key."""

    seat: int
    """Who looked."""
    owner: int
    """Whose hand."""
    cards: tuple[int, ...]
    """Components, for those two; zeros for the others."""
    kind: Literal["hand-seen"] = "hand-seen"


class CardTaken(NamedTuple):
    """A card went from one hand to another."""

    seat: int
    """Who took it."""
    owner: int
    """From whom."""
    card: int
    """Component, for those two; 0 for the others."""
    kind: Literal["card-taken"] = "card-taken"


class PageTaken(NamedTuple):
    """A page in play went to another player; ``CardLaid`` follows."""

    seat: int
    """Who took it."""
    owner: int
    """From whom."""
    card: int
    """Component."""
    kind: Literal["page-taken"] = "page-taken"


class PileSearched(NamedTuple):
    """A player looks through a pile (ZF-C20)."""

    seat: int
    """Who."""
    pile: int
    """0 the draw pile, 1 the discard pile."""
    kind: Literal["pile-searched"] = "pile-searched"


class CardRemoved(NamedTuple):
    """A card left the game for good, seen by all."""

    seat: int
    """Who removed it."""
    card: int
    """Component."""
    kind: Literal["card-removed"] = "card-removed"


class BulletStolen(NamedTuple):
    """Twist of Fate took a bullet."""

    seat: int
    """Who got it."""
    owner: int
    """Who lost it."""
    kind: Literal["bullet-stolen"] = "bullet-stolen"


class Loaded(NamedTuple):
    """Fully Loaded filled a player up."""

    seat: int
    """Who."""
    bullets: int
    """Bullets now."""
    health: int
    """Half hearts now."""
    kind: Literal["loaded"] = "loaded"


class EffectBegan(NamedTuple):
    """Something that lasts began."""

    seat: int
    """On whom it lies."""
    effect: str
    """One of ``EFFECTS``."""
    kind: Literal["effect-began"] = "effect-began"


class EffectEnded(NamedTuple):
    """Something that lasted ended."""

    seat: int
    """On whom it lay."""
    effect: str
    """One of ``EFFECTS``."""
    kind: Literal["effect-ended"] = "effect-ended"


class DuelBegan(NamedTuple):
    """A werewolf attacked (ZF-C05); both roll."""

    seat: int
    """Who attacks."""
    target: int
    """Whom."""
    kind: Literal["duel-began"] = "duel-began"


class BulletsAdded(NamedTuple):
    """Bullets were added to a roll of the duel."""

    seat: int
    """Who added them."""
    number: int
    """How many."""
    total: int
    """What the roll is worth now."""
    kind: Literal["bullets-added"] = "bullets-added"


class DuelEnded(NamedTuple):
    """The duel is over; the loser goes to the bridge."""

    winner: int
    """Who is ahead, or -1: a tie, nothing happens."""
    loser: int
    """Who goes to the bridge, or -1."""
    kind: Literal["duel-ended"] = "duel-ended"


class SpellTried(NamedTuple):
    """A player announced the counter-spell (ZF-60)."""

    seat: int
    """Who."""
    needed: int
    """What must be rolled at least."""
    kind: Literal["spell-tried"] = "spell-tried"


class SpellBroken(NamedTuple):
    """The spell came to nothing before the roll: its caster or a dog has moved."""

    seat: int
    """Whose."""
    kind: Literal["spell-broken"] = "spell-broken"


class SpellFailed(NamedTuple):
    """The spell's roll was too low."""

    seat: int
    """Whose."""
    kind: Literal["spell-failed"] = "spell-failed"


class GameEnded(NamedTuple):
    """The game is over."""

    reason: str
    """``spell``, ``trophies`` or ``rounds``, as ``Outcome.reason``."""
    winners: tuple[int, ...]
    """Seats; several only where a win is shared."""
    kind: Literal["game-ended"] = "game-ended"


AnyEvent: TypeAlias = (
    TilesShuffled | CardsShuffled | GameBegan | TurnBegan | PhaseBegan | TurnEnded | TileDrawn
    | CabinGiven | TilePlaced | Rolled | MovementSet | HeartPut | BulletPut | DogPut | DogMoved
    | DogKilled | FightBegan | FightWon | FightLeft | BulletsSpent | Wounded | Died | Returned
    | HeartTaken | BulletTaken | Moved | CardDrawn | NothingDrawn | CardPlayed | CardCancelled
    | CardLaid | CardUsed | CardDiscarded | HandSeen | CardTaken | PageTaken | PileSearched
    | CardRemoved | BulletStolen | Loaded | EffectBegan | EffectEnded | DuelBegan | BulletsAdded
    | DuelEnded | SpellTried | SpellBroken | SpellFailed | GameEnded
)  # fmt: skip
"""An event of this game; its verb tells which."""

EVENTS = get_args(AnyEvent)
"""All classes of events."""
