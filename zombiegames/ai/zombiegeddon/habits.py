"""Playing a half on in a hurry: every pawn's next step by what lies there and how it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombiegeddon import numbers
from zombiegames.ai.zombiegeddon.ground import NEXT_POINTS

if TYPE_CHECKING:
    from random import Random

    from zombiegames.ai.zombiegeddon.ground import Ground, Hand, Scene


class Playout:
    """Plays the positions of one half on."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        half = ground.half - 1
        weapon = numbers.TAKEN_WEAPON[half]
        self.token = numbers.DELIVERY[half]
        self.worth: dict[int, float] = {}
        """By mask of a cell: what entering the disc there is worth; provisions are not listed."""
        for cell in ground.board.cells(ground.ordinary):
            bit = ground.board.bit[cell]
            if bit & ground.weapons:
                self.worth[bit] = weapon
            elif bit & ground.enemies:
                self.worth[bit] = ground.value[bit] - weapon
            elif bit not in ground.shift:
                self.worth[bit] = float(ground.value[bit])

    def wish(self, to: int, rest: int, hand: Hand) -> float:
        """Tell how much a step is worth; ``rest``: mask of what may be entered after it."""
        ground = self.ground
        ways = ground.near[to] & rest
        if to & ground.ordinary:
            shift = ground.shift.get(to)
            worth = self.worth[to] if shift is None else NEXT_POINTS[hand[4] >> shift & 15] + 0.5
            if not ways:
                worth -= numbers.DEAD_END
        else:
            worth = numbers.WAY + numbers.ONWARD * min(3, (ways & ground.ordinary).bit_count())
            if to & ground.targets & ~hand[2]:
                worth += self.token
        return worth

    def run(self, scene: Scene, rng: Random, most: int) -> Scene:
        """Play on for at most so many actions, or until nobody gets anything more."""
        ground = self.ground
        near, ordinary, enemies = ground.near, ground.ordinary, ground.enemies
        manholes, weapons, targets = ground.manholes, ground.weapons, ground.targets
        shift_of, worth_of, value_of = ground.shift, self.worth, ground.value
        token = self.token
        way, onward, dead_end = numbers.WAY, numbers.ONWARD, numbers.DEAD_END
        whim, patience = numbers.WHIM, numbers.PATIENCE
        random = rng.random
        seat, left, passable, blocked, hands = scene
        if seat < 0:
            return scene
        order = ground.order
        place = order.index(seat)
        players = len(order)
        pawns = [list(hand[0]) for hand in hands]
        armed = [hand[1] for hand in hands]
        tokens = [hand[2] for hand in hands]
        points = [hand[3] for hand in hands]
        types = [hand[4] for hand in hands]
        idle = [0 if cells else patience for cells in pawns]
        done = 0
        while done < most:
            if idle[seat] < patience:
                done += 1
                free = passable ^ blocked
                if not armed[seat]:
                    free &= ~enemies
                best, best_from, best_to = -99.0, -1, 0
                mine = pawns[seat]
                kinds, wanted = types[seat], targets & ~tokens[seat]
                for number, here in enumerate(mine):
                    goals = near[here] & free
                    if here & manholes:
                        goals |= manholes ^ here
                    while goals:
                        to = goals & -goals
                        goals ^= to
                        ways = near[to] & free & ~here
                        if to & ordinary:
                            shift = shift_of.get(to)
                            if shift is None:
                                wish = worth_of[to]
                            else:
                                wish = NEXT_POINTS[kinds >> shift & 15] + 0.5
                            if not ways:
                                wish -= dead_end
                        else:
                            beside = (ways & ordinary).bit_count()
                            wish = way + onward * (beside if beside < 3 else 3)
                            if to & wanted:
                                wish += token
                        wish += whim * random()
                        if wish > best:
                            best, best_from, best_to = wish, number, to
                if best_from < 0:
                    idle[seat] = patience
                    left = 1
                else:
                    here, to = mine[best_from], best_to
                    mine[best_from] = to
                    if to & enemies:
                        armed[seat] -= 1
                    if here & ordinary:
                        passable ^= here
                        blocked ^= here
                        if here & weapons:
                            armed[seat] += 1
                    if to & ordinary:
                        idle[seat] = 0
                        blocked |= to
                        shift = shift_of.get(to)
                        if shift is None:
                            points[seat] += value_of.get(to, 0)
                        else:
                            count = kinds >> shift & 15
                            points[seat] += NEXT_POINTS[count]
                            if count < 15:
                                types[seat] = kinds + (1 << shift)
                    elif to & wanted:
                        tokens[seat] |= to
                        idle[seat] = 0
                    else:
                        idle[seat] += 1
            else:
                left = 1
            left -= 1
            if left <= 0:
                if min(idle) >= patience:
                    break
                place = (place + 1) % players
                seat = order[place]
                left = 2
        after = tuple(
            (tuple(sorted(cells)), armed[s], tokens[s], points[s], types[s])
            for s, cells in enumerate(pawns)
        )
        return seat, left or 2, passable, blocked, after
