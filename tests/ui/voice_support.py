"""Somebody who sees nothing: hears what is given to the voice, and presses keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit.i18n import language, tr
from zombiegames.ui.voice.narrator import Narrator

if TYPE_CHECKING:
    from random import Random

    from tests.ui.table_support import Sitting

DOWN, ENTER, ESCAPE, TAB = pygame.K_DOWN, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB
COUNT = r"\d+ of \d+$"
"""How a line of a list ends in English."""
FARTHEST = 12
"""Lines that a listener goes down a list."""


class Ear:
    """A voice that is heard at once, and never forgets."""

    name = "ear"
    busy = lost = False

    def __init__(self) -> None:
        self.language = ""
        self.speed = 0
        self.heard: list[str] = []
        """Since it was emptied last."""
        self.hushed = 0
        self.closed = False

    def say(self, text: str) -> None:
        assert self.language == language()
        self.heard.append(text)

    def hush(self) -> None:
        self.hushed += 1

    def close(self, seconds: float = 0.0) -> None:
        self.closed = True

    def take(self) -> list[str]:
        """Give what was heard, and empty it."""
        heard, self.heard = self.heard, []
        return heard


class Listener:
    """Presses keys, and knows of the program nothing but what is said."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.ear = Ear()
        self.story: list[str] = []
        """All that was ever heard."""
        app: Any = sitting.app
        app.settings.voice = True
        app.narrator = Narrator(app, self.ear)  # type: ignore[arg-type]

    def wait(self, seconds: float = 0.2) -> list[str]:
        """Let time pass; give what was heard meanwhile."""
        app: Any = self.sitting.app
        app.stack.update(seconds)
        app.toasts.update(seconds)
        app.narrator.look()
        heard = self.ear.take()
        self.story += heard
        return heard

    def press(self, key: int, mod: int = 0) -> list[str]:
        """Press a key and let it go; give what is heard."""
        self.sitting.post(
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0),
            pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0),
        )
        return self.wait()

    def find(self, words: str, most: int = 60) -> None:
        """Go from control to control until one begins with some words."""
        for _ in range(most):
            if any(line.startswith(words) for line in self.press(TAB)):
                return
        raise AssertionError(f"nobody said {words!r}")

    # -- a game by ear -----------------------------------------------------------------

    def decide(self, rng: Random) -> bool:
        """Do anything that is offered; True if the game is over."""
        again = tr("voice.enter", thing=tr("ui.result.rematch"))
        if any(line.endswith(again) for line in self.story[-FARTHEST:]):
            return True
        heard = self.press(pygame.K_w)
        title = tr("table.moves.title")
        if not any(line.startswith(title) for line in heard):
            self._answer(rng)
            return False
        lines = [line for line in heard if re.search(COUNT, line)]
        if not lines:
            self.press(ESCAPE)
            self.wait()
            return False
        count = int(lines[-1].split()[-1])
        unwanted = [tr(f"table.button.{name}") for name in ("undo", "back", "skip")]
        for _ in range(rng.randrange(min(count, FARTHEST))):
            lines = self.press(DOWN) or lines
        if any(lines[-1].startswith(f"{word},") for word in unwanted):
            self.press(ESCAPE)
            return False
        self.press(ENTER)
        return False

    def _answer(self, rng: Random) -> None:
        """Answer what has come up by one of its buttons."""
        for _ in range(rng.randrange(1, 4)):
            self.press(TAB)
        self.press(ENTER)

    def play(self, rng: Random, most: int) -> int:
        """Play on until the game is over; give how many decisions it took."""
        for decision in range(most):
            if self.decide(rng):
                return decision
        raise AssertionError(f"not over: {self.story[-20:]}")
