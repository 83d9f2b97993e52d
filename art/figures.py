"""The cast: zombies, dogs and people as layered ink figures.

A figure stands on y = 240 around x = 100, faces right and is about 200 units tall, with a head
too big for it: what is read at the size of a token is the head and the arms.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from shapely.geometry.base import BaseGeometry

from art.shapes import affinity, path, union

INK = "#15110D"
BONE = "#E9E0C9"
SKIN = "#A9C46C"
SKIN_DARK = "#7B9A48"
RED = "#B3261E"


@dataclass
class Figure:
    """Shapes from back to front, each with its ink."""

    layers: list[tuple[BaseGeometry, str]] = field(default_factory=list)

    def add(self, colour: str, *shapes: BaseGeometry) -> Figure:
        """Put shapes of one ink on top; return the figure."""
        self.layers.append((union(*shapes), colour))
        return self

    def outlined(self, colour: str, *shapes: BaseGeometry, edge: float = 2.6) -> Figure:
        """Put shapes on top with an ink line around them."""
        shape = union(*shapes)
        self.layers.append((shape.buffer(edge, quad_segs=4), INK))
        self.layers.append((shape, colour))
        return self

    def silhouette(self) -> BaseGeometry:
        """Return the outline of the whole figure."""
        return union(*(shape for shape, _ in self.layers))

    def at(
        self,
        x: float,
        y: float,
        scale: float = 1,
        turn: float = 0,
        flip: bool = False,
        foot: tuple[float, float] = (100, 240),
    ) -> Figure:
        """Return a copy scaled, mirrored and turned about ``foot``, which then lies on (x, y)."""
        out = Figure()
        for shape, colour in self.layers:
            changed = affinity.scale(shape, -scale if flip else scale, scale, origin=foot)
            if turn:
                changed = affinity.rotate(changed, turn, origin=foot)
            out.layers.append((affinity.translate(changed, x - foot[0], y - foot[1]), colour))
        return out

    def inked(self, inks: dict[str, str]) -> Figure:
        """Return a copy with some inks exchanged."""
        return Figure([(shape, inks.get(colour, colour)) for shape, colour in self.layers])

    def over(self, other: Figure) -> Figure:
        """Return a figure with this one in front of another."""
        return Figure([*other.layers, *self.layers])

    def cut(self, keep: BaseGeometry) -> Figure:
        """Return what of the figure lies inside ``keep``."""
        kept = [(shape.intersection(keep), colour) for shape, colour in self.layers]
        return Figure([(shape, colour) for shape, colour in kept if not shape.is_empty])

    def svg(self, rim: str = "", rim_shift: tuple[float, float] = (-2.4, -1.6)) -> str:
        """Return the elements: a rim of moonlight printed out of register, then the inks."""
        out = []
        if rim:
            lit = affinity.translate(self.silhouette(), *rim_shift)
            out.append(path(lit.buffer(0.6), rim))
        out.extend(path(shape, colour) for shape, colour in self.layers)
        return "".join(out)

    def shadow(
        self,
        ground: float,
        colour: str = "#0A0D08",
        opacity: float = 0.45,
        lean: float = -0.9,
        flat: float = 0.22,
    ) -> str:
        """Return the shadow the figure throws on the ground line ``ground``."""
        shape = self.silhouette().simplify(0.8)
        shape = affinity.affine_transform(
            affinity.translate(shape, 0, -ground), [1, lean * flat, 0, -flat, 0, 0]
        )
        return path(affinity.translate(shape, 0, ground), colour, opacity)
