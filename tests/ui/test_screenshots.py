"""F12 says where the picture is, or that there is none: in every language, on a full disk too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from tests.store.disks import FullDisk
from tests.ui.pages_support import tap_key
from tests.ui.table_support import BRIEFLY
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.ui.app import App
from zombiegames.ui.kit.i18n import LANGUAGES, tr
from zombiegames.ui.pages.menu import Menu

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.whole
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_picture_is_kept_or_said_not_to_be(tmp_path: Path, code: str) -> None:
    disk = FullDisk()
    app = App(Profile(below(tmp_path), disk), language=code, thinking=BRIEFLY)
    app.start(Menu())
    folder = tmp_path / "screenshots"

    def press(full_at: int) -> str:
        """Give what is said."""
        disk.at, disk.steps = full_at, 0
        app.toasts.update(60)
        tap_key(app, pygame.K_F12)
        (said,) = app.toasts.texts
        return said

    missing = tr("store.picture.full", place=str(folder))
    step = 1
    while press(step) == missing:
        assert not folder.exists() or list(folder.iterdir()) == [], step
        step += 1
    assert step > 4
    (kept,) = folder.iterdir()
    assert app.toasts.texts == [tr("ui.toast.screenshot", place=str(kept))]
    assert pygame.image.load(str(kept)).get_size() == app.size
    app.close()
