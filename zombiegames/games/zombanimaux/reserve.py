"""The reserve: a shuffled pile becomes it, and what waited for it goes on (ZA-01, ZA-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombanimaux import die, events, memory, terms, turn

if TYPE_CHECKING:
    from zombiegames.games.zombanimaux.actions import Shuffle
    from zombiegames.games.zombanimaux.state import Menagerie


def shuffle(state: Menagerie, action: Shuffle) -> None:
    """Make the shuffled pile the reserve; then deal, draw or serve from it."""
    state.irrevocable += 1
    state.reserve[:] = action.order[::-1]
    if state.listening:
        pile = "box" if state.task == terms.ROUND else "discard"
        state.emit(events.Shuffled(len(state.reserve), pile))
    if state.task == terms.ROUND:
        turn.deal(state, state.starter)
        return
    # ZA-15: the discard becomes the reserve; the horde stays where it is.
    state.discards.clear()
    state.news.append((memory.SHUFFLED, tuple(sorted(action.order))))
    if state.task == terms.DRAW:
        turn.draw(state)
    else:
        die.serve_everyone(state)
