"""One step at a time at every table: double clicks, held keys, undo and redo, who plays."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.saves import Saves
from zombiegames.ui.events import Cleaner
from zombiegames.ui.kit.dialogs import Changes, Curtain, Pause
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.widget import Button

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting
    from zombiegames.ui.table.scene import GameScene

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a double click be one however slow the machine is."""
    monkeypatch.setattr("zombiegames.ui.events.now", lambda: 100.0)


def seats(game: str, *sorts: str) -> list[str]:
    """Name who sits at a table of a game, computers on the seats that nobody is named for."""
    least = max(min(GAMES[game].seats), len(sorts))
    names = ("Ada", "Boris", "Carla", "Dora", "Emil", "Fritz")
    return [f"{sorts[at] if at < len(sorts) else 'bot:random'}:{names[at]}" for at in range(least)]


def come_to_rest(sitting: Sitting) -> bool:
    """Let computers play and curtains rise until a person is to act; False at the end."""
    for _ in range(400):
        table, top = sitting.table, sitting.app.stack.top
        if isinstance(top, Curtain):
            sitting.click_button("ready")
        elif top is not table:
            sitting.key(pygame.K_ESCAPE)
        elif table.course.over:
            return False
        elif table.settled and table.choice is not None:
            return True
        sitting.tick(2)
    return not sitting.table.course.over


# -- double clicks ---------------------------------------------------------------------------------


