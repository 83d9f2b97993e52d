"""What is asked of the seat to act (``Woods.prompt``), and the windows of the others (ZF-55)."""

from __future__ import annotations

RUN = 0
"""Nothing: the agenda is being worked off. Never seen from outside."""
SHUFFLE_TILES = 1
"""Nature: ``ShuffleTiles``."""
SHUFFLE_CARDS = 2
"""Nature: ``ShuffleCards``."""
BEGIN = 3
"""Nature: ``Begin``."""
DIE = 4
"""Nature: ``Die``; ``Woods.why`` says what for."""
PLACE = 5
"""The player that places the tile: ``PlaceTile``, plays."""
PUT = 6
"""The player that puts tokens or dogs: ``PutHeart``, ``PutBullet``, ``PutDog``; plays while they
come with a tile."""
FIGHT = 7
"""The fighter, before a roll: ``Roll``, ``Shove``, plays."""
WOUND = 8
"""The fighter, after a roll that failed: ``Shoot``, ``Suffer``, plays."""
MOVE_ROLL = 9
"""Step 5: ``Roll``, ``Cast``, ``Attack``, plays."""
MOVE = 10
"""Step 6: ``Step``, ``Stop``, ``Cast``, ``Attack``, plays."""
SPELL = 11
"""Before the spell's roll: ``Roll``, plays."""
DOGS = 12
"""Step 7, before the roll: ``Roll``, plays."""
PICK = 13
"""Step 7: ``PickDog``, plays."""
RUN_DOG = 14
"""Step 7: ``RunDog`` for the dog picked."""
END = 15
"""Step 8: ``Discard``, ``EndTurn``, plays."""
WINDOW = 16
"""One of the others: plays or ``Pass``; a secret prompt (ZF-55)."""
CANCEL = 17
"""A holder of That Didn't Just Happen: ``Cancel`` or ``Pass``; a secret prompt (ZF-54)."""
TAKE = 18
"""The player that used the Magic Key: ``TakeCard``."""
TRIM = 19
"""The user of the Magic Key that has more than three cards: ``Discard``."""
SEARCH = 20
"""The player that looks through a pile: ``Remove``, ``Finish``."""
DUEL = 21
"""One of the two in a duel: ``AddBullets``, ``Pass``."""
RETREAT = 22
"""The loser of a duel: ``Retreat``."""
OVER = 23
"""The game is over."""
SECRET = 24
"""In views of the others while somebody is asked in secret."""

PROMPTS = (
    "run",
    "shuffle-tiles",
    "shuffle-cards",
    "begin",
    "die",
    "place",
    "put",
    "fight",
    "wound",
    "move-roll",
    "move",
    "spell",
    "dogs",
    "pick",
    "run-dog",
    "end",
    "window",
    "cancel",
    "take",
    "trim",
    "search",
    "duel",
    "retreat",
    "over",
    "secret",
)
"""Names of the prompts, for language tables."""

OPEN = frozenset((PLACE, PUT, FIGHT, WOUND, MOVE_ROLL, MOVE, SPELL, DOGS, PICK, END))
"""Prompts at which the turn's player may play cards (ZF-55).

Ruling: also while putting what comes with a tile and between two dogs, but not inside a choice
that is half made (a dog picked, a hand or pile looked at, a duel).
"""

WINDOWS = ("start", "fight", "move", "spell", "moved", "end")
"""Windows of the others, by ``Woods.window``: start of the turn, before the first roll of a
fight, before the movement roll, before a spell roll, when movement ends, end of the turn."""
AT_START, AT_FIGHT, AT_MOVE, AT_SPELL, AT_MOVED, AT_END = range(6)
