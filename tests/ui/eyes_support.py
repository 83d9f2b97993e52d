"""What somebody at a table can see and read, and the same table as one that never showed another.

A table that changes eyes must from then on look, picture by picture and word by word, as one that
was opened for these eyes: whatever differs was kept from the eyes before.
"""

from __future__ import annotations

import zlib
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING, Any

import pygame

from tests.ui.table_support import Sitting
from tests.ui.voice_support import Ear
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.dialogs import Curtain
from zombiegames.ui.tables.zombies4.bell import ASKED, Bell
from zombiegames.ui.voice.narrator import Narrator

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.scene import Scene

    See = Callable[[Sitting], list[Any]]

STEP = 0.1
"""Seconds between two pictures: every motion is seen on its way."""

FRAMES = 5
"""Pictures looked at after a curtain: the way of the cards and what it leads to."""

NAMES = ("Ada", "Boris", "Chloé", "Dora")


def canvas(sitting: Sitting) -> bytes:
    """Give the picture as it is shown."""
    return pygame.image.tobytes(sitting.app.window.canvas, "RGB")


def seen(sitting: Sitting) -> int:
    """Tell one picture from another."""
    return zlib.crc32(canvas(sitting))


def texts(table: Any) -> list[str]:
    """List all that a table says just now, or would to a pointer or to a key."""
    parts = [*table.log_lines(), table.side.words.text, table.side.log.text, table.hint_words()]
    parts += ["" if table.side.shown is None else table.side.shown.title]
    parts += [words for _, words in table.previewed]
    for widget in table.focus.widgets:
        parts += [widget.tip(), widget.describe()]
    parts.append(str(table.speech.told))
    for spot in table.spots:
        thing = table.inspect(spot.name)
        parts += [] if thing is None else [thing.title, thing.text]
    parts += [str(table.header(table.view)), *map(str, table.side.players.plates)]
    parts += table.app.toasts.texts
    parts += [part.words() for part in Narrator(table.app, Ear()).parts()]  # type: ignore[arg-type]
    return [part for part in parts if part]


def curtain(sitting: Sitting) -> Curtain | None:
    """Give the curtain that hangs."""
    top = sitting.app.stack.top
    return top if isinstance(top, Curtain) else None


def watch(sitting: Sitting) -> list[Any]:
    """Look at picture after picture, then at all that can be read."""
    pictures = []
    for _ in range(FRAMES):
        sitting.tick(1, STEP)
        pictures.append(seen(sitting))
    wait(sitting, lambda: sitting.table.settled)
    return [*pictures, seen(sitting), *texts(sitting.table)]


def wait(sitting: Sitting, until: Callable[[], bool]) -> None:
    """Let time pass until something is so, or another scene is on top."""
    for _ in range(600):
        if sitting.app.stack.top is not sitting.table or until():
            return
        sitting.tick(1, STEP)
    raise AssertionError("the table does not come to rest")


def calm(sitting: Sitting) -> None:
    """Let idle life begin anew: nobody knows by a breath who sat here."""
    sitting.table.time = 0.0
    sitting.table.breathe(0.0)


def raise_curtain(sitting: Sitting) -> list[Any]:
    """Look at the curtain, say to be there, and look on."""
    calm(sitting)
    pictures = [seen(sitting)]
    sitting.click_button("ready")
    return [*pictures, seen(sitting), *watch(sitting)]


def ring(sitting: Sitting) -> list[Any]:
    """Look at the bell, let it be rung by whoever can play something, and look on."""
    calm(sitting)
    pictures = [seen(sitting)]
    sitting.click_button(f"ring {sitting.table.match.to_act()}")
    sitting.tick(2, STEP)
    assert curtain(sitting) is not None
    return [*pictures, *raise_curtain(sitting)]


