"""Every wasteland that a test sets up is played on a little, and nothing may get lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests import laws
from tests.games.zombiegeddon import table
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon import INFO

if TYPE_CHECKING:
    from collections.abc import Iterator

ACTIONS = 8


@pytest.fixture(autouse=True)
def play_on() -> Iterator[None]:
    """From every position of the test: nothing is lost, offered is accepted (laws 6 and 13)."""
    table.opened.clear()
    yield
    for number, opened in enumerate(tuple(table.opened)):
        rng = Random(number)
        laws.law_13_offered_is_accepted(INFO, opened.first, rng, 600, [])
        played = table.Table(opened.first)
        for _ in range(ACTIONS):
            if played.state.to_act() in (NATURE, OVER):
                break
            played.apply(rng.choice(played.state.legal_actions()))
    table.opened.clear()
