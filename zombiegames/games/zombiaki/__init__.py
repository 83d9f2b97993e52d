"""Zombiaki: a street, a cemetery, a barricade and one night."""
