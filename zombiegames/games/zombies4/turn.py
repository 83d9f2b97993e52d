"""The turn, step by step (ZF-05 … ZF-13, ZF-55, ZF-60), and what the dice of it mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import ask, events, fight, piles, task, terms
from zombiegames.games.zombies4.dogs import FOR_TILE
from zombiegames.games.zombies4.play import can_play
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.games.zombies4.tiles import CABIN, CELLS, IS_FOREST, TILE_OF, TILES, square_of

if TYPE_CHECKING:
    from zombiegames.games.zombies4.state import Woods

_TURN = (
    (task.FINISH,),
    (task.END_STEP,),
    (task.DOGS_STEP,),
    (task.MOVE_STEP,),
    (task.DRAW_STEP,),
    (task.FIGHT_STEP,),
    (task.TILE,),
    (task.WINDOW, ask.AT_START, 1),
)
"""A turn, the last first (ZF-05)."""

_OF_PAWN = (ask.AT_MOVE, ask.AT_SPELL, ask.AT_MOVED)
"""Windows that answer what only a pawn on the map does."""


# -- before the first turn -------------------------------------------------------------


def stack_tiles(state: Woods, order: tuple[int, ...]) -> None:
    """Stack the shuffled tiles; with 20 the others stay in the box unseen (ZF-02)."""
    played = state.house.tiles - 1
    state.stack = list(reversed(order[:played]))
    state.box = sorted(order[played:])
    if state.listening:
        state.emit(events.TilesShuffled(played))
    state.prompt = ask.SHUFFLE_CARDS


def stack_cards(state: Woods, order: tuple[int, ...]) -> None:
    """Lay the shuffled cards down as the draw pile."""
    state.deck = list(reversed(order))
    if state.listening:
        state.emit(events.CardsShuffled(len(order)))
    if state.first < 0:
        state.prompt = ask.BEGIN


def begin(state: Woods, seat: int) -> None:
    """Let the first player begin; everybody gets three cards (ZF-01)."""
    state.first = seat
    if state.listening:
        state.emit(events.GameBegan(seat))
    state.agenda.append((task.TURN, seat))
    for offset in range(state.players):
        piles.draw(state, (seat + offset) % state.players)


# -- the steps -------------------------------------------------------------------------


def begin_turn(state: Woods, seat: int) -> None:
    """Begin a turn; after a hundred rounds the game is decided (ZF-07)."""
    if seat == state.first:
        if state.round == terms.LAST_ROUND:
            decide(state)
            return
        state.round += 1
    state.seat, state.phase = seat, 0
    # ZF-50, ZF-51: one card and one page from the start of a turn to the start of the next.
    state.played[seat] = state.spent[seat] = state.cast = False
    state.steps = 0
    if state.listening:
        state.emit(events.TurnBegan(seat, state.round))
    # ZF-31: back on the bridge at the start of the next turn.
    if state.at[seat] < 0:
        fight.come_back(state, seat)
    state.agenda.extend(_TURN)


def enter(state: Woods, phase: int) -> None:
    """Begin a step of the turn."""
    state.phase = phase
    if state.listening:
        state.emit(events.PhaseBegan(state.seat, phase))


def tile_step(state: Woods) -> None:
    """Step 1: turn a tile up (ZF-06: none left, none drawn)."""
    if not state.stack:
        return
    enter(state, 1)
    state.irrevocable += 1
    tile = state.drawn = state.stack.pop()
    if state.listening:
        state.emit(events.TileDrawn(state.seat, tile, len(state.stack)))
    if tile != CABIN:
        state.placer = state.seat
        state.agenda.append((task.ASK_PLACE,))
        return
    # ZF-13: the player with the fewest pages in play places the Cabin.
    order = [(state.seat + k) % state.players for k in range(state.players)]
    pages = [pages_of(state, seat) for seat in order]
    fewest = min(pages)
    tied = [seat for seat, number in zip(order, pages, strict=True) if number == fewest]
    if len(tied) == 1:
        give_cabin(state, tied[0], 1)
    else:
        state.dice = []
        state.agenda.append((task.TIE, len(tied), *tied))


def break_tie(state: Woods, number: int, *tied: int) -> None:
    """Roll for the Cabin, highest wins, again among the tied (ZF-13)."""
    if len(state.dice) < len(tied):
        state.agenda.append((task.TIE, number, *tied))
        state.why = terms.FOR_CABIN
        state.prompt, state.actor = ask.DIE, NATURE
        return
    highest = max(state.dice)
    still = [seat for seat, face in zip(tied, state.dice, strict=True) if face == highest]
    state.dice = []
    if len(still) == 1:
        give_cabin(state, still[0], number)
    else:
        state.agenda.append((task.TIE, number, *still))


def give_cabin(state: Woods, seat: int, tied: int) -> None:
    """Let a player place the Cabin; the drawer's turn goes on after that."""
    state.placer = seat
    if state.listening:
        state.emit(events.CabinGiven(seat, tied))
    state.agenda.append((task.ASK_PLACE,))


