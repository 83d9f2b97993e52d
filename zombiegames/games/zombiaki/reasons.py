"""Why something cannot be done: any action at all judged, with the rule that forbids it.

Legality itself is asked of ``targets``, ``choices`` and ``turn``, as the legal lists do; this
module finds the rule of a refusal; ``refusals.py`` lists them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombiaki import actions, board, cards, choices, offers, targets, terms
from zombiegames.games.zombiaki.board import squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.movement import hindrance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.protocol import Action
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


def why_not(street: Street, action: Action) -> str | None:
    """Judge any thing: None if it is a legal action, else ``rule`` or ``rule/detail``."""
    if not actions.NOTATION.is_action(action):
        return "ZK-02/no_action"
    if street.prompt == terms.END:
        return "ZK-08/over" if street.winner == ZOMBIES else "ZK-07/over"
    verb = action.kind
    verbs, otherwise = _ASKED[street.prompt]
    if verb not in verbs:
        return otherwise or _NOT_NOW[verb]
    return _JUDGE[verb](street, action) or None


# -- answers to prompts ----------------------------------------------------------------


def _shuffle(street: Street, action: Any) -> str:
    if action.deck != street.chain[0]:
        return "ZK-01/other_deck"
    if not is_order_of(action.order, cards.DECK_CARDS[action.deck]):
        return "ZK-01/not_the_deck"
    if action.deck == ZOMBIES and action.order[-1] != cards.DAWN_CARD:
        return "ZK-01/dawn_last"
    return ""


def _hold_back(street: Street, action: Any) -> str:
    square = action.square
    if square < 0:
        return "ZK-09/no_square"
    if targets.hold_mask(street) >> square & 1:
        return ""
    if not street.zombies >> square & 1:
        return "ZK-35/no_zombie"
    return "ZK-35/held"


def _nothing(street: Street, action: Any) -> str:
    return ""


def _step(street: Street, action: Any) -> str:
    if action.square < 0 or action.to < 0:
        return "ZK-09/no_square"
    if action.to not in board.BESIDE[action.square]:
        return "ZK-18/orthogonal"
    return choices.step_forbidden(street, action.square, action.to)


def _stop(street: Street, action: Any) -> str:
    return "" if street.chain else "ZK-10/no_walk"


def _advance(street: Street, action: Any) -> str:
    return "ZK-10/walking" if street.chain else ""


def _discard(street: Street, action: Any) -> str:
    return "" if holds(street, street.seat, action.card) else "ZK-04/not_in_hand"


def _bullet(street: Street, action: Any) -> str:
    if action.square < 0:
        return "ZK-09/no_square"
    lane = street.chain[0]
    if (action.square, action.at) in choices.aims(street, lane):
        return ""
    if board.LANE_OF[action.square] != lane:
        return "ZK-43/other_lane"
    return choices.shot_forbidden(street, action, sniper=False)


def _pour(street: Street, action: Any) -> str:
    return "ZK-09/no_square" if action.square < 0 else choices.pour_forbidden(street, action.square)


def _shrapnel(street: Street, action: Any) -> str:
    return "" if action.square in board.BESIDE[street.traps[0]] else "ZK-59/neighbour"


# -- plays -----------------------------------------------------------------------------


def holds(street: Street, seat: int, kind: int) -> bool:
    """Whether a hand holds a card of a kind."""
    return any(KIND_OF[card] == kind for card in street.hands[seat])


def _card(street: Street, kind: int, verb: str) -> str:
    if kind < 0:
        return "ZK-05/no_card"
    if cards.CARDS[kind].deck != street.seat:
        return "ZK-05/not_yours"
    if not holds(street, street.seat, kind):
        return "ZK-05/not_in_hand"
    if kind == cards.NOT_SO_FAST:
        return "ZK-35/too_late"
    if kind == cards.CLICK:
        return "ZK-33/no_shot"
    if kind == cards.DAWN or SHAPE[kind] != verb:
        return "ZK-09/other_target"
    # ZK-26: a cancelled card counts too.
    if street.terror and street.played and street.seat == HUMANS:
        return "ZK-26/one_card"
    return ""


def _play(street: Street, action: Any) -> str:
    return _card(street, action.card, "play")


def _play_at(street: Street, action: Any) -> str:
    kind, square = action.card, action.square
    forbidden = _card(street, kind, "play-at")
    if forbidden:
        return forbidden
    if square < 0:
        return "ZK-09/no_square"
    if targets.AT[kind](street, kind) >> square & 1:
        return ""
    return _square_refused(street, kind, square)


def _play_along(street: Street, action: Any) -> str:
    forbidden = _card(street, action.card, "play-along")
    if forbidden:
        return forbidden
    if action.lane < 0:
        return "ZK-09/no_lane"
    return "ZK-60/side_lanes" if action.card == cards.STREET_FIRE and action.lane == 1 else ""


def _play_move(street: Street, action: Any) -> str:
    kind, square, to = action.card, action.square, action.to
    forbidden = _card(street, kind, "play-move")
    if forbidden:
        return forbidden
    if square < 0 or to < 0:
        return "ZK-09/no_square"
    if to not in board.BESIDE[square]:
        return f"{cards.CARDS[kind].rule}/adjacent"
    return choices.MOVE_FORBIDDEN[kind](street, square, to)


def _play_against(street: Street, action: Any) -> str:
    forbidden = _card(street, action.card, "play-against")
    if forbidden:
        return forbidden
    other = HUMANS if street.seat == ZOMBIES else ZOMBIES
    if holds(street, other, action.victim):
        return ""
    return "ZK-32/not_there" if action.card == cards.MEAT else "ZK-51/not_there"


def _shoot(street: Street, action: Any) -> str:
    forbidden = _card(street, action.card, "shoot")
    if forbidden:
        return forbidden
    if action.square < 0:
        return "ZK-09/no_square"
    return choices.shot_forbidden(street, action, sniper=action.card == cards.SNIPER)


def _flame(street: Street, action: Any) -> str:
    return _card(street, cards.FLAMETHROWER, "flame") or choices.flame_forbidden(street, action)


def _throw_net(street: Street, action: Any) -> str:
    forbidden = _card(street, cards.NET, "throw-net")
    if forbidden:
        return forbidden
    if any(square < 0 for square in action.squares):
        return "ZK-09/no_square"
    return choices.net_forbidden(street, action.squares)


def _order(street: Street, action: Any) -> str:
    square, to = action.square, action.to
    if street.seat != ZOMBIES:
        return "ZK-23/zombies_only"
    if square < 0:
        return "ZK-09/no_square"
    if to not in board.BESIDE[square] and (to >= 0 or board.FORWARD[square] >= 0):
        return "ZK-23/adjacent"
    return choices.order_forbidden(street, square, to)


_JUDGE: dict[str, Callable[[Street, Any], str]] = {
    "shuffle": _shuffle,
    "hold-back": _hold_back,
    "decline": _nothing,
    "step": _step,
    "stop": _stop,
    "advance": _advance,
    "discard": _discard,
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
    "shrapnel": _shrapnel,
    "order": _order,
    "click": _nothing,
    "end-turn": _nothing,
}
"""By verb: "" if an action is legal at a prompt that asks for its verb, else why not."""


def _square_refused(street: Street, kind: int, square: int) -> str:
    """Find the words for a square that is not legal for a card."""
    bit = 1 << square
    standing = street.zombies | street.dogs
    thing = KIND_OF[street.obstacles[square]] if street.things & bit else -1
    rule = cards.CARDS[kind].rule
    if kind in cards.ZOMBIE_KINDS or kind == cards.DOG:
        rows = board.FIRST_ROW if kind != cards.DOG or street.house.dog else targets.DOG_ROWS
        if not bit & rows:
            return f"{rule}/row"
        if standing & bit:
            return choices.HINDERED["figure"]
        if street.barred & bit:
            return choices.HINDERED["barred"]
        return f"{rule}/barrel" if thing == cards.BARREL else f"{rule}/wall"
    if kind in (cards.SHIELD, cards.BOSS, cards.CLAWS, cards.HUNGER):
        if not street.zombies & bit:
            return f"{rule}/no_zombie"
        if kind == cards.SHIELD:
            return "ZK-25/has_one"
        if street.marks[street.figures[square]] & terms.SPENT:
            return "ZK-13/spent"
        return choices.HINDERED[hindrance(street, square, board.FORWARD[square])]
    if kind == cards.PICKAXE:
        return "ZK-34/nothing"
    if kind in cards.PIT_KINDS and not street.house.pit:
        return "ZK-65/human_card"
    if kind in cards.WALL_KINDS and bit & board.LAST_ROW:
        return "ZK-45/row"
    if kind == cards.BARRIER and not bit & targets.barrier_row(street):
        return "ZK-48/row"
    if kind == cards.BARREL and not bit & board.LAST_ROW:
        return "ZK-58/row"
    if not targets.empty(street) & bit:
        return "ZK-39/not_empty"
    if kind in cards.WALL_KINDS:
        if targets.near(street.zombies) & bit:
            return "ZK-45/zombie_near"
        assert board.ROW_OF[square] < targets.foremost(street.zombies)
        return "ZK-45/zombie_past"
    if kind == cards.MINE:
        assert targets.in_front(street) & bit
        return "ZK-59/in_front"
    if kind == cards.CAR:
        return "ZK-62/way"
    assert kind == cards.BARREL
    return choices.HINDERED["barred"]


# -- all that can be pointed at --------------------------------------------------------

_SHRAPNEL = tuple(actions.Shrapnel(s) for s in board.GRID.squares)
_POUR = tuple(actions.Pour(s) for s in board.GRID.squares)
_FLAMES = tuple(
    actions.Flame((a, b, c))
    for a in range(6)
    for b in range(6)
    for c in range(6)
    if 1 <= a + b + c <= 5 or a == b == c
)
_PROMPTED = (
    actions.Decline(),
    actions.Stop(),
    actions.Advance(),
    actions.Click(),
    actions.EndTurn(),
)
_NET_REACH = cards.CARDS[cards.NET].value


def conceivable(street: Street) -> Iterator[Action]:
    """Give what the seat to act could point at: its cards and all squares, in or out of phase."""
    if street.actor not in (ZOMBIES, HUMANS):
        return
    seat = street.actor
    yield from _PROMPTED
    yield from offers.STEP.values()
    yield from _SHRAPNEL
    yield from offers.HOLD_BACK
    if seat == ZOMBIES:
        yield from offers.ORDER.values()
    else:
        yield from _POUR
        yield from offers.BULLET.values()
    for kind in dict.fromkeys(KIND_OF[card] for card in street.hands[seat]):
        yield offers.DISCARD[kind]
        yield from _plays(street, seat, kind)


def _plays(street: Street, seat: int, kind: int) -> Iterator[Action]:
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
        for hand in street.hands:
            for victim in dict.fromkeys(KIND_OF[card] for card in hand):
                yield offers.PLAY_AGAINST[kind][victim]
    elif shape == "shoot":
        car = choices.car_square(street)
        for (square, at), action in offers.SHOOT[kind].items():
            if at == "figure" or square == car:
                yield action
    elif shape == "flame":
        yield from _FLAMES
    elif shape == "throw-net":
        yield from _nets(street)


def _nets(street: Street) -> Iterator[actions.ThrowNet]:
    legal = choices.net_groups(street, _NET_REACH)
    yield from (actions.ThrowNet(squares_of(group)) for group in legal)
    # Too heavy or not zombies: all single squares and neighbours.
    known = set(legal)
    for square in board.GRID.squares:
        for group in (
            1 << square,
            *(1 << square | 1 << to for to in board.BESIDE[square] if to > square),
        ):
            if group not in known:
                yield actions.ThrowNet(squares_of(group))
