"""Rounds at the table of Zombies!!! 4 pass quickly, ask little, and are summed up."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombies4.position import position
from tests.ui.test_table_zombies4 import INFO, MIDDLE, ONE, QUICK, S, lay
from zombiegames.core.match import Match
from zombiegames.games.zombies4 import ask, terms
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.actions import Pass
from zombiegames.games.zombies4.cards import DECK_CARDS, IS_PAGE, KIND, KIND_OF, KINDS
from zombiegames.games.zombies4.tiles import CABIN, TILE
from zombiegames.store.statistics import Tally
from zombiegames.ui.kit.effects import Banner
from zombiegames.ui.kit.i18n import LANGUAGES, plural, tr
from zombiegames.ui.table.director import Show
from zombiegames.ui.table.hooks import Goal
from zombiegames.ui.tables.zombies4 import aids
from zombiegames.ui.tables.zombies4.bell import ALONE_FOR
from zombiegames.ui.tables.zombies4.scenery import names_of
from zombiegames.ui.tables.zombies4.summary import Summary, deeds_of, since
from zombiegames.ui.tables.zombies4.words import percent, way_words

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

pytestmark = pytest.mark.whole

BOTS = [f"bot:normal:Bot {n}" for n in range(4)]


def has_finished(sitting: Sitting, games: int) -> None:
    """Let the player have finished so many games before."""
    sitting.app.statistics = SimpleNamespace(tally=lambda game: Tally(lost=games))


# -- seconds ---------------------------------------------------------------------------


def seconds(sitting: Sitting, rounds: int) -> dict[tuple[int, int], float]:
    """Watch four computers; say how long each whole turn took, by round and seat."""
    table: Any = sitting.open_unsettled(Match(INFO, BOTS, seed=3, options={}))
    found: Counter[tuple[int, int]] = Counter()
    while table.view.round <= rounds and not table.course.over:
        table.update(1 / 60)
        table.patches()
        found[table.view.round, table.view.seat] += 1
    return {
        (turn, seat): frames / 60
        for (turn, seat), frames in found.items()
        if 1 <= turn <= rounds and seat >= 0
    }


@pytest.mark.parametrize(("speed", "turn", "all_four"), [("normal", 10, 40), ("fast", 4, 16)])
def test_a_computers_turn_and_a_watched_round_are_short(
    sittings: Any, speed: str, turn: float, all_four: float
) -> None:
    found = seconds(sittings(speed=speed, pace=speed), rounds=2)
    assert len(found) == 8
    assert max(found.values()) <= turn
    for number in (1, 2):
        assert sum(time for (at, _), time in found.items() if at == number) <= all_four
    # Nothing is passed over: there is time to see each turn.
    assert min(found.values()) >= turn / 10


def test_the_seconds_would_tell_of_turns_that_do_not_hurry(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aids.Meanwhile, "haste", 1.0)
    monkeypatch.setattr(aids, "RESTS", {})
    assert max(seconds(sittings(speed="normal", pace="normal"), rounds=1).values()) > 10


def test_what_comes_of_an_answer_takes_its_time(sittings: Any) -> None:
    """However long somebody thinks about a question in another's turn."""
    sitting = sittings(speed="normal", pace="normal")
    table: Any = lay(sitting, "window", seat=1, hands=("dog-repellent", "", "", ""))
    assert table.course.person_acts
    sitting.tick(40, 0.5)
    assert table.waiting.haste == 1.0
    sitting.click_button("pass")
    sitting.tick(10, 0.1)
    assert not table.course.person_acts
    assert table.waiting.haste == 1.0
    sitting.tick(60, 0.1)
    assert table.waiting.haste > 1.0 or table.view.seat == 0


# -- what happened ---------------------------------------------------------------------