def ask_place(state: Woods) -> None:
    """Step 2: ask where the tile goes."""
    if state.phase != 2:
        enter(state, 2)
    state.prompt, state.actor = ask.PLACE, state.placer


def place(state: Woods, x: int, y: int, turn: int) -> None:
    """Lay the drawn tile down and see what comes with it (ZF-10, ZF-11)."""
    tile, seat = state.drawn, state.placer
    state.land = state.land.placed(tile, x, y, turn)
    state.drawn = -1
    if state.listening:
        state.emit(events.TilePlaced(seat, tile, x, y, turn))
    printed = TILES[tile]
    # Ruling: the die for a forest's dogs falls at once, as do those for the Cabin and of a duel;
    # all other rolls are asked of the roller, who may play a card before them (ZF-55).
    if not IS_FOREST[tile]:
        bring(state, seat, tile, printed.dogs)
    elif state.pack < terms.MOST_DOGS:
        state.dice = [tile]
        state.why = terms.FOR_FOREST
        state.prompt, state.actor = ask.DIE, NATURE
    else:
        state.placer = -1


def bring(state: Woods, seat: int, tile: int, dogs: int) -> None:
    """Let a player put what comes with a tile (ZF-12)."""
    state.placer = -1
    printed = TILES[tile]
    state.agenda.append((task.ASK_PUT, seat, FOR_TILE, tile, printed.hearts, printed.bullets, dogs))


def fight_step(state: Woods) -> None:
    """Step 3: fight what is on the square."""
    enter(state, 3)
    fight.fights(state, 0)


def draw_step(state: Woods) -> None:
    """Step 4: draw up to three cards."""
    enter(state, 4)
    state.agenda.append((task.DRAW, state.seat))


def move_step(state: Woods) -> None:
    """Steps 5 and 6: roll and move, unless the pawn has died (ZF-06)."""
    if state.at[state.seat] < 0:
        return
    enter(state, 5)
    state.agenda += [
        (task.WINDOW, ask.AT_MOVED, 1),
        (task.ASK_MOVE,),
        (task.ASK_MOVE_ROLL,),
        (task.WINDOW, ask.AT_MOVE, 1),
    ]


def ask_move_roll(state: Woods) -> None:
    """Ask for the movement roll."""
    if state.at[state.seat] >= 0:
        state.prompt, state.actor = ask.MOVE_ROLL, state.seat


def ask_move(state: Woods) -> None:
    """Step 6: ask for the next step; a pawn that has died moves no more."""
    if state.at[state.seat] >= 0:
        if state.phase != 6:
            enter(state, 6)
        state.prompt, state.actor = ask.MOVE, state.seat


def step(state: Woods, square: int) -> None:
    """Move the pawn one square; what is met there is fought before it goes on (ZF-40)."""
    seat = state.seat
    state.steps -= 1
    if state.dogs[square] or state.fronts[seat]:
        state.agenda.append((task.ASK_MOVE,))
        fight.put_pawn(state, seat, square, "walk", state.steps)
        return
    # The plain case, quickly: nothing there to fight, nothing in front to lose.
    origin = state.at[seat]
    state.at[seat] = square
    if state.listening:
        state.emit(events.Moved(seat, origin, square, "walk", state.steps))
    if state.tokens[square]:
        fight.take_token(state, seat)
    state.prompt = ask.MOVE


def dogs_step(state: Woods) -> None:
    """Step 7: roll and move that many dogs."""
    enter(state, 7)
    state.agenda.append((task.ASK_DOGS,))


def ask_dogs(state: Woods) -> None:
    """Ask for the dogs' roll. Ruling: without dogs on the map nothing is rolled."""
    if state.pack:
        state.prompt, state.actor = ask.DOGS, state.seat


def end_step(state: Woods) -> None:
    """Step 8: the others' last window, then perhaps a discard."""
    enter(state, 8)
    state.agenda.append((task.ASK_END,))
    state.agenda.append((task.WINDOW, ask.AT_END, 1))


def ask_end(state: Woods) -> None:
    """Ask for the discard that ends the turn."""
    state.prompt, state.actor = ask.END, state.seat


def discard(state: Woods, kind: int) -> None:
    """Discard a card at the end of the turn."""
    seat = state.actor
    card = piles.card_of(state.hands[seat], kind)
    state.hands[seat].remove(card)
    piles.discard(state, seat, card, "turn")
    # ZF-05: the discard ends the turn, unless any number may be discarded.
    if state.house.any_discards:
        state.agenda.append((task.ASK_END,))


def finish(state: Woods) -> None:
    """End the turn: what lasted until now ends, and the next player begins (ZF-07)."""
    seat = state.seat
    for name, ends in (
        ("dog-repellent", state.repellent),
        ("full-moon-fever", state.fever),
        ("lost-in-the-woods", state.lost),
    ):
        if ends[seat]:
            ends[seat] -= 1
            if not ends[seat] and state.listening:
                state.emit(events.EffectEnded(seat, name))
    if state.listening:
        state.emit(events.TurnEnded(seat))
    state.agenda.append((task.TURN, (seat + 1) % state.players))


