"""Search for Zombie the card game: each action in many deals, played on by the quick player.

Flat Monte Carlo with sequential halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in
Multi-Armed Bandits", 2013): all actions are tried in the same worlds, then the better half of them
in further ones, until one is left. What a place in the deal is worth for the game, ``judge``
knows. A way out that nobody can stop is taken at once, and what is won with two players left is not
lost, except by levels that err.
"""

from __future__ import annotations

from functools import cache
from math import log2, sqrt
from typing import TYPE_CHECKING

from zombiegames.ai.zombie_card_game.duel import Duel, TooLongError, is_duel
from zombiegames.ai.zombie_card_game.habits import play_out, taken
from zombiegames.ai.zombie_card_game.judge import promise
from zombiegames.ai.zombie_card_game.liking import likings
from zombiegames.ai.zombie_card_game.worlds import UNIT, Worlds, lowest_single, table_of
from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.games.zombie_card_game.actions import GiveBack, Play
from zombiegames.games.zombie_card_game.advice import going_out
from zombiegames.games.zombie_card_game.cards import WITCH
from zombiegames.games.zombie_card_game.exchange import pairs
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import EXCHANGE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from zombiegames.ai.allowance import Allowance
    from zombiegames.ai.zombie_card_game.habits import Table
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

REPORT_EVERY = 32
"""Playouts between two thoughts."""

DOUBT = 0.02
"""Variance that a difference may have for all that one playout tells."""

COUNTERS = 0.5
"""How many of the others are taken to count leads instead of playing like the quick player, drawn
anew in each world: what is good against both does not lean on what the others would surely do."""


CAUTION = 2.0
"""How sure one must be, in standard errors, to leave what the quick player would do."""

WIDTH = 3.0
"""Actions tried are at most as many as playouts over this."""


class Trial:
    """One action, and how it went."""

    __slots__ = ("action", "gain", "liking", "noise", "number", "play", "squares", "total")

    def __init__(self, action: Action, liking: float) -> None:
        self.action = action
        self.liking = liking
        self.play = (0, 0, 0)
        """Rank, naturals and witches; no cards for a pass."""
        if isinstance(action, Play):
            self.play = (action.rank, action.naturals, action.witches)
        self.number = 0
        """Worlds in which it was tried, …"""
        self.total = 0.0
        """… sum of what came of it, …"""
        self.gain = 0.0
        """… of what it was better than the quick player's choice, …"""
        self.squares = 0.0
        """… and of the squares of that."""
        self.noise = 0.0

    def merit(self, caution: float) -> float:
        """Tell how much better than the quick player's choice it surely is."""
        gain = self.gain / self.number
        doubt = (self.squares / self.number - gain * gain + DOUBT / self.number) / self.number
        return gain + self.noise - caution * sqrt(max(doubt, 0.0))


