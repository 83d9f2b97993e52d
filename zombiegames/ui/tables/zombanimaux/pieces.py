"""The pieces of which the scripts of Zomb'Animaux are made: rows, piles, floats, journeys.

The stage itself says who holds what: the sprites of a row are keyed (zone, seat, card, copy).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from zombiegames.ui.table.card_table import CardPieces
from zombiegames.ui.table.director import Motion, Travel
from zombiegames.ui.table.pieces import Floating
from zombiegames.ui.tables.zombanimaux.faces import AnimalFace, PileFace
from zombiegames.ui.tables.zombanimaux.places import Places

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.director import Show
    from zombiegames.ui.table.pieces import Staged
    from zombiegames.ui.table.stage import Key, Place

ROWS = ("hand", "grave", "drawn")
"""Where cards of a player lie."""


class Pieces(CardPieces[Places]):
    """What scripts need of one table."""

    floating = Floating(size=24, rise=30, calm_rise=10, lift=0, duration=0.85)
    crumbs_reach = 20
    crumbs_time = 0.55

    def __init__(self, scene: Staged[Places], die_face: Callable[[], int]) -> None:
        super().__init__(scene)
        self.die_face = die_face
        """Tells what the die shows by now."""

    # -- what the stage shows ----------------------------------------------------------

    def cards(self, zone: str, seat: Seat) -> list[int]:
        """List the cards of a row, in rising order, unseen ones first."""
        return sorted(
            key[2] for key in self.scene.stage.sprites if key[0] == zone and key[1] == seat
        )

    def horde(self) -> list[int]:
        """List the cards of the horde from its bottom."""
        found: list[int] = []
        sprites = self.scene.stage.sprites
        while (sprite := sprites.get(("horde", len(found)))) is not None:
            assert isinstance(sprite.place.face, AnimalFace)
            found.append(sprite.place.face.card)
        return found

    def pile(self, name: str) -> PileFace:
        """Tell how many cards a pile holds."""
        sprite = self.scene.stage.sprites.get(("pile", name))
        face = None if sprite is None else sprite.place.face
        return face if isinstance(face, PileFace) else PileFace(0)

    def recount(self) -> None:
        """Let the notes say what lies there now."""
        counts: Counter[tuple[str, Seat]] = Counter()
        for key in self.scene.stage.sprites:
            if key[0] in ROWS:
                counts[key[0], key[1]] += 1
        for name in ("reserve", "discard"):
            counts[name, -1] = self.pile(name).size
        horde = self.horde()
        view: Menagerie = self.scene.view
        dealing = view.seat < 0
        top = -1 if dealing else horde[-1] if horde else 0
        notes = self.places.notes(counts, len(horde), top, self.die_face())
        for key, place in notes.items():
            sprite = self.scene.stage.sprites.get(key)
            if sprite is None or sprite.place != place:
                self.scene.stage.put(key, place)

    def off_reserve(self, left: int) -> Place:
        """Take the card off the reserve below which ``left`` lie; give where it lay."""
        key = ("ahead", left)
        sprite = self.scene.stage.sprites.get(key)
        if sprite is None:
            return self.places.pile_place("reserve", 1)
        self.scene.stage.remove(key)
        return sprite.place

    def count_off(self, seat: Seat, words: str, ink: Colour) -> Show:
        """Let a number rise to the brains of a player, below the name."""
        rect, floating = self.places.brains[seat], self.floating
        rise = self.look.px(floating.calm_rise if self.calm else floating.rise)
        high = self.label(words, floating.size, ink).get_height()
        return self.floater(words, (rect.centerx, rect.y + rise + high // 2), ink)

    # -- pieces ------------------------------------------------------------------------

    def close_up(self, zone: str, seat: Seat, *but: Key) -> list[Motion]:
        """Let the cards of a row move together."""
        places = self.places.row(zone, seat, self.cards(zone, seat))
        sprites = self.scene.stage.sprites
        return [
            Travel(key, place, duration=0.22, fade=self.calm)
            for key, place in places.items()
            if key not in but and key in sprites and sprites[key].place != place
        ]

    def find(self, zone: str, seat: Seat, card: int) -> Key | None:
        """Name the last copy of a card in a row, or a card face down in its stead."""
        sprites = self.scene.stage.sprites
        for kind in (card, 0):
            keys = [k for k in sprites if k[0] == zone and k[1] == seat and k[2] == kind]
            if keys:
                return max(keys)
        return None

    def slot(self, zone: str, seat: Seat, card: int) -> Key:
        """Give the key of one more copy of a card in a row."""
        return (zone, seat, card, self.cards(zone, seat).count(card))

    def as_seen(self, seat: Seat, card: int) -> int:
        """Tell as what a card lies with a player: mostly only one's own lie face up."""
        return card if self.scene.sees(seat) else 0

    def pass_on(
        self, here: tuple[str, Seat], there: tuple[str, Seat], card: int, delay: float = 0.0
    ) -> list[Travel]:
        """Carry a card from row to row; it flies as it will lie there, or openly if it is known."""
        key = self.find(*here, card)
        stage = self.scene.stage
        new = self.slot(*there, self.as_seen(there[1], card))
        start = None
        if key is None:
            start = self.places.pile_place("reserve", 1)
        else:
            stage.rename(key, new)
        places = self.places.row(*there, [*self._with(there, new)])
        place = places[new]
        arc = self.look.px(46)
        return [self.go(new, place, 0.34, arc=arc, start=start, delay=delay)]

    def _with(self, row: tuple[str, Seat], new: Key) -> list[int]:
        cards = self.cards(*row)
        if new not in self.scene.stage.sprites:
            cards = sorted([*cards, new[2]])
        return cards
