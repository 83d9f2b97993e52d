"""What the scripts of Zombies!!! 4 are made of: floats, journeys, things that close up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.effects import Floater, Sparks
from zombiegames.ui.table import pieces
from zombiegames.ui.table.director import Appear, Change, Motion, Show, Travel, Vanish, Wait
from zombiegames.ui.table.pieces import ScriptPieces

if TYPE_CHECKING:
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.stage import Key, Place
    from zombiegames.ui.tables.zombies4.places import Places


class Staged(pieces.Staged, Protocol):
    """What the script needs of its table."""

    places: Places

    def follow(self, goal: Goal) -> None:
        """Bring whoever moves into sight, unless a person has moved the map."""

    def plate_rect(self, seat: int) -> pygame.Rect:
        """Where a player's plate lies."""


class Pieces(ScriptPieces):
    """What scripts need of one table."""

    scene: Staged

    def __init__(self, scene: Staged) -> None:
        self.scene = scene

    # -- pieces ------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where everything lies."""
        return self.scene.places

    def rect(self, goal: Goal, square: int) -> pygame.Rect:
        """Where a square lies."""
        view: Woods = goal.view  # type: ignore[assignment]
        return self.places.camera.square(view.land, square)

    def floater(
        self, words: str, at: tuple[int, int], ink: Colour = theme.BONE, size: float = 22
    ) -> Show:
        """Let words float off a point, kept inside the window."""
        label = self.label(words, size, ink)
        rise = self.look.px(12 if self.calm else 34)
        box = label.get_rect(center=(at[0], at[1] - self.look.px(8)))
        box.clamp_ip(self.places.window.inflate(0, -2 * rise))
        return Show(Floater(label, box.center, rise), duration=0.75)

    def near_plate(self, seat: int) -> tuple[int, int]:
        """The left end of a player's plate: where the cards of the others come from."""
        rect = self.scene.plate_rect(seat)
        return rect.left + self.look.px(20), rect.centery

    def sparks(self, goal: Goal, square: int, colours: tuple[Colour, ...]) -> Show | Wait:
        """Let splinters fly off a square."""
        rect = self.rect(goal, square)
        if self.calm or not self.places.window.collidepoint(rect.center):
            return Wait(0.0)
        size = max(3, rect.w // 7)
        return Show(Sparks(rect.center, rect.w, colours, size=size, seed=square + 1), duration=0.45)

    def settle(self, goal: Goal, *sorts: str, but: Key = None) -> list[Motion]:
        """Let things of some sorts close up to where they belong in the end."""
        motions: list[Motion] = []
        sprites = self.scene.stage.sprites
        for key, sprite in sprites.items():
            place = goal.places.get(key)
            if key[0] not in sorts or key == but:
                continue
            if place is None and key[0] == "back":
                motions.append(Vanish(key, duration=0.1))
            elif place is not None and place != sprite.place:
                motions.append(Travel(key, place, duration=0.2, fade=self.calm))
        if "back" in sorts:
            # Cards of a hand that may not be seen are alike: they come and go at its end.
            motions += [
                Appear(key, place, duration=0.15)
                for key, place in goal.places.items()
                if key[0] == "back" and key not in sprites
            ]
        return motions

    def dogs_on(self, square: int) -> list[Key]:
        """The dogs that the stage shows on a square, the first first."""
        keys = [("dog", square, n) for n in range(3)]
        return [key for key in keys if key in self.scene.stage.sprites]

    def dog_spot(self, goal: Goal, square: int, n: int) -> Place:
        """Where the n-th dog of a square stands, in the end or on the way."""
        view: Woods = goal.view  # type: ignore[assignment]
        return goal.places.get(("dog", square, n)) or self.places.dog_place(view, square, n)

    def open_roof(self, goal: Goal) -> list[Motion]:
        """Let roofs open or close as they will be."""
        motions: list[Motion] = []
        for key, sprite in self.scene.stage.sprites.items():
            place = goal.places.get(key)
            if key[0] == "tile" and place is not None and place.face != sprite.place.face:
                motions.append(Change(key, place, duration=0.0))
        return motions

    def pawn_at(self, seat: int) -> tuple[int, int]:
        """Where a pawn is shown, or the middle of the map."""
        sprite = self.scene.stage.sprites.get(("pawn", seat))
        if sprite is None:
            return self.places.window.center
        return round(sprite.x), round(sprite.y)

    def fly_to_plate(self, key: Key, start: Place, seat: int) -> Motion:
        """Let a card that may not be seen fly to a player."""
        x, y = self.near_plate(seat)
        to = start._replace(x=x, y=y, z=start.z + 2000, alpha=60)
        return self.go(key, to, 0.24, arc=self.look.px(30), start=start._replace(z=start.z + 2000))
