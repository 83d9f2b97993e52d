"""What is worth trying in Zombiaki, and quick play to the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombiaki.outlook import KEEP, at_the_end, outlook
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki import board, cards, legal, offers, terms
from zombiegames.games.zombiaki.board import squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.choices import flame_list, flame_row, net_list, order_list

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombiaki.actions import PlayAt
    from zombiegames.games.zombiaki.state import Street

LONGEST = 200
"""No two turns have more decisions."""


def _ahead(squares: int) -> int:
    """Mask of the squares directly in front of those of a mask."""
    return (squares & ~board.LAST_ROW) << 1


def _live(street: Street) -> int:
    """Mask of the squares with somebody, or with a mine or car."""
    found = street.zombies | street.dogs
    for square in squares_of(street.things):
        if KIND_OF[street.obstacles[square]] in cards.TRAP_KINDS:
            found |= 1 << square
    return found


def _some(plays: Sequence[PlayAt], wanted: int) -> Sequence[PlayAt]:
    """Keep the plays on wanted squares; where there is none, one for a last resort."""
    found = [play for play in plays if wanted >> play.square & 1]
    return found or plays[:1]


def _pits(street: Street, kind: int) -> Sequence[Action]:
    # Under somebody, or where somebody may come.
    front = street.zombies | _ahead(street.zombies) | street.dogs
    wanted = front | _ahead(_ahead(street.zombies))
    return _some(legal.at(street, kind), wanted)


def _napalm(street: Street, kind: int) -> Sequence[Action]:
    return _some(legal.at(street, kind), _live(street) | _ahead(street.zombies))


def _on_somebody(street: Street, kind: int) -> Sequence[Action]:
    return _some(legal.at(street, kind), _live(street))


def _lanes(street: Street, kind: int) -> Sequence[Action]:
    somebody = street.zombies | street.dogs
    plays = legal.lanes(street, kind)
    return [play for play in plays if board.LANE[play.lane] & somebody] or plays[:1]


def _flames(street: Street, kind: int) -> Sequence[Action]:
    # Never more points on anybody than can hurt; on the same lanes, as many in all as can.
    plays = flame_list(street)
    if len(plays) < 4:
        return plays
    row, _ = flame_row(street)
    most = []
    for lane in range(3):
        figure = street.figures[lane * 5 + row]
        if figure < 0:
            most.append(1)
        else:
            most.append(1 if street.shield[figure] >= 0 else street.strength[figure])
    fit = [p for p in plays if all(map(int.__le__, p.amounts, most))]
    points: dict[tuple[bool, ...], int] = {}
    for p in fit:
        used = tuple(map(bool, p.amounts))
        points[used] = max(points.get(used, 0), sum(p.amounts))
    return [p for p in fit if sum(p.amounts) == points[tuple(map(bool, p.amounts))]]


def _nets(street: Street, kind: int) -> Sequence[Action]:
    plays = net_list(street)
    masks = [sum(1 << s for s in play.squares) for play in plays]
    return [
        play
        for play, mask in zip(plays, masks, strict=True)
        if not any(mask != other and mask & other == mask for other in masks)
    ]


_FEWER: dict[int, Callable[[Street, int], Sequence[Action]]] = {
    **dict.fromkeys(cards.PIT_KINDS, _pits),
    cards.NAPALM: _napalm,
    cards.PETROL: _on_somebody,
    cards.GRENADE: _on_somebody,
    cards.VOLTAGE: _lanes,
    cards.STREET_FIRE: _lanes,
    cards.SEARCHLIGHT: _lanes,
    cards.FLAMETHROWER: _flames,
    cards.NET: _nets,
}


def plays_of(street: Street, kind: int) -> Sequence[Action]:
    """List the plays of a kind that are worth a thought."""
    fewer = _FEWER.get(kind)
    return fewer(street, kind) if fewer else legal.PLAYS[kind](street, kind)


def candidates(street: Street) -> Sequence[Action]:
    """List the actions that are worth a thought."""
    if street.prompt != terms.PLAY:
        return street.legal_actions()
    seat = street.seat
    found: list[Action] = []
    # ZK-26: only one card under Terror.
    if not (street.terror and street.played and seat == HUMANS):
        for kind in legal.kinds_of(street.hands[seat]):
            found += plays_of(street, kind)
    if street.boss >= 0 and seat == ZOMBIES:
        found += [offers.ORDER[order] for order in order_list(street)]
    found.append(offers.END_TURN)
    return found


# -- quick play ------------------------------------------------------------------------


def after(street: Street, action: Action) -> float:
    """Give the outlook for the zombies after an action if no more is played in this turn."""
    world = street.clone()
    world.apply(action)
    while world.actor != OVER and world.prompt not in (terms.PLAY, terms.DISCARD):
        world.apply(quick_answer(world))
    return ended(world)


def ended(world: Street) -> float:
    """Give the outlook for the zombies if this turn ends now; may change the street."""
    if world.prompt != terms.PLAY:
        return outlook(world)
    if world.seat == HUMANS:
        world.apply(offers.END_TURN)
        return outlook(world)
    return at_the_end(world)


def as_it_is(street: Street) -> float:
    """Give the outlook for the zombies if no more is played in this turn."""
    world = street.clone()
    world.prompt = terms.PLAY
    return ended(world)


def best_play(street: Street, kind: int, sign: float) -> tuple[float, Action | None]:
    """Find the play of a kind that looks best to a side, and how it looks."""
    best, found = float("-inf"), None
    for action in plays_of(street, kind):
        worth = sign * after(street, action)
        if worth > best:
            best, found = worth, action
    return best, found


def quick_discard(street: Street) -> None:
    """Discard the card that would help least if played, or kept."""
    seat = street.seat
    sign = 1.0 if seat == ZOMBIES else -1.0
    base = sign * as_it_is(street)
    least, worst = float("inf"), -1
    for kind in legal.kinds_of(street.hands[seat]):
        worth = max(best_play(street, kind, sign)[0] - base, 0.0) + KEEP[seat][kind]
        if worth < least:
            least, worst = worth, kind
    street.apply(offers.DISCARD[worst])


def quick_play(street: Street) -> None:
    """Play the card that looks best, or end the turn."""
    seat = street.seat
    sign = 1.0 if seat == ZOMBIES else -1.0
    best = sign * as_it_is(street)
    found: Action = offers.END_TURN
    if not (street.terror and street.played and seat == HUMANS):
        for kind in legal.kinds_of(street.hands[seat]):
            worth, action = best_play(street, kind, sign)
            if worth > best and action is not None:
                best, found = worth, action
    street.apply(found)


def quick_answer(street: Street) -> Action:
    """Answer any other question."""
    prompt = street.prompt
    if prompt == terms.POURING:
        square, _, used = street.chain
        somebody = street.zombies | street.dogs
        if somebody >> square & 1:
            return offers.POUR[square]
        for to in squares_of(board.BESIDE_MASK[square] & ~used & somebody):
            return offers.POUR[to]
        return offers.STOP
    if prompt == terms.WALK:
        return offers.STOP if street.chain else offers.ADVANCE
    if prompt == terms.HOLD:
        return offers.DECLINE
    sign = 1.0 if street.actor == ZOMBIES else -1.0
    best = float("-inf")
    found: Action = offers.DECLINE
    for action in street.legal_actions():
        worth = sign * after(street, action)
        if worth > best:
            best, found = worth, action
    return found


def quick_turns(street: Street, turns: int) -> None:
    """Play on until so many turns have ended and the next has drawn its cards."""
    seat = street.seat
    for _ in range(LONGEST):
        if street.actor == OVER:
            return
        prompt = street.prompt
        if street.seat != seat and prompt in (terms.DISCARD, terms.PLAY):
            seat = street.seat
            turns -= 1
            if not turns:
                return
        if prompt == terms.DISCARD:
            quick_discard(street)
        elif prompt == terms.PLAY:
            quick_play(street)
        else:
            street.apply(quick_answer(street))
