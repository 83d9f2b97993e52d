"""What a game says about its table: the methods that every ``GameScene`` fills in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame

from zombiegames.ui.frame import Header, Inspection
from zombiegames.ui.stage import Key, Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from zombiegames.core.protocol import Action, Event, State
    from zombiegames.ui.director import Beat
    from zombiegames.ui.picker import Path
    from zombiegames.ui.scene import Transition
    from zombiegames.ui.spots import Spot


class Story(Protocol):
    """Tells events in words, one after another."""

    def line(self, event: Event) -> str:
        """Say an event, with markup; empty: not worth a line."""


class Goal(NamedTuple):
    """Where a step leads; a script lets things travel to these places."""

    view: State
    places: Mapping[Key, Place]


class Hooks:
    """A game's part of its table. Methods with a body are optional."""

    game = ""
    """Id of the game: the area of its words, and its music."""
    button_order: tuple[str, ...] = ()
    """Names of main buttons; the first of them that is offered is the red one."""
    hint_rect: pygame.Rect
    """Where the hint stands; set by :meth:`lay_out`."""
    buttons_rect: pygame.Rect
    """Where the main buttons are stacked; set by :meth:`lay_out`."""

    def lay_out(self, main: pygame.Rect) -> None:
        """Compute the game's places for the board area; set ``hint_rect``, ``buttons_rect``."""
        raise NotImplementedError

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Draw what never changes, over the night."""

    def paint(self, face: Any, size: tuple[int, int]) -> pygame.Surface:
        """Give the cached picture of a face."""
        raise NotImplementedError

    def arrange(self, view: State) -> dict[Key, Place]:
        """Say where everything lies."""
        raise NotImplementedError

    def make_spots(self, view: State) -> list[Spot]:
        """List the clickable places, back to front."""
        raise NotImplementedError

    def path(self, view: State, action: Action) -> Path:
        """Say which clicks mean an action."""
        raise NotImplementedError

    def script(self, event: Event, goal: Goal) -> Iterable[Beat]:
        """Say what an event looks like."""
        return ()

    def new_story(self) -> Story:
        """Begin to tell the log, from its first event."""
        raise NotImplementedError

    def assumed(self, world: State) -> Action | None:
        """Give what a preview takes for granted after an action: that nobody interferes."""
        return None

    def open_spot(self, name: Any) -> Transition:
        """Open what a spot holds, if it can be opened: a pile."""
        return None

    def header(self, view: State) -> Header:
        """Say what the header shows."""
        raise NotImplementedError

    def hint(self, view: State) -> str:
        """Say in one sentence what is to be done."""
        return ""

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows for a spot."""
        return None

    def bubbles(self, events: Sequence[Event]) -> list[tuple[pygame.Rect, str]]:
        """Say the outcome of an action: short words, each beside a rectangle."""
        return []

    def reason(self, refusals: Sequence[tuple[Action, str]]) -> str:
        """Pick the reason worth telling among those why a click means nothing."""
        return refusals[0][1]

    def ends_turn(self, action: Action) -> bool:
        """Tell whether an action ends a turn in which something could still be done."""
        return False

    def draw_below(self, surface: pygame.Surface) -> None:
        """Draw what changes between ground and sprites."""

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw what changes above the sprites."""

    def breathe(self, time: float) -> list[pygame.Rect]:
        """Let idle life go on; list what it changed besides sprites."""
        return []

    def carried(self, name: Any) -> Key | None:
        """Name the sprite that follows the pointer when a spot is dragged."""
        return None

    def turn_number(self, view: State) -> int:
        """Count the turns, for the list of saves."""
        return 0
