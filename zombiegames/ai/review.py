"""Another idea: what a seat might have done, from what it knew, and what that would have brought.

Every moment of a seat is looked at as the adviser would: what it would have done instead is tried
against what was done, in the same worlds drawn from the seat's view and with the same dice, and
what both come to is compared. What seems dear is thought about again, longer, and tried in *other*
worlds: what was picked because it looked large is not believed for it.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.ai import OPPONENTS
from zombiegames.ai.levels import ADVISER, bot_of
from zombiegames.ai.study import moments
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from zombiegames.ai.study import Moment
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat

VERSION = 1
"""Raised whenever a review of the same game would say something else."""

BRIEFLY = 1 / 14
"""Share of the adviser's thought in the first pass: as much as Easy thinks."""
WORLDS, MORE_WORLDS = 60, 600
"""Worlds of a duel: at first, and of those that seem dear."""
AGAIN, ADMIRED = 8, 3
"""Moments that are thought about again, at most: those that seem dear, and those at which what
comes to mind first seems much worse than what was done."""
LONGEST = 40
"""Actions of a moment, at most."""
SURE = 2.0
"""Standard errors of a difference that is believed."""
DECIDED = 0.04
"""A game that stands nearer to its end than this is decided: nothing is said of it."""
SOON = 40
"""Entries within which the same idea is told once."""
IDEAS = 5
"""Other ideas that are told, at most."""


class Judged(NamedTuple):
    """What another way would have brought at one moment."""

    begin: int
    """Entries of the record played before it …"""
    end: int
    """… and after it."""
    seat: Seat
    idea: tuple[str, ...]
    """What the adviser would have done, as a record writes it; empty: just what was done."""
    chance: float
    """Share of the win that what was done promised: the mean of the worlds tried; -1: untried."""
    gain: float
    """What the idea would have brought beyond that; below 0: it is worse."""
    doubt: float
    """Standard error of that."""
    sure: bool = False
    """Whether it was thought about for long."""

    @property
    def is_open(self) -> bool:
        """Whether the game was not decided, whatever was done."""
        ways = (self.chance, self.chance + self.gain)
        return max(ways) > DECIDED and min(ways) < 1 - DECIDED

    def is_better(self, least: float) -> bool:
        """Whether the idea surely brings more than what was done."""
        return self.is_open and self.gain >= max(least, SURE * self.doubt)

    def is_worse(self, least: float) -> bool:
        """Whether it surely brings less."""
        return self.is_open and -self.gain >= max(least, SURE * self.doubt)


def read_judged(
    rows: Sequence[Mapping[str, Any]], game: str, seats: int, entries: int
) -> list[Judged] | None:
    """Read what was kept of a review of a game with so many seats and entries; None: it is not
    sound.
    """
    judged: list[Judged] = []
    for row in rows:
        try:
            one = Judged(**{**row, "idea": tuple(map(str, row["idea"]))})
            whole = all(type(number) is int for number in (one.begin, one.end, one.seat))
            sound = whole and 0 <= one.begin < one.end <= entries
            sound = sound and 0 <= one.seat < seats
            sound = sound and -1 <= one.gain <= 1 and 0 <= one.doubt <= 1
            sound = sound and -1 <= one.chance <= 1 and not (one.idea and one.chance < 0)
            # What was looked at for long was looked at before.
            sound = sound and (not one.sure or one.begin in {before.begin for before in judged})
            for text in one.idea:
                GAMES[game].notation.parse(text)
        except (TypeError, KeyError, ValueError):
            return None
        if not sound:
            return None
        judged.append(one)
    return judged


def review(
    text: str, seats: Sequence[Seat], known: Sequence[Judged | int] = (), scale: float = 1.0
) -> Iterator[Judged | int | None]:
    """Yield how many moments there are, what was found of each, and of the dear ones once more.

    None between, some milliseconds apart.

    Args:
        text: the record, as a match writes it.
        seats: whose decisions are looked at.
        known: what was yielded before, to go on from there.
        scale: share of the worlds and of the thought.
    """
    all_moments: list[Moment] = []
    for moment in moments(text, seats):
        all_moments.append(moment)
        yield None
    if not known:
        yield len(all_moments)
    if not all_moments:
        return
    retrospect = OPPONENTS[all_moments[0].game].retrospect
    assert retrospect is not None
    found = [one for one in known if isinstance(one, Judged)]
    for moment in all_moments[len(found) :]:
        judged = yield from _judge(moment, BRIEFLY * scale, _share(WORLDS, scale), "")
        found.append(judged)
        yield judged
    first = found[: len(all_moments)]
    order = sorted(range(len(first)), key=lambda n: -first[n].gain)
    dear = [n for n in order[:AGAIN] if first[n].gain + first[n].doubt >= retrospect.least]
    fine = [n for n in order[::-1][:ADMIRED] if first[n].is_worse(retrospect.least)]
    for n in sorted({*dear, *fine})[len(found) - len(first) :]:
        worlds = _share(MORE_WORLDS, scale)
        judged = yield from _judge(all_moments[n], scale, worlds, "again")
        yield judged._replace(sure=True)


