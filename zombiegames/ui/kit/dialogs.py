"""Dialogs over any scene: confirm, pause, curtain, keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.page import Dialog, Page
from zombiegames.ui.kit.scene import Pop, Push, Reset
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import BODY, BONE, MUTED, NIGHT, QUIET, SEMI, TITLE
from zombiegames.ui.kit.widget import Button, Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.store.notices import Notice
    from zombiegames.store.paths import Folder
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.theme import PlayerColour

    Act = Callable[[], Transition]


class Question(NamedTuple):
    """A question with two answers, in the language in use."""

    words: str
    yes: str
    text: str = ""
    """What it means."""
    no: str = ""
    """Empty: to cancel."""


class Confirm(Dialog):
    """A question with two answers; yes closes the dialog and goes on with what ``on_yes`` gives.

    ``ask`` words it, anew for every layout. Enter and the main button take no step that cannot be
    taken back.
    """

    columns = 2

    def __init__(self, ask: Callable[[], Question], on_yes: Act) -> None:
        self.ask = ask
        self.on_yes = on_yes

    def heading(self) -> str:
        """The question."""
        return self.ask().words

    def text(self) -> str:
        """What it means."""
        return self.ask().text

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """No, then yes."""
        question = self.ask()
        return [
            ("no", question.no or tr("ui.button.cancel"), "commit", Pop),
            ("yes", question.yes, "quiet", lambda: Pop(self.on_yes())),
        ]


class Elsewhere(Dialog):
    """Says why a game cannot be kept where games are, and offers folders of the player's own."""

    wide = 640

    def __init__(
        self, notice: Notice, folders: Sequence[Folder], on_folder: Callable[[Folder], Transition]
    ) -> None:
        self.notice = notice
        self.folders = folders
        self.on_folder = on_folder

    def heading(self) -> str:
        """The question; without a folder to offer, what happened."""
        return tr("ui.elsewhere.title" if self.folders else "ui.elsewhere.nowhere")

    def text(self) -> str:
        """The reason, and how such a game is found again."""
        reason = tr(self.notice.key, **self.notice.fields)
        return f"{reason}\n\n{tr('ui.elsewhere.text')}" if self.folders else reason

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """A folder each, then no."""
        offers = [
            (own.key, tr(f"ui.elsewhere.{own.key}"), "quiet", self._keep(own))
            for own in self.folders
        ]
        return [*offers, ("no", tr("ui.button.cancel"), "quiet", Pop)]

    @property
    def columns(self) -> int:  # type: ignore[override]
        """Many folders stand in two columns."""
        return 2 if len(self.folders) > 1 else 1

    def _keep(self, chosen: Folder) -> Act:
        return lambda: Pop(self.on_folder(chosen))


class PauseItem(NamedTuple):
    """A line of the pause menu that only this table has."""

    key: str
    words: str
    action: Act
    """Called after the menu is gone."""


def _after(action: Act) -> Act:
    """Close the dialog, then act."""
    return lambda: Pop(action())


class Pause(Dialog):
    """The menu of a running game.

    ``items`` lists what stands between "Go on" and the pages that every game has, in the language
    in use.
    """

    wide = 440

    def __init__(self, game: str, items: Callable[[], Sequence[PauseItem]] = tuple) -> None:
        self.game = game
        self.items = items

    def heading(self) -> str:
        """Say that the game waits."""
        return tr("ui.pause.title")

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Go on, the table's own, the pages, the way out."""
        return [
            ("resume", tr("ui.pause.resume"), "commit", Pop),
            *((item.key, item.words, "quiet", _after(item.action)) for item in self.items()),
            ("rules", tr("ui.menu.rules"), "quiet", self._rules),
            ("settings", tr("ui.menu.settings"), "quiet", self._settings),
            ("keys", tr("ui.keys.title"), "quiet", lambda: Push(Shortcuts())),
            ("menu", tr("ui.pause.menu"), "quiet", self._leave),
        ]

    def _rules(self) -> Transition:
        return Push(self.app.rules(self.game))

    def _settings(self) -> Transition:
        return Push(self.app.options())

    def _leave(self) -> Transition:
        return Reset(self.app.menu())


class Seats(Dialog):
    """Who plays at a table, a line a seat that may change.

    ``items`` lists the lines, in the language in use.
    """

    wide = 640

    def __init__(self, items: Callable[[], Sequence[PauseItem]]) -> None:
        self.items = items

    def heading(self) -> str:
        """Ask who plays."""
        return tr("table.seats.title")

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """A change each, then none."""
        changes = [(item.key, item.words, "quiet", _after(item.action)) for item in self.items()]
        return [*changes, ("close", tr("ui.button.close"), "commit", Pop)]


