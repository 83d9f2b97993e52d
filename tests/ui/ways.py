"""Every way into a table, by the clicks of a person, in this process or in one to be killed.

As a program, ``python -m tests.ui.ways GAME WAY HOME SEED`` comes to a table, plays on until it
is killed and writes down, a line each, every record its tables meant to keep.
"""

from __future__ import annotations

import sys
import time
import zlib
from collections.abc import Callable
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tests.ui.table_support import BRIEFLY, Sitting
from zombiegames.ai.minds import SLICE
from zombiegames.core.match import Match
from zombiegames.core.protocol import OVER
from zombiegames.core.record import Record
from zombiegames.games import GAMES
from zombiegames.store.writer import PAUSE
from zombiegames.ui.arguments import Wanted
from zombiegames.ui.kit import focus
from zombiegames.ui.kit.dialogs import Curtain, Pause
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result
from zombiegames.ui.pages.saves import SavesPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.start import _first_scene
from zombiegames.ui.table.scene import GameScene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.action import Action

BEGUN = 3
"""Decisions of a person that make a game worth keeping."""


class Kept(NamedTuple):
    """A record as a table meant to keep it."""

    moment: float
    """When it was handed over, by the monotonic clock, which all processes share."""
    seed: str
    length: int
    check: int
    """Of its text."""
    worth: bool
    """Whether a seat has decided in it and it is not over: it must be found again."""
    person: bool
    """Whether a person's decision was the last."""

    @classmethod
    def read(cls, line: str) -> Kept:
        """Read what :func:`main` wrote."""
        moment, seed, length, number, worth, person = line.split()
        flags = worth == "True", person == "True"
        return cls(float(moment), seed, int(length), int(number), *flags)

    @classmethod
    def of(cls, match: Match, record: Record) -> Kept:
        """Note a record of a match now."""
        seats = [line.seat for line in record.lines if line.seat >= 0]
        person = bool(seats) and match.controllers[seats[-1]].startswith("person")
        worth = bool(seats) and match.outcome is None
        moment, length = time.monotonic(), len(record.lines)
        return cls(moment, record.seed, length, check(record), worth, person)


def check(record: Record) -> int:
    """Give a number that differs where records do."""
    return zlib.crc32(record.dumps().encode())


@contextmanager
def noted(note: Callable[[Kept], None]) -> Iterator[None]:
    """Note everything that any table means to keep."""
    keep = GameScene._keep

    def told(table: GameScene, record: Record) -> None:
        kept = Kept.of(table.match, record)
        keep(table, record)
        note(kept)

    GameScene._keep = told  # type: ignore[method-assign]
    try:
        yield
    finally:
        GameScene._keep = keep  # type: ignore[method-assign]


# -- at a table ------------------------------------------------------------------------


def at_table(sitting: Sitting) -> GameScene:
    """Look at the table that lies below whatever is on top."""
    table = next(s for s in sitting.app.stack.scenes if isinstance(s, GameScene))
    sitting.table = table
    return table


def rest(sitting: Sitting, most: int = 5000) -> None:
    """Let time pass until a person may choose or the result is shown; raise curtains."""
    table = at_table(sitting)
    for _ in range(most):
        top = sitting.app.stack.top
        if isinstance(top, Curtain):
            sitting.click_button("ready")
        elif top is not table or (table.settled and table.choice is not None):
            return
        sitting.app.stack.update(1 / 60)
        if table.ended and sitting.app.stack.top is table:
            return
    raise AssertionError("nobody may act")


def play(sitting: Sitting, decisions: int, rng: Random) -> None:
    """Let persons decide anything; computers answer."""
    for _ in range(decisions):
        rest(sitting)
        table = at_table(sitting)
        if table.choice is None or sitting.app.stack.top is not table:
            return
        time.sleep(sitting.ponder)
        table.do(rng.choice(table.choice.actions))


def seats(game: str, persons: int = 1) -> list[str]:
    """Let persons sit down first, and computers."""
    count = GAMES[game].seats[0]
    names = ("Ada", "Boris", "Carla")
    return [f"{'person' if s < persons else 'bot:easy'}:{names[s]}" for s in range(count)]


def begin(sitting: Sitting, game: str, rng: Random, persons: int = 1) -> GameScene:
    """Sit down at a new game and play a little."""
    match = Match(GAMES[game], seats(game, persons), seed=rng.randrange(10**9))
    sitting.app.start(sitting.app.open_match(match))
    play(sitting, BEGUN, rng)
    rest(sitting)
    return at_table(sitting)