def stand(sitting: Sitting) -> list[Any]:
    """Sit down, and look at the table at rest, with the pointer away from it."""
    if isinstance(sitting.app.stack.top, Bell):
        sitting.click_button(f"ring {sitting.table.match.to_act()}")
        sitting.tick(2, STEP)
    if curtain(sitting) is not None:
        sitting.click_button("ready")
    wait(sitting, lambda: sitting.table.settled)
    sitting.move((3, 3))
    sitting.tick(1, STEP)
    calm(sitting)
    sitting.app.draw()
    return [seen(sitting), *texts(sitting.table)]


class Evening:
    """Some people at one screen, who look at everything and act at random."""

    def __init__(
        self, sittings: Callable[..., Sitting], game: str, people: int, seed: int, **settings: Any
    ) -> None:
        self.sittings = sittings
        self.rng = Random(seed)
        self.sitting = sittings(confirm_end_turn=False, **settings)
        self.app = self.sitting.app
        seats = [f"person:{name}" for name in NAMES[:people]]
        self.table: Any = self.sitting.open(Match(GAMES[game], seats, seed=seed))
        self.rings = 0
        self.rest()

    def fresh(self) -> Sitting:
        """Sit down at the same game as if nobody had looked at it before."""
        settings = self.app.settings
        same = ("speed", "language", "text_size", "confirm_end_turn", "casual_undo")
        other = self.sittings(
            size=settings.window_size, **{name: getattr(settings, name) for name in same}
        )
        other.open(Match.load(self.table.match.save(), GAMES))
        return other

    def compare(self, see: See) -> None:
        """Let a look at this table and at a fresh one show the same."""
        mine = see(self.sitting)
        other = self.fresh()
        others = see(other)
        other.app.stack.close()
        self.app.draw()
        pairs = enumerate(zip_longest(mine, others))
        kept = [(n, one, two) for n, (one, two) in pairs if one != two]
        assert not kept, f"kept from the eyes before: {kept[:4]}"

    # -- what people do ----------------------------------------------------------------

    @property
    def top(self) -> Scene:
        """What is in front."""
        return self.app.stack.top

    def act(self) -> None:
        """Do something, and see what comes of it, or skip it, until somebody is asked again."""
        self.table.do(self.rng.choice(self.table.choice.actions))
        self.sitting.tick(1, STEP)
        if self.top is self.table and self.rng.random() < 0.3:
            self.sitting.key(pygame.K_SPACE)
        self.rest()

    def rest(self) -> None:
        """Wait until a person may act or a curtain hangs; the first who can ring does."""
        wait(self.sitting, lambda: self.table.can_act or self.table.course.over)
        while isinstance(self.top, Bell):
            if not self.rings and self.table.match.state.prompt in ASKED:
                self.rings += 1
                self.compare(ring)
            else:
                self.sitting.click_button("ok")
                self.sitting.tick(2, STEP)
            wait(self.sitting, lambda: self.table.can_act or self.table.course.over)

    def act_until_a_curtain_hangs(self) -> None:
        """Go on until somebody else is to act."""
        for _ in range(60):
            if curtain(self.sitting) is not None:
                return
            self.act()
        raise AssertionError("nobody else comes to act")

    def look_around(self) -> None:
        """Point at things, look at one of them closely, read the log."""
        spots = self.table.spots
        for spot in self.rng.sample(spots, min(4, len(spots))):
            self.sitting.move(spot.rect.center)
            self.sitting.tick(1, STEP)
        for key in (pygame.K_z, pygame.K_ESCAPE, pygame.K_l, pygame.K_ESCAPE):
            if key != pygame.K_ESCAPE or self.top is not self.table:
                self.sitting.key(key)

    def take_back(self) -> bool:
        """Take the last decision back if that can be done."""
        if curtain(self.sitting) is not None or self.table.buttons.undo_target() is None:
            return False
        self.sitting.key(pygame.K_u)
        # A table opened now offers nothing to be done again, and all else is to be as there.
        self.table.match._undone.clear()
        self.table.refresh()
        self.rest()
        return True

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window of another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.sitting.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.sitting.tick(2, STEP)