class Trials:
    """An opponent that tries all it may do in many deals.

    Args:
        allowance: playouts that may be spent.
        noise: spread of an error in the worth of every action, in shares of the game.
    """

    def __init__(self, allowance: Allowance, noise: float = 0.0) -> None:
        self.allowance = allowance
        self.noise = noise

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the action that did best so far."""
        assert isinstance(view, Republic)
        actions = view.legal_actions()
        if len(actions) == 1:
            yield Thought(actions[0], NO_IDEA, 0)
            return
        if view.prompt != EXCHANGE:
            way = going_out(view)
            if way:
                yield Thought(way[0], _chance(view, seat, seat), 1)
                return
        if not self.noise and is_duel(view):
            solved = _solved(view, seat, actions)
            if solved is not None:
                yield solved
                return
        yield from self._try(view, seat, rng, actions)

    def _try(
        self, view: Republic, seat: Seat, rng: Random, actions: Sequence[Action]
    ) -> Iterator[Thought]:
        budget = max(1, round(self.allowance.grant(view, seat)))
        trials = [
            Trial(action, liking)
            for action, liking in zip(actions, likings(view, seat, actions), strict=True)
        ]
        trials.sort(key=lambda trial: -trial.liking)
        del trials[max(2, int(budget / WIDTH)) :]
        # The first is what the quick player would do: the others are measured against it.
        usual = trials[0]
        # A Mercenary given back would be no slip but nonsense.
        if self.noise and view.prompt != EXCHANGE:
            for trial in trials:
                trial.noise = rng.gauss(0.0, self.noise)
        worlds = Worlds(view, seat)
        table = table_of(view)
        presidencies = before(view)
        # Deals end the same way again and again.
        worth = cache(lambda went: promise(presidencies, went, seat))
        others = [other for other in range(view.players) if other != seat]
        rounds = max(1, round(log2(len(trials))))
        done = since = 0
        live = trials[1:]
        for number in range(rounds):
            share = (budget - done) / (rounds - number) / (len(live) + 1)
            for _ in range(max(1, round(share))):
                hands = worlds.sample(rng)
                counters = sum(1 << other for other in others if rng.random() < COUNTERS)
                base = worth(play_trial(view, seat, worlds, table, hands, usual, counters))
                usual.total += base
                usual.number += 1
                for trial in live:
                    came = worth(play_trial(view, seat, worlds, table, hands, trial, counters))
                    trial.total += came
                    trial.gain += came - base
                    trial.squares += (came - base) * (came - base)
                    trial.number += 1
                done += len(live) + 1
                since += len(live) + 1
                self.allowance.spend(view, len(live) + 1)
                if since >= REPORT_EVERY:
                    since = 0
                    yield self._verdict(usual, live, done)
                if done >= budget:
                    break
            if done >= budget:
                break
            if number < rounds - 1:
                live.sort(key=lambda trial: -trial.merit(0.0))
                del live[(len(live) + 1) // 2 :]
        yield self._verdict(usual, live, done)

    def _verdict(self, usual: Trial, live: list[Trial], done: int) -> Thought:
        """Choose the action that is surely best: the usual one, if none is surely better."""
        found = [(trial.merit(CAUTION), trial) for trial in live]
        found.append((usual.noise, usual))
        found.sort(key=lambda entry: -entry[0])
        first, second = found[0][1], found[1][1]
        return Thought(
            first.action,
            first.total / first.number,
            done,
            second.action,
            second.total / second.number,
        )


def _solved(view: Republic, seat: Seat, actions: Sequence[Action]) -> Thought | None:
    """Find, with two seats left, the most usual action that wins; None: none, or none in time."""
    liked = likings(view, seat, actions)
    usual = sorted(range(len(actions)), key=lambda number: -liked[number])
    duel = Duel(view, seat)
    other = next(s for s in range(view.players) if s != seat and view.alive >> s & 1)
    found: list[tuple[Action, bool]] = []
    # As soon as one wins, a second to compare with is enough.
    while len(found) < len(actions) and not (len(found) > 1 and any(won for _, won in found)):
        action = actions[usual[len(found)]]
        try:
            found.append((action, duel.wins(action)))
        except TooLongError:
            break
    found.sort(key=lambda entry: not entry[1])
    if not found or not found[0][1]:
        return None
    best, *others = [(act, _chance(view, seat if won else other, seat)) for act, won in found]
    return Thought(*best, duel.positions, *(others[0] if others else ()))


def _chance(view: Republic, first: Seat, seat: Seat) -> float:
    """Estimate the share of the game of ``seat`` if ``first`` is out next."""
    went = (*view.went, first)
    return promise(before(view), went if first == seat else (*went, seat), seat)


def before(view: Republic) -> tuple[int, ...]:
    """Give the presidencies before this deal."""
    return tuple(
        number - (seat == view.went[0] if view.went else False)
        for seat, number in enumerate(view.presidencies)
    )


def play_trial(
    view: Republic,
    seat: Seat,
    worlds: Worlds,
    table: Table,
    hands: list[int],
    trial: Trial,
    counters: int = 0,
) -> tuple[int, ...]:
    """Do an action in a world and play on; give who goes out in which order, down to ``seat``."""
    action = trial.action
    if isinstance(action, GiveBack):
        return _after_gift(view, seat, worlds, table, hands, action, counters)
    counted = worlds.counted(hands)
    rank, _, witches = trial.play
    if worlds.alone and witches:
        # Witches are on the ladder there; those that are laid down as any card come off.
        if rank == WITCH:
            return play_out(table, counted, seat, (rank, witches, 0), counters)
        counted.ladders[seat] = taken(counted.ladders[seat], WITCH, witches)
        counted.witches[seat] += witches
    return play_out(table, counted, seat, trial.play, counters)


def _after_gift(
    view: Republic,
    seat: Seat,
    worlds: Worlds,
    table: Table,
    hands: list[int],
    action: GiveBack,
    counters: int,
) -> tuple[int, ...]:
    hands, sizes = hands[:], view.sizes[:]
    exchanges = pairs(view)
    for lower, upper in exchanges[view.pair :]:
        ranks = action.ranks if upper == seat else (lowest_single(hands[upper]),)
        for rank in ranks:
            hands[upper] -= UNIT[rank]
            hands[lower] += UNIT[rank]
        # ZP-31: as many as were given.
        sizes[upper] -= len(ranks)
        sizes[lower] += len(ranks)
    return play_out(table, worlds.counted(hands)._replace(sizes=sizes), seat, None, counters)
