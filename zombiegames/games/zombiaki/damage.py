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


def discard(street: Street, card: int, why: str) -> None:
    """Put a card, already taken from where it was, onto its owner's pile (ZK-06)."""
    seat = cards.owner(card)
    street.discards[seat].append(card)
    if street.listening:
        street.emit(events.CardDiscarded(seat, card, why))


# -- figures ---------------------------------------------------------------------------


def hit(street: Street, figure: int, amount: int, by: str) -> int:
    """Let one source do its damage to a zombie or dog: ``ABSORBED``, ``SURVIVED``, ``KILLED``."""
    square = street.at[figure]
    # ZK-25: the shield takes all of it.
    if street.shield[figure] >= 0:
        lose_shield(street, figure, by)
        return ABSORBED
    # ZK-19: wounds lower strength.
    had = street.strength[figure]
    left = had - amount
    if left <= 0:
        if street.listening:
            street.emit(events.Wounded(figure, square, by, had, 0))
        die(street, figure, by)
        return KILLED
    street.strength[figure] = left
    if street.listening:
        street.emit(events.Wounded(figure, square, by, amount, left))
    # ZK-65: judged when the card or chain is finished.
    if street.things >> square & 1:
        thing = street.obstacles[square]
        if KIND_OF[thing] in cards.PIT_KINDS and left <= VALUE_OF[thing]:
            street.sinking |= 1 << square
    return SURVIVED


def lose_shield(street: Street, figure: int, by: str) -> int:
    """Take the shield from its bearer and discard it; gives its component."""
    shield = street.shield[figure]
    street.shield[figure] = -1
    if street.listening:
        street.emit(events.ShieldLost(figure, shield, street.at[figure], by))
    discard(street, shield, "lost")
    return shield


def die(street: Street, figure: int, by: str) -> None:
    """Take a zombie or dog out of play with all that is attached to it (ZK-06, ZK-19)."""
    square = street.at[figure]
    street.figures[square] = -1
    street.at[figure] = -1
    street.strength[figure] = 0
    if street.listening:
        street.emit(events.Died(figure, square, by))
    if FIRST_DOG <= figure < FIRST_SHIELD:
        street.dogs &= ~(1 << square)
        street.marks[figure] = 0
        discard(street, figure, "dead")
        return
    street.zombies &= ~(1 << square)
    shield = street.shield[figure]
    if shield >= 0:
        street.shield[figure] = -1
        discard(street, shield, "dead")
    if street.claws == figure:
        street.claws = -1
        discard(street, cards.CLAWS_CARD, "dead")
    if street.boss == figure:
        # ZK-24: the retreat waits for the end of the chain, or of step 1.
        street.boss = -1
        street.boss_fell = True
        discard(street, cards.BOSS_CARD, "dead")
    if figure in street.whole:
        for part in range(1, cards.LAST_FIGURE + 1):
            if street.whole[part] == figure:
                street.whole[part] = -1
                discard(street, part, "dead")
    discard(street, figure, "dead")
    netted = street.marks[figure] & NETTED
    street.marks[figure] = 0
    if netted:
        street.net -= 1
        # Ruling (ZK-57): a net under which nobody is left is discarded at once.
        if street.net == 0:
            if street.listening:
                street.emit(events.EffectEnded("net", -1))
            discard(street, cards.NET_CARD, "expired")


# -- what lies on the street -----------------------------------------------------------


def lay(street: Street, card: int, square: int) -> None:
    """Put a pit, wall, barrier, mine, car or barrel on a square."""
    street.obstacles[square] = card
    bit = 1 << square
    street.things |= bit
    kind = KIND_OF[card]
    if kind in cards.WALL_KINDS:
        street.walls |= bit
        if street.barred:
            bar(street)
    elif kind == cards.BARRIER:
        bar(street)


def clear(street: Street, square: int) -> int:
    """Take away what lies on a square; gives its component, which is then nowhere."""
    card = street.obstacles[square]
    street.obstacles[square] = -1
    bit = 1 << square
    street.things &= ~bit
    street.sinking &= ~bit
    if street.walls & bit:
        street.walls &= ~bit
        if street.barred:
            bar(street)
    elif KIND_OF[card] == cards.BARRIER:
        bar(street)
    return card


def bar(street: Street) -> None:
    """Work out which squares are barred by barriers (ZK-48)."""
    row = board.LAST_ROW if street.house.barrier else board.FIRST_ROW
    barred = 0
    for lane in board.LANE:
        lane_row = row & lane
        square = lane_row.bit_length() - 1
        if street.things & lane_row and KIND_OF[street.obstacles[square]] == cards.BARRIER:
            walls = street.walls & lane
            if street.house.barrier and walls:
                # Beyond a wall the publisher's barrier bars nothing; the wall itself is barred.
                first = walls.bit_length() - 1
                barred |= lane & -(1 << first)
            else:
                barred |= lane
    street.barred = barred


def destroy(street: Street, square: int, by: str) -> None:
    """Destroy what lies on a square."""
    card = clear(street, square)
    if street.listening:
        street.emit(events.Destroyed(card, square, by))
    discard(street, card, "destroyed")


def put_out(street: Street, why: str, by: str = "") -> None:
    """Take the napalm off the street: its time is over, or something destroyed it."""
    if street.listening:
        if by:
            street.emit(events.Destroyed(cards.NAPALM_CARD, street.fire, by))
        else:
            street.emit(events.EffectEnded("napalm", street.fire))
    street.fire = -1
    discard(street, cards.NAPALM_CARD, why)


def fall(street: Street, figure: int, square: int) -> None:
    """Let a figure that cannot cross the pit it stands on fall in, or its shield (ZK-65)."""
    if street.shield[figure] >= 0:
        victim = lose_shield(street, figure, "pit")
    else:
        victim = figure
        die(street, figure, "pit")
    pit = clear(street, square)
    if street.listening:
        street.emit(events.PitFilled(pit, square, victim))
    discard(street, pit, "lost")


