"""Let a monkey loose in the whole window: menu, setup, every page, the tables of all games.

    python3 scripts/soak_window.py [--events 50000] [--language en fr es] [--seed 1]

It moves, clicks twice, drags, types, pastes, resizes, drops files and looks away, as strangely as
it can. Prints the longest step and the memory; a crash with what was done before it. The exit code
is 1 if anything crashed or stood still.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import traceback
from collections import Counter, deque
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402

from tests.strange import STRANGE_NAMES, strange_text, whole_letters  # noqa: E402
from zombiegames.ai.minds import Thinking  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402
from zombiegames.store.paths import below  # noqa: E402
from zombiegames.store.profile import Profile  # noqa: E402
from zombiegames.store.savefile import ENDING  # noqa: E402
from zombiegames.ui import app as app_module  # noqa: E402
from zombiegames.ui.app import App  # noqa: E402
from zombiegames.ui.kit.i18n import LANGUAGES  # noqa: E402
from zombiegames.ui.kit.scene import Reset  # noqa: E402
from zombiegames.ui.kit.text_input import TextInput  # noqa: E402
from zombiegames.ui.pages.menu import Menu  # noqa: E402
from zombiegames.ui.pages.setup import Setup  # noqa: E402
from zombiegames.ui.table.scene import GameScene  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SIZES = (
    (1280, 720), (1024, 640), (1920, 1080), (900, 560), (1080, 1920), (640, 400),
    (60, 900), (1600, 30), (1, 1), (8000, 50), (1, 1000), (3440, 1440),
)  # fmt: skip
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE,
    pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME,
    pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F11,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1), pygame.K_SLASH,
)  # fmt: skip
MODIFIERS = (0, 0, 0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
LOOKS = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED,
)  # fmt: skip
BRIEFLY = Thinking(scale=0.02, process=False, timed=False)
FRAME = 0.05
"""Seconds that pass with each event, on a clock of its own."""
VISIT = 300
"""Events after which it sits down at the next game, and speaks its language again."""
REMEMBERED = 40
"""Events told of a crash."""
WARM = 0.2
"""Share of a run after which the memory is no longer expected to grow."""


class Longest(NamedTuple):
    """The step that took longest."""

    seconds: float = 0.0
    """Of the processor, so that other programs do not count."""
    event: str = ""
    scene: str = ""


class Monkey:
    """Plays with one window in one language."""

    def __init__(self, folder: Path, language: str, seed: int) -> None:
        self.rng = Random(f"{seed}/{language}")
        self.language = language
        self.folder = folder
        self.done: deque[str] = deque(maxlen=REMEMBERED)
        self.crashes: list[str] = []
        self.longest = Longest()
        self.scenes: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.time = 0.0
        app_module.now = lambda: self.time  # type: ignore[attr-defined]
        self.app = App(Profile(below(folder / "home")), language=language, thinking=BRIEFLY)
        self.app.crash = self._crashed  # type: ignore[method-assign]
        self.app._wait = lambda seconds: app_module._happened()  # type: ignore[method-assign]
        pygame.scrap.get_text = lambda: strange_text(self.rng, 200)  # type: ignore[assignment]
        self.drops = self._make_files()
        self.app.start(Menu())
        self.app.audio.open()

    def _make_files(self) -> list[str]:
        places = [self.folder / "nothing", self.folder, Path("/dev/zero"), Path("\0")]
        for name in STRANGE_NAMES:
            place = self.folder / (os.fsdecode(name) + ENDING)
            place.write_bytes(b"format = 1\n" + bytes(range(256)))
            places.append(place)
        return [str(place) for place in places]

    def _crashed(self, error: Exception) -> None:
        trace = "".join(traceback.format_exception(type(error), error, error.__traceback__))
        told = "\n".join(f"    {line}" for line in self.done)
        self.crashes.append(f"{trace}  after:\n{told}")
        App.crash(self.app, error)

    def rest(self) -> float:
        """Go home, let go of everything drawn, and give the megabytes still in use."""
        pygame.display.set_mode(SIZES[0], pygame.RESIZABLE)
        self.app.stack.change(Reset(Menu()))
        self.app.refresh()
        self.app.assets.forget()
        self.app.draw()
        gc.collect()
        return memory()

    # -- what it does ------------------------------------------------------------------

    def act(self, number: int) -> None:
        """Do one thing, let time pass, and measure it."""
        app = self.app
        begun = process_time()
        try:
            self._choose(number)
        except Exception as error:
            self._crashed(error)
        scene = type(app.stack.top).__name__
        self.scenes[scene] += 1
        app.step()
        took = process_time() - begun
        if took > self.longest.seconds:
            self.longest = Longest(took, self.done[-1], scene)
        self.time += FRAME

    def _choose(self, number: int) -> None:
        app, rng = self.app, self.rng
        if app.stack.ended or not app.stack.scenes:
            app.stack.close()
            app.stack.ended = False
            app.start(Menu())
        if number % VISIT == 0:
            game = list(GAMES)[number // VISIT % len(GAMES)]
            self._post(f"visit {game}")
            app.set_language(self.language)
            app.stack.change(Reset(Setup(game, strange_text(rng))))
        elif number % VISIT == VISIT // 20 and isinstance(app.stack.top, Setup):
            self._post("start", *self._tapped(pygame.K_RETURN))
        else:
            rng.choices(*zip(*self._means(), strict=True))[0]()

    def _means(self) -> list[tuple[Callable[[], None], float]]:
        return [
            (self.click, 40),
            (partial(self.click, times=2), 6),
            (self.drag, 5),
            (self.key, 22),
            (self.type, 8),
            (self.wheel, 4),
            (self.wait, 8),
            (self.look, 3),
            (self.drop, 0.7),
            (self.resize, 1.5),
            (self.set, 1),
        ]

    def _post(self, words: str, *events: pygame.event.Event) -> None:
        self.actions[words.split(maxsplit=1)[0]] += 1
        self.done.append(f"{type(self.app.stack.top).__name__}: {words}")
        for event in events:
            pygame.event.post(event)

    def _somewhere(self) -> tuple[int, int]:
        """Choose a point of the window: mostly on something."""
        app, rng = self.app, self.rng
        widgets = getattr(getattr(app.stack.top, "focus", None), "widgets", [])
        (width, height), pane = app.size, app.window.pane
        x, y = rng.randrange(-20, width + 20), rng.randrange(-20, height + 20)
        if isinstance(app.stack.top, GameScene) and rng.random() < 0.7:
            widgets = [spot for spot in app.stack.top.spots if spot.state] or widgets
        if widgets and rng.random() < 0.9:
            x, y = rng.choice(widgets).rect.center
        return pane.x + x * pane.w // width, pane.y + y * pane.h // height

    @staticmethod
    def _button(kind: int, pos: tuple[int, int], **how: Any) -> pygame.event.Event:
        return pygame.event.Event(kind, pos=pos, **how)

    def _moved(self, pos: tuple[int, int]) -> pygame.event.Event:
        return self._button(pygame.MOUSEMOTION, pos, rel=(1, 1), buttons=(0, 0, 0))

    def click(self, times: int = 1) -> None:
        """Click once, or twice at once."""
        pos, button = self._somewhere(), self.rng.choice((1, 1, 1, 1, 1, 1, 1, 2, 3))
        down, up = (
            self._button(kind, pos, button=button, touch=False)
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        )
        self._post(f"click {pos} {button} x{times}", self._moved(pos), *(down, up) * times)

    def drag(self) -> None:
        """Press, move, and mostly let go."""
        start, stop = self._somewhere(), self._somewhere()
        events = [
            self._moved(start),
            self._button(pygame.MOUSEBUTTONDOWN, start, button=1, touch=False),
            self._moved(stop),
        ]
        if self.rng.random() < 0.9:
            events.append(self._button(pygame.MOUSEBUTTONUP, stop, button=1, touch=False))
        self._post(f"drag {start} {stop}", *events)

    @staticmethod
    def _tapped(key: int, mod: int = 0) -> list[pygame.event.Event]:
        text = chr(key) if 32 <= key < 127 else ""
        return [
            pygame.event.Event(kind, key=key, mod=mod, unicode=text, scancode=0)
            for kind in (pygame.KEYDOWN, pygame.KEYUP)
        ]

    def key(self) -> None:
        """Tap a key, perhaps with another held."""
        key, mod = self.rng.choice(KEYS), self.rng.choice(MODIFIERS)
        if key == pygame.K_q:
            mod = 0
        self._post(f"key {pygame.key.name(key)} {mod}", *self._tapped(key, mod))

    def type(self) -> None:
        """Type or paste a text, into a field if there is one."""
        focus = getattr(self.app.stack.top, "focus", None)
        fields = [w for w in focus.widgets if isinstance(w, TextInput)] if focus else []
        if fields:
            focus.focus(self.rng.choice(fields))
        if self.rng.random() < 0.3:
            self._post("paste", *self._tapped(pygame.K_v, pygame.KMOD_CTRL))
            return
        text = whole_letters(strange_text(self.rng))
        self._post(f"type {text!a}", pygame.event.Event(pygame.TEXTINPUT, text=text))

    def wheel(self) -> None:
        """Turn the wheel."""
        y = self.rng.choice((-9, -1, 1, 9))
        event = pygame.event.Event(
            pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y), flipped=False
        )
        self._post(f"wheel {y}", event)

    def wait(self) -> None:
        """Let some time pass."""
        self.time += self.rng.choice((0.1, 0.5, 3, 30))
        self._post("wait")

    def look(self) -> None:
        """Look away, or here again."""
        kind = self.rng.choice(LOOKS)
        self._post(f"look {pygame.event.event_name(kind)}", pygame.event.Event(kind))

    def drop(self) -> None:
        """Let a file go over the window."""
        saves = [str(entry.path) for entry in self.app.saves.entries()[:3]]
        place = self.rng.choice([*self.drops, *saves])
        self._post(f"drop {place!a}", pygame.event.Event(pygame.DROPFILE, file=place))

    def resize(self) -> None:
        """Give the window another size."""
        size = self.rng.choice(SIZES[:6] if self.rng.random() < 0.6 else SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(f"resize {size}", pygame.event.Event(pygame.WINDOWSIZECHANGED, x=0, y=0))

    def set(self) -> None:
        """Change a setting that would take many clicks."""
        settings, rng = self.app.settings, self.rng
        settings.text_size = rng.choice((100, 130, 150, 175))
        settings.speed = settings.pace = rng.choice(("slow", "normal", "instant", "instant"))
        settings.reduced_motion = rng.random() < 0.2
        settings.high_contrast = rng.random() < 0.2
        self._post(f"set {settings.text_size} {settings.speed}")
        self.app.refresh()


def memory() -> float:
    """Give the megabytes in use; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(language: str, events: int, seed: int, frozen: float, grown: float) -> bool:
    """Let it play in one language; True if all went well."""
    with tempfile.TemporaryDirectory(prefix="soak-", ignore_cleanup_errors=True) as folder:
        begun = perf_counter()
        monkey = Monkey(Path(folder), language, seed)
        warm = monkey.rest()
        for number in range(events):
            monkey.act(number)
            if number == int(events * WARM):
                warm = monkey.rest()
        seconds, now = perf_counter() - begun, monkey.rest()
        monkey.app.close()
    longest = monkey.longest
    print(f"{language}: {events} events in {seconds:.0f} s, {len(monkey.crashes)} crashes")
    print(f"  longest step {longest.seconds:.2f} s: {longest.event} (then {longest.scene})")
    print(f"  memory {warm:.0f} MB after {WARM:.0%} of them, {now:.0f} MB at the end")
    print(f"  did: {', '.join(f'{what} {n}' for what, n in monkey.actions.most_common())}")
    print(f"  was at: {', '.join(f'{what} {n}' for what, n in monkey.scenes.most_common())}")
    for crash, times in Counter(monkey.crashes).most_common():
        print(f"\n{times}x {crash}")
    sys.stdout.flush()
    return not monkey.crashes and longest.seconds < frozen and now - warm < grown


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--events", type=int, default=50_000, help="for each language")
    parser.add_argument("--language", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--frozen", type=float, default=1.0, help="seconds no step may take")
    parser.add_argument("--grown", type=float, default=150.0, help="MB it may grow once warm")
    given = parser.parse_args(arguments)
    fine = [
        run(language, given.events, given.seed, given.frozen, given.grown)
        for language in given.language
    ]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
