"""What cards do (ZF-54, ZF-C01 … ZF-C22), from the moment they are played or used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import events
from zombiegames.games.zombies4.cards import (
    AMULET,
    BAD_ZOMBIE,
    CANCEL,
    CLAIR,
    DECK_CARDS,
    DOGGIE,
    FEVER,
    FRIENDS,
    GUN,
    HAND,
    IS_EVENT,
    IS_PAGE,
    KEY,
    KIND_OF,
    LOADED,
    LOST,
    NEWSPAPER,
    NOT_RIGHT,
    PORTAL,
    REPELLENT,
    SENDER,
    TREES,
    TWIST,
)
from zombiegames.games.zombies4.dogs import (
    FOR_BAD_ZOMBIE,
    break_off,
    dogs_of,
    here_doggie,
    move_dog,
)
from zombiegames.games.zombies4.fight import discard, in_front, kill_dog, put_pawn
from zombiegames.games.zombies4.plays import can_cancel, gain_of_loaded, opponents
from zombiegames.games.zombies4.tasks import (
    ARRIVED,
    ASK_CANCEL,
    ASK_DUEL,
    ASK_PUT,
    ASK_RETREAT,
    ASK_SEARCH,
    ASK_TAKE,
    ASK_TRIM,
    DUEL,
    RESOLVE,
)
from zombiegames.games.zombies4.tasks import TREES as FIGHT_TREES
from zombiegames.games.zombies4.terms import CANCEL as ASKED_CANCEL
from zombiegames.games.zombies4.terms import (
    DIE,
    DOG,
    FOR_DUEL,
    HAND_SIZE,
    HERE_DOGS,
    RETREAT,
    SEARCH,
    SHUFFLE_CARDS,
    TAKE,
    TRIM,
)
from zombiegames.games.zombies4.terms import DUEL as ASKED_DUEL
from zombiegames.games.zombies4.tiles import TILE_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombies4.state import Woods

REMOVABLE = 3
"""Cards that Something Doesn't Feel Quite Right removes at most (ZF-C20)."""


def card_of(cards: list[int], kind: int) -> int:
    """Give the lowest component of a kind among some cards."""
    return min(card for card in cards if KIND_OF[card] == kind)


# -- playing and cancelling ------------------------------------------------------------


def play(
    state: Woods,
    kind: int,
    *,
    target: int = -1,
    square: int = -1,
    tile: int = -1,
    other: int = -1,
) -> None:
    """Play a card from the hand of the seat that acts; it may be cancelled now."""
    seat = state.actor
    card = card_of(state.hands[seat], kind)
    state.hands[seat].remove(card)
    state.seen[card] = 0
    state.played[seat] = True
    state.plays.append((seat, card, target, square, tile, other))
    if state.listening:
        state.emit(events.CardPlayed(seat, card, target, square, tile, other))
    # Whether somebody is asked to cancel depends on hidden hands.
    state.irrevocable += 1
    state.agenda.append((RESOLVE,))
    state.agenda.append((ASK_CANCEL, 0))


def ask_cancel(state: Woods, task: tuple[int, ...]) -> None:
    """Ask the holders of That Didn't Just Happen, in turn order (ZF-54)."""
    for k in range(task[1], state.players):
        seat = (state.seat + k) % state.players
        if can_cancel(state, seat):
            state.prompt, state.actor = ASKED_CANCEL, seat
            state.offset = k
            return


def cancel(state: Woods) -> None:
    """Cancel the card just played; this play may be cancelled too."""
    seat, card = state.plays[-1][:2]
    play(state, CANCEL, target=seat, other=card)


def resolve(state: Woods, task: tuple[int, ...]) -> None:
    """Let the last card played take effect."""
    seat, card, target, square, tile, other = state.plays.pop()
    kind = KIND_OF[card]
    if kind == CANCEL:
        discard(state, seat, card, "played")
        # The cancelled card is discarded and was its player's card of the round.
        victim, cancelled = state.plays.pop()[:2]
        was = state.agenda.pop()
        assert was == (RESOLVE,)
        if state.listening:
            state.emit(events.CardCancelled(victim, cancelled))
        discard(state, victim, cancelled, "cancelled")
    elif IS_EVENT[kind]:
        discard(state, seat, card, "played")
        EFFECTS[kind](state, seat, target, square, tile, other)
    else:
        lay(state, seat, card)


