"""The colours of the game."""

from zombiegames.ui.kit.theme import rgb

TITLE = rgb("#E8813A")
"""Of its name on a dark ground."""
ART = rgb("#E8813A")
"""Tint of its pictures on paper."""
NIGHT = (rgb("#1A110D"), rgb("#3A2620"))
"""Edge and centre of the night behind the table."""