def test_what_happened_is_what_the_events_say(sittings: Any) -> None:
    sitting = sittings()
    table: Any = sitting.open_unsettled(Match(INFO, BOTS, seed=4, options=QUICK))
    for _ in range(3000):
        table.update(1.0)
        if table.view.round > 3 and table.view.seat == 0:
            break
    events = [line.event for line in table.course.log]
    mine = since(events, 1)
    last = max(n for n, e in enumerate(events) if isinstance(e, told.TurnEnded) and e.seat == 1)
    assert mine == events[last + 1 :]
    for deeds, part in ((deeds_of(events), events), (deeds_of(mine), mine)):
        sorts = Counter((type(e).__name__, e.seat) for e in part if hasattr(e, "seat"))
        for seat, deed in deeds.items():
            assert deed.killed == sorts["DogKilled", seat]
            assert deed.wounds == sorts["Wounded", seat]
            assert deed.taken == sorts["HeartTaken", seat] + sorts["BulletTaken", seat]
            assert len(deed.tiles) == sorts["TilePlaced", seat]
            assert deed.died == bool(sorts["Died", seat])
            words = deed.words()
            assert all(str(n) in words for n in (deed.killed, deed.taken) if n)
    assert sum(deed.killed for deed in deeds_of(events).values()) > 3
    ended = {e.seat for e in mine if isinstance(e, told.TurnEnded)}
    assert ended
    assert set(deeds_of(mine)) >= ended


def test_after_skipping_the_summary_comes_and_it_is_there_on_demand(sittings: Any) -> None:
    sitting = sittings()
    has_finished(sitting, 1)
    table: Any = sitting.open(Match(INFO, ["person:Ada", *BOTS[1:]], seed=8, options=QUICK))
    for _ in range(400):
        if table.view.seat != 0 or table.course.over:
            break
        table.do(table.choice.actions[-1])
        sitting.settle(3000)
    table.waiting.skip_to_me()
    for _ in range(4000):
        sitting.tick()
        if isinstance(sitting.app.stack.top, Summary):
            break
    dialog: Any = sitting.app.stack.top
    assert isinstance(dialog, Summary)
    events = since([line.event for line in table.course.log], 0)
    ended = {e.seat for e in events if isinstance(e, told.TurnEnded)}
    assert ended
    assert {seat for seat, _ in dialog._rows()} >= ended
    assert table.view.seat == 0
    assert "meanwhile" in [item.key for item in table.menu_items()]


# -- what is no decision ---------------------------------------------------------------


def rolled(sitting: Sitting) -> Any:
    """Play a game until a roll has come by itself, as the person's last decision."""
    names = ["person:Ada", "bot:random:Boris"]
    table: Any = sitting.open(Match(INFO, names, seed=6, options=QUICK))
    rng = Random(6)
    for _ in range(200):
        alone = len(table.choice.actions) == 1
        assert not (alone and table.view.prompt in aids.FOREGONE)
        length = len(table.match)
        table.do(rng.choice(table.choice.actions))
        sitting.settle(2000)
        mine = [line.text for line in table.match.lines[length:] if line.seat == 0]
        if len(mine) > 1 and mine[-1] == "roll" and table.view.seat == 0:
            return table
    raise AssertionError("no roll comes by itself")


def bounces(sitting: Sitting, table: Any) -> bool:
    """Take the roll back; whether it comes again by itself."""
    length = len(table.match)
    sitting.click_button("undo")
    sitting.tick(30, 0.05)
    return len(table.match) >= length


