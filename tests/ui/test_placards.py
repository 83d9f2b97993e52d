"""What ends a deal, a round or a game is held up to be read, and goes by a click or by itself."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombanimaux.position import position as animals
from tests.games.zombie_card_game.position import position as republic
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.actions import Play as Drop
from zombiegames.games.zombie_card_game import events as told
from zombiegames.games.zombie_card_game.actions import Play
from zombiegames.ui.kit.effects import Placard
from zombiegames.ui.kit.i18n import set_language, tr
from zombiegames.ui.pages.result import Result
from zombiegames.ui.table import pieces
from zombiegames.ui.table import placard as placards
from zombiegames.ui.table.course import LogLine
from zombiegames.ui.table.director import Beat, Call, Director, Hold, Wait
from zombiegames.ui.table.stage import Stage

if TYPE_CHECKING:
    from zombiegames.core.action import Action

pytestmark = pytest.mark.whole

NAMES = ("person:Ada", *(f"bot:random:{name}" for name in
         ("Grimwald", "Mortimer", "Agatha", "Wilhelmina", "Ravenna")))  # fmt: skip


class Shown:
    """What placards have said."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heads: list[str] = []
        self.lines: list[list[Any]] = []
        self.cut: list[str] = []
        real, fit = pieces.placard, placards.fit_text

        def placard(look: Any, head: str, *how: Any, **more: Any) -> Any:
            self.heads.append(head)
            self.lines.append(list(more["lines"]))
            return real(look, head, *how, **more)

        def fit_text(look: Any, text: str, *how: Any, **more: Any) -> Any:
            fitted = fit(look, text, *how, **more)
            if not fitted.whole:
                self.cut.append(text)
            return fitted

        patch.setattr(pieces, "placard", placard)
        patch.setattr(placards, "fit_text", fit_text)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    return Shown(monkeypatch)


def last_of_deal(sittings: Any, players: int, **settings: Any) -> tuple[Any, Any]:
    """Sit down where the next play ends a deal; a deal before it is told."""
    hands = ["9", *[""] * (players - 2), "king 3"]
    state = republic(*hands, went=range(1, players - 1), deal=3, presidencies=[0, 2] + [0] * 4)
    sitting = sittings(**{"speed": "normal", "pace": "instant", **settings})
    table = sitting.position(state, NAMES[:players], "zombie_card_game")
    order = tuple(range(players))
    events = (told.DealEnded(2, order, "last"), told.DealBegan(3, players - 1))
    table.course.log[:] = [LogLine(0, event) for event in events]
    table.course.think = lambda dt, pause: None
    sitting.tick(30)
    pygame.event.clear()
    return sitting, table


def last_of_round(sittings: Any, players: int, *brains: int, **settings: Any) -> tuple[Any, Any]:
    """Sit down where the next play ends a round."""
    hands = ("9", "5 6 8", "1 3", "4", "2")[:players]
    graves = ("", "0 1", "4 4", "", "7")[:players]
    state = animals(hands=hands, graves=graves, horde="7", brains=brains)
    sitting = sittings(**{"speed": "normal", "pace": "instant", **settings})
    table = sitting.position(state, NAMES[:players], "zombanimaux")
    table.course.think = lambda dt, pause: None
    sitting.tick(30)
    pygame.event.clear()
    return sitting, table


def held(table: Any) -> Placard | None:
    """Give the placard that is held up."""
    return next((e for e in table.stage.effects if isinstance(e, Placard)), None)


def wait_for_placard(sitting: Any, table: Any) -> Placard:
    for _ in range(600):
        found = held(table)
        if found is not None:
            return found
        sitting.tick()
    raise AssertionError("nothing is held up")


# -- what is said ----------------------------------------------------------------------


@pytest.mark.rule("ZP-30")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_after_a_deal_it_is_read_who_was_and_is_what(
    sittings: Any, shown: Shown, players: int
) -> None:
    sitting, table = last_of_deal(sittings, players)
    table.do(Play(9, 1, 0))
    wait_for_placard(sitting, table)
    assert shown.heads == ["After deal 3"]
    (lines,) = shown.lines
    order = [*range(1, players - 1), 0, players - 1]
    assert [line.name for line in lines] == [table.course.name(seat) for seat in order]
    first = lines[0]
    assert first.words == "President"
    was = "zombie_card_game/rank/" + ("vice-president" if players > 3 else "citizen")
    assert first.pictures == (was, "zombie_card_game/rank/president")
    assert lines[-1].words == "Zombie"
    assert lines[-1].pictures == ("zombie_card_game/rank/zombie",), "it was and is one"


@pytest.mark.rule("ZA-41")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_a_round_it_is_read_who_lost_how_much(
    sittings: Any, shown: Shown, players: int
) -> None:
    sitting, table = last_of_round(sittings, players, *(7, 9, 9, 9, 9)[:players])
    table.do(Drop(10, ()))
    wait_for_placard(sitting, table)
    assert shown.heads == ["Ada is rid of everything! Each card costs the others a brain."]
    said = [(line.name, line.loud, line.words) for line in shown.lines[0]]
    assert said[0] == ("Ada", "", "Brains: 7")
    assert said[1] == ("Grimwald", "−5", "5 cards: 4 left")
    assert len(said) == players


