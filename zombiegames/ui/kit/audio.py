"""Sounds and music; silent, and saying so, where there is no device."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.assets import AssetError, asset_file

if TYPE_CHECKING:
    from zombiegames.ui.kit.assets import Assets

FADE_MS = 1200
"""Music comes and goes over this time."""

CLOSE_SECONDS = 1.0
"""A device that has vanished may never answer; it is not waited for longer."""


class Audio:
    """What is heard. Every method is safe without a device."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self.available = False
        """Whether sounds can be heard; False until :meth:`open` found a device."""
        self.reason = ""
        """What the system said when there was none."""
        self._effects = 0.7
        self._music = 0.4
        self._muted = False
        self._paused = False
        self._playing: str | None = None

    def open(self) -> None:
        """Look for a device. Costs time: call it after the first picture."""
        try:
            pygame.mixer.init(44100, -16, 2, 512)
            pygame.mixer.set_num_channels(16)
        except pygame.error as error:
            self.reason = str(error)
            return
        self.available = True
        self._volumes()
        playing, self._playing = self._playing, None
        self.music(playing)

    def set_volumes(self, effects: int, music: int, muted: bool) -> None:
        """Set both volumes in per cent, and whether all is silent."""
        self._effects, self._music, self._muted = effects / 100, music / 100, muted
        if self.available:
            self._volumes()

    def _volumes(self) -> None:
        try:
            pygame.mixer.music.set_volume(0 if self._muted else self._music * 0.7)
        except pygame.error as error:
            self._lost(error)

    def pause(self, paused: bool) -> None:
        """Be silent for a while, the music too, or go on where it was."""
        if paused == self._paused:
            return
        self._paused = paused
        if not self.available:
            return
        try:
            if paused:
                pygame.mixer.stop()
                pygame.mixer.music.pause()
            else:
                pygame.mixer.music.unpause()
        except pygame.error as error:
            self._lost(error)

    def _lost(self, error: pygame.error) -> None:
        self.available = False
        self.reason = str(error)

    def play(self, name: str) -> None:
        """Play ``sfx/<name>.ogg`` once.

        Raises:
            AssetError: if there is no such sound.
        """
        if not self.available or self._muted or self._paused or not self._effects:
            return
        try:
            sound = self._assets.sound(name)
            sound.set_volume(self._effects)
            sound.play()
        except pygame.error as error:
            self._lost(error)

    def music(self, name: str | None) -> None:
        """Play ``music/<name>.ogg`` over and over; None: fade out."""
        if name == self._playing:
            return
        self._playing = name
        if not self.available:
            return
        try:
            if name is None:
                pygame.mixer.music.fadeout(FADE_MS)
            else:
                pygame.mixer.music.load(str(asset_file("music", name, (".ogg",))))
                pygame.mixer.music.play(-1, fade_ms=FADE_MS)
                if self._paused:
                    pygame.mixer.music.pause()
                self._volumes()
        except AssetError:
            self._playing = None
            raise
        except pygame.error as error:
            self._lost(error)

    def close(self) -> bool:
        """Let the device go; False if it does not answer."""
        if pygame.mixer.get_init() is None:
            return True
        closing = threading.Thread(target=pygame.mixer.quit, daemon=True)
        closing.start()
        closing.join(CLOSE_SECONDS)
        return not closing.is_alive()
