"""What each card does when it is played: one short function a card, and a table at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki.actions import GRID
from zombiegames.games.zombiaki.cards import (
    BACK_OFF,
    BARREL,
    BARRIER,
    BITE,
    BLOOD,
    BOSS,
    BURST_2,
    BURST_3,
    CAR,
    CARDS,
    CHANGE,
    CLAWS,
    CLICK,
    DOG,
    FIRST_DOG,
    FIRST_SHIELD,
    FLAMETHROWER,
    FREEZE,
    GET_OUT,
    GRENADE,
    HUMANS,
    HUNGER,
    KIND_OF,
    MASS,
    MEAT,
    MINE,
    NAPALM,
    NET,
    PETROL,
    PICKAXE,
    PIT_1,
    PIT_2,
    SEARCHLIGHT,
    SHIELD,
    SHOT_1,
    SHOT_2,
    SNIPER,
    STREET_FIRE,
    TERROR,
    VALUE_OF,
    VOLTAGE,
    WALL_5,
    WALL_6,
    ZOMBIE_2,
    ZOMBIE_3,
    ZOMBIE_4,
    ZOMBIE_5,
    ZOMBIES,
)
from zombiegames.games.zombiaki.choices import aims, flame_row, pour_mask
from zombiegames.games.zombiaki.damage import (
    ABSORBED,
    SURVIVED,
    burn,
    destroy,
    die,
    discard,
    enter,
    hit,
    ignite,
    lay,
    put_out,
    set_off,
)
from zombiegames.games.zombiaki.events import (
    MOVES,
    Attached,
    Bitten,
    BulletFired,
    EffectBegan,
    FlamesShot,
    GrenadeThrown,
    LaneStruck,
    Netted,
    OrderGiven,
    Placed,
    Poured,
    WallClimbed,
)
from zombiegames.games.zombiaki.movement import go, is_dog, merge, move, step_back, swap
from zombiegames.games.zombiaki.terms import (
    BACK_FIRST,
    BULLETS,
    CLICKED,
    FORWARD,
    LANE_FRONT_FIRST,
    LANE_OF,
    NETTED,
    OBEYED,
    POURING,
    SPENT,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki.actions import Order
    from zombiegames.games.zombiaki.state import Street

# Tasks of the agenda: (number, …). ``turn.py`` says what each does.
ASK_PLAY = 0
"""Ask for the next play of step 4."""
FINISH = 1
"""A card, roll or step 1 is over: discard, judge pits, retreat of the zombies."""
ADVANCE = 2
"""(…, figures): their compulsory moves."""
RETREAT = 3
"""(…, index in ``MOVES``, figures): one square back each."""
JUDGE = 4
"""Judge who was wounded on a pit."""
DRAW = 5
"""Steps 2 and 3."""
ENTER = 6
"""(…, figure): the second of a swap comes onto its square."""
BURST = 7
"""The next bullet of a burst, or its end."""
POUR = 8
"""Ask for the next point of petrol, or end."""
WALK_ON = 9
"""Ask for the next step of a dog, or for the next dog."""

# -- zombie cards ----------------------------------------------------------------------


def stand(street: Street, figure: int, square: int, strength: int) -> None:
    """Put a zombie or dog on the street."""
    street.figures[square] = figure
    street.at[figure] = square
    street.strength[figure] = strength
    if FIRST_DOG <= figure < FIRST_SHIELD:
        street.dogs |= 1 << square
    else:
        street.zombies |= 1 << square


def _figure(street: Street, card: int, action: Any) -> None:
    # ZK-20, ZK-21; placing counts as entering (ZK-17).
    square = action.square
    stand(street, card, square, VALUE_OF[card])
    if street.listening:
        street.emit(Placed(card, square, VALUE_OF[card]))
    if street.things >> square & 1 or street.fire == square:
        if street.walls >> square & 1 and street.listening:
            height = VALUE_OF[street.obstacles[square]]
            street.emit(WallClimbed(card, square, VALUE_OF[card], height))
        enter(street, card)


def _attached(street: Street, card: int, square: int) -> None:
    if street.listening:
        figure = street.figures[square]
        street.emit(Attached(card, figure, square, street.strength[figure]))


def _shield(street: Street, card: int, action: Any) -> None:
    # ZK-25.
    street.shield[street.figures[action.square]] = card
    _attached(street, card, action.square)


def _boss(street: Street, card: int, action: Any) -> None:
    # ZK-23.
    street.boss = street.figures[action.square]
    street.orders = CARDS[BOSS].value
    _attached(street, card, action.square)


def _claws(street: Street, card: int, action: Any) -> None:
    # ZK-30.
    figure = street.figures[action.square]
    street.claws = figure
    street.strength[figure] += CARDS[CLAWS].value
    _attached(street, card, action.square)


def _hunger(street: Street, card: int, action: Any) -> None:
    # ZK-31; ZK-13: its card move.
    figure = street.figures[action.square]
    street.marks[figure] |= SPENT
    go(street, figure, FORWARD[action.square], "hunger")


def _pickaxe(street: Street, card: int, action: Any) -> None:
    # ZK-34: nothing explodes.
    destroy(street, action.square, "pickaxe")


def _terror(street: Street, card: int, action: Any) -> None:
    # ZK-26: two do not add up.
    street.terror = True
    if street.listening:
        street.emit(EffectBegan("terror", -1))


def _mass(street: Street, card: int, action: Any) -> None:
    # ZK-27.
    merge(street, street.figures[action.square], street.figures[action.to])


def come(street: Street, figure: int) -> None:
    """Let a zombie that was swapped come onto its new square (ZK-28)."""
    square = street.at[figure]
    if square < 0:
        return
    if street.walls >> square & 1 and street.listening:
        height = VALUE_OF[street.obstacles[square]]
        street.emit(WallClimbed(figure, square, street.strength[figure], height))
    enter(street, figure)


def _change(street: Street, card: int, action: Any) -> None:
    # ZK-28: the one named first enters first.
    first, second = street.figures[action.square], street.figures[action.to]
    swap(street, first, second)
    street.agenda.append((ENTER, second))
    come(street, first)


def _bite(street: Street, card: int, action: Any) -> None:
    # ZK-29: the shield itself becomes a zombie of strength 1, which does not move again.
    bearer = street.figures[action.square]
    figure = street.shield[bearer]
    street.shield[bearer] = -1
    stand(street, figure, action.to, CARDS[BITE].value)
    street.marks[figure] = SPENT
    if street.listening:
        street.emit(Bitten(figure, bearer, action.square, action.to))
    enter(street, figure)


def _against_hand(street: Street, card: int, action: Any) -> None:
    # ZK-32, ZK-51: the victim was named in the action.
    other = HUMANS if street.seat == ZOMBIES else ZOMBIES
    victim = take(street, other, action.victim)
    discard(street, victim, "forced")


def take(street: Street, seat: int, kind: int) -> int:
    """Take the first card of a kind out of a hand; it is then nowhere."""
    hand = street.hands[seat]
    for i, card in enumerate(hand):
        if KIND_OF[card] == kind:
            del hand[i]
            return card
    raise AssertionError("a card that is not in the hand")


def obey(street: Street, action: Order) -> None:
    """Let a zombie obey the Boss (ZK-23)."""
    figure = street.figures[action.square]
    street.orders -= 1
    street.ordered = True
    street.marks[figure] |= SPENT | OBEYED
    if street.listening:
        street.emit(OrderGiven(street.boss, figure, street.orders))
    go(street, figure, action.to, "order")


# -- shots -----------------------------------------------------------------------------


def _shot(street: Street, card: int, action: Any) -> None:
    # ZK-33: a zombie player who holds Click may cancel it now.
    street.chain = (action.square, 1 if action.at == "car" else 0)
    if any(KIND_OF[held] == CLICK for held in street.hands[ZOMBIES]):
        street.prompt = CLICKED
        street.actor = ZOMBIES
    else:
        let_fire(street)


def let_fire(street: Street) -> None:
    """Carry out the shot that was announced."""
    square, car = street.chain
    at = "car" if car else "figure"
    card = street.pending
    kind = KIND_OF[card]
    street.chain = ()
    if kind in (BURST_2, BURST_3):
        street.chain = (LANE_OF[square], VALUE_OF[card], -1)
        fire_bullet(street, square, at)
        return
    if street.listening:
        street.emit(BulletFired(card, square, at, 0))
    if car:
        set_off(street, square)
        return
    # ZK-42, ZK-44.
    figure = street.figures[square]
    by = "sniper" if kind == SNIPER else "shot"
    if hit(street, figure, VALUE_OF[card], by) == SURVIVED and not is_dog(figure):
        step_back(street, figure, "push-back")


def fire_bullet(street: Street, square: int, at: str) -> None:
    """Fire the next bullet of a burst (ZK-43)."""
    lane, left, struck = street.chain
    left -= 1
    if street.listening:
        street.emit(BulletFired(street.pending, square, at, left))
    if at == "car":
        set_off(street, square)
    else:
        figure = street.figures[square]
        outcome = hit(street, figure, 1, "burst")
        struck = figure if outcome == SURVIVED else -1
        if outcome == ABSORBED:
            # ZK-43: a shield absorbs all the bullets that are left.
            # Ruling (ZK-43): the car can no longer be chosen for them.
            left = 0
    street.chain = (lane, left, struck)
    street.agenda.append((BURST,))


def next_bullet(street: Street) -> None:
    """Fire on if there is a choice of one, ask if of two, else end the burst (ZK-43)."""
    lane, left, struck = street.chain
    if left:
        choice = aims(street, lane)
        if len(choice) == 1:
            fire_bullet(street, *choice[0])
            return
        if choice:
            street.prompt = BULLETS
            street.actor = HUMANS
            return
    street.chain = ()
    if struck >= 0 and street.at[struck] >= 0:
        step_back(street, struck, "push-back")


# -- cards that stay on the street -----------------------------------------------------


def _obstacle(street: Street, card: int, action: Any) -> None:
    # ZK-45, ZK-58, ZK-59, ZK-62.
    lay(street, card, action.square)
    if street.listening:
        street.emit(Placed(card, action.square, VALUE_OF[card]))


def _pit(street: Street, card: int, action: Any) -> None:
    # ZK-65: who stands there counts as entering.
    _obstacle(street, card, action)
    figure = street.figures[action.square]
    if figure >= 0:
        enter(street, figure)


def _barrier(street: Street, card: int, action: Any) -> None:
    # ZK-48.
    _obstacle(street, card, action)
    if street.listening:
        street.emit(EffectBegan("barrier", action.square))


def _napalm(street: Street, card: int, action: Any) -> None:
    # ZK-49: 1 damage at once, and it sets off a mine or car.
    square = action.square
    street.fire = square
    if street.listening:
        street.emit(Placed(card, square, VALUE_OF[card]))
        street.emit(EffectBegan("napalm", square))
    burn(street, (square,), "napalm")


def _net(street: Street, card: int, action: Any) -> None:
    # ZK-57.
    for square in action.squares:
        street.marks[street.figures[square]] |= NETTED
    street.net = len(action.squares)
    if street.listening:
        street.emit(Netted(card, action.squares))


# -- fire, grenade, lights -------------------------------------------------------------


def _voltage(street: Street, card: int, action: Any) -> None:
    # ZK-61: sets off nothing.
    if street.listening:
        street.emit(LaneStruck(card, action.lane))
    for square in LANE_FRONT_FIRST[action.lane]:
        if street.figures[square] >= 0:
            hit(street, street.figures[square], VALUE_OF[card], "voltage")


def _street_fire(street: Street, card: int, action: Any) -> None:
    # ZK-60.
    if street.listening:
        street.emit(LaneStruck(card, action.lane))
    burn(street, LANE_FRONT_FIRST[action.lane], "street-fire")


def _flamethrower(street: Street, card: int, action: Any) -> None:
    # ZK-64: all at once, then the traps.
    row, _ = flame_row(street)
    if street.listening:
        street.emit(FlamesShot(card, row, action.amounts))
    for lane, amount in enumerate(action.amounts):
        figure = street.figures[GRID.square(lane, row)]
        if amount and figure >= 0:
            hit(street, figure, amount, "flamethrower")
    for lane, amount in enumerate(action.amounts):
        if amount:
            ignite(street, GRID.square(lane, row))


def _grenade(street: Street, card: int, action: Any) -> None:
    # ZK-56: everything there is destroyed; a mine or car goes off.
    square = action.square
    if street.listening:
        street.emit(GrenadeThrown(card, square))
    figure = street.figures[square]
    if figure >= 0:
        die(street, figure, "grenade")
    if street.fire == square:
        put_out(street, "destroyed", "grenade")
    if street.things >> square & 1:
        if KIND_OF[street.obstacles[square]] in (MINE, CAR):
            set_off(street, square)
        else:
            destroy(street, square, "grenade")


def _petrol(street: Street, card: int, action: Any) -> None:
    # ZK-55: the first point.
    street.chain = (action.square, VALUE_OF[card], 0)
    pour(street, action.square)


def pour(street: Street, square: int) -> None:
    """Spend a point of petrol on a square (ZK-55)."""
    _, points, used = street.chain
    points -= 1
    if street.listening:
        street.emit(Poured(square, points))
    figure = street.figures[square]
    if figure >= 0 and hit(street, figure, 1, "petrol") == ABSORBED:
        # ZK-55: a shield ends it there.
        points = 0
    ignite(street, square)
    street.chain = (square, points, used | 1 << square)
    street.agenda.append((POUR,))


def pour_on(street: Street) -> None:
    """Ask where the next point of petrol goes, or end where it can go nowhere."""
    # Ruling (ZK-55): the first point is part of playing the card, the others may be given up.
    if pour_mask(street):
        street.prompt = POURING
        street.actor = HUMANS
    else:
        street.chain = ()


def _freeze(street: Street, card: int, action: Any) -> None:
    # ZK-54: the sheet's lasts for two ends of human turns, the publisher's for one start.
    street.frozen = 1 if street.house.freeze else 2
    if street.listening:
        street.emit(EffectBegan("freeze", -1))


def _searchlight(street: Street, card: int, action: Any) -> None:
    # ZK-52: only those on the barricade's side of the first wall or standing on it.
    if street.listening:
        street.emit(LaneStruck(card, action.lane))
    lane = LANE_FRONT_FIRST[action.lane]
    lit = []
    for square in lane:
        if street.figures[square] >= 0:
            lit.append(street.figures[square])
        if street.walls >> square & 1:
            break
    # ZK-15: resolved from the cemetery side.
    street.agenda.append((RETREAT, MOVES.index("searchlight"), *reversed(lit)))


def _back_off(street: Street, card: int, action: Any) -> None:
    # ZK-53, ZK-15.
    everybody = [street.figures[s] for s in BACK_FIRST if street.figures[s] >= 0]
    street.agenda.append((RETREAT, MOVES.index("back-off"), *everybody))


def _blood(street: Street, card: int, action: Any) -> None:
    # ZK-50.
    move(street, street.figures[action.square], action.to, "blood")


EFFECTS: dict[int, Callable[[Street, int, Any], None]] = {
    ZOMBIE_2: _figure,
    ZOMBIE_3: _figure,
    ZOMBIE_4: _figure,
    ZOMBIE_5: _figure,
    DOG: _figure,
    SHIELD: _shield,
    MASS: _mass,
    CHANGE: _change,
    TERROR: _terror,
    BOSS: _boss,
    BITE: _bite,
    CLAWS: _claws,
    HUNGER: _hunger,
    MEAT: _against_hand,
    PICKAXE: _pickaxe,
    SHOT_1: _shot,
    SHOT_2: _shot,
    BURST_2: _shot,
    BURST_3: _shot,
    SNIPER: _shot,
    PIT_1: _pit,
    PIT_2: _pit,
    WALL_5: _obstacle,
    WALL_6: _obstacle,
    BARRIER: _barrier,
    VOLTAGE: _voltage,
    STREET_FIRE: _street_fire,
    NAPALM: _napalm,
    FLAMETHROWER: _flamethrower,
    GRENADE: _grenade,
    MINE: _obstacle,
    CAR: _obstacle,
    BARREL: _obstacle,
    NET: _net,
    FREEZE: _freeze,
    SEARCHLIGHT: _searchlight,
    BACK_OFF: _back_off,
    BLOOD: _blood,
    GET_OUT: _against_hand,
    PETROL: _petrol,
}
"""By kind: what a play does, given the component and the action. Not here: Click and Not so
fast, which are played out of turn, and Dawn, which is never played."""
