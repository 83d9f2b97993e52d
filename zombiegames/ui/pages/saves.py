"""The saved games: play on, or delete with a way back."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.i18n import day_words, has, tr
from zombiegames.ui.kit.lists import ListBox
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.kit.seats import seat_name
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import ACT, BODY, BONE, HURT_TEXT, MUTED, SEMI
from zombiegames.ui.kit.widget import Button, Label, Panel
from zombiegames.ui.pages.portraits import add_empty

if TYPE_CHECKING:
    from zombiegames.store.games import GameEntry
    from zombiegames.store.notices import Notice
    from zombiegames.store.saves import SaveEntry
    from zombiegames.ui.kit.scene import Program, Transition


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


class SavesPage(TitledPage):
    """A list of all saves, newest first, those that cannot be read with the reason."""

    title_key = "ui.saves.title"
    widest = 980

    def __init__(self) -> None:
        self._chosen = 0

    def enter(self, app: Program) -> None:
        """Read the list."""
        super().enter(app)
        self._read()

    def _read(self) -> None:
        entries = [e for e in self.app.saves.entries() if e.game in self.app.games]
        broken: list[Notice] = []
        for notice in self.app.profile.take_notices():
            if notice.key.startswith("store.record."):
                broken.append(notice)
            else:
                self.app.notify(notice.key, notice.fields)
        self.entries = entries
        self.broken = [*getattr(self, "broken", []), *broken]
        self._chosen = max(0, min(self._chosen, len(entries) - 1))

    def content(self, body: pygame.Rect) -> None:
        """The list, and below it what can be done with the chosen one."""
        look = self.look
        high = look.px(max(56, 18 * look.text_size * 2.0))
        bar = pygame.Rect(body.x, body.bottom - high, body.w, high)
        area = pygame.Rect(body.x, body.y, body.w, bar.y - body.y - look.px(18))
        if self.broken:
            words = "\n".join(tr(notice.key, **notice.fields) for notice in self.broken[-3:])
            fitted = fit_text(look, words, BODY, 15, (area.w - look.px(32), look.px(140)))
            note = pygame.Rect(
                area.x,
                area.bottom - fitted.height - look.px(24),
                area.w,
                fitted.height + look.px(24),
            )
            area.h = note.y - area.y - look.px(12)
            self.add(Panel(look, note))
            self.add(
                Label(
                    look,
                    note.inflate(-look.px(32), -look.px(24)),
                    words,
                    units=15,
                    colour=HURT_TEXT,
                )
            )
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
            add_empty(self, area, tr("ui.saves.none"))
        self._build_bar(bar)

    def _build_bar(self, bar: pygame.Rect) -> None:
        look = self.look
        wide = min(look.px(280), (bar.w - 2 * look.px(14)) // 3)
        some = bool(self.entries)
        go = Button(
            look,
            pygame.Rect(bar.right - wide, bar.y, wide, bar.h),
            tr("ui.saves.load"),
            lambda: self._play(self._chosen),
            kind="commit",
            enabled=some,
            units=20,
        )
        self.add(go, "load")
        self.focus.default = go
        self.add(
            Button(
                look,
                pygame.Rect(bar.x, bar.y, wide, bar.h),
                tr("ui.saves.delete"),
                self._delete,
                enabled=some,
            ),
            "delete",
        )
        deleted = self.app.saves.deleted
        if deleted:
            words = tr("ui.saves.undo", name=self._title(deleted[-1][0]))
            place = pygame.Rect(
                bar.x + wide + look.px(14), bar.y, bar.w - 2 * wide - 2 * look.px(14), bar.h
            )
            self.add(Button(look, place, words, self._undo, icon="anticlockwise-rotation"), "undo")

    # -- rows --------------------------------------------------------------------------

    def _title(self, entry: SaveEntry | GameEntry) -> str:
        return entry.name or players_words(entry.controllers)

    def _facts(self, entry: SaveEntry) -> str:
        """What its title does not say yet."""
        title = self._title(entry)
        parts = [tr(f"{entry.game}.title")]
        if not all(seat_name(text) in title for text in entry.controllers):
            parts.append(players_words(entry.controllers))
        if entry.turn:
            key = f"{entry.game}.turns.nth"
            parts.append(tr(key if has(key) else "ui.saves.turn", n=entry.turn))
        return " · ".join(part for part in parts if part.casefold() not in title.casefold())

    def _describe(self, at: int) -> str:
        return f"{self._title(self.entries[at])}, {self._facts(self.entries[at])}"

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
        title = fit_text(look, self._title(entry), SEMI, 19, (wide, rect.h // 2), lines=1)
        draw_lines(
            surface,
            look,
            title,
            SEMI,
            BONE,
            pygame.Rect(left, rect.y + look.px(8), wide, rect.h // 2 - look.px(8)),
        )
        facts = fit_text(look, self._facts(entry), BODY, 16, (wide, rect.h // 2), lines=1)
        draw_lines(
            surface,
            look,
            facts,
            BODY,
            MUTED,
            pygame.Rect(left, rect.centery, wide, rect.h // 2 - look.px(8)),
        )
        right = pygame.Rect(left + wide, rect.y, rect.right - left - wide - look.px(16), rect.h)
        when = fit_text(look, moment_words(entry.time), BODY, 15, (right.w, rect.h // 2), lines=1)
        place = right.copy()
        if entry.auto:
            place = pygame.Rect(right.x, rect.centery, right.w, rect.h // 2 - look.px(8))
            words = fit_text(look, tr("ui.saves.running"), SEMI, 15, (right.w, rect.h // 2))
            spot = pygame.Rect(right.x, rect.y + look.px(8), right.w, rect.h // 2 - look.px(8))
            draw_lines(surface, look, words, SEMI, ACT, spot, align="right")
        draw_lines(surface, look, when, BODY, MUTED, place, align="right")

    # -- changes -----------------------------------------------------------------------

    def _choose(self, at: int) -> Transition:
        self._chosen = at
        return None

    def _play(self, at: int) -> Transition:
        self.app.one_moment()
        loaded = self.app.saves.load(self.entries[at], self.app.games)
        if loaded.match is None:
            if loaded.notice is not None:
                self.broken.append(loaded.notice)
            self._read()
            self.rebuild()
            return None
        if loaded.notice is not None:
            self.app.notify(loaded.notice.key, loaded.notice.fields, sticky=True)
        return Reset(self.app.open_match(loaded.match, loaded.resumed))

    def _delete(self) -> Transition:
        self.app.saves.delete(self.entries[self._chosen])
        self._read()
        self.rebuild()
        return None

    def _undo(self) -> Transition:
        self.app.saves.put_back()
        self._read()
        self.rebuild()
        return None
