"""Pictures, fonts and sounds: found, loaded at the size in use, and kept while there is room.

Everything is drawn at the real pixel size: vector pictures are rasterised at exactly the size
asked for. Nothing is read before it is asked for.
"""

from __future__ import annotations

import difflib
import functools
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.fonts import Font
from zombiegames.ui.kit.theme import FONT_FILES

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from zombiegames.ui.kit.theme import Colour


class AssetError(Exception):
    """A picture, font or sound that is not there or cannot be read."""


@functools.cache
def asset_root() -> Path:
    """Find the folder ``assets``: inside the package, or beside it in a source tree.

    Raises:
        AssetError: if there is none.
    """
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "assets", package.parent / "assets"):
        if (folder / "fonts").is_dir():
            return folder
    raise AssetError(f"the folder of pictures and sounds is missing: {package / 'assets'}")


def asset_file(folder: str, name: str, endings: tuple[str, ...]) -> Path:
    """Find ``assets/<folder>/<name><ending>``.

    Raises:
        AssetError: naming the file and a near match.
    """
    root = asset_root() / folder
    for ending in endings:
        path = root / (name if name.endswith(ending) else name + ending)
        if path.is_file():
            return path
    there = [
        path.relative_to(root).with_suffix("").as_posix()
        for path in root.rglob("*")
        if path.suffix in endings
    ]
    near = difflib.get_close_matches(name, there, n=1, cutoff=0.4)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise AssetError(f"no {folder}/{name}{endings[0]}{hint}")


class Shelf:
    """Surfaces by key; the ones longest unused go when their bytes pass a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        """Bytes."""
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give the surface of a key, made if it is not there."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = make()
        self._kept[key] = made
        self.used += made.get_width() * made.get_height() * made.get_bytesize()
        while self.used > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.used -= old.get_width() * old.get_height() * old.get_bytesize()
        return made

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self.used = 0


class Assets:
    """All that is drawn or heard, cached within bounds.

    A display mode must be set before a picture is asked for: surfaces are converted to it.
    """

    def __init__(self) -> None:
        self._icons = Shelf(12_000_000)
        self._pictures = Shelf(40_000_000)
        self._texts = Shelf(10_000_000)
        self._painted = Shelf(24_000_000)
        self._fonts: dict[tuple[str, int], Font] = {}
        self._sounds: dict[str, pygame.mixer.Sound] = {}

    def make_room(self, canvas: tuple[int, int]) -> None:
        """Keep more where the canvas is larger: what one picture shows must always fit."""
        share = max(1.0, canvas[0] * canvas[1] / (1920 * 1080))
        self._pictures.limit = round(40_000_000 * share)
        self._painted.limit = round(24_000_000 * share)
        self._texts.limit = round(10_000_000 * share)

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """Give ``img/icons/<name>.svg`` in one colour, ``size`` × ``size`` pixels."""
        return self._icons.get(
            (name, size, colour), lambda: self._tinted(f"icons/{name}", size, colour)
        )

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Give ``img/<name>`` (svg or png) in exactly ``size`` pixels, its shape kept."""
        return self._pictures.get((name, size), lambda: self._fitted(name, size))

    def template(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Give such a picture that is not kept: something that is kept will be painted from it."""
        return self._fitted(name, size)

    def painted(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give a surface that code draws once: shadows, paper, nights. ``key`` holds all it
        depends on, size and colours included.
        """
        return self._painted.get(key, make)

    def font(self, role: str, px: int) -> Font:
        """Give the font of a role (:data:`theme.TITLE` …) at a height in pixels."""
        font = self._fonts.get((role, px))
        if font is None:
            path = asset_file("fonts", FONT_FILES[role], (".ttf",))
            font = self._fonts[role, px] = Font(str(path), px)
        return font

    def text(self, text: str, role: str, px: int, colour: Colour) -> pygame.Surface:
        """Draw one line of text."""
        return self._texts.get(
            (text, role, px, colour), lambda: self._label(text, role, px, colour)
        )

    def sound(self, name: str) -> pygame.mixer.Sound:
        """Give ``sfx/<name>.ogg``; the mixer must be running."""
        sound = self._sounds.get(name)
        if sound is None:
            path = asset_file("sfx", name, (".ogg",))
            sound = self._sounds[name] = pygame.mixer.Sound(str(path))
        return sound

    def forget_words(self) -> None:
        """Drop what may have been drawn with words in it: the language has changed."""
        self._texts.clear()
        self._painted.clear()

    def forget(self) -> None:
        """Drop all drawn surfaces: the size or the theme has changed."""
        for shelf in (self._icons, self._pictures, self._texts, self._painted):
            shelf.clear()
        self._fonts.clear()

    def _label(self, text: str, role: str, px: int, colour: Colour) -> pygame.Surface:
        return self.font(role, px).line(text, colour).convert_alpha()

    def _tinted(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        drawn = self._fitted(name, (size, size))
        drawn.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn

    def _fitted(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        path = asset_file("img", name, (".svg", ".png", ".jpg"))
        try:
            if path.suffix == ".svg":
                drawn = pygame.image.load_sized_svg(str(path), size)
            else:
                drawn = pygame.image.load(str(path)).convert_alpha()
                share = min(size[0] / drawn.get_width(), size[1] / drawn.get_height())
                drawn = pygame.transform.smoothscale(
                    drawn,
                    (
                        max(1, round(drawn.get_width() * share)),
                        max(1, round(drawn.get_height() * share)),
                    ),
                )
        except pygame.error as error:
            raise AssetError(f"{path.name} cannot be read: {error}") from error
        if drawn.get_size() == size:
            return drawn.convert_alpha()
        whole = pygame.Surface(size, pygame.SRCALPHA)
        whole.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
        return whole.convert_alpha()
