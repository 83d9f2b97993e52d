"""Why something cannot be done: any action at all judged, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.core.protocol import HIDDEN
from zombiegames.games.zombanimaux.actions import (
    BURIES,
    END_TURN,
    GIVE_UP,
    GIVES,
    NOTATION,
    PLAYS,
    REFILLS,
    STEALS,
    SWAPS,
)
from zombiegames.games.zombanimaux.cards import COMPONENTS, DIE, MOSQUITO, MOUSE, SPIDER
from zombiegames.games.zombanimaux.terms import (
    DEAL,
    END,
    GIVE,
    KEEP,
    PLAY,
    REFILL,
    ROLL,
    ROUND,
    SHUFFLE,
    STARTER,
    STEAL,
    SWAP,
)
from zombiegames.games.zombanimaux.turn import fewest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.games.zombanimaux.rules import Menagerie

PROMPTS_OF = {
    "start": (STARTER,),
    "shuffle": (SHUFFLE,),
    "roll": (ROLL,),
    "bury": (DEAL, KEEP),
    "play": (PLAY,),
    "give-up": (PLAY,),
    "refill": (REFILL,),
    "end-turn": (REFILL,),
    "give": (GIVE,),
    "swap": (SWAP,),
    "steal": (STEAL,),
}
"""By verb: when it can be done at all."""

FIRST = {
    STARTER: "ZA-03/first",
    DEAL: "ZA-01/first",
    KEEP: "ZA-13/first",
    ROLL: "ZA-30/first",
    GIVE: "ZA-32/first",
    SWAP: "ZA-33/first",
    STEAL: "ZA-34/first",
    REFILL: "ZA-12/first",
}
"""By prompt: what has to be done before anything else."""

NOT_NOW = {
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


def why_not(state: Menagerie, action: Any) -> str | None:
    """Judge any action at all."""
    if not NOTATION.is_action(action):
        return "ZA-10/no_action"
    prompt = state.prompt
    if prompt == END:
        return "ZA-44/over" if state.reason == "turns" else "ZA-43/over"
    if prompt not in PROMPTS_OF[action.kind]:
        if prompt == PLAY:
            return NOT_NOW[action.kind]
        if prompt == SHUFFLE:
            return "ZA-01/shuffle_first" if state.task == ROUND else "ZA-15/first"
        return FIRST[prompt]
    return _JUDGES[action.kind](state, action)


def _start(state: Menagerie, action: Any) -> str | None:
    return None if action.seat in fewest(state) else "ZA-03/not_fewest"


def _shuffle(state: Menagerie, action: Any) -> str | None:
    if state.task == ROUND:
        return None if is_order_of(action.order, COMPONENTS) else "ZA-01/not_the_cards"
    return None if is_order_of(action.order, state.discards) else "ZA-15/not_the_discard"


def _roll(state: Menagerie, action: Any) -> str | None:
    return None if action.face in DIE else "ZA-30/no_face"


def _bury(state: Menagerie, action: Any) -> str | None:
    if _has(state.drawn, action.card):
        return None
    return "ZA-01/not_dealt" if state.prompt == DEAL else "ZA-13/not_drawn"


def _play(state: Menagerie, action: Any) -> str | None:
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
    top = state.horde[-1] if state.horde else HIDDEN
    if card == MOSQUITO or top == HIDDEN:
        return None
    if top == SPIDER:
        return None if card < SPIDER else "ZA-21/below"
    if card <= top:
        return "ZA-22/higher" if card == MOUSE else "ZA-10/higher"
    return None


def _give_up(state: Menagerie, action: Any) -> str | None:
    return None if state.horde or not state.hands[state.seat] else "ZA-14/must_play"


def _refill(state: Menagerie, action: Any) -> str | None:
    return None if _has(state.graves[state.seat], action.card) else "ZA-12/not_in_graveyard"


def _end_turn(state: Menagerie, action: Any) -> str | None:
    if state.mouse:
        return "ZA-22/refill"
    if not state.forgetful:
        return "ZA-12/compulsory"
    return "ZA-12/begun" if state.picked else None


def _give(state: Menagerie, action: Any) -> str | None:
    if not _has(state.hands[state.seat], action.card):
        return "ZA-32/not_in_hand"
    return None if _is_opponent(state, action.seat) else "ZA-32/opponents"


def _swap(state: Menagerie, action: Any) -> str | None:
    if not _is_opponent(state, action.seat):
        return "ZA-33/opponents"
    if action.what == "graveyard" and not state.graves[action.seat]:
        return "ZA-33/empty"
    return None


def _steal(state: Menagerie, action: Any) -> str | None:
    return None if _is_opponent(state, action.seat) else "ZA-34/opponents"


_JUDGES: dict[str, Callable[[Menagerie, Any], str | None]] = {
    "start": _start,
    "shuffle": _shuffle,
    "roll": _roll,
    "bury": _bury,
    "play": _play,
    "give-up": _give_up,
    "refill": _refill,
    "end-turn": _end_turn,
    "give": _give,
    "swap": _swap,
    "steal": _steal,
}


def _has(cards: list[int], card: int) -> bool:
    return card != HIDDEN and card in cards


def _is_opponent(state: Menagerie, seat: int) -> bool:
    return 0 <= seat < state.players and seat != state.seat


def conceivable(state: Menagerie) -> Iterator[Any]:
    """Give all that the seat to act could point at: its cards, the opponents, the buttons."""
    seat, players = state.actor, state.players
    if seat < 0:
        return
    hand, grave = state.hands[seat], state.graves[seat]
    plays, gives = PLAYS[players][seat], GIVES[players][seat]
    for card in dict.fromkeys(hand):
        yield from plays[card][hand.count(card)]
        yield from gives[card]
    for card in sorted({*hand, *grave, *state.drawn}):
        yield BURIES[card]
        yield REFILLS[card]
    for swaps in SWAPS:
        yield from (swaps[other] for other in range(players) if other != seat)
    yield from STEALS[players][seat]
    yield GIVE_UP
    yield END_TURN
