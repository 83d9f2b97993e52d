"""All controls under one name, wherever their classes live."""

from zombiegames.ui.controls import Choice, Segments, Slider, Toggle, arrow
from zombiegames.ui.focus import Focus, draw_tooltip, frame, tooltip_rect
from zombiegames.ui.lists import ListBox, Scroll, Scrolling, TextPanel
from zombiegames.ui.text import Fitted, cut, draw_lines, fit_text, wrap
from zombiegames.ui.text_input import TextInput
from zombiegames.ui.widget import Button, Label, Panel, Widget

__all__ = [
    "Button",
    "Choice",
    "Fitted",
    "Focus",
    "Label",
    "ListBox",
    "Panel",
    "Scroll",
    "Scrolling",
    "Segments",
    "Slider",
    "TextInput",
    "TextPanel",
    "Toggle",
    "Widget",
    "arrow",
    "cut",
    "draw_lines",
    "draw_tooltip",
    "fit_text",
    "frame",
    "tooltip_rect",
    "wrap",
]
