"""The installer for Windows, made from the packed bundle on any system that has NSIS."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

from _environment import ROOT, Trouble
from _package_bundle import NAME, version
from _package_icons import ico, pngs


def installer(packed: Path, target: Path, scratch: Path) -> Path:
    """Make the installer of a packed bundle in ``target``.

    Raises:
        Trouble: if NSIS is not there, or is not content.
    """
    tool = shutil.which("makensis")
    if tool is None:
        raise Trouble("no makensis (Debian, Ubuntu: sudo apt install nsis)")
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(scratch / "unpacked")
    (bundle,) = (scratch / "unpacked").iterdir()
    icon = scratch / f"{NAME}.ico"
    icon.write_bytes(ico(pngs(ROOT / "assets" / "img")))
    made = target / f"{NAME}-{version()}-setup.exe"
    defines = {"VERSION": version(), "BUNDLE": bundle, "ICON": icon, "TARGET": made}
    done = subprocess.run(
        [
            *(tool, "-WX", "-V2", "-INPUTCHARSET", "UTF8"),
            *(f"-D{name}={value}" for name, value in defines.items()),
            str(ROOT / "build" / "windows" / f"{NAME}.nsi"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise Trouble(f"makensis failed:\n\n{done.stdout}")
    return made
