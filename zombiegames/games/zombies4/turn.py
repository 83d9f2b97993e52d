"""The turn, step by step (ZF-05 … ZF-13, ZF-55, ZF-60), and what the dice of it mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import events
from zombiegames.games.zombies4.cards import DECK_CARDS, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.dogs import FOR_TILE
from zombiegames.games.zombies4.fight import (
    come_back,
    end_game,
    fights,
    is_fight_over,
    put_pawn,
    take_token,
)
from zombiegames.games.zombies4.plays import can_play
from zombiegames.games.zombies4.tasks import (
    ASK_DOGS,
    ASK_END,
    ASK_MOVE,
    ASK_MOVE_ROLL,
    ASK_PICK,
    ASK_PLACE,
    ASK_PUT,
    ASK_SPELL,
    DOGS_STEP,
    DRAW,
    DRAW_STEP,
    END_STEP,
    FIGHT_STEP,
    FIGHTS,
    FINISH,
    MOVE_STEP,
    ROLL_DOGS,
    TIE,
    TILE,
    TURN,
    WINDOW,
)
from zombiegames.games.zombies4.terms import (
    AT_END,
    AT_FIGHT,
    AT_MOVE,
    AT_MOVED,
    AT_SPELL,
    AT_START,
    BEGIN,
    DIE,
    DOGS,
    END,
    FOR_CABIN,
    FOR_DUEL,
    FOR_FIGHT,
    FOR_FOREST,
    FOR_MOVE,
    FOR_SPELL,
    FOR_TREE,
    HAND_SIZE,
    LAST_ROUND,
    MOST_DOGS,
    MOVE,
    MOVE_ROLL,
    PLACE,
    SHUFFLE_CARDS,
    SPELL,
)
from zombiegames.games.zombies4.terms import WINDOW as ASK_WINDOW
from zombiegames.games.zombies4.tiles import CABIN, CELLS, IS_FOREST, TILE_OF, TILES, square_of

if TYPE_CHECKING:
    from zombiegames.games.zombies4.rules import Woods

_TURN = (
    (FINISH,),
    (END_STEP,),
    (DOGS_STEP,),
    (MOVE_STEP,),
    (DRAW_STEP,),
    (FIGHT_STEP,),
    (TILE,),
    (WINDOW, AT_START, 1),
)
"""A turn, the last first (ZF-05)."""


# -- before the first turn -------------------------------------------------------------


def stack_tiles(woods: Woods, order: tuple[int, ...]) -> None:
    """Stack the shuffled tiles; with 20 the others stay in the box unseen (ZF-02)."""
    played = woods.house.tiles - 1
    woods.stack = list(reversed(order[:played]))
    woods.box = sorted(order[played:])
    if woods.listening:
        woods.emit(events.TilesShuffled(played))
    woods.prompt = SHUFFLE_CARDS


def stack_cards(woods: Woods, order: tuple[int, ...]) -> None:
    """Lay the shuffled cards down as the draw pile."""
    woods.deck = list(reversed(order))
    if woods.listening:
        woods.emit(events.CardsShuffled(len(order)))
    if woods.first < 0:
        woods.prompt = BEGIN


def begin(woods: Woods, seat: int) -> None:
    """Let the first player begin; everybody gets three cards (ZF-01)."""
    woods.first = seat
    if woods.listening:
        woods.emit(events.GameBegan(seat))
    woods.agenda.append((TURN, seat))
    for offset in range(woods.players):
        draw(woods, (DRAW, (seat + offset) % woods.players))


# -- the steps -------------------------------------------------------------------------


def begin_turn(woods: Woods, task: tuple[int, ...]) -> None:
    """Begin a turn; after a hundred rounds the game is decided (ZF-07)."""
    seat = task[1]
    if seat == woods.first:
        if woods.round == LAST_ROUND:
            decide(woods)
            return
        woods.round += 1
    woods.seat, woods.phase = seat, 0
    # ZF-50, ZF-51: one card and one page from the start of a turn to the start of the next.
    woods.played[seat] = woods.spent[seat] = woods.cast = False
    woods.steps = 0
    if woods.listening:
        woods.emit(events.TurnBegan(seat, woods.round))
    # ZF-31: back on the bridge at the start of the next turn.
    if woods.at[seat] < 0:
        come_back(woods, seat)
    woods.agenda.extend(_TURN)


def enter(woods: Woods, phase: int) -> None:
    """Begin a step of the turn."""
    woods.phase = phase
    if woods.listening:
        woods.emit(events.PhaseBegan(woods.seat, phase))


def tile_step(woods: Woods, task: tuple[int, ...]) -> None:
    """Step 1: turn a tile up (ZF-06: none left, none drawn)."""
    if not woods.stack:
        return
    enter(woods, 1)
    woods.irrevocable += 1
    tile = woods.drawn = woods.stack.pop()
    if woods.listening:
        woods.emit(events.TileDrawn(woods.seat, tile, len(woods.stack)))
    if tile != CABIN:
        woods.placer = woods.seat
        woods.agenda.append((ASK_PLACE,))
        return
    # ZF-13: who has fewest pages in play places the Cabin.
    order = [(woods.seat + k) % woods.players for k in range(woods.players)]
    pages = [pages_of(woods, seat) for seat in order]
    fewest = min(pages)
    tied = [seat for seat, number in zip(order, pages, strict=True) if number == fewest]
    if len(tied) == 1:
        give_cabin(woods, tied[0], 1)
    else:
        woods.dice = []
        woods.agenda.append((TIE, len(tied), *tied))


def pages_of(woods: Woods, seat: int) -> int:
    """Count the pages in play before a player."""
    return sum(IS_PAGE[KIND_OF[card]] for card in woods.fronts[seat])


def break_tie(woods: Woods, task: tuple[int, ...]) -> None:
    """Roll for the Cabin, highest wins, again among the tied (ZF-13)."""
    tied = task[2:]
    if len(woods.dice) < len(tied):
        woods.agenda.append(task)
        woods.why = FOR_CABIN
        woods.prompt, woods.actor = DIE, NATURE
        return
    highest = max(woods.dice)
    still = [seat for seat, face in zip(tied, woods.dice, strict=True) if face == highest]
    woods.dice = []
    if len(still) == 1:
        give_cabin(woods, still[0], task[1])
    else:
        woods.agenda.append((TIE, task[1], *still))


def give_cabin(woods: Woods, seat: int, tied: int) -> None:
    """Let a player place the Cabin; the drawer's turn goes on after that."""
    woods.placer = seat
    if woods.listening:
        woods.emit(events.CabinGiven(seat, tied))
    woods.agenda.append((ASK_PLACE,))


