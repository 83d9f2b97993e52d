"""What each card does when it is played: one short function a card, and a table at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki import board, cards, damage, events, movement, tasks, terms
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.choices import aims, flame_row, pour_mask

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki import actions
    from zombiegames.games.zombiaki.state import Street


# -- zombie cards ----------------------------------------------------------------------


def stand(state: Street, figure: int, square: int, strength: int) -> None:
    """Put a zombie or dog on the street."""
    state.figures[square] = figure
    state.at[figure] = square
    state.strength[figure] = strength
    if cards.FIRST_DOG <= figure < cards.FIRST_SHIELD:
        state.dogs |= 1 << square
    else:
        state.zombies |= 1 << square


def _figure(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-20, ZK-21; placing counts as entering (ZK-17).
    square = action.square
    stand(state, card, square, cards.VALUE_OF[card])
    if state.listening:
        state.emit(events.Placed(card, square, cards.VALUE_OF[card]))
    if state.things >> square & 1 or state.fire == square:
        if state.walls >> square & 1 and state.listening:
            height = cards.VALUE_OF[state.obstacles[square]]
            state.emit(events.WallClimbed(card, square, cards.VALUE_OF[card], height))
        damage.enter(state, card)


def _attached(state: Street, card: int, square: int) -> None:
    if state.listening:
        figure = state.figures[square]
        state.emit(events.Attached(card, figure, square, state.strength[figure]))


def _shield(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-25.
    state.shield[state.figures[action.square]] = card
    _attached(state, card, action.square)


def _boss(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-23.
    state.boss = state.figures[action.square]
    state.orders = cards.CARDS[cards.BOSS].value
    _attached(state, card, action.square)


def _claws(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-30.
    figure = state.figures[action.square]
    state.claws = figure
    state.strength[figure] += cards.CARDS[cards.CLAWS].value
    _attached(state, card, action.square)


def _hunger(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-31; ZK-13: its card move.
    figure = state.figures[action.square]
    state.marks[figure] |= terms.SPENT
    movement.go(state, figure, board.FORWARD[action.square], "hunger")


def _pickaxe(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-34: nothing explodes.
    damage.destroy(state, action.square, "pickaxe")


def _terror(state: Street, card: int, action: actions.Play) -> None:
    # ZK-26: two do not add up.
    state.terror = True
    if state.listening:
        state.emit(events.EffectBegan("terror", -1))


def _mass(state: Street, card: int, action: actions.PlayMove) -> None:
    # ZK-27.
    movement.merge(state, state.figures[action.square], state.figures[action.to])


def come(state: Street, figure: int) -> None:
    """Let a zombie that was swapped come onto its new square (ZK-28)."""
    square = state.at[figure]
    if square < 0:
        return
    if state.walls >> square & 1 and state.listening:
        height = cards.VALUE_OF[state.obstacles[square]]
        state.emit(events.WallClimbed(figure, square, state.strength[figure], height))
    damage.enter(state, figure)


def _change(state: Street, card: int, action: actions.PlayMove) -> None:
    # ZK-28: the one named first enters first.
    first, second = state.figures[action.square], state.figures[action.to]
    movement.swap(state, first, second)
    state.agenda.append((tasks.ENTER, second))
    come(state, first)


def _bite(state: Street, card: int, action: actions.PlayMove) -> None:
    # ZK-29: the shield itself becomes a zombie of strength 1, which does not move again.
    bearer = state.figures[action.square]
    figure = state.shield[bearer]
    state.shield[bearer] = -1
    stand(state, figure, action.to, cards.CARDS[cards.BITE].value)
    state.marks[figure] = terms.SPENT | terms.STOOD_UP
    if state.listening:
        state.emit(events.Bitten(figure, bearer, action.square, action.to))
    damage.enter(state, figure)


def _against_hand(state: Street, card: int, action: actions.PlayAgainst) -> None:
    # ZK-32, ZK-51: the victim was named in the action.
    other = HUMANS if state.seat == ZOMBIES else ZOMBIES
    victim = take(state, other, action.victim)
    damage.discard(state, victim, "forced")


def take(state: Street, seat: int, kind: int) -> int:
    """Take the first card of a kind out of a hand; it is then nowhere."""
    hand = state.hands[seat]
    for i, card in enumerate(hand):
        if KIND_OF[card] == kind:
            del hand[i]
            return card
    raise AssertionError("a card that is not in the hand")


def obey(state: Street, action: actions.Order) -> None:
    """Let a zombie obey the Boss (ZK-23)."""
    figure = state.figures[action.square]
    state.orders -= 1
    state.ordered = True
    state.marks[figure] |= terms.SPENT | terms.OBEYED
    if state.listening:
        state.emit(events.OrderGiven(state.boss, figure, state.orders))
    movement.go(state, figure, action.to, "order")


# -- shots -----------------------------------------------------------------------------


def _shot(state: Street, card: int, action: actions.Shoot) -> None:
    # ZK-33: a zombie player who holds Click may cancel it now.
    state.chain = (action.square, 1 if action.at == "car" else 0)
    if any(KIND_OF[held] == cards.CLICK for held in state.hands[ZOMBIES]):
        state.prompt = terms.CLICKED
        state.actor = ZOMBIES
    else:
        let_fire(state)


def let_fire(state: Street) -> None:
    """Carry out the shot that was announced."""
    square, car = state.chain
    at = "car" if car else "figure"
    card = state.pending
    kind = KIND_OF[card]
    state.chain = ()
    if kind in cards.BURST_KINDS:
        state.chain = (board.LANE_OF[square], cards.VALUE_OF[card], -1)
        fire_bullet(state, square, at)
        return
    if state.listening:
        state.emit(events.BulletFired(card, square, at, 0))
    if car:
        damage.set_off(state, square)
        return
    # ZK-42, ZK-44.
    figure = state.figures[square]
    by = "sniper" if kind == cards.SNIPER else "shot"
    if damage.hit(state, figure, cards.VALUE_OF[card], by) == damage.SURVIVED and not cards.is_dog(
        figure
    ):
        movement.step_back(state, figure, "push-back")


def fire_bullet(state: Street, square: int, at: str) -> None:
    """Fire the next bullet of a burst (ZK-43)."""
    lane, left, struck = state.chain
    left -= 1
    if state.listening:
        state.emit(events.BulletFired(state.pending, square, at, left))
    if at == "car":
        damage.set_off(state, square)
    else:
        figure = state.figures[square]
        outcome = damage.hit(state, figure, 1, "burst")
        struck = figure if outcome == damage.SURVIVED else -1
        if outcome == damage.ABSORBED:
            # ZK-43: a shield absorbs all the bullets that are left.
            # Ruling (ZK-43): the car can no longer be chosen for them.
            left = 0
    state.chain = (lane, left, struck)
    state.agenda.append((tasks.BURST,))


def next_bullet(state: Street) -> None:
    """Fire on if there is a choice of one, ask if of two, else end the burst (ZK-43)."""
    lane, left, struck = state.chain
    if left:
        choice = aims(state, lane)
        if len(choice) == 1:
            fire_bullet(state, *choice[0])
            return
        if choice:
            state.prompt = terms.BULLETS
            state.actor = HUMANS
            return
    state.chain = ()
    if struck >= 0 and state.at[struck] >= 0:
        movement.step_back(state, struck, "push-back")


# -- cards that stay on the street -----------------------------------------------------


def _obstacle(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-45, ZK-58, ZK-59, ZK-62.
    damage.lay(state, card, action.square)
    if state.listening:
        state.emit(events.Placed(card, action.square, cards.VALUE_OF[card]))


def _pit(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-65: a figure that stands there counts as entering.
    _obstacle(state, card, action)
    figure = state.figures[action.square]
    if figure >= 0:
        damage.enter(state, figure)


def _barrier(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-48.
    _obstacle(state, card, action)
    if state.listening:
        state.emit(events.EffectBegan("barrier", action.square))


def _napalm(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-49: 1 damage at once, and it sets off a mine or car.
    square = action.square
    state.fire = square
    if state.listening:
        state.emit(events.Placed(card, square, cards.VALUE_OF[card]))
        state.emit(events.EffectBegan("napalm", square))
    damage.burn(state, (square,), "napalm")


def _net(state: Street, card: int, action: actions.ThrowNet) -> None:
    # ZK-57.
    for square in action.squares:
        state.marks[state.figures[square]] |= terms.NETTED
    state.net = len(action.squares)
    if state.listening:
        state.emit(events.Netted(card, action.squares))


# -- fire, grenade, lights -------------------------------------------------------------


def _voltage(state: Street, card: int, action: actions.PlayAlong) -> None:
    # ZK-61: sets off nothing.
    if state.listening:
        state.emit(events.LaneStruck(card, action.lane))
    for square in board.LANE_FRONT_FIRST[action.lane]:
        if state.figures[square] >= 0:
            damage.hit(state, state.figures[square], cards.VALUE_OF[card], "voltage")


def _street_fire(state: Street, card: int, action: actions.PlayAlong) -> None:
    # ZK-60.
    if state.listening:
        state.emit(events.LaneStruck(card, action.lane))
    damage.burn(state, board.LANE_FRONT_FIRST[action.lane], "street-fire")


def _flamethrower(state: Street, card: int, action: actions.Flame) -> None:
    # ZK-64: all at once, then the traps.
    row, _ = flame_row(state)
    if state.listening:
        state.emit(events.FlamesShot(card, row, action.amounts))
    for lane, amount in enumerate(action.amounts):
        figure = state.figures[board.GRID.square(lane, row)]
        if amount and figure >= 0:
            damage.hit(state, figure, amount, "flamethrower")
    for lane, amount in enumerate(action.amounts):
        if amount:
            damage.ignite(state, board.GRID.square(lane, row))


def _grenade(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-56: everything there is destroyed; a mine or car goes off.
    square = action.square
    if state.listening:
        state.emit(events.GrenadeThrown(card, square))
    figure = state.figures[square]
    if figure >= 0:
        damage.die(state, figure, "grenade")
    if state.fire == square:
        damage.put_out(state, "destroyed", "grenade")
    if state.things >> square & 1:
        if KIND_OF[state.obstacles[square]] in cards.TRAP_KINDS:
            damage.set_off(state, square)
        else:
            damage.destroy(state, square, "grenade")


def _petrol(state: Street, card: int, action: actions.PlayAt) -> None:
    # ZK-55: the first point.
    state.chain = (action.square, cards.VALUE_OF[card], 0)
    pour(state, action.square)


def pour(state: Street, square: int) -> None:
    """Spend a point of petrol on a square (ZK-55)."""
    _, points, used = state.chain
    points -= 1
    if state.listening:
        state.emit(events.Poured(square, points))
    figure = state.figures[square]
    if figure >= 0 and damage.hit(state, figure, 1, "petrol") == damage.ABSORBED:
        # ZK-55: a shield ends it there.
        points = 0
    damage.ignite(state, square)
    state.chain = (square, points, used | 1 << square)
    state.agenda.append((tasks.POUR,))


def pour_on(state: Street) -> None:
    """Ask where the next point of petrol goes, or end where it can go nowhere."""
    # Ruling (ZK-55): the first point is part of playing the card, the others may be given up.
    if pour_mask(state):
        state.prompt = terms.POURING
        state.actor = HUMANS
    else:
        state.chain = ()


def _freeze(state: Street, card: int, action: actions.Play) -> None:
    # ZK-54: the sheet's lasts for two ends of human turns, the publisher's for one start.
    state.frozen = 1 if state.house.freeze else 2
    if state.listening:
        state.emit(events.EffectBegan("freeze", -1))


def _searchlight(state: Street, card: int, action: actions.PlayAlong) -> None:
    # ZK-52: only those on the barricade's side of the first wall or standing on it.
    if state.listening:
        state.emit(events.LaneStruck(card, action.lane))
    lane = board.LANE_FRONT_FIRST[action.lane]
    lit = []
    for square in lane:
        if state.figures[square] >= 0:
            lit.append(state.figures[square])
        if state.walls >> square & 1:
            break
    # ZK-15: resolved from the cemetery side.
    state.agenda.append((tasks.RETREAT, events.MOVES.index("searchlight"), *reversed(lit)))


def _back_off(state: Street, card: int, action: actions.Play) -> None:
    # ZK-53, ZK-15.
    everybody = [state.figures[s] for s in board.BACK_FIRST if state.figures[s] >= 0]
    state.agenda.append((tasks.RETREAT, events.MOVES.index("back-off"), *everybody))


def _blood(state: Street, card: int, action: actions.PlayMove) -> None:
    # ZK-50.
    movement.move(state, state.figures[action.square], action.to, "blood")


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
