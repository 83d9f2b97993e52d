"""What a seat sees of a position, and the worlds that fit what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import HIDDEN
from zombiegames.games.zombanimaux.cards import COPIES
from zombiegames.games.zombanimaux.memory import NOTHING
from zombiegames.games.zombanimaux.terms import DEAL

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.memory import Cards
    from zombiegames.games.zombanimaux.state import Menagerie


def censor(view: Menagerie, seat: Seat | None) -> None:
    """Turn a settled copy into the view of a seat (None: of an onlooker)."""
    players = view.players
    viewer = players if seat is None else seat
    mine, common = view.known[viewer], view.known[players]
    for owner, known in enumerate(mine):
        if owner == seat:
            continue
        in_grave = len(view.graves[owner])
        if owner == view.actor:
            # A refill shows only when it is complete.
            in_grave += len(view.picked)
        view.hands[owner] = _with_holes(known.hand, len(view.hands[owner]))
        view.graves[owner] = _with_holes(known.grave, in_grave)
    if seat != view.actor:
        view.picked = []
    # In the midst of drawing nature may be asked to shuffle.
    if seat != (view.actor if view.actor >= 0 else view.seat):
        view.drawn = [HIDDEN] * len(view.drawn)
    view.reserve = [HIDDEN] * len(view.reserve)
    # Of what the others know, the view keeps what everybody knows.
    view.known = tuple(
        mine if v == viewer else (*common[:v], NOTHING, *common[v + 1 :]) if v < players else common
        for v in range(players + 1)
    )
    view.pools = tuple(
        view.pools[viewer] if v == viewer else view.pools[players] for v in range(players + 1)
    )


def _with_holes(cards: Cards, size: int) -> list[int]:
    return [HIDDEN] * (size - len(cards)) + [*cards]


def fill(world: Menagerie, seat: Seat, rng: Random) -> None:
    """Fill the holes of a view of ``seat`` with cards that fit all it knows."""
    mine = world.known[seat]
    unseen = list(COPIES)
    piles: list[Sequence[int]] = [*world.hands, *world.graves, world.drawn, world.picked]
    piles += [world.horde, world.discards, world.reserve]
    piles += [known.either for owner, known in enumerate(mine) if owner != seat]
    for pile in piles:
        for card in pile:
            unseen[card] -= 1
    # Only cards it was shuffled from can lie in the reserve or have come from it since.
    shuffled = [0] * len(COPIES)
    for card in world.pools[seat]:
        shuffled[card] += 1
    stock: list[int] = []
    rest: list[int] = []
    for card in range(1, len(COPIES)):
        fitting = min(unseen[card], shuffled[card])
        stock += [card] * fitting
        rest += [card] * (unseen[card] - fitting)
    mix(stock, rng)
    _fill_holes(world.reserve, 0, stock)
    # The first of two cards may have been drawn before a shuffle (ZA-15).
    since = len(world.pools[world.players]) - len(world.reserve)
    before = max(0, len(world.drawn) - since)
    _fill_holes(world.drawn, before, stock)
    rest += stock
    mix(rest, rng)
    _fill_holes(world.drawn, 0, rest)
    if world.prompt == DEAL:
        world.drawn.sort()
    for owner, known in enumerate(mine):
        if owner == seat:
            continue
        hand, grave = world.hands[owner], world.graves[owner]
        holes = hand.count(HIDDEN)
        cards = [*known.either]
        while len(cards) < holes + grave.count(HIDDEN):
            cards.append(rest.pop())
        if known.either:
            mix(cards, rng)
        hand[:holes] = cards[:holes]
        grave[: len(cards) - holes] = cards[holes:]
        hand.sort()
        grave.sort()
    assert not rest, "every card has a place"


def mix(cards: list[int], rng: Random) -> None:
    """Shuffle in place; several times as fast as ``Random.shuffle``."""
    random = rng.random
    cards.sort(key=lambda _: random())


def _fill_holes(pile: list[int], start: int, cards: list[int]) -> None:
    for place in range(start, len(pile)):
        if pile[place] == HIDDEN:
            pile[place] = cards.pop()
