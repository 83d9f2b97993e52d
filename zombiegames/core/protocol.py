"""What a game is: the contract between rules, opponents, records and screens.

A game is a subclass of :class:`State`. Everything that happens to it is an *action* (an
imperative ``NamedTuple``: ``Play``, ``Discard``) applied by :meth:`State.apply`; everything it
tells is an *event* (past tense: ``Played``, ``Died``) with a mask of the seats that may see it.
Nature is a player too: dice and shuffles are actions of seat ``NATURE``, so ``apply`` is
deterministic and a record of actions replays to the same state on every machine.

A *view* is a state with holes: ``state.censored(seat)`` is the same class with ``HIDDEN`` where
that seat may not look. Opponents and screens only ever hold views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from random import Random

    from typing_extensions import Self

    from zombiegames.core.action import Action, Event
    from zombiegames.core.notation import Notation

Seat = int
"""0 … players - 1, in turn order; or one of the answers of :meth:`State.to_act` below."""

NATURE, OVER, UNKNOWN = -1, -2, -3
"""To act: dice and shuffles · nobody, the game is over · somebody this view may not know."""

HIDDEN = 0
"""Stands for a component that may not be known. Component ids start at 1; "nothing" is -1."""

EVERYONE = ~0
"""A mask of seats: bit s set means that seat s may see. All bits: onlookers too."""


OptionValue = Any
"""``bool``, ``int`` or ``str``: what TOML can hold on one line."""


class IllegalAction(ValueError):
    """An action that the rules refuse; ``reason`` is what :meth:`State.why_not` answered."""

    def __init__(self, action: Action, reason: str) -> None:
        super().__init__(f"{action!r} is refused: {reason}")
        self.action = action
        self.reason = reason


class Entry(NamedTuple):
    """One event as it was told, and who may see it."""

    event: Event
    seen_by: int
    """Mask of the seats that see ``event``."""
    otherwise: Event | None
    """What all the others see; None: they notice nothing."""
    irrevocable: int
    """``State.irrevocable`` when it was told: later than a roll or reveal if it has risen."""

    def for_seat(self, seat: Seat | None) -> Event | None:
        """Give the event as ``seat`` sees it (None: an onlooker), or None if it sees nothing."""
        if self.seen_by == EVERYONE or (seat is not None and self.seen_by >> seat & 1):
            return self.event
        return self.otherwise


class Outcome(NamedTuple):
    """How a game ended."""

    returns: tuple[float, ...]
    """Per seat, sum 1: the winners share, the others get 0."""
    reason: str
    """Translation key below ``<game>.outcome``."""
    ranks: tuple[int, ...]
    """Per seat, 1 = first; ties are equal."""
    scores: tuple[int, ...]
    """Per seat, in the game's own points; zeros where a game counts none."""


class Option(NamedTuple):
    """A rule that a table may choose."""

    name: str
    values: tuple[OptionValue, ...]
    """All allowed values; the first is the default."""
    per_seats: bool = False
    """Whether the option names a seat: the values are then seat numbers, -1 for chance."""


class GameInfo(NamedTuple):
    """A game as the rest of the house knows it."""

    id: str
    seats: tuple[int, ...]
    """Allowed numbers of players."""
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, OptionValue]]
    """Name → the options it sets (others keep their default); the first is the default preset."""
    hidden_hands: bool
    """Whether people at one screen need a curtain between their turns."""
    new: Callable[[int, Mapping[str, OptionValue]], State]
    """(players, options complete) → a state in which NATURE is to act."""
    notation: Notation
    """How its actions are written."""
    rules_version: int
    """Raised when the same record would play differently."""
    prefix: str
    """Of its rule ids: ``ZK``."""
    max_actions: int
    """A bound no game exceeds, nature's actions included (law 10)."""
    max_conceivable: int
    """A bound of what a seat can point at in one position (law 13)."""
    components: tuple[int, ...]
    """Every component id of the box, ascending (law 6)."""

    def complete(self, options: Mapping[str, OptionValue] | None) -> Mapping[str, OptionValue]:
        """Fill in the defaults of all options.

        Raises:
            ValueError: for an unknown option or a value it does not allow.
        """
        chosen: dict[str, OptionValue] = {}
        given = dict(options or {})
        for option in self.options:
            value = given.pop(option.name, option.values[0])
            if not any(value == v and type(value) is type(v) for v in option.values):
                raise ValueError(f"{self.id}: option {option.name} cannot be {value!r}")
            chosen[option.name] = value
        if given:
            raise ValueError(f"{self.id}: unknown option {', '.join(sorted(given))}")
        return MappingProxyType(chosen)


