"""Nature: what it shuffles and rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.actions import Begin, Die, ShuffleCards, ShuffleTiles
from zombiegames.games.zombies4.legal import LEGAL
from zombiegames.games.zombies4.tiles import CABIN, LOOSE_TILES

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.state import Woods


def cabin_places(state: Woods) -> range:
    """Give where in the order the Cabin may come, the first drawn being 0.

    With 20 tiles it is always among those played; in the back half it lies in the lower half
    of the stack, rounded up.
    """
    played = state.house.tiles - 1
    first = played - (played + 1) // 2 if state.house.back_half else 0
    return range(first, played)


def sample(state: Woods, rng: Random) -> AnyAction:
    """Draw nature's next action."""
    if state.prompt == ask.DIE:
        return Die(rng.randrange(6) + 1)
    if state.prompt == ask.BEGIN:
        return Begin(rng.randrange(state.players))
    if state.prompt == ask.SHUFFLE_CARDS:
        cards = sorted(state.deck)
        rng.shuffle(cards)
        return ShuffleCards(tuple(cards))
    assert state.prompt == ask.SHUFFLE_TILES
    tiles = [tile for tile in LOOSE_TILES if tile != CABIN]
    rng.shuffle(tiles)
    tiles.insert(rng.choice(cabin_places(state)), CABIN)
    return ShuffleTiles(tuple(tiles))


def outcomes(state: Woods) -> list[tuple[Action, float]] | None:
    """List nature's actions with their chances; None for shuffles."""
    if state.prompt not in (ask.DIE, ask.BEGIN):
        return None
    actions = LEGAL[state.prompt](state)
    return [(action, 1 / len(actions)) for action in actions]
