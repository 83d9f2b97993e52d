"""The folder ``.venv`` with the locked packages, for ``play.py`` and ``test.py``.

Standard library only. The first call makes the folder and installs what ``requirements/``
names, with hashes; a stamp in it lets later calls pass in milliseconds.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
"""The project's folder."""

NEWEST = (3, 14)
"""The newest Python that all locked packages were published for."""


class Trouble(Exception):
    """Something a person has to mend; the text says what and how."""


class Host(NamedTuple):
    """The Python and the system that run the script."""

    executable: str
    version: tuple[int, ...]
    """Major, minor, micro."""
    platform: str
    """As ``sys.platform``."""
    run: Callable[[Sequence[str]], subprocess.CompletedProcess[str]]
    """Runs a command to its end and gives its code and output."""

    def python_of(self, folder: Path) -> Path:
        """Say where a virtual environment has its Python."""
        if self.platform == "win32":
            return folder / "Scripts" / "python.exe"
        return folder / "bin" / "python"


def clean_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Copy the environment without what would bend another Python."""
    bent = {"PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "__PYVENV_LAUNCHER__", "VIRTUAL_ENV"}
    bent |= {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"}
    return {key: value for key, value in environ.items() if key.upper() not in bent}


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env=clean_environment(os.environ),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def this_host() -> Host:
    """Describe the Python that runs this."""
    return Host(sys.executable, tuple(sys.version_info[:3]), sys.platform, _run)


def stamp_of(lock: str, host: Host, root: Path) -> str:
    """Sum up all that the installed packages depend on."""
    sum_ = hashlib.sha256((root / "requirements" / f"{lock}.txt").read_bytes())
    version = ".".join(map(str, host.version[:2]))
    sum_.update(f"\n{version} {host.platform} {root}".encode("utf-8", "surrogateescape"))
    return sum_.hexdigest()


def prepare(lock: str, host: Host | None = None, root: Path = ROOT) -> Path:
    """Make ``.venv`` hold what ``requirements/<lock>.txt`` names; gives its Python.

    Raises:
        Trouble: if that cannot be done, with what to do about it.
    """
    host = host or this_host()
    folder = root / ".venv"
    python = host.python_of(folder)
    stamp = folder / f"zombiegames-{lock}.stamp"
    wanted = stamp_of(lock, host, root)
    if _read(stamp) == wanted and python.exists():
        return python
    if not _is_of(folder, python, host):
        _make(folder, host)
    print("Installing what zombiegames needs (once) ...", flush=True)
    _install(python, root / "requirements" / f"{lock}.txt", host)
    stamp.write_text(wanted, encoding="utf-8")
    return python


def start(python: Path, arguments: Sequence[str]) -> None:
    """Run a program with the project on its path, in place of this one."""
    environ = clean_environment(os.environ) | {"PYTHONPATH": str(ROOT)}
    command = [str(python), *arguments]
    sys.stdout.flush()
    if sys.platform != "win32":
        os.execve(python, command, environ)
    try:
        sys.exit(subprocess.run(command, env=environ, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _is_of(folder: Path, python: Path, host: Host) -> bool:
    """Whether ``.venv`` works and was made by this version of Python, in this place."""
    if not python.exists():
        return False
    major, minor = host.version[:2]
    code = "import sys, pip; print(*sys.version_info[:2], sys.prefix, sep='\\n')"
    found = host.run([str(python), "-I", "-c", code])
    lines = found.stdout.split("\n")
    return (
        found.returncode == 0
        and lines[:2] == [str(major), str(minor)]
        and Path(lines[2]).resolve() == folder.resolve()
    )


def _make(folder: Path, host: Host) -> None:
    print("Making the folder .venv ...", flush=True)
    if folder.is_symlink() or folder.is_file():
        raise Trouble(f"{folder} is in the way: it is no folder. Please remove it.")
    if folder.exists():
        if any(folder.iterdir()) and not (folder / "pyvenv.cfg").exists():
            raise Trouble(f"{folder} is in the way: it is no virtual environment.")
        shutil.rmtree(folder, ignore_errors=True)
    made = host.run([host.executable, "-m", "venv", str(folder)])
    if made.returncode == 0 and host.python_of(folder).exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    raise Trouble(_no_venv(made.stdout, folder, host))


def _no_venv(output: str, folder: Path, host: Host) -> str:
    """Say why no virtual environment could be made."""
    if "ensurepip" in output or "No module named venv" in output:
        major, minor = host.version[:2]
        ways = {
            "linux": f"Debian, Ubuntu, Mint:  sudo apt install python{major}.{minor}-venv\n"
            "Fedora:                sudo dnf install python3-pip\n"
            "openSUSE:              sudo zypper install python3-pip",
            "darwin": "Install Python from python.org, or with Homebrew:  brew install python",
            "win32": "Run the Python installer again, choose Modify, and tick 'pip'.",
        }
        way = ways.get(host.platform, "Install the parts 'venv' and 'pip' of your Python.")
        return f"This Python comes without its parts 'venv' and 'pip'.\n{way}\nThen start again."
    if "Permission denied" in output or "Read-only" in output or "Access is denied" in output:
        return (
            f"{folder} cannot be made: writing there is not allowed.\n"
            "Copy the project to a folder of your own and start it there."
        )
    if "No space left" in output:
        return f"{folder} cannot be made: the disk is full. About 120 MB are needed."
    return f"{folder} cannot be made. Python said:\n\n{_tail(output)}"


def _install(python: Path, lock: Path, host: Host) -> None:
    command = [str(python), "-I", "-m", "pip", "install", "--quiet", "--no-input"]
    command += ["--disable-pip-version-check", "--retries", "2", "--timeout", "20"]
    done = host.run([*command, "--require-hashes", "--requirement", str(lock)])
    if done.returncode != 0:
        raise Trouble(_no_packages(done.stdout, host))


_NO_NETWORK = (
    "name resolution",
    "getaddrinfo failed",
    "nodename nor servname",
    "NewConnectionError",
    "Network is unreachable",
    "ProxyError",
    "ConnectTimeout",
    "ReadTimeout",
    "Read timed out",
    "Connection refused",
    "ConnectionResetError",
)


def _no_packages(output: str, host: Host) -> str:
    """Say why the packages could not be installed."""
    if "No module named pip" in output:
        return "The folder .venv has no 'pip'. Please remove it and start again."
    if any(sign in output for sign in _NO_NETWORK):
        return (
            "The packages zombiegames needs could not be fetched: no network?\n"
            "It is needed once, for about 20 MB; afterwards the program runs without.\n"
            f"Python said:\n\n{_tail(output)}"
        )
    if "DO NOT MATCH THE HASHES" in output:
        return (
            "A package was not what it should be, so nothing was installed.\n"
            f"Perhaps a download was cut short: please start again.\n\n{_tail(output)}"
        )
    if "SSLError" in output or "CERTIFICATE_VERIFY_FAILED" in output:
        return (
            "The packages could not be fetched over a secure connection.\n"
            f"Check the computer's clock and its certificates.\n\n{_tail(output)}"
        )
    if "No space left" in output:
        return "The packages could not be installed: the disk is full. About 120 MB are needed."
    newest = ".".join(map(str, NEWEST))
    if host.version[:2] > NEWEST and "matching distribution" in output.lower():
        yours = ".".join(map(str, host.version[:2]))
        return (
            f"There are no packages yet for Python {yours}; Python {newest} will do.\n\n"
            f"{_tail(output)}"
        )
    return f"The packages zombiegames needs could not be installed. Python said:\n\n{_tail(output)}"


def _tail(output: str, lines: int = 12) -> str:
    return "\n".join(output.strip().split("\n")[-lines:])


if __name__ == "__main__":
    try:
        print(prepare(sys.argv[1] if len(sys.argv) > 1 else "run"))
    except Trouble as trouble:
        sys.exit(f"\n{trouble}")
