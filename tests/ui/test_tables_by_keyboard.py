"""All five tables by keyboard alone: Tab and arrows, what they reach, and every key in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.moments_support import moments, questions
from zombiegames.games import GAMES
from zombiegames.ui.kit.dialogs import KeyLine, Shortcuts
from zombiegames.ui.kit.focus import ARROWS, Focus
from zombiegames.ui.kit.i18n import LANGUAGES, set_language
from zombiegames.ui.kit.lists import Scroll
from zombiegames.ui.kit.scene import Pop, Push
from zombiegames.ui.table.spots import TARGET, Spot

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

pytestmark = pytest.mark.whole

PUSHES = 4
"""Presses of a key that may do no more than move a map that is larger than its window."""

BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}
CODES = {name: getattr(pygame, f"K_{name.upper()}") for name in BACK}


def marked(sitting: Sitting) -> str:
    """Give the key of what has the ring."""
    focus = sitting.table.focus
    return "" if focus.current is None or not focus.ringed else focus.current.key


def astray(sitting: Sitting, steps: int = 3) -> list[Any]:
    """Go from everything in each direction and as far back; name where one did not return to."""
    table: Any = sitting.table
    found = []
    for start in [spot.key for spot in table.spots if spot.focusable]:
        for way, back in BACK.items():
            table.focus.focus(next(spot for spot in table.spots if spot.key == start))
            came = [start]
            for _ in range(steps):
                table.handle(key(way))
                if marked(sitting) in (came[-1], "words", "log"):
                    # The edge, or a text, which the arrows scroll.
                    break
                came.append(marked(sitting))
            if marked(sitting) in ("words", "log"):
                continue
            for goal in reversed(came[:-1]):
                here = marked(sitting)
                for _ in range(PUSHES):
                    if marked(sitting) == here:
                        table.handle(key(back))
                if marked(sitting) != goal:
                    found.append((start, way, came, marked(sitting)))
                    break
    return found


def key(name: str) -> pygame.event.Event:
    """Make the event of an arrow key."""
    return pygame.event.Event(pygame.KEYDOWN, key=CODES[name], mod=0, unicode="", scancode=0)


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_back_where_one_came_from(sitting: Any, game: str) -> None:
    tried = 0
    for _ in moments(sitting, game, often=3):
        wrong = astray(sitting)
        tried += sum(spot.focusable for spot in sitting.table.spots)
        assert wrong == []
    assert tried > 15


def test_whoever_strays_is_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Focus, "_came_from", lambda self, dx, dy: None)
    monkeypatch.setattr(Focus, "_kept_to", lambda self, here, dx: here.rect.centerx)
    next(moments(sitting, "zombiegeddon"))
    assert len(astray(sitting)) > 20


@pytest.mark.parametrize("game", GAMES)
def test_up_and_down_keep_to_a_column(sitting: Any, game: str) -> None:
    """Also where rows are shifted: nobody drifts aside by more than the next thing's width."""
    table: Any = sitting.table if next(moments(sitting, game)) else None
    for start in [spot.key for spot in table.spots if spot.focusable]:
        spot = next(spot for spot in table.spots if spot.key == start)
        table.focus.focus(spot)
        for _ in range(4):
            before = table.focus.current
            table.handle(key("down"))
            now = table.focus.current
            if now is before or before.rect.size != now.rect.size:
                break
            assert abs(now.rect.centerx - spot.rect.centerx) <= spot.rect.w, (start, now.key)


def reached(sitting: Sitting) -> set[str]:
    """Name all that arrows lead to, in any number of steps."""
    table: Any = sitting.table
    table.focus.focus(None, ring=False)
    table.handle(key("down"))
    seen: set[str] = set()
    todo = [marked(sitting)]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        for way in BACK:
            widget = next((w for w in table.focus.widgets if w.key == here), None)
            if widget is not None:
                table.focus.focus(widget)
                if here in ("words", "log"):
                    # At its end a text hands the arrow on.
                    table.focus.toward(*ARROWS[CODES[way]])
                else:
                    table.handle(key(way))
                todo.append(marked(sitting))
    return seen


def unreached(sitting: Sitting) -> set[str]:
    """Name spots and buttons that no arrow leads to."""
    wanted = {w.key for w in sitting.table.focus.widgets if w.visible and w.focusable}
    return wanted - reached(sitting)


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_from_things_to_buttons_and_back(sitting: Any, game: str) -> None:
    both = 0
    for _ in moments(sitting, game, often=3):
        assert unreached(sitting) == set()
        keys = reached(sitting)
        assert "icon menu" in keys
        both += any(key.startswith("button ") for key in keys)
    assert both


def test_what_arrows_do_not_reach_is_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    spots_only = Focus._reachable
    monkeypatch.setattr(
        Focus, "_reachable", lambda self: [w for w in spots_only(self) if isinstance(w, Spot)]
    )
    next(moments(sitting, "zombiaki"))
    assert "icon menu" in unreached(sitting)


# -- Tab, and what is said of what has the keys ----------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_first_tab_goes_to_what_can_be_played(sitting: Any, game: str) -> None:
    for _ in questions(sitting, game, decisions=150):
        table: Any = sitting.table
        glowing = [spot.key for spot in table.spots if spot.state == TARGET]
        if glowing and table.focus.current is None:
            sitting.key(pygame.K_TAB)
            assert marked(sitting) in glowing


def tip(sitting: Sitting) -> str:
    """Give the tooltip that is shown."""
    shown = sitting.table.focus._tip_for
    return "" if shown is None else shown.tip()


