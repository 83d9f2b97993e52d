"""Zombiaki: it is the humans' last turn; nobody may cross before Dawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki.cards import HUMANS
from zombiegames.games.zombiaki.state import Street
from zombiegames.games.zombiaki.terms import DISCARD, PLAY
from zombiegames.learn.kinds.last_street import LastStreet, dawn_is_next

if TYPE_CHECKING:
    from zombiegames.core.protocol import State


class Hold(LastStreet):
    """Dawn is next. Nobody may cross."""

    most = 30_000

    def fits(self, state: State) -> bool:
        """At the beginning of the humans' last turn, after they have drawn."""
        assert isinstance(state, Street)
        asked = state.prompt in {DISCARD, PLAY} and state.actor == state.seat == HUMANS
        return asked and not state.played and dawn_is_next(state)
