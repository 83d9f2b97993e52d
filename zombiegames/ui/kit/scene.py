"""Scenes and the stack they stand on.

A scene asks for a change by returning a value from :meth:`Scene.handle` or
:meth:`Scene.update`: ``Push(scene)`` puts one on top, ``Pop()`` takes the top away,
``Reset(scene)`` leaves only the new one, ``Quit()`` ends the program, None changes nothing.
``Pop(then)`` goes on with another transition after the pop.

When is a picture drawn anew?

* ``dirty``: set it to True and the whole screen is drawn once (the stack sets it back).
* ``pace()``: how many times a second :meth:`update` is to be called. 0: never, wait for events;
  12: idle life; 60: motion.
* ``patches()``: asked after an update when nothing is dirty: rectangles that changed. The scene
  is then drawn with the surface clipped to each of them.

``draw`` changes nothing: drawn twice, a scene looks the same. An overlay is drawn over the scene
below it, which is dimmed and gets neither events nor updates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, Union

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import date

    from zombiegames.ai.minds import Hindsight, Thinking
    from zombiegames.ai.study import Point
    from zombiegames.core.match import Match
    from zombiegames.core.protocol import GameInfo, Seat
    from zombiegames.core.record import Record
    from zombiegames.learn.lesson import Plan
    from zombiegames.store.games import GameEntry
    from zombiegames.store.profile import Profile
    from zombiegames.store.saves import Loaded, SaveEntry, Saves
    from zombiegames.store.settings import Settings
    from zombiegames.store.statistics import Played, Statistics
    from zombiegames.ui.kit.audio import Audio
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.seats import TableEntry
    from zombiegames.ui.kit.window import Window


class Push(NamedTuple):
    """Put a scene on top."""

    scene: Scene


class Pop(NamedTuple):
    """Take the top scene away, then do ``then``."""

    then: Transition = None


class Reset(NamedTuple):
    """Leave only this scene."""

    scene: Scene


class Quit(NamedTuple):
    """End the program."""


Transition = Union[Push, Pop, Reset, Quit, None]  # noqa: UP007

Offer = tuple[str, str, "Callable[[], Transition]"]
"""What can be chosen: its name, its words, what it does."""

STILL, IDLE, MOTION = 0, 12, 60
"""Answers of :meth:`Scene.pace`, in updates a second."""


class Scene:
    """One screen or dialog. Subclasses override what they need; all of it does nothing here."""

    overlay = False
    """Whether the scene below is drawn first, dimmed."""
    dim = 150
    """How dark the scene below an overlay gets, 0 … 255."""
    dirty = True
    """Whether the whole screen must be drawn anew."""

    app: Program
    """Set by :meth:`enter`."""

    def enter(self, app: Program) -> None:
        """Come on the stack; :meth:`layout` follows."""
        self.app = app

    def leave(self) -> None:
        """Go off the stack for good: stop what runs."""

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange everything for a canvas of ``size`` pixels.

        Called after :meth:`enter` and whenever size, text size, theme or language has changed.
        """

    def cover(self) -> None:
        """Be below another scene from now on."""

    def resume(self) -> None:
        """Be on top again after another scene went."""

    def handle(self, event: pygame.event.Event) -> Transition:
        """Take one event."""

    def update(self, dt: float) -> Transition:
        """Let ``dt`` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scene as it stands."""

    def pace(self) -> int:
        """How many updates a second the scene wants now."""
        return STILL

    def patches(self) -> Sequence[pygame.Rect]:
        """List what changed at the last update, if the scene is not dirty."""
        return ()

    def spoken(self) -> Sequence[str]:
        """Say what the scene is, and what it tells besides its widgets, heading first."""
        return ()

    def head(self) -> int:
        """How far down from the top, in pixels, nothing may lie over the scene."""
        return 0

    def device_changed(self) -> None:
        """Show the signs of another device."""
        self.dirty = True

    @property
    def heeds(self) -> frozenset[str]:
        """What of ``FOR_TABLES`` can be done here."""
        return frozenset()

    def own_keys(self) -> list[tuple[str, str]]:
        """List what only this scene takes of the device in use: the words on each key or button,
        and what it does.
        """
        return []

    def music(self) -> str | None:
        """Name the music that belongs to the scene; None: keep what plays."""
        return None

    def record(self) -> str | None:
        """Give the game that is played here as its record, for a crash report; None: none is."""
        return None