def decide(state: Woods) -> None:
    """After the last round: most trophies, then most pages in play, then shared (ZF-07)."""
    standing = [(state.trophies[s], pages_of(state, s)) for s in range(state.players)]
    best = max(standing)
    fight.end_game(state, tuple(s for s, score in enumerate(standing) if score == best), "rounds")


# -- the others ------------------------------------------------------------------------


def window(state: Woods, which: int, offset: int) -> None:
    """Ask the others, clockwise, each that can really play something (ZF-55)."""
    seat, players = state.seat, state.players
    if offset == 1:
        # Whether somebody is asked depends on hidden hands.
        state.irrevocable += 1
    # Ruling: a pawn that has died has neither movement nor spell to be answered.
    if which in _OF_PAWN and state.at[seat] < 0:
        return
    # Nor has a fight that is over a first roll (ZF-56).
    if which == ask.AT_FIGHT and (state.fighter < 0 or fight.is_fight_over(state)):
        return
    for k in range(offset, players):
        other = (seat + k) % players
        if can_play(state, other):
            state.prompt, state.actor = ask.WINDOW, other
            state.window, state.offset = which, k
            return


# -- the spell -------------------------------------------------------------------------


def may_cast(state: Woods) -> bool:
    """Whether the turn's pawn stands inside the Cabin and no dog does (ZF-60)."""
    square = state.at[state.seat]
    land = state.land
    if square < 0 or TILE_OF[square] != CABIN or land.ground[square] != "B":
        return False
    first = square_of(CABIN, 0)
    return not any(state.dogs[s] and land.ground[s] == "B" for s in range(first, first + CELLS))


def needed(state: Woods) -> int:
    """Give what the spell's roll must reach: 6 less the pages in play, at least 1 (ZF-60)."""
    return max(1, 6 - pages_of(state, state.seat))


def cast(state: Woods) -> None:
    """Announce the spell; the others may play before the roll."""
    if state.listening:
        state.emit(events.SpellTried(state.seat, needed(state)))
    state.agenda.append((task.ASK_SPELL,))
    state.agenda.append((task.WINDOW, ask.AT_SPELL, 1))


def ask_spell(state: Woods) -> None:
    """Ask for the spell's roll, if nobody has disturbed it."""
    if may_cast(state):
        state.prompt, state.actor = ask.SPELL, state.seat
    elif state.listening and state.at[state.seat] >= 0:
        # Ruling: nothing was rolled, so it was no try; another one may follow in this turn.
        state.emit(events.SpellBroken(state.seat))


# -- dice ------------------------------------------------------------------------------


def roll(state: Woods, why: int) -> None:
    """Let nature roll a die."""
    if why == terms.FOR_SPELL:
        # ZF-60: once in the own turn.
        state.cast = True
    state.why = why
    state.dice = []
    state.prompt, state.actor = ask.DIE, NATURE


def forest_die(state: Woods, face: int) -> None:
    """A forest's die tells how many dogs come with it (ZF-11)."""
    tile = state.dice.pop()
    bring(state, state.placer, tile, face)


def cabin_die(state: Woods, face: int) -> None:
    """A die of those tied for the Cabin."""
    state.dice.append(face)


def move_die(state: Woods, face: int) -> None:
    """The movement die, or one of two (ZF-40)."""
    if state.house.better_of_two and not state.dice:
        state.dice = [face]
        state.why = terms.FOR_MOVE
        state.prompt, state.actor = ask.DIE, NATURE
        return
    state.steps = max(face, *state.dice) if state.dice else face
    state.dice = []
    if state.listening:
        state.emit(events.MovementSet(state.seat, state.steps))


def spell_die(state: Woods, face: int) -> None:
    """The spell's die wins or does not (ZF-60)."""
    if face >= needed(state):
        fight.end_game(state, (state.seat,), "spell")
    elif state.listening:
        state.emit(events.SpellFailed(state.seat))


def dogs_die(state: Woods, face: int) -> None:
    """The die of step 7 tells how many dogs move (ZF-41)."""
    state.running = face
    state.agenda.append((task.ROLL_DOGS,) if state.house.automatic else (task.ASK_PICK,))


def roller(state: Woods) -> int:
    """Give the seat for which the next die is rolled."""
    if state.why == terms.FOR_CABIN:
        return state.agenda[-1][2 + len(state.dice)]
    if state.why == terms.FOR_FOREST:
        return state.placer
    if state.why in (terms.FOR_FIGHT, terms.FOR_TREE):
        return state.fighter
    if state.why == terms.FOR_DUEL:
        return state.duel[1] if state.duel[2] else state.duel[0]
    return state.seat
