"""Who stands beside a table and guides: a note, and a ring round what comes next. What is taught is
a subclass's.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.spots import TARGET, Spot
from zombiegames.ui.teach.note import STEP, Note, find_room

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.ui.kit.dialogs import PauseItem
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.widget import Widget
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.table.speech import Speech
    from zombiegames.ui.teach.note import NoteButton

BREATHS = 12
"""Pictures a second in which the ring breathes."""
STUBBORN = 2
"""Refusals after which help is offered."""
CLEAR = 6
"""Units that stay free round what a note must not cover."""
HAND = 34
"""Units of the hand beside the ring."""


class Teacher(ABC):
    """Says what is to be said, points at what comes next, and takes back what leads elsewhere."""

    picture = "menu/gravedigger"
    """On the note, below ``assets/img``."""
    by_hand = False
    """Whether what is no decision is left to the person, too."""
    log_chosen = None
    """Lines of the log lead nowhere."""

    @property
    def aside(self) -> bool:
        """Whether the note lies over the log, where it hides nothing of the table."""
        return True

    def __init__(self, scene: Hooks[Any], speech: Speech) -> None:
        self.scene = scene
        self.speech = speech
        self.refusals = 0
        """Clicks that the rules have refused since something was done."""
        self.covered = pygame.Rect(0, 0, 0, 0)
        """Where the note lies; empty: there is none."""
        self._placed: tuple[object, pygame.Rect] = (None, self.covered)
        """What the note was placed for, and where."""
        self._seen = -1
        """Entries played when the keys were given to what comes next."""
        self._breath = 0
        self._ring = pygame.Rect(0, 0, 0, 0)
        """Where it was drawn."""

    # -- what is taught ----------------------------------------------------------------

    @abstractmethod
    def words(self) -> str:
        """Say what is to be said now, in markup; may be empty."""

    @abstractmethod
    def offers(self) -> Sequence[NoteButton]:
        """List the buttons on the note."""

    def foot(self) -> int:
        """It takes no room of its own."""
        return 0

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """It knows no keys."""
        return False

    def own_keys(self) -> list[tuple[str, str]]:
        """It has none."""
        return []

    @property
    def dots(self) -> tuple[int, int]:
        """How many of how many steps are done."""
        return (0, 0)

    @property
    def insistent(self) -> bool:
        """Whether the ring is drawn stronger, and help is offered."""
        return self.refusals >= STUBBORN

    @property
    def pointed(self) -> int:
        """How many of the next clicks are pointed at."""
        return 2

    def talked_of(self) -> Sequence[str]:
        """Name the things of the table, or sorts of things, that the words are about."""
        return ()

    def wanted(self) -> Action | None:
        """Give the action that is pointed at; None: nothing is."""
        return None

    @abstractmethod
    def played(self) -> None:
        """Learn that something was done."""

    @abstractmethod
    def show(self) -> None:
        """Help: what a person asks for who wants advice."""

    @abstractmethod
    def back(self) -> None:
        """Go back: what a person asks for who wants undo."""

    @abstractmethod
    def finish(self) -> Transition:
        """Go on after the end."""

    @abstractmethod
    def pause_items(self) -> list[PauseItem]:
        """List what the pause menu offers in place of saving and conceding."""

    # -- where it points ---------------------------------------------------------------

    def _clicks(self) -> list[Clickable]:
        """List the clicks that are still to be made for what is pointed at."""
        choice = self.scene.choice if self.scene.can_act else None
        action = self.wanted() if choice is not None else None
        if choice is None or action is None:
            return []
        clicks: list[Clickable] = []
        for step in self.scene.path(choice.view, action):
            clicks += sorted(step) if isinstance(step, frozenset) else [step]
        for made in choice.picker.selected:
            if made in clicks:
                clicks.remove(made)
        return clicks or [("button", "confirm")]

    def targets(self) -> list[Widget]:
        """List what is pointed at, the next thing first.

        A button further on is not, as long as it would do something else.
        """
        choice, found = self.scene.choice, []
        for n, click in enumerate(self._clicks()[: self.pointed]):
            early = n and click[0] == "button" and choice and choice.picker.outcome_of(click)
            target = None if early and early != self.wanted() else self._target(click)
            if target is not None:
                found.append(target)
        return found

    def comes_later(self, spot: Spot) -> bool:
        """Whether a spot is pointed at that is to be clicked only after another."""
        return spot in self.targets()[1:]

    def _target(self, click: Clickable) -> Widget | None:
        widgets = reversed(self.scene.focus.widgets)
        if click[0] == "button":
            return next((w for w in widgets if w.key == f"button {click[1]}"), None)
        return next((w for w in widgets if isinstance(w, Spot) and click in w.means), None)

    # -- note --------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """Make the note, to be put in front of the table; and give the keys to what comes next."""
        scene, focus = self.scene, self.scene.focus
        targets = self.targets()
        if targets:
            focus.default = focus.first = targets[0]
            for widget in focus.widgets:
                # Red is what is asked for, and nothing else.
                if (
                    isinstance(widget, Button)
                    and widget.kind == "commit"
                    and widget is not targets[0]
                ):
                    widget.kind = "quiet"
            if len(scene.match) != self._seen and focus.ringed:
                focus.focus(targets[0])
            self._seen = len(scene.match)
        words = self.words()
        self.covered = pygame.Rect(0, 0, 0, 0)
        if not words:
            self._placed = (None, self.covered)
            return []
        note = Note(
            scene.look,
            words,
            self.offers(),
            picture=self.picture,
            dots=self.dots,
            link=self.speech.open_rules,
        )
        about = [target.rect for target in targets] + [rect for _, rect in self.named()]
        self.covered = self._place(note, about)
        widgets = note.widgets(self.covered)
        red = next((w for w in widgets if isinstance(w, Button) and w.kind == "commit"), None)
        if red is not None:
            focus.default = focus.first = red
        return widgets

    def named(self) -> list[tuple[str, pygame.Rect]]:
        """Find what the words are about: what it is called, and where it lies."""
        scene, about = self.scene, tuple(f"{name} " for name in self.talked_of())
        things = [(spot.name, spot.rect) for spot in scene.spots]
        things += [(key, sprite.place.rect) for key, sprite in scene.stage.sprites.items()]
        called = [(" ".join(map(str, key)), rect) for key, rect in things]
        return [(thing, rect) for thing, rect in called if f"{thing} ".startswith(about)]

    def _place(self, note: Note, about: list[pygame.Rect]) -> pygame.Rect:
        """Find room for the note beside what it points at, or over the log where it hides less.

        It stays where it is as long as it says the same and hides nothing it is about.
        """
        scene, look = self.scene, self.scene.look
        sort = (note.words, len(note.buttons), look.size, look.text_size)
        rect = self._placed[1].copy()
        if self._placed[0] == sort and rect.collidelist(about) < 0:
            return rect
        side = scene.frame.side
        high = min(note.height(side.w), side.h * 8 // 10)
        over = pygame.Rect(side.x, side.bottom - high, side.w, high)
        found = over if self.aside else self._room(note, about, over) or over
        self._placed = (sort, found)
        return found.copy()

    def _room(self, note: Note, about: list[pygame.Rect], over: pygame.Rect) -> pygame.Rect | None:
        scene, look = self.scene, self.scene.look
        within, gap = scene.frame.main, look.px(CLEAR)
        buttons = [w.rect for w in scene.focus.widgets if isinstance(w, Button)]
        shown = [rect for rect, _ in self._outcome()]
        clear = [rect.inflate(2 * gap, 2 * gap) for rect in (*about, *buttons, *shown)]
        lying = [spot.rect for spot in scene.spots if spot.state == TARGET]
        lying += [sprite.place.rect for sprite in scene.stage.sprites.values()]
        return find_room(
            (note.wide, note.height(note.wide)),
            within,
            about[0].center if about else within.center,
            clear=[*clear, scene.hint_rect],
            lying=lying,
            over=over,
            step=look.px(STEP),
        )

    def _outcome(self) -> list[tuple[pygame.Rect, str]]:
        """Say what comes of what is pointed at, or of letting happen what was announced: it stays
        in sight.
        """
        scene = self.scene
        if scene.choice is None or not scene.can_act:
            return []
        actions = (self.wanted(), scene.unanswered(scene.view))
        told = [scene.choice.events(action) for action in actions if action is not None]
        return [place for events in told for place in scene.bubbles(events)]

    # -- ring --------------------------------------------------------------------------

    def update(self) -> list[pygame.Rect]:
        """Let the ring breathe; list what it changed."""
        breath = 0 if self.scene.look.reduced_motion else int(self.scene.time * BREATHS)
        before, self._breath = self._breath, breath
        return [self._ring] if before != breath and self._ring.w else []

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a ring round what is to be clicked next, and a thin one round what follows.

        Words, buttons and tooltips come after it: no ring cuts what is to be read.
        """
        look = self.scene.look
        self._ring = pygame.Rect(0, 0, 0, 0)
        for n, target in reversed(list(enumerate(self.targets()))):
            swell = 0 if n or look.reduced_motion else 1 + math.sin(self._breath * 0.5)
            grown = 2 * (look.px(4) + round(look.px(3) * swell))
            ring = self._off_the_hint(target.rect, target.rect.inflate(grown, grown))
            width = look.px(2) if n else look.px(6 if self.insistent else 4)
            radius = look.px(10)
            for rim, ink, wide in ((2, theme.INK, width + 4), (0, theme.ACT, width)):
                outer = ring.inflate(rim * 2, rim * 2)
                pygame.draw.rect(surface, look.colour(ink), outer, wide, border_radius=radius)
            if not n:
                place = self._draw_hand(surface, ring)
                self._ring = ring.inflate(look.px(24), look.px(24)).union(place)

    def _off_the_hint(self, thing: pygame.Rect, ring: pygame.Rect) -> pygame.Rect:
        """Let a ring end where the words of the hint begin, close above what it is round."""
        top = self.scene.hint_rect.bottom - self.scene.look.px(3)
        if not ring.colliderect(self.scene.hint_rect) or not ring.top < top <= thing.top:
            return ring
        return pygame.Rect(ring.x, top, ring.w, ring.bottom - top)

    def _beside(self, ring: pygame.Rect, hand: pygame.Surface) -> pygame.Rect:
        """Find a place for the hand where no button covers it, at a corner or a side."""
        look, inset = self.scene.look, self.scene.look.px(10)
        screen = pygame.Rect((0, 0), look.size)
        corner = (ring.right - look.px(6), ring.bottom - inset)
        places = [
            hand.get_rect(midtop=corner),
            hand.get_rect(midleft=(ring.right - inset, ring.centery)),
            hand.get_rect(midright=(ring.left + inset, ring.centery)),
            hand.get_rect(midbottom=(ring.right - look.px(6), ring.top + inset)),
        ]
        buttons = [w.rect for w in self.scene.focus.widgets if isinstance(w, Button)]
        over = [rect for rect in buttons if not ring.contains(rect)]
        within = [place.clamp(screen) for place in places]
        free = (place for place in within if place.collidelist(over) < 0)
        return next(free, within[0])

    def _draw_hand(self, surface: pygame.Surface, ring: pygame.Rect) -> pygame.Rect:
        """Draw a hand beside the ring, so that nothing depends on its colour."""
        look = self.scene.look
        hand, rim = look.icon("pointing", HAND, theme.ACT), look.icon("pointing", HAND, theme.INK)
        place = self._beside(ring, hand)
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
            surface.blit(rim, place.move(dx, dy))
        surface.blit(hand, place)
        return place.inflate(8, 8)


def then_nothing(act: Callable[[], None]) -> Callable[[], Transition]:
    """Let something be done that leads nowhere else."""

    def action() -> Transition:
        act()
        return None

    return action
