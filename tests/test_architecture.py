"""What keeps every file readable and the program sound: looked up in the source itself."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.conftest import ROOT, run_python
from tests.sources import SCRIPTS, SOURCES, TESTS, floor_of, imports, name_of, offenders, parsed

LONGEST = 600
"""Lines of a file."""

BLOCKED = """
import importlib, importlib.util, pkgutil, sys

class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("pygame", "numpy", "PIL"):
            raise ImportError(f"{name} has no place below the user interface")

sys.meta_path.insert(0, Block())
assert "pygame" not in sys.modules
import zombiegames
names = []
for floor in ("core", "games", "ai", "learn", "store"):
    package = importlib.import_module(f"zombiegames.{floor}")
    names += [m.name for m in pkgutil.walk_packages(package.__path__, f"zombiegames.{floor}.")]
for name in names:
    importlib.import_module(name)
from zombiegames.games import GAMES
print(len(names), len(GAMES))
try:
    import pygame
except ImportError:
    pass
else:
    raise SystemExit("the block does not hold")
"""


def test_everything_below_the_user_interface_runs_without_pygame() -> None:
    done = run_python("-c", BLOCKED)
    assert done.returncode == 0, done.stderr
    modules, games = map(int, done.stdout.split())
    assert modules > 15
    assert games >= 1


def test_importing_the_package_starts_and_writes_nothing(tmp_path: Path) -> None:
    code = (
        "import threading, multiprocessing, sys\n"
        "import zombiegames.__main__, zombiegames.store.profile\n"
        "assert threading.active_count() == 1\n"
        "assert multiprocessing.active_children() == []\n"
    )
    done = run_python("-c", code)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert list(tmp_path.iterdir()) == []


NO_PYGAME_SCRIPTS = (
    "arena", "pars", "perft", "playthrough", "slopes", "soak", "play", "test", "_environment",
)  # fmt: skip


@pytest.mark.parametrize("name", NO_PYGAME_SCRIPTS)
def test_scripts_that_draw_nothing_need_no_pygame(name: str) -> None:
    path = ROOT / "scripts" / f"{name}.py"
    modules = {module for module, _ in imports(parsed(path))}
    assert not any(m.split(".")[0] == "pygame" or m.startswith("zombiegames.ui") for m in modules)


@pytest.mark.parametrize("name", ["play", "test", "package", "_environment"])
def test_scripts_that_prepare_need_the_standard_library_alone(name: str) -> None:
    from sys import stdlib_module_names

    modules = {
        module.split(".")[0] for module, _ in imports(parsed(ROOT / "scripts" / f"{name}.py"))
    }
    # What only runs in the prepared folder may need what is installed there.
    modules = {module for module in modules if not module.startswith("_package_")}
    assert modules <= stdlib_module_names | {"_environment"}


def too_long(path: Path) -> list[str]:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    return [f"{lines} lines"] if lines > LONGEST else []


def test_files_are_short() -> None:
    assert offenders([*SOURCES, *SCRIPTS, *TESTS], too_long) == {}


@pytest.mark.whole
def test_all_is_python_3_10() -> None:
    for path in (*SOURCES, *SCRIPTS, *TESTS):
        parsed(path)
    with pytest.raises(SyntaxError):
        ast.parse("try:\n    f()\nexcept* OSError:\n    pass", feature_version=(3, 10))


# -- calls that are never right --------------------------------------------------------

FORBIDDEN_MODULES = {"pickle", "marshal", "shelve", "dill", "cPickle"}
FORBIDDEN_CALLS = {"eval", "exec", "compile", "SysFont", "match_font", "get_default_font"}

CLOCKS = {"time.time", "datetime.now", "datetime.datetime.now", "date.today"}
CLOCK_FILES = {
    "zombiegames/store/files.py",
    "zombiegames/store/games.py",
    "zombiegames/ui/app.py",
    "zombiegames/ui/pages/saves.py",
}
"""Where the time of day is read: file stamps and what is shown. Durations use ``monotonic``."""

OTHER_OPENS = {
    "os.open", "tarfile.open", "wave.open", "Image.open", "self.audio.open", "self.app.audio.open",
    "self.open",
}  # fmt: skip
"""What is called open and reads no text."""

LETTERS_FILE = "zombiegames/ui/kit/fonts.py"
"""Where text becomes pixels: elsewhere a letter without width would end the program."""

NO_GENERATOR = ("core", "games")
"""Floors in which nothing draws from the global random generator."""


def called(node: ast.Call) -> str:
    """Give the last name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def faults_of_calls(name: str, tree: ast.AST) -> list[str]:
    """List what no file of the program may do, with the line."""
    faults = []
    for module, _ in imports(tree):
        if module.split(".")[0] in FORBIDDEN_MODULES:
            faults.append(f"import {module}")
        if module in ("time.time", "datetime.datetime.now") and name not in CLOCK_FILES:
            faults.append(f"import {module}")
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        what, whole = called(node), ast.unparse(node.func)
        keywords = {keyword.arg: keyword.value for keyword in node.keywords}
        if what in FORBIDDEN_CALLS and whole != "re.compile":
            faults.append(f"{node.lineno}: {whole}()")
        if whole in CLOCKS and name not in CLOCK_FILES:
            faults.append(f"{node.lineno}: {whole}()")
        is_text = what == "open" and whole not in OTHER_OPENS and not _is_binary(node, keywords)
        if (is_text or what in ("read_text", "write_text")) and "encoding" not in keywords:
            faults.append(f"{node.lineno}: {what}() without encoding")
        if (whole == "pygame.font.Font" or what == "render") and name != LETTERS_FILE:
            faults.append(f"{node.lineno}: {whole}()")
        if what == "Popen" and keywords.get("shell") is not None:
            faults.append(f"{node.lineno}: a shell")
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and node.type is None:
            faults.append(f"{node.lineno}: bare except")
    return faults