class State(ABC):
    """A position of one game. Lists and ints, no players, screens, clocks, files or generators.

    Subclasses have ``__slots__`` and a hand-written :meth:`clone`.
    """

    __slots__ = ("bystander", "irrevocable", "listening", "log", "players")

    notation: ClassVar[Notation]
    """How the game's actions are written."""
    no_action: ClassVar[str]
    """What :meth:`why_not` answers to anything that is no action of the game."""
    not_asked: ClassVar[str]
    """What :meth:`why_not` answers in the view of a bystander."""

    bystander: bool
    """Whether this is the view of somebody who is not asked while a seat is: it offers nothing."""

    irrevocable: int
    """Raised at every roll, every reveal and every secret decision; undo never lowers it."""
    listening: bool
    """Whether events are told; clones are deaf."""
    players: int
    """Number of seats."""
    log: list[Entry]
    """Events told and not yet taken by :meth:`take_log`."""

    def __init__(self, players: int = 2) -> None:
        self.players = players
        self.bystander = False
        self.irrevocable = 0
        self.listening = False
        self.log = []

    # -- the seat to act ---------------------------------------------------------------

    @abstractmethod
    def to_act(self) -> Seat:
        """Name the seat to act, or ``NATURE``, ``OVER`` or, in a view, ``UNKNOWN``."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """List what the seat to act may do: no duplicates, always in the same order.

        Never empty, but for the end of the game, for nature where ``chance_outcomes`` is None and
        for bystanders.
        """

    @abstractmethod
    def conceivable(self) -> Iterable[Action]:
        """All that the seat to act could point at, in phase or not, legal or not; finite.

        Nothing for bystanders.
        """

    def why_not(self, action: object) -> str | None:
        """Judge anything at all: None if it is legal, else the rule that forbids it.

        Legal is what :meth:`legal_actions` lists, and a shuffle that nature may make. The answer
        is an id with a detail (``ZK-46/too_high``); its sentence is the key
        ``why.ZK-46.too_high`` of the game's words. Other games' actions and rubbish are refused
        too; never raises.
        """
        if not self.notation.is_action(action):
            return self.no_action
        if action in self.legal_actions():
            return None
        rule = self.refusal(action)
        assert rule or self.to_act() == NATURE, f"{action!r} is not offered, and nothing forbids it"
        return rule or None

    @abstractmethod
    def refusal(self, action: Action) -> str:
        """Find the rule that forbids an action of this game that is not offered; any one will do.

        Empty for a shuffle that nature may make: those are too many to be listed.
        """

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Do it, in place. Trusts that the action is legal; deterministic."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Tell how the game ended; None exactly while ``to_act() != OVER``."""

    # -- nature ------------------------------------------------------------------------

    @abstractmethod
    def sample_chance(self, rng: Random) -> Action:
        """Draw nature's action when ``NATURE`` is to act."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List nature's actions with their probabilities; None where they are too many."""

    # -- knowledge ---------------------------------------------------------------------

    def looks_on(self, seat: Seat | None) -> bool:
        """Whether a seat (None: an onlooker) is not asked while another is."""
        asked = self.to_act()
        return asked >= 0 and asked != seat

    @abstractmethod
    def censored(self, seat: Seat | None) -> Self:
        """Copy what ``seat`` may know (None: an onlooker): the same class with holes.

        Says with ``bystander`` whether it :meth:`looks_on`.
        """

    @abstractmethod
    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Fill the holes of a view of ``seat`` with one world that fits all it knows.

        The world is a position, no view: never one of a bystander.
        """

    @abstractmethod
    def observed(self, action: Action, seat: Seat) -> Action | None:
        """Tell what ``seat`` notices of an action about to be applied.

        The same class with ``HIDDEN`` fields, or None if it notices nothing.
        """

    @abstractmethod
    def components(self) -> list[int]:
        """List every component wherever it lies, each once (``HIDDEN`` for an unknown one).

        Without holes it is ``GameInfo.components`` in some order: nothing is lost or doubled.
        """

    # -- copies ------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Self:
        """Copy the position, deaf."""

    @abstractmethod
    def digest(self) -> int:
        """Sum up the whole position in 64 bits, the same on every machine and Python."""

    # -- events ------------------------------------------------------------------------

    def emit(
        self, event: Event, *, seen_by: int = EVERYONE, otherwise: Event | None = None
    ) -> None:
        """Tell an event. Call as ``if self.listening: self.emit(…)``: most games are deaf."""
        self.log.append(Entry(event, seen_by, otherwise, self.irrevocable))

    def take_log(self) -> list[Entry]:
        """Hand over the events told since the last call."""
        taken, self.log = self.log, []
        return taken
