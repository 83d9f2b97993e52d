"""The colours of the game."""

from zombiegames.ui.kit.theme import rgb

TITLE = rgb("#B9D16B")
"""Of its name on a dark ground."""
ART = rgb("#6F9A45")
"""Tint of its pictures on paper."""
NIGHT = (rgb("#0F131B"), rgb("#22304A"))
"""Edge and centre of the night behind the table."""
EMBER = rgb("#E8813A")
"""Of fire."""
