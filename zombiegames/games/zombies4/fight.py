"""Pawns: how they move, fight, pick tokens up, die and come back (ZF-20 … ZF-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import ask, cards, events, task, terms
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.dogs import break_off, remove_dog
from zombiegames.games.zombies4.piles import discard
from zombiegames.games.zombies4.seats import in_front, is_up_a_tree
from zombiegames.games.zombies4.terms import DOG, TREE
from zombiegames.games.zombies4.tiles import START
from zombiegames.games.zombies4.titles import weapons

if TYPE_CHECKING:
    from zombiegames.games.zombies4.state import Woods


def end_game(state: Woods, winners: tuple[int, ...], reason: str) -> None:
    """Stop the game."""
    state.winners, state.reason = winners, reason
    state.prompt, state.actor = ask.OVER, OVER
    state.agenda.clear()
    # A tile that is drawn and not yet placed stays where it is.
    state.fighter = state.picked = state.window = -1
    state.put, state.looking, state.duel = (), (), []
    if state.listening:
        state.emit(events.GameEnded(reason, winners))


# -- pawns -----------------------------------------------------------------------------


def put_pawn(state: Woods, seat: int, square: int, why: str, left: int = -1) -> None:
    """Move a pawn to a square; the turn's pawn then fights or takes what lies there.

    Ruling: Monkeys are gone also where a card puts the pawn on a square that is not wooded.
    """
    origin = state.at[seat]
    state.at[seat] = square
    if state.listening:
        state.emit(events.Moved(seat, origin, square, why, left))
    # ZF-56: a fight ends when its pawn leaves the square.
    if square != origin:
        break_off(state, seat, (DOG, TREE))
    lose_monkeys(state, seat)
    if seat == state.seat:
        state.agenda.append((task.ARRIVED,))


def lose_monkeys(state: Woods, seat: int) -> None:
    """Discard the Monkeys of a pawn that has come to a square that is not wooded (ZF-C09)."""
    if state.fronts[seat] and state.land.ground[state.at[seat]] != "w":
        monkeys = in_front(state, seat, cards.MONKEYS)
        if monkeys >= 0:
            state.fronts[seat].remove(monkeys)
            discard(state, seat, monkeys, "lost")


def take_token(state: Woods, seat: int) -> None:
    """Pick up what lies on the pawn's square (ZF-30).

    Ruling: on entering or clearing it; a heart left there at five hearts needs entering again.
    """
    square = state.at[seat]
    token = state.tokens[square]
    if not token or state.dogs[square]:
        return
    if token == terms.HEART:
        if state.health[seat] + 2 > terms.MOST_HEALTH:
            return
        state.health[seat] += 2
        state.tokens[square] = 0
        if state.listening:
            state.emit(events.HeartTaken(seat, square, state.health[seat]))
    else:
        state.bullets[seat] += 1
        state.tokens[square] = 0
        if state.listening:
            state.emit(events.BulletTaken(seat, square, state.bullets[seat]))


def arrived(state: Woods) -> None:
    """Settle what the turn's pawn meets where it is now."""
    seat = state.seat
    if state.at[seat] < 0:
        return
    if 3 <= state.phase <= 6:
        agenda = state.agenda
        # Ruling: its fight with a dog, open or waiting, ends first; other dogs come after that.
        if state.fighter == seat and state.foe == DOG:
            return
        if any(due[0] == task.RESUME_FIGHT and due[1:3] == (seat, DOG) for due in agenda):
            return
        if state.fighter == seat:
            # So do the trees it fights.
            below = max(n for n, t in enumerate(agenda) if t[0] in (task.ASK_FIGHT, task.ASK_WOUND))
            agenda.insert(below, (task.ARRIVED,))
            return
        fights(state, 1)
    else:
        take_token(state, seat)


# -- fights ----------------------------------------------------------------------------


def fights(state: Woods, taking: int) -> None:
    """Let the turn's pawn fight the dogs of its square, one after the other (ZF-22).

    ``taking``: 1 if it picks up the token then.
    """
    seat = state.seat
    square = state.at[seat]
    if square < 0:
        return
    if state.dogs[square] and not is_up_a_tree(state, seat):
        state.agenda.append((task.FIGHTS, 1))
        start_fight(state, seat, DOG)
    elif taking:
        take_token(state, seat)


def start_fight(state: Woods, seat: int, foe: int) -> None:
    """Begin a fight; one that is open waits for its end."""
    if state.fighter >= 0:
        state.agenda.append(
            (
                task.RESUME_FIGHT,
                state.fighter,
                state.foe,
                state.rolls,
                state.rolled,
                int(state.shoved),
                int(state.fled),
                state.at[state.fighter],
            )
        )
    state.fighter, state.foe = seat, foe
    state.rolls = state.rolled = 0
    state.shoved = state.fled = False
    if state.listening:
        state.emit(events.FightBegan(seat, state.at[seat], events.FOES[foe]))
    state.agenda.append((task.ASK_FIGHT,))
    # ZF-55: the others may play before the first roll of a fight.
    state.agenda.append((task.WINDOW, ask.AT_FIGHT, 1))


