"""Whether what advice says of an action is so, worked out from the rules in sampled positions.

A *claim* judges one sentence, by its key. What is said is judged of every action that a position
offers, not only of those that are advised. A claim that could not fail would be none: each must
object when its sentence is said of whatever one does.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.ai.levels import bot_of, reason_of
from zombiegames.core.bot import decide
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping


class Case(NamedTuple):
    """An action that something may be said of, to the seat that is asked."""

    state: Any
    """The position as it is."""
    view: Any
    """As the seat knows it."""
    seat: int
    action: Any

    def worlds(self, number: int = 3) -> Iterator[Any]:
        """Give positions that fit the view, the true one first."""
        yield self.state.clone()
        for order in range(number):
            yield self.view.determinized(self.seat, Random(order))

    def afterwards(self) -> Any:
        """Give the position after the action."""
        world = self.state.clone()
        world.apply(self.action)
        return world


def cases_of(state: Any, most: int = 1000) -> Iterator[Case]:
    """Give a case for each action of a position, so many at most."""
    seat = state.to_act()
    view = state.censored(seat)
    legal = state.legal_actions()
    for action in Random(len(legal)).sample(legal, min(most, len(legal))):
        yield Case(state, view, seat, action)


def sampled(game: str, matches: int, often: float, longest: int = 500) -> list[Case]:
    """Give cases from positions of matches of beginners, under all presets in turn.

    ``often``: the share of the positions; ``longest``: actions of a match.
    """
    info = GAMES[game]
    rng = Random(game)
    found: list[Case] = []
    presets = [*info.presets.values()]
    for number in range(matches):
        preset = presets[number % len(presets)]
        state = info.new(rng.choice(info.seats), info.complete(preset))
        for _ in range(longest):
            seat = state.to_act()
            if seat == OVER:
                break
            if seat < 0:
                state.apply(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            if len(legal) > 1 and rng.random() < often:
                found += cases_of(state.clone(), 6)
            thoughtful = len(legal) > 1 and rng.random() < 0.5
            bot = bot_of(game, "easy" if thoughtful else "random", 0.01)
            state.apply(decide(bot, state.censored(seat), seat, rng))
    return found


def untrue(
    game: str,
    claims: Mapping[str, Callable[[Case], bool]],
    cases: Iterable[Case],
    said_of: Callable[[str, Any, int, Any], str | None] = reason_of,
) -> tuple[set[str], list[tuple[str, Case]]]:
    """Judge what is said of some cases: give all that is said, and what is not so."""
    said: set[str] = set()
    wrong = []
    for case in cases:
        key = said_of(game, case.view, case.seat, case.action)
        if key is not None:
            said.add(key)
            if not claims[key](case):
                wrong.append((key, case))
    return said, wrong


def unnoticed(
    game: str, claims: Mapping[str, Callable[[Case], bool]], cases: list[Case]
) -> list[str]:
    """List the sentences that might be said of anything without an objection."""
    return [key for key in claims if all(claims[key](case) for case in cases)]
