"""The ways to be heard: a command of the system, a process of its own for every sentence.

So a voice may hang, fail or end as it likes, and ending the process silences it.
"""

from __future__ import annotations

import base64
import math
import os
import shlex
import shutil
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

COMMAND = "ZOMBIEGAMES_SPEECH"
"""Variable that names a command to be used in place of all others; it gets the sentence last."""

THREEFOLD = 300
"""Per cent of the usual speed at which the voices of most systems are as fast as they can be."""

WORDS = 175
"""A minute, at the usual speed."""

VOICES = {"en": "Samantha", "fr": "Thomas", "es": "Mónica"}
"""What speaks a language on a Mac as it is delivered."""

CULTURES = {"en": "en-US", "fr": "fr-FR", "es": "es-ES"}
"""The same for Windows, where any voice of the language does."""

SPOKEN_BY_WINDOWS = (
    "Add-Type -AssemblyName System.Speech;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$v.Rate={rate};"
    "try{{$v.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]'{culture}')}}"
    "catch{{}};"
    "$t=[Console]::In.ReadLine();"
    "$v.Speak([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($t)))"
)
"""Takes one line with the sentence, so that it can be started before there is one."""


class Mouth(NamedTuple):
    """A command that says a sentence and ends when it is said."""

    name: str
    program: str
    """Where it is."""
    options: Callable[[str, int], Sequence[str]]
    """Language, speed in per cent → what comes before the sentence."""
    hush: tuple[str, ...] = ()
    """Options that silence what a process that was ended has left to be said elsewhere."""
    listens: bool = False
    """Whether the sentence comes as a line to be read, coded, and not as the last argument."""

    def command(self, text: str, language: str, speed: int) -> list[str]:
        """Give what is to be started to say a text."""
        last = () if self.listens else (text,)
        return [self.program, *self.options(language, speed), *last]


def _by_dispatcher(language: str, speed: int) -> Sequence[str]:
    rate = str(_share(speed, 100))
    return ("--wait", "--application-name", "zombiegames", "-l", language, "-r", rate, "--")


def _by_mac(language: str, speed: int) -> Sequence[str]:
    return ("-v", VOICES.get(language, VOICES["en"]), *_by_any_mac(language, speed))


def _by_any_mac(language: str, speed: int) -> Sequence[str]:
    return ("-r", str(WORDS * speed // 100), "--")


def _by_windows(language: str, speed: int) -> Sequence[str]:
    culture = CULTURES.get(language, CULTURES["en"])
    script = SPOKEN_BY_WINDOWS.format(rate=_share(speed, 10), culture=culture)
    return ("-NoProfile", "-NonInteractive", "-Command", script)


def _share(speed: int, most: int) -> int:
    """Give a speed on a scale from ``-most`` to ``most`` on which 0 is as usual."""
    share = math.log(speed / 100) / math.log(THREEFOLD / 100)
    return round(most * max(-1.0, min(1.0, share)))


_KNOWN: Mapping[str, Sequence[Mouth]] = {
    "linux": (Mouth("spd-say", "spd-say", _by_dispatcher, hush=("--cancel",)),),
    # A voice that was taken away fails; then the Mac's own says it, in its own language.
    "darwin": (Mouth("say", "say", _by_mac), Mouth("say", "say", _by_any_mac)),
    "win32": (Mouth("powershell", "powershell", _by_windows, listens=True),),
}
"""Platform → what can be there, the best first."""


def find_mouths(
    platform: str = sys.platform, environment: Mapping[str, str] | None = None
) -> list[Mouth]:
    """List what there is to be heard by, the best first; only the one that is asked for, if any."""
    found: list[Mouth] = []
    wanted = (os.environ if environment is None else environment).get(COMMAND, "").strip()
    if wanted:
        try:
            parts = shlex.split(wanted, posix=platform != "win32")
        except ValueError:
            # A quotation that never ends is no command.
            return []
        # With the rules of Windows quotation marks stay.
        program, *options = (part.strip('"') for part in parts)
        return [Mouth(program, program, lambda language, speed: options)]
    for mouth in _KNOWN.get("linux" if platform.startswith("linux") else platform, ()):
        place = shutil.which(mouth.program)
        if place is not None:
            found.append(mouth._replace(program=place))
    return found


def _clean_environment() -> dict[str, str]:
    """Give the environment without what a frozen program adds for libraries of its own."""
    environment = dict(os.environ)
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = environment.pop(f"{name}_ORIG", None)
        if before is not None:
            environment[name] = before
    return environment


def start(command: Sequence[str], *, listens: bool = False) -> subprocess.Popen[bytes]:
    """Start a command that nothing is read from.

    Raises:
        OSError: if there is no such command, or it cannot be started.
    """
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE if listens else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=_clean_environment(),
        start_new_session=os.name == "posix",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def tell(process: subprocess.Popen[bytes], text: str) -> None:
    """Give a process that listens its sentence.

    Raises:
        OSError: if it has ended.
    """
    assert process.stdin is not None
    process.stdin.write(base64.b64encode(text.encode()) + b"\n")
    process.stdin.close()


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process, and with it what it has started."""
    if process.poll() is not None:
        return
    try:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except OSError:
        # It has ended by itself.
        pass
