"""What each card does when it is played: one short function a card, and a table at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki import board, cards, damage, events, movement, tasks, terms
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.choices import aims, flame_row, pour_mask

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki.actions import Order
    from zombiegames.games.zombiaki.state import Street


# -- zombie cards ----------------------------------------------------------------------


def stand(street: Street, figure: int, square: int, strength: int) -> None:
    """Put a zombie or dog on the street."""
    street.figures[square] = figure
    street.at[figure] = square
    street.strength[figure] = strength
    if cards.FIRST_DOG <= figure < cards.FIRST_SHIELD:
        street.dogs |= 1 << square
    else:
        street.zombies |= 1 << square


def _figure(street: Street, card: int, action: Any) -> None:
    # ZK-20, ZK-21; placing counts as entering (ZK-17).
    square = action.square
    stand(street, card, square, cards.VALUE_OF[card])
    if street.listening:
        street.emit(events.Placed(card, square, cards.VALUE_OF[card]))
    if street.things >> square & 1 or street.fire == square:
        if street.walls >> square & 1 and street.listening:
            height = cards.VALUE_OF[street.obstacles[square]]
            street.emit(events.WallClimbed(card, square, cards.VALUE_OF[card], height))
        damage.enter(street, card)


def _attached(street: Street, card: int, square: int) -> None:
    if street.listening:
        figure = street.figures[square]
        street.emit(events.Attached(card, figure, square, street.strength[figure]))


def _shield(street: Street, card: int, action: Any) -> None:
    # ZK-25.
    street.shield[street.figures[action.square]] = card
    _attached(street, card, action.square)


def _boss(street: Street, card: int, action: Any) -> None:
    # ZK-23.
    street.boss = street.figures[action.square]
    street.orders = cards.CARDS[cards.BOSS].value
    _attached(street, card, action.square)


def _claws(street: Street, card: int, action: Any) -> None:
    # ZK-30.
    figure = street.figures[action.square]
    street.claws = figure
    street.strength[figure] += cards.CARDS[cards.CLAWS].value
    _attached(street, card, action.square)


def _hunger(street: Street, card: int, action: Any) -> None:
    # ZK-31; ZK-13: its card move.
    figure = street.figures[action.square]
    street.marks[figure] |= terms.SPENT
    movement.go(street, figure, board.FORWARD[action.square], "hunger")


def _pickaxe(street: Street, card: int, action: Any) -> None:
    # ZK-34: nothing explodes.
    damage.destroy(street, action.square, "pickaxe")


def _terror(street: Street, card: int, action: Any) -> None:
    # ZK-26: two do not add up.
    street.terror = True
    if street.listening:
        street.emit(events.EffectBegan("terror", -1))


def _mass(street: Street, card: int, action: Any) -> None:
    # ZK-27.
    movement.merge(street, street.figures[action.square], street.figures[action.to])


def come(street: Street, figure: int) -> None:
    """Let a zombie that was swapped come onto its new square (ZK-28)."""
    square = street.at[figure]
    if square < 0:
        return
    if street.walls >> square & 1 and street.listening:
        height = cards.VALUE_OF[street.obstacles[square]]
        street.emit(events.WallClimbed(figure, square, street.strength[figure], height))
    damage.enter(street, figure)


def _change(street: Street, card: int, action: Any) -> None:
    # ZK-28: the one named first enters first.
    first, second = street.figures[action.square], street.figures[action.to]
    movement.swap(street, first, second)
    street.agenda.append((tasks.ENTER, second))
    come(street, first)


def _bite(street: Street, card: int, action: Any) -> None:
    # ZK-29: the shield itself becomes a zombie of strength 1, which does not move again.
    bearer = street.figures[action.square]
    figure = street.shield[bearer]
    street.shield[bearer] = -1
    stand(street, figure, action.to, cards.CARDS[cards.BITE].value)
    street.marks[figure] = terms.SPENT
    if street.listening:
        street.emit(events.Bitten(figure, bearer, action.square, action.to))
    damage.enter(street, figure)


def _against_hand(street: Street, card: int, action: Any) -> None:
    # ZK-32, ZK-51: the victim was named in the action.
    other = HUMANS if street.seat == ZOMBIES else ZOMBIES
    victim = take(street, other, action.victim)
    damage.discard(street, victim, "forced")


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
    street.marks[figure] |= terms.SPENT | terms.OBEYED
    if street.listening:
        street.emit(events.OrderGiven(street.boss, figure, street.orders))
    movement.go(street, figure, action.to, "order")


# -- shots -----------------------------------------------------------------------------


def _shot(street: Street, card: int, action: Any) -> None:
    # ZK-33: a zombie player who holds Click may cancel it now.
    street.chain = (action.square, 1 if action.at == "car" else 0)
    if any(KIND_OF[held] == cards.CLICK for held in street.hands[ZOMBIES]):
        street.prompt = terms.CLICKED
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
    if kind in cards.BURST_KINDS:
        street.chain = (board.LANE_OF[square], cards.VALUE_OF[card], -1)
        fire_bullet(street, square, at)
        return
    if street.listening:
        street.emit(events.BulletFired(card, square, at, 0))
    if car:
        damage.set_off(street, square)
        return
    # ZK-42, ZK-44.
    figure = street.figures[square]
    by = "sniper" if kind == cards.SNIPER else "shot"
    if damage.hit(street, figure, cards.VALUE_OF[card], by) == damage.SURVIVED and not cards.is_dog(
        figure
    ):
        movement.step_back(street, figure, "push-back")


def fire_bullet(street: Street, square: int, at: str) -> None:
    """Fire the next bullet of a burst (ZK-43)."""
    lane, left, struck = street.chain
    left -= 1
    if street.listening:
        street.emit(events.BulletFired(street.pending, square, at, left))
    if at == "car":
        damage.set_off(street, square)
    else:
        figure = street.figures[square]
        outcome = damage.hit(street, figure, 1, "burst")
        struck = figure if outcome == damage.SURVIVED else -1
        if outcome == damage.ABSORBED:
            # ZK-43: a shield absorbs all the bullets that are left.
            # Ruling (ZK-43): the car can no longer be chosen for them.
            left = 0
    street.chain = (lane, left, struck)
    street.agenda.append((tasks.BURST,))


def next_bullet(street: Street) -> None:
    """Fire on if there is a choice of one, ask if of two, else end the burst (ZK-43)."""
    lane, left, struck = street.chain
    if left:
        choice = aims(street, lane)
        if len(choice) == 1:
            fire_bullet(street, *choice[0])
            return
        if choice:
            street.prompt = terms.BULLETS
            street.actor = HUMANS
            return
    street.chain = ()
    if struck >= 0 and street.at[struck] >= 0:
        movement.step_back(street, struck, "push-back")


# -- cards that stay on the street -----------------------------------------------------


def _obstacle(street: Street, card: int, action: Any) -> None:
    # ZK-45, ZK-58, ZK-59, ZK-62.
    damage.lay(street, card, action.square)
    if street.listening:
        street.emit(events.Placed(card, action.square, cards.VALUE_OF[card]))


def _pit(street: Street, card: int, action: Any) -> None:
    # ZK-65: who stands there counts as entering.
    _obstacle(street, card, action)
    figure = street.figures[action.square]
    if figure >= 0:
        damage.enter(street, figure)


def _barrier(street: Street, card: int, action: Any) -> None:
    # ZK-48.
    _obstacle(street, card, action)
    if street.listening:
        street.emit(events.EffectBegan("barrier", action.square))


def _napalm(street: Street, card: int, action: Any) -> None:
    # ZK-49: 1 damage at once, and it sets off a mine or car.
    square = action.square
    street.fire = square
    if street.listening:
        street.emit(events.Placed(card, square, cards.VALUE_OF[card]))
        street.emit(events.EffectBegan("napalm", square))
    damage.burn(street, (square,), "napalm")


def _net(street: Street, card: int, action: Any) -> None:
    # ZK-57.
    for square in action.squares:
        street.marks[street.figures[square]] |= terms.NETTED
    street.net = len(action.squares)
    if street.listening:
        street.emit(events.Netted(card, action.squares))


# -- fire, grenade, lights -------------------------------------------------------------


def _voltage(street: Street, card: int, action: Any) -> None:
    # ZK-61: sets off nothing.
    if street.listening:
        street.emit(events.LaneStruck(card, action.lane))
    for square in board.LANE_FRONT_FIRST[action.lane]:
        if street.figures[square] >= 0:
            damage.hit(street, street.figures[square], cards.VALUE_OF[card], "voltage")


def _street_fire(street: Street, card: int, action: Any) -> None:
    # ZK-60.
    if street.listening:
        street.emit(events.LaneStruck(card, action.lane))
    damage.burn(street, board.LANE_FRONT_FIRST[action.lane], "street-fire")


def _flamethrower(street: Street, card: int, action: Any) -> None:
    # ZK-64: all at once, then the traps.
    row, _ = flame_row(street)
    if street.listening:
        street.emit(events.FlamesShot(card, row, action.amounts))
    for lane, amount in enumerate(action.amounts):
        figure = street.figures[board.GRID.square(lane, row)]
        if amount and figure >= 0:
            damage.hit(street, figure, amount, "flamethrower")
    for lane, amount in enumerate(action.amounts):
        if amount:
            damage.ignite(street, board.GRID.square(lane, row))


def _grenade(street: Street, card: int, action: Any) -> None:
    # ZK-56: everything there is destroyed; a mine or car goes off.
    square = action.square
    if street.listening:
        street.emit(events.GrenadeThrown(card, square))
    figure = street.figures[square]
    if figure >= 0:
        damage.die(street, figure, "grenade")
    if street.fire == square:
        damage.put_out(street, "destroyed", "grenade")
    if street.things >> square & 1:
        if KIND_OF[street.obstacles[square]] in cards.TRAP_KINDS:
            damage.set_off(street, square)
        else:
            damage.destroy(street, square, "grenade")


def _petrol(street: Street, card: int, action: Any) -> None:
    # ZK-55: the first point.
    street.chain = (action.square, cards.VALUE_OF[card], 0)
    pour(street, action.square)


def pour(street: Street, square: int) -> None:
    """Spend a point of petrol on a square (ZK-55)."""
    _, points, used = street.chain
    points -= 1
    if street.listening:
        street.emit(events.Poured(square, points))
    figure = street.figures[square]
    if figure >= 0 and damage.hit(street, figure, 1, "petrol") == damage.ABSORBED:
        # ZK-55: a shield ends it there.
        points = 0
    damage.ignite(street, square)
    street.chain = (square, points, used | 1 << square)
    street.agenda.append((tasks.POUR,))


def pour_on(street: Street) -> None:
    """Ask where the next point of petrol goes, or end where it can go nowhere."""
    # Ruling (ZK-55): the first point is part of playing the card, the others may be given up.
    if pour_mask(street):
        street.prompt = terms.POURING
        street.actor = HUMANS
    else:
        street.chain = ()


def _freeze(street: Street, card: int, action: Any) -> None:
    # ZK-54: the sheet's lasts for two ends of human turns, the publisher's for one start.
    street.frozen = 1 if street.house.freeze else 2
    if street.listening:
        street.emit(events.EffectBegan("freeze", -1))


def _searchlight(street: Street, card: int, action: Any) -> None:
    # ZK-52: only those on the barricade's side of the first wall or standing on it.
    if street.listening:
        street.emit(events.LaneStruck(card, action.lane))
    lane = board.LANE_FRONT_FIRST[action.lane]
    lit = []
    for square in lane:
        if street.figures[square] >= 0:
            lit.append(street.figures[square])
        if street.walls >> square & 1:
            break
    # ZK-15: resolved from the cemetery side.
    street.agenda.append((tasks.RETREAT, events.MOVES.index("searchlight"), *reversed(lit)))


def _back_off(street: Street, card: int, action: Any) -> None:
    # ZK-53, ZK-15.
    everybody = [street.figures[s] for s in board.BACK_FIRST if street.figures[s] >= 0]
    street.agenda.append((tasks.RETREAT, events.MOVES.index("back-off"), *everybody))


def _blood(street: Street, card: int, action: Any) -> None:
    # ZK-50.
    movement.move(street, street.figures[action.square], action.to, "blood")


EFFECTS: dict[int, Callable[[Street, int, Any], None]] = {
    **dict.fromkeys((*cards.ZOMBIE_KINDS, cards.DOG), _figure),
    cards.SHIELD: _shield,
    cards.MASS: _mass,
    cards.CHANGE: _change,
    cards.TERROR: _terror,
    cards.BOSS: _boss,
    cards.BITE: _bite,
    cards.CLAWS: _claws,
    cards.HUNGER: _hunger,
    cards.PICKAXE: _pickaxe,
    **dict.fromkeys(cards.HAND_KINDS, _against_hand),
    **dict.fromkeys(cards.SHOT_KINDS, _shot),
    **dict.fromkeys(cards.PIT_KINDS, _pit),
    **dict.fromkeys((*cards.WALL_KINDS, *cards.TRAP_KINDS, cards.BARREL), _obstacle),
    cards.BARRIER: _barrier,
    cards.VOLTAGE: _voltage,
    cards.STREET_FIRE: _street_fire,
    cards.NAPALM: _napalm,
    cards.FLAMETHROWER: _flamethrower,
    cards.GRENADE: _grenade,
    cards.NET: _net,
    cards.FREEZE: _freeze,
    cards.SEARCHLIGHT: _searchlight,
    cards.BACK_OFF: _back_off,
    cards.BLOOD: _blood,
    cards.PETROL: _petrol,
}
"""By kind: what a play does, given the component and the action. Not here: Click and Not so
fast, which are played out of turn, and Dawn, which is never played."""
