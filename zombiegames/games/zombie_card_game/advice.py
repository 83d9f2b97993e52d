"""What a table may tell beside the rules: what beats the table, what is still out, sure plans.

Everything here is worked out from a view alone and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombie_card_game.actions import PASS, Pass, Play
from zombiegames.games.zombie_card_game.answers import DEMANDS, Demand, demand
from zombiegames.games.zombie_card_game.cards import (
    COPIES,
    MERCENARY,
    PRESIDENT,
    STANDARD,
    WITCH,
    ZOMBIE,
    number_of,
)
from zombiegames.games.zombie_card_game.hand import take
from zombiegames.games.zombie_card_game.knowledge import unseen
from zombiegames.games.zombie_card_game.legal import LEGAL
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD

if TYPE_CHECKING:
    from zombiegames.games.zombie_card_game.state import Republic

WISHES = ("go-out", "cheapest")
"""What :func:`plan` can work out."""

MOST_TRIED = 2000
"""Hands that are looked at for a way out."""


class Beats(NamedTuple):
    """What answers the top of the trick, whoever holds it; fewest above most: none does."""

    ranks: tuple[int, ...]
    """Standard ranks that are higher (with the option ``witch_alone`` also ``WITCH``)."""
    size: int
    """How many standard cards it takes."""
    mercenaries: tuple[int, int]
    """Fewest and most."""
    presidents: tuple[int, int]
    """Fewest and most."""
    zombies: tuple[int, int]
    """Fewest and most; they end the trick."""


def beats(view: Republic) -> Beats | None:
    """Tell what beats the top of the trick; None where a seat is to lead or nobody plays."""
    if view.prompt != ANSWER:
        return None
    wanted = DEMANDS[view.demand]
    ranks = _led(view) if wanted.standard else []
    if view.size > COPIES[WITCH]:
        # ZP-15: a big set needs a natural card, which queens never have (ZP-04).
        ranks = [rank for rank in ranks if rank != WITCH]
    return Beats(
        ranks=tuple(rank for rank in ranks if rank > view.rank),
        size=view.size,
        mercenaries=wanted.mercenaries,
        presidents=wanted.presidents,
        zombies=wanted.zombies,
    )


def _led(view: Republic) -> list[int]:
    return sorted((*STANDARD, WITCH)) if view.house.witch_alone else list(STANDARD)


class Count(NamedTuple):
    """Where the cards of one rank are, as far as the viewer knows."""

    rank: int
    played: int
    """Swept in this deal or lying on the trick."""
    held: int
    """In the viewer's hand."""
    elsewhere: int
    """In the hands of the others."""


def counts(view: Republic, seat: int) -> list[Count]:
    """Count the cards of every rank, lowest first, as ``seat`` knows them."""
    on_trick = 0
    for laid in view.trick:
        on_trick |= laid.cards
    found = []
    for rank in range(1, len(COPIES)):
        played = number_of(view.swept, rank) + number_of(on_trick, rank)
        held = number_of(view.hands[seat], rank) if seat >= 0 else 0
        found.append(Count(rank, played, held, COPIES[rank] - played - held))
    return found


def _against(view: Republic, seat: int) -> tuple[int, int]:
    """Give all cards (a mask) that could answer ``seat``, and the most that one hand holds."""
    rivals = [other for other in range(view.players) if other != seat and view.playing >> other & 1]
    cards = unseen(view)
    for other in rivals:
        cards |= view.hands[other]
    return cards, max((view.sizes[other] for other in rivals), default=0)


def _can_answer(view: Republic, wanted: Demand, play: Play, cards: int, most: int) -> bool:
    size = play.naturals + play.witches
    witches = number_of(cards, WITCH)
    for rank, between in (
        (MERCENARY, wanted.mercenaries),
        (PRESIDENT, wanted.presidents),
        (ZOMBIE, wanted.zombies),
    ):
        fewest, at_most = between
        if fewest <= min(at_most, most, number_of(cards, rank)):
            return True
    if not wanted.standard or most < size:
        return False
    for rank in _led(view):
        held = number_of(cards, rank)
        beside = 0 if rank == WITCH else witches
        if rank > play.rank and held and held + beside >= size:
            return True
    return False


