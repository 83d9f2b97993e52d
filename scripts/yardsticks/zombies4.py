"""A first opponent for Zombies!!! 4: it runs for the Cabin and plays what helps now.

It fights while the odds are good, gathers hearts and bullets on the way, lays pages down, hinders
whoever is about to cast the spell, and sends the dogs where they hurt the others.

It stays as it is, the yardstick of the arena; the levels play by rules of thumb of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.games.zombies4 import act, advice, ask, cards, terms
from zombiegames.games.zombies4.actions import EndTurn, Finish, Pass, Roll, Shoot, Stop, Suffer
from zombiegames.games.zombies4.cards import CARDS, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.seats import is_inside_cabin, pages_of
from zombiegames.games.zombies4.state import Woods

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.protocol import Seat, State
    from zombiegames.games.zombies4.actions import AnyAction

KEPT = {
    cards.SPEAR: 2.5,
    cards.SICKLE: 2.0,
    cards.GUN: 2.6,
    cards.CANCEL: 2.2,
    cards.SENDER: 2.6,
    cards.TWIST: 2.4,
    cards.TREES: 2.2,
    cards.DOGGIE: 2.0,
    cards.NOT_RIGHT: 2.1,
    cards.FRIENDS: 2.0,
    cards.LOADED: 2.0,
    cards.CLAIR: 1.8,
    cards.HAND: 1.0,
    cards.LOST: 1.4,
    cards.NEWSPAPER: 1.0,
    cards.PORTAL: 0.6,
    cards.AMULET: 0.7,
    cards.KEY: 0.7,
    cards.MONKEYS: 0.8,
    cards.BAD_ZOMBIE: 0.9,
    cards.FEVER: 1.2,
    cards.REPELLENT: 0.9,
}
"""What a card in the hand is worth beside the others: 1 is not worth a draw."""

THROW_AWAY = 1.3
"""A card worth less is discarded at the end of the turn to draw another."""

CABIN_PULL = 7.0
"""How much the Cabin's floor draws a pawn, and each page in play more."""
PAGE_PULL = 1.0

FADING = 0.86
"""How much of a pull is left one square further off."""

TROPHY = 0.5
"""A dead dog."""
FLOOR_DOG = 1.6
"""A dead dog that stood on the Cabin's floor."""

DEATH = 3.5
"""What dying costs, besides trophies and cards in front."""

PATIENCE = 15
"""Rounds after which death frightens less and less: hoarding pages wins no game."""

LONGING = 0.05
"""What each square nearer to the Cabin is worth after that, however far it is."""

WORTH_A_CARD = 1.4
"""Gain that makes a card worth playing."""


class CabinRunner:
    """Plays by a few rules of thumb, one step at a time."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield one action."""
        assert isinstance(view, Woods)
        actions = view.legal_actions()
        yield Thought(
            actions[0] if len(actions) == 1 else choose(view, seat, actions), NO_IDEA, len(actions)
        )


def choose(view: Woods, seat: Seat, actions: list[AnyAction]) -> AnyAction:
    """Choose among several legal actions, by what is asked."""
    prompt = view.prompt
    played = best_card(view, seat, actions)
    if played is not None:
        return played
    if prompt == ask.PLACE:
        return advice.best_place(view)
    if prompt == ask.PUT:
        return advice.plan(view, "put")[0]
    if prompt in (ask.PICK, ask.RUN_DOG):
        return advice.plan(view, "dogs")[0]
    if prompt == ask.FIGHT:
        shoves = [a for a in actions if a.kind == "shove"]
        if shoves and view.health[seat] + view.bullets[seat] <= 5:
            return shoves[0]
        return Roll()
    if prompt == ask.WOUND:
        return _wound(view, seat, actions)
    if prompt in (ask.MOVE_ROLL, ask.MOVE):
        return _pause(view, seat, actions)
    if prompt == ask.END:
        return _discard(actions, THROW_AWAY) or EndTurn()
    if prompt == ask.TRIM:
        return _discard(actions, FAR) or actions[0]
    if prompt == ask.TAKE:
        return max(actions, key=lambda action: KEPT[action.card])
    if prompt == ask.SEARCH:
        return Finish()
    if prompt == ask.DUEL:
        return _bid(view, seat, actions)
    if prompt == ask.RETREAT:
        return min(actions, key=lambda a: (advice.to_cabin(_moved(view, seat, a.square), seat), a))
    if prompt in (ask.WINDOW, ask.CANCEL):
        return Pass()
    return Roll() if Roll() in actions else actions[0]


# -- fights and movement ---------------------------------------------------------------


