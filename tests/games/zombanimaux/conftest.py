"""Every position that a test sets up is played on a little, and no card may get lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombanimaux import table

if TYPE_CHECKING:
    from collections.abc import Iterator

ACTIONS = 12


@pytest.fixture(autouse=True)
def play_on() -> Iterator[None]:
    """From every position of the test: all cards stay (law 6), offered is accepted (law 13)."""
    table.opened.clear()
    yield
    for number, opened in enumerate(table.opened):
        opened.offers_what_it_accepts()
        opened.play_on(Random(number), ACTIONS)
    table.opened.clear()
