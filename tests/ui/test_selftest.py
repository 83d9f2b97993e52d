"""``--selftest``: it says that all is well where it is, and what is wrong where it is not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.store.disks import FullDisk
from zombiegames.store.paths import find_folders
from zombiegames.ui import selftest as module
from zombiegames.ui.kit import assets, i18n
from zombiegames.ui.selftest import FAILED, STEPS, Trial, selftest

pytestmark = pytest.mark.whole


def test_a_good_copy_is_good_and_no_file_of_the_player_is_touched(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    done = subprocess.run(
        [sys.executable, "-m", "zombiegames", "--selftest", "--report", str(report)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == report.read_text(encoding="utf-8")
    assert done.stdout.endswith("all is well\n")
    assert done.stdout.count("\nok ") == len(STEPS) + 1
    assert not find_folders().data.exists()


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the assets, to be broken."""
    root = tmp_path / "assets"
    shutil.copytree(ROOT / "assets", root)
    for name in (module, i18n, assets):
        monkeypatch.setattr(name, "asset_root", lambda: root)
    monkeypatch.setattr(i18n, "_tables", {})
    return root


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:40])


def forget_words(path: Path) -> None:
    path.write_text('[page]\nname = "x"\n', encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "harm", "said"),
    [
        ("img/zombiaki/street.jpg", cut, "FAILED  assets: Fault: img/zombiaki/street.jpg: "),
        ("img/icon.svg", cut, "FAILED  assets: Fault: img/icon.svg"),
        ("fonts/Creepster_400Regular.ttf", cut, "FAILED  assets: Fault: fonts/Creepster"),
        ("sfx/dog.ogg", cut, "FAILED  assets: Fault: sfx/dog.ogg"),
        ("sfx/page.ogg", Path.unlink, "is credited and not there"),
        ("lang/fr/zombiaki.toml", forget_words, "FAILED  words: Fault: fr lacks zombiaki."),
    ],
)
def test_a_broken_copy_is_seen(
    copy: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    harm: Callable[[Path], object],
    said: str,
) -> None:
    harm(copy / name)
    assert selftest(steps=STEPS[:2]) == 1
    assert said in capsys.readouterr().out


def test_a_failed_step_keeps_no_other_from_being_tried(capsys: pytest.CaptureFixture[str]) -> None:
    def fails(trial: Trial) -> str:
        raise RuntimeError("é")

    assert selftest(steps=(("one", fails), ("two", lambda trial: "done"))) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[2:] == [
        "FAILED  one: RuntimeError: \\xe9",
        "ok      two: done",
        "1 of 2 steps failed",
    ]


@pytest.mark.parametrize("step", range(1, 5))
def test_a_report_that_cannot_be_written_fails_and_leaves_no_half(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    report = tmp_path / "report.txt"
    report.write_text("of yesterday", encoding="utf-8")
    monkeypatch.setattr(module, "Disk", lambda: FullDisk(step))
    assert selftest(str(report), steps=()) == FAILED
    assert "all is well" in capsys.readouterr().out
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["of yesterday"]


def test_an_opponent_that_never_answers_is_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    steps = tuple(step for step in STEPS if step[0] in ("games", "worker"))
    assert selftest(steps=steps) == 1
    assert "FAILED  worker: Fault: no answer about zombiaki" in capsys.readouterr().out


def test_an_empty_picture_is_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("zombiegames.ui.pages.menu.Menu.draw", lambda self, surface: None)
    assert selftest(steps=(STEPS[4],)) == 1
    assert "menu is an empty picture" in capsys.readouterr().out
