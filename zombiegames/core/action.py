"""What is done in a game, and what is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator


class Action(Protocol):
    """An imperative ``NamedTuple`` whose last field is the verb."""

    @property
    def kind(self) -> str:
        """The verb."""

    def __iter__(self) -> Iterator[Any]:
        """Give the fields, the verb last."""


class Event(Protocol):
    """A past-tense ``NamedTuple`` whose last field is the verb."""

    @property
    def kind(self) -> str:
        """The verb."""
