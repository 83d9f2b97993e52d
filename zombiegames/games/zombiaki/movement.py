"""Who may move where, and the moves: advance, walk, step back, climb, fuse, swap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki import cards, events
from zombiegames.games.zombiaki.board import BACK, BACK_FIRST, BESIDE, FORWARD
from zombiegames.games.zombiaki.cards import FIRST_DOG, FIRST_SHIELD, KIND_OF, VALUE_OF, ZOMBIES
from zombiegames.games.zombiaki.damage import discard, enter, fall
from zombiegames.games.zombiaki.terms import END, HELD, NETTED, OBEYED, SPENT, STOOD_UP

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street


def push(state: Street, square: int) -> int:
    """Add up the strength of a zombie and the unbroken line directly behind it (ZK-46)."""
    figures = state.figures
    total = state.strength[figures[square]]
    behind = BACK[square]
    while behind >= 0 and figures[behind] >= 0:
        figure = figures[behind]
        # ZK-16: dogs link a line and add nothing. ZK-46: nor do netted zombies.
        if not FIRST_DOG <= figure < FIRST_SHIELD and not state.marks[figure] & NETTED:
            total += state.strength[figure]
        behind = BACK[behind]
    return total


def climbs(state: Street, square: int, to: int) -> bool:
    """Whether a zombie reaches the height of the wall on a neighbour square (ZK-46)."""
    # Forward the line behind pushes; sideways and back own strength only.
    forward = to == FORWARD[square]
    strength = push(state, square) if forward else state.strength[state.figures[square]]
    return strength >= VALUE_OF[state.obstacles[to]]


def bound(state: Street, figure: int, square: int) -> str:
    """Tell what keeps a figure from moving at all: ``frozen``, ``netted``, ``barred`` or ""."""
    if state.frozen:
        return "frozen"
    if state.marks[figure] & NETTED:
        return "netted"
    if state.barred >> square & 1:
        return "barred"
    return ""


def hindrance(state: Street, square: int, to: int) -> str:
    """Tell what keeps the figure on a square from a move to a neighbour, "" if nothing.

    One of ``events.HINDRANCES``; ``to`` may be ``OFF_STREET`` for a zombie that goes forward
    from row 5. Forward onto a wall those behind push (ZK-46).
    """
    figure = state.figures[square]
    if state.frozen:
        return "frozen"
    if state.marks[figure] & NETTED:
        return "netted"
    if state.barred >> square & 1:
        return "barred"
    if to < 0:
        return ""
    if state.barred >> to & 1:
        return "barred"
    if (state.zombies | state.dogs) >> to & 1:
        return "figure"
    # ZK-18: dogs cannot enter walls.
    if state.walls >> to & 1 and (
        FIRST_DOG <= figure < FIRST_SHIELD or not climbs(state, square, to)
    ):
        return "wall"
    return ""


def move(state: Street, figure: int, to: int, why: str) -> None:
    """Move a figure to a free neighbour, and let the square act (ZK-17)."""
    origin = state.at[figure]
    if state.walls >> to & 1 and state.listening:
        strength = push(state, origin) if to == FORWARD[origin] else state.strength[figure]
    else:
        strength = 0
    state.figures[origin] = -1
    state.figures[to] = figure
    state.at[figure] = to
    if FIRST_DOG <= figure < FIRST_SHIELD:
        state.dogs ^= 1 << origin | 1 << to
    else:
        state.zombies ^= 1 << origin | 1 << to
    if state.listening:
        state.emit(events.Moved(figure, origin, to, why))
        if strength:
            state.emit(events.WallClimbed(figure, to, strength, VALUE_OF[state.obstacles[to]]))
    if state.things >> to & 1 or state.fire == to:
        enter(state, figure)


def escape(state: Street, figure: int) -> None:
    """Let a zombie leave row 5 forward: the zombies win at once (ZK-08)."""
    # Ruling (ZK-08): it has left the street and lies in no pile.
    square = state.at[figure]
    state.figures[square] = -1
    state.at[figure] = -1
    state.zombies &= ~(1 << square)
    state.escaped = figure
    if state.listening:
        state.emit(events.Escaped(figure, square))
    win(state, ZOMBIES)


def win(state: Street, seat: int) -> None:
    """End the game."""
    state.winner = seat
    state.prompt = END
    state.actor = OVER
    state.agenda.clear()
    state.traps.clear()


def go(state: Street, figure: int, to: int, why: str) -> None:
    """Make a move that is known to be possible, perhaps over the barricade."""
    if to < 0:
        escape(state, figure)
    else:
        move(state, figure, to, why)


def try_to_go(state: Street, figure: int, to: int, why: str) -> None:
    """Move a figure one square if it can, else tell why it stays."""
    square = state.at[figure]
    hindered = hindrance(state, square, to) if to >= 0 else "edge"
    if not hindered:
        move(state, figure, to, why)
    elif state.listening:
        state.emit(events.Stayed(figure, square, why, hindered))


def step_back(state: Street, figure: int, why: str) -> None:
    """Push a figure one square back if it can go there (ZK-14)."""
    try_to_go(state, figure, BACK[state.at[figure]], why)


# -- tasks of the agenda ---------------------------------------------------------------


def advance(state: Street, task: tuple[int, ...], judge: tuple[int, ...]) -> None:
    """Move the zombies of a task one square forward, one after the other (ZK-10, ZK-12).

    Stops after one that sets something off, leaving the rest and ``judge`` to the agenda.
    """
    at, marks = state.at, state.marks
    for i in range(1, len(task)):
        figure = task[i]
        square = at[figure]
        if square < 0:
            continue
        # ZK-35: it skips this move.
        if marks[figure] & HELD:
            marks[figure] &= ~HELD
            if state.listening:
                state.emit(events.Stayed(figure, square, "advance", "held"))
            continue
        to = FORWARD[square]
        hindered = hindrance(state, square, to)
        if hindered:
            if state.listening:
                state.emit(events.Stayed(figure, square, "advance", hindered))
            continue
        if to < 0:
            escape(state, figure)
            return
        move(state, figure, to, "advance")
        if state.traps or state.sinking:
            if i + 1 < len(task):
                state.agenda.append((task[0], *task[i + 1 :]))
            state.agenda.append(judge)
            return


def retreat(state: Street, task: tuple[int, ...], why: str) -> None:
    """Move the figures of a task one square back, cemetery side first (ZK-15).

    The task is (number, index of why, figures …); stops like :func:`advance`.
    """
    for i in range(2, len(task)):
        figure = task[i]
        if state.at[figure] < 0:
            continue
        step_back(state, figure, why)
        if state.traps:
            if i + 1 < len(task):
                state.agenda.append((task[0], task[1], *task[i + 1 :]))
            return


def judge_pits(state: Street) -> bool:
    """Let the first zombie that no longer outgrows its pit step back or fall in (ZK-65).

    False if there was none.
    """
    for square in BACK_FIRST:
        if not state.sinking >> square & 1:
            continue
        state.sinking &= ~(1 << square)
        figure, pit = state.figures[square], state.obstacles[square]
        if (
            figure < 0
            or pit < 0
            or KIND_OF[pit] not in cards.PIT_KINDS
            or state.strength[figure] > VALUE_OF[pit]
        ):
            continue
        # A push-back by the card itself was this step: if it failed, so does this one.
        to = BACK[square]
        if to >= 0 and not hindrance(state, square, to):
            move(state, figure, to, "pit")
        else:
            fall(state, figure, square)
        return True
    return False


def boss_retreat(state: Street) -> tuple[int, ...]:
    """List the zombies that step back because the Boss is dead, cemetery side first (ZK-24)."""
    # Ruling (ZK-24): this is no card move (ZK-13).
    state.boss_fell = False
    if state.listening:
        state.emit(events.BossFell())
    zombies = state.zombies
    return tuple(state.figures[s] for s in BACK_FIRST if zombies >> s & 1)


# -- fusion and swap -------------------------------------------------------------------


def merge(state: Street, mover: int, figure: int) -> None:
    """Make one zombie of two: the mover's card slips under the other (ZK-27)."""
    origin, square = state.at[mover], state.at[figure]
    state.figures[origin] = -1
    state.zombies &= ~(1 << origin)
    state.at[mover] = -1
    state.strength[figure] += state.strength[mover]
    state.strength[mover] = 0
    # ZK-27: the whole makes no more card moves; if either obeyed, so did the whole.
    state.marks[figure] = state.marks[figure] & ~STOOD_UP | SPENT | state.marks[mover] & OBEYED
    state.marks[mover] = 0
    for part in range(1, cards.LAST_FIGURE + 1):
        if state.whole[part] == mover:
            state.whole[part] = figure
    state.whole[mover] = figure
    if state.boss == mover:
        state.boss = figure
    if state.claws == mover:
        state.claws = figure
    if state.listening:
        state.emit(events.Merged(mover, figure, origin, square, state.strength[figure]))
    shield = state.shield[mover]
    if shield >= 0:
        state.shield[mover] = -1
        if state.shield[figure] < 0:
            state.shield[figure] = shield
        else:
            # Ruling (ZK-27): two shields become one, the other is discarded.
            if state.listening:
                state.emit(events.ShieldLost(figure, shield, square, "mass"))
            discard(state, shield, "lost")
    enter(state, figure)


def swap(state: Street, first: int, second: int) -> None:
    """Let two zombies change places; they have still to enter (ZK-28)."""
    origin, to = state.at[first], state.at[second]
    state.figures[origin], state.figures[to] = second, first
    state.at[first], state.at[second] = to, origin
    state.marks[first] |= SPENT
    state.marks[second] |= SPENT
    if state.listening:
        state.emit(events.Swapped(first, second, origin, to))


def has_step(state: Street, square: int) -> bool:
    """Whether the dog on a square can step anywhere."""
    return any(not hindrance(state, square, to) for to in BESIDE[square])