def test_rolls_that_are_all_one_can_do_are_rolled_but_not_after_they_were_taken_back(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sittings(casual_undo=True)
    table = rolled(sitting)
    assert not bounces(sitting, table)
    sitting.click_button("roll")
    sitting.settle(2000)
    monkeypatch.setattr(type(table), "forget_plans", lambda self: None)
    assert bounces(sitting, table)


# -- windows ---------------------------------------------------------------------------


def windows(sitting: Sitting) -> Any:
    """Somebody else is about to roll, and Ada could play something."""
    hands = ("lost-in-the-woods", "", "", "")
    state = position(
        step="window", seat=1, **{**MIDDLE, "hands": hands, "fronts": ("", "", "", "")}
    )
    table: Any = sitting.position(state, ONE, game="zombies4")
    assert table.view.prompt == ask.WINDOW
    return table


def test_a_window_never_to_be_asked_again_is_passed_and_can_be_had_back(sittings: Any) -> None:
    sitting = sittings()
    table = windows(sitting)
    window = table.view.window
    assert [item.key for item in table.menu_items()] == ["meanwhile", "bell"]
    sitting.click_button("never")
    assert table.match.state.prompt != ask.WINDOW or table.match.state.window != window
    view = position(step="window", seat=2, **{**MIDDLE, "hands": ("lost-in-the-woods", "", "", ""),
                                              "fronts": ("", "", "", "")})  # fmt: skip
    assert table.passes(view, 0)
    other = view.clone()
    other.window = (window + 1) % len(ask.WINDOWS)
    assert not table.passes(other, 0)
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("ask_again")
    sitting.click_button(ask.WINDOWS[window])
    assert not table.passes(view, 0)
    assert [item.key for item in table.menu_items()] == ["meanwhile", "bell"]


@pytest.mark.parametrize("chosen", [False, True])
def test_a_card_that_is_not_asked_about_asks_nowhere_and_can_be_had_back(
    sittings: Any, chosen: bool
) -> None:
    sitting = sittings()
    table = windows(sitting)
    card = table.view.hands[0][0]
    if chosen:
        sitting.click_spot(("hand", card))
    words = tr("zombies4.card.lost-in-the-woods.name")
    [spare] = [w for w in table.focus.widgets if w.key == "button spare"]
    assert words in spare.text
    assert words in spare.tooltip
    sitting.click_button("spare")
    assert table.view.seat == 1
    assert table.view.actor != 0

    def asked(hand: str) -> bool:
        hands = (hand, "", "", "")
        more = {**MIDDLE, "hands": hands, "fronts": ("", "", "", "")}
        return not any(
            table.passes(position(step=step, seat=2, **more), 0)
            for step in ("window", "last-window")
        )

    name = KINDS[KIND_OF[card]]
    assert not asked(name)
    assert asked(f"{name} clair-warlock")
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("ask_again")
    sitting.click_button(f"card {KIND_OF[card]}")
    assert asked(name)


@pytest.mark.parametrize(
    ("hand", "front", "sort"),
    [
        ("", "twist-of-fate", "card"),
        ("", "twist-of-fate return-to-sender", "pages"),
        ("lost-in-the-woods", "twist-of-fate", "cards"),
    ],
)
def test_all_cards_that_are_a_reason_to_ask_are_left_out_at_once(
    sittings: Any, hand: str, front: str, sort: str
) -> None:
    sitting = sittings()
    pawns = (MIDDLE["pawns"][0], "f09-2", "cabin-1", "cave.a-8")
    more = {**MIDDLE, "pawns": pawns, "hands": (hand, "", "", ""), "fronts": (front, "", "", "")}
    state = position(step="window", seat=1, **more)
    table: Any = sitting.position(state.clone(), ONE, game="zombies4")
    card = tr(f"zombies4.card.{front.split(maxsplit=1)[0]}.name")
    [spare] = [w for w in table.focus.widgets if w.key == "button spare"]
    assert spare.text == tr(f"zombies4.prompt.spare.{sort}", card=card)
    for name in f"{hand} {front}".split():
        assert tr(f"zombies4.card.{name}.name") in spare.tooltip
    sitting.click_button("spare")
    assert table.passes(state, 0)


def test_a_page_that_does_the_same_in_the_own_turn_is_no_reason_to_ask(sittings: Any) -> None:
    sitting = sittings()
    more = {**MIDDLE, "hands": ("", "", "", ""), "fronts": ("not-right", "", "", "")}
    state = position(step="window", seat=1, **more)
    assert state.to_act() == 0
    table: Any = lay(sitting, "move", steps=2, hands=("",) * 4, fronts=("not-right", "", "", ""))
    assert table.passes(state, 0)
    [item] = table.left_out()
    assert tr("zombies4.card.not-right.name") in item.words
    item.action()
    assert not table.passes(state, 0)
    assert table.left_out() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_never_to_be_asked_says_where(sittings: Any, language: str) -> None:
    sitting = sittings()
    sitting.app.set_language(language)
    table = windows(sitting)
    [never] = [w for w in table.focus.widgets if w.key == "button never"]
    assert never.text == tr("zombies4.prompt.never.move")
    assert len({tr(f"zombies4.prompt.never.{window}") for window in ask.WINDOWS}) == 6


def test_who_cancels_is_asked_about_that_card_no_more(sittings: Any) -> None:
    sitting = sittings()
    hands = ("didnt-happen", "lost-in-the-woods lost-in-the-woods", "", "")
    more = {**MIDDLE, "hands": hands, "fronts": ("", "", "", "")}
    state = position(step="move", seat=1, steps=2, **more)
    play = next(a for a in state.legal_actions() if a.kind.startswith("play"))
    state.apply(play)
    table: Any = sitting.position(state.clone(), ONE, game="zombies4")
    assert table.view.prompt == ask.CANCEL
    sitting.click_button("spare")
    assert table.state.prompt != ask.CANCEL
    assert table.passes(state, 0)


@pytest.mark.parametrize("finished", [0, 1])
def test_nobody_is_asked_to_cancel_before_the_first_turn_of_a_first_game(
    sittings: Any, finished: int
) -> None:
    asked = 0
    for seed in range(12):
        sitting = sittings()
        has_finished(sitting, finished)
        names = ("person:Ada", "bot:random:Boris", "bot:random:Carla", "bot:random:Dora")
        table: Any = sitting.open_unsettled(Match(INFO, names, seed=seed, options=QUICK))
        for _ in range(200):
            if told.TurnBegan(0, 1) in [line.event for line in table.course.log]:
                break
            if table.can_act and table.choice is not None:
                asked += table.view.prompt in (ask.WINDOW, ask.CANCEL)
                table.do(Pass() if Pass() in table.choice.actions else table.choice.actions[0])
            table.update(1.0)
    assert (asked > 0) == bool(finished)


# -- why not ---------------------------------------------------------------------------


def test_of_a_square_too_far_the_table_tells_how_far(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "move", steps=2, dogs="")
    far = next(s for s in sorted(aids.advice.ways(table.view, 0, 6)) if s not in table.walks())
    steps = aids.advice.distance(table.view, table.view.at[0], far)
    assert steps > 2
    sitting.click_spot(("square", far))
    assert plural("zombies4.label.too_far", steps, left=2) in table.speech.told[0]


# -- the log ---------------------------------------------------------------------------


def test_the_log_groups_dogs_and_loses_none(sittings: Any) -> None:
    sitting = sittings()
    table: Any = sitting.open_unsettled(Match(INFO, BOTS, seed=4, options=QUICK))
    for _ in range(2000):
        table.update(1.0)
        if table.view.round > 2:
            break
    events = [line.event for line in table.course.log]
    came = sum(isinstance(event, told.DogPut) for event in events)
    ran = sum(isinstance(event, told.DogMoved) for event in events)
    lines = table.log_lines()
    for count, word in ((came, "come"), (ran, "run")):
        told_of = [re.match(rf"(A|[0-9]+) dogs? {word}s?:", line) for line in lines]
        numbers = [1 if m[1] == "A" else int(m[1]) for m in told_of if m]
        assert sum(numbers) == count > len(numbers)


# -- odds and finds --------------------------------------------------------------------


def test_the_odds_of_a_way_are_those_of_the_wish_about_bullets(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "move", steps=4)

    def said(policy: str) -> tuple[int, str]:
        table.policy = policy
        square, way = next((s, w) for s, w in table.walks().items() if w.dogs > 1)
        return square, percent(way.survival)

    square, last = said("last")
    assert said("never") == (square, said("never")[1])
    assert said("never")[1] != last
    sitting.hover_spot(("square", square))
    assert said("never")[1] in table.previewed[0][1]


def test_what_lies_on_a_way_is_told_before_it_is_walked(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "move", steps=6)
    view = table.view
    found = 0
    for square, way in table.walks().items():
        hearts = sum(view.tokens[step] == terms.HEART for step in way.squares)
        bullets = sum(view.tokens[step] == terms.BULLET for step in way.squares)
        words = way_words(way)
        assert (plural("zombies4.preview.heart", hearts) in words) == bool(hearts), square
        assert (plural("zombies4.preview.bullets", bullets) in words) == bool(bullets), square
        found += hearts + bullets
    assert found
    assert plural("zombies4.preview.bullets", 1) == "+1 bullet"


# -- moments ---------------------------------------------------------------------------


def moments(table: Any, event: Any) -> list[Banner]:
    """Show an event; give the banners it puts up."""
    goal = Goal(table.view, table.arrange(table.view))
    beats = list(table.script.shows[type(event)](table.script, event, goal))
    shown = [motion.effect for beat in beats for motion in beat if isinstance(motion, Show)]
    return [effect for effect in shown if isinstance(effect, Banner)]


@pytest.mark.parametrize("still", [False, True])
def test_what_changes_the_game_is_a_moment_with_its_meaning(sittings: Any, still: bool) -> None:
    sitting = sittings(speed="normal", reduced_motion=still)
    table: Any = lay(sitting, "move", steps=2)
    page = next(card for card in DECK_CARDS if IS_PAGE[KIND_OF[card]])
    item = next(card for card in DECK_CARDS if KIND_OF[card] == KIND["spear"])
    great = (
        told.Died(1, S["f09-2"], 6, 5), told.CardLaid(2, page), told.SpellTried(0, 4),
        told.TilePlaced(1, CABIN, 1, -2, 0),
    )  # fmt: skip
    for event in great:
        found = moments(table, event)
        assert len(found) == 1, event
        assert (found[0].rise == 0) == still
        assert table.places.camera.clear.contains(found[0].rect())
    assert moments(table, told.CardLaid(2, item)) == []
    assert moments(table, told.TilePlaced(1, TILE["shed"], 3, -2, 0)) == []


def test_a_moment_lies_over_the_names_of_the_map(sittings: Any) -> None:
    sitting = sittings(speed="normal")
    table: Any = lay(sitting, "move", steps=2)
    [moment] = moments(table, told.SpellTried(0, 4))
    inside = moment.rect().inflate(-20, -20)

    def pictures() -> bytes:
        table.dirty = True
        sitting.app.draw()
        return pygame.image.tobytes(sitting.app.window.canvas.subsurface(inside), "RGB")

    bare = pictures()
    table.stage.add_effect(moment)
    assert pictures() != bare
    assert any(
        place.colliderect(inside) for _, place, _ in names_of(table.look, table.places, table.view)
    )


def test_while_players_are_to_be_chosen_no_plate_is_framed_as_acting(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "move", steps=2)
    assert [plate.acting for plate in table.plates(table.view)] == [True, False, False, False]
    card = next(c for c in table.view.hands[0] if KIND_OF[c] == KIND["lost-in-the-woods"])
    sitting.click_spot(("hand", card))
    assert ("player", 1) in table.choice.targets()
    assert not any(plate.acting for plate in table.plates(table.view))


# -- a bell for a person alone ---------------------------------------------------------


@pytest.mark.parametrize(
    ("bell", "asked", "later"), [("ok", True, True), ("short", True, False), ("off", False, False)]
)
def test_a_question_to_a_person_alone_waits_as_long_as_wished(
    sittings: Any, bell: str, asked: bool, later: bool
) -> None:
    sitting = sittings(lone_bell=bell)
    hands = ("lost-in-the-woods", "", "", "")
    more = {**MIDDLE, "hands": hands, "fronts": ("", "", "", "")}
    state = position(step="window", seat=1, **more)
    names = ("person:Ada", *(f"bot:random:Bot {n}" for n in range(3)))
    match = Match(INFO, names, seed=1, options={})
    match.state = state
    state.listening = True
    match.advance = list  # type: ignore[method-assign]
    table: Any = sitting.open_unsettled(match)
    table.course.begin = list
    sitting.tick(10)
    waits = table.match.state.prompt == ask.WINDOW
    assert waits == asked
    if not waits:
        return
    card = next(c for c in table.view.hands[0] if c > 0)
    sitting.tick(round(0.8 * ALONE_FOR * 10), 0.1)
    assert table.match.state.prompt == ask.WINDOW
    # Who takes a card up is given time.
    sitting.click_spot(("hand", card))
    sitting.tick(round(1.5 * ALONE_FOR * 10), 0.1)
    assert table.match.state.prompt == ask.WINDOW
    sitting.click_button("back")
    sitting.tick(round(1.2 * ALONE_FOR * 10), 0.1)
    assert (table.match.state.prompt == ask.WINDOW) == later


def test_the_bell_of_a_person_alone_is_set_in_the_menu(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "move", steps=2)
    settings = sitting.app.settings
    seen = []
    for _ in range(3):
        next(item for item in table.menu_items() if item.key == "bell").action()
        seen.append(settings.lone_bell)
    assert seen == ["off", "short", "ok"]
    assert settings.bell == "short"
