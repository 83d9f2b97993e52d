"""The colours of the game."""

from zombiegames.ui.kit.theme import rgb

TITLE = rgb("#F08A7C")
"""Of its name on a dark ground."""
ART = rgb("#D24B3E")
"""Tint of its pictures on paper."""
NIGHT = (rgb("#0E1816"), rgb("#1F3330"))
"""Edge and centre of the night behind the table."""
