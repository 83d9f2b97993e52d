"""What is told of a finished game is so."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.ui.facts_support import RECOUNT, steps_of
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import LANGUAGES, has, plural, set_language, tr
from zombiegames.ui.table.story import Fact, tell_facts
from zombiegames.ui.tables import TABLES

pytestmark = pytest.mark.whole

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.toml"))


def loaded(path: Path) -> Match:
    """Give a whole game that was kept."""
    return Match.load(path.read_text(encoding="utf-8"), GAMES)


def facts_of(game: str) -> tuple[Fact, ...]:
    found: tuple[Fact, ...] = import_module(f"zombiegames.ui.tables.{game}.facts").FACTS
    return found


def wrong(match: Match, recount: dict[str, tuple[int, ...]]) -> set[str]:
    """Name the facts that are told otherwise than a recount says."""
    told = {tally.tag: tally.numbers for tally in TABLES[match.info.id].facts(match)}
    return {
        tag for tag, numbers in recount.items() if told.get(tag, (0,) * len(numbers)) != numbers
    }


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_facts_are_as_decisions_and_positions_say(path: Path) -> None:
    match = loaded(path)
    assert not wrong(match, RECOUNT[match.info.id](steps_of(match)))


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_recounted_and_happens(game: str) -> None:
    tags = {fact.tag for fact in facts_of(game)}
    matches = [loaded(path) for path in GOLDEN if path.stem.startswith(f"{game}-")]
    assert {tally.tag for match in matches for tally in TABLES[game].facts(match)} == tags
    assert set(RECOUNT[game](steps_of(matches[0]))) == tags
    assert 3 <= len(tags) <= 5


@pytest.mark.parametrize("game", GAMES)
def test_events_that_are_not_heard_are_missed(game: str) -> None:
    """The recount sees each fact of a table that is deaf to some kind of event."""
    matches = [loaded(path) for path in GOLDEN if path.stem.startswith(f"{game}-")]
    seen = set()
    for match in matches:
        recount = RECOUNT[game](steps_of(match))
        whole = [list(deed.entries) for deed in match.deeds]
        kinds = {entry.event.kind for entries in whole for entry in entries}
        # Without its tile nobody can say where a pawn of Zombies!!! 4 stands.
        for kind in kinds - {"tile-placed"}:
            for deed, entries in zip(match.deeds, whole, strict=True):
                deed.entries[:] = [entry for entry in entries if entry.event.kind != kind]
            seen |= wrong(match, recount)
    assert seen == {fact.tag for fact in facts_of(game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_facts_have_words(game: str, language: str) -> None:
    set_language(language)
    path = next(path for path in GOLDEN if path.stem.startswith(f"{game}-"))
    for tag, numbers in tell_facts(loaded(path), facts_of(game)):
        key = f"{game}.fact.{tag}"
        if len(numbers) > 1:
            assert tr(key)[0].isupper(), "the head of a column"
            continue
        assert has(f"{key}.one")
        assert has(f"{key}.other")
        for number in (1, 2, 21):
            words = plural(key, number)
            assert str(number) in words
            assert "{" not in words
        assert plural(key, 1) != plural(key, 2).replace("2", "1")


def test_onlookers_could_tell_all_facts() -> None:
    """What only some saw does not count."""
    told: Any = import_module("zombiegames.games.zombanimaux.events")
    path = next(path for path in GOLDEN if path.stem.startswith("zombanimaux-"))
    match = loaded(path)
    before = tell_facts(match, facts_of("zombanimaux"))
    for deed in match.deeds:
        for at, entry in enumerate(deed.entries):
            if isinstance(entry.event, told.Given):
                deed.entries[at] = entry._replace(seen_by=1, otherwise=None)
    after = tell_facts(match, facts_of("zombanimaux"))
    assert {tally.tag for tally in before} - {tally.tag for tally in after} == {"given"}