class Steps:
    """What was done at a table: decisions, and what was taken back or done again."""

    def __init__(self, table: GameScene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        for owner, name in (
            (table, "do"),
            (table, "undo"),
            (table, "redo"),
            (table.pointer, "back"),
        ):
            monkeypatch.setattr(owner, name, self._watch(name, getattr(owner, name), table))

    def _watch(self, name: str, act: Any, table: GameScene) -> Any:
        def spy(*given: Any) -> Any:
            # What a button does for a person is one step, however many decisions it takes.
            planned = getattr(table, "_by_plan", False) and bool(self.done)
            if name != "do" or (table.course.person_acts and not planned):
                self.done.append(name)
            return act(*given)

        return spy


def double_clicks(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, game: str, count: int
) -> list[list[str]]:
    """Play by double clicks on what glows, on buttons and beside it all; the steps of each."""
    rng = Random(3)
    table = sitting.open_unsettled(Match(GAMES[game], seats(game, "person"), seed=4))
    steps = Steps(table, monkeypatch)
    found = []
    for _ in range(count):
        if not come_to_rest(sitting):
            break
        places = [spot.rect.center for spot in table.spots if spot.state]
        places += [
            w.rect.center
            for w in table.focus.widgets
            if w.key.startswith("button ") or w.key in ("icon undo", "icon redo")
        ]
        steps.done.clear()
        sitting.double_click(rng.choice(places) if rng.random() < 0.9 else table.frame.main.topleft)
        found.append(list(steps.done))
    return found


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_at_a_table_is_one_step(
    sittings: Any, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    sitting = sittings(casual_undo=True, confirm_end_turn=False)
    found = double_clicks(sitting, monkeypatch, game, 60)
    assert all(len(steps) <= 1 for steps in found), found
    assert sum(steps == ["do"] for steps in found) > 6


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_second_presses_that_count_are_seen(
    sittings: Any, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(Cleaner, "_is_again", lambda self, event: False)
    sitting = sittings(casual_undo=True, confirm_end_turn=False)
    assert any(len(steps) > 1 for steps in double_clicks(sitting, monkeypatch, game, 60))


def begun(sitting: Sitting, game: str = "zombiaki", decisions: int = 1) -> GameScene:
    """Sit down, two persons, and decide a few times; the last can be taken back."""
    table = sitting.open_unsettled(Match(GAMES[game], seats(game, "person", "person"), seed=4))
    for _ in range(decisions):
        assert come_to_rest(sitting)
        table.do(table.choice.actions[0])  # type: ignore[union-attr]
    assert come_to_rest(sitting)
    return table


def double_click_on_back(sitting: Sitting) -> int:
    """Take a click back where "Undo" comes to lie below the pointer; entries lost by it."""
    table = begun(sitting, "zombiegeddon")
    sitting.click(sitting.point_of(next(spot for spot in table.spots if spot.state)))
    back = next(w for w in table.focus.widgets if w.key == "button back")
    length = len(table.match)
    sitting.double_click(back.rect.center)
    assert not table.choice.picker.started  # type: ignore[union-attr]
    lost = length - len(table.match)
    if not lost:
        under = table.focus.top(back.rect.center)
        assert under is not None
        assert under.key == "button undo"
        sitting.click(back.rect.center)
        assert len(table.match) < length, "a click of its own counts"
    return lost


def test_a_double_click_on_back_takes_no_decision_back(sitting: Sitting) -> None:
    assert double_click_on_back(sitting) == 0


def test_a_second_press_that_meets_another_button_is_seen(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Focus, "_is_same", lambda self, over: True)
    monkeypatch.setattr(Button, "takes_again", lambda self: True)
    assert double_click_on_back(sitting) == 1


# -- keys ------------------------------------------------------------------------------------------


def hold(sitting: Sitting, code: int, mod: int = 0) -> None:
    """Hold a key down until it repeats, and let it go."""
    for _ in range(6):
        sitting.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
        sitting.tick()
    sitting.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0))


@pytest.mark.whole
@pytest.mark.parametrize(("code", "mod"), [(pygame.K_u, 0), (pygame.K_z, CTRL)])
@pytest.mark.parametrize(
    ("again", "shift"), [(pygame.K_u, SHIFT), (pygame.K_y, CTRL), (pygame.K_z, CTRL | SHIFT)]
)
def test_keys_take_back_and_do_again_one_decision_a_press(
    sittings: Any, code: int, mod: int, again: int, shift: int
) -> None:
    sitting = sittings(casual_undo=True)
    table = sitting.open_unsettled(Match(GAMES["zombiaki"], seats("zombiaki", "person"), seed=4))
    lengths = [len(table.match)]
    for _ in range(3):
        assert come_to_rest(sitting)
        lengths.append(len(table.match))
        table.do(table.choice.actions[0])
    assert come_to_rest(sitting)
    end = len(table.match)
    hold(sitting, code, mod)
    assert come_to_rest(sitting)
    assert len(table.match) == lengths[-1]
    hold(sitting, code, mod)
    assert come_to_rest(sitting)
    assert len(table.match) == lengths[-2]
    hold(sitting, again, shift)
    assert come_to_rest(sitting)
    assert len(table.match) == lengths[-1]
    hold(sitting, again, shift)
    assert come_to_rest(sitting)
    assert len(table.match) == end


# -- undo and redo ---------------------------------------------------------------------------------


def taken_back(sitting: Sitting, table: GameScene, most: int) -> int:
    """Undo as long as it goes, ``most`` times at most; how often."""
    for count in range(most):
        if table.buttons.undo_target() is None:
            return count
        sitting.click_button("icon undo")
        assert come_to_rest(sitting)
    return most


def autosaved(saves: Saves, table: GameScene) -> list[str]:
    """Read the lines of the running game in its file."""
    saves.writer.flush(2.0)
    entry = saves.newest()
    assert entry is not None
    loaded = saves.load(entry, GAMES)
    assert loaded.match is not None
    return [f"{line}" for line in loaded.match.lines]


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_done_again_as_it_was(sittings: Any, game: str) -> None:
    sitting = sittings(casual_undo=True, confirm_end_turn=False)
    rng = Random(7)
    table = sitting.open_unsettled(Match(GAMES[game], seats(game, "person"), seed=6))
    for _ in range(9):
        assert come_to_rest(sitting)
        table.do(rng.choice(table.choice.actions))
    assert come_to_rest(sitting)
    saved, digest = table.match.save(), table.match.state.digest()
    log = table.log_lines()
    count = taken_back(sitting, table, 3)
    assert count == 3
    assert table.match.save() != saved
    for _ in range(count):
        assert table.match.can_redo
        sitting.click_button("icon redo")
        assert come_to_rest(sitting)
    assert not table.match.can_redo
    assert table.match.save() == saved
    assert table.match.state.digest() == digest
    assert table.log_lines() == log
    assert table.stage.differences(table.arrange(table.view)) == []
    assert autosaved(sitting.app.saves, table) == [f"{line}" for line in table.match.lines]


@pytest.mark.parametrize("game", GAMES)
def test_another_decision_drops_what_could_be_done_again(sittings: Any, game: str) -> None:
    sitting = sittings(casual_undo=True, confirm_end_turn=False)
    table = sitting.open_unsettled(Match(GAMES[game], seats(game, "person"), seed=6))
    for _ in range(3):
        assert come_to_rest(sitting)
        table.do(table.choice.actions[0])
    assert come_to_rest(sitting)
    assert taken_back(sitting, table, 1) == 1
    redo = next(w for w in table.focus.widgets if w.key == "icon redo")
    assert redo.enabled
    table.do(table.choice.actions[-1])
    assert come_to_rest(sitting)
    redo = next(w for w in table.focus.widgets if w.key == "icon redo")
    assert not redo.enabled
    before = table.match.save()
    sitting.key(pygame.K_u, SHIFT)
    assert table.match.save() == before
    assert table.speech.told == (tr("table.unable.redo"), "")


# -- who plays -------------------------------------------------------------------------------------


def offered(table: GameScene) -> dict[str, str]:
    """List what may change of who plays: key, words."""
    return {item.key: item.words for item in table.ways.seat_items()}


def change(sitting: Sitting, name: str) -> None:
    """Change who plays a seat, by the menu."""
    sitting.click_button("menu")
    sitting.click_button("seats")
    assert isinstance(sitting.app.stack.top, Changes)
    sitting.click_button(name)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_handed_to_the_computer_is_taken_back_beside_another_person(
    sitting: Sitting, game: str
) -> None:
    table = begun(sitting, game, decisions=2)
    controllers = list(table.match.controllers)
    assert list(offered(table))[:2] == ["hand_over 0", "hand_over 1"]
    change(sitting, "hand_over 1")
    assert come_to_rest(sitting)
    assert table.match.controllers[1] == "bot:normal:Boris"
    assert table.viewer == 0
    assert list(offered(table)) == ["hand_over 0", "take_over 1"]
    saved = table.match.save()
    change(sitting, "take_over 1")
    assert come_to_rest(sitting)
    assert table.match.controllers == controllers
    again = sitting.open_unsettled(Match.load(saved, GAMES))
    assert "take_over 1" in offered(again), "a loaded game knows who it was"


def test_hands_stay_behind_the_curtain_when_a_person_comes_back(sitting: Sitting) -> None:
    table = begun(sitting, "zombanimaux")
    change(sitting, "hand_over 1")
    assert come_to_rest(sitting)
    change(sitting, "take_over 1")
    while table.course.acting != 1:
        assert table.viewer == 0
        assert come_to_rest(sitting)
        table.do(table.choice.actions[0])  # type: ignore[union-attr]
        sitting.tick(3)
    assert isinstance(sitting.app.stack.top, Curtain)
    assert table.viewer is None


def test_a_computers_seat_is_offered_only_while_nobody_plays(sitting: Sitting) -> None:
    watched = Match(GAMES["zombie_card_game"], ["bot:hard:A", "bot:easy:B", "bot:hard:C"], seed=1)
    table = sitting.open_unsettled(watched)
    assert list(offered(table)) == ["take_over 0", "take_over 1", "take_over 2"]
    table.hand_over(1, "person:B")
    assert list(offered(table)) == ["hand_over 1"]
    change(sitting, "hand_over 1")
    assert table.match.controllers[1] == "bot:easy:B", "the same computer as before"


def menus_fit(sitting: Sitting) -> bool:
    """Open the menu and who plays: whether all of both is on the screen, whole and apart."""
    screen = pygame.Rect((0, 0), sitting.app.size)
    for name in ("menu", "seats"):
        sitting.click_button(name)
        widgets = sitting.app.stack.top.focus.widgets  # type: ignore[attr-defined]
        buttons = [widget for widget in widgets if widget.key]
        if not all(screen.contains(widget.rect) for widget in widgets):
            return False
        if not all(button.fitted.whole for button in buttons):
            return False
        if any(sum(one.rect.colliderect(other.rect) for other in buttons) > 1 for one in buttons):
            return False
    return True


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("people", [0, 6])
def test_the_menu_of_a_table_of_six_is_on_the_screen(
    sittings: Any, language: str, people: int
) -> None:
    sitting = sittings(size=(1024, 640), text_size=175, language=language)
    sorts = ["person"] * people + ["bot:random"] * (6 - people)
    sitting.open_unsettled(Match(GAMES["zombies4"], seats("zombies4", *sorts), seed=1))
    assert not people or come_to_rest(sitting)
    assert menus_fit(sitting)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 640), 175)])