def is_unbeatable(view: Republic, play: Play) -> bool:
    """Whether for all that ``view.to_act()`` knows nobody can answer a play of its own.

    Never wrong when it says so; the cards that are not in sight might all be in one hand.
    """
    size = play.naturals + play.witches
    if play.rank == ZOMBIE and size > 1:
        return True
    opening = view.opening or size
    wanted = demand(view.house.absolute_president, opening, play.rank, size)
    return not _can_answer(view, wanted, play, *_against(view, view.actor))


def going_out(view: Republic) -> list[Play] | None:
    """Find plays that get rid of the whole hand and that nobody can stop; None: there are none.

    All but the last are unbeatable, so that one leads again and again.
    """
    if view.prompt not in (LEAD, ANSWER):
        return None
    world = view.clone()
    cards, most = _against(view, view.actor)
    if view.prompt == LEAD:
        return _way_out(world, cards, most, {})
    # An answer comes first; then one leads.
    for first in view.legal_actions():
        if isinstance(first, Pass):
            continue
        rest = _without(world, first)
        if not rest.sizes[rest.actor]:
            return [first]
        if is_unbeatable(view, first):
            further = _way_out(rest, *_against(rest, rest.actor), {})
            if further is not None:
                return [first, *further]
    return None


def _way_out(
    world: Republic, cards: int, most: int, tried: dict[int, list[Play] | None]
) -> list[Play] | None:
    hand = world.hands[world.actor]
    if hand in tried or len(tried) > MOST_TRIED:
        return tried.get(hand)
    tried[hand] = None
    absolute = world.house.absolute_president
    unbeatable = []
    for play in LEGAL[LEAD](world):
        size = play.naturals + play.witches
        if size == world.sizes[world.actor]:
            tried[hand] = [play]
            return tried[hand]
        if (play.rank == ZOMBIE and size > 1) or not _can_answer(
            world, demand(absolute, size, play.rank, size), play, cards, most
        ):
            unbeatable.append(play)
    # The fewest plays are the best ones: big sets first.
    unbeatable.sort(key=lambda play: -play.naturals - play.witches)
    for play in unbeatable:
        further = _way_out(_without(world, play), cards, most, tried)
        if further is not None:
            tried[hand] = [play, *further]
            break
    return tried[hand]


def _without(world: Republic, play: Play) -> Republic:
    """Copy a position as if a play had been made and won the trick."""
    rest = world.clone()
    seat = rest.actor
    rest.swept |= take(rest, seat, play.rank, play.naturals)
    rest.swept |= take(rest, seat, WITCH, play.witches)
    for laid in rest.trick:
        rest.swept |= laid.cards
    rest.trick.clear()
    # The others lead and answer again in the next trick.
    rest.prompt, rest.playing = LEAD, rest.alive
    return rest


def cheapest(view: Republic) -> Play | Pass:
    """Find the lowest play that is legal, with the fewest witches and specials; else ``Pass``."""
    plays = [action for action in view.legal_actions() if isinstance(action, Play)]
    # Zombies come last: a set of them ends the trick, and one alone is only led.
    return min(
        plays,
        key=lambda p: (p.rank == ZOMBIE and p.naturals > 1, p.witches, p.rank, p.naturals),
        default=PASS,
    )


def plan(view: Republic, wish: str) -> list[Play | Pass]:
    """Work out the actions that fulfil a wish, one of :data:`WISHES`; empty: there are none.

    ``go-out``: :func:`going_out`. ``cheapest``: :func:`cheapest`.
    """
    if view.prompt not in (LEAD, ANSWER):
        return []
    if wish == "go-out":
        return [*(going_out(view) or ())]
    assert wish in WISHES, f"no wish is called {wish!r}"
    return [cheapest(view)]
