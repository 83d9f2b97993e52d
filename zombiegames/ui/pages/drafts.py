"""A game being set up: who sits where, by which rules. No picture, no widget."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from zombiegames.ai import OPPONENTS
from zombiegames.ai.minds import Controller
from zombiegames.core.words import one_line
from zombiegames.store.settings import Setup as Kept
from zombiegames.ui.kit.theme import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.core.protocol import GameInfo, Option

FIRST_LEVEL, FIRST_PRESET = "easy", "quick"
"""What is proposed to who never won the game, where there is such a thing."""

LATER_LEVEL = "normal"
"""What is proposed to who won against persons only."""

LONGEST_NAME = 20
"""Letters of a player's name."""


@dataclass
class SeatDraft:
    """One seat."""

    person: bool
    name: str
    """As typed; may be empty."""
    level: str
    colour: str
    """Name of one of ``theme.PLAYERS``."""
    style: str = ""
    """Of a computer, in games that have styles; empty: any."""

    @property
    def shown_name(self) -> str:
        """What can be seen of the name; empty where nothing can."""
        return one_line(self.name, LONGEST_NAME)


@dataclass
class Draft:
    """All that a match is made of."""

    info: GameInfo
    levels: Sequence[str]
    """Levels of computers there are, weakest first."""
    bot_names: Sequence[str]
    first: bool
    """Whether nobody here has won the game yet."""
    beaten: Sequence[str] = ()
    """Levels of computers that were beaten at it."""
    seats: list[SeatDraft] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    _gone: list[SeatDraft] = field(default_factory=list)
    """Seats there were before their number shrank, to come back in this order."""

    @classmethod
    def fresh(
        cls,
        info: GameInfo,
        levels: Sequence[str],
        bot_names: Sequence[str],
        name: str,
        *,
        first: bool,
        beaten: Sequence[str] = (),
    ) -> Draft:
        """A person against computers, by the preset for a first game or the game's own first."""
        draft = cls(info, levels, bot_names, first, beaten)
        draft.set_count(info.seats[0] if len(info.seats) == 1 else info.seats[len(info.seats) // 2])
        draft.seats[0] = replace(draft.seats[0], person=True, name=name)
        early = first and FIRST_PRESET in info.presets
        draft.set_preset(FIRST_PRESET if early else draft.printed)
        return draft

    @classmethod
    def again(
        cls,
        info: GameInfo,
        levels: Sequence[str],
        bot_names: Sequence[str],
        kept: Kept,
        *,
        first: bool,
        beaten: Sequence[str] = (),
    ) -> Draft | None:
        """As it was last time; None if that makes no sense any more."""
        draft = cls(info, levels, bot_names, first, beaten)
        if len(kept.controllers) not in info.seats:
            return None
        colours = list(kept.colours)
        names = [player.name for player in PLAYERS]
        if len(set(colours)) != len(kept.controllers) or not set(colours) <= set(names):
            colours = names[: len(kept.controllers)]
        for text, colour in zip(kept.controllers, colours, strict=True):
            controller = Controller.read(text)
            level = controller.level if controller.level in levels else draft.new_level
            style = controller.style if controller.style in draft.styles else ""
            name = controller.name[:LONGEST_NAME]
            draft.seats.append(SeatDraft(controller.person, name, level, colour, style))
        overrides = dict(info.presets.get(kept.preset, {}))
        overrides.update(kept.options)
        try:
            draft.options = dict(info.complete(overrides))
        except ValueError:
            draft.set_preset(draft.printed)
        return draft

    def kept(self) -> Kept:
        """Sum up for the settings."""
        preset = self.preset
        return Kept(
            tuple(self.controllers()),
            tuple(seat.colour for seat in self.seats),
            preset,
            {} if preset else dict(self.options),
        )

    # -- seats -------------------------------------------------------------------------

    @property
    def new_level(self) -> str:
        """The level a new computer gets: easy at first, then one above the best that was beaten."""
        if self.first:
            return FIRST_LEVEL if FIRST_LEVEL in self.levels else self.levels[0]
        best = max((self.levels.index(n) for n in self.beaten if n in self.levels), default=-1)
        if best < 0:
            return LATER_LEVEL if LATER_LEVEL in self.levels else self.levels[0]
        return self.levels[min(best + 1, len(self.levels) - 1)]

    @property
    def styles(self) -> tuple[str, ...]:
        """Styles of computers in this game."""
        return OPPONENTS[self.info.id].styles

    def set_count(self, count: int) -> None:
        """Have so many seats; those that went come back as they were, new ones are computers."""
        self._gone[:0] = self.seats[count:]
        del self.seats[count:]
        while len(self.seats) < count:
            used = {seat.colour for seat in self.seats}
            colour = next(player.name for player in PLAYERS if player.name not in used)
            seat = SeatDraft(False, self.free_bot_name(), self.new_level, colour)
            if self._gone:
                gone = self._gone.pop(0)
                name = gone.name
                if not gone.person and any(name == other.name for other in self.seats):
                    name = seat.name
                seat = replace(
                    gone, name=name, colour=colour if gone.colour in used else gone.colour
                )
            self.seats.append(seat)
        for option in self.info.options:
            if option.name in self.options and self.options[option.name] not in self.values(option):
                self.options[option.name] = option.values[0]

    def values(self, option: Option) -> tuple[Any, ...]:
        """List what an option may be: no seat that nobody sits on."""
        if not option.per_seats:
            return option.values
        return tuple(value for value in option.values if int(value) < len(self.seats))

    def free_bot_name(self) -> str:
        """Give a computer's name nobody has."""
        used = {seat.name for seat in self.seats}
        return next((name for name in self.bot_names if name not in used), "Zed")

    def set_person(self, at: int, person: bool, name: str = "") -> None:
        """Let a person or a computer sit there."""
        seat = self.seats[at]
        if seat.person != person:
            self.seats[at] = replace(
                seat, person=person, name=name if person else self.free_bot_name()
            )

    def take_colour(self, at: int, colour: str) -> None:
        """Give a seat a colour; who had it gets the other in exchange."""
        for seat in self.seats:
            if seat.colour == colour:
                seat.colour = self.seats[at].colour
        self.seats[at].colour = colour

    def swap(self) -> None:
        """Let the two players change sides."""
        self.seats.reverse()
        one, other = self.seats
        one.colour, other.colour = other.colour, one.colour

    def can_choose(self, at: int) -> bool:
        """Tell whether the only person can take this seat of two."""
        return sum(seat.person for seat in self.seats) == 1 and not self.seats[at].person

    def choose_side(self, at: int) -> None:
        """Against a computer: let the person sit at this seat."""
        if self.can_choose(at):
            self.swap()

    def shown_name(self, at: int, unnamed: str) -> str:
        """Name of a player; ``unnamed`` where none was typed."""
        return self.seats[at].shown_name or unnamed

    def controllers(self, unnamed: Sequence[str] = ()) -> list[str]:
        """Write who sits where, as a match keeps it; ``unnamed`` names those without."""
        texts = []
        for at, seat in enumerate(self.seats):
            name = seat.shown_name or (unnamed[at] if unnamed else "")
            level, style = ("", "") if seat.person else (seat.level, seat.style)
            texts.append(Controller(seat.person, level, name, style).text)
        return texts

    def double_name(self, unnamed: Sequence[str]) -> str:
        """Find a name two players have; empty: none."""
        seen: set[str] = set()
        for at in range(len(self.seats)):
            name = self.shown_name(at, unnamed[at])
            if name.casefold() in seen:
                return name
            seen.add(name.casefold())
        return ""

    # -- rules -------------------------------------------------------------------------

    @property
    def printed(self) -> str:
        """Name of the preset that is the game as printed."""
        return next(iter(self.info.presets), "")

    @property
    def changed(self) -> list[str]:
        """List the options that are not as printed."""
        printed = self.info.complete(self.info.presets.get(self.printed))
        return [name for name, value in self.options.items() if printed[name] != value]

    @property
    def one_switch(self) -> bool:
        """Whether all presets differ in one option at most, whose own control is enough."""
        sets = [self.info.complete(overrides) for overrides in self.info.presets.values()]
        return sum(len({each[o.name] for each in sets}) > 1 for o in self.info.options) < 2

    @property
    def preset(self) -> str:
        """Name of the preset the options make up; empty: a mix of their own."""
        for name, overrides in self.info.presets.items():
            if dict(self.info.complete(overrides)) == self.options:
                return name
        return ""

    def set_preset(self, name: str) -> None:
        """Take all options of a preset."""
        overrides: Mapping[str, Any] = self.info.presets.get(name, {})
        self.options = dict(self.info.complete(overrides))
