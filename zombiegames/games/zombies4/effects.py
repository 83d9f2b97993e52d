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

    from zombiegames.games.zombies4.rules import Woods

REMOVABLE = 3
"""Cards that Something Doesn't Feel Quite Right removes at most (ZF-C20)."""


def card_of(cards: list[int], kind: int) -> int:
    """Give the lowest component of a kind among some cards."""
    return min(card for card in cards if KIND_OF[card] == kind)


# -- playing and cancelling ------------------------------------------------------------


def play(
    woods: Woods,
    kind: int,
    *,
    target: int = -1,
    square: int = -1,
    tile: int = -1,
    other: int = -1,
) -> None:
    """Play a card from the hand of the seat that acts; it may be cancelled now."""
    seat = woods.actor
    card = card_of(woods.hands[seat], kind)
    woods.hands[seat].remove(card)
    woods.seen[card] = 0
    woods.played[seat] = True
    woods.plays.append((seat, card, target, square, tile, other))
    if woods.listening:
        woods.emit(events.CardPlayed(seat, card, target, square, tile, other))
    # Whether somebody is asked to cancel depends on hidden hands.
    woods.irrevocable += 1
    woods.agenda.append((RESOLVE,))
    woods.agenda.append((ASK_CANCEL, 0))


def ask_cancel(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask the holders of That Didn't Just Happen, in turn order (ZF-54)."""
    for k in range(task[1], woods.players):
        seat = (woods.seat + k) % woods.players
        if can_cancel(woods, seat):
            woods.prompt, woods.actor = ASKED_CANCEL, seat
            woods.offset = k
            return


def cancel(woods: Woods) -> None:
    """Cancel the card just played; this play may be cancelled too."""
    seat, card = woods.plays[-1][:2]
    play(woods, CANCEL, target=seat, other=card)


def resolve(woods: Woods, task: tuple[int, ...]) -> None:
    """Let the last card played take effect."""
    seat, card, target, square, tile, other = woods.plays.pop()
    kind = KIND_OF[card]
    if kind == CANCEL:
        discard(woods, seat, card, "played")
        # The cancelled card is discarded and was its player's card of the round.
        victim, cancelled = woods.plays.pop()[:2]
        was = woods.agenda.pop()
        assert was == (RESOLVE,)
        if woods.listening:
            woods.emit(events.CardCancelled(victim, cancelled))
        discard(woods, victim, cancelled, "cancelled")
    elif IS_EVENT[kind]:
        discard(woods, seat, card, "played")
        EFFECTS[kind](woods, seat, target, square, tile, other)
    else:
        lay(woods, seat, card)


def lay(woods: Woods, seat: int, card: int) -> None:
    """Put an item or page in front of a player."""
    woods.fronts[seat].append(card)
    if woods.listening:
        woods.emit(events.CardLaid(seat, card))
    if KIND_OF[card] == DOGGIE:
        here_doggie(woods, seat, HERE_DOGS)


# -- event cards: seat, target, square, tile, other ------------------------------------


def _bad_zombie(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    here = woods.at[seat]
    # Ruling: the dogs of the own square leave first, then in the order of the squares.
    dogs = dogs_of(woods, TILE_OF[here], here)
    woods.agenda.append((ASK_PUT, seat, FOR_BAD_ZOMBIE, tile, 0, 0, len(dogs), *dogs))


def _clair(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    put_pawn(woods, target, square, "clair-warlock")


def _talk(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    put_pawn(woods, target, square, "talk-to-the-hand")


def _last(woods: Woods, ends: list[int], seat: int, effect: str) -> None:
    """Begin what lasts until the end of a player's next turn, not the present one."""
    ends[seat] = 2 if seat == woods.seat else 1
    if woods.listening:
        woods.emit(events.EffectBegan(seat, effect))


def _repellent(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    _last(woods, woods.repellent, seat, "dog-repellent")


def _fever(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    _last(woods, woods.fever, seat, "full-moon-fever")


def _lost(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    _last(woods, woods.lost, target, "lost-in-the-woods")


def _loaded(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    # Ruling: the tokens come from the supply; the other player loses nothing.
    woods.bullets[seat], woods.health[seat] = gain_of_loaded(woods, seat, target)
    if woods.listening:
        woods.emit(events.Loaded(seat, woods.bullets[seat], woods.health[seat]))


def _portal(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    here, there = woods.at[seat], woods.at[target]
    put_pawn(woods, seat, there, "portal")
    put_pawn(woods, target, here, "portal")


def _newspaper(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    # Ruling: of two dogs, the one that is being fought leaves.
    break_off(woods, seat, (DOG,))
    move_dog(woods, seat, woods.at[seat], woods.at[target], "newspaper")


def _friends(woods: Woods, seat: int, target: int, square: int, tile: int, other: int) -> None:
    woods.fronts[target].remove(other)
    if woods.listening:
        woods.emit(events.PageTaken(seat, target, other))
    lay(woods, seat, other)


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


def use(woods: Woods, kind: int, *, target: int = -1, square: int = -1, pile: int = -1) -> None:
    """Discard a card in play for its effect; that cannot be cancelled (ZF-51, ZF-54)."""
    seat = woods.actor
    card = in_front(woods, seat, kind)
    woods.fronts[seat].remove(card)
    # ZF-51: one page a round.
    if IS_PAGE[kind]:
        woods.spent[seat] = True
    if woods.listening:
        woods.emit(events.CardUsed(seat, card, target, square))
    discard(woods, seat, card, "used")
    USES[kind](woods, seat, target, square, pile)


def _amulet(woods: Woods, seat: int, target: int, square: int, pile: int) -> None:
    put_pawn(woods, seat, square, "amulet")


def _gun(woods: Woods, seat: int, target: int, square: int, pile: int) -> None:
    for _ in range(woods.dogs[square]):
        kill_dog(woods, seat, square)
        if woods.winners:
            return
    if square == woods.at[woods.seat]:
        # ZF-56: also a fight that waits, whatever dog comes there before it would go on.
        break_off(woods, woods.seat, (DOG,))
        # ZF-30: the square is cleared for the turn's pawn, by whomever.
        woods.agenda.append((ARRIVED,))


def _key(woods: Woods, seat: int, target: int, square: int, pile: int) -> None:
    woods.irrevocable += 1
    hand = woods.hands[target]
    for card in hand:
        woods.seen[card] |= 1 << seat
    if woods.listening:
        woods.emit(
            events.HandSeen(seat, target, tuple(hand)),
            seen_by=1 << seat | 1 << target,
            otherwise=events.HandSeen(seat, target, (0,) * len(hand)),
        )
    woods.agenda.append((ASK_TAKE, seat, target))


def _sender(woods: Woods, seat: int, target: int, square: int, pile: int) -> None:
    put_pawn(woods, target, square, "return-to-sender")


def _not_right(woods: Woods, seat: int, target: int, square: int, pile: int) -> None:
    woods.irrevocable += 1
    if woods.listening:
        woods.emit(events.PileSearched(seat, pile))
    woods.agenda.append((ASK_SEARCH, seat, pile, REMOVABLE))


def _trees(woods: Woods, seat: int, target: int, square: int, pile: int) -> None:
    # ZF-C21: in turn order, beginning with the turn's player.
    order = [(woods.seat + k) % woods.players for k in range(woods.players)]
    woods.agenda += [
        (FIGHT_TREES, other)
        for other in reversed(order)
        if other != seat and woods.at[other] >= 0 and woods.land.ground[woods.at[other]] == "w"
    ]


def _twist(woods: Woods, seat: int, target: int, square: int, pile: int) -> None:
    for other in opponents(woods, seat):
        if woods.bullets[other]:
            woods.bullets[other] -= 1
            woods.bullets[seat] += 1
            if woods.listening:
                woods.emit(events.BulletStolen(seat, other))


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


def ask_take(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask which card is taken."""
    woods.prompt, woods.actor = TAKE, task[1]
    woods.looking = task[2:]


def take_card(woods: Woods, kind: int) -> None:
    """Take a card of the hand looked at; the others see neither it nor what is left (ZF-C08)."""
    seat, owner = woods.actor, woods.looking[0]
    woods.looking = ()
    card = card_of(woods.hands[owner], kind)
    blur_batches(woods, woods.hands[owner])
    woods.hands[owner].remove(card)
    woods.hands[seat].append(card)
    both = 1 << seat | 1 << owner
    woods.irrevocable += 1
    # Ruling: only its two owners see the card. Who had seen that hand before does not know which
    # card has left it, and can be sure of none.
    for left in (*woods.hands[owner], card):
        woods.seen[left] &= both
    woods.seen[card] = both
    if woods.listening:
        woods.emit(
            events.CardTaken(seat, owner, card),
            seen_by=both,
            otherwise=events.CardTaken(seat, owner, 0),
        )
    woods.agenda.append((ASK_TRIM, seat))


def blur_batches(woods: Woods, hand: list[int]) -> None:
    """Count the shuffles that the cards of a hand came from as one.

    All know from which shuffles they are, but no third player from which the one taken is.
    """
    mixed = {woods.batch[card] for card in hand}
    oldest = min(mixed)
    for card in DECK_CARDS:
        if woods.batch[card] in mixed:
            woods.batch[card] = oldest


def ask_trim(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for discards down to three cards."""
    if len(woods.hands[task[1]]) > HAND_SIZE:
        woods.prompt, woods.actor = TRIM, task[1]


def trim(woods: Woods, kind: int) -> None:
    """Discard one of too many cards."""
    seat = woods.actor
    card = card_of(woods.hands[seat], kind)
    woods.hands[seat].remove(card)
    discard(woods, seat, card, "down-to-three")
    woods.agenda.append((ASK_TRIM, seat))


# -- Something Doesn't Feel Quite Right ------------------------------------------------


def pile_of(woods: Woods) -> list[int]:
    """Give the pile that is looked through."""
    return woods.discards if woods.looking[0] else woods.deck


def ask_search(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for the next card to remove."""
    woods.prompt, woods.actor = SEARCH, task[1]
    woods.looking = task[2:]


def remove(woods: Woods, kind: int) -> None:
    """Remove a card for good; after three the draw pile is shuffled (ZF-C20)."""
    seat = woods.actor
    pile, left = woods.looking
    cards = pile_of(woods)
    card = card_of(cards, kind)
    cards.remove(card)
    woods.removed.append(card)
    if woods.listening:
        woods.emit(events.CardRemoved(seat, card))
    if left > 1:
        woods.looking = ()
        woods.agenda.append((ASK_SEARCH, seat, pile, left - 1))
    else:
        finish_search(woods)


def finish_search(woods: Woods) -> None:
    """Close the pile and shuffle the draw pile. Ruling: whichever pile was looked through."""
    woods.looking = ()
    if woods.deck:
        woods.prompt, woods.actor = SHUFFLE_CARDS, NATURE


# -- Full Moon Fever -------------------------------------------------------------------


def attack(woods: Woods, target: int) -> None:
    """Begin a duel (ZF-C05)."""
    seat = woods.actor
    woods.fever[seat] = 0
    woods.duel = [seat, target, 0, 0, seat]
    if woods.listening:
        woods.emit(events.EffectEnded(seat, "full-moon-fever"))
        woods.emit(events.DuelBegan(seat, target))
    woods.agenda.append((DUEL,))


def go_on_with_duel(woods: Woods, task: tuple[int, ...]) -> None:
    """Roll for both; who is behind, in a tie the attacker, may add bullets first."""
    attacker, defender, first, second, _ = woods.duel
    if first and second:
        woods.duel[4] = attacker if first <= second else defender
        woods.agenda.append((ASK_DUEL,))
    else:
        woods.why = FOR_DUEL
        woods.prompt, woods.actor = DIE, NATURE


def duel_die(woods: Woods, face: int) -> None:
    """One of the two dice of a duel."""
    woods.duel[3 if woods.duel[2] else 2] = face
    woods.agenda.append((DUEL,))


def ask_duel(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for bullets; who has none declines by that."""
    bidder = woods.duel[4]
    if woods.bullets[bidder]:
        woods.prompt, woods.actor = ASKED_DUEL, bidder
    else:
        settle_duel(woods)


def add_bullets(woods: Woods, number: int) -> None:
    """Add bullets to the own roll; then the other one is asked."""
    duel = woods.duel
    seat = duel[4]
    mine = 2 if seat == duel[0] else 3
    woods.bullets[seat] -= number
    duel[mine] += number
    if woods.listening:
        woods.emit(events.BulletsAdded(seat, number, duel[mine]))
    duel[4] = duel[1] if seat == duel[0] else duel[0]
    woods.agenda.append((ASK_DUEL,))


def settle_duel(woods: Woods) -> None:
    """Send the lower one to the bridge; in a tie nothing happens (ZF-C05)."""
    attacker, defender, first, second, _ = woods.duel
    woods.duel = []
    if first == second:
        winner = loser = -1
    else:
        winner, loser = (attacker, defender) if first > second else (defender, attacker)
        woods.agenda.append((ASK_RETREAT, loser))
    if woods.listening:
        woods.emit(events.DuelEnded(winner, loser))


def ask_retreat(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask the loser for a square of the Bridge."""
    woods.prompt, woods.actor = RETREAT, task[1]
