"""What follows what: deals, tricks, leads, going out, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import hidden
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombie_card_game import cards, events, exchange, terms
from zombiegames.games.zombie_card_game.answers import DEMAND_OF
from zombiegames.games.zombie_card_game.hand import hold, make_first, take

if TYPE_CHECKING:
    from zombiegames.games.zombie_card_game.actions import DrawDealer, GiveBack, Pass, Play, Shuffle
    from zombiegames.games.zombie_card_game.state import Republic

_WITCHES = cards.OF_RANK[cards.WITCH]
# Every play makes one: past its own constructor a NamedTuple is made in half the time.
_new = tuple.__new__

# -- a deal ----------------------------------------------------------------------------


def draw_dealer(state: Republic, action: DrawDealer) -> None:
    """Let a seat deal first (ZP-01)."""
    state.irrevocable += 1
    state.dealer = action.seat
    if state.listening:
        state.emit(events.DealerDrawn(action.seat))
    _begin_deal(state)


def _begin_deal(state: Republic) -> None:
    state.deal += 1
    state.prompt, state.actor = terms.SHUFFLE, NATURE
    if state.listening:
        state.emit(events.DealBegan(state.deal, state.dealer))


def shuffle(state: Republic, action: Shuffle) -> None:
    """Deal all cards; exchange, or give the lead to the 2 of clubs."""
    state.irrevocable += 1
    _clear_trick(state)
    players, dealer = state.players, state.dealer
    if state.listening:
        state.emit(events.Shuffled(dealer, len(action.order)))
    dealt = list(state.dealt)
    for number, card in enumerate(action.order, 1):
        dealt[card] = number
    state.dealt = tuple(dealt)
    # ZP-01: one by one, from the dealer's left.
    for start in range(players):
        seat = (dealer + 1 + start) % players
        hold(state, seat, cards.mask_of(action.order[start::players]))
        if state.listening:
            hand = cards.cards_of(state.hands[seat])
            state.emit(
                events.Dealt(seat, hand),
                seen_by=1 << seat,
                otherwise=events.Dealt(seat, tuple(hidden(hand))),
            )
    state.swept, state.went, state.alive = 0, (), (1 << players) - 1
    if state.deal > 1:
        exchange.begin(state)
        return
    # ZP-02: its holder leads, and with it; so all know where the 2 of clubs is.
    clubs = 1 << cards.TWO_OF_CLUBS - 1
    holder = next(seat for seat, hand in enumerate(state.hands) if hand & clubs)
    state.shown = clubs
    make_first(state, clubs)
    _lead(state, holder, "two-of-clubs")


def give_back(state: Republic, action: GiveBack) -> None:
    """Give cards back (ZP-31); after the last ones the Zombie leads."""
    if exchange.give_back(state, action):
        # ZP-02: later deals are opened by the Zombie.
        _lead(state, state.dealer, "zombie")


# -- a trick ---------------------------------------------------------------------------


def _lead(state: Republic, seat: int, why: str) -> None:
    """Give the lead to a seat or, if it cannot lead, to the next who can."""
    _clear_trick(state)
    state.playing = state.alive
    state.prompt = terms.LEAD
    first = seat
    if not state.house.witch_alone:
        # ZP-05: a player who holds only witches cannot lead.
        while state.sizes[seat] <= cards.COPIES[cards.WITCH] and _is_stuck(state, seat):
            seat, why = terms.NEXT[state.alive][seat], "witches"
            if seat == first:
                _rank_the_stuck(state, first)
                return
    state.actor = seat
    if state.listening:
        state.emit(events.LeadTaken(seat, why))


def _is_stuck(state: Republic, seat: int) -> bool:
    hand = state.hands[seat]
    if hand & ~state.shown:
        # Where it could be witches only, for all that is known, all see now whether it is.
        if state.sizes[seat] <= cards.COPIES[cards.WITCH] - (state.swept & _WITCHES).bit_count():
            state.irrevocable += 1
        if hand & ~_WITCHES:
            return False
        state.shown |= hand
    # Ruling: all see why the lead passes on; in an answer such a player passes like any other.
    if state.listening:
        state.emit(events.LeadMissed(seat, state.sizes[seat]))
    return True


def play(state: Republic, action: Play) -> None:
    """Lead or answer with cards."""
    rank, naturals, witches, _ = action
    seat = state.actor
    mask = take(state, seat, rank, naturals) if naturals else 0
    if witches:
        mask |= take(state, seat, cards.WITCH, witches)
    size = naturals + witches
    opening = state.prompt == terms.LEAD
    if opening:
        state.opening = size
        state.prompt = terms.ANSWER
    state.trick.append(_new(terms.Laid, (seat, rank, naturals, witches, mask)))
    state.top, state.rank, state.size = seat, rank, size
    left = state.sizes[seat]
    if state.listening:
        listed = cards.cards_of(mask)
        state.emit(events.Played(seat, rank, naturals, witches, listed, opening, left))
    # ZP-23: any legal card may be the last.
    if not left and _go_out(state, seat, "last"):
        return
    if rank == cards.ZOMBIE and size > 1:
        # ZP-21: a set of zombies ends the trick at once.
        _end_trick(state, "zombies")
        return
    state.demand = DEMAND_OF[state.house.absolute_president, state.opening, rank, size]
    follower = terms.NEXT[state.playing][seat]
    if follower in (seat, -1):
        _end_trick(state, "passes")
    else:
        state.actor = follower


def pass_(state: Republic, action: Pass) -> None:
    """Leave the trick (ZP-20)."""
    seat = state.actor
    if state.listening:
        state.emit(events.Passed(seat))
    playing = state.playing = state.playing & ~(1 << seat)
    follower = terms.NEXT[playing][seat]
    # ZP-21, ZP-22: over when nobody is left in the trick but the player of its top.
    if follower in (state.top, -1):
        _end_trick(state, "passes")
    else:
        state.actor = follower


def _end_trick(state: Republic, by: str) -> None:
    winner = state.top
    if state.listening:
        state.emit(events.TrickWon(winner, by))
    swept = state.on_trick()
    state.swept |= swept
    if state.listening:
        # ZP-33: from the second deal on the dealer is the Zombie.
        # Ruling: in the first deal the dealer sweeps.
        state.emit(events.Swept(state.dealer, cards.cards_of(swept)))
    if state.alive >> winner & 1:
        _lead(state, winner, "won")
    else:
        # ZP-22: the winner is out of cards.
        _lead(state, terms.NEXT[state.alive][winner], "out")


def _clear_trick(state: Republic) -> None:
    state.trick.clear()
    state.opening = state.rank = state.size = state.demand = 0
    state.top = -1


# -- going out -------------------------------------------------------------------------


def _go_out(state: Republic, seat: int, by: str) -> bool:
    """Give a seat the next place; tell whether that ends the deal or the game."""
    place = len(state.went)
    state.went = (*state.went, seat)
    state.alive &= ~(1 << seat)
    state.playing &= ~(1 << seat)
    if state.listening:
        state.emit(
            events.WentOut(seat, place, terms.title_of(place, state.players), state.sizes[seat])
        )
    if place == 0:
        presidencies = list(state.presidencies)
        presidencies[seat] += 1
        state.presidencies = tuple(presidencies)
        if state.listening:
            again = state.places[seat] == 0
            state.emit(events.PresidencyWon(seat, presidencies[seat], again))
        if presidencies[seat] == terms.PRESIDENCIES:
            # ZP-34: the third presidency wins at that instant.
            state.prompt, state.actor = terms.END, OVER
            if state.listening:
                ranks = final_ranks(state)
                state.emit(events.GameEnded(seat, state.presidencies, tuple(state.sizes), ranks))
            return True
    last = terms.NEXT[state.alive][seat]
    if state.alive != 1 << last:
        return False
    # ZP-30: the deal ends the moment one player is left with cards.
    state.went = (*state.went, last)
    if state.listening:
        place += 1
        state.emit(
            events.WentOut(last, place, terms.title_of(place, state.players), state.sizes[last])
        )
    _end_deal(state, by)
    return True


def _rank_the_stuck(state: Republic, first: int) -> None:
    """Rank those who hold only witches: fewest cards, then clockwise from ``first`` (ZP-05)."""
    players = state.players
    stuck = [seat for seat in range(players) if state.alive >> seat & 1]
    stuck.sort(key=lambda seat: (state.sizes[seat], (seat - first) % players))
    for seat in stuck:
        if _go_out(state, seat, "witches"):
            return


def _end_deal(state: Republic, by: str) -> None:
    players = state.players
    if state.listening:
        state.emit(events.DealEnded(state.deal, state.went, by))
    state.places = tuple(state.went.index(seat) for seat in range(players))
    # ZP-33: the Zombie deals and sweeps.
    state.dealer = state.went[-1]
    # Ruling: the cards left over go back unseen.
    for seat in range(players):
        hold(state, seat, 0)
    state.playing = state.alive = state.shown = 0
    # The last trick lies there until the cards are shuffled.
    state.swept = cards.ALL & ~state.on_trick()
    state.traded = (0,) * players
    state.ceilings = (terms.NO_CEILING,) * players
    state.dealt = (0,) * len(state.dealt)
    _begin_deal(state)


def final_ranks(state: Republic) -> tuple[int, ...]:
    """Rank the seats by presidencies, then by fewest cards in hand, then shared (ZP-34)."""
    merits = [
        (presidencies, -size)
        for presidencies, size in zip(state.presidencies, state.sizes, strict=True)
    ]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
