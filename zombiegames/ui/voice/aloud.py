"""Texts as they are said: no markup, signs as words, what each control is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zombiegames.ui.kit.controls import Chooser, Segments, Slider, Toggle
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.lists import ListBox, Scrolling
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.kit.text import unmarked
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.spots import Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.ui.kit.focus import Focus
    from zombiegames.ui.kit.widget import Widget

FEW = 24
"""Things of a sort that are counted where one of them is told."""

_BEGIN = re.compile(r"^(@\S+ )?(# |- )?")
"""What says of which sort a paragraph is."""

_ID = r"(?:\[\[)?[A-Z]{2}-[A-Z]?\d{2,3}(?:\]\])?"
_RULES = re.compile(rf"\s*\({_ID}(?:[,;] {_ID})*\)")
"""The rules that a sentence comes from: they are looked up, not heard."""

_UNSEEN = re.compile("[\u2060\u200b]")
_NO_BREAK = re.compile("[\u00a0\u2009\u202f]")
_TO = re.compile(r"(?<=\d)–(?=\d)")
_APART = re.compile(r" · |\s+–\s+")
_OPEN = re.compile(r"[^.!?:;,…]$")


def aloud(text: str) -> str:
    """Put a text, with markup or without, into a line of words."""
    lines = (unmarked(_BEGIN.sub("", _RULES.sub("", line))) for line in text.split("\n"))
    said = joined(lines)
    said = _APART.sub(", ", _NO_BREAK.sub(" ", _UNSEEN.sub("", said)))
    said = _TO.sub(f" {tr('voice.sign.to')} ", said)
    for sign, words in (
        ("−", tr("voice.sign.minus")),
        ("+", tr("voice.sign.plus")),
        ("×", tr("voice.sign.times")),
        ("%", tr("voice.sign.percent")),
    ):
        said = said.replace(sign, f" {words} ")
    said = said.rstrip("… ").replace("…", ",").replace("·", ",").replace("\\", "")
    said = re.sub(r",(?=\s*,)", "", said)
    return re.sub(r"\s+([,.)](?:\s|$|[,.)]))", r"\1", " ".join(said.split()))


def joined(parts: Iterable[str]) -> str:
    """Put sentences and headings behind each other, each with an end before the next."""
    kept = [_NO_BREAK.sub(" ", part).strip() for part in parts if part.strip()]
    return " ".join([*(_OPEN.sub(r"\g<0>.", part) for part in kept[:-1]), *kept[-1:]])


def spoken(widget: Widget, focus: Focus, ahead: Sequence[str] = ()) -> str:
    """Say what a control is, what would come of it (``ahead``), of which sort it is, and how it
    stands.
    """
    words = aloud(widget.describe()) or aloud(SIGNS.told(widget.tip()))
    said = [words.rstrip("."), *ahead, *_sort(widget, focus)]
    if not widget.enabled:
        said += [tr("voice.state.unable"), aloud(widget.tip()) if widget.tip() else ""]
    return ", ".join(part for part in said if part)


def _sort(widget: Widget, focus: Focus) -> list[str]:
    """Say of which sort a control is, and how it stands."""
    if isinstance(widget, Spot):
        alike = [w for w in focus.widgets if w.focusable and w.visible and w.zone == widget.zone]
        few = widget in alike and 1 < len(alike) <= FEW
        return [_count(alike.index(widget) + 1, len(alike))] if few else []
    if isinstance(widget, Toggle):
        return [tr("voice.state.on") if widget.on else tr("voice.state.off")]
    if isinstance(widget, (Chooser, Segments)):
        return [tr("voice.sort.choice"), _count(widget.at + 1, len(widget.values))]
    if isinstance(widget, ListBox):
        return [_count(widget.chosen + 1, widget.count)]
    if isinstance(widget, Slider):
        return [tr("voice.sort.slider")]
    if isinstance(widget, TextInput):
        return [tr("voice.sort.entry")]
    if isinstance(widget, Scrolling):
        return [tr("voice.sort.text")]
    chosen = isinstance(widget, Button) and widget.selected
    return [tr("voice.sort.button"), tr("voice.state.chosen") if chosen else ""]


def _count(at: int, of: int) -> str:
    return tr("voice.count", at=at, of=of)
