"""Items and pages: laid down in front of their player (ZF-51, ZF-52, ZF-C18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import act, cards, events, task
from zombiegames.games.zombies4.cards import CARDS, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.dogs import FOR_DOGGIE
from zombiegames.games.zombies4.seats import has_title, is_at
from zombiegames.games.zombies4.terms import HERE_DOGS
from zombiegames.games.zombies4.tiles import PET_CEMETERY

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Play
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods

_ELSEWHERE = {
    cards.AMULET: "ZF-C01/where",
    cards.KEY: "ZF-C08/where",
    cards.SICKLE: "ZF-C12/where",
    cards.SPEAR: "ZF-C13/where",
    cards.GUN: "ZF-C16/where",
}
"""By kind that needs a place (``Card.where``): why it cannot be laid down elsewhere."""


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Lay one copy of a title down; pages in the own turn only."""
    if has_title(state, seat, kind) or not is_at(state, seat, CARDS[kind].where):
        return []
    if IS_PAGE[kind] and seat != state.seat:
        return []
    return [act.PLAY[kind]]


def refusal(state: Woods, seat: int, action: Play) -> str:
    """Tell why an item or page cannot be laid down."""
    kind = action.card
    if IS_PAGE[kind] and seat != state.seat:
        return "ZF-51/own_turn"
    if has_title(state, seat, kind):
        return "ZF-52/title"
    return "ZF-32/off_map" if state.at[seat] < 0 else _ELSEWHERE[kind]


def effect(state: Woods, played: CardPlayed) -> None:
    """Put the card in front of its player."""
    lay(state, played.seat, played.card)


def lay(state: Woods, seat: int, card: int) -> None:
    """Put an item or page in front of a player; Here Doggie! calls its dogs (ZF-C18)."""
    state.fronts[seat].append(card)
    if state.listening:
        state.emit(events.CardLaid(seat, card))
    if KIND_OF[card] == cards.DOGGIE and state.land.places[PET_CEMETERY] is not None:
        state.agenda.append((task.ASK_PUT, seat, FOR_DOGGIE, PET_CEMETERY, 0, 0, HERE_DOGS))
