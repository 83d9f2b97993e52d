"""What a table says beside its things: why not, what is advised and how good that is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.core.bot import NO_IDEA
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import pill
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.kit.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable


class Bubble(Widget):
    """Why a click means nothing, with the rule one click away. It leaves ``clear`` in sight.

    ``follow`` opens the rule, ``hush`` takes the bubble away: a click beside the link does.
    """

    def __init__(
        self,
        look: Look,
        near: pygame.Rect,
        within: pygame.Rect,
        text: str,
        rule: str,
        follow: Callable[[], Transition],
        hush: Callable[[], None],
        clear: pygame.Rect,
    ) -> None:
        pad = look.px(12)
        wide = min(look.px(340), within.w - 2 * pad)
        self.fitted = fit_text(look, text, theme.BODY, 16, (wide - 2 * pad, within.h // 2))
        self.rule = rule
        self.follow = follow
        self.hush = hush
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
        super().__init__(look, rect, focusable=False)
        self.text = text

    def describe(self) -> str:
        """Say the reason."""
        return self.text

    def link_rect(self) -> pygame.Rect:
        """Where the link to the rule is; empty: there is none."""
        if self.link is None:
            return pygame.Rect(self.rect.topleft, (0, 0))
        place = self.link.get_rect()
        place.bottomleft = self.rect.x + self.look.px(12), self.rect.bottom - self.look.px(9)
        return place

    def release(self, pos: tuple[int, int]) -> None:
        """Open the rule where its link was pressed, else go."""
        if self.link_rect().inflate(self.look.px(12), self.look.px(12)).collidepoint(pos):
            self.outcome = self.follow()
        elif self.hit(pos):
            self.hush()

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


class Said(NamedTuple):
    """What a bubble says. Place and words are asked for with every layout, so that they follow a
    new size and a new language.
    """

    near: Callable[[], pygame.Rect]
    words: Callable[[], str]
    rule: str = ""


class Advised(NamedTuple):
    """Advice as it is pointed at."""

    best: Clickable
    chance: float
    rival: Clickable | None
    rival_chance: float


class Speech:
    """The words and chances beside the things of a table: one bubble at a time."""

    def __init__(self, scene: Hooks[Any], open_rules: Callable[[str], Transition]) -> None:
        self.scene = scene
        self.open_rules = open_rules
        self.advised: Advised | None = None
        """Advice that is being pointed at."""
        self._said: Said | None = None

    # -- saying ------------------------------------------------------------------------

    def say(self, key: str, beside: str) -> None:
        """Say the sentence of a key beside the symbol that is named."""
        self.say_beside(lambda: self._place_of(beside) or self.scene.buttons_rect, partial(tr, key))

    def point_at(self, click: Clickable, words: Callable[[], str]) -> None:
        """Say something beside what a clickable is on the screen."""
        self.say_beside(lambda: self.rect_of(click) or self.scene.buttons_rect, words)

    def advise(self, words: Callable[[], str]) -> None:
        """Say something about advice that is pointed at, over the log: there it hides no move."""
        self.say_beside(lambda: pygame.Rect(self.scene.side.log.rect.midbottom, (0, 0)), words)

    def say_beside(
        self, near: Callable[[], pygame.Rect], words: Callable[[], str], rule: str = ""
    ) -> None:
        """Say something beside a rectangle, with the rule it comes from."""
        self._said = Said(near, words, rule)
        self.scene.refresh()

    def hush(self, *, quiet: bool = False) -> None:
        """Take the bubble away, and the advice with it, also what is still being thought about.

        ``quiet``: whoever calls makes the widgets anew.
        """
        waited = self.scene.course.advising
        if waited:
            self.scene.course.stop_thinking()
        if self._said is not None or self.advised is not None or waited:
            self._said = self.advised = None
            if not quiet:
                self.scene.refresh()
            self.scene.dirty = True

    def drop(self) -> None:
        """Take the bubble away with the next picture; advice stays."""
        self._said = None

    @property
    def said(self) -> Said | None:
        """What the bubble says; another one for every time that something is said."""
        return self._said

    @property
    def told(self) -> tuple[str, str] | None:
        """The sentence in the bubble and its rule, if there is one."""
        return None if self._said is None else (self._said.words(), self._said.rule)

    @property
    def rule(self) -> str:
        """The rule of the sentence in the bubble, if there is one."""
        return "" if self._said is None else self._said.rule

    def bubble(self) -> Bubble | None:
        """Make the bubble, to be put in front of everything."""
        if self._said is None:
            return None
        near, text, rule = self._said.near(), self._said.words(), self._said.rule
        scene = self.scene
        frame = scene.frame
        within = frame.main if frame.main.colliderect(near) else frame.side
        return Bubble(
            scene.look, near, within, text, rule, self._follow, self.hush, scene.hint_rect
        )

    def _follow(self) -> Transition:
        """Open the rule."""
        wanted = self.open_rules(self.rule)
        self.hush()
        return wanted

    def rect_of(self, click: Clickable) -> pygame.Rect | None:
        """Where a clickable is on the screen; None: nothing stands for it now."""
        for spot in reversed(self.scene.spots):
            if click in spot.means and click[0] != "button":
                return spot.rect
        return self._place_of(f"button {click[1]}") if click[0] == "button" else None

    def _place_of(self, key: str) -> pygame.Rect | None:
        widgets = self.scene.focus.widgets
        return next((widget.rect for widget in widgets if widget.key == key), None)

    # -- chances -----------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the chances beside what was looked at."""
        for label, place in self.advice_places():
            surface.blit(label, place)

    def advice_places(self) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Place the chances of what was looked at, beside it and not on each other."""
        if self.advised is None:
            return []
        found: list[tuple[pygame.Surface, pygame.Rect]] = []
        taken: list[pygame.Rect] = []
        for click, chance, ink, fill in (
            (self.advised.best, self.advised.chance, theme.INK, theme.ACT),
            (self.advised.rival, self.advised.rival_chance, theme.BONE, theme.QUIET),
        ):
            rect = None if click is None or chance == NO_IDEA else self.rect_of(click)
            if click is None or rect is None:
                continue
            words = tr("table.advice.percent", n=round(100 * chance))
            label = pill(self.scene.look, words, 16, ink, fill, pad=9)
            place = self.scene.chance_place(click, rect, label.get_size())
            place.clamp_ip(pygame.Rect((0, 0), self.scene.look.size))
            while place.collidelist(taken) >= 0:
                place.y = taken[place.collidelist(taken)].bottom + self.scene.look.px(2)
            taken.append(place)
            found.append((label, place))
        return found

    # -- outcomes ----------------------------------------------------------------------

    def draw_bubbles(
        self, surface: pygame.Surface, outcomes: Sequence[tuple[pygame.Rect, str]]
    ) -> None:
        """Draw the preview of an outcome, each piece beside what it concerns."""
        scene = self.scene
        screen = scene.frame.main
        taken = [] if scene.teacher is None else [scene.teacher.covered]
        for rect, words in outcomes:
            label = pill(scene.look, words, 16, theme.INK, theme.ACT, pad=9)
            place = label.get_rect(midbottom=(rect.centerx, rect.top + scene.look.px(10)))
            place.clamp_ip(screen)
            while place.collidelist(taken) >= 0 and place.bottom < screen.bottom:
                place.y = taken[place.collidelist(taken)].bottom + scene.look.px(2)
            taken.append(place)
            surface.blit(label, place)
