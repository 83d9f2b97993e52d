"""Full Moon Fever (ZF-C05): one attack, a duel that sends the loser to the Bridge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import act, ask, events, seats, task
from zombiegames.games.zombies4.actions import AddBullets
from zombiegames.games.zombies4.fight import put_pawn
from zombiegames.games.zombies4.terms import FOR_DUEL
from zombiegames.games.zombies4.tiles import BRIDGE
from zombiegames.games.zombies4.titles import lasting

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Attack, Play, Retreat
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods

# -- the card --------------------------------------------------------------------------


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Play it. Ruling: one fever at a time, as it gives one attack."""
    return [] if state.fever[seat] else [act.PLAY[kind]]


def refusal(state: Woods, seat: int, action: Play) -> str:
    """Tell that a fever is under way."""
    return "ZF-C05/already"


def effect(state: Woods, played: CardPlayed) -> None:
    """Begin the fever."""
    lasting.begin(state, state.fever, played.seat, "full-moon-fever")


# -- the attack ------------------------------------------------------------------------


def attacks(state: Woods) -> list[AnyAction]:
    """List whom the turn's player may attack."""
    seat = state.seat
    if state.fever[seat] != 1:
        return []
    return [act.ATTACK[other] for other in seats.on_the_map(state, seat)]


def attack_refusal(state: Woods, action: Attack) -> str:
    """Tell why nobody can be attacked."""
    if state.fever[state.seat] != 1:
        return "ZF-C05/no_fever"
    if not 0 <= action.seat < state.players or action.seat == state.seat:
        return "ZF-C05/no_opponent"
    return "ZF-31/off_map"


def attack(state: Woods, action: Attack) -> None:
    """Begin a duel."""
    seat = state.actor
    state.fever[seat] = 0
    state.duel = [seat, action.seat, 0, 0, seat]
    if state.listening:
        state.emit(events.EffectEnded(seat, "full-moon-fever"))
        state.emit(events.DuelBegan(seat, action.seat))
    state.agenda.append((task.DUEL,))


# -- the duel --------------------------------------------------------------------------


def go_on(state: Woods) -> None:
    """Roll for both; the one behind, in a tie the attacker, may then add bullets first."""
    attacker, defender, first, second, _ = state.duel
    if first and second:
        state.duel[4] = attacker if first <= second else defender
        state.agenda.append((task.ASK_DUEL,))
    else:
        state.why = FOR_DUEL
        state.prompt, state.actor = ask.DIE, NATURE


def roll(state: Woods, face: int) -> None:
    """One of the two dice of a duel."""
    state.duel[3 if state.duel[2] else 2] = face
    state.agenda.append((task.DUEL,))


def ask_bid(state: Woods) -> None:
    """Ask for bullets; a player without any declines by that."""
    bidder = state.duel[4]
    if state.bullets[bidder]:
        state.prompt, state.actor = ask.DUEL, bidder
    else:
        settle(state)


def bids(state: Woods) -> list[AnyAction]:
    """List how many bullets can be added."""
    return [act.PASS, *(AddBullets(n) for n in range(1, state.bullets[state.actor] + 1))]


def bid_refusal(state: Woods, action: AddBullets) -> str:
    """Tell that there are not so many."""
    return "ZF-C05/bullets"


def bid(state: Woods, action: AddBullets) -> None:
    """Add bullets to the own roll; then the other one is asked."""
    duel = state.duel
    seat, number = duel[4], action.number
    mine = 2 if seat == duel[0] else 3
    state.bullets[seat] -= number
    duel[mine] += number
    if state.listening:
        state.emit(events.BulletsAdded(seat, number, duel[mine]))
    duel[4] = duel[1] if seat == duel[0] else duel[0]
    state.agenda.append((task.ASK_DUEL,))


def settle(state: Woods) -> None:
    """Send the lower one to the bridge; in a tie nothing happens."""
    attacker, defender, first, second, _ = state.duel
    state.duel = []
    if first == second:
        winner = loser = -1
    else:
        winner, loser = (attacker, defender) if first > second else (defender, attacker)
        state.agenda.append((task.ASK_RETREAT, loser))
    if state.listening:
        state.emit(events.DuelEnded(winner, loser))


def ask_retreat(state: Woods, loser: int) -> None:
    """Ask the loser for a square of the Bridge."""
    state.prompt, state.actor = ask.RETREAT, loser


def retreats(state: Woods) -> list[AnyAction]:
    """List the squares of the Bridge."""
    return [act.RETREAT[square] for square in state.land.squares(BRIDGE)]


def retreat_refusal(state: Woods, action: Retreat) -> str:
    """Tell that the loser goes to the Bridge."""
    return "ZF-C05/bridge"


def retreat(state: Woods, action: Retreat) -> None:
    """Put the loser on the Bridge."""
    put_pawn(state, state.actor, action.square, "full-moon-fever")
