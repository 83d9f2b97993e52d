"""Pointer and keys at a table: clicking step by step, dragging, going back, asking why not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.i18n import has, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.kit.widget import Button, Widget
from zombiegames.ui.table.hooks import Parts
from zombiegames.ui.table.spots import TARGET, Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.ui.kit.focus import Focus
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.choice import Choice
    from zombiegames.ui.table.frame import Inspection
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.table.stage import Key

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}

DRAG_FROM = 8
"""Units the pointer must go with the button down before a card is carried."""


class Bubble(Widget):
    """Why a click means nothing, with the rule one click away.

    It leaves ``clear`` in sight, and where it can ``also`` some other things.
    """

    def __init__(
        self,
        look: Look,
        near: pygame.Rect,
        within: pygame.Rect,
        text: str,
        rule: str,
        scene: Any,
        clear: pygame.Rect,
        also: Sequence[pygame.Rect] = (),
    ) -> None:
        pad = look.px(12)
        wide = min(look.px(340), within.w - 2 * pad)
        self.fitted = fit_text(look, text, theme.BODY, 16, (wide - 2 * pad, within.h // 2))
        self.rule = rule
        self.scene = scene
        words = tr("table.rule_link", rule=rule) if rule else ""
        self.link = look.text(words, theme.SEMI, 16, theme.ACT) if rule else None
        font = look.assets.font(theme.BODY, self.fitted.px)
        width = max((font.size(line)[0] for line in self.fitted.lines), default=0)
        high = self.fitted.height + pad + pad // 2
        if self.link is not None:
            width = max(width, self.link.get_width())
            high += self.link.get_height() + pad // 2
        rect = pygame.Rect(0, 0, width + 2 * pad, high)
        rect.midbottom = near.centerx, near.top - look.px(6)
        if rect.top < within.top:
            rect.top = near.bottom + look.px(6)
        rect.clamp_ip(within)
        if rect.colliderect(clear) and clear.top - look.px(4) - rect.h >= within.top:
            rect.bottom = clear.top - look.px(4)
        if rect.collidelist(also) >= 0:
            rect = _beside(rect, near, within, [clear, *also], look.px(34))
        super().__init__(look, rect, focusable=False)
        self.text = text

    def describe(self) -> str:
        """Say the reason."""
        return self.text

    def activate(self) -> None:
        """Open the rule, or go."""
        self.outcome = self.scene.open_rules(self.rule) if self.rule else None
        self.scene.hush()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the reason and the link."""
        look = self.look
        paint.shadow(surface, look, self.rect, radius=9, spread=9)
        edge = theme.HURT_TEXT if self.rule else theme.MUTED
        paint.panel(surface, look, self.rect, theme.PANEL, radius=9, border=edge)
        x, y = self.rect.x + look.px(12), self.rect.y + look.px(9)
        for line in self.fitted.lines:
            if line:
                ink = look.colour(theme.BONE)
                surface.blit(look.assets.text(line, theme.BODY, self.fitted.px, ink), (x, y))
            y += self.fitted.line_height
        if self.link is not None:
            y += look.px(6)
            surface.blit(self.link, (x, y))
            under = pygame.Rect(x, y + self.link.get_height() - 1, self.link.get_width(), 1)
            surface.fill(look.colour(theme.ACT), under)


def _beside(
    rect: pygame.Rect,
    near: pygame.Rect,
    within: pygame.Rect,
    clear: Sequence[pygame.Rect],
    gap: int,
) -> pygame.Rect:
    """Move a rectangle beside ``near``, where it hides as little as can be of the others.

    The first of ``clear`` count most.
    """
    tops = (rect.top, near.top - gap - rect.h, near.bottom + gap)
    lefts = (rect.left, near.left - gap - rect.w, near.right + gap)
    places = [pygame.Rect(x, y, *rect.size).clamp(within) for y in tops for x in lefts]
    places = [place for place in places if not place.colliderect(near)]

    def hidden(place: pygame.Rect) -> tuple[bool, ...]:
        return tuple(bool(place.colliderect(other)) for other in clear)

    return min(places, key=hidden, default=rect)


class Said(NamedTuple):
    """What a bubble says. Place and words are asked for with every layout, so that they follow a
    new size and a new language.
    """

    near: Callable[[], pygame.Rect]
    words: Callable[[], str]
    rule: str = ""


class Drag(NamedTuple):
    """Something carried by the pointer."""

    key: Key
    spot: Spot
    grip: tuple[int, int]
    """Where it was taken, from its centre."""
    means: Clickable


