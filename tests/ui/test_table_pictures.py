"""Three set positions of Zombiaki look as they did when somebody looked at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tests.games.zombiaki.position import position
from tests.screens.compare import compare
from tests.ui.table_support import Sitting
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import KIND, KIND_OF
from zombiegames.ui.kit.i18n import set_language

if TYPE_CHECKING:
    from pathlib import Path

S = {name: number for number, name in enumerate(GRID.names)}


def _open(folder: Path, language: str, state: object) -> Sitting:
    sitting = Sitting(folder, language=language, reduced_motion=True)
    set_language(language)
    sitting.position(state)  # type: ignore[arg-type]
    return sitting


def _choose(sitting: Sitting, kind: str) -> None:
    sitting.click_spot(
        next(
            spot.name
            for spot in sitting.table.spots
            if spot.name[0] == "hand" and KIND_OF[spot.name[1]] == KIND[kind]
        )
    )


def _canvas(sitting: Sitting) -> pygame.Surface:
    sitting.tick(2)
    sitting.table.dirty = True
    sitting.app.draw_changes()
    return sitting.app.window.canvas


def test_a_shot_with_its_outcome(tmp_path: Path) -> None:
    state = position(
        turn="humans", A1="zombie 3 claws", A2="zombie 2 shield", A3="wall 6", A5="barrel",
        B2="zombie 4 boss obeyed", B3="dog", B4="mine", C1="bitten 1", C2="fire", C3="pit 2",
        C4="zombie 5 + car", hand_humans="shot-2 grenade net", hand_zombies="zombie-4 hunger click",
        left_zombies=13, left_humans=18,
    )  # fmt: skip
    sitting = _open(tmp_path, "en", state)
    _choose(sitting, "shot-2")
    sitting.hover_spot(("square", S["C4"]))
    compare(_canvas(sitting), "zombiaki_shot")


def test_flames_shared_in_french(tmp_path: Path) -> None:
    state = position(
        turn="humans", A4="zombie 4", B4="zombie 3 shield", C4="dog", B2="zombie 2 netted",
        C1="zombie 3", A1="barrier", hand_humans="flamethrower petrol get-out",
        hand_zombies="terror mass", left_zombies=20, left_humans=9, terror=True,
    )  # fmt: skip
    sitting = _open(tmp_path, "fr", state)
    _choose(sitting, "flamethrower")
    for square in ("B4", "B4", "A4"):
        sitting.click_spot(("square", S[square]))
    compare(_canvas(sitting), "zombiaki_flames_fr")


def test_a_refusal_in_spanish(tmp_path: Path) -> None:
    state = position(
        turn="zombies", step="play", A1="zombie 2", A3="wall 5", B5="zombie 3 spent", C2="pit 1",
        C3="zombie 4", hand_zombies="zombie-5 change boss", hand_humans="freeze sniper napalm",
        left_zombies=8, left_humans=0,
    )  # fmt: skip
    sitting = _open(tmp_path, "es", state)
    _choose(sitting, "change")
    assert sitting.table.speech.told is not None
    compare(_canvas(sitting), "zombiaki_refusal_es")
