"""What happens at once, by verb; ``turn.run`` works off what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki import cards, effects, events, tasks, terms, turn
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.damage import discard, fly
from zombiegames.games.zombiaki.movement import move

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki import actions
    from zombiegames.games.zombiaki.actions import AnyAction
    from zombiegames.games.zombiaki.state import Street

_ASK_PLAY, _FINISH = (tasks.ASK_PLAY,), (tasks.FINISH,)


def _apply_shuffle(state: Street, action: actions.Shuffle) -> None:
    state.irrevocable += 1
    state.decks[action.deck] = list(reversed(action.order))
    if state.listening:
        state.emit(events.DeckShuffled(action.deck))
    if action.deck == ZOMBIES:
        state.chain = (HUMANS,)
    else:
        state.chain = ()
        turn.begin_zombies(state)


def _apply_hold_back(state: Street, action: actions.HoldBack) -> None:
    # ZK-35.
    card = effects.take(state, ZOMBIES, cards.NOT_SO_FAST)
    figure = state.figures[action.square]
    state.marks[figure] |= terms.HELD
    if state.listening:
        state.emit(events.CardPlayed(ZOMBIES, card, (action.square,), -1, -1))
        state.emit(events.HeldBack(figure, action.square))
    discard(state, card, "used")
    state.prompt = terms.RUN
    turn.ask_hold(state)


def _apply_decline(state: Street, action: actions.Decline) -> None:
    if state.prompt == terms.HOLD:
        turn.ask_walk(state)
    else:
        state.prompt = terms.RUN
        effects.let_fire(state)


def _apply_step(state: Street, action: actions.Step) -> None:
    # ZK-18.
    dog = state.figures[action.square]
    left = (state.chain[1] if state.chain else terms.DOG_STEPS) - 1
    state.marks[dog] |= terms.SPENT
    state.chain = (dog, left)
    state.agenda.append((tasks.WALK_ON,))
    state.agenda.append((tasks.JUDGE,))
    state.prompt = terms.RUN
    move(state, dog, action.to, "walk")


def _apply_stop(state: Street, action: actions.Stop) -> None:
    if state.prompt == terms.WALK:
        turn.ask_walk(state)
    else:
        state.chain = ()
        state.prompt = terms.RUN


def _apply_advance(state: Street, action: actions.Advance) -> None:
    turn.start_advance(state)


def _apply_discard(state: Street, action: actions.Discard) -> None:
    # ZK-04.
    discard(state, effects.take(state, state.seat, action.card), "duty")
    turn.start_play(state)


def _play(state: Street, action: AnyAction, kind: int, squares: tuple[int, ...], lane: int) -> None:
    seat = state.seat
    card = effects.take(state, seat, kind)
    state.played += 1
    if state.listening:
        victim = -1
        if action.kind == "play-against":
            other = state.hands[HUMANS if seat == ZOMBIES else ZOMBIES]
            victim = next(c for c in other if KIND_OF[c] == action.victim)
        state.emit(events.CardPlayed(seat, card, squares, lane, victim))
    state.agenda.append(_ASK_PLAY)
    state.agenda.append(_FINISH)
    if not cards.STAYS[card]:
        state.pending = card
    state.prompt = terms.RUN
    effects.EFFECTS[kind](state, card, action)


def _apply_play(state: Street, action: actions.Play | actions.PlayAgainst) -> None:
    _play(state, action, action.card, (), -1)


def _apply_play_at(state: Street, action: actions.PlayAt | actions.Shoot) -> None:
    _play(state, action, action.card, (action.square,), -1)


def _apply_play_along(state: Street, action: actions.PlayAlong) -> None:
    _play(state, action, action.card, (), action.lane)


def _apply_play_move(state: Street, action: actions.PlayMove) -> None:
    _play(state, action, action.card, (action.square, action.to), -1)


def _apply_flame(state: Street, action: actions.Flame) -> None:
    _play(state, action, cards.FLAMETHROWER, (), -1)


def _apply_throw_net(state: Street, action: actions.ThrowNet) -> None:
    _play(state, action, cards.NET, action.squares, -1)


def _apply_order(state: Street, action: actions.Order) -> None:
    state.agenda.append(_ASK_PLAY)
    state.agenda.append(_FINISH)
    state.prompt = terms.RUN
    effects.obey(state, action)


def _apply_click(state: Street, action: actions.Click) -> None:
    # ZK-33: both cards are discarded.
    card, state.pending = state.pending, -1
    click = effects.take(state, ZOMBIES, cards.CLICK)
    state.chain = ()
    if state.listening:
        state.emit(events.CardPlayed(ZOMBIES, click, (), -1, -1))
        state.emit(events.ShotCancelled(card, click))
    discard(state, click, "used")
    discard(state, card, "cancelled")
    state.prompt = terms.RUN


def _apply_bullet(state: Street, action: actions.Bullet) -> None:
    state.prompt = terms.RUN
    effects.fire_bullet(state, action.square, action.at)


def _apply_pour(state: Street, action: actions.Pour) -> None:
    state.prompt = terms.RUN
    effects.pour(state, action.square)


def _apply_shrapnel(state: Street, action: actions.Shrapnel) -> None:
    state.prompt = terms.RUN
    fly(state, action.square)


def _apply_end_turn(state: Street, action: actions.EndTurn) -> None:
    turn.end_turn(state)


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
"""By verb: what a legal action does at once."""
