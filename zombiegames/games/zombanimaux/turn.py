"""What follows what: the deal, the turn, giving up, the refill, the end of round and game.

Every step goes on until somebody is asked; ``Menagerie.prompt`` and ``task`` say where it
stopped.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from zombiegames.core.protocol import HIDDEN, NATURE, OVER
from zombiegames.games.zombanimaux import events, memory, terms
from zombiegames.games.zombanimaux.actions import PLAYS
from zombiegames.games.zombanimaux.cards import COMPONENTS, MARSHMALLOW, MOUSE

if TYPE_CHECKING:
    from zombiegames.games.zombanimaux.actions import Bury, EndTurn, GiveUp, Play, Refill, Start
    from zombiegames.games.zombanimaux.state import Menagerie


# -- the round begins ------------------------------------------------------------------


def begin_round(state: Menagerie) -> None:
    """Gather all cards (ZA-42); the starter is known before the deal (ZA-03)."""
    for pile in (*state.hands, *state.graves, state.horde, state.discards):
        pile.clear()
    state.reserve[:] = COMPONENTS
    state.known, state.guesses, state.pools = memory.blank(state.players)
    state.news = []
    state.round += 1
    state.seat = state.starter = -1
    state.task, state.actor, state.prompt = terms.ROUND, NATURE, terms.STARTER
    # Ruling: the starter is settled before the deal: from the second round on all know it then
    # anyway, and the deal goes round from there.
    seats = state.fewest()
    if len(seats) == 1:
        _let_start(state, seats[0], "fewest")


def _let_start(state: Menagerie, seat: int, why: str) -> None:
    state.starter = seat
    state.prompt = terms.SHUFFLE
    if state.listening:
        state.emit(events.RoundBegan(state.round))
        state.emit(events.StarterChosen(seat, why))


def start(state: Menagerie, action: Start) -> None:
    """Nature drew who starts (ZA-03)."""
    state.irrevocable += 1
    _let_start(state, action.seat, "random" if state.round == 1 else "tied")


def deal(state: Menagerie, seat: int) -> None:
    """Give a seat its next lot of three (ZA-01)."""
    state.irrevocable += 1
    drawn = state.drawn
    for _ in range(terms.LOT):
        drawn.append(state.reserve.pop())
        state.news.append((memory.DREW, seat, drawn[-1]))
    drawn.sort()
    state.actor, state.prompt = seat, terms.DEAL
    if state.listening:
        lot = 1 + len(state.graves[seat])
        state.emit(
            events.Dealt(seat, lot, tuple(drawn)),
            seen_by=1 << seat,
            otherwise=events.Dealt(seat, lot, (HIDDEN,) * terms.LOT),
        )


def bury(state: Menagerie, action: Bury) -> None:
    """Put one of the drawn cards in the graveyard, the rest in the hand (ZA-01, ZA-13)."""
    seat, drawn = state.actor, state.drawn
    drawn.remove(action.card)
    insort(state.graves[seat], action.card)
    if state.listening:
        state.emit(
            events.Buried(seat, action.card),
            seen_by=1 << seat,
            otherwise=events.Buried(seat, HIDDEN),
        )
    _keep(state, seat)
    state.irrevocable += 1
    if state.prompt == terms.KEEP:
        state.prompt = terms.PLAY
    elif len(state.graves[seat]) < terms.LOTS:
        deal(state, seat)
    else:
        seat = (seat + 1) % state.players
        if seat == state.starter:
            begin_turn(state, seat, again=False)
        else:
            deal(state, seat)


def _keep(state: Menagerie, seat: int) -> None:
    """Put what was drawn and not buried in the hand."""
    kept = tuple(state.drawn)
    state.drawn.clear()
    hand = state.hands[seat]
    hand += kept
    hand.sort()
    if state.listening:
        state.emit(
            events.Kept(seat, kept),
            seen_by=1 << seat,
            otherwise=events.Kept(seat, (HIDDEN,) * len(kept)),
        )


# -- the turn --------------------------------------------------------------------------


def begin_turn(state: Menagerie, seat: int, *, again: bool) -> None:
    """Let a seat play, if the game has not lasted too long (ZA-44)."""
    if state.turn >= terms.TURNS:
        end_game(state, "turns")
        return
    state.turn += 1
    state.seat = state.actor = seat
    state.plays = PLAYS[state.players][seat]
    state.prompt = terms.PLAY
    if state.listening:
        state.emit(events.TurnBegan(seat, state.turn, again))


def play(state: Menagerie, action: Play) -> None:
    """Play cards of one number: one on the horde, the others to graveyards (ZA-10, ZA-11)."""
    seat, card, gifts = state.seat, action.card, action.gifts
    hand, horde = state.hands[seat], state.horde
    hand.remove(card)
    if state.listening:
        top = horde[-1] if horde else -1
        state.emit(events.Played(seat, card, 1 + len(gifts), top))
    horde.append(card)
    for to in gifts:
        hand.remove(card)
        insort(state.graves[to], card)
        if state.listening:
            state.emit(events.Given(seat, to, card, "extra"))
    state.news.append((memory.PLAYED, seat, action, len(hand), len(state.graves[seat])))
    if MARSHMALLOW[card]:
        # ZA-30: cards down and extras given, then one roll however many copies.
        state.actor, state.prompt = NATURE, terms.ROLL
        return
    if card == MOUSE:
        # ZA-22: the horde goes, and after the refill comes a whole new turn.
        _discard_horde(state, "mouse")
        state.mouse = True
    refill(state)


def _discard_horde(state: Menagerie, by: str) -> None:
    if state.listening and state.horde:
        state.emit(events.HordeDiscarded(state.seat, tuple(state.horde), by))
    state.discards += state.horde
    state.horde.clear()


def give_up(state: Menagerie, action: GiveUp) -> None:
    """Lose the horde and a brain, and draw two (ZA-13)."""
    seat = state.seat
    if state.listening:
        state.emit(events.GaveUp(seat, not state.hands[seat]))
    _discard_horde(state, "gave-up")
    state.brains[seat] -= 1
    if state.listening:
        state.emit(events.BrainLost(seat, state.brains[seat]))
    if not state.brains[seat]:
        end_game(state, "brains")
        return
    state.due = terms.DRAWS
    draw(state)


def draw(state: Menagerie) -> None:
    """Draw the cards that are due; an empty reserve waits for a shuffle (ZA-13, ZA-15)."""
    seat, drawn = state.seat, state.drawn
    while state.due:
        if not state.reserve:
            if state.discards:
                state.task, state.actor, state.prompt = terms.DRAW, NATURE, terms.SHUFFLE
                return
            state.due = 0
            if state.listening:
                state.emit(events.NothingDrawn(seat))
            break
        state.irrevocable += 1
        state.due -= 1
        card = state.reserve.pop()
        drawn.append(card)
        state.news.append((memory.DREW, seat, card))
        if state.listening:
            left = len(state.reserve)
            state.emit(
                events.Drawn(seat, card, left),
                seen_by=1 << seat,
                otherwise=events.Drawn(seat, HIDDEN, left),
            )
    state.actor = seat
    if len(drawn) == terms.DRAWS:
        state.prompt = terms.KEEP
        return
    if drawn:
        # ZA-15: a single card goes to the hand.
        _keep(state, seat)
    if state.hands[seat]:
        state.prompt = terms.PLAY
    else:
        # ZA-15: nothing to play; the refill still follows.
        refill(state)


# -- the refill and the end of the turn ------------------------------------------------


def refill(state: Menagerie) -> None:
    """Fill the hand up from the graveyard, after asking where there is a choice (ZA-12)."""
    seat = state.seat
    hand, grave = state.hands[seat], state.graves[seat]
    missing = terms.FULL_HAND - len(hand)
    if missing <= 0 or not grave:
        _after_refill(state)
    # Ruling: only the refill that ends a turn can be forgotten, not that of a mouse (ZA-22).
    # Where more lies in the graveyard than is due one is asked, even if all of it is alike:
    # the others would know that it is.
    elif missing < len(grave) or (state.forgetful and not state.mouse):
        state.actor, state.prompt = seat, terms.REFILL
    else:
        # No choice, and all see that there is none.
        state.picked[:] = grave
        grave.clear()
        _complete_refill(state)


def pick(state: Menagerie, action: Refill) -> None:
    """Choose a card for the refill; the last one completes it (ZA-12)."""
    seat = state.seat
    grave, picked = state.graves[seat], state.picked
    grave.remove(action.card)
    picked.append(action.card)
    if len(state.hands[seat]) + len(picked) == terms.FULL_HAND or not grave:
        _complete_refill(state)


def _complete_refill(state: Menagerie) -> None:
    seat, hand = state.seat, state.hands[state.seat]
    cards = tuple(sorted(state.picked))
    left = len(state.graves[seat])
    state.picked.clear()
    hand += cards
    hand.sort()
    state.news.append((memory.REFILLED, seat, len(cards), len(hand), left))
    if state.listening:
        state.emit(
            events.Refilled(seat, cards, left),
            seen_by=1 << seat,
            otherwise=events.Refilled(seat, (HIDDEN,) * len(cards), left),
        )
    if state.prompt == terms.REFILL:
        # A secret decision.
        state.irrevocable += 1
    _after_refill(state)


def forget(state: Menagerie, action: EndTurn) -> None:
    """End the turn without refilling (option of ZA-12)."""
    if state.listening:
        state.emit(events.RefillForgotten(state.seat, len(state.hands[state.seat])))
    _after_refill(state)


def _after_refill(state: Menagerie) -> None:
    """End the turn: of a mouse with a new one, else with that of the next seat (ZA-40)."""
    seat, again = state.seat, state.mouse
    state.mouse = False
    if state.listening:
        state.emit(events.TurnEnded(seat))
    if not state.hands[seat] and not state.graves[seat]:
        _end_round(state, seat)
    elif again:
        begin_turn(state, seat, again=True)
    else:
        begin_turn(state, (seat + 1) % state.players, again=False)


# -- the end of the round and of the game ----------------------------------------------


def _end_round(state: Menagerie, winner: int) -> None:
    """Let the others lose a brain for every card, all at once (ZA-41)."""
    lost = tuple(
        min(brains, len(hand) + len(grave))
        for brains, hand, grave in zip(state.brains, state.hands, state.graves, strict=True)
    )
    state.brains = [brains - less for brains, less in zip(state.brains, lost, strict=True)]
    if state.listening:
        state.emit(events.RoundEnded(winner, state.round, lost, tuple(state.brains)))
    if not all(state.brains):
        end_game(state, "brains")
    elif state.turn >= terms.TURNS:
        end_game(state, "turns")
    else:
        begin_round(state)


def end_game(state: Menagerie, reason: str) -> None:
    """End the game: somebody has no brain left (ZA-43), or it lasted too long (ZA-44)."""
    state.reason = reason
    state.actor, state.prompt = OVER, terms.END
    if state.listening:
        state.emit(events.GameEnded(reason, tuple(state.brains)))
