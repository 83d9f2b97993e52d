"""The rules of Zomb'Animaux: the cards, and the door through which everything happens to them.

Source: the game's sheet; ids ``ZA-01`` … ``ZA-44`` are those of the rules browser. What belongs
to one idea has its module: ``turn`` says what follows what, ``die`` what its faces do,
``knowledge`` what each player may know of the others, ``legal`` what is offered, ``reasons`` why
something is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import hidden, stable_digest
from zombiegames.core.protocol import HIDDEN, NATURE, Action, Outcome, Seat, State
from zombiegames.games.zombanimaux import knowledge, reasons
from zombiegames.games.zombanimaux.actions import (
    BURIES,
    PLAYS,
    REFILLS,
    ROLLS,
    STARTS,
    Give,
    Shuffle,
)
from zombiegames.games.zombanimaux.cards import COMPONENTS, DIE
from zombiegames.games.zombanimaux.legal import LEGAL
from zombiegames.games.zombanimaux.terms import BRAINS, FULL_HAND, PROMPTS, ROLL, ROUND, STARTER
from zombiegames.games.zombanimaux.turn import begin_round, fewest
from zombiegames.games.zombanimaux.verbs import APPLY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from typing_extensions import Self

    from zombiegames.games.zombanimaux.actions import Play
    from zombiegames.games.zombanimaux.knowledge import News, Pool, Row

__all__ = ["PROMPTS", "Menagerie", "new"]


class Menagerie(State):
    """A position of Zomb'Animaux.

    A card is its number + 1; equal cards are alike. Prompts and tasks are explained in
    ``terms.py``, what a view knows in ``knowledge.py``. In a view the hand and graveyard of
    another seat hold the cards that are surely there, and ``HIDDEN`` for the rest.
    """

    __slots__ = (
        "actor",
        "brains",
        "discards",
        "drawn",
        "due",
        "forgetful",
        "graves",
        "hands",
        "horde",
        "known",
        "mouse",
        "news",
        "picked",
        "plays",
        "pools",
        "prompt",
        "reason",
        "reserve",
        "round",
        "seat",
        "starter",
        "task",
        "turn",
    )

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
    """Cards drawn and still to be placed: a lot in rising order, those of who gave up (``seat``)
    in the order drawn."""
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
    pools: tuple[Pool, ...]
    """By viewer, the last an onlooker: cards from which the reserve was shuffled, without those
    the viewer has drawn since."""
    news: list[News]
    """What has happened since ``known`` and ``pools`` were made, with secrets; none in views."""

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
        begin_round(self)

    # -- the seat to act ---------------------------------------------------------------

    def to_act(self) -> Seat:
        """Name the seat that is asked."""
        return self.actor

    def legal_actions(self) -> list[Action]:
        """List what the seat to act may do, by prompt."""
        return LEGAL[self.prompt](self)

    def conceivable(self) -> Iterable[Action]:
        """Give all that the seat to act could point at."""
        return reasons.conceivable(self)

    def why_not(self, action: Action) -> str | None:
        """Judge an action; the answers are those of ``refusals.REASONS``."""
        return reasons.why_not(self, action)

    def apply(self, action: Action) -> None:
        """Do it, with all that follows until somebody is asked."""
        APPLY[action.kind](self, action)

    def outcome(self) -> Outcome | None:
        """Tell who won: most brains; who has none has lost (ZA-43). Ties share."""
        if not self.reason:
            return None
        brains = self.brains
        most = max(brains)
        return Outcome(
            returns=tuple((b == most) / brains.count(most) for b in brains),
            reason=self.reason,
            ranks=tuple(1 + sum(other > b for other in brains) for b in brains),
            scores=tuple(brains),
        )

    # -- nature ------------------------------------------------------------------------

    def sample_chance(self, rng: Random) -> Action:
        """Draw who starts, roll, or shuffle the pile that is due."""
        if self.prompt == ROLL:
            return ROLLS[DIE[int(rng.random() * len(DIE))]]
        if self.prompt == STARTER:
            return STARTS[rng.choice(fewest(self))]
        cards = list(COMPONENTS) if self.task == ROUND else self.discards[:]
        knowledge.mix(cards, rng)
        return Shuffle(tuple(cards))

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List who may start, or the faces of the die; None for shuffles."""
        if self.actor != NATURE:
            return None
        if self.prompt == ROLL:
            return [(ROLLS[face], DIE.count(face) / len(DIE)) for face in sorted(set(DIE))]
        if self.prompt == STARTER:
            seats = fewest(self)
            return [(STARTS[seat], 1 / len(seats)) for seat in seats]
        return None

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy what ``seat`` may know: own cards, counts, and what it has seen (ZA-02)."""
        knowledge.settle(self)
        view = self.clone()
        knowledge.censor(view, seat)
        return view

    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Deal the cards that are nowhere in sight to where they may be."""
        world = self.clone()
        knowledge.fill(world, seat, rng)
        return world

    def observed(self, action: Action, seat: Seat) -> Action | None:
        """Hide the order of a shuffle and the cards of secret choices."""
        kind = action.kind
        if kind == "shuffle":
            return Shuffle(tuple(hidden(action.order)))
        if seat == self.actor:
            return action
        if kind == "bury":
            return BURIES[HIDDEN]
        if kind == "give":
            # ZA-02: giver and receiver know the card.
            return action if seat == action.seat else Give(HIDDEN, action.seat)
        if kind == "refill":
            # Only the last choice moves cards.
            full = len(self.hands[self.actor]) + len(self.picked) + 1 == FULL_HAND
            return REFILLS[HIDDEN] if full or len(self.graves[self.actor]) == 1 else None
        return action

    def components(self) -> list[int]:
        """List every card wherever it lies, ascending; ``HIDDEN`` ones first (law 6)."""
        piles = (*self.hands, *self.graves, self.drawn, self.picked, self.horde, self.discards)
        return sorted(card for pile in (*piles, self.reserve) for card in pile)

    # -- copies ------------------------------------------------------------------------

    def clone(self) -> Self:
        """Copy the position, deaf."""
        copy = object.__new__(type(self))
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
        copy.pools = self.pools
        copy.news = self.news[:]
        return copy

    def digest(self) -> int:
        """Sum up the position."""
        knowledge.settle(self)
        return stable_digest(
            (self.forgetful, self.players, self.round, self.turn, self.starter, self.seat),
            (self.prompt, self.actor, self.task, self.due, self.mouse, self.reason),
            (self.brains, self.hands, self.graves, self.drawn, self.picked),
            (self.horde, self.discards, self.reserve),
            [[tuple(known) for known in row] for row in self.known],
            self.pools,
        )


def new(players: int, options: Mapping[str, Any]) -> Menagerie:
    """Lay out the box; nature draws who starts. ``options`` are complete."""
    return Menagerie(players, options["forgotten_refill"])
