"""Opponents for Zombiegeddon."""
