"""The text of a saved game: written whole or line by line, read within bounds.

A save is a record (``core.record``) with keys of ours on top, and now and then a comment
``# turn 12`` in the log.
"""

from __future__ import annotations

import contextlib
import re
import sys
import unicodedata
from typing import TYPE_CHECKING, Any

from zombiegames.core.record import FORMAT, Record, RecordError, write_line
from zombiegames.core.toml import TomlError, read_toml, write_toml
from zombiegames.core.words import one_line
from zombiegames.store import files
from zombiegames.store.notices import Notice, unwritable

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from zombiegames.store.notices import Tell

ENDING = ".zombiegame"
LIMIT = 4 << 20
"""Bytes of the largest file that is read at all; the longest games take an eighth."""

LOG = "\n[log]\n"
"""Ends the head."""

NAME_LENGTH = 60
"""Characters of a save's name, and of its file's."""
_HEADER_LINES = 200
_HEADER_LINE = re.compile(r"(?:#|\[options\]$|\[log\]$|[A-Za-z0-9_-]+ = |    |\]$|$).{0,1000}")
_LOG_LINE = re.compile(r'# turn [0-9]{1,6}|[0-9]{1,7}d? = "(?:[^"\\]|\\.){1,8000}"')
_FORMAT_LINE = re.compile(r"^format = ([0-9]{1,6})$", re.MULTILINE)


def document(record: Record, turn: int, ours: Mapping[str, object]) -> bytes:
    """Write a whole save; ``ours``: the keys on top, the counter first."""
    head = (write_toml(dict(ours)) + record.header()).encode("utf-8", "replace")
    return head + log_of(record, turn, 0)


def log_of(record: Record, turn: int, start: int) -> bytes:
    """Write the entries after the first ``start``, and the turn if it is not 0."""
    lines = [write_line(i, line) for i, line in enumerate(record.lines[start:], start + 1)]
    if turn:
        lines.append(f"# turn {turn}\n")
    return "".join(lines).encode("utf-8", "replace")


def plain_name(text: str) -> str:
    """Make a part of a file's name: letters, digits, - and _, in any script."""
    composed = unicodedata.normalize("NFC", text)
    plain = "".join(c if c.isalnum() or c in "-_" else "-" for c in composed)
    plain = re.sub("-+", "-", plain)[:NAME_LENGTH]
    # File systems count bytes, 255 for a name, and in a plain C locale know ASCII only.
    encoding = sys.getfilesystemencoding()
    return plain.encode(encoding, "ignore")[:120].decode(encoding, "ignore").strip("-")


def read(disk: files.Disk, path: Path) -> str:
    """Read the text of a save, without the half line that a cut may have left.

    Only the header is looked at; see :func:`check_log`.

    Raises:
        RecordError: ``not_ours``, or ``newer`` for a later format.
        OSError: if it cannot be read.
    """
    try:
        return text_of(disk.read(path, LIMIT))
    except files.TooLarge:
        raise RecordError("not_ours") from None


def text_of(content: bytes) -> str:
    """Give the text of a save, see :func:`read`.

    Raises:
        RecordError: ``not_ours``, or ``newer`` for a later format.
    """
    # After a power cut a file may end in zeros that were never written.
    content = content.split(b"\0", 1)[0]
    try:
        text = content[: content.rfind(b"\n") + 1].decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise RecordError("not_ours") from None
    formats = _FORMAT_LINE.search(text)
    if formats is None:
        raise RecordError("not_ours")
    if int(formats[1]) > FORMAT:
        raise RecordError("newer", format=int(formats[1]))
    head, found, _ = text.partition(LOG)
    if not found:
        raise RecordError("not_ours")
    check_head(head)
    return text


def check_head(head: str) -> None:
    """Look at every line above the log before TOML is read: nested or endless values never
    reach its reader.

    Raises:
        RecordError: ``not_ours``.
    """
    lines = head.split("\n")
    if len(lines) > _HEADER_LINES or not all(map(_HEADER_LINE.fullmatch, lines)):
        raise RecordError("not_ours")


def check_log(text: str) -> None:
    """Look at every line of the log before TOML is read.

    Raises:
        RecordError: ``damaged``.
    """
    log = text.partition(LOG)[2]
    if not all(map(_LOG_LINE.fullmatch, log.split("\n")[:-1])):
        raise RecordError("damaged", line="")


def header(head: str) -> dict[str, Any]:
    """Give the keys above the log.

    Raises:
        RecordError: ``not_ours``.
    """
    check_head(head)
    try:
        found = read_toml(head)
    except TomlError:
        raise RecordError("not_ours") from None
    game, seats = found.get("game"), found.get("seats")
    if not (isinstance(game, str) and isinstance(seats, list) and len(seats) <= 12):
        raise RecordError("not_ours")
    return found


def name_in(head: Mapping[str, Any]) -> str:
    """Give the name in the keys on top, as the player typed it; empty where there is none."""
    name = head.get("name")
    return one_line(name, NAME_LENGTH) if isinstance(name, str) else ""


def paths_in(disk: files.Disk, folder: Path) -> list[Path]:
    """List what may be a save by its name; empty where the folder cannot be read."""
    try:
        names = disk.names(folder)
    except OSError:
        return []
    return [
        folder / name
        for name in names
        if name.endswith(ENDING) and not name.startswith(".") and ".damaged" not in name
    ]


def rewrite(disk: files.Disk, path: Path, keys: Mapping[str, object], tell: Tell) -> bool:
    """Change keys on top of a save, and nothing else; False, and a word why, if that fails."""
    try:
        content = disk.read(path, LIMIT)
        for key, value in keys.items():
            line = write_toml({key: value}).encode("utf-8", "replace")
            old = re.compile(rb"^%s = .*\r?\n" % key.encode(), re.MULTILINE)
            head, log, rest = content.partition(LOG.encode())
            head, found = old.subn(lambda _, line=line: line, head, count=1)  # type: ignore[misc]
            content = (head if found else line + head) + log + rest
        files.write_whole(disk, path, content)
    except OSError as error:
        tell(unwritable(str(path.parent), error), again=True)
        return False
    return True


def refused(
    disk: files.Disk, path: Path, error: RecordError, *, aside: bool, ours: int = FORMAT
) -> Notice:
    """Say why a file cannot be loaded; one that is no save is set ``aside`` first."""
    texts = {key: str(value)[:80] for key, value in error.fields.items()}
    fields = {"file": path.name, "ours": str(ours), **texts}
    if error.key in ("not_ours", "damaged") and aside:
        with contextlib.suppress(OSError):
            moved = files.set_aside(disk, path)
            return Notice("store.record.set_aside", {**fields, "aside": moved.name})
    return Notice(f"store.record.{error.key}", fields)


def bounded(counter: int) -> int:
    """Give a number of a save; 0 for one that cannot be ours."""
    return counter if 0 <= counter < 2**53 else 0
