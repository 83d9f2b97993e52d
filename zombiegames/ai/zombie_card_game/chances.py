"""What a deal promises each seat if it is played on at once: for the curve of chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Fit
from zombiegames.ai.zombie_card_game.habits import EVERYBODY, play_out
from zombiegames.ai.zombie_card_game.judge import promise
from zombiegames.ai.zombie_card_game.liking import likings
from zombiegames.ai.zombie_card_game.search import before
from zombiegames.ai.zombie_card_game.worlds import Worlds, table_of
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import EXCHANGE

if TYPE_CHECKING:
    from zombiegames.core.protocol import State

FIT = Fit(1.3, doubt=0.55)


def look(world: State) -> tuple[float, ...]:
    """Estimate the shares of the game as the quick player would play this deal on."""
    assert isinstance(world, Republic)
    deal = world.clone()
    while deal.prompt == EXCHANGE:
        actions = deal.legal_actions()
        liked = likings(deal, deal.actor, actions)
        deal.apply(actions[liked.index(max(liked))])
    worlds = Worlds(deal, deal.actor)
    went = play_out(table_of(deal), worlds.counted(worlds.known), EVERYBODY, None)
    hopes = [promise(before(deal), went, seat) for seat in range(deal.players)]
    return tuple(hope / sum(hopes) for hope in hopes)
