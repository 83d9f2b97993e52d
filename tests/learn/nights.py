"""Games of nights, played to their end at once by simple opponents."""

from __future__ import annotations

from random import Random

from scripts.yardsticks import yardstick
from zombiegames.core.bot import Bot, RandomBot, decide
from zombiegames.core.match import Match

NAMES = ("Boris", "Hilda", "Agatha")


def played(match: Match, *good: int) -> Match:
    """Play to the end: at random, but the seats named as the yardstick does."""
    game, seats = match.info.id, range(len(match.controllers))
    bots: list[Bot] = [yardstick(game) if seat in good else RandomBot() for seat in seats]
    rng = Random(match.seed)
    match.advance()
    while match.outcome is None:
        seat = match.to_act()
        match.play(decide(bots[seat], match.view(seat), seat, rng))
        match.advance()
    return match
