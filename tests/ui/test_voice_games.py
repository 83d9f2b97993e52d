"""Games by ear alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.voice_support import ENTER, Listener
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

pytestmark = [pytest.mark.whole, pytest.mark.usefixtures("_short_plans")]

DECISIONS = 3_000


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_ear_alone(sitting: Sitting, game: str) -> None:
    """From the menu to the result; it is told what it plays, what it can do and how it ends."""
    app: Any = sitting.app
    listener = Listener(sitting)
    app.start(Menu())
    assert listener.wait()[0].startswith(tr("ui.title"))
    listener.find(tr(f"{game}.title"))
    listener.press(ENTER)
    app.stack.top.draft.seed = "sunday"
    listener.find(tr("ui.setup.start"))
    listener.press(ENTER)
    listener.play(Random(1), DECISIONS)
    assert isinstance(app.stack.top, Result)
    assert app.stack.top.heading() in " ".join(listener.story)
