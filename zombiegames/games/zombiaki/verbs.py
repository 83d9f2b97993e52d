"""What happens, by verb: each action carried out until somebody is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki.cards import (
    CLICK,
    FLAMETHROWER,
    HUMANS,
    KIND_OF,
    NET,
    NOT_SO_FAST,
    STAYS,
    ZOMBIES,
)
from zombiegames.games.zombiaki.damage import discard, fly
from zombiegames.games.zombiaki.effects import (
    ASK_PLAY,
    EFFECTS,
    FINISH,
    JUDGE,
    WALK_ON,
    fire_bullet,
    let_fire,
    obey,
    pour,
    take,
)
from zombiegames.games.zombiaki.events import CardPlayed, DeckShuffled, HeldBack, ShotCancelled
from zombiegames.games.zombiaki.movement import move
from zombiegames.games.zombiaki.targets import HAND_KINDS
from zombiegames.games.zombiaki.terms import DOG_STEPS, HELD, HOLD, RUN, SPENT, WALK
from zombiegames.games.zombiaki.turn import (
    ask_hold,
    ask_walk,
    begin_zombies,
    end_turn,
    run,
    start_advance,
    start_play,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki.state import Street

_ASK_PLAY, _FINISH = (ASK_PLAY,), (FINISH,)


def _apply_shuffle(street: Street, action: Any) -> None:
    street.irrevocable += 1
    street.decks[action.deck] = list(reversed(action.order))
    if street.listening:
        street.emit(DeckShuffled(action.deck))
    if action.deck == ZOMBIES:
        street.chain = (HUMANS,)
    else:
        street.chain = ()
        begin_zombies(street)
        run(street)


def _apply_hold_back(street: Street, action: Any) -> None:
    # ZK-35.
    card = take(street, ZOMBIES, NOT_SO_FAST)
    figure = street.figures[action.square]
    street.marks[figure] |= HELD
    if street.listening:
        street.emit(CardPlayed(ZOMBIES, card, (action.square,), -1, -1))
        street.emit(HeldBack(figure, action.square))
    discard(street, card, "used")
    street.prompt = RUN
    ask_hold(street)
    run(street)


def _apply_decline(street: Street, action: Any) -> None:
    if street.prompt == HOLD:
        ask_walk(street)
    else:
        street.prompt = RUN
        let_fire(street)
    run(street)


def _apply_step(street: Street, action: Any) -> None:
    # ZK-18.
    dog = street.figures[action.square]
    left = (street.chain[1] if street.chain else DOG_STEPS) - 1
    street.marks[dog] |= SPENT
    street.chain = (dog, left)
    street.agenda.append((WALK_ON,))
    street.agenda.append((JUDGE,))
    street.prompt = RUN
    move(street, dog, action.to, "walk")
    run(street)


def _apply_stop(street: Street, action: Any) -> None:
    if street.prompt == WALK:
        ask_walk(street)
    else:
        street.chain = ()
        street.prompt = RUN
    run(street)


def _apply_advance(street: Street, action: Any) -> None:
    start_advance(street)
    run(street)


def _apply_discard(street: Street, action: Any) -> None:
    # ZK-04.
    discard(street, take(street, street.seat, action.card), "duty")
    start_play(street)


def _play(street: Street, action: Any, kind: int, squares: tuple[int, ...], lane: int) -> None:
    seat = street.seat
    card = take(street, seat, kind)
    street.played += 1
    if street.listening:
        victim = -1
        if kind in HAND_KINDS:
            other = street.hands[HUMANS if seat == ZOMBIES else ZOMBIES]
            victim = next(c for c in other if KIND_OF[c] == action.victim)
        street.emit(CardPlayed(seat, card, squares, lane, victim))
    street.agenda.append(_ASK_PLAY)
    street.agenda.append(_FINISH)
    if not STAYS[card]:
        street.pending = card
    street.prompt = RUN
    EFFECTS[kind](street, card, action)
    run(street)


def _apply_play(street: Street, action: Any) -> None:
    _play(street, action, action.card, (), -1)


def _apply_play_at(street: Street, action: Any) -> None:
    _play(street, action, action.card, (action.square,), -1)


def _apply_play_along(street: Street, action: Any) -> None:
    _play(street, action, action.card, (), action.lane)


def _apply_play_move(street: Street, action: Any) -> None:
    _play(street, action, action.card, (action.square, action.to), -1)


def _apply_flame(street: Street, action: Any) -> None:
    _play(street, action, FLAMETHROWER, (), -1)


def _apply_throw_net(street: Street, action: Any) -> None:
    _play(street, action, NET, action.squares, -1)


def _apply_order(street: Street, action: Any) -> None:
    street.agenda.append(_ASK_PLAY)
    street.agenda.append(_FINISH)
    street.prompt = RUN
    obey(street, action)
    run(street)


def _apply_click(street: Street, action: Any) -> None:
    # ZK-33: both cards are discarded.
    card, street.pending = street.pending, -1
    click = take(street, ZOMBIES, CLICK)
    street.chain = ()
    if street.listening:
        street.emit(CardPlayed(ZOMBIES, click, (), -1, -1))
        street.emit(ShotCancelled(card, click))
    discard(street, click, "used")
    discard(street, card, "cancelled")
    street.prompt = RUN
    run(street)


def _apply_bullet(street: Street, action: Any) -> None:
    street.prompt = RUN
    fire_bullet(street, action.square, action.at)
    run(street)


def _apply_pour(street: Street, action: Any) -> None:
    street.prompt = RUN
    pour(street, action.square)
    run(street)


def _apply_shrapnel(street: Street, action: Any) -> None:
    street.prompt = RUN
    fly(street, action.square)
    run(street)


def _apply_end_turn(street: Street, action: Any) -> None:
    end_turn(street)
    run(street)


APPLY: dict[str, Callable[[Street, Any], None]] = {
    "shuffle": _apply_shuffle,
    "hold-back": _apply_hold_back,
    "decline": _apply_decline,
    "step": _apply_step,
    "stop": _apply_stop,
    "advance": _apply_advance,
    "discard": _apply_discard,
    "play": _apply_play,
    "play-at": _apply_play_at,
    "play-along": _apply_play_along,
    "play-move": _apply_play_move,
    "play-against": _apply_play,
    "shoot": _apply_play_at,
    "bullet": _apply_bullet,
    "flame": _apply_flame,
    "throw-net": _apply_throw_net,
    "pour": _apply_pour,
    "shrapnel": _apply_shrapnel,
    "order": _apply_order,
    "click": _apply_click,
    "end-turn": _apply_end_turn,
}
"""By verb: carry out a legal action, with all that follows until somebody is asked."""
