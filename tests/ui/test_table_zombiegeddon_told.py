"""What the table of Zombiegeddon explains: its buttons, where a cell is, what was taken."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.zombiegeddon_support import C, bubbles, choose, sit_at
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon import discs
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, CELLS
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.table.buttons import Buttons
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.tables.zombiegeddon import places as places_room
from zombiegames.ui.tables.zombiegeddon.places import Places, outline

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

STREET: dict[str, Any] = {
    "C4": "enemy-5 + pawn 0", "D4": "batteries", "E4": "food-3", "F4": "food-1",
    "A1": "pawn 1 + food-2", "B1": "food-1", "G2": "pawn 0", "H2": "food-2",
}  # fmt: skip
"""A pawn on an enemy, another in a shelter; the other player far off."""


def button(sitting: Sitting, name: str) -> Any:
    return next(w for w in sitting.table.focus.widgets if w.key == f"button {name}")


# -- buttons ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pawn_is_not_removed_by_somebody_who_was_not_told(sittings: Any, language: str) -> None:
    set_language(language)
    sitting = sittings(language=language)
    table = sit_at(sitting, **STREET)
    choose(sitting, "C4")
    assert table.hint(table.view) == tr("zombiegeddon.hint.target")
    for name in ("remove", "reach"):
        assert button(sitting, name).tip() == tr(f"zombiegeddon.tip.{name}")
    sitting.move(button(sitting, "remove").rect.center)
    sitting.tick()
    said = " ".join(bubbles(table))
    assert tr("zombiegeddon.preview.removed") in said
    assert tr("zombiegeddon.enemy.looter", value=5) in said
    assert {rect.center for rect, _ in table.previewed} == {table.places.cells[C["C4"]].center}


@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("language", LANGUAGES)
def test_removing_a_pawn_does_not_press_where_it_can_step(
    sittings: Any, language: str, text_size: int
) -> None:
    set_language(language)
    sitting = sittings(language=language, text_size=text_size, size=(1024, 640))
    table = sit_at(sitting, **STREET)
    assert "remove" not in sitting.button_names()
    choose(sitting, "C4")
    remove, back = button(sitting, "remove"), button(sitting, "back")
    assert remove.kind == "quiet"
    assert remove.rect.h < back.rect.h
    assert remove.rect.w * remove.rect.h < table.buttons_rect.w * back.rect.h // 3
    assert remove.fitted.whole
    assert tr("zombiegeddon.hint.stuck") != table.hint(table.view)


def test_collecting_alone_explains_its_buttons(sitting: Sitting) -> None:
    sit_at(sitting, alone=(0, 1), **STREET)
    assert {"auto", "done"} <= set(sitting.button_names())
    assert all(button(sitting, name).tip() for name in ("auto", "done"))


# -- steps -----------------------------------------------------------------------------


def test_a_step_that_takes_nothing_says_so(sitting: Sitting) -> None:
    table = sit_at(sitting, **STREET)
    choose(sitting, "G2")
    sitting.hover_spot(("cell", C["H2"]))
    assert bubbles(table) == [tr("zombiegeddon.preview.step")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_disc_that_all_saw(sittings: Any, language: str) -> None:
    set_language(language)
    sitting = sittings(language=language)
    table = sit_at(sitting, listening=True, **STREET)
    choose(sitting, "C4", "D4")
    sitting.settle()
    line = tr(
        "zombiegeddon.event.disc-taken.disc",
        name="Ada", disc=tr("zombiegeddon.enemy.looter", value=5), cell="C4",
    )  # fmt: skip
    assert line in table.log_lines()


# -- cells -----------------------------------------------------------------------------


def misnamed(places: Places) -> list[str]:
    """List the cells that the letters and numbers at the rim do not name."""
    columns = places.names()[: discs.COLUMNS]
    rows = places.names()[discs.COLUMNS :]
    found = []
    for cell in CELLS:
        x, y = places.centre(cell)
        column = min(columns, key=lambda name: abs(name[1][0] - x))[0]
        row = min(rows, key=lambda name: abs(name[1][1] - y))[0]
        if column + row != CELL_NAMES[cell]:
            found.append(CELL_NAMES[cell])
    return found


@pytest.mark.parametrize("board", ["hex", "square"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_rim_names_cells_as_the_log_does(sittings: Any, board: str, size: Any) -> None:
    sitting = sittings(size=size, text_size=175 if size[0] == 1024 else 100)
    table = sit_at(sitting, board=board, **STREET)
    assert misnamed(table.places) == []
    assert all(table.places.field.collidepoint(middle) for _, middle in table.places.names())


def test_columns_in_another_order_are_seen(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_at(sitting, **STREET)
    monkeypatch.setattr(places_room, "CELL_NAMES", CELL_NAMES[::-1])
    assert misnamed(table.places)


def hanging_over(table: Any) -> list[int]:
    """List the numbers of pawns on a cell with which one stands out of its cell."""
    places, found = table.places, []
    for count in range(1, 9):
        for at in range(count):
            place = places.pawn_place(at, C["E5"], at, count, table.colours[0])
            x, y = places.centre(C["E5"])
            rect = place.rect.move(round(-x), round(-y))
            rim = outline(places.hexagons, places.wide)
            board = pygame.Surface((200, 200))
            pygame.draw.polygon(board, (255, 255, 255), [(a + 100, b + 100) for a, b in rim])
            ends = (rect.midtop, rect.midbottom, rect.midleft, rect.midright)
            if any(board.get_at((a + 100, b + 100))[0] == 0 for a, b in ends):
                found.append(count)
    return found


@pytest.mark.parametrize("board", ["hex", "square"])
def test_pawns_stand_within_their_cell(sitting: Sitting, board: str) -> None:
    assert hanging_over(sit_at(sitting, board=board, **STREET)) == []


def test_a_pawn_in_the_cell_above_is_seen(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(places_room.STANDS, 1, ((-0.11, -0.3),))
    assert hanging_over(sit_at(sitting, **STREET)) == [1]


# -- the row of buttons ----------------------------------------------------------------


def where_buttons_were(sitting: Sitting) -> dict[str, set[Any]]:
    """List by main button the places it had in a round of a person and two computers."""
    players = ("person:Ada", "bot:random:Mortimer", "bot:random:Hilda")
    table: Any = sitting.open_unsettled(Match(GAMES["zombiegeddon"], players, seed=3))
    found: dict[str, set[Any]] = {}
    rng, decided = Random(2), 0

    def note() -> None:
        sitting.tick()
        for widget in table.focus.widgets:
            if widget.key.startswith("button "):
                found.setdefault(widget.key, set()).add(tuple(widget.rect))

    for _ in range(3000):
        note()
        if table.settled and table.choice is not None:
            decided += 1
            if decided == 6:
                break
            action = rng.choice(table.choice.actions)
            first = table.path(table.view, action)[0]
            table.pointer.pick(first)
            note()
            table.do(action)
    assert decided == 6
    return found


def test_buttons_keep_their_places_whoever_acts(sittings: Any) -> None:
    found = where_buttons_were(sittings(speed="fast", pace="fast"))
    assert {"button reach", "button skip", "button undo", "button back"} <= set(found)
    assert [name for name, places in found.items() if len(places) > 1] == []


def test_buttons_that_share_the_row_anew_are_seen(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def evenly(buttons: Any, offers: Any, main: str) -> list[pygame.Rect]:
        area = buttons.scene.buttons_rect
        wide = area.w // len(offers)
        return [pygame.Rect(area.x + n * wide, area.y, wide, area.h) for n in range(len(offers))]

    monkeypatch.setattr(Buttons, "_row", evenly)
    found = where_buttons_were(sittings(speed="fast", pace="fast"))
    assert [name for name, places in found.items() if len(places) > 1]


# -- the header ------------------------------------------------------------------------


def other_than_plates(table: Any, sitting: Sitting) -> list[str]:
    """List whom the header named while a plate said that another player acts."""
    found = []
    for _ in range(300):
        sitting.tick()
        acting = [plate.name for plate in table.side.players.plates if plate.acting]
        if acting and table._header().seat not in acting:
            found.append(table._header().seat)
    return found


def open_two_computers(sittings: Any) -> tuple[Any, Sitting]:
    sitting = sittings(speed="fast", pace="fast")
    players = ("bot:random:Mortimer", "bot:random:Hilda")
    return sitting.open_unsettled(Match(GAMES["zombiegeddon"], players, seed=3)), sitting


def test_header_and_plates_name_one_player(sittings: Any) -> None:
    assert other_than_plates(*open_two_computers(sittings)) == []


def test_a_header_that_is_ahead_is_seen(sittings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameScene, "_header", lambda table: table.header(table.view))
    assert other_than_plates(*open_two_computers(sittings)) != []