def resume_fight(state: Woods, *fight: int) -> None:
    """Go back to a fight that another one interrupted."""
    state.fighter, state.foe, state.rolls, state.rolled, shoved, fled, square = fight
    state.shoved = bool(shoved)
    state.fled = bool(fled) or state.at[state.fighter] != square


def is_fight_over(state: Woods) -> bool:
    """Whether the dog or the pawn of the open fight is no longer there (ZF-56)."""
    square = state.at[state.fighter]
    if state.fled or square < 0:
        return True
    return state.foe == DOG and (not state.dogs[square] or is_up_a_tree(state, state.fighter))


def leave_fight(state: Woods) -> None:
    """End the open fight without a winner; of a fighter who has died nothing more is told."""
    if state.listening and state.at[state.fighter] >= 0:
        state.emit(events.FightLeft(state.fighter, state.at[state.fighter]))
    close_fight(state)


def close_fight(state: Woods) -> None:
    """Forget the fight that was open."""
    state.fighter = -1
    state.foe = state.rolls = state.rolled = 0
    state.shoved = state.fled = False


def ask_fight(state: Woods) -> None:
    """Ask the fighter to roll."""
    if state.fighter < 0:
        return
    if is_fight_over(state):
        leave_fight(state)
    else:
        state.prompt, state.actor = ask.FIGHT, state.fighter


def ask_wound(state: Woods) -> None:
    """Ask the fighter who rolled too low: bullets or half a heart."""
    if state.fighter < 0:
        return
    if is_fight_over(state):
        leave_fight(state)
    else:
        state.prompt, state.actor = ask.WOUND, state.fighter


def roll_fight(state: Woods) -> None:
    """Roll for the open fight."""
    state.rolls += 1
    state.rolled = 0
    state.why = terms.FOR_FIGHT if state.foe == DOG else terms.FOR_TREE
    state.prompt, state.actor = ask.DIE, NATURE


def fight_die(state: Woods, face: int) -> None:
    """Judge the roll of a fight (ZF-21, ZF-C21)."""
    total = face + weapons.bonus(state)
    if total >= terms.NEEDED[state.foe]:
        win_fight(state)
    else:
        state.rolled = total
        state.agenda.append((task.ASK_WOUND,))


def win_fight(state: Woods) -> None:
    """End the open fight as won: a dead dog is a trophy (ZF-22), a beaten tree is not."""
    seat, foe = state.fighter, state.foe
    square = state.at[seat]
    if state.listening:
        state.emit(events.FightWon(seat, square, events.FOES[foe]))
    close_fight(state)
    if foe == DOG:
        kill_dog(state, seat, square)


def kill_dog(state: Woods, seat: int, square: int) -> None:
    """Kill a dog for a player; enough trophies win at once (ZF-03)."""
    remove_dog(state, square)
    if state.ran.count(square) > state.dogs[square]:
        state.ran.remove(square)
    state.trophies[seat] += 1
    if state.listening:
        state.emit(events.DogKilled(seat, square, state.trophies[seat]))
    if state.trophies[seat] >= state.house.trophies:
        end_game(state, (seat,), "trophies")


def shoot(state: Woods) -> None:
    """Spend the bullets that the roll lacks (ZF-21)."""
    seat = state.fighter
    number = terms.NEEDED[state.foe] - state.rolled
    state.bullets[seat] -= number
    if state.listening:
        state.emit(events.BulletsSpent(seat, number, state.bullets[seat]))
    win_fight(state)


def suffer(state: Woods) -> None:
    """Lose half a heart (ZF-21), and perhaps the life with it (ZF-31)."""
    seat = state.fighter
    state.health[seat] -= 1
    state.rolled = 0
    if state.listening:
        state.emit(events.Wounded(seat, state.health[seat]))
    if state.health[seat] == 0:
        die(state, seat)
    else:
        state.agenda.append((task.ASK_FIGHT,))


def die(state: Woods, seat: int) -> None:
    """Take a pawn off the map with what it loses (ZF-31, ZF-32)."""
    square = state.at[seat]
    close_fight(state)
    state.at[seat] = -1
    state.bullets[seat] = state.health[seat] = 0
    # ZF-31: half the trophies, rounded up; mild death: a third, and the pages are kept.
    share = 3 if state.house.mild else 2
    lost = -(-state.trophies[seat] // share)
    state.trophies[seat] -= lost
    if state.listening:
        state.emit(events.Died(seat, square, lost, state.trophies[seat]))
    front = state.fronts[seat]
    state.fronts[seat] = [c for c in front if state.house.mild and IS_PAGE[KIND_OF[c]]]
    for card in front:
        if card not in state.fronts[seat]:
            discard(state, seat, card, "died")
    # ZF-06: only the movement is lost.
    if seat == state.seat:
        state.steps = 0


def come_back(state: Woods, seat: int) -> None:
    """Put a pawn back on the first square of the Bridge (ZF-31)."""
    state.at[seat] = START
    state.bullets[seat], state.health[seat] = terms.FIRST_BULLETS, terms.FULL_HEALTH
    if state.listening:
        state.emit(events.Returned(seat, START))
    # Ruling: Monkeys laid down off the map are of no use, as their pawn comes back to the Bridge.
    lose_monkeys(state, seat)
