"""The course of a turn: its steps in their order, and the tasks of the agenda (ZK-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import cards, damage, events, movement, targets, tasks, terms
from zombiegames.games.zombiaki.board import FRONT_FIRST, squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.choices import step_list
from zombiegames.games.zombiaki.effects import come, next_bullet, pour_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki.state import Street

LONGEST_CHAIN = 400
"""No action sets off more tasks than this; a chain beyond is a defect."""

_LASTING = terms.NETTED | terms.OBEYED


def run(state: Street) -> None:
    """Work off the agenda until somebody is asked."""
    done = 0
    while state.prompt == terms.RUN:
        # ZK-63: what was set off goes off before anything else happens.
        if state.traps:
            damage.go_off(state)
        else:
            task = state.agenda.pop()
            TASKS[task[0]](state, task)
        done += 1
        assert done < LONGEST_CHAIN, "a chain without an end"


def _begin(state: Street, seat: int) -> None:
    state.seat = seat
    state.phase = terms.MOVE_PHASE
    state.played = 0
    state.prompt = terms.RUN
    if state.listening:
        state.emit(events.TurnBegan(seat, state.turn))
        state.emit(events.PhaseBegan(seat, terms.MOVE_PHASE))


# -- the zombies' turn -----------------------------------------------------------------


def begin_zombies(state: Street) -> None:
    """Begin a round with the zombies' turn (ZK-01)."""
    state.turn += 1
    # ZK-13, ZK-23: card moves and the order of the turn are there again.
    state.marks = [marks & _LASTING for marks in state.marks]
    state.ordered = False
    _begin(state, ZOMBIES)
    ask_hold(state)


def ask_hold(state: Street) -> None:
    """Ask for Not so fast before step 1, if it is held, else go on (ZK-35)."""
    if targets.hold_mask(state):
        for card in state.hands[ZOMBIES]:
            if KIND_OF[card] == cards.NOT_SO_FAST:
                state.prompt = terms.HOLD
                state.actor = ZOMBIES
                return
    ask_walk(state)


def ask_walk(state: Street) -> None:
    """Ask for the dogs' walks while any can go, else let the zombies advance (ZK-10)."""
    state.chain = ()
    if state.dogs and step_list(state):
        state.prompt = terms.WALK
        state.actor = ZOMBIES
    else:
        start_advance(state)


def start_advance(state: Street) -> None:
    """Let every zombie advance, front row first, then the rest of the turn (ZK-10)."""
    state.prompt = terms.RUN
    agenda = state.agenda
    agenda.append((tasks.DRAW,))
    agenda.append((tasks.FINISH,))
    if state.zombies:
        zombies, figures = state.zombies, state.figures
        agenda.append((tasks.ADVANCE, *[figures[s] for s in FRONT_FIRST if zombies >> s & 1]))


# -- the humans' turn ------------------------------------------------------------------


def begin_humans(state: Street) -> None:
    """Begin the humans' turn: timed cards end, then the barrel rolls (ZK-66)."""
    _begin(state, HUMANS)
    if state.things:
        for square in squares_of(state.things):
            if KIND_OF[state.obstacles[square]] == cards.BARRIER:
                if state.listening:
                    state.emit(events.EffectEnded("barrier", square))
                damage.discard(state, damage.clear(state, square), "expired")
    if state.fire >= 0:
        damage.put_out(state, "expired")
    if state.net:
        state.net = 0
        state.marks = [marks & ~terms.NETTED for marks in state.marks]
        if state.listening:
            state.emit(events.EffectEnded("net", -1))
        damage.discard(state, cards.NET_CARD, "expired")
    # ZK-54: the publisher's freeze ends here.
    if state.frozen and state.house.freeze:
        thaw(state)
    state.agenda.append((tasks.DRAW,))
    if state.things and cards.BARREL_CARD in state.obstacles:
        state.agenda.append((tasks.FINISH,))
        damage.roll_barrel(state, state.obstacles.index(cards.BARREL_CARD))


def thaw(state: Street) -> None:
    """End one turn of freeze, and the freeze with the last."""
    state.frozen -= 1
    if state.frozen == 0 and state.listening:
        state.emit(events.EffectEnded("freeze", -1))


# -- both turns ------------------------------------------------------------------------


