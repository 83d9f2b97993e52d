"""What a floor has of every game, by the game's id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Register(Mapping[str, T]):
    """Things by game, each behind a door: nothing of a game is imported before it is asked for.

    A door is a function with a plain import in it, so that freezers see it.
    """

    def __init__(self, doors: Mapping[str, Callable[[], T]]) -> None:
        self._doors = doors

    def __getitem__(self, game: str) -> T:
        return self._doors[game]()

    def __contains__(self, game: object) -> bool:
        return game in self._doors

    def __iter__(self) -> Iterator[str]:
        return iter(self._doors)

    def __len__(self) -> int:
        return len(self._doors)
