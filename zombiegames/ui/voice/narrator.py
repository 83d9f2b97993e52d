"""What is said: whatever changes on the screen, once, in the order in which one would look.

The narrator looks after every step of the program and asks nothing of pages and tables: it compares
what there is with what it has said. So what is drawn anew is not said anew, and what nobody sees,
the table below a curtain, is not said at all. A key silences what it is saying and then says what
came of the key: where that is nothing, what is asked.
"""

from __future__ import annotations

import math
import re
from collections import deque
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit.i18n import language, tr
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.table.hooks import Hooks
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.spots import Spot
from zombiegames.ui.voice.aloud import aloud, joined, spoken
from zombiegames.ui.voice.voice import MOST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.focus import Focus
    from zombiegames.ui.kit.scene import Program, Scene
    from zombiegames.ui.kit.widget import Widget
    from zombiegames.ui.table.course import LogLine
    from zombiegames.ui.table.speech import Said
    from zombiegames.ui.voice.voice import Voice

NEAR = 18
"""Places of a sort that are read; of more, those next to where one is."""

SHORT = "short"
"""Setting with which one line is said of a turn of the others."""

PRESS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_e)
"""Keys of which whoever presses them awaits something."""

HELD = (
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT,
)  # fmt: skip
"""Keys that are held with others, and alone ask for nothing new."""

LATEST = 6
"""Lines of the log that are read with the table."""

ZONES = {
    "square": "board", "cell": "board", "exit": "board", "car": "board", "lane": "board",
    "place": "board", "ground": "board",
    "hand": "hand", "rack": "hand", "grave": "graves", "plot": "graves",
    "front": "front", "tray": "tray", "seat": "players", "player": "players",
}  # fmt: skip
"""Sort of spots → the part of the table that it is read with; others lie in the middle."""

SURFACES = ("rack", "plot", "ground", "felt", "place")
"""Sorts of spots on which others lie, or will; they are told where something can be done there."""

PEOPLE = ("seat", "player")
"""Sorts of spots of which all is read that the side panel would say."""


class Part(NamedTuple):
    """Something that is read as a whole."""

    heading: str
    lines: Sequence[str]

    def words(self) -> str:
        """Give all of it in a line."""
        heading = tr("voice.part", heading=self.heading) if self.heading else ""
        return joined([heading, *self.lines])


