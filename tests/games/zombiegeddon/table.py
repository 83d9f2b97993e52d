"""A wasteland in a few words, played in notation, with what happened easy to compare.

>>> t = table(D7="weapon + pawn 0", E7="food-2", F7="food-1 + pawn 1")
>>> t.do("step D7 E7")
>>> t.pile(0), t.pawns(0)
(['weapon'], ['E7'])

Cells as in ``position.py``; ``rest="all"`` (default here: ``stay``) covers the whole board. After
every action nothing may be lost or doubled, and what is offered is what the slow rules allow.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.played import Played
from tests.games.zombiegeddon.position import position
from tests.games.zombiegeddon.slow import Slow
from tests.laws import law_13_offered_is_accepted
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon import INFO
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, NOTATION
from zombiegames.games.zombiegeddon.discs import COMPONENTS, KIND_OF, KINDS
from zombiegames.games.zombiegeddon.terms import PROMPTS

BOARDS = ("hex", "square")


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def names(cells: Any) -> list[str]:
    return [CELL_NAMES[c] for c in cells]


class Table(Played):
    """A wasteland being tested."""

    notation = NOTATION
    box = COMPONENTS
    whole_reasons = True
    until = (NATURE, OVER)

    # -- playing -------------------------------------------------------------------------

    def scatter(self, seed: int = 1) -> Table:
        """Let nature lay out the second half."""
        assert self.prompt == "scatter"
        self.entries = []
        self.apply(self.state.sample_chance(Random(seed)))
        return self

    def check(self, after: str = "set up") -> None:
        """Nothing is lost; the masks say what lies there; offered is what the slow rules allow."""
        super().check(after)
        state = self.state
        slow = Slow(state)
        cells = range(120)
        board = state.board
        assert board.cells(state.passable) == [c for c in cells if slow.ground(c)]
        assert board.cells(state.ordinary) == [c for c in cells if slow.ordinary(c)]
        assert board.cells(state.enemies) == [c for c in cells if slow.enemy(c)]
        assert board.cells(state.weapons) == [c for c in cells if slow.kind.get(c) == "weapon"]
        assert board.cells(state.manholes) == [c for c in cells if slow.kind.get(c) == "manhole"]
        assert list(state.jumps) == board.cells(state.manholes)
        barricades = [c for c in cells if slow.kind.get(c) == "barricade"]
        assert board.cells(state.barricades) == barricades
        stood = [c for c in cells if slow.ordinary(c) and c in slow.stood()]
        assert board.cells(state.blocked) == stood
        assert state.armed == slow.weapons
        if state.to_act() >= 0:
            legal = state.legal_actions()
            assert {(a.kind, *a[:-1]) for a in legal} == slow.legal()
            assert len(set(legal)) == len(legal)

    def goals(self, origin: str) -> set[str]:
        """Give the cells to which a pawn may step or jump."""
        return {
            CELL_NAMES[a.to]
            for a in self.state.legal_actions()
            if a.kind == "step" and a.origin == cell(origin)
        }

    # -- looking -------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        return PROMPTS[self.state.prompt]

    @property
    def actor(self) -> int | str:
        seat = self.state.to_act()
        return {NATURE: "nature", OVER: "over"}.get(seat, seat)

    def pile(self, seat: int) -> list[str]:
        return [KINDS[KIND_OF[disc]] for disc in self.state.piles[seat]]

    def pawns(self, seat: int) -> list[str]:
        return sorted(names(c for c in self.state.pawns[seat * 4 : seat * 4 + 4] if c >= 0))

    def tokens(self, seat: int) -> list[str]:
        return names(self.state.board.cells(self.state.tokens[seat]))

    def at(self, name: str) -> str | None:
        disc = self.state.discs[cell(name)]
        return KINDS[KIND_OF[disc]] if disc > 0 else None

    def offers_what_it_accepts(self) -> None:
        """Law 13 on the position as it was set up, with its bound."""
        law_13_offered_is_accepted(INFO, self.first, Random(1), [])


def table(*, rest: str = "stay", **words: Any) -> Table:
    """Set a table; see ``position``."""
    found = Table(position(rest=rest, **words))
    found.check()
    return found
