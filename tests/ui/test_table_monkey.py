"""A monkey at the table: whatever is clicked, dragged, typed or resized, the game stays whole."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui.table_support import Sitting
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.dialogs import Confirm, Curtain
from zombiegames.ui.kit.i18n import set_language

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.whole, pytest.mark.usefixtures("_short_plans")]

TABLES = {
    "zombiaki": (
        ("person:Ada", "person:Boris"),
        ("person:Ada", "bot:random:Mortimer"),
        ("bot:normal:Grimwald", "person:Ada"),
    ),
    "zombanimaux": (
        ("person:Ada", "bot:random:Mortimer", "person:Boris"),
        ("person:Ada", "bot:random:Mortimer", "bot:normal:Grimwald", "bot:random:Hilda"),
        ("person:Ada", "person:Boris"),
    ),
    "zombiegeddon": (
        ("person:Ada", "person:Boris"),
        ("person:Ada", "bot:random:Mortimer", "bot:random:Hilda"),
        ("bot:normal:Grimwald", "person:Ada", "bot:random:Mortimer", "person:Boris"),
    ),
}
"""Game → who sits at its tables."""
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_UP, pygame.K_DOWN, pygame.K_u, pygame.K_e, pygame.K_l, pygame.K_z, pygame.K_v,
)  # fmt: skip
SIZES = ((1280, 720), (1024, 640), (1920, 1080), (1024, 768))
SPEEDS = ("slow", "normal", "fast", "instant")


def _do_something(sitting: Sitting, rng: Random) -> None:
    table = sitting.table
    width, height = sitting.app.size
    anywhere = (rng.randrange(width), rng.randrange(height))
    glowing = [spot for spot in table.spots if spot.state]
    buttons = [w for w in table.focus.widgets if w.key.startswith("button ")]
    places = [*glowing, *buttons] or table.spots
    somewhere = rng.choice(places).rect.center if rng.random() < 0.85 else anywhere
    what = rng.random()
    if what < 0.65:
        sitting.click(somewhere)
    elif what < 0.68:
        sitting.click(somewhere, button=3)
    elif what < 0.75:
        sitting.down(somewhere)
        sitting.move(anywhere, held=True)
        sitting.tick(rng.randrange(3))
        if rng.random() < 0.3:
            sitting.post(
                pygame.event.Event(rng.choice((pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST)))
            )
        sitting.up(rng.choice(places).rect.center)
    elif what < 0.95:
        sitting.key(rng.choice(KEYS))
    elif what < 0.97:
        sitting.post(
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-2, 2)), flipped=False)
        )
    else:
        sitting.app.settings.speed = rng.choice(SPEEDS)
        sitting.app.settings.text_size = rng.choice((100, 130, 175))
        set_language(rng.choice(("en", "fr", "es")))
        size = rng.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        sitting.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_the_game_stays_whole(tmp_path: Path, seed: int, game: str) -> None:
    rng = Random(seed)
    controllers = TABLES[game][seed % 3]
    settings = {"casual_undo": seed % 2 == 0, "confirm_end_turn": seed % 2 == 1}
    sitting = Sitting(tmp_path, reduced_motion=seed == 3, **settings)
    table = sitting.open(Match(GAMES[game], controllers, seed=seed))
    done: list[object] = []
    do = table.do
    table.do = lambda action: (done.append(action), do(action))[1]  # type: ignore[method-assign]
    for _ in range(220):
        if sitting.app.stack.top is table:
            _do_something(sitting, rng)
        elif isinstance(sitting.app.stack.top, Curtain):
            assert table.viewer is None
            sitting.click_button("ready")
        elif isinstance(sitting.app.stack.top, Confirm):
            sitting.click_button(rng.choice(("yes", "no")))
        else:
            sitting.key(pygame.K_ESCAPE)
        sitting.tick(rng.randrange(4), dt=0.1)
        if sitting.app.stack.top is not table and table not in sitting.app.stack.scenes:
            break
        sprites = table.stage.sprites
        assert len({sprite.key for sprite in sprites.values()}) == len(sprites)
    assert len(done) > 15
    loaded = Match.load(table.match.save(), GAMES)
    assert loaded.state.digest() == table.match.state.digest()
    if sitting.app.stack.top is table:
        sitting.settle(2000)
    set_language("en")
    sitting.app.stack.close()
    sitting.app.profile.close()