def ask_place(woods: Woods, task: tuple[int, ...]) -> None:
    """Step 2: ask where the tile goes."""
    if woods.phase != 2:
        enter(woods, 2)
    woods.prompt, woods.actor = PLACE, woods.placer


def place(woods: Woods, x: int, y: int, turn: int) -> None:
    """Lay the drawn tile down and see what comes with it (ZF-10, ZF-11)."""
    tile, seat = woods.drawn, woods.placer
    woods.land = woods.land.placed(tile, x, y, turn)
    woods.drawn = -1
    if woods.listening:
        woods.emit(events.TilePlaced(seat, tile, x, y, turn))
    printed = TILES[tile]
    # Ruling: the die for a forest's dogs falls at once, as do those for the Cabin and of a duel;
    # all other rolls are asked of the roller, who may play a card before them (ZF-55).
    if not IS_FOREST[tile]:
        bring(woods, seat, tile, printed.dogs)
    elif woods.pack < MOST_DOGS:
        woods.dice = [tile]
        woods.why = FOR_FOREST
        woods.prompt, woods.actor = DIE, NATURE
    else:
        woods.placer = -1


def bring(woods: Woods, seat: int, tile: int, dogs: int) -> None:
    """Let a player put what comes with a tile (ZF-12)."""
    woods.placer = -1
    printed = TILES[tile]
    woods.agenda.append((ASK_PUT, seat, FOR_TILE, tile, printed.hearts, printed.bullets, dogs))


def fight_step(woods: Woods, task: tuple[int, ...]) -> None:
    """Step 3: fight what is on the square."""
    enter(woods, 3)
    fights(woods, (FIGHTS, 0))


def draw_step(woods: Woods, task: tuple[int, ...]) -> None:
    """Step 4: draw up to three cards."""
    enter(woods, 4)
    woods.agenda.append((DRAW, woods.seat))


