"""The teacher of a guided first game: a note beside the table, a ring round what comes next."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.i18n import has, tr
from zombiegames.ui.kit.lists import TextPanel
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.widget import Button, Widget
from zombiegames.ui.table.spots import TARGET, Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.learn.lesson import Lesson
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.table.speech import Speech

WIDE = 350
"""Units of a note's width, before large letters make it wider."""
BUST = 56
"""Units of the picture on it."""
BREATHS = 12
"""Pictures a second in which the ring breathes."""
STUBBORN = 2
"""Refusals after which help is offered."""


class Note(Widget):
    """The paper of a note: the game's emblem, dots for the steps. Words and buttons lie on it."""

    def __init__(self, look: Look, rect: pygame.Rect, emblem: str, steps: int, step: int) -> None:
        super().__init__(look, rect, focusable=False)
        self.emblem = emblem
        self.steps, self.step = steps, step

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        look, rect = self.look, self.rect
        paint.shadow(surface, look, rect, radius=12, spread=10)
        paint.panel(surface, look, rect, theme.PANEL, radius=12, border=theme.ACT, width=2)
        pad, side = look.px(12), look.px(BUST)
        picture = look.assets.picture(self.emblem, (side, side))
        surface.blit(picture, picture.get_rect(topleft=(rect.x + pad, rect.y + pad)))
        wide = side // max(1, min(self.steps, 6))
        dot = max(3, min(look.px(7), wide - look.px(3)))
        for n in range(self.steps):
            row, column = divmod(n, 6)
            place = pygame.Rect(0, 0, dot, dot)
            place.topleft = rect.x + pad + column * wide, rect.y + pad + side + look.px(6)
            place.y += row * (dot + look.px(4))
            tone = theme.ACT if n < self.step else theme.BONE if n == self.step else None
            paint.panel(
                surface, look, place, tone or theme.WELL, radius=4,
                border=None if tone else theme.MUTED,
            )  # fmt: skip