@pytest.mark.rule("ZA-41")
def test_more_cards_than_brains_are_told(sittings: Any, shown: Shown) -> None:
    """Five cards and −3: nobody loses more brains than there are."""
    sitting, table = last_of_round(sittings, 3, 7, 3, 9)
    table.do(Drop(10, ()))
    wait_for_placard(sitting, table)
    assert shown.lines[0][1][2:4] == ("5 cards, no brain left", "−3")


@pytest.mark.rule("ZP-34")
def test_the_third_presidency_is_a_moment_before_the_result(sittings: Any, shown: Shown) -> None:
    state = republic("9", "3 4 king", "4 5 5", presidencies=[2, 1, 0])
    sitting = sittings(speed="normal", pace="instant")
    table = sitting.position(state, NAMES[:3], "zombie_card_game")
    sitting.tick(30)
    heard: list[str] = []
    sitting.app.play = heard.append
    table.do(Play(9, 1, 0))
    wait_for_placard(sitting, table)
    assert shown.heads == ["Ada is President for the third time and wins the game."]
    assert "win" in heard
    sitting.tick(60)
    assert sitting.app.stack.top is table
    sitting.tick(360)
    assert isinstance(sitting.app.stack.top, Result)


@pytest.mark.rule("ZA-43")
def test_the_last_brain_is_a_moment_before_the_result(sittings: Any, shown: Shown) -> None:
    sitting, table = last_of_round(sittings, 3, 7, 3, 9)
    table.do(Drop(10, ()))
    wait_for_placard(sitting, table)
    for _ in range(900):
        if len(shown.heads) == 2 or sitting.app.stack.top is not table:
            break
        sitting.tick()
    assert shown.heads[1] == "No brain left: Grimwald. The game is over."
    assert sitting.app.stack.top is table
    sitting.tick(420)
    assert isinstance(sitting.app.stack.top, Result)


@pytest.mark.parametrize("text", [100, 175])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_placards_have_room_for_their_words(
    sittings: Any, shown: Shown, language: str, text: int
) -> None:
    set_language(language)
    how = {"language": language, "text_size": text, "size": (1024, 640)}
    for sitting, table, action in (
        (*last_of_deal(sittings, 6, **how), Play(9, 1, 0)),
        (*last_of_round(sittings, 5, 7, 3, 9, 9, 9, **how), Drop(10, ())),
    ):
        table.do(action)
        sheet = wait_for_placard(sitting, table)
        assert table.frame.main.inflate(30, 60).contains(sheet.rect())
    assert len(shown.heads) == 2
    assert shown.cut == []


# -- the end of a game -----------------------------------------------------------------


def one_before_the_end(game: str, *, won: bool) -> tuple[Match, Action]:
    """Play at random to the last decision of a game that the first seat wins, or loses."""
    info = GAMES[game]
    controllers = NAMES[: info.seats[0]]
    for seed in range(40):
        ways: list[Action] = []
        match, rng = Match(info, controllers, seed=seed), Random(seed)
        match.advance()
        while match.outcome is None:
            ways.append(rng.choice(match.state.legal_actions()))
            match.play(ways[-1])
            match.advance()
        if (match.outcome.ranks[0] == 1) == won and match.outcome.ranks.count(1) == 1:
            match = Match(info, controllers, seed=seed)
            match.advance()
            for action in ways[:-1]:
                match.play(action)
                match.advance()
            return match, ways[-1]
    raise AssertionError("no such game")


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("game", sorted(set(GAMES) - {"zombiegeddon"}))
def test_the_end_is_held_up_and_sounds_as_it_is_for_the_persons(
    sittings: Any, game: str, *, won: bool
) -> None:
    """Zombiegeddon has its Final Count instead."""
    match, last = one_before_the_end(game, won=won)
    sitting = sittings(speed="fast", pace="instant")
    table = sitting.open_unsettled(match)
    table.course.think = lambda dt, pause: None
    while not table.settled:
        sitting.tick()
    heard: list[str] = []
    sitting.app.play = heard.append
    table.do(last)
    seen = set()
    while sitting.app.stack.top is table:
        seen.add(held(table))
        sitting.tick()
    assert len(seen - {None}) >= 1
    ending = [sound for sound in heard if sound in ("win", "lose")]
    assert ending[-1] == ("win" if won else "lose")


# -- how it goes -----------------------------------------------------------------------


def test_a_click_during_a_motion_comes_to_what_is_held_up_and_the_next_click_goes_on(
    sittings: Any,
) -> None:
    sitting, table = last_of_deal(sittings, 4)
    table.do(Play(9, 1, 0))
    sitting.tick(3)
    assert held(table) is None
    beside = (table.places.main.centerx, table.places.main.bottom - 4)
    sitting.click(beside)
    assert held(table) is not None
    sitting.tick(10)
    sitting.click(beside)
    assert held(table) is None


