"""Which opponent plays a game at which level, and how long it may think."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.bot import Bot, RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from zombiegames.core.protocol import Action, Seat, State


class Level(NamedTuple):
    """How much thought a level takes. All levels see the same and know the same rules."""

    name: str
    ratio: int
    """Worlds tried for a decision, in times of what Easy tries."""
    seconds: float
    """For one decision, at most, on one core."""
    turn: float
    """Seconds for all decisions of one turn, at most."""

    def allowance(
        self, easy: float, scale: float, turn_of: Callable[[State], tuple[int, Seat]]
    ) -> Allowance:
        """Tell what may be spent, in iterations; turns get as many times a decision as of seconds.

        Args:
            easy: iterations of Easy for a decision.
            scale: share of them.
            turn_of: see :class:`Allowance`.
        """
        iterations = easy * self.ratio * scale
        return Allowance(iterations, iterations * self.turn / self.seconds, turn_of)


LEVELS = ("easy", "normal", "hard", "expert")
"""Levels that the setup offers, weakest first; ``random`` and ``greedy`` are for tools."""

ADVISER = "adviser"
"""Who tells a person what it would do: thinks as long as Hard, and errs at nothing."""

LEVEL = {
    level.name: level
    for level in (
        Level("easy", 1, 0.05, 0.15),
        Level("normal", 4, 0.2, 0.6),
        Level("hard", 14, 0.7, 2.0),
        Level(ADVISER, 14, 0.7, 2.0),
        Level("expert", 40, 2.0, 6.0),
    )
}

WINDOW = 0.1
"""Share of a decision's time for a question in somebody else's turn."""

STYLES = {"zombies4": ("rusher", "hunter", "hoarder", "spoiler")}
"""Tempers of the opponents of a game, where it has some: ``hard/hunter``."""


def _one_turn(view: State) -> tuple[int, Seat]:
    """Take the whole game for an own turn of whoever decides."""
    return 0, view.to_act()


class Allowance:
    """How much a seat may still spend on the decision in hand: iterations, or seconds.

    Args:
        decision: at most for one decision; a window of others gets a tenth.
        turn: at most for all decisions of an own turn; a tenth of a decision is always left.
        turn_of: tells the number of the turn and whose it is.

    With ``decision`` alone, every decision may take as much.
    """

    def __init__(
        self,
        decision: float,
        turn: float = float("inf"),
        turn_of: Callable[[State], tuple[int, Seat]] = _one_turn,
    ) -> None:
        self.decision = decision
        self.turn = turn
        self._turn_of = turn_of
        self._now: tuple[int, Seat] = (-1, -1)
        self._spent = 0.0

    def grant(self, view: State, seat: Seat) -> float:
        """Tell how much the decision in hand may take."""
        now = self._turn_of(view)
        least = self.decision * WINDOW
        if now[1] != seat:
            return least
        if now != self._now:
            self._now, self._spent = now, 0.0
        return max(least, min(self.decision, self.turn - self._spent))

    def spend(self, view: State, amount: float) -> None:
        """Count what a decision took, if it belongs to the own turn."""
        if self._turn_of(view) == self._now:
            self._spent += amount


def _opponents(game: str) -> ModuleType:
    """Import the opponents of one game: plain imports, which a freezer sees."""
    if game == "zombiaki":
        from zombiegames.ai.zombiaki import opponent
    elif game == "zombiegeddon":
        from zombiegames.ai.zombiegeddon import opponent  # type: ignore[no-redef]
    elif game == "zombies4":
        from zombiegames.ai.zombies4 import opponent  # type: ignore[no-redef]
    elif game == "zombanimaux":
        from zombiegames.ai.zombanimaux import opponent  # type: ignore[no-redef]
    elif game == "zombie_card_game":
        from zombiegames.ai.zombie_card_game import opponent  # type: ignore[no-redef]
    else:
        raise ValueError(f"no opponent plays {game!r}")
    return opponent


def known_level(game: str, level: str) -> str:
    """Give a level that :func:`bot_of` has: Normal for one there is not, no style there is not."""
    name, _, style = level.partition("/")
    if name in ("random", "greedy"):
        return name
    if name not in LEVELS:
        name = "normal"
    return f"{name}/{style}" if style in STYLES.get(game, ()) else name


def bot_of(game: str, level: str, scale: float = 1.0) -> Bot:
    """Make the opponent of a game at a level, for one seat of one game.

    Args:
        game: id of the game.
        level: one of ``LEVELS``, with a style behind a stroke where the game has styles;
            ``ADVISER`` for hints, ``random`` and ``greedy`` for tools and tests.
        scale: share of the usual iterations, for tools.

    Raises:
        ValueError: for a game, level or style there is not.
    """
    if level == "random":
        return RandomBot()
    opponents = _opponents(game)
    made: Bot
    if level == "greedy":
        made = opponents.greedy()
        return made
    name, _, style = level.partition("/")
    if name not in LEVEL or (style and style not in STYLES.get(game, ())):
        raise ValueError(f"{game} has no level {level!r}")
    made = opponents.opponent(LEVEL[name], scale, style)
    return made


def clock_of(game: str, level: str) -> Allowance:
    """Give the seconds that a level may spend, for one seat of one game."""
    known = LEVEL.get(level.partition("/")[0], LEVEL["normal"])
    return Allowance(known.seconds, known.turn, _opponents(game).turn_of)


def reason_of(game: str, view: State, seat: Seat, action: Action) -> str | None:
    """Say in the rules' terms why an action is worth advising.

    A key below ``<game>.advice`` in the words; None: nothing stands out.
    """
    reason: str | None = _opponents(game).reason(view, seat, action)
    return reason
