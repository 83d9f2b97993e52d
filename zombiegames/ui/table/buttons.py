"""The buttons of a table: symbols in the header, main buttons of the choice under way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.pointer import Pointing
from zombiegames.ui.table.waiting import Waiting
from zombiegames.ui.table.ways import Pages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.scene import Transition

ICONS = 6
"""Symbols at the right end of the header."""

BUTTON_UNITS = 18
"""Size of the words on main buttons."""


class Buttons(Pointing, Waiting, Pages):
    """What can be pressed besides the spots, and where; see ``table.GameScene``."""

    def undo_target(self) -> int | None:
        """Find where undo would go back to; None: nowhere."""
        return self.course.undo_target(self.viewer, casual=self.app.settings.casual_undo)

    def _icon_buttons(self) -> list[Button]:
        entries: tuple[tuple[str, str, Callable[[], Transition]], ...] = (
            ("help", "help", self.open_help),
            ("rule-book", "rules", self.open_rules),
            ("light-bulb", "suggest", self.suggest),
            ("anticlockwise-rotation", "undo", self.undo),
            ("clockwise-rotation", "redo", self.redo),
            ("cog", "menu", self.open_menu),
        )
        rects = self.frame.icon_rects(ICONS)
        buttons = []
        for rect, (icon, name, action) in zip(rects, entries, strict=True):
            button = Button(
                self.look, rect, "", action, kind="icon", icon=icon, tooltip=tr(f"table.tip.{name}")
            )
            button.key = f"icon {name}"
            buttons.append(button)
        by_key = {button.key: button for button in buttons}
        by_key["icon undo"].enabled = self.undo_target() is not None
        by_key["icon redo"].enabled = self.match.can_redo
        by_key["icon suggest"].enabled = self.can_act
        return buttons

    def _main_buttons(self) -> list[Button]:
        """Make the buttons of the choice: confirm or end first, then others, back or undo last."""
        offers: list[tuple[str, str, Any]] = []
        choice = self.choice if self.settled else None
        if choice is not None:
            picker = choice.picker
            if picker.confirmable() is not None:
                offers.append(("confirm", self.confirm_words(), self.confirm))
            named = sorted(
                (click[1] for click in picker.targets() if click[0] == "button"),
                key=lambda name: (
                    self.button_order.index(name)
                    if name in self.button_order
                    else len(self.button_order),
                    name,
                ),
            )
            offers += [
                (name, self.button_words(name), partial(self.pick, ("button", name)))
                for name in named
            ]
            offers += self.offers()
            if picker.started:
                offers.append(("back", tr("table.button.back"), self.back))
        elif self.settled:
            offers += self.offers()
        if not self.can_act:
            offers += self.waiting_offers()
        if self._ended:
            offers.append(("result", tr("table.button.result"), self.open_result))
        if not any(name == "back" for name, _, _ in offers) and self.undo_target() is not None:
            offers.append(("undo", tr("table.button.undo"), self.undo))
        buttons = self._stacked(offers)
        if self.sign_shown:
            return buttons
        return [button for button in buttons if button.key != "button play_now"]

    def _stacked(self, offers: Sequence[tuple[str, str, Any]]) -> list[Button]:
        """Lay main buttons out: one below the other, side by side where the area is flat."""
        look = self.look
        area = self.buttons_rect
        gap = look.px(8)
        count = max(1, len(offers))
        row = area.w >= 3 * area.h
        if row:
            high = min(look.px(54), area.h)
            wides = self._row_widths([words for _, words, _ in offers], area.w - gap * (count - 1))
            x, y = area.right - sum(wides) - gap * (len(offers) - 1), area.centery - high // 2
        else:
            high = min(look.px(54), (area.h - gap * (len(offers) - 1)) // count)
            high = max(high, look.text_px(17) + look.px(10))
            wides = [area.w] * len(offers)
            x = area.x
            y = max(area.y, area.centery - (len(offers) * (high + gap) - gap) // 2)
        buttons: list[Button] = []
        for wide, (name, words, action) in zip(wides, offers, strict=True):
            main = name in ("confirm", "result") or (
                bool(self.button_order) and name in self.button_order
            )
            main = main and not any(button.kind == "commit" for button in buttons)
            rect = pygame.Rect(x, y, wide, high)
            kind = "commit" if main else "quiet"
            button = Button(look, rect, words, action, kind=kind, units=BUTTON_UNITS)
            button.key = f"button {name}"
            buttons.append(button)
            x += wide + gap if row else 0
            y += 0 if row else high + gap
        self.main_button = next((b for b in buttons if b.kind == "commit"), None)
        confirm = next((b for b in buttons if b.key == "button confirm"), None)
        started = self.choice is not None and self.settled and self.choice.picker.started
        self.focus.default = self.main_button if started else confirm
        return buttons

    def _row_widths(self, words: Sequence[str], room: int) -> list[int]:
        """Share a row out among main buttons: evenly, or by their words where some need more."""
        look = self.look
        even = min(look.px(210), room // max(1, len(words)))
        font = look.font(theme.SEMI, BUTTON_UNITS)
        pad = look.px(30)
        long = [font.size(text)[0] for text in words]
        if all(width + pad <= even for width in long):
            return [even] * len(words)
        # Words that must shrink all shrink alike.
        share = (room - pad * len(words)) / sum(long)
        return [pad + int(share * width) for width in long]

    def button_words(self, name: str) -> str:
        """Say what a main button does."""
        return tr(f"{self.game}.button.{name}")

    def confirm_words(self) -> str:
        """Say what confirming the selection does."""
        return tr("table.button.confirm")
