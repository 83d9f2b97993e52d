"""Dialogs over any scene: confirm, pause, curtain, keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.faces import rounded_picture
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.lists import Scroll, TextPanel
from zombiegames.ui.kit.page import Dialog, Page
from zombiegames.ui.kit.scene import Pop, Push, Reset
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import BODY, BONE, INK, MUTED, NIGHT, PLAYERS, QUIET, SEMI
from zombiegames.ui.kit.widget import Button, Label, Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.store.notices import Notice
    from zombiegames.store.paths import Folder
    from zombiegames.ui.kit.look import Look
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


class PadGone(Dialog):
    """The pad that was in use is gone: the game waits."""

    def heading(self) -> str:
        """Say so."""
        return tr("ui.pad.gone")

    def text(self) -> str:
        """What can be done."""
        return tr("ui.pad.gone_text")

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Go on with something else."""
        return [("close", tr("ui.pause.resume"), "commit", Pop)]


class PauseItem(NamedTuple):
    """A line of the pause menu that only this table has."""

    key: str
    words: str
    action: Act
    """Called after the menu is gone."""


def _after(action: Act) -> Act:
    """Close the dialog, then act."""
    return lambda: Pop(action())


class Lines(Dialog):
    """Lines to choose from."""

    @property
    def columns(self) -> int:  # type: ignore[override]
        """More lines than fit below each other stand in two columns."""
        look = self.look
        line = look.px(max(54, 18 * look.text_size * 1.9)) + look.px(12)
        return 1 if len(self.buttons()) * line <= self.size[1] - look.px(150) else 2


class Pause(Lines):
    """The menu of a running game.

    ``items`` lists what stands between "Go on" and the pages that every game has, in the language
    in use.
    """

    def __init__(self, game: str, items: Callable[[], Sequence[PauseItem]] = tuple) -> None:
        self.game = game
        self.items = items

    @property
    def wide(self) -> int:  # type: ignore[override]
        """Two columns need more."""
        return 440 * self.columns

    def device_changed(self) -> None:
        """Name the list of the other device."""
        self.rebuild()

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
            ("keys", SIGNS.title(), "quiet", lambda: Push(Shortcuts())),
            ("menu", tr("ui.pause.menu"), "quiet", self._leave),
        ]

    def _rules(self) -> Transition:
        return Push(self.app.rules(self.game))

    def _settings(self) -> Transition:
        return Push(self.app.options())

    def _leave(self) -> Transition:
        return Reset(self.app.menu())


class Changes(Lines):
    """What may be changed at a table, a line a change: who plays, what is asked.

    ``title`` is a key of the words. ``items`` lists the lines, in the language in use.
    """

    @property
    def wide(self) -> int:  # type: ignore[override]
        """Two columns need more."""
        return 640 if self.columns == 1 else 940

    def __init__(self, title: str, items: Callable[[], Sequence[PauseItem]]) -> None:
        self.title = title
        self.items = items

    def heading(self) -> str:
        """Say what about."""
        return tr(self.title)

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """A change each, then none."""
        changes = [(item.key, item.words, "quiet", _after(item.action)) for item in self.items()]
        return [*changes, ("close", tr("ui.button.close"), "commit", Pop)]


