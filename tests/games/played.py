"""A position that a test sets up, played in notation; the ``Table`` of every game builds on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.protocol import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from typing_extensions import Self

    from zombiegames.core.action import Action
    from zombiegames.core.notation import Notation
    from zombiegames.core.protocol import Entry

opened: list[Played] = []
"""Every position set up since the last look; ``conftest.py`` plays each of them on."""


class Played:
    """A position being tested.

    Attributes:
        state: the position.
        first: the position as it was set up.
        entries: what was told in the last call of ``do``, with who saw it.
    """

    notation: Notation
    """Of the game."""
    box: Sequence[int]
    """All components of the game; never may one be lost or doubled."""
    further = 8
    """Actions for which it is played on after the test."""
    until: tuple[int, ...] = (OVER,)
    """Whose turn ends that early."""
    shuffles = True
    """Whether ``do`` may shuffle: of such actions too many are legal to be listed."""
    whole_reasons = False
    """Whether ``refused`` is given whole reasons, not how they begin."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.first = state.clone()
        self.entries: list[Entry] = []
        state.listening = True
        state.take_log()
        opened.append(self)

    # -- playing -------------------------------------------------------------------------

    def do(self, *texts: str) -> Self:
        """Play actions, each of which must be legal, and offered where anything is."""
        self.entries = []
        for text in texts:
            action = self.notation.parse(text)
            reason = self.state.why_not(action)
            assert reason is None, f"{text}: {reason}"
            legal = self.state.legal_actions()
            unlisted = self.shuffles and self.state.to_act() < 0 and not legal
            assert action in legal or unlisted, f"{text} is not offered"
            self.apply(action)
        return self

    def apply(self, action: Action) -> None:
        """Do an action and note what is told."""
        self.state.apply(action)
        self.entries += self.state.take_log()
        self.check(str(action))

    def check(self, after: str = "set up") -> None:
        """Require what always holds: that nothing is lost or doubled."""
        assert sorted(self.state.components()) == list(self.box), f"something is lost: {after}"

    def refused(self, text: str, *reasons: str) -> None:
        """Require that an action is refused for one of some reasons, and not offered."""
        action = self.notation.parse(text)
        reason = self.state.why_not(action)
        assert reason is not None, f"{text} is allowed"
        named = reason in reasons if self.whole_reasons else reason.startswith(reasons)
        assert named, f"{text} is refused by {reason}"
        assert action not in self.state.legal_actions(), f"{text} is refused but offered"

    def allows(self, text: str) -> bool:
        """Whether an action is legal; the legal list must agree."""
        action = self.notation.parse(text)
        legal = self.state.why_not(action) is None
        assert legal == (action in self.state.legal_actions()), f"{text}: two opinions"
        return bool(legal)

    # -- looking -------------------------------------------------------------------------

    @property
    def events(self) -> list[Any]:
        """What was told in the last call of ``do``, as who sees all sees it."""
        return [entry.event for entry in self.entries]

    def told(self, kind: str) -> list[Any]:
        """Give the events of one kind, in order."""
        return [event for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """Give the kinds of the events, in order."""
        return [event.kind for event in self.events]

    # -- after the test --------------------------------------------------------------------

    def offers_what_it_accepts(self) -> None:
        """Require that of all one could point at, exactly the offered actions are legal."""
        if self.state.to_act() < 0:
            return
        legal = self.state.legal_actions()
        accepted = {a for a in self.state.conceivable() if self.state.why_not(a) is None}
        assert accepted == set(legal)
        assert len(legal) == len(set(legal)) > 0

    def play_on(self, rng: Random) -> None:
        """Play at random from where it was set up."""
        self.state = self.first
        for _ in range(self.further):
            if self.state.to_act() in self.until:
                return
            legal = self.state.legal_actions()
            self.apply(rng.choice(legal) if legal else self.state.sample_chance(rng))
