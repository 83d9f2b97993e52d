"""Nature: what it shuffles and rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4.actions import Begin, Die, ShuffleCards, ShuffleTiles
from zombiegames.games.zombies4.legal import LEGAL
from zombiegames.games.zombies4.terms import BEGIN, DIE, SHUFFLE_CARDS, SHUFFLE_TILES
from zombiegames.games.zombies4.tiles import BRIDGE, CABIN, TILES

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombies4.rules import Woods

LOOSE_TILES = tuple(tile for tile in range(1, len(TILES)) if tile != BRIDGE)
"""What is shuffled: all but the Bridge."""


def cabin_places(woods: Woods) -> range:
    """Give where in the order the Cabin may come, the first drawn being 0.

    With 20 tiles it is always among those played; in the back half it lies in the lower half
    of the stack, rounded up.
    """
    played = woods.house.tiles - 1
    first = played - (played + 1) // 2 if woods.house.back_half else 0
    return range(first, played)


def sample(woods: Woods, rng: Random) -> Action:
    """Draw nature's next action."""
    if woods.prompt == DIE:
        return Die(rng.randrange(6) + 1)
    if woods.prompt == BEGIN:
        return Begin(rng.randrange(woods.players))
    if woods.prompt == SHUFFLE_CARDS:
        cards = sorted(woods.deck)
        rng.shuffle(cards)
        return ShuffleCards(tuple(cards))
    assert woods.prompt == SHUFFLE_TILES
    tiles = [tile for tile in LOOSE_TILES if tile != CABIN]
    rng.shuffle(tiles)
    tiles.insert(rng.choice(cabin_places(woods)), CABIN)
    return ShuffleTiles(tuple(tiles))


def outcomes(woods: Woods) -> list[tuple[Action, float]] | None:
    """List nature's actions with their chances; None for shuffles."""
    if woods.prompt not in (DIE, BEGIN):
        return None
    actions = LEGAL[woods.prompt](woods)
    return [(action, 1 / len(actions)) for action in actions]