class Curtain(Page):
    """Hides the table and names who is next; opaque, so that nothing of a hand shows.

    ``on_ready`` is called as the curtain goes up and gives what follows its going. ``told`` gives
    what may be read meanwhile, by whoever looks at the curtain.
    """

    def __init__(
        self,
        name: str,
        on_ready: Act,
        *,
        colour: PlayerColour = PLAYERS[0],
        game: str = "",
        told: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self.name = name
        self.on_ready = on_ready
        self.colour = colour
        self.game = game
        self.told = told

    def spoken(self) -> list[str]:
        """Say who is next, and what happened."""
        return [self.name, tr("ui.curtain.text"), *self.told()]

    def build(self) -> None:
        """Sign of the game, name, what happened, and one button below it all."""
        look = self.look
        width, height = self.size
        grow = 0.6 + 0.4 * look.text_size
        gap = look.px(16)
        wide = min(look.px(380 * grow), width - look.px(80))
        lines = self.told()
        button = pygame.Rect((width - wide) // 2, 0, wide, look.px(64 * grow))
        button.bottom = round(height * (0.95 if lines else 0.8))
        self._emblem = pygame.Rect(0, 0, round(height * 0.3), round(height * 0.24))
        self._emblem.midtop = width // 2, round(height * (0.04 if lines else 0.13))
        self._plate = pygame.Rect(0, 0, width - look.px(80), look.px(64))
        self._plate.midtop = width // 2, self._emblem.bottom + gap
        self._words = pygame.Rect(self._plate.x, self._plate.bottom, self._plate.w, look.px(44))
        words = tr("ui.curtain.ready", name=self.name)
        self.add(Button(look, button, words, self._up, kind="commit", units=20), "ready")
        self.focus.default = self.focus.widgets[-1]
        if lines:
            self._tell(lines, button.top - gap)

    def _tell(self, lines: Sequence[str], bottom: int) -> None:
        """Put what happened on a panel, the newest in sight."""
        look, top = self.look, self._words.bottom
        wide = min(look.px(620), self.size[0] - look.px(80))
        panel = pygame.Rect((self.size[0] - wide) // 2, top, wide, max(0, bottom - top))
        inner = panel.inflate(-look.px(36), -look.px(20))
        text = "\n".join((f"**{tr('ui.curtain.since')}**", *lines))
        told = TextPanel(look, inner, text, units=16)
        told.crisp = True
        panel.h -= max(0, inner.h - told.content)
        self.add(Panel(look, panel))
        self.add(told, "told")
        told.begin_at(told.limit)

    def _up(self) -> Transition:
        return Pop(self.on_ready())

    def back(self) -> Transition:
        """Esc does not raise a curtain."""
        return None

    def background(self, surface: pygame.Surface) -> None:
        """Draw the night and the sign of the game, and the name in the player's colour."""
        look, colour = self.look, self.colour
        night = self.app.tables[self.game].night if self.game else NIGHT
        paint.night(surface, look, *night)
        if self.game:
            emblem = f"menu/emblem-{self.game}"
            picture = rounded_picture(look, emblem, self._emblem.size, look.px(14), 1.25)
            surface.blit(picture, self._emblem)
        side = round(self._plate.h * 0.62)
        fitted = fit_text(
            look, self.name, SEMI, 30 / look.text_size,
            (self._plate.w - side - look.px(64), self._plate.h), lines=1,
        )  # fmt: skip
        words = look.assets.font(SEMI, fitted.px).size(fitted.lines[0])[0]
        plate = pygame.Rect(0, 0, words + side + look.px(64), self._plate.h)
        plate.center = self._plate.center
        paint.panel(surface, look, plate, colour.fill, radius=plate.h, border=BONE, width=2)
        sign = paint.shape(look, colour.shape, side, look.colour(BONE), look.colour(INK))
        surface.blit(sign, sign.get_rect(midleft=(plate.x + look.px(18), plate.centery)))
        name = pygame.Rect(plate.right - look.px(26) - words, plate.y, words, plate.h)
        draw_lines(surface, look, fitted, SEMI, colour.text, name)
        fitted = fit_text(look, tr("ui.curtain.text"), BODY, 20, self._words.size)
        draw_lines(surface, look, fitted, BODY, MUTED, self._words, align="center")


CROWDED = 14
"""Keys from which on they stand in two columns, where words are small enough."""

LARGE = 1.15
"""Size of words from which on they need the whole width."""


class KeyLine(Label):
    """What a key does; its cap stands before it."""

    def __init__(self, look: Look, rect: pygame.Rect, cap: str, does: str) -> None:
        super().__init__(look, rect, does, role=BODY, units=16)
        self.cap = cap

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cap, then the words."""
        super().draw(surface)
        look = self.look
        font = look.assets.font(SEMI, look.text_px(15))
        wide, high = font.size(self.cap)
        cap = pygame.Rect(0, 0, wide + look.px(18), high + look.px(6))
        cap.midright = (self.rect.x - look.px(16), self.rect.centery)
        paint.panel(surface, look, cap, QUIET, radius=6, border=MUTED)
        words = look.assets.text(self.cap, SEMI, look.text_px(15), look.colour(BONE))
        surface.blit(words, words.get_rect(center=cap.center))


class Shortcuts(Dialog):
    """What the keys do, those of the scenes that are seen below included."""

    def rows(self) -> list[tuple[str, str]]:
        """List the words on each key or button, and what it does."""
        scenes = self.app.stack.seen()
        more = frozenset[str]().union(*(scene.heeds for scene in scenes))
        shared = dict(SIGNS.rows(more, hears=self.app.settings.voice))
        # What is on top takes a key before those below it.
        return list((shared | dict(row for scene in scenes for row in scene.own_keys())).items())

    @property
    def wide(self) -> int:  # type: ignore[override]
        """Two columns need more."""
        return 640 if self._columns == 1 else 1120

    @property
    def _columns(self) -> int:
        return 2 if self.look.text_size <= LARGE and len(self.rows()) > CROWDED else 1

    def device_changed(self) -> None:
        """List those of the other device."""
        self.rebuild()

    def heading(self) -> str:
        """Name the sheet."""
        return SIGNS.title()

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """One way out."""
        return [("close", tr("ui.button.close"), "commit", Pop)]

    def content_height(self, width: int) -> int:
        """All lines, the longer column."""
        return max(line.rect.bottom for line in self._lines(pygame.Rect(0, 0, width, 0)))

    def content(self, rect: pygame.Rect) -> None:
        """Caps to the left, what they do to the right; more than there is room for scrolls."""
        area = Scroll(self.look, pygame.Rect(rect.topleft, (rect.w + self.look.px(20), rect.h)))
        self.add(area, "area")
        lines = self._lines(rect)
        for line in lines:
            self.add(line)
        area.hold(lines, max(line.rect.bottom for line in lines))
        area.focusable = area.limit > 0

    def _lines(self, rect: pygame.Rect) -> list[KeyLine]:
        """Lay the lines out from the top of a rectangle, as high as their words need."""
        look, rows = self.look, self.rows()
        wide = rect.w // self._columns
        font = look.assets.font(SEMI, look.text_px(15))
        share = max(font.size(cap)[0] for cap, _ in rows) + look.px(34)
        share = min(share, wide // 2)
        each = -(-len(rows) // self._columns)
        least = look.px(max(31, 16 * look.text_size * 2.1))
        found: list[KeyLine] = []
        for at, (cap, does) in enumerate(rows):
            column, line = divmod(at, each)
            x, y = rect.x + column * wide + share, found[-1].rect.bottom if line else rect.y
            box = (wide - share, look.px(400))
            high = max(least, fit_text(look, does, BODY, 16, box).height + look.px(8))
            found.append(KeyLine(look, pygame.Rect(x, y, box[0], high), cap, does))
        return found
