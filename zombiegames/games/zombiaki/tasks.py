"""What can stand on the agenda of a street: (number, …). ``turn`` does it."""

from __future__ import annotations

ASK_PLAY = 0
"""Ask for the next play of step 4."""
FINISH = 1
"""A card, roll or step 1 is over: discard, judge pits, retreat of the zombies."""
ADVANCE = 2
"""(…, figures): their compulsory moves."""
RETREAT = 3
"""(…, index in ``MOVES``, figures): one square back each."""
JUDGE = 4
"""Judge the zombies that were wounded on a pit."""
DRAW = 5
"""Steps 2 and 3."""
ENTER = 6
"""(…, figure): the second of a swap comes onto its square."""
BURST = 7
"""The next bullet of a burst, or its end."""
POUR = 8
"""Ask for the next point of petrol, or end."""
WALK_ON = 9
"""Ask for the next step of a dog, or for the next dog."""
