"""The table of Zombiaki."""