@cache
def last_moment(game: str) -> tuple[str, Action]:
    """Save a game before its last decision, that of the only person; and give the decision."""
    rng = Random(game)
    match = Match(GAMES[game], ["bot:easy:Ada"] * GAMES[game].seats[0], seed="last")
    match.advance()
    while match.to_act() != OVER:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    last = max(at for at, line in enumerate(match.lines) if line.seat >= 0)
    names = seats(game, 0)
    seat = match.lines[last].seat
    names[seat] = "person:Ada"
    again = Match(match.info, names, seed=match.seed, options=match.options)
    for line in match.lines[:last]:
        again.replay_line(line)
    return again.save(), match.info.notation.parse(match.lines[last].text)


def end(sitting: Sitting, game: str) -> None:
    """Play a game to its end and look at the result."""
    save, decision = last_moment(game)
    sitting.app.start(sitting.app.open_match(Match.load(save, GAMES)))
    rest(sitting)
    time.sleep(sitting.ponder)
    at_table(sitting).do(decision)
    rest(sitting)
    for _ in range(8):
        if isinstance(sitting.app.stack.top, Result):
            break
        # Some games show the bomb or the count first.
        sitting.key(pygame.K_RETURN)
        rest(sitting)
    assert isinstance(sitting.app.stack.top, Result)
    look_at_result()


def look_at_result() -> None:
    """Let pass the moment in which a result is deaf, as a click may be meant for the table."""
    time.sleep(focus.MOMENT)


def a_file(sitting: Sitting, game: str, rng: Random, persons: int = 1) -> Path:
    """Make a saved game in a folder of the player's own."""
    match = Match(GAMES[game], seats(game, persons), seed=rng.randrange(10**9))
    match.advance()
    for _ in range(6):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    own = sitting.app.profile.folders.data / "own"
    entry = sitting.app.saves.save(match.record, "mine", folder=own).entry
    assert entry is not None
    return entry.path


def drop(sitting: Sitting, path: Path) -> None:
    """Let go of a file over the window."""
    before = sitting.app.stack.scenes[0]
    sitting.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    assert sitting.app.stack.scenes[0] is not before


def to_menu(sitting: Sitting) -> None:
    """Leave the table by its own menu."""
    sitting.click_button("menu")
    assert isinstance(sitting.app.stack.top, Pause)
    sitting.click_button("menu")
    assert isinstance(sitting.app.stack.top, Menu)


# -- ways ------------------------------------------------------------------------------

Way = Callable[[Sitting, str, Random], Any]


def set_up(sitting: Sitting, game: str, rng: Random) -> None:
    sitting.app.start(Setup(game))
    sitting.click_button("start")


def set_up_again(sitting: Sitting, game: str, rng: Random) -> None:
    """The game before it is left in its middle."""
    begin(sitting, game, rng)
    to_menu(sitting)
    set_up(sitting, game, rng)


def rematch(sitting: Sitting, game: str, rng: Random) -> None:
    end(sitting, game)
    sitting.click_button("rematch")


def swapped(sitting: Sitting, game: str, rng: Random) -> None:
    """A result of two offers it; of more, they play again twice, the first time not at all."""
    end(sitting, game)
    if len(seats(game)) == 2:
        sitting.click_button("swapped")
    else:
        sitting.click_button("rematch")
        rematch(sitting, game, rng)


def conceded(sitting: Sitting, game: str, rng: Random) -> None:
    """Given up and played again; who cannot give up hands over instead and takes over again."""
    table = begin(sitting, game, rng)
    sitting.click_button("menu")
    if len(table.match.controllers) > 2:
        sitting.click_button("resume")
        handed_over(sitting, game, rng)
        return
    sitting.click_button("concede")
    sitting.click_button("yes")
    rest(sitting)
    look_at_result()
    sitting.click_button("rematch")


def continued(sitting: Sitting, game: str, rng: Random) -> None:
    begin(sitting, game, rng)
    to_menu(sitting)
    sitting.click_button("continue")


def loaded(sitting: Sitting, game: str, rng: Random) -> None:
    """From the list, over a table with another game of the kind."""
    table = begin(sitting, game, rng)
    table.ways.save()
    to_menu(sitting)
    begin(sitting, game, rng)
    sitting.app.profile.flush()
    sitting.app.start(SavesPage())
    page: Any = sitting.app.stack.top
    page._choose(next(at for at, entry in enumerate(page.entries) if entry.name))
    sitting.click_button("load")


