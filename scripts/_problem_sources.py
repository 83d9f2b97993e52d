"""Where problems come from: positions of played games, one stream a kind.

A source gives a match that stands where a problem may begin, the seat that solves and the wish.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from scripts.yardsticks import yardstick
from zombiegames.core.bot import NO_IDEA, Thought, decide
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.actions import Play
from zombiegames.games.zombanimaux.cards import MOSQUITO, MOUSE
from zombiegames.games.zombanimaux.state import Menagerie
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombiegeddon.route import route
from zombiegames.games.zombiegeddon.route import worth as points
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombies4 import advice
from zombiegames.games.zombies4.actions import ShuffleCards, ShuffleTiles
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.state import Woods
from zombiegames.games.zombies4.tiles import CABIN
from zombiegames.learn.kinds import KINDS
from zombiegames.learn.kinds.kind import TooMany

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.action import Action
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State


SHARE = 0.1
"""Of the turns of a game of Zombiegeddon are looked at."""

LAST_ROUND = 8
"""Of a game of Zombies!!! 4 that is looked at: later ones have long stories."""

MOST_TURNS = 4
"""In which one is to be out in Zomb'Animaux."""
LATEST = 30
"""Turn of Zomb'Animaux up to which is looked: later ones have long stories."""
MOUSE_LEFT_OUT = 0.9
"""Share of the positions with a mouse in the hand that are not looked at."""
QUICK = 4_000
"""Positions after which a way out is not looked for any longer."""
SLIPS = 0.15
"""Share of the plays of Zombie that are made at random."""


class Found(NamedTuple):
    """A position that may make a problem."""

    match: Match
    kind: str
    solver: Seat
    wish: int


def played(
    game: str,
    seats: int,
    seed: str,
    *,
    bot: Bot | None = None,
    stack: Callable[[Action], Action] = lambda action: action,
    slips: float = 0.0,
) -> Iterator[Match]:
    """Let a bot play a game, the yardstick if none is given; give the match before each decision.

    Args:
        stack: may put what nature shuffles into another order.
        slips: share of the decisions that are made at random.
    """
    bot, rng = bot or yardstick(game), Random(f"{seed}/play")
    match = Match(GAMES[game], [""] * seats, seed=seed)
    rolls = 0
    while (seat := match.to_act()) != OVER:
        if seat == NATURE:
            rolls += 1
            match.play(stack(match.state.sample_chance(Random(f"{seed}/{rolls}"))))
            continue
        yield match
        view = match.view(seat)
        at_random = rng.random() < slips
        match.play(rng.choice(view.legal_actions()) if at_random else decide(bot, view, seat, rng))


def last_streets(seed: str) -> Iterator[Found]:
    """Give the last turns before Dawn: for the humans always, for the zombies without luck."""
    kinds = {name: KINDS[name](-1) for name in ("hold", "cross")}
    for match in played("zombiaki", 2, seed):
        for name, kind in kinds.items():
            if kind.fits(match.state):
                yield Found(match, name, match.to_act(), 0)


def collecting(seed: str) -> Iterator[Found]:
    """Give turns with their two steps, and the beginnings of collecting alone."""
    two, alone = KINDS["two"](-1), KINDS["alone"](-1)
    rng = Random(f"{seed}/two")
    for match in played("zombiegeddon", 2, seed):
        state, seat = match.state, match.to_act()
        assert isinstance(state, Wasteland)
        if two.fits(state) and rng.random() < SHARE:
            best = KINDS["two"](seat).worth(state)
            yield Found(match, "two", seat, int(best) - points(state, seat))
        if alone.fits(state):
            yield Found(match, "alone", seat, route(state, seat).gain)


def near_the_cabin(seed: str) -> Iterator[Found]:
    """Give walks that may end in the Cabin, which comes early, with pages to be had."""
    spell, rng = KINDS["spell"](-1), Random(f"{seed}/stack")
    for match in played("zombies4", 2, seed, stack=lambda action: _stacked(action, rng)):
        state = match.state
        assert isinstance(state, Woods)
        if state.round > LAST_ROUND:
            return
        if spell.fits(state) and advice.to_cabin(state, state.seat) <= state.steps:
            yield Found(match, "spell", state.seat, 0)


def _stacked(action: Action, rng: Random) -> Action:
    """Put the Cabin near the top of the tiles, and pages and weapons near that of the cards."""
    if isinstance(action, ShuffleTiles):
        order = [tile for tile in action.order if tile != CABIN]
        order.insert(1 + rng.randrange(3), CABIN)
        return action._replace(order=tuple(order))
    if isinstance(action, ShuffleCards):
        early = {card: rng.random() - 0.6 * IS_PAGE[KIND_OF[card]] for card in action.order}
        return action._replace(order=tuple(sorted(action.order, key=early.__getitem__)))
    return action


class LowestFirst:
    """Plays its lowest card, keeps mosquitoes and mice for the end, and buries at random."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield one action."""
        actions = view.legal_actions()
        plays = [a for a in actions if isinstance(a, Play) and not a.gifts]
        common = [a for a in plays if a.card not in {MOSQUITO, MOUSE}]
        yield Thought((common or plays or [rng.choice(actions)])[0], NO_IDEA, 0)


def last_cards(seed: str) -> Iterator[Found]:
    """Give turns with few cards left, with the fewest turns in which one can be out."""
    out, rng = KINDS["out"](-1), Random(f"{seed}/mice")
    for match in played("zombanimaux", 2, seed, bot=LowestFirst()):
        state = match.state
        assert isinstance(state, Menagerie)
        if state.round > 1 or state.turn > LATEST:
            return
        seat = match.to_act()
        if not out.fits(state) or len(state.hands[1 - seat]) < 2:
            continue
        # Whoever has a mouse begins with it nearly always.
        if MOUSE in state.hands[seat] and rng.random() < MOUSE_LEFT_OUT:
            continue
        for turns in range(2, MOST_TURNS + 1):
            try:
                if KINDS["out"](seat, turns, QUICK).worth(state):
                    yield Found(match, "out", seat, turns)
                    break
            except TooMany:
                break


def last_hands(seed: str) -> Iterator[Found]:
    """Give ends of deals, played with slips now and then."""
    climb = KINDS["climb"](-1)
    players = 3 + Random(seed).randrange(2)
    for match in played("zombie_card_game", players, seed, slips=SLIPS):
        state = match.state
        assert isinstance(state, Republic)
        if state.deal > 1:
            return
        if climb.fits(state):
            yield Found(match, "climb", match.to_act(), 0)


SOURCES: dict[str, Callable[[str], Iterator[Found]]] = {
    "zombiaki": last_streets,
    "zombiegeddon": collecting,
    "zombies4": near_the_cabin,
    "zombanimaux": last_cards,
    "zombie_card_game": last_hands,
}
"""By game: from a seed to positions; the match goes on when the next one is asked for."""
