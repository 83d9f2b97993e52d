"""The pointer at a table: clicking step by step, dragging, going back, asking why not."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.spots import CHOSEN, QUIET, TARGET, Spot

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.ui.kit.focus import Place
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.choice import Choice
    from zombiegames.ui.table.frame import Inspection
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.table.speech import Speech
    from zombiegames.ui.table.stage import Key
    from zombiegames.ui.table.ways import Ways

LETTING_GO = frozenset(
    (pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
)
"""What ends a press."""

DRAG_FROM = 8
"""Units the pointer must go with the button down before a card is carried."""

REACH = 30
"""Units round a target within which what is carried means it."""

FANS = frozenset(("hand", "grave"))
"""Sorts of cards that may lie over each other: a finger glides along them, and takes the last."""

LOOK_AFTER, RING_FROM = 0.45, 0.15
"""Seconds a thing is held until it is looked at closely; until a ring tells that it will be."""
RING = 34
"""Units from the pointer to the ring: it shows round a finger."""

HELD = 96
"""Units of the height of a card that is carried; smaller things keep their size."""


class Drag(NamedTuple):
    """Something carried by the pointer."""

    key: Key
    spot: Spot
    hang: tuple[float, float]
    """Where its centre is, from the pointer."""
    means: Clickable


class Pointer:
    """The pointer at a table, and what it carries. The spots tell it what happens to them."""

    def __init__(self, scene: Hooks[Any], speech: Speech, ways: Ways) -> None:
        self.scene = scene
        self.speech = speech
        self.ways = ways
        self.press_at = (0, 0)
        """Where the button went down last."""
        self._drag: Drag | None = None
        self._aimed: Spot | None = None
        """The target that what is carried means."""
        self._holds: Spot | None = None
        """The thing that is held to be looked at."""
        self._held_for = 0.0
        self._bare_press = False
        self._pressed_for: Choice[Any] | None = None
        """The choice under way at the last press that was no second one."""
        self._began: Place | None = None
        """Where the keys were when the choice under way began."""
        self._decided: dict[int, Place] = {}
        """By number of a decision: where the keys were when it began."""
        self.meant: list[Any] = []
        """Names of the cards chosen by hand, oldest first: which of equal ones is meant."""

    # -- choosing ----------------------------------------------------------------------

    @property
    def dragging(self) -> bool:
        """Whether something is carried by the pointer."""
        return self._drag is not None

    def holds(self, spot: Spot) -> bool:
        """Whether what lies at a spot is carried."""
        return self._drag is not None and self._drag.spot.name == spot.name

    def pick(self, click: Clickable) -> None:
        """Take one click of the choice under way."""
        choice = self.scene.choice
        if choice is None or not self.scene.settled:
            return
        if not choice.picker.started:
            self._began = self.scene.focus.here()
        action = choice.picker.click(click)
        if action is None:
            self.scene.refresh()
        else:
            self._decide(action)

    def take(self, click: Clickable) -> None:
        """Take one click of the choice under way that was named, not pointed at: what stands for
        it gets the keys.
        """
        scene, choice = self.scene, self.scene.choice
        if choice is None or not scene.settled:
            return
        spot = next((spot for spot in scene.spots if choice.meant(spot.means) == click), None)
        if spot is None:
            self.pick(click)
        else:
            scene.focus.focus(spot)
            self.spot_clicked(spot)

    def confirm(self) -> Transition:
        """Take the selection as it stands."""
        choice = self.scene.choice
        if choice is not None and self.scene.settled:
            action = choice.picker.confirm()
            if action is not None:
                self._decide(action)
        return None

    def choose(self, name: Any) -> None:
        """Note that this card is meant, and not one like it; once more: that it is not."""
        scene = self.scene
        if scene.choice is None or not scene.choice.picker.started:
            self.meant = []
        else:
            chosen = [s.name for s in scene.spots if s.state == CHOSEN and scene.carried(s.name)]
            self.meant = [*filter(chosen.__contains__, self.meant)]
            self.meant += [name for name in chosen if name not in self.meant]
        if name in self.meant:
            self.meant.remove(name)
        elif scene.carried(name) is not None:
            self.meant.append(name)

    def is_chosen(self, name: Any) -> bool:
        """Whether what is selected is what has this name, and not another card like it."""
        alike = self.scene.alike(self.scene.view)
        equal = [one for one in self.meant if alike.get(one) == alike.get(name)]
        return name not in alike or not equal or name in equal

    def _do(self, action: Action) -> None:
        """Do it. Of equal cards the rules take one: with it the one meant changes places."""
        scene = self.scene
        before, meant = scene.alike(scene.view), self.meant
        scene.do(action)
        self.meant = []
        after = scene.alike(scene.view)
        gone = [name for name in before if name not in after and name not in meant]
        for name in meant:
            taken = next((one for one in gone if before[one] == before.get(name)), None)
            if name in after and taken is not None:
                gone.remove(taken)
                scene.swap(name, taken)

    def _decide(self, action: Action) -> None:
        self.speech.hush(quiet=True)
        scene = self.scene
        asks = scene.app.settings.confirm_end_turn and scene.teacher is None
        if asks and scene.ends_turn(action):
            scene.wanted = self._ask_end(action)
            return
        if self._began is not None:
            self._decided[len(scene.match)] = self._began
            scene.focus.go_on(self._began._replace(key=""))
        self._do(action)

    def take_back(self, target: int) -> None:
        """Take decisions back; the keys go to where the first of them began."""
        self.scene.course.undo(target)
        self.scene.focus.go_on(self._decided.get(target))

    def _ask_end(self, action: Action) -> Transition:
        """Ask whether the turn shall really end."""
        from zombiegames.ui.kit.dialogs import Confirm, Question

        def ask() -> Question:
            question, yes, no = (
                tr(f"{self.scene.ending_of(action)}.{tag}") for tag in ("question", "yes", "no")
            )
            return Question(question, yes, self.scene.left_to_do(action), no)

        def yes() -> Transition:
            self._do(action)
            return None

        if self.scene.choice is not None:
            self.scene.choice.picker.clear()
        self.scene.refresh()
        return Push(Confirm(ask, yes))

    @property
    def started(self) -> bool:
        """Whether a click of the choice under way has been made, or something is carried."""
        choice = self.scene.choice
        return self._drag is not None or (choice is not None and choice.picker.started)

    def back(self) -> Transition:
        """Put back what is carried, or take the last click back."""
        self.speech.hush(quiet=True)
        choice = self.scene.choice
        if self._drag is not None:
            self.drag_cancelled()
        elif choice is not None and choice.picker.started:
            choice.picker.back()
            del self.meant[-1:]
            self.scene.app.play("select")
            self.scene.refresh()
        return None

    # -- spots -------------------------------------------------------------------------

    def describe(self, spot: Spot) -> str:
        """Say what a spot is, and what it is to the choice under way."""
        words = self.scene.place_words(spot)
        if spot.state == QUIET:
            return words
        return tr(f"table.spot.{'target' if spot.state == TARGET else 'chosen'}", thing=words)

    def spot_clicked(self, spot: Spot) -> None:
        """Go on with the choice, begin another, or say why not."""
        if not self.scene.settled:
            return
        advised = self.speech.advised is not None
        self.speech.hush(quiet=True)
        opened = self.scene.open_spot(spot.name)
        if opened is not None:
            self.scene.wanted = opened
            return
        choice = self.scene.choice
        if choice is None:
            self.scene.refresh()
            return
        click = choice.meant(spot.means)
        if click is not None:
            self.choose(spot.name)
            self.pick(click)
            return
        selected = choice.picker.selected
        if any(click in selected for click in spot.means):
            # Who clicks what advice has chosen wants it, not to put it back.
            if not advised:
                choice.picker.clear()
            self.scene.refresh()
            return
        first = choice.begins(spot.means)
        if first is not None:
            choice.picker.clear()
            self.choose(spot.name)
            self.pick(first)
            return
        self._refuse(spot)

    def goes_on(self, spot: Spot) -> bool:
        """Whether a spot, pressed twice at once, goes on with what the first press began.

        A place may be asked for twice within one decision, and the first click can be taken back.
        A new decision wants a new click: the next question often lies under the same pointer, and
        a card has slid where the one just played was.
        """
        same = self.scene.choice is not None and self.scene.choice is self._pressed_for
        return same and spot.state == TARGET

    def _refuse(self, spot: Spot) -> None:
        scene, choice = self.scene, self.scene.choice
        assert choice is not None
        refusals = choice.refusals(spot.means)
        name, teacher = spot.name, scene.teacher
        early = teacher is not None and teacher.comes_later(spot)
        if not refusals and not early:
            # Who only looks something up keeps what is chosen.
            if choice.picker.started and not scene.inspectable(name):
                self.back()
            return
        scene.app.play("refuse")
        if teacher is not None:
            teacher.refusals += 1
        reason = "" if early else scene.reason(refusals)
        self.speech.say_beside(
            lambda: next((s.rect for s in scene.spots if s.name == name), scene.hint_rect),
            partial(tr, "table.lesson.first") if early else partial(scene.why, reason, name),
            reason.partition("/")[0],
        )

    def spot_in_question(self) -> Spot | None:
        """The spot under the pointer, under the carried thing, or with the keys."""
        if self._drag is not None:
            return self._below(self.scene.focus.pointer, self._drag)
        current = self.scene.focus.current
        if self.scene.focus.ringed and isinstance(current, Spot):
            return current
        over = self.scene.focus.top(self.scene.focus.pointer)
        return over if isinstance(over, Spot) else None

    def click_in_question(self) -> Clickable | None:
        """What a click there would mean to the choice under way: a spot, or a main button."""
        focus, choice = self.scene.focus, self.scene.choice
        spot = self.spot_in_question()
        if spot is not None:
            return None if choice is None else choice.meant(spot.means)
        widget = focus.current if focus.ringed else focus.top(focus.pointer)
        if self.dragging or widget is None or not widget.key.startswith("button "):
            return None
        return ("button", widget.key.removeprefix("button "))

    def spot_at(self, pos: tuple[int, int], but: Spot | None = None) -> Spot | None:
        """Find the topmost spot at a place, ``but`` one."""
        for spot in reversed(self.scene.spots):
            if spot.hit(pos) and (but is None or spot.name != but.name):
                return spot
        return None

    def _below(self, pos: tuple[int, int], drag: Drag) -> Spot | None:
        """Find what a thing that is carried means: what lies there, or a target beside it."""
        under = self.spot_at(pos, drag.spot)
        if under is not None and under.state == TARGET:
            return under
        reach = self.scene.look.px(REACH)
        near: list[tuple[float, int, Spot]] = []
        for n, spot in enumerate(self.scene.spots):
            rect = spot.rect if spot.clip is None else spot.rect.clip(spot.clip)
            dx = max(rect.left - pos[0], 0, pos[0] - rect.right)
            dy = max(rect.top - pos[1], 0, pos[1] - rect.bottom)
            if spot.state == TARGET and math.hypot(dx, dy) <= reach:
                near.append((math.hypot(dx, dy), n, spot))
        return min(near)[2] if near else under

    # -- dragging ----------------------------------------------------------------------

    def spot_dragged(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """Carry a card along once the pointer has gone some way."""
        if self._drag is None and self._glides(spot, pos):
            return True
        if self._drag is None and not self._begin_drag(spot, pos):
            return False
        drag = self._drag
        sprite = None if drag is None else self.scene.stage.sprites.get(drag.key)
        if drag is None or sprite is None:
            return False
        sprite.dx = pos[0] + drag.hang[0] - sprite.x
        sprite.dy = pos[1] + drag.hang[1] - sprite.y
        sprite.lift = 3000
        below = self._below(pos, drag)
        if below is not self._aimed:
            if self._aimed is not None:
                self._aimed.hovered = False
            if below is not None:
                below.hovered = True
            self._aimed = below
            self.scene.dirty = True
        return True

    def _glides(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """Whether a finger still looks for a card, going sideways over some."""
        over = self.spot_at(pos)
        aside = abs(pos[0] - self.press_at[0]) >= abs(pos[1] - self.press_at[1])
        if not aside or over is None or spot.zone not in FANS or over.zone != spot.zone:
            return False
        if not self.scene.focus.glide(over):
            return False
        if over is not spot:
            self.press_at = pos
        return True

    def went(self, pos: tuple[int, int], far: float) -> bool:
        """Whether a place is at least so far, in units, from where the button went down."""
        x, y = self.press_at
        return abs(pos[0] - x) + abs(pos[1] - y) >= self.scene.look.px(far)

    def _begin_drag(self, spot: Spot, pos: tuple[int, int]) -> bool:
        scene, choice = self.scene, self.scene.choice
        key = scene.carried(spot.name)
        near = not self.went(pos, DRAG_FROM)
        if choice is None or not scene.settled or key is None or near:
            return False
        first = choice.begins(spot.means)
        sprite = self.scene.stage.sprites.get(key)
        if first is None or sprite is None:
            return False
        hang = (sprite.x - self.press_at[0], sprite.y - self.press_at[1])
        scale = min(1.0, scene.look.px(HELD) / sprite.h)
        if scale < 1.0:
            # It hangs above the pointer to the right, so that what lies under that is seen.
            sprite.scale = scale
            hang = (sprite.w * scale / 2, -sprite.h * scale / 2)
        choice.picker.clear()
        self.choose(spot.name)
        if choice.picker.outcome_of(first) is None:
            choice.picker.click(first)
        self.speech.drop()
        self._drag = Drag(key, spot, hang, first)
        self.scene.stage.held = key
        self.scene.mark_spots()
        return True

    def spot_dropped(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """Let go of what was carried: onto a target, or back to its place."""
        drag = self._drag
        if drag is None:
            return False
        self._lay_back()
        choice = self.scene.choice
        if choice is None or not self.scene.settled:
            return True
        under = self._below(pos, drag)
        if not choice.picker.started:
            if under is not None and self.scene.accepts(drag.spot.name, under.name):
                self.pick(drag.means)
            else:
                self.scene.refresh()
            return True
        click = None if under is None else choice.meant(under.means)
        if click is not None:
            self.pick(click)
        elif under is not None:
            self._refuse(under)
            choice.picker.clear()
            self.scene.refresh()
        else:
            choice.picker.clear()
            self.scene.refresh()
        return True

    def drag_cancelled(self) -> None:
        """Put back what was carried and do nothing."""
        if self._drag is not None:
            self._lay_back()
            if self.scene.choice is not None:
                self.scene.choice.picker.clear()
            self.scene.focus.cancel()
            self.scene.refresh()

    def _lay_back(self) -> None:
        drag, self._drag = self._drag, None
        self._aimed = None
        self.scene.stage.held = None
        sprite = None if drag is None else self.scene.stage.sprites.get(drag.key)
        if sprite is not None:
            sprite.settle(sprite.place)
        self.scene.dirty = True

    # -- events ------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Transition:
        """Take an event of the mouse; the widgets take the others."""
        scene, kind = self.scene, event.type
        if kind in LETTING_GO:
            self._holds = None
            self._bare_press = self._bare_press and kind == pygame.MOUSEBUTTONUP
        left = getattr(event, "button", 0) == 1
        if kind == pygame.MOUSEBUTTONDOWN:
            if left:
                self.press_at = event.pos
                moving = not scene.director.idle and not self._on_controls(event.pos)
                if moving and not self._met_in_motion(event.pos):
                    return None
            if not event.again:
                self._pressed_for = scene.choice
                if event.button == 3:
                    return self._right_click(event.pos)
        used = scene.focus.handle(event)
        if kind == pygame.MOUSEBUTTONDOWN and left:
            self._bare_press = not used
            self._begin_hold()
        elif kind == pygame.MOUSEBUTTONUP and left:
            if self._bare_press and not used:
                self.speech.hush()
                self.back()
            self._bare_press = False
        return None

    def _begin_hold(self) -> None:
        held = self.scene.focus.held
        if isinstance(held, Spot) and self.scene.inspect(held.name) is not None:
            self._holds, self._held_for = held, 0.0

    @property
    def busy(self) -> bool:
        """Whether something is carried, or held to be looked at: time must pass for it."""
        return self._drag is not None or self._holds is not None

    def wait(self, dt: float) -> list[pygame.Rect]:
        """Look closely at what is held long enough; gives what looks different now."""
        if self._holds is None:
            return []
        focus = self.scene.focus
        before = self._held_for
        self._held_for += dt
        if self.dragging or focus.held is not self._holds or self.went(focus.pointer, DRAG_FROM):
            self._holds = None
        elif self._held_for >= LOOK_AFTER:
            spot, self._holds = self._holds, None
            focus.cancel()
            self.scene.wanted = self.look_at(spot)
        return [self._ring()] if max(before, self._held_for) >= RING_FROM else []

    def _ring(self) -> pygame.Rect:
        side = 2 * self.scene.look.px(RING + 4)
        ring = pygame.Rect(0, 0, side, side)
        ring.center = self.press_at
        return ring

    def draw(self, surface: pygame.Surface) -> None:
        """Draw how long a thing has been held, round the pointer."""
        share = (self._held_for - RING_FROM) / (LOOK_AFTER - RING_FROM)
        if self._holds is not None and share > 0:
            look = self.scene.look
            ink = look.colour(theme.ACT)
            paint.arc(surface, self.press_at, look.px(RING), look.px(6), ink, share)

    def _on_controls(self, pos: tuple[int, int]) -> bool:
        frame = self.scene.frame
        if frame.header.collidepoint(pos) or frame.side.collidepoint(pos):
            return True
        return isinstance(self.scene.focus.top(pos), Button)

    def _met_in_motion(self, pos: tuple[int, int]) -> bool:
        """End a motion; whether the press that ended it met what can be clicked after it.

        Whoever only wants to go on presses anywhere. Who presses a thing that is at its place, or
        a place, means it; but not below a sheet that is held up.
        """
        scene, before = self.scene, self.spot_at(pos)
        there = before is not None and self._lies_there(before)
        held = scene.director.holding
        self.skip()
        if not scene.director.holding:
            scene.catch_up()
        after = self.spot_at(pos)
        if held or before is None or after is None or not (scene.settled and there):
            return False
        return after.name == before.name and after.state == TARGET

    def _lies_there(self, spot: Spot) -> bool:
        """Whether what lies at a spot is not still on its way to it."""
        key = self.scene.carried(spot.name)
        sprite = self.scene.stage.sprites.get(key)
        return key is None or (sprite is not None and spot.rect.collidepoint(sprite.x, sprite.y))

    def skip(self) -> None:
        """Bring what moves to its end, up to what is held up to be read."""
        self.scene.director.skip_on()
        self.scene.dirty = True

    def _right_click(self, pos: tuple[int, int]) -> Transition:
        if self.started:
            return self.back()
        return self.look_at(self.spot_at(pos))

    def look_at(self, spot: Spot | None) -> Transition:
        """Show a thing as large as the window allows."""
        from zombiegames.ui.table.reader import Zoom

        if spot is None or self.scene.inspect(spot.name) is None:
            return None
        name = spot.name

        def thing() -> Inspection:
            found = self.scene.inspect(name)
            assert found is not None
            return found

        return Push(Zoom(thing, self.ways.open_rules))
