"""Freeze the program into a folder that runs by itself, and try it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from _environment import ROOT, Trouble, clean_environment
from _package_archive import normalise, tree
from _package_icons import icns, ico, pngs

NAME = "zombiegames"
APP = "Zombie Games.app"

SELFTEST = 300
"""Seconds until a selftest that hangs is seen; it takes 4 of processor."""

NO_LIBRARY = """\
This Python was built without its shared library, which the frozen program needs.
Debian, Ubuntu, Mint:  sudo apt install libpython{0}
pyenv:                 PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install {0}
Windows, macOS:        install Python from python.org"""


def version() -> str:
    """Read the version of the project."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^version = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise Trouble("pyproject.toml names no version")
    return found[1]


def stamp() -> int:
    """Choose the one time that all packed files carry: that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    git = shutil.which("git")
    if git is not None:
        asked = subprocess.run(
            [git, "log", "-1", "--format=%ct"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if asked.returncode == 0 and asked.stdout.strip():
            return int(asked.stdout)
    return 315_532_800  # 1980, the oldest time that all archives can hold


def notices(folder: Path) -> None:
    """Write the licences into a folder."""
    shutil.copytree(ROOT / "LICENSES", folder / "LICENSES")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(ROOT / "THIRD_PARTY_NOTICES.md", folder / "THIRD_PARTY_NOTICES.txt")


def version_info(text: str) -> str:
    """Write what Windows shows about a program, as PyInstaller reads it."""
    numbers = [int(number) for number in re.findall(r"\d+", text)[:3]]
    four = tuple([*numbers, 0, 0, 0, 0][:4])
    facts = {
        "CompanyName": "The zombiegames contributors",
        "FileDescription": "Zombie Games",
        "FileVersion": text,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence; see LICENSE.txt",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": "Zombie Games",
        "ProductVersion": text,
    }
    rows = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in facts.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004,"
        " fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{rows}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])],\n"
        ")\n"
    )


def freeze(target: Path, scratch: Path) -> Path:
    """Build the bundle in ``target``; gives its folder (macOS: the .app).

    Raises:
        Trouble: if PyInstaller fails, with its last words.
    """
    scratch.mkdir(parents=True)
    pictures = pngs(ROOT / "assets" / "img")
    (scratch / f"{NAME}.ico").write_bytes(ico(pictures))
    (scratch / f"{NAME}.icns").write_bytes(icns(pictures))
    (scratch / "version_info.txt").write_text(version_info(version()), encoding="utf-8")
    (scratch / "notices").mkdir()
    notices(scratch / "notices")
    environ = clean_environment(os.environ) | {
        "PYINSTALLER_CONFIG_DIR": str(scratch / "cache"),
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(stamp()),
        "ZOMBIEGAMES_SCRATCH": str(scratch),
        "ZOMBIEGAMES_VERSION": version(),
    }
    # Not isolated (-I): the seed of hashes, on which an order depends, comes from the environment.
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(scratch / "work"), "--distpath", str(scratch / "frozen")]
    done = _run([*command, str(ROOT / "build" / f"{NAME}.spec")], scratch, environ)
    if done.returncode != 0:
        if "PythonLibraryNotFoundError" in done.stdout or "shared library" in done.stdout:
            raise Trouble(NO_LIBRARY.format(".".join(map(str, sys.version_info[:2]))))
        raise Trouble(f"PyInstaller failed:\n\n{done.stdout[-3000:]}")
    if sys.platform == "darwin":
        # What is signed must not be touched any more.
        made, bundle = scratch / "frozen" / APP, target / APP
        shutil.rmtree(bundle, ignore_errors=True)
        shutil.copytree(made, bundle, symlinks=True)
        return bundle
    made, bundle = scratch / "frozen" / NAME, target / NAME
    notices(made)
    if sys.platform == "linux":
        _drop_links(made / "_internal")
    shutil.rmtree(bundle, ignore_errors=True)
    shutil.copytree(made, bundle, symlinks=True)
    normalise(bundle, stamp())
    return bundle


def _run(
    command: list[str], folder: Path, environ: dict[str, str], limit: float | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program in a folder and keep all it says; ``limit`` in seconds."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=limit,
        check=False,
    )


def _drop_links(internal: Path) -> None:
    """Take the second names of libraries away: all look for them in ``pygame_ce.libs`` first.

    Some archives lose links, or make a copy of each.
    """
    for path in list(tree(internal)):
        if path.is_symlink():
            path.unlink()


def program_of(bundle: Path) -> Path:
    """Say where the program is in a bundle."""
    if bundle.suffix == ".app":
        return bundle / "Contents" / "MacOS" / NAME
    return bundle / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def try_out(bundle: Path) -> str:
    """Run the selftest of a bundle; gives its report.

    Raises:
        Trouble: if something in it is broken, or it never ends.
    """
    with tempfile.TemporaryDirectory(prefix="selftest-", ignore_cleanup_errors=True) as folder:
        report = Path(folder) / "report.txt"
        environ = clean_environment(os.environ) | {"ZOMBIEGAMES_HOME": str(Path(folder) / "home")}
        try:
            command = [str(program_of(bundle)), "--selftest", "--report", str(report)]
            done = _run(command, Path(folder), environ, SELFTEST)
        except subprocess.TimeoutExpired:
            raise Trouble(f"the selftest of {bundle} did not end in {SELFTEST} s") from None
        text = report.read_text(encoding="utf-8") if report.exists() else done.stdout
        if done.returncode != 0:
            raise Trouble(f"the selftest failed with {done.returncode}:\n{text}\n{done.stdout}")
    return text
