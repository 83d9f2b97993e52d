"""What the scripts of Zombies!!! 4 are made of: floats, journeys, things that close up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombies4 import events as told
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.effects import Banner, Floater
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.table.director import Appear, Beat, Change, Motion, Show, Travel, Vanish, Wait
from zombiegames.ui.table.pieces import Floating, ScriptPieces
from zombiegames.ui.tables.zombies4.places import Places

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.stage import Key, Place

MOMENT = 3.2
"""Seconds for which the banner of a great moment stands; nothing waits for it."""

POINTED = 0.9
"""Seconds for which an arrow points at what happens out of sight."""


class Pieces(ScriptPieces[Places]):
    """What scripts need of one table."""

    floating = Floating(size=22, rise=34, calm_rise=12, lift=8, duration=0.9, beside=True)

    # -- pieces ------------------------------------------------------------------------

    def rect(self, goal: Goal, square: int) -> pygame.Rect:
        """Where a square lies."""
        view: Woods = goal.view
        return self.places.camera.square(view.land, square)

    def beats(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """Give the beats of an event; what happens out of sight is pointed at as well."""
        at = self._out_of_sight(event, goal)
        if at is not None:
            yield Beat(Show(self.pointer(at), duration=POINTED, beside=True))
        yield from super().beats(event, goal)

    def _out_of_sight(self, event: Any, goal: Goal) -> tuple[int, int] | None:
        """Where an event happens, if that cannot be seen."""
        camera = self.places.camera
        if isinstance(event, told.TilePlaced):
            rect = camera.tile(event.x, event.y)
        elif getattr(event, "square", -1) >= 0 and type(event) in self.shows:
            rect = self.rect(goal, event.square)
        else:
            return None
        return None if camera.clear.colliderect(rect) else rect.center

    def pointer(self, at: tuple[int, int]) -> Floater:
        """Draw an arrow at the edge of the map towards what lies beyond it."""
        look, clear = self.look, self.places.camera.clear
        side = look.px(30)
        room = clear.inflate(-2 * side, -2 * side)
        x = max(room.left, min(room.right, at[0]))
        y = max(room.top, min(room.bottom, at[1]))
        whole = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
        way = pygame.Vector2(at[0] - x, at[1] - y).normalize()
        aside = pygame.Vector2(-way.y, way.x)
        for ink, size in ((theme.INK, 0.95), (theme.ACT, 0.7)):
            tip = pygame.Vector2(side, side) + way * side * size
            foot = pygame.Vector2(side, side) - way * side * 0.6 * size
            corners = (tip, foot + aside * side * 0.7 * size, foot - aside * side * 0.7 * size)
            pygame.draw.polygon(whole, look.colour(ink), corners)
        return Floater(whole, (x, y), 0)

    def float_room(self, rise: int) -> pygame.Rect:
        """Keep words inside the window of the map."""
        return self.places.window.inflate(0, -2 * rise)

    def moment(self, title: str, sentence: str, ink: Colour) -> Motion:
        """Let a banner stand over the map for what changes the game, with what it means."""
        look, clear = self.look, self.places.camera.clear
        head = self.label(title, 30, ink)
        gap = look.px(12)
        room = (min(clear.w - 4 * gap, look.px(560)), clear.h // 2)
        told = fit_text(look, sentence, theme.SEMI, 17, room, lines=3)
        lines = [look.assets.text(line, theme.SEMI, told.px, theme.BONE) for line in told.lines]
        wide = max(label.get_width() for label in (head, *lines)) + 2 * gap
        whole = pygame.Surface((wide, head.get_height() + told.height + 2 * gap), pygame.SRCALPHA)
        rect = whole.get_rect()
        paint.panel(whole, look, rect, theme.NIGHT_TOP, radius=10, alpha=225, border=ink)
        whole.blit(head, head.get_rect(midtop=(rect.centerx, gap)))
        box = pygame.Rect(gap, gap + head.get_height(), wide - 2 * gap, told.height)
        draw_lines(whole, look, told, theme.SEMI, theme.BONE, box, align="center")
        rise = 0 if self.calm else look.px(8)
        at = (clear.centerx, clear.y + gap + whole.get_height() // 2 + rise)
        return Show(Banner(whole, at, rise), duration=MOMENT, beside=True)

    def lies_open(self, seat: int) -> bool:
        """Tell whether the hand of a player is on the table."""
        return seat == self.places.seat or seat in self.places.fans

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