def _is_binary(node: ast.Call, keywords: dict[str | None, ast.expr]) -> bool:
    """Whether the mode of an ``open`` has a b; the mode may stand first (a path's) or second."""
    given = [*node.args[:2], *([keywords["mode"]] if "mode" in keywords else [])]
    modes = [a.value for a in given if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return any(re.fullmatch(r"[rwxa]?b[+]?|[rwxa][+]?b", mode) for mode in modes)


@pytest.mark.whole
def test_nothing_dangerous_or_unsteady_is_called() -> None:
    faults = offenders([*SOURCES, *SCRIPTS], lambda p: faults_of_calls(name_of(p), parsed(p)))
    assert faults == {}


@pytest.mark.parametrize(
    "line",
    [
        "import pickle",
        "from marshal import loads",
        "eval('1')",
        "exec(code)",
        "pygame.font.SysFont('Arial', 12)",
        "pygame.font.Font(path, 12)",
        "font.render(name, True, ink)",
        "time.time()",
        "from time import time",
        "datetime.datetime.now()",
        "open(path)",
        "open(path, 'w')",
        "path.open()",
        "path.read_text()",
        "path.write_text('x')",
        "try:\n    f()\nexcept:\n    pass",
    ],
)
def test_what_is_dangerous_is_seen(line: str) -> None:
    assert faults_of_calls("zombiegames/x.py", ast.parse(line)) != []


@pytest.mark.parametrize(
    "line",
    [
        "open(path, 'rb')",
        "path.open('wb')",
        "open(path, encoding='utf-8')",
        "re.compile('x')",
        "time.monotonic()",
        "os.open(path, 0)",
    ],
)
def test_what_is_harmless_is_not_blamed(line: str) -> None:
    assert faults_of_calls("zombiegames/x.py", ast.parse(line)) == []


def chancy_imports(path: Path) -> list[str]:
    """List imports by which rules could draw from a generator, a clock or the system."""
    chancy = {"random", "secrets", "time", "datetime", "threading", "os"}
    # The match draws nature's actions from a seed; that is the one place.
    allowed = {"random", "random.Random", "random.SystemRandom"}
    return [
        module
        for module, typing_only in imports(parsed(path))
        if module.split(".")[0] in chancy
        and not typing_only
        and not (name_of(path) == "zombiegames/core/match.py" and module in allowed)
    ]


def test_rules_draw_from_no_generator_of_their_own() -> None:
    rules = [path for path in SOURCES if floor_of(path) in NO_GENERATOR]
    assert offenders(rules, chancy_imports) == {}


def test_only_the_toml_module_reads_toml() -> None:
    for path in SOURCES:
        modules = {module.split(".")[0] for module, _ in imports(parsed(path))}
        if modules & {"tomllib", "tomli", "tomli_w"}:
            assert name_of(path) == "zombiegames/core/toml.py"


# -- words -----------------------------------------------------------------------------


def undocumented(tree: ast.Module) -> list[str]:
    """List public modules, classes and functions without a docstring."""
    missing = [] if ast.get_docstring(tree) else ["the module"]

    def look(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if not isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                continue
            overloaded = any("overload" in ast.unparse(d) for d in node.decorator_list)
            setter = any(ast.unparse(d).endswith(".setter") for d in node.decorator_list)
            if node.name.startswith("_") or overloaded or setter:
                continue
            if not ast.get_docstring(node):
                missing.append(prefix + node.name)
            if isinstance(node, ast.ClassDef):
                look(node.body, f"{prefix}{node.name}.")

    look(tree.body, "")
    return missing


def test_everything_public_says_what_it_is() -> None:
    assert offenders(SOURCES, lambda path: undocumented(parsed(path))) == {}


def untyped(path: Path) -> list[str]:
    """List functions with an argument or a result without a type."""
    found = []
    for node in ast.walk(parsed(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            missing = [a for a in arguments if not a.annotation and a.arg not in ("self", "cls")]
            if missing or node.returns is None:
                found.append(f"{node.lineno}: {node.name}")
    return found


def test_every_signature_has_types() -> None:
    assert offenders(SOURCES, untyped) == {}


EMPTY_WORDS = re.compile(r"(Manager|Handler|Helper|Utils?)$", re.IGNORECASE)


def empty_names(path: Path) -> list[str]:
    classes = [node.name for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef)]
    return [name for name in (path.stem, *classes) if EMPTY_WORDS.search(name)]


def test_names_say_something() -> None:
    assert offenders([*SOURCES, *SCRIPTS], empty_names) == {}


UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")


def test_nothing_is_left_for_later() -> None:
    def look(path: Path) -> list[str]:
        return UNFINISHED.findall(path.read_text(encoding="utf-8"))

    assert offenders([*SOURCES, *SCRIPTS], look) == {}


PLACES = re.compile(
    r"/(?:work|tmp|root|home|Users)/[a-z]|https?://[a-z.-]*(?:pypi|mirror|registry)"
)


def test_no_place_of_one_computer_is_written_down() -> None:
    pages = sorted(ROOT.glob("*.md")) + sorted((ROOT / "requirements").glob("*.txt"))
    files = [*SOURCES, *SCRIPTS, *pages, ROOT / "pyproject.toml"]
    assert offenders(files, lambda p: PLACES.findall(p.read_text(encoding="utf-8"))) == {}