class Pointing(Parts):
    """The input half of a table; see ``table.GameScene`` for the other."""

    def __init__(self) -> None:
        self._drag: Drag | None = None
        self._press_at = (0, 0)
        self._bubble: Said | None = None
        self._bare_press = False
        self._pressed_for: Choice | None = None
        """The choice under way at the last press that was no second one."""
        self.wanted: Transition = None

    # -- choosing ----------------------------------------------------------------------

    @property
    def dragging(self) -> bool:
        """Whether something is carried by the pointer."""
        return self._drag is not None

    def pick(self, click: Clickable) -> None:
        """Take one click of the choice under way."""
        if self.choice is None or not self.settled:
            return
        action = self.choice.picker.click(click)
        if action is None:
            self.refresh()
        else:
            self._decide(action)

    def confirm(self) -> Transition:
        """Take the selection as it stands."""
        if self.choice is not None and self.settled:
            action = self.choice.picker.confirm()
            if action is not None:
                self._decide(action)
        return None

    def _decide(self, action: Action) -> None:
        self.hush(quiet=True)
        if self.app.settings.confirm_end_turn and self.ends_turn(action):
            self.wanted = self._ask_end(action)
            return
        self.do(action)

    def _ask_end(self, action: Action) -> Transition:
        """Ask whether the turn shall really end."""
        from zombiegames.ui.kit.dialogs import Confirm, Question

        def ask() -> Question:
            return Question(
                *(tr(f"{self.ending}.{tag}") for tag in ("question", "yes", "text", "no"))
            )

        def yes() -> Transition:
            self.do(action)
            return None

        if self.choice is not None:
            self.choice.picker.clear()
        self.refresh()
        return Push(Confirm(ask, yes))

    def _take(self) -> Transition:
        """Hand over what a click asked for."""
        wanted, self.wanted = self.wanted, None
        return wanted if wanted is not None else self.focus.take()

    def point_at(self, click: Clickable, words: Callable[[], str]) -> None:
        """Say something beside what a clickable is on the screen."""
        self._bubble = Said(lambda: self.rect_of(click) or self.buttons_rect, words)
        self.refresh()

    def rect_of(self, click: Clickable) -> pygame.Rect | None:
        """Where a clickable is on the screen; None: nothing stands for it now."""
        for spot in reversed(self.spots):
            if click in spot.means and click[0] != "button":
                return spot.rect
        for widget in self.focus.widgets:
            if click[0] == "button" and widget.key == f"button {click[1]}":
                return widget.rect
        return None

    def back(self) -> Transition:
        """Take the last click back; where there is none, the last small decision of a chain."""
        self.hush(quiet=True)
        if self._drag is not None:
            self.drag_cancelled()
        elif self.choice is not None and self.choice.picker.started:
            self.choice.picker.back()
            self.app.play("select")
            self.refresh()
        return None

    # -- spots -------------------------------------------------------------------------

    def spot_clicked(self, spot: Spot) -> None:
        """Go on with the choice, begin another, or say why not."""
        if not self.settled:
            return
        self.hush(quiet=True)
        opened = self.open_spot(spot.name)
        if opened is not None:
            self.wanted = opened
            return
        choice = self.choice
        if choice is None:
            self.refresh()
            return
        click = choice.meant(spot.means)
        if click is not None:
            self.pick(click)
            return
        selected = choice.picker.selected
        if any(click in selected for click in spot.means):
            choice.picker.clear()
            self.refresh()
            return
        first = choice.begins(spot.means)
        if first is not None:
            choice.picker.clear()
            self.pick(first)
            return
        self._refuse(spot)

    def goes_on(self, spot: Spot) -> bool:
        """Whether a spot, pressed twice at once, goes on with what the first press began.

        A place may be asked for twice within one decision, and the first click can be taken back.
        A new decision wants a new click: the next question often lies under the same pointer, and
        a card has slid where the one just played was.
        """
        same = self.choice is not None and self.choice is self._pressed_for
        return same and spot.state == TARGET

    def _refuse(self, spot: Spot) -> None:
        choice = self.choice
        assert choice is not None
        refusals = choice.refusals(spot.means)
        if not refusals:
            if choice.picker.started:
                self.back()
            return
        self.app.play("refuse")
        reason = self.reason(refusals)
        name = spot.name
        self._bubble = Said(
            lambda: next((s.rect for s in self.spots if s.name == name), self.hint_rect),
            partial(self.why, reason, name),
            reason.partition("/")[0],
        )
        self.refresh()

    def why(self, reason: str, name: Any) -> str:
        """Say why a spot is refused: ``ZK-14/no_room``; without a reason, what is to be done."""
        if not reason:
            return self.hint(self.view) or tr("table.refused")
        rule, _, detail = reason.partition("/")
        stem = f"{self.game}.why"
        keys = (f"{stem}.{reason}", f"{stem}.{rule}.{detail}", f"{stem}.{detail}", f"{stem}.{rule}")
        return next((tr(key) for key in keys if has(key)), tr("table.refused"))

    def say(self, key: str) -> None:
        """Say the sentence of a key beside the main buttons."""
        self._bubble = Said(lambda: self.buttons_rect, partial(tr, key))
        self.refresh()

    def hush(self, *, quiet: bool = False) -> None:
        """Take the bubble away, and the advice with it."""
        waited = self.course.advising
        if waited:
            self.course.stop_thinking()
        if self._bubble is not None or self.advised is not None or waited:
            self._bubble = self.advised = None
            if not quiet:
                self.refresh()
            self.dirty = True

    @property
    def told(self) -> tuple[str, str] | None:
        """The sentence in the bubble and its rule, if there is one."""
        return None if self._bubble is None else (self._bubble.words(), self._bubble.rule)

    def add_bubble(self, focus: Focus) -> None:
        """Put the bubble in front of everything."""
        if self._bubble is not None:
            near, text, rule = self._bubble.near(), self._bubble.words(), self._bubble.rule
            also = [rect for rect in self.advised_rects() if not rect.contains(near)]
            focus.add(
                Bubble(self.look, near, self.frame.main, text, rule, self, self.hint_rect, also)
            )

    def spot_in_question(self) -> Spot | None:
        """The spot under the pointer, under the carried thing, or with the keys."""
        if self._drag is not None:
            return self._spot_at(self.focus.pointer, self._drag.spot)
        current = self.focus.current
        if self.focus.ringed and isinstance(current, Spot):
            return current
        over = self.focus.top(self.focus.pointer)
        return over if isinstance(over, Spot) else None

    def _spot_at(self, pos: tuple[int, int], but: Spot | None = None) -> Spot | None:
        for spot in reversed(self.spots):
            if spot.hit(pos) and (but is None or spot.name != but.name):
                return spot
        return None

    # -- dragging ----------------------------------------------------------------------

    def spot_dragged(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """Carry a card along once the pointer has gone some way."""
        if self._drag is None and not self._begin_drag(spot, pos):
            return False
        drag = self._drag
        sprite = None if drag is None else self.stage.sprites.get(drag.key)
        if drag is None or sprite is None:
            return False
        sprite.dx = pos[0] - drag.grip[0] - sprite.x
        sprite.dy = pos[1] - drag.grip[1] - sprite.y
        sprite.lift = 3000
        return True

    def _begin_drag(self, spot: Spot, pos: tuple[int, int]) -> bool:
        far = abs(pos[0] - self._press_at[0]) + abs(pos[1] - self._press_at[1])
        choice = self.choice
        key = self.carried(spot.name)
        if choice is None or not self.settled or key is None or far < self.look.px(DRAG_FROM):
            return False
        first = choice.begins(spot.means)
        sprite = self.stage.sprites.get(key)
        if first is None or sprite is None:
            return False
        grip = (self._press_at[0] - round(sprite.x), self._press_at[1] - round(sprite.y))
        choice.picker.clear()
        if choice.picker.outcome_of(first) is None:
            choice.picker.click(first)
        self._bubble = None
        self._drag = Drag(key, spot, grip, first)
        self.mark_spots()
        return True

    def spot_dropped(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """Let go of what was carried: onto a target, or back to its place."""
        drag = self._drag
        if drag is None:
            return False
        self._lay_back()
        choice = self.choice
        if choice is None or not self.settled:
            return True
        under = self._spot_at(pos, drag.spot)
        if not choice.picker.started:
            if under is not None and self.accepts(drag.spot.name, under.name):
                self.pick(drag.means)
            else:
                self.refresh()
            return True
        click = None if under is None else choice.meant(under.means)
        if click is not None:
            self.pick(click)
        elif under is not None:
            self._refuse(under)
            choice.picker.clear()
            self.refresh()
        else:
            choice.picker.clear()
            self.refresh()
        return True

    def drag_cancelled(self) -> None:
        """Put back what was carried and do nothing."""
        if self._drag is not None:
            self._lay_back()
            if self.choice is not None:
                self.choice.picker.clear()
            self.focus.cancel()
            self.refresh()

    def _lay_back(self) -> None:
        drag, self._drag = self._drag, None
        sprite = None if drag is None else self.stage.sprites.get(drag.key)
        if sprite is not None:
            sprite.settle(sprite.place)
        self.dirty = True

    # -- events ------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Transition:
        """Take one event."""
        kind = event.type
        if kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press_at = event.pos
            if not self.director.idle and not self._on_controls(event.pos):
                self.skip()
                return None
        if kind == pygame.MOUSEBUTTONDOWN and not event.again:
            self._pressed_for = self.choice
            if event.button == 3:
                return self._right_click(event.pos)
        if kind == pygame.KEYDOWN:
            transition = self._key(event)
            if transition is not False:
                return transition or self._take()
        used = self.focus.handle(event)
        if not used and kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._bare_press = True
        elif kind == pygame.MOUSEBUTTONUP and event.button == 1:
            if self._bare_press and not used:
                self.hush()
                self.back()
            self._bare_press = False
        return self._take()

    def _on_controls(self, pos: tuple[int, int]) -> bool:
        frame = self.frame
        if frame.header.collidepoint(pos) or frame.side.collidepoint(pos):
            return True
        return isinstance(self.focus.top(pos), Button)

    def skip(self) -> None:
        """Bring what is being shown to its end."""
        self.director.skip()
        self.dirty = True

    def _right_click(self, pos: tuple[int, int]) -> Transition:
        if self._drag is not None or (self.choice is not None and self.choice.picker.started):
            return self.back()
        spot = self._spot_at(pos)
        return None if spot is None else self.open_zoom(spot.name)

    def open_zoom(self, name: Any) -> Transition:
        """Show a thing as large as the window allows."""
        from zombiegames.ui.table.reader import Zoom

        if self.inspect(name) is None:
            return None

        def look_at() -> Inspection:
            thing = self.inspect(name)
            assert thing is not None
            return thing

        return Push(Zoom(look_at, self.open_rules))

    def _key(self, event: pygame.event.Event) -> Any:
        """Take a key of the table; False if it is none."""
        key = event.key
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            if event.mod & pygame.KMOD_ALT or key not in (pygame.K_z, pygame.K_y):
                return False
            self._go_in_time(forward=shift or key == pygame.K_y)
            return None
        if key == pygame.K_ESCAPE:
            return self._escape()
        if key in ARROWS:
            return None if self._arrow(*ARROWS[key]) else False
        if key == pygame.K_SPACE and not self.director.idle:
            self.skip()
            return None
        if key == pygame.K_u:
            self._go_in_time(forward=shift)
            return None
        if key == pygame.K_h:
            return self.suggest()
        if key == pygame.K_p:
            return self.play_now()
        if key == pygame.K_n:
            return self.skip_to_me()
        if key == pygame.K_e:
            return self._press_main()
        if key == pygame.K_r:
            rule = self._bubble.rule if self._bubble is not None else ""
            return self.open_rules(rule)
        if key == pygame.K_l:
            return self.open_log()
        if key == pygame.K_z:
            spot = self.spot_in_question()
            return None if spot is None else self.open_zoom(spot.name)
        return None if self.key_pressed(key) else False

    def _go_in_time(self, *, forward: bool) -> None:
        if forward:
            self.redo()
        else:
            self.undo()

    def _arrow(self, dx: int, dy: int) -> bool:
        """Go to the next thing in a direction: what glows, or what can be looked at.

        False where another widget has the keys.
        """
        current = self.focus.current
        if self.focus.ringed and current is not None and not isinstance(current, Spot):
            return isinstance(current, Button) and self._go_to(self._nearest(current.rect, dx, dy))
        if not self.focus.ringed or current is None:
            glowing = [spot for spot in self.spots if spot.state == TARGET]
            seen = [spot for spot in self.spots if spot.focusable]
            return self._go_to(next(iter((*glowing, *seen)), None))
        self._go_to(self._nearest(current.rect, dx, dy))
        return True

    def _go_to(self, spot: Spot | None) -> bool:
        if spot is not None:
            self.focus.focus(spot)
            self.app.play("hover")
        return spot is not None

    def _nearest(self, here: pygame.Rect, dx: int, dy: int) -> Spot | None:
        """Find what lies nearest in a direction; aside counts double."""
        best: tuple[float, Spot] | None = None
        for spot in self.spots:
            if not spot.focusable or spot.rect == here:
                continue
            x, y = spot.rect.centerx - here.centerx, spot.rect.centery - here.centery
            ahead, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            cost = ahead + 2 * aside
            if ahead > self.look.px(12) and (best is None or cost < best[0]):
                best = (cost, spot)
        return None if best is None else best[1]

    def _escape(self) -> Transition:
        if self._bubble is not None:
            self.hush()
            return None
        if self._drag is not None or (self.choice is not None and self.choice.picker.started):
            return self.back()
        return self.open_menu()

    def _press_main(self) -> Transition:
        button = self.main_button
        if button is None or not self.settled:
            self.app.play("refuse")
            return None
        self.app.play("select")
        button.activate()
        return button.outcome
