"""The table of Zombiegeddon: 120 cells between the bomb and the dead, up to four scavengers."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombiegeddon import events as told
from zombiegames.games.zombiegeddon import terms
from zombiegames.games.zombiegeddon.actions import CELLS, Done, Pass, Remove, Step
from zombiegames.games.zombiegeddon.advice import Target, reach, targets, turns_to_guard
from zombiegames.games.zombiegeddon.count import scores
from zombiegames.games.zombiegeddon.discs import SHELTERS
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.table.frame import Header, Inspection
from zombiegames.ui.table.players import Mark, Plate, level_words
from zombiegames.ui.table.pointer import Pointer
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.spots import QUIET, Spot
from zombiegames.ui.table.waiting import SPEED
from zombiegames.ui.tables.zombiegeddon import colours, marks, scenery
from zombiegames.ui.tables.zombiegeddon.buttons import BoardButtons
from zombiegames.ui.tables.zombiegeddon.faces import paint_face
from zombiegames.ui.tables.zombiegeddon.guide import Guide
from zombiegames.ui.tables.zombiegeddon.pages import Count, HalfTime
from zombiegames.ui.tables.zombiegeddon.places import Places, arrange
from zombiegames.ui.tables.zombiegeddon.script import Script
from zombiegames.ui.tables.zombiegeddon.spots import CellSpot
from zombiegames.ui.tables.zombiegeddon.story import Story
from zombiegames.ui.tables.zombiegeddon.words import (
    about_cell,
    about_player,
    outcomes,
    pawns_on,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Match
    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.table.picker import Path
    from zombiegames.ui.table.stage import Key, Place

ONLOOKERS_WAIT = 6.0
"""Seconds after which the bomb and the count go on where only computers play."""

HURRY = 3.0
"""Times faster a computer acts that collects alone."""

TRAIL = 6
"""Ways shown behind the pawns, at most."""

ALL = -2
"""In place of a seat: the reach of everybody."""


class PawnPointer(Pointer):
    """The pointer, also for the next step of the pawn that has just gone."""

    scene: ZombiegeddonTable

    def spot_clicked(self, spot: Spot) -> None:
        """Let that pawn go on where no other is chosen, or go on with the choice."""
        choice, gone = self.scene.choice, self.scene.trail()
        if choice is not None and gone and spot.name[0] == "cell" and not choice.picker.started:
            step = Step(gone[-1].to, spot.name[1])
            if gone[-1].seat == choice.seat and step in choice.actions and spot.state == QUIET:
                self.speech.hush(quiet=True)
                self.scene.do(step)
                return
        super().spot_clicked(spot)


class ZombiegeddonTable(GameScene[Wasteland]):
    """The table of one match of Zombiegeddon."""

    game = "zombiegeddon"
    pointer_type = PawnPointer
    buttons_type = BoardButtons
    faces = staticmethod(paint_face)
    story = Story
    lights = (("cell", "cell"), ("origin", "cell"), ("to", "cell"))
    key_names = ("reach",)
    button_order = ("auto", "pass")
    plated = True
    hint_lines = 2

    places: Places

    def __init__(self, match: Match) -> None:
        self.script = Script(
            self,
            change_ground=self.change_ground,
            dig=self.dig,
            drop_bomb=self.drop_bomb,
        )
        self.guide = Guide()
        self.walking = False
        """Whether the plan is being carried out."""
        self.reach_of: int | None = None
        """Whose reach is shown: a seat, ``ALL``, or nobody's."""
        self._reach: tuple[Any, pygame.Surface] | None = None
        self._half = 1
        self._floors: list[int] = []
        """What each cell looks like in the ground."""
        self._targets: list[Target] = []
        super().__init__(match)

    # -- places ------------------------------------------------------------------------

    def lay_out(self, main: pygame.Rect) -> None:
        """Compute all places."""
        self.places = Places(self.look, main, self.view.house.board)
        self.hint_rect = self.places.hint
        self.buttons_rect = self.places.buttons
        self._reach = None

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Draw the town or its ashes, and the board with all its cells."""
        self._half = self.view.half
        self._paint_town(surface)

    def _paint_town(self, surface: pygame.Surface) -> None:
        scenery.paint_backdrop(surface, self.look, self._half)
        scenery.paint_board(surface, self.look, self.places, self._half)
        place = self.places.hint
        paint.panel(surface, self.look, place, theme.PANEL, radius=10, alpha=225)
        self._floors = [-1] * len(CELLS)
        self._lay_floors(surface, self.view)

    def _lay_floors(self, surface: pygame.Surface, view: Wasteland) -> None:
        for cell in CELLS:
            self._lay_floor(surface, cell, scenery.kind_of(view, cell))

    def _lay_floor(self, surface: pygame.Surface, cell: int, kind: int) -> None:
        """Let a cell look otherwise, as if all had been painted so from the first."""
        if self._floors[cell] == kind:
            return
        first = self._floors[cell] < 0
        self._floors[cell] = kind
        bounds = self.places.bounds(cell)
        self.stage.vacate(bounds)
        if first:
            scenery.paint_cell(surface, self.look, self.places, cell, self._half, kind)
            return
        surface.set_clip(bounds)
        scenery.paint_board(surface, self.look, self.places, self._half)
        for near in sorted((cell, *self.view.board.neighbours[cell])):
            scenery.paint_cell(
                surface, self.look, self.places, near, self._half, self._floors[near]
            )
        surface.set_clip(None)

    def dig(self, cell: int) -> None:
        """Let a cell look empty from now on."""
        self._lay_floor(self.ground, cell, scenery.HOLE)

    def change_ground(self, half: int) -> None:
        """Let the board look as it does in a half, every cell as it is now."""
        if half != self._half:
            self._half = half
            self._paint_town(self.ground)
            self.frame.paint_side(self.ground)
            self.dirty = True
        self._lay_floors(self.ground, self.view)

    def arrange(self, view: Wasteland) -> dict[Key, Place]:
        """Say where everything lies."""
        return arrange(self.places, view, self.colours)

    def make_spots(self, view: Wasteland) -> list[Spot]:
        """All cells, then the players' plates."""
        spots: list[Spot] = [CellSpot(self.look, self.places, cell, self.pointer) for cell in CELLS]
        for seat, rect in enumerate(self.side.players.rects):
            spots.append(Spot(self.look, rect, ("player", seat), [], self.pointer))
            spots[-1].tooltip = f"{self.course.name(seat)}\n{tr('zombiegeddon.tip.player')}"
        return spots

    def inspectable(self, name: Any) -> bool:
        """Cells with something on them and plates can be visited by keyboard."""
        if name[0] == "cell":
            return bool(self.view.discs[name[1]] > 0 or name[1] in self.view.pawns)
        return bool(name[0] == "player")

    def carried(self, name: Any) -> Key | None:
        """An own pawn can be dragged."""
        seat = self.view.actor
        if name[0] != "cell" or seat < 0:
            return None
        own = range(seat * SHELTERS, seat * SHELTERS + SHELTERS)
        return next((("pawn", pawn) for pawn in own if self.view.pawns[pawn] == name[1]), None)

    # -- clicks ------------------------------------------------------------------------

    def path(self, view: Wasteland, action: Action) -> Path:
        """Say which clicks mean an action: the pawn, then where it goes."""
        match action:
            case Step(origin, to):
                if view.passing >= 0:
                    return (("cell", to),)
                return (("cell", origin), ("cell", to))
            case Remove(cell):
                return (("cell", cell), ("button", "remove"))
            case Pass():
                return (("button", "pass"),)
            case Done():
                return (("button", "done"),)
        return (("nature", action.kind),)

    def open_spot(self, name: Any) -> Transition:
        """Show a player's reach, or hide it again."""
        if name[0] == "player":
            self.show_reach(None if self.reach_of == name[1] else name[1])
        return None

    def reason(self, refusals: Sequence[tuple[Action, str]]) -> str:
        """Tell about the step to the place clicked, not about removing what is there."""
        steps = [reason for action, reason in refusals if action.kind == "step"]
        if steps:
            return steps[0]
        return next((reason for action, reason in refusals if action.kind == "remove"), "")

    def ends_turn(self, action: Action) -> bool:
        """Being done is worth a question while something is in reach, and so is removing a pawn."""
        return isinstance(action, Remove) or (isinstance(action, Done) and not self.walking)

    def ending_of(self, action: Action) -> str:
        """Ask about the pawn, or about the end."""
        return "zombiegeddon.removal" if isinstance(action, Remove) else super().ending_of(action)

    def left_to_do(self, action: Action) -> str:
        """Say what removing means, or count what is still in reach."""
        if isinstance(action, Remove):
            return tr("zombiegeddon.removal.text")
        found = reach(self.view)[self.view.actor].discs
        return plural("zombiegeddon.label.left_in_reach", len(found))

    def offers(self) -> list[Offer]:
        """Play it for me."""
        if not self._may_walk or self.walking:
            return []
        return [("auto", tr("zombiegeddon.button.auto"), self.walk)]

    @property
    def _may_walk(self) -> bool:
        """Whether a plan may be walked: nobody learns by it or has to find it."""
        alone = self.choice is not None and self.view.prompt == terms.ALONE
        return alone and self.teacher is None

    def standing_offers(self) -> list[tuple[str, str, Callable[[], Transition]]]:
        """Who can still get what."""
        words = "reach" if self.reach_of is None else "hide"
        return [("reach", SIGNS.told(tr(f"zombiegeddon.button.{words}")), self._toggle)]

    def device_changed(self) -> None:
        """Name the key on the button only to who uses keys."""
        self.refresh()

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """V: who can still get what."""
        if event.key != pygame.K_v:
            return False
        self._toggle()
        return True

    def help_text(self) -> str:
        """Say how this table is used."""
        return "\n".join((super().help_text(), tr("zombiegeddon.help"), SIGNS.help("zombiegeddon")))

    def _toggle(self) -> Transition:
        self.show_reach(ALL if self.reach_of is None else None)
        return None

    def show_reach(self, seat: int | None) -> None:
        """Show who can still get what: of a seat, of ``ALL``, or nothing."""
        self.reach_of = seat
        self.refresh()

    # -- collecting alone --------------------------------------------------------------

    def walk(self) -> Transition:
        """Carry the plan out."""
        if self.choice is not None and self.view.prompt == terms.ALONE:
            self.walking = True
            self.choice.picker.clear()
            self.refresh()
        return None

    def do(self, action: Action) -> None:
        """Do an action; the plan learns of it."""
        self.guide.done(action)
        super().do(action)

    def forget_plans(self) -> None:
        """No way is walked to its end from another position."""
        self.guide.forget()
        self.walking = False

    def settle(self) -> None:
        """Ask for a plan where a person collects alone."""
        super().settle()
        if not self.settled:
            return
        if not self._may_walk:
            self.walking = False
            self.guide.forget()
        elif not self.guide.plan and not self.guide.busy:
            self.guide.ask(self.view, self.view.actor)

    def update(self, dt: float) -> Transition:
        """Go on; carry the plan out where that was asked for."""
        if self.guide.look():
            self.refresh()
        if self.walking and self.can_act and self.guide.plan and self.director.idle:
            self.do(self.guide.plan[0])
        return super().update(dt)

    def bot_pause(self, pause: float) -> float:
        """Let a computer that collects alone hurry: nobody can interfere."""
        return pause / HURRY if self.view.prompt == terms.ALONE else pause

    def leave(self) -> None:
        """Get up; no plan is wanted any more."""
        self.guide.forget()
        super().leave()

    def pace(self) -> int:
        """Stay awake while a plan is being made."""
        pace = super().pace()
        return max(pace, 30) if self.guide.busy or self.walking else pace

    # -- story -------------------------------------------------------------------------

    def drop_bomb(self) -> None:
        """Show what comes between the halves, in a scene of its own."""
        alone = 0.0 if self.course.persons else self._patience()
        between = self.view.half == 2 or bool(self.view.enemies_before)
        if between and self.teacher is None:
            self.wanted = Push(HalfTime(self.view, self.names, self.colours, alone=alone))

    def _patience(self) -> float:
        pace = SPEED[self.app.settings.pace]
        return ONLOOKERS_WAIT / pace if pace else 0.01

    def finish(self) -> Transition:
        """Count, then show the result; where the bomb has not been told yet, that first."""
        if self.wanted is not None:
            self.ended = False
            return self.take()
        result = super().finish()
        if self.teacher is not None:
            return result
        alone = 0.0 if self.course.persons else self._patience()
        return self._count(result, alone) if self.view.prompt == terms.END else result

    def encores(self) -> list[Offer]:
        """Offer the count, where the game was not given up before it."""
        if self.view.prompt != terms.END:
            return []
        return [("count", tr("zombiegeddon.button.count"), partial(self._count, None, 0.0))]

    def _count(self, then: Transition, alone: float) -> Transition:
        outcome = self.match.outcome
        assert outcome is not None
        return Push(Count(self.view, outcome, self.names, self.colours, then, alone=alone))

    # -- words -------------------------------------------------------------------------

    def turn_number(self, view: Wasteland) -> int:
        """Count the turns."""
        return self.turns()[-1]

    def turns(self) -> list[int]:
        """Count the turns: how often another player went on."""
        turns, last = [0], -1
        for line in self.match.lines:
            turns.append(turns[-1] + (line.seat >= 0 and line.seat != last))
            last = line.seat if line.seat >= 0 else last
        return turns

    def header(self, view: Wasteland) -> Header:
        """Say half, player and action."""
        seat = max(0, view.seat)
        colour = self.colours[seat]
        tag = "before" if view.half == 1 else "after"
        left = view.ordinary.bit_count()
        steps: tuple[str, ...] = ("first", "second")
        step = 2 - view.left if view.left else -1
        if view.prompt == terms.ALONE:
            steps, step = ("alone",), 0
        return Header(
            title=tr("zombiegeddon.title"),
            colour=colours.TITLE,
            turn=plural(f"zombiegeddon.label.left.{tag}", left),
            seat=self.course.name(seat),
            seat_ink=colour.text,
            seat_fill=colour.fill,
            steps=tuple(tr(f"zombiegeddon.phase.{name}") for name in steps),
            step=-1 if self.course.over else step,
        )

    def plates(self, view: Wasteland) -> list[Plate]:
        """Show each player's pile, weapons and supplies, in the order of play."""
        if view.order:
            self.side.players.sit(view.order)
        counted = scores(view) if view.house.open_piles else []
        found = []
        for seat, colour in enumerate(self.colours):
            by = level_words(self.course, seat)
            closed = len(view.piles[seat]) - view.armed[seat]
            row = [
                Mark("backpack", plural("zombiegeddon.label.discs", closed)),
                Mark("lee-enfield", f"× {view.armed[seat]}", faint=not view.armed[seat]),
            ]
            if counted:
                row.append(Mark("medal", str(counted[seat].total)))
            have = view.tokens[seat].bit_count()
            crates = tuple(
                Mark(f"zombiegeddon/supply/{colour.name if n < have else 'empty'}")
                for n in range(SHELTERS)
            )
            own = view.pawns[seat * SHELTERS : seat * SHELTERS + SHELTERS]
            gone = view.prompt in (terms.ACT, terms.ALONE) and max(own) < 0
            found.append(
                Plate(
                    seat=seat,
                    name=self.course.name(seat),
                    colour=colour,
                    by=by,
                    acting=view.actor == seat,
                    out=gone,
                    marks=tuple(row),
                    aside=crates,
                )
            )
        return found

    def hint(self, view: Wasteland) -> str:
        """Say in one sentence what is to be done."""
        choice = self.choice
        if self.reach_of is not None:
            return self._hint_reach(self.reach_of)
        if view.passing >= 0:
            return tr("zombiegeddon.hint.passing")
        if choice is not None and choice.picker.started:
            steps = any(click[0] == "cell" for click in choice.targets())
            return tr("zombiegeddon.hint.target") if steps else tr("zombiegeddon.hint.stuck")
        if view.prompt == terms.ALONE:
            if self.teacher is not None:
                return tr("zombiegeddon.hint.free")
            if self.guide.busy:
                return tr("zombiegeddon.hint.planning")
            tag = "exact" if self.guide.exact else "found"
            return plural(f"zombiegeddon.hint.alone.{tag}", self.guide.gain)
        if choice is not None and any(action.kind == "pass" for action in choice.actions):
            return tr("zombiegeddon.hint.pass")
        idle = turns_to_guard(view)
        if idle <= (terms.GUARD_ROUNDS - terms.WARNING_ROUNDS) * view.players:
            return plural("zombiegeddon.hint.guard", idle)
        action = "first" if view.left == terms.ACTIONS_A_TURN else "second"
        return tr(f"zombiegeddon.hint.{action}")

    def hint_words(self) -> str:
        """Say what is going on; at the end, that it is over."""
        over = self.course.over and self.teacher is None
        return tr("zombiegeddon.hint.end") if over else super().hint_words()

    def _hint_reach(self, seat: int) -> str:
        if seat == ALL:
            return tr("zombiegeddon.hint.reach")
        return tr("zombiegeddon.hint.reach-of", name=self.course.name(seat))

    def bubbles(self, events: Sequence[Event]) -> list[tuple[pygame.Rect, str]]:
        """Say the outcome of an action, each piece beside the cell it concerns."""
        return [(self.places.cells[cell], words) for (_, cell), words in outcomes(events)]

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows."""
        if name[0] == "player":
            return about_player(self.view, name[1], self.names, self.colours[name[1]])
        return about_cell(self.view, name[1], self.names)

    def details(self, name: Any) -> str:
        """Say whose pawns stand on a cell."""
        on_cell = name[0] == "cell"
        return ", ".join(pawns_on(self.view, name[1], self.names)) if on_cell else ""

    def default_inspection(self) -> Inspection:
        """Show the player whose turn it is, or what the chosen pawn stands on."""
        choice = self.choice
        if choice is not None and choice.picker.started:
            return about_cell(self.view, choice.picker.selected[0][1], self.names)
        seat = self.viewer if self.viewer is not None else max(0, self.view.seat)
        if self.course.person_acts:
            seat = self.course.acting
        return about_player(self.view, seat, self.names, self.colours[seat])

    # -- drawing -----------------------------------------------------------------------

    def trail(self) -> list[told.PawnMoved]:
        """List the last ways of the turn under way, as far as they have been shown."""
        found: list[told.PawnMoved] = []
        for line in reversed(self.course.log):
            if isinstance(line.event, (told.TurnBegan, told.AloneBegan, told.HalfEnded)):
                break
            if isinstance(line.event, told.PawnMoved):
                found.append(line.event)
            if len(found) == TRAIL:
                break
        return found[::-1]

    def refresh(self) -> None:
        """Renew the ground, the marks of targets, and all the rest."""
        self._targets = []
        choice = self.choice if self.settled else None
        if self.settled:
            self.change_ground(self.view.half)
        if choice is not None:
            seat = choice.seat
            origin = -1
            if self.view.passing >= 0:
                origin = self.view.pawns[self.view.passing]
            elif choice.picker.started and choice.picker.selected[0][0] == "cell":
                origin = choice.picker.selected[0][1]
            if origin >= 0 and seat == self.view.actor:
                self._targets = [t for t in targets(self.view) if t.action.origin == origin]
        super().refresh()

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw trail, reach, jumps, tags and the plan."""
        clip = surface.get_clip()
        if not clip.colliderect(self.places.field):
            return
        look, places = self.look, self.places
        if self.reach_of is not None and self.settled:
            surface.blit(self._reach_picture(self.reach_of), places.field)
        marks.draw_trail(surface, look, places, self.trail(), self.colours)
        if not self.settled:
            return
        if self._targets:
            spot = self.pointer.spot_in_question()
            over = spot.name[1] if spot is not None and spot.name[0] == "cell" else -1
            marks.draw_jumps(surface, look, places, self._targets, over)
            marks.draw_tags(surface, look, places, self._targets)
        elif self.guide.plan and self.choice is not None:
            colour = self.colours[self.view.actor].fill
            marks.draw_route(surface, look, places, self.guide.plan, colour)

    def _reach_picture(self, seat: int) -> pygame.Surface:
        key = (seat, len(self.match.lines), self.places.field.size, self.look.high_contrast)
        if self._reach is None or self._reach[0] != key:
            only = -1 if seat == ALL else seat
            drawn = marks.reach_picture(self.look, self.places, self.view, self.colours, only)
            self._reach = (key, drawn)
        return self._reach[1]

    def breathe(self, time: float) -> list[pygame.Rect]:
        """Let the pawns that may act tread from foot to foot."""
        lift = self.look.px(2.2)
        seat = self.choice.seat if self.settled and self.choice is not None else -1
        for key, sprite in self.stage.sprites.items():
            if key[0] == "pawn" and not sprite.lift:
                own = key[1] // SHELTERS == seat
                sprite.dy = -round(lift * abs(math.sin(time * 3 + key[1]))) if own else 0
        return []
