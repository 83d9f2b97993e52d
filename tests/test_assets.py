"""Every shipped picture, font and sound is credited, loads, shows something and is light."""

from __future__ import annotations

import math
import os
import re
import struct
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from zombiegames.core.toml import read_toml

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
CREDITS = read_toml((ASSETS / "CREDITS.toml").read_text(encoding="utf-8"))
FILES = sorted(path for path in ASSETS.rglob("*") if path.is_file() and path.suffix != ".toml")
SVGS = [path for path in FILES if path.suffix == ".svg"]
ICONS = [path for path in SVGS if path.parent.name == "icons"]
PICTURES = [path for path in SVGS if path.parent.name != "icons"]

ZOMBIAKI_KINDS = [
    "zombie-2",
    "zombie-3",
    "zombie-4",
    "zombie-5",
    "dog",
    "human-shield",
    "mass",
    "change",
    "terror",
    "click",
    "not-so-fast",
    "boss",
    "bite",
    "claws",
    "hunger",
    "meat",
    "pickaxe",
    "dawn",
    "shot-1",
    "shot-2",
    "burst-2",
    "burst-3",
    "sniper",
    "pit-1",
    "pit-2",
    "wall-5",
    "wall-6",
    "barrier",
    "high-voltage",
    "street-on-fire",
    "napalm",
    "flamethrower",
    "grenade",
    "mine",
    "car-bomb",
    "rolling-barrel",
    "net",
    "freeze",
    "searchlight",
    "back-off",
    "blood",
    "get-out",
    "petrol",
]
SOUNDS = [
    "hover",
    "select",
    "refuse",
    "card_draw",
    "card_play",
    "card_discard",
    "dice",
    "step",
    "zombie_groan_1",
    "zombie_groan_2",
    "zombie_groan_3",
    "zombie_die_1",
    "zombie_die_2",
    "dog",
    "dog_die",
    "shot",
    "burst",
    "explosion",
    "fire",
    "wall",
    "barrel",
    "splash",
    "heart",
    "bullet",
    "brain",
    "win",
    "lose",
    "turn",
    "net",
    "freeze",
    "electric",
    "boing",
    "squeak",
    "siren",
    "deliver",
    "howl",
    "page",
    "spell",
]


@pytest.fixture(scope="module", autouse=True)
def _pygame() -> Any:
    pygame.display.init()
    pygame.font.init()
    pygame.mixer.init()
    yield
    pygame.mixer.quit()
    pygame.font.quit()


def name(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix()


def seen(surface: pygame.Surface) -> float:
    """Return the share of pixels that are not clear."""
    mask = pygame.mask.from_surface(surface, 24)
    return mask.count() / (surface.get_width() * surface.get_height())


def credited() -> set[str]:
    return {
        name(path)
        for source in CREDITS["source"]
        for pattern in source["files"]
        for path in ASSETS.glob(pattern)
    }


def test_every_file_has_a_credit() -> None:
    assert sorted({name(path) for path in FILES} - credited()) == []


def test_every_credit_names_files_authors_and_a_licence_text() -> None:
    for source in CREDITS["source"]:
        for pattern in source["files"]:
            assert list(ASSETS.glob(pattern)), (source["title"], pattern)
    for entry in [*CREDITS["source"], *CREDITS["software"]]:
        assert entry["title"]
        assert entry["licence"]
        assert all(entry["authors"])
        assert len((ROOT / entry["licence_file"]).read_text(encoding="utf-8")) > 900


def test_every_licence_text_is_used_and_every_author_is_in_the_notices() -> None:
    used = {entry["licence_file"] for entry in [*CREDITS["source"], *CREDITS["software"]]}
    shipped = {f"LICENSES/{path.name}" for path in (ROOT / "LICENSES").iterdir()}
    assert shipped <= used
    notices = (ROOT / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8")
    for source in CREDITS["source"]:
        if source["licence"] != "MIT":
            assert [author for author in source["authors"] if author not in notices] == []


def test_names_are_plain() -> None:
    # Fonts keep the file names they came with.
    odd = [
        name(path)
        for path in FILES
        if path.suffix != ".ttf" and not re.fullmatch(r"[a-z0-9/_.-]+", name(path))
    ]
    assert odd == []


def test_all_is_light() -> None:
    assert sum(path.stat().st_size for path in FILES) < 12_000_000
    assert [name(path) for path in SVGS if path.stat().st_size > 150_000] == []


@pytest.mark.parametrize("side", [32, 64, 128])
def test_every_icon_shows_something_and_is_not_a_block(side: int) -> None:
    assert len(ICONS) > 100
    for path in ICONS:
        share = seen(pygame.image.load_sized_svg(str(path), (side, side)))
        assert 0.02 < share < 0.97, path.name


def test_no_icon_is_shipped_that_nothing_asks_for() -> None:
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "zombiegames").rglob("*")
        if path.suffix in (".py", ".toml")
    )
    # The numbers of dice are put together.
    spare = [
        path.stem
        for path in ICONS
        if f'"{path.stem}"' not in sources and not path.stem.startswith("dice-six-faces-")
    ]
    assert spare == []


