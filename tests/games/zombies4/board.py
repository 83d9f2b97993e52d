"""A map in a few words, played in notation, with what happened in a form easy to compare.

>>> b = board(tiles="f09 0 -1", pawns=("f09-5",), dogs="f09-2", step="move", steps=2)
>>> b.do("step f09-2", "roll", "die 5")
>>> b.state.trophies
[1, 0]

Keywords are those of ``position.position``. After every action nothing may be lost or doubled.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tests.games.zombies4.position import position
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.cards import COMPONENTS, KIND_OF, KINDS
from zombiegames.games.zombies4.terms import PROMPTS
from zombiegames.games.zombies4.tiles import SQUARE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.games.zombies4.rules import Woods

opened: list[Board] = []
"""Every board set up since the last look; ``conftest.py`` plays each of them on."""

CABIN_MAP = "f09 0 -1 / cabin 0 -2 / f10 1 -1 / f07 -1 -1"
"""The Cabin north of a clear forest: its floor is cabin-1, 2, 4, 5, its door leads to cabin-7,
and cabin-7, 8, 9 lie above f09-1, 2, 3. East f10 (clear), west f07 (wooded)."""


class Board:
    """A map being tested.

    Attributes:
        state: the position.
        events: what was told in the last call of ``do``.
    """

    def __init__(self, state: Woods) -> None:
        self.state = state
        self.events: list[Any] = []
        state.listening = True
        state.take_log()
        opened.append(self)

    # -- playing -------------------------------------------------------------------------

    def do(self, *texts: str) -> Board:
        """Play actions, each of which must be legal and offered."""
        self.events = []
        for text in texts:
            action = NOTATION.parse(text)
            assert self.state.why_not(action) is None, f"{text}: {self.state.why_not(action)}"
            if self.state.to_act() != NATURE or self.state.chance_outcomes():
                assert action in self.state.legal_actions(), f"{text} is not offered"
            self._apply(action)
        return self

    def _apply(self, action: Any) -> None:
        state = self.state
        state.apply(action)
        self.events += [entry.event for entry in state.take_log()]
        assert state.components() == list(COMPONENTS), f"something is lost: {action}"
        assert state.pack == sum(state.dogs), "dogs are counted wrongly"
        assert state.kennels == [s for s, n in enumerate(state.dogs) if n], "kennels are wrong"
        assert max(state.dogs) <= 2, "three dogs on a square"
        assert all((at < 0) == (h == 0) for at, h in zip(state.at, state.health, strict=True))

    def shuffle(self) -> Board:
        """Let nature shuffle."""
        self.events = []
        self._apply(self.state.sample_chance(Random(1)))
        return self

    def refused(self, text: str, *rules: str) -> None:
        """Require that an action is refused with one of these rules, and not offered."""
        action = NOTATION.parse(text)
        reason = self.state.why_not(action)
        assert reason is not None, f"{text} is allowed"
        assert reason in rules, f"{text} is refused by {reason}"
        assert action not in self.state.legal_actions(), f"{text} is offered and refused"

    # -- looking -------------------------------------------------------------------------

    def offered(self, verb: str = "") -> set[str]:
        """Give the legal actions in notation that begin with a text."""
        texts = {NOTATION.format(action) for action in self.state.legal_actions()}
        return {text for text in texts if text == verb or text.startswith(verb)}

    @property
    def prompt(self) -> str:
        """Name of what is asked."""
        return PROMPTS[self.state.prompt]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.state.to_act(), self.prompt

    def told(self, kind: str) -> list[Any]:
        """Give the events of a kind told in the last call of ``do``."""
        return [event for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """Give the kinds of the events of the last call of ``do``."""
        return [event.kind for event in self.events]

    def at(self, seat: int) -> str:
        """Name the square of a pawn, empty off the map."""
        square = self.state.at[seat]
        return SQUARE_NAMES[square] if square >= 0 else ""

    def dogs(self) -> dict[str, int]:
        """Give the dogs by square."""
        return {SQUARE_NAMES[s]: n for s, n in enumerate(self.state.dogs) if n}

    def front(self, seat: int) -> list[str]:
        """Name the cards in play before a player."""
        return names(self.state.fronts[seat])

    def hand(self, seat: int) -> list[str]:
        """Name the cards of a hand."""
        return names(self.state.hands[seat])

    def discards(self) -> list[str]:
        """Name the cards of the discard pile, the first first."""
        return names(self.state.discards)

    # -- for conftest --------------------------------------------------------------------

    def offers_what_it_accepts(self) -> None:
        """Law 13 on this very position."""
        if self.state.to_act() < 0:
            return
        legal = self.state.legal_actions()
        conceivable = list(self.state.conceivable())
        assert len(set(conceivable)) == len(conceivable)
        assert {a for a in conceivable if self.state.why_not(a) is None} == set(legal)

    def play_on(self, rng: Random, actions: int) -> None:
        """Play on at random."""
        for _ in range(actions):
            if self.state.to_act() == OVER:
                return
            legal = self.state.legal_actions()
            self._apply(rng.choice(legal) if legal else self.state.sample_chance(rng))


def names(cards: Iterable[int]) -> list[str]:
    """Name cards."""
    return [KINDS[KIND_OF[card]] for card in cards]


def board(**words: Any) -> Board:
    """Set up a map; see ``position.position``."""
    return Board(position(**words))
