"""The keys of whoever listens, and how much of the others' turns is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.moments_support import moments
from tests.ui.voice_support import ENTER, TAB, Listener
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.dialogs import Curtain
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.voice.aloud import aloud

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting


def test_a_key_silences_and_what_came_of_it_is_said(sitting: Sitting) -> None:
    listener = Listener(sitting)
    sitting.app.start(Menu())
    listener.wait()
    hushed = listener.ear.hushed
    assert len(listener.press(TAB)) == 1
    assert listener.ear.hushed == hushed + 1
    listener.press(pygame.K_LCTRL)
    assert listener.ear.hushed == hushed + 2


def test_ctrl_silences_and_with_shift_says_it_again(sitting: Sitting) -> None:
    """Also a second time; a letter that says nothing leaves it to be repeated."""
    next(moments(sitting, "zombanimaux"))
    listener = Listener(sitting)
    listener.wait()
    (focus,) = listener.press(TAB)
    hushed = listener.ear.hushed
    assert listener.press(pygame.K_LCTRL) == []
    assert listener.ear.hushed == hushed + 1
    for _ in range(2):
        assert listener.press(pygame.K_LSHIFT, pygame.KMOD_CTRL) == [focus]
        assert listener.press(pygame.K_RCTRL, pygame.KMOD_SHIFT) == [focus]
    assert listener.press(pygame.K_y) == []
    assert listener.press(pygame.K_LCTRL, pygame.KMOD_SHIFT) == [focus]
    assert listener.press(pygame.K_LSHIFT) == []


def test_what_was_said_before_a_curtain_is_not_repeated_below_it(sitting: Sitting) -> None:
    names = ("person:Ada", "person:Boris", "person:Chloé")
    listener = Listener(sitting)
    table: Any = sitting.open_unsettled(Match(GAMES["zombie_card_game"], names, seed=3))
    sitting.app.narrator._scene = None  # type: ignore[union-attr]
    for _ in range(40):
        listener.wait()
        if isinstance(sitting.app.stack.top, Curtain):
            sitting.click_button("ready")
            continue
        hand = [
            p.words() for p in sitting.app.narrator.parts() if p.heading == tr("voice.zone.hand")
        ]  # type: ignore[union-attr]
        sitting.app.narrator.say(*hand)  # type: ignore[union-attr]
        if table.choice is not None:
            table.do(table.choice.actions[0])
        listener.wait()
        if isinstance(sitting.app.stack.top, Curtain):
            break
    assert isinstance(sitting.app.stack.top, Curtain)
    assert hand
    repeated = listener.press(pygame.K_LSHIFT, pygame.KMOD_CTRL)
    assert not any(part in said for part in hand for said in repeated)


def test_a_part_is_read_by_where_the_digit_lies(sitting: Sitting) -> None:
    """On a French keyboard the third key of the row is a quotation mark."""
    next(moments(sitting, "zombanimaux"))
    listener = Listener(sitting)
    listener.wait()
    part = sitting.app.narrator.parts()[2].words()  # type: ignore[union-attr]
    sitting.post(
        pygame.event.Event(
            pygame.KEYDOWN, key=pygame.K_QUOTEDBL, mod=pygame.KMOD_ALT, unicode="",
            scancode=pygame.KSCAN_3,
        )
    )  # fmt: skip
    assert listener.wait() == [part]


def test_a_key_that_does_nothing_says_what_is_asked(sitting: Sitting) -> None:
    next(moments(sitting, "zombie_card_game"))
    listener = Listener(sitting)
    listener.wait()
    hint = aloud(sitting.table.hint_words())
    assert listener.press(ENTER) == [hint] != [""]
    assert listener.press(pygame.K_y) == []


def turns_of_others(sitting: Sitting, story: str) -> list[str]:
    """Play a little of Zomb'Animaux; give what was heard."""
    sitting.app.settings.voice_story = story
    listener = Listener(sitting)
    names = ("person:Ada", "bot:easy:Boris", "bot:easy:Chloé")
    sitting.open_unsettled(Match(GAMES["zombanimaux"], names, seed=3))
    for _ in range(120):
        listener.wait()
        if sitting.app.stack.top is sitting.table and sitting.table.can_act:
            listener.press(pygame.K_w)
            listener.press(ENTER)
    return listener.story


@pytest.mark.whole
def test_the_turns_of_others_can_be_told_briefly(sittings: Any) -> None:
    """Nothing that names whoever listens is left out, and no turn is left out wholly."""
    everything, brief = (turns_of_others(sittings(), story) for story in ("all", "short"))
    assert 10 < len(brief) < len(everything)
    assert [line for line in everything if "Ada" in line] == [
        line for line in brief if "Ada" in line
    ]
    left = [line for line in everything if line not in brief]
    assert any(line.startswith(("Boris", "Chloé")) for line in left)
    assert any(line.startswith("Boris") for line in brief)
    assert any(line.startswith("Chloé") for line in brief)


def test_a_line_that_grows_is_said_once(sitting: Sitting) -> None:
    """Six dogs that come to a tile are one sentence, not six."""
    listener = Listener(sitting)
    sitting.open_unsettled(Match(GAMES["zombies4"], ("person:Ada", "bot:easy:Boris"), seed=4))
    for _ in range(20):
        listener.wait()
    dogs = [line for line in listener.story if " come: " in line or " comes: " in line]
    assert dogs == ["6 dogs come: Forest."]
