"""What an action would bring, in few words, each at the place that it concerns."""

from __future__ import annotations

from typing import Any

Where = tuple[Any, ...]
"""What kind of place, then which one: ``("square", 7)``, ``("brains", 2)``, ``("felt",)``."""

Outcomes = list[tuple[Where, str]]
"""Places with the words that stand there."""


class Said:
    """What has been said of an action so far."""

    def __init__(self) -> None:
        self._lines: dict[Where, list[str]] = {}

    def lines_at(self, place: Where) -> list[str]:
        """Give the lines of a place, to be changed there."""
        return self._lines.setdefault(place, [])

    def say(self, place: Where, words: str) -> None:
        """Say something at a place, once."""
        lines = self.lines_at(place)
        if words not in lines:
            lines.append(words)

    def listed(self) -> Outcomes:
        """Give all that has been said, the lines of a place joined."""
        return [(place, " · ".join(lines)) for place, lines in self._lines.items() if lines]
