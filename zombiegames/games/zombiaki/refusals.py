"""Why something cannot be done, and all that somebody could point at.

A refusal is only asked for where an action is not offered. So it looks for a rule that fits, and
takes for granted what the legal list has decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombiaki import actions, board, cards, choices, offers, targets, terms
from zombiegames.games.zombiaki.actions import Flame, ThrowNet
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.action import Action
    from zombiegames.games.zombiaki.actions import AnyAction
    from zombiegames.games.zombiaki.state import Street

SHAPE = {
    **dict.fromkeys(cards.AT_KINDS, "play-at"),
    **dict.fromkeys(cards.FREE_KINDS, "play"),
    **dict.fromkeys(cards.LANE_KINDS, "play-along"),
    **dict.fromkeys(cards.MOVE_KINDS, "play-move"),
    **dict.fromkeys(cards.HAND_KINDS, "play-against"),
    **dict.fromkeys(cards.SHOT_KINDS, "shoot"),
    cards.FLAMETHROWER: "flame",
    cards.NET: "throw-net",
}
"""By kind: the verb it is played with in a play step. Not here: Click, Not so fast, Dawn."""

_ASKED: dict[int, tuple[frozenset[str], str]] = {
    terms.SHUFFLE: (frozenset(("shuffle",)), "ZK-01/shuffle_first"),
    terms.HOLD: (frozenset(("hold-back", "decline")), "ZK-35/first"),
    terms.WALK: (frozenset(("step", "stop", "advance")), "ZK-10/first"),
    terms.DISCARD: (frozenset(("discard",)), "ZK-04/first"),
    terms.PLAY: (frozenset((*SHAPE.values(), "order", "end-turn")), ""),
    terms.CLICKED: (frozenset(("click", "decline")), "ZK-33/first"),
    terms.BULLETS: (frozenset(("bullet",)), "ZK-43/first"),
    terms.POURING: (frozenset(("pour", "stop")), "ZK-55/first"),
    terms.SHRAPNEL: (frozenset(("shrapnel",)), "ZK-59/first"),
}
"""By prompt: the verbs that answer it, and why every other one must wait."""

_NOT_NOW = {
    "shuffle": "ZK-01/no_shuffle",
    "hold-back": "ZK-35/too_late",
    "decline": "ZK-33/no_shot",
    "click": "ZK-33/no_shot",
    "step": "ZK-10/too_late",
    "stop": "ZK-10/too_late",
    "advance": "ZK-10/too_late",
    "discard": "ZK-04/one_only",
    "bullet": "ZK-43/no_burst",
    "pour": "ZK-55/no_petrol",
    "shrapnel": "ZK-59/no_mine",
}
"""By verb: why it is out of place in a play step."""

_ONE_RULE = {
    "stop": "ZK-10/no_walk",
    "advance": "ZK-10/walking",
    "discard": "ZK-04/not_in_hand",
    "shrapnel": "ZK-59/neighbour",
}
"""By verb: the only rule that can forbid it where it is asked for."""


def refusal(state: Street, action: Action) -> str:
    """Find the rule that forbids what is not offered; "" for a shuffle that nature may make."""
    if state.prompt == terms.END:
        return "ZK-08/over" if state.winner == ZOMBIES else "ZK-07/over"
    verb = action.kind
    verbs, otherwise = _ASKED[state.prompt]
    if verb not in verbs:
        return otherwise or _NOT_NOW[verb]
    if _lacks_square(action):
        return "ZK-09/no_square"
    return _ONE_RULE.get(verb) or _RULE[verb](state, action)


def _lacks_square(action: Action) -> bool:
    named = [getattr(action, "square", 0), *getattr(action, "squares", ())]
    # An order may lead off the street.
    if action.kind != "order":
        named.append(getattr(action, "to", 0))
    return any(square < 0 for square in named)


# -- answers to prompts ----------------------------------------------------------------


def _shuffle(state: Street, action: actions.Shuffle) -> str:
    if action.deck != state.chain[0]:
        return "ZK-01/other_deck"
    if not is_order_of(action.order, cards.DECK_CARDS[action.deck]):
        return "ZK-01/not_the_deck"
    if action.deck == ZOMBIES and action.order[-1] != cards.DAWN_CARD:
        return "ZK-01/dawn_last"
    return ""


def _hold_back(state: Street, action: actions.HoldBack) -> str:
    return "ZK-35/held" if state.zombies >> action.square & 1 else "ZK-35/no_zombie"


def _step(state: Street, action: actions.Step) -> str:
    if action.to not in board.BESIDE[action.square]:
        return "ZK-18/orthogonal"
    return choices.step_forbidden(state, action.square, action.to)


def _bullet(state: Street, action: actions.Bullet) -> str:
    if board.LANE_OF[action.square] != state.chain[0]:
        return "ZK-43/other_lane"
    return _target(state, action)


def _target(state: Street, action: actions.Shoot | actions.Bullet) -> str:
    square = action.square
    if action.at == "car":
        if choices.car_square(state) != square:
            return "ZK-41/no_car"
    elif state.figures[square] < 0:
        return "ZK-41/nobody"
    if square < choices.line_of_fire(state, board.LANE_OF[square]):
        return "ZK-40/blocked"
    return "ZK-41/not_first"


def _pour(state: Street, action: actions.Pour) -> str:
    square, _, used = state.chain
    if state.figures[square] >= 0:
        return "ZK-55/alive"
    return "ZK-55/twice" if used >> action.square & 1 else "ZK-55/adjacent"


# -- plays -----------------------------------------------------------------------------


def holds(state: Street, seat: int, kind: int) -> bool:
    """Whether a hand holds a card of a kind."""
    return any(KIND_OF[card] == kind for card in state.hands[seat])


def _card(state: Street, kind: int, verb: str) -> str:
    if kind < 0:
        return "ZK-05/no_card"
    if cards.CARDS[kind].deck != state.seat:
        return "ZK-05/not_yours"
    if not holds(state, state.seat, kind):
        return "ZK-05/not_in_hand"
    if kind == cards.NOT_SO_FAST:
        return "ZK-35/too_late"
    if kind == cards.CLICK:
        return "ZK-33/no_shot"
    if kind == cards.DAWN or SHAPE[kind] != verb:
        return "ZK-09/other_target"
    return "ZK-26/one_card" if choices.is_terrified(state) else ""


def _play(state: Street, action: actions.Play) -> str:
    return _card(state, action.card, action.kind)


def _play_at(state: Street, action: actions.PlayAt) -> str:
    return _card(state, action.card, action.kind) or _square(state, action.card, action.square)


def _play_along(state: Street, action: actions.PlayAlong) -> str:
    forbidden = _card(state, action.card, action.kind)
    if forbidden:
        return forbidden
    return "ZK-09/no_lane" if action.lane < 0 else "ZK-60/side_lanes"


_NOT_BESIDE = {
    cards.MASS: "ZK-27/adjacent",
    cards.CHANGE: "ZK-28/adjacent",
    cards.BITE: "ZK-29/adjacent",
    cards.BLOOD: "ZK-50/adjacent",
}


def _play_move(state: Street, action: actions.PlayMove) -> str:
    kind, square, to = action.card, action.square, action.to
    forbidden = _card(state, kind, action.kind)
    if forbidden:
        return forbidden
    if to not in board.BESIDE[square]:
        return _NOT_BESIDE[kind]
    return choices.MOVE_FORBIDDEN[kind](state, square, to)


def _play_against(state: Street, action: actions.PlayAgainst) -> str:
    forbidden = _card(state, action.card, action.kind)
    if forbidden:
        return forbidden
    return "ZK-32/not_there" if action.card == cards.MEAT else "ZK-51/not_there"


def _shoot(state: Street, action: actions.Shoot) -> str:
    forbidden = _card(state, action.card, action.kind)
    if forbidden:
        return forbidden
    if action.card == cards.SNIPER and action.at == "figure":
        return "ZK-44/nobody"
    return _target(state, action)


def _flame(state: Street, action: actions.Flame) -> str:
    forbidden = _card(state, cards.FLAMETHROWER, action.kind)
    if forbidden:
        return forbidden
    row, lanes = choices.flame_row(state)
    if row < 0:
        return "ZK-64/nobody"
    return choices.split_forbidden(action.amounts, lanes, choices.taken_lanes(state, row))


def _throw_net(state: Street, action: actions.ThrowNet) -> str:
    squares = action.squares
    forbidden = _card(state, cards.NET, action.kind)
    if forbidden:
        return forbidden
    if not squares:
        return "ZK-57/nobody"
    if list(squares) != sorted(set(squares)):
        return "ZK-57/order"
    if not all(state.zombies >> square & 1 for square in squares):
        return "ZK-57/zombies_only"
    strength = sum(state.strength[state.figures[square]] for square in squares)
    return "ZK-57/too_strong" if strength > choices.NET_STRENGTH else "ZK-57/apart"


def _order(state: Street, action: actions.Order) -> str:
    square, to = action.square, action.to
    if state.seat != ZOMBIES:
        return "ZK-23/zombies_only"
    if to not in board.BESIDE[square] and (to >= 0 or board.FORWARD[square] >= 0):
        return "ZK-23/adjacent"
    return choices.order_forbidden(state, square, to)


_RULE: dict[str, Callable[[Street, Any], str]] = {
    "shuffle": _shuffle,
    "hold-back": _hold_back,
    "step": _step,
    "play": _play,
    "play-at": _play_at,
    "play-along": _play_along,
    "play-move": _play_move,
    "play-against": _play_against,
    "shoot": _shoot,
    "bullet": _bullet,
    "flame": _flame,
    "throw-net": _throw_net,
    "pour": _pour,
    "order": _order,
}
"""By verb: which rule forbids it where it is asked for. Not here: what is then always legal."""


# -- squares ---------------------------------------------------------------------------


def _square(state: Street, kind: int, square: int) -> str:
    """Find the rule that forbids a square for a card."""
    if kind in cards.ZOMBIE_KINDS or kind == cards.DOG:
        return _entrance(state, kind, square)
    if kind in _NO_ZOMBIE:
        return _bearer(state, kind, square)
    bit = 1 << square
    if kind == cards.PICKAXE:
        return "ZK-34/nothing"
    if kind in cards.PIT_KINDS and not state.house.pit:
        return "ZK-65/human_card"
    if kind in cards.WALL_KINDS and bit & board.LAST_ROW:
        return "ZK-45/row"
    if kind == cards.BARRIER and not bit & targets.barrier_row(state):
        return "ZK-48/row"
    if kind == cards.BARREL and not bit & board.LAST_ROW:
        return "ZK-58/row"
    if not targets.empty(state) & bit:
        return "ZK-39/not_empty"
    if kind in cards.WALL_KINDS:
        return "ZK-45/zombie_near" if targets.near(state.zombies) & bit else "ZK-45/zombie_past"
    if kind == cards.MINE:
        return "ZK-59/in_front"
    if kind == cards.CAR:
        return "ZK-62/way"
    assert kind == cards.BARREL
    return choices.HINDERED["barred"]


_ZOMBIE_COMES = ("ZK-20/row", "ZK-20/barrel", "ZK-20/wall")
_DOG_COMES = ("ZK-21/row", "ZK-21/barrel", "ZK-21/wall")


def _entrance(state: Street, kind: int, square: int) -> str:
    """Find the rule that forbids a zombie or dog to be placed on a square."""
    bit = 1 << square
    row, barrel, wall = _DOG_COMES if kind == cards.DOG else _ZOMBIE_COMES
    if not bit & (targets.dog_rows(state) if kind == cards.DOG else board.FIRST_ROW):
        return row
    if (state.zombies | state.dogs) & bit:
        return choices.HINDERED["figure"]
    if state.barred & bit:
        return choices.HINDERED["barred"]
    return barrel if KIND_OF[state.obstacles[square]] == cards.BARREL else wall


_NO_ZOMBIE = {
    cards.SHIELD: "ZK-25/no_zombie",
    cards.BOSS: "ZK-23/no_zombie",
    cards.CLAWS: "ZK-30/no_zombie",
    cards.HUNGER: "ZK-31/no_zombie",
}
"""By kind of what is played on a zombie: that there is none."""


def _bearer(state: Street, kind: int, square: int) -> str:
    """Find the rule that forbids a card that is played on a zombie."""
    if not state.zombies >> square & 1:
        return _NO_ZOMBIE[kind]
    if kind == cards.SHIELD:
        return "ZK-25/has_one"
    marks = state.marks[state.figures[square]]
    return choices.spent(marks) or choices.hindered(state, square, board.FORWARD[square])


# -- all that can be pointed at --------------------------------------------------------

_FLAMES = tuple(
    Flame((a, b, c))
    for a in range(6)
    for b in range(6)
    for c in range(6)
    if 1 <= a + b + c <= 5 or a == b == c
)
_PROMPTED = (offers.DECLINE, offers.STOP, offers.ADVANCE, offers.CLICK, offers.END_TURN)


def conceivable(state: Street) -> Iterator[AnyAction]:
    """Give what the seat to act could point at: its cards and all squares, in or out of phase."""
    if state.actor not in (ZOMBIES, HUMANS):
        return
    seat = state.actor
    yield from _PROMPTED
    yield from offers.STEP.values()
    yield from offers.SHRAPNEL
    yield from offers.HOLD_BACK
    if seat == ZOMBIES:
        yield from offers.ORDER.values()
    else:
        yield from offers.POUR
        yield from offers.BULLET.values()
    for kind in dict.fromkeys(KIND_OF[card] for card in state.hands[seat]):
        yield offers.DISCARD[kind]
        yield from _plays(state, kind)


def _plays(state: Street, kind: int) -> Iterator[AnyAction]:
    shape = SHAPE.get(kind)
    if shape == "play-at":
        yield from offers.PLAY_AT[kind]
    elif shape == "play":
        yield from offers.PLAY[kind]
    elif shape == "play-along":
        yield from offers.PLAY_ALONG[kind]
    elif shape == "play-move":
        yield from offers.PLAY_MOVE[kind].values()
    elif shape == "play-against":
        for hand in state.hands:
            for victim in dict.fromkeys(KIND_OF[card] for card in hand):
                yield offers.PLAY_AGAINST[kind][victim]
    elif shape == "shoot":
        car = choices.car_square(state)
        for (square, at), action in offers.SHOOT[kind].items():
            if at == "figure" or square == car:
                yield action
    elif shape == "flame":
        yield from _FLAMES
    elif shape == "throw-net":
        yield from _nets(state)
    else:
        # Click and Not so fast wait in the hand, yet somebody may want to play them.
        yield actions.Play(kind)


def _nets(state: Street) -> Iterator[ThrowNet]:
    legal = choices.net_groups(state, choices.NET_STRENGTH)
    yield from (ThrowNet(board.squares_of(group)) for group in legal)
    # Too heavy or not zombies: all single squares and neighbours.
    known = set(legal)
    for square in board.GRID.squares:
        for group in (
            1 << square,
            *(1 << square | 1 << to for to in board.BESIDE[square] if to > square),
        ):
            if group not in known:
                yield ThrowNet(board.squares_of(group))
