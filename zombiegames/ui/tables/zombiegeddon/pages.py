"""The two great moments of Zombiegeddon: the bomb between the halves, and the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.games.zombiegeddon.count import score, scores, second_starter
from zombiegames.games.zombiegeddon.discs import KINDS, PROVISIONS
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.page import BACK_KEYS
from zombiegames.ui.kit.scene import IDLE, MOTION, STILL, Pop, Scene
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.director import ease_in, ease_out
from zombiegames.ui.tables.zombiegeddon import colours
from zombiegames.ui.tables.zombiegeddon.scenery import paint_backdrop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Outcome
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.theme import Colour, PlayerColour


class Moment(Scene):
    """A full screen that tells something in its own time; a click brings it to its end, and the
    button at its end goes on.

    ``alone``: seconds after which it goes on by itself; 0: it waits for somebody.
    """

    length = 1.0
    """Seconds until all is told."""

    def __init__(
        self,
        names: Sequence[str],
        colours: Sequence[PlayerColour],
        then: Transition = None,
        *,
        alone: float = 0.0,
    ) -> None:
        self.names, self.colours = names, colours
        self.then = then
        self.alone = alone
        self.time = 0.0

    def enter(self, app: Program) -> None:
        """Begin."""
        super().enter(app)
        self.focus = Focus(app.look, app.play)
        if app.settings.reduced_motion or app.settings.speed == "instant":
            self.time = self.length

    def layout(self, size: tuple[int, int]) -> None:
        """Lay all out."""
        look = self.look = self.app.look
        self.size = size
        focus = self.focus
        focus.clear()
        focus.look = look
        wide = min(size[0] - look.px(60), look.px(960 * (0.75 + 0.25 * look.text_size)))
        head = look.px(92)
        foot = max(look.px(54), look.text_px(18) + look.px(20))
        high = size[1] - head - foot - look.px(66)
        self.title_rect = pygame.Rect(look.px(30), look.px(18), size[0] - look.px(60), head)
        self.panel = pygame.Rect((size[0] - wide) // 2, head + look.px(22), wide, high)
        button = pygame.Rect(0, 0, look.px(260 * (0.7 + 0.3 * look.text_size)), foot)
        button.midtop = size[0] // 2, self.panel.bottom + look.px(16)
        go = Button(look, button, tr("zombiegeddon.button.go-on"), self._go, kind="commit")
        go.key = "go-on"
        focus.add(go)
        focus.default = go
        focus.restore(look)
        self.dirty = True

    def _go(self) -> Transition:
        return Pop(self.then)

    @property
    def told(self) -> bool:
        """Whether all has been told."""
        return self.time >= self.length

    def pace(self) -> int:
        """Move until all is told."""
        if not self.told or self.alone:
            return MOTION
        return IDLE if self.focus.waiting() else STILL

    def update(self, dt: float) -> Transition:
        """Go on."""
        self.focus.update(dt)
        before = self.time
        self.time += dt
        if before < self.length:
            self.dirty = True
            self.passed(before, self.time)
        elif self.alone and self.time >= self.length + self.alone:
            return self._go()
        if self.focus.stale:
            self.focus.stale = False
            self.dirty = True
        return None

    def passed(self, before: float, now: float) -> None:
        """Learn that time went on: sounds."""

    def handle(self, event: pygame.event.Event) -> Transition:
        """Skip to the end, then wait for the button."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.KEYDOWN
            and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, *BACK_KEYS)
        )
        if not self.told:
            if pressed:
                self.time = self.length
                self.dirty = True
            return None
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, *BACK_KEYS):
            return self._go()
        self.focus.handle(event)
        if self.focus.stale:
            self.focus.stale = False
            self.dirty = True
        return self.focus.take()

    def title(self, surface: pygame.Surface, words: str, below: str) -> None:
        """Draw the title and a line below it."""
        look, rect = self.look, self.title_rect
        top = pygame.Rect(rect.x, rect.y, rect.w, rect.h * 6 // 10)
        fitted = fit_text(look, words, theme.TITLE, 46 / look.text_size, top.size, lines=1)
        ink = colours.TITLE
        draw_lines(surface, look, fitted, theme.TITLE, ink, top, align="center")
        low = pygame.Rect(rect.x, top.bottom, rect.w, rect.h - top.h)
        fitted = fit_text(look, below, theme.FLAVOUR, 18, low.size, lines=1)
        draw_lines(surface, look, fitted, theme.FLAVOUR, theme.BONE, low, align="center")

    def backdrop(self, surface: pygame.Surface, half: int) -> None:
        """Draw the sky of a half."""
        paint_backdrop(surface, self.look, half)

    def name_cell(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """Draw a player's sign and name."""
        look = self.look
        side = min(rect.h - look.px(8), look.text_px(20) + look.px(6))
        colour = self.colours[seat]
        sign = paint.shape(look, colour.shape, side, colour.fill, theme.BONE)
        surface.blit(sign, sign.get_rect(midleft=(rect.x, rect.centery)))
        place = pygame.Rect(rect.x + side + look.px(10), rect.y, 0, rect.h)
        place.w = rect.right - place.x
        fitted = fit_text(look, self.names[seat], theme.SEMI, 20, place.size, lines=1)
        draw_lines(surface, look, fitted, theme.SEMI, theme.BONE, place)


FALL, FLASH, CLOUD, CLEAR = 1.1, 1.5, 3.0, 3.8
"""Seconds at which the bomb lands, the flash is over, the cloud stands, the table is there."""


class HalfTime(Moment):
    """The bomb falls; then what everybody brought through it."""

    length = CLEAR

    def __init__(
        self,
        view: Wasteland,
        names: Sequence[str],
        colours: Sequence[PlayerColour],
        *,
        alone: float = 0.0,
    ) -> None:
        super().__init__(names, colours, alone=alone)
        self.view = view
        self.starter, self.by = second_starter(view.order, view.enemies_before)

    def enter(self, app: Program) -> None:
        """The siren."""
        super().enter(app)
        app.play("explosion" if self.told else "siren")

    def layout(self, size: tuple[int, int]) -> None:
        """Lay all out, and have the great pictures ready before they are due."""
        super().layout(size)
        canvas = pygame.Surface(size)
        for half in (1, 2):
            self.backdrop(canvas, half)
        self._draw_cloud(canvas, 1.0)

    def passed(self, before: float, now: float) -> None:
        """The blast."""
        if before < FALL <= now:
            self.app.play("explosion")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the fall, the flash, the cloud, the table."""
        t = self.time
        if t < FALL:
            self.backdrop(surface, 1)
            self._draw_fall(surface, t / FALL)
            return
        self.backdrop(surface, 2)
        self._draw_cloud(surface, min(1.0, (t - FALL) / (CLOUD - FALL)))
        if t < FLASH:
            light = pygame.Surface(self.size, pygame.SRCALPHA)
            light.fill((255, 246, 222, round(255 * (1 - (t - FALL) / (FLASH - FALL)))))
            surface.blit(light, (0, 0))
        if t >= CLOUD:
            self._draw_table(surface, min(1.0, (t - CLOUD) / (CLEAR - CLOUD)))

    def _draw_fall(self, surface: pygame.Surface, share: float) -> None:
        w, h = self.size
        side = round(h * 0.22)
        bomb = self.look.assets.picture("zombiegeddon/bomb", (side, side))
        x = w * (0.76 - 0.26 * share)
        y = -side + (h * 0.72 + side) * ease_in(share)
        self.title(surface, tr("zombiegeddon.half.bomb"), tr("zombiegeddon.half.bomb_text"))
        surface.blit(bomb, bomb.get_rect(center=(round(x), round(y))))

    def _draw_cloud(self, surface: pygame.Surface, share: float) -> None:
        """The cloud comes up from behind the houses."""
        w, h = self.size
        high = round(h * 0.8)
        cloud = self.look.assets.picture("zombiegeddon/cloud", (high * 4 // 3, high))
        place = cloud.get_rect(midbottom=(w // 2, h + round(high * 0.8 * (1 - ease_out(share)))))
        surface.blit(cloud, place)

    def _draw_table(self, surface: pygame.Surface, share: float) -> None:
        starter = self.names[self.starter]
        words = tr(f"zombiegeddon.half.starter.{self.by}", name=starter)
        self.title(surface, tr("zombiegeddon.half.after"), words)
        look, view, panel = self.look, self.view, self.panel
        count = view.players
        # ZG-45: the piles are turned up, so what they are worth may be told.
        points_of = [score(pile, 0).total for pile in view.piles]
        head = round(look.text_px(14) * 2.7) + look.px(8)
        row = min(look.px(92), (panel.h - head - look.px(20)) // count)
        box = pygame.Rect(panel.x, 0, panel.w, head + count * row + look.px(20))
        box.centery = panel.centery + round((1 - ease_out(share)) * look.px(420))
        paint.shadow(surface, look, box, radius=14)
        paint.panel(surface, look, box, theme.PANEL, radius=14, border=theme.PANEL_EDGE)
        inner = box.inflate(-look.px(40), 0)
        widths = (0.27, 0.13, 0.14, 0.14, 0.15, 0.17)
        lefts = [inner.x + round(inner.w * sum(widths[:n])) for n in range(len(widths))]
        for n, name in enumerate(("discs", "points", "weapons", "supplies", "enemies"), 1):
            place = pygame.Rect(lefts[n], box.y + look.px(8), round(inner.w * widths[n]), head)
            fitted = fit_text(look, tr(f"zombiegeddon.half.column.{name}"), theme.SEMI, 14,
                              (place.w - look.px(6), place.h), lines=2)  # fmt: skip
            draw_lines(surface, look, fitted, theme.SEMI, theme.MUTED, place, align="center")
        for at, seat in enumerate(view.order):
            rect = pygame.Rect(inner.x, box.y + head + look.px(10) + at * row, inner.w, row)
            if at:
                line = pygame.Rect(rect.x, rect.y, rect.w, max(1, look.px(1)))
                surface.fill(look.colour(theme.PANEL_EDGE), line)
            self.name_cell(surface, pygame.Rect(rect.x, rect.y, lefts[1] - rect.x, row), seat)
            discs, points = view.enemies_before[seat]
            closed = len(view.piles[seat]) - view.armed[seat]
            values = (
                str(closed),
                str(points_of[seat]),
                str(view.armed[seat]),
                tr("zombiegeddon.half.of_four", n=view.brought[seat]),
                plural("zombiegeddon.half.enemies", discs, points=points),
            )
            for n, value in enumerate(values, 1):
                place = pygame.Rect(lefts[n], rect.y, round(inner.w * widths[n]), row)
                ink = theme.ACT if n == 5 and seat == self.starter else theme.BONE
                fitted = fit_text(look, value, theme.SEMI, 19, (place.w - look.px(6), row), lines=1)
                draw_lines(surface, look, fitted, theme.SEMI, ink, place, align="center")
        if self.told:
            self.focus.draw(surface)


class Category(NamedTuple):
    """A column of the final count."""

    name: str
    art: str
    colour: Colour
    points: tuple[int, ...]
    """By seat."""
    notes: tuple[str, ...]
    """By seat: how the points come about."""


CATEGORY = 1.25
"""Seconds that a category takes."""


class Count(Moment):
    """The points, category by category, and at last who won."""

    def __init__(
        self,
        view: Wasteland,
        outcome: Outcome,
        names: Sequence[str],
        colours: Sequence[PlayerColour],
        then: Transition,
        *,
        alone: float = 0.0,
    ) -> None:
        super().__init__(names, colours, then, alone=alone)
        self.outcome = outcome
        self.categories = categories(view)
        self.totals = tuple(s.total for s in scores(view))
        self.order = view.order
        self.length = CATEGORY * len(self.categories) + 0.8

    def passed(self, before: float, now: float) -> None:
        """A sound for each category."""
        for n in range(len(self.categories)):
            if before <= n * CATEGORY < now:
                self.app.play("card_play")
        if before < self.length <= now:
            self.app.play("turn")

    def share(self, n: int) -> float:
        """How much of a category has been counted, 0 … 1."""
        return min(1.0, max(0.0, (self.time - n * CATEGORY) / (CATEGORY * 0.8)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a row a player: numbers above a growing bar."""
        self.backdrop(surface, 2)
        look, panel = self.look, self.panel
        current = min(len(self.categories) - 1, int(self.time / CATEGORY))
        below = tr(f"zombiegeddon.count.{self.categories[current].name}")
        if self.told:
            below = self._winner()
        self.title(surface, tr("zombiegeddon.count.title"), below)
        paint.shadow(surface, look, panel, radius=14)
        paint.panel(surface, look, panel, theme.PANEL, radius=14, border=theme.PANEL_EDGE)
        inner = panel.inflate(-look.px(36), -look.px(20))
        head = look.px(54)
        row = (inner.h - head) // len(self.totals)
        name_wide = round(inner.w * 0.2)
        wide = (inner.w - name_wide) // (len(self.categories) + 1)
        columns = [inner.x + name_wide + n * wide for n in range(len(self.categories) + 1)]
        for n, category in enumerate(self.categories):
            self._draw_head(surface, pygame.Rect(columns[n], inner.y, wide, head), category, n)
        place = pygame.Rect(columns[-1], inner.y, wide, head)
        words = fit_text(look, tr("zombiegeddon.count.total"), theme.SEMI, 17, place.size, lines=1)
        draw_lines(surface, look, words, theme.SEMI, theme.BONE, place, align="center")
        for at, seat in enumerate(self.order):
            rect = pygame.Rect(inner.x, inner.y + head + at * row, inner.w, row)
            self._draw_row(surface, rect, seat, columns, name_wide, wide)
        if self.told:
            self.focus.draw(surface)

    def _winner(self) -> str:
        winners = [seat for seat, rank in enumerate(self.outcome.ranks) if rank == 1]
        names = ", ".join(self.names[seat] for seat in winners)
        return tr(f"zombiegeddon.count.won.{self.outcome.reason}", names=names)

    def _draw_head(
        self, surface: pygame.Surface, rect: pygame.Rect, category: Category, n: int
    ) -> None:
        look = self.look
        side = min(rect.h - look.px(8), look.px(44))
        art = look.assets.picture(category.art, (side, side))
        if self.share(n) <= 0:
            art = art.copy()
            art.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(art, art.get_rect(center=rect.center))

    def _draw_row(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        seat: int,
        columns: Sequence[int],
        name_wide: int,
        wide: int,
    ) -> None:
        look = self.look
        surface.fill(look.colour(theme.PANEL_EDGE), (rect.x, rect.y, rect.w, max(1, look.px(1))))
        bar_high = max(look.px(10), min(look.px(18), rect.h // 6))
        upper = pygame.Rect(rect.x, rect.y, rect.w, rect.h - bar_high - look.px(14))
        won = self.told and self.outcome.ranks[seat] == 1
        self.name_cell(surface, pygame.Rect(rect.x, upper.y, name_wide - look.px(8), upper.h), seat)
        total = 0
        for n, category in enumerate(self.categories):
            share = self.share(n)
            if share <= 0:
                continue
            points = round(category.points[seat] * ease_out(share))
            total += points
            place = pygame.Rect(columns[n], upper.y, wide, upper.h)
            note = (
                category.notes[seat] if upper.h > look.text_px(20) + look.text_px(14) * 1.6 else ""
            )
            self._draw_points(surface, place, points, note)
        place = pygame.Rect(columns[-1], upper.y, wide, upper.h)
        ink = theme.ACT if won else theme.BONE
        label = look.text(str(total), theme.BOLD, 30, ink)
        surface.blit(label, label.get_rect(center=place.center))
        if won:
            crown = look.icon("laurel-crown", 26, theme.ACT)
            left = place.centerx - label.get_width() // 2 - look.px(4)
            surface.blit(crown, crown.get_rect(midright=(left, place.centery)))
        self._draw_bar(surface, pygame.Rect(rect.x, upper.bottom, rect.w, bar_high), seat)

    def _draw_points(
        self, surface: pygame.Surface, place: pygame.Rect, points: int, note: str
    ) -> None:
        look = self.look
        label = look.text(str(points), theme.SEMI, 22, theme.BONE)
        if not note:
            surface.blit(label, label.get_rect(center=place.center))
            return
        fitted = fit_text(look, note, theme.BODY, 14, (place.w - look.px(4), place.h), lines=1)
        high = label.get_height() + fitted.height
        top = place.centery - high // 2
        surface.blit(label, label.get_rect(midtop=(place.centerx, top)))
        low = pygame.Rect(place.x, top + label.get_height(), place.w, fitted.height)
        draw_lines(surface, look, fitted, theme.BODY, theme.MUTED, low, align="center")

    def _draw_bar(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        look = self.look
        paint.panel(surface, look, rect, theme.WELL, radius=rect.h)
        most = max(1, *self.totals)
        x = float(rect.x)
        for n, category in enumerate(self.categories):
            long = rect.w * category.points[seat] * ease_out(self.share(n)) / most
            piece = pygame.Rect(round(x), rect.y, round(x + long) - round(x), rect.h)
            x += long
            if piece.w > 0:
                surface.fill(look.colour(category.colour), piece.inflate(0, -look.px(4)))


def categories(view: Wasteland) -> list[Category]:
    """Sum every category up, by seat."""
    counted = scores(view)
    found = [
        Category(
            "food",
            "zombiegeddon/discs/food-3",
            theme.rgb("#D6963C"),
            tuple(s.food for s in counted),
            tuple("" for _ in counted),
        ),
        Category(
            "enemies",
            "zombiegeddon/discs/enemy-white",
            theme.rgb("#6F9A45"),
            tuple(s.enemies for s in counted),
            tuple(plural("zombiegeddon.count.discs", s.enemy_discs) for s in counted),
        ),
    ]
    found.append(
        Category(
            "provisions",
            f"zombiegeddon/discs/{KINDS[PROVISIONS[1]]}",
            theme.rgb("#B0508C"),
            tuple(s.provision_points for s in counted),
            tuple(" · ".join(map(str, s.provisions)) for s in counted),
        )
    )
    found.append(
        Category(
            "supplies",
            "zombiegeddon/discs/shelter-red",
            theme.rgb("#C8402F"),
            tuple(s.token_points for s in counted),
            tuple(f"{s.tokens} × 5" for s in counted),
        )
    )
    return found
