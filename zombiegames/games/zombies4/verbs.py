"""What each action does: one table by verb, and the agenda that carries out what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4 import actions, ask, dogs, fight, piles, play, task, terms, turn
from zombiegames.games.zombies4.ask import RUN
from zombiegames.games.zombies4.events import ROLLS, Rolled
from zombiegames.games.zombies4.titles import didnt_happen, fever, key, not_right, trees, weapons

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombies4.state import Woods

    Do = Callable[[Woods, Any], None]

_AGENDA: dict[int, Callable[..., None]] = {
    task.TURN: turn.begin_turn,
    task.TILE: turn.tile_step,
    task.TIE: turn.break_tie,
    task.FIGHT_STEP: turn.fight_step,
    task.DRAW_STEP: turn.draw_step,
    task.DRAW: piles.draw,
    task.MOVE_STEP: turn.move_step,
    task.DOGS_STEP: turn.dogs_step,
    task.END_STEP: turn.end_step,
    task.FINISH: turn.finish,
    task.WINDOW: turn.window,
    task.FIGHTS: fight.fights,
    task.ARRIVED: fight.arrived,
    task.RESUME_FIGHT: fight.resume_fight,
    task.TREES: trees.fight,
    task.RESOLVE: play.resolve,
    task.DUEL: fever.go_on,
    task.ASK_PLACE: turn.ask_place,
    task.ASK_PUT: dogs.ask_put,
    task.ASK_FIGHT: fight.ask_fight,
    task.ASK_WOUND: fight.ask_wound,
    task.ASK_MOVE_ROLL: turn.ask_move_roll,
    task.ASK_MOVE: turn.ask_move,
    task.ASK_SPELL: turn.ask_spell,
    task.ASK_DOGS: turn.ask_dogs,
    task.ASK_PICK: dogs.ask_pick,
    task.ASK_END: turn.ask_end,
    task.ASK_CANCEL: didnt_happen.ask_cancel,
    task.ASK_TAKE: key.ask_take,
    task.ASK_TRIM: key.ask_trim,
    task.ASK_SEARCH: not_right.ask_search,
    task.ASK_DUEL: fever.ask_bid,
    task.ASK_RETREAT: fever.ask_retreat,
    task.ROLL_DOGS: dogs.run_by_themselves,
}
_DO = tuple(_AGENDA[number] for number in range(len(_AGENDA)))
"""The agenda's table, by task; each is given the position and the arguments of the task."""


def run(state: Woods) -> None:
    """Carry the agenda out until somebody is asked."""
    agenda = state.agenda
    while state.prompt == RUN:
        # A call with all arguments at once is slow, so only long tasks are called so.
        match agenda.pop():
            case (number,):
                _DO[number](state)
            case (number, one):
                _DO[number](state, one)
            case (number, one, two):
                _DO[number](state, one, two)
            case (number, *more):
                _DO[number](state, *more)


_AGAIN: dict[int, tuple[int, ...]] = {
    ask.PLACE: (task.ASK_PLACE,),
    ask.FIGHT: (task.ASK_FIGHT,),
    ask.WOUND: (task.ASK_WOUND,),
    ask.MOVE_ROLL: (task.ASK_MOVE_ROLL,),
    ask.MOVE: (task.ASK_MOVE,),
    ask.SPELL: (task.ASK_SPELL,),
    ask.DOGS: (task.ASK_DOGS,),
    ask.PICK: (task.ASK_PICK,),
    ask.END: (task.ASK_END,),
}
"""By prompt: the task that asks the same again once a card has done its work."""


def interrupt(state: Woods) -> None:
    """Let the present prompt be asked again after the action now to be done."""
    prompt = state.prompt
    state.prompt = RUN
    if prompt == ask.WINDOW:
        # Nobody can take back what happens in a window, nor that somebody else is asked next.
        state.irrevocable += 1
        # Ruling: a player that plays in a window is asked again, as long as it can play more.
        state.agenda.append((task.WINDOW, state.window, state.offset))
        state.window, state.offset = -1, 0
    elif prompt == ask.PUT:
        state.agenda.append((task.ASK_PUT, state.actor, *state.put))
        state.put = ()
    else:
        state.agenda.append(_AGAIN[prompt])


def _answering(do: Do) -> Do:
    """Make an action the answer to the present prompt."""

    def answer(state: Woods, action: Any) -> None:
        state.prompt = RUN
        do(state, action)

    return answer


# -- nature ----------------------------------------------------------------------------


def _shuffle_tiles(state: Woods, action: actions.ShuffleTiles) -> None:
    state.irrevocable += 1
    turn.stack_tiles(state, action.order)


def _shuffle_cards(state: Woods, action: actions.ShuffleCards) -> None:
    state.irrevocable += 1
    turn.stack_cards(state, action.order)


def _begin(state: Woods, action: actions.Begin) -> None:
    state.irrevocable += 1
    turn.begin(state, action.seat)