def test_icons_are_white_so_that_they_can_be_tinted() -> None:
    for path in ICONS:
        surface = pygame.image.load_sized_svg(str(path), (64, 64))
        brightest = max(
            surface.get_at((x, y))[:3]
            for x in range(0, 64, 2)
            for y in range(0, 64, 2)
            if surface.get_at((x, y)).a > 250
        )
        assert brightest == (255, 255, 255), path.name


def test_pictures_keep_to_what_the_renderer_knows() -> None:
    for path in PICTURES:
        text = path.read_text(encoding="utf-8")
        found = re.findall(r"<(clipPath|filter|mask|text|image|style|use)\b|currentColor", text)
        assert found == [], path.name
        assert re.match(r'<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">', text)


@pytest.mark.whole
def test_pictures_show_something_at_the_sizes_in_use() -> None:
    for path in PICTURES:
        text = path.read_text(encoding="utf-8")
        wide, high = (int(n) for n in re.findall(r'(?:width|height)="(\d+)"', text)[:2])
        for side in (96, 200):
            scale = side / max(wide, high)
            size = (max(4, round(wide * scale)), max(4, round(high * scale)))
            surface = pygame.image.load_sized_svg(str(path), size)
            size = surface.get_size()
            assert seen(surface) > 0.03, path.name
            colours = {
                tuple(surface.get_at((x, y)))
                for x in range(0, size[0], 2)
                for y in range(0, size[1], 2)
            }
            assert len(colours) >= 3, path.name


def test_every_card_of_zombiaki_has_its_own_full_picture() -> None:
    folder = ASSETS / "img" / "zombiaki" / "cards"
    assert sorted(path.stem for path in folder.glob("*.svg")) == sorted(ZOMBIAKI_KINDS)
    prints = {}
    for kind in ZOMBIAKI_KINDS:
        surface = pygame.image.load_sized_svg(str(folder / f"{kind}.svg"), (60, 48))
        # The window is full bleed: its corners are painted.
        for corner in ((1, 1), (58, 1), (1, 46), (58, 46)):
            assert surface.get_at(corner).a > 240, kind
        prints[pygame.image.tobytes(surface, "RGB")] = kind
    assert len(prints) == len(ZOMBIAKI_KINDS)


def test_the_two_decks_are_told_apart_by_colour() -> None:
    folder = ASSETS / "img" / "zombiaki" / "cards"
    humans = ZOMBIAKI_KINDS.index("shot-1")
    for index, kind in enumerate(ZOMBIAKI_KINDS):
        surface = pygame.image.load_sized_svg(str(folder / f"{kind}.svg"), (75, 60))
        # The paper's corner shows the deck, whatever the scene.
        red, green, blue, _ = pygame.transform.average_color(surface, pygame.Rect(69, 0, 6, 5))
        if kind == "dawn":
            assert red > green > blue
        elif index < humans:
            assert green > red > blue, kind
        else:
            assert blue > red, kind


def test_the_tokens_of_zombiaki_are_different_round_figures() -> None:
    folder = ASSETS / "img" / "zombiaki" / "tokens"
    tokens = [
        pygame.image.load_sized_svg(str(path), (96, 96)) for path in sorted(folder.glob("*.svg"))
    ]
    for surface in tokens:
        assert surface.get_at((0, 95)).a == 0
        assert surface.get_at((95, 95)).a == 0
        assert surface.get_at((48, 48)).a == 255
    for index, one in enumerate(tokens):
        for later, two in enumerate(tokens[index + 1 :], index + 1):
            different = sum(
                math.dist(one.get_at((x, y))[:3], two.get_at((x, y))[:3]) > 60
                for x in range(16, 80, 2)
                for y in range(8, 80, 2)
            )
            assert different > 190, (index, later)


