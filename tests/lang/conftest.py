"""What tests of words share: every language, and the look of every size of window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.look import Look

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


@pytest.fixture(params=i18n.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = i18n.language()
    i18n.set_language(request.param)
    yield request.param
    i18n.set_language(before)


@pytest.fixture(params=SIZES, ids=str)
def look(request: pytest.FixtureRequest) -> Look:
    pygame.init()
    pygame.display.set_mode(request.param)
    return Look(request.param, Assets())
