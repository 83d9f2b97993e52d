"""Any position of Zombie the card game from a few words: for tests and pictures of tables.

>>> state = position("9 9 king", "10 10 3", "zombie zombie", turn=1, trick=["0: 8 8"])

A hand is the names of its cards with spaces between (``cards.toml``). ``2`` … ``ace`` take the
first suit that is left; ``king-hearts`` names one. What is nowhere else has been swept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombie_card_game.actions import Shuffle
from zombiegames.games.zombie_card_game.answers import DEMAND_OF
from zombiegames.games.zombie_card_game.cards import (
    ALL,
    COMPONENTS,
    NAMES,
    RANK_OF,
    SUITS,
    WITCH,
    mask_of,
    suit_of,
)
from zombiegames.games.zombie_card_game.hand import hold
from zombiegames.games.zombie_card_game.rules import new
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD, SHUFFLE, House, Laid

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.games.zombie_card_game.state import Republic


class _Box:
    """The cards that have no place yet."""

    def __init__(self) -> None:
        self.cards = list(COMPONENTS)

    def take(self, name: str) -> int:
        """Take the first card of a name.

        Raises:
            ValueError: for a card that does not exist or is used up.
        """
        rank, _, suit = name.partition("-")
        if rank not in NAMES or (suit and suit not in SUITS):
            raise ValueError(f"no card is called {name!r}")
        for card in self.cards:
            if RANK_OF[card] != NAMES.index(rank) + 1:
                continue
            if not suit or suit_of(card) == SUITS.index(suit):
                self.cards.remove(card)
                return card
        raise ValueError(f"no {name} is left in the box")

    def take_all(self, names: str) -> list[int]:
        return [self.take(name) for name in names.split()]


def position(
    *hands: str,
    turn: int = 0,
    trick: Sequence[str] = (),
    passed: Sequence[int] = (),
    went: Sequence[int] | None = None,
    deal: int = 2,
    dealer: int | None = None,
    places: Sequence[int] | None = None,
    presidencies: Sequence[int] | None = None,
    preset: Mapping[str, bool] | None = None,
    listening: bool = False,
) -> Republic:
    """Set up a position, one hand for each seat; ``turn`` is to lead or to answer the trick.

    ``trick``: the plays on the table, the opening one first, as ``"2: king king witch"``; witches
    alone are queens. ``passed``: seats that have left the trick. ``went``: seats that are out, in
    order; without it those with an empty hand, ascending. ``places``: by seat, in the last deal,
    without it as the seats are numbered; in the first deal nobody has any. ``dealer``: without it
    the last placed. ``preset``: options that are not off.

    Nothing is checked for being reachable in play.

    Raises:
        ValueError: for a card that does not exist or is used up.
    """
    players = len(hands)
    house = dict.fromkeys(House._fields, False)
    state = new(players, {**house, **(preset or {})})
    box = _Box()
    state.deal = deal
    state.places = _numbers(places, tuple(range(players))) if deal > 1 else state.places
    last = state.places.index(players - 1) if deal > 1 else players - 1
    state.dealer = last if dealer is None else dealer
    state.presidencies = _numbers(presidencies, (0,) * players)
    for text in trick:
        number, _, laid = text.partition(":")
        _lay(state, int(number), box.take_all(laid))
    for seat, names in enumerate(hands):
        hold(state, seat, mask_of(box.take_all(names)))
    state.dealt = (0, *COMPONENTS)
    state.alive = sum(1 << seat for seat in range(players) if state.sizes[seat])
    out = [seat for seat in range(players) if not state.sizes[seat]]
    state.went = tuple(out if went is None else went)
    state.playing = state.alive & ~sum(1 << seat for seat in passed)
    state.swept = mask_of(box.cards)
    state.prompt, state.actor = (ANSWER if trick else LEAD), turn
    state.listening = listening
    return state


def before_shuffle(
    players: int,
    *,
    deal: int = 2,
    dealer: int | None = None,
    places: Sequence[int] | None = None,
    presidencies: Sequence[int] | None = None,
    preset: Mapping[str, bool] | None = None,
    listening: bool = False,
) -> Republic:
    """Set up the moment before the cards of a deal are shuffled; see :func:`position`."""
    state = position(
        *[""] * players,
        went=(),
        deal=deal,
        dealer=dealer,
        places=places,
        presidencies=presidencies,
        preset=preset,
        listening=listening,
    )
    state.swept, state.dealt = ALL, (0, *[0] * len(COMPONENTS))
    state.prompt, state.actor = SHUFFLE, NATURE
    return state


def stacked(state: Republic, *hands: str) -> Shuffle:
    """Find an order of the cards that deals each seat the cards named, and any others.

    Raises:
        ValueError: for a card that does not exist or is used up, or more than a hand holds.
    """
    players, box = state.players, _Box()
    named = [box.take_all(hand) for hand in hands]
    named += [[] for _ in range(players - len(named))]
    rest = box.cards[::-1]
    order = []
    for number in range(len(COMPONENTS)):
        mine = named[(state.dealer + 1 + number) % players]
        order.append(mine.pop(0) if mine else -1)
    if any(named):
        raise ValueError("more cards are named than a hand gets")
    return Shuffle(tuple(card if card > 0 else rest.pop() for card in order))


def _numbers(given: Sequence[int] | None, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    return otherwise if given is None else tuple(given)


def _lay(state: Republic, seat: int, cards: list[int]) -> None:
    witches = sum(RANK_OF[card] == WITCH for card in cards)
    naturals = len(cards) - witches
    rank = next((RANK_OF[card] for card in cards if RANK_OF[card] != WITCH), WITCH)
    state.trick.append(Laid(seat, rank, naturals, witches, mask_of(cards)))
    state.top, state.rank, state.size = seat, rank, len(cards)
    state.opening = state.opening or len(cards)
    key = (state.house.absolute_president, state.opening, rank, len(cards))
    state.demand = DEMAND_OF.get(key, 0)
