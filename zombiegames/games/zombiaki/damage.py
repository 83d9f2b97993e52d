"""Wounds and death, what lies on the street, mines and cars going off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import board, cards, events
from zombiegames.games.zombiaki.cards import FIRST_DOG, FIRST_SHIELD, HUMANS, KIND_OF, VALUE_OF
from zombiegames.games.zombiaki.terms import NETTED, SHRAPNEL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.games.zombiaki.state import Street

ABSORBED, SURVIVED, KILLED = 0, 1, 2
"""What became of a figure that was hit."""


def discard(state: Street, card: int, why: str) -> None:
    """Put a card, already taken from where it was, onto its owner's pile (ZK-06)."""
    seat = cards.owner(card)
    state.discards[seat].append(card)
    if state.listening:
        state.emit(events.CardDiscarded(seat, card, why))


# -- figures ---------------------------------------------------------------------------


def hit(state: Street, figure: int, amount: int, by: str) -> int:
    """Let one source do its damage to a zombie or dog: ``ABSORBED``, ``SURVIVED``, ``KILLED``."""
    square = state.at[figure]
    # ZK-25: the shield takes all of it.
    if state.shield[figure] >= 0:
        lose_shield(state, figure, by)
        return ABSORBED
    # ZK-19: wounds lower strength.
    had = state.strength[figure]
    left = had - amount
    if left <= 0:
        if state.listening:
            state.emit(events.Wounded(figure, square, by, had, 0))
        die(state, figure, by)
        return KILLED
    state.strength[figure] = left
    if state.listening:
        state.emit(events.Wounded(figure, square, by, amount, left))
    # ZK-65: judged when the card or chain is finished.
    if state.things >> square & 1:
        thing = state.obstacles[square]
        if KIND_OF[thing] in cards.PIT_KINDS and left <= VALUE_OF[thing]:
            state.sinking |= 1 << square
    return SURVIVED


def lose_shield(state: Street, figure: int, by: str) -> int:
    """Take the shield from its bearer and discard it; gives its component."""
    shield = state.shield[figure]
    state.shield[figure] = -1
    if state.listening:
        state.emit(events.ShieldLost(figure, shield, state.at[figure], by))
    discard(state, shield, "lost")
    return shield


def die(state: Street, figure: int, by: str) -> None:
    """Take a zombie or dog out of play with all that is attached to it (ZK-06, ZK-19)."""
    square = state.at[figure]
    state.figures[square] = -1
    state.at[figure] = -1
    state.strength[figure] = 0
    if state.listening:
        state.emit(events.Died(figure, square, by))
    if FIRST_DOG <= figure < FIRST_SHIELD:
        state.dogs &= ~(1 << square)
        state.marks[figure] = 0
        discard(state, figure, "dead")
        return
    state.zombies &= ~(1 << square)
    shield = state.shield[figure]
    if shield >= 0:
        state.shield[figure] = -1
        discard(state, shield, "dead")
    if state.claws == figure:
        state.claws = -1
        discard(state, cards.CLAWS_CARD, "dead")
    if state.boss == figure:
        # ZK-24: the retreat waits for the end of the chain, or of step 1.
        state.boss = -1
        state.boss_fell = True
        discard(state, cards.BOSS_CARD, "dead")
    if figure in state.whole:
        for part in range(1, cards.LAST_FIGURE + 1):
            if state.whole[part] == figure:
                state.whole[part] = -1
                discard(state, part, "dead")
    discard(state, figure, "dead")
    netted = state.marks[figure] & NETTED
    state.marks[figure] = 0
    if netted:
        state.net -= 1
        # Ruling (ZK-57): a net under which nobody is left is discarded at once.
        if state.net == 0:
            if state.listening:
                state.emit(events.EffectEnded("net", -1))
            discard(state, cards.NET_CARD, "expired")


# -- what lies on the street -----------------------------------------------------------


