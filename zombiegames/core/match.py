"""One game being played: the only driver of a state.

A match checks every action, rolls nature's dice, writes the record and can go back. It knows
no screen and no opponent: who plays a seat is a free text, which it keeps and never reads.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING, Literal, NamedTuple

from zombiegames.core.notation import NotationError
from zombiegames.core.protocol import NATURE, OVER, IllegalAction, Outcome
from zombiegames.core.record import TABLE, Line, Record, RecordError, loads

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Entry, GameInfo, OptionValue, Seat, State

CHECKPOINT = 64
"""Actions between two kept copies of the position; going back replays at most so many."""


class Concede(NamedTuple):
    """A seat gives the game up (two players only)."""

    seat: int
    kind: Literal["concede"] = "concede"


class HandOver(NamedTuple):
    """A seat is played by somebody else from now on."""

    seat: int
    controller: str
    kind: Literal["hand"] = "hand"


class Deed(NamedTuple):
    """What one action did."""

    number: int
    """Its place in the record, from 0."""
    seat: int
    """Who acted: a seat, ``NATURE`` or ``record.TABLE``."""
    action: Action
    """An action of the game, or ``Concede`` or ``HandOver``."""
    entries: list[Entry]
    """The events it caused, in order."""


class BrokenRecord(RecordError):
    """A record that cannot be replayed to its end; ``match`` stands before the broken step."""

    def __init__(self, key: str, match: Match, **fields: object) -> None:
        super().__init__(key, **fields)
        self.match = match


class Followed(NamedTuple):
    """How far a record could be played by the rules of today."""

    match: Match
    """Stands after the last entry that could be played; its digests are those of today."""
    rules: int
    """Version it was played under, that of today at most."""
    exact_to: int
    """Entries up to which every kept digest agrees."""
    legal_to: int
    """Entries that could be played."""
    length: int
    """Entries of the record."""


class Match:
    """A game in progress.

    Attributes:
        info: the game.
        controllers: one free text a seat, as of now.
        seed: text from which all dice and shuffles follow.
        options: all options, complete.
        state: the position. Read it; change it only through this class.
        deeds: what each entry of the record did, in order.
    """

    def __init__(
        self,
        info: GameInfo,
        controllers: Sequence[str],
        *,
        seed: str | int | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        """Set a table up; nature is to act: call :meth:`advance`.

        Raises:
            ValueError: for a wrong number of seats or an option the game does not have.
        """
        if len(controllers) not in info.seats:
            raise ValueError(f"{info.id} is not played by {len(controllers)}")
        self.info = info
        self.seed = str(_random() if seed is None else seed)
        self.options = info.complete(options)
        self.controllers = list(controllers)
        self._seated = tuple(controllers)
        self.lines: list[Line] = []
        self._undone: list[list[Line]] = []
        self._start()

    def _start(self) -> None:
        self.state = self.info.new(len(self._seated), self.options)
        self.state.listening = True
        self.controllers = list(self._seated)
        self._conceded: Outcome | None = None
        self._rolls = 0
        self.deeds: list[Deed] = []
        self._before: list[int] = []
        self._checkpoints: list[tuple[int, State, int]] = []

    # -- reading -----------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.lines)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules or by concession; None while it goes on."""
        return self._conceded or self.state.outcome()

    def to_act(self) -> Seat:
        """Name the seat to act, ``NATURE`` or ``OVER``."""
        return OVER if self._conceded else self.state.to_act()

    def view(self, seat: Seat | None) -> State:
        """Give the position as ``seat`` may know it (None: an onlooker)."""
        return self.state.censored(seat)

    @property
    def record(self) -> Record:
        """The game so far."""
        info = self.info
        return Record(
            info.id, info.rules_version, self.seed, self._seated, self.options, tuple(self.lines)
        )

    def save(self) -> str:
        """Write the record as text."""
        return self.record.dumps()

    # -- going on ----------------------------------------------------------------------

    def play(self, action: Action) -> Deed:
        """Do an action of the seat to act.

        Raises:
            IllegalAction: if the rules refuse it; nothing has changed then.
        """
        if self._conceded:
            raise IllegalAction(action, "over")
        seat = self.state.to_act()
        reason = self.state.why_not(action)
        if reason is not None:
            raise IllegalAction(action, reason)
        return self._apply(seat, action)

    def advance(self) -> list[Deed]:
        """Let nature act until a seat is to act or the game is over."""
        deeds = []
        while self.to_act() == NATURE:
            action = self.chance()
            assert self.state.why_not(action) is None, f"nature cheats: {action!r}"
            deeds.append(self._apply(NATURE, action))
        return deeds

    def chance(self) -> Action:
        """Draw what nature, who is to act, does next: the same whenever it is asked."""
        return self.state.sample_chance(Random(f"{self.seed}/{self._rolls + 1}"))

    def concede(self, seat: Seat) -> Deed:
        """Give the game of two up; the other seat wins.

        Raises:
            ValueError: when the game is over, or with more than two seats (hand over instead).
        """
        if self.outcome is not None or len(self._seated) != 2:
            raise ValueError("only a running game of two can be conceded")
        return self._table(Concede(seat))

    def hand_over(self, seat: Seat, controller: str) -> Deed:
        """Let somebody else play a seat from now on."""
        return self._table(HandOver(seat, controller))

    def _apply(self, seat: Seat, action: Action) -> Deed:
        state = self.state
        index = len(self._before)
        if index % CHECKPOINT == 0:
            self._checkpoints.append((index, state.clone(), self._rolls))
        self._before.append(state.irrevocable)
        state.apply(action)
        if seat == NATURE:
            self._rolls += 1
        if index == len(self.lines):
            turned = state.to_act() != seat
            digest = state.digest() if turned else None
            self._write(Line(seat, self.info.notation.format(action), digest))
        return self._did(Deed(index, seat, action, state.take_log()))

    def _table(self, event: Concede | HandOver) -> Deed:
        index = len(self._before)
        if index % CHECKPOINT == 0:
            self._checkpoints.append((index, self.state.clone(), self._rolls))
        self._before.append(self.state.irrevocable)
        if isinstance(event, Concede):
            winner = 1 - event.seat
            self._conceded = Outcome(
                tuple(float(s == winner) for s in (0, 1)),
                "concession",
                tuple(1 if s == winner else 2 for s in (0, 1)),
                (0, 0),
            )
            text = f"concede {event.seat}"
        else:
            self.controllers[event.seat] = event.controller
            text = f"hand {event.seat} {event.controller}"
        if index == len(self.lines):
            self._write(Line(TABLE, text))
        return self._did(Deed(index, TABLE, event, []))

    def _write(self, line: Line) -> None:
        """Go on with the record: what was taken back before cannot be played again."""
        self._undone.clear()
        self.lines.append(line)

    def _did(self, deed: Deed) -> Deed:
        self.deeds.append(deed)
        return deed

    # -- going back --------------------------------------------------------------------

    def undo_target(
        self, seat: Seat, persons: Collection[Seat], *, casual: bool = False
    ) -> int | None:
        """Find where :meth:`rewind` takes the last decision of ``seat`` back.

        Strict: nothing was rolled, revealed or decided in secret since, no other person has
        decided since, and computers have only where all hands are open. Casual: any last
        decision of a person, but never across a curtain. None: there is nothing to take back.
        """
        now = self.state.irrevocable
        for index in range(len(self.lines) - 1, -1, -1):
            actor = self.lines[index].seat
            if actor == TABLE or (not casual and self._before[index] != now):
                return None
            if actor == seat:
                return index
            if actor in persons:
                return index if casual and not self.info.hidden_hands else None
            if actor >= 0 and not casual and self.info.hidden_hands:
                return None
        return None

    def rewind(self, to: int) -> None:
        """Go back to the position after the first ``to`` entries; dice will fall the same again.

        What is cut off can be played again by :meth:`redo` until something else is done.
        """
        assert 0 <= to <= len(self.lines)
        tail = self.lines[to:]
        if tail:
            self._undone.append(tail)
            del self.lines[to:]
            self._rebuild(to)

    def cut(self, to: int) -> None:
        """Go back to the position after the first ``to`` entries; the others are gone."""
        self.rewind(to)
        self._undone.clear()

    @property
    def can_redo(self) -> bool:
        """Whether :meth:`redo` has anything to play."""
        return bool(self._undone)

    def redo(self) -> list[Deed]:
        """Play again what the last :meth:`rewind` that was not yet redone cut off."""
        tail = self._undone.pop() if self._undone else []
        return [self.replay_line(line) for line in tail]

    def replay_line(self, line: Line) -> Deed:
        """Play one entry of a record that is known to be sound, nature's included."""
        self.lines.append(line)
        return self._replay(line)

    def _rebuild(self, to: int) -> None:
        checkpoints = [c for c in self._checkpoints if c[0] <= to]
        before, deeds = self._before, self.deeds
        self._start()
        if checkpoints:
            index, state, rolls = checkpoints.pop()
            self.state = state
            self.state.listening = True
            self._rolls = rolls
            self._before, self.deeds = before[:index], deeds[:index]
            self._checkpoints = checkpoints
            for line in self.lines[:index]:
                if line.seat == TABLE:
                    self._retable(line)
        for line in self.lines[len(self._before) : to]:
            self._replay(line)

    def _retable(self, line: Line) -> None:
        verb, seat, *rest = line.text.split(" ", 2)
        if verb == "hand":
            self.controllers[int(seat)] = rest[0]

    def _replay(self, line: Line) -> Deed:
        if line.seat == TABLE:
            return self._table(_table_event(line.text, len(self._seated)))
        return self._apply(line.seat, self.info.notation.parse(line.text))

    # -- loading -----------------------------------------------------------------------

    @classmethod
    def load(cls, text: str, games: Mapping[str, GameInfo]) -> Match:
        """Read a saved game and play it through to its last position.

        Raises:
            RecordError: ``not_ours``, ``newer``, ``damaged`` (see ``record.loads``),
                ``unknown_game``, ``other_rules``.
            BrokenRecord: ``broken`` at step ``step``: its match stands just before it.
        """
        match, rules, exact_to, _, length = cls.follow(text, games)
        if rules != match.info.rules_version:
            raise RecordError("other_rules", format=rules)
        if exact_to < length:
            match.cut(exact_to)
            raise BrokenRecord("broken", match, step=exact_to + 1)
        return match

    @classmethod
    def follow(cls, text: str, games: Mapping[str, GameInfo]) -> Followed:
        """Play a record by the rules of today as far as they allow.

        Raises:
            RecordError: ``not_ours``, ``newer``, ``damaged``, ``unknown_game``.
        """
        record = loads(text)
        info = games.get(record.game)
        if info is None:
            raise RecordError("unknown_game", game=record.game[:40])
        if record.rules > info.rules_version:
            raise RecordError("newer", format=record.rules)
        try:
            match = cls(info, record.controllers, seed=record.seed, options=record.options)
        except ValueError as error:
            raise RecordError("not_ours") from error
        exact_to = length = len(record.lines)
        for index, line in enumerate(record.lines):
            try:
                match._check(line)
            except (NotationError, ValueError):
                exact_to = min(exact_to, index)
                break
            match.replay_line(line)
            if line.digest is not None and line.digest != match.state.digest():
                exact_to = min(exact_to, index)
                match.lines[-1] = line._replace(digest=match.state.digest())
        match.state.take_log()
        return Followed(match, record.rules, exact_to, len(match), length)

    def _check(self, line: Line) -> None:
        if self._conceded:
            raise ValueError("the game was conceded")
        if line.seat == TABLE:
            event = _table_event(line.text, len(self._seated))
            if event.kind == "concede" and (self.outcome or len(self._seated) != 2):
                raise ValueError("this game cannot be conceded")
            return
        action = self.info.notation.parse(line.text)
        if line.seat != self.state.to_act():
            raise ValueError("another seat is to act")
        reason = self.state.why_not(action)
        if reason is not None:
            raise IllegalAction(action, reason)


BRANCHED = "on "
"""Begins the seed of a game that goes on from a position of another."""


def other_seed() -> str:
    """Give a seed for a game that goes on from a position of another: its dice are new."""
    return f"{BRANCHED}{_random()}"


def _random() -> int:
    return SystemRandom().randrange(10**9)


def _table_event(text: str, seats: int) -> Concede | HandOver:
    """Read a table event; raises ValueError for anything else."""
    verb, _, rest = text.partition(" ")
    seat, _, controller = rest.partition(" ")
    if not (seat.isdecimal() and int(seat) < seats):
        raise ValueError(f"no table event: {text[:40]!r}")
    if verb == "concede" and not controller:
        return Concede(int(seat))
    if verb == "hand" and controller:
        return HandOver(int(seat), controller)
    raise ValueError(f"no table event: {text[:40]!r}")
