"""The colours of the game."""

from zombiegames.ui.kit.theme import rgb

TITLE = rgb("#F2C14E")
"""Of its name on a dark ground."""
ART = rgb("#F2C14E")
"""Tint of its pictures on paper."""
NIGHT = (rgb("#142016"), rgb("#2F4A34"))
"""Edge and centre of the night behind the table."""