def test_textures_meet_at_their_edges() -> None:
    for texture in ("zombiaki/street.jpg",):
        surface = pygame.image.load(str(ASSETS / "img" / texture))
        wide, high = surface.get_size()
        assert max(wide, high) <= 1024

        def jump(a: int, b: int, picture: pygame.Surface = surface) -> float:
            rows = range(0, picture.get_height(), 3)
            return sum(
                math.dist(picture.get_at((a, y))[:3], picture.get_at((b, y))[:3]) for y in rows
            ) / len(rows)

        inside = sum(jump(x, x + 1) for x in range(100, 110)) / 10
        assert jump(wide - 1, 0) < inside * 2 + 3, texture


def test_sounds_load_and_are_gentle() -> None:
    found = {path.stem for path in (ASSETS / "sfx").glob("*.ogg")}
    assert found == set(SOUNDS)
    for path in (ASSETS / "sfx").iterdir():
        sound = pygame.mixer.Sound(str(path))
        assert 0.03 < sound.get_length() < 4, path.name
        samples = memoryview(sound.get_raw()).cast("h")
        peak = max(*samples, -min(samples)) / 32768
        assert 0.1 < peak < 0.62, path.name


@pytest.mark.whole
def test_beds_load_and_loop_without_a_step() -> None:
    for path in (ASSETS / "music").iterdir():
        assert path.suffix == ".ogg"
        sound = pygame.mixer.Sound(str(path))
        assert 30 < sound.get_length() < 180, path.name
        samples = memoryview(sound.get_raw()).cast("h")
        peak = max(*samples, -min(samples))
        assert 0.1 < peak / 32768 < 0.5, path.name
        assert abs(samples[0] - samples[-2]) < peak * 0.35, path.name


def covered(path: Path) -> set[str]:
    """Return the letters a TTF has a glyph for, read from its character map (format 4).

    The renderer answers for letters a face lacks with its blank box, so it cannot be asked.
    """
    raw = path.read_bytes()
    tables = {
        raw[at : at + 4]: struct.unpack_from(">I", raw, at + 8)[0]
        for at in range(12, 12 + 16 * struct.unpack_from(">H", raw, 4)[0], 16)
    }
    start = tables[b"cmap"]
    (count,) = struct.unpack_from(">H", raw, start + 2)
    found: set[str] = set()
    for index in range(count):
        (offset,) = struct.unpack_from(">I", raw, start + 8 + 8 * index)
        at = start + offset
        form, _, _, twice = struct.unpack_from(">HHHH", raw, at)
        if form != 4:
            continue
        size = twice // 2
        rows = [
            struct.unpack_from(f">{size}{kind}", raw, at + 14 + skip)
            for kind, skip in (("H", 0), ("H", twice + 2), ("h", 2 * twice + 2))
        ]
        reach = at + 14 + 3 * twice + 2
        offsets = struct.unpack_from(f">{size}H", raw, reach)
        for k, (last, first, delta) in enumerate(zip(*rows, strict=True)):
            for code in range(first, last + 1):
                glyph = code + delta
                if offsets[k]:
                    where = reach + 2 * k + offsets[k] + 2 * (code - first)
                    (glyph,) = struct.unpack_from(">H", raw, where)
                    glyph = glyph and glyph + delta
                if glyph % 65536:
                    found.add(chr(code))
    return found


def test_the_reader_of_character_maps_tells_what_is_missing() -> None:
    letters = covered(ASSETS / "fonts" / "AtkinsonHyperlegibleNext_400Regular.ttf")
    assert {"A", "é", "Œ", "ñ", "ż"} <= letters
    assert not {"✓", "★", "→", "漢"} & letters


def test_reading_fonts_have_every_letter_of_the_language_tables() -> None:
    tables = list((ASSETS / "lang").rglob("*.toml"))
    assert {path.parent.name for path in tables} >= {"en", "fr", "es"}
    letters = {
        letter
        for path in tables
        for text in texts(read_toml(path.read_text(encoding="utf-8")))
        for letter in text
        if not letter.isspace()
    }
    assert len(letters) > 80
    for path in (ASSETS / "fonts").glob("*.ttf"):
        if not path.name.startswith("Creepster"):
            assert sorted(letters - covered(path)) == [], path.name


def test_the_title_font_has_the_letters_of_three_languages() -> None:
    letters = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!?'’.,:·-–()«»¿¡")
    letters |= set("ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸÁÍÑÓÚàâæçéèêëîïôœùûüÿáíñóú")
    assert sorted(letters - covered(ASSETS / "fonts" / "Creepster_400Regular.ttf")) == []


def texts(table: Any) -> list[str]:
    """Return every text of a language table."""
    if isinstance(table, str):
        return [table]
    if isinstance(table, dict):
        return [text for value in table.values() for text in texts(value)]
    if isinstance(table, list):
        return [text for value in table for text in texts(value)]
    return []
