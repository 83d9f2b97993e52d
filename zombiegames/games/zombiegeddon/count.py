"""The points: what a pile is worth, who starts the second half, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.protocol import Outcome
from zombiegames.games.zombiegeddon.discs import FAMILY_OF, KIND_OF, PROVISIONS, VALUE_OF
from zombiegames.games.zombiegeddon.terms import PROVISION_POINTS, TOKEN_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.state import Wasteland


class Score(NamedTuple):
    """A player's points (ZG-50)."""

    food: int
    """Points."""
    enemies: int
    """Points."""
    enemy_discs: int
    """How many discs that is."""
    provisions: tuple[int, ...]
    """Discs of each type, by position in ``discs.PROVISIONS``."""
    provision_points: int
    """Points of all types together."""
    tokens: int
    """Tokens in red shelters in the second half, which alone count."""
    token_points: int
    """Points."""

    @property
    def total(self) -> int:
        """All points."""
        return self.food + self.enemies + self.provision_points + self.token_points


def provision_points(number: int) -> int:
    """Give the points of so many discs of one type."""
    return PROVISION_POINTS[min(number, len(PROVISION_POINTS) - 1)]


def score(pile: Iterable[int], tokens: int) -> Score:
    """Count a pile and so many tokens in red shelters."""
    food = enemies = enemy_discs = 0
    types = dict.fromkeys(PROVISIONS, 0)
    for disc in pile:
        family = FAMILY_OF[disc]
        if family == "food":
            food += VALUE_OF[disc]
        elif family == "enemy":
            enemies += VALUE_OF[disc]
            enemy_discs += 1
        elif family == "provision":
            types[KIND_OF[disc]] += 1
    return Score(
        food=food,
        enemies=enemies,
        enemy_discs=enemy_discs,
        provisions=tuple(types.values()),
        provision_points=sum(map(provision_points, types.values())),
        tokens=tokens,
        token_points=tokens * TOKEN_POINTS,
    )


def scores(state: Wasteland) -> list[Score]:
    """Count every seat's pile and tokens as they are now; tokens of the first half never count."""
    return [
        score(pile, tokens.bit_count() if state.half == 2 else 0)
        for pile, tokens in zip(state.piles, state.tokens, strict=True)
    ]


def enemies_of(pile: Iterable[int]) -> tuple[int, int]:
    """Count the enemy discs of a pile and their points."""
    values = [VALUE_OF[disc] for disc in pile if FAMILY_OF[disc] == "enemy"]
    return len(values), sum(values)


def second_starter(order: Sequence[Seat], enemies: Sequence[tuple[int, int]]) -> tuple[Seat, str]:
    """Find who starts the second half, and by which of ``events.TIES`` (ZG-45).

    ``order``: of the first half; ``enemies``: by seat, discs and points.
    """
    best = max(enemies)
    tied = [seat for seat in order if enemies[seat] == best]
    if sum(discs == best[0] for discs, _ in enemies) == 1:
        return tied[0], "most"
    return tied[-1], "points" if len(tied) == 1 else "latest"


def result(state: Wasteland) -> Outcome:
    """Tell who won (ZG-51): most points, most enemy discs, most tokens, else they share."""
    counted = scores(state)
    keys = [(s.total, s.enemy_discs, s.tokens) for s in counted]
    best = max(keys)
    winners = keys.count(best)
    if winners > 1:
        reason = "shared"
    elif [k[0] for k in keys].count(best[0]) == 1:
        reason = "points"
    else:
        reason = "enemies" if [k[:2] for k in keys].count(best[:2]) == 1 else "tokens"
    return Outcome(
        returns=tuple(1 / winners if key == best else 0.0 for key in keys),
        reason=reason,
        ranks=tuple(1 + sum(other > key for other in keys) for key in keys),
        scores=tuple(s.total for s in counted),
    )
