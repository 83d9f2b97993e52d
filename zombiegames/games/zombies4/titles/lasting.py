"""Dog Repellent and Lost in the Woods: what lasts until the end of a player's next turn.

What Dog Repellent does (ZF-C04) is told in ``dogs``, what Lost in the Woods does (ZF-C07) where
the steps of a pawn are listed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import act, events
from zombiegames.games.zombies4.actions import PlayOn
from zombiegames.games.zombies4.seats import on_the_map, unfit

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Play
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


def begin(state: Woods, ends: list[int], seat: int, effect: str) -> None:
    """Begin what lasts until the end of a player's next turn, not the present one."""
    ends[seat] = 2 if seat == state.seat else 1
    if state.listening:
        state.emit(events.EffectBegan(seat, effect))


def repellent_choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Play it anywhere, at any time."""
    return [act.PLAY[kind]]


def repellent_refusal(state: Woods, seat: int, action: Play) -> str:
    """Find nothing: only what all cards have in common forbids it."""
    return ""


def repellent_effect(state: Woods, played: CardPlayed) -> None:
    """Let no dog come nearer."""
    begin(state, state.repellent, played.seat, "dog-repellent")


def lost_choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Play it on anybody on the map."""
    return [PlayOn(kind, other) for other in on_the_map(state, seat)]


def lost_refusal(state: Woods, seat: int, action: PlayOn) -> str:
    """Tell why somebody cannot lose the way."""
    return unfit(state, seat, action.seat)


def lost_effect(state: Woods, played: CardPlayed) -> None:
    """Let a pawn not leave its tile."""
    begin(state, state.lost, played.target, "lost-in-the-woods")
