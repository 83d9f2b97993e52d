"""What each action does: one table by verb, and the agenda that carries out what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4 import dogs, effects, fight, turn
from zombiegames.games.zombies4 import tasks as do
from zombiegames.games.zombies4.effects import play, use
from zombiegames.games.zombies4.events import ROLLS, Rolled
from zombiegames.games.zombies4.plays import has_title
from zombiegames.games.zombies4.terms import (
    CANCEL,
    DOGS,
    DUEL,
    END,
    FIGHT,
    FOR_CABIN,
    FOR_DOGS,
    FOR_DUEL,
    FOR_FIGHT,
    FOR_FOREST,
    FOR_MOVE,
    FOR_SPELL,
    FOR_TREE,
    MOVE,
    MOVE_ROLL,
    PICK,
    PLACE,
    PUT,
    RUN,
    SPELL,
    TRIM,
    WINDOW,
    WOUND,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombies4.state import Woods

_AGENDA: dict[int, Callable[[Woods, tuple[int, ...]], None]] = {
    do.TURN: turn.begin_turn,
    do.TILE: turn.tile_step,
    do.TIE: turn.break_tie,
    do.FIGHT_STEP: turn.fight_step,
    do.DRAW_STEP: turn.draw_step,
    do.DRAW: turn.draw,
    do.MOVE_STEP: turn.move_step,
    do.DOGS_STEP: turn.dogs_step,
    do.END_STEP: turn.end_step,
    do.FINISH: turn.finish,
    do.WINDOW: turn.window,
    do.FIGHTS: fight.fights,
    do.ARRIVED: fight.arrived,
    do.RESUME_FIGHT: fight.resume_fight,
    do.TREES: fight.fight_trees,
    do.RESOLVE: effects.resolve,
    do.DUEL: effects.go_on_with_duel,
    do.ASK_PLACE: turn.ask_place,
    do.ASK_PUT: dogs.ask_put,
    do.ASK_FIGHT: fight.ask_fight,
    do.ASK_WOUND: fight.ask_wound,
    do.ASK_MOVE_ROLL: turn.ask_move_roll,
    do.ASK_MOVE: turn.ask_move,
    do.ASK_SPELL: turn.ask_spell,
    do.ASK_DOGS: turn.ask_dogs,
    do.ASK_PICK: dogs.ask_pick,
    do.ASK_END: turn.ask_end,
    do.ASK_CANCEL: effects.ask_cancel,
    do.ASK_TAKE: effects.ask_take,
    do.ASK_TRIM: effects.ask_trim,
    do.ASK_SEARCH: effects.ask_search,
    do.ASK_DUEL: effects.ask_duel,
    do.ASK_RETREAT: effects.ask_retreat,
    do.ROLL_DOGS: dogs.run_by_themselves,
}
_DO = tuple(_AGENDA[number] for number in range(len(_AGENDA)))
"""The agenda's table, by task."""


def run(state: Woods) -> None:
    """Carry the agenda out until somebody is asked."""
    agenda = state.agenda
    while state.prompt == RUN:
        task = agenda.pop()
        _DO[task[0]](state, task)


_AGAIN: dict[int, tuple[int, ...]] = {
    PLACE: (do.ASK_PLACE,),
    FIGHT: (do.ASK_FIGHT,),
    WOUND: (do.ASK_WOUND,),
    MOVE_ROLL: (do.ASK_MOVE_ROLL,),
    MOVE: (do.ASK_MOVE,),
    SPELL: (do.ASK_SPELL,),
    DOGS: (do.ASK_DOGS,),
    PICK: (do.ASK_PICK,),
    END: (do.ASK_END,),
}
"""By prompt: what asks the same again once a card has done its work."""


