"""A change of language, text size or window reaches every word and picture at once.

Whatever is shown must be as if it had been opened in that language and size: pixel for pixel, and
in all that it would say to a pointer or a key.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.eyes_support import STEP, canvas, texts
from tests.ui.pages_support import PAGES, fill_profile
from tests.ui.table_support import Sitting
from tests.ui.zombiegeddon_support import sit_at
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.actions import GiveUp
from zombiegames.games.zombiaki.actions import EndTurn
from zombiegames.ui import app as app_module
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.dialogs import Confirm, Pause, Shortcuts
from zombiegames.ui.kit.i18n import set_language, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.toast import Toasts
from zombiegames.ui.pages.settings import SettingsPage
from zombiegames.ui.table import scene as table_module
from zombiegames.ui.table.reader import Reader, Zoom
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.speech import Said, Speech
from zombiegames.ui.tables.zombiegeddon.pages import HalfTime
from zombiegames.ui.tables.zombies4 import map as zombies4_map
from zombiegames.ui.tables.zombies4.bell import Bell

if TYPE_CHECKING:
    from collections.abc import Callable

    Show = Callable[[Sitting], object]

pytestmark = pytest.mark.whole

PEOPLE = {
    "zombiaki": 2, "zombiegeddon": 3, "zombies4": 2, "zombanimaux": 3, "zombie_card_game": 3
}  # fmt: skip
LANGUAGES = {
    "zombiaki": ("en", "fr"), "zombiegeddon": ("fr", "es"), "zombies4": ("es", "en"),
    "zombanimaux": ("es", "fr"), "zombie_card_game": ("en", "es"),
}  # fmt: skip
LARGE: dict[str, Any] = {"text_size": 150, "size": (1024, 640)}


@cache
def played(game: str, decisions: int) -> str:
    """Play a game at random for a while: one person, who is to act, against computers."""
    seats = ["person:Ada", *["bot:normal:Boris", "bot:hard:Chloé"][: PEOPLE[game] - 1]]
    match = Match(GAMES[game], seats, seed=4)
    match.advance()
    rng = Random(4)
    while match.outcome is None and (len(match) < decisions or match.to_act() != 0):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match.save()


def table(game: str, decisions: int = 30) -> Show:
    """Sit down at a game in its middle; the computers play no card in between."""

    def show(sitting: Sitting) -> None:
        sitting.open(Match.load(played(game, decisions), GAMES))

    return show


def curtain(game: str) -> Show:
    """Open a game of several people: a curtain hangs, or a bell stands open."""
    seats = ["person:Ada", "person:Boris", "person:Chloé"][: PEOPLE[game]]
    return lambda sitting: sitting.open(Match(GAMES[game], seats, seed=3))


def then(show: Show, *steps: Callable[[Any], Any]) -> Show:
    """Show something and do something there; a scene that is given comes on top."""

    def more(sitting: Sitting) -> None:
        show(sitting)
        for step in steps:
            sitting.app.stack.change(step(sitting.table))
            sitting.tick(2)

    return more


def refuse(scene: GameScene) -> None:
    """Click what means nothing, so that a bubble says why."""
    choice = scene.choice
    assert choice is not None
    refused = (s for s in scene.spots if choice.refusals(s.means) and not choice.meant(s.means))
    spot = next(refused)
    scene.pointer._refuse(spot)
    assert scene.speech.told is not None


def zoom(scene: GameScene) -> Any:
    """Look at a thing closely."""
    return next(filter(None, (scene.pointer.look_at(spot) for spot in scene.spots)))


def pile(scene: GameScene) -> Any:
    """Open a pile of cards."""
    piles = (scene.open_spot(spot.name) for spot in scene.spots)
    return next(filter(None, piles))


def advise(scene: GameScene) -> None:
    """Ask for advice, and wait for it."""
    scene.waiting.suggest()
    for _ in range(4000):
        if not scene.course.advising:
            break
        scene.update(STEP)
    assert scene.speech.advised is not None


def concede(scene: GameScene) -> Any:
    """Ask whether to give up."""
    return next(item.action() for item in scene.ways.pause_items() if item.key == "concede")


def skipped(scene: Any) -> Any:
    """Read what happened while everything was let pass."""
    scene.waiting._events = [line.event for line in scene.course.log[-12:]]
    scene.waiting.arrive()
    return scene.take()


def bombed(sitting: Sitting) -> None:
    """Sit down where the second half begins."""
    sit_at(
        sitting, half=2, A1="food-1 + pawn 0", B1="food-2", K9="pawn 1", brought=(4, 3),
        pile_0="weapon food-3", pile_1="tools", enemies_before=((11, 43), (11, 44)),
    )  # fmt: skip


def halves(scene: Any) -> Any:
    """See the bomb fall, and what everybody brought through it."""
    moment = HalfTime(scene.view, scene.names, scene.colours)
    moment.enter(scene.app)
    moment.time = moment.length
    return Push(moment)


def notes(scene: GameScene) -> None:
    """Let some toasts come up."""
    scene.app.notify("ui.toast.screenshot", {"place": "/home/ada"}, sticky=True)
    scene.app.notify("zombies4.bell.nothing", sticky=True)


def page(name: str) -> Show:
    """Show a page of the program."""

    def show(sitting: Sitting) -> None:
        if name in ("menu", "saves", "statistics"):
            fill_profile(sitting.app)
        PAGES[name](sitting.app)

    return show


MOMENTS: dict[str, tuple[str, Show]] = {
    **{name: ("zombiaki", page(name)) for name in PAGES},
    **{f"{game} in the middle": (game, table(game)) for game in PEOPLE},
    **{f"{game} between people": (game, curtain(game)) for game in PEOPLE},
    **{
        f"menu of {game}": (game, then(table(game), lambda s: s.ways.open_menu()))
        for game in ("zombiaki", "zombies4")
    },
    "settings over a menu": (
        "zombie_card_game",
        then(
            table("zombie_card_game"),
            lambda s: s.ways.open_menu(),
            lambda s: Push(SettingsPage("screen")),
        ),
    ),
    "bubble": ("zombanimaux", then(table("zombanimaux"), refuse)),
    "advice": ("zombie_card_game", then(table("zombie_card_game"), advise)),
    "end of the turn": (
        "zombiaki",
        then(table("zombiaki"), lambda s: s.pointer._ask_end(EndTurn())),
    ),
    "giving up": (
        "zombanimaux",
        then(table("zombanimaux"), lambda s: s.pointer._ask_end(GiveUp())),
    ),
    "concession": ("zombiaki", then(table("zombiaki"), concede)),
    "what happened meanwhile": ("zombies4", then(table("zombies4"), skipped)),
    "between the halves": ("zombiegeddon", then(bombed, halves)),
    "help": ("zombies4", then(table("zombies4"), lambda s: s.ways.open_help())),
    "log": ("zombie_card_game", then(table("zombie_card_game"), lambda s: s.ways.open_log())),
    "zoom": ("zombiaki", then(table("zombiaki"), zoom)),
    "pile": ("zombanimaux", then(table("zombanimaux"), pile)),
    "rules over a table": (
        "zombies4",
        then(table("zombies4"), lambda s: s.ways.open_rules("ZF-30")),
    ),
    "toasts": ("zombiaki", then(table("zombiaki"), notes)),
}  # fmt: skip


@pytest.fixture(scope="module")
def pool() -> Assets:
    """Keep pictures without words over all tests here."""
    return Assets()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, pool: Assets) -> None:
    def own() -> Assets:
        assets = Assets()
        assets._pictures, assets._icons, assets._fonts = pool._pictures, pool._icons, pool._fonts
        return assets

    monkeypatch.setattr(app_module, "Assets", own)
    monkeypatch.setattr(Assets, "forget", Assets.forget_words)
    monkeypatch.setattr(zombies4_map, "SHARPENED", 1000)


def seen(sitting: Sitting) -> list[Any]:
    """Draw everything and read everything."""
    said: list[str] = []
    for scene in sitting.app.stack.scenes:
        if isinstance(scene, GameScene):
            scene.time = 0.0
            scene.breathe(0.0)
            said += texts(scene)
        for widget in scene.focus.widgets:  # type: ignore[attr-defined]
            said += [widget.tip(), widget.describe()]
    sitting.app.draw()
    return [zlib.crc32(canvas(sitting)), *said, *sitting.app.toasts.texts]


def resize(sitting: Sitting, size: tuple[int, int], text_size: int) -> None:
    """Make the window and the words of another size, one after the other."""
    sitting.app.settings.text_size = text_size
    sitting.app.refresh()
    pygame.display.set_mode(size, pygame.RESIZABLE)
    sitting.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


def change(sittings: Callable[..., Sitting], name: str) -> None:
    """Let a moment change its language and sizes and compare each with one opened so."""
    game, show = MOMENTS[name]
    one, other = LANGUAGES[game]

    def opened(language: str, **how: Any) -> Sitting:
        sitting = sittings(language=language, reduced_motion=True, **how)
        set_language(language)
        profile = sitting.app.profile
        profile.folders = profile.folders._replace(data=Path("/home/ada"))
        show(sitting)
        sitting.post()
        return sitting

    changing = opened(one)
    first = seen(changing)
    resize(changing, LARGE["size"], LARGE["text_size"])
    changing.app.draw()
    changing.app.set_language(other)
    changed = seen(changing)
    changing.app.set_language(one)
    resize(changing, (1280, 720), 100)
    back = seen(changing)
    changing.app.stack.close()
    assert differences(back, first) == []
    assert differences(changed, seen(opened(other, **LARGE))) == []


def differences(mine: list[Any], others: list[Any]) -> list[Any]:
    """List what is shown or said otherwise."""
    found: list[Any] = [pair for pair in zip(mine, others, strict=False) if pair[0] != pair[1]]
    return [*found[:3], *([] if len(mine) == len(others) else [(len(mine), len(others))])]


@pytest.mark.parametrize("name", MOMENTS)
def test_a_change_leaves_nothing_as_it_was(sittings: Any, name: str) -> None:
    change(sittings, name)


# -- saboteurs: what is made once and kept --------------------------------------------------


def keep_pictures(patch: pytest.MonkeyPatch) -> None:
    """Pictures with words that are kept whatever the language."""
    patch.setattr(Assets, "forget_words", lambda assets: None)


def keep_items(patch: pytest.MonkeyPatch) -> None:
    """A menu that words its lines when it opens."""
    make = Pause.__init__

    def worded(menu: Pause, game: str, items: Callable[[], Any] = tuple) -> None:
        lines = items()
        make(menu, game, lambda: lines)

    patch.setattr(Pause, "__init__", worded)


def keep_question(patch: pytest.MonkeyPatch) -> None:
    """A question that is worded when it is asked."""
    make = Confirm.__init__

    def worded(dialog: Confirm, ask: Callable[[], Any], on_yes: Any) -> None:
        question = ask()
        make(dialog, lambda: question, on_yes)

    patch.setattr(Confirm, "__init__", worded)


def keep_text(patch: pytest.MonkeyPatch) -> None:
    """A long text that is written when it is opened."""
    make = Reader.__init__

    def written(reader: Reader, title: str, text: Callable[[], str], **how: Any) -> None:
        words = text()
        make(reader, title, lambda: words, **how)

    patch.setattr(Reader, "__init__", written)


def keep_bubble(patch: pytest.MonkeyPatch) -> None:
    """A bubble that is worded, and placed, when it comes up."""
    make = Said.__new__

    def said(kind: Any, near: Any, words: Any, rule: str = "") -> Any:
        rect, text = near(), words()
        return make(kind, lambda: rect, lambda: text, rule)

    patch.setattr(Said, "__new__", said)


def keep_advice(patch: pytest.MonkeyPatch) -> None:
    """Chances that are drawn once."""
    places = Speech.advice_places

    def drawn(speech: Any) -> Any:
        speech.labels = getattr(speech, "labels", None) or places(speech)
        return speech.labels

    patch.setattr(Speech, "advice_places", drawn)


def keep_log(patch: pytest.MonkeyPatch) -> None:
    """A log that keeps the language in which a line was told."""
    patch.setattr(table_module, "language", lambda: "en")


def keep_spotlight(patch: pytest.MonkeyPatch) -> None:
    """A side panel that keeps the words for what was played last."""
    rest = GameScene.default_inspection

    def kept(scene: Any) -> Any:
        scene.thing = getattr(scene, "thing", None) or rest(scene)
        return scene.thing

    patch.setattr(GameScene, "default_inspection", kept)


def keep_bell(patch: pytest.MonkeyPatch) -> None:
    """A bell that asks in the language in which it rang."""
    make = Bell.__init__

    def worded(bell: Bell, question: Callable[[], str], *more: Any) -> None:
        words = question()
        make(bell, lambda: words, *more)

    patch.setattr(Bell, "__init__", worded)


def keep_toast(patch: pytest.MonkeyPatch) -> None:
    """Toasts that are worded when they come up."""
    show = Toasts.show

    def worded(toasts: Toasts, key: str, fields: Any, *, sticky: bool = False) -> None:
        show(toasts, tr(key, **fields), {}, sticky=sticky)

    patch.setattr(Toasts, "show", worded)


def keep_names(patch: pytest.MonkeyPatch) -> None:
    """Cards of a pile, or one looked at closely, that are named when it is opened."""
    make = Zoom.__init__

    def named(zoom: Zoom, look_at: Callable[[], Any], link: Any) -> None:
        thing = look_at()
        make(zoom, lambda: thing, link)

    patch.setattr(Zoom, "__init__", named)


def keep_layout(patch: pytest.MonkeyPatch) -> None:
    """A page that is laid out once."""
    patch.setattr(Shortcuts, "layout", first_time(Shortcuts.layout))


def first_time(layout: Callable[..., None]) -> Callable[..., None]:
    """Lay out only what has not been laid out yet."""

    def once(scene: Any, size: tuple[int, int]) -> None:
        if not getattr(scene, "laid", False):
            layout(scene, size)
            scene.laid = True

    return once


SABOTEURS = {
    keep_pictures: "zombie_card_game in the middle",
    keep_items: "menu of zombiaki",
    keep_question: "end of the turn",
    keep_text: "log",
    keep_bubble: "bubble",
    keep_advice: "advice",
    keep_log: "zombiegeddon in the middle",
    keep_spotlight: "zombie_card_game in the middle",
    keep_bell: "zombies4 between people",
    keep_toast: "toasts",
    keep_names: "zoom",
    keep_layout: "keys",
}


@pytest.mark.parametrize("keep", SABOTEURS)
def test_what_is_kept_over_a_change_is_seen(
    sittings: Any, monkeypatch: pytest.MonkeyPatch, keep: Callable[[pytest.MonkeyPatch], None]
) -> None:
    keep(monkeypatch)
    with pytest.raises(AssertionError):
        change(sittings, SABOTEURS[keep])
