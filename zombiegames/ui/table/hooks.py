"""What a game says about its table, and what the parts of a table know of the whole.

A game's table is a :class:`~zombiegames.ui.table.scene.GameScene` that fills in :class:`Hooks`. The
parts of a table (pointer, keys, buttons, …) are given the table as this class alone.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar, cast

import pygame

from zombiegames.core.match import Match
from zombiegames.core.protocol import State
from zombiegames.ui.kit.i18n import has, tr
from zombiegames.ui.kit.scene import Scene
from zombiegames.ui.kit.signs import FOR_FILMS, FOR_TABLES, KEYS, SIGNS
from zombiegames.ui.table.frame import Header, Inspection
from zombiegames.ui.table.stage import Key, Place

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Deed, Match
    from zombiegames.core.protocol import Entry, Seat
    from zombiegames.ui.kit.dialogs import PauseItem
    from zombiegames.ui.kit.focus import Focus
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.kit.theme import PlayerColour
    from zombiegames.ui.kit.widget import Widget
    from zombiegames.ui.table.choice import Choice
    from zombiegames.ui.table.course import Course
    from zombiegames.ui.table.director import Beat, Director
    from zombiegames.ui.table.frame import Frame, SidePanel
    from zombiegames.ui.table.picker import Clickable, Path
    from zombiegames.ui.table.players import Plate
    from zombiegames.ui.table.spots import Spot
    from zombiegames.ui.table.stage import Face, Stage
    from zombiegames.ui.table.story import Story

S = TypeVar("S", bound=State)


class Goal(NamedTuple):
    """Where a step leads; a script lets things travel to these places."""

    view: Any
    """Of the game whose script is told."""
    places: Mapping[Key, Place]


class Script(Protocol):
    """Says what events look like."""

    def beats(self, event: Event, goal: Goal) -> Iterable[Beat]:
        """Give the beats of an event; none for what needs no showing."""


class Guide(Protocol):
    """Says and points at what comes next; help and undo are its business."""

    by_hand: bool
    """Whether what is no decision is left to the person, too."""
    refusals: int
    """Clicks that the rules have refused since something was done."""
    covered: pygame.Rect
    """Where its note lies; empty: there is none."""

    @property
    def log_chosen(self) -> Callable[[str], Transition] | None:
        """Called with the number of the deed of a log line that is clicked; None: nothing is."""

    def foot(self) -> int:
        """Say how many pixels of the window it takes below the table."""

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Take a key that only it knows; False if it is none."""

    def own_keys(self) -> list[tuple[str, str]]:
        """List what only it takes of the device in use: keys or buttons, and what they do."""

    def comes_later(self, spot: Spot) -> bool:
        """Whether a spot is pointed at that is to be clicked only after another."""

    def played(self) -> None:
        """Learn that something was done."""

    def show(self) -> None:
        """Help: what a person asks for who wants advice."""

    def back(self) -> None:
        """Go back: what a person asks for who wants undo."""

    def finish(self) -> Transition:
        """Go on after the end."""

    def pause_items(self) -> list[PauseItem]:
        """List what the pause menu offers in place of saving and conceding."""

    def widgets(self) -> Sequence[Widget]:
        """Make what it puts in front of the table."""

    def update(self) -> Sequence[pygame.Rect]:
        """Let time pass; list what changed."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what lies over everything."""


class Silent:
    """The script of a table at which nothing moves."""

    def beats(self, event: Event, goal: Goal) -> Iterable[Beat]:
        """Nothing."""
        return ()


