"""A round of players in a few words, played in notation, with what happened easy to compare.

>>> t = table("9 9 king", "10 10 3", "zombie zombie", trick=["2: 8 8"])
>>> t.do("play 9 2 0", "pass")
>>> t.told("passed")
[Passed(seat=1, kind='passed')]

Hands and tricks are texts as in ``position.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.zombie_card_game.position import before_shuffle, position, stacked
from zombiegames.core.protocol import OVER
from zombiegames.games.zombie_card_game.actions import NOTATION
from zombiegames.games.zombie_card_game.cards import COMPONENTS, NAMES, RANK_OF
from zombiegames.games.zombie_card_game.terms import PROMPTS, title_of

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.protocol import Entry
    from zombiegames.games.zombie_card_game.rules import Republic

opened: list[Table] = []
"""Every table set since the last look; ``conftest.py`` plays each of them on."""


class Table:
    """A position being tested.

    Attributes:
        state: the position.
        entries: what was told in the last call of ``do`` or ``deal``, with who sees it.
    """

    def __init__(self, state: Republic) -> None:
        self.state = state
        self.first = state.clone()
        self.entries: list[Entry] = []
        state.listening = True
        state.take_log()
        opened.append(self)

    # -- playing -------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        """Do some actions, each of which must be legal."""
        self.entries = []
        for text in texts:
            action = NOTATION.parse(text)
            assert self.state.why_not(action) is None, f"{text}: {self.state.why_not(action)}"
            assert action in self.state.legal_actions(), f"{text} is not offered"
            self._apply(action)
        return self

    def deal(self, *hands: str) -> Table:
        """Shuffle so that each seat is dealt the cards named."""
        self.entries = []
        self._apply(stacked(self.state, *hands))
        return self

    def _apply(self, action: Any) -> None:
        self.state.apply(action)
        self.entries += self.state.take_log()
        assert self.state.components() == list(COMPONENTS), "a card is lost or doubled"

    def play_on(self, rng: Random, actions: int) -> None:
        """Play at random from the first position on; no card may get lost."""
        state = self.first
        for _ in range(actions):
            if state.to_act() == OVER:
                return
            legal = state.legal_actions()
            state.apply(rng.choice(legal) if legal else state.sample_chance(rng))
            assert state.components() == list(COMPONENTS)

    def offers_what_it_accepts(self) -> None:
        """Compare the legal list with what is accepted of all that can be pointed at."""
        state = self.first
        if state.to_act() >= 0:
            accepted = {a for a in state.conceivable() if state.why_not(a) is None}
            assert accepted == set(state.legal_actions())

    # -- looking -------------------------------------------------------------------------

    @property
    def to_act(self) -> int:
        return self.state.to_act()

    @property
    def prompt(self) -> str:
        return PROMPTS[self.state.prompt]

    def offered(self) -> set[str]:
        """Give all that is legal, in notation."""
        return {NOTATION.format(action) for action in self.state.legal_actions()}

    def refusal(self, text: str) -> str | None:
        """Tell why an action is refused."""
        action = NOTATION.parse(text)
        reason = self.state.why_not(action)
        assert (reason is None) == (action in self.state.legal_actions())
        return reason

    def events(self, seat: int | None = None, *, as_seen: bool = False) -> list[Any]:
        """Give the events told last, whole or as a seat (None: an onlooker) sees them."""
        if not as_seen:
            return [entry.event for entry in self.entries]
        return [event for entry in self.entries if (event := entry.for_seat(seat)) is not None]

    def told(self, kind: str) -> list[Any]:
        """Give the events of a kind."""
        return [event for event in self.events() if event.kind == kind]

    def hand(self, seat: int) -> str:
        """Write a hand, lowest rank first."""
        return names(self.state.hand(seat))

    def titles(self) -> list[str]:
        return [title_of(place, self.state.players) for place in self.state.places]


def names(cards: Any) -> str:
    """Write cards by their ranks."""
    return " ".join(NAMES[RANK_OF[card] - 1] if card else "?" for card in cards)


def table(*hands: str, **how: Any) -> Table:
    """Set up a position in the middle of a deal; see ``position.position``."""
    return Table(position(*hands, **how))


def undealt(players: int, **how: Any) -> Table:
    """Set up the moment before a deal; see ``position.before_shuffle``."""
    return Table(before_shuffle(players, **how))