@pytest.mark.parametrize("game", ["zombiaki", "zombies4"])
def test_the_menu_of_two_has_room_for_all_that_it_offers(
    sittings: Any, game: str, size: tuple[int, int], text_size: int
) -> None:
    """Where the game is conceded, questions are let pass and more is offered by the table."""
    sitting = sittings(size=size, text_size=text_size)
    table: Any = sitting.open(Match(GAMES[game], seats(game, "person", "bot:random"), seed=1))
    if game == "zombies4":
        table._unasked.add("turn")
    assert menus_fit(sitting)


def test_a_menu_with_a_line_a_seat_is_seen_to_be_too_long(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pause, "columns", 1)
    sitting = sittings(size=(1024, 640), text_size=175)
    sorts = ["bot:random"] * 6
    table = sitting.open_unsettled(Match(GAMES["zombies4"], seats("zombies4", *sorts), seed=1))
    whole = [*table.ways.pause_items(), *table.ways.seat_items()]
    table.ways.pause_items = lambda: whole  # type: ignore[method-assign]
    assert not menus_fit(sitting)


# -- what is still to be seen ----------------------------------------------------------


def test_the_panel_shows_nothing_of_what_still_moves(sitting: Any) -> None:
    table = sitting.open(Match(GAMES["zombiaki"], ("person:Ada", "person:Bo"), seed=4))
    sitting.settle()
    card = next(spot for spot in table.spots if spot.name[0] == "hand")
    sitting.move(card.rect.center)
    sitting.tick(2)
    shown = table.side.shown
    assert shown == table.inspect(card.name)
    table.settled = False
    table._show_thing()
    assert table.side.shown == table.default_inspection()
    table.settled = True
    table._show_thing()
    assert table.side.shown == shown
