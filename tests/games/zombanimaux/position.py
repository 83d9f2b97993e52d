"""Any position of Zomb'Animaux from a few words: for tests and pictures of tables.

>>> menagerie = position(hands=("3 9 9 11", "5 6"), graves=("2 14", "7"), horde="4 7")

Cards are written as their numbers with spaces between. Nothing is checked for being reachable in
play; a player at the table has seen nothing but the own cards, horde and discard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombanimaux.actions import PLAYS
from zombiegames.games.zombanimaux.cards import COMPONENTS, NUMBERS
from zombiegames.games.zombanimaux.rules import new
from zombiegames.games.zombanimaux.terms import BRAINS, PROMPTS, ROLL, SHUFFLE, STARTER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.games.zombanimaux.state import Menagerie


def position(
    *,
    players: int | None = None,
    turn: int = 0,
    step: str = "play",
    hands: Sequence[str] = (),
    graves: Sequence[str] = (),
    horde: str = "",
    discards: str = "",
    reserve: str = "",
    drawn: str = "",
    rest: str | int = "reserve",
    brains: Sequence[int] = (),
    starter: int = 0,
    round_number: int = 1,
    turn_number: int = 5,
    mouse: bool = False,
    forgetful: bool = False,
    listening: bool = False,
) -> Menagerie:
    """Set up a position.

    ``players``: as many as there are hands, at least two, if not said. ``turn``: the seat whose
    turn it is. ``step``: one of ``terms.PROMPTS`` but for ``starter``, ``shuffle`` and ``end``:
    what is asked of it (``roll``: of nature, for the card on top; ``refill``: even where there is
    no choice). ``hands``, ``graves``: by seat; missing ones are empty. ``horde``: from the bottom
    to the top. ``reserve``: the cards that are drawn next, first come first. ``drawn``: the cards
    to choose from in the steps ``deal`` and ``keep``.

    ``rest``: where all other cards lie: ``reserve`` (below the named ones), ``discard``,
    ``horde`` (beneath), or in the graveyard of a seat.

    Raises:
        ValueError: for a number that does not exist or is used up.
    """
    seats = players or max(2, len(hands), len(graves))
    state = new(seats, {"forgotten_refill": forgetful})
    box = list(COMPONENTS)

    def take(text: str) -> list[int]:
        cards = []
        for word in text.split():
            if word not in NUMBERS or int(word) + 1 not in box:
                raise ValueError(f"no {word} is left in the box")
            box.remove(int(word) + 1)
            cards.append(int(word) + 1)
        return cards

    for seat, text in enumerate(hands):
        state.hands[seat] = sorted(take(text))
    for seat, text in enumerate(graves):
        state.graves[seat] = take(text)
    state.horde, state.discards = take(horde), take(discards)
    state.drawn = take(drawn)
    state.reserve = take(reserve)[::-1]
    if rest == "reserve":
        state.reserve[:0] = box
    elif rest == "discard":
        state.discards[:0] = box
    elif rest == "horde":
        state.horde[:0] = box
    else:
        state.graves[int(rest)] += box
    for grave in state.graves:
        grave.sort()
    if brains:
        state.brains = list(brains)
    else:
        state.brains = [BRAINS] * seats
    state.starter, state.round, state.turn = starter, round_number, turn_number
    state.prompt = PROMPTS.index(step)
    state.actor = NATURE if state.prompt in (STARTER, SHUFFLE, ROLL) else turn
    state.seat = -1 if step == "deal" else turn
    state.plays = PLAYS[seats][max(0, state.seat)]
    state.mouse = mouse
    state.listening = listening
    return state
