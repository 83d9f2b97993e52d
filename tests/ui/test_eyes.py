"""Nothing is shown to eyes that may not see it: whoever sits down sees only what is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.eyes_support import Evening, canvas, curtain, raise_curtain, stand
from zombiegames.ui import app
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.speech import Speech
from zombiegames.ui.table.stage import Stage
from zombiegames.ui.tables.zombanimaux.table import ZombanimauxTable
from zombiegames.ui.tables.zombies4 import map as zombies4_map

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.whole

SECRET = {"zombanimaux": 2, "zombie_card_game": 3, "zombies4": 2}
"""Games with hidden hands → how many people play here."""

SPEEDS = ("slow", "normal", "fast", "instant")

OPEN = ("zombiaki", "zombiegeddon")


@pytest.fixture(scope="module")
def assets() -> Assets:
    """Pictures that all tables here share: what a card looks like is no secret."""
    return Assets()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, assets: Assets) -> None:
    """Draw nothing twice, and every tile sharp at once: how sharp it is tells nothing."""
    monkeypatch.setattr(app, "Assets", lambda: assets)
    monkeypatch.setattr(zombies4_map, "SHARPENED", 1000)


def spend(evening: Evening) -> int:
    """Let every person see what is theirs at every speed; gives how often something was undone."""
    undone = 0
    for n, speed in enumerate(SPEEDS):
        evening.app.settings.speed = speed
        evening.table.waiting.set_speed()
        evening.act_until_a_curtain_hangs()
        if n == 1:
            evening.resize((1024, 640))
        elif n == 2:
            evening.app.set_language("fr")
            evening.sitting.tick(2)
        evening.compare(raise_curtain)
        evening.look_around()
        for _ in range(3):
            evening.act()
            if evening.take_back():
                undone += 1
                evening.compare(stand)
                break
            if curtain(evening.sitting) is not None:
                break
        if curtain(evening.sitting) is None and n == 2:
            evening.app.set_language("es")
            evening.rest()
            evening.compare(stand)
    return undone


@pytest.mark.parametrize("game", SECRET)
def test_a_table_after_a_curtain_is_as_one_opened_there(sittings: Any, game: str) -> None:
    evening = Evening(sittings, game, SECRET[game], 3)
    undone = spend(evening)
    assert undone or game != "zombies4", "only there small decisions can be taken back so early"


@pytest.mark.parametrize("game", OPEN)
def test_a_table_without_secrets_is_at_any_time_as_one_opened_then(
    sittings: Any, game: str
) -> None:
    evening = Evening(sittings, game, 2, 3, casual_undo=True)
    undone = 0
    for _ in range(3):
        evening.look_around()
        for _ in range(5):
            evening.act()
        evening.compare(stand)
        undone += evening.take_back()
        evening.compare(stand)
    assert undone


def test_a_screenshot_is_what_is_seen(sittings: Any) -> None:
    """Also right after the curtain: no picture of the hand before is left anywhere."""
    evening = Evening(sittings, "zombanimaux", 2, 3)
    for _ in range(2):
        evening.act_until_a_curtain_hangs()
        assert shot(evening) == canvas(evening.sitting)
        raise_curtain(evening.sitting)
        assert shot(evening) == canvas(evening.sitting)


def shot(evening: Evening) -> bytes:
    """Take a picture of the screen, and give what is on it."""
    path = evening.app.screenshot()
    return pygame.image.tobytes(pygame.image.load(path).convert(), "RGB")


# -- saboteurs: tables that keep one thing too long ----------------------------------------


def hand_words(table: Any) -> str:
    """Name what the viewer holds."""
    seat = table.viewer
    return "" if seat is None else " ".join(map(str, (*table.view.hands[seat], *table.view.drawn)))


def keep_panel(patch: pytest.MonkeyPatch) -> None:
    """A log panel that looks only whether lines have come."""
    lay, show = GameScene.lay_panel, GameScene._show_log

    def lay_once(table: Any) -> None:
        if not hasattr(table, "side") or table.side.look is not table.look:
            lay(table)

    def by_length(table: Any) -> None:
        if len(table.course.log) != getattr(table, "length", -1):
            table.length = len(table.course.log)
            show(table)

    patch.setattr(GameScene, "lay_panel", lay_once)
    patch.setattr(GameScene, "_show_log", by_length)


def keep_log(patch: pytest.MonkeyPatch) -> None:
    """A log page that keeps what it has told once."""
    tell = GameScene.log_lines

    def kept(table: Any, most: int = 0) -> list[str]:
        lines = tell(table)
        old = getattr(table, "old", [])
        table.old = [*old, *lines[len(old) :]]
        return table.old[-most:] if most else table.old

    patch.setattr(GameScene, "log_lines", kept)


def keep_spotlight(patch: pytest.MonkeyPatch) -> None:
    """A side panel that goes back to what was looked at last."""
    look, rest = ZombanimauxTable.inspect, ZombanimauxTable.default_inspection

    def noted(table: Any, name: Any) -> Any:
        thing = look(table, name)
        table.last = thing or getattr(table, "last", None)
        return thing

    patch.setattr(ZombanimauxTable, "inspect", noted)
    patch.setattr(
        ZombanimauxTable,
        "default_inspection",
        lambda table: getattr(table, "last", None) or rest(table),
    )


def keep_tooltip(patch: pytest.MonkeyPatch) -> None:
    """Widgets that explain themselves as they did at first."""
    refresh = GameScene.refresh

    def kept(table: Any) -> None:
        table.tip = getattr(table, "tip", "") or hand_words(table)
        refresh(table)
        for spot in table.spots:
            spot.tooltip = table.tip

    patch.setattr(GameScene, "refresh", kept)


def keep_hint(patch: pytest.MonkeyPatch) -> None:
    """A hint that stands until somebody acts."""
    say = GameScene.hint_words

    def kept(table: Any) -> str:
        number = len(table.match)
        if getattr(table, "hinted", (-1, ""))[0] != number:
            table.hinted = (number, f"{say(table)} {hand_words(table)}")
        return str(table.hinted[1])

    patch.setattr(GameScene, "hint_words", kept)


def keep_bubble(patch: pytest.MonkeyPatch) -> None:
    """A bubble that nobody takes away."""
    do = GameScene.do

    def loud(table: Any, action: Any) -> None:
        table.speech.say(hand_words(table), "icon undo")
        do(table, action)

    patch.setattr(GameScene, "do", loud)
    patch.setattr(Speech, "hush", lambda speech, quiet=False: None)


def keep_toast(patch: pytest.MonkeyPatch) -> None:
    """A toast that names the own cards."""
    do = GameScene.do

    def loud(table: Any, action: Any) -> None:
        table.app.notify("ui.error.no_save", {"place": hand_words(table)})
        do(table, action)

    patch.setattr(GameScene, "do", loud)


def keep_preview(patch: pytest.MonkeyPatch) -> None:
    """A preview that stays until there is another."""
    pointed = GameScene.pointed

    def kept(table: Any) -> None:
        before = table.previewed
        pointed(table)
        if not table.previewed:
            table.previewed = before or [(table.hint_rect, hand_words(table))]

    patch.setattr(GameScene, "pointed", kept)


def keep_effects(patch: pytest.MonkeyPatch) -> None:
    """Words that float and never end."""
    patch.setattr(Stage, "end_effect", lambda stage, effect: None)


def keep_cards(patch: pytest.MonkeyPatch) -> None:
    """Cards that lie as they lay until the curtain is up."""
    patch.setattr(Stage, "clear", lambda stage: None)
    patch.setattr(Stage, "reconcile", lambda stage, places: None)


def keep_places(patch: pytest.MonkeyPatch) -> None:
    """Places that stay as they are once somebody has sat down."""
    lay = ZombanimauxTable.lay_out

    def lay_once(table: Any, main: Any) -> None:
        if getattr(table, "laid_for", None) is None:
            table.laid_for = table.viewer
            lay(table, main)

    patch.setattr(ZombanimauxTable, "lay_out", lay_once)


def keep_pointer(patch: pytest.MonkeyPatch) -> None:
    """A table that takes the pointer to be where it was for somebody else."""
    patch.setattr(Focus, "leave", lambda focus: None)


SABOTEURS = (
    keep_panel, keep_log, keep_spotlight, keep_tooltip, keep_hint, keep_bubble, keep_toast,
    keep_preview, keep_effects, keep_cards, keep_places, keep_pointer,
)  # fmt: skip


@pytest.mark.parametrize("keep", SABOTEURS)
def test_what_is_kept_for_the_next_eyes_is_seen(
    sittings: Any, monkeypatch: pytest.MonkeyPatch, keep: Callable[[pytest.MonkeyPatch], None]
) -> None:
    keep(monkeypatch)
    evening = Evening(sittings, "zombanimaux", 2, 3, size=(1024, 640), speed="normal")
    raise_curtain(evening.sitting)
    evening.look_around()
    evening.act_until_a_curtain_hangs()
    with pytest.raises(AssertionError, match="kept from the eyes before"):
        evening.compare(raise_curtain)