def lay(state: Woods, seat: int, card: int) -> None:
    """Put an item or page in front of a player."""
    state.fronts[seat].append(card)
    if state.listening:
        state.emit(events.CardLaid(seat, card))
    if KIND_OF[card] == DOGGIE:
        here_doggie(state, seat, HERE_DOGS)


# -- event cards: seat, target, square, tile, other ------------------------------------


def _bad_zombie(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    here = state.at[seat]
    # Ruling: the dogs of the own square leave first, then in the order of the squares.
    dogs = dogs_of(state, TILE_OF[here], here)
    state.agenda.append((ASK_PUT, seat, FOR_BAD_ZOMBIE, tile, 0, 0, len(dogs), *dogs))


def _clair(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    put_pawn(state, target, square, "clair-warlock")


def _talk(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    put_pawn(state, target, square, "talk-to-the-hand")


def _last(state: Woods, ends: list[int], seat: int, effect: str) -> None:
    """Begin what lasts until the end of a player's next turn, not the present one."""
    ends[seat] = 2 if seat == state.seat else 1
    if state.listening:
        state.emit(events.EffectBegan(seat, effect))


def _repellent(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    _last(state, state.repellent, seat, "dog-repellent")


def _fever(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    _last(state, state.fever, seat, "full-moon-fever")


def _lost(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    _last(state, state.lost, target, "lost-in-the-woods")


def _loaded(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    # Ruling: the tokens come from the supply; the other player loses nothing.
    state.bullets[seat], state.health[seat] = gain_of_loaded(state, seat, target)
    if state.listening:
        state.emit(events.Loaded(seat, state.bullets[seat], state.health[seat]))


def _portal(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    here, there = state.at[seat], state.at[target]
    put_pawn(state, seat, there, "portal")
    put_pawn(state, target, here, "portal")


def _newspaper(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    # Ruling: of two dogs, the one that is being fought leaves.
    break_off(state, seat, (DOG,))
    move_dog(state, seat, state.at[seat], state.at[target], "newspaper")


def _friends(state: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    state.fronts[target].remove(other)
    if state.listening:
        state.emit(events.PageTaken(seat, target, other))
    lay(state, seat, other)


EFFECTS: dict[int, Callable[[Woods, int, int, int, int, int], None]] = {
    BAD_ZOMBIE: _bad_zombie,
    CLAIR: _clair,
    REPELLENT: _repellent,
    FEVER: _fever,
    LOADED: _loaded,
    LOST: _lost,
    PORTAL: _portal,
    NEWSPAPER: _newspaper,
    HAND: _talk,
    FRIENDS: _friends,
}
"""By kind of event card; cancelling is told in ``resolve``."""


# -- cards in play ---------------------------------------------------------------------


def use(state: Woods, kind: int, *, target: int = -1, square: int = -1, pile: int = -1) -> None:
    """Discard a card in play for its effect; that cannot be cancelled (ZF-51, ZF-54)."""
    seat = state.actor
    card = in_front(state, seat, kind)
    state.fronts[seat].remove(card)
    # ZF-51: one page a round.
    if IS_PAGE[kind]:
        state.spent[seat] = True
    if state.listening:
        state.emit(events.CardUsed(seat, card, target, square))
    discard(state, seat, card, "used")
    USES[kind](state, seat, target, square, pile)


def _amulet(state: Woods, seat: int, target: int, square: int, pile: int) -> None:
    put_pawn(state, seat, square, "amulet")


def _gun(state: Woods, seat: int, target: int, square: int, pile: int) -> None:
    for _ in range(state.dogs[square]):
        kill_dog(state, seat, square)
        if state.winners:
            return
    if square == state.at[state.seat]:
        # ZF-56: also a fight that waits, whatever dog comes there before it would go on.
        break_off(state, state.seat, (DOG,))
        # ZF-30: the square is cleared for the turn's pawn, by whomever.
        state.agenda.append((ARRIVED,))


def _key(state: Woods, seat: int, target: int, square: int, pile: int) -> None:
    state.irrevocable += 1
    hand = state.hands[target]
    for card in hand:
        state.seen[card] |= 1 << seat
    if state.listening:
        state.emit(
            events.HandSeen(seat, target, tuple(hand)),
            seen_by=1 << seat | 1 << target,
            otherwise=events.HandSeen(seat, target, (0,) * len(hand)),
        )
    state.agenda.append((ASK_TAKE, seat, target))


def _sender(state: Woods, seat: int, target: int, square: int, pile: int) -> None:
    put_pawn(state, target, square, "return-to-sender")


def _not_right(state: Woods, seat: int, target: int, square: int, pile: int) -> None:
    state.irrevocable += 1
    if state.listening:
        state.emit(events.PileSearched(seat, pile))
    state.agenda.append((ASK_SEARCH, seat, pile, REMOVABLE))


def _trees(state: Woods, seat: int, target: int, square: int, pile: int) -> None:
    # ZF-C21: in turn order, beginning with the turn's player.
    order = [(state.seat + k) % state.players for k in range(state.players)]
    state.agenda += [
        (FIGHT_TREES, other)
        for other in reversed(order)
        if other != seat and state.at[other] >= 0 and state.land.ground[state.at[other]] == "w"
    ]


def _twist(state: Woods, seat: int, target: int, square: int, pile: int) -> None:
    for other in opponents(state, seat):
        if state.bullets[other]:
            state.bullets[other] -= 1
            state.bullets[seat] += 1
            if state.listening:
                state.emit(events.BulletStolen(seat, other))


USES: dict[int, Callable[[Woods, int, int, int, int], None]] = {
    AMULET: _amulet,
    GUN: _gun,
    KEY: _key,
    SENDER: _sender,
    NOT_RIGHT: _not_right,
    TREES: _trees,
    TWIST: _twist,
}
"""By kind of item or page: what discarding it does."""


# -- Magic Key -------------------------------------------------------------------------


def ask_take(state: Woods, task: tuple[int, ...]) -> None:
    """Ask which card is taken."""
    state.prompt, state.actor = TAKE, task[1]
    state.looking = task[2:]


def take_card(state: Woods, kind: int) -> None:
    """Take a card of the hand looked at; the others see neither it nor what is left (ZF-C08)."""
    seat, owner = state.actor, state.looking[0]
    state.looking = ()
    card = card_of(state.hands[owner], kind)
    blur_batches(state, state.hands[owner])
    state.hands[owner].remove(card)
    state.hands[seat].append(card)
    both = 1 << seat | 1 << owner
    state.irrevocable += 1
    # Ruling: only its two owners see the card. Who had seen that hand before does not know which
    # card has left it, and can be sure of none.
    for left in (*state.hands[owner], card):
        state.seen[left] &= both
    state.seen[card] = both
    if state.listening:
        state.emit(
            events.CardTaken(seat, owner, card),
            seen_by=both,
            otherwise=events.CardTaken(seat, owner, 0),
        )
    state.agenda.append((ASK_TRIM, seat))


def blur_batches(state: Woods, hand: list[int]) -> None:
    """Count the shuffles that the cards of a hand came from as one.

    All know from which shuffles they are, but no third player from which the one taken is.
    """
    mixed = {state.batch[card] for card in hand}
    oldest = min(mixed)
    for card in DECK_CARDS:
        if state.batch[card] in mixed:
            state.batch[card] = oldest


def ask_trim(state: Woods, task: tuple[int, ...]) -> None:
    """Ask for discards down to three cards."""
    if len(state.hands[task[1]]) > HAND_SIZE:
        state.prompt, state.actor = TRIM, task[1]


def trim(state: Woods, kind: int) -> None:
    """Discard one of too many cards."""
    seat = state.actor
    card = card_of(state.hands[seat], kind)
    state.hands[seat].remove(card)
    discard(state, seat, card, "down-to-three")
    state.agenda.append((ASK_TRIM, seat))


# -- Something Doesn't Feel Quite Right ------------------------------------------------


def pile_of(state: Woods) -> list[int]:
    """Give the pile that is looked through."""
    return state.discards if state.looking[0] else state.deck


def ask_search(state: Woods, task: tuple[int, ...]) -> None:
    """Ask for the next card to remove."""
    state.prompt, state.actor = SEARCH, task[1]
    state.looking = task[2:]


def remove(state: Woods, kind: int) -> None:
    """Remove a card for good; after three the draw pile is shuffled (ZF-C20)."""
    seat = state.actor
    pile, left = state.looking
    cards = pile_of(state)
    card = card_of(cards, kind)
    cards.remove(card)
    state.removed.append(card)
    if state.listening:
        state.emit(events.CardRemoved(seat, card))
    if left > 1:
        state.looking = ()
        state.agenda.append((ASK_SEARCH, seat, pile, left - 1))
    else:
        finish_search(state)


def finish_search(state: Woods) -> None:
    """Close the pile and shuffle the draw pile. Ruling: whichever pile was looked through."""
    state.looking = ()
    if state.deck:
        state.prompt, state.actor = SHUFFLE_CARDS, NATURE


# -- Full Moon Fever -------------------------------------------------------------------


def attack(state: Woods, target: int) -> None:
    """Begin a duel (ZF-C05)."""
    seat = state.actor
    state.fever[seat] = 0
    state.duel = [seat, target, 0, 0, seat]
    if state.listening:
        state.emit(events.EffectEnded(seat, "full-moon-fever"))
        state.emit(events.DuelBegan(seat, target))
    state.agenda.append((DUEL,))


def go_on_with_duel(state: Woods, task: tuple[int, ...]) -> None:
    """Roll for both; who is behind, in a tie the attacker, may add bullets first."""
    attacker, defender, first, second, _ = state.duel
    if first and second:
        state.duel[4] = attacker if first <= second else defender
        state.agenda.append((ASK_DUEL,))
    else:
        state.why = FOR_DUEL
        state.prompt, state.actor = DIE, NATURE


def duel_die(state: Woods, face: int) -> None:
    """One of the two dice of a duel."""
    state.duel[3 if state.duel[2] else 2] = face
    state.agenda.append((DUEL,))


def ask_duel(state: Woods, task: tuple[int, ...]) -> None:
    """Ask for bullets; who has none declines by that."""
    bidder = state.duel[4]
    if state.bullets[bidder]:
        state.prompt, state.actor = ASKED_DUEL, bidder
    else:
        settle_duel(state)


def add_bullets(state: Woods, number: int) -> None:
    """Add bullets to the own roll; then the other one is asked."""
    duel = state.duel
    seat = duel[4]
    mine = 2 if seat == duel[0] else 3
    state.bullets[seat] -= number
    duel[mine] += number
    if state.listening:
        state.emit(events.BulletsAdded(seat, number, duel[mine]))
    duel[4] = duel[1] if seat == duel[0] else duel[0]
    state.agenda.append((ASK_DUEL,))


def settle_duel(state: Woods) -> None:
    """Send the lower one to the bridge; in a tie nothing happens (ZF-C05)."""
    attacker, defender, first, second, _ = state.duel
    state.duel = []
    if first == second:
        winner = loser = -1
    else:
        winner, loser = (attacker, defender) if first > second else (defender, attacker)
        state.agenda.append((ASK_RETREAT, loser))
    if state.listening:
        state.emit(events.DuelEnded(winner, loser))


def ask_retreat(state: Woods, task: tuple[int, ...]) -> None:
    """Ask the loser for a square of the Bridge."""
    state.prompt, state.actor = RETREAT, task[1]
