"""The shipped faces: whole, unmodified files under the names their reserved-name clauses ask."""

from __future__ import annotations

import shutil
from pathlib import Path

from art.packages import Sources

FACES = {
    "@expo-google-fonts/creepster": ("400Regular/Creepster_400Regular.ttf",),
    "@expo-google-fonts/atkinson-hyperlegible-next": (
        "400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
        "600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf",
        "700Bold/AtkinsonHyperlegibleNext_700Bold.ttf",
    ),
    "@expo-google-fonts/special-elite": ("400Regular/SpecialElite_400Regular.ttf",),
}


def copy_fonts(sources: Sources, fonts: Path, licences: Path) -> None:
    """Copy the faces, and the licence each came with."""
    fonts.mkdir(parents=True, exist_ok=True)
    licences.mkdir(parents=True, exist_ok=True)
    for package, files in FACES.items():
        for file in files:
            shutil.copyfile(sources.npm_file(package, file), fonts / Path(file).name)
        target = licences / f"font-{package.rpartition('/')[2]}.txt"
        shutil.copyfile(sources.npm_file(package, "LICENSE_FONT"), target)
