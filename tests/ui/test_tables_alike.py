"""What a player finds alike at all five tables, looked at in moments of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.moments_support import OTHERS, click_something, moments, questions
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.dialogs import Pause
from zombiegames.ui.kit.i18n import LANGUAGES, has, keys, set_language, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.pages.rules import Rules
from zombiegames.ui.table.buttons import BACK
from zombiegames.ui.table.speech import Bubble
from zombiegames.ui.table.spots import QUIET
from zombiegames.ui.tables.zombies4.map import WAITING

if TYPE_CHECKING:
    from zombiegames.ui.table.hooks import Hooks

pytestmark = pytest.mark.whole


# -- things ----------------------------------------------------------------------------


def mute(table: Hooks[Any]) -> list[Any]:
    """Name the spots that say nothing, in any language, or the same chosen and not."""
    found = []
    for language in LANGUAGES:
        set_language(language)
        table.refresh()
        for spot in table.spots:
            words = spot.describe()
            if not words or "<" in words or "{" in words:
                found.append((language, spot.name, words))
            state, spot.state = spot.state, QUIET
            if (spot.describe() == words) != (state == QUIET):
                found.append((language, spot.name, words))
            spot.state = state
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_spot_says_what_it_is(sitting: Any, game: str) -> None:
    count = 0
    for _ in moments(sitting, game):
        assert mute(sitting.table) == []
        count += len(sitting.table.spots)
    assert count > 50


def test_a_spot_without_words_is_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    next(moments(sitting, "zombiaki"))
    table = sitting.table
    monkeypatch.setattr(type(table), "spot_words", lambda self, spot: "")
    assert len(mute(table)) >= len(table.spots)


def test_who_looks_something_up_keeps_what_is_chosen(sitting: Any) -> None:
    """A click on a thing that only explains itself puts nothing back; right beside, it does."""
    looked_up = set()
    for game in GAMES:
        for _ in moments(sitting, game):
            table = sitting.table
            click_something(table)
            choice = table.choice
            if choice is None or not choice.picker.started:
                continue
            means = [
                spot
                for spot in table.spots
                if spot.state == QUIET
                and not choice.refusals(spot.means)
                and choice.meant(spot.means) is None
                and choice.begins(spot.means) is None
                and table.open_spot(spot.name) is None
                and table.focus.top(spot.rect.center) is spot
                # A click on the tile that waits turns it.
                and spot.name != WAITING
            ]
            for spot in means[:2]:
                explains = table.inspectable(spot.name)
                # The click before may have moved what one sees of a map.
                sitting.settle()
                sitting.click_spot(spot.name)
                assert choice.picker.started == explains, (game, spot.name)
                looked_up.add((game, explains))
                if not choice.picker.started:
                    break
    assert len({game for game, explains in looked_up if explains}) >= 2


# -- buttons ---------------------------------------------------------------------------


def unexplained(table: Hooks[Any]) -> list[Any]:
    """Name the buttons that do not say what they do, in any language."""
    found = []
    for language in LANGUAGES:
        set_language(language)
        table.refresh()
        for widget in table.focus.widgets:
            if isinstance(widget, Button):
                tip = widget.tip()
                if len(tip) < 8 or tip == widget.text or "<" in tip or "{" in tip:
                    found.append((language, widget.key, tip))
    set_language("en")
    return found


MET = {
    "zombiaki": {"advance", "end-turn", "stop", "undo", "back"},
    "zombiegeddon": {"reach", "remove", "undo", "back"},
    "zombies4": {"roll", "fight-on", "policy", "stop", "end-turn", "pass", "play", "shoot", "undo"},
    "zombanimaux": {"play", "give-up", "back"},
    "zombie_card_game": {"play", "pass", "back"},
}
"""Some of the buttons that must be among those looked at."""


@pytest.mark.parametrize("game", GAMES)
def test_every_button_explains_itself(sitting: Any, game: str) -> None:
    met = set()
    for _ in questions(sitting, game):
        assert unexplained(sitting.table) == []
        met.update(sitting.button_names())
        click_something(sitting.table)
        assert unexplained(sitting.table) == []
        met.update(sitting.button_names())
    assert MET[game] <= met


def cut(table: Hooks[Any]) -> list[Any]:
    """Name the buttons whose words end in dots, in any language."""
    found = []
    for language in LANGUAGES:
        set_language(language)
        table.refresh()
        for widget in table.focus.widgets:
            if isinstance(widget, Button) and widget.text and not widget.fitted.whole:
                found.append((language, widget.key, widget.fitted.lines))
    set_language("en")
    return found


@pytest.mark.whole
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 175)])
@pytest.mark.parametrize("game", GAMES)
def test_no_button_cuts_its_words(
    sittings: Any, game: str, size: tuple[int, int], text: int
) -> None:
    sitting, count = sittings(size=size, text_size=text), 0
    for _ in questions(sitting, game):
        assert cut(sitting.table) == []
        click_something(sitting.table)
        assert cut(sitting.table) == []
        count += 1
    assert count > 3


def test_words_that_are_cut_are_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    next(questions(sitting, "zombiaki"))
    monkeypatch.setattr(type(sitting.table), "button_words", lambda self, name: "a brain " * 9)
    assert any(cut(sitting.table) for _ in questions(sitting, "zombiaki"))


@pytest.mark.parametrize("game", GAMES)
def test_buttons_explain_themselves_while_others_play(sitting: Any, game: str) -> None:
    others = False
    for match in moments(sitting, game, often=4):
        assert unexplained(sitting.table) == []
        others |= match.to_act() > 0 and "skip" in sitting.button_names()
    assert others


def test_the_way_back_to_the_result_explains_itself(sitting: Any) -> None:
    next(moments(sitting, "zombiaki"))
    table = sitting.table
    table.concede(0)
    sitting.settle()
    sitting.tick(4)
    table.refresh()
    assert "result" in sitting.button_names()
    assert unexplained(table) == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_stands_on_a_button_has_an_explanation(game: str) -> None:
    """Also where no sampled question offers it."""
    other_words = {"lay": "play", "play-some": "play", "throw-net": "confirm", "flame": "confirm"}
    on_a_page = "zombiegeddon.button.go-on"
    for key in {*keys(f"{game}.prompt."), *keys(f"{game}.button.")} - {on_a_page}:
        tag = key.split(".", 2)[2]
        name = tag.partition(".")[0]
        name = other_words.get(name, name)
        stems = (f"{game}.tip.{tag}", f"{game}.tip.{name}", f"table.tip.{name}")
        assert any(has(stem) for stem in stems), key


def test_a_button_without_words_is_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    next(moments(sitting, "zombies4"))
    table = sitting.table
    assert unexplained(table) == []
    monkeypatch.setattr(type(table), "button_tip", lambda self, name: "")
    assert {key for _, key, _ in unexplained(table)} == {
        f"button {name}" for name in sitting.button_names()
    }


def test_what_cannot_be_done_says_so(sitting: Any) -> None:
    next(moments(sitting, "zombiaki"))
    tips = {w.key: (w.enabled, w.tip()) for w in sitting.table.focus.widgets}
    assert tips["icon redo"] == (False, "There is nothing to redo.")
    undo = tr("table.unable.undo")
    assert tips["icon undo"] == (False, undo)
    assert tips["icon suggest"] == (True, "What the computer would do, and how good that is (H)")


def strays(table: Hooks[Any], places: dict[str, pygame.Rect]) -> list[Any]:
    """Name main buttons that are not where such ones were, lie on others or beside their area."""
    buttons = [w for w in table.focus.widgets if w.key.startswith("button ")]
    found = []
    for n, button in enumerate(buttons):
        name = button.key.removeprefix("button ")
        kept = "back" if name in BACK else "main" if button.kind == "commit" else ""
        if kept and places.setdefault(kept, button.rect).topleft != button.rect.topleft:
            found.append((name, button.rect, places[kept]))
        if not table.buttons_rect.inflate(2, 2).contains(button.rect):
            found.append((name, button.rect, table.buttons_rect))
        found += [(name, other.key) for other in buttons[:n] if other.rect.colliderect(button.rect)]
    return found


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 175)])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "zombies4"])
def test_the_main_button_and_the_way_back_never_move(
    sittings: Any, game: str, size: tuple[int, int], text: int
) -> None:
    sitting = sittings(size=size, text_size=text)
    places: dict[str, pygame.Rect] = {}
    for _ in questions(sitting, game, decisions=250):
        assert strays(sitting.table, places) == []
        click_something(sitting.table)
        assert strays(sitting.table, places) == []
    for _ in moments(sitting, game, often=4):
        assert strays(sitting.table, places) == []
    assert "back" in places


def test_buttons_that_move_are_seen(sitting: Any) -> None:
    table = sitting.open_unsettled(next(questions(sitting, "zombie_card_game")))
    places: dict[str, pygame.Rect] = {}
    click_something(table)
    assert strays(table, places) == []
    for widget in table.focus.widgets:
        widget.rect = widget.rect.move(0, -9)
    assert strays(table, places) != []


# -- what cannot be taken back ---------------------------------------------------------


def brightest(sitting: Any, key: str) -> int:
    """Give how bright a symbol is."""
    sitting.app.draw()
    widget = next(w for w in sitting.table.focus.widgets if w.key == key)
    picture = sitting.app.window.canvas.subsurface(widget.rect)
    return max(max(picture.get_at((x, y))[:3]) for x in range(0, widget.rect.w, 2)
               for y in range(0, widget.rect.h, 2))  # fmt: skip


@pytest.mark.parametrize("contrast", [False, True])
def test_a_symbol_that_does_nothing_is_dim(sittings: Any, contrast: bool) -> None:
    sitting = sittings(high_contrast=contrast)
    next(moments(sitting, "zombiaki"))
    assert brightest(sitting, "icon redo") < 0.65 * brightest(sitting, "icon menu")
    next(w for w in sitting.table.focus.widgets if w.key == "icon redo").enabled = True
    assert brightest(sitting, "icon redo") > 0.9 * brightest(sitting, "icon menu")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("game", GAMES)
def test_that_nothing_can_be_undone_is_said_beside_the_symbol(
    sittings: Any, game: str, size: tuple[int, int]
) -> None:
    sitting = sittings(size=size)
    sitting.open_unsettled(Match(GAMES[game], ("person:Ada", *OTHERS[: GAMES[game].seats[0] - 1])))
    for code, mod, name in ((pygame.K_u, 0, "undo"), (pygame.K_u, pygame.KMOD_SHIFT, "redo")):
        sitting.key(code, mod)
        bubble = next(w for w in sitting.table.focus.widgets if isinstance(w, Bubble))
        assert bubble.text == tr(f"table.unable.{name}")
        symbol = next(w for w in sitting.table.focus.widgets if w.key == f"icon {name}")
        assert not bubble.rect.colliderect(symbol.rect)
        assert bubble.rect.inflate(40, 40).colliderect(symbol.rect)


# -- sentences over a table ------------------------------------------------------------


def covered(sitting: Any) -> list[Any]:
    """Name the sentences that lie over the header, or beside the window."""
    header, screen = sitting.table.frame.header, pygame.Rect((0, 0), sitting.app.size)
    return [
        rect
        for rect, _ in sitting.app.toasts.places()
        if rect.colliderect(header) or not screen.contains(rect)
    ]


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 175)])
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_leaves_turn_and_player_in_sight(
    sittings: Any, game: str, size: tuple[int, int], text: int
) -> None:
    sitting = sittings(size=size, text_size=text)
    next(questions(sitting, game))
    for name in ("one", "two", "three"):
        sitting.app.notify("table.save.done", {"name": name})
    assert len(sitting.app.toasts.places()) == 3
    assert covered(sitting) == []
    sitting.app.stack.change(Push(Pause(game)))
    assert covered(sitting) == []


def test_a_sentence_over_the_header_is_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    next(questions(sitting, "zombiaki"))
    sitting.app.notify("table.save.done", {"name": "one"})
    monkeypatch.setattr(type(sitting.table), "head", lambda self: 0)
    assert len(covered(sitting)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_only_the_link_of_a_sentence_opens_its_rule(sittings: Any, game: str) -> None:
    sitting = sittings()
    next(moments(sitting, game))
    table: Any = sitting.table
    rule = next(key.rpartition(".")[2] for key in keys(f"{game}.rule."))

    def said() -> Bubble:
        table.speech.say_beside(lambda: table.places.hint, lambda: "Not so. Look again.", rule)
        return next(w for w in table.focus.widgets if isinstance(w, Bubble))

    bubble = said()
    assert bubble.rect.contains(bubble.link_rect())
    sitting.click((bubble.rect.right - 6, bubble.rect.top + 6))
    assert sitting.app.stack.top is table
    assert table.speech.told is None
    sitting.click(said().link_rect().center)
    assert isinstance(sitting.app.stack.top, Rules)
