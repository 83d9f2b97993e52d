"""The table of Zomb’Animaux."""
