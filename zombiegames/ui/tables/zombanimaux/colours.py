"""The colours of the game."""

from zombiegames.ui.kit.theme import rgb

TITLE = rgb("#E59AD0")
"""Of its name on a dark ground."""
ART = rgb("#CC86B8")
"""Tint of its pictures on paper."""
NIGHT = (rgb("#1D1222"), rgb("#43294A"))
"""Edge and centre of the night behind the table."""