class Narrator:
    """Looks at the program and tells a voice what to say."""

    def __init__(self, app: Program, voice: Voice) -> None:
        self.app = app
        self.voice = voice
        self._scene: Scene | None = None
        """What was on top."""
        self._focus = ("", "")
        """Key and words of what had the keys."""
        self._table: GameScene[Any] | None = None
        self._log: list[LogLine] = []
        """The log as it was, and how much of it has been said."""
        self._heard = 0
        self._said: Said | None = None
        self._asked = (-1, -1)
        """Length of the match at the question that was told last, and who is asked."""
        self._anew = False
        """Whether the question is said again, told or not."""
        self._hint = ""
        self._read: list[str] = []
        """What the page said that came up last."""
        self._note = ""
        self._next = 0
        """Part that the reading key reads next; 0: begins with what has the keys."""
        self._told_lost = False
        self._heading = ""
        """What told last whose turn it is."""
        self._brief = -1
        """Whose turn the line was about that was said last."""
        self._last: deque[str] = deque(maxlen=MOST)
        """What was said since the last key of which anything came."""
        self._nothing_since = False
        """Whether nothing was said since the last key."""
        self._awaits = False
        """Whether whoever pressed it awaits something."""

    # -- what the program says ---------------------------------------------------------

    def say(self, *parts: str) -> None:
        """Say sentences as one."""
        words = joined(parts)
        if words:
            if self._nothing_since:
                self._last.clear()
                self._nothing_since = False
            self._last.append(words)
            self._utter(words)

    def _utter(self, words: str) -> None:
        self.voice.language, self.voice.speed = language(), self.app.settings.voice_speed
        self.voice.say(words)

    def tell(self, text: str) -> None:
        """Say what is shown over everything."""
        self.say(aloud(text))

    def pressed(self, event: pygame.event.Event) -> bool:
        """Learn of a key or a click before anybody else; True if it was for the narrator."""
        if event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        self.voice.hush()
        if event.type == pygame.KEYDOWN and event.key in HELD:
            shift, ctrl = pygame.KMOD_SHIFT, pygame.KMOD_CTRL
            if event.mod & (shift if event.key in HELD[:2] else ctrl) and event.key in HELD[:4]:
                self._utter(joined(self._last))
            return False
        self._nothing_since = True
        self._awaits = event.type == pygame.KEYDOWN and event.key in PRESS
        if event.type == pygame.MOUSEBUTTONDOWN:
            return False
        # On French keyboards digits lie under Shift: what counts is where the key is.
        digits = event.key - pygame.K_1, event.scancode - pygame.KSCAN_1
        digit = next((digit for digit in digits if 0 <= digit < 9), -1)
        if event.mod & pygame.KMOD_ALT and digit >= 0:
            parts = self.parts()
            self.say(parts[digit].words() if digit < len(parts) else tr("voice.nothing"))
            return True
        if event.key != pygame.K_t or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._next = 0
            return False
        if isinstance(self._with_keys(), TextInput):
            return False
        self.read(whole=bool(event.mod & pygame.KMOD_SHIFT))
        return True

    def look(self) -> None:
        """Say what has changed since the last look."""
        scenes = self.app.stack.scenes
        if self.voice.lost and not self._told_lost:
            self._told_lost = True
            self.app.notify("voice.lost")
        if not scenes:
            return
        top = scenes[-1]
        if self._is_covered():
            # Between two people nobody is told anything but what the curtain says.
            if self._table is not None:
                self._table = self._scene = None
                self._last.clear()
                self.voice.hush()
            if isinstance(top, GameScene):
                return
        if top is not self._scene:
            self._arrive(top)
        if isinstance(top, GameScene):
            self._look_at(top)
        self._follow_focus()
        if self._awaits and self._nothing_since and isinstance(top, GameScene):
            self.say(self._hint if top.can_act else "")
        self._awaits = False

    def _is_covered(self) -> bool:
        """Whether a table waits below a curtain for whoever sits down next."""
        tables = (scene for scene in self.app.stack.scenes if isinstance(scene, GameScene))
        return any(table.curtains.covered for table in tables)

    def _arrive(self, scene: Scene) -> None:
        self._scene, self._focus, self._next = scene, ("", ""), 0
        if not isinstance(scene, GameScene):
            self._read = [aloud(words) for words in scene.spoken()]
            self.say(*self._read, self._default(scene))
            return
        # What was shown before anybody listened is read on request; what is asked is said again,
        # unless what lay over the table has said it.
        if scene is not self._table or self._hint not in self._read:
            self._hint, self._anew = "", True
        if scene is not self._table:
            self._table = scene
            self._log, self._heard = scene.course.log, len(scene.course.log)
            self._said, self._note, self._asked = None, "", (-1, -1)
            self._brief = -1
            self._heading = joined(map(aloud, _heading(scene)))
            self.say(self._heading)

    @staticmethod
    def _default(scene: Scene) -> str:
        """Say what Enter does, where nothing has the keys."""
        focus = getattr(scene, "focus", None)
        default = None if focus is None or focus.ringed else focus.default
        return "" if default is None else tr("voice.enter", thing=aloud(default.describe()))

    # -- a table -----------------------------------------------------------------------

    def _look_at(self, table: GameScene[Any]) -> None:
        self._tell_log(table)
        said = table.speech.said
        if said is not self._said:
            self._said = said
            if said is not None:
                self.say(aloud(said.words()))
        papers = [aloud(w.describe()) for w in table.focus.widgets if w.key == "note"]
        note = joined(papers)
        if note != self._note:
            self._note = note
            self.say(note)
        choice = table.choice if table.can_act else None
        hint = aloud(table.hint_words()) if choice is not None or table.waiting.sign_shown else ""
        asked = self._asked if choice is None else (len(table.match), choice.seat)
        if asked != self._asked or (self._anew and choice is not None):
            since = table.match.lines[self._asked[0] :] if self._asked[0] >= 0 else []
            others = any(0 <= line.seat != asked[1] for line in since)
            if choice is not None and (others or asked[1] != self._asked[1]):
                if not _names(self._heading, table.course.name(choice.seat)):
                    self.say(tr("voice.turn", name=aloud(table.header(table.view).seat)))
                self._heading = ""
            self._asked, self._anew = asked, False
            step = _step(table) if not hint else ""
            self.say(step, hint)
        elif hint and hint != self._hint:
            self.say(hint)
        self._hint = hint or (self._hint if choice is not None else "")

    def _tell_log(self, table: GameScene[Any]) -> None:
        log = table.course.log
        if log is not self._log or len(log) < self._heard:
            if len(log) < self._heard and table.course.decides:
                self.say(tr("voice.undone"))
            self._log, self._heard = log, len(log)
            return
        if len(log) > self._heard:
            lines = list(zip(*table.told_lines(most=len(log) - self._heard), strict=True))
            self._heard = len(log)
            if lines and lines[-1][0] is log[-1] and _goes_on(table):
                # It is told with what joins it, at the latest when somebody is asked.
                self._heard -= 1
                lines.pop()
            for line, words in lines:
                if words.startswith("**"):
                    self._heading = words
                if self._worth_saying(table, line, words):
                    self.say(aloud(words))

    def _worth_saying(self, table: GameScene[Any], line: LogLine, words: str) -> bool:
        """Tell whether a line of the log is said: of the others' turns all are, or the first only
        and what is about whoever listens.
        """
        if self.app.settings.voice_story != SHORT:
            return True
        persons, seat = table.course.persons, table.match.lines[line.number].seat
        if any(_names(words, table.course.name(person)) for person in persons):
            return True
        begun = 0 <= seat != self._brief and not words.startswith("**")
        self._brief = seat if begun else self._brief
        return begun or seat in persons

    # -- what has the keys -------------------------------------------------------------

    def _with_keys(self) -> Widget | None:
        focus: Focus | None = getattr(self.app.stack.scenes[-1], "focus", None)
        return focus.current if focus is not None and focus.ringed else None

    def _follow_focus(self) -> None:
        widget = self._with_keys()
        if widget is None:
            self._focus = ("", "")
            return
        focus: Focus = self.app.stack.scenes[-1].focus  # type: ignore[attr-defined]
        ahead: list[str] = []
        if isinstance(widget, Spot) and self._table is not None:
            ahead = [aloud(told) for _, told in self._table.previewed]
        words = spoken(widget, focus, ahead)
        before, self._focus = self._focus, (widget.key, words)
        if self._focus != before:
            self.say(words)

    # -- reading -----------------------------------------------------------------------

    def read(self, *, whole: bool = False) -> None:
        """Say where one is; asked again, the next part; ``whole``: all parts."""
        parts = self.parts()
        if whole:
            for part in parts:
                self.say(part.words())
            return
        widget = self._with_keys()
        if self._next == 0 and widget is not None:
            self.say(self._focus[1], self._explained(widget))
            self._next = 1
        elif parts:
            self.say(parts[max(0, self._next - 1) % len(parts)].words())
            self._next = max(1, self._next) % len(parts) + 1
        else:
            self.say(tr("voice.nothing"))

    def _explained(self, widget: Widget) -> str:
        """Say more of what has the keys."""
        table = self._table
        if isinstance(widget, Spot) and table is not None:
            thing = table.inspect(widget.name)
            lines = [] if thing is None else map(aloud, thing.text.split("\n"))
            return joined(line for line in lines if line not in self._focus[1])
        tip = aloud(SIGNS.told(widget.tip()))
        return "" if tip and tip in self._focus[1] else tip

    def parts(self) -> list[Part]:
        """List all that can be read, in the order of the screen."""
        scene = self.app.stack.scenes[-1]
        if isinstance(scene, GameScene):
            return self._parts_of(scene) if not scene.curtains.covered else []
        focus: Focus | None = getattr(scene, "focus", None)
        widgets = [] if focus is None else focus.widgets
        heads = [aloud(line) for line in scene.spoken()]
        told = [aloud(w.describe()) for w in widgets if w.visible and not w.focusable]
        parts = [Part("", list(dict.fromkeys([*heads, *told])))] if [*heads, *told] else []
        controls = [w for w in widgets if w.visible and w.focusable]
        for zone in dict.fromkeys(w.zone for w in controls):
            parts.append(Part("", [aloud(w.describe()) for w in controls if w.zone == zone]))
        return [part for part in parts if any(part.lines)]

    def _parts_of(self, table: GameScene[Any]) -> list[Part]:
        step, hint = _step(table), aloud(table.hint_words())
        now = [*_heading(table), "" if hint.startswith(step) else step, hint]
        told = [] if table.speech.said is None else [table.speech.said.words()]
        parts = [Part("", [aloud(line) for line in (*now, self._note, *told)])]
        zones: dict[str, list[Spot]] = {}
        for spot in table.spots:
            if spot.zone in SURFACES and not spot.beckons:
                continue
            zones.setdefault(ZONES.get(spot.zone, "piles"), []).append(spot)
        here = self._with_keys()
        for zone, spots in zones.items():
            centre = here.rect.center if here is not None and here in spots else None
            lying = [spot for spot in spots if spot.beckons or not table.is_bare(spot.name)]
            near = lying if zone == "hand" else _nearest(lying, centre)
            lines = _counted([self._read_spot(table, spot) for spot in near])
            if len(lying) < len(spots):
                lines.append(tr("voice.bare") if lines else tr("voice.empty"))
            parts.append(Part(tr(f"voice.zone.{zone}"), lines))
        log = table.log_lines(most=4 * LATEST)[-LATEST:]
        if log:
            parts.append(Part(tr("table.log"), [aloud(line) for line in log]))
        buttons = [w for w in table.focus.widgets if w.key.startswith("button ")]
        if buttons:
            parts.append(Part(tr("voice.zone.buttons"), [aloud(w.describe()) for w in buttons]))
        return parts

    @staticmethod
    def _read_spot(table: Hooks[Any], spot: Spot) -> str:
        line = aloud(spot.describe())
        thing = table.inspect(spot.name) if spot.zone in PEOPLE else None
        return line if thing is None else joined([line, aloud(thing.text)])


