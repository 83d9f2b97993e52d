"""Finished games of other versions, and damaged ones: what can be watched of them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.store.test_saves import ENDED, GAMES, Kept, played
from tests.toy import TOY
from zombiegames.core.record import Record
from zombiegames.store.games import GameEntry
from zombiegames.store.saves import Loaded

LATER = {"toy": TOY._replace(rules_version=2)}
"""The same game, by newer rules."""


def a_finished_game(kept: Kept) -> GameEntry:
    kept.saves.begin("toy").finish(WHOLE, ENDED)
    kept.saves.games.look()
    return kept.saves.games.entries[0]


WHOLE: Record = played(500).record
LAST = len(WHOLE.lines)
MIDDLE = next(n for n, line in enumerate(WHOLE.lines, 1) if n > LAST // 2 and line.seat >= 0)
"""Number of a decision."""


class Case(NamedTuple):
    """A change of the file, and what the player gets."""

    old: str
    new: str
    rules: int
    """Version of the program."""
    entries: int
    """Of the match; -1: it is refused."""
    notice: str
    """Key of what is said, below ``store.record``; empty: nothing."""


def middle() -> tuple[str, str]:
    """Give the text of the decision in the middle, and one the rules forbid in its place."""
    line = WHOLE.lines[MIDDLE - 1]
    return f'\n{MIDDLE} = "{line.seat} {line.text}"', f'\n{MIDDLE} = "{line.seat} play 99"'


def a_digest() -> tuple[str, str]:
    """Give a kept digest, and another in its place."""
    number, line = next(
        (n, line) for n, line in enumerate(WHOLE.lines, 1) if n > LAST // 3 and line.digest
    )
    return f'\n{number}d = "{line.digest:016x}"', f'\n{number}d = "{1:016x}"'


def digested(before: int) -> int:
    """Give the number of the last entry up to one that has a digest."""
    return max(n for n, line in enumerate(WHOLE.lines[:before], 1) if line.digest is not None)


CASES = {
    "same rules": Case("", "", 1, LAST, ""),
    "older rules, the same game": Case("", "", 2, LAST, ""),
    "older rules, legal to the end": Case(*a_digest(), 2, LAST, "rules_changed"),
    "older rules, forbidden now": Case(*middle(), 2, digested(MIDDLE - 1), "rules_ended"),
    "newer rules": Case("\nrules = 1\n", "\nrules = 9\n", 1, -1, "newer"),
    "newer format": Case("\nformat = 1\n", "\nformat = 9\n", 1, -1, "newer"),
    "broken in the middle": Case(*middle(), 1, MIDDLE - 1, "broken"),
}


def opened(kept: Kept, entry: GameEntry, rules: int) -> Loaded:
    """Load a game with a program of some rules, and see that its file is not touched."""
    before = hashlib.sha256(entry.path.read_bytes()).digest()
    loaded = kept.saves.load(entry, LATER if rules == 2 else GAMES)
    assert hashlib.sha256(entry.path.read_bytes()).digest() == before
    return loaded


@pytest.mark.parametrize("name", CASES)
def test_a_finished_game_is_watched_as_far_as_it_can_be(tmp_path: Path, name: str) -> None:
    case, kept = CASES[name], Kept(tmp_path)
    entry = a_finished_game(kept)
    text = entry.path.read_text(encoding="utf-8")
    assert not case.old or text.count(case.old) == 1
    entry.path.write_text(text.replace(case.old, case.new), encoding="utf-8")
    loaded = opened(kept, entry, case.rules)
    said = loaded.notice.key if loaded.notice else ""
    assert said == (f"store.record.{case.notice}" if case.notice else "")
    if case.entries < 0:
        assert loaded.match is None
        assert {loaded.notice.fields["format"], loaded.notice.fields["ours"]} == {"9", "1"}
        return
    assert loaded.match is not None
    assert (len(loaded.match), loaded.watched, loaded.resumed) == (case.entries, True, None)
    assert not loaded.match.can_redo
    # What the head says of its end stays.
    kept.saves.games.look()
    if case.notice != "newer":
        assert kept.saves.games.entries[0].ending == ENDED
    # From here it can be saved, and is of today.
    again = kept.saves.save(loaded.match.record, "again").entry
    assert again is not None
    assert kept.saves.load(again, LATER if case.rules == 2 else GAMES).notice is None


def test_a_game_with_its_end_torn_off_is_shorter(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    entry = a_finished_game(kept)
    entry.path.write_bytes(entry.path.read_bytes()[:-40])
    loaded = opened(kept, entry, 1)
    assert loaded.notice is None
    assert loaded.watched
    assert loaded.match is not None
    assert LAST - 4 <= len(loaded.match) < LAST


def test_no_record_at_all_is_set_aside_and_told_of_once(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    entry = a_finished_game(kept)
    entry.path.write_bytes(b"Dear Ada\n")
    loaded = kept.saves.load(entry, GAMES)
    assert (loaded.match, loaded.watched) == (None, False)
    assert loaded.notice is not None
    assert loaded.notice.key == "store.record.set_aside"
    assert [p.read_bytes() for p in kept.folders.games.iterdir()] == [b"Dear Ada\n"]


def test_an_unfinished_game_of_older_rules_goes_on_where_they_allow(tmp_path: Path) -> None:
    """In a file of its own: the old one stays."""
    kept = Kept(tmp_path)
    half = WHOLE._replace(lines=WHOLE.lines[: LAST // 2])
    autosave = kept.saves.begin("toy")
    autosave.keep(half)
    autosave.close()
    newest = kept.saves.newest()
    assert newest is not None
    loaded = kept.saves.load(newest, LATER)
    assert (loaded.notice, loaded.resumed, loaded.watched) == (None, None, False)
    assert loaded.match is not None
    assert len(loaded.match) == LAST // 2
    before = newest.path.read_bytes()
    kept.saves.begin("toy", loaded.resumed).keep(loaded.match.record)
    assert [e.path.read_bytes() for e in kept.saves.entries() if not e.auto] == [before]
