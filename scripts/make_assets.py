"""Make every picture, sound and font under ``assets/`` from its sources.

    python scripts/make_assets.py [--npm DIR] [--debian DIR] [--only PART ...]

``--npm`` is a folder like ``node_modules`` and ``--debian`` a folder with one unpacked tree a
package; what they lack is fetched with ``npm pack`` and ``apt-get download``. Needs what the game
needs, the extra ``art`` of the project and, for sounds and music, the program ``oggenc``. Each part
imports what it needs when it is made: the help shows without any of it. The same sources give the
same files, byte for byte.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from art.packages import Sources

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"


def write(folder: Path, pictures: dict[str, str]) -> None:
    """Write SVG texts by file name."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


def make_fonts(sources: Sources) -> None:
    """Copy the faces."""
    from art import fonts

    fonts.copy_fonts(sources, ASSETS / "fonts", ROOT / "LICENSES")


def make_icons(sources: Sources) -> None:
    """Extract the chosen icons."""
    from art import icons

    icons.write_icons(icons.IconSet(sources), ASSETS / "img" / "icons")


def make_menu(_: Sources) -> None:
    """Draw the menu, the emblems and the window's icon."""
    import pygame

    from art import menu

    folder = ASSETS / "img" / "menu"
    write(folder, {name: draw() for name, draw in menu.EMBLEMS.items()})
    write(folder, {"moon": menu.moon_with_halo(), "bat": menu.flying_bat()})
    write(folder, {"gravedigger": menu.gravedigger()})
    for pictures in (menu.trees(), menu.ridges(), menu.walkers(), menu.graves()):
        write(folder, pictures)
    write(ASSETS / "img", {"icon": menu.window_icon()})
    svg = menu.window_icon().encode()
    for side in (16, 32, 48, 64, 128, 256):
        surface = pygame.image.load_sized_svg(io.BytesIO(svg), (side, side))
        pygame.image.save(surface, str(ASSETS / "img" / f"icon-{side}.png"))


def make_zombiaki(_: Sources) -> None:
    """Draw the cards, tokens and street of Zombiaki."""
    from art import cards_humans, cards_obstacles, cards_zombies, street, tokens

    folder = ASSETS / "img" / "zombiaki"
    for cards in (cards_zombies.CARDS, cards_humans.CARDS, cards_obstacles.CARDS):
        write(folder / "cards", {name: draw() for name, draw in cards.items()})
    write(folder / "tokens", tokens.zombie_tokens())
    write(folder / "things", tokens.things())
    write(folder / "badge", tokens.badges())
    write(folder / "over", {"net": tokens.net_over(), "freeze": tokens.freeze_over()})
    write(folder / "over", tokens.fire_frames() | tokens.voltage_frames())
    write(folder, tokens.backs() | street.cracks())
    write(
        folder,
        {
            "cemetery": street.cemetery(),
            "barricade": street.barricade(),
            "lamp": street.lamp(),
            "kerb": street.kerb(),
            "sky": street.sky(),
            "moon": street.small_moon(),
            "sun": street.sun(),
            "manhole": street.manhole(),
        },
    )


def make_zombanimaux(_: Sources) -> None:
    """Draw the animals, die, brains and graves of Zomb'Animaux."""
    from art import zombanimaux

    write(ASSETS / "img" / "zombanimaux", zombanimaux.pictures())


def make_zombie_card_game(_: Sources) -> None:
    """Draw the faces, signs and table of the card game."""
    from art import zombie_card_game

    write(ASSETS / "img" / "zombie_card_game", zombie_card_game.pictures())


def make_zombiegeddon(_: Sources) -> None:
    """Draw the discs, pawns and boards of Zombiegeddon."""
    from art import zombiegeddon

    write(ASSETS / "img" / "zombiegeddon", zombiegeddon.pictures())


def make_zombies4(_: Sources) -> None:
    """Draw the forest, the cards and the tokens of Zombies!!! 4."""
    from art import zombies4

    write(ASSETS / "img" / "zombies4", zombies4.pictures())


def make_textures(_: Sources) -> None:
    """Make the textures."""
    from art import textures

    textures.write_textures(ASSETS / "img")


def make_sounds(sources: Sources) -> None:
    """Make the sounds."""
    from art import sounds, sounds_games

    sounds.write_sounds(sources.debian_file(*sounds.FREEDOOM), ASSETS / "sfx")
    sounds_games.write_game_sounds(ASSETS / "sfx")


def make_music(sources: Sources) -> None:
    """Make the night beds."""
    from art import music, music_games, sounds

    lumps = sounds.lumps(sources.debian_file(*sounds.FREEDOOM))
    music.write_music(lumps, ASSETS / "music")
    music_games.write_game_music(ASSETS / "music")


PARTS: dict[str, Callable[[Sources], None]] = {
    "fonts": make_fonts,
    "icons": make_icons,
    "menu": make_menu,
    "zombiaki": make_zombiaki,
    "zombanimaux": make_zombanimaux,
    "zombie_card_game": make_zombie_card_game,
    "zombiegeddon": make_zombiegeddon,
    "zombies4": make_zombies4,
    "textures": make_textures,
    "sounds": make_sounds,
    "music": make_music,
}


def main() -> None:
    """Make the parts asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--npm", type=Path, help="folder of unpacked npm packages")
    parser.add_argument("--debian", type=Path, help="folder of unpacked Debian packages")
    parser.add_argument("--only", nargs="+", choices=list(PARTS), default=list(PARTS))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        sources = Sources(
            chosen.npm or Path(scratch) / "npm", chosen.debian or Path(scratch) / "debian"
        )
        for part in chosen.only:
            print(part)
            PARTS[part](sources)


if __name__ == "__main__":
    main()
