"""We're All Friends Here (ZF-C17): take a page in play from another player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import events
from zombiegames.games.zombies4.actions import PlayPage
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.seats import has_title, opponents
from zombiegames.games.zombies4.titles.laid import lay

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Take a page that is not in play before oneself (ZF-52)."""
    return [
        PlayPage(kind, other, page)
        for other in opponents(state, seat)
        for page in map(KIND_OF.__getitem__, state.fronts[other])
        if IS_PAGE[page] and not has_title(state, seat, page)
    ]


def refusal(state: Woods, seat: int, action: PlayPage) -> str:
    """Tell why a page cannot be taken."""
    if not 0 <= action.seat < state.players or action.seat == seat:
        return "ZF-C17/no_opponent"
    if action.page < 0 or not IS_PAGE[action.page]:
        return "ZF-C17/no_page"
    there = has_title(state, action.seat, action.page)
    return "ZF-52/title" if there else "ZF-C17/not_there"


def effect(state: Woods, played: CardPlayed) -> None:
    """Take the page."""
    state.fronts[played.target].remove(played.other)
    if state.listening:
        state.emit(events.PageTaken(played.seat, played.target, played.other))
    lay(state, played.seat, played.other)