def draw(woods: Woods, task: tuple[int, ...]) -> None:
    """Draw until there are three cards in the hand (ZF-52)."""
    seat = task[1]
    hand = woods.hands[seat]
    while len(hand) < HAND_SIZE:
        if woods.deck:
            woods.irrevocable += 1
            card = woods.deck.pop()
            hand.append(card)
            woods.seen[card] = 1 << seat
            if woods.listening:
                left = len(woods.deck)
                woods.emit(
                    events.CardDrawn(seat, card, left),
                    seen_by=1 << seat,
                    otherwise=events.CardDrawn(seat, 0, left),
                )
        elif woods.discards:
            # ZF-52: shuffle the discards.
            woods.deck, woods.discards = woods.discards, []
            start_batch(woods)
            woods.agenda.append(task)
            woods.prompt, woods.actor = SHUFFLE_CARDS, NATURE
            return
        else:
            if woods.listening:
                woods.emit(events.NothingDrawn(seat))
            return


def start_batch(woods: Woods) -> None:
    """Number the new draw pile's cards apart from those still held; numbers stay small."""
    held = [card for card in DECK_CARDS if card not in woods.deck]
    rank = {batch: n for n, batch in enumerate(sorted({woods.batch[card] for card in held}))}
    for card in held:
        woods.batch[card] = rank[woods.batch[card]]
    for card in woods.deck:
        woods.batch[card] = len(rank)


def move_step(woods: Woods, task: tuple[int, ...]) -> None:
    """Steps 5 and 6: roll and move, unless the pawn has died (ZF-06)."""
    if woods.at[woods.seat] < 0:
        return
    enter(woods, 5)
    woods.agenda += [
        (WINDOW, AT_MOVED, 1),
        (ASK_MOVE,),
        (ASK_MOVE_ROLL,),
        (WINDOW, AT_MOVE, 1),
    ]