_DICE: dict[int, Callable[[Woods, int], None]] = {
    terms.FOR_FOREST: turn.forest_die,
    terms.FOR_CABIN: turn.cabin_die,
    terms.FOR_FIGHT: fight.fight_die,
    terms.FOR_TREE: fight.fight_die,
    terms.FOR_MOVE: turn.move_die,
    terms.FOR_SPELL: turn.spell_die,
    terms.FOR_DOGS: turn.dogs_die,
    terms.FOR_DUEL: fever.roll,
}


def _die(state: Woods, action: actions.Die) -> None:
    state.irrevocable += 1
    state.prompt = RUN
    if state.listening:
        state.emit(Rolled(turn.roller(state), action.face, ROLLS[state.why]))
    _DICE[state.why](state, action.face)


# -- the turn --------------------------------------------------------------------------


def _place(state: Woods, action: actions.PlaceTile) -> None:
    state.prompt = RUN
    turn.place(state, action.x, action.y, action.turn)


def _put(state: Woods, action: actions.PutAction) -> None:
    state.prompt = RUN
    state.agenda.append(dogs.put_thing(state, action.square))


def _roll(state: Woods, action: actions.Roll) -> None:
    prompt = state.prompt
    if prompt == ask.FIGHT:
        fight.roll_fight(state)
    elif prompt == ask.MOVE_ROLL:
        turn.roll(state, terms.FOR_MOVE)
    elif prompt == ask.SPELL:
        turn.roll(state, terms.FOR_SPELL)
    else:
        turn.roll(state, terms.FOR_DOGS)


def _shoot(state: Woods, action: actions.Shoot) -> None:
    state.prompt = RUN
    fight.shoot(state)


def _suffer(state: Woods, action: actions.Suffer) -> None:
    state.prompt = RUN
    fight.suffer(state)


def _step(state: Woods, action: actions.Step) -> None:
    state.prompt = RUN
    turn.step(state, action.square)


def _go_on(state: Woods, action: actions.Stop | actions.EndTurn) -> None:
    state.prompt = RUN


def _cast(state: Woods, action: actions.Cast) -> None:
    interrupt(state)
    turn.cast(state)


def _pick_dog(state: Woods, action: actions.PickDog) -> None:
    dogs.pick(state, action.square)


def _run_dog(state: Woods, action: actions.RunDog) -> None:
    state.prompt = RUN
    dogs.run_dog(state, action.square)


def _discard(state: Woods, action: actions.Discard) -> None:
    prompt = state.prompt
    state.prompt = RUN
    if prompt == ask.TRIM:
        key.trim(state, action)
    else:
        turn.discard(state, action.card)


def _pass(state: Woods, action: actions.Pass) -> None:
    prompt = state.prompt
    state.prompt = RUN
    if prompt == ask.DUEL:
        fever.settle(state)
        return
    state.irrevocable += 1
    again = state.offset + 1
    if prompt == ask.WINDOW:
        state.agenda.append((task.WINDOW, state.window, again))
        state.window = -1
    else:
        assert prompt == ask.CANCEL
        state.agenda.append((task.ASK_CANCEL, again))
    state.offset = 0


# -- cards -----------------------------------------------------------------------------


def _play(state: Woods, action: actions.Play) -> None:
    interrupt(state)
    play.play(state, action.card)


def _play_on(state: Woods, action: actions.PlayOn) -> None:
    interrupt(state)
    play.play(state, action.card, target=action.seat)


def _play_to(state: Woods, action: actions.PlayTo) -> None:
    interrupt(state)
    play.play(state, action.card, target=action.seat, square=action.square)


def _play_tile(state: Woods, action: actions.PlayTile) -> None:
    interrupt(state)
    play.play(state, action.card, tile=action.tile)


def _play_page(state: Woods, action: actions.PlayPage) -> None:
    interrupt(state)
    page = piles.card_of(state.fronts[action.seat], action.page)
    play.play(state, action.card, target=action.seat, other=page)


def _cancel(state: Woods, action: actions.Cancel) -> None:
    state.prompt = RUN
    state.offset = 0
    play.cancel(state)


def _use(state: Woods, action: actions.Use | actions.UsePile) -> None:
    interrupt(state)
    play.use(state, action)


def _use_on(state: Woods, action: actions.UseOn) -> None:
    interrupt(state)
    play.use(state, action, target=action.seat)


def _use_at(state: Woods, action: actions.UseAt) -> None:
    interrupt(state)
    play.use(state, action, square=action.square)


def _use_to(state: Woods, action: actions.UseTo) -> None:
    interrupt(state)
    play.use(state, action, target=action.seat, square=action.square)


def _finish(state: Woods, action: actions.Finish) -> None:
    state.prompt = RUN
    not_right.finish(state)


def _attack(state: Woods, action: actions.Attack) -> None:
    interrupt(state)
    fever.attack(state, action)


APPLY: dict[str, Do] = {
    "shuffle-tiles": _shuffle_tiles,
    "shuffle-cards": _answering(_shuffle_cards),
    "begin": _answering(_begin),
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
    "use-pile": _use,
    "take-card": _answering(key.take),
    "remove": _answering(not_right.remove),
    "finish": _finish,
    "shove": _answering(weapons.shove),
    "attack": _attack,
    "add-bullets": _answering(fever.bid),
    "retreat": _answering(fever.retreat),
}
"""By verb: what an action does; ``run`` then carries out what follows."""
