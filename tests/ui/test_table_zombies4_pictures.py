"""Set positions of Zombies!!! 4 look as they did when somebody looked at them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombies4.position import position
from tests.screens.compare import compare
from tests.ui.table_support import Sitting
from tests.ui.test_table_zombies4 import MIDDLE, S
from tests.ui.test_table_zombies4_map import stacks
from zombiegames.games.zombies4.actions import Pass
from zombiegames.games.zombies4.cards import KIND, KIND_OF
from zombiegames.ui.kit.i18n import set_language
from zombiegames.ui.tables.zombies4.scenery import pile_labels

if TYPE_CHECKING:
    from pathlib import Path

    from zombiegames.games.zombies4.state import Woods

SEATS = (
    "person:Ada",
    "bot:hard/hunter:Grimwald",
    "bot:normal/rusher:Mortimer",
    "bot:easy/hoarder:Agatha",
)


def _open(folder: Path, language: str, state: Woods) -> Sitting:
    sitting = Sitting(folder, language=language, reduced_motion=True)
    set_language(language)
    sitting.position(state, SEATS[: state.players], game="zombies4")
    return sitting


def _canvas(sitting: Sitting) -> pygame.Surface:
    sitting.tick(2)
    sitting.table.dirty = True
    sitting.app.draw_changes()
    return sitting.app.window.canvas


def test_a_way_with_its_odds(tmp_path: Path) -> None:
    sitting = _open(tmp_path, "en", position(step="move", steps=4, **MIDDLE))
    table: Any = sitting.table
    risky = next(s for s, way in table.walks().items() if way.dogs and len(way.squares) > 2)
    sitting.hover_spot(("square", risky))
    compare(_canvas(sitting), "zombies4_way")


def test_a_tile_held_over_its_place_in_french(tmp_path: Path) -> None:
    sitting = _open(tmp_path, "fr", position(step="tile", stack="shed", **MIDDLE))
    table: Any = sitting.table
    x, y = next((p.x, p.y) for p in table.view.land.legal_places(table.view.drawn) if p.x > 1)
    sitting.hover_spot(("place", x, y))
    sitting.key(pygame.K_r)
    compare(_canvas(sitting), "zombies4_place_fr")


def test_a_fight_in_spanish(tmp_path: Path) -> None:
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    state = position(step="fight", **{**MIDDLE, "pawns": pawns, "hands": ("spear", "", "", "")})
    while state.to_act():
        # However the others think, here they let the fight go on.
        state.apply(Pass())
    sitting = _open(tmp_path, "es", state)
    sitting.hover_spot(("square", S["f09-6"]))
    compare(_canvas(sitting), "zombies4_fight_es")


def test_a_cancel_is_asked_for(tmp_path: Path) -> None:
    hands = ("didnt-happen spear", "lost-in-the-woods", "", "")
    state = position(step="move", seat=1, steps=2, **{**MIDDLE, "hands": hands})
    play = next(
        a
        for a in state.legal_actions()
        if a.kind == "play-on" and a.seat == 2  # type: ignore[attr-defined]
    )
    state.apply(play)
    sitting = _open(tmp_path, "en", state)
    card = next(c for c in sitting.table.view.hands[0] if KIND_OF[c] == KIND["didnt-happen"])  # type: ignore[attr-defined]
    sitting.hover_spot(("hand", card))
    compare(_canvas(sitting), "zombies4_cancel")


def test_an_early_map(tmp_path: Path) -> None:
    state = position(players=2, step="move", steps=2, tiles="f09 0 -1", dogs="f09-1 f09-6 f09-6")
    compare(_canvas(_open(tmp_path, "en", state)), "zombies4_early")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(
    ("size", "text_size"), [((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 175)]
)
def test_the_labels_of_the_piles_stand_apart(
    tmp_path: Path, language: str, size: tuple[int, int], text_size: int
) -> None:
    sitting = Sitting(tmp_path, language=language, size=size, text_size=text_size)
    set_language(language)
    state = position(step="tile", stack="shed", **MIDDLE)
    table: Any = sitting.position(state, SEATS[: state.players], game="zombies4")
    places = [
        place
        for _, place in pile_labels(
            table.look, table.places, {"stack": 27, "deck": 38, "discards": 12}
        )
    ]
    assert len(places) == 3
    assert all(one.left >= table.places.hand_rect(2, 3).right for one in places)
    assert not table.hint_rect.colliderect(table.places.die)
    for one, other in pairwise(places):
        assert one.right < other.left


def test_everything_that_can_stand_on_a_square(tmp_path: Path) -> None:
    """Rows: pawns; columns: dogs and token; at the smallest squares and at usual ones."""
    sitting = Sitting(tmp_path, reduced_motion=True)
    state = position(players=6, step="move", steps=2, tiles="f09 0 -1")
    names = ("person:Ada", *(f"bot:greedy:Bot {n}" for n in range(5)))
    table: Any = sitting.position(state, names, game="zombies4")
    sheet = pygame.Surface((9 * 60 + 9 * 20, 7 * 40))
    square = S["f09-6"]
    for n, view in enumerate(stacks(table.view, square)):
        left = 0
        for cell in (table.places.camera.least, 32, 26):
            table.places.camera.cell = cell
            rect = table.places.camera.square(view.land, square)
            corner = (n % 9 * 80 + left, n // 9 * 40)
            left += cell + 2
            laid = sorted(table.arrange(view).items(), key=lambda entry: entry[1].z)
            sheet.set_clip(pygame.Rect(corner, rect.size))
            for key, place in laid:
                if key[0] in ("tile", "dog", "token", "pawn"):
                    image = table.paint(place.face, (place.w, place.h))
                    at = (place.x - rect.x + corner[0], place.y - rect.y + corner[1])
                    sheet.blit(image, image.get_rect(center=at))
            sheet.set_clip(None)
    compare(sheet, "zombies4_stacks")