def ask_move_roll(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for the movement roll."""
    if woods.at[woods.seat] >= 0:
        woods.prompt, woods.actor = MOVE_ROLL, woods.seat


def ask_move(woods: Woods, task: tuple[int, ...]) -> None:
    """Step 6: ask for the next step; a pawn that has died moves no more."""
    if woods.at[woods.seat] >= 0:
        if woods.phase != 6:
            enter(woods, 6)
        woods.prompt, woods.actor = MOVE, woods.seat


def step(woods: Woods, square: int) -> None:
    """Move the pawn one square; what is met there is fought before it goes on (ZF-40)."""
    seat = woods.seat
    woods.steps -= 1
    if woods.dogs[square] or woods.fronts[seat]:
        woods.agenda.append((ASK_MOVE,))
        put_pawn(woods, seat, square, "walk", woods.steps)
        return
    # The plain case, quickly: nothing there to fight, nothing in front to lose.
    origin = woods.at[seat]
    woods.at[seat] = square
    if woods.listening:
        woods.emit(events.Moved(seat, origin, square, "walk", woods.steps))
    if woods.tokens[square]:
        take_token(woods, seat)
    woods.prompt = MOVE


def dogs_step(woods: Woods, task: tuple[int, ...]) -> None:
    """Step 7: roll and move that many dogs."""
    enter(woods, 7)
    woods.agenda.append((ASK_DOGS,))


def ask_dogs(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for the dogs' roll. Ruling: without dogs on the map nothing is rolled."""
    if woods.pack:
        woods.prompt, woods.actor = DOGS, woods.seat


def end_step(woods: Woods, task: tuple[int, ...]) -> None:
    """Step 8: the others' last window, then perhaps a discard."""
    enter(woods, 8)
    woods.agenda.append((ASK_END,))
    woods.agenda.append((WINDOW, AT_END, 1))


def ask_end(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for the discard that ends the turn."""
    woods.prompt, woods.actor = END, woods.seat


def finish(woods: Woods, task: tuple[int, ...]) -> None:
    """End the turn: what lasted until now ends, and the next player begins (ZF-07)."""
    seat = woods.seat
    for name, ends in (
        ("dog-repellent", woods.repellent),
        ("full-moon-fever", woods.fever),
        ("lost-in-the-woods", woods.lost),
    ):
        if ends[seat]:
            ends[seat] -= 1
            if not ends[seat] and woods.listening:
                woods.emit(events.EffectEnded(seat, name))
    if woods.listening:
        woods.emit(events.TurnEnded(seat))
    woods.agenda.append((TURN, (seat + 1) % woods.players))


def decide(woods: Woods) -> None:
    """After the last round: most trophies, then most pages in play, then shared (ZF-07)."""
    standing = [(woods.trophies[s], pages_of(woods, s)) for s in range(woods.players)]
    best = max(standing)
    end_game(woods, tuple(s for s, score in enumerate(standing) if score == best), "rounds")


# -- the others ------------------------------------------------------------------------


def window(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask the others, clockwise, each that can really play something (ZF-55)."""
    _, which, offset = task
    seat, players = woods.seat, woods.players
    if offset == 1:
        # Whether somebody is asked depends on hidden hands.
        woods.irrevocable += 1
    # Ruling: a pawn that has died has no movement to be answered.
    if which in (AT_MOVE, AT_MOVED) and woods.at[seat] < 0:
        return
    # Nor has a fight that is over a first roll (ZF-56).
    if which == AT_FIGHT and (woods.fighter < 0 or is_fight_over(woods)):
        return
    for k in range(offset, players):
        other = (seat + k) % players
        if can_play(woods, other):
            woods.prompt, woods.actor = ASK_WINDOW, other
            woods.window, woods.offset = which, k
            return


# -- the spell -------------------------------------------------------------------------


def may_cast(woods: Woods) -> bool:
    """Whether the turn's pawn stands inside the Cabin and no dog does (ZF-60)."""
    square = woods.at[woods.seat]
    land = woods.land
    if square < 0 or TILE_OF[square] != CABIN or land.ground[square] != "B":
        return False
    first = square_of(CABIN, 0)
    return not any(woods.dogs[s] and land.ground[s] == "B" for s in range(first, first + CELLS))


def needed(woods: Woods) -> int:
    """Give what the spell's roll must reach: 6 less the pages in play, at least 1 (ZF-60)."""
    return max(1, 6 - pages_of(woods, woods.seat))


def cast(woods: Woods) -> None:
    """Announce the spell; the others may play before the roll."""
    if woods.listening:
        woods.emit(events.SpellTried(woods.seat, needed(woods)))
    woods.agenda.append((ASK_SPELL,))
    woods.agenda.append((WINDOW, AT_SPELL, 1))


def ask_spell(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for the spell's roll, if nobody has disturbed it."""
    if may_cast(woods):
        woods.prompt, woods.actor = SPELL, woods.seat
    elif woods.listening:
        # Ruling: nothing was rolled, so it was no try; another one may follow in this turn.
        woods.emit(events.SpellBroken(woods.seat))


# -- dice ------------------------------------------------------------------------------


def roll(woods: Woods, why: int) -> None:
    """Let nature roll a die."""
    if why == FOR_SPELL:
        # ZF-60: once in the own turn.
        woods.cast = True
    woods.why = why
    woods.dice = []
    woods.prompt, woods.actor = DIE, NATURE


def forest_die(woods: Woods, face: int) -> None:
    """A forest's die tells how many dogs come with it (ZF-11)."""
    tile = woods.dice.pop()
    bring(woods, woods.placer, tile, face)


def cabin_die(woods: Woods, face: int) -> None:
    """A die of those tied for the Cabin."""
    woods.dice.append(face)


def move_die(woods: Woods, face: int) -> None:
    """The movement die, or one of two (ZF-40)."""
    if woods.house.better_of_two and not woods.dice:
        woods.dice = [face]
        woods.why = FOR_MOVE
        woods.prompt, woods.actor = DIE, NATURE
        return
    woods.steps = max(face, *woods.dice) if woods.dice else face
    woods.dice = []
    if woods.listening:
        woods.emit(events.MovementSet(woods.seat, woods.steps))


def spell_die(woods: Woods, face: int) -> None:
    """The spell's die wins or does not (ZF-60)."""
    if face >= needed(woods):
        end_game(woods, (woods.seat,), "spell")
    elif woods.listening:
        woods.emit(events.SpellFailed(woods.seat))


def dogs_die(woods: Woods, face: int) -> None:
    """The die of step 7 tells how many dogs move (ZF-41)."""
    woods.running = face
    woods.agenda.append((ROLL_DOGS,) if woods.house.automatic else (ASK_PICK,))


def roller(woods: Woods) -> int:
    """Give the seat for which the next die is rolled."""
    if woods.why == FOR_CABIN:
        return woods.agenda[-1][2 + len(woods.dice)]
    if woods.why == FOR_FOREST:
        return woods.placer
    if woods.why in (FOR_FIGHT, FOR_TREE):
        return woods.fighter
    if woods.why == FOR_DUEL:
        return woods.duel[1] if woods.duel[2] else woods.duel[0]
    return woods.seat
