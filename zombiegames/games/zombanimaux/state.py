"""A position of Zomb'Animaux: where the cards lie, and what is asked of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import stable_digest
from zombiegames.core.protocol import NATURE, State
from zombiegames.games.zombanimaux import memory
from zombiegames.games.zombanimaux.actions import PLAYS
from zombiegames.games.zombanimaux.cards import COMPONENTS
from zombiegames.games.zombanimaux.terms import BRAINS, ROUND, STARTER

if TYPE_CHECKING:
    from typing_extensions import Self

    from zombiegames.games.zombanimaux.actions import Play
    from zombiegames.games.zombanimaux.memory import Guesses, News, Pool, Row


class Menagerie(State):
    """A position of Zomb'Animaux.

    A card is its number + 1; equal cards are alike. Prompts and tasks are explained in
    ``terms.py``, what a view knows in ``knowledge.py``. In a view the hand and graveyard of
    another seat hold the cards that are surely there, and ``HIDDEN`` for the rest.
    """

    forgetful: bool
    """Whether one may forget to refill (option of ZA-12)."""
    plays: tuple[tuple[tuple[Play, ...], ...], ...]
    """By card and copies held: the plays of ``seat``."""

    round: int
    """Number of the round, from 1."""
    turn: int
    """Number of the turn in the game, from 1; 0 before the first."""
    starter: int
    """Who starts the round; -1 before it is drawn."""
    seat: int
    """Whose turn it is; while a round is dealt -1."""
    prompt: int
    """What is asked now: ``STARTER`` … ``END``."""
    actor: int
    """The seat that is asked, or ``NATURE`` or ``OVER``."""
    task: int
    """Why a pile is shuffled: ``ROUND``, ``DRAW``, ``EVERYONE``."""
    due: int
    """Cards or seats still to come of that task."""
    mouse: bool
    """Whether a mouse was played: after the refill ``seat`` takes a whole new turn."""
    reason: str
    """How the game ended, a key of ``zombanimaux.outcome``; empty while it goes on."""

    brains: list[int]
    """By seat, open."""
    hands: list[list[int]]
    """By seat, cards in rising order."""
    graves: list[list[int]]
    """By seat, cards of the graveyard in rising order."""
    drawn: list[int]
    """Cards drawn and still to be placed: a lot in rising order; those that ``seat`` draws for
    giving up in the order drawn."""
    picked: list[int]
    """Cards that ``actor`` has chosen for a refill not yet complete, in the order chosen. The
    others see them in the graveyard still."""
    horde: list[int]
    """From the bottom to the top, open."""
    discards: list[int]
    """In the order they came, open."""
    reserve: list[int]
    """The last is drawn next."""

    known: tuple[Row, ...]
    """By viewer, the last an onlooker: what each surely knows, by owner. In a view only that of
    its seat and the onlooker's."""
    guesses: tuple[Guesses, ...]
    """By viewer: where a card was given unseen, what each takes to be possible. In a view only
    those of its seat that fit what it sees, and for the others the onlooker's."""
    pools: tuple[Pool, ...]
    """By viewer, the last an onlooker: cards from which the reserve was shuffled, without those
    the viewer has drawn since."""
    news: list[News]
    """What has happened since ``known`` and ``pools`` were made, with secrets; none in views."""

    __slots__ = tuple(__annotations__)

    def __init__(self, players: int, forgetful: bool) -> None:
        super().__init__(players)
        self.forgetful = forgetful
        self.plays = PLAYS[players][0]
        self.round = self.turn = self.due = 0
        self.starter = self.seat = -1
        self.prompt, self.actor, self.task = STARTER, NATURE, ROUND
        self.mouse, self.reason = False, ""
        # ZA-01: nine brains each, once a game.
        self.brains = [BRAINS] * players
        self.hands = [[] for _ in range(players)]
        self.graves = [[] for _ in range(players)]
        self.drawn, self.picked, self.horde, self.discards = [], [], [], []
        self.reserve = list(COMPONENTS)
        self.known, self.guesses, self.pools = memory.blank(players)
        self.news = []

    # -- cards --------------------------------------------------------------------------

    def components(self) -> list[int]:
        """List every card wherever it lies, ascending; ``HIDDEN`` ones first (law 6)."""
        piles = (*self.hands, *self.graves, self.drawn, self.picked, self.horde, self.discards)
        return sorted(card for pile in (*piles, self.reserve) for card in pile)

    def fewest(self) -> list[int]:
        """List the seats with the fewest brains: one of them starts (ZA-03)."""
        least = min(self.brains)
        return [seat for seat, brains in enumerate(self.brains) if brains == least]

    def settle(self) -> None:
        """Work what has happened into what is known."""
        if self.news:
            self.known, self.guesses, self.pools = memory.settled(
                (self.known, self.guesses, self.pools), self.news
            )
            self.news = []

    # -- copies ------------------------------------------------------------------------

    def clone(self) -> Self:
        """Copy the position, deaf."""
        copy = object.__new__(type(self))
        copy.bystander = self.bystander
        copy.irrevocable = self.irrevocable
        copy.listening = False
        copy.log = []
        copy.players = self.players
        copy.forgetful = self.forgetful
        copy.plays = self.plays
        copy.round = self.round
        copy.turn = self.turn
        copy.starter = self.starter
        copy.seat = self.seat
        copy.prompt = self.prompt
        copy.actor = self.actor
        copy.task = self.task
        copy.due = self.due
        copy.mouse = self.mouse
        copy.reason = self.reason
        copy.brains = self.brains[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.graves = [grave[:] for grave in self.graves]
        copy.drawn = self.drawn[:]
        copy.picked = self.picked[:]
        copy.horde = self.horde[:]
        copy.discards = self.discards[:]
        copy.reserve = self.reserve[:]
        copy.known = self.known
        copy.guesses = self.guesses
        copy.pools = self.pools
        copy.news = self.news[:]
        return copy

    def digest(self) -> int:
        """Sum up the position, without guesses: records are older than these."""
        self.settle()
        return stable_digest(
            (self.forgetful, self.players, self.round, self.turn, self.starter, self.seat),
            (self.prompt, self.actor, self.task, self.due, self.mouse, self.reason),
            (self.brains, self.hands, self.graves, self.drawn, self.picked),
            (self.horde, self.discards, self.reserve),
            [[tuple(known) for known in row] for row in self.known],
            self.pools,
        )
