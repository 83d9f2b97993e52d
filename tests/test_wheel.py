"""The wheel: it holds the pictures and words, and the program runs from it anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.smoke import smoke
from scripts.virtual_screen import VirtualScreen
from tests.conftest import ROOT, run_python

pytestmark = pytest.mark.whole


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    built = run_python("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    assert built.returncode == 0, built.stderr
    (path,) = folder.glob("zombiegames-*-py3-none-any.whl")
    return path


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install it into a folder of its own."""
    folder = tmp_path_factory.mktemp("site ñ")
    installed = run_python(
        *("-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-compile"),
        *("--disable-pip-version-check", "--target", str(folder), str(wheel)),
    )
    assert installed.returncode == 0, installed.stderr
    return folder


def test_the_wheel_holds_all_assets_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assets = {
        f"zombiegames/{path.relative_to(ROOT).as_posix()}"
        for path in (ROOT / "assets").rglob("*")
        if path.is_file() and path.name != ".gitkeep"
    }
    assert len(assets) > 50
    assert assets <= names
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "zombiegames").rglob("*.py")}
    assert sources <= names
    rest = {name for name in names - assets - sources if ".dist-info/" not in name}
    data = {path.relative_to(ROOT).as_posix() for path in (ROOT / "zombiegames").rglob("*.toml")}
    assert rest == data
    licences = {Path(name).name for name in names if ".dist-info/licenses/" in name}
    assert "LICENSE" in licences
    assert {path.name for path in (ROOT / "LICENSES").iterdir()} <= licences


PROBE = """
import sys
from pathlib import Path
import zombiegames
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit import i18n
from zombiegames.games import GAMES
root = asset_root()
i18n.set_language("fr")
print(Path(zombiegames.__file__).parent.parent, root, sep="\\n")
assert (root / "fonts").is_dir()
assert "n’est pas une partie" in i18n.tr("store.record.not_ours", file="x")
for info in GAMES.values():
    info.new(info.seats[0], info.complete({}))
"""


def test_what_is_installed_finds_its_assets_from_another_folder(site: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    package, assets = done.stdout.splitlines()[-2:]
    assert Path(package) == site
    assert Path(assets) == site / "zombiegames" / "assets"


def test_the_installed_program_runs_from_another_folder(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, virtual_screen: VirtualScreen
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(site))
    command = [sys.executable, "-m", "zombiegames"]
    assert "no process left" in smoke(command, virtual_screen, tmp_path / "x" / "profile", start=20)
