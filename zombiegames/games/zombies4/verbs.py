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

    from zombiegames.games.zombies4.rules import Woods

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


def run(woods: Woods) -> None:
    """Carry the agenda out until somebody is asked."""
    agenda = woods.agenda
    while woods.prompt == RUN:
        task = agenda.pop()
        _DO[task[0]](woods, task)


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


def interrupt(woods: Woods) -> None:
    """Let the present prompt be asked again after what comes now."""
    prompt = woods.prompt
    woods.prompt = RUN
    if prompt == WINDOW:
        # What a window does and whether somebody is asked next is nobody's to take back.
        woods.irrevocable += 1
        # Ruling: who plays in a window is asked again, while there is something left to play.
        woods.agenda.append((do.WINDOW, woods.window, woods.offset))
        woods.window, woods.offset = -1, 0
    elif prompt == PUT:
        woods.agenda.append((do.ASK_PUT, woods.actor, *woods.put))
        woods.put = ()
    else:
        woods.agenda.append(_AGAIN[prompt])


# -- nature ----------------------------------------------------------------------------


def _shuffle_tiles(woods: Woods, action: Any) -> None:
    woods.irrevocable += 1
    turn.stack_tiles(woods, action.order)


def _shuffle_cards(woods: Woods, action: Any) -> None:
    woods.irrevocable += 1
    woods.prompt = RUN
    turn.stack_cards(woods, action.order)
    run(woods)


def _begin(woods: Woods, action: Any) -> None:
    woods.irrevocable += 1
    woods.prompt = RUN
    turn.begin(woods, action.seat)
    run(woods)


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


def _die(woods: Woods, action: Any) -> None:
    woods.irrevocable += 1
    woods.prompt = RUN
    if woods.listening:
        woods.emit(Rolled(turn.roller(woods), action.face, ROLLS[woods.why]))
    _DICE[woods.why](woods, action.face)
    run(woods)


# -- the turn --------------------------------------------------------------------------


def _place(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    turn.place(woods, action.x, action.y, action.turn)
    run(woods)


def _put(woods: Woods, action: Any) -> None:
    woods.agenda.append(dogs.put_thing(woods, action.square))
    woods.prompt = RUN
    run(woods)


def _roll(woods: Woods, action: Any) -> None:
    prompt = woods.prompt
    if prompt == FIGHT:
        fight.roll_fight(woods)
    elif prompt == MOVE_ROLL:
        turn.roll(woods, FOR_MOVE)
    elif prompt == SPELL:
        turn.roll(woods, FOR_SPELL)
    else:
        turn.roll(woods, FOR_DOGS)


def _shoot(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    fight.shoot(woods)
    run(woods)


def _suffer(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    fight.suffer(woods)
    run(woods)


def _step(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    turn.step(woods, action.square)
    run(woods)


def _go_on(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    run(woods)


def _cast(woods: Woods, action: Any) -> None:
    interrupt(woods)
    turn.cast(woods)
    run(woods)


def _pick_dog(woods: Woods, action: Any) -> None:
    dogs.pick(woods, action.square)


def _run_dog(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    dogs.run_dog(woods, action.square)
    run(woods)


def _discard(woods: Woods, action: Any) -> None:
    prompt, seat = woods.prompt, woods.actor
    woods.prompt = RUN
    if prompt == TRIM:
        effects.trim(woods, action.card)
    else:
        card = effects.card_of(woods.hands[seat], action.card)
        woods.hands[seat].remove(card)
        fight.discard(woods, seat, card, "turn")
        # ZF-05: the discard ends the turn, unless any number may be discarded.
        if woods.house.any_discards:
            woods.agenda.append((do.ASK_END,))
    run(woods)


def _pass(woods: Woods, action: Any) -> None:
    prompt = woods.prompt
    woods.prompt = RUN
    if prompt == DUEL:
        effects.settle_duel(woods)
    else:
        woods.irrevocable += 1
        again = woods.offset + 1
        if prompt == WINDOW:
            woods.agenda.append((do.WINDOW, woods.window, again))
            woods.window = -1
        else:
            assert prompt == CANCEL
            woods.agenda.append((do.ASK_CANCEL, again))
        woods.offset = 0
    run(woods)


# -- cards -----------------------------------------------------------------------------


def _play(woods: Woods, action: Any) -> None:
    interrupt(woods)
    play(woods, action.card)
    run(woods)


def _play_on(woods: Woods, action: Any) -> None:
    interrupt(woods)
    play(woods, action.card, target=action.seat)
    run(woods)


def _play_to(woods: Woods, action: Any) -> None:
    interrupt(woods)
    play(woods, action.card, target=action.seat, square=action.square)
    run(woods)


def _play_tile(woods: Woods, action: Any) -> None:
    interrupt(woods)
    play(woods, action.card, tile=action.tile)
    run(woods)


def _play_page(woods: Woods, action: Any) -> None:
    interrupt(woods)
    assert has_title(woods, action.seat, action.page)
    page = effects.card_of(woods.fronts[action.seat], action.page)
    play(woods, action.card, target=action.seat, other=page)
    run(woods)


def _cancel(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    woods.offset = 0
    effects.cancel(woods)
    run(woods)


def _use(woods: Woods, action: Any) -> None:
    interrupt(woods)
    use(woods, action.card)
    run(woods)


def _use_on(woods: Woods, action: Any) -> None:
    interrupt(woods)
    use(woods, action.card, target=action.seat)
    run(woods)


def _use_at(woods: Woods, action: Any) -> None:
    interrupt(woods)
    use(woods, action.card, square=action.square)
    run(woods)


def _use_to(woods: Woods, action: Any) -> None:
    interrupt(woods)
    use(woods, action.card, target=action.seat, square=action.square)
    run(woods)


def _use_pile(woods: Woods, action: Any) -> None:
    interrupt(woods)
    use(woods, action.card, pile=action.pile)
    run(woods)


def _take_card(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    effects.take_card(woods, action.card)
    run(woods)


def _remove(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    effects.remove(woods, action.card)
    run(woods)


def _finish(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    effects.finish_search(woods)
    run(woods)


def _shove(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    fight.shove(woods, action.square)
    run(woods)


def _attack(woods: Woods, action: Any) -> None:
    interrupt(woods)
    effects.attack(woods, action.seat)
    run(woods)


def _add_bullets(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    effects.add_bullets(woods, action.number)
    run(woods)


def _retreat(woods: Woods, action: Any) -> None:
    woods.prompt = RUN
    fight.put_pawn(woods, woods.actor, action.square, "full-moon-fever")
    run(woods)


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
