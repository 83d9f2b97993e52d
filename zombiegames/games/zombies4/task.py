"""Numbers of the tasks on the agenda, which is worked off from its end.

A task is a tuple of its number and its arguments. ``ASK_…`` tasks ask a seat, or go by when
there is nothing to ask any more.
"""

from __future__ import annotations

TURN = 0
"""A turn begins: seat."""
TILE = 1
"""Step 1: draw a tile."""
TIE = 2
"""Who places the Cabin: the seats still tied."""
FIGHT_STEP = 3
"""Step 3."""
DRAW_STEP = 4
"""Step 4."""
DRAW = 5
"""Draw up to three cards: seat."""
MOVE_STEP = 6
"""Steps 5 and 6."""
DOGS_STEP = 7
"""Step 7."""
END_STEP = 8
"""Step 8."""
FINISH = 9
"""The turn ends."""
WINDOW = 10
"""Ask the others: window, seats after the turn's player from which on."""
FIGHTS = 11
"""The turn's pawn fights all dogs of its square: 1 if it takes the token then."""
ARRIVED = 12
"""Something came to the square of the turn's pawn, or the pawn to a square."""
RESUME_FIGHT = 13
"""Go back to a fight that another one interrupted: fighter, foe, rolls, rolled, shoved, fled,
square."""
TREES = 14
"""A pawn fights the trees: seat."""
RESOLVE = 15
"""The last card played takes effect."""
DUEL = 16
"""The next roll of a duel, or its bullets."""
ASK_PLACE = 17
ASK_PUT = 18
"""Seat, then what ``Woods.put`` holds."""
ASK_FIGHT = 19
ASK_WOUND = 20
ASK_MOVE_ROLL = 21
ASK_MOVE = 22
ASK_SPELL = 23
ASK_DOGS = 24
ASK_PICK = 25
ASK_END = 26
ASK_CANCEL = 27
"""Seats after the turn's player from which on."""
ASK_TAKE = 28
"""Seat, whose hand."""
ASK_TRIM = 29
"""Seat."""
ASK_SEARCH = 30
"""Seat, pile, cards that may still be removed."""
ASK_DUEL = 31
ASK_RETREAT = 32
"""Seat."""
ROLL_DOGS = 33
"""Move the dogs by themselves."""
