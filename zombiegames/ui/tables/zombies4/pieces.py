"""What the scripts of Zombies!!! 4 are made of: floats, journeys, things that close up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.table.director import Appear, Change, Motion, Travel, Vanish, Wait
from zombiegames.ui.table.pieces import Floating, ScriptPieces
from zombiegames.ui.tables.zombies4.places import Places

if TYPE_CHECKING:
    import pygame

    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.stage import Key, Place


class Pieces(ScriptPieces[Places]):
    """What scripts need of one table."""

    floating = Floating(size=22, rise=34, calm_rise=12, lift=8, duration=0.9, beside=True)

    # -- pieces ------------------------------------------------------------------------

    def rect(self, goal: Goal, square: int) -> pygame.Rect:
        """Where a square lies."""
        view: Woods = goal.view
        return self.places.camera.square(view.land, square)

    def float_room(self, rise: int) -> pygame.Rect:
        """Keep words inside the window of the map."""
        return self.places.window.inflate(0, -2 * rise)

    def near_plate(self, seat: int) -> tuple[int, int]:
        """The left end of a player's plate: where the cards of the others come from."""
        rect = self.scene.side.players.rects[seat]
        return rect.left + self.look.px(20), rect.centery

    def splinters(self, goal: Goal, square: int, colours: tuple[Colour, ...]) -> Motion:
        """Let splinters fly off a square that is in sight."""
        rect = self.rect(goal, square)
        if not self.places.window.collidepoint(rect.center):
            return Wait(0.0)
        size, seed = max(3, rect.w // 7), square + 1
        return self.sparks(rect.center, rect.w, colours, size=size, seed=seed, duration=0.25)

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
                motions.append(Travel(key, place, duration=0.1, fade=self.calm))
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
        view: Woods = goal.view
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
