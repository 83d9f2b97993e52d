"""The table of Zombiegeddon."""
