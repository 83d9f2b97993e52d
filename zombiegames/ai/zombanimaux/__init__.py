"""Opponents for Zomb'Animaux."""