def crush(street: Street, figure: int) -> None:
    """Let the barrel kill a figure, or its shield (ZK-58)."""
    if street.shield[figure] >= 0:
        lose_shield(street, figure, "barrel")
    else:
        die(street, figure, "barrel")


def break_barrel(street: Street, card: int, square: int, on: str) -> None:
    """Discard the barrel, already off the street."""
    if street.listening:
        street.emit(events.BarrelBroke(card, square, on))
    discard(street, card, "lost")


def roll_barrel(street: Street, square: int) -> None:
    """Roll the barrel one square towards row 1, with what it meets (ZK-58)."""
    card = clear(street, square)
    to = board.BACK[square]
    if street.listening:
        street.emit(events.BarrelRolled(card, square, to))
    if to < 0:
        discard(street, card, "lost")
        return
    # ZK-47: a barrel breaks on a wall, without hurting who stands there.
    if street.walls >> to & 1:
        break_barrel(street, card, to, "wall")
        return
    figure = street.figures[to]
    if figure >= 0:
        crush(street, figure)
        break_barrel(street, card, to, "figure")
        return
    thing = street.obstacles[to]
    if thing < 0:
        lay(street, card, to)
        return
    kind = KIND_OF[thing]
    if kind == cards.CAR:
        break_barrel(street, card, to, "car")
    elif kind == cards.MINE:
        break_barrel(street, card, to, "mine")
        set_off(street, to)
    else:
        assert kind in cards.PIT_KINDS, "barriers have ended before the barrel rolls"
        break_barrel(street, card, to, "pit")
        pit = clear(street, to)
        if street.listening:
            street.emit(events.PitFilled(pit, to, card))
        discard(street, pit, "lost")


# -- fire and explosions ---------------------------------------------------------------


def set_off(street: Street, square: int) -> None:
    """Let a mine or car on a square go off when its turn comes; each once (ZK-63)."""
    if square not in street.traps:
        street.traps.append(square)


def ignite(street: Street, square: int) -> None:
    """Set off what can be set off on a square."""
    if street.things >> square & 1 and KIND_OF[street.obstacles[square]] in cards.TRAP_KINDS:
        set_off(street, square)


def burn(street: Street, squares: Iterable[int], by: str) -> None:
    """Do 1 damage to all squares at once, then set off their traps (ZK-63)."""
    figures = street.figures
    for square in squares:
        if figures[square] >= 0:
            hit(street, figures[square], 1, by)
    for square in squares:
        ignite(street, square)


def go_off(street: Street) -> None:
    """Let the first trap of the queue go off; a mine may ask the humans for its shrapnel."""
    square = street.traps[0]
    card = street.obstacles[square]
    if street.listening:
        street.emit(events.Exploded(card, square))
    if KIND_OF[card] == cards.CAR:
        # ZK-62: 1 damage here and all around, and the car is gone.
        clear(street, square)
        del street.traps[0]
        burn(street, board.BLAST[square], "car")
        discard(street, card, "used")
        return
    # ZK-59: 2 damage here, then 1 on a neighbour of the humans' choice.
    figure = street.figures[square]
    if figure >= 0:
        hit(street, figure, 2, "mine")
    if is_in_reach(street, square):
        street.prompt = SHRAPNEL
        street.actor = HUMANS
    else:
        # Ruling (ZK-59): where the shrapnel can hit nothing, nothing is asked.
        mine_gone(street)


def is_in_reach(street: Street, square: int) -> bool:
    """Whether shrapnel from a square can hit anybody or the car."""
    near = board.BESIDE_MASK[square]
    if near & (street.zombies | street.dogs):
        return True
    things = near & street.things
    while things:
        thing = things.bit_length() - 1
        if KIND_OF[street.obstacles[thing]] == cards.CAR:
            return True
        things ^= 1 << thing
    return False


def mine_gone(street: Street) -> None:
    """Discard the mine that has gone off."""
    discard(street, clear(street, street.traps.pop(0)), "used")


def fly(street: Street, square: int) -> None:
    """Let the shrapnel of the first trap fly to a square (ZK-59)."""
    if street.listening:
        street.emit(events.ShrapnelFlew(street.traps[0], square))
    figure = street.figures[square]
    if figure >= 0:
        hit(street, figure, 1, "shrapnel")
    if street.things >> square & 1 and KIND_OF[street.obstacles[square]] == cards.CAR:
        set_off(street, square)
    mine_gone(street)


def meet_barrel(street: Street, figure: int, square: int) -> None:
    """Let a figure run into the barrel on its square."""
    card = clear(street, square)
    crush(street, figure)
    break_barrel(street, card, square, "figure")


def enter(street: Street, figure: int) -> None:
    """Let a square act on who has just come onto it (ZK-17)."""
    square = street.at[figure]
    # Ruling (ZK-17): pit, mine and barrel act first, fire on who is then still there.
    if street.things >> square & 1:
        thing = street.obstacles[square]
        kind = KIND_OF[thing]
        if kind in cards.PIT_KINDS:
            # ZK-65: a shield always fills the pit; dogs count 0.
            if (
                street.shield[figure] >= 0
                or street.strength[figure] <= VALUE_OF[thing]
                or FIRST_DOG <= figure < FIRST_SHIELD
            ):
                fall(street, figure, square)
        elif kind == cards.MINE:
            set_off(street, square)
        elif kind == cards.BARREL:
            meet_barrel(street, figure, square)
    # ZK-49: 1 damage to whatever enters.
    if street.fire == square and street.at[figure] == square:
        hit(street, figure, 1, "napalm")
