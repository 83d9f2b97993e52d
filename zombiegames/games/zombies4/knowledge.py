"""Who knows what: views with holes, the worlds that fit them, and what a seat notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from zombiegames.core.cards import hidden
from zombiegames.core.protocol import HIDDEN, UNKNOWN
from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.actions import HIDDEN_CARD, ShuffleCards, ShuffleTiles, TakeCard
from zombiegames.games.zombies4.cards import DECK_CARDS
from zombiegames.games.zombies4.chance import cabin_places
from zombiegames.games.zombies4.state import Woods
from zombiegames.games.zombies4.tiles import CABIN, LOOSE_TILES

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.actions import AnyAction

W = TypeVar("W", bound=Woods)


def censored(state: W, seat: Seat | None) -> W:
    """Copy what a seat may know: its hand, cards it has seen, all that lies open.

    A card seen in another hand stays known until it leaves that hand, or until somebody takes a
    card from there unseen. What lies in the piles is forgotten when they are shuffled.
    """
    view = state.clone()
    view.bystander = state.looks_on(seat)
    view.stack, view.box = hidden(state.stack), hidden(state.box)
    me = 1 << seat if seat is not None else 0
    looks = state.prompt == ask.SEARCH and state.actor == seat and state.looking[0] == 0
    view.deck = sorted(state.deck) if looks else hidden(state.deck)
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            continue
        known = [card for card in hand if state.seen[card] & me]
        for card in hand:
            # Only the owner of a card knows which of the others know it.
            view.seen[card] &= (me | 1 << owner) if card in known else 0
        unknown = [card for card in hand if card not in known]
        view.hands[owner] = [*known, *hidden(unknown)]
        # A card already hidden here has its shuffle in ``ages``.
        held = [state.batch[card] for card in unknown if card != HIDDEN]
        view.ages[owner] = sorted(held + state.ages[owner])
    if state.prompt in (ask.WINDOW, ask.CANCEL) and state.actor != seat:
        view.prompt, view.actor = ask.SECRET, UNKNOWN
        view.window, view.offset = -1, 0
    return view


def determinized(view: W, rng: Random) -> W:
    """Put what is nowhere in sight into stack, box, hands and draw pile, in any way."""
    world = view.clone()
    world.bystander = False
    _fill_stack(view, world, rng)
    sight = set(view.in_sight())
    unseen: dict[int, list[int]] = {}
    for card in DECK_CARDS:
        if card not in sight:
            unseen.setdefault(view.batch[card], []).append(card)
    for cards in unseen.values():
        rng.shuffle(cards)
    for owner, hand in enumerate(view.hands):
        dealt = [unseen[age].pop() for age in view.ages[owner]]
        for card in dealt:
            world.seen[card] = 1 << owner
        world.hands[owner] = [*(c for c in hand if c != HIDDEN), *dealt]
    world.ages = [[] for _ in view.hands]
    rest = [card for cards in unseen.values() for card in cards]
    rng.shuffle(rest)
    if view.deck and view.deck[0] == HIDDEN:
        assert len(rest) == len(view.deck), "the draw pile holds what is nowhere else"
        world.deck = rest
    else:
        assert not rest, "a pile in sight and cards nowhere"
    return world


def _fill_stack(view: Woods, world: Woods, rng: Random) -> None:
    """Lay the tiles nowhere in sight into stack and box; the Cabin where it can be."""
    if view.prompt == ask.SHUFFLE_TILES:
        world.stack = list(LOOSE_TILES)
        return
    tiles = [
        tile
        for tile in LOOSE_TILES
        if view.land.places[tile] is None and tile not in (view.drawn, CABIN)
    ]
    rng.shuffle(tiles)
    if view.land.places[CABIN] is None and view.drawn != CABIN:
        gone = view.house.tiles - 1 - len(view.stack)
        places = [place - gone for place in cabin_places(view) if place >= gone]
        # In a position set up without it, it stays in the box.
        tiles.insert(rng.choice(places) if places else len(tiles), CABIN)
    size = len(view.stack)
    world.stack = list(reversed(tiles[:size]))
    world.box = sorted(tiles[size:])


def observed(state: Woods, action: Any, seat: Seat) -> AnyAction | None:
    """Hide the order of shuffles, a card taken from a hand, and what is declined in secret."""
    if action.kind == "shuffle-tiles":
        return ShuffleTiles(tuple(hidden(action.order)))
    if action.kind == "shuffle-cards":
        return ShuffleCards(tuple(hidden(action.order)))
    if action.kind == "take-card" and seat != state.actor and seat not in state.looking:
        return TakeCard(HIDDEN_CARD)
    secret = state.prompt in (ask.WINDOW, ask.CANCEL, ask.SECRET)
    return None if action.kind == "pass" and secret and seat != state.actor else action
