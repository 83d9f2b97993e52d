"""A small game with everything the protocol knows: hidden hands, secret decisions, dice, a deck.

Two or three players hold two of twelve cards. A turn: play a card (then nature rolls, the roll
counts, and the player draws) or bury one face down for a point. Most points win. It is not in
``GAMES``; the laws and their saboteurs are tried on it.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Literal, NamedTuple

from zombiegames.core.cards import hidden, is_order_of, stable_digest
from zombiegames.core.notation import Int, Many, Notation
from zombiegames.core.protocol import HIDDEN, NATURE, OVER, GameInfo, Outcome, State

if TYPE_CHECKING:
    from random import Random

CARDS = tuple(range(1, 13))
FACES = (1, 2, 3)


class Shuffle(NamedTuple):
    order: tuple[int, ...]
    kind: Literal["shuffle"] = "shuffle"


class Roll(NamedTuple):
    face: int
    kind: Literal["roll"] = "roll"


class Play(NamedTuple):
    card: int
    kind: Literal["play"] = "play"


class Bury(NamedTuple):
    card: int
    kind: Literal["bury"] = "bury"


class Dealt(NamedTuple):
    seat: int
    cards: tuple[int, ...]
    kind: Literal["dealt"] = "dealt"


class Played(NamedTuple):
    seat: int
    card: int
    kind: Literal["played"] = "played"


class Buried(NamedTuple):
    seat: int
    card: int
    kind: Literal["buried"] = "buried"


class Rolled(NamedTuple):
    face: int
    kind: Literal["rolled"] = "rolled"


class Drew(NamedTuple):
    seat: int
    card: int
    kind: Literal["drew"] = "drew"


NOTATION = Notation((Shuffle, Roll, Play, Bury), {"order": Many(Int())})
PLAYS = {c: Play(c) for c in CARDS}
BURIES = {c: Bury(c) for c in CARDS}


class Toy(State):
    __slots__ = ("deck", "graves", "hands", "pile", "rolling", "scores", "turn")

    notation = NOTATION
    no_action = "TY-01/not_ours"
    not_asked = "TY-02/not_asked"

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck: list[int] = list(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.graves: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []
        self.scores = [0] * players
        self.turn = -1
        self.rolling = False

    def to_act(self) -> int:
        if self.turn < 0 or self.rolling:
            return NATURE
        return self.turn if any(self.hands) else OVER

    def legal_actions(self) -> list:
        if self.bystander:
            return []
        if self.to_act() == NATURE:
            return [a for a, _ in self.chance_outcomes() or ()]
        if self.to_act() == OVER:
            return []
        hand = self.hands[self.turn]
        return [PLAYS[c] for c in hand] + [BURIES[c] for c in hand if c < 10]

    def conceivable(self) -> list:
        if self.bystander:
            return []
        return [*PLAYS.values(), *BURIES.values(), *(Roll(f) for f in FACES)]

    def refusal(self, action: Shuffle | Roll | Play | Bury) -> str:
        actor = self.to_act()
        if self.bystander:
            return self.not_asked
        if actor == OVER:
            return "TY-03/over"
        if isinstance(action, Shuffle):
            ok = self.turn < 0 and is_order_of(action.order, self.deck)
            return "" if ok else "TY-01/no_shuffle"
        if isinstance(action, Roll):
            return "TY-02/no_roll"
        if actor == NATURE:
            return "TY-02/nature"
        return "TY-02/too_big" if action.card in self.hands[self.turn] else "TY-02/not_held"

    def apply(self, action: Shuffle | Roll | Play | Bury) -> None:
        if isinstance(action, Shuffle):
            self.irrevocable += 1
            self.deck = list(action.order)
            for s in range(self.players):
                self.hands[s] = sorted((self.deck.pop(), self.deck.pop()))
                if self.listening:
                    self.emit(
                        Dealt(s, tuple(self.hands[s])),
                        seen_by=1 << s,
                        otherwise=Dealt(s, (HIDDEN, HIDDEN)),
                    )
            self.turn = 0
        elif isinstance(action, Roll):
            self.irrevocable += 1
            self.rolling = False
            self.scores[self.turn] += action.face
            if self.listening:
                self.emit(Rolled(action.face))
            self.draw()
            self.pass_on()
        elif isinstance(action, Play):
            self.hands[self.turn].remove(action.card)
            self.pile.append(action.card)
            if self.listening:
                self.emit(Played(self.turn, action.card))
            self.rolling = True
        else:
            self.irrevocable += 1
            self.hands[self.turn].remove(action.card)
            self.graves[self.turn].append(action.card)
            self.scores[self.turn] += 1
            if self.listening:
                self.tell_buried(action.card)
            self.pass_on()

    def tell_buried(self, card: int) -> None:
        seat = self.turn
        self.emit(Buried(seat, card), seen_by=1 << seat, otherwise=Buried(seat, HIDDEN))

    def draw(self) -> None:
        if self.deck:
            self.irrevocable += 1
            card = self.deck.pop()
            hand = self.hands[self.turn]
            hand.append(card)
            hand.sort()
            if self.listening:
                seat = self.turn
                self.emit(Drew(seat, card), seen_by=1 << seat, otherwise=Drew(seat, HIDDEN))

    def pass_on(self) -> None:
        for step in range(1, self.players + 1):
            seat = (self.turn + step) % self.players
            if self.hands[seat]:
                self.turn = seat
                return

    def outcome(self) -> Outcome | None:
        if self.to_act() != OVER:
            return None
        best = max(self.scores)
        winners = self.scores.count(best)
        return Outcome(
            tuple((s == best) / winners for s in self.scores),
            "points",
            tuple(1 + sum(t > s for t in self.scores) for s in self.scores),
            tuple(self.scores),
        )

    def sample_chance(self, rng: Random) -> Shuffle | Roll:
        if self.turn < 0:
            return Shuffle(tuple(rng.sample(self.deck, len(self.deck))))
        return Roll(rng.choice(FACES))

    def chance_outcomes(self) -> list | None:
        return [(Roll(f), 1 / 3) for f in FACES] if self.rolling else None

    def censored(self, seat: int | None) -> Toy:
        view = self.clone()
        view.bystander = self.looks_on(seat)
        view.deck = hidden(self.deck)
        for s in range(self.players):
            if s != seat:
                view.hands[s] = hidden(self.hands[s])
                view.graves[s] = hidden(self.graves[s])
        return view

    def determinized(self, seat: int, rng: Random) -> Toy:
        world = self.clone()
        world.bystander = False
        unseen = sorted(set(CARDS) - set(self.components()))
        rng.shuffle(unseen)
        big = [c for c in unseen if c >= 10]
        small = [c for c in unseen if c < 10]
        for grave in world.graves:
            for i, c in enumerate(grave):
                if c == HIDDEN:
                    grave[i] = small.pop()
        rest = big + small
        rng.shuffle(rest)
        for pile in (*world.hands, world.deck):
            for i, c in enumerate(pile):
                if c == HIDDEN:
                    pile[i] = rest.pop()
        for hand in world.hands:
            hand.sort()
        return world

    def observed(self, action: Shuffle | Roll | Play | Bury, seat: int) -> object:
        if isinstance(action, Bury) and seat != self.turn:
            return Bury(HIDDEN)
        if isinstance(action, Shuffle):
            return Shuffle(tuple(hidden(action.order)))
        return action

    def components(self) -> list[int]:
        return [*self.deck, *self.pile, *chain(*self.hands), *chain(*self.graves)]

    def clone(self) -> Toy:
        other = type(self).__new__(type(self))
        other.bystander = self.bystander
        other.irrevocable = self.irrevocable
        other.listening = False
        other.log = []
        other.players = self.players
        other.deck = self.deck[:]
        other.hands = [h[:] for h in self.hands]
        other.graves = [g[:] for g in self.graves]
        other.pile = self.pile[:]
        other.scores = self.scores[:]
        other.turn = self.turn
        other.rolling = self.rolling
        return other

    def digest(self) -> int:
        return stable_digest(
            self.deck, self.hands, self.graves, self.pile, self.scores, self.turn, self.rolling
        )


def info_of(cls: type[Toy]) -> GameInfo:
    """The toy, or a saboteur of it, as a game."""
    return GameInfo(
        id="toy",
        seats=(2, 3),
        options=(),
        presets={"plain": {}},
        hidden_hands=True,
        new=lambda players, options: cls(players),
        notation=NOTATION,
        rules_version=1,
        prefix="TY",
        max_actions=60,
        max_conceivable=30,
        components=CARDS,
    )


TOY = info_of(Toy)
