"""The number of a new save, found without reading the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.store.disks import Immediate, Told
from zombiegames.store.files import Disk
from zombiegames.store.paths import below
from zombiegames.store.savefile import ENDING
from zombiegames.store.saves import Saves

if TYPE_CHECKING:
    from pathlib import Path


def test_the_number_of_a_new_save_is_found_by_heads_alone(tmp_path: Path) -> None:
    """However long the games are, a few bytes of each are read; a file that is none counts 0."""

    class Counting(Disk):
        read_bytes = 0

        def read(self, path: Path, limit: int) -> bytes:
            content = super().read(path, limit)
            self.read_bytes += len(content)
            return content

        def head(self, path: Path, size: int) -> bytes:
            content = super().head(path, size)
            self.read_bytes += len(content)
            return content

    disk = Counting()
    saves = Saves(below(tmp_path), disk, Immediate(), Told().tell)
    folder = saves.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    for number, first in ((1, "counter = 41"), (2, "counter = 99999999999999999"), (3, "hello")):
        text = f"{first}\n" + "# a long game\n" * 5000
        (folder / f"{number}{ENDING}").write_text(text, encoding="utf-8")
    (folder / f"4{ENDING}").write_bytes(b"counter = 7\r\n")
    (folder / f"5.damaged{ENDING}").write_text("counter = 50\n", encoding="utf-8")
    disk.read_bytes = 0
    assert saves.next_counter() == 42
    assert disk.read_bytes < 1000
