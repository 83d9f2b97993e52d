"""The pieces of which the scripts of Zombiaki are made: floats, flashes, faces, journeys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit.effects import Flicker, Ring, Tracer, Wash
from zombiegames.ui.table.director import (
    Change,
    Motion,
    Show,
    Travel,
    Wait,
)
from zombiegames.ui.table.pieces import Floating, ScriptPieces
from zombiegames.ui.tables.zombiaki.faces import FLAMES, TokenFace
from zombiegames.ui.tables.zombiaki.places import Places, sharing

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.pieces import Staged
    from zombiegames.ui.table.stage import Place

EMBER: tuple[Colour, ...] = ((255, 196, 90), (232, 129, 58), (90, 70, 60))
RUBBLE: tuple[Colour, ...] = ((150, 140, 128), (96, 90, 86), (190, 180, 160))
BLOOD: tuple[Colour, ...] = ((111, 154, 69), (78, 110, 46), (179, 38, 30))
FLASH: Colour = (255, 240, 190)


class Pieces(ScriptPieces[Places]):
    """What scripts need of one table."""

    floating = Floating(size=24, rise=40, calm_rise=14, lift=8, duration=0.75)

    def __init__(self, scene: Staged[Places]) -> None:
        super().__init__(scene)
        self._groan = 0

    # -- pieces ------------------------------------------------------------------------

    def centre(self, square: int) -> tuple[int, int]:
        """Middle of a square."""
        return self.places.squares[square].center

    def ring(self, square: int, reach: float, colour: Colour) -> Show | Wait:
        """Let an explosion ring outward over ``reach`` squares."""
        if self.calm:
            return Show(Wash(self.places.squares[square], colour, 150), duration=0.3)
        radius = round(self.places.squares[square].h * reach)
        return Show(Ring(self.centre(square), radius, colour), duration=0.45)

    def splinters(self, square: int, colours: tuple[Colour, ...], reach: float = 0.7) -> Motion:
        """Let splinters fly over ``reach`` squares."""
        far = round(self.places.squares[square].h * reach)
        size, seed = self.look.px(7), square + 1
        return self.sparks(self.centre(square), far, colours, size=size, seed=seed, duration=0.5)

    def flames(self, square: int, kind: str = "fire", frames: int = FLAMES) -> Show:
        """Let fire or lightning lick over a square."""
        place = self.places.fire_place(square)
        assets = self.look.assets
        pictures = [
            assets.picture(f"zombiaki/over/{kind}-{n}", (place.w, place.h)).copy()
            for n in range(1, frames + 1)
        ]
        turns = 1 if self.calm else 9
        return Show(Flicker(pictures, (place.x, place.y), turns), duration=0.6)

    def tracer(self, start: tuple[float, float], square: int) -> Show | Wait:
        """Let a bullet fly to a square."""
        if self.calm:
            return Show(Wash(self.places.squares[square], FLASH, 130), duration=0.2)
        return Show(Tracer(start, self.centre(square), FLASH, self.look.px(6)), duration=0.2)

    def face(self, figure: int, goal: Goal) -> TokenFace:
        """How a figure looks now on the stage, or at the goal, or anyhow."""
        sprite = self.scene.stage.sprites.get(("figure", figure))
        place = goal.places.get(("figure", figure)) if sprite is None else sprite.place
        face = None if place is None else place.face
        return face if isinstance(face, TokenFace) else TokenFace(figure, 1)

    def figure_at(self, square: int) -> int:
        """Which figure the stage shows on a square, or -1."""
        rect = self.places.squares[square]
        for key, sprite in self.scene.stage.sprites.items():
            if key[0] == "figure" and rect.collidepoint(sprite.x, sprite.y):
                return int(key[1])
        return -1

    def stand(self, figure: int, square: int, face: TokenFace, goal: Goal) -> Place:
        """Where a figure stands on a square, at the end or on the way."""
        view: Street = goal.view
        place = goal.places.get(("figure", figure))
        if place is not None and view.at[figure] == square:
            return place._replace(face=face)
        return self.places.token_place(square, face, sharing(view, square))

    def make_room(self, square: int, goal: Goal) -> Motion:
        """Let who stands on a square step aside for a new thing, or back to its middle."""
        figure = self.figure_at(square)
        if figure < 0:
            return Wait(0.0)
        place = self.stand(figure, square, self.face(figure, goal), goal)
        return Travel(("figure", figure), place, duration=0.15, fade=self.calm)

    def relook(self, figure: int, face: TokenFace, jolt: float = 0.0) -> Motion:
        """Let a figure look otherwise where it stands."""
        sprite = self.scene.stage.sprites.get(("figure", figure))
        if sprite is None:
            return Wait(0.0)
        shake = 0.0 if self.calm else self.look.px(jolt)
        return Change(("figure", figure), sprite.place._replace(face=face), jolt=shake)

    def settle_hand(self, seat: int, goal: Goal, but: int = -1) -> list[Motion]:
        """Let the cards of a hand close up."""
        motions: list[Motion] = []
        view: Street = goal.view
        for card in view.hands[seat]:
            key = ("card", card)
            sprite = self.scene.stage.sprites.get(key)
            if card != but and sprite is not None and sprite.place != goal.places[key]:
                motions.append(Travel(key, goal.places[key], duration=0.22, fade=self.calm))
        return motions

    def groan(self) -> str:
        """Name the next of three groans."""
        self._groan = self._groan % 3 + 1
        return f"zombie_groan_{self._groan}"