class Curtain(Page):
    """Hides the table and names who is next; opaque, so that nothing of a hand shows.

    ``on_ready`` is called as the curtain goes up and gives what follows its going.
    """

    def __init__(self, name: str, on_ready: Act, *, colour: PlayerColour | None = None) -> None:
        self.name = name
        self.on_ready = on_ready
        self.colour = colour

    def build(self) -> None:
        """One button in the middle."""
        look = self.look
        width, height = self.size
        wide = min(look.px(380 * (0.6 + 0.4 * look.text_size)), width - look.px(80))
        high = look.px(64 * (0.6 + 0.4 * look.text_size))
        rect = pygame.Rect((width - wide) // 2, round(height * 0.66), wide, high)
        words = tr("ui.curtain.ready", name=self.name)
        button = Button(look, rect, words, self._up, kind="commit", units=20)
        self.add(button, "ready")
        self.focus.default = button

    def _up(self) -> Transition:
        return Pop(self.on_ready())

    def back(self) -> Transition:
        """Esc does not raise a curtain."""
        return None

    def background(self, surface: pygame.Surface) -> None:
        """Draw night, the sign of the player and the name."""
        paint.night(surface, self.look, *NIGHT)
        look = self.look
        width, height = self.size
        middle = width // 2
        if self.colour is not None:
            side = look.px(110)
            sign = paint.shape(
                look, self.colour.shape, side, look.colour(self.colour.fill), look.colour(BONE)
            )
            surface.blit(sign, sign.get_rect(center=(middle, round(height * 0.26))))
        box = pygame.Rect(0, 0, width - look.px(80), look.px(90))
        box.center = (middle, round(height * 0.45))
        fitted = fit_text(look, self.name, TITLE, 64 / look.text_size, box.size)
        draw_lines(surface, look, fitted, TITLE, BONE, box, align="center")
        box.y += look.px(78)
        fitted = fit_text(look, tr("ui.curtain.text"), BODY, 20, box.size)
        draw_lines(surface, look, fitted, BODY, MUTED, box, align="center")


KEYS = (
    "tab",
    "arrows",
    "enter",
    "escape",
    "space",
    "main",
    "decline",
    "suggest",
    "now",
    "next",
    "undo",
    "redo",
    "large",
    "log",
    "rules",
    "f1",
    "f11",
    "f12",
    "quit",
)
"""Keys below ``ui.keys.cap`` and ``ui.keys.does``."""


CROWDED = 20
"""Keys from which on they stand in two columns."""


class Shortcuts(Dialog):
    """What the keys do, those of the scenes below included."""

    def rows(self) -> list[tuple[str, str]]:
        """List the words on each key, and what it does."""
        shared = [(tr(f"ui.keys.cap.{name}"), tr(f"ui.keys.does.{name}")) for name in KEYS]
        return shared + [key for scene in self.app.stack.scenes for key in scene.own_keys()]

    @property
    def wide(self) -> int:  # type: ignore[override]
        """Large words need two columns side by side."""
        return 640 if self._columns == 1 else 1120

    @property
    def _columns(self) -> int:
        return 1 if self.look.text_size <= 1.15 and len(self.rows()) <= CROWDED else 2

    @property
    def _rows(self) -> int:
        return -(-len(self.rows()) // self._columns)

    def heading(self) -> str:
        """Name the sheet."""
        return tr("ui.keys.title")

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """One way out."""
        return [("close", tr("ui.button.close"), "commit", Pop)]

    def _row(self) -> int:
        look = self.look
        room = (self.size[1] - look.px(250)) // self._rows
        return min(room, look.px(max(33, 16 * look.text_size * 2.1)))

    def content_height(self, width: int) -> int:
        """A row a key."""
        return self._row() * self._rows

    def content(self, rect: pygame.Rect) -> None:
        """Caps to the left, what they do to the right."""
        look = self.look
        row, gap = self._row(), look.px(16)
        self._caps: list[tuple[pygame.Rect, str]] = []
        wide = rect.w // self._columns
        share = wide * (34 if self._columns == 1 else 27) // 100
        for at, (cap, does) in enumerate(self.rows()):
            column, line = divmod(at, self._rows)
            x, y = rect.x + column * wide, rect.y + line * row
            self._caps.append((pygame.Rect(x, y, share, row), cap))
            words = pygame.Rect(x + share + gap, y, wide - share - gap, row)
            self.add(Label(look, words, does, role=BODY, units=16))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the caps over the panel."""
        super().draw(surface)
        look = self.look
        for rect, words in self._caps:
            box = (rect.w - look.px(20), rect.h - look.px(6))
            fitted = fit_text(look, words, SEMI, 15, box, lines=1)
            wide = look.assets.font(SEMI, fitted.px).size(fitted.lines[0])[0] + look.px(18)
            cap = pygame.Rect(rect.right - wide, rect.y + look.px(3), wide, rect.h - look.px(6))
            paint.panel(surface, look, cap, QUIET, radius=6, border=MUTED)
            draw_lines(surface, look, fitted, SEMI, BONE, cap, align="center")
