"""A position of Zombies!!! 4: what it holds, and how it is copied."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from zombiegames.core.cards import stable_digest
from zombiegames.core.protocol import HIDDEN, NATURE, Seat, State
from zombiegames.games.zombies4 import ask, terms
from zombiegames.games.zombies4.cards import COMPONENTS, DECK_CARDS
from zombiegames.games.zombies4.land import Land
from zombiegames.games.zombies4.tiles import LOOSE_TILES, SQUARES, START

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from typing_extensions import Self

    from zombiegames.games.zombies4.actions import AnyAction


class Woods(State):
    """A position of Zombies!!! 4.

    Squares, tiles and cards are numbered in ``tiles`` and ``cards``; what is asked in ``ask``;
    tokens and foes are explained in ``terms``. Health is counted in half hearts.
    """

    house: terms.House
    """Which switches are on."""

    seat: int
    """Whose turn it is; -1 before the first."""
    first: int
    """Who began the game, -1 before that."""
    round: int
    """From 1; a round is one turn of each."""
    phase: int
    """Step of the turn: 0 its start, 1 draw a tile, 2 place it, 3 fight, 4 draw cards, 5 roll,
    6 move, 7 dogs, 8 discard."""
    prompt: int
    """What is asked now: ``ask.PLACE`` …; ``ask.SECRET`` where a view may not know."""
    actor: int
    """The seat that is asked (not always ``seat``), ``NATURE``, ``OVER`` or ``UNKNOWN``."""
    winners: tuple[int, ...]
    """Seats that have won, empty while the game goes on."""
    reason: str
    """How: ``spell``, ``trophies``, ``rounds``; else empty."""

    land: Land
    """The map: tiles, turns, grounds, neighbours."""
    stack: list[int]
    """Tiles to come, the last is drawn next; ``HIDDEN`` in views."""
    box: list[int]
    """Tiles left out of a game with 20, in ascending order; ``HIDDEN`` in views."""
    drawn: int
    """The tile that was drawn and is not yet placed, or -1."""
    placer: int
    """Who places ``drawn`` and what comes with it: not always ``seat`` (ZF-13); else -1."""

    dogs: bytearray
    """By square: dogs there, 0 … 2."""
    kennels: list[int]
    """The squares with dogs, ascending; follows from ``dogs``."""
    pack: int
    """Dogs on the map; follows from ``dogs``."""
    tokens: bytearray
    """By square: 0, ``terms.HEART`` or ``terms.BULLET``."""

    at: list[int]
    """By seat: the square of the pawn, -1 off the map."""
    health: list[int]
    """By seat: half hearts, 0 … 10; 0 off the map."""
    bullets: list[int]
    """By seat; 0 off the map."""
    trophies: list[int]
    """By seat: dead dogs."""
    hands: list[list[int]]
    """By seat: components in the order they came; in views known ones, then ``HIDDEN``."""
    fronts: list[list[int]]
    """By seat: components of items and pages in play, in the order they came."""
    deck: list[int]
    """Draw pile: components, the last is drawn next; ``HIDDEN`` in views."""
    discards: list[int]
    """Discard pile: components in the order they came, open."""
    removed: list[int]
    """Cards out of the game for good, open."""
    seen: bytearray
    """By component: mask of the seats that know which hand it is in; 0 outside hands."""
    batch: bytearray
    """By component: in which shuffle of the draw pile it was last, from 0; all may know it.
    Shuffles between which a card taken unseen leaves others in doubt count as one."""
    ages: list[list[int]]
    """In views, by seat: the ``batch`` of each ``HIDDEN`` card of the hand, ascending."""

    played: list[bool]
    """By seat: has played its card of this round (ZF-50)."""
    spent: list[bool]
    """By seat: has discarded its page of this round (ZF-51)."""
    repellent: list[int]
    """By seat: 0, or how many ends of own turns Dog Repellent still lasts."""
    lost: list[int]
    """By seat: 0, or how many ends of own turns Lost in the Woods still lasts."""
    fever: list[int]
    """By seat: 0 none; 1 may attack in this or the coming own turn; 2 in the one after this."""
    cast: bool
    """Whether the spell was tried in this turn."""

    steps: int
    """Squares left in the movement."""
    fighter: int
    """Who fights at ``at[fighter]``, or -1."""
    foe: int
    """``terms.DOG`` or ``terms.TREE``."""
    rolls: int
    """Rolls made in this fight."""
    rolled: int
    """What the failed roll is worth, weapons included; 0 where none is open."""
    shoved: bool
    """The Sickle was used in this fight."""
    fled: bool
    """The dog or pawn of the fight has left the square: the fight is over."""
    running: int
    """Dogs still to be moved in step 7."""
    picked: int
    """Square of the dog picked, or -1."""
    ran: list[int]
    """Squares of the dogs moved in this step 7, one entry a dog."""
    put: tuple[int, ...]
    """What is being put: tile, hearts, bullets, dogs, and the squares from which the dogs come
    (Bad Zombie); empty where nothing is."""
    why: int
    """What the next die is for: ``terms.FOR_FOREST`` …"""
    dice: list[int]
    """Dice already rolled for the same thing; for the Cabin: seat and face in turn."""
    duel: list[int]
    """Attacker, defender, what their rolls are worth, who is to add bullets; else empty."""
    looking: tuple[int, ...]
    """Magic Key: whose hand. A pile looked through: 0 or 1, cards that may still be removed.
    Else empty."""
    window: int
    """Which window is open: an index of ``ask.WINDOWS``; else -1."""
    offset: int
    """Seats after ``seat`` the one asked in secret sits; 0 in views of the others."""
    plays: list[tuple[int, ...]]
    """Cards just played and not yet settled, the last first: seat, component, target, square,
    tile, other (as ``events.CardPlayed``)."""
    agenda: list[tuple[int, ...]]
    """What is still to be carried out, the last first; numbers in ``task``."""

    __slots__ = tuple(__annotations__)

    def __init__(self, players: int, house: terms.House) -> None:
        super().__init__(players)
        seats = range(players)
        self.house = house
        self.seat = self.first = -1
        self.round = self.phase = 0
        self.prompt, self.actor = ask.SHUFFLE_TILES, NATURE
        self.winners, self.reason = (), ""
        self.land = Land()
        self.stack = list(LOOSE_TILES)
        self.box = []
        self.drawn = self.placer = -1
        self.dogs, self.tokens = bytearray(SQUARES), bytearray(SQUARES)
        self.kennels, self.pack = [], 0
        # ZF-01, ZF-02: what each player begins with, and where.
        self.at = [START for _ in seats]
        self.health = [terms.FULL_HEALTH for _ in seats]
        self.bullets = [terms.FIRST_BULLETS for _ in seats]
        self.trophies = [0 for _ in seats]
        self.hands, self.fronts = [[] for _ in seats], [[] for _ in seats]
        self.deck, self.discards, self.removed = list(DECK_CARDS), [], []
        self.seen, self.batch = bytearray(len(COMPONENTS) + 1), bytearray(len(COMPONENTS) + 1)
        self.ages = [[] for _ in seats]
        self.played, self.spent = [False for _ in seats], [False for _ in seats]
        self.repellent, self.lost, self.fever = ([0 for _ in seats] for _ in range(3))
        self.cast = self.shoved = self.fled = False
        self.steps = self.rolls = self.rolled = self.running = self.foe = self.why = 0
        self.fighter = self.picked = self.window = -1
        self.offset = 0
        self.ran, self.dice, self.duel = [], [], []
        self.put, self.looking = (), ()
        self.plays, self.agenda = [], []

    # -- the seat to act ---------------------------------------------------------------

    def to_act(self) -> Seat:
        """Name the seat that is asked."""
        return self.actor

    @abstractmethod
    def legal_actions(self) -> list[AnyAction]:
        """List what the seat to act may do, by prompt."""

    @abstractmethod
    def sample_chance(self, rng: Random) -> AnyAction:
        """Shuffle, choose who begins, or roll a die."""

    # -- components --------------------------------------------------------------------

    def in_sight(self) -> Iterable[int]:
        """Give every card that this view shows, each once; in a full position all."""
        for pile in (*self.hands, *self.fronts, self.discards, self.removed, self.deck):
            for card in pile:
                if card != HIDDEN:
                    yield card
        for play in self.plays:
            yield play[1]

    def components(self) -> list[int]:
        """List every tile and card wherever it lies; ``HIDDEN`` ones too (law 6)."""
        found = [*self.land.lies.values(), *self.stack, *self.box]
        if self.drawn >= 0:
            found.append(self.drawn)
        for hand in self.hands:
            found += hand
        for front in self.fronts:
            found += front
        found += [*self.deck, *self.discards, *self.removed]
        found += [play[1] for play in self.plays]
        return sorted(found)

    # -- copies ------------------------------------------------------------------------

    def clone(self) -> Self:
        """Copy the position, deaf; the map is shared."""
        copy = object.__new__(type(self))
        copy.bystander = self.bystander
        copy.irrevocable = self.irrevocable
        copy.listening = False
        copy.log = []
        copy.players = self.players
        copy.actor = self.actor
        copy.agenda = self.agenda[:]
        copy.ages = [cards[:] for cards in self.ages]
        copy.at = self.at[:]
        copy.batch = self.batch[:]
        copy.box = self.box[:]
        copy.bullets = self.bullets[:]
        copy.cast = self.cast
        copy.deck = self.deck[:]
        copy.dice = self.dice[:]
        copy.discards = self.discards[:]
        copy.dogs = self.dogs[:]
        copy.drawn = self.drawn
        copy.duel = self.duel[:]
        copy.fever = self.fever[:]
        copy.fighter = self.fighter
        copy.first = self.first
        copy.fled = self.fled
        copy.foe = self.foe
        copy.fronts = [cards[:] for cards in self.fronts]
        copy.hands = [cards[:] for cards in self.hands]
        copy.health = self.health[:]
        copy.house = self.house
        copy.kennels = self.kennels[:]
        copy.land = self.land
        copy.looking = self.looking
        copy.lost = self.lost[:]
        copy.offset = self.offset
        copy.pack = self.pack
        copy.phase = self.phase
        copy.picked = self.picked
        copy.placer = self.placer
        copy.played = self.played[:]
        copy.plays = self.plays[:]
        copy.prompt = self.prompt
        copy.put = self.put
        copy.ran = self.ran[:]
        copy.reason = self.reason
        copy.removed = self.removed[:]
        copy.repellent = self.repellent[:]
        copy.rolled = self.rolled
        copy.rolls = self.rolls
        copy.round = self.round
        copy.running = self.running
        copy.seat = self.seat
        copy.seen = self.seen[:]
        copy.shoved = self.shoved
        copy.spent = self.spent[:]
        copy.stack = self.stack[:]
        copy.steps = self.steps
        copy.tokens = self.tokens[:]
        copy.trophies = self.trophies[:]
        copy.why = self.why
        copy.window = self.window
        copy.winners = self.winners
        return copy

    def digest(self) -> int:
        """Sum up the position."""
        return stable_digest(
            tuple(self.house),
            (self.seat, self.first, self.round, self.phase, self.prompt, self.actor),
            (self.winners, self.reason, self.stack, self.box),
            (self.drawn, self.placer, list(self.land.tiles())),
            (self.dogs.hex(), self.tokens.hex(), self.at, self.health, self.bullets),
            (self.trophies, self.hands, self.fronts, self.deck, self.discards, self.removed),
            (self.seen.hex(), self.batch.hex(), self.ages, self.played, self.spent),
            (self.repellent, self.lost, self.fever, self.cast, self.steps),
            (self.fighter, self.foe, self.rolls, self.rolled, self.shoved, self.fled),
            (self.running, self.picked, self.ran, self.put, self.why, self.dice, self.duel),
            (self.looking, self.window, self.offset, self.plays, self.agenda),
        )