class Teacher:
    """Says what the step of a lesson asks, points at it, and takes back what leads elsewhere."""

    def __init__(self, scene: Hooks[Any], speech: Speech, lesson: Lesson) -> None:
        self.scene = scene
        self.speech = speech
        self.lesson = lesson
        self._refused = 0
        self._seen = -1
        """Entries played when the learner was pointed to something last."""
        self._aside = 0
        """Number of the entry beside which something is said."""
        self._ring = (-1, pygame.Rect(0, 0, 0, 0))
        """Picture of its breath, and where it was drawn."""

    # -- what is said ------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether the learner is to do what the lesson has next."""
        return self.lesson.waits and self.scene.can_act

    @property
    def _stem(self) -> str:
        return f"{self.scene.game}.lesson"

    def words(self) -> str:
        """Say what is to be said now, with the rules it comes from; may be empty."""
        lesson = self.lesson
        step = f"{self._stem}.step.{lesson.step + 1}"
        if lesson.astray:
            return tr(f"{step}.else" if has(f"{step}.else") else "table.lesson.astray")
        if self.waits:
            rules = " ".join(f"[[{rule}]]" for rule in lesson.plan.steps[lesson.step].rules)
            stuck = [tr("table.lesson.stuck")] if self._refused >= STUBBORN else []
            return "\n".join([tr(f"{step}.say"), *stuck, rules])
        return tr(f"{self._stem}.aside.{self._aside}") if self._aside else ""

    def played(self, before: int) -> None:
        """Learn that something was done; ``before``: entries on the line before it."""
        now = self.lesson.at
        asides = [n for n in range(before + 1, now + 1) if n in self.lesson.plan.asides]
        if asides or self.lesson.waits:
            self._aside = asides[-1] if asides else 0
        self._refused = 0

    def refused(self) -> None:
        """Learn that the rules have refused a click."""
        self._refused += 1

    # -- what can be done --------------------------------------------------------------

    def show(self) -> None:
        """Do what the lesson has next for the learner."""
        action = self.lesson.wanted() if self.waits else None
        if action is None:
            self.scene.app.play("refuse")
        else:
            self.speech.hush(quiet=True)
            self.scene.do(action)

    def back(self) -> None:
        """Take back what led elsewhere; else go to the beginning of the step, or of the last."""
        if self.lesson.astray:
            self.lesson.take_back()
        elif not self.lesson.back():
            self.scene.app.play("refuse")
            return
        self._aside = 0
        self._refused = 0
        self.scene.rewound()

    def again(self) -> None:
        """Begin the lesson from its first step."""
        self.lesson.match.rewind(self.lesson.plan.begin)
        self.lesson.match.advance()
        self.lesson.follow()
        self._aside = 0
        self.scene.rewound()

    def _offers(self) -> Sequence[Offer]:
        def act(do: Callable[[], None]) -> Callable[[], Transition]:
            def action() -> Transition:
                do()
                return None

            return action

        if self.lesson.astray:
            return (
                ("back", tr("table.lesson.take_back"), act(self.back)),
                ("go_on", tr("table.lesson.go_on"), act(self.scene.let_go)),
            )
        if not self.waits:
            return ()
        offers: list[Offer] = [("show", tr("table.lesson.show"), act(self.show))]
        if self.lesson.step:
            offers.append(("back", tr("table.lesson.back"), act(self.back)))
        offers.append(("later", tr("table.lesson.later"), self.scene.get_up))
        return offers

    # -- where it points ---------------------------------------------------------------

    def clicks(self) -> list[Clickable]:
        """List the clicks that are still to be made for what the lesson has next."""
        choice = self.scene.choice
        action = self.lesson.wanted() if self.waits else None
        if choice is None or action is None:
            return []
        clicks: list[Clickable] = []
        for step in self.scene.path(choice.view, action):
            clicks += sorted(step) if isinstance(step, frozenset) else [step]
        made = list(choice.picker.selected)
        for click in list(clicks):
            if click in made:
                made.remove(click)
                clicks.remove(click)
        return clicks or [("button", "confirm")]

    def _target(self, click: Clickable) -> Widget | None:
        widgets = reversed(self.scene.focus.widgets)
        if click[0] == "button":
            return next((w for w in widgets if w.key == f"button {click[1]}"), None)
        return next((w for w in widgets if isinstance(w, Spot) and click in w.means), None)

    def widgets(self) -> list[Widget]:
        """Make the note, to be put in front of the table; and give the keys to what comes next."""
        clicks = self.clicks()
        targets = [target for click in clicks[:2] if (target := self._target(click)) is not None]
        if targets:
            focus = self.scene.focus
            focus.default = focus.first = targets[0]
            if len(self.lesson.match) != self._seen and focus.ringed:
                focus.focus(targets[0])
            self._seen = len(self.lesson.match)
        words = self.words()
        if not words:
            return []
        offers = self._offers()
        keep = [target.rect.inflate(12, 12) for target in targets]
        return self._note(words, offers, keep)

    def _note(
        self, words: str, offers: Sequence[Offer], keep: list[pygame.Rect]
    ) -> list[Widget]:
        look = self.scene.look
        side = self.scene.frame.side
        pad, bust = look.px(12), look.px(BUST)
        wide = min(round(look.px(WIDE) * min(1.4, look.text_size)), side.w if look.text_size > 1.4 else 10_000)
        left = pad + bust + pad
        panel = TextPanel(
            look, pygame.Rect(0, 0, wide - left - pad, 10_000), words, units=17,
            link=self.scene.open_rules,
        )  # fmt: skip
        dots = -(-len(self.lesson.plan.steps) // 6)
        high = max(panel.content, bust + dots * look.px(13))
        button_high = max(look.px(38), look.text_px(16) + look.px(14))
        lines = self._rows(offers, wide - 2 * pad)
        total = pad + high + pad + len(lines) * (button_high + look.px(6))
        rect = self._place((wide, total), keep)
        panel.rect = pygame.Rect(rect.x + left, rect.y + pad, panel.rect.w, high)
        if rect.h < total:
            panel.rect.h -= total - rect.h
        panel.set_text(words)
        panel.key = "note words"
        emblem = f"menu/emblem-{self.scene.game}"
        note = Note(look, rect, emblem, len(self.lesson.plan.steps), self.lesson.step)
        found: list[Widget] = [note, panel]
        y = panel.rect.bottom + pad
        for line in lines:
            x = rect.x + pad
            each = (rect.w - 2 * pad - look.px(6) * (len(line) - 1)) // len(line)
            for name, text, action in line:
                place = pygame.Rect(x, y, each, button_high)
                kind = "commit" if name == "back" and self.lesson.astray else "quiet"
                button = Button(look, place, text, action, kind=kind, units=16)
                button.key = f"note {name}"
                found.append(button)
                if kind == "commit":
                    self.scene.focus.default = self.scene.focus.first = button
                x += each + look.px(6)
            y += button_high + look.px(6)
        return found

    def _rows(self, offers: Sequence[Offer], wide: int) -> list[list[Offer]]:
        """Put as many buttons side by side as have room for their words."""
        font, pad = self.scene.look.font(theme.SEMI, 16), self.scene.look.px(34)
        for columns in range(len(offers), 0, -1):
            rows = [list(offers[n : n + columns]) for n in range(0, len(offers), columns)]
            if columns == 1 or all(
                max(font.size(words)[0] for _, words, _ in row) + pad <= wide // len(row)
                for row in rows
            ):
                return rows
        return []

    def _place(self, size: tuple[int, int], keep: list[pygame.Rect]) -> pygame.Rect:
        """Find room for the note beside what it points at, else in the side panel."""
        scene, look = self.scene, self.scene.look
        main = scene.frame.main
        gap = look.px(14)
        rect = pygame.Rect((0, 0), size)
        near = keep[0] if keep else scene.hint_rect
        pressed = [w.rect for w in scene.focus.widgets if isinstance(w, Button)]
        clear = [*keep, scene.hint_rect, *pressed]
        glowing = [s.rect for s in scene.spots if s.state == TARGET]
        best: tuple[float, pygame.Rect] | None = None
        for x in range(main.left, main.right - rect.w + 1, look.px(24)):
            for y in range(main.top, main.bottom - rect.h + 1, look.px(20)):
                rect.topleft = x, y
                if rect.inflate(gap, gap).collidelist(clear) >= 0:
                    continue
                covered = sum(_area(rect.clip(spot)) for spot in glowing)
                far = math.dist(rect.center, near.center)
                cost = far + covered / look.px(20)
                if best is None or cost < best[0]:
                    best = cost, rect.copy()
        if best is not None:
            return best[1]
        side = scene.frame.side
        return pygame.Rect(side.x, side.y, side.w, min(size[1], side.h * 6 // 10))

    # -- ring --------------------------------------------------------------------------

    def update(self) -> list[pygame.Rect]:
        """Let the ring breathe; list what it changed."""
        still = self.scene.app.settings.reduced_motion
        breath = 0 if still else int(self.scene.time * BREATHS)
        if breath == self._ring[0] or not self._ring[1].w:
            return []
        return [self._ring[1]]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a ring round what is to be clicked next, and a thin one round what follows."""
        look = self.scene.look
        still = self.scene.app.settings.reduced_motion
        breath = 0 if still else int(self.scene.time * BREATHS)
        drawn = pygame.Rect(0, 0, 0, 0)
        stubborn = self._refused >= STUBBORN
        for n, click in enumerate(self.clicks()[:2]):
            target = self._target(click)
            if target is None:
                continue
            swell = 0 if n or still else round(look.px(3) * (1 + math.sin(breath * 0.5)))
            ring = target.rect.inflate(2 * (look.px(4) + swell), 2 * (look.px(4) + swell))
            width = look.px(2) if n else look.px(6 if stubborn else 4)
            for grown, ink, wide in ((2, theme.INK, width + 4), (0, theme.ACT, width)):
                pygame.draw.rect(
                    surface, look.colour(ink), ring.inflate(grown, grown), wide,
                    border_radius=look.px(10),
                )  # fmt: skip
            if not n:
                hand = look.icon("hand", 30, theme.ACT)
                place = hand.get_rect(midtop=(ring.centerx, ring.bottom - look.px(8)))
                place.clamp_ip(pygame.Rect((0, 0), look.size))
                surface.blit(hand, place)
                drawn = ring.inflate(look.px(24), look.px(24)).union(place)
        self._ring = (breath, drawn)


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h
