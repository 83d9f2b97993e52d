"""The buttons of a table: symbols in the header, main buttons of the choice under way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.widget import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.pointer import Pointer
    from zombiegames.ui.table.waiting import Waiting
    from zombiegames.ui.table.ways import Ways

ICONS = 6
"""Symbols at the right end of the header."""

DECIDING = ("suggest", "undo", "redo")
"""Symbols for who decides."""

CONFIRM = ("button", "confirm")
"""What takes the selection as it stands."""

BACK = ("back", "undo")
"""Main buttons that take something back."""

LOW = 34
"""Units of height below which a line of three is too low for its words."""

BUTTON_UNITS = 18
"""Size of the words on main buttons."""


class Buttons:
    """What can be pressed at a table besides the spots, and where."""

    def __init__(self, scene: Hooks[Any], pointer: Pointer, waiting: Waiting, ways: Ways) -> None:
        self.scene = scene
        self.pointer = pointer
        self.waiting = waiting
        self.ways = ways
        self.main: Button | None = None
        """The red one."""

    def named(self, name: str) -> Button | None:
        """Find a main button by its name."""
        key = f"button {name}"
        widgets = self.scene.focus.widgets
        return next((w for w in widgets if isinstance(w, Button) and w.key == key), None)

    def undo_target(self) -> int | None:
        """Find where undo would go back to; None: nowhere."""
        scene = self.scene
        casual = scene.app.settings.casual_undo
        target = scene.course.undo_target(scene.viewer, casual=casual)
        return target if target is not None and scene.can_take_back(target) else None

    def icons(self) -> list[Button]:
        """Make the symbols in the header."""
        look = self.scene.look
        entries: tuple[tuple[str, str, Callable[[], Transition]], ...] = (
            ("help", "help", self.ways.open_help),
            ("rule-book", "rules", self.ways.open_rules),
            ("light-bulb", "suggest", self.waiting.suggest),
            ("anticlockwise-rotation", "undo", self.scene.undo),
            ("clockwise-rotation", "redo", self.scene.redo),
            ("cog", "menu", self.ways.open_menu),
        )
        if not self.scene.course.decides:
            entries = tuple(entry for entry in entries if entry[1] not in DECIDING)
        rects = self.scene.frame.icon_rects(ICONS)[-len(entries) :]
        target = self.undo_target()
        taken = [] if target is None else self.scene.match.lines[target:]
        far = any(line.seat >= 0 and line.seat != taken[0].seat for line in taken)
        can = {
            "undo": target is not None or self.scene.teacher is not None,
            "redo": self.scene.teacher is None and self.scene.match.can_redo,
            "suggest": self.scene.can_act,
        }
        buttons = []
        for rect, (icon, name, action) in zip(rects, entries, strict=True):
            tip = tr(f"table.tip.{name}" if can.get(name, True) else f"table.unable.{name}")
            if name == "undo" and far:
                tip = tr("table.tip.undo_far")
            button = Button(look, rect, "", action, kind="icon", icon=icon, tooltip=tip)
            button.key = f"icon {name}"
            button.enabled = can.get(name, True)
            buttons.append(button)
        return buttons

    def offered(self) -> list[Button]:
        """Make the buttons of the choice: confirm or end first, then others, back or undo last."""
        offers: list[Offer] = []
        choice = self.scene.choice if self.scene.settled else None
        if choice is not None:
            picker = choice.picker
            if picker.confirmable() is not None:
                offers.append(("confirm", self.scene.confirm_words(), self.pointer.confirm))
            named = sorted(
                (click[1] for click in picker.targets() if click[0] == "button"),
                key=lambda name: (
                    self.scene.button_order.index(name)
                    if name in self.scene.button_order
                    else len(self.scene.button_order),
                    name,
                ),
            )
            offers += [
                (name, self.scene.button_words(name), partial(self.pointer.pick, ("button", name)))
                for name in named
            ]
            offers += self.scene.offers()
            if picker.started:
                offers.append(("back", tr("table.button.back"), self.pointer.back))
        elif self.scene.settled:
            offers += self.scene.offers()
        if not self.scene.can_act:
            offers += self.ways.back_offers() + self.waiting.offers()
        if self.scene.ended and self.scene.teacher is None:
            offers.append(("result", tr("table.button.result"), self.ways.open_result))
            offers += self.scene.encores()
        back = any(name == "back" for name, _, _ in offers)
        # In a row there is no room for it besides what lets the others play on.
        crowded = self.scene.one_row and not self.scene.can_act and not self.scene.ended
        if not back and not crowded and self.undo_target() is not None:
            offers.append(("undo", tr("table.button.undo"), self.scene.undo))
        buttons = self.stacked(offers + self.scene.standing_offers())
        for button in buttons:
            button.tooltip = self.scene.button_tip(button.key.removeprefix("button "))
        if self.waiting.sign_shown:
            return buttons
        return [button for button in buttons if button.key != "button play_now"]

    def stacked(self, offers: Sequence[Offer]) -> list[Button]:
        """Lay main buttons out, each where it always is: in a column, in a row where it is flat."""
        names = [name for name, _, _ in offers]
        mains = ("confirm", "result", *self.scene.button_order)
        main = next((name for name in names if name in mains), "")
        rects = self._row(offers, main) if self.scene.one_row else self._column(offers, main)
        buttons: list[Button] = []
        for rect, (name, words, action) in zip(rects, offers, strict=True):
            kind = "commit" if name == main else "quiet"
            button = Button(self.scene.look, rect, words, action, kind=kind, units=BUTTON_UNITS)
            button.key = f"button {name}"
            buttons.append(button)
        self.main = next((b for b in buttons if b.kind == "commit"), None)
        confirm = next((b for b in buttons if b.key == "button confirm"), None)
        started = self.pointer.started and self.scene.settled
        self.scene.focus.default = self.main if started else confirm
        return buttons

    def _column(self, offers: Sequence[Offer], main: str) -> list[pygame.Rect]:
        """Lay a column out, so that no button moves when another comes or goes.

        Above is what goes on, last the way back, between them what else there is; in a low area
        the last two share a line.
        """
        look, area = self.scene.look, self.scene.buttons_rect
        gap = look.px(8)
        high = min(look.px(54), (area.h - 2 * gap) // 3)
        low = high < look.px(LOW)
        if low:
            high = min(look.px(54), (area.h - gap) // 2)
        rows = 2 if low else 3
        y = area.centery - (rows * (high + gap) - gap) // 2
        above, between, last = (
            pygame.Rect(area.x, y + n * (high + gap), area.w, high) for n in range(3)
        )
        if low and any(name in BACK for name, _, _ in offers):
            last = pygame.Rect(0, 0, self._back_width(), high)
            last.topright = between.topright
            between.w -= last.w + gap
        others = [offer for offer in offers if offer[0] not in (main, *BACK)]
        if not main and others and not self.scene.can_act:
            main = others.pop(0)[0]
        wides = self._row_widths([words for _, words, _ in others], between.w, between.w)
        places = {main: above, **dict.fromkeys(BACK, last)}
        x = between.x
        for (name, _, _), wide in zip(others, wides, strict=True):
            places[name] = pygame.Rect(x, between.y, wide, high)
            x += wide + gap
        return [places[name] for name, _, _ in offers]

    def _row(self, offers: Sequence[Offer], main: str) -> list[pygame.Rect]:
        """Lay a row out of three slots, so that no button moves when another comes or goes.

        From the left what goes on, from the right what stands there always, before it the way back:
        at most a half. Where more is offered the others share what is left.
        """
        look, area = self.scene.look, self.scene.buttons_rect
        gap, high = look.px(8), min(look.px(54), area.h)
        slot = (area.w - 2 * gap) // 3
        standing = self.scene.standing_offers()
        needs = [self._back_width(), *(self._need(words) for _, words, _ in standing)]
        share = min(1.0, (area.w // 2 - gap * (len(needs) - 1)) / sum(needs))
        back, *needs = (int(share * need) for need in needs)
        right = area.right - sum(needs) - gap * len(needs)
        others = [offer for offer in offers[: len(offers) - len(standing)] if offer[0] not in BACK]
        others.sort(key=lambda offer: offer[0] != main)
        taken = back + gap if len(others) + len(standing) < len(offers) else 0
        words = [words for _, words, _ in others]
        wides = self._row_widths(words, right - area.x - taken, slot)
        x, y = area.x, area.centery - high // 2
        places = {name: pygame.Rect(right - back, y, back, high) for name in BACK}
        for (name, _, _), wide in zip(others, wides, strict=True):
            places[name] = pygame.Rect(x, y, wide, high)
            x += wide + gap
        x = right + gap
        for (name, _, _), wide in zip(standing, needs, strict=True):
            places[name] = pygame.Rect(x, y, wide, high)
            x += wide + gap
        return [places[name] for name, _, _ in offers]

    def _need(self, words: str) -> int:
        """Tell what a button needs for its words, in pixels."""
        return self.scene.look.font(theme.SEMI, BUTTON_UNITS).size(words)[0] + self.scene.look.px(
            30
        )

    def _back_width(self) -> int:
        """Tell what the way back needs, whatever its words, in pixels."""
        return max(self._need(tr(f"table.button.{name}")) for name in BACK)

    def _row_widths(self, words: Sequence[str], room: int, slot: int) -> list[int]:
        """Share a row out: a slot each, or by the words where some need more."""
        look = self.scene.look
        gap = look.px(8)
        font = look.font(theme.SEMI, BUTTON_UNITS)
        pad = look.px(30)
        long = [font.size(text)[0] for text in words]
        if len(words) * (slot + gap) - gap <= room and all(wide + pad <= slot for wide in long):
            return [slot] * len(words)
        # Words that must shrink all shrink alike.
        room -= gap * (len(words) - 1)
        share = (room - pad * len(words)) / sum(long)
        return [pad + int(share * width) for width in long]
