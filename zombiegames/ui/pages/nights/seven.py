"""Seven nights: seven houses on the way up the hill, a window lit in each that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.learn.seven import LADDER, LAPS, NIGHTS, Place, reached
from zombiegames.store.nights import SevenProgress
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.controls import Segments
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.lists import TextPanel
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.kit.theme import (
    ACT,
    BONE,
    INK,
    MUTED,
    PANEL_EDGE,
    SEMI,
    WELL,
    WHITE,
    rgb,
)
from zombiegames.ui.kit.widget import Button, Panel, Widget
from zombiegames.ui.pages.catalogue import LEAST_PICTURE, PICTURE, draw_dots
from zombiegames.ui.pages.nights.tonight import names_at
from zombiegames.ui.pages.portraits import GamePicture
from zombiegames.ui.pages.scenery import HORIZON, Scenery

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.theme import Colour

    Point = tuple[float, float]

PAD, GAP = 18, 12
"""Units round what is on the panel · between its parts."""
SPOTS: tuple[Point, ...] = (
    (0.10, 0.80),
    (0.38, 0.90),
    (0.68, 0.86),
    (0.95, 0.56),
    (0.60, 0.42),
    (0.28, 0.34),
    (0.52, 0.02),
)
"""Where the houses stand, in shares of the hill from its upper left: the last one on its top."""
NEAR, FAR = 104, 78
"""Units of the first house, and of the last."""
NARROW = 6
"""Houses that would stand side by side on the hill, at least."""
STRIDE = 17
"""Units between two footprints of the way."""
WALLS, EDGE = rgb("#2A3040"), rgb("#4A5266")
"""Of a house, and its outline."""
DOTS = 48
"""Units of the three moons below it."""


class House(Widget):
    """A night on the way; a click looks at it."""

    def __init__(
        self, look: Look, rect: pygame.Rect, place: Place, moons: int, choose: Callable[[], None]
    ) -> None:
        super().__init__(look, rect)
        self.place = place
        self.moons = moons
        self.choose = choose
        self.open = False
        self.chosen = False

    @property
    def takes_enter(self) -> bool:  # type: ignore[override]
        """Once it is chosen, Enter plays."""
        return not self.chosen

    def activate(self) -> None:
        """Look at it."""
        self.choose()

    @property
    def moons_rect(self) -> pygame.Rect:
        """Where its moons are."""
        rect = pygame.Rect(0, self.rect.y + self.rect.w, self.look.px(DOTS), 0)
        rect.h, rect.centerx = self.rect.bottom - rect.y, self.rect.centerx
        return rect

    def tip(self) -> str:
        """Say its name."""
        return tr(f"ui.seven.{self.place.rung.setup.name}.name")

    def describe(self) -> str:
        """Say its number and its name."""
        return f"{self.place.night}: {self.tip()}"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the house with its window, and its moons."""
        look, rect = self.look, self.rect
        side = rect.w
        picture = look.assets.painted(("house", side, look.high_contrast), self._paint)
        if self.chosen or self.hovered:
            paint.glow(surface, look, rect, ACT, radius=18, spread=14, alpha=70)
        surface.blit(picture, rect)
        window = pygame.Rect(0, 0, side * 36 // 100, side * 34 // 100)
        window.center = rect.centerx, rect.y + side * 62 // 100
        fill: Colour = ACT if self.open else WELL
        if self.open:
            paint.glow(surface, look, window, ACT, radius=4, spread=9, alpha=200)
        edge = WHITE if self.chosen else INK if self.open else MUTED
        width = 3 if self.chosen else 1
        paint.panel(surface, look, window, fill, radius=4, border=edge, width=width)
        units = window.h * 0.68 / look.scale / look.text_size
        number = look.text(str(self.place.night), SEMI, units, INK if self.open else MUTED)
        surface.blit(number, number.get_rect(center=window.center))
        draw_dots(surface, look, self.moons_rect, self.moons, 3)

    def _paint(self) -> pygame.Surface:
        look, side = self.look, self.rect.w
        over = 3
        big = pygame.Surface((side * over, side * over), pygame.SRCALPHA)
        whole = side * over

        def at(*corners: Point) -> list[Point]:
            return [(x * whole, y * whole) for x, y in corners]

        line = max(over, round(whole * 0.016))
        chimney = at((0.68, 0.10), (0.79, 0.10), (0.79, 0.36), (0.68, 0.26))
        outline = at((0.50, 0.06), (0.97, 0.46), (0.86, 0.46), (0.88, 0.99), (0.13, 0.99),
                     (0.14, 0.46), (0.03, 0.46))  # fmt: skip
        roof = at((0.50, 0.06), (0.97, 0.46), (0.03, 0.46))
        for shape in (chimney, outline):
            pygame.draw.polygon(big, WALLS, shape)
            pygame.draw.polygon(big, look.colour(EDGE), shape, line)
        pygame.draw.polygon(big, look.colour(PANEL_EDGE), roof)
        pygame.draw.polygon(big, look.colour(EDGE), roof, line)
        return pygame.transform.smoothscale(big, (side, side)).convert_alpha()


class SevenNights(TitledPage):
    """Seven nights, three times over; each is open once the one before was played to its end."""

    title_key = "ui.seven.title"

    def enter(self, app: Program) -> None:
        """Begin with the first night that was not played to its end."""
        super().enter(app)
        self._results = app.profile.progress.seven()
        moons = {key: result.moons for key, result in self._results.items()}
        self._next = min(reached(moons), (LAPS, NIGHTS))
        """Lap and night that is the last one open."""
        self.lap, self.night = self._next

    def _result(self, lap: int, night: int) -> SevenProgress:
        return self._results.get((lap, night), SevenProgress())

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the menu's night, and the way up the hill."""
        self._scenery.draw(surface)
        for at, step in enumerate(self._steps):
            if any(house.moons_rect.collidepoint(step) for house in self._houses):
                continue
            passed = at < self._walked
            colour = self.look.colour(BONE if passed else MUTED)
            size = max(2, self.look.px(3.2 if passed else 2.4))
            pygame.draw.circle(surface, colour, step, size)

    def content(self, body: pygame.Rect) -> None:
        """The hill to the left, the night to the right."""
        look = self.look
        self._scenery = Scenery(look, self.size)
        gap = look.px(20)
        wide = body.w * (40 if look.text_size <= 1.3 else 50) // 100
        panel = pygame.Rect(body.right - wide, body.y, wide, body.h)
        self._build_hill(pygame.Rect(body.x, body.y, panel.x - gap - body.x, body.h))
        self._build_panel(panel)

    # -- the hill ------------------------------------------------------------------------

    def _build_hill(self, room: pygame.Rect) -> None:
        look = self.look
        houses: list[House] = []
        dots = look.px(22)
        top = max(room.y + look.px(FAR), round(self.size[1] * HORIZON))
        near = min(look.px(NEAR), room.w // NARROW)
        left, right = room.x + near // 2, room.right - near // 2
        low = room.bottom - dots
        for night, (x, y) in enumerate(SPOTS, 1):
            side = round(near * (FAR + (NEAR - FAR) * y) / NEAR)
            rect = pygame.Rect(0, 0, side, side + dots)
            rect.midbottom = round(left + (right - left) * x), round(top + (low - top) * y) + dots
            place = Place(self.lap, night, 1)
            moons = self._result(self.lap, night).moons
            house = House(look, rect, place, moons, self._choose(night))
            house.open = (self.lap, night) <= self._next
            house.chosen = night == self.night
            houses.append(house)
        self._houses = houses
        feet = [(house.rect.centerx, house.moons_rect.centery) for house in houses]
        self._steps, marks = footprints(feet, look.px(STRIDE))
        gone = [house.open for house in houses].count(True) - 1
        self._walked = marks[gone] if gone >= 0 else 0
        for house in sorted(houses, key=lambda house: house.rect.bottom):
            self.add(house, f"night {house.place.night}")

    def _choose(self, night: int) -> Callable[[], None]:
        def choose() -> None:
            self.night = night
            self.rebuild()

        return choose

    # -- the night -----------------------------------------------------------------------

    def _build_panel(self, rect: pygame.Rect) -> None:
        look = self.look
        pad, gap = look.px(PAD), look.px(GAP)
        self.add(Panel(look, rect, floating=True))
        inner = rect.inflate(-2 * pad, -2 * pad)
        y = inner.y
        if self._next[0] > 1:
            laps = [(lap, tr("ui.seven.lap", n=lap)) for lap in range(1, self._next[0] + 1)]
            place = pygame.Rect(inner.x, y, inner.w, self.row)
            self.add(Segments(look, place, laps, self.lap, self._turn_to), "lap")
            y = place.bottom + gap
        button = look.px(max(54, 19 * look.text_size * 1.8))
        bar = pygame.Rect(inner.x, inner.bottom - button, inner.w, button)
        if (self.lap, self.night) <= self._next:
            again = self._result(self.lap, self.night).tries
            words = tr("ui.night.again" if again else "ui.night.play")
            tip = tr("ui.seven.tip.play")
            go = Button(look, bar, words, self._play, kind="commit", units=21, tooltip=tip)
            self.add(go, "play")
        else:
            tip = tr("ui.seven.tip.closed")
            go = Button(look, bar, tr("ui.seven.first"), self._to_next, units=19, tooltip=tip)
            self.add(go, "next")
        self.focus.default = go
        measure = TextPanel(look, pygame.Rect(0, 0, inner.w, 9999), self._words(), units=17)
        high = min(look.px(PICTURE), bar.y - y - measure.content - 2 * gap)
        if high >= look.px(LEAST_PICTURE):
            place = pygame.Rect(0, y, high * 5 // 4, high)
            place.centerx = inner.centerx
            self.add(GamePicture(look, place, LADDER[self.night - 1].setup.game))
            y = place.bottom + gap
        text = pygame.Rect(inner.x, y, inner.w, bar.y - gap - y)
        self.add(TextPanel(look, text, self._words(), units=17), "words")

    def _words(self) -> str:
        """Tell what the night is, whom against, and its wish."""
        rung = LADDER[self.night - 1]
        name = rung.setup.name
        result = self._result(self.lap, self.night)
        levels = dict.fromkeys(level.partition("/")[0] for level in rung.levels(self.lap))
        lines = [
            f"# {self.night} · {tr(f'ui.seven.{name}.name')}",
            tr(f"ui.seven.{name}.text"),
            tr("ui.seven.against", levels=", ".join(tr(f"ui.level.{level}") for level in levels)),
            "",
            tr("ui.seven.moons"),
            tr("ui.seven.wish", wish=tr(f"ui.seven.{name}.wish")),
        ]
        if (self.lap, self.night) > self._next:
            lines += ["", tr("ui.seven.closed")]
        elif result.tries:
            lines += ["", plural("ui.learn.tries", result.tries)]
        return "\n".join(lines)

    def _turn_to(self, lap: int) -> Transition:
        self.lap = lap
        self.rebuild()
        return None

    def _to_next(self) -> Transition:
        self.lap, self.night = self._next
        self.rebuild()
        return None

    def _play(self) -> Transition:
        attempt = self.app.profile.progress.try_seven(self.lap, self.night)
        person, others = names_at(self.app)
        place = Place(self.lap, self.night, attempt)
        return Reset(self.app.open_match(place.match(person, others)))


def footprints(
    feet: Sequence[tuple[int, int]], stride: int
) -> tuple[list[tuple[int, int]], list[int]]:
    """Lay a winding way through some points.

    Gives its steps in pixels, and for each point how many of them lie before it.
    """
    steps, marks = [], [0]
    whole = [feet[0], *feet, feet[-1]]
    for before, start, end, after in zip(whole, whole[1:], whole[2:], whole[3:], strict=False):
        away = pygame.Vector2(start).distance_to(end)
        count = max(2, round(away / stride))
        for n in range(count):
            t = n / count
            point = []
            for a, b, c, d in zip(before, start, end, after, strict=True):
                # Catmull-Rom: a curve through all points, without corners.
                bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
                point.append(round(0.5 * (2 * b + (c - a) * t + bend)))
            steps.append((point[0], point[1]))
        marks.append(len(steps))
    return steps, marks
