"""What lies on a table and where: sprites with keys, and passing effects above them.

Places are truth: a scene computes from a view alone where everything lies and hands the result
to :meth:`Stage.reconcile`. Until then motions (see ``director``) may carry sprites about. All
lengths are real pixels. Drawing changes nothing but the memory of what was drawn where, so that
:meth:`Stage.damage` can name the rectangles that look different now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame

from zombiegames.ui.kit.effects import OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

Key = Any
"""Hashable; names one sprite for as long as it is the same thing to the player."""

Face = Any
"""Hashable; says all about how a sprite looks at rest but its size."""


class Place(NamedTuple):
    """Where a thing lies and how it looks."""

    x: float
    """Of the centre."""
    y: float
    w: int
    h: int
    z: int
    """Higher is nearer to the eye."""
    face: Hashable
    angle: float = 0.0
    """Degrees, anticlockwise."""
    alpha: int = 255

    @property
    def rect(self) -> pygame.Rect:
        """The upright rectangle of the thing itself, without shadow or turn."""
        rect = pygame.Rect(0, 0, self.w, self.h)
        rect.center = round(self.x), round(self.y)
        return rect


class Sprite:
    """One thing on the table while it may be in motion."""

    __slots__ = (
        "_look",
        "alpha",
        "angle",
        "drawn",
        "dx",
        "dy",
        "h",
        "key",
        "lift",
        "place",
        "scale",
        "w",
        "x",
        "y",
    )

    def __init__(self, key: Key, place: Place) -> None:
        self.key = key
        self._look: tuple[Any, ...] | None = None
        self.drawn: pygame.Rect | None = None
        """Where it was drawn last."""
        self.settle(place)

    def settle(self, place: Place) -> None:
        """Lie still at a place."""
        self.place = place
        self.x, self.y, self.w, self.h = place.x, place.y, place.w, place.h
        self.angle = place.angle
        self.alpha = float(place.alpha)
        self.scale = 1.0
        """Of the picture at the size of the place."""
        self.dx = self.dy = 0.0
        """Passing offset: a breath, a shiver."""
        self.lift = 0
        """Added to z while it flies."""

    @property
    def face(self) -> Face:
        """How it looks."""
        return self.place.face

    def look(self) -> tuple[Any, ...]:
        """Everything that decides which pixels it covers with what."""
        return (
            round(self.x + self.dx),
            round(self.y + self.dy),
            self.w,
            self.h,
            self.place.z + self.lift,
            self.place.face,
            round(self.angle, 1),
            round(self.alpha),
            round(self.scale, 3),
        )


class Effect(Protocol):
    """Something that passes: a number floating off, a flash, a ring of fire."""

    z: int
    """Among the sprites: higher is nearer to the eye."""

    def rect(self) -> pygame.Rect:
        """What it covers now."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as it is now."""


