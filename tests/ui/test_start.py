"""The command line, and a start that cannot be."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT
from zombiegames.ui.arguments import UsageError, read_arguments


def test_arguments() -> None:
    wanted = read_arguments(["--game", "zombiaki", "--seed=7", "--windowed", "--lang", "fr"])
    assert (wanted.game, wanted.seed, wanted.windowed, wanted.lang) == ("zombiaki", "7", True, "fr")
    assert read_arguments(["night.zombiegame"]).load == "night.zombiegame"
    assert read_arguments(["-h"]).help
    assert not read_arguments([]).version


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (["--nosuch"], "unknown_option"),
        (["-x"], "unknown_option"),
        (["--windowed=1"], "unknown_option"),
        (["a", "b"], "unknown_option"),
        (["--game"], "missing_value"),
        (["--seed", "--windowed"], "missing_value"),
    ],
)
def test_nonsense_on_the_command_line(arguments: list[str], key: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_arguments(arguments)
    assert caught.value.key == key


def run(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    clean = {
        name: value
        for name, value in os.environ.items()
        if name
        not in (
            "DISPLAY",
            "WAYLAND_DISPLAY",
            "SDL_VIDEODRIVER",
            "LANG",
            "LC_ALL",
            "LANGUAGE",
            "LC_MESSAGES",
        )
    }
    return subprocess.run(
        [sys.executable, "-m", "zombiegames", *arguments],
        cwd=ROOT,
        env={**clean, **environ},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_version_and_help_need_no_screen() -> None:
    from zombiegames import __version__

    version = run("--version")
    assert (version.returncode, version.stdout) == (0, f"zombiegames {__version__}\n")
    assert "--game" in run("--help").stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [(("--nosuch",), "--nosuch"), (("--lang", "tlh"), "tlh"), (("--game", "chess"), "zombiaki")],
)
def test_a_wrong_word_is_named(arguments: tuple[str, ...], word: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only here is a screen optional")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en_GB.UTF-8", "needs a screen"),
        ("fr_FR.UTF-8", "a besoin d’un écran"),
        ("es_ES.UTF-8", "necesita una pantalla"),
    ],
)
def test_without_a_screen_it_says_so(language: str, words: str) -> None:
    done = run(LANG=language, PYTHONIOENCODING="utf-8")
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
