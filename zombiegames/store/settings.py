"""What a player has chosen, kept from one start to the next.

Read and set the fields, then call :meth:`Settings.save`. Only keys changed since the last save
are written into the file as it then is: two running copies of the program both keep their
changes, and keys of a newer program stay. A value that makes no sense is replaced by its default.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.core.words import visible

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.protocol import OptionValue
    from zombiegames.store.documents import Document
    from zombiegames.store.writer import Writer

FORMAT = 1

LANGUAGES = ("", "en", "fr", "es")
"""Empty: as the system has it."""
TEXT_SIZES = (100, 115, 130, 150, 175)
"""Per cent."""
SPEEDS = ("slow", "normal", "fast", "instant")
CONFIRMS = ("maker", "lower", "right")
"""Which of two buttons of a pad confirms: as its maker has it, always the same."""
STORIES = ("all", "short")
VOICE_SPEEDS = (50, 75, 100, 125, 150, 200, 250, 300)
"""Per cent."""
BELLS = ("short", "ok", "off")
"""How long the bell of a table with several people stands open: a moment, until OK, not at all."""

KEEP_GAMES = (1000, 200, 0)
"""How many finished games may be kept."""

_MOST_SEATS = 12
_LONGEST_TEXT = 200


class Setup(NamedTuple):
    """How a game was last set up."""

    controllers: tuple[str, ...]
    """Who sat where, as a match has it: ``person:Ada``, ``bot:normal:Grimwald``."""
    colours: tuple[str, ...] = ()
    """Name of the colour of each seat; empty: the game's own."""
    preset: str = ""
    """Name of the chosen preset; empty: the options below."""
    options: Mapping[str, OptionValue] = MappingProxyType({})
    """Options that differ from the preset."""


@dataclass
class Settings:
    """All settings, each with its default."""

    language: str = ""
    """One of ``LANGUAGES``."""
    text_size: int = 100
    """One of ``TEXT_SIZES``."""
    effects_volume: int = 70
    """Per cent."""
    music_volume: int = 40
    """Per cent."""
    muted: bool = False
    pause_in_background: bool = True
    """Whether nothing is heard while another window is in use."""
    voice: bool = False
    """Whether what is on the screen is said aloud."""
    voice_speed: int = 100
    """One of ``VOICE_SPEEDS``."""
    voice_story: str = "all"
    """How much is said of the turns of others; one of ``STORIES``."""
    speed: str = "normal"
    """Of motion; one of ``SPEEDS``."""
    pace: str = "normal"
    """Of computers' turns; one of ``SPEEDS``."""
    reduced_motion: bool = False
    high_contrast: bool = False
    full_screen: bool = False
    window_size: tuple[int, int] = (1280, 720)
    """Of the window when it is not full screen, in pixels."""
    confirm_end_turn: bool = True
    bell: str = "short"
    """One of ``BELLS``."""
    lone_bell: str = "ok"
    """One of ``BELLS``, for a person alone: how long a question what to play waits."""
    casual_undo: bool = False
    """Whether undo may go beyond what was rolled or revealed."""
    pass_alone: bool = False
    """Whether who can only pass does so without being asked, in Zombie the card game."""
    confirm: str = "maker"
    """One of ``CONFIRMS``."""
    rumble: bool = False
    """Whether the pad is felt at what matters."""
    keep_games: int = 1000
    """One of ``KEEP_GAMES``; those with a star are kept whatever it is."""
    stop_at_marks: bool = False
    """Whether a game that is watched stops where something is worth seeing."""
    player_name: str = ""
    """What the person at this computer last called themselves."""
    last_game: str = ""
    """Id of the game last played."""
    last_lesson: str = ""
    """Id of the game whose lesson was looked at last."""
    learning: bool = True
    """Whether lessons, problems and nights are offered on the menu."""
    seen: tuple[str, ...] = ()
    """Names of hints that need not be shown again."""
    setups: dict[str, Setup] = field(default_factory=dict)
    """Game id → how it was last set up."""

    def __post_init__(self) -> None:
        self.first = False
        """Whether nothing had been kept yet when they were read: a first start."""
        self._document: Document | None = None
        self._writer: Writer | None = None
        self._saved = _flat(self)
        self._unwritten: dict[str, Any] = {}
        self._guard = threading.Lock()

    @property
    def right_confirms(self) -> bool | None:
        """Whether the right one of the two confirms; None: as the maker of the pad has it."""
        return {"lower": False, "right": True}.get(self.confirm)

    @classmethod
    def load(cls, document: Document, writer: Writer) -> Settings:
        """Read the settings; never fails."""
        settings = cls()
        content = document.read()
        settings.first = not content
        for name, is_valid in _VALID.items():
            if name in content and is_valid(content[name]):
                value = content[name]
                if isinstance(value, str):
                    value = visible(value)
                setattr(settings, name, tuple(value) if isinstance(value, list) else value)
        setups = content.get("setups")
        if isinstance(setups, dict):
            for game, table in setups.items():
                setup = _read_setup(table)
                if setup is not None:
                    settings.setups[game] = setup
        settings._document, settings._writer = document, writer
        settings._saved = _flat(settings)
        return settings

    def save(self) -> None:
        """Keep in the background what was changed, and what could not be kept before."""
        now = _flat(self)
        changed = {key: value for key, value in now.items() if self._saved.get(key) != value}
        self._saved = now
        with self._guard:
            self._unwritten.update(changed)
            waiting = bool(self._unwritten)
        if waiting and self._writer is not None:
            self._writer.submit("settings", self._write)

    def _write(self) -> None:
        assert self._document is not None
        with self._guard:
            changes = dict(self._unwritten)

        def change(content: dict[str, Any]) -> None:
            content["format"] = FORMAT
            for key, value in changes.items():
                table, _, game = key.partition("/")
                if not game:
                    content[key] = value
                    continue
                if not isinstance(content.get(table), dict):
                    content[table] = {}
                content[table][game] = value

        if changes and self._document.update(change):
            with self._guard:
                for key, value in changes.items():
                    if self._unwritten[key] == value:
                        del self._unwritten[key]


