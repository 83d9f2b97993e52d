"""The pictures of the four card and board games agree with their tables and can be told apart."""

from __future__ import annotations

import math
import os
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from zombiegames.core.toml import read_toml

ROOT = Path(__file__).resolve().parent.parent
IMG = ROOT / "assets" / "img"
GAMES = ROOT / "zombiegames" / "games"
PLAYERS = ("red", "blue", "yellow", "green", "purple", "white")


@pytest.fixture(scope="module", autouse=True)
def _pygame() -> Any:
    pygame.display.init()
    yield
    pygame.display.quit()


def table(game: str, name: str) -> dict[str, Any]:
    """Return a table of a game."""
    return read_toml((GAMES / game / f"{name}.toml").read_text(encoding="utf-8"))


def picture(name: str, wide: int, high: int | None = None) -> pygame.Surface:
    """Return a picture at a size."""
    return pygame.image.load_sized_svg(str(IMG / f"{name}.svg"), (wide, high or wide))


def stems(folder: str) -> set[str]:
    """Return the names of a folder's pictures."""
    return {path.stem for path in (IMG / folder).glob("*.svg")}


def differing(one: pygame.Surface, two: pygame.Surface, least: float) -> float:
    """Return the share of pixels whose colours lie further apart than ``least``."""
    wide, high = one.get_size()
    spots = [(x, y) for x in range(0, wide, 2) for y in range(0, high, 2)]
    far = sum(math.dist(one.get_at(spot), two.get_at(spot)) > least for spot in spots)
    return far / len(spots)


def grey(surface: pygame.Surface) -> pygame.Surface:
    """Return a picture without its colours."""
    return pygame.transform.grayscale(surface)


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("zombanimaux", 1_250_000),
        ("zombie_card_game", 1_450_000),
        ("zombiegeddon", 600_000),
        ("zombies4", 1_900_000),
    ],
)
def test_a_game_is_light(game: str, most: int) -> None:
    assert sum(path.stat().st_size for path in (IMG / game).rglob("*.svg")) < most


def test_each_animal_has_its_own_window_on_the_paper_of_its_sort() -> None:
    cards = table("zombanimaux", "cards")["card"]
    assert stems("zombanimaux/cards") == {str(number) for number in range(len(cards))}
    shots = [picture(f"zombanimaux/cards/{number}", 100, 120) for number in range(len(cards))]
    for one, two in combinations(shots, 2):
        assert differing(one, two, 60) > 0.12
    for card, shot in zip(cards, shots, strict=True):
        # The paper's upper corner: amber for the pranksters, pink for the sweets, else plum.
        red, green, blue, _ = pygame.transform.average_color(shot, pygame.Rect(80, 14, 20, 14))
        if card.get("prankster"):
            assert red > green > blue
        elif card.get("marshmallow"):
            assert red > blue > green
            assert red - blue > 12
        else:
            assert blue > green
            assert red - blue < 12


def test_the_marshmallow_shows_every_face_of_the_die() -> None:
    faces = table("zombanimaux", "cards")["die"]["faces"]
    assert stems("zombanimaux/die") == {*faces, "blank"}
    shots = [picture(f"zombanimaux/die/{name}", 64) for name in (*faces, "blank")]
    for one, two in combinations(shots, 2):
        assert differing(one, two, 60) > 0.05


def test_a_lost_brain_is_told_from_a_brain_without_its_colour() -> None:
    pair = [grey(picture(f"zombanimaux/{name}", 18)) for name in ("brain", "brain-lost")]
    assert differing(*pair, 50) > 0.2


def test_every_card_of_the_card_game_has_a_face() -> None:
    rows = table("zombie_card_game", "cards")
    wanted: set[str] = set()
    for card in rows["card"]:
        if card["sort"] == "standard":
            wanted |= {f"{card['name']}-{suit}" for suit in rows["suits"]}
        elif card["sort"] == "zombie":
            wanted |= {f"zombie-{copy}" for copy in range(1, card["copies"] + 1)}
        else:
            wanted.add(card["name"])
    assert stems("zombie_card_game/cards") == wanted
    for name in wanted:
        surface = picture(f"zombie_card_game/cards/{name}", 100, 140)
        assert surface.get_at((0, 0)).a == 0, name
        # Where the letter is written there is nothing but paper.
        paper = [surface.get_at((x, y)) for x in range(7, 20) for y in range(8, 22)]
        assert min(min(spot[:3]) for spot in paper) > 185, name
        # The small suit stands under it.
        sign = [surface.get_at((x, y)) for x in range(6, 20) for y in range(25, 36)]
        assert min(min(spot[:3]) for spot in sign) < 90, name


def test_a_number_card_has_as_many_pips_as_its_number() -> None:
    for suit in table("zombie_card_game", "cards")["suits"]:
        for value in range(2, 11):
            surface = picture(f"zombie_card_game/cards/{value}-{suit}", 250, 350)
            pips = pygame.mask.Mask((250, 350))
            for x in range(60, 190):
                for y in range(30, 320):
                    red, green, blue, _ = surface.get_at((x, y))
                    if green < 120 and blue < 120 and red < 250:
                        pips.set_at((x, y))
            assert len(pips.connected_components(150)) == value, (suit, value)


