"""A night problem: a position, a goal, and one idea that reaches it.

A problem is a record with a table ``[problem]`` between its header and its log; the position is the
last of the record. Its words are in the game's language table below ``problem``, by its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.match import Match
from zombiegames.core.record import Record, RecordError, loads
from zombiegames.core.toml import read_toml, write_toml
from zombiegames.games import GAMES
from zombiegames.learn.kinds import KINDS

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.learn.kinds.kind import Kind

GRADES = (1, 2, 3)
"""How many dots a problem may have, the easiest first."""


class Problem(NamedTuple):
    """A problem as its file tells it."""

    record: Record
    name: str
    """Names it among those of its game, and its words."""
    kind: str
    """Of ``kinds.KINDS``."""
    solver: Seat
    """Who has to reach the goal."""
    wish: int
    """What the goal counts, turns or points; 0 where it counts nothing."""
    grade: int
    """One of ``GRADES``."""
    key: tuple[Action, ...]
    """The moves that keep the goal, in an order that does; at least one."""
    line: tuple[Action, ...]
    """All decisions of the solver to the end, where the others cannot change them; else empty."""
    best: float
    """What the position is worth to the solver: 1, a chance, or points."""
    luck: float
    """Chance that moves at random keep the goal to its end."""

    @property
    def title(self) -> str:
        """Key of the name in the language tables."""
        return f"{self.record.game}.problem.{self.name}.name"

    @property
    def goal(self) -> str:
        """Key of the goal in the language tables; it has the field ``count``, the wish."""
        return f"{self.record.game}.problem.goal.{self.kind}"

    @property
    def idea(self) -> str:
        """Key of the sentence that is said afterwards."""
        return f"{self.record.game}.problem.{self.name}.idea"

    def match(self) -> Match:
        """Set the position up, with all that led to it.

        Raises:
            RecordError: as :meth:`Match.load` does.
        """
        return Match.load(self.record.dumps(), GAMES)

    def search(self, limit: int | None = None) -> Kind:
        """Give a solver that has looked at nothing yet; ``limit``: in place of the kind's own."""
        return KINDS[self.kind](self.solver, self.wish, limit)

    def dumps(self) -> str:
        """Write the file."""
        write = GAMES[self.record.game].notation.format
        table: dict[str, object] = {
            "name": self.name,
            "kind": self.kind,
            "solver": self.solver,
            "wish": self.wish,
            "grade": self.grade,
            "key": [write(action) for action in self.key],
            "line": [write(action) for action in self.line],
            "best": round(self.best, 4),
            "luck": round(self.luck, 4),
        }
        header, log, lines = self.record.dumps().rpartition("[log]\n")
        return header + write_toml({"problem": table}) + "\n" + log + lines


def load_problem(text: str) -> Problem:
    """Read the file of a problem; its record is not played through yet.

    Raises:
        RecordError: ``not_ours`` for anything else, and as ``record.loads`` does.
    """
    record = loads(text)
    table = read_toml(text).get("problem")
    if not isinstance(table, dict) or record.game not in GAMES:
        raise RecordError("not_ours")
    parse = GAMES[record.game].notation.parse
    try:
        problem = Problem(
            record,
            str(table["name"]),
            str(table["kind"]),
            int(table["solver"]),
            int(table["wish"]),
            int(table["grade"]),
            tuple(parse(move) for move in table["key"]),
            tuple(parse(move) for move in table["line"]),
            float(table["best"]),
            float(table["luck"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError("not_ours") from error
    seats = range(len(record.controllers))
    sound = problem.kind in KINDS and problem.solver in seats and problem.grade in GRADES
    if not (sound and problem.key):
        raise RecordError("not_ours")
    return problem
