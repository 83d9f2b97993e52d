"""Which room each title lives in: how it is played from the hand, how it is used in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.games.zombies4 import cards
from zombiegames.games.zombies4.titles import (
    amulet,
    bad_zombie,
    didnt_happen,
    fever,
    friends,
    gun,
    key,
    laid,
    lasting,
    loaded,
    newspaper,
    not_right,
    portal,
    push,
    trees,
    twist,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


class FromHand(NamedTuple):
    """How a card is played from the hand."""

    verb: str
    """Of its actions."""
    choices: Callable[[Woods, int, int], list[AnyAction]]
    """(seat, kind) → its actions."""
    refusal: Callable[[Woods, int, Any], str]
    """(seat, action) → why it cannot be played so, besides what all cards have in common."""
    effect: Callable[[Woods, CardPlayed], None]
    """What comes of it, unless it was cancelled."""


class InPlay(NamedTuple):
    """How a card is used once it is in play."""

    verb: str
    """Of its actions."""
    choices: Callable[[Woods, int, int], list[AnyAction]]
    """(seat, kind) → its actions."""
    refusal: Callable[[Woods, int, Any], str]
    """(seat, action) → why it cannot be used so, besides what all cards have in common."""
    effect: Callable[[Woods, int, Any], None]
    """(seat, action): what comes of it."""


_LAID = FromHand("play", laid.choices, laid.refusal, laid.effect)

FROM_HAND = {
    cards.AMULET: _LAID,
    cards.BAD_ZOMBIE: FromHand(
        "play-tile", bad_zombie.choices, bad_zombie.refusal, bad_zombie.effect
    ),
    cards.CLAIR: FromHand("play-to", push.clair_choices, push.clair_refusal, push.clair_effect),
    cards.REPELLENT: FromHand(
        "play", lasting.repellent_choices, lasting.repellent_refusal, lasting.repellent_effect
    ),
    cards.FEVER: FromHand("play", fever.choices, fever.refusal, fever.effect),
    cards.LOADED: FromHand("play-on", loaded.choices, loaded.refusal, loaded.effect),
    cards.LOST: FromHand(
        "play-on", lasting.lost_choices, lasting.lost_refusal, lasting.lost_effect
    ),
    cards.KEY: _LAID,
    cards.MONKEYS: _LAID,
    cards.PORTAL: FromHand("play-on", portal.choices, portal.refusal, portal.effect),
    cards.NEWSPAPER: FromHand("play-on", newspaper.choices, newspaper.refusal, newspaper.effect),
    cards.SICKLE: _LAID,
    cards.SPEAR: _LAID,
    cards.HAND: FromHand("play-to", push.talk_choices, push.talk_refusal, push.talk_effect),
    cards.CANCEL: FromHand(
        "cancel", didnt_happen.choices, didnt_happen.refusal, didnt_happen.effect
    ),
    cards.GUN: _LAID,
    cards.FRIENDS: FromHand("play-page", friends.choices, friends.refusal, friends.effect),
    cards.DOGGIE: _LAID,
    cards.SENDER: _LAID,
    cards.NOT_RIGHT: _LAID,
    cards.TREES: _LAID,
    cards.TWIST: _LAID,
}
"""By kind: all of them."""

IN_PLAY = {
    cards.AMULET: InPlay("use-at", amulet.choices, amulet.refusal, amulet.effect),
    cards.KEY: InPlay("use-on", key.choices, key.refusal, key.effect),
    cards.GUN: InPlay("use-at", gun.choices, gun.refusal, gun.effect),
    cards.SENDER: InPlay("use-to", push.sender_choices, push.sender_refusal, push.sender_effect),
    cards.NOT_RIGHT: InPlay("use-pile", not_right.choices, not_right.refusal, not_right.effect),
    cards.TREES: InPlay("use", trees.choices, trees.refusal, trees.effect),
    cards.TWIST: InPlay("use", twist.choices, twist.refusal, twist.effect),
}
"""By kind; the others do their work without being discarded."""
