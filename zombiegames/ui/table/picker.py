"""Narrows the legal actions click by click; knows no rule and no pixel.

Every action comes with a *path*: the clicks that mean it. A step of a path is one clickable
(any hashable tuple such as ``("card", 7)`` or ``("square", 3)``) or a frozenset of clickables
that are clicked in any order, a second click taking one back. As soon as the clicks made fit
only one action, and no longer path goes on from there, the picker hands the action over. A
selection that is complete but also the start of a longer one waits: :meth:`Picker.confirmable`
names it, and the main button of the table takes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from zombiegames.core.action import Action

Clickable = Any
"""A hashable tuple: what kind of thing, then which one."""

Step = Any
"""One clickable, or a frozenset of clickables in any order."""

Path = tuple[Any, ...]
"""Steps from the first click to the last."""


class _Progress(NamedTuple):
    """How far the clicks have come."""

    done: tuple[Step, ...]
    """Steps that are finished."""
    open: frozenset[Clickable]
    """Clicks of an unfinished set."""
    clicks: tuple[Clickable, ...]
    """All that is selected, in the order of clicking."""


_START = _Progress((), frozenset(), ())


class Picker:
    """The choice among some actions by clicks.

    ``pairs`` are actions with their paths. Two actions with the same path cannot be told apart:
    that is an error of the table.

    Raises:
        ValueError: for an empty path or two equal ones.
    """

    def __init__(self, pairs: Iterable[tuple[Action, Path]]) -> None:
        self.pairs = list(pairs)
        """All actions with their paths, in the order given."""
        seen: dict[Hashable, Action] = {}
        for action, path in self.pairs:
            if not path:
                raise ValueError(f"an empty path for {action!r}")
            if path in seen:
                raise ValueError(f"one path for {seen[path]!r} and {action!r}: {path!r}")
            seen[path] = action
        self._history = [_START]

    # -- what is ----------------------------------------------------------------------

    @property
    def selected(self) -> tuple[Clickable, ...]:
        """What has been clicked, oldest first."""
        return self._now.clicks

    @property
    def open(self) -> frozenset[Clickable]:
        """Selected members of a set that is not finished: a second click takes one back."""
        return self._now.open

    @property
    def started(self) -> bool:
        """Whether anything is selected."""
        return bool(self._now.clicks)

    def candidates(self) -> list[Action]:
        """All actions that the clicks made so far may still become."""
        return [action for action, path in self.pairs if self._fits(path, self._now)]

    def targets(self) -> set[Clickable]:
        """What can be clicked now to go on. Selected members of an open set are not in it."""
        return self._targets(self._now)

    def first_targets(self) -> set[Clickable]:
        """What can be clicked when nothing is selected yet."""
        return self._targets(_START)

    def confirmable(self) -> Action | None:
        """Give the action that is complete now although longer ones start with it."""
        return self._complete(self._now)

    def outcome_of(self, click: Clickable) -> Action | None:
        """Give the action that would be complete after ``click``, whether or not it would wait."""
        after = self._after(self._now, click)
        return None if after is None else self._complete(after)

    # -- what is done ------------------------------------------------------------------

    def click(self, click: Clickable) -> Action | None:
        """Take one click: give the action if it is settled, else narrow and give None.

        A click on a selected member of an open set takes it back; a click on anything that is
        no target changes nothing.
        """
        if click in self._now.open:
            before = self._now
            left = before.open - {click}
            clicks = tuple(c for c in before.clicks if c != click)
            self._history.append(_Progress(before.done, left, clicks))
            return None
        after = self._after(self._now, click)
        if after is None:
            return None
        self._history.append(after)
        if self._targets(after):
            return None
        return self._complete(after)

    def confirm(self) -> Action | None:
        """Give the action of the selection as it stands, although it could go on; None: none."""
        return self.confirmable()

    def back(self) -> bool:
        """Take the last click back; False if nothing was selected."""
        if not self.started:
            self._history = [_START]
            return False
        self._history.pop()
        return True

    def clear(self) -> None:
        """Take all clicks back."""
        self._history = [_START]

    # -- inside ------------------------------------------------------------------------

    @property
    def _now(self) -> _Progress:
        return self._history[-1]

    @staticmethod
    def _fits(path: Path, at: _Progress) -> bool:
        depth = len(at.done)
        if path[:depth] != at.done:
            return False
        if not at.open:
            return True
        return len(path) > depth and isinstance(path[depth], frozenset) and at.open <= path[depth]

    def _targets(self, at: _Progress) -> set[Clickable]:
        found: set[Clickable] = set()
        depth = len(at.done)
        for _, path in self.pairs:
            if not self._fits(path, at) or len(path) <= depth:
                continue
            step = path[depth]
            if isinstance(step, frozenset):
                found |= step - at.open
                if step == at.open and len(path) > depth + 1:
                    follow = path[depth + 1]
                    found |= follow if isinstance(follow, frozenset) else {follow}
            else:
                found.add(step)
        return found

    def _complete(self, at: _Progress) -> Action | None:
        whole = (*at.done, at.open) if at.open else at.done
        for action, path in self.pairs:
            if path == whole:
                return action
        return None

    def _after(self, at: _Progress, click: Clickable) -> _Progress | None:
        """Where a click leads: the longest reading first, a step of its own before a set."""
        depth = len(at.done)
        steps = {p[depth] for _, p in self.pairs if len(p) > depth and self._fits(p, at)}
        clicks = (*at.clicks, click)
        if not at.open and click in steps:
            return _Progress((*at.done, click), frozenset(), clicks)
        grown = at.open | {click}
        wider = [s for s in steps if isinstance(s, frozenset) and grown <= s]
        if click not in at.open and wider:
            if all(s == grown for s in wider):
                return _Progress((*at.done, grown), frozenset(), clicks)
            return _Progress(at.done, grown, clicks)
        if at.open and at.open in steps:
            done = (*at.done, at.open)
            ahead = _Progress(done, frozenset(), at.clicks)
            if click in self._targets(ahead):
                return self._after(ahead, click)
        return None