def lay(state: Street, card: int, square: int) -> None:
    """Put a pit, wall, barrier, mine, car or barrel on a square."""
    state.obstacles[square] = card
    bit = 1 << square
    state.things |= bit
    kind = KIND_OF[card]
    if kind in cards.WALL_KINDS:
        state.walls |= bit
        if state.barred:
            bar(state)
    elif kind == cards.BARRIER:
        bar(state)


def clear(state: Street, square: int) -> int:
    """Take away what lies on a square; gives its component, which is then nowhere."""
    card = state.obstacles[square]
    state.obstacles[square] = -1
    bit = 1 << square
    state.things &= ~bit
    state.sinking &= ~bit
    if state.walls & bit:
        state.walls &= ~bit
        if state.barred:
            bar(state)
    elif KIND_OF[card] == cards.BARRIER:
        bar(state)
    return card


def bar(state: Street) -> None:
    """Work out which squares are barred by barriers (ZK-48)."""
    row = board.LAST_ROW if state.house.barrier else board.FIRST_ROW
    barred = 0
    for lane in board.LANE:
        lane_row = row & lane
        square = lane_row.bit_length() - 1
        if state.things & lane_row and KIND_OF[state.obstacles[square]] == cards.BARRIER:
            walls = state.walls & lane
            if state.house.barrier and walls:
                # Beyond a wall the publisher's barrier bars nothing; the wall itself is barred.
                first = walls.bit_length() - 1
                barred |= lane & -(1 << first)
            else:
                barred |= lane
    state.barred = barred


def destroy(state: Street, square: int, by: str) -> None:
    """Destroy what lies on a square."""
    card = clear(state, square)
    if state.listening:
        state.emit(events.Destroyed(card, square, by))
    discard(state, card, "destroyed")


def put_out(state: Street, why: str, by: str = "") -> None:
    """Take the napalm off the street: its time is over, or something destroyed it."""
    if state.listening:
        if by:
            state.emit(events.Destroyed(cards.NAPALM_CARD, state.fire, by))
        else:
            state.emit(events.EffectEnded("napalm", state.fire))
    state.fire = -1
    discard(state, cards.NAPALM_CARD, why)


def fall(state: Street, figure: int, square: int) -> None:
    """Let a figure that cannot cross the pit it stands on fall in, or its shield (ZK-65)."""
    if state.shield[figure] >= 0:
        victim = lose_shield(state, figure, "pit")
    else:
        victim = figure
        die(state, figure, "pit")
    pit = clear(state, square)
    if state.listening:
        state.emit(events.PitFilled(pit, square, victim))
    discard(state, pit, "lost")


def crush(state: Street, figure: int) -> None:
    """Let the barrel kill a figure, or its shield (ZK-58)."""
    if state.shield[figure] >= 0:
        lose_shield(state, figure, "barrel")
    else:
        die(state, figure, "barrel")


def break_barrel(state: Street, card: int, square: int, on: str) -> None:
    """Discard the barrel, already off the street."""
    if state.listening:
        state.emit(events.BarrelBroke(card, square, on))
    discard(state, card, "lost")


def roll_barrel(state: Street, square: int) -> None:
    """Roll the barrel one square towards row 1, with what it meets (ZK-58)."""
    card = clear(state, square)
    to = board.BACK[square]
    if state.listening:
        state.emit(events.BarrelRolled(card, square, to))
    if to < 0:
        discard(state, card, "lost")
        return
    # ZK-47: a barrel breaks on a wall, without hurting a zombie that stands there.
    if state.walls >> to & 1:
        break_barrel(state, card, to, "wall")
        return
    figure = state.figures[to]
    if figure >= 0:
        crush(state, figure)
        break_barrel(state, card, to, "figure")
        return
    thing = state.obstacles[to]
    if thing < 0:
        lay(state, card, to)
        return
    kind = KIND_OF[thing]
    if kind == cards.CAR:
        break_barrel(state, card, to, "car")
    elif kind == cards.MINE:
        break_barrel(state, card, to, "mine")
        set_off(state, to)
    else:
        assert kind in cards.PIT_KINDS, "barriers have ended before the barrel rolls"
        break_barrel(state, card, to, "pit")
        pit = clear(state, to)
        if state.listening:
            state.emit(events.PitFilled(pit, to, card))
        discard(state, pit, "lost")


