"""``play.py`` and ``test.py``: what they make, what they say, on every system."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from scripts import _environment
from scripts import test as test_script
from scripts._environment import Host, Trouble, clean_environment, prepare, stamp_of
from tests.conftest import ROOT

LOCKS = ("run", "test", "check", "package")


class Computer:
    """A made-up computer: its Python makes virtual environments out of empty files."""

    def __init__(self, root: Path, platform: str = "linux", version: tuple[int, ...] = (3, 12, 1)):
        self.root = root
        self.commands: list[str] = []
        self.failures: dict[str, str] = {}
        self.host = Host("python", version, platform, self.run)
        (root / "requirements").mkdir(exist_ok=True)
        for lock in LOCKS:
            (root / "requirements" / f"{lock}.txt").write_text(f"{lock}==1\n", encoding="utf-8")

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    def run(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        text = " ".join(command)
        kind = "venv" if " -m venv " in text else "pip" if " -m pip " in text else "look"
        self.commands.append(kind)
        if kind in self.failures:
            return subprocess.CompletedProcess(command, 1, self.failures[kind])
        if kind == "venv":
            python = self.host.python_of(Path(command[-1]))
            python.parent.mkdir(parents=True)
            python.write_text(".".join(map(str, self.host.version)), encoding="utf-8")
            (self.venv / "pyvenv.cfg").write_text("", encoding="utf-8")
        if kind == "look":
            made_by = Path(command[0]).read_text(encoding="utf-8").split(".")
            return subprocess.CompletedProcess(
                command, 0, "\n".join([*made_by[:2], str(self.venv), ""])
            )
        return subprocess.CompletedProcess(command, 0, "")

    def prepare(self, lock: str = "run") -> Path:
        self.commands.clear()
        return prepare(lock, self.host, self.root)


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


@pytest.mark.parametrize(
    ("platform", "parts"),
    [
        ("linux", ("bin", "python")),
        ("darwin", ("bin", "python")),
        ("win32", ("Scripts", "python.exe")),
    ],
)
def test_each_system_has_its_python_where_it_belongs(
    tmp_path: Path, platform: str, parts: tuple[str, ...]
) -> None:
    assert Computer(tmp_path, platform).prepare() == tmp_path.joinpath(".venv", *parts)


def test_the_second_start_runs_nothing(computer: Computer) -> None:
    computer.prepare()
    assert computer.commands == ["venv", "pip"]
    computer.prepare()
    assert computer.commands == []


def test_another_lock_is_installed_into_the_same_folder_once(computer: Computer) -> None:
    computer.prepare("run")
    computer.prepare("test")
    assert computer.commands == ["look", "pip"]
    for lock in ("run", "test", "run"):
        computer.prepare(lock)
        assert computer.commands == []


def test_a_changed_lock_installs_anew(computer: Computer) -> None:
    computer.prepare()
    (computer.root / "requirements" / "run.txt").write_text("run==2\n", encoding="utf-8")
    computer.prepare()
    assert computer.commands == ["look", "pip"]


def test_another_python_makes_the_folder_anew(computer: Computer) -> None:
    computer.prepare()
    other = Computer(computer.root, version=(3, 13, 0))
    other.prepare()
    assert other.commands == ["look", "venv", "pip"]


def test_a_folder_whose_python_is_gone_is_made_anew(computer: Computer) -> None:
    computer.prepare().unlink()
    computer.prepare()
    assert computer.commands == ["venv", "pip"]


def test_an_installation_cut_short_is_done_again(computer: Computer) -> None:
    computer.failures["pip"] = "Terminated"
    with pytest.raises(Trouble, match="Terminated"):
        computer.prepare()
    computer.failures.clear()
    computer.prepare()
    assert computer.commands == ["look", "pip"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"old"])
def test_a_strange_stamp_is_no_stamp(computer: Computer, content: bytes) -> None:
    computer.prepare()
    (computer.venv / "zombiegames-run.stamp").write_bytes(content)
    computer.prepare()
    assert computer.commands == ["look", "pip"]


def test_what_is_no_virtual_environment_is_not_removed(computer: Computer) -> None:
    computer.venv.mkdir()
    (computer.venv / "diary.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(Trouble, match="in the way"):
        computer.prepare()
    assert (computer.venv / "diary.txt").exists()
    (computer.venv / "diary.txt").unlink()
    computer.venv.rmdir()
    computer.venv.write_text("", encoding="utf-8")
    with pytest.raises(Trouble, match="in the way"):
        computer.prepare()


DEBIAN = (
    "The virtual environment was not created successfully because ensurepip is not\n"
    "available.  On Debian/Ubuntu systems, you need to install the python3-venv\npackage\n"
)


@pytest.mark.parametrize(
    ("platform", "output", "words"),
    [
        ("linux", DEBIAN, "apt install python3.12-venv"),
        ("linux", "No module named venv", "apt install python3.12-venv"),
        ("darwin", "No module named ensurepip", "python.org"),
        ("win32", "No module named ensurepip", "Modify"),
        ("freebsd14", "No module named ensurepip", "Install the parts"),
        ("linux", "Error: [Errno 13] Permission denied: '.venv'", "not allowed"),
        ("linux", "Error: [Errno 30] Read-only file system", "not allowed"),
        ("win32", "[WinError 5] Access is denied", "not allowed"),
        ("linux", "OSError: [Errno 28] No space left on device", "full"),
        ("linux", "something new", "something new"),
    ],
)
def test_a_folder_that_cannot_be_made_is_explained(
    tmp_path: Path, platform: str, output: str, words: str
) -> None:
    computer = Computer(tmp_path, platform)
    computer.failures["venv"] = output
    with pytest.raises(Trouble, match=re.escape(words)):
        computer.prepare()
    assert not computer.venv.exists()


@pytest.mark.parametrize(
    ("version", "output", "words"),
    [
        ((3, 12), "Failed to establish ...: Temporary failure in name resolution", "no network?"),
        ((3, 12), "[Errno 11001] getaddrinfo failed", "no network?"),
        ((3, 12), "nodename nor servname provided, or not known", "no network?"),
        ((3, 12), "ProxyError('Cannot connect to proxy.')", "no network?"),
        ((3, 12), "THESE PACKAGES DO NOT MATCH THE HASHES FROM THE FILE", "not what it should be"),
        ((3, 12), "SSLError(SSLCertVerificationError(1, ...", "secure connection"),
        ((3, 12), "No module named pip", "remove it and start again"),
        ((3, 12), "[Errno 28] No space left on device", "full"),
        ((3, 19), "ERROR: No matching distribution found for pygame-ce", "Python 3.14 will do"),
        ((3, 12), "ERROR: No matching distribution found for pygame-ce", "could not be installed"),
    ],
)
def test_packages_that_cannot_be_installed_are_explained(
    tmp_path: Path, version: tuple[int, ...], output: str, words: str
) -> None:
    computer = Computer(tmp_path, version=(*version, 0))
    computer.failures["pip"] = output
    with pytest.raises(Trouble, match=re.escape(words)):
        computer.prepare()


def test_the_stamp_knows_all_that_matters(tmp_path: Path) -> None:
    computer = Computer(tmp_path)
    host = computer.host
    stamps = {
        stamp_of("run", host, tmp_path),
        stamp_of("test", host, tmp_path),
        stamp_of("run", host._replace(version=(3, 13, 1)), tmp_path),
        stamp_of("run", host._replace(platform="darwin"), tmp_path),
    }
    assert len(stamps) == 4
    assert stamp_of("run", host._replace(version=(3, 12, 9)), tmp_path) in stamps


def test_another_pythons_settings_are_left_out() -> None:
    environ = {"PATH": "p", "PYTHONPATH": "x", "PythonHome": "x", "PIP_USER": "1", "HOME": "h"}
    assert clean_environment(environ) == {"PATH": "p", "HOME": "h"}


@pytest.mark.parametrize(
    ("given", "added"),
    [
        ([], True),
        (["tests/store", "-k", "kill"], True),
        (["-n", "4"], False),
        (["-n0"], False),
        (["--pdb"], False),
        (["-p", "no:xdist"], False),
    ],
)
def test_tests_run_on_two_processors_unless_told_otherwise(given: list[str], added: bool) -> None:
    arguments = test_script.pytest_arguments(given, 8)
    assert arguments[len(arguments) - len(given) :] == given
    assert (arguments[: len(arguments) - len(given)] != []) == added
    assert test_script.pytest_arguments(given, 1) == given


def test_the_quick_lane_leaves_out_what_is_marked() -> None:
    assert test_script.pytest_arguments(["--quick", "tests/ai"], 1) == [
        "tests/ai",
        "-m",
        "not whole",
    ]
    assert test_script.pytest_arguments(["--quick"], 8)[-2:] == ["-m", "not whole"]


@pytest.mark.parametrize("name", ["play", "test"])
def test_an_older_python_is_told_what_is_needed(name: str) -> None:
    """The scripts are read whole by old Pythons before they can say so."""
    source = (ROOT / "scripts" / f"{name}.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))
    assert "__future__" not in source
    code = f"import sys; sys.version_info = (3, 8, 1); sys.version = '3.8.1 (x)'\n{source}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "zombiegames needs Python 3.10 or newer; this is 3.8.1.\n"


def test_a_prepared_start_costs_little(tmp_path: Path) -> None:
    computer = Computer(tmp_path)
    computer.prepare()
    start = time.perf_counter()
    computer.prepare()
    assert time.perf_counter() - start < 0.1


def test_messages_are_plain_enough_for_any_console() -> None:
    for name in ("_environment", "play", "test"):
        assert (ROOT / "scripts" / f"{name}.py").read_text(encoding="utf-8").isascii()


# -- the real thing --------------------------------------------------------------------


@pytest.mark.whole
def test_a_real_folder_is_made_and_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """With an empty lock, so that nothing is fetched; in a folder with a difficult name."""
    root = tmp_path / "O'Brien & Söhne"
    (root / "requirements").mkdir(parents=True)
    (root / "requirements" / "run.txt").write_text("# nothing\n", encoding="utf-8")
    python = prepare("run", root=root)
    monkeypatch.setattr(_environment, "_run", lambda command: pytest.fail(f"ran again: {command}"))
    assert prepare("run", root=root) == python
    code = (
        "import sys; sys.path.insert(0, 'scripts'); from pathlib import Path;"
        "from _environment import start;"
        f"start(Path({str(python)!r}), ['-c', 'import sys, zombiegames; print(sys.prefix);"
        " sys.exit(7)'])"
    )
    environ = os.environ | {"PYTHONPATH": "/rubbish"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 7, done.stderr
    assert Path(done.stdout.strip()).resolve() == (root / ".venv").resolve()
    capfd.readouterr()


# -- the locks -------------------------------------------------------------------------


def pins(lock: str) -> dict[str, set[str]]:
    """Package → its pinned versions (several where Pythons differ)."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for line in re.sub(r"\\\n", " ", text).split("\n"):
        requirement, *hashes = line.split("--hash=")
        if not requirement.strip() or requirement.lstrip().startswith("#"):
            continue
        assert re.match(r"[a-z0-9-]+==[^ ]+( ;|$| )", requirement), requirement
        assert hashes, f"no hash: {requirement}"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64} *", h) for h in hashes)
        name, version = requirement.split(" ")[0].split("==")
        found.setdefault(name, set()).add(version)
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_hashes_and_no_host(lock: str) -> None:
    assert len(pins(lock)) >= 4
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text.replace("--index", "index").split("#")[0]


def test_the_locks_agree_and_hold_what_the_project_asks_for() -> None:
    from zombiegames.core.toml import read_toml

    run, test, check, package = map(pins, LOCKS)
    assert all(test[name] == versions for name, versions in run.items())
    assert all(package[name] == versions for name, versions in run.items())
    assert all(check[name] == versions for name, versions in test.items())
    project = read_toml((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for lock, asked in (
        (run, project["dependencies"]),
        (test, extras["test"]),
        (check, extras["check"]),
        (package, extras["package"]),
    ):
        for requirement in asked:
            assert re.split(r"[<>=~!; ]", requirement)[0] in lock


def test_the_locks_are_for_all_systems() -> None:
    text = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    pygame = text[text.index("pygame-ce==") :]
    assert pygame[: pygame.index("# via")].count("--hash=") >= 40, "one wheel a system and Python"
