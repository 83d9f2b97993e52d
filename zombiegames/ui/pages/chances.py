"""The curve of chances on the result: a strip that draws itself while it is worked out."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from zombiegames.ai.study import tides
from zombiegames.ui.kit.chart import Chart, Line
from zombiegames.ui.kit.i18n import has, tr
from zombiegames.ui.kit.seats import seat_name
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.kit.theme import FLAVOUR, MUTED
from zombiegames.ui.kit.widget import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ai.minds import Hindsight
    from zombiegames.core.match import Match
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.page import Page

HIGH, LOW = 84, 56
"""Units of the strip without its caption; where there is little room it is lower."""

CAPTION = 15
"""Units of the caption's letters."""

FEWEST = 4
"""Points of a curve that says anything."""


def turn_words(game: str, number: int) -> str:
    """Say which turn, by what the game counts."""
    key = f"{game}.turns.nth"
    return tr(key if has(key) else "ui.saves.turn", n=number)


class Chances:
    """The strip of one finished match.

    Args:
        match: the match.
        hindsight: where its curve comes from.
        turn_after: gives the number of the turn, as the table counts, after so many entries.
    """

    def __init__(
        self, match: Match, hindsight: Hindsight, turn_after: Callable[[int], int]
    ) -> None:
        self.match = match
        self.hindsight = hindsight
        self._turn_after = turn_after
        self._chart: Chart | None = None
        self._caption: Label | None = None
        self._tides: list[int] | None = None
        self._turn = 0
        seats = [line.seat for line in match.lines if line.seat >= 0]
        self._passes = sum(one != other for one, other in pairwise(seats))

    @property
    def says_something(self) -> bool:
        """Whether there is a curve to be shown, as far as is known."""
        points = len(self.hindsight.points) if self.hindsight.done else self._passes
        return points >= FEWEST

    @property
    def moving(self) -> bool:
        """Whether more will be seen by itself."""
        chart = self._chart
        return chart is not None and self.says_something and not chart.whole

    # -- places ------------------------------------------------------------------------

    def height(self, look: Look, room: int, *, full: bool) -> int:
        """Pixels of strip and caption within so many; 0: they have no place there.

        ``full``: no lower than is best.
        """
        caption = self._caption_high(look)
        best, least = look.px(HIGH) + caption, look.px(HIGH if full else LOW) + caption
        return min(best, room) if self.says_something and least <= room else 0

    @staticmethod
    def _caption_high(look: Look) -> int:
        return look.text_px(CAPTION) * 3 // 2 + look.px(4)

    def leave_out(self) -> None:
        """Have no place on the page."""
        self._chart = self._caption = None

    def place(self, page: Page, rect: pygame.Rect, lines: Sequence[Line]) -> None:
        """Put strip and caption onto a page; ``lines``: by seat."""
        look = page.look
        high = self._caption_high(look)
        strip = pygame.Rect(rect.x, rect.y, rect.w, rect.h - high)
        chart = Chart(look, strip, lines, len(self.match), self.words)
        chart.shown = self._chart.shown if self._chart is not None else 0.0
        self._chart = chart
        page.add(chart, "chances")
        below = pygame.Rect(rect.x, strip.bottom + look.px(4), rect.w, high - look.px(4))
        self._caption = Label(
            look, below, "", role=FLAVOUR, units=CAPTION, colour=MUTED, align="center"
        )
        page.add(self._caption)
        self._show()

    # -- words -------------------------------------------------------------------------

    def caption(self) -> str:
        """Say what the strip shows, and when the tide turned if it did."""
        if self._tides is None or self.moving:
            return tr("ui.result.chances.looking")
        if not self._tides:
            return tr("ui.result.chances.caption")
        return tr("ui.result.chances.tide", when=turn_words(self.match.info.id, self._turn))

    def words(self) -> str:
        """Say the curve of each seat, a line each."""
        if self._tides is None:
            return tr("ui.result.chances.looking")
        said = []
        for seat, controller in enumerate(self.match.controllers):
            shares = [round(100 * point.shares[seat]) for point in self.hindsight.points[:-1]]
            said.append(
                tr(
                    "ui.result.chances.seat",
                    name=seat_name(controller),
                    first=shares[0],
                    last=shares[-1],
                    least=min(shares),
                    most=max(shares),
                )
            )
        return "\n".join(said)

    # -- time --------------------------------------------------------------------------

    def update(self, dt: float, *, still: bool) -> bool:
        """Look back a little more and let the lines grow; True if something looks different.

        ``still``: nothing is to move; the curve appears whole.
        """
        chart = self._chart
        if chart is None or chart.whole:
            return False
        done = self.hindsight.think()
        if done and self._tides is None:
            points = self.hindsight.points
            self._tides = tides(points)
            if self._tides:
                # What a point shows is the work of the turn that began with the one before.
                self._turn = max(1, self._turn_after(points[self._tides[0] - 1].entry))
        self._show()
        if not self.says_something:
            return True
        grown = (done or not still) and chart.grow(float("inf") if still else dt)
        if chart.whole:
            self._show()
        return grown

    def rest(self) -> None:
        """Let it be until it is looked at again."""
        self.hindsight.rest()

    def _show(self) -> None:
        """Give what is known to chart and caption."""
        chart, caption = self._chart, self._caption
        assert chart is not None
        assert caption is not None
        chart.points = self.hindsight.points
        chart.marks = self._tides or ()
        words = self.caption()
        if words != caption.text:
            caption.text = words
            caption.fitted = fit_text(
                caption.look, words, FLAVOUR, CAPTION, caption.rect.size, lines=1
            )
