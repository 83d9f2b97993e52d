"""Zombies!!! 4: a map that grows, dogs that run, a book to find, for two to six."""
