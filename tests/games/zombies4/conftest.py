"""Every map that a test sets up is played on a little, and nothing may get lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombies4 import board

if TYPE_CHECKING:
    from collections.abc import Iterator

ACTIONS = 8


@pytest.fixture(autouse=True)
def play_on() -> Iterator[None]:
    """From every position of the test: all stays (law 6), offered is accepted (law 13)."""
    board.opened.clear()
    yield
    for number, opened in enumerate(board.opened):
        opened.offers_what_it_accepts()
        opened.play_on(Random(number), ACTIONS)
    board.opened.clear()
