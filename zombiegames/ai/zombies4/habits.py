"""Quick rules of thumb for all seats: what a search plays on with, some microseconds a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombies4 import ranger
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import terms
from zombiegames.games.zombies4.cards import CARDS, EVENT, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.dogs import destinations, pickable, put_squares
from zombiegames.games.zombies4.land import STEPS
from zombiegames.games.zombies4.legal import (
    CAST,
    DICE,
    DISCARD,
    END_TURN,
    FINISH,
    PASS,
    PICK_DOG,
    PUT_BULLET,
    PUT_DOG,
    PUT_HEART,
    ROLL,
    RUN_DOGS,
    SHOOT,
    STOP,
    SUFFER,
)
from zombiegames.games.zombies4.plays import PLAY, has_title, is_at
from zombiegames.games.zombies4.tiles import CABIN, TILE_OF
from zombiegames.games.zombies4.turn import may_cast

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from zombiegames.ai.zombies4.temper import Temper
    from zombiegames.core.protocol import Action, Seat
    from zombiegames.games.zombies4.state import Woods


class Habits:
    """Plays for all seats by one temper; remembers the way of the pawn that walks."""

    __slots__ = ("_at", "_way", "_worth", "temper")

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self._way: list[int] = []
        self._at = -1
        self._worth: list[float] = []

    def play_on(self, world: Woods, rng: Random, last: int) -> None:
        """Play on until the dogs of turn ``last`` are to run, or the game is over."""
        random = rng.random
        while True:
            actor = world.actor
            if actor == NATURE:
                if world.prompt == terms.DIE:
                    world.apply(DICE[int(random() * 6)])
                else:
                    world.apply(world.sample_chance(rng))
            elif actor == OVER or (world.phase >= 7 and turn_number(world) >= last):
                return
            else:
                world.apply(HABITS[world.prompt](self, world, actor, rng))

    def choose(self, world: Woods, actor: Seat, rng: Random) -> Action:
        """Choose what is done out of habit."""
        return HABITS[world.prompt](self, world, actor, rng)

    # -- by prompt -------------------------------------------------------------------------

    def _place(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return ranger.place(world, actor, self.temper)

    def _put(self, world: Woods, actor: Seat, rng: Random) -> Action:
        put = world.put
        squares = put_squares(world, put)
        if put[2] or put[3]:
            at = world.at[actor]
            square = squares[0]
            if at >= 0:
                square = min(squares, key=world.land.distance(at).__getitem__)
            return PUT_HEART[square] if put[2] else PUT_BULLET[square]
        return PUT_DOG[_any(squares, rng)]

    def _roll(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return ROLL

    def _wound(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return SHOOT if ranger.shoots(world, self.temper) else SUFFER

    def pause(self, world: Woods, actor: Seat) -> Action | None:
        """Lay a card down or cast the spell, if there is one."""
        card = layable(world, actor)
        if card is not None:
            return card
        if not world.cast and TILE_OF[world.at[actor]] == CABIN and may_cast(world):
            return CAST
        return None

    def _move_roll(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return self.pause(world, actor) or ROLL

    def _move(self, world: Woods, actor: Seat, rng: Random) -> Action:
        action = self.pause(world, actor)
        if action is not None:
            return action
        if not world.steps:
            return STOP
        if not self._way or self._at != world.at[actor]:
            self._way = ranger.walk(world, actor, self.temper)
            if not self._way:
                return STOP
        square = self._at = self._way.pop(0)
        if square not in world.land.near[world.at[actor]]:
            self._way = []
            return STOP
        return STEPS[square]

    def _pick(self, world: Woods, actor: Seat, rng: Random) -> Action:
        if not world.ran or not self._worth or len(self._worth) != len(world.dogs):
            self._worth = ranger.dog_worth(world, actor, self.temper)
        picks = pickable(world)
        if len(picks) > 5:
            picks = [picks[int(rng.random() * len(picks))] for _ in range(5)]
        return PICK_DOG[ranger.best_run(world, self._worth, picks)[0]]

    def _run_dog(self, world: Woods, actor: Seat, rng: Random) -> Action:
        worth = self._worth or ranger.dog_worth(world, actor, self.temper)
        squares = destinations(world, world.picked)
        return RUN_DOGS[max(squares, key=worth.__getitem__)]

    def _end(self, world: Woods, actor: Seat, rng: Random) -> Action:
        if world.hands[actor]:
            worth, kind = ranger.worst_card(world, actor, self.temper)
            if worth < self.temper.throw:
                return DISCARD[kind]
        return END_TURN

    def _pass(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return PASS

    def _finish(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return FINISH

    def _trim(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return DISCARD[ranger.worst_card(world, actor, self.temper)[1]]

    def _take(self, world: Woods, actor: Seat, rng: Random) -> Action:
        actions = world.legal_actions()
        return max(actions, key=lambda a: ranger.kept(world, actor, a.card, self.temper))

    def _first(self, world: Woods, actor: Seat, rng: Random) -> Action:
        return world.legal_actions()[0]


HABITS: dict[int, Callable[[Habits, Woods, Seat, Random], Action]] = {
    terms.PLACE: Habits._place,
    terms.PUT: Habits._put,
    terms.FIGHT: Habits._roll,
    terms.WOUND: Habits._wound,
    terms.MOVE_ROLL: Habits._move_roll,
    terms.MOVE: Habits._move,
    terms.SPELL: Habits._roll,
    terms.DOGS: Habits._roll,
    terms.PICK: Habits._pick,
    terms.RUN_DOG: Habits._run_dog,
    terms.END: Habits._end,
    terms.WINDOW: Habits._pass,
    terms.CANCEL: Habits._pass,
    terms.TAKE: Habits._take,
    terms.TRIM: Habits._trim,
    terms.SEARCH: Habits._finish,
    terms.DUEL: Habits._pass,
    terms.RETREAT: Habits._first,
}
"""By prompt: what is done."""


def turn_number(world: Woods) -> int:
    """Count the turns from the first of the game."""
    return world.round * world.players + (world.seat - world.first) % world.players


def _any(squares: list[int], rng: Random) -> int:
    return squares[int(rng.random() * len(squares))]


def layable(world: Woods, seat: Seat) -> Action | None:
    """Find a page, else an item of the hand that can be laid down now."""
    if world.played[seat]:
        return None
    found = None
    for card in world.hands[seat]:
        kind = KIND_OF[card]
        if kind < 0:
            continue
        printed = CARDS[kind]
        if printed.kind == EVENT or has_title(world, seat, kind):
            continue
        if IS_PAGE[kind]:
            return PLAY[kind]
        if is_at(world, seat, printed.where):
            found = PLAY[kind]
    return found
