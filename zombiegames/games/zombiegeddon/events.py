"""What is told about a game of Zombiegeddon, in the order in which it happened.

Discs are components (``discs.KIND_OF`` tells the kind), cells those of ``actions.py``, pawns
numbers 0 … 15: ``seat * 4 + n`` (component ``discs.FIRST_PAWN + pawn``). Everything is seen by
everybody when it happens; afterwards a table keeps face-down piles to itself (ZG-22).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

WAYS = ("step", "jump", "through")
"""How a pawn goes: to a neighbour, from manhole to manhole, onto another pawn to go on."""

TAKES = ("step", "removal", "close")
"""Why a disc is taken: its pawn stepped off, was removed, or the half closed."""

LEAVES = ("removal", "close")
"""Why a pawn leaves the board: by its owner's action, or because the half closed."""

CLOSINGS = ("reach", "alone", "guard")
"""Why a half ends: nothing in anybody's reach (ZG-40), after players collected alone (ZG-41),
three rounds with nothing collected or delivered (ZG-42)."""

STOPS = ("nothing", "done", "fruitless")
"""Why a player stops collecting alone: nothing in reach, said so, 20 actions brought nothing."""

TIES = ("most", "points", "latest")
"""How the starter of the second half was found: most enemy discs, then most enemy points, then
latest in the first half's order (ZG-45)."""


class SeatsDrawn(NamedTuple):
    """The order of play was drawn."""

    seats: tuple[int, ...]
    """Clockwise, the starter first."""
    kind: Literal["seats-drawn"] = "seats-drawn"


class DiscsScattered(NamedTuple):
    """The discs of a half were shuffled onto the board."""

    half: int
    """1: red; 2: white."""
    cells: tuple[int, ...]
    """Where, ascending."""
    discs: tuple[int, ...]
    """Components, by position in ``cells``."""
    kind: Literal["discs-scattered"] = "discs-scattered"


class PawnPlaced(NamedTuple):
    """A pawn was put on the board for a half."""

    seat: int
    """Whose."""
    pawn: int
    """Number."""
    cell: int
    """A shelter: red in the first half, white in the second."""
    kind: Literal["pawn-placed"] = "pawn-placed"


class TokensReturned(NamedTuple):
    """All supply tokens went back to their owners for the second half (ZG-43)."""

    delivered: tuple[int, ...]
    """By seat: how many the first half had brought."""
    kind: Literal["tokens-returned"] = "tokens-returned"


class HalfBegan(NamedTuple):
    """A half began: everything is laid out."""

    half: int
    """1 or 2."""
    seat: int
    """Who starts it."""
    kind: Literal["half-began"] = "half-began"


class TurnBegan(NamedTuple):
    """A player's turn of two actions began."""

    seat: int
    """Whose turn."""
    half: int
    """1 or 2."""
    turn: int
    """Number of the turn in this half, from 1; skipped ones count."""
    kind: Literal["turn-began"] = "turn-began"


class TurnSkipped(NamedTuple):
    """A player without pawns on the board has no turn (ZG-04)."""

    seat: int
    """Who."""
    half: int
    """1 or 2."""
    turn: int
    """Number of the turn in this half, from 1."""
    kind: Literal["turn-skipped"] = "turn-skipped"


class WeaponSpent(NamedTuple):
    """A weapon was paid for entering an enemy's cell; it leaves the game (told before the move)."""

    seat: int
    """Who paid."""
    weapon: int
    """Component of the weapon."""
    enemy: int
    """Component of the enemy."""
    cell: int
    """Where the enemy lies."""
    kind: Literal["weapon-spent"] = "weapon-spent"


class PawnMoved(NamedTuple):
    """A pawn went to another cell."""

    seat: int
    """Whose."""
    pawn: int
    """Number."""
    origin: int
    """From."""
    to: int
    """To."""
    way: str
    """One of :data:`WAYS`."""
    kind: Literal["pawn-moved"] = "pawn-moved"


class PawnRemoved(NamedTuple):
    """A pawn left the board for the rest of the half."""

    seat: int
    """Whose."""
    pawn: int
    """Number."""
    cell: int
    """Where it stood."""
    why: str
    """One of :data:`LEAVES`."""
    kind: Literal["pawn-removed"] = "pawn-removed"


