"""A position played in notation before the eyes of its game's watch."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.core.protocol import OVER
from zombiegames.learn.achievements import ACHIEVEMENTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import State


def watched(game: str, state: State, *course: str | Event) -> list[list[str]]:
    """Play on from a position; by seat, what is earned, in the order of the page.

    An action in notation must be legal; ``*`` is whatever chance brings. An event is only told,
    as if it had happened meanwhile. What stands behind the end of the game is left out.
    """
    state.listening = True
    state.take_log()
    watch = ACHIEVEMENTS[game](state)
    for step in course:
        if not isinstance(step, str):
            watch.hear(step)
            continue
        if state.to_act() == OVER:
            break
        chance = step == "*"
        action = state.sample_chance(Random(1)) if chance else state.notation.parse(step)
        reason = state.why_not(action)
        assert reason is None, f"{step}: {reason}"
        watch.ask(state.to_act())
        state.apply(action)
        for entry in state.take_log():
            watch.hear(entry.event)
    outcome = state.outcome()
    if outcome is not None:
        watch.close(outcome)
    return [[name for name in watch.names if name in names] for names in watch.earned]


class Case(NamedTuple):
    """A position and how it goes on."""

    name: str
    """Of an achievement."""
    earns: bool
    """Whether the first seat earns it, or just misses it."""
    words: dict[str, Any]
    """For the game's ``position``."""
    course: tuple[str | Event, ...]


def label(case: Case) -> str:
    """Name a case for the list of tests."""
    return f"{case.name}-{'earned' if case.earns else 'missed'}"


def one_sided(game: str, cases: Iterable[Case]) -> list[str]:
    """List the achievements of a game that are not both earned and missed by some case."""
    there = {(case.name, case.earns) for case in cases}
    names = ACHIEVEMENTS[game].names
    return [name for name in names if not {(name, True), (name, False)} <= there]


_SEATS = frozenset(("seat", "turn"))
"""Words of a position that name a seat."""


def turned(case: Case, by: int, players: int) -> Case:
    """Let everybody sit ``by`` seats further on: what is told of each seat goes with it.

    In the course ``{1}`` stands for the seat that was 1; ``seat`` or ``turn`` must be among the
    words, and tuples with an entry a seat be complete.
    """
    seats = [(seat + by) % players for seat in range(players)]

    def turn(key: str, value: Any) -> Any:
        if key in _SEATS:
            return seats[value]
        if isinstance(value, list):
            return [text.format(*seats) for text in value]
        whole = isinstance(value, tuple) and len(value) == players
        return tuple(value[(seat - by) % players] for seat in range(players)) if whole else value

    def go(step: Any) -> Any:
        if isinstance(step, str):
            return step.format(*seats)
        return step._replace(seat=seats[step.seat]) if hasattr(step, "seat") else step

    words = {key: turn(key, value) for key, value in case.words.items()}
    return case._replace(words=words, course=tuple(map(go, case.course)))
