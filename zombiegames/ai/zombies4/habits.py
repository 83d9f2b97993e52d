"""Quick rules of thumb for all seats: what a search plays on with, some microseconds a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombies4 import thumb
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import act, ask, dogs, seats
from zombiegames.games.zombies4.cards import CARDS, EVENT, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.tiles import CABIN, TILE_OF
from zombiegames.games.zombies4.turn import may_cast

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from zombiegames.ai.zombies4.numbers import Temper
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.actions import AnyAction, Play
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
                if world.prompt == ask.DIE:
                    world.apply(act.DIE[int(random() * 6)])
                else:
                    world.apply(world.sample_chance(rng))
            elif actor == OVER or (world.phase >= 7 and turn_number(world) >= last):
                return
            else:
                world.apply(HABITS[world.prompt](self, world, actor, rng))

    def choose(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        """Choose what is done out of habit."""
        return HABITS[world.prompt](self, world, actor, rng)

    # -- by prompt -------------------------------------------------------------------------

    def _place(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return thumb.place(world, actor, self.temper)

    def _put(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        put = world.put
        squares = dogs.put_squares(world, put)
        if put[2] or put[3]:
            at = world.at[actor]
            square = squares[0]
            if at >= 0:
                square = min(squares, key=world.land.distance(at).__getitem__)
            return act.PUT_HEART[square] if put[2] else act.PUT_BULLET[square]
        return act.PUT_DOG[_any(squares, rng)]

    def _roll(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return act.ROLL

    def _wound(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return act.SHOOT if thumb.shoots(world, self.temper) else act.SUFFER

    def pause(self, world: Woods, actor: Seat) -> AnyAction | None:
        """Lay a card down or cast the spell, if there is one."""
        card = layable(world, actor)
        if card is not None:
            return card
        if not world.cast and TILE_OF[world.at[actor]] == CABIN and may_cast(world):
            return act.CAST
        return None

    def _move_roll(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return self.pause(world, actor) or act.ROLL

    def _move(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        action = self.pause(world, actor)
        if action is not None:
            return action
        if not world.steps:
            return act.STOP
        if not self._way or self._at != world.at[actor]:
            self._way = thumb.walk(world, actor, self.temper)
            if not self._way:
                return act.STOP
        square = self._at = self._way.pop(0)
        if square not in world.land.near[world.at[actor]]:
            self._way = []
            return act.STOP
        return act.STEP[square]

    def _pick(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        if not world.ran or not self._worth or len(self._worth) != len(world.dogs):
            self._worth = thumb.dog_worth(world, actor, self.temper)
        picks = dogs.pickable(world)
        if len(picks) > 5:
            picks = [picks[int(rng.random() * len(picks))] for _ in range(5)]
        return act.PICK_DOG[thumb.best_run(world, self._worth, picks)[0]]

    def _run_dog(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        worth = self._worth or thumb.dog_worth(world, actor, self.temper)
        squares = dogs.destinations(world, world.picked)
        return act.RUN_DOG[max(squares, key=worth.__getitem__)]

    def _end(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        if world.hands[actor]:
            worth, kind = thumb.worst_card(world, actor, self.temper)
            if worth < self.temper.throw:
                return act.DISCARD[kind]
        return act.END_TURN

    def _pass(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return act.PASS

    def _finish(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return act.FINISH

    def _trim(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return act.DISCARD[thumb.worst_card(world, actor, self.temper)[1]]

    def _take(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        takes = [action for action in world.legal_actions() if action.kind == "take-card"]
        return max(takes, key=lambda take: thumb.kept(world, actor, take.card, self.temper))

    def _first(self, world: Woods, actor: Seat, rng: Random) -> AnyAction:
        return world.legal_actions()[0]


HABITS: dict[int, Callable[[Habits, Woods, Seat, Random], AnyAction]] = {
    ask.PLACE: Habits._place,
    ask.PUT: Habits._put,
    ask.FIGHT: Habits._roll,
    ask.WOUND: Habits._wound,
    ask.MOVE_ROLL: Habits._move_roll,
    ask.MOVE: Habits._move,
    ask.SPELL: Habits._roll,
    ask.DOGS: Habits._roll,
    ask.PICK: Habits._pick,
    ask.RUN_DOG: Habits._run_dog,
    ask.END: Habits._end,
    ask.WINDOW: Habits._pass,
    ask.CANCEL: Habits._pass,
    ask.TAKE: Habits._take,
    ask.TRIM: Habits._trim,
    ask.SEARCH: Habits._finish,
    ask.DUEL: Habits._pass,
    ask.RETREAT: Habits._first,
}
"""By prompt: what is done."""


def turn_number(world: Woods) -> int:
    """Count the turns from the first of the game."""
    return world.round * world.players + (world.seat - world.first) % world.players


def _any(squares: list[int], rng: Random) -> int:
    return squares[int(rng.random() * len(squares))]


def layable(world: Woods, seat: Seat) -> Play | None:
    """Find a page, else an item of the hand that can be laid down now."""
    if world.played[seat]:
        return None
    found = None
    for card in world.hands[seat]:
        kind = KIND_OF[card]
        if kind < 0:
            continue
        printed = CARDS[kind]
        if printed.kind == EVENT or seats.has_title(world, seat, kind):
            continue
        if IS_PAGE[kind]:
            return act.PLAY[kind]
        if seats.is_at(world, seat, printed.where):
            found = act.PLAY[kind]
    return found
