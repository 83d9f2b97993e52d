"""Every street that a test sets up is played on a little, and no card may get lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombiaki import table

if TYPE_CHECKING:
    from collections.abc import Iterator

ACTIONS = 8


@pytest.fixture(autouse=True)
def play_on() -> Iterator[None]:
    """Hold the box together from every position of the test, at random (law 6)."""
    table.opened.clear()
    yield
    for number, opened in enumerate(table.opened):
        opened.play_on(Random(number), ACTIONS)
    table.opened.clear()
