"""What the tables of all games share: driving the match, taking input, drawing the frame.

A game's table is a subclass that computes from a view where everything lies (``arrange``), says
which clicks mean an action (``path``), what an event looks like (``script``) and reads like
(``new_story``). The engine is ahead of the picture: :meth:`GameScene.do` changes the match at once,
the director then plays the events, and when its queue is empty everything stands where
``arrange`` says. Persons may act only then.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

import pygame

from zombiegames.ai.minds import Minds
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.kit.i18n import language, tr
from zombiegames.ui.kit.scene import IDLE, MOTION, STILL, Reset
from zombiegames.ui.table.buttons import CONFIRM, ICONS, Buttons
from zombiegames.ui.table.choice import Choice
from zombiegames.ui.table.course import Course, LogLine
from zombiegames.ui.table.curtains import Curtains
from zombiegames.ui.table.director import Appear, Beat, Call, Director, Motion, Travel, Vanish
from zombiegames.ui.table.frame import Frame, Header, SidePanel
from zombiegames.ui.table.hooks import Goal, Hooks, S
from zombiegames.ui.table.keys import Keys
from zombiegames.ui.table.players import colours_of
from zombiegames.ui.table.pointer import Pointer
from zombiegames.ui.table.speech import Speech
from zombiegames.ui.table.spots import CHOSEN, QUIET, TARGET
from zombiegames.ui.table.stage import Stage, merged
from zombiegames.ui.table.story import told_of
from zombiegames.ui.table.waiting import Waiting
from zombiegames.ui.table.ways import Ways

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.match import Deed, Match
    from zombiegames.core.protocol import Seat
    from zombiegames.core.record import Record
    from zombiegames.store.saves import Autosave, SaveEntry
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.table.hooks import Guide
    from zombiegames.ui.table.stage import Face
    from zombiegames.ui.table.story import Story

CURTAIN_CALL = 1.1
"""Seconds between the last event and the result."""

MOST_STEPS = 40
"""Decisions that a table makes for a person one after the other, at most."""


class GameScene(Hooks[S]):
    """The table of one match: drives it, takes input, draws. A game fills in the hooks.

    The parts may be given by a game in a form of its own.
    """

    pointer_type = Pointer
    waiting_type = Waiting
    buttons_type = Buttons
    keys_type = Keys

    def __init__(self, match: Match) -> None:
        self.match = match
        self.resumed: SaveEntry | None = None
        """The autosave that the match was loaded from, if any."""
        self.course = Course(match)
        self.viewer = None if self.course.secret else self.course.viewer(None)
        self.view = self.seen_by(self.viewer)
        self._rested = self.view
        """As of when the table was settled last."""
        self.stage = Stage(self.paint)
        self.director = Director(self.stage)
        self.choice = None
        self.settled = False
        self.time = 0.0
        self.spots = []
        self.autosave: Autosave | None = None
        """The table's own; None in a lesson, of which nothing is kept."""
        self._clock_after_end = 0.0
        self.ended = False
        self.telling: Story | None = None
        self._lines: list[str] = []
        self._lines_of: tuple[str, list[LogLine]] = ("", [])
        """The language of the lines, and the log they tell."""
        self._patches: list[pygame.Rect] = []
        self.previewed: list[tuple[pygame.Rect, str]] = []
        self.ways = Ways(self)
        self.speech = Speech(self, self.ways.open_rules)
        self.pointer = self.pointer_type(self, self.speech, self.ways)
        self.waiting = self.waiting_type(self, self.speech)
        self.buttons = self.buttons_type(self, self.pointer, self.waiting, self.ways)
        self.curtains = Curtains(self, self.pointer, self.speech)
        self.keys = self.keys_type(
            self,
            pointer=self.pointer,
            buttons=self.buttons,
            waiting=self.waiting,
            ways=self.ways,
            speech=self.speech,
        )

    # -- scene -------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        """Sit down: nature deals, or the log of a game that goes on is read."""
        super().enter(app)
        if self.teacher is None:
            # The table before has closed its own by now.
            self.autosave = app.saves.begin(self.game, self.resumed)
        self.focus = Focus(app.look, app.play)
        kept = app.settings.setups.get(self.game)
        self.colours = colours_of(kept.colours if kept else (), len(self.match.controllers))
        self.course.keep = self._keep
        self.course.minds = Minds(self.game, app.thinking)
        # A game that is over was counted at its own table, unless that was killed before.
        self._counts = not self.course.over or self.resumed is not None
        self._begun = self.course.begin()
        self._rested = self.seen_by(self.viewer)
        if not self._begun:
            self.course.tell_anew(self.told)

    def _keep(self, record: Record) -> None:
        if self.autosave is not None:
            self.autosave.keep(record, self.turn_number(self.state))

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """Give the picture of a face."""
        return self.faces(self.look, face, size)

    def leave(self) -> None:
        """Get up: stop thinking, close the autosave."""
        self.course.stop_thinking()
        self.course.minds.close()
        if self.autosave is not None:
            self.autosave.close()

    def head(self) -> int:
        """Whose turn it is stays in sight."""
        return self.frame.header.bottom

    def music(self) -> str | None:
        """Name the quiet bed of the game."""
        return self.game

    def record(self) -> str:
        """Give the game so far."""
        return self.match.save()

    def cover(self) -> None:
        """Put back what was carried, and show no tooltip below a dialog."""
        self.pointer.drag_cancelled()
        self.focus.cover()

    def resume(self) -> None:
        """Come back from a dialog, where settings may have changed."""
        self.waiting.set_speed()
        self.refresh()

    def layout(self, size: tuple[int, int]) -> None:
        """Compute all places for a size and lay everything there."""
        look = self.look = self.app.look
        self.focus.look = look
        self.director.skip()
        self.waiting.set_speed()
        foot = 0 if self.teacher is None else self.teacher.foot()
        self.frame = Frame(look, (size[0], size[1] - foot))
        self.lay_out(self.frame.main)
        self.ground = pygame.Surface(size).convert()
        edge, centre = self.app.tables[self.game].night
        paint.night(self.ground, look, edge, centre)
        self.paint_ground(self.ground)
        self.frame.paint_side(self.ground)
        self.lay_panel()
        if self._begun:
            self.tell(self._begun)
            self._begun = []
        self.settled = False
        if self.director.idle:
            self.settle()
        else:
            self.refresh()
        self.dirty = True

    def lay_panel(self) -> None:
        """Make a side panel that has shown nothing yet."""
        seats = len(self.match.controllers) if self.plated else 0
        self.side = SidePanel(self.look, self.frame.side, self.ways.open_rules, seats)

    # -- the match ---------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Do an action of the seat to act and show what comes of it."""
        self.speech.advised = None
        self.choice = None
        self.settled = False
        self.tell(self.course.play(action))
        if self.teacher is not None:
            self.teacher.played()
        self.refresh()

    def tell(self, deeds: Sequence[Deed]) -> None:
        """Queue the events of deeds for the director."""
        view = self.seen_by(self.viewer)
        self.view = view
        goal = Goal(view, self.arrange(view))
        for deed in deeds:
            for entry in deed.entries:
                event = self.told(entry)
                if event is not None:
                    self.director.add(partial(self._beats, LogLine(deed.number, event), goal))

    def _beats(self, line: LogLine, goal: Goal) -> Iterable[Beat]:
        def note() -> None:
            before = self._header()
            self.course.log.append(line)
            self._show_thing()
            if self._header() != before:
                self.stage.vacate(self.frame.header)

        yield Beat(Call(note))
        yield from self.script.beats(line.event, goal)

    def settle(self) -> None:
        """Stand where truth says; let the next person choose."""
        if self.curtains.covered:
            self._rested = self.view
            self.stage.reconcile(self.arrange(self.view))
            self.refresh()
            return
        viewer = self.course.viewer(self.viewer)
        if viewer != self.viewer:
            self.curtains.change_eyes(viewer)
            return
        self.view = self.seen_by(self.viewer)
        self.stage.reconcile(self.arrange(self.view))
        self.settled = True
        self._rested = self.view
        begun, self.choice = self.choice, None
        if self.course.person_acts:
            seat = self.course.acting
            # What is foreseen and advised comes from what the seat itself may know.
            known = seat == self.viewer and not self.open_cards
            view = self.view if known else cast("S", self.match.view(seat))
            self.choice = Choice(view, seat, self.path, self.assumed).or_begun(begun)
        if self.waiting.skipping and (self.choice is not None or self.course.over):
            self.waiting.arrive()
        self.refresh()

    def catch_up(self) -> None:
        """End what is being shown where whoever looks decides next: nobody presses too early.

        What is held up to be read stays.
        """
        for _ in range(MOST_STEPS):
            seat, covered = self.course.viewer(self.viewer), self.curtains.covered
            if not self.course.person_acts or seat != self.viewer or covered:
                return
            self.pointer.skip()
            if self.settled or self.director.holding:
                return
            self.settle()

    def glide(self) -> None:
        """Let everything travel to where it belongs, without a story: undo, a new viewer."""
        self.director.clear()
        self.settled = False
        self.choice = None
        places = self.arrange(self.view)
        fade = self.look.reduced_motion
        motions: list[Motion] = []
        for key, sprite in self.stage.sprites.items():
            place = places.get(key)
            if place is None:
                motions.append(Vanish(key, duration=0.18))
            elif place != sprite.place:
                motions.append(Travel(key, place, duration=0.25, fade=fade))
        motions.extend(
            Appear(key, place, duration=0.2)
            for key, place in places.items()
            if key not in self.stage.sprites
        )
        self.director.add(lambda: [Beat(*motions)])

    def undo(self) -> None:
        """Take the last decision back, or say that it is too late."""
        self.speech.hush(quiet=True)
        if self.teacher is not None:
            self.teacher.back()
            return
        target = self.buttons.undo_target()
        if target is None:
            self.app.play("refuse")
            self.speech.say("table.unable.undo", "icon undo")
            return
        self.pointer.take_back(target)
        self.rewound()

    def rewound(self, sound: str = "card_draw") -> None:
        """Show the match as it stands again after some of it was taken back."""
        self.forget_plans()
        self.view = self.seen_by(self.viewer)
        self.ended = False
        self._clock_after_end = 0.0
        self.app.play(sound)
        self.glide()
        self.refresh()

    def redo(self) -> None:
        """Play again what was taken back last, or say that there is nothing."""
        self.speech.hush(quiet=True)
        if self.teacher is not None or not self.match.can_redo:
            self.app.play("refuse")
            self.speech.say("table.unable.redo", "icon redo")
            return
        self.replay(self.course.redo)

    def replay(self, play: Callable[[], list[Deed]]) -> None:
        """Show what comes next, as it was played before: ``play`` does it."""
        self.forget_plans()
        self.director.skip()
        self.choice = None
        self.settled = False
        self.tell(play())
        self.refresh()

    # -- lessons and problems ----------------------------------------------------------

    def teach(self, course: Course, teacher: Guide) -> None:
        """Have a teacher beside the table from the beginning."""
        self.course, self.teacher = course, teacher
        self.viewer = course.viewer(self.viewer)
        self.view = self.seen_by(self.viewer)

    def let_go(self) -> None:
        """Go on without the teacher: from here on it is a game like any other."""
        course = Course(self.match)
        course.log, course.minds, course.keep = self.course.log, self.course.minds, self._keep
        self.course.stop_thinking()
        self.course, self.teacher = course, None
        self.autosave = self.app.saves.begin(self.game)
        course.keep(self.match.record)
        self.ended = self.settled = False
        self._clock_after_end = 0.0
        self.refresh()

    def get_up(self) -> Transition:
        """Leave the table for the menu."""
        return Reset(self.app.menu())

    def concede(self, seat: Seat) -> None:
        """Give the game up for a seat."""
        self.course.concede(seat)
        self.director.skip()
        self.settled = False
        self.refresh()

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let somebody else play a seat from now on."""
        self.course.hand_over(seat, controller)
        self.waiting.skipping = False
        self.waiting.set_speed()
        self.settled = False
        self.refresh()

    # -- input -------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Transition:
        """Take one event."""
        if event.type == pygame.KEYDOWN:
            transition = self.keys.press(event)
            if transition is not False:
                return transition or self.take()
        return self.pointer.handle(event) or self.take()

    def take(self) -> Transition:
        """Hand over what a click asked for."""
        wanted, self.wanted = self.wanted, None
        return wanted if wanted is not None else self.focus.take()

    # -- time --------------------------------------------------------------------------

    def pace(self) -> int:
        """Move fast while something moves or a computer thinks, breathe while a person does."""
        if not self.settled or self.director.moving or self.pointer.busy:
            return MOTION
        if self.course.busy or (self.course.over and not self.ended):
            return MOTION
        if self.app.settings.reduced_motion:
            return IDLE - 1 if self.focus.waiting() else STILL
        return IDLE

    def update(self, dt: float) -> Transition:
        """Let motions, thoughts and idle life go on."""
        self.focus.update(dt)
        self.time += dt
        moving = self.director.update(dt)
        if self.director.idle and not self.settled:
            self.settle()
        elif moving:
            self._show_log()
        changed = self.waiting.wait(dt) + self.pointer.wait(dt)
        if self.settled and self.director.idle and self.course.over and not self.ended:
            self._clock_after_end += dt
            if self._clock_after_end >= CURTAIN_CALL or not self.director.speed:
                self.ended = True
                return self.finish()
        if not self.app.settings.reduced_motion:
            changed += self.breathe(self.time)
        if self.teacher is not None:
            changed += self.teacher.update()
        if self.focus.stale:
            self.pointed()
            self.focus.stale = False
            self.dirty = True
        if not self.dirty:
            self._patches = merged([*self.stage.damage(), *changed], self.ground.get_rect())
        return self.take()

    def finish(self) -> Transition:
        """Keep and count the game, and show the result."""
        if self.teacher is not None:
            return self.teacher.finish()
        if self.autosave is not None and self._counts:
            played = self.app.tables[self.game].played(self.match)
            ending = self.course.ending(self.turn_number(self.state), played)
            keep = partial(self.autosave.finish, self.match.record, ending)
            self.news = self.app.count(self.match, self.course.results(), keep)
        return self.ways.open_result()

    def patches(self) -> Sequence[pygame.Rect]:
        """List what changed at the last update."""
        patches, self._patches = self._patches, []
        return patches

    # -- widgets -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Make spots and buttons anew for the choice as it stands."""
        focus = self.focus
        focus.clear()
        if self.plated and (self.settled or not self.side.players.plates):
            self.show_plates()
        self.spots = self.make_spots(self.view)
        for spot in self.spots:
            focus.add(spot)
        self.mark_spots()
        begin = [spot for spot in self.spots if spot.state == TARGET]
        begin += [spot for spot in self.spots if spot.focusable]
        focus.first = begin[0] if begin else None
        focus.add(self.side.words)
        focus.add(self.side.log)
        for button in (*self.buttons.icons(), *self.buttons.offered()):
            focus.add(button)
        if self.teacher is not None:
            for widget in self.teacher.widgets():
                focus.add(widget)
        bubble = self.speech.bubble()
        if bubble is not None:
            focus.add(bubble)
        focus.restore(self.look)
        self._show_log()
        self.pointed()
        self.dirty = True

    def show_plates(self, view: S | None = None) -> None:
        """Let the players' plates tell what a view (None: the present one) says of them."""
        plates = self.plates(self.view if view is None else view)
        if plates != self.side.players.plates:
            self.side.players.plates = plates
            for rect in self.side.players.rects:
                self.stage.vacate(rect)

    def mark_spots(self) -> None:
        """Tell each spot what it is to the choice under way."""
        choice = self.choice if self.settled else None
        targets = choice.targets() if choice else set()
        selected = set(choice.picker.selected) if choice else set()
        for spot in self.spots:
            spot.state = QUIET
            if self.pointer.holds(spot):
                # Its place is empty.
                continue
            if any(click in targets for click in spot.means):
                spot.state = TARGET
            elif any(map(selected.__contains__, spot.means)) and self.pointer.is_chosen(spot.name):
                spot.state = CHOSEN
            free = not self.course.decides if choice is None else not choice.picker.started
            spot.focusable = spot.state != QUIET or (free and self.inspectable(spot.name))

    # -- drawing -----------------------------------------------------------------------

    def _show_log(self) -> None:
        """Put new lines into the log, the newest in sight."""
        lines, words = self.told_lines(60)
        names, persons = self.names, self.course.persons
        panel, of = self.side.log, (words, persons)
        if panel.of == of:
            return
        panel.of = of
        # The name of a lone person among several stands out.
        own = persons[0] if len(persons) == 1 and len(names) > 2 else -1
        events = [line.event for line in lines]
        told = map(partial(told_of, names, own), events, map(self.lit_by, events), words)
        panel.tell(list(told), self.colours)
        if self.teacher is not None and self.teacher.log_chosen is not None:
            panel.go_to([line.number for line in lines], self.teacher.log_chosen)
        self.stage.vacate(panel.rect)

    def log_lines(self, most: int = 0, since: int = -1) -> list[str]:
        """Say the log in words, line by line; ``most``: only the last events; ``since``: only
        those after a deed.
        """
        lines, words = self.told_lines(most)
        said = zip(lines, words, strict=True)
        return [text for line, text in said if line.number > since]

    def told_lines(self, most: int = 0) -> tuple[list[LogLine], list[str]]:
        """Give what is worth a line of the log, and its words; ``most``: of the last events."""
        log = self.course.log
        spoken, told = self._lines_of
        if self.telling is None or told is not log or spoken != language():
            self.telling, self._lines, self._lines_of = self.new_story(), [], (language(), log)
        for line in log[len(self._lines) :]:
            words = self.telling.line(line.event)
            if self.telling.joins:
                last = next(n for n in reversed(range(len(self._lines))) if self._lines[n])
                self._lines[last] = ""
            self._lines.append(words)
        chosen = [n for n in range(len(log))[-most:] if self._lines[n]]
        return [log[n] for n in chosen], [self._lines[n] for n in chosen]

    def pointed(self) -> None:
        """Learn that the hover or the focus has moved: inspect and preview what is there."""
        self._show_thing()
        self.previewed = []
        if self.choice is not None and self.settled:
            click = self.pointer.click_in_question()
            if click is None:
                action = self.unanswered(self.view)
            elif click == CONFIRM:
                action = self.choice.picker.confirmable()
            else:
                action = self.choice.picker.outcome_of(click)
            if action is not None:
                self.previewed = self.bubbles(self.choice.events(action))

    def _show_thing(self) -> None:
        """Let the side panel show what is pointed at, or what it shows else.

        While something moves, what lies there in the end is nobody's to see yet.
        """
        spot = self.pointer.spot_in_question() if self.settled else None
        thing = None
        if spot is not None and not (spot.state == TARGET and self.keeps_chosen(spot.name)):
            thing = self.inspect(spot.name)
        chosen = self.choice is not None and self.choice.picker.started
        resting = thing is None and not chosen
        if self.side.show(thing or self.default_inspection(), resting=resting):
            self.stage.vacate(self.frame.side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything that touches the clip."""
        clip = surface.get_clip()
        surface.blit(self.ground, clip, clip)
        self.draw_below(surface)
        for spot in self.spots:
            if spot.state != QUIET and clip.colliderect(spot.lit.inflate(80, 80)):
                spot.draw_under(surface)
        self.stage.draw(surface, clip)
        self.draw_above(surface)
        self.stage.draw_over(surface, clip)
        if clip.colliderect(self.frame.header):
            icons = self.frame.icon_rects(ICONS)
            room = icons[0].x - self.frame.header.x
            self.frame.draw_header(surface, self._header(), room)
        if clip.colliderect(self.frame.side):
            self.side.draw(surface, tr("table.log"))
        for spot in self.spots:
            if spot.name in self.side.log.lights:
                spot.draw_told(surface)
        if self.teacher is not None:
            self.teacher.draw(surface)
        self.waiting.draw_hint(surface, clip)
        self.focus.draw(surface)
        self.speech.draw(surface)
        self.stage.draw_held(surface, clip)
        self.speech.draw_bubbles(surface, self.previewed)
        self.pointer.draw(surface)

    def _header(self) -> Header:
        """Say what the header shows; while something moves, nothing that comes after it."""
        return self.header(self.view if self.settled else self._rested)