def _share(worlds: int, scale: float) -> int:
    """Give a share of worlds; two at least, or nothing could be doubted."""
    return max(2, round(worlds * scale))


def _judge(moment: Moment, scale: float, worlds: int, again: str) -> Generator[None, None, Judged]:
    """Ask the adviser about one moment, and try both ways."""
    seed = f"{moment.begin}{again}"
    game = moment.game
    idea = yield from _advice(moment, scale, seed)
    judged = Judged(moment.begin, moment.end, moment.seat, (), -1.0, 0.0, 0.0)
    if idea == moment.actions:
        return judged
    retrospect = OPPONENTS[game].retrospect
    assert retrospect is not None
    seat, view = moment.seat, moment.view
    promised = gains = squares = 0.0
    for number in range(worlds):
        world = view.determinized(seat, Random(f"{seed}/{number}"))
        # The same dice for both.
        came, other = (
            retrospect.tried(world.clone(), seat, line, Random(f"{seed}/{number}/dice"))[seat]
            for line in (moment.actions, idea)
        )
        promised += came
        gains += other - came
        squares += (other - came) ** 2
        yield None
    gain = gains / worlds
    doubt = sqrt(max(0.0, squares / worlds - gain * gain) / worlds)
    texts = tuple(map(GAMES[game].notation.format, idea))
    return judged._replace(idea=texts, chance=promised / worlds, gain=gain, doubt=doubt)


def _advice(moment: Moment, scale: float, seed: str) -> Generator[None, None, tuple[Action, ...]]:
    """Find what the adviser would have done until something else comes in between."""
    retrospect = OPPONENTS[moment.game].retrospect
    assert retrospect is not None
    bot, seat = bot_of(moment.game, ADVISER, scale), moment.seat
    world = moment.view.determinized(seat, Random(f"{seed}/world"))
    line: list[Action] = []
    here = moment.view
    while True:
        best: Action | None = None
        for thought in bot.think(here, seat, Random(f"{seed}/{len(line)}")):
            best = thought.action
            yield None
        assert best is not None
        line.append(best)
        world.apply(best)
        if world.to_act() != seat or len(line) == LONGEST:
            return tuple(line)
        before, here = here, world.censored(seat)
        if not retrospect.goes_on(before, here):
            return tuple(line)


class Verdict(NamedTuple):
    """What is told of one moment."""

    judged: Judged
    """Of an idea what long thought found; of something well seen what came to mind first."""
    praise: bool
    """Whether it was well seen; else there is another idea."""


def verdicts(found: Sequence[Judged], least: float) -> list[Verdict]:
    """Choose what is told of a review, in order: at most so many ideas a seat, the dearest."""
    first = {one.begin: one for one in found if not one.sure}
    sure = [one for one in found if one.sure]
    told = [
        Verdict(first[one.begin], praise=True)
        for one in sure
        if first[one.begin].is_worse(least) and not one.is_better(least) and one.gain <= 0
    ]
    for seat in {one.seat for one in sure}:
        ideas: list[Judged] = []
        for one in sorted(sure, key=lambda one: -one.gain):
            # Who does not see an idea at once does not see it again and again.
            again = any(
                other.idea == one.idea and abs(other.begin - one.begin) < SOON for other in ideas
            )
            if one.seat == seat and one.is_better(least) and not again:
                ideas.append(one)
        told += [Verdict(one, praise=False) for one in ideas[:IDEAS]]
    return sorted(told, key=lambda verdict: verdict.judged.begin)


def cost(found: Sequence[Judged], seat: Seat) -> float:
    """Sum up what the choices of a seat cost, in shares of the win."""
    return sum(one.gain for one in found if one.seat == seat and not one.sure)
