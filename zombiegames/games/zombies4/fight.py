"""Pawns: how they move, fight, pick tokens up, die and come back (ZF-20 … ZF-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import events
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF, MONKEYS, SICKLE, SPEAR
from zombiegames.games.zombies4.dogs import break_off, move_dog, remove_dog
from zombiegames.games.zombies4.tasks import (
    ARRIVED,
    ASK_FIGHT,
    ASK_WOUND,
    FIGHTS,
    RESUME_FIGHT,
    WINDOW,
)
from zombiegames.games.zombies4.terms import (
    AT_FIGHT,
    DIE,
    DOG,
    FIGHT,
    FIRST_BULLETS,
    FOR_FIGHT,
    FOR_TREE,
    FULL_HEALTH,
    HEART,
    MOST_HEALTH,
    NEEDED,
    TREE,
    WOUND,
)
from zombiegames.games.zombies4.terms import OVER as GAME_OVER
from zombiegames.games.zombies4.tiles import START

if TYPE_CHECKING:
    from zombiegames.games.zombies4.rules import Woods


def in_front(woods: Woods, seat: int, kind: int) -> int:
    """Give the component of a card in play before a player, or -1."""
    for card in woods.fronts[seat]:
        if KIND_OF[card] == kind:
            return card
    return -1


def discard(woods: Woods, seat: int, card: int, why: str) -> None:
    """Lay a card that is nowhere else on the discard pile."""
    woods.discards.append(card)
    woods.seen[card] = 0
    if woods.listening:
        woods.emit(events.CardDiscarded(seat, card, why))


def end_game(woods: Woods, winners: tuple[int, ...], reason: str) -> None:
    """Stop the game."""
    woods.winners, woods.reason = winners, reason
    woods.prompt, woods.actor = GAME_OVER, OVER
    woods.agenda.clear()
    woods.fighter = woods.picked = woods.window = woods.drawn = woods.placer = -1
    woods.put, woods.looking, woods.duel = (), (), []
    if woods.listening:
        woods.emit(events.GameEnded(reason, winners))


# -- pawns -----------------------------------------------------------------------------


def put_pawn(woods: Woods, seat: int, square: int, why: str, left: int = -1) -> None:
    """Move a pawn to a square; the turn's pawn then fights or takes what lies there.

    Ruling: Monkeys are gone also where a card puts the pawn on a square that is not wooded.
    """
    origin = woods.at[seat]
    woods.at[seat] = square
    if woods.listening:
        woods.emit(events.Moved(seat, origin, square, why, left))
    # ZF-56: a fight ends when its pawn leaves the square.
    if square != origin:
        break_off(woods, seat, (DOG, TREE))
    lose_monkeys(woods, seat)
    if seat == woods.seat:
        woods.agenda.append((ARRIVED,))


def lose_monkeys(woods: Woods, seat: int) -> None:
    """Discard the Monkeys of a pawn that has come to a square that is not wooded (ZF-C09)."""
    if woods.fronts[seat] and woods.land.ground[woods.at[seat]] != "w":
        monkeys = in_front(woods, seat, MONKEYS)
        if monkeys >= 0:
            woods.fronts[seat].remove(monkeys)
            discard(woods, seat, monkeys, "lost")


def is_up_a_tree(woods: Woods, seat: int) -> bool:
    """Whether Monkeys are Funny keeps a pawn out of the fights of its square (ZF-C09)."""
    return (
        bool(woods.fronts[seat])
        and woods.land.ground[woods.at[seat]] == "w"
        and in_front(woods, seat, MONKEYS) >= 0
    )


def take_token(woods: Woods, seat: int) -> None:
    """Pick up what lies on the pawn's square (ZF-30).

    Ruling: on entering or clearing it; a heart left there at five hearts needs entering again.
    """
    square = woods.at[seat]
    token = woods.tokens[square]
    if not token or woods.dogs[square]:
        return
    if token == HEART:
        if woods.health[seat] + 2 > MOST_HEALTH:
            return
        woods.health[seat] += 2
        woods.tokens[square] = 0
        if woods.listening:
            woods.emit(events.HeartTaken(seat, square, woods.health[seat]))
    else:
        woods.bullets[seat] += 1
        woods.tokens[square] = 0
        if woods.listening:
            woods.emit(events.BulletTaken(seat, square, woods.bullets[seat]))


def arrived(woods: Woods, task: tuple[int, ...]) -> None:
    """Settle what the turn's pawn meets where it is now."""
    seat = woods.seat
    if woods.at[seat] < 0:
        return
    if 3 <= woods.phase <= 6:
        agenda = woods.agenda
        # Ruling: its fight with a dog, open or waiting, ends first; other dogs come after that.
        if woods.fighter == seat and woods.foe == DOG:
            return
        if any(task[0] == RESUME_FIGHT and task[1:3] == (seat, DOG) for task in agenda):
            return
        if woods.fighter == seat:
            # So do the trees it fights.
            below = max(n for n, t in enumerate(agenda) if t[0] in (ASK_FIGHT, ASK_WOUND))
            agenda.insert(below, (ARRIVED,))
            return
        fights(woods, (FIGHTS, 1))
    else:
        take_token(woods, seat)


