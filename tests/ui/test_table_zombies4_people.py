"""Several people at one table of Zombies!!! 4: the curtain, the bell, and no hand that shows."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pygame
import pytest

from tests.games.zombies4.position import position
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE
from zombiegames.games import GAMES
from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.actions import Die, Pass
from zombiegames.ui.kit.dialogs import Curtain
from zombiegames.ui.kit.i18n import keys, set_language, tr
from zombiegames.ui.kit.scene import Pop, Push
from zombiegames.ui.kit.theme import PLAYERS
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.tables.zombies4.bell import Bell

pytestmark = pytest.mark.whole

INFO = GAMES["zombies4"]
QUICK = {"tiles": 20, "trophies": 15, "movement": "better-of-two", "cabin": "back-half"}
TWO = ("person:Ada", "person:Boris")


def shown_cards(table: Any) -> set[int]:
    """All cards whose face can be seen."""
    return {key[1] for key in table.stage.sprites if key[0] == "card"}


@pytest.mark.whole
def test_no_hand_shows_behind_the_curtain_or_at_the_bell(sittings: Any) -> None:
    sitting = sittings(confirm_end_turn=False)
    table: Any = sitting.open_unsettled(Match(INFO, TWO, seed=8, options=QUICK))
    rng = Random(3)
    curtains = bells = 0
    for _ in range(400):
        sitting.tick()
        top = sitting.app.stack.top
        state = table.match.state
        if isinstance(top, (Curtain, Bell)):
            hidden = {card for hand in state.hands for card in hand}
            assert not shown_cards(table) & hidden
            assert table.viewer is None
            drawn = [line for line in table.log_lines() if " draws: " in line]
            assert not [line for line in drawn if "tile" not in line]
            if isinstance(top, Bell):
                bells += 1
                ring = rng.random() < 0.3 and state.prompt in (ask.WINDOW, ask.CANCEL)
                sitting.click_button(f"ring {state.actor}" if ring else "ok")
            else:
                curtains += 1
                sitting.click_button("ready")
            continue
        if top is not table:
            break
        if table.can_act:
            seat = table.viewer
            assert table.match.state.actor == seat
            other = set(state.hands[1 - seat])
            known = {c for c in other if state.seen[c] >> seat & 1}
            assert not shown_cards(table) & (other - known)
            actions = [a for a in table.choice.actions if not isinstance(a, Pass)]
            table.do(rng.choice(actions or table.choice.actions))
    assert curtains > 3
    assert bells > 10


def test_the_bell_stands_open_whether_anybody_could_play_or_not(sittings: Any) -> None:
    """Two tables differ only in a hand that the other person may not know of."""
    seen = []
    for hand in ("dog-repellent", "spear"):
        sitting = sittings()
        state = position(
            players=2, step="dogs", tiles="f09 0 -1", hands=("", hand), dogs="f09-9",
            pawns=("f09-5", "f09-1"), running=1,
        )  # fmt: skip
        table: Any = sitting.position(state, TWO, game="zombies4")
        questions = []
        for _ in range(80):
            top = sitting.app.stack.top
            if isinstance(top, Bell):
                questions.append(top.question())
                sitting.click_button("ok")
            elif isinstance(top, Curtain) and state.seat == 0:
                sitting.click_button("ready")
            elif table.match.state.actor == NATURE:
                table.tell([table.match.play(Die(1))])
                table.settled = False
            elif table.can_act and state.seat == 0:
                table.do(table.choice.actions[0])
            sitting.tick()
            if state.seat != 0:
                break
        seen.append(questions)
    assert seen[0] == seen[1]
    assert any("turn ends" in question for question in seen[0])


def test_nobody_rings_and_all_decline(sittings: Any) -> None:
    sitting = sittings()
    state = position(
        players=2, step="window", tiles="f09 0 -1", hands=("", "dog-repellent"),
        pawns=("f09-5", "f09-1"),
    )  # fmt: skip
    table: Any = sitting.position(state, TWO, game="zombies4")
    assert isinstance(sitting.app.stack.top, Bell)
    sitting.tick(60, 0.1)
    assert sitting.app.stack.top is table or isinstance(sitting.app.stack.top, Curtain)
    assert table.match.state.prompt == ask.MOVE_ROLL


@pytest.mark.parametrize("bell", ["off", "ok"])
def test_a_bell_that_is_off_asks_nobody_and_one_until_ok_waits(sittings: Any, bell: str) -> None:
    sitting = sittings(bell=bell)
    state = position(
        players=2, step="window", tiles="f09 0 -1", hands=("", "dog-repellent"),
        pawns=("f09-5", "f09-1"),
    )  # fmt: skip
    table: Any = sitting.position(state, TWO, game="zombies4")
    sitting.tick(60, 0.1)
    top = sitting.app.stack.top
    if bell == "ok":
        assert isinstance(top, Bell)
        assert table.match.state.prompt == ask.WINDOW
    else:
        assert not isinstance(top, Bell)
        assert table.match.state.prompt == ask.MOVE_ROLL


def test_who_rings_gets_the_curtain_and_plays(sittings: Any) -> None:
    sitting = sittings()
    state = position(
        players=3, step="window", tiles="f09 0 -1", pawns=("f09-5", "f09-1", "f09-9"),
        hands=("", "dog-repellent", "dog-repellent"),
    )  # fmt: skip
    people = (*TWO, "person:Chloé")
    table: Any = sitting.position(state, people, game="zombies4")
    sitting.click_button("ring 2")
    sitting.tick(5)
    assert isinstance(sitting.app.stack.top, Curtain)
    sitting.click_button("ready")
    sitting.settle()
    assert table.viewer == table.match.state.actor == 2
    card = table.view.hands[2][0]
    sitting.click_spot(("hand", card))
    sitting.click_button("play")
    sitting.tick(5)
    assert table.match.state.repellent[2]
    assert not table.match.state.repellent[1]


def test_what_one_person_wished_for_is_not_done_for_another(sittings: Any) -> None:
    """Ada lets the windows of her turn pass and has her fight rolled; then Chloé is asked."""
    sitting = sittings()
    state = position(
        players=3, step="window", tiles="f09 0 -1", pawns=("f09-5", "f09-1", "f09-9"),
        hands=("", "dog-repellent", "dog-repellent"),
    )  # fmt: skip
    table: Any = sitting.position(state, (*TWO, "person:Chloé"), game="zombies4")
    table._wisher, table._fighting, table._plan = 0, True, [Pass()]
    table._muted = (state.round, state.seat)
    sitting.click_button("ring 2")
    sitting.tick(5)
    sitting.click_button("ready")
    sitting.tick(20, 0.1)
    assert table.match.state.prompt == ask.WINDOW
    assert table.choice.seat == 2
    assert (table._plan, table._fighting) == ([], False)


def test_a_new_size_asks_no_question_twice(sittings: Any) -> None:
    """While the bell stands open, and under the curtain of somebody with nothing to play."""
    sitting = sittings(bell="ok")
    state = position(
        players=2, step="dogs", tiles="f09 0 -1", hands=("", "spear"), dogs="f09-9",
        pawns=("f09-5", "f09-1"), running=1,
    )  # fmt: skip
    table: Any = sitting.position(state, TWO, game="zombies4")
    table._by_hand = True
    sitting.click_button("ready")
    table._open("start", ("none", 0))
    sitting.tick(2)

    def resize(size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        sitting.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        sitting.tick(2)
        assert table.wanted is None

    assert isinstance(sitting.app.stack.top, Bell)
    resize((1024, 640))
    sitting.click_button("ring 1")
    hanging: Any = sitting.app.stack.top
    assert hanging.name == "Boris"
    resize((1440, 900))
    sitting.click_button("ready")
    assert sitting.app.toasts.texts == [tr("zombies4.bell.nothing")]
    sitting.tick(5)
    hanging = sitting.app.stack.top
    assert hanging.name == "Ada"


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(
    ("size", "text_size"), [((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 175)]
)
def test_the_question_at_the_bell_is_read_whole(
    sittings: Any, language: str, size: tuple[int, int], text_size: int
) -> None:
    app = sittings(size=size, text_size=text_size, language=language).app
    set_language(language)
    people = [(seat, "Grimwald", PLAYERS[seat]) for seat in range(2)]
    app.start(Menu())
    asked = [key for key in keys("zombies4.bell.") if key.count(".") == 2]
    assert len(asked) > 7
    for key in asked:
        bell = Bell(partial(tr, key, name="Grimwald"), people, lambda seat: None, 2.0)
        app.stack.change(Push(bell))
        app.draw()
        assert bell._fitted.whole, key
        assert bell.rect.contains(bell._title)
        assert pygame.Rect((0, 0), size).contains(bell.rect)
        assert all(bell.rect.contains(widget.rect) for widget in bell.focus.widgets)
        ok = next(widget.rect for widget in bell.focus.widgets if widget.key == "ok")
        assert not ok.colliderect(bell._title)
        app.stack.change(Pop())
