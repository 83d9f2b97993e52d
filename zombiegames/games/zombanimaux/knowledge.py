"""What a seat sees of a position, and the worlds that fit what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import HIDDEN
from zombiegames.games.zombanimaux.cards import COPIES
from zombiegames.games.zombanimaux.memory import NOTHING, agreed
from zombiegames.games.zombanimaux.terms import DEAL

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.memory import Cards, Row
    from zombiegames.games.zombanimaux.state import Menagerie


def censor(view: Menagerie, seat: Seat | None) -> None:
    """Turn a settled copy into the view of a seat (None: of an onlooker)."""
    players = view.players
    viewer = players if seat is None else seat
    sizes = [(len(hand), len(grave)) for hand, grave in zip(view.hands, view.graves, strict=True)]
    if view.actor >= 0:
        # A refill shows only when it is complete.
        in_hand, in_grave = sizes[view.actor]
        sizes[view.actor] = in_hand, in_grave + len(view.picked)
    if seat != view.actor:
        view.picked = []
    # In the midst of drawing nature may be asked to shuffle.
    if seat != (view.actor if view.actor >= 0 else view.seat):
        view.drawn = [HIDDEN] * len(view.drawn)
    view.reserve = [HIDDEN] * len(view.reserve)
    # What a guess says of others may contradict what the viewer itself holds.
    guesses = tuple(row for row in view.guesses[viewer] if _is_possible(view, viewer, row))
    mine = agreed(guesses) if guesses else view.known[viewer]
    for owner, (in_hand, in_grave) in enumerate(sizes):
        if owner != seat:
            view.hands[owner] = _with_holes(mine[owner].hand, in_hand)
            view.graves[owner] = _with_holes(mine[owner].grave, in_grave)
    # Of what the others know, the view keeps what everybody knows.
    common = view.known[players]
    view.known = tuple(
        mine if v == viewer else (*common[:v], NOTHING, *common[v + 1 :]) if v < players else common
        for v in range(players + 1)
    )
    view.guesses = tuple(
        guesses if v == viewer else view.guesses[players] for v in range(players + 1)
    )
    view.pools = tuple(
        view.pools[viewer] if v == viewer else view.pools[players] for v in range(players + 1)
    )


def _is_possible(view: Menagerie, viewer: int, row: Row) -> bool:
    """Whether a guess leaves enough of every card for all that is seen, and for the reserve."""
    unseen = _unseen(view, viewer, row)
    if min(unseen[1:]) < 0:
        return False
    stock = sum(map(min, unseen[1:], _shuffled(view, viewer)[1:]))
    return stock >= len(view.reserve) + view.drawn[_drawn_before(view) :].count(HIDDEN)


def _unseen(world: Menagerie, viewer: int, row: Row) -> list[int]:
    """Count by number the cards of which the viewer, if ``row`` is true, does not know where."""
    unseen = list(COPIES)
    piles: list[Sequence[int]] = [world.drawn, world.picked, world.horde, world.discards]
    for owner, known in enumerate(row):
        piles += (world.hands[owner], world.graves[owner]) if owner == viewer else known
    for pile in piles:
        for card in pile:
            unseen[card] -= 1
    return unseen


def _shuffled(world: Menagerie, viewer: int) -> list[int]:
    """Count by number the cards that can lie in the reserve or have come from it since."""
    shuffled = [0] * len(COPIES)
    for card in world.pools[viewer]:
        shuffled[card] += 1
    return shuffled


def _drawn_before(world: Menagerie) -> int:
    """Count the cards drawn that were so before a shuffle: the first of two may be (ZA-15)."""
    since = len(world.pools[world.players]) - len(world.reserve)
    return max(0, len(world.drawn) - since)


def _with_holes(cards: Cards, size: int) -> list[int]:
    return [HIDDEN] * (size - len(cards)) + [*cards]


def fill(world: Menagerie, seat: Seat, rng: Random) -> None:
    """Fill the holes of a view of ``seat`` with cards that fit all it knows."""
    guesses = world.guesses[seat]
    mine = rng.choice(guesses) if guesses else world.known[seat]
    unseen, shuffled = _unseen(world, seat, mine), _shuffled(world, seat)
    stock: list[int] = []
    rest: list[int] = []
    for card in range(1, len(COPIES)):
        fitting = min(unseen[card], shuffled[card])
        stock += [card] * fitting
        rest += [card] * (unseen[card] - fitting)
    mix(stock, rng)
    _fill_holes(world.reserve, 0, stock)
    _fill_holes(world.drawn, _drawn_before(world), stock)
    rest += stock
    mix(rest, rng)
    _fill_holes(world.drawn, 0, rest)
    if world.prompt == DEAL:
        world.drawn.sort()
    for owner, known in enumerate(mine):
        if owner == seat:
            continue
        hand = _with_holes(known.hand, len(world.hands[owner]))
        grave = _with_holes(known.grave, len(world.graves[owner]))
        world.hands[owner], world.graves[owner] = hand, grave
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
