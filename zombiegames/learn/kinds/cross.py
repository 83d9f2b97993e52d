"""Zombiaki: it is the zombies' last turn with cards; one has to cross on the walk before Dawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import ZOMBIES
from zombiegames.games.zombiaki.state import Street
from zombiegames.games.zombiaki.terms import DISCARD, PLAY
from zombiegames.learn.kinds.last_street import LastStreet, dawn_is_next

if TYPE_CHECKING:
    from zombiegames.core.protocol import State


class Cross(LastStreet):
    """Dawn is next, and the humans draw nothing more. Bring somebody across."""

    most = 40_000

    def fits(self, state: State) -> bool:
        """At the beginning of the zombies' last turn with cards, with nobody at the barricade."""
        assert isinstance(state, Street)
        near = [figure for figure in state.figures[GRID.rows - 1 :: GRID.rows] if figure >= 0]
        asked = state.prompt in {DISCARD, PLAY} and state.actor == state.seat == ZOMBIES
        return asked and not near and not state.played and dawn_is_next(state)
