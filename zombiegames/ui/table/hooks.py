"""What a game says about its table: the methods that every ``GameScene`` fills in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.table.frame import Header, Inspection
from zombiegames.ui.table.stage import Key, Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Seat, State
    from zombiegames.ui.kit.focus import Focus
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.theme import PlayerColour
    from zombiegames.ui.kit.widget import Button
    from zombiegames.ui.table.choice import Choice
    from zombiegames.ui.table.course import Course
    from zombiegames.ui.table.director import Beat, Director
    from zombiegames.ui.table.frame import Frame, SidePanel
    from zombiegames.ui.table.picker import Clickable, Path
    from zombiegames.ui.table.players import Plate
    from zombiegames.ui.table.spots import Spot
    from zombiegames.ui.table.stage import Stage
    from zombiegames.ui.table.story import Story


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
    ending = "table.end"
    """Stem of the question before an action that :meth:`ends_turn`."""
    hint_lines = 1
    """Lines the hint may take, where its rectangle has room for them."""
    plated = False
    """Whether the side panel begins with a plate for every player: :meth:`plates`."""
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

    def plates(self, view: State) -> list[Plate]:
        """Say what is shown of each player, by seat."""
        return []

    def hint(self, view: State) -> str:
        """Say in one sentence what is to be done."""
        return ""

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows for a spot."""
        return None

    def spotlight(self, event: Event) -> Inspection | None:
        """Say what the side panel shows of what has just been played; None: no card was."""
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

    def offers(self) -> list[tuple[str, str, Callable[[], Transition]]]:
        """List further main buttons that are no actions: name, words, what they do."""
        return []

    def key_pressed(self, key: int) -> bool:
        """Take a key that only this table knows; False if it is none."""
        return False

    def forget_plans(self) -> None:
        """Drop what was planned: undo or redo leads to another position."""

    def carried(self, name: Any) -> Key | None:
        """Name the sprite that follows the pointer when a spot is dragged."""
        return None

    def accepts(self, carried: Any, under: Any) -> bool:
        """Tell whether what one click would settle is settled by dropping it on another spot.

        A card let go over its own hand was put back, or moved aside to be looked at.
        """
        return not carried[0] == under[0] == "hand"

    def turn_number(self, view: State) -> int:
        """Count the turns, for the list of saves."""
        return 0


class Parts(Hooks):
    """What the halves of a ``GameScene`` expect of each other."""

    advised: Any
    """Advice that is being pointed at; None: none."""
    app: Program
    choice: Choice | None
    covered: bool
    colours: tuple[PlayerColour, ...]
    course: Course
    director: Director
    dirty: bool
    focus: Focus
    frame: Frame
    look: Look
    main_button: Button | None
    match: Match
    settled: bool
    side: SidePanel
    skipping: bool
    spots: list[Spot]
    stage: Stage
    time: float
    view: State
    viewer: Seat | None
    wanted: Transition
    """Asked for by something that is no event; taken with the next one."""
    _ended: bool
    """Whether the result has been shown."""

    @property
    def can_act(self) -> bool:
        """Whether a click of a person can do something now."""
        return self.settled and self.choice is not None

    def do(self, action: Action) -> None:
        """Do an action of the seat to act and show what comes of it."""
        raise NotImplementedError

    def suggest(self) -> Transition:
        """Ask what a computer would do; asked again while it thinks, let it be."""
        raise NotImplementedError

    def play_now(self) -> Transition:
        """Let the computer that thinks play what it has found so far."""
        raise NotImplementedError

    def skip_to_me(self) -> Transition:
        """Let everything pass until the person must decide."""
        raise NotImplementedError

    def level_words(self, seat: Seat) -> str:
        """Say how well a computer plays, and in which style; empty for a person."""
        raise NotImplementedError

    def point_at(self, click: Clickable, words: Callable[[], str]) -> None:
        """Say something beside what a clickable is on the screen."""
        raise NotImplementedError

    def advised_rects(self) -> list[pygame.Rect]:
        """List what a bubble is to leave in sight of the advice."""
        raise NotImplementedError

    def rect_of(self, click: Clickable) -> pygame.Rect | None:
        """Where a clickable is on the screen; None: nothing stands for it now."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last decision back, or say that it is too late."""
        raise NotImplementedError

    def redo(self) -> None:
        """Play again what was taken back last, or say that there is nothing."""
        raise NotImplementedError

    def concede(self, seat: Seat) -> None:
        """Give the game up for a seat."""
        raise NotImplementedError

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let somebody else play a seat from now on."""
        raise NotImplementedError

    def lay_panel(self) -> None:
        """Make a side panel that has shown nothing yet."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Make spots and buttons anew for the choice as it stands."""
        raise NotImplementedError

    def mark_spots(self) -> None:
        """Tell each spot what it is to the choice under way."""
        raise NotImplementedError

    def glide(self) -> None:
        """Let everything travel to where it belongs, without a story."""
        raise NotImplementedError

    def drag_cancelled(self) -> None:
        """Put back what was carried and do nothing."""
        raise NotImplementedError

    def hush(self, *, quiet: bool = False) -> None:
        """Take the bubble away."""
        raise NotImplementedError

    def log_lines(self, most: int = 0) -> list[str]:
        """Say the log in words, line by line; ``most``: only the last events."""
        raise NotImplementedError

    def open_rules(self, target: str = "") -> Transition:
        """Open the rules, at one of them if asked."""
        raise NotImplementedError

    def open_log(self) -> Transition:
        """Show the whole log."""
        raise NotImplementedError

    def open_menu(self) -> Transition:
        """Open the pause menu."""
        raise NotImplementedError