class Hooks(Scene, Generic[S]):
    """A game's part of its table. ``S`` is its position; what has a body is optional."""

    # -- what a game gives -------------------------------------------------------------

    game = ""
    """Id of the game: the area of its words, and its music."""
    faces: Callable[[Look, Face, tuple[int, int]], pygame.Surface]
    """Gives the cached picture of a face in a size."""
    path: Callable[[S, Any], Path]
    """Says which clicks mean an action."""
    script: Script = Silent()
    """Says what an event looks like."""
    story: type[Story]
    """Tells the log, from its first event."""
    button_order: tuple[str, ...] = ()
    """Names of main buttons; the first of them that is offered is the red one."""
    declining = ""
    """Name of the main button that passes or gives up; it has a key of its own."""
    key_names: tuple[str, ...] = ()
    """Names of keys that only this table takes, below ``<game>.keys``."""
    deciding_keys = frozenset[str]()
    """Those of them that mean nothing where a game is watched."""
    ending = "table.end"
    """Stem of the question before an action that :meth:`ends_turn`."""
    hint_lines = 1
    """Lines the hint may take, where its rectangle has room for them."""
    lights: tuple[tuple[str, str], ...] = ()
    """Fields of events, each with the sort of the spots that a line of the log lights by it."""
    recaps = True
    """Whether the log tells what others do to a player, so that skipping needs a recap of it."""
    plated = False
    """Whether the side panel begins with a plate for every player: :meth:`plates`."""
    hint_rect: pygame.Rect
    """Where the hint stands; set by :meth:`lay_out`."""
    buttons_rect: pygame.Rect
    """Where the main buttons are stacked; set by :meth:`lay_out`."""

    @abstractmethod
    def lay_out(self, main: pygame.Rect) -> None:
        """Compute the game's places for the board area; set ``hint_rect``, ``buttons_rect``."""

    @abstractmethod
    def arrange(self, view: S) -> dict[Key, Place]:
        """Say where everything lies."""

    @abstractmethod
    def make_spots(self, view: S) -> list[Spot]:
        """List the clickable places, back to front."""

    @abstractmethod
    def header(self, view: S) -> Header:
        """Say what the header shows."""

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Draw what never changes, over the night."""

    def new_story(self) -> Story:
        """Begin to tell the log."""
        return self.story(self.names)

    def plates(self, view: S) -> list[Plate]:
        """Say what is shown of each player, by seat."""
        return []

    def hint(self, view: S) -> str:
        """Say in one sentence what is to be done."""
        return ""

    def hint_words(self) -> str:
        """Say what is going on: the hint, or who is thinking."""
        if self.course.advising:
            return tr("table.advising")
        if self.course.computer_acts and not self.shown_to(self.course.acting):
            return tr("table.thinking", name=self.course.name(self.course.acting))
        if self.can_act:
            return self.hint(self.view)
        return ""

    def help_text(self) -> str:
        """Say how the table is used; a game adds what is its own."""
        return SIGNS.help("table")

    def turn_number(self, view: S) -> int:
        """Count the turns, for the list of saves."""
        return 0

    def turns(self) -> list[int]:
        """Count the turns after each number of entries of the record, from none on."""
        match = self.match
        again = Match(match.info, match.controllers, seed=match.seed, options=match.options)
        turns = [self.turn_number(cast("S", again.state))]
        for line in match.lines:
            again.replay_line(line)
            turns.append(self.turn_number(cast("S", again.state)))
        return turns

    def turn_after(self, number: int) -> int:
        """Count the turns after so many entries of the record."""
        if number == len(self.match):
            return self.turn_number(self.state)
        return self.turns()[number]

    def menu_items(self) -> list[PauseItem]:
        """List what the pause menu offers at this table alone."""
        return []

    # -- what a game gives: choosing ---------------------------------------------------

    def assumed(self, world: S) -> Action | None:
        """Give what a preview takes for granted after an action: that nobody interferes."""
        return None

    def unanswered(self, view: S) -> Action | None:
        """Give the action that lets happen what was announced, where an answer is asked for.

        Its outcome is shown while nothing is pointed at.
        """
        return None

    def open_spot(self, name: Any) -> Transition:
        """Open what a spot holds, if it can be opened: a pile."""
        return None

    def reason(self, refusals: Sequence[tuple[Action, str]]) -> str:
        """Pick the reason worth telling among those why a click means nothing.

        Empty: each is about another step, and nobody meant that.
        """
        return refusals[0][1]

    def why(self, reason: str, name: Any) -> str:
        """Say why a spot is refused: ``ZK-46/too_high``; without a reason, that nothing begins."""
        if not reason:
            return tr("table.nothing_here")
        return tr(f"{self.game}.why.{reason.replace('/', '.')}")

    def since_decision_of(self, seat: Seat) -> list[str]:
        """Say line by line what has been shown since the last decision of a seat."""
        mine = [deed.number for deed in self.match.deeds if deed.seat == seat]
        return self.log_lines(since=mine[-1]) if mine else []

    def lit_by(self, event: Event) -> list[Any]:
        """Name the spots that a line of the log about an event lights."""
        found: list[Any] = []
        for field, sort in self.lights:
            value = getattr(event, field, -1)
            values = value if isinstance(value, tuple) else (value,)
            found += [(sort, one) for one in values if isinstance(one, int) and one >= 0]
        return found

    def ending_of(self, action: Action) -> str:
        """Give the stem of the question before an action that :meth:`ends_turn`."""
        return self.ending

    def can_take_back(self, target: int) -> bool:
        """Tell whether the deed ``target`` is a decision that somebody would take back."""
        return True

    def ends_turn(self, action: Action) -> bool:
        """Tell whether an action ends a turn in which something could still be done."""
        return False

    def left_to_do(self, action: Action) -> str:
        """Say what could still be done instead of an action that :meth:`ends_turn`."""
        return ""

    def carried(self, name: Any) -> Key | None:
        """Name the sprite that follows the pointer when a spot is dragged."""
        return None

    def alike(self, view: S) -> dict[Any, Hashable]:
        """Say of each own card, by the name of its spot, what the rules know it by: cards of which
        that is the same are one to them, and the table sees to it that the one meant leaves.
        """
        return {}

    def swap(self, one: Any, other: Any) -> None:
        """Let two cards alike, named by their spots, change places: as the rules will have it."""
        keys = self.carried(one), self.carried(other)
        first, second = (self.stage.sprites.get(key) for key in keys)
        if first is not None and second is not None:
            place = first.place
            first.settle(second.place._replace(face=place.face))
            second.settle(place._replace(face=second.place.face))

    def accepts(self, carried: Any, under: Any) -> bool:
        """Tell whether what one click would settle is settled by dropping it on another spot.

        A card let go over its own hand was put back, or moved aside to be looked at.
        """
        return not carried[0] == under[0] == "hand"

    def inspectable(self, name: Any) -> bool:
        """Tell whether the keyboard may visit a spot only to look at it."""
        return False

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Take a key that only this table knows; False if it is none."""
        return False

    @property
    def heeds(self) -> frozenset[str]:
        """What can be done at every table, or in every film."""
        return FOR_TABLES if self.course.decides else FOR_FILMS

    def own_keys(self) -> list[tuple[str, str]]:
        """List what only this table takes of the device in use, and what only its teacher takes."""
        stem, names = f"{self.game}.keys", self.key_names if SIGNS.device == KEYS else ()
        if not self.course.decides:
            names = tuple(name for name in names if name not in self.deciding_keys)
        own = [(self.key_cap(name), tr(f"{stem}.does.{name}")) for name in names]
        return [*own, *(self.teacher.own_keys() if self.teacher is not None else ())]

    def key_cap(self, name: str) -> str:
        """Say what stands on some keys of this table."""
        return tr(f"{self.game}.keys.cap.{name}")

    def offers(self) -> list[Offer]:
        """List further main buttons that are no actions."""
        return []

    def encores(self) -> list[Offer]:
        """List what of the end of the game can be shown again."""
        return []

    def standing_offers(self) -> list[Offer]:
        """List main buttons that are always there, and always at the same place."""
        return []

    def button_words(self, name: str) -> str:
        """Say what a main button does."""
        return tr(f"{self.game}.button.{name}")

    def button_tag(self, name: str) -> str:
        """Name what a main button does now, where that depends on the question: ``roll.dogs``."""
        return name

    def button_tip(self, name: str) -> str:
        """Explain what a main button does, and what it costs."""
        key = f"{self.game}.tip.{self.button_tag(name)}"
        return tr(key if has(key) else f"table.tip.{name}")

    def confirm_words(self) -> str:
        """Say what confirming the selection does."""
        return tr("table.button.confirm")

    def forget_plans(self) -> None:
        """Drop what was planned: undo or redo leads to another position."""

    def bot_pause(self, pause: float) -> float:
        """Say how long a computer rests before it acts, given how long at every table; seconds."""
        return pause

    # -- what a game gives: looking ----------------------------------------------------

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows for a spot."""
        return None

    def spot_words(self, spot: Spot) -> str:
        """Say what a spot is: what the side panel would be headed, or ``<game>.spot.<sort>``."""
        thing = self.inspect(spot.name)
        if thing is not None:
            # Of a pile the side panel shows the card on top.
            pile = spot.tooltip if spot.zone == "pile" else ""
            return f"{pile} · {thing.title}" if pile else thing.title
        return spot.tooltip or tr(f"{self.game}.spot.{spot.name[0]}", n=spot.name[-1])

    def details(self, name: Any) -> str:
        """Say what the words of a spot leave to the eyes: where it is, who is there."""
        return ""

    def place_words(self, spot: Spot) -> str:
        """Say both."""
        return ", ".join(filter(None, (self.spot_words(spot), self.details(spot.name))))

    def is_bare(self, name: Any) -> bool:
        """Tell whether a place is empty, so that it is passed over when the table is read."""
        return False

    def click_words(self, click: Clickable) -> str:
        """Say what a click of the choice under way is made on."""
        choice = self.choice
        assert choice is not None
        return self.place_words(
            next(spot for spot in self.spots if choice.meant(spot.means) == click)
        )

    def keeps_chosen(self, name: Any) -> bool:
        """Tell whether the side panel still shows what is chosen while a target is pointed at."""
        return False

    def spotlight(self, event: Event) -> Inspection | None:
        """Say what the side panel shows of what has just been played; None: no card was."""
        return None

    def default_inspection(self) -> Inspection:
        """Say what the side panel shows while nothing is pointed at: what was played last."""
        played = (self.spotlight(line.event) for line in reversed(self.course.log))
        return next((thing for thing in played if thing is not None), self.about_game())

    def about_game(self) -> Inspection:
        """Say what game this is, where nothing has been played yet."""
        stem = self.game
        return Inspection(tr(f"{stem}.title"), tr(f"{stem}.about"), f"menu/emblem-{stem}")

    def bubbles(self, events: Sequence[Event]) -> list[tuple[pygame.Rect, str]]:
        """Say the outcome of an action: short words, each beside a rectangle."""
        return []

    def chance_place(
        self, click: Clickable, rect: pygame.Rect, size: tuple[int, int]
    ) -> pygame.Rect:
        """Say where the chance of a clickable is written: within it, but for a button's words."""
        place = pygame.Rect((0, 0), size)
        if click[0] == "button" and self.one_row:
            place.midbottom = rect.centerx, rect.top + self.look.px(8)
        elif click[0] == "button":
            # Below it would hide what the next button does.
            place.midright = rect.left + self.look.px(16), rect.centery
        else:
            # Within it, below the numbers at the upper edge of a card.
            place.midtop = rect.centerx, rect.top + max(0, rect.h - size[1]) // 4
        return place

    def draw_below(self, surface: pygame.Surface) -> None:
        """Draw what changes between ground and sprites."""

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw what changes above the sprites."""

    def breathe(self, time: float) -> list[pygame.Rect]:
        """Let idle life go on; list what it changed besides sprites."""
        return []

    # -- what the parts know of the table ----------------------------------------------

    choice: Choice[S] | None
    """What the person to act can choose; None while nobody may."""
    colours: tuple[PlayerColour, ...]
    """By seat."""
    course: Course
    director: Director
    focus: Focus
    frame: Frame
    look: Look
    match: Match
    news: Callable[[], Sequence[str]] = tuple
    """Says what is new by the game's end."""
    open_cards = False
    """Whether all cards lie open and the log tells all. Only a problem, before anybody sits down,
    or a game that is over may ever set it.
    """
    settled: bool
    """Whether the picture is where truth says and input may come."""
    side: SidePanel
    spots: list[Spot]
    stage: Stage
    teacher: Guide | None = None
    """Who guides here, in a lesson or a problem."""
    time: float
    """Seconds at the table."""
    view: S
    """What is shown, or will be when the director is idle."""
    viewer: Seat | None
    """Through whose eyes; None: an onlooker's."""
    wanted: Transition = None
    """Asked for by something that is no event; taken with the next one."""
    ended: bool
    """Whether the result has been shown."""

    def shown_to(self, seat: Seat) -> bool:
        """Whether a teacher plays for the one who looks: then nobody thinks."""
        return self.teacher is not None and seat == self.viewer

    @property
    def can_act(self) -> bool:
        """Whether a click of a person can do something now."""
        return self.settled and self.choice is not None

    @property
    def state(self) -> S:
        """The position as it is; only what everybody may know of it is to be shown."""
        return cast("S", self.match.state)

    def seen_by(self, seat: Seat | None) -> S:
        """Give the position as a seat knows it; None: an onlooker. With open cards it has no holes.

        The one place that says through what the table looks.
        """
        return cast("S", self.match.state.clone() if self.open_cards else self.match.view(seat))

    def sees(self, seat: Seat) -> bool:
        """Tell whether the cards of a seat lie face up for whoever looks."""
        return self.open_cards or seat == self.viewer

    def told(self, entry: Entry) -> Event | None:
        """Give an event as the viewer saw it, or None; with open cards as it was."""
        return entry.event if self.open_cards else entry.for_seat(self.viewer)

    @property
    def one_row(self) -> bool:
        """Whether the area of the main buttons has room for a row of them only."""
        return self.buttons_rect.w >= 3 * self.buttons_rect.h

    @property
    def names(self) -> list[str]:
        """Names of the players, by seat."""
        return [self.course.name(seat) for seat in range(len(self.match.controllers))]

    @abstractmethod
    def do(self, action: Action) -> None:
        """Do an action of the seat to act and show what comes of it."""

    @abstractmethod
    def catch_up(self) -> None:
        """End what is being shown where whoever looks decides next."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last decision back, or say that it is too late."""

    @abstractmethod
    def redo(self) -> None:
        """Play again what was taken back last, or say that there is nothing."""

    @abstractmethod
    def rewound(self, sound: str = "card_draw") -> None:
        """Show the match as it stands again after some of it was taken back."""

    @abstractmethod
    def replay(self, play: Callable[[], list[Deed]]) -> None:
        """Show what comes next, as it was played before: ``play`` does it."""

    @abstractmethod
    def let_go(self) -> None:
        """Go on without the teacher."""

    @abstractmethod
    def get_up(self) -> Transition:
        """Leave the table for the menu."""

    @abstractmethod
    def concede(self, seat: Seat) -> None:
        """Give the game up for a seat."""

    @abstractmethod
    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let somebody else play a seat from now on."""

    @abstractmethod
    def refresh(self) -> None:
        """Make spots and buttons anew for the choice as it stands."""

    @abstractmethod
    def mark_spots(self) -> None:
        """Tell each spot what it is to the choice under way."""

    @abstractmethod
    def glide(self) -> None:
        """Let everything travel to where it belongs, without a story: undo, a new viewer."""

    @abstractmethod
    def lay_panel(self) -> None:
        """Make a side panel that has shown nothing yet."""

    @abstractmethod
    def log_lines(self, most: int = 0, since: int = -1) -> list[str]:
        """Say the log in words, line by line; ``most``: only the last events; ``since``: only
        those after a deed.
        """
