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
from typing import TYPE_CHECKING, Any

from tests.games.zombiegeddon.position import position
from tests.games.zombiegeddon.slow import Slow
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, NOTATION
from zombiegames.games.zombiegeddon.discs import COMPONENTS, KIND_OF, KINDS
from zombiegames.games.zombiegeddon.terms import PROMPTS

if TYPE_CHECKING:
    from zombiegames.games.zombiegeddon.rules import Wasteland

BOARDS = ("hex", "square")

opened: list[Table] = []
"""Every table set since the last look; ``conftest.py`` plays each of them on."""


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def names(cells: Any) -> list[str]:
    return [CELL_NAMES[c] for c in cells]


class Table:
    """A wasteland being tested; ``events``: what was told in the last call of ``do``."""

    def __init__(self, state: Wasteland) -> None:
        self.state = state
        self.first = state.clone()
        self.events: list[Any] = []
        state.listening = True
        state.take_log()
        opened.append(self)

    # -- playing -------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        """Play actions, each of which must be legal and offered."""
        self.events = []
        for text in texts:
            action = NOTATION.parse(text)
            assert self.state.why_not(action) is None, f"{text}: {self.state.why_not(action)}"
            if self.state.to_act() != NATURE:
                assert action in self.state.legal_actions(), f"{text} is not offered"
            self.apply(action)
        return self

    def apply(self, action: Any) -> None:
        self.state.apply(action)
        self.events += [entry.event for entry in self.state.take_log()]
        self.check()

    def scatter(self, seed: int = 1) -> Table:
        """Let nature lay out the second half."""
        assert self.prompt == "scatter"
        self.events = []
        self.apply(self.state.sample_chance(Random(seed)))
        return self

    def check(self) -> None:
        """Nothing is lost; the masks say what lies there; offered is what the slow rules allow."""
        state = self.state
        assert sorted(state.components()) == list(COMPONENTS), "a disc is lost or doubled"
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

    def refused(self, text: str, *reasons: str) -> None:
        """Require that an action is refused with one of these reasons, and not offered."""
        action = NOTATION.parse(text)
        reason = self.state.why_not(action)
        assert reason is not None, f"{text} is allowed"
        assert reason in reasons, f"{text} is refused by {reason}"
        assert action not in self.state.legal_actions(), f"{text} is refused but offered"

    def allows(self, text: str) -> bool:
        """Whether an action is legal; the legal list must agree."""
        action = NOTATION.parse(text)
        legal = self.state.why_not(action) is None
        assert legal == (action in self.state.legal_actions()), f"{text}: two opinions"
        return legal

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

    def told(self, kind: str) -> list[Any]:
        """Give the events of a kind, in order."""
        return [event for event in self.events if event.kind == kind]

    def story(self) -> list[str]:
        """Give the kinds of the events, in order."""
        return [event.kind for event in self.events]


def table(*, rest: str = "stay", **words: Any) -> Table:
    """Set a table; see ``position``."""
    found = Table(position(rest=rest, **words))
    found.check()
    return found
