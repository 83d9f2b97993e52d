"""A second book-keeper: plays no rules, but reads the events and holds them to the page.

It keeps its own dogs, pawns, hearts, bullets, trophies, fronts and hand sizes from what is told,
compares them with the position after every action, and raises on anything the rules forbid.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.cards import CARDS, KIND_OF, KINDS
from zombiegames.games.zombies4.tiles import START, TILE_OF, TILES

if TYPE_CHECKING:
    from zombiegames.core.protocol import Entry
    from zombiegames.games.zombies4.state import Woods

ORDER = (1, 2, 3, 4, 5, 6, 7, 8)
"""Steps of a turn."""


class Cheated(AssertionError):
    """Something was told that the rules forbid."""


class Watcher:
    """One game being watched, from its first question or from a position on."""

    def __init__(self, state: Woods) -> None:
        seats = range(state.players)
        self.seat, self.phase = state.seat, state.phase
        self.at, self.health = state.at[:], state.health[:]
        self.bullets, self.trophies = state.bullets[:], state.trophies[:]
        self.hand, self.fronts = [len(hand) for hand in state.hands], [f[:] for f in state.fronts]
        self.dogs = Counter({square: number for square, number in enumerate(state.dogs) if number})
        self.tokens = {s: ("", "heart", "bullet")[t] for s, t in enumerate(state.tokens) if t}
        self.cleared = -1
        self.card_of_round = [0 for _ in seats]
        self.page_of_round = [0 for _ in seats]
        self.spells = self.steps = self.running = 0
        self.ran: Counter[int] = Counter()
        self.repellent = [0 for _ in seats]
        self.lost = [0 for _ in seats]
        self.fight: tuple[int, str] | None = None
        self.rolled_by: dict[tuple[int, str], int] = {}
        self.near = state.land.near
        self.seen: Counter[str] = Counter()

    def need(self, condition: object, rule: str, event: Any) -> None:
        """Raise unless a rule is kept."""
        if not condition:
            raise Cheated(f"{rule}: {event}")

    def watch(self, state: Woods, entries: list[Entry]) -> None:
        """Read what an action told, then compare the books."""
        self.near = state.land.near
        for entry in entries:
            event = entry.event
            self.seen[event.kind] += 1
            handler = getattr(self, event.kind.replace("-", "_"), None)
            if handler is not None:
                handler(state, event)
        same = (
            (self.at, state.at),
            (self.health, state.health),
            (self.bullets, state.bullets),
            (self.trophies, state.trophies),
            (self.hand, [len(hand) for hand in state.hands]),
            (self.fronts, state.fronts),
            (+self.dogs, Counter({s: n for s, n in enumerate(state.dogs) if n})),
        )
        for mine, theirs in same:
            if mine != theirs:
                raise Cheated(f"books differ: {mine} is {theirs}")
        for seat, front in enumerate(self.fronts):
            titles = [KIND_OF[card] for card in front]
            self.need(len(set(titles)) == len(titles), "ZF-52", (seat, titles))
        self.need(sum(self.dogs.values()) <= 100, "ZF-14", "dogs")
        if state.prompt in ask.OPEN - {ask.PUT} and state.fighter < 0:
            self.need(not self.is_due(self.cleared), "ZF-30", "a token is left in a cleared square")
            self.cleared = -1

    def is_due(self, square: int) -> bool:
        """Whether the turn's pawn stands on a square and can take its token."""
        if square < 0 or square != self.at[self.seat] or self.dogs[square]:
            return False
        token = self.tokens.get(square)
        return token == "bullet" or (token == "heart" and self.health[self.seat] <= 8)

    def dog_gone(self, square: int) -> None:
        """Note that the last dog has left the square of the turn's pawn."""
        self.dogs[square] -= 1
        if not self.dogs[square] and square == self.at[self.seat]:
            self.cleared = square

    # -- turn --------------------------------------------------------------------------

    def turn_began(self, state: Woods, event: Any) -> None:
        if self.seat >= 0:
            self.need(event.seat == (self.seat + 1) % state.players, "ZF-07", event)
        self.seat, self.phase, self.cleared = event.seat, 0, -1
        self.card_of_round[event.seat] = self.page_of_round[event.seat] = 0
        self.spells = 0

    def phase_began(self, state: Woods, event: Any) -> None:
        self.need(event.phase > self.phase and event.seat == self.seat, "ZF-05", event)
        self.phase = event.phase
        self.ran.clear()

    def turn_ended(self, state: Woods, event: Any) -> None:
        self.need(self.hand[event.seat] <= 3, "ZF-52", event)
        self.need(self.fight is None, "ZF-20", event)

    def returned(self, state: Woods, event: Any) -> None:
        self.need(event.seat == self.seat and self.phase == 0, "ZF-31", event)
        self.need(self.at[event.seat] == -1, "ZF-31", event)
        self.at[event.seat] = START
        self.health[event.seat], self.bullets[event.seat] = 6, 3

    # -- tiles -------------------------------------------------------------------------

    def tile_placed(self, state: Woods, event: Any) -> None:
        touching = abs(event.x) + abs(event.y) == 1
        self.need(not touching or len(state.land.lies) == 2, "ZF-10", event)
        first = 9 * (event.tile - 1)
        out = [
            (s, other)
            for s in range(first, first + 9)
            for other in self.near[s]
            if TILE_OF[other] != event.tile
        ]
        self.need(out, "ZF-10", event)

    def token(self, state: Woods, event: Any, token: str) -> None:
        self.need(event.square not in self.tokens, "ZF-12", event)
        tile = TILES[TILE_OF[event.square]]
        sign = state.land.ground[event.square]
        if tile.kind == "building":
            self.need(sign == "B" or (sign == "D" and tile.name == "boathouse"), "ZF-12", event)
        elif tile.name == "cave":
            self.need(sign == "C", "ZF-12", event)
        self.tokens[event.square] = token

    def heart_put(self, state: Woods, event: Any) -> None:
        self.token(state, event, "heart")

    def bullet_put(self, state: Woods, event: Any) -> None:
        self.token(state, event, "bullet")

    def dog_put(self, state: Woods, event: Any) -> None:
        self.dogs[event.square] += 1
        self.need(self.dogs[event.square] <= 2, "ZF-12", event)
        self.need(state.land.ground[event.square] in set(".wBDCAKGR"), "ZF-12", event)

    # -- dogs --------------------------------------------------------------------------

    def far(self, origin: int, square: int) -> int:
        """Walking distance, by widening circles."""
        reached, rim, steps = {origin}, {origin}, 0
        while square not in reached:
            rim = {n for s in rim for n in self.near[s]} - reached
            if not rim:
                return 10**6
            reached |= rim
            steps += 1
        return steps

    def dog_moved(self, state: Woods, event: Any) -> None:
        origin, square = event.origin, event.square
        self.need(self.dogs[origin] > 0 and origin != square, "ZF-41", event)
        if event.why == "run":
            self.need(self.phase == 7 and event.seat == self.seat, "ZF-41", event)
            self.need(self.far(origin, square) <= 2, "ZF-41", event)
            self.need(self.dogs[origin] > self.ran[origin], "ZF-41", event)
            ways = [m for m in self.near[origin] if m == square or square in self.near[m]]
            self.need(any(m == square or self.dogs[m] < 2 for m in ways), "ZF-41", event)
            self.ran[square] += 1
        elif event.why == "sickle":
            self.need(square in self.near[origin], "ZF-C12", event)
        elif self.ran[origin] > self.dogs[origin] - 1:
            # A card takes a dog that has run: it stays one that has.
            self.ran[origin] -= 1
            self.ran[square] += 1
        for seat, ends in enumerate(self.repellent):
            if ends and self.at[seat] >= 0:
                near = self.far(self.at[seat], square) < self.far(self.at[seat], origin)
                self.need(not near, "ZF-C04", event)
        self.dog_gone(origin)
        self.dogs[square] += 1
        self.need(self.dogs[square] <= 2, "ZF-41", event)

    # -- pawns -------------------------------------------------------------------------

    def movement_set(self, state: Woods, event: Any) -> None:
        self.need(self.phase == 5 and 1 <= event.steps <= 6, "ZF-40", event)
        self.steps = event.steps

    def moved(self, state: Woods, event: Any) -> None:
        seat = event.seat
        self.need(self.at[seat] == event.origin, "ZF-40", event)
        if event.why == "walk":
            self.need(self.phase == 6 and seat == self.seat, "ZF-40", event)
            self.need(self.fight is None, "ZF-21", event)
            self.need(event.square in self.near[event.origin], "ZF-40", event)
            up = state.land.ground[event.origin] == "w" and self.has(seat, "monkeys")
            self.need(up or not self.dogs[event.origin], "ZF-22", event)
            self.steps -= 1
            self.need(self.steps == event.left >= 0, "ZF-40", event)
            if self.lost[seat]:
                self.need(TILE_OF[event.origin] == TILE_OF[event.square], "ZF-C07", event)
        self.need(state.land.is_usable(event.square), "ZF-56", event)
        self.at[seat] = event.square

    def has(self, seat: int, name: str) -> bool:
        """Whether a player has a card in front."""
        return any(KINDS[KIND_OF[card]] == name for card in self.fronts[seat])

    def fight_began(self, state: Woods, event: Any) -> None:
        if event.foe == "dog":
            self.need(3 <= self.phase <= 6 and event.seat == self.seat, "ZF-20", event)
            self.need(self.dogs[event.square], "ZF-20", event)
        else:
            self.need(state.land.ground[event.square] == "w", "ZF-C21", event)
        self.need(self.at[event.seat] == event.square, "ZF-20", event)
        self.fight = (event.seat, event.foe)

    def rolled(self, state: Woods, event: Any) -> None:
        if event.why in ("fight", "tree"):
            self.fight = (event.seat, "dog" if event.why == "fight" else "tree")
            # Only a spear that is there at the roll counts.
            self.rolled_by[self.fight] = event.face + self.has(event.seat, "spear")

    def bullets_spent(self, state: Woods, event: Any) -> None:
        reached = [
            self.rolled_by[event.seat, foe] + event.number - need
            for foe, need in (("dog", 5), ("tree", 4))
            if (event.seat, foe) in self.rolled_by
        ]
        # The Sickle may have added one to what lay on the table.
        self.need(-1 in reached or 0 in reached, "ZF-21", event)
        self.bullets[event.seat] -= event.number
        self.need(self.bullets[event.seat] == event.left >= 0, "ZF-21", event)

    def fight_won(self, state: Woods, event: Any) -> None:
        self.fight = None

    def fight_left(self, state: Woods, event: Any) -> None:
        self.need(self.at[event.seat] >= 0, "ZF-31", event)
        self.fight = None

    def spell_broken(self, state: Woods, event: Any) -> None:
        self.need(self.at[event.seat] >= 0, "ZF-31", event)

    def dog_killed(self, state: Woods, event: Any) -> None:
        self.dog_gone(event.square)
        if self.ran[event.square] > self.dogs[event.square]:
            self.ran[event.square] -= 1
        self.trophies[event.seat] += 1
        self.need(self.trophies[event.seat] == event.trophies, "ZF-22", event)

    def wounded(self, state: Woods, event: Any) -> None:
        self.health[event.seat] -= 1
        self.need(self.health[event.seat] == event.health >= 0, "ZF-21", event)

    def died(self, state: Woods, event: Any) -> None:
        seat = event.seat
        self.need(self.health[seat] == 0, "ZF-31", event)
        self.need(event.lost == (self.trophies[seat] + 1) // 2, "ZF-31", event)
        self.trophies[seat] -= event.lost
        self.at[seat], self.bullets[seat] = -1, 0
        self.fight = None

    def heart_taken(self, state: Woods, event: Any) -> None:
        self.take(event, "heart")
        self.need(self.health[event.seat] <= 8, "ZF-30", event)
        self.health[event.seat] += 2

    def bullet_taken(self, state: Woods, event: Any) -> None:
        self.take(event, "bullet")
        self.bullets[event.seat] += 1

    def take(self, event: Any, token: str) -> None:
        self.need(event.seat == self.seat, "ZF-30", event)
        self.need(not self.dogs[event.square], "ZF-22", event)
        self.need(self.at[event.seat] == event.square, "ZF-30", event)
        self.need(self.tokens.pop(event.square, "") == token, "ZF-30", event)

    # -- cards -------------------------------------------------------------------------

    def card_drawn(self, state: Woods, event: Any) -> None:
        self.hand[event.seat] += 1
        self.need(self.hand[event.seat] <= 3, "ZF-05", event)

    def card_played(self, state: Woods, event: Any) -> None:
        seat, card = event.seat, CARDS[KIND_OF[event.card]]
        self.hand[seat] -= 1
        self.card_of_round[seat] += 1
        self.need(self.card_of_round[seat] == 1, "ZF-50", event)
        if card.kind == "page":
            self.need(seat == self.seat, "ZF-51", event)
        if card.where and card.where != "not-cabin":
            self.need(self.at[seat] >= 0, "ZF-32", event)

    def card_laid(self, state: Woods, event: Any) -> None:
        self.fronts[event.seat].append(event.card)

    def page_taken(self, state: Woods, event: Any) -> None:
        self.fronts[event.owner].remove(event.card)

    def card_used(self, state: Woods, event: Any) -> None:
        self.need(event.card in self.fronts[event.seat], "ZF-51", event)
        if CARDS[KIND_OF[event.card]].kind == "page":
            self.page_of_round[event.seat] += 1
            self.need(self.page_of_round[event.seat] == 1, "ZF-51", event)

    def card_discarded(self, state: Woods, event: Any) -> None:
        if event.why in ("turn", "down-to-three"):
            self.hand[event.seat] -= 1
            self.need(event.why != "turn" or self.phase == 8, "ZF-05", event)
        elif event.why in ("used", "died", "lost"):
            self.fronts[event.seat].remove(event.card)

    def card_taken(self, state: Woods, event: Any) -> None:
        self.hand[event.owner] -= 1
        self.hand[event.seat] += 1

    def bullet_stolen(self, state: Woods, event: Any) -> None:
        self.bullets[event.owner] -= 1
        self.bullets[event.seat] += 1

    def loaded(self, state: Woods, event: Any) -> None:
        self.need(event.health <= 10, "ZF-30", event)
        self.bullets[event.seat], self.health[event.seat] = event.bullets, event.health

    def bullets_added(self, state: Woods, event: Any) -> None:
        self.bullets[event.seat] -= event.number
        self.need(self.bullets[event.seat] >= 0, "ZF-C05", event)

    def effect_began(self, state: Woods, event: Any) -> None:
        if event.effect == "dog-repellent":
            self.repellent[event.seat] = 1
        elif event.effect == "lost-in-the-woods":
            self.lost[event.seat] = 1

    def effect_ended(self, state: Woods, event: Any) -> None:
        if event.effect == "dog-repellent":
            self.repellent[event.seat] = 0
        elif event.effect == "lost-in-the-woods":
            self.lost[event.seat] = 0

    # -- spell -------------------------------------------------------------------------

    def spell_tried(self, state: Woods, event: Any) -> None:
        pages = sum(CARDS[KIND_OF[card]].kind == "page" for card in self.fronts[event.seat])
        self.need(event.needed == max(1, 6 - pages), "ZF-60", event)
        square = self.at[event.seat]
        inside = TILES[TILE_OF[square]].name == "cabin" and state.land.ground[square] == "B"
        self.need(inside and 3 <= self.phase <= 6, "ZF-60", event)
        self.need(self.fight is None, "ZF-60", event)

    def spell_failed(self, state: Woods, event: Any) -> None:
        self.spells += 1
        self.need(self.spells == 1, "ZF-60", event)

    def game_ended(self, state: Woods, event: Any) -> None:
        if event.reason == "trophies":
            self.need(self.trophies[event.winners[0]] == state.house.trophies, "ZF-03", event)