def interrupt(state: Woods) -> None:
    """Let the present prompt be asked again after what comes now."""
    prompt = state.prompt
    state.prompt = RUN
    if prompt == WINDOW:
        # What a window does and whether somebody is asked next is nobody's to take back.
        state.irrevocable += 1
        # Ruling: who plays in a window is asked again, while there is something left to play.
        state.agenda.append((do.WINDOW, state.window, state.offset))
        state.window, state.offset = -1, 0
    elif prompt == PUT:
        state.agenda.append((do.ASK_PUT, state.actor, *state.put))
        state.put = ()
    else:
        state.agenda.append(_AGAIN[prompt])


# -- nature ----------------------------------------------------------------------------


def _shuffle_tiles(state: Woods, action: Any) -> None:
    state.irrevocable += 1
    turn.stack_tiles(state, action.order)


def _shuffle_cards(state: Woods, action: Any) -> None:
    state.irrevocable += 1
    state.prompt = RUN
    turn.stack_cards(state, action.order)
    run(state)


def _begin(state: Woods, action: Any) -> None:
    state.irrevocable += 1
    state.prompt = RUN
    turn.begin(state, action.seat)
    run(state)


_DICE: dict[int, Callable[[Woods, int], None]] = {
    FOR_FOREST: turn.forest_die,
    FOR_CABIN: turn.cabin_die,
    FOR_FIGHT: fight.fight_die,
    FOR_TREE: fight.fight_die,
    FOR_MOVE: turn.move_die,
    FOR_SPELL: turn.spell_die,
    FOR_DOGS: turn.dogs_die,
    FOR_DUEL: effects.duel_die,
}


def _die(state: Woods, action: Any) -> None:
    state.irrevocable += 1
    state.prompt = RUN
    if state.listening:
        state.emit(Rolled(turn.roller(state), action.face, ROLLS[state.why]))
    _DICE[state.why](state, action.face)
    run(state)


# -- the turn --------------------------------------------------------------------------


def _place(state: Woods, action: Any) -> None:
    state.prompt = RUN
    turn.place(state, action.x, action.y, action.turn)
    run(state)


def _put(state: Woods, action: Any) -> None:
    state.agenda.append(dogs.put_thing(state, action.square))
    state.prompt = RUN
    run(state)


def _roll(state: Woods, action: Any) -> None:
    prompt = state.prompt
    if prompt == FIGHT:
        fight.roll_fight(state)
    elif prompt == MOVE_ROLL:
        turn.roll(state, FOR_MOVE)
    elif prompt == SPELL:
        turn.roll(state, FOR_SPELL)
    else:
        turn.roll(state, FOR_DOGS)


def _shoot(state: Woods, action: Any) -> None:
    state.prompt = RUN
    fight.shoot(state)
    run(state)


def _suffer(state: Woods, action: Any) -> None:
    state.prompt = RUN
    fight.suffer(state)
    run(state)


def _step(state: Woods, action: Any) -> None:
    state.prompt = RUN
    turn.step(state, action.square)
    run(state)


def _go_on(state: Woods, action: Any) -> None:
    state.prompt = RUN
    run(state)


def _cast(state: Woods, action: Any) -> None:
    interrupt(state)
    turn.cast(state)
    run(state)


def _pick_dog(state: Woods, action: Any) -> None:
    dogs.pick(state, action.square)


def _run_dog(state: Woods, action: Any) -> None:
    state.prompt = RUN
    dogs.run_dog(state, action.square)
    run(state)


def _discard(state: Woods, action: Any) -> None:
    prompt, seat = state.prompt, state.actor
    state.prompt = RUN
    if prompt == TRIM:
        effects.trim(state, action.card)
    else:
        card = effects.card_of(state.hands[seat], action.card)
        state.hands[seat].remove(card)
        fight.discard(state, seat, card, "turn")
        # ZF-05: the discard ends the turn, unless any number may be discarded.
        if state.house.any_discards:
            state.agenda.append((do.ASK_END,))
    run(state)


def _pass(state: Woods, action: Any) -> None:
    prompt = state.prompt
    state.prompt = RUN
    if prompt == DUEL:
        effects.settle_duel(state)
    else:
        state.irrevocable += 1
        again = state.offset + 1
        if prompt == WINDOW:
            state.agenda.append((do.WINDOW, state.window, again))
            state.window = -1
        else:
            assert prompt == CANCEL
            state.agenda.append((do.ASK_CANCEL, again))
        state.offset = 0
    run(state)