class Program(Protocol):
    """What a scene may ask of the program; ``app.App`` is the only one."""

    audio: Audio
    look: Look
    """Changes with size, text size and contrast; scenes hear of it by :meth:`Scene.layout`."""
    profile: Profile
    saves: Saves
    settings: Settings
    size: tuple[int, int]
    """Pixels of the canvas."""
    stack: SceneStack
    statistics: Statistics
    thinking: Thinking
    """How computers think at the tables."""
    window: Window

    @property
    def games(self) -> Mapping[str, GameInfo]:
        """All games that can be played, by id, in the order of the menu."""

    @property
    def tables(self) -> Mapping[str, TableEntry]:
        """The tables of all games, by id; none is laid yet."""

    def play(self, sound: str) -> None:
        """Play a sound."""

    def buzz(self) -> None:
        """Let the pad be felt, where that is wished."""

    def today(self) -> date:
        """Tell what day it is here."""

    def offer_voice(self) -> None:
        """Show that the program can be heard, and say it once."""

    def notify(self, key: str, fields: Mapping[str, object] = ..., *, sticky: bool = False) -> None:
        """Show the words of a key over whatever is there; ``sticky``: until clicked."""

    def refresh(self) -> None:
        """Take over changed settings and lay everything out anew."""

    def set_language(self, code: str) -> None:
        """Speak another language from now on, everywhere."""

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""

    def one_moment(self) -> None:
        """Say at once that something takes a moment."""

    def scene_changed(self) -> None:
        """Follow a change of scenes: music, pressed buttons."""

    # -- doors: a scene goes to these without knowing them -----------------------------

    def open_match(self, match: Match, resumed: SaveEntry | None = None) -> Scene:
        """Make the table of a match; ``resumed``: the autosave that it goes on in, if any."""

    def open_film(self, match: Match, *, at: int = 0, eyes: Sequence[Seat | None] = ()) -> Scene:
        """Make the table at which a match is watched, of its own and of nobody else's."""

    def review(self, match: Match) -> Scene:
        """Make the page that looks back at the decisions of a match that is over."""

    def play_on(self, record: Record, seat: Seat) -> Scene:
        """Make the table of a new game that goes on where another stands, with a person's seat."""

    def picture_of(
        self, match: Match, seat: Seat | None, *, open_cards: bool = False
    ) -> pygame.Surface:
        """Draw how a match stands at its table as a seat sees it, without what surrounds it."""

    def open_save(self, entry: SaveEntry | GameEntry) -> Scene | None:
        """Make the table of a saved game; None, and a word why, if it cannot be read."""

    def open_loaded(self, loaded: Loaded) -> Scene | None:
        """Make the table of what was loaded, or at which it is watched; say what is to be said."""

    def menu(self) -> Scene:
        """Make the first page."""

    def set_up(self, game: str) -> Scene:
        """Make the page on which a game is set up."""

    def rules(self, game: str, rule: str = "") -> Scene:
        """Make the page of a game's rules, open at one of them if asked."""

    def options(self) -> Scene:
        """Make the page of the settings."""

    def count(
        self,
        match: Match,
        results: Sequence[Played],
        keep: Callable[[Callable[[], None]], None],
    ) -> Callable[[], Sequence[str]]:
        """Count a finished game; gives what says what is new by it, a line each.

        ``results``: what it counts as, a person each; ``keep``: puts the game among those played to
        their end, and then does what it is given.
        """

    def result(
        self,
        match: Match,
        turn_after: Callable[[int], int],
        encores: Callable[[], Sequence[Offer]],
        hindsight: Hindsight[Point],
        news: Callable[[], Sequence[str]],
    ) -> Scene:
        """Make the page that tells how a match ended.

        ``turn_after``: the number of the turn after so many entries as its table counts, 0: unsaid;
        ``encores``: what of the end it can show again; ``hindsight``: the curve of its chances;
        ``news``: says what is new by it, a line each.
        """

    def saved_games(self) -> Scene:
        """Make the page of games that wait."""

    def played_games(self) -> Scene:
        """Make the page of games that were played to their end."""

    def find_file(self) -> Scene:
        """Make the page on which a file is looked for."""

    def learn(self, game: str = "") -> Scene:
        """Make the page of all lessons, with one of them chosen if asked."""

    def problems(self, game: str) -> Scene:
        """Make the page of a game's night problems."""

    def tonight(self) -> Scene:
        """Make the page of the night of today."""

    def seven_nights(self) -> Scene:
        """Make the page of the ladder of seven nights."""

    def open_lesson(self, game: str, step: int = 0, *, learning: bool = False) -> Scene:
        """Make the table of a game's lesson, at one of its steps; ``learning``: who leaves it goes
        back to the page of all lessons.
        """

    def open_problem(self, game: str, name: str) -> Scene:
        """Make the table of a night problem."""

    def lesson_over(
        self, plan: Plan, go_on: Callable[[], None], home: Callable[[], Transition]
    ) -> Scene:
        """Make the page that tells what a lesson has taught; ``go_on``: without it; ``home``: to
        where one came from.
        """


