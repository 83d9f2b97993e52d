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


def run(street: Street) -> None:
    """Work off the agenda until somebody is asked."""
    done = 0
    while street.prompt == terms.RUN:
        # ZK-63: what was set off goes off before anything else happens.
        if street.traps:
            damage.go_off(street)
        else:
            task = street.agenda.pop()
            TASKS[task[0]](street, task)
        done += 1
        assert done < LONGEST_CHAIN, "a chain without an end"


def _begin(street: Street, seat: int) -> None:
    street.seat = seat
    street.phase = terms.MOVE_PHASE
    street.played = 0
    street.prompt = terms.RUN
    if street.listening:
        street.emit(events.TurnBegan(seat, street.turn))
        street.emit(events.PhaseBegan(seat, terms.MOVE_PHASE))


# -- the zombies' turn -----------------------------------------------------------------


def begin_zombies(street: Street) -> None:
    """Begin a round with the zombies' turn (ZK-01)."""
    street.turn += 1
    # ZK-13, ZK-23: card moves and the order of the turn are there again.
    street.marks = [marks & _LASTING for marks in street.marks]
    street.ordered = False
    _begin(street, ZOMBIES)
    ask_hold(street)


def ask_hold(street: Street) -> None:
    """Ask for Not so fast before step 1, if it is held, else go on (ZK-35)."""
    if street.zombies and targets.hold_mask(street):
        for card in street.hands[ZOMBIES]:
            if KIND_OF[card] == cards.NOT_SO_FAST:
                street.prompt = terms.HOLD
                street.actor = ZOMBIES
                return
    ask_walk(street)


def ask_walk(street: Street) -> None:
    """Ask for the dogs' walks while any can go, else let the zombies advance (ZK-10)."""
    street.chain = ()
    if street.dogs and step_list(street):
        street.prompt = terms.WALK
        street.actor = ZOMBIES
    else:
        start_advance(street)


def start_advance(street: Street) -> None:
    """Let every zombie advance, front row first, then the rest of the turn (ZK-10)."""
    street.prompt = terms.RUN
    agenda = street.agenda
    agenda.append((tasks.DRAW,))
    agenda.append((tasks.FINISH,))
    if street.zombies:
        zombies, figures = street.zombies, street.figures
        agenda.append((tasks.ADVANCE, *[figures[s] for s in FRONT_FIRST if zombies >> s & 1]))


# -- the humans' turn ------------------------------------------------------------------


def begin_humans(street: Street) -> None:
    """Begin the humans' turn: timed cards end, then the barrel rolls (ZK-66)."""
    _begin(street, HUMANS)
    if street.things:
        for square in squares_of(street.things):
            if KIND_OF[street.obstacles[square]] == cards.BARRIER:
                if street.listening:
                    street.emit(events.EffectEnded("barrier", square))
                damage.discard(street, damage.clear(street, square), "expired")
    if street.fire >= 0:
        damage.put_out(street, "expired")
    if street.net:
        street.net = 0
        street.marks = [marks & ~terms.NETTED for marks in street.marks]
        if street.listening:
            street.emit(events.EffectEnded("net", -1))
        damage.discard(street, cards.NET_CARD, "expired")
    # ZK-54: the publisher's freeze ends here.
    if street.frozen and street.house.freeze:
        thaw(street)
    street.agenda.append((tasks.DRAW,))
    if street.things and cards.BARREL_CARD in street.obstacles:
        street.agenda.append((tasks.FINISH,))
        damage.roll_barrel(street, street.obstacles.index(cards.BARREL_CARD))


def thaw(street: Street) -> None:
    """End one turn of freeze, and the freeze with the last."""
    street.frozen -= 1
    if street.frozen == 0 and street.listening:
        street.emit(events.EffectEnded("freeze", -1))


# -- both turns ------------------------------------------------------------------------