# -- fights ----------------------------------------------------------------------------


def fights(woods: Woods, task: tuple[int, ...]) -> None:
    """Let the turn's pawn fight the dogs of its square, one after the other (ZF-22)."""
    seat = woods.seat
    square = woods.at[seat]
    if square < 0:
        return
    if woods.dogs[square] and not is_up_a_tree(woods, seat):
        woods.agenda.append((FIGHTS, 1))
        start_fight(woods, seat, DOG)
    elif task[1]:
        take_token(woods, seat)


def start_fight(woods: Woods, seat: int, foe: int) -> None:
    """Begin a fight; one that is open waits for its end."""
    if woods.fighter >= 0:
        woods.agenda.append(
            (
                RESUME_FIGHT,
                woods.fighter,
                woods.foe,
                woods.rolls,
                woods.rolled,
                int(woods.shoved),
                int(woods.fled),
                woods.at[woods.fighter],
            )
        )
    woods.fighter, woods.foe = seat, foe
    woods.rolls = woods.rolled = 0
    woods.shoved = woods.fled = False
    if woods.listening:
        woods.emit(events.FightBegan(seat, woods.at[seat], events.FOES[foe]))
    woods.agenda.append((ASK_FIGHT,))
    # ZF-55: the others may play before the first roll of a fight.
    woods.agenda.append((WINDOW, AT_FIGHT, 1))


def resume_fight(woods: Woods, task: tuple[int, ...]) -> None:
    """Go back to a fight that another one interrupted."""
    _, woods.fighter, woods.foe, woods.rolls, woods.rolled, shoved, fled, square = task
    woods.shoved = bool(shoved)
    woods.fled = bool(fled) or woods.at[woods.fighter] != square


def fight_trees(woods: Woods, task: tuple[int, ...]) -> None:
    """Let a pawn fight the trees, if it is still among them (ZF-C21).

    Ruling: Monkeys do not help against trees; the others are asked before the first roll here too.
    """
    seat = task[1]
    square = woods.at[seat]
    if square >= 0 and woods.land.ground[square] == "w":
        start_fight(woods, seat, TREE)


def is_fight_over(woods: Woods) -> bool:
    """Whether the dog or the pawn of the open fight is no longer there (ZF-56)."""
    square = woods.at[woods.fighter]
    if woods.fled or square < 0:
        return True
    return woods.foe == DOG and (not woods.dogs[square] or is_up_a_tree(woods, woods.fighter))


def leave_fight(woods: Woods) -> None:
    """End the open fight without a winner."""
    if woods.listening:
        woods.emit(events.FightLeft(woods.fighter, woods.at[woods.fighter]))
    close_fight(woods)


def close_fight(woods: Woods) -> None:
    """Forget the fight that was open."""
    woods.fighter = -1
    woods.foe = woods.rolls = woods.rolled = 0
    woods.shoved = woods.fled = False


