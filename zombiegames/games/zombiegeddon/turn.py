"""In which order everything happens: turns, collecting alone, the end of a half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon import discs, events, movement, setup, terms
from zombiegames.games.zombiegeddon.count import enemies_of, score, second_starter
from zombiegames.games.zombiegeddon.reach import footing, has_reach, in_reach, shares

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.actions import Done, Pass, Remove, Scatter, Step
    from zombiegames.games.zombiegeddon.state import Wasteland

# -- turns -----------------------------------------------------------------------------


def apply_scatter(state: Wasteland, action: Scatter) -> None:
    """Lay out a half and begin its first turn."""
    setup.lay_out(state, action)
    if not _begin_turn(state):
        _pass_on(state, unchanged=False)


def _begin_turn(state: Wasteland) -> bool:
    """Ask the seat whose turn it is; False if it has no pawns and is skipped (ZG-04)."""
    state.turn += 1
    state.fruitful = False
    if max(state.pawns_of(state.seat)) < 0:
        if state.listening:
            state.emit(events.TurnSkipped(state.seat, state.half, state.turn))
        return False
    state.prompt, state.actor, state.left = terms.ACT, state.seat, terms.ACTIONS_A_TURN
    if state.listening:
        state.emit(events.TurnBegan(state.seat, state.half, state.turn))
    return True


def _pass_on(state: Wasteland, *, unchanged: bool) -> None:
    """Go on after a turn: the half ends, or the next seat with pawns is asked.

    ``unchanged``: the reach was looked at after the last change of the board.
    """
    while True:
        state.idle = 0 if state.fruitful else state.idle + 1
        if not unchanged:
            # ZG-40, ZG-41.
            found = shares(state)
            if found is not None:
                _stop_alternation(state, found)
                return
            unchanged = True
        # ZG-42. Ruling: rounds are counted in turns, from the last one that brought something.
        if state.idle >= terms.GUARD_ROUNDS * state.players:
            _end_half(state, "guard")
            return
        if state.listening and state.idle == terms.WARNING_ROUNDS * state.players:
            rounds = terms.GUARD_ROUNDS - terms.WARNING_ROUNDS
            state.emit(events.GuardWarned(rounds * state.players))
        state.seat = state.order[(state.order.index(state.seat) + 1) % state.players]
        if _begin_turn(state):
            return


def _after(state: Wasteland) -> tuple[Seat, ...]:
    """Give all seats in turn order, from the one after ``state.seat``."""
    place = state.order.index(state.seat) + 1
    return state.order[place:] + state.order[:place]


def _end_turn(state: Wasteland) -> None:
    if state.listening:
        state.emit(events.TurnEnded(state.seat))
    state.left = 0
    _pass_on(state, unchanged=False)


def _acted(state: Wasteland) -> None:
    """Go on after an action of a turn or of a player alone."""
    if state.prompt == terms.ALONE:
        _acted_alone(state)
        return
    state.left -= 1
    if state.left == 0:
        _end_turn(state)


def apply_step(state: Wasteland, action: Step) -> None:
    """Move a pawn, and go on."""
    movement.step(state, action)
    _acted(state)


def apply_remove(state: Wasteland, action: Remove) -> None:
    """Take a pawn off the board, and go on."""
    movement.remove(state, action)
    # ZG-04. Ruling: without pawns there is nothing left to do.
    if state.prompt == terms.ACT and not footing(state, state.seat):
        state.left = 1
    _acted(state)


def apply_pass(state: Wasteland, action: Pass) -> None:
    """End the turn."""
    # ZG-04. Ruling: passing ends the turn, however many actions are left.
    if state.listening:
        state.emit(events.TurnPassed(state.seat))
    _end_turn(state)


# -- collecting alone ------------------------------------------------------------------


def _stop_alternation(state: Wasteland, found: Sequence[int]) -> None:
    """Let those with discs in reach collect alone (ZG-41), or end the half (ZG-40).

    ``found``: by seat, mask of the discs in reach.
    """
    state.alone = tuple(seat for seat in _after(state) if found[seat])
    if not state.alone:
        _end_half(state, "reach")
        return
    if state.listening:
        state.emit(events.AlternationStopped(state.alone))
    _begin_alone(state)


def _begin_alone(state: Wasteland) -> None:
    while state.alone:
        state.seat = state.alone[0]
        if has_reach(state, state.seat):
            state.prompt, state.actor, state.left = terms.ALONE, state.seat, terms.ACTIONS_A_TURN
            state.idle, state.fruitful = 0, False
            if state.listening:
                found = state.board.cells(in_reach(state, state.seat))
                state.emit(events.AloneBegan(state.seat, tuple(found)))
            return
        state.alone = state.alone[1:]
    _end_half(state, "alone")


def _acted_alone(state: Wasteland) -> None:
    state.idle = 0 if state.fruitful else state.idle + 1
    state.fruitful = False
    # Ruling: alone one may go through pawns; the end is looked for when the pawn has stopped.
    if state.passing >= 0:
        return
    if not has_reach(state, state.seat):
        _end_alone(state, "nothing")
    elif state.idle >= terms.FRUITLESS:
        _end_alone(state, "fruitless")


def _end_alone(state: Wasteland, why: str) -> None:
    if state.listening:
        state.emit(events.AloneEnded(state.seat, why))
    state.alone = state.alone[1:]
    _begin_alone(state)


def apply_done(state: Wasteland, action: Done) -> None:
    """Stop collecting alone."""
    _end_alone(state, "done")


# -- the end of a half -----------------------------------------------------------------


def _end_half(state: Wasteland, why: str) -> None:
    if state.listening:
        state.emit(events.HalfEnded(state.half, why))
    for pawn, cell in enumerate(state.pawns):
        if cell >= 0:
            movement.lift(state, pawn, "close")
    state.closings += (events.CLOSINGS.index(why),)
    state.idle, state.left, state.fruitful = 0, 0, False
    if state.half == 1:
        _clear(state)
        _turn_up_piles(state)
        state.prompt, state.actor = terms.SCATTER, NATURE
        return
    state.prompt, state.actor = terms.END, OVER
    if state.listening:
        for seat, pile in enumerate(state.piles):
            got = score(pile, state.tokens[seat].bit_count())
            state.emit(
                events.Counted(
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


def _clear(state: Wasteland) -> None:
    """Clear the discs left over, all but barricades and manholes (ZG-43)."""
    lying = state.discs
    cells = [cell for cell in discs.BLANK if lying[cell] > 0 and lying[cell] not in discs.STAYING]
    left = tuple(lying[cell] for cell in cells)
    for cell in cells:
        lying[cell] = -1
    state.cleared += left
    state.passable ^= state.ordinary
    state.ordinary = state.enemies = state.weapons = 0
    if state.listening:
        state.emit(events.DiscsCleared(tuple(cells), left))


def _turn_up_piles(state: Wasteland) -> None:
    """Find who starts the second half (ZG-45)."""
    state.enemies_before = tuple(enemies_of(pile) for pile in state.piles)
    state.seat, by = second_starter(state.order, state.enemies_before)
    if state.listening:
        enemies, points = zip(*state.enemies_before, strict=True)
        state.emit(events.PilesTurnedUp(enemies, points, state.seat, by))