def draw(street: Street, task: tuple[int, ...]) -> None:
    """Draw up to four cards, then ask for the discard (ZK-03, ZK-04)."""
    seat = street.seat
    street.phase = terms.DRAW_PHASE
    if street.listening:
        street.emit(events.PhaseBegan(seat, terms.DRAW_PHASE))
    hand, deck = street.hands[seat], street.decks[seat]
    if deck and len(hand) < terms.HAND_SIZE:
        street.irrevocable += 1
        while deck and len(hand) < terms.HAND_SIZE:
            card = deck.pop()
            # Ruling (ZK-07): Dawn comes to the hand like any card, and the game is over.
            hand.append(card)
            if street.listening:
                street.emit(events.CardDrawn(seat, card, len(deck)))
            # ZK-07: the moment Dawn is drawn.
            if card == cards.DAWN_CARD:
                if street.listening:
                    street.emit(events.Dawned(card))
                movement.win(street, HUMANS)
                return
    if len(hand) == terms.HAND_SIZE:
        street.phase = terms.DISCARD_PHASE
        if street.listening:
            street.emit(events.PhaseBegan(seat, terms.DISCARD_PHASE))
        street.prompt = terms.DISCARD
        street.actor = seat
    else:
        # ZK-04: with fewer than four the discard is skipped.
        start_play(street)


def start_play(street: Street) -> None:
    """Begin step 4 (ZK-05)."""
    street.phase = terms.PLAY_PHASE
    if street.listening:
        street.emit(events.PhaseBegan(street.seat, terms.PLAY_PHASE))
    street.prompt = terms.PLAY
    street.actor = street.seat


def end_turn(street: Street) -> None:
    """End the turn and begin the other side's."""
    seat = street.seat
    if seat == HUMANS:
        # ZK-26.
        if street.terror:
            street.terror = False
            if street.listening:
                street.emit(events.EffectEnded("terror", -1))
        # ZK-54, ZK-66: the sheet's freeze ends after the play step.
        if street.frozen and not street.house.freeze:
            thaw(street)
    if street.listening:
        street.emit(events.TurnEnded(seat, street.turn))
    if seat == ZOMBIES:
        begin_humans(street)
    else:
        begin_zombies(street)


# -- tasks -----------------------------------------------------------------------------


def _ask_play(street: Street, task: tuple[int, ...]) -> None:
    street.prompt = terms.PLAY
    street.actor = street.seat


def _finish(street: Street, task: tuple[int, ...]) -> None:
    if street.pending >= 0:
        card, street.pending = street.pending, -1
        damage.discard(street, card, "used")
    # Ruling (ZK-24, ZK-65): pits are judged first, then the zombies step back for the Boss.
    if street.sinking:
        street.agenda.append(task)
        movement.judge_pits(street)
    elif street.boss_fell:
        street.agenda.append(task)
        street.agenda.append(
            (tasks.RETREAT, events.MOVES.index("boss-fell"), *movement.boss_retreat(street))
        )


def _advance(street: Street, task: tuple[int, ...]) -> None:
    movement.advance(street, task, (tasks.JUDGE,))


def _retreat(street: Street, task: tuple[int, ...]) -> None:
    movement.retreat(street, task, events.MOVES[task[1]])


def _judge(street: Street, task: tuple[int, ...]) -> None:
    if movement.judge_pits(street):
        street.agenda.append(task)


def _enter(street: Street, task: tuple[int, ...]) -> None:
    come(street, task[1])


def _burst(street: Street, task: tuple[int, ...]) -> None:
    next_bullet(street)


def _pour(street: Street, task: tuple[int, ...]) -> None:
    pour_on(street)


def _walk_on(street: Street, task: tuple[int, ...]) -> None:
    if street.chain:
        dog, left = street.chain
        square = street.at[dog]
        if square >= 0 and left and movement.has_step(street, square):
            street.prompt = terms.WALK
            street.actor = ZOMBIES
            return
    ask_walk(street)


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
