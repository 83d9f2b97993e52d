"""All that can be done now, as a list of words: for whoever does not see what glows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.lists import ListBox
from zombiegames.ui.kit.page import Dialog
from zombiegames.ui.kit.scene import Pop
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import BODY, BONE
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.spots import TARGET

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable


class Move(NamedTuple):
    """One click that goes on, or a button."""

    words: str
    act: Callable[[], Transition]
    click: Clickable | None = None


def moves_of(table: Hooks[Any], pick: Callable[[Clickable], None]) -> list[Move]:
    """List what can be done at a table: what lies there first, then what no place on the screen
    stands for, then the buttons. ``pick`` takes a click of the choice under way.
    """
    clicks: list[Clickable] = []
    choice = table.choice if table.can_act else None
    if choice is not None:
        spots = [spot for spot in table.spots if spot.state == TARGET]
        shown = [choice.meant(spot.means) for spot in spots]
        stood_for = {click for spot in spots for click in spot.means}
        hidden = sorted(choice.targets() - stood_for, key=str)
        clicks = [c for c in (*shown, *hidden) if c is not None and c[0] != "button"]

    def taken(click: Clickable) -> Transition:
        pick(click)
        return None

    moves = [Move(table.click_words(c), partial(taken, c), c) for c in dict.fromkeys(clicks)]
    for widget in table.focus.widgets:
        if isinstance(widget, Button) and widget.key.startswith("button ") and widget.enabled:
            moves.append(Move(widget.describe(), widget.action))
    return moves


class Moves(Dialog):
    """The list; Enter takes the line that is marked."""

    wide = 640

    def __init__(self, table: Hooks[Any], pick: Callable[[Clickable], None]) -> None:
        self.table = table
        self.pick = pick
        self.at = 0

    def heading(self) -> str:
        """Say what it is."""
        return tr("table.moves.title")

    def text(self) -> str:
        """Say what is asked for, or that nothing is."""
        return self.table.hint_words() or ("" if self._moves() else tr("table.moves.none"))

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Take what is marked, or nothing."""
        close = ("close", tr("ui.button.close"), "quiet", Pop)
        if not self._moves():
            return [close]
        return [("take", tr("table.moves.take"), "commit", self._take), close]

    columns = 2

    def _moves(self) -> list[Move]:
        return moves_of(self.table, self.pick)

    @property
    def _line(self) -> int:
        """Height of a line in pixels."""
        return self.look.px(max(44, 17 * self.look.text_size * 2.2))

    def content_height(self, width: int) -> int:
        """A line a move."""
        return min(self.room, max(1, len(self._moves())) * self._line)

    def content(self, rect: pygame.Rect) -> None:
        """Make the list, with the keys."""
        self.moves = self._moves()
        self.at = min(self.at, len(self.moves) - 1)
        lines = ListBox(
            self.look, rect, len(self.moves), self._line, self._draw, self._choose,
            chosen=self.at, describe_row=self._describe,
        )  # fmt: skip
        lines.submit = lambda at: self._take()
        lines.focusable = bool(self.moves)
        self.add(lines, "moves")
        if self.focus.current is None and self.moves:
            self.focus.focus(lines)

    def _choose(self, at: int) -> Transition:
        self.at = at
        return None

    def _take(self) -> Transition:
        return Pop(self.moves[self.at].act())

    def _describe(self, at: int) -> str:
        """Say a line, and what would surely come of it."""
        move, choice = self.moves[at], self.table.choice
        if choice is None or move.click is None:
            return move.words
        action = choice.picker.outcome_of(move.click)
        if action is None:
            return move.words
        told = (words for _, words in self.table.bubbles(choice.events(action)))
        return "\n".join((move.words, *told))

    def _draw(
        self, surface: pygame.Surface, at: int, rect: pygame.Rect, hovered: bool, chosen: bool
    ) -> None:
        inner = rect.inflate(-self.look.px(24), 0)
        fitted = fit_text(self.look, self.moves[at].words, BODY, 17, inner.size, lines=2)
        draw_lines(surface, self.look, fitted, BODY, BONE, inner)
