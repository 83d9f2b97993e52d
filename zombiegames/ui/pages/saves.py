"""The lists of games: the saved ones, to be played on; see ``played`` for the others."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

import pygame

from zombiegames.store.savefile import NAME_LENGTH
from zombiegames.store.saves import SaveEntry
from zombiegames.ui.kit.controls import Segments
from zombiegames.ui.kit.i18n import day_words, has, tr
from zombiegames.ui.kit.lists import ListBox
from zombiegames.ui.kit.page import Dialog, TitledPage
from zombiegames.ui.kit.scene import Pop, Push, Reset
from zombiegames.ui.kit.seats import seat_name
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.theme import ACT, BODY, BONE, HURT_TEXT, MUTED, SEMI
from zombiegames.ui.kit.widget import Button, Label, Panel
from zombiegames.ui.pages.portraits import add_empty

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.store.games import GameEntry
    from zombiegames.store.notices import Notice
    from zombiegames.ui.kit.scene import Offer, Program, Transition
    from zombiegames.ui.kit.theme import Colour


def moment_words(moment: float, now: datetime.datetime | None = None) -> str:
    """Say when something was, in the language in use; a strange time is left out."""
    try:
        when = datetime.datetime.fromtimestamp(moment)
    except (OverflowError, OSError, ValueError):
        return ""
    today = (now or datetime.datetime.now()).date()
    time = f"{when.hour:02}:{when.minute:02}"
    if when.date() == today:
        return tr("ui.saves.today", time=time)
    if when.date() == today - datetime.timedelta(days=1):
        return tr("ui.saves.yesterday", time=time)
    return tr("ui.saves.date", day=day_words(when), time=time)


def players_words(controllers: tuple[str, ...]) -> str:
    """Name who plays."""
    names = [seat_name(text) for text in controllers]
    if len(names) == 2:
        return tr("ui.saves.versus", one=names[0], other=names[1])
    return ", ".join(names)


TABS = ("saved", "played")


class GamesPage(TitledPage):
    """A list of games with the tabs of all such lists; those that cannot be read with the reason.

    A list gives its entries, what its rows say, and what can be done with the chosen one.
    """

    title_key = "ui.saves.title"
    widest = 1120
    tab = ""
    """Which of the lists it is."""
    deletes = True
    """Whether games can be deleted from it."""
    entries: Sequence[SaveEntry | GameEntry] = ()
    """What is listed."""

    def __init__(self) -> None:
        self._chosen = 0
        self.broken: list[Notice] = []
        """What could not be read, and why."""

    def enter(self, app: Program) -> None:
        """Read the list."""
        super().enter(app)
        self._read()

    # -- what a list gives -------------------------------------------------------------

    def find(self) -> Sequence[SaveEntry | GameEntry]:
        """Find what is listed."""
        raise NotImplementedError

    def filters(self, top: pygame.Rect) -> int:
        """Add what chooses among the rows, from the upper edge down; give the pixels taken."""
        return 0

    def empty(self, area: pygame.Rect) -> None:
        """Say that there is nothing."""
        add_empty(self, area, tr("ui.saves.none"))

    def facts(self, entry: SaveEntry | GameEntry) -> list[str]:
        """Say what there is besides names, piece by piece."""
        raise NotImplementedError

    def badge(self, entry: SaveEntry | GameEntry) -> tuple[str, str, Colour]:
        """Give icon, words and colour of what stands right above the date; words may be empty."""
        return "", "", ACT

    def offers(self) -> list[Offer]:
        """List what can be done with the chosen one; the last is the main one."""
        raise NotImplementedError

    # -- layout ------------------------------------------------------------------------

    def _read(self) -> None:
        self.entries = self.find()
        for notice in self.app.profile.take_notices():
            if notice.key.startswith("store.record."):
                self.broken.append(notice)
            else:
                self.app.notify(notice.key, notice.fields)
        self._chosen = max(0, min(self._chosen, len(self.entries) - 1))

    def content(self, body: pygame.Rect) -> None:
        """The list, and below it what can be done with the chosen one."""
        look = self.look
        self._build_tabs()
        high = look.px(max(56, 18 * look.text_size * 2.0))
        bar = pygame.Rect(body.x, body.bottom - high, body.w, high)
        area = pygame.Rect(body.x, body.y, body.w, bar.y - body.y - look.px(18))
        taken = self.filters(area)
        area.y, area.h = area.y + taken, area.h - taken
        if self.broken:
            self._build_note(area)
        if self.entries:
            row = look.px(max(82, 34 * look.text_size * 1.7))
            box = ListBox(
                look,
                area,
                len(self.entries),
                row,
                self._draw_row,
                self._choose,
                chosen=self._chosen,
                describe_row=self._describe,
            )
            box.submit = self._play
            self.add(box, "list")
            if self.focus.current is None:
                self.focus.focus(box, ring=False)
        else:
            self.empty(area)
        self._build_bar(bar)

    def _build_tabs(self) -> None:
        """Put tabs and the way to other files at the right of the title."""
        look, place = self.look, self._title_rect
        high = look.px(46)
        words = tr("ui.saves.open")
        wide = min(look.font(SEMI, 17).size(words)[0] + look.px(40), place.w * 3 // 10)
        file = pygame.Rect(place.right - wide, 0, wide, high)
        file.centery = place.centery
        self.add(Button(look, file, words, self._open, units=17), "open")
        tabs = [(tab, tr(f"ui.saves.tab.{tab}")) for tab in TABS]
        wide = min(look.px(360 * (0.6 + 0.4 * look.text_size)), place.w * 4 // 10)
        rect = pygame.Rect(file.x - look.px(14) - wide, file.y, wide, high)
        self.add(Segments(look, rect, tabs, self.tab, self._turn), "tabs")
        self._title_rect = pygame.Rect(place.topleft, (rect.x - look.px(14) - place.x, place.h))

    def _turn(self, tab: str) -> Transition:
        return Pop(Push(self.app.played_games() if tab == "played" else self.app.saved_games()))

    def _open(self) -> Transition:
        return Push(self.app.find_file())

    def _build_note(self, area: pygame.Rect) -> None:
        """Say at the lower end of an area what cannot be read; it gets smaller by that."""
        look = self.look
        words = "\n".join(tr(notice.key, **notice.fields) for notice in self.broken[-3:])
        fitted = fit_text(look, words, BODY, 15, (area.w - look.px(32), look.px(140)))
        high = fitted.height + look.px(24)
        note = pygame.Rect(area.x, area.bottom - high, area.w, high)
        area.h = note.y - area.y - look.px(12)
        self.add(Panel(look, note))
        inner = note.inflate(-look.px(32), -look.px(24))
        self.add(Label(look, inner, words, units=15, colour=HURT_TEXT))

    def _build_bar(self, bar: pygame.Rect) -> None:
        """Delete and its undo to the left, the main button to the right."""
        look, gap = self.look, self.look.px(10)
        offers = self.offers()
        deleted = self.app.saves.deleted if self.deletes else []
        if self.deletes:
            offers.insert(0, ("delete", tr("ui.saves.delete"), self._delete))
        if deleted:
            words = tr("ui.saves.undo", name=self._title(deleted[-1][0]))
            offers.insert(1, ("undo", words, self._undo))
        font = look.font(SEMI, 18)
        needs = [font.size(words)[0] + look.px(30) for _, words, _ in offers]
        needs[-1] = max(needs[-1], look.px(220))
        if deleted:
            # A long name is cut before anything else.
            needs[1] = min(needs[1] + look.px(36), bar.w * 3 // 10)
        room = bar.w - gap * (len(offers) - 1)
        if sum(needs) > room:
            needs = [need * room // sum(needs) for need in needs]
        x = bar.x
        for at, ((name, words, action), need) in enumerate(zip(offers, needs, strict=True)):
            last = at == len(offers) - 1
            rect = pygame.Rect(bar.right - need if last else x, bar.y, need, bar.h)
            button = Button(
                look,
                rect,
                words,
                action,
                kind="commit" if last else "quiet",
                icon="anticlockwise-rotation" if name == "undo" else "",
                enabled=bool(self.entries) or name in ("undo", "paste"),
                units=20 if last else 18,
            )
            self.add(button, name)
            if last:
                self.focus.default = button
            x = rect.right + gap

    # -- rows --------------------------------------------------------------------------

    def _title(self, entry: SaveEntry | GameEntry) -> str:
        """Name a game: as the player did, or by who plays."""
        return entry.name or players_words(entry.controllers)

    def _facts(self, entry: SaveEntry | GameEntry) -> str:
        """What its title does not say yet."""
        title = self._title(entry)
        parts = [tr(f"{entry.game}.title")]
        if not all(seat_name(text) in title for text in entry.controllers):
            parts.append(players_words(entry.controllers))
        parts += self.facts(entry)
        return " · ".join(part for part in parts if part.casefold() not in title.casefold())

    def _describe(self, at: int) -> str:
        entry = self.entries[at]
        words = [self._title(entry), self._facts(entry), self.badge(entry)[1]]
        return ", ".join(part for part in words if part)

    def _draw_row(
        self, surface: pygame.Surface, at: int, rect: pygame.Rect, hovered: bool, chosen: bool
    ) -> None:
        look, entry = self.look, self.entries[at]
        art = pygame.Rect(
            rect.x + look.px(10),
            rect.y + look.px(8),
            (rect.h - look.px(16)) * 5 // 4,
            rect.h - look.px(16),
        )
        surface.fill(look.colour(self.app.tables[entry.game].art), art)
        emblem = look.assets.picture(f"menu/emblem-{entry.game}", art.size)
        surface.blit(emblem, art)
        left = art.right + look.px(16)
        wide = (rect.right - left) * 62 // 100
        half = rect.h // 2 - look.px(8)
        upper = pygame.Rect(left, rect.y + look.px(8), wide, half)
        title = fit_text(look, self._title(entry), SEMI, 19, (wide, rect.h // 2), lines=1)
        draw_lines(surface, look, title, SEMI, BONE, upper)
        facts = fit_text(look, self._facts(entry), BODY, 16, (wide, rect.h // 2), lines=1)
        draw_lines(surface, look, facts, BODY, MUTED, pygame.Rect(left, rect.centery, wide, half))
        right = pygame.Rect(left + wide, rect.y, rect.right - left - wide - look.px(16), rect.h)
        when = fit_text(look, moment_words(entry.time), BODY, 15, (right.w, rect.h // 2), lines=1)
        icon, words, tone = self.badge(entry)
        place = right.copy()
        if words:
            place = pygame.Rect(right.x, rect.centery, right.w, half)
            spot = pygame.Rect(right.x, upper.y, right.w, half)
            if icon:
                mark = look.icon(icon, 22, tone)
                surface.blit(mark, mark.get_rect(midright=spot.midright))
                spot.w -= mark.get_width() + look.px(8)
            fitted = fit_text(look, words, SEMI, 15, spot.size, lines=1)
            draw_lines(surface, look, fitted, SEMI, tone, spot, align="right")
        draw_lines(surface, look, when, BODY, MUTED, place, align="right")

    # -- changes -----------------------------------------------------------------------

    def _choose(self, at: int) -> Transition:
        self._chosen = at
        return None

    def _play(self, at: int) -> Transition:
        self._chosen = at
        return self.load(self.entries[at])

    def load(self, entry: SaveEntry | GameEntry) -> Transition:
        """Open what is chosen; where it cannot be, say why among the rows."""
        self.app.one_moment()
        loaded = self.app.saves.load(entry, self.app.games)
        if loaded.match is None and loaded.notice is not None:
            self.broken.append(loaded.notice)
        scene = None if loaded.match is None else self.app.open_loaded(loaded)
        if scene is None:
            self.changed()
            return None
        return Push(scene) if loaded.watched else Reset(scene)

    def changed(self) -> None:
        """Read the list anew and lay it out."""
        self._read()
        self.rebuild()

    def resume(self) -> None:
        """Show what another page may have changed."""
        self.changed()

    def _delete(self) -> Transition:
        self.app.saves.delete(self.entries[self._chosen])
        self.changed()
        return None

    def _undo(self) -> Transition:
        self.app.saves.put_back()
        self.changed()
        return None

    def rename(self) -> Transition:
        """Ask for another name of the chosen one."""
        entry = self.entries[self._chosen]

        def name(words: str) -> None:
            self.app.saves.rename(entry, words)

        return Push(Naming(self._title(entry), name))


class SavesPage(GamesPage):
    """All saves, newest first."""

    tab = "saved"

    def find(self) -> Sequence[SaveEntry | GameEntry]:
        """Read all saves of games there are."""
        return [e for e in self.app.saves.entries() if e.game in self.app.games]

    def facts(self, entry: SaveEntry | GameEntry) -> list[str]:
        """How far it has come."""
        turn = entry.turn if isinstance(entry, SaveEntry) else 0
        key = f"{entry.game}.turns.nth"
        return [tr(key if has(key) else "ui.saves.turn", n=turn)] if turn else []

    def badge(self, entry: SaveEntry | GameEntry) -> tuple[str, str, Colour]:
        """Whether it is a running game."""
        running = isinstance(entry, SaveEntry) and entry.auto
        return "", tr("ui.saves.running") if running else "", ACT

    def offers(self) -> list[Offer]:
        """Give it a name; play on."""
        return [
            ("rename", tr("ui.saves.rename"), self.rename),
            ("load", tr("ui.saves.load"), lambda: self._play(self._chosen)),
        ]


class Naming(Dialog):
    """Asks for a name."""

    def __init__(self, name: str, on_name: Callable[[str], None]) -> None:
        self.name = name
        self.on_name = on_name
        self._typed = False

    def heading(self) -> str:
        """Say what is asked."""
        return tr("ui.saves.rename_title")

    def content_height(self, width: int) -> int:
        """A line."""
        return self.row

    def content(self, rect: pygame.Rect) -> None:
        """The line to type into."""
        line = TextInput(self.look, rect, self.name, self._type, longest=NAME_LENGTH)
        line.submit = self._done
        self.add(line, "name")
        # What is typed first takes the place of all of it.
        line.selected = not self._typed
        if self.focus.current is None:
            self.focus.focus(line, ring=False)

    def _type(self, text: str) -> Transition:
        self.name, self._typed = text, True
        return None

    def _done(self) -> Transition:
        self.on_name(self.name)
        return Pop()

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Take it, or not."""
        return [
            ("yes", tr("ui.saves.rename"), "commit", self._done),
            ("no", tr("ui.button.cancel"), "quiet", Pop),
        ]