def ask_fight(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask the fighter to roll."""
    if woods.fighter < 0:
        return
    if is_fight_over(woods):
        leave_fight(woods)
    else:
        woods.prompt, woods.actor = FIGHT, woods.fighter


def ask_wound(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask the fighter who rolled too low: bullets or half a heart."""
    if woods.fighter < 0:
        return
    if is_fight_over(woods):
        leave_fight(woods)
    else:
        woods.prompt, woods.actor = WOUND, woods.fighter


def weapons(woods: Woods) -> int:
    """Give what the fighter's weapons add to the roll just made."""
    seat = woods.fighter
    added = 0
    if woods.fronts[seat]:
        # ZF-C13: on every roll of dog and tree fights.
        if in_front(woods, seat, SPEAR) >= 0:
            added += 1
        # ZF-C12: on the first roll of a fight. Ruling: dogs only, as ZF-C21 names the Spear alone.
        if woods.rolls == 1 and woods.foe == DOG and in_front(woods, seat, SICKLE) >= 0:
            added += 1
    return added


def roll_fight(woods: Woods) -> None:
    """Roll for the open fight."""
    woods.rolls += 1
    woods.rolled = 0
    woods.why = FOR_FIGHT if woods.foe == DOG else FOR_TREE
    woods.prompt, woods.actor = DIE, NATURE


def fight_die(woods: Woods, face: int) -> None:
    """Judge the roll of a fight (ZF-21, ZF-C21)."""
    total = face + weapons(woods)
    if total >= NEEDED[woods.foe]:
        win_fight(woods)
    else:
        woods.rolled = total
        woods.agenda.append((ASK_WOUND,))


def win_fight(woods: Woods) -> None:
    """End the open fight as won: a dead dog is a trophy (ZF-22), a beaten tree is not."""
    seat, foe = woods.fighter, woods.foe
    square = woods.at[seat]
    if woods.listening:
        woods.emit(events.FightWon(seat, square, events.FOES[foe]))
    close_fight(woods)
    if foe == DOG:
        kill_dog(woods, seat, square)


def kill_dog(woods: Woods, seat: int, square: int) -> None:
    """Kill a dog for a player; enough trophies win at once (ZF-03)."""
    remove_dog(woods, square)
    if woods.ran.count(square) > woods.dogs[square]:
        woods.ran.remove(square)
    woods.trophies[seat] += 1
    if woods.listening:
        woods.emit(events.DogKilled(seat, square, woods.trophies[seat]))
    if woods.trophies[seat] >= woods.house.trophies:
        end_game(woods, (seat,), "trophies")


def shoot(woods: Woods) -> None:
    """Spend the bullets that the roll lacks (ZF-21)."""
    seat = woods.fighter
    number = NEEDED[woods.foe] - woods.rolled
    woods.bullets[seat] -= number
    if woods.listening:
        woods.emit(events.BulletsSpent(seat, number, woods.bullets[seat]))
    win_fight(woods)


def suffer(woods: Woods) -> None:
    """Lose half a heart (ZF-21), and perhaps the life with it (ZF-31)."""
    seat = woods.fighter
    woods.health[seat] -= 1
    woods.rolled = 0
    if woods.listening:
        woods.emit(events.Wounded(seat, woods.health[seat]))
    if woods.health[seat] == 0:
        die(woods, seat)
    else:
        woods.agenda.append((ASK_FIGHT,))


def die(woods: Woods, seat: int) -> None:
    """Take a pawn off the map with what it loses (ZF-31, ZF-32)."""
    square = woods.at[seat]
    close_fight(woods)
    woods.at[seat] = -1
    woods.bullets[seat] = woods.health[seat] = 0
    # ZF-31: half the trophies, rounded up; mild death: a third, and the pages are kept.
    share = 3 if woods.house.mild else 2
    lost = -(-woods.trophies[seat] // share)
    woods.trophies[seat] -= lost
    if woods.listening:
        woods.emit(events.Died(seat, square, lost, woods.trophies[seat]))
    front = woods.fronts[seat]
    woods.fronts[seat] = [c for c in front if woods.house.mild and IS_PAGE[KIND_OF[c]]]
    for card in front:
        if card not in woods.fronts[seat]:
            discard(woods, seat, card, "died")
    # ZF-06: only the movement is lost.
    if seat == woods.seat:
        woods.steps = 0


def come_back(woods: Woods, seat: int) -> None:
    """Put a pawn back on the first square of the Bridge (ZF-31)."""
    woods.at[seat] = START
    woods.bullets[seat], woods.health[seat] = FIRST_BULLETS, FULL_HEALTH
    if woods.listening:
        woods.emit(events.Returned(seat, START))
    # Ruling: who lays them down off the map has no use of them: it comes back to the Bridge.
    lose_monkeys(woods, seat)


def shove(woods: Woods, square: int) -> None:
    """Move the other dog of the square off with the Sickle (ZF-C12)."""
    seat = woods.fighter
    woods.shoved = True
    move_dog(woods, seat, woods.at[seat], square, "sickle")
    woods.agenda.append((ASK_FIGHT,))
