"""What cannot be written for a while is written later: with the next change, or at the end."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store.disks import CutDisk
from tests.store.test_saves import record_of
from zombiegames.store.files import Disk
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.store.statistics import Played

WON = Played("toy", "easy", 0, "won")
LOST = Played("toy", "easy", 0, "lost")


def use(profile: Profile) -> None:
    """Change a setting, win a game, and leave another one."""
    profile.settings.player_name = "Ada"
    profile.settings.save()
    profile.statistics.add(WON)
    autosave = profile.saves.begin("toy")
    autosave.keep(record_of(6))
    autosave.close()
    profile.flush()


def kept(home: Path) -> tuple[str, int, int, list[int]]:
    """Read what a fresh start finds."""
    profile = Profile(below(home))
    tally = profile.statistics.tally("toy")
    games = [entry.actions for entry in profile.saves.entries()]
    name = profile.settings.player_name
    assert profile.take_notices() == []
    profile.close()
    return name, tally.won, tally.lost, games


def end(profile: Profile) -> None:
    assert profile.close()


def change(profile: Profile) -> None:
    """Change something else; then the program is killed."""
    profile.settings.muted = True
    profile.settings.save()
    profile.statistics.add(LOST)
    profile.saves.begin("other").keep(record_of(2, "other"))
    profile.flush()


NEXT: dict[str, tuple[Callable[[Profile], None], tuple[str, int, int, list[int]]]] = {
    "end": (end, ("Ada", 1, 0, [6])),
    "change": (change, ("Ada", 1, 1, [2, 6])),
}


def open_used(home: Path) -> tuple[Profile, CutDisk]:
    """Open a profile whose files are there already."""
    first = Profile(below(home))
    first.settings.language = "fr"
    first.settings.save()
    first.statistics.add(Played("chess", "easy", 0, "won"))
    first.close()
    disk = CutDisk(0)
    return Profile(below(home), disk), disk


@pytest.mark.whole
@pytest.mark.parametrize("after", NEXT)
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO])
def test_a_disk_that_fails_at_any_step_loses_and_doubles_nothing(
    tmp_path: Path, error: int, after: str
) -> None:
    then, expected = NEXT[after]
    profile, disk = open_used(tmp_path / "count")
    start = disk.steps
    use(profile)
    steps = disk.steps - start
    profile.close()
    assert steps > 20
    for step in range(1, steps + 1):
        home = tmp_path / str(step)
        profile, disk = open_used(home)
        disk.at, disk.error, disk.steps = step, error, 0
        use(profile)
        disk.mend()
        then(profile)
        assert kept(home) == expected, step
        profile.close()


def test_what_failed_is_told_once_however_often_it_is_tried(tmp_path: Path) -> None:
    profile, disk = open_used(tmp_path)
    disk.at, disk.error = 1, errno.ENOSPC
    for _ in range(4):
        use(profile)
    profile.close()
    places = [notice.fields["place"] for notice in profile.take_notices()]
    assert sorted(places) == [str(tmp_path), str(tmp_path / "saves" / "auto")]


def test_a_file_that_could_not_be_read_once_is_written_later(tmp_path: Path) -> None:
    """As where a scanner holds it open for a moment."""

    class Held(Disk):
        held = False

        def read(self, path: Path, limit: int) -> bytes:
            if self.held and path.suffix == ".toml":
                raise PermissionError(errno.EACCES, "in use")
            return super().read(path, limit)

    open_used(tmp_path)[0].close()
    disk = Held()
    profile = Profile(below(tmp_path), disk)
    disk.held = True
    use(profile)
    disk.held = False
    profile.close()
    assert kept(tmp_path) == ("Ada", 1, 0, [6])
    assert Profile(below(tmp_path)).settings.language == "fr", "what it held before is still there"


def test_a_file_system_that_cannot_wait_for_folders_counts_once(tmp_path: Path) -> None:
    class Shared(Disk):
        def sync_folder(self, folder: Path) -> None:
            raise OSError(errno.EINVAL, "no")

    profile = Profile(below(tmp_path), Shared())
    for _ in range(3):
        profile.statistics.add(WON)
        profile.flush()
    profile.close()
    assert profile.take_notices() == []
    assert kept(tmp_path)[1] == 3


def test_a_program_killed_instead_has_what_was_written(tmp_path: Path) -> None:
    """The end is what writes it: without one nothing of it can be there."""
    profile, disk = open_used(tmp_path)
    disk.at, disk.error = 1, errno.ENOSPC
    use(profile)
    assert kept(tmp_path) == ("", 0, 0, [])