# -- fire and explosions ---------------------------------------------------------------


def set_off(state: Street, square: int) -> None:
    """Let a mine or car on a square go off when its turn comes; each once (ZK-63)."""
    if square not in state.traps:
        state.traps.append(square)


def ignite(state: Street, square: int) -> None:
    """Set off what can be set off on a square."""
    if state.things >> square & 1 and KIND_OF[state.obstacles[square]] in cards.TRAP_KINDS:
        set_off(state, square)


def burn(state: Street, squares: Iterable[int], by: str) -> None:
    """Do 1 damage to all squares at once, then set off their traps (ZK-63)."""
    figures = state.figures
    for square in squares:
        if figures[square] >= 0:
            hit(state, figures[square], 1, by)
    for square in squares:
        ignite(state, square)


def go_off(state: Street) -> None:
    """Let the first trap of the queue go off; a mine may ask the humans for its shrapnel."""
    square = state.traps[0]
    card = state.obstacles[square]
    if state.listening:
        state.emit(events.Exploded(card, square))
    if KIND_OF[card] == cards.CAR:
        # ZK-62: 1 damage here and all around, and the car is gone.
        clear(state, square)
        del state.traps[0]
        burn(state, board.BLAST[square], "car")
        discard(state, card, "used")
        return
    # ZK-59: 2 damage here, then 1 on a neighbour of the humans' choice.
    figure = state.figures[square]
    if figure >= 0:
        hit(state, figure, 2, "mine")
    if is_in_reach(state, square):
        state.prompt = SHRAPNEL
        state.actor = HUMANS
    else:
        # Ruling (ZK-59): where the shrapnel can hit nothing, nothing is asked.
        mine_gone(state)


def is_in_reach(state: Street, square: int) -> bool:
    """Whether shrapnel from a square can hit anybody or the car."""
    near = board.BESIDE_MASK[square]
    if near & (state.zombies | state.dogs):
        return True
    things = near & state.things
    while things:
        thing = things.bit_length() - 1
        if KIND_OF[state.obstacles[thing]] == cards.CAR:
            return True
        things ^= 1 << thing
    return False


def mine_gone(state: Street) -> None:
    """Discard the mine that has gone off."""
    discard(state, clear(state, state.traps.pop(0)), "used")


def fly(state: Street, square: int) -> None:
    """Let the shrapnel of the first trap fly to a square (ZK-59)."""
    if state.listening:
        state.emit(events.ShrapnelFlew(state.traps[0], square))
    figure = state.figures[square]
    if figure >= 0:
        hit(state, figure, 1, "shrapnel")
    if state.things >> square & 1 and KIND_OF[state.obstacles[square]] == cards.CAR:
        set_off(state, square)
    mine_gone(state)


def meet_barrel(state: Street, figure: int, square: int) -> None:
    """Let a figure run into the barrel on its square."""
    card = clear(state, square)
    crush(state, figure)
    break_barrel(state, card, square, "figure")


def enter(state: Street, figure: int) -> None:
    """Let a square act on the figure that has just come onto it (ZK-17)."""
    square = state.at[figure]
    # Ruling (ZK-17): pit, mine and barrel act first, fire on a figure that is still there.
    if state.things >> square & 1:
        thing = state.obstacles[square]
        kind = KIND_OF[thing]
        if kind in cards.PIT_KINDS:
            # ZK-65: a shield always fills the pit; dogs count 0.
            if (
                state.shield[figure] >= 0
                or state.strength[figure] <= VALUE_OF[thing]
                or FIRST_DOG <= figure < FIRST_SHIELD
            ):
                fall(state, figure, square)
        elif kind == cards.MINE:
            set_off(state, square)
        elif kind == cards.BARREL:
            meet_barrel(state, figure, square)
    # ZK-49: 1 damage to every figure that enters.
    if state.fire == square and state.at[figure] == square:
        hit(state, figure, 1, "napalm")
