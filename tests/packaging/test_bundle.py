"""The frozen program: it runs anywhere, needs nothing of the computer it was built on, is whole."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from scripts.smoke import smoke
from scripts.virtual_screen import VirtualScreen
from tests.conftest import ROOT
from zombiegames import __version__
from zombiegames.core.match import Match
from zombiegames.games import GAMES

LIMIT = 300
"""Seconds until what hangs is seen; a selftest takes 4 of processor, a minute on a busy machine."""

BARE = {"PATH": "/nonexistent", "LC_ALL": "C"}
"""An environment that knows nothing: no home, no Python, no screen, no words but ASCII."""


def program(bundle: Path) -> Path:
    return bundle / "zombiegames"


def run(
    bundle: Path, *arguments: str, cwd: str | Path = "/", **environ: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(program(bundle)), *arguments],
        cwd=cwd,
        env=BARE | environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )


def linked_copy(bundle: Path, place: Path) -> Path:
    """Copy a bundle, without copying its bytes where that is possible."""

    def link(source: str, target: str) -> None:
        try:
            os.link(source, target)
        except OSError:
            shutil.copy2(source, target)

    shutil.copytree(bundle, place, copy_function=link)
    return place


def is_well(done: subprocess.CompletedProcess[str]) -> bool:
    return done.returncode == 0 and done.stdout.endswith("all is well\n")


@pytest.mark.parametrize(
    "place",
    [
        "zombie games",
        "l’été d'Ève ñ",
        "ゾンビ/зомби",
        "/".join(f"{number:02d}{'x' * 98}" for number in range(30)),
    ],
    ids=["a space", "accents", "other scripts", "very long"],
)
def test_it_runs_in_any_folder(bundle: Path, tmp_path: Path, place: str) -> None:
    copy = linked_copy(bundle, tmp_path / place / "zombiegames")
    done = run(copy, "--selftest", HOME=str(tmp_path))
    assert is_well(done), done.stdout + done.stderr
    # From a folder of its own it is called by a short name.
    short = subprocess.run(
        ["./zombiegames", "--version"], cwd=copy, env=BARE, capture_output=True, check=False
    )
    assert short.stdout.decode() == f"zombiegames {__version__}\n"


def test_it_writes_nothing_into_its_own_folder(bundle: Path, tmp_path: Path) -> None:
    """Nothing is lost where that folder is read-only, and nothing differs after a game."""
    from _package_archive import sum_of, tree

    copy = tmp_path / "zombiegames"
    shutil.copytree(bundle, copy)
    for path in [*tree(copy), copy]:
        path.chmod(path.stat().st_mode & 0o555)
    before = sum_of(copy)
    done = run(copy, "--selftest", HOME=str(tmp_path), cwd=copy)
    assert is_well(done), done.stdout + done.stderr
    assert sum_of(copy) == before


def test_a_python_that_is_there_does_not_bend_it(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("raise SystemExit('the wrong one')", encoding="utf-8")
    (tmp_path / "random.py").write_text("raise SystemExit('the wrong one')", encoding="utf-8")
    place = str(tmp_path)
    done = run(
        bundle, "--selftest", cwd=place, PYTHONHOME=place, PYTHONPATH=place, PYTHONSTARTUP=place
    )
    assert is_well(done), done.stdout + done.stderr


@pytest.mark.parametrize("display", ["", ":4711"])
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("C", "needs a screen"),
        ("en_GB.UTF-8", "needs a screen"),
        ("fr_FR.UTF-8", "a besoin d"),
        ("es_ES.UTF-8", "necesita una pantalla"),
    ],
)
def test_without_a_screen_it_says_so_and_ends(
    bundle: Path, tmp_path: Path, language: str, words: str, display: str
) -> None:
    given = {"DISPLAY": display} if display else {}
    done = run(bundle, LC_ALL=language, HOME=str(tmp_path), **given)
    assert done.returncode == 2, done.stderr
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def in_a_window(bundle: Path, *environ: str) -> list[str]:
    """Write the command that starts it with little to lean on."""
    return ["env", "-u", "HOME", "-u", "LANG", "PATH=/nonexistent", *environ, str(program(bundle))]


@pytest.mark.parametrize(
    "environ",
    [
        ("LC_ALL=C",),
        ("LC_ALL=ja_JP.EUC-JP",),
        ("SDL_AUDIODRIVER=alsa", "ALSA_CONFIG_PATH=/nonexistent"),
        ("SDL_AUDIODRIVER=pulseaudio", "PULSE_SERVER=/nonexistent"),
        ("FONTCONFIG_FILE=/nonexistent", "FONTCONFIG_PATH=/nonexistent"),
        ("TMPDIR=/nonexistent",),
    ],
    ids=["C", "no such locale", "no sound card", "no sound server", "no fonts", "no temp"],
)
def test_it_shows_its_menu_whatever_is_missing(
    bundle: Path, virtual_screen: VirtualScreen, tmp_path: Path, environ: tuple[str, ...]
) -> None:
    seen = smoke(in_a_window(bundle, *environ), virtual_screen, tmp_path / "x" / "home", start=30)
    assert "no process left" in seen


def opened_by(pid: int) -> set[str]:
    """List all files a process has mapped or open (Linux)."""
    maps = Path(f"/proc/{pid}/maps").read_text(encoding="utf-8").splitlines()
    found = {line.split(maxsplit=5)[5] for line in maps if line.count(" /")}
    for link in Path(f"/proc/{pid}/fd").iterdir():
        target = os.readlink(link)
        if target.startswith("/") and not target.startswith(("/dev/", "/proc/")):
            found.add(target)
    return found


def test_it_uses_its_own_files_and_the_system_libraries_alone(
    bundle: Path, virtual_screen: VirtualScreen, tmp_path: Path
) -> None:
    """No font, no Python and no library of another place; nothing in the temporary folder."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    log = tmp_path / "log"
    environ = virtual_screen.environ | {
        "ZOMBIEGAMES_HOME": str(tmp_path / "home"),
        "TMPDIR": str(temporary),
    }
    with log.open("wb") as output:
        command = [str(program(bundle))]
        started = subprocess.Popen(command, env=environ, stdout=output, stderr=output)
    try:
        assert virtual_screen.wait_for_picture(30).colours() >= 200
        files = opened_by(started.pid)
        assert list(temporary.iterdir()) == []
    finally:
        started.terminate()
        started.wait(10)
    own = {file for file in files if file.startswith(f"{bundle}/")}
    assert any("libSDL2-2" in file for file in own)
    system = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")
    allowed = (*system, str(tmp_path / "home"), str(log), "/usr/share/locale/", "/usr/share/X11/")
    others = {file for file in files - own if not file.startswith(allowed)}
    assert {file for file in others if "SYSV" not in file and "memfd" not in file} == set()
    assert not any("/python" in file.lower() for file in files - own)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Write a game of two computers down, in a folder with a difficult name."""
    match = Match(GAMES["zombies4"], ["bot:normal:Ada", "bot:normal:Grimwald"], seed="bundle")
    match.advance()
    path = tmp_path / "mes parties é" / "la nuit.zombiegame"
    path.parent.mkdir()
    path.write_text(match.save(), encoding="utf-8")
    return path


def children_of(pid: int) -> list[int]:
    found = []
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(child) for child in tasks.read_text(encoding="ascii").split()]
    return found


def test_a_saved_game_opens_and_nothing_outlives_the_program(
    bundle: Path, virtual_screen: VirtualScreen, saved: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    environ = virtual_screen.environ | {"ZOMBIEGAMES_HOME": str(home)}
    command = [str(program(bundle)), saved.name]
    with subprocess.Popen(command, cwd=saved.parent, env=environ) as started:
        try:
            end = time.monotonic() + LIMIT
            autosave = home / "saves" / "auto" / "zombies4.zombiegame"
            while time.monotonic() < end and not autosave.exists():
                time.sleep(0.1)
            # The computers play on in it.
            assert autosave.exists()
            children = children_of(started.pid)
        finally:
            started.send_signal(signal.SIGKILL)
    end = time.monotonic() + 5
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < end, "the process that thinks goes on"
        time.sleep(0.05)


def test_it_holds_all_assets_and_notices_and_no_links(bundle: Path) -> None:
    from _package_archive import tree

    inside = bundle / "_internal" / "zombiegames" / "assets"
    packed = {path.relative_to(inside).as_posix() for path in tree(inside) if path.is_file()}
    source = ROOT / "assets"
    assert packed == {p.relative_to(source).as_posix() for p in tree(source) if p.is_file()}
    texts = {path.name for path in (bundle / "LICENSES").iterdir()}
    assert texts == {path.name for path in (ROOT / "LICENSES").iterdir()}
    assert (bundle / "LICENSE.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert (bundle / "THIRD_PARTY_NOTICES.txt").exists()
    assert not any(path.is_symlink() for path in tree(bundle))


def test_it_is_light_answered_for_and_old_enough(bundle: Path) -> None:
    from _package_check import check

    said = check(bundle, ROOT, [])
    assert [line.partition(":")[0] for line in said] == [
        "size",
        "notices",
        "highest GLIBC needed",
    ]


def test_a_stranger_and_a_trace_are_seen(bundle: Path, tmp_path: Path) -> None:
    from _package_check import BadBundle, check

    copy = linked_copy(bundle, tmp_path / "zombiegames")
    stranger = copy / "_internal" / "libstranger.so.1"
    shutil.copyfile(copy / "_internal" / "libz.so.1", stranger)
    with pytest.raises(BadBundle, match="no notice answers for _internal/libstranger"):
        check(copy, ROOT, [])
    stranger.unlink()
    (copy / "trace.txt").write_text("made in /some/folder of mine", encoding="utf-8")
    with pytest.raises(BadBundle, match=r"these name a place .*: trace\.txt"):
        check(copy, ROOT, ["/some/folder"])


def test_a_broken_bundle_fails_its_selftest(bundle: Path, tmp_path: Path) -> None:
    copy = linked_copy(bundle, tmp_path / "zombiegames")
    assets = copy / "_internal" / "zombiegames" / "assets"
    (assets / "sfx" / "dice.ogg").unlink()
    (assets / "lang" / "es" / "zombies4.toml").unlink()
    done = run(copy, "--selftest", HOME=str(tmp_path))
    assert done.returncode == 1
    assert "FAILED  assets: Fault: sfx/dice.ogg" in done.stdout
    assert "FAILED  words: Fault: es lacks zombies4." in done.stdout
    shutil.rmtree(assets)
    done = run(copy, HOME=str(tmp_path))
    assert done.returncode == 2
    assert "pictures and sounds" in done.stderr


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs nsis (apt-get install nsis)")
def test_the_installer_for_windows_compiles(bundle: Path, tmp_path: Path) -> None:
    from _package_archive import zip_folder
    from _package_windows import installer

    packed = tmp_path / "bundle.zip"
    zip_folder(bundle, packed, 1_000_000_000, "zombiegames-1")
    made = installer(packed, tmp_path, tmp_path / "scratch")
    assert made.name == f"zombiegames-{__version__}-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"
    assert made.stat().st_size > 5_000_000
