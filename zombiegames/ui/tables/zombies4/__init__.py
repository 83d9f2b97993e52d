"""The table of Zombies!!! 4: The End."""
