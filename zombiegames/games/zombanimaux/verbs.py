"""What each verb does: the table that ``Menagerie.apply`` looks into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombanimaux import die, knowledge, turn
from zombiegames.games.zombanimaux.events import Shuffled
from zombiegames.games.zombanimaux.terms import DRAW, ROUND

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombanimaux.actions import Shuffle
    from zombiegames.games.zombanimaux.rules import Menagerie


def shuffle(state: Menagerie, action: Shuffle) -> None:
    """Make a pile the reserve, and go on with what waited for it (ZA-01, ZA-15)."""
    state.irrevocable += 1
    state.reserve[:] = action.order[::-1]
    if state.listening:
        pile = "box" if state.task == ROUND else "discard"
        state.emit(Shuffled(len(state.reserve), pile))
    if state.task == ROUND:
        turn.deal(state, state.starter)
        return
    # ZA-15: the discard becomes the reserve; the horde stays where it is.
    state.discards.clear()
    state.news.append((knowledge.SHUFFLED, tuple(sorted(action.order))))
    if state.task == DRAW:
        turn.draw(state)
    else:
        die.serve_everyone(state)


APPLY: dict[str, Callable[[Menagerie, Any], None]] = {
    "start": turn.start,
    "shuffle": shuffle,
    "roll": die.roll,
    "bury": turn.bury,
    "play": turn.play,
    "give-up": turn.give_up,
    "refill": turn.pick,
    "end-turn": turn.forget,
    "give": die.give,
    "swap": die.swap,
    "steal": die.steal,
}
"""By verb."""
