"""The table of Zombie the card game."""