def test_discs_are_told_apart_by_shape_and_by_brightness_alone() -> None:
    names = {disc["name"] for disc in table("zombiegeddon", "discs")["disc"]}
    kinds = {name for name in names if not name.startswith("enemy")}
    kinds |= {"enemy-red", "enemy-white", "shelter-red", "shelter-white"}
    assert stems("zombiegeddon/discs") == kinds
    shots = {name: picture(f"zombiegeddon/discs/{name}", 46) for name in sorted(kinds)}
    for one, two in combinations(shots, 2):
        assert differing(grey(shots[one]), grey(shots[two]), 40) > 0.08, (one, two)
    outlines = {
        name: pygame.mask.from_surface(shots[name], 200).count()
        for name in ("barricade", "manhole", "batteries", "weapon", "enemy-red", "shelter-red")
    }
    for one, two in combinations(outlines, 2):
        both = pygame.mask.from_surface(shots[one], 200)
        other = pygame.mask.from_surface(shots[two], 200)
        shared = both.overlap_area(other, (0, 0))
        assert outlines[one] + outlines[two] - 2 * shared > 60, (one, two)


@pytest.mark.parametrize("folder", ["zombiegeddon/pawns", "zombiegeddon/supply", "zombies4/pawns"])
def test_pawns_and_crates_carry_a_shape_beside_the_colour(folder: str) -> None:
    assert stems(folder) >= set(PLAYERS)
    shots = [grey(picture(f"{folder}/{name}", 48)) for name in PLAYERS]
    for one, two in combinations(shots, 2):
        assert differing(one, two, 40) > 0.01


def test_the_ground_turns_from_warm_to_ashen() -> None:
    for shape in ("hex", "square"):
        for kind in ("1", "2", "3"):
            sides = []
            for half in ("before", "after"):
                surface = picture(f"zombiegeddon/cell/{shape}-{half}-{kind}", 52)
                sides.append(pygame.transform.average_color(surface, pygame.Rect(16, 16, 20, 20)))
            before, after = sides
            assert before[0] > before[1] + 15 > before[2]
            assert after[1] >= after[0]


def test_every_tile_and_card_of_the_forest_has_a_picture() -> None:
    tiles = {tile["name"] for tile in table("zombies4", "tiles")["tile"]}
    assert stems("zombies4/tiles") == tiles
    closed = {tile["name"] for tile in table("zombies4", "tiles")["tile"] if "B" in tile["plan"]}
    assert stems("zombies4/roofs") == closed | {"cave"}
    cards = {card["name"] for card in table("zombies4", "cards")["card"]}
    assert stems("zombies4/cards") == cards
    shots = [picture(f"zombies4/cards/{name}", 75, 60) for name in sorted(cards)]
    for one, two in combinations(shots, 2):
        assert differing(one, two, 60) > 0.12


def test_a_tile_shows_what_its_plan_says() -> None:
    for tile in table("zombies4", "tiles")["tile"]:
        surface = picture(f"zombies4/tiles/{tile['name']}", 300)
        rows = [row.ljust(10) for row in tile["plan"].strip("\n").split("\n")][1::2]
        for k in range(9):
            sign = rows[k // 3][1 + 3 * (k % 3)]
            left, top = 100 * (k % 3), 100 * (k // 3)
            inside = pygame.Rect(left + 12, top + 12, 76, 76)
            red, green, blue, _ = pygame.transform.average_color(surface, inside)
            where = (tile["name"], k, sign)
            if sign == "~":
                assert blue > green > red, where
            elif sign == "w" and tile["name"] != "campground":
                # Leaves: greener than the trodden ground, and far busier.
                assert green > red + 12, where
                assert edges(surface, inside) > 0.12, where
            elif sign == "." and tile["kind"] == "forest":
                assert edges(surface, pygame.Rect(left + 26, top + 26, 48, 48)) < 0.1, where


def edges(surface: pygame.Surface, part: pygame.Rect) -> float:
    """Return the share of neighbouring pixels in a part that differ clearly."""
    spots = [
        (x, y) for x in range(part.left, part.right, 2) for y in range(part.top, part.bottom, 2)
    ]
    far = sum(math.dist(surface.get_at((x, y)), surface.get_at((x + 2, y))) > 30 for x, y in spots)
    return far / len(spots)


def test_roofs_lie_over_the_building_and_nowhere_else() -> None:
    for tile in table("zombies4", "tiles")["tile"]:
        if not (IMG / "zombies4" / "roofs" / f"{tile['name']}.svg").exists():
            continue
        roof = picture(f"zombies4/roofs/{tile['name']}", 300)
        rows = [row.ljust(10) for row in tile["plan"].strip("\n").split("\n")][1::2]
        for k in range(9):
            sign = rows[k // 3][1 + 3 * (k % 3)]
            middle = roof.get_at((100 * (k % 3) + 50, 100 * (k // 3) + 50))
            if tile["name"] != "burnt-cabin" or sign not in "B":
                assert (middle.a > 200) == (sign in "BC"), (tile["name"], k)


def test_half_a_heart_is_told_from_a_whole_and_an_empty_one() -> None:
    shots = [
        grey(picture(f"zombies4/{name}", 20)) for name in ("heart", "heart-half", "heart-empty")
    ]
    for one, two in combinations(shots, 2):
        assert differing(one, two, 30) > 0.08


def test_pictures_name_no_size_but_their_own() -> None:
    for game in ("zombanimaux", "zombie_card_game", "zombiegeddon", "zombies4"):
        for path in (IMG / game).rglob("*.svg"):
            head = path.read_text(encoding="utf-8")[:160]
            wide, high, *box = re.findall(r'(?:width|height|viewBox)="([\d ]+)"', head)
            assert box == [f"0 0 {wide} {high}"], path.name
