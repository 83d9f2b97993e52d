"""What is worth trying in Zombiaki, and quick play to the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombiaki.judge import KEEP, at_the_end, outlook
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki import board, cards, choices, legal, offers, terms
from zombiegames.games.zombiaki.board import squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiaki.actions import PlayAt
    from zombiegames.games.zombiaki.state import Street

AT_CHOICE = (terms.PLAY, terms.DISCARD)
"""Prompts at which a turn is planned; all others ask about something that happens."""

LONGEST = 200
"""No two turns have more decisions."""


def _ahead(squares: int) -> int:
    """Mask of the squares directly in front of those of a mask."""
    return (squares & ~board.LAST_ROW) << 1


def _live(world: Street) -> int:
    """Mask of the squares with somebody, or with a mine or car."""
    found = world.zombies | world.dogs
    for square in squares_of(world.things):
        if KIND_OF[world.obstacles[square]] in cards.TRAP_KINDS:
            found |= 1 << square
    return found


def _some(plays: Sequence[PlayAt], wanted: int) -> Sequence[PlayAt]:
    """Keep the plays on wanted squares; where there is none, one for a last resort."""
    found = [play for play in plays if wanted >> play.square & 1]
    return found or plays[:1]


def _pits(world: Street, kind: int) -> Sequence[Action]:
    # Under somebody, or where somebody may come.
    front = world.zombies | _ahead(world.zombies) | world.dogs
    wanted = front | _ahead(_ahead(world.zombies))
    return _some(legal.at(world, kind), wanted)


def _napalm(world: Street, kind: int) -> Sequence[Action]:
    return _some(legal.at(world, kind), _live(world) | _ahead(world.zombies))


def _on_somebody(world: Street, kind: int) -> Sequence[Action]:
    return _some(legal.at(world, kind), _live(world))


def _lanes(world: Street, kind: int) -> Sequence[Action]:
    somebody = world.zombies | world.dogs
    plays = legal.lanes(world, kind)
    return [play for play in plays if board.LANE[play.lane] & somebody] or plays[:1]


def _flames(world: Street, kind: int) -> Sequence[Action]:
    # Never more points on anybody than can hurt; on the same lanes, as many in all as can.
    plays = choices.flame_list(world)
    if len(plays) < 4:
        return plays
    row, _ = choices.flame_row(world)
    most = []
    for lane in range(3):
        figure = world.figures[lane * 5 + row]
        if figure < 0:
            most.append(1)
        else:
            most.append(1 if world.shield[figure] >= 0 else world.strength[figure])
    fit = [p for p in plays if all(map(int.__le__, p.amounts, most))]
    points: dict[tuple[bool, ...], int] = {}
    for p in fit:
        used = tuple(map(bool, p.amounts))
        points[used] = max(points.get(used, 0), sum(p.amounts))
    return [p for p in fit if sum(p.amounts) == points[tuple(map(bool, p.amounts))]]


def _nets(world: Street, kind: int) -> Sequence[Action]:
    plays = choices.net_list(world)
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


def plays_of(world: Street, kind: int) -> Sequence[Action]:
    """List the plays of a kind that are worth a thought."""
    fewer = _FEWER.get(kind)
    return fewer(world, kind) if fewer else legal.PLAYS[kind](world, kind)


def candidates(world: Street) -> Sequence[Action]:
    """List the actions that are worth a thought."""
    if world.prompt != terms.PLAY:
        return world.legal_actions()
    seat = world.seat
    found: list[Action] = []
    if not choices.is_terrified(world):
        for kind in legal.kinds_of(world.hands[seat]):
            found += plays_of(world, kind)
    if world.boss >= 0 and seat == ZOMBIES:
        found += choices.order_list(world)
    found.append(offers.END_TURN)
    return found


# -- quick play ------------------------------------------------------------------------


def after(world: Street, action: Action) -> float:
    """Give the outlook for the zombies after an action if no more is played in this turn."""
    then = world.clone()
    then.apply(action)
    answer(then)
    return ended(then)


def ended(world: Street) -> float:
    """Give the outlook for the zombies if this turn ends now; may change the world."""
    if world.prompt != terms.PLAY:
        return outlook(world)
    if world.seat == HUMANS:
        world.apply(offers.END_TURN)
        return outlook(world)
    return at_the_end(world)


def as_it_is(world: Street) -> float:
    """Give the outlook for the zombies if no more is played in this turn."""
    then = world.clone()
    then.prompt = terms.PLAY
    return ended(then)


def best_play(world: Street, kind: int, sign: float) -> tuple[float, Action | None]:
    """Find the play of a kind that looks best to a side, and how it looks."""
    best, found = float("-inf"), None
    for action in plays_of(world, kind):
        worth = sign * after(world, action)
        if worth > best:
            best, found = worth, action
    return best, found


def quick_discard(world: Street) -> None:
    """Discard the card that would help least if played, or kept."""
    seat = world.seat
    sign = 1.0 if seat == ZOMBIES else -1.0
    base = sign * as_it_is(world)
    least, worst = float("inf"), -1
    for kind in legal.kinds_of(world.hands[seat]):
        worth = max(best_play(world, kind, sign)[0] - base, 0.0) + KEEP[seat][kind]
        if worth < least:
            least, worst = worth, kind
    world.apply(offers.DISCARD[worst])


def quick_play(world: Street) -> None:
    """Play the card that looks best, or end the turn."""
    seat = world.seat
    sign = 1.0 if seat == ZOMBIES else -1.0
    best = sign * as_it_is(world)
    found: Action = offers.END_TURN
    if not choices.is_terrified(world):
        for kind in legal.kinds_of(world.hands[seat]):
            worth, action = best_play(world, kind, sign)
            if worth > best and action is not None:
                best, found = worth, action
    world.apply(found)


def quick_answer(world: Street) -> Action:
    """Answer any other question."""
    prompt = world.prompt
    if prompt == terms.POURING:
        square, _, used = world.chain
        somebody = world.zombies | world.dogs
        if somebody >> square & 1:
            return offers.POUR[square]
        for to in squares_of(board.BESIDE_MASK[square] & ~used & somebody):
            return offers.POUR[to]
        return offers.STOP
    if prompt == terms.WALK:
        return offers.STOP if world.chain else offers.ADVANCE
    if prompt == terms.HOLD:
        return offers.DECLINE
    sign = 1.0 if world.actor == ZOMBIES else -1.0
    best = float("-inf")
    found: Action = offers.DECLINE
    for action in world.legal_actions():
        worth = sign * after(world, action)
        if worth > best:
            best, found = worth, action
    return found


def quick_turns(world: Street, turns: int) -> None:
    """Play on until so many turns have ended and the next has drawn its cards."""
    seat = world.seat
    for _ in range(LONGEST):
        if world.actor == OVER:
            return
        prompt = world.prompt
        if world.seat != seat and prompt in AT_CHOICE:
            seat = world.seat
            turns -= 1
            if not turns:
                return
        if prompt == terms.DISCARD:
            quick_discard(world)
        elif prompt == terms.PLAY:
            quick_play(world)
        else:
            world.apply(quick_answer(world))


def answer(world: Street) -> None:
    """Answer all that is asked until somebody may play or must discard."""
    while world.actor != OVER and world.prompt not in AT_CHOICE:
        world.apply(quick_answer(world))


def settle(world: Street, seat: Seat) -> list[Action]:
    """Answer for the others what they are asked inside the turn of a seat."""
    answers = []
    while world.actor not in (seat, OVER) and world.prompt not in AT_CHOICE:
        answers.append(quick_answer(world))
        world.apply(answers[-1])
    return answers


def end(world: Street) -> None:
    """Let the turn end, or the move of the zombies, with what must still be answered."""
    answer(world)
    if world.prompt == terms.PLAY:
        world.apply(offers.END_TURN)
        answer(world)