def _flat(settings: Settings) -> dict[str, Any]:
    """List all values as TOML has them, each setup as a key of its own."""
    flat: dict[str, Any] = {}
    for each in fields(settings):
        value = getattr(settings, each.name)
        if each.name != "setups":
            flat[each.name] = list(value) if isinstance(value, tuple) else value
    for game, setup in settings.setups.items():
        flat[f"setups/{game}"] = {
            "controllers": list(setup.controllers),
            "colours": list(setup.colours),
            "preset": setup.preset,
            "options": dict(setup.options),
        }
    return flat


def _read_setup(table: object) -> Setup | None:
    if not isinstance(table, dict):
        return None
    controllers, colours = table.get("controllers"), table.get("colours", [])
    preset, options = table.get("preset", ""), table.get("options", {})
    if not (_is_texts(controllers) and controllers and _is_texts(colours) and _is_text(preset)):
        return None
    if not (
        isinstance(options, dict) and all(isinstance(v, (bool, int, str)) for v in options.values())
    ):
        return None
    return Setup(tuple(controllers), tuple(colours), preset, MappingProxyType(options))


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_TEXT


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= _MOST_SEATS and all(map(_is_text, value))


def _is_hints(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_size(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(side) is int and 320 <= side <= 16384 for side in value)
    )


def _one_of(*allowed: object) -> Callable[[object], bool]:
    return lambda value: any(value == v and type(value) is type(v) for v in allowed)


def _percent(value: object) -> bool:
    return type(value) is int and 0 <= value <= 100


_VALID: Mapping[str, Callable[[object], bool]] = {
    "language": _one_of(*LANGUAGES),
    "text_size": _one_of(*TEXT_SIZES),
    "effects_volume": _percent,
    "music_volume": _percent,
    "muted": _is_bool,
    "pause_in_background": _is_bool,
    "voice": _is_bool,
    "voice_speed": _one_of(*VOICE_SPEEDS),
    "voice_story": _one_of(*STORIES),
    "speed": _one_of(*SPEEDS),
    "pace": _one_of(*SPEEDS),
    "reduced_motion": _is_bool,
    "high_contrast": _is_bool,
    "full_screen": _is_bool,
    "window_size": _is_size,
    "confirm_end_turn": _is_bool,
    "bell": _one_of(*BELLS),
    "lone_bell": _one_of(*BELLS),
    "casual_undo": _is_bool,
    "pass_alone": _is_bool,
    "confirm": _one_of(*CONFIRMS),
    "rumble": _is_bool,
    "keep_games": _one_of(*KEEP_GAMES),
    "stop_at_marks": _is_bool,
    "player_name": _is_text,
    "last_game": _is_text,
    "last_lesson": _is_text,
    "learning": _is_bool,
    "seen": _is_hints,
}
