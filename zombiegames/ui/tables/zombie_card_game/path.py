"""Which clicks mean which action of Zombie the card game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game.actions import GiveBack, Pass, Play
from zombiegames.games.zombie_card_game.cards import COPIES, RANK_OF, WITCH, ZOMBIE, cards_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic
    from zombiegames.ui.table.picker import Clickable, Path

PLAY: Clickable = ("button", "play")
GIVE: Clickable = ("button", "give-back")
PASS: Clickable = ("button", "pass")


def take(rank: int, n: int) -> Clickable:
    """The ``n``-th card taken of a rank, from 1: which of equal cards does not matter, but that
    one which has to be played is the first.
    """
    return ("take", rank, n)


def path_of(view: Republic, action: Action) -> Path:
    """Say which clicks mean an action."""
    match action:
        case Play(rank, naturals, witches):
            cards = [take(rank, n) for n in range(1, naturals + 1)]
            cards += [take(WITCH, n) for n in range(1, witches + 1)]
            return (frozenset(cards), PLAY) if cards else (PLAY,)
        case GiveBack(ranks):
            cards = [take(rank, ranks[: n + 1].count(rank)) for n, rank in enumerate(ranks)]
            return (frozenset(cards), GIVE)
        case Pass():
            return (PASS,)
    return (("nature", action.kind),)


def hand_of(view: Republic, seat: Seat) -> list[int]:
    """List the cards of a hand as they are held: rising, zombies last.

    Equal ones stand in the order in which they would be played.
    """
    return sorted(
        cards_of(view.hands[seat]),
        key=lambda card: (RANK_OF[card] == ZOMBIE, RANK_OF[card], view.dealt[card], card),
    )


def raised(
    hand: Sequence[int],
    selected: Iterable[Clickable],
    meant: Iterable[int] = (),
    first: Collection[int] = (),
) -> set[int]:
    """List the cards that stand out of the hand: of each rank those meant, then the others in
    turn; ``first``: those that only the first click of their rank stands for.
    """
    clicks = {click for click in selected if click[0] == "take"}
    found = {card for card in hand if card in first and take(RANK_OF[card], 1) in clicks}
    left = Counter(click[1] for click in clicks - {take(RANK_OF[card], 1) for card in found})
    for card in dict.fromkeys((*meant, *hand)):
        if card not in first and left[RANK_OF[card]]:
            left[RANK_OF[card]] -= 1
            found.add(card)
    return found


def means_of(
    card: int, selected: Collection[Clickable], up: set[int], first: Collection[int] = ()
) -> list[Clickable]:
    """List what a click on a card of the own hand can stand for; on a raised one: put it back."""
    rank = RANK_OF[card]
    if card in first:
        return [take(rank, 1)]
    least = 2 if any(RANK_OF[one] == rank for one in first) else 1
    clicks = [take(rank, n) for n in range(least, COPIES[rank] + 1)]
    return [max(filter(selected.__contains__, clicks))] if card in up else clicks
