"""Opponents for Zombiaki."""
