"""A table without a window: opened on any match or position, clicked like a person would."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ai.minds import Thinking
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.ui.app import App

if TYPE_CHECKING:
    from pathlib import Path

    from zombiegames.core.protocol import State
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.table.scene import GameScene
    from zombiegames.ui.table.spots import Spot

PERSONS = ("person:Ada", "person:Boris")
FRAME = 1 / 60
BRIEFLY = Thinking(scale=0.02, process=False, timed=False, slice=float("inf"))
"""Computers think in the tests' own process, a little, and the same however slow the machine."""


class Sitting:
    """One person at a table, with a mouse."""

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] = (1280, 720),
        thinking: Thinking = BRIEFLY,
        **settings: Any,
    ):
        profile = Profile(below(folder))
        profile.settings.window_size = size
        profile.settings.language = "en"
        profile.settings.speed = profile.settings.pace = "instant"
        for name, value in settings.items():
            assert hasattr(profile.settings, name)
            setattr(profile.settings, name, value)
        self.app = App(profile, windowed=True, thinking=thinking)
        # What the window says of its size when it opens would be heard in the middle of a test.
        pygame.event.clear()
        self.ponder = 0.0
        """Seconds that go by before a person decides, where time is real."""
        self.table: GameScene

    def open(self, match: Match) -> GameScene:
        """Sit down at a match."""
        scene = self.app.open_match(match)
        self.app.start(scene)
        self.table = scene  # type: ignore[assignment]
        self.settle()
        return self.table

    def open_unsettled(self, match: Match) -> GameScene:
        """Sit down at a match and let nothing happen yet."""
        scene = self.app.open_match(match)
        self.app.start(scene)
        self.table = scene  # type: ignore[assignment]
        return self.table

    def position(
        self,
        state: State,
        controllers: tuple[str, ...] = PERSONS,
        game: str = "zombiaki",
        **options: Any,
    ) -> GameScene:
        """Sit down at a position."""
        match = Match(GAMES[game], controllers, seed=1, options=options)
        match.state = state
        state.listening = True
        match.advance = list  # type: ignore[method-assign]
        self.app.count = self._count  # type: ignore[method-assign]
        scene = self.app.open_match(match)
        scene.course.begin = list  # type: ignore[attr-defined]
        self.app.start(scene)
        self.table = scene  # type: ignore[assignment]
        self.settle()
        return self.table

    def _count(self, match: Match, results: Any, keep: Any) -> Any:
        """Count a game that began in the middle: nobody can play it again to see what is new."""
        keep(partial(self.app.statistics.add, *results))
        return list

    # -- time --------------------------------------------------------------------------

    def tick(self, frames: int = 1, dt: float = FRAME) -> None:
        """Let frames pass, drawing each."""
        for _ in range(frames):
            self.app.stack.update(dt)
            self.app.draw_changes()

    def settle(self, most: int = 400) -> None:
        """Let time pass until the table stands still and a person may act, or the game is over."""
        for _ in range(most):
            self.tick()
            table = self.table
            if self.app.stack.top is not table:
                return
            if table.settled and (table.choice is not None or table.course.over):
                return
        raise AssertionError("the table does not come to rest")

    def take_advice(self, most: int = 4000) -> None:
        """Ask for advice and wait until it is there."""
        self.click_button("suggest")
        for _ in range(most):
            if not self.table.course.advising:
                return
            self.tick()
        raise AssertionError("no advice came")

    # -- mouse -------------------------------------------------------------------------

    def post(self, *events: pygame.event.Event) -> None:
        """Put events into the queue and let the program take them."""
        for event in events:
            pygame.event.post(event)
        self.app.dispatch(pygame.event.get())

    def move(self, pos: tuple[int, int], held: bool = False) -> None:
        """Move the pointer."""
        buttons = (1 if held else 0, 0, 0)
        self.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=buttons))

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press."""
        self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        """Let go."""
        self.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Some time after anything else move, press, let go, and let a frame pass."""
        self.app._cleaner.forget()
        self.move(pos)
        self.down(pos, button)
        self.up(pos, button)
        self.tick()

    def double_click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Click, and at the same place once more at once."""
        self.click(pos, button)
        self.down(pos, button)
        self.up(pos, button)
        self.tick()

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.post(
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0),
            pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0),
        )
        self.tick()

    # -- places ------------------------------------------------------------------------

    def point_of(self, spot: Spot) -> tuple[int, int]:
        """Find a point at which a spot, and nothing before it, is hit."""
        rect = spot.rect
        for fx, fy in ((0.5, 0.5), (0.5, 0.2), (0.8, 0.3), (0.2, 0.2), (0.2, 0.8), (0.8, 0.8)):
            pos = (round(rect.x + fx * rect.w), round(rect.y + fy * rect.h))
            if self.table.focus.top(pos) is spot:
                return pos
        raise AssertionError(f"{spot.name} cannot be hit")

    def spot(self, name: Any) -> Spot:
        """Give the spot of a name."""
        return next(spot for spot in self.table.spots if spot.name == name)

    def click_spot(self, name: Any) -> None:
        """Click a place by its name."""
        self.click(self.point_of(self.spot(name)))

    def hover_spot(self, name: Any) -> None:
        """Point at a place."""
        self.move(self.point_of(self.spot(name)))
        self.tick()

    def click_button(self, name: str) -> None:
        """Click a main button of the table, or a button of the dialog above it."""
        scene: Any = self.app.stack.top
        keys = (name, f"button {name}", f"icon {name}")
        button = next(widget for widget in scene.focus.widgets if widget.key in keys)
        self.click(button.rect.center)

    def button_names(self) -> list[str]:
        """Name the main buttons there are."""
        keys = (widget.key for widget in self.table.focus.widgets)
        return [key.removeprefix("button ") for key in keys if key.startswith("button ")]

    def click_on(self, clickable: Clickable) -> None:
        """Click what stands for a clickable: a main button, or the first fitting place."""
        if clickable[0] == "button" and clickable[1] in self.button_names():
            self.click_button(clickable[1])
            return
        choice = self.table.choice
        assert choice is not None
        for spot in self.table.spots:
            if clickable in spot.means and choice.meant(spot.means) == clickable:
                self.click(self.point_of(spot))
                return
        raise AssertionError(f"nothing on the table stands for {clickable}")
