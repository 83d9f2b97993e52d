"""The record of a game: save, load, replay, undo, crash report and golden test are this text.

A TOML document. First the header: format, game, rules version, seed, seats, options. Then one
line an action under ``[log]``, so that a line can be appended to a file and the file is whole
again::

    12 = "0 play shot-2 C"
    12d = "9f0c3a5577ab01de"

The first word says who acted: a seat, ``n`` for nature, ``*`` for the table (a seat concedes or
is handed over). A line with a ``d`` is the digest of the position after that action; one is
kept wherever the turn passes to another seat.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.protocol import NATURE, Seat
from zombiegames.core.toml import TomlError, read_toml, write_toml

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.core.protocol import OptionValue

FORMAT = 1
"""Version of this layout; raised when an older program could not read a newer record."""

TABLE: Seat = -4
"""Stands for the seat in a table event."""


def is_person(controller: str) -> bool:
    """Whether a text that a match keeps for a seat names a person: ``person:Ada``."""
    return controller.partition(":")[0] != "bot"


class RecordError(ValueError):
    """A text that is no record; ``key`` is the sentence for it below ``store.record``."""

    def __init__(self, key: str, **fields: object) -> None:
        super().__init__(f"{key} {fields}" if fields else key)
        self.key = key
        self.fields = fields


class Line(NamedTuple):
    """One entry of the log."""

    seat: Seat
    """A seat, ``NATURE`` or ``TABLE``."""
    text: str
    """The action in the game's notation, or a table event."""
    digest: int | None = None
    """Of the position after it; None where none was kept."""


class Record(NamedTuple):
    """A whole game as data."""

    game: str
    rules: int
    """Rules version it was played under."""
    seed: str
    controllers: tuple[str, ...]
    """One free text a seat, as it was at the start."""
    options: Mapping[str, OptionValue]
    lines: tuple[Line, ...]

    def header(self) -> str:
        """Write everything but the log."""
        return write_toml(
            {
                "format": FORMAT,
                "game": self.game,
                "rules": self.rules,
                "seed": self.seed,
                "seats": list(self.controllers),
                "options": dict(self.options),
                "log": {},
            }
        )

    def dumps(self) -> str:
        """Write the whole record."""
        return self.header() + "".join(write_line(i, line) for i, line in enumerate(self.lines, 1))


def write_line(number: int, line: Line) -> str:
    """Write the ``number``-th entry (from 1) as it is appended to a record."""
    who = {NATURE: "n", TABLE: "*"}.get(line.seat, str(line.seat))
    entry = {str(number): f"{who} {line.text}"}
    if line.digest is not None:
        entry[f"{number}d"] = f"{line.digest:016x}"
    return write_toml(entry)


def loads(text: str) -> Record:
    """Read a record; a last line torn off in the middle is left out.

    Raises:
        RecordError: ``not_ours`` for any other text, ``newer`` (with ``format``) for a record
            of a later program, ``damaged`` (with ``line``) for a log with a gap.
    """
    try:
        document = read_toml(text)
    except TomlError:
        whole, _, torn = text.rstrip("\n").rpartition("\n")
        if not re.match(r"[0-9]+d?( |$)", torn):
            raise RecordError("not_ours") from None
        try:
            document = read_toml(whole + "\n")
        except TomlError:
            raise RecordError("not_ours") from None
    form = document.get("format")
    if type(form) is not int:
        raise RecordError("not_ours")
    if form != FORMAT:
        raise RecordError("newer" if form > FORMAT else "not_ours", format=form)
    game, rules, seed = document.get("game"), document.get("rules"), document.get("seed")
    seats, options = document.get("seats"), document.get("options", {})
    log = document.get("log", {})
    if not (
        isinstance(game, str)
        and type(rules) is int
        and isinstance(seed, str)
        and isinstance(seats, list)
        and 1 <= len(seats) <= 12
        and all(isinstance(seat, str) for seat in seats)
        and isinstance(options, dict)
        and isinstance(log, dict)
    ):
        raise RecordError("not_ours")
    return Record(game, rules, seed, tuple(seats), options, tuple(_lines(log)))


def _lines(log: Mapping[str, object]) -> list[Line]:
    lines: list[Line] = []
    digests: dict[int, int] = {}
    for key, value in log.items():
        if not isinstance(value, str):
            raise RecordError("damaged", line=key)
        if key.endswith("d"):
            if not (key[:-1].isdecimal() and re.fullmatch(r"[0-9a-f]{16}", value)):
                raise RecordError("damaged", line=key)
            digests[int(key[:-1])] = int(value, 16)
            continue
        found = re.fullmatch(r"(n|\*|[0-9]) (.+)", value)
        if key != str(len(lines) + 1) or found is None:
            raise RecordError("damaged", line=key)
        who, text = found.groups()
        seat = NATURE if who == "n" else TABLE if who == "*" else int(who)
        lines.append(Line(seat, text))
    if any(not 1 <= number <= len(lines) for number in digests):
        raise RecordError("damaged", line=f"{max(digests)}d")
    return [line._replace(digest=digests.get(i)) for i, line in enumerate(lines, 1)]
