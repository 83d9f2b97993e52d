"""What the scripts of all tables are made of: sounds, journeys, words that float, sparks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.effects import Banner, Floater, Placard, Sparks
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.table.director import Beat, Call, Hold, Motion, Show, Travel, Vanish, Wait
from zombiegames.ui.table.placard import placard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program
    from zombiegames.ui.kit.theme import Colour, PlayerColour
    from zombiegames.ui.table.course import Course
    from zombiegames.ui.table.frame import Frame, SidePanel
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.placard import Line
    from zombiegames.ui.table.stage import Key, Place, Stage

    Shows = Mapping[type, Callable[[Any, Any, Goal], Iterable[Beat]]]
    """Event → what shows it."""

FINALE = 3.0
"""Seconds for which it is held up how the game has ended."""

PlacesT = TypeVar("PlacesT")
Places_co = TypeVar("Places_co", covariant=True)


class Staged(Protocol[Places_co]):
    """What a script needs of its table."""

    app: Program
    colours: tuple[PlayerColour, ...]
    course: Course
    frame: Frame
    look: Look
    side: SidePanel
    stage: Stage
    viewer: Seat | None

    @property
    def places(self) -> Places_co:
        """Where everything lies."""

    @property
    def view(self) -> Any:
        """What is shown, or will be when the director is idle."""

    def sees(self, seat: Seat) -> bool:
        """Tell whether the cards of a seat lie face up for whoever looks."""

    def show_plates(self, view: Any) -> None:
        """Let the players' plates tell what a view says of them."""


class Floating(NamedTuple):
    """How words float at a table; lengths in units."""

    size: float
    """Of words for which no other size is asked."""
    rise: int
    calm_rise: int
    """In place of ``rise`` under reduced motion."""
    lift: int
    """How far above their point they begin."""
    duration: float
    beside: bool = False
    """Whether what comes next does not wait for them."""


class ScriptPieces(Generic[PlacesT]):
    """The pieces that are the same at every table; a game's script adds its own."""

    floating: Floating
    shows: ClassVar[Shows]

    def __init__(self, scene: Staged[PlacesT]) -> None:
        self.scene = scene
        """The table."""

    def beats(self, event: Event, goal: Goal) -> Iterable[Beat]:
        """Give the beats of an event; none for what needs no showing."""
        make = self.shows.get(type(event))
        return () if make is None else make(self, event, goal)

    @property
    def places(self) -> PlacesT:
        """Where everything lies."""
        return self.scene.places

    @property
    def look(self) -> Look:
        """Measures of the window."""
        return self.scene.look

    @property
    def calm(self) -> bool:
        """Whether motion is reduced to short fades."""
        return self.look.reduced_motion

    def name(self, seat: Seat) -> str:
        """Name a player."""
        return self.scene.course.name(seat)

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

    def carry_off(self, flights: Sequence[Travel], *beside: Motion) -> Iterable[Beat]:
        """Let things travel to where they are seen no more, beside other motions."""
        yield Beat(*beside, *flights)
        yield Beat(*[Vanish(flight.key, duration=0.0) for flight in flights])

    def floater(
        self,
        words: str,
        at: tuple[float, float],
        ink: Colour = theme.BONE,
        size: float | None = None,
    ) -> Show:
        """Let words float off a point, kept in sight."""
        floating, look = self.floating, self.look
        label = self.label(words, floating.size if size is None else size, ink)
        rise = look.px(floating.calm_rise if self.calm else floating.rise)
        place = label.get_rect(center=(at[0], at[1] - look.px(floating.lift)))
        room = self.float_room(rise)
        if room is not None:
            place.clamp_ip(room)
        return Show(
            Floater(label, place.center, rise),
            duration=floating.duration,
            beside=floating.beside,
        )

    def float_room(self, rise: int) -> pygame.Rect | None:
        """Where words that rise some pixels may begin; None: anywhere."""
        return None

    def banner(
        self, words: str, area: pygame.Rect, ink: Colour, size: float, rise: int, duration: float
    ) -> Show:
        """Let words float over the middle of an area; ``rise`` in units."""
        label = self.label(words, size, ink)
        return Show(Banner(label, area.center, self.look.px(rise)), duration=duration)

    def hold(
        self,
        head: str,
        ink: Colour,
        area: pygame.Rect,
        *,
        seconds: float,
        picture: str = "",
        lines: Sequence[Line] = (),
    ) -> Hold:
        """Hold a placard up over the middle of an area, until it is clicked away or has been read.

        Under reduced motion it only fades.
        """
        look = self.look
        sheet = placard(look, head, ink, area.w, picture=picture, lines=lines)
        place = sheet.get_rect(center=area.center).clamp(self.scene.frame.main)
        rise = 0 if self.calm else look.px(24)
        return Hold(Placard(sheet, place.center, rise), duration=seconds)

    def finale(
        self, head: str, winners: Iterable[Seat], area: pygame.Rect, picture: str, *beside: Motion
    ) -> Beat:
        """Hold up how the game has ended; it sounds lost where no person has won."""
        persons = self.scene.course.persons
        lost = bool(persons) and not set(persons) & set(winners)
        held = self.hold(head, theme.ACT, area, seconds=FINALE, picture=picture)
        return Beat(self.sound("lose" if lost else "win"), held, *beside)

    def sparks(
        self,
        at: tuple[float, float],
        reach: int,
        colours: tuple[Colour, ...],
        *,
        size: int,
        seed: int,
        duration: float,
    ) -> Motion:
        """Let splinters fly apart; none under reduced motion."""
        if self.calm:
            return Wait(0.0)
        return Show(Sparks(at, reach, colours, size=size, seed=seed), duration=duration)

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
