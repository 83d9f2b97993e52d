"""What a position promises each seat, at once: for the curve of chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Fit
from zombiegames.ai.zombiegeddon.search import Tree
from zombiegames.games.zombiegeddon.state import Wasteland

if TYPE_CHECKING:
    from zombiegames.core.protocol import State

FIT = Fit(1.15)


def look(world: State) -> tuple[float, ...]:
    """Estimate the shares of the win; nothing is played on."""
    assert isinstance(world, Wasteland)
    tree = Tree(world)
    return tuple(tree.shares(tree.ground.root))