@pytest.mark.parametrize("key", [pygame.K_e, pygame.K_RETURN, pygame.K_SPACE])
@pytest.mark.parametrize("game", ["zombanimaux", "zombie_card_game"])
def test_a_key_puts_down_what_is_held_up_and_decides_nothing(
    sittings: Any, game: str, key: int
) -> None:
    if game == "zombanimaux":
        sitting, table = last_of_round(sittings, 2, 7, 9)
        table.do(Drop(10, ()))
    else:
        sitting, table = last_of_deal(sittings, 3)
        table.do(Play(9, 1, 0))
    wait_for_placard(sitting, table)
    before = table.match.state.digest()
    sitting.key(key)
    assert held(table) is None
    assert table.match.state.digest() == before


def test_it_goes_by_itself(sittings: Any) -> None:
    sitting, table = last_of_deal(sittings, 4)
    table.do(Play(9, 1, 0))
    wait_for_placard(sitting, table)
    sitting.tick(200)
    assert held(table) is not None, "three seconds are not enough to read it"
    sitting.tick(300)
    assert held(table) is None


@pytest.mark.parametrize("calm", [False, True])
def test_reduced_motion_only_fades(sittings: Any, *, calm: bool) -> None:
    sitting, table = last_of_deal(sittings, 4, reduced_motion=calm)
    table.do(Play(9, 1, 0))
    sheet = wait_for_placard(sitting, table)
    below = set()
    for _ in range(40):
        below.add(sheet.shown()[1])
        sitting.tick()
    assert (below == {0}) == calm


def test_who_skips_to_the_own_turn_reads_how_the_deal_ended(sittings: Any) -> None:
    hands = ["9", "king 3", "4 4 4"]
    sitting = sittings(speed="normal", pace="normal")
    state = republic(*hands, deal=3, presidencies=[0, 2, 0])
    table = sitting.position(state, NAMES[:3], "zombie_card_game")
    del table.match.advance
    sitting.tick(30)
    pygame.event.clear()
    table.do(Play(9, 1, 0))
    sitting.tick(80)
    table.waiting.skip_to_me()
    wait_for_placard(sitting, table)
    assert table.waiting.skipping
    sitting.tick(200)
    assert held(table) is not None, "it is read at normal speed"
    sitting.click((table.places.main.centerx, table.places.main.bottom - 4))
    assert held(table) is None
    sitting.tick(60)
    assert not table.waiting.skipping


def test_at_instant_speed_nothing_is_held_up(sittings: Any) -> None:
    sitting, table = last_of_deal(sittings, 4, speed="instant")
    table.do(Play(9, 1, 0))
    for _ in range(20):
        sitting.tick()
        assert held(table) is None


@pytest.mark.parametrize("whole", [True, False])
def test_a_skip_stops_at_each_thing_that_is_held_up(sittings: Any, *, whole: bool) -> None:
    """But not one that is wanted to the end: by a new size, or on the way to the own turn."""
    _, table = last_of_deal(sittings, 3)
    stage = Stage(table.paint)
    director = Director(stage)
    done: list[int] = []

    def events() -> list[Beat]:
        beats = []
        for n in range(3):
            sheet = Placard(table.script.label(str(n), 20, (0, 0, 0)), (100, 100), 0)
            beats += [
                Beat(Wait(1.0), Call(lambda n=n: done.append(n))),
                Beat(Hold(sheet, duration=5)),
            ]
        return beats

    director.add(events)
    director.update(0.1)
    if whole:
        director.skip()
        assert done == [0, 1, 2]
        assert director.idle
        return
    for count in (1, 2, 3):
        director.skip_on()
        assert len(done) == count
        assert len(stage.effects) == 1
    director.skip_on()
    assert director.idle


# -- the exchange ----------------------------------------------------------------------


@pytest.mark.rule("ZP-31")
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_what_came_in_the_exchange_stands_on_the_felt_until_the_first_trick(
    sittings: Any, language: str
) -> None:
    set_language(language)
    state = republic("3 9 king ace", "4 5", "6 7", "8 8", turn=0)
    got = state.hands[0] & ~sum(1 << c - 1 for c in range(1, 40))
    state.traded = (got, 0, 0, 0)
    state.swept = 0
    table = sittings(language=language).position(state, NAMES[:4], "zombie_card_game")
    words = table.stage.sprites["note", "top"].place.face.text
    assert words
    assert table.course.name(3) in words, "the Zombie gives to the President"
    assert tr("zombie_card_game.card.ace.name") in words
    state.swept = 1
    swept = sittings(language=language).position(state, NAMES[:4], "zombie_card_game")
    assert swept.stage.sprites["note", "top"].place.face.text == ""


def test_what_others_exchange_is_not_told_on_the_felt(sittings: Any) -> None:
    state = republic("3 9", "4 5 ace", "6 7", "8 8", turn=0)
    state.swept = 0
    state.traded = (0, state.hands[1], 0, 0)
    table = sittings().position(state, NAMES[:4], "zombie_card_game")
    assert table.stage.sprites["note", "top"].place.face.text == ""