def started_with(sitting: Sitting, game: str, rng: Random) -> None:
    path = a_file(sitting, game, rng)
    sitting.app.start(_first_scene(sitting.app, Wanted(load=str(path))))


def dropped_on_menu(sitting: Sitting, game: str, rng: Random) -> None:
    path = a_file(sitting, game, rng)
    sitting.app.start(Menu())
    drop(sitting, path)


def dropped_on_table(sitting: Sitting, game: str, rng: Random) -> None:
    path = a_file(sitting, game, rng)
    begin(sitting, game, rng)
    drop(sitting, path)


def dropped_on_result(sitting: Sitting, game: str, rng: Random) -> None:
    path = a_file(sitting, game, rng)
    end(sitting, game)
    drop(sitting, path)


def dropped_on_dialog(sitting: Sitting, game: str, rng: Random) -> None:
    path = a_file(sitting, game, rng)
    begin(sitting, game, rng)
    sitting.click_button("menu")
    drop(sitting, path)


def dropped_on_curtain(sitting: Sitting, game: str, rng: Random) -> None:
    """Where hands are hidden; elsewhere over a table of two persons."""
    path = a_file(sitting, game, rng, persons=2)
    table = begin(sitting, game, rng, persons=2)
    while table.course.secret and not isinstance(sitting.app.stack.top, Curtain):
        play(sitting, 1, rng)
        for _ in range(20):
            sitting.app.stack.update(1 / 60)
    drop(sitting, path)


def dropped_itself(sitting: Sitting, game: str, rng: Random) -> None:
    """The running game's own autosave."""
    begin(sitting, game, rng)
    newest = sitting.app.saves.newest()
    assert newest is not None
    drop(sitting, newest.path)


def handed_over(sitting: Sitting, game: str, rng: Random) -> None:
    """To a computer for a while, and taken over again."""
    table = begin(sitting, game, rng)
    sitting.click_button("menu")
    time.sleep(sitting.ponder)
    sitting.click_button("seats")
    sitting.click_button("hand_over 0")
    for _ in range(30):
        sitting.app.stack.update(1 / 60)
    if table.course.over:
        sitting.app.stack.change(Reset(Menu()))
        begin(sitting, game, rng)
        return
    sitting.click_button("menu")
    sitting.click_button("seats")
    sitting.click_button("take_over 0")


def undone(sitting: Sitting, game: str, rng: Random) -> None:
    """The last decision of a finished game is taken back."""
    end(sitting, game)
    sitting.click_button("watch")
    table: Any = at_table(sitting)
    last = max(at for at, line in enumerate(table.match.lines) if line.seat >= 0)
    time.sleep(sitting.ponder)
    table.buttons.undo_target = lambda: last
    table.undo()
    del table.buttons.undo_target


def crashed(sitting: Sitting, game: str, rng: Random) -> None:
    begin(sitting, game, rng)
    sitting.app.crash(ValueError("on purpose"))
    sitting.click_button("menu")
    sitting.click_button("continue")


WAYS: dict[str, Way] = {
    way.__name__: way
    for way in (
        set_up,
        set_up_again,
        rematch,
        swapped,
        conceded,
        continued,
        loaded,
        started_with,
        dropped_on_menu,
        dropped_on_table,
        dropped_on_result,
        dropped_on_dialog,
        dropped_on_curtain,
        dropped_itself,
        handed_over,
        undone,
        crashed,
    )
}


def main(game: str, way: str, home: str, seed: str) -> None:
    """Come to a table and play until killed, or the game is over."""
    rng = Random(seed)

    def say(*words: object) -> None:
        sys.stdout.write(" ".join(map(str, words)) + "\n")
        sys.stdout.flush()

    with noted(lambda kept: say(*kept)):
        # A curve of chances must not take the time until the kill.
        sitting = Sitting(Path(home), thinking=BRIEFLY._replace(slice=SLICE))
        sitting.ponder = 2 * PAUSE
        WAYS[way](sitting, game, rng)
        say("open")
        while True:
            if isinstance(sitting.app.stack.top, Result):
                time.sleep(sitting.ponder)
            play(sitting, 1, rng)
            rest(sitting)


if __name__ == "__main__":
    main(*sys.argv[1:])
