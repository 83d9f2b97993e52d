"""What the scripts of all tables are made of: sounds, journeys, words that float."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.table.director import Call, Travel

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program
    from zombiegames.ui.kit.theme import Colour, PlayerColour
    from zombiegames.ui.table.course import Course
    from zombiegames.ui.table.frame import Frame, SidePanel
    from zombiegames.ui.table.stage import Key, Place, Stage


class Staged(Protocol):
    """What a script needs of its table; a game's script adds what is its own."""

    app: Program
    colours: tuple[PlayerColour, ...]
    course: Course
    frame: Frame
    look: Look
    side: SidePanel
    stage: Stage
    viewer: Seat | None


class ScriptPieces:
    """The pieces that are the same at every table; a game's script adds its own."""

    scene: Staged
    """The table."""

    @property
    def look(self) -> Look:
        """Measures of the window."""
        return self.scene.look

    @property
    def calm(self) -> bool:
        """Whether motion is reduced to short fades."""
        return self.look.reduced_motion

    def sound(self, name: str, delay: float = 0.0) -> Call:
        """Play a sound."""
        return Call(lambda: self.scene.app.play(name), delay=delay)

    def go(self, key: Key, to: Place, duration: float = 0.28, **how: Any) -> Travel:
        """Travel, or fade under reduced motion."""
        if self.calm:
            return Travel(
                key,
                to,
                duration=0.2,
                delay=how.get("delay", 0.0),
                fade=True,
                start=how.get("start"),
            )
        return Travel(key, to, duration=duration, **how)

    def label(self, words: str, size: float, ink: Colour) -> pygame.Surface:
        """Draw words with a dark outline, readable on anything, no wider than the board."""
        look = self.look
        board = self.scene.frame.main.size
        fitted = fit_text(look, words, theme.BOLD, size, (board[0] * 9 // 10, board[1]), lines=1)
        front, back = (
            look.assets.text(fitted.lines[0], theme.BOLD, fitted.px, look.colour(colour))
            for colour in (ink, theme.INK)
        )
        edge = look.px(2)
        whole = pygame.Surface(
            front.get_rect().inflate(look.px(4), look.px(4)).size, pygame.SRCALPHA
        )
        for dx in (0, edge, look.px(4)):
            for dy in (0, edge, look.px(4)):
                whole.blit(back, (dx, dy))
        whole.blit(front, (edge, edge))
        return whole.convert_alpha()