def _wound(view: Woods, seat: Seat, actions: list[AnyAction]) -> AnyAction:
    missing = terms.NEEDED[view.foe] - view.rolled
    if Shoot() not in actions:
        return Suffer()
    policy = "last" if view.health[seat] > 2 else "always"
    if missing == 1 and view.bullets[seat] >= 2:
        return Shoot()
    spend = advice.spends(view.health[seat], view.bullets[seat], missing, policy)
    return Shoot() if spend else Suffer()


def _pause(view: Woods, seat: Seat, actions: list[AnyAction]) -> AnyAction:
    for action in actions:
        if action.kind == "cast":
            return action
    attacks = [a for a in actions if a.kind == "attack"]
    if attacks:
        target = max(attacks, key=lambda a: threat(view, a.seat))
        weak = view.bullets[target.seat] <= view.bullets[seat]
        if threat(view, target.seat) >= 2.0 and weak:
            return target
    return Roll() if view.prompt == ask.MOVE_ROLL else _walk(view, seat)


def threat(view: Woods, seat: Seat) -> float:
    """Judge how near a player is to casting the spell or to the last trophies."""
    left = view.house.trophies - view.trophies[seat]
    close = 0.0
    if view.at[seat] >= 0:
        far = advice.to_cabin(view, seat)
        close = (3.0 if far == 0 else 2.0 * FADING**far) * (0.6 + 0.4 * pages_of(view, seat))
    return close + (2.0 if left <= 3 else 0.0)


def targets(view: Woods, seat: Seat) -> dict[int, float]:
    """Give the squares worth going to, with how much."""
    found: dict[int, float] = {}
    pull = CABIN_PULL + PAGE_PULL * pages_of(view, seat)
    for square in advice.floor(view):
        found[square] = pull
    for square, token in enumerate(view.tokens):
        if token:
            value = token_worth(view, seat, token) - 0.4 * view.dogs[square]
            if value > 0:
                found[square] = max(found.get(square, 0.0), value)
    for card in view.hands[seat]:
        kind = KIND_OF[card]
        if CARDS[kind].kind == "item" and CARDS[kind].where and KEPT[kind] >= 2:
            for square in advice.where_playable(view, kind):
                found[square] = max(found.get(square, 0.0), KEPT[kind] - 0.4 * view.dogs[square])
    return found


def token_worth(view: Woods, seat: Seat, token: int) -> float:
    """Judge a token for a player."""
    if token == terms.HEART:
        return 0.0 if view.health[seat] > 8 else 0.6 + 0.35 * (10 - view.health[seat])
    return 1.0 if view.bullets[seat] < 8 else 0.4


def pull(view: Woods, goals: dict[int, float], square: int, taken: frozenset[int]) -> float:
    """Give the strongest pull on a square; what was picked up on the way pulls no more."""
    distance = view.land.distance(square)
    strongest = max(
        (value * FADING ** distance[goal] for goal, value in goals.items() if goal not in taken),
        default=0.0,
    )
    if view.round <= PATIENCE:
        return strongest
    far = min((distance[goal] for goal in advice.floor(view)), default=0)
    return strongest - LONGING * far


def _walk(view: Woods, seat: Seat) -> AnyAction:
    goals = targets(view, seat)
    here = view.at[seat]
    inside = set(advice.floor(view))
    best, best_worth = None, pull(view, goals, here, frozenset())
    cost = DEATH + 0.3 * view.trophies[seat] + 1.2 * len(view.fronts[seat])
    if view.health[seat] <= 2:
        cost -= 1.0  # a fresh pawn is not so bad
    cost *= PATIENCE / max(PATIENCE, view.round)
    for way in advice.reach(view).values():
        taken = frozenset(s for s in way.squares if view.tokens[s])
        gain = sum(token_worth(view, seat, view.tokens[s]) for s in taken)
        gain += sum(view.dogs[s] * (FLOOR_DOG if s in inside else TROPHY) for s in way.squares)
        gain += pull(view, goals, way.squares[-1], taken)
        worth = way.survival * gain - (1 - way.survival) * cost
        # Wounds hurt even where they do not kill.
        worth -= 0.35 * way.dogs
        if worth > best_worth + 1e-9:
            best, best_worth = way, worth
    return Stop() if best is None else act.STEP[best.squares[0]]


def _bid(view: Woods, seat: Seat, actions: list[AnyAction]) -> AnyAction:
    attacker, _, first, second, _ = view.duel
    mine, theirs = (first, second) if seat == attacker else (second, first)
    lacking = theirs - mine + 1
    if mine > theirs:
        return Pass()
    for action in actions:
        if action.kind == "add-bullets" and action.number == lacking and lacking <= 3:
            return action
    return Pass()


def _discard(actions: list[AnyAction], limit: float) -> AnyAction | None:
    cards = [a for a in actions if a.kind == "discard"]
    if not cards:
        return None
    worst = min(cards, key=lambda action: KEPT[action.card])
    return worst if KEPT[worst.card] < limit else None