def draw(state: Street, task: tuple[int, ...]) -> None:
    """Draw up to four cards, then ask for the discard (ZK-03, ZK-04)."""
    seat = state.seat
    state.phase = terms.DRAW_PHASE
    if state.listening:
        state.emit(events.PhaseBegan(seat, terms.DRAW_PHASE))
    hand, deck = state.hands[seat], state.decks[seat]
    if deck and len(hand) < terms.HAND_SIZE:
        state.irrevocable += 1
        while deck and len(hand) < terms.HAND_SIZE:
            card = deck.pop()
            # Ruling (ZK-07): Dawn comes to the hand like any card, and the game is over.
            hand.append(card)
            if state.listening:
                state.emit(events.CardDrawn(seat, card, len(deck)))
            # ZK-07: the moment Dawn is drawn.
            if card == cards.DAWN_CARD:
                if state.listening:
                    state.emit(events.Dawned(card))
                movement.win(state, HUMANS)
                return
    if len(hand) == terms.HAND_SIZE:
        state.phase = terms.DISCARD_PHASE
        if state.listening:
            state.emit(events.PhaseBegan(seat, terms.DISCARD_PHASE))
        state.prompt = terms.DISCARD
        state.actor = seat
    else:
        # ZK-04: with fewer than four the discard is skipped.
        start_play(state)


def start_play(state: Street) -> None:
    """Begin step 4 (ZK-05)."""
    state.phase = terms.PLAY_PHASE
    if state.listening:
        state.emit(events.PhaseBegan(state.seat, terms.PLAY_PHASE))
    state.prompt = terms.PLAY
    state.actor = state.seat


def end_turn(state: Street) -> None:
    """End the turn and begin the other side's."""
    seat = state.seat
    if seat == HUMANS:
        # ZK-26.
        if state.terror:
            state.terror = False
            if state.listening:
                state.emit(events.EffectEnded("terror", -1))
        # ZK-54, ZK-66: the sheet's freeze ends after the play step.
        if state.frozen and not state.house.freeze:
            thaw(state)
    if state.listening:
        state.emit(events.TurnEnded(seat, state.turn))
    if seat == ZOMBIES:
        begin_humans(state)
    else:
        begin_zombies(state)


# -- tasks -----------------------------------------------------------------------------


def _ask_play(state: Street, task: tuple[int, ...]) -> None:
    state.prompt = terms.PLAY
    state.actor = state.seat


def _finish(state: Street, task: tuple[int, ...]) -> None:
    if state.pending >= 0:
        card, state.pending = state.pending, -1
        damage.discard(state, card, "used")
    # Ruling (ZK-24, ZK-65): pits are judged first, then the zombies step back for the Boss.
    if state.sinking:
        state.agenda.append(task)
        movement.judge_pits(state)
    elif state.boss_fell:
        state.agenda.append(task)
        state.agenda.append(
            (tasks.RETREAT, events.MOVES.index("boss-fell"), *movement.boss_retreat(state))
        )


def _advance(state: Street, task: tuple[int, ...]) -> None:
    movement.advance(state, task, (tasks.JUDGE,))


def _retreat(state: Street, task: tuple[int, ...]) -> None:
    movement.retreat(state, task, events.MOVES[task[1]])


def _judge(state: Street, task: tuple[int, ...]) -> None:
    if movement.judge_pits(state):
        state.agenda.append(task)


def _enter(state: Street, task: tuple[int, ...]) -> None:
    come(state, task[1])


def _burst(state: Street, task: tuple[int, ...]) -> None:
    next_bullet(state)


def _pour(state: Street, task: tuple[int, ...]) -> None:
    pour_on(state)


def _walk_on(state: Street, task: tuple[int, ...]) -> None:
    if state.chain:
        dog, left = state.chain
        square = state.at[dog]
        if square >= 0 and left and movement.has_step(state, square):
            state.prompt = terms.WALK
            state.actor = ZOMBIES
            return
    ask_walk(state)


_TASKS: dict[int, Callable[[Street, tuple[int, ...]], None]] = {
    tasks.ASK_PLAY: _ask_play,
    tasks.FINISH: _finish,
    tasks.ADVANCE: _advance,
    tasks.RETREAT: _retreat,
    tasks.JUDGE: _judge,
    tasks.DRAW: draw,
    tasks.ENTER: _enter,
    tasks.BURST: _burst,
    tasks.POUR: _pour,
    tasks.WALK_ON: _walk_on,
}
TASKS = tuple(_TASKS[number] for number in range(len(_TASKS)))
"""By number: what a task does."""