def _heading(table: Hooks[Any]) -> list[str]:
    header = table.header(table.view)
    return [header.title, header.turn, header.seat]


def _step(table: Hooks[Any]) -> str:
    """Name the step of the turn that is under way."""
    header = table.header(table.view)
    return aloud(header.steps[header.step]) if 0 <= header.step < len(header.steps) else ""


def _goes_on(table: GameScene[Any]) -> bool:
    """Tell whether the last line of the log may still grow before a person does something."""
    waits = table.settled and (table.choice is not None or table.course.over)
    return not waits and table.telling is not None and table.telling.goes_on


def _names(words: str, name: str) -> bool:
    """Tell whether a player is named in a text."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words) is not None


def _counted(lines: Sequence[str]) -> list[str]:
    """Say lines that follow their equals once, with their number."""
    runs = ((line, len(list(run))) for line, run in groupby(lines))
    return [line if n == 1 else tr("voice.copies", line=line, n=n) for line, n in runs]


def _nearest(spots: Sequence[Spot], centre: tuple[int, int] | None) -> list[Spot]:
    """Pick of many the spots next to a point, or those where something can be done."""
    if len(spots) <= NEAR:
        return list(spots)
    if centre is None:
        return sorted(spots, key=lambda spot: not spot.beckons)[:NEAR]
    return sorted(spots, key=lambda spot: math.dist(spot.rect.center, centre))[:NEAR]