# -- cards -----------------------------------------------------------------------------


def best_card(view: Woods, seat: Seat, actions: list[AnyAction]) -> AnyAction | None:
    """Find the card most worth playing now, or None."""
    best, best_worth = None, WORTH_A_CARD
    for action in actions:
        if action.kind.startswith(("play", "use", "cancel")):
            worth = card_worth(view, seat, action)
            if worth > best_worth:
                best, best_worth = action, worth
    return best


def card_worth(view: Woods, seat: Seat, action: AnyAction) -> float:
    """Judge a card for its player in the present position."""
    kind = cards.CANCEL if action.kind == "cancel" else action.card
    if action.kind == "cancel":
        return _cancel_worth(view, seat)
    if action.kind == "play" and IS_PAGE[kind]:
        return 3.0
    if action.kind == "play":
        return _plain_worth(view, seat, kind)
    if action.kind in ("play-to", "use-to") and kind != cards.AMULET:
        return _push_worth(view, action.seat, action.square)
    if action.kind == "use-at":
        return _square_worth(view, seat, kind, action.square)
    if kind == cards.LOADED:
        more: int = max(0, view.bullets[action.seat] - view.bullets[seat])
        better: int = max(0, view.health[action.seat] - view.health[seat])
        return 0.4 * more + 0.5 * better
    if kind == cards.FRIENDS:
        return 2.5 + 0.5 * pages_of(view, action.seat)
    if kind == cards.LOST:
        far = advice.to_cabin(view, action.seat)
        return threat(view, action.seat) if 0 < far < FAR else 0.0
    if kind == cards.PORTAL:
        gain = advice.to_cabin(view, seat) - advice.to_cabin(view, action.seat)
        return 0.25 * gain
    if kind == cards.NEWSPAPER:
        # Rid of a dog, and the caster has one on its floor.
        own = 1.0 if view.actor == view.fighter else 0.5
        return own + (3.0 if is_inside_cabin(view, action.seat) else 0.3)
    if kind == cards.BAD_ZOMBIE:
        here = view.at[seat]
        return 0.8 * view.dogs[here] + (0.9 if view.fighter == seat else 0.0)
    if kind == cards.TREES:
        among = [o for o in range(view.players) if o != seat and view.at[o] >= 0]
        weak = sum(view.land.ground[view.at[o]] == "w" and view.health[o] <= 2 for o in among)
        return 2.0 * weak
    if kind == cards.KEY:
        return 1.5
    # Other pages are worth more for the spell than for their effect.
    return 0.0


def _plain_worth(view: Woods, seat: Seat, kind: int) -> float:
    """Judge items laid down and cards without a target."""
    if kind == cards.REPELLENT:
        return 1.5 if advice.to_cabin(view, seat) <= 2 else 0.0
    if kind == cards.FEVER:
        return 1.5 if view.bullets[seat] >= 3 else 0.0
    return KEPT[kind] + (0.9 if kind in (cards.KEY, cards.AMULET) else 0.0)


def _cancel_worth(view: Woods, seat: Seat) -> float:
    player, card, target, *_ = view.plays[-1]
    kind = KIND_OF[card]
    if target == seat:
        return 2.0
    if IS_PAGE[kind] and pages_of(view, player) >= 2:
        return 2.0
    return 2.0 if kind == cards.FRIENDS and pages_of(view, player) >= 2 else 0.0


def _moved(view: Woods, seat: Seat, square: int) -> Woods:
    world = view.clone()
    world.at[seat] = square
    return world


def _push_worth(view: Woods, target: Seat, square: int) -> float:
    """Judge moving an opponent to a square."""
    if view.at[target] < 0:
        return 0.0
    before = threat(view, target)
    if before < 0.8:
        return 0.0
    after = threat(_moved(view, target, square), target)
    return before - after + 0.2 * view.dogs[square]


def _square_worth(view: Woods, seat: Seat, kind: int, square: int) -> float:
    """Judge the Tranquilizer Gun and the Amulet on a square."""
    if kind == cards.GUN:
        left = view.house.trophies - view.trophies[seat]
        number = float(view.dogs[square])
        if number >= left:
            return 100.0
        inside = square in advice.floor(view) and advice.to_cabin(view, seat) <= 3
        fighting = view.fighter == seat and square == view.at[seat]
        low = view.health[seat] + view.bullets[seat] <= 3
        return number * ((1.2 if inside else 0.3) + (0.9 if fighting and low else 0.0))
    far = advice.to_cabin(view, seat)
    if far >= FAR or view.dogs[square]:
        return 0.0
    gain = far - advice.to_cabin(_moved(view, seat, square), seat)
    fighting = view.fighter == seat and view.health[seat] <= 2
    return 0.35 * gain + (1.5 if fighting else 0.0)


assert set(KEPT) == set(range(len(CARDS)))
