"""What a table may tell beside the rules: what beats the table, what is still out, sure plans.

Everything here is worked out from a view alone and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombie_card_game import cards
from zombiegames.games.zombie_card_game.actions import Play
from zombiegames.games.zombie_card_game.answers import DEMANDS, Demand, demand
from zombiegames.games.zombie_card_game.hand import take
from zombiegames.games.zombie_card_game.knowledge import unseen
from zombiegames.games.zombie_card_game.legal import leads
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD

if TYPE_CHECKING:
    from zombiegames.games.zombie_card_game.state import Republic

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
    if view.size > cards.COPIES[cards.WITCH]:
        # ZP-15: a big set needs a natural card, which queens never have (ZP-04).
        ranks = [rank for rank in ranks if rank != cards.WITCH]
    return Beats(
        ranks=tuple(rank for rank in ranks if rank > view.rank),
        size=view.size,
        mercenaries=wanted.mercenaries,
        presidents=wanted.presidents,
        zombies=wanted.zombies,
    )


def _led(view: Republic) -> list[int]:
    queens = (cards.WITCH,) if view.house.witch_alone else ()
    return sorted((*cards.STANDARD, *queens))


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
    played = view.swept | view.on_trick()
    found = []
    for rank in range(1, len(cards.COPIES)):
        gone = cards.number_of(played, rank)
        held = cards.number_of(view.hands[seat], rank) if seat >= 0 else 0
        found.append(Count(rank, gone, held, cards.COPIES[rank] - gone - held))
    return found


def _against(view: Republic, seat: int) -> tuple[int, int]:
    """Give all cards (a mask) that could answer ``seat``, and the most that one hand holds."""
    rivals = [other for other in range(view.players) if other != seat and view.playing >> other & 1]
    against = unseen(view)
    for other in rivals:
        against |= view.hands[other]
    return against, max((view.sizes[other] for other in rivals), default=0)


def _can_answer(view: Republic, wanted: Demand, play: Play, against: int, most: int) -> bool:
    witches = cards.number_of(against, cards.WITCH)
    for rank, between in (
        (cards.MERCENARY, wanted.mercenaries),
        (cards.PRESIDENT, wanted.presidents),
        (cards.ZOMBIE, wanted.zombies),
    ):
        fewest, at_most = between
        if fewest <= min(at_most, most, cards.number_of(against, rank)):
            return True
    if not wanted.standard or most < play.size:
        return False
    for rank in _led(view):
        held = cards.number_of(against, rank)
        beside = 0 if rank == cards.WITCH else witches
        if rank > play.rank and held and held + beside >= play.size:
            return True
    return False


def is_unbeatable(view: Republic, play: Play) -> bool:
    """Whether for all that ``view.to_act()`` knows nobody can answer a play of its own.

    Never wrong when it says so; the cards that are not in sight might all be in one hand.
    """
    if play.rank == cards.ZOMBIE and play.size > 1:
        return True
    opening = view.opening or play.size
    wanted = demand(view.house.absolute_president, opening, play.rank, play.size)
    return not _can_answer(view, wanted, play, *_against(view, view.actor))


def going_out(view: Republic) -> list[Play] | None:
    """Find plays that get rid of the whole hand and that nobody can stop; None: there are none.

    All but the last are unbeatable, so that one leads again and again.
    """
    if view.prompt not in (LEAD, ANSWER):
        return None
    world = view.clone()
    if view.prompt == LEAD:
        return _way_out(world, *_against(view, view.actor), {})
    # An answer comes first; then one leads.
    for first in view.legal_actions():
        if not isinstance(first, Play):
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
    world: Republic, against: int, most: int, tried: dict[int, list[Play] | None]
) -> list[Play] | None:
    hand = world.hands[world.actor]
    if hand in tried or len(tried) > MOST_TRIED:
        return tried.get(hand)
    tried[hand] = None
    absolute = world.house.absolute_president
    unbeatable = []
    for play in leads(world):
        size = play.size
        if size == world.sizes[world.actor]:
            tried[hand] = [play]
            return tried[hand]
        if (play.rank == cards.ZOMBIE and size > 1) or not _can_answer(
            world, demand(absolute, size, play.rank, size), play, against, most
        ):
            unbeatable.append(play)
    # The fewest plays are the best ones: big sets first.
    unbeatable.sort(key=lambda play: -play.size)
    for play in unbeatable:
        further = _way_out(_without(world, play), against, most, tried)
        if further is not None:
            tried[hand] = [play, *further]
            break
    return tried[hand]


def _without(world: Republic, play: Play) -> Republic:
    """Copy a position as if a play had been made and won the trick."""
    rest = world.clone()
    seat = rest.actor
    rest.swept |= take(rest, seat, play.rank, play.naturals)
    rest.swept |= take(rest, seat, cards.WITCH, play.witches)
    rest.swept |= rest.on_trick()
    rest.trick.clear()
    # The others lead and answer again in the next trick.
    rest.prompt, rest.playing = LEAD, rest.alive
    return rest
