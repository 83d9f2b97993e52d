"""What a table may tell beside the rules: what beats the table, what is still out, sure plans.

Everything here is worked out from a view alone and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombie_card_game import cards
from zombiegames.games.zombie_card_game.actions import PLAYS, Play
from zombiegames.games.zombie_card_game.answers import DEMANDS, demand
from zombiegames.games.zombie_card_game.knowledge import unseen
from zombiegames.games.zombie_card_game.terms import ANSWER, BIG_SET, LEAD, SET

if TYPE_CHECKING:
    from zombiegames.games.zombie_card_game.state import Republic


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
    ranks = _led(witch_alone=view.house.witch_alone) if wanted.standard else []
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


def _led(*, witch_alone: bool) -> list[int]:
    return sorted((*cards.STANDARD, cards.WITCH)) if witch_alone else list(cards.STANDARD)


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


class _Rivals:
    """What some seats may hold, as far as ``view.to_act()`` knows."""

    def __init__(self, view: Republic, seats: int) -> None:
        self._absolute = view.house.absolute_president
        self._ranks = _led(witch_alone=view.house.witch_alone)
        self._hands: list[tuple[list[int], int]] = []
        """By seat: how many cards of each rank it may hold at most, and how many it holds."""
        hidden = unseen(view)
        for seat in range(view.players):
            if seats >> seat & 1 and seat != view.actor:
                size, known = view.sizes[seat], view.hands[seat]
                may = known if known.bit_count() == size else known | hidden
                self._hands.append((cards.held_of(may), size))
        self._answered: dict[tuple[int, int, int], bool] = {}

    def can_answer(self, opening: int, rank: int, size: int) -> bool:
        """Whether one of them may hold an answer to some cards; never wrong when it says no."""
        if rank == cards.ZOMBIE and size > 1:
            # ZP-21: a set of zombies ends the trick at once.
            return False
        key = (opening, rank, size)
        answered = self._answered.get(key)
        if answered is None:
            answered = self._answered[key] = any(
                self._answers(held, most, *key) for held, most in self._hands
            )
        return answered

    def _answers(self, held: list[int], most: int, opening: int, rank: int, size: int) -> bool:
        wanted = demand(self._absolute, opening, rank, size)
        for sort, (fewest, at_most) in (
            (cards.MERCENARY, wanted.mercenaries),
            (cards.PRESIDENT, wanted.presidents),
            (cards.ZOMBIE, wanted.zombies),
        ):
            if fewest <= min(at_most, most, held[sort]):
                return True
        if not wanted.standard or most < size:
            return False
        for higher in self._ranks:
            beside = 0 if higher == cards.WITCH else held[cards.WITCH]
            if higher > rank and held[higher] and held[higher] + beside >= size:
                return True
        return False


def is_unbeatable(view: Republic, play: Play, seats: int | None = None) -> bool:
    """Whether for all that ``view.to_act()`` knows nobody can answer a play of its own.

    Never wrong when it says so; the cards that are not in sight might all be in one hand.

    Args:
        view: of the seat to act.
        play: one of its own.
        seats: a mask of those who might answer; None: all who are in the trick.
    """
    rivals = _Rivals(view, view.playing if seats is None else seats)
    return not rivals.can_answer(view.opening or play.size, play.rank, play.size)


def going_out(view: Republic) -> list[Play] | None:
    """Find plays that get rid of the whole hand and that nobody can stop; None: there are none.

    All but the last are unbeatable, so that one leads again and again.
    """
    if view.prompt not in (LEAD, ANSWER):
        return None
    seat = view.actor
    held = cards.held_of(view.hands[seat])
    now, later = _Rivals(view, view.playing), _Rivals(view, view.alive)
    further = _Further(view, later)
    plays = [play for play in view.legal_actions() if isinstance(play, Play)]
    # The fewest plays are the best ones: big sets first.
    for first in sorted(plays, key=lambda play: -play.size):
        if first.size == view.sizes[seat]:
            return [first]
        if not now.can_answer(view.opening or first.size, first.rank, first.size):
            left = held[:]
            left[first.rank] -= first.naturals
            left[cards.WITCH] -= first.witches
            rest = further.leads(left)
            if rest is not None:
                return [first, *rest]
    return None


class _Further:
    """Whether one who leads again and again can be rid of all cards.

    What a rival can answer does not change meanwhile, so the order of the leads does not matter,
    but for the one that may be answered: it is the last. So the ranks are gone through from below,
    and nothing is looked at twice.
    """

    def __init__(self, view: Republic, rivals: _Rivals) -> None:
        self._rivals = rivals
        self._alone = view.house.witch_alone
        # ZP-03, ZP-15: four cards at most, with the option eight.
        self._most = BIG_SET if view.house.big_sets else SET
        self._tried: dict[tuple[int, int, int, bool], list[Play] | None] = {}

    def leads(self, held: list[int]) -> list[Play] | None:
        """Find the leads for a hand, counted by rank; None: there are none."""
        self._tried = {}
        left = held[:]
        left[cards.WITCH] = 0
        return self._from(left, cards.ZOMBIE, left[cards.ZOMBIE], held[cards.WITCH], False)

    def _from(
        self, held: list[int], rank: int, number: int, witches: int, ended: bool
    ) -> list[Play] | None:
        """Go on with so many cards of a rank, all of the higher ones, and so many witches.

        ``ended``: whether the lead that may be answered is among those chosen.
        """
        while not number and rank < cards.PRESIDENT:
            rank += 1
            number = held[rank]
        if not number:
            return self._queens(witches, ended)
        key = (rank, number, witches, ended)
        if key not in self._tried:
            self._tried[key] = self._found(held, rank, number, witches, ended)
        return self._tried[key]

    def _found(
        self, held: list[int], rank: int, number: int, witches: int, ended: bool
    ) -> list[Play] | None:
        for naturals in range(min(number, SET), 0, -1):
            # ZP-04: witches lie beside standard cards only.
            room = min(witches, self._most - naturals) if rank in cards.STANDARD else 0
            for beside in range(room + 1):
                size = naturals + beside
                last = self._rivals.can_answer(size, rank, size)
                if last and ended:
                    continue
                rest = self._from(held, rank, number - naturals, witches - beside, ended or last)
                if rest is not None:
                    play = PLAYS[rank][naturals][beside]
                    return [*rest, play] if last else [play, *rest]
        return None

    def _queens(self, witches: int, ended: bool) -> list[Play] | None:
        """Lead the witches that are left by themselves."""
        if not witches:
            return []
        # ZP-04, ZP-05: without the option they cannot be led.
        if not self._alone or (ended and self._rivals.can_answer(witches, cards.WITCH, witches)):
            return None
        return [PLAYS[cards.WITCH][0][witches]]
