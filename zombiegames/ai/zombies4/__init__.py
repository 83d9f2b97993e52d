"""Opponents for Zombies!!! 4."""
