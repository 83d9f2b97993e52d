"""Learning by playing: guided first games, and what a player has come to know. No screen here."""