class Stage:
    """All sprites and effects of one table.

    ``painter(face, size)`` gives the picture of a face at a size, cached by the painter; it may be
    larger than the size (shadow, glow) and is laid centre on centre.
    """

    def __init__(self, painter: Callable[[Face, tuple[int, int]], pygame.Surface]) -> None:
        self.painter = painter
        self.sprites: dict[Key, Sprite] = {}
        self.effects: list[Effect] = []
        self.window: pygame.Rect | None = None
        """Things below ``window_top`` show only inside it: a map larger than its window."""
        self.window_top = 0
        """The lowest z that is not bound to the window."""
        self.held: Key | None = None
        """What the pointer holds: left out by :meth:`draw`, and drawn by :meth:`draw_held`."""
        self._gone: list[pygame.Rect] = []

    # -- places ------------------------------------------------------------------------

    def put(self, key: Key, place: Place) -> Sprite:
        """Lay a thing at a place at once, new or known."""
        sprite = self.sprites.get(key)
        if sprite is None:
            sprite = self.sprites[key] = Sprite(key, place)
        else:
            sprite.settle(place)
        return sprite

    def remove(self, key: Key) -> None:
        """Take a thing away at once; nothing happens if it is not there."""
        sprite = self.sprites.pop(key, None)
        if sprite is not None and sprite.drawn is not None:
            self._gone.append(sprite.drawn)

    def clear(self) -> None:
        """Take everything away at once, what passes as well."""
        for key in list(self.sprites):
            self.remove(key)
        for effect in list(self.effects):
            self.end_effect(effect)

    def rename(self, key: Key, new: Key) -> None:
        """Know a thing by another key from now on."""
        sprite = self.sprites.pop(key, None)
        if sprite is not None:
            self.remove(new)
            sprite.key = new
            self.sprites[new] = sprite

    def differences(self, places: Mapping[Key, Place]) -> list[str]:
        """Say in what the stage is not as ``places`` says; empty: it stands where truth says."""
        found = [f"{key!r} should not be there" for key in self.sprites.keys() - places.keys()]
        for key, place in places.items():
            sprite = self.sprites.get(key)
            if sprite is None:
                found.append(f"{key!r} is missing")
            elif abs(sprite.x - place.x) > 1 or abs(sprite.y - place.y) > 1:
                at = f"({sprite.x:.0f}, {sprite.y:.0f})"
                found.append(f"{key!r} is at {at} instead of ({place.x:.0f}, {place.y:.0f})")
            elif (sprite.w, sprite.h) != (place.w, place.h) or abs(sprite.scale - 1) > 0.01:
                found.append(f"{key!r} has size {(sprite.w, sprite.h)} × {sprite.scale:.2f}")
            elif abs(sprite.alpha - place.alpha) > 1:
                found.append(f"{key!r} has alpha {sprite.alpha:.0f}")
        return found

    def reconcile(self, places: Mapping[Key, Place]) -> None:
        """Make everything lie where ``places`` says."""
        for key in list(self.sprites.keys() - places.keys()):
            self.remove(key)
        for key, place in places.items():
            self.put(key, place)

    # -- drawing -----------------------------------------------------------------------

    def picture(self, sprite: Sprite) -> pygame.Surface:
        """Give the picture of a sprite as it is now, turned and scaled, alpha left out."""
        image = self.painter(sprite.place.face, (sprite.w, sprite.h))
        if abs(sprite.angle) < 0.05 and abs(sprite.scale - 1) < 0.002:
            return image
        return pygame.transform.rotozoom(image, sprite.angle, max(0.02, sprite.scale))

    def draw(self, surface: pygame.Surface, clip: pygame.Rect | None = None) -> None:
        """Draw what touches ``clip`` (None: everything), far things first."""
        items: list[tuple[int, int, Any]] = []
        for order, sprite in enumerate(self.sprites.values()):
            if sprite.key != self.held:
                items.append((sprite.place.z + sprite.lift, order, sprite))
        for order, effect in enumerate(self.effects):
            if effect.z < OVER:
                items.append((effect.z, 100_000 + order, effect))
        items.sort(key=_depth)
        for _, _, item in items:
            if isinstance(item, Sprite):
                self._draw_sprite(surface, item, clip)
            elif clip is None or item.rect().colliderect(clip):
                item.draw(surface)

    def draw_over(self, surface: pygame.Surface, clip: pygame.Rect | None = None) -> None:
        """Draw the effects that lie over all that the table draws on its pieces."""
        for effect in sorted(self.effects, key=lambda effect: effect.z):
            if effect.z >= OVER and (clip is None or effect.rect().colliderect(clip)):
                effect.draw(surface)

    def draw_held(self, surface: pygame.Surface, clip: pygame.Rect | None = None) -> None:
        """Draw what the pointer holds, over all that has been drawn."""
        sprite = self.sprites.get(self.held)
        if sprite is not None:
            self._draw_sprite(surface, sprite, clip)

    def _draw_sprite(
        self, surface: pygame.Surface, sprite: Sprite, clip: pygame.Rect | None
    ) -> None:
        look = sprite.look()
        drawn = sprite.drawn if look == sprite._look else None
        if clip is not None and drawn is not None and not drawn.colliderect(clip):
            return
        alpha = round(sprite.alpha)
        if alpha <= 0:
            sprite.drawn, sprite._look = None, look
            return
        image = self.picture(sprite)
        rect = image.get_rect(center=(look[0], look[1]))
        if self.window is not None and look[4] < self.window_top:
            if not rect.colliderect(self.window):
                sprite.drawn, sprite._look = None, look
                return
            before = surface.get_clip()
            surface.set_clip(self.window.clip(before))
            self._blit(surface, image, rect, alpha)
            surface.set_clip(before)
            rect = rect.clip(self.window)
        else:
            self._blit(surface, image, rect, alpha)
        sprite.drawn, sprite._look = rect, look

    @staticmethod
    def _blit(
        surface: pygame.Surface, image: pygame.Surface, rect: pygame.Rect, alpha: int
    ) -> None:
        if alpha < 255:
            image.set_alpha(alpha)
            surface.blit(image, rect)
            image.set_alpha(255)
        else:
            surface.blit(image, rect)

    def bounds(self, sprite: Sprite) -> pygame.Rect:
        """What a sprite covers now."""
        look = sprite.look()
        rect = self.picture(sprite).get_rect(center=(look[0], look[1]))
        if self.window is not None and look[4] < self.window_top:
            return rect.clip(self.window)
        return rect

    def damage(self) -> list[pygame.Rect]:
        """Name what looks different from when it was last drawn; effects always do.

        Each call forgets what it has named but for sprites, which are remembered by drawing.
        """
        found, self._gone = self._gone, []
        for sprite in self.sprites.values():
            if sprite.look() != sprite._look:
                if sprite.drawn is not None:
                    found.append(sprite.drawn)
                if sprite.alpha > 0:
                    found.append(self.bounds(sprite))
        for effect in self.effects:
            found.append(effect.rect())
        return found

    def add_effect(self, effect: Effect) -> None:
        """Let an effect begin."""
        self.effects.append(effect)

    def end_effect(self, effect: Effect) -> None:
        """Let an effect end; its place is drawn anew."""
        if effect in self.effects:
            self.effects.remove(effect)
            self._gone.append(effect.rect())

    def vacate(self, rect: pygame.Rect) -> None:
        """Say that something outside the stage left a rectangle that must be drawn anew."""
        self._gone.append(rect)

    def at(self, point: tuple[int, int], keys: Iterable[Key] | None = None) -> Key | None:
        """Name the nearest thing under a point (among ``keys`` where given)."""
        best: Sprite | None = None
        chosen = None if keys is None else set(keys)
        for sprite in self.sprites.values():
            if chosen is not None and sprite.key not in chosen:
                continue
            rect = pygame.Rect(0, 0, sprite.w, sprite.h)
            rect.center = round(sprite.x), round(sprite.y)
            if rect.collidepoint(point) and (best is None or sprite.place.z >= best.place.z):
                best = sprite
        return None if best is None else best.key


def _depth(item: tuple[int, int, Any]) -> tuple[int, int]:
    return item[0], item[1]


def merged(rects: Iterable[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Clip rectangles to ``bounds`` and join those that touch, so that none overlaps another."""
    result: list[pygame.Rect] = []
    for rect in rects:
        new = rect.clip(bounds)
        if not new.w or not new.h:
            continue
        while True:
            hit = new.collidelist(result)
            if hit < 0:
                break
            new = new.union(result.pop(hit))
        result.append(new)
    return result