class SceneStack:
    """The scenes from bottom to top; only the top one lives."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self.scenes: list[Scene] = []
        self.ended = False
        """Whether a scene asked to quit."""

    @property
    def top(self) -> Scene:
        """The scene that gets events and updates."""
        return self.scenes[-1]

    def change(self, transition: Transition) -> None:
        """Carry out what a scene asked for."""
        while transition is not None:
            follow: Transition = None
            if isinstance(transition, Push):
                self._enter(transition.scene)
            elif isinstance(transition, Pop):
                self.scenes.pop().leave()
                follow = transition.then
                if self.scenes and follow is None:
                    self.top.resume()
                    self.top.dirty = True
                if not self.scenes and follow is None:
                    self.ended = True
            elif isinstance(transition, Reset):
                while self.scenes:
                    self.scenes.pop().leave()
                self._enter(transition.scene)
            else:
                self.ended = True
            transition = follow
            self._app.scene_changed()

    def _enter(self, scene: Scene) -> None:
        if self.scenes:
            self.top.cover()
        self.scenes.append(scene)
        scene.enter(self._app)
        scene.layout(self._app.size)
        scene.dirty = True

    def layout(self) -> None:
        """Arrange all scenes anew."""
        for scene in self.scenes:
            scene.layout(self._app.size)
            scene.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Give an event to the top scene."""
        if self.scenes:
            self.change(self.top.handle(event))

    def update(self, dt: float) -> None:
        """Let time pass for the top scene."""
        if self.scenes:
            self.change(self.top.update(dt))

    def seen(self) -> list[Scene]:
        """Give the top scene, and below an overlay what it lies on; the top one last."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[first:]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scenes that are seen."""
        for scene in self.seen():
            if scene.overlay and scene is not self.scenes[0]:
                veil(surface, scene.dim)
            scene.draw(surface)

    def close(self) -> None:
        """Leave all scenes."""
        while self.scenes:
            self.scenes.pop().leave()


def veil(surface: pygame.Surface, strength: int) -> None:
    """Darken the clipped part of a surface by ``strength`` 0 … 255."""
    keep = 255 - strength
    surface.fill((keep, keep, keep), surface.get_clip(), special_flags=pygame.BLEND_RGB_MULT)