# -- cards -----------------------------------------------------------------------------


def _play(state: Woods, action: Any) -> None:
    interrupt(state)
    play(state, action.card)
    run(state)


def _play_on(state: Woods, action: Any) -> None:
    interrupt(state)
    play(state, action.card, target=action.seat)
    run(state)


def _play_to(state: Woods, action: Any) -> None:
    interrupt(state)
    play(state, action.card, target=action.seat, square=action.square)
    run(state)


def _play_tile(state: Woods, action: Any) -> None:
    interrupt(state)
    play(state, action.card, tile=action.tile)
    run(state)


def _play_page(state: Woods, action: Any) -> None:
    interrupt(state)
    assert has_title(state, action.seat, action.page)
    page = effects.card_of(state.fronts[action.seat], action.page)
    play(state, action.card, target=action.seat, other=page)
    run(state)


def _cancel(state: Woods, action: Any) -> None:
    state.prompt = RUN
    state.offset = 0
    effects.cancel(state)
    run(state)


def _use(state: Woods, action: Any) -> None:
    interrupt(state)
    use(state, action.card)
    run(state)


def _use_on(state: Woods, action: Any) -> None:
    interrupt(state)
    use(state, action.card, target=action.seat)
    run(state)


def _use_at(state: Woods, action: Any) -> None:
    interrupt(state)
    use(state, action.card, square=action.square)
    run(state)


def _use_to(state: Woods, action: Any) -> None:
    interrupt(state)
    use(state, action.card, target=action.seat, square=action.square)
    run(state)


def _use_pile(state: Woods, action: Any) -> None:
    interrupt(state)
    use(state, action.card, pile=action.pile)
    run(state)


def _take_card(state: Woods, action: Any) -> None:
    state.prompt = RUN
    effects.take_card(state, action.card)
    run(state)


def _remove(state: Woods, action: Any) -> None:
    state.prompt = RUN
    effects.remove(state, action.card)
    run(state)


def _finish(state: Woods, action: Any) -> None:
    state.prompt = RUN
    effects.finish_search(state)
    run(state)


def _shove(state: Woods, action: Any) -> None:
    state.prompt = RUN
    fight.shove(state, action.square)
    run(state)


def _attack(state: Woods, action: Any) -> None:
    interrupt(state)
    effects.attack(state, action.seat)
    run(state)


def _add_bullets(state: Woods, action: Any) -> None:
    state.prompt = RUN
    effects.add_bullets(state, action.number)
    run(state)


def _retreat(state: Woods, action: Any) -> None:
    state.prompt = RUN
    fight.put_pawn(state, state.actor, action.square, "full-moon-fever")
    run(state)


APPLY: dict[str, Callable[[Woods, Any], None]] = {
    "shuffle-tiles": _shuffle_tiles,
    "shuffle-cards": _shuffle_cards,
    "begin": _begin,
    "die": _die,
    "place": _place,
    "put-heart": _put,
    "put-bullet": _put,
    "put-dog": _put,
    "roll": _roll,
    "shoot": _shoot,
    "suffer": _suffer,
    "step": _step,
    "stop": _go_on,
    "cast": _cast,
    "pick-dog": _pick_dog,
    "run-dog": _run_dog,
    "discard": _discard,
    "end-turn": _go_on,
    "pass": _pass,
    "play": _play,
    "play-on": _play_on,
    "play-to": _play_to,
    "play-tile": _play_tile,
    "play-page": _play_page,
    "cancel": _cancel,
    "use": _use,
    "use-on": _use_on,
    "use-at": _use_at,
    "use-to": _use_to,
    "use-pile": _use_pile,
    "take-card": _take_card,
    "remove": _remove,
    "finish": _finish,
    "shove": _shove,
    "attack": _attack,
    "add-bullets": _add_bullets,
    "retreat": _retreat,
}
"""By verb: what an action does, up to the next question."""
