"""In which order everything happens: seats, halves, turns, collecting alone, the end."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any

from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon.actions import DrawSeats
from zombiegames.games.zombiegeddon.count import enemies_of, score, second_starter
from zombiegames.games.zombiegeddon.discs import (
    ALL_SHELTERS,
    BLANK,
    FAMILY_OF,
    RED,
    RED_SHELTERS,
    SHELTERS,
    WHITE,
    WHITE_SHELTERS,
)
from zombiegames.games.zombiegeddon.events import (
    CLOSINGS,
    AloneBegan,
    AloneEnded,
    AlternationStopped,
    Counted,
    DiscsCleared,
    DiscsScattered,
    GuardWarned,
    HalfBegan,
    HalfEnded,
    PawnPlaced,
    PilesTurnedUp,
    SeatsDrawn,
    TokensReturned,
    TurnBegan,
    TurnEnded,
    TurnPassed,
    TurnSkipped,
)
from zombiegames.games.zombiegeddon.movement import apply_remove, apply_step, lift
from zombiegames.games.zombiegeddon.reach import footing, has_reach, in_reach, shares
from zombiegames.games.zombiegeddon.terms import (
    ACT,
    ACTIONS_A_TURN,
    ALONE,
    END,
    FRUITLESS,
    GUARD_ROUNDS,
    SCATTER,
    WARNING_ROUNDS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.board import Board
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.games.zombiegeddon.terms import House

_BARRICADES = frozenset(disc for disc, name in enumerate(FAMILY_OF) if name == "barricade")
_STAY = frozenset(d for d, family in enumerate(FAMILY_OF) if family in ("barricade", "manhole"))
_MANHOLES = tuple(disc for disc in RED if FAMILY_OF[disc] == "manhole")
_WEAPONS, _ENEMIES = (
    tuple(tuple(disc for disc in discs if FAMILY_OF[disc] == family) for discs in (RED, WHITE))
    for family in ("weapon", "enemy")
)
_BLANK_AT = {cell: i for i, cell in enumerate(BLANK)}


# -- seats and halves ------------------------------------------------------------------


@cache
def seatings(players: int, house: House) -> tuple[DrawSeats, ...]:
    """List the orders of play that chance may draw, all equally likely (ZG-02)."""
    seats = range(players)
    if house.seating == "drawn":
        orders = list(permutations(seats))
    else:
        orders = [(*seats[first:], *seats[:first]) for first in seats]
    return tuple(DrawSeats(order) for order in orders if house.starter in (-1, order[0]))


def walled_in(board: Board, discs: Sequence[int]) -> bool:
    """Whether barricades are all the neighbours of a shelter (ZG-01).

    ``discs``: the red ones, for the blank cells in ascending order.
    """
    return any(
        all(
            cell in _BLANK_AT and discs[_BLANK_AT[cell]] in _BARRICADES
            for cell in board.neighbours[shelter]
        )
        for shelter in ALL_SHELTERS
    )


def _apply_draw_seats(land: Wasteland, action: Any) -> None:
    land.irrevocable += 1
    land.order = action.seats
    land.seat = action.seats[0]
    land.prompt = SCATTER
    if land.listening:
        land.emit(SeatsDrawn(action.seats))


def _apply_scatter(land: Wasteland, action: Any) -> None:
    # ZG-01, ZG-43. Ruling: pawns go out in the order of play, the lowest number first.
    land.irrevocable += 1
    half = action.half
    discs, board = land.discs, land.board
    bit = board.bit
    cells = BLANK if half == 1 else tuple(cell for cell in BLANK if discs[cell] < 0)
    for cell, disc in zip(cells, action.discs, strict=True):
        discs[cell] = disc
    place = dict(zip(action.discs, cells, strict=True))
    if half == 1:
        land.barricades = board.mask([place[disc] for disc in _BARRICADES])
        land.manholes = board.mask([place[disc] for disc in _MANHOLES])
        land.jumps = board.jumps(land.manholes)
    land.box = [*WHITE] if half == 1 else []
    land.weapons = board.mask([place[disc] for disc in _WEAPONS[half - 1]])
    land.enemies = board.mask([place[disc] for disc in _ENEMIES[half - 1]])
    land.ordinary = board.blank & ~(land.barricades | land.manholes)
    land.passable = board.all & ~land.barricades
    land.blocked = 0
    if land.listening:
        land.emit(DiscsScattered(half, cells, action.discs))
    shelters = RED_SHELTERS if half == 1 else WHITE_SHELTERS
    for seat in land.order:
        # ZG-43: in the second half only where a token was brought.
        brought = [c for c in shelters if half == 1 or land.tokens[seat] & bit[c]]
        for number, cell in enumerate(brought):
            pawn = seat * SHELTERS + number
            land.pawns[pawn] = cell
            if land.listening:
                land.emit(PawnPlaced(seat, pawn, cell))
    if half == 2:
        land.half = 2
        land.brought = tuple(mask.bit_count() for mask in land.tokens)
        land.tokens = [0] * land.players
        if land.listening:
            land.emit(TokensReturned(land.brought))
    land.turn = land.idle = 0
    land.fruitful = False
    if land.listening:
        land.emit(HalfBegan(half, land.seat))
    if not _begin_turn(land):
        _pass_on(land, unchanged=False)


# -- turns -----------------------------------------------------------------------------


def _begin_turn(land: Wasteland) -> bool:
    """Ask the seat whose turn it is; False if it has no pawns and is skipped (ZG-04)."""
    land.turn += 1
    land.fruitful = False
    base = land.seat * SHELTERS
    if max(land.pawns[base : base + SHELTERS]) < 0:
        if land.listening:
            land.emit(TurnSkipped(land.seat, land.half, land.turn))
        return False
    land.prompt, land.actor, land.left = ACT, land.seat, ACTIONS_A_TURN
    if land.listening:
        land.emit(TurnBegan(land.seat, land.half, land.turn))
    return True


def _pass_on(land: Wasteland, *, unchanged: bool) -> None:
    """Go on after a turn: the half ends, or the next seat with pawns is asked.

    ``unchanged``: the reach was looked at after the last change of the board.
    """
    while True:
        land.idle = 0 if land.fruitful else land.idle + 1
        if not unchanged:
            # ZG-40, ZG-41.
            found = shares(land)
            if found is not None:
                _stop_alternation(land, found)
                return
            unchanged = True
        # ZG-42. Ruling: rounds are counted in turns, from the last one that brought something.
        if land.idle >= GUARD_ROUNDS * land.players:
            _end_half(land, "guard")
            return
        if land.listening and land.idle == WARNING_ROUNDS * land.players:
            land.emit(GuardWarned((GUARD_ROUNDS - WARNING_ROUNDS) * land.players))
        land.seat = land.order[(land.order.index(land.seat) + 1) % land.players]
        if _begin_turn(land):
            return


def _after(land: Wasteland) -> tuple[Seat, ...]:
    """Give all seats in turn order, from the one after ``land.seat``."""
    place = land.order.index(land.seat) + 1
    return land.order[place:] + land.order[:place]


def _end_turn(land: Wasteland) -> None:
    if land.listening:
        land.emit(TurnEnded(land.seat))
    land.left = 0
    _pass_on(land, unchanged=False)


def _acted(land: Wasteland) -> None:
    """Go on after an action of a turn or of a player alone."""
    if land.prompt == ALONE:
        _acted_alone(land)
        return
    land.left -= 1
    if land.left == 0:
        _end_turn(land)


def _apply_step(land: Wasteland, action: Any) -> None:
    apply_step(land, action)
    _acted(land)


def _apply_remove(land: Wasteland, action: Any) -> None:
    apply_remove(land, action)
    # ZG-04. Ruling: without pawns there is nothing left to do.
    if land.prompt == ACT and not footing(land, land.seat):
        land.left = 1
    _acted(land)


def _apply_pass(land: Wasteland, action: Any) -> None:
    # ZG-04. Ruling: passing ends the turn, however many actions are left.
    if land.listening:
        land.emit(TurnPassed(land.seat))
    _end_turn(land)


# -- collecting alone ------------------------------------------------------------------


def _stop_alternation(land: Wasteland, found: Sequence[int]) -> None:
    """Let those with discs in reach collect alone (ZG-41), or end the half (ZG-40).

    ``found``: by seat, mask of the discs in reach.
    """
    land.alone = tuple(seat for seat in _after(land) if found[seat])
    if not land.alone:
        _end_half(land, "reach")
        return
    if land.listening:
        land.emit(AlternationStopped(land.alone))
    _begin_alone(land)


def _begin_alone(land: Wasteland) -> None:
    while land.alone:
        land.seat = land.alone[0]
        if has_reach(land, land.seat):
            land.prompt, land.actor, land.left = ALONE, land.seat, ACTIONS_A_TURN
            land.idle, land.fruitful = 0, False
            if land.listening:
                found = land.board.cells(in_reach(land, land.seat))
                land.emit(AloneBegan(land.seat, tuple(found)))
            return
        land.alone = land.alone[1:]
    _end_half(land, "alone")


def _acted_alone(land: Wasteland) -> None:
    land.idle = 0 if land.fruitful else land.idle + 1
    land.fruitful = False
    # Ruling: alone one may go through pawns; the end is looked for when the pawn has stopped.
    if land.passing >= 0:
        return
    if not has_reach(land, land.seat):
        _end_alone(land, "nothing")
    elif land.idle >= FRUITLESS:
        _end_alone(land, "fruitless")


def _end_alone(land: Wasteland, why: str) -> None:
    if land.listening:
        land.emit(AloneEnded(land.seat, why))
    land.alone = land.alone[1:]
    _begin_alone(land)


def _apply_done(land: Wasteland, action: Any) -> None:
    _end_alone(land, "done")


# -- the end of a half -----------------------------------------------------------------


def _end_half(land: Wasteland, why: str) -> None:
    if land.listening:
        land.emit(HalfEnded(land.half, why))
    for pawn, cell in enumerate(land.pawns):
        if cell >= 0:
            lift(land, pawn, "close")
    land.closings += (CLOSINGS.index(why),)
    land.idle, land.left, land.fruitful = 0, 0, False
    if land.half == 1:
        _clear(land)
        _turn_up_piles(land)
        land.prompt, land.actor = SCATTER, NATURE
        return
    land.prompt, land.actor = END, OVER
    if land.listening:
        for seat, pile in enumerate(land.piles):
            got = score(pile, land.tokens[seat].bit_count())
            land.emit(
                Counted(
                    seat,
                    got.food,
                    got.enemies,
                    got.provisions,
                    got.provision_points,
                    got.tokens,
                    got.token_points,
                    got.total,
                )
            )


def _clear(land: Wasteland) -> None:
    """Clear the discs left over, all but barricades and manholes (ZG-43)."""
    discs = land.discs
    cells = [cell for cell in BLANK if discs[cell] > 0 and discs[cell] not in _STAY]
    left = tuple(discs[cell] for cell in cells)
    for cell in cells:
        discs[cell] = -1
    land.cleared += left
    land.passable ^= land.ordinary
    land.ordinary = land.enemies = land.weapons = 0
    if land.listening:
        land.emit(DiscsCleared(tuple(cells), left))


def _turn_up_piles(land: Wasteland) -> None:
    """Find who starts the second half (ZG-45)."""
    land.enemies_before = tuple(enemies_of(pile) for pile in land.piles)
    land.seat, by = second_starter(land.order, land.enemies_before)
    if land.listening:
        discs, points = zip(*land.enemies_before, strict=True)
        land.emit(PilesTurnedUp(discs, points, land.seat, by))


APPLY: dict[str, Callable[[Wasteland, Any], None]] = {
    "draw-seats": _apply_draw_seats,
    "scatter": _apply_scatter,
    "step": _apply_step,
    "remove": _apply_remove,
    "pass": _apply_pass,
    "done": _apply_done,
}
"""What happens, by verb."""