@pytest.mark.parametrize("pressed", [pygame.K_F1, pygame.K_l, pygame.K_ESCAPE, pygame.K_r])
def test_a_tooltip_ends_with_its_focus_and_below_another_page(sitting: Any, pressed: int) -> None:
    next(moments(sitting, "zombiaki"))
    table: Any = sitting.table
    pile = sitting.spot(("pile", 0))
    assert pile.tip()
    pile.focusable = True
    while table.focus.current is not pile:
        sitting.key(pygame.K_TAB)
    assert tip(sitting) == pile.tip()
    sitting.key(pygame.K_TAB)
    assert tip(sitting) != pile.tip()
    table.focus._moved(pile)
    table.focus.focus(sitting.spot(("pile", 1)))
    assert tip(sitting) == ""
    table.focus._moved(pile)
    sitting.key(pressed)
    assert sitting.app.stack.top is not table
    assert tip(sitting) == ""


# -- the list of keys ------------------------------------------------------------------

SIGNS = {**{letter: ord(letter.lower()) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"},
         "+": pygame.K_PLUS, "−": pygame.K_MINUS}  # fmt: skip
NAMED = {"Home": "Home Origine Inicio", "End": "End", "Delete": "Delete", "PageUp": "PageUp",
         **{f"F{n}": f"F{n}" for n in range(1, 13)}}  # fmt: skip
SPECIAL = {"PageUp": pygame.K_PAGEUP, **{n: getattr(pygame, f"K_{n.upper()}") for n in NAMED
                                         if n != "PageUp"}}  # fmt: skip
HELD = {"": 0, "Shift": pygame.KMOD_SHIFT, "Ctrl": pygame.KMOD_CTRL}
HELD_WORDS = {"Shift": "Shift Maj Mayús", "Ctrl": "Ctrl"}
SPARE = {f"Shift {name}" for name in (*"EXHPNLRZFVW+−", "Home", "F10")}
"""Keys with which Shift is let pass and means nothing more."""


def taken(sitting: Sitting) -> set[str]:
    """Name the keys that mean something at a table, in the words of the English list."""
    table: Any = sitting.table
    found = set()
    for held, mod in HELD.items():
        for name, code in {**SIGNS, **SPECIAL}.items():
            event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
            own = name.startswith("F") and name in NAMED and not mod
            before = len(sitting.app.stack.scenes)
            used = own and sitting.app._own_key(event)
            used = used or table.keys.press(event) is not False
            # The focus of every screen takes this one.
            used = used or (name == "F6" and table.focus.handle(event))
            while len(sitting.app.stack.scenes) > before:
                sitting.app.stack.change(Pop())
            if used:
                found.add(f"{held} {name}".strip())
    return found


def listed(table: Any) -> set[str]:
    """Name the keys that the list names, in any language, in the words of the English one."""
    words = {word: name for name, said in NAMED.items() for word in said.split()}
    words |= {word: name for name, said in HELD_WORDS.items() for word in said.split()}
    sheet = Shortcuts()
    sheet.app = table.app
    caps = ", ".join(cap for cap, _ in sheet.rows()).replace("0–9", ", ".join("0123456789"))
    combos = [" ".join(words.get(word, word) for word in cap.split()) for cap in caps.split(", ")]
    return {combo for combo in combos if combo.split()[-1] in {*SIGNS, *NAMED}}


OWN_LETTERS = {"zombie_card_game"}
"""Games in which letters mean cards, others in each language."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_list_names_the_keys_that_a_table_takes_and_no_others(
    sittings: Any, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sittings(language=language)
    set_language(language)
    monkeypatch.setattr(sitting.app, "toggle_full_screen", lambda: None)
    monkeypatch.setattr(sitting.app, "screenshot", lambda: None)
    monkeypatch.setattr(sitting.app, "toggle_voice", lambda: None)
    found: set[str] = set()
    for _ in questions(sitting, game, decisions=120 if game in OWN_LETTERS else 12):
        found |= taken(sitting)
    named = listed(sitting.table)
    assert found - named - SPARE == set()
    cards = named - everywhere(sitting) if game in OWN_LETTERS else set()
    assert named - found - cards == {"Ctrl Q"}
    assert not cards or len(cards & found) > 5
    sheet = Shortcuts()
    sitting.app.stack.change(Push(sheet))
    assert all(words and "<" not in words for row in sheet.rows() for words in row)


def everywhere(sitting: Sitting) -> set[str]:
    """Name the keys that the list names at every table."""
    table: Any = sitting.table
    own, type(table).key_names = type(table).key_names, ()
    named = listed(table)
    type(table).key_names = own
    return named


def test_a_key_that_the_list_keeps_quiet_about_is_seen(
    sitting: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    next(questions(sitting, "zombiegeddon"))
    monkeypatch.setattr(type(sitting.table), "key_names", ())
    assert taken(sitting) - listed(sitting.table) >= {"V"}


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 175)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_the_longest_list_is_cut(
    sittings: Any, language: str, size: tuple[int, int], text: int
) -> None:
    sitting = sittings(size=size, text_size=text, language=language)
    set_language(language)
    next(questions(sitting, "zombies4"))
    sheet = Shortcuts()
    sitting.app.stack.change(Push(sheet))
    lines = [w for w in sheet.focus.widgets if isinstance(w, KeyLine)]
    assert len(lines) == len(sheet.rows())
    assert [line.text for line in lines if not line.fitted.whole] == []
    assert {line.fitted.px for line in lines} == {sheet.look.text_px(16)}
    assert all(sheet.panel.left < line.rect.left < line.rect.right < sheet.panel.right
               for line in lines)  # fmt: skip
    area = next(w for w in sheet.focus.widgets if isinstance(w, Scroll))
    sheet.focus.focus(area)
    while area.offset < area.limit:
        before = area.offset
        sheet.handle(key("down"))
        assert area.offset > before
    assert lines[-1].rect.bottom <= sheet.panel.bottom
