"""A second reading of the rules: keeps books of its own and holds every event against them.

It knows nothing of the engine but its events and its list of cards; the rules are written here
again, slowly, square by square.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import KIND_OF, KINDS, VALUE_OF, owner

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from zombiegames.core.action import Event
    from zombiegames.games.zombiaki.state import Street

ROWS = 5
SOON = 12
"""Events within which a square has acted on who came onto it."""

SHOTS = ("shot-1", "shot-2", "burst-2", "burst-3", "sniper")
BACKWARDS = ("push-back", "searchlight", "back-off", "boss-fell", "pit")


class BrokenRule(AssertionError):
    """An event that the rules do not allow."""


def lane(square: int) -> int:
    return square // ROWS


def row(square: int) -> int:
    return square % ROWS


def beside(a: int, b: int) -> bool:
    return abs(lane(a) - lane(b)) + abs(row(a) - row(b)) == 1


def around(a: int, b: int) -> bool:
    return max(abs(lane(a) - lane(b)), abs(row(a) - row(b))) == 1


def ahead(a: int, b: int) -> bool:
    return lane(a) == lane(b) and b == a + 1


def kind(card: int) -> str:
    return KINDS[KIND_OF[card]]


def is_dog(figure: int) -> bool:
    return kind(figure) == "dog"


def need(fact: object, rule: str, told: object = "") -> None:
    if not fact:
        raise BrokenRule(f"{rule}: {told}")


class Watcher:
    """Follows one game; ``options`` are those of the game, complete."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.publisher = {name for name, value in options.items() if value == "publisher"}
        self.figures: dict[int, int] = {}
        self.strength: dict[int, int] = {}
        self.shields: dict[int, list[int]] = {}
        self.things: dict[int, int] = {}
        self.fire = -1
        self.netted: set[int] = set()
        self.frozen = 0
        """Round in which Freeze was played; 0: no freeze."""
        self.boss = self.orders = -1
        self.obeyed: set[int] = set()
        self.ordered = False
        self.card_moves: Counter[int] = Counter()
        self.walked: set[int] = set()
        self.held: set[int] = set()
        self.runs: list[int] = []
        """Dogs in the order in which they began to run this turn."""
        self.steps: Counter[int] = Counter()
        self.hands: tuple[list[int], list[int]] = ([], [])
        self.piles: set[int] = set()
        self.seat = -1
        self.turn = self.played = self.discarded = 0
        self.terror = False
        self.bullets = 0
        self.struck: dict[int, bool] = {}
        """By figure hit in this shot: whether it survived."""
        self.pushed = self.absorbed = False
        self.trail: list[int] = []
        self.seen: Counter[str] = Counter()

    # -- following ---------------------------------------------------------------------

    def watch(self, events: Sequence[Event]) -> None:
        """Check the events of one action."""
        for n, event in enumerate(events):
            self.seen[event.kind] += 1
            check = getattr(self, f"on_{event.kind.replace('-', '_')}", None)
            if check is not None:
                check(event, events[n + 1 :])

    def compare(self, street: Street) -> None:
        """Check that the street is what was told."""
        shown = {s: f for s, f in enumerate(street.figures) if f >= 0}
        need(self.figures == shown, "ZK-11", (self.figures, shown))
        lying = {s: c for s, c in enumerate(street.obstacles) if c >= 0}
        need(self.things == lying, "ZK-06", (self.things, lying))
        for square, figure in self.figures.items():
            need(self.strength[figure] == street.strength[figure], "ZK-19", figure)
            thing = self.things.get(square, -1)
            if thing < 0:
                continue
            need(kind(thing) not in ("mine", "barrel", "barrier"), "ZK-11", thing)
            need(not (self.is_wall(square) and is_dog(figure)), "ZK-18", square)
            if self.is_pit(square):
                need(self.strength[figure] > VALUE_OF[thing], "ZK-65", square)

    # -- what is where -----------------------------------------------------------------

    def is_wall(self, square: int) -> bool:
        return square in self.things and kind(self.things[square]).startswith("wall")

    def is_pit(self, square: int) -> bool:
        return square in self.things and kind(self.things[square]).startswith("pit")

    def holds(self, square: int, name: str) -> bool:
        return square in self.things and kind(self.things[square]) == name

    def zombies(self) -> list[int]:
        return [square for square, figure in self.figures.items() if not is_dog(figure)]

    def barred(self) -> set[int]:
        """ZK-48."""
        found: set[int] = set()
        for square, card in self.things.items():
            if kind(card) != "barrier":
                continue
            squares = [s for s in GRID.squares if lane(s) == lane(square)]
            if "barrier" in self.publisher:
                nearest = max((row(s) for s in squares if self.is_wall(s)), default=0)
                squares = [s for s in squares if row(s) >= nearest]
            found.update(squares)
        return found

    def pushing(self, square: int) -> int:
        """ZK-46: strength of a figure and the unbroken line behind it."""
        total = self.strength[self.figures[square]]
        behind = square - 1
        while behind >= 0 and lane(behind) == lane(square) and behind in self.figures:
            figure = self.figures[behind]
            if not is_dog(figure) and figure not in self.netted:
                total += self.strength[figure]
            behind -= 1
        return total

    def bound(self, figure: int, square: int) -> bool:
        return bool(self.frozen) or figure in self.netted or square in self.barred()

    def hindered(self, square: int, to: int) -> str:
        """Name the rule that forbids a move to a neighbour; empty: none."""
        figure = self.figures[square]
        if self.bound(figure, square) or to in self.barred():
            return "ZK-14"
        if to in self.figures:
            return "ZK-11"
        if self.is_wall(to):
            if is_dog(figure):
                return "ZK-18"
            own = self.strength[figure]
            if (self.pushing(square) if ahead(square, to) else own) < VALUE_OF[self.things[to]]:
                return "ZK-46"
        return ""

    # -- the turn ----------------------------------------------------------------------

    def on_turn_began(self, event: Event, later: Sequence[Event]) -> None:
        need(event.seat == (1 if self.seat == 0 else 0), "ZK-01", event)
        self.seat, self.turn = event.seat, event.turn
        self.played = self.discarded = 0
        if event.seat == 0:
            self.card_moves.clear()
            self.steps.clear()
            self.walked.clear()
            self.held.clear()
            self.runs.clear()
            self.ordered = False

    def on_card_drawn(self, event: Event, later: Sequence[Event]) -> None:
        self.hands[event.seat].append(event.card)
        need(len(self.hands[event.seat]) <= 4, "ZK-03", event)

    def on_card_discarded(self, event: Event, later: Sequence[Event]) -> None:
        need(owner(event.card) == event.seat and event.card not in self.piles, "ZK-06", event)
        self.piles.add(event.card)
        if event.why == "duty":
            self.discarded += 1
            need(self.discarded == 1 and len(self.hands[event.seat]) == 4, "ZK-04", event)
        if event.why in ("duty", "forced"):
            self.hands[event.seat].remove(event.card)
        # A mine that has gone off stays until its shrapnel has flown.
        if kind(event.card) == "mine":
            self.things = {s: c for s, c in self.things.items() if c != event.card}

    def on_card_played(self, event: Event, later: Sequence[Event]) -> None:
        need(event.card in self.hands[event.seat], "ZK-05", event)
        self.hands[event.seat].remove(event.card)
        name = kind(event.card)
        if name in ("click", "not-so-fast"):
            return
        self.played += 1
        need(event.seat == self.seat and self.played <= 3, "ZK-05", event)
        need(not (self.seat == 1 and self.terror and self.played > 1), "ZK-26", event)
        if name in SHOTS:
            self.bullets, self.pushed, self.absorbed = 0, False, False
            self.struck = {}
        self.trail = []
        if name == "net":
            self._net(event.squares)
        elif name == "change":
            self._change(*event.squares)
        elif name == "mass":
            self._mass(*event.squares)

    def _net(self, squares: Iterable[int]) -> None:
        """ZK-57."""
        group = set(squares)
        need(group <= set(self.zombies()), "ZK-57", group)
        need(sum(self.strength[self.figures[s]] for s in group) <= 6, "ZK-57", group)
        reached = {min(group)}
        for _ in group:
            reached |= {s for s in group if any(beside(s, r) for r in reached)}
        need(reached == group, "ZK-57", group)

    def _change(self, square: int, to: int) -> None:
        """ZK-28."""
        need(beside(square, to) and {square, to} <= set(self.zombies()), "ZK-28")
        for comer, place in ((square, to), (to, square)):
            figure = self.figures[comer]
            need(not self.bound(figure, comer) and not self.card_moves[figure], "ZK-28")
            if self.is_wall(place):
                need(self.strength[figure] >= VALUE_OF[self.things[place]], "ZK-28")

    def _mass(self, square: int, to: int) -> None:
        """ZK-27."""
        need(beside(square, to) and {square, to} <= set(self.zombies()), "ZK-27")
        figure = self.figures[square]
        need(not self.bound(figure, square) and not self.card_moves[figure], "ZK-27")
        need(to not in self.barred(), "ZK-48")
        if self.is_wall(to):
            power = self.pushing(square) if ahead(square, to) else self.strength[figure]
            need(power >= VALUE_OF[self.things[to]], "ZK-46")

    # -- coming onto the street --------------------------------------------------------

    def on_placed(self, event: Event, later: Sequence[Event]) -> None:
        card, square = event.card, event.square
        if owner(card) == 0:
            need(square not in self.figures and square not in self.barred(), "ZK-20", event)
            need(not self.holds(square, "barrel"), "ZK-20", event)
            last = 2 if is_dog(card) and "dog" not in self.publisher else 0
            need(row(square) <= last, "ZK-21" if is_dog(card) else "ZK-20", event)
            if self.is_wall(square):
                need(not is_dog(card), "ZK-21", event)
                need(VALUE_OF[card] >= VALUE_OF[self.things[square]], "ZK-20", event)
            self.figures[square] = card
            self.strength[card] = VALUE_OF[card]
        elif kind(card) == "napalm":
            self.fire = square
        else:
            self._lay(card, square)

    def _lay(self, card: int, square: int) -> None:
        """ZK-39 and the rule of each card that stays."""
        name = kind(card)
        no_card = square not in self.things and square != self.fire
        if name.startswith("pit") and "pit" not in self.publisher:
            need(no_card and self.figures.get(square) not in self.netted, "ZK-65", square)
        else:
            need(no_card and square not in self.figures, "ZK-39", square)
        if name.startswith("wall"):
            need(row(square) < ROWS - 1, "ZK-45", square)
            need(
                not any(around(square, z) or row(z) > row(square) for z in self.zombies()), "ZK-45"
            )
        elif name == "barrier":
            need(row(square) == (ROWS - 1 if "barrier" in self.publisher else 0), "ZK-48", square)
        elif name == "mine":
            need(row(square) == 0 or square - 1 not in self.figures, "ZK-59", square)
        elif name == "barrel":
            need(row(square) == ROWS - 1 and square not in self.barred(), "ZK-58", square)
        elif name == "car":
            way = range(square, square + ROWS - row(square))
            need(not any(s in self.figures or s in self.things for s in way), "ZK-62", square)
        self.things[square] = card

    def on_attached(self, event: Event, later: Sequence[Event]) -> None:
        figure = event.figure
        need(self.figures[event.square] == figure and not is_dog(figure), "ZK-22", event)
        name = kind(event.card)
        if name == "shield":
            need(not self.shields.get(figure), "ZK-25", event)
            self.shields[figure] = [event.card]
        elif name == "boss":
            self.boss, self.orders = figure, 3
        else:
            self.strength[figure] += 1
        need(self.strength[figure] == event.strength, "ZK-30", event)

    def on_netted(self, event: Event, later: Sequence[Event]) -> None:
        self.netted = {self.figures[square] for square in event.squares}

    def on_bitten(self, event: Event, later: Sequence[Event]) -> None:
        need(self.shields.pop(event.bearer) == [event.figure], "ZK-29", event)
        square = event.square
        need(beside(event.origin, square) and not ahead(event.origin, square), "ZK-29", event)
        need(square not in self.figures and square not in self.barred(), "ZK-29", event)
        need(not self.is_wall(square) and not self.holds(square, "barrel"), "ZK-29", event)
        self.figures[square] = event.figure
        self.strength[event.figure] = 1
        self.card_moves[event.figure] += 1

    # -- moving ------------------------------------------------------------------------

    def on_held_back(self, event: Event, later: Sequence[Event]) -> None:
        need(event.figure not in self.held and not self.walked, "ZK-35", event)
        self.held.add(event.figure)

    def on_moved(self, event: Event, later: Sequence[Event]) -> None:
        figure, origin, to = event.figure, event.origin, event.to
        need(self.figures.get(origin) == figure and beside(origin, to), "ZK-17", event)
        need(not self.hindered(origin, to), self.hindered(origin, to), event)
        self._why(event)
        del self.figures[origin]
        self.figures[to] = figure
        soon = {e.kind for e in later[:SOON]}
        if self.is_pit(to):
            weak = is_dog(figure) or self.strength[figure] <= VALUE_OF[self.things[to]]
            if weak or self.shields.get(figure):
                need("pit-filled" in soon, "ZK-65", event)
            else:
                need(not later or later[0].kind != "pit-filled", "ZK-65", event)
        elif self.holds(to, "barrel"):
            need("barrel-broke" in soon, "ZK-58", event)
        elif self.holds(to, "mine"):
            need("exploded" in soon, "ZK-59", event)
        elif self.fire == to:
            need(soon & {"wounded", "shield-lost"}, "ZK-49", event)

    def _why(self, event: Event) -> None:
        figure, origin, to, why = event.figure, event.origin, event.to, event.why
        if why == "advance":
            need(ahead(origin, to) and not is_dog(figure), "ZK-10", event)
            need(figure not in self.walked, "ZK-10", event)
            need(figure not in self.held, "ZK-35", event)
            self.walked.add(figure)
        elif why == "walk":
            self.steps[figure] += 1
            need(is_dog(figure) and self.steps[figure] <= 3, "ZK-18", event)
            need(not self.walked, "ZK-10", event)
            if not self.runs or self.runs[-1] != figure:
                need(figure not in self.runs, "ZK-10", event)
                self.runs.append(figure)
        elif why in ("hunger", "order"):
            need(not self.card_moves[figure] and not is_dog(figure), "ZK-13", event)
            need(why == "order" or ahead(origin, to), "ZK-31", event)
            need(why == "hunger" or self.strength[figure] <= 3, "ZK-23", event)
            self.card_moves[figure] += 1
        elif why == "blood":
            need(lane(origin) != lane(to), "ZK-50", event)
        else:
            need(why in BACKWARDS and ahead(to, origin), "ZK-14", event)
            if why == "push-back":
                need(self.struck.get(figure) and not self.pushed, "ZK-42", event)
                self.pushed = True
            elif why == "boss-fell":
                need(not is_dog(figure), "ZK-24", event)
            elif why == "pit":
                need(self.strength[figure] <= VALUE_OF[self.things[origin]], "ZK-65", event)

    def on_stayed(self, event: Event, later: Sequence[Event]) -> None:
        figure, square = event.figure, event.square
        need(self.figures.get(square) == figure, "ZK-14", event)
        if event.why == "advance":
            if event.hindrance == "held":
                need(figure in self.held, "ZK-35", event)
            else:
                need(row(square) == ROWS - 1 or self.hindered(square, square + 1), "ZK-12", event)
            self.walked.add(figure)
        else:
            need(event.why in BACKWARDS, "ZK-14", event)
            need(row(square) == 0 or self.hindered(square, square - 1), "ZK-14", event)

    def on_swapped(self, event: Event, later: Sequence[Event]) -> None:
        self.figures[event.origin], self.figures[event.to] = event.second, event.first
        self.card_moves.update((event.first, event.second))

    def on_merged(self, event: Event, later: Sequence[Event]) -> None:
        mover, figure = event.mover, event.figure
        need(self.figures.pop(event.origin) == mover, "ZK-27", event)
        need(self.figures[event.square] == figure, "ZK-27", event)
        self.strength[figure] += self.strength.pop(mover)
        need(self.strength[figure] == event.strength, "ZK-27", event)
        self.card_moves[figure] += 1
        if mover in self.obeyed:
            self.obeyed.add(figure)
        if self.boss == mover:
            self.boss = figure
        brought = self.shields.pop(mover, [])
        if brought:
            self.shields[figure] = self.shields.get(figure, []) + brought
            if len(self.shields[figure]) == 2:
                need(later[0].kind == "shield-lost" and later[0].shield in brought, "ZK-27", event)

    def on_order_given(self, event: Event, later: Sequence[Event]) -> None:
        need(self.seat == 0 and event.boss == self.boss != event.figure, "ZK-23", event)
        need(not self.ordered and event.figure not in self.obeyed, "ZK-23", event)
        self.orders -= 1
        need(self.orders == event.left >= 0, "ZK-23", event)
        self.ordered = True
        self.obeyed.add(event.figure)

    def on_escaped(self, event: Event, later: Sequence[Event]) -> None:
        need(row(event.square) == ROWS - 1 and not is_dog(event.figure), "ZK-08", event)
        need(not self.bound(event.figure, event.square), "ZK-14", event)
        del self.figures[event.square]

    # -- being hurt --------------------------------------------------------------------

    def on_bullet_fired(self, event: Event, later: Sequence[Event]) -> None:
        name, square = kind(event.card), event.square
        self.bullets += 1
        most = VALUE_OF[event.card] if name.startswith("burst") else 1
        need(self.bullets <= most and not self.absorbed, "ZK-43", event)
        if name != "sniper":
            way = [s for s in GRID.squares if lane(s) == lane(square) and row(s) > row(square)]
            need(not any(self.is_wall(s) or s in self.figures for s in way), "ZK-41", event)
            if "barrier_fire" in self.publisher:
                need(not any(self.holds(s, "barrier") for s in way), "ZK-40", event)
        if event.at == "car":
            need(self.holds(square, "car") and later[0].kind == "exploded", "ZK-62", event)
        else:
            need(square in self.figures, "ZK-41", event)

    def on_wounded(self, event: Event, later: Sequence[Event]) -> None:
        figure = event.figure
        need(self.figures.get(event.square) == figure, "ZK-19", event)
        need(not self.shields.get(figure), "ZK-25", event)
        self.strength[figure] -= event.amount
        need(self.strength[figure] == event.left >= 0, "ZK-19", event)
        if not event.left:
            need(later[0].kind == "died" and later[0].figure == figure, "ZK-19", event)
        if event.by in ("shot", "burst", "sniper"):
            self.struck[figure] = event.left > 0
        most = {"shot": 2, "sniper": 2, "mine": 2, "flamethrower": 5}.get(event.by, 1)
        need(event.amount <= most, "ZK-19", event)

    def on_shield_lost(self, event: Event, later: Sequence[Event]) -> None:
        need(event.shield in self.shields[event.figure], "ZK-25", event)
        self.shields[event.figure].remove(event.shield)
        need(later[0].kind == "card-discarded" and later[0].card == event.shield, "ZK-25", event)
        self.absorbed = self.absorbed or event.by == "burst"

    def on_died(self, event: Event, later: Sequence[Event]) -> None:
        figure, square = event.figure, event.square
        need(self.figures.pop(square, -1) == figure, "ZK-19", event)
        if event.by == "pit":
            weak = is_dog(figure) or self.strength[figure] <= VALUE_OF[self.things[square]]
            need(weak and not self.shields.get(figure), "ZK-65", event)
        elif event.by == "barrel":
            need(not self.shields.get(figure), "ZK-58", event)
        elif event.by != "grenade":
            need(self.strength[figure] == 0, "ZK-19", event)
        self.shields.pop(figure, None)
        self.strength.pop(figure)
        self.netted.discard(figure)
        if self.boss == figure:
            self.boss = -1

    def on_exploded(self, event: Event, later: Sequence[Event]) -> None:
        square = event.square
        need(self.things.get(square) == event.card, "ZK-63", event)
        if kind(event.card) != "car":
            return
        del self.things[square]
        hurt = {e.figure for e in later if e.kind in ("wounded", "shield-lost") and e.by == "car"}
        for near, figure in self.figures.items():
            if near == square or around(near, square):
                need(figure in hurt, "ZK-62", event)

    def on_shrapnel_flew(self, event: Event, later: Sequence[Event]) -> None:
        need(beside(event.origin, event.square), "ZK-59", event)
        if event.square in self.figures:
            need(later[0].kind in ("wounded", "shield-lost"), "ZK-59", event)

    def on_poured(self, event: Event, later: Sequence[Event]) -> None:
        square = event.square
        if self.trail:
            last = self.trail[-1]
            if square == last:
                need(square in self.figures, "ZK-55", event)
            else:
                need(beside(last, square) and square not in self.trail, "ZK-55", event)
                need(last not in self.figures, "ZK-55", event)
        self.trail.append(square)
        need(len(self.trail) + event.left <= 4, "ZK-55", event)

    # -- things ------------------------------------------------------------------------

    def on_pit_filled(self, event: Event, later: Sequence[Event]) -> None:
        need(self.is_pit(event.square), "ZK-65", event)
        del self.things[event.square]

    def on_destroyed(self, event: Event, later: Sequence[Event]) -> None:
        if kind(event.card) == "napalm":
            self.fire = -1
        else:
            need(self.things.pop(event.square) == event.card, "ZK-56", event)
        if event.by == "pickaxe":
            taken = ("wall-5", "wall-6", "barrel", "car", "mine")
            need(kind(event.card) in taken and self.seat == 0, "ZK-34", event)

    def on_barrel_rolled(self, event: Event, later: Sequence[Event]) -> None:
        need(self.seat == 1 and not self.barred() and self.fire < 0, "ZK-66", event)
        barrel = self.things.pop(event.origin)
        need(kind(barrel) == "barrel", "ZK-58", event)
        if event.to < 0:
            need(row(event.origin) == 0, "ZK-58", event)
            return
        need(ahead(event.to, event.origin), "ZK-58", event)
        if event.to in self.figures or event.to in self.things:
            need("barrel-broke" in {e.kind for e in later[:SOON]}, "ZK-58", event)
        else:
            self.things[event.to] = barrel

    def on_barrel_broke(self, event: Event, later: Sequence[Event]) -> None:
        if self.things.get(event.square) == event.card:
            del self.things[event.square]

    def on_effect_began(self, event: Event, later: Sequence[Event]) -> None:
        if event.effect == "freeze":
            self.frozen = self.turn
        elif event.effect == "terror":
            self.terror = True

    def on_effect_ended(self, event: Event, later: Sequence[Event]) -> None:
        if event.effect == "net":
            self.netted.clear()
            return
        need(self.seat == 1, "ZK-66", event)
        if event.effect == "freeze":
            need(self.turn == self.frozen + 1, "ZK-54", event)
            early = self.discarded == 0 and self.played == 0
            need(early or "freeze" not in self.publisher, "ZK-54", event)
            self.frozen = 0
        elif event.effect == "terror":
            self.terror = False
        elif event.effect == "barrier":
            need(kind(self.things.pop(event.square)) == "barrier", "ZK-48", event)
        else:
            self.fire = -1
