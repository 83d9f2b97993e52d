"""Every position that a test sets up is played on a little, and nothing may get lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.played import opened

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def play_on() -> Iterator[None]:
    """From every position of the test: nothing is lost, offered is accepted (laws 6 and 13)."""
    opened.clear()
    yield
    for number, played in enumerate(opened):
        played.offers_what_it_accepts()
        played.play_on(Random(number))
    opened.clear()
