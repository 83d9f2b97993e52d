"""What happens, by verb: each action carried out until somebody is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki import cards, effects, events, tasks, terms, turn
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.damage import discard, fly
from zombiegames.games.zombiaki.movement import move

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki.state import Street

_ASK_PLAY, _FINISH = (tasks.ASK_PLAY,), (tasks.FINISH,)


def _apply_shuffle(street: Street, action: Any) -> None:
    street.irrevocable += 1
    street.decks[action.deck] = list(reversed(action.order))
    if street.listening:
        street.emit(events.DeckShuffled(action.deck))
    if action.deck == ZOMBIES:
        street.chain = (HUMANS,)
    else:
        street.chain = ()
        turn.begin_zombies(street)
        turn.run(street)


def _apply_hold_back(street: Street, action: Any) -> None:
    # ZK-35.
    card = effects.take(street, ZOMBIES, cards.NOT_SO_FAST)
    figure = street.figures[action.square]
    street.marks[figure] |= terms.HELD
    if street.listening:
        street.emit(events.CardPlayed(ZOMBIES, card, (action.square,), -1, -1))
        street.emit(events.HeldBack(figure, action.square))
    discard(street, card, "used")
    street.prompt = terms.RUN
    turn.ask_hold(street)
    turn.run(street)


def _apply_decline(street: Street, action: Any) -> None:
    if street.prompt == terms.HOLD:
        turn.ask_walk(street)
    else:
        street.prompt = terms.RUN
        effects.let_fire(street)
    turn.run(street)


def _apply_step(street: Street, action: Any) -> None:
    # ZK-18.
    dog = street.figures[action.square]
    left = (street.chain[1] if street.chain else terms.DOG_STEPS) - 1
    street.marks[dog] |= terms.SPENT
    street.chain = (dog, left)
    street.agenda.append((tasks.WALK_ON,))
    street.agenda.append((tasks.JUDGE,))
    street.prompt = terms.RUN
    move(street, dog, action.to, "walk")
    turn.run(street)


def _apply_stop(street: Street, action: Any) -> None:
    if street.prompt == terms.WALK:
        turn.ask_walk(street)
    else:
        street.chain = ()
        street.prompt = terms.RUN
    turn.run(street)


def _apply_advance(street: Street, action: Any) -> None:
    turn.start_advance(street)
    turn.run(street)


def _apply_discard(street: Street, action: Any) -> None:
    # ZK-04.
    discard(street, effects.take(street, street.seat, action.card), "duty")
    turn.start_play(street)


def _play(street: Street, action: Any, kind: int, squares: tuple[int, ...], lane: int) -> None:
    seat = street.seat
    card = effects.take(street, seat, kind)
    street.played += 1
    if street.listening:
        victim = -1
        if kind in cards.HAND_KINDS:
            other = street.hands[HUMANS if seat == ZOMBIES else ZOMBIES]
            victim = next(c for c in other if KIND_OF[c] == action.victim)
        street.emit(events.CardPlayed(seat, card, squares, lane, victim))
    street.agenda.append(_ASK_PLAY)
    street.agenda.append(_FINISH)
    if not cards.STAYS[card]:
        street.pending = card
    street.prompt = terms.RUN
    effects.EFFECTS[kind](street, card, action)
    turn.run(street)


def _apply_play(street: Street, action: Any) -> None:
    _play(street, action, action.card, (), -1)


def _apply_play_at(street: Street, action: Any) -> None:
    _play(street, action, action.card, (action.square,), -1)


def _apply_play_along(street: Street, action: Any) -> None:
    _play(street, action, action.card, (), action.lane)


def _apply_play_move(street: Street, action: Any) -> None:
    _play(street, action, action.card, (action.square, action.to), -1)


def _apply_flame(street: Street, action: Any) -> None:
    _play(street, action, cards.FLAMETHROWER, (), -1)


def _apply_throw_net(street: Street, action: Any) -> None:
    _play(street, action, cards.NET, action.squares, -1)


def _apply_order(street: Street, action: Any) -> None:
    street.agenda.append(_ASK_PLAY)
    street.agenda.append(_FINISH)
    street.prompt = terms.RUN
    effects.obey(street, action)
    turn.run(street)


def _apply_click(street: Street, action: Any) -> None:
    # ZK-33: both cards are discarded.
    card, street.pending = street.pending, -1
    click = effects.take(street, ZOMBIES, cards.CLICK)
    street.chain = ()
    if street.listening:
        street.emit(events.CardPlayed(ZOMBIES, click, (), -1, -1))
        street.emit(events.ShotCancelled(card, click))
    discard(street, click, "used")
    discard(street, card, "cancelled")
    street.prompt = terms.RUN
    turn.run(street)


def _apply_bullet(street: Street, action: Any) -> None:
    street.prompt = terms.RUN
    effects.fire_bullet(street, action.square, action.at)
    turn.run(street)


def _apply_pour(street: Street, action: Any) -> None:
    street.prompt = terms.RUN
    effects.pour(street, action.square)
    turn.run(street)


def _apply_shrapnel(street: Street, action: Any) -> None:
    street.prompt = terms.RUN
    fly(street, action.square)
    turn.run(street)


def _apply_end_turn(street: Street, action: Any) -> None:
    turn.end_turn(street)
    turn.run(street)


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
