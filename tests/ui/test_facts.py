"""What is told of a finished game is so, and a person hears whether they won."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.ui.pages_support import open_app
from tests.ui.test_setup import show_result
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import LANGUAGES, has, set_language, tr
from zombiegames.ui.pages.result import Result
from zombiegames.ui.table.story import Fact, counted, tell_facts
from zombiegames.ui.tables import TABLES


def finished(game: str, seed: int, controllers: tuple[str, ...] = ()) -> Match:
    """Play a game at random to its end."""
    seats = GAMES[game].seats[0]
    names = controllers or tuple(f"bot:easy:P{n}" for n in range(seats))
    match = Match(GAMES[game], names, seed=seed)
    match.advance()
    rng = Random(seed)
    while match.outcome is None:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match


def facts_of(game: str) -> tuple[Fact, ...]:
    found: tuple[Fact, ...] = import_module(f"zombiegames.ui.tables.{game}.facts").FACTS
    return found


def events_of(match: Match) -> list[Any]:
    return [entry.event for deed in match.deeds for entry in deed.entries]


def again(fact: Fact, match: Match) -> int:
    """Count a fact in another way: by the kinds in the log, seat by seat."""
    kind = fact.event._field_defaults["kind"]  # type: ignore[attr-defined]
    events = [event for event in events_of(match) if event.kind == kind]
    seats = range(len(match.controllers)) if fact.by_seat else [None]
    best = 0
    for seat in seats:
        values = [fact.value(e) for e in events if seat is None or e.seat == seat]
        best = max(best, (max(values, default=0) if fact.most else sum(values)))
    return best


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_counted_right(game: str) -> None:
    matches = [finished(game, seed) for seed in (1, 2)]
    for fact in facts_of(game):
        for match in matches:
            assert counted(fact, events_of(match))[0] == again(fact, match)
        assert (
            any(counted(fact, events_of(match))[0] > 0 for match in matches) or fact.tag == "spells"
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_fact_counted_wrong_is_seen(game: str) -> None:
    match = finished(game, 1)
    fact = next(f for f in facts_of(game) if not f.by_seat and counted(f, events_of(match))[0])
    twice = fact._replace(value=lambda event: fact.value(event) + 1)
    assert counted(twice, events_of(match))[0] != again(fact, match)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_facts_have_words(game: str, language: str) -> None:
    set_language(language)
    for fact in facts_of(game):
        assert has(f"{game}.fact.{fact.tag}.other")
    match = finished(game, 2)
    names = [f"Name{n}" for n in range(len(match.controllers))]
    told = tell_facts(match, facts_of(game), names)
    assert len(told) >= 2
    assert not any("{" in words or "<" in words for words in told)


@pytest.mark.parametrize("game", GAMES)
def test_a_lone_person_hears_whether_they_won(game: str) -> None:
    app = open_app()
    heard = set()
    for seed in range(1, 9):
        seats = [f"bot:easy:P{n}" for n in range(GAMES[game].seats[0])]
        own = seed % 2 - 1
        seats[own] = "person:Ada"
        match = finished(game, seed, tuple(seats))
        result = show_result(app, match)
        assert isinstance(result, Result)
        assert match.outcome is not None
        won = match.outcome.ranks[own] == 1
        assert result.lost != won
        expected = tr("ui.result.you_win" if won else "ui.result.you_lose")
        assert result.heading() == expected or match.outcome.ranks.count(1) > 1
        assert result.heading() != result.text()
        heard.add(won)
        if len(heard) == 2:
            break
    assert heard == {True, False}


def test_several_persons_and_onlookers_hear_names() -> None:
    app = open_app()
    for controllers in (("person:Ada", "person:Boris"), ("bot:easy:Ada", "bot:easy:Boris")):
        result = show_result(app, finished("zombiaki", 3, controllers))
        assert "Ada" in result.heading() or "Boris" in result.heading()
        assert not result.lost


def test_every_game_brings_its_facts() -> None:
    assert all(entry.facts for entry in TABLES.values())