class DiscTaken(NamedTuple):
    """A player took the disc a pawn had stood on (told after the pawn went)."""

    seat: int
    """Who."""
    disc: int
    """Component."""
    cell: int
    """Where it lay; now empty."""
    why: str
    """One of :data:`TAKES`."""
    kind: Literal["disc-taken"] = "disc-taken"


class TokenPlaced(NamedTuple):
    """A supply token was delivered to a target shelter (ZG-30)."""

    seat: int
    """Whose."""
    cell: int
    """The shelter."""
    left: int
    """Tokens its owner still holds."""
    kind: Literal["token-placed"] = "token-placed"


class TurnPassed(NamedTuple):
    """A player who could only remove pawns passed (ZG-04)."""

    seat: int
    """Who."""
    kind: Literal["turn-passed"] = "turn-passed"


class TurnEnded(NamedTuple):
    """A turn is over; the end of the half is checked next."""

    seat: int
    """Whose it was."""
    kind: Literal["turn-ended"] = "turn-ended"


class GuardWarned(NamedTuple):
    """Two full rounds brought nothing; one more ends the half (ZG-42)."""

    turns: int
    """Turns left until then, if none of them collects or delivers."""
    kind: Literal["guard-warned"] = "guard-warned"


class AlternationStopped(NamedTuple):
    """Every disc in reach is one player's: from now on they collect alone (ZG-41)."""

    seats: tuple[int, ...]
    """Who has discs in reach, in the order in which they will act."""
    kind: Literal["alternation-stopped"] = "alternation-stopped"


class AloneBegan(NamedTuple):
    """A player collects alone."""

    seat: int
    """Who."""
    cells: tuple[int, ...]
    """The discs in reach without a pawn on them, ascending."""
    kind: Literal["alone-began"] = "alone-began"


class AloneEnded(NamedTuple):
    """A player has finished collecting alone."""

    seat: int
    """Who."""
    why: str
    """One of :data:`STOPS`."""
    kind: Literal["alone-ended"] = "alone-ended"


class HalfEnded(NamedTuple):
    """A half ends; the pawns on the board leave next, each with the disc under it."""

    half: int
    """1 or 2."""
    why: str
    """One of :data:`CLOSINGS`."""
    kind: Literal["half-ended"] = "half-ended"


class PilesTurnedUp(NamedTuple):
    """All piles were shown to find who starts the second half (ZG-45)."""

    enemies: tuple[int, ...]
    """By seat: enemy discs collected in the first half."""
    points: tuple[int, ...]
    """By seat: their printed values, summed."""
    starter: int
    """Who starts the second half."""
    by: str
    """One of :data:`TIES`."""
    kind: Literal["piles-turned-up"] = "piles-turned-up"


class DiscsCleared(NamedTuple):
    """The discs left over were cleared, all but barricades and manholes (ZG-43)."""

    cells: tuple[int, ...]
    """Where they lay, ascending."""
    discs: tuple[int, ...]
    """Components, by position in ``cells``."""
    kind: Literal["discs-cleared"] = "discs-cleared"


class Counted(NamedTuple):
    """A player's points at the end of the game (ZG-50); told in the order of the seats."""

    seat: int
    """Who."""
    food: int
    """Points."""
    enemies: int
    """Points."""
    provisions: tuple[int, ...]
    """Discs of each type, by position in ``discs.PROVISIONS``."""
    provision_points: int
    """Points of all types together."""
    tokens: int
    """Tokens in red shelters."""
    token_points: int
    """Points."""
    total: int
    """Points."""
    kind: Literal["counted"] = "counted"


AnyEvent = (
    SeatsDrawn
    | DiscsScattered
    | PawnPlaced
    | TokensReturned
    | HalfBegan
    | TurnBegan
    | TurnSkipped
    | WeaponSpent
    | PawnMoved
    | PawnRemoved
    | DiscTaken
    | TokenPlaced
    | TurnPassed
    | TurnEnded
    | GuardWarned
    | AlternationStopped
    | AloneBegan
    | AloneEnded
    | HalfEnded
    | PilesTurnedUp
    | DiscsCleared
    | Counted
)
"""All that can be told."""

EVENTS = get_args(AnyEvent)
"""Their classes."""
