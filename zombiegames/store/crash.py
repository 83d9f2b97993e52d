"""The file a crash leaves behind, for the player to send."""

from __future__ import annotations

import platform
import sys
import traceback
from typing import TYPE_CHECKING

from zombiegames import __version__
from zombiegames.store import files

if TYPE_CHECKING:
    from pathlib import Path

_MOST = 20
"""Reports kept; the oldest go first."""


def crash_report(error: BaseException, record: str | None) -> str:
    """Write down what happened, on which system, and the game so far."""
    lines = [
        f"zombiegames {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}"
        + (" (packaged)" if getattr(sys, "frozen", False) else ""),
        "",
        *"".join(traceback.format_exception(type(error), error, error.__traceback__)).splitlines(),
    ]
    if record is not None:
        lines += ["", "The game so far:", "", *record.splitlines()]
    return "\n".join(lines) + "\n"


def keep_crash(disk: files.Disk, folder: Path, report: str) -> Path | None:
    """Put a report into its folder; None if that cannot be written."""
    try:
        disk.make_folder(folder)
        old = [name for name in disk.names(folder) if name.startswith("crash-")]
        numbers = sorted(int(n[6:-4]) for n in old if n[6:-4].isdecimal() and n.endswith(".txt"))
        for number in numbers[: max(0, len(numbers) - _MOST + 1)]:
            disk.remove(folder / f"crash-{number}.txt")
        stem = f"crash-{numbers[-1] + 1 if numbers else 1}"
        content = report.encode("utf-8", "backslashreplace")
        return files.write_new(disk, folder, stem, ".txt", content)
    except OSError:
        return None
