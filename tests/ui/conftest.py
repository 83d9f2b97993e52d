"""What tests of the tables share: English words, and somebody who sits down and gets up again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.table_support import Sitting
from zombiegames.ui.kit.i18n import set_language

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is clicked have been there for a while, as it has for a person."""
    monkeypatch.setattr("zombiegames.ui.kit.focus.MOMENT", 0.0)


@pytest.fixture
def sittings(tmp_path: Path) -> Iterator[Any]:
    """Make sittings with settings of their own, each with a profile of its own."""
    opened: list[Sitting] = []

    def sit(**settings: Any) -> Sitting:
        sitting = Sitting(tmp_path / str(len(opened)), **settings)
        opened.append(sitting)
        return sitting

    yield sit
    for sitting in opened:
        sitting.app.stack.close()
        sitting.app.profile.close()


@pytest.fixture
def sitting(sittings: Any) -> Sitting:
    """Make one with the usual settings."""
    return sittings()
