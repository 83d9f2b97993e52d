"""House rules of a game being set up: one line that sums them up, and the panel of all of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit.controls import Chooser
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.text import full_height
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.theme import BODY, MUTED
from zombiegames.ui.kit.widget import Label, Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.page import Page
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.pages.drafts import Draft

LONGEST_SEED = 24
"""Letters of a seed."""

GAP, PAD, BETWEEN = 12, 14, 36
"""Units between rows, inside a panel, between columns."""

SHARE = 0.56
"""Of a house rule's width, what its value takes."""

TWO_COLUMNS = 1.25
"""Text size up to which house rules stand in two columns."""

ABOUT = 16
"""Units of the words on a set of house rules."""


class _Rule(NamedTuple):
    key: str
    words: str
    values: list[tuple[Any, str]]
    value: Any
    change: Callable[[Any], Transition]
    tooltip: str


class HouseRules:
    """The house rules of a draft, on the page that shows it."""

    def __init__(self, page: Page, draft: Draft) -> None:
        self._page = page
        self._draft = draft
        self._game = draft.info.id

    def line(self) -> str:
        """Sum them up: the name of a set, or what differs from print."""
        draft = self._draft
        if draft.preset and not draft.one_switch:
            return tr(f"{self._game}.preset.{draft.preset}.name")
        differs = " · ".join(
            tr(
                "ui.setup.differs",
                option=tr(f"{self._game}.option.{name}.name"),
                value=self._value_words(name, draft.options[name]),
            )
            for name in draft.changed
        )
        return differs or tr("ui.setup.printed")

    def height(self, wide: int) -> int:
        """Pixels that the panel needs."""
        look, gap = self._page.look, self._page.look.px(GAP)
        inner = wide - 2 * look.px(PAD)
        rows, _, high = self._grid(inner)
        preset = 0
        if not self._draft.one_switch:
            about = full_height(look, self._about_preset(), BODY, ABOUT, inner)
            preset = self._page.row + about + 2 * gap
        return preset + rows * (high + gap) - gap + 2 * look.px(PAD)

    def build(self, panel: pygame.Rect) -> None:
        """Add the panel: sets, options, styles of computers, the seed."""
        page, look = self._page, self._page.look
        gap, pad = look.px(GAP), look.px(PAD)
        page.add(Panel(look, panel))
        inner = panel.inflate(-2 * pad, -2 * pad)
        y = inner.y
        if not self._draft.one_switch:
            y = self._build_preset(inner) + gap
        rows, wide, high = self._grid(inner.w)
        rules = self._rules()
        places = [
            pygame.Rect(
                inner.x + at // rows * (inner.w - wide), y + at % rows * (high + gap), wide, high
            )
            for at in range(len(rules) + 1)
        ]
        for place, rule in zip(places, rules, strict=False):
            choice = Chooser(
                look,
                place,
                rule.words,
                rule.values,
                rule.value,
                rule.change,
                tooltip=rule.tooltip,
                share=SHARE,
            )
            page.add(choice, rule.key)
        self._build_seed(places[-1])

    def _build_preset(self, rect: pygame.Rect) -> int:
        """The sets there are, and what the chosen one is; gives where they end."""
        page, look, draft = self._page, self._page.look, self._draft
        names = [(name, tr(f"{self._game}.preset.{name}.name")) for name in draft.info.presets]
        if not draft.preset:
            names.append(("", tr(f"{self._game}.preset.custom.name")))
        place = pygame.Rect(rect.x, rect.y, rect.w, page.row)
        words = tr("ui.setup.preset")
        choice = Chooser(look, place, words, names, draft.preset, self._set_preset, share=SHARE)
        page.add(choice, "preset")
        about = self._about_preset()
        high = full_height(look, about, BODY, ABOUT, rect.w)
        label = pygame.Rect(rect.x, place.bottom + look.px(GAP), rect.w, high)
        page.add(Label(look, label, about, units=ABOUT, colour=MUTED))
        return label.bottom

    def _build_seed(self, rect: pygame.Rect) -> None:
        page, look = self._page, self._page.look
        label = rect.copy()
        label.w -= round(rect.w * SHARE)
        page.add(Label(look, label, tr("ui.setup.seed")))
        field = pygame.Rect(label.right, 0, rect.right - label.right, page.row)
        field.centery = rect.centery
        entry = TextInput(
            look,
            field,
            self._draft.seed,
            self._set_seed,
            hint=tr("ui.setup.seed_hint"),
            longest=LONGEST_SEED,
            tooltip=tr("ui.setup.seed_tip"),
        )
        page.add(entry, "seed")

    def _grid(self, wide: int) -> tuple[int, int, int]:
        """How rules and seed stand: in how many rows, each how wide and high."""
        look = self._page.look
        columns = 2 if look.text_size <= TWO_COLUMNS else 1
        each = (wide - (columns - 1) * look.px(BETWEEN)) // columns
        rules = self._rules()
        high = max(
            Chooser.height(look, each, rule.words, [name for _, name in rule.values], SHARE)
            for rule in rules
        )
        return -(-(len(rules) + 1) // columns), each, high

    def _about_preset(self) -> str:
        return tr(f"{self._game}.preset.{self._draft.preset or 'custom'}.text")

    def _value_words(self, option: str, value: Any) -> str:
        return tr(f"{self._game}.option.{option}.{str(value).lower()}")

    def _rules(self) -> list[_Rule]:
        """List what can be chosen: every option, then the styles of the computers."""
        draft = self._draft
        found = []
        for option in draft.info.options:
            name = option.name
            key = f"{self._game}.option.{name}"
            values = [(value, self._value_words(name, value)) for value in draft.values(option)]
            change = partial(self._set_option, name)
            words, tip = tr(f"{key}.name"), tr(f"{key}.text")
            found.append(_Rule(f"option {name}", words, values, draft.options[name], change, tip))
        if draft.styles:
            styles = [(style, tr(f"ui.style.{style or 'any'}")) for style in ("", *draft.styles)]
            for at, seat in enumerate(draft.seats):
                if not seat.person:
                    words = tr("ui.setup.style", name=seat.name)
                    tip = tr(f"ui.style.{seat.style or 'any'}_tip")
                    change = partial(self._set_style, at)
                    found.append(_Rule(f"style {at}", words, styles, seat.style, change, tip))
        return found

    # -- changes -----------------------------------------------------------------------

    def _set_preset(self, name: str) -> Transition:
        if name:
            self._draft.set_preset(name)
        self._page.rebuild()
        return None

    def _set_option(self, name: str, value: Any) -> Transition:
        self._draft.options[name] = value
        self._page.rebuild()
        return None

    def _set_style(self, at: int, style: str) -> Transition:
        self._draft.seats[at].style = style
        self._page.rebuild()
        return None

    def _set_seed(self, seed: str) -> Transition:
        self._draft.seed = seed
        return None
