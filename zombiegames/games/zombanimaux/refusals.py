"""Why something cannot be done, and what one could point at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.core.protocol import HIDDEN
from zombiegames.games.zombanimaux import actions, terms
from zombiegames.games.zombanimaux.cards import COMPONENTS, MOUSE, SPIDER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.action import Action
    from zombiegames.games.zombanimaux.state import Menagerie

PROMPTS_OF = {
    "start": (terms.STARTER,),
    "shuffle": (terms.SHUFFLE,),
    "roll": (terms.ROLL,),
    "bury": (terms.DEAL, terms.KEEP),
    "play": (terms.PLAY,),
    "give-up": (terms.PLAY,),
    "refill": (terms.REFILL,),
    "end-turn": (terms.REFILL,),
    "give": (terms.GIVE,),
    "swap": (terms.SWAP,),
    "steal": (terms.STEAL,),
}
"""By verb: when it can be done at all."""

_FIRST = {
    terms.STARTER: "ZA-03/first",
    terms.DEAL: "ZA-01/first",
    terms.KEEP: "ZA-13/first",
    terms.ROLL: "ZA-30/first",
    terms.GIVE: "ZA-32/first",
    terms.SWAP: "ZA-33/first",
    terms.STEAL: "ZA-34/first",
    terms.REFILL: "ZA-12/first",
}
"""By prompt: what has to be done before anything else."""

_NOT_NOW = {
    "start": "ZA-03/started",
    "shuffle": "ZA-15/no_shuffle",
    "roll": "ZA-30/no_roll",
    "bury": "ZA-13/nothing_drawn",
    "refill": "ZA-12/play_first",
    "end-turn": "ZA-12/play_first",
    "give": "ZA-32/no_give",
    "swap": "ZA-33/no_swap",
    "steal": "ZA-34/no_steal",
}
"""By verb: why it cannot be done while a play is asked for."""

_ONLY = {
    "start": "ZA-03/not_fewest",
    "roll": "ZA-30/no_face",
    "give-up": "ZA-14/must_play",
    "refill": "ZA-12/not_in_graveyard",
    "steal": "ZA-34/opponents",
}
"""By verb: why it is not offered when it is asked for, where that has one reason only."""


def refusal(state: Menagerie, action: Action) -> str:
    """Find a rule that forbids what is not offered; none forbids a shuffle of the whole pile."""
    prompt, kind = state.prompt, action.kind
    if prompt == terms.END:
        return "ZA-44/over" if state.reason == "turns" else "ZA-43/over"
    if prompt in PROMPTS_OF[kind]:
        return _ONLY.get(kind) or _JUDGES[kind](state, action)
    if prompt == terms.PLAY:
        return _NOT_NOW[kind]
    if prompt == terms.SHUFFLE:
        return "ZA-01/shuffle_first" if state.task == terms.ROUND else "ZA-15/first"
    return _FIRST[prompt]


def _shuffle(state: Menagerie, action: actions.Shuffle) -> str:
    if state.task == terms.ROUND:
        return "" if is_order_of(action.order, COMPONENTS) else "ZA-01/not_the_cards"
    return "" if is_order_of(action.order, state.discards) else "ZA-15/not_the_discard"


def _bury(state: Menagerie, action: actions.Bury) -> str:
    return "ZA-01/not_dealt" if state.prompt == terms.DEAL else "ZA-13/not_drawn"


def _play(state: Menagerie, action: actions.Play) -> str:
    card, gifts = action.card, action.gifts
    held = state.hands[state.seat].count(card)
    if card == HIDDEN or not held:
        return "ZA-10/not_in_hand"
    if len(gifts) >= held:
        return "ZA-11/copies"
    if not all(_is_opponent(state, seat) for seat in gifts):
        return "ZA-11/opponents"
    if list(gifts) != sorted(gifts):
        return "ZA-11/order"
    if state.horde[-1] == SPIDER:
        return "ZA-21/below"
    return "ZA-22/higher" if card == MOUSE else "ZA-10/higher"


def _end_turn(state: Menagerie, action: actions.EndTurn) -> str:
    if state.mouse:
        return "ZA-22/refill"
    return "ZA-12/begun" if state.forgetful else "ZA-12/compulsory"


def _give(state: Menagerie, action: actions.Give) -> str:
    return "ZA-32/opponents" if action.card in state.hands[state.seat] else "ZA-32/not_in_hand"


def _swap(state: Menagerie, action: actions.Swap) -> str:
    return "ZA-33/empty" if _is_opponent(state, action.seat) else "ZA-33/opponents"


_JUDGES: dict[str, Callable[[Menagerie, Any], str]] = {
    "shuffle": _shuffle,
    "bury": _bury,
    "play": _play,
    "end-turn": _end_turn,
    "give": _give,
    "swap": _swap,
}
"""By verb: why it is not offered when it is asked for."""


def _is_opponent(state: Menagerie, seat: int) -> bool:
    return 0 <= seat < state.players and seat != state.seat


def conceivable(state: Menagerie) -> Iterator[actions.AnyAction]:
    """Give all that the seat to act could point at: its cards, the opponents, the buttons."""
    seat, players = state.actor, state.players
    if seat < 0:
        return
    hand, grave = state.hands[seat], state.graves[seat]
    plays, gives = actions.PLAYS[players][seat], actions.GIVES[players][seat]
    for card in dict.fromkeys(hand):
        yield from plays[card][hand.count(card)]
        yield from gives[card]
    for card in sorted({*hand, *grave, *state.drawn}):
        yield actions.BURIES[card]
        yield actions.REFILLS[card]
    for swaps in actions.SWAPS:
        yield from (swaps[other] for other in range(players) if other != seat)
    yield from actions.STEALS[players][seat]
    yield actions.GIVE_UP
    yield actions.END_TURN
