"""All settings; each takes effect at once and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.core.words import one_line
from zombiegames.store.settings import (
    CONFIRMS,
    KEEP_GAMES,
    SPEEDS,
    STORIES,
    TEXT_SIZES,
    VOICE_SPEEDS,
)
from zombiegames.ui.kit.controls import Chooser, Segments, Slider, Toggle
from zombiegames.ui.kit.i18n import LANGUAGES, language, tr
from zombiegames.ui.kit.lists import Scroll
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.signs import KEYS, SIGNS
from zombiegames.ui.kit.text import caption, caption_height, fit_text
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.theme import BONE, HURT_TEXT, MUTED
from zombiegames.ui.kit.widget import Label, Panel, Widget
from zombiegames.ui.pages.drafts import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition

    Change = Callable[[Any], Transition]


class Row(NamedTuple):
    """A setting on its page."""

    key: str
    make: Callable[[pygame.Rect], Widget]
    """Makes the control in its place."""
    words: str
    note: str
    share: float
    """Of the width, what words and note have."""


class CaptionLabel(Widget):
    """What a control is and does, for one that has no words of its own."""

    def __init__(self, look: Look, rect: pygame.Rect, words: str, note: str) -> None:
        super().__init__(look, rect, focusable=False)
        self.words = words
        self.caption = caption(look, rect, words, note)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Words are not pointed at."""
        return False

    def describe(self) -> str:
        """Say the words."""
        return self.words

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words."""
        self.caption.draw(surface, self.look, self.rect.y, BONE, MUTED)


PAD = 32
"""Units that the rows leave to the frame above and below, together."""

TABS = ("screen", "sound", "play", "hands")

OF_KEYS = ("full_screen", "speed", "voice")
"""Settings whose notes speak of keys: nothing for who holds a pad."""


class SettingsPage(TitledPage):
    """Four tabs of controls."""

    title_key = "ui.settings.title"

    def __init__(self, tab: str = "screen") -> None:
        self.tab = tab

    @property
    def widest(self) -> int:  # type: ignore[override]
        """Large words need longer lines."""
        return round(860 * (0.6 + 0.4 * self.look.text_size))

    @property
    def tallest(self) -> int:  # type: ignore[override]
        """Large words need more of them."""
        return round(740 * (0.6 + 0.4 * self.look.text_size))

    def content(self, body: pygame.Rect) -> None:
        """Tabs above, controls of one below, where it is all kept at the bottom."""
        look = self.look
        top = pygame.Rect(body.x, body.y, body.w, self.row)
        tabs = [(tab, tr(f"ui.settings.{tab}")) for tab in TABS]
        icons = ("expand", "speaker", "play-button", "pointing")
        self.add(Segments(look, top, tabs, self.tab, self._turn, icons=icons), "tabs")
        note = fit_text(look, self._where(), "body", 15, (body.w, look.px(60)))
        foot = pygame.Rect(body.x, body.bottom - note.height, body.w, note.height)
        self.add(Label(look, foot, self._where(), units=15, colour=MUTED, align="center"))
        frame = pygame.Rect(
            body.x, top.bottom + look.px(18), body.w, foot.y - top.bottom - look.px(34)
        )
        tabs_rows = (self._screen, self._sound, self._play, self._hands)
        rows = tabs_rows[TABS.index(self.tab)]()
        gap = look.px(6)
        inner = frame.inflate(-look.px(64), -look.px(PAD))
        # Lower rows are better than one that has to be scrolled to.
        even = (inner.h - gap * (len(rows) - 1)) // len(rows)
        highs = [
            max(
                min(look.px(64), even),
                caption_height(look, row.words, row.note, int(inner.w * row.share)) + look.px(10),
            )
            for row in rows
        ]
        inner.h = min(inner.h, sum(highs) + gap * (len(rows) - 1))
        frame.h = inner.h + look.px(PAD)
        self.add(Panel(look, frame))
        area = Scroll(look, pygame.Rect(inner.topleft, (inner.w + look.px(20), inner.h)))
        area.subject = self.tab
        self.add(area, "area")
        first = len(self.focus.widgets)
        y = inner.y
        for row, high in zip(rows, highs, strict=True):
            self.add(row.make(pygame.Rect(inner.x, y, inner.w, high)), row.key)
            y += high + gap
        area.hold(self.focus.widgets[first:], y - gap)

    def _where(self) -> str:
        if self.app.profile.in_memory:
            return tr("ui.settings.memory")
        return tr("ui.settings.folder", place=str(self.app.profile.folders.data))

    def _turn(self, tab: str) -> Transition:
        self.tab = tab
        self.rebuild()
        return None

    # -- rows --------------------------------------------------------------------------

    def _screen(self) -> list[Row]:
        app = self.app
        languages = [(code, tr(f"ui.language.{code}")) for code in LANGUAGES]
        sizes = [(size, tr("ui.settings.percent", n=size)) for size in TEXT_SIZES]
        return [
            self._choice("language", languages, language(), self._speak),
            self._choice("text_size", sizes, app.settings.text_size, self._setter("text_size")),
            self._toggle("full_screen", app.window.full_screen, self._full_screen),
            self._switch("high_contrast"),
            self._switch("reduced_motion"),
            self._switch("learning"),
        ]

    def _sound(self) -> list[Row]:
        heard = self.app.audio.available
        speeds = [(speed, tr("ui.settings.percent", n=speed)) for speed in VOICE_SPEEDS]
        speed, story = self.app.settings.voice_speed, self.app.settings.voice_story
        stories = [(name, tr(f"ui.settings.story.{name}")) for name in STORIES]
        rows = [
            self._volume("effects_volume", heard),
            self._volume("music_volume", heard),
            self._switch("muted", enabled=heard),
            self._switch("pause_in_background", enabled=heard),
            self._switch("voice"),
            self._choice("voice_speed", speeds, speed, self._setter("voice_speed")),
            self._choice("voice_story", stories, story, self._setter("voice_story")),
        ]
        if not heard:
            words = tr("ui.settings.no_device")
            rows.append(
                Row(
                    "no_device",
                    lambda r: Label(self.look, r, words, units=17, colour=HURT_TEXT),
                    words,
                    "",
                    1.0,
                )
            )
        return rows

    def _play(self) -> list[Row]:
        speeds = [(speed, tr(f"ui.speed.{speed}")) for speed in SPEEDS]
        keeps = [(number, tr(f"ui.keep.{number}")) for number in KEEP_GAMES]
        settings = self.app.settings
        return [
            self._choice("speed", speeds, settings.speed, self._setter("speed")),
            self._choice("pace", speeds, settings.pace, self._setter("pace")),
            self._switch("confirm_end_turn"),
            self._switch("casual_undo"),
            self._switch("pass_alone"),
            self._switch("stop_at_marks"),
            self._choice("keep_games", keeps, settings.keep_games, self._setter("keep_games")),
            Row("player_name", self._name, *self._words("player_name"), 0.48),
        ]

    def _hands(self) -> list[Row]:
        confirms = [(name, tr(f"ui.pad.confirm.{name}")) for name in CONFIRMS]
        confirm = self.app.settings.confirm
        return [
            self._choice("confirm", confirms, confirm, self._setter("confirm")),
            self._switch("rumble"),
        ]

    def device_changed(self) -> None:
        """Speak of the other device."""
        self.rebuild()

    def _choice(self, name: str, values: list[tuple[Any, str]], value: Any, change: Change) -> Row:
        words, note = self._words(name)
        return Row(
            name,
            lambda r: Chooser(self.look, r, words, values, value, change, note=note, share=0.42),
            words,
            note,
            0.56,
        )

    def _toggle(self, name: str, on: bool, change: Change, *, enabled: bool = True) -> Row:
        words, note = self._words(name)
        return Row(
            name,
            lambda r: Toggle(self.look, r, words, on, change, note=note, enabled=enabled),
            words,
            note,
            0.84,
        )

    def _switch(self, name: str, *, enabled: bool = True) -> Row:
        on = getattr(self.app.settings, name)
        return self._toggle(name, on, self._setter(name), enabled=enabled)

    def _volume(self, name: str, heard: bool) -> Row:
        words, note = self._words(name)
        return Row(
            name,
            lambda r: Slider(
                self.look,
                r,
                words,
                getattr(self.app.settings, name),
                (0, 100),
                5,
                self._volume_setter(name),
                unit=tr("ui.settings.percent", n="{n}"),
                note=note,
                enabled=heard,
                tooltip="" if heard else tr("ui.settings.no_device"),
            ),
            words,
            note,
            0.46,
        )

    @staticmethod
    def _words(name: str) -> tuple[str, str]:
        quiet = SIGNS.device != KEYS and name in OF_KEYS
        return tr(f"ui.settings.{name}"), "" if quiet else tr(f"ui.settings.{name}_tip")

    def _name(self, rect: pygame.Rect) -> Widget:
        look = self.look
        half = rect.w // 2
        words = pygame.Rect(rect.x, rect.y, half - look.px(12), rect.h)
        self.add(CaptionLabel(look, words, *self._words("player_name")))
        field = pygame.Rect(rect.x + half, 0, rect.w - half, self.row)
        field.centery = rect.centery
        name = self.app.settings.player_name
        return TextInput(
            look, field, name, self._set_name, hint=tr("ui.setup.name_hint"), longest=LONGEST_NAME
        )

    # -- changes -----------------------------------------------------------------------

    def _setter(self, name: str) -> Callable[[Any], Transition]:
        def change(value: Any) -> Transition:
            setattr(self.app.settings, name, value)
            self.app.refresh()
            return None

        return change

    def _volume_setter(self, name: str) -> Callable[[int], Transition]:
        def change(value: int) -> Transition:
            settings = self.app.settings
            setattr(settings, name, value)
            self.app.audio.set_volumes(
                settings.effects_volume, settings.music_volume, settings.muted
            )
            settings.save()
            if name == "effects_volume":
                self.app.play("select")
            return None

        return change

    def _speak(self, code: str) -> Transition:
        self.app.set_language(code)
        return None

    def _full_screen(self, on: bool) -> Transition:
        if on != self.app.window.full_screen:
            self.app.toggle_full_screen()
        return None

    def _set_name(self, name: str) -> Transition:
        self.app.settings.player_name = one_line(name, LONGEST_NAME)
        self.app.settings.save()
        return None
