"""Who may move where, and the moves: advance, walk, step back, climb, fuse, swap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki import cards, events
from zombiegames.games.zombiaki.board import BACK, BACK_FIRST, BESIDE, FORWARD
from zombiegames.games.zombiaki.cards import FIRST_DOG, FIRST_SHIELD, KIND_OF, VALUE_OF, ZOMBIES
from zombiegames.games.zombiaki.damage import discard, enter, fall
from zombiegames.games.zombiaki.terms import END, HELD, NETTED, OBEYED, SPENT

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street


def push(street: Street, square: int) -> int:
    """Add up the strength of a zombie and the unbroken line directly behind it (ZK-46)."""
    figures = street.figures
    total = street.strength[figures[square]]
    behind = BACK[square]
    while behind >= 0 and figures[behind] >= 0:
        figure = figures[behind]
        # ZK-16: dogs link a line and add nothing. ZK-46: nor do netted zombies.
        if not FIRST_DOG <= figure < FIRST_SHIELD and not street.marks[figure] & NETTED:
            total += street.strength[figure]
        behind = BACK[behind]
    return total


def climbs(street: Street, square: int, to: int) -> bool:
    """Whether a zombie reaches the height of the wall on a neighbour square (ZK-46)."""
    # Forward the line behind pushes; sideways and back own strength only.
    forward = to == FORWARD[square]
    strength = push(street, square) if forward else street.strength[street.figures[square]]
    return strength >= VALUE_OF[street.obstacles[to]]


def bound(street: Street, figure: int, square: int) -> str:
    """Tell what keeps a figure from moving at all: ``frozen``, ``netted``, ``barred`` or ""."""
    if street.frozen:
        return "frozen"
    if street.marks[figure] & NETTED:
        return "netted"
    if street.barred >> square & 1:
        return "barred"
    return ""


def hindrance(street: Street, square: int, to: int) -> str:
    """Tell what keeps the figure on a square from a move to a neighbour, "" if nothing.

    One of ``events.HINDRANCES``; ``to`` may be ``OFF_STREET`` for a zombie that goes forward
    from row 5. Forward onto a wall those behind push (ZK-46).
    """
    figure = street.figures[square]
    if street.frozen:
        return "frozen"
    if street.marks[figure] & NETTED:
        return "netted"
    if street.barred >> square & 1:
        return "barred"
    if to < 0:
        return ""
    if street.barred >> to & 1:
        return "barred"
    if (street.zombies | street.dogs) >> to & 1:
        return "figure"
    # ZK-18: dogs cannot enter walls.
    if street.walls >> to & 1 and (
        FIRST_DOG <= figure < FIRST_SHIELD or not climbs(street, square, to)
    ):
        return "wall"
    return ""


def move(street: Street, figure: int, to: int, why: str) -> None:
    """Move a figure to a free neighbour, and let the square act (ZK-17)."""
    origin = street.at[figure]
    if street.walls >> to & 1 and street.listening:
        strength = push(street, origin) if to == FORWARD[origin] else street.strength[figure]
    else:
        strength = 0
    street.figures[origin] = -1
    street.figures[to] = figure
    street.at[figure] = to
    if FIRST_DOG <= figure < FIRST_SHIELD:
        street.dogs ^= 1 << origin | 1 << to
    else:
        street.zombies ^= 1 << origin | 1 << to
    if street.listening:
        street.emit(events.Moved(figure, origin, to, why))
        if strength:
            street.emit(events.WallClimbed(figure, to, strength, VALUE_OF[street.obstacles[to]]))
    if street.things >> to & 1 or street.fire == to:
        enter(street, figure)


def escape(street: Street, figure: int) -> None:
    """Let a zombie leave row 5 forward: the zombies win at once (ZK-08)."""
    # Ruling (ZK-08): it has left the street and lies in no pile.
    square = street.at[figure]
    street.figures[square] = -1
    street.at[figure] = -1
    street.zombies &= ~(1 << square)
    street.escaped = figure
    if street.listening:
        street.emit(events.Escaped(figure, square))
    win(street, ZOMBIES)


def win(street: Street, seat: int) -> None:
    """End the game."""
    street.winner = seat
    street.prompt = END
    street.actor = OVER
    street.agenda.clear()
    street.traps.clear()


def go(street: Street, figure: int, to: int, why: str) -> None:
    """Make a move that is known to be possible, perhaps over the barricade."""
    if to < 0:
        escape(street, figure)
    else:
        move(street, figure, to, why)


def try_to_go(street: Street, figure: int, to: int, why: str) -> None:
    """Move a figure one square if it can, else tell why it stays."""
    square = street.at[figure]
    hindered = hindrance(street, square, to) if to >= 0 else "edge"
    if not hindered:
        move(street, figure, to, why)
    elif street.listening:
        street.emit(events.Stayed(figure, square, why, hindered))


def step_back(street: Street, figure: int, why: str) -> None:
    """Push a figure one square back if it can go there (ZK-14)."""
    try_to_go(street, figure, BACK[street.at[figure]], why)


# -- tasks of the agenda ---------------------------------------------------------------


def advance(street: Street, task: tuple[int, ...], judge: tuple[int, ...]) -> None:
    """Move the zombies of a task one square forward, one after the other (ZK-10, ZK-12).

    Stops after one that sets something off, leaving the rest and ``judge`` to the agenda.
    """
    at, marks = street.at, street.marks
    for i in range(1, len(task)):
        figure = task[i]
        square = at[figure]
        if square < 0:
            continue
        # ZK-35: it skips this move.
        if marks[figure] & HELD:
            marks[figure] &= ~HELD
            if street.listening:
                street.emit(events.Stayed(figure, square, "advance", "held"))
            continue
        to = FORWARD[square]
        hindered = hindrance(street, square, to)
        if hindered:
            if street.listening:
                street.emit(events.Stayed(figure, square, "advance", hindered))
            continue
        if to < 0:
            escape(street, figure)
            return
        move(street, figure, to, "advance")
        if street.traps or street.sinking:
            if i + 1 < len(task):
                street.agenda.append((task[0], *task[i + 1 :]))
            street.agenda.append(judge)
            return


def retreat(street: Street, task: tuple[int, ...], why: str) -> None:
    """Move the figures of a task one square back, cemetery side first (ZK-15).

    The task is (number, index of why, figures …); stops like :func:`advance`.
    """
    for i in range(2, len(task)):
        figure = task[i]
        if street.at[figure] < 0:
            continue
        step_back(street, figure, why)
        if street.traps:
            if i + 1 < len(task):
                street.agenda.append((task[0], task[1], *task[i + 1 :]))
            return


def judge_pits(street: Street) -> bool:
    """Let the first zombie that no longer outgrows its pit step back or fall in (ZK-65).

    False if there was none.
    """
    for square in BACK_FIRST:
        if not street.sinking >> square & 1:
            continue
        street.sinking &= ~(1 << square)
        figure, pit = street.figures[square], street.obstacles[square]
        if (
            figure < 0
            or pit < 0
            or KIND_OF[pit] not in cards.PIT_KINDS
            or street.strength[figure] > VALUE_OF[pit]
        ):
            continue
        # A push-back by the card itself was this step: if it failed, so does this one.
        to = BACK[square]
        if to >= 0 and not hindrance(street, square, to):
            move(street, figure, to, "pit")
        else:
            fall(street, figure, square)
        return True
    return False


def boss_retreat(street: Street) -> tuple[int, ...]:
    """List the zombies that step back because the Boss is dead, cemetery side first (ZK-24)."""
    # Ruling (ZK-24): this is no card move (ZK-13).
    street.boss_fell = False
    if street.listening:
        street.emit(events.BossFell())
    zombies = street.zombies
    return tuple(street.figures[s] for s in BACK_FIRST if zombies >> s & 1)


# -- fusion and swap -------------------------------------------------------------------


def merge(street: Street, mover: int, figure: int) -> None:
    """Make one zombie of two: the mover's card slips under the other (ZK-27)."""
    origin, square = street.at[mover], street.at[figure]
    street.figures[origin] = -1
    street.zombies &= ~(1 << origin)
    street.at[mover] = -1
    street.strength[figure] += street.strength[mover]
    street.strength[mover] = 0
    # ZK-27: the whole makes no more card moves; if either obeyed, so did the whole.
    street.marks[figure] |= SPENT | street.marks[mover] & OBEYED
    street.marks[mover] = 0
    for part in range(1, cards.LAST_FIGURE + 1):
        if street.whole[part] == mover:
            street.whole[part] = figure
    street.whole[mover] = figure
    if street.boss == mover:
        street.boss = figure
    if street.claws == mover:
        street.claws = figure
    if street.listening:
        street.emit(events.Merged(mover, figure, origin, square, street.strength[figure]))
    shield = street.shield[mover]
    if shield >= 0:
        street.shield[mover] = -1
        if street.shield[figure] < 0:
            street.shield[figure] = shield
        else:
            # Ruling (ZK-27): two shields become one, the other is discarded.
            if street.listening:
                street.emit(events.ShieldLost(figure, shield, square, "mass"))
            discard(street, shield, "lost")
    enter(street, figure)


def swap(street: Street, first: int, second: int) -> None:
    """Let two zombies change places; they have still to enter (ZK-28)."""
    origin, to = street.at[first], street.at[second]
    street.figures[origin], street.figures[to] = second, first
    street.at[first], street.at[second] = to, origin
    street.marks[first] |= SPENT
    street.marks[second] |= SPENT
    if street.listening:
        street.emit(events.Swapped(first, second, origin, to))


def has_step(street: Street, square: int) -> bool:
    """Whether the dog on a square can step anywhere."""
    return any(not hindrance(street, square, to) for to in BESIDE[square])
