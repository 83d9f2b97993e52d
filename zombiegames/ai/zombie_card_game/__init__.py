"""Opponents for Zombie the card game."""
