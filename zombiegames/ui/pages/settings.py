"""All settings; each takes effect at once and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.store.settings import SPEEDS, TEXT_SIZES
from zombiegames.ui.controls import Choice, Segments, Slider, TextInput, Toggle
from zombiegames.ui.i18n import LANGUAGES, language, tr
from zombiegames.ui.pages.drafts import LONGEST_NAME
from zombiegames.ui.pages.page import TitledPage
from zombiegames.ui.text import fit_text
from zombiegames.ui.theme import HURT_TEXT, MUTED
from zombiegames.ui.widget import Label, Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.scene import Transition
    from zombiegames.ui.widget import Widget

TABS = ("screen", "sound", "play")


class SettingsPage(TitledPage):
    """Three tabs of controls."""

    title_key = "ui.settings.title"
    widest = 860

    def __init__(self, tab: str = "screen") -> None:
        self.tab = tab

    def content(self, body: pygame.Rect) -> None:
        """Tabs above, controls of one below, where it is all kept at the bottom."""
        look = self.look
        top = pygame.Rect(body.x, body.y, body.w, self.row)
        tabs = [(tab, tr(f"ui.settings.{tab}")) for tab in TABS]
        icons = ("expand", "speaker", "play-button")
        self.add(Segments(look, top, tabs, self.tab, self._turn, icons=icons), "tabs")
        note = fit_text(look, self._where(), "body", 15, (body.w, look.px(60)))
        foot = pygame.Rect(body.x, body.bottom - note.height, body.w, note.height)
        self.add(Label(look, foot, self._where(), units=15, colour=MUTED, align="center"))
        frame = pygame.Rect(
            body.x, top.bottom + look.px(18), body.w, foot.y - top.bottom - look.px(34)
        )
        rows = {"screen": self._screen, "sound": self._sound, "play": self._play}[self.tab]()
        gap = look.px(16)
        frame.h = min(frame.h, len(rows) * (self.row + gap) - gap + look.px(56))
        self.add(Panel(look, frame))
        inner = frame.inflate(-look.px(64), -look.px(56))
        for at, (key, make) in enumerate(rows):
            place = pygame.Rect(inner.x, inner.y + at * (self.row + gap), inner.w, self.row)
            self.add(make(place), key)

    def _where(self) -> str:
        if self.app.profile.in_memory:
            return tr("ui.settings.memory")
        return tr("ui.settings.folder", place=str(self.app.profile.folders.data))

    def _turn(self, tab: str) -> Transition:
        self.tab = tab
        self.rebuild()
        return None

    # -- rows --------------------------------------------------------------------------

    def _screen(self) -> list[tuple[str, Callable[[pygame.Rect], Widget]]]:
        settings = self.app.settings
        languages = [(code, tr(f"ui.language.{code}")) for code in LANGUAGES]
        sizes = [(size, tr("ui.settings.percent", n=size)) for size in TEXT_SIZES]
        return [
            (
                "language",
                lambda r: Choice(
                    self.look, r, tr("ui.settings.language"), languages, language(), self._speak
                ),
            ),
            (
                "text_size",
                lambda r: Choice(
                    self.look,
                    r,
                    tr("ui.settings.text_size"),
                    sizes,
                    settings.text_size,
                    self._setter("text_size"),
                ),
            ),
            (
                "full_screen",
                lambda r: Toggle(
                    self.look,
                    r,
                    tr("ui.settings.full_screen"),
                    self.app.window.full_screen,
                    self._full_screen,
                    tooltip=tr("ui.settings.full_screen_tip"),
                ),
            ),
            self._toggle("high_contrast"),
            self._toggle("reduced_motion"),
        ]

    def _sound(self) -> list[tuple[str, Callable[[pygame.Rect], Widget]]]:
        heard = self.app.audio.available
        rows = [
            self._volume("effects_volume", heard),
            self._volume("music_volume", heard),
            self._toggle("muted", enabled=heard),
        ]
        if not heard:
            rows.append(
                (
                    "no_device",
                    lambda r: Label(
                        self.look, r, tr("ui.settings.no_device"), units=16, colour=HURT_TEXT
                    ),
                )
            )
        return rows

    def _play(self) -> list[tuple[str, Callable[[pygame.Rect], Widget]]]:
        settings = self.app.settings
        return [
            self._speeds("speed"),
            self._speeds("pace"),
            self._toggle("confirm_end_turn"),
            self._toggle("casual_undo"),
            ("player_name", lambda r: self._name(r, settings.player_name)),
        ]

    def _toggle(
        self, name: str, *, enabled: bool = True
    ) -> tuple[str, Callable[[pygame.Rect], Widget]]:
        tip = "" if name == "muted" else tr(f"ui.settings.{name}_tip")
        return name, lambda r: Toggle(
            self.look,
            r,
            tr(f"ui.settings.{name}"),
            getattr(self.app.settings, name),
            self._setter(name),
            tooltip=tip,
            enabled=enabled,
        )

    def _volume(self, name: str, heard: bool) -> tuple[str, Callable[[pygame.Rect], Widget]]:
        unit = tr("ui.settings.percent", n="{n}")
        return name, lambda r: Slider(
            self.look,
            r,
            tr(f"ui.settings.{name}"),
            getattr(self.app.settings, name),
            (0, 100),
            5,
            self._volume_setter(name),
            unit=unit,
            enabled=heard,
            tooltip="" if heard else tr("ui.settings.no_device"),
        )

    def _speeds(self, name: str) -> tuple[str, Callable[[pygame.Rect], Widget]]:
        values = [(speed, tr(f"ui.speed.{speed}")) for speed in SPEEDS]
        return name, lambda r: Choice(
            self.look,
            r,
            tr(f"ui.settings.{name}"),
            values,
            getattr(self.app.settings, name),
            self._setter(name),
            tooltip=tr(f"ui.settings.{name}_tip"),
        )

    def _name(self, rect: pygame.Rect, name: str) -> Widget:
        look = self.look
        half = rect.w // 2
        self.add(
            Label(
                look,
                pygame.Rect(rect.x, rect.y, half - look.px(12), rect.h),
                tr("ui.settings.player_name"),
            )
        )
        field = pygame.Rect(rect.x + half, rect.y, rect.w - half, rect.h)
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
        self.app.settings.player_name = name.strip()
        self.app.settings.save()
        return None
