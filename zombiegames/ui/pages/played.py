"""The games that were played to their end: watch them, keep them for good, copy them as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.core.record import is_person
from zombiegames.store.games import GameEntry
from zombiegames.ui.kit.controls import Chooser, Segments
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.scene import IDLE
from zombiegames.ui.kit.text_input import copy_text
from zombiegames.ui.kit.theme import ACT, HUMAN_TEXT, HURT_TEXT, MUTED, ZOMBIE_TEXT
from zombiegames.ui.pages.portraits import add_empty, play_one
from zombiegames.ui.pages.result import turns_words
from zombiegames.ui.pages.saves import GamesPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.store.saves import SaveEntry
    from zombiegames.ui.kit.scene import Offer, Program, Transition
    from zombiegames.ui.kit.theme import Colour

BADGES: dict[str, tuple[str, Colour]] = {
    "won": ("trophy", ACT),
    "shared": ("laurel-crown", ZOMBIE_TEXT),
    "lost": ("tombstone", HURT_TEXT),
    "watched": ("light-projector", HUMAN_TEXT),
    "unfinished": ("sands-of-time", MUTED),
}
"""How a game ended → its icon and colour."""

SORTS = ("all", "won", "lost", "watched", "starred")
"""What the list can be cut down to."""


def outcome_of(entry: GameEntry) -> str:
    """Tell how a game ended for the persons who sat down to it: one of ``BADGES``."""
    persons = [s for s, text in enumerate(entry.controllers) if is_person(text)]
    winners = [seat for seat, rank in enumerate(entry.ending.ranks) if rank == 1]
    if not winners:
        return "unfinished"
    if not persons:
        return "watched"
    if not set(persons) & set(winners):
        return "lost"
    return "shared" if len(winners) > 1 else "won"


class PlayedPage(GamesPage):
    """All finished games, the newest first; it grows while they are read."""

    tab = "played"

    def __init__(self) -> None:
        super().__init__()
        self.game = ""
        """The only one listed; empty: all."""
        self.sort = "all"
        self._shown: object = None

    def enter(self, app: Program) -> None:
        """Begin to read the list."""
        app.saves.games.look()
        super().enter(app)

    def hint(self) -> str:
        """Say how many there are, and how much they take."""
        games = self.app.saves.games.entries
        if not games:
            return ""
        size = f"{sum(entry.size for entry in games) / 1e6:.1f}"
        return plural("ui.saves.count", len(games), size=size.replace(".", tr("ui.saves.point")))

    def find(self) -> Sequence[SaveEntry | GameEntry]:
        """Choose from what has been read so far."""
        games = self._shown = self.app.saves.games.entries
        return [entry for entry in games if entry.game in self.app.games and self._passes(entry)]

    def _passes(self, entry: GameEntry) -> bool:
        if self.game not in ("", entry.game):
            return False
        if self.sort == "starred":
            return entry.star
        return self.sort == "all" or self.sort == outcome_of(entry)

    # -- layout ------------------------------------------------------------------------

    def filters(self, top: pygame.Rect) -> int:
        """Which game, and which end."""
        if not self.app.saves.games.entries:
            return 0
        look, gap = self.look, self.look.px(14)
        high = self.row
        values = [("", tr("ui.saves.all_games"))]
        values += [(game, tr(f"{game}.title")) for game in self.app.games]
        wide = top.w * 3 // 10
        place = pygame.Rect(top.x, top.y, wide, high)
        self.add(Chooser(look, place, "", values, self.game, self._choose_game), "game")
        rest = pygame.Rect(place.right + gap, top.y, top.w - wide - gap, high)
        sorts = [(sort, tr(f"ui.saves.sort.{sort}")) for sort in SORTS]
        self.add(Segments(look, rest, sorts, self.sort, self._choose_sort), "sort")
        return high + gap

    def _choose_game(self, game: str) -> Transition:
        self.game, self._chosen = game, 0
        self.changed()
        return None

    def _choose_sort(self, sort: str) -> Transition:
        self.sort, self._chosen = sort, 0
        self.changed()
        return None

    def empty(self, area: pygame.Rect) -> None:
        """Say that nothing was played to its end yet, or that none is like that."""
        games = self.app.saves.games
        if games.reading:
            return
        if games.entries:
            offer = tr("ui.saves.show_all"), self._show_all
            add_empty(self, area, tr("ui.saves.none_like"), offer)
        else:
            kept = self.app.settings.keep_games
            words = tr("ui.saves.none_played" if kept else "ui.saves.none_kept")
            add_empty(self, area, words, (tr("ui.saves.play_one"), lambda: play_one(self.app)))

    def _show_all(self) -> Transition:
        self.game = ""
        return self._choose_sort("all")

    # -- rows --------------------------------------------------------------------------

    def facts(self, entry: SaveEntry | GameEntry) -> list[str]:
        """How long it took, and whether it went on from another."""
        if not isinstance(entry, GameEntry):
            return []
        turns = [turns_words(entry.game, entry.ending.turns)] if entry.ending.turns else []
        branched = [tr("ui.saves.branched")] if entry.branched else []
        star = [tr("ui.saves.has_star")] if entry.star else []
        return turns + branched + star

    def badge(self, entry: SaveEntry | GameEntry) -> tuple[str, str, Colour]:
        """How it ended, in word, shape and colour."""
        assert isinstance(entry, GameEntry)
        ended = outcome_of(entry)
        icon, tone = BADGES[ended]
        return icon, tr(f"ui.saves.ended.{ended}"), tone

    def offers(self) -> list[Offer]:
        """Copy, name, keep for good; watch."""
        entry = self.entries[self._chosen] if self.entries else None
        star = isinstance(entry, GameEntry) and entry.star
        return [
            ("copy", tr("ui.saves.copy"), self._copy),
            ("rename", tr("ui.saves.rename"), self.rename),
            ("star", tr("ui.saves.unstar" if star else "ui.saves.star"), self._star),
            ("watch", tr("ui.saves.watch"), lambda: self._play(self._chosen)),
        ]

    # -- changes -----------------------------------------------------------------------

    def _choose(self, at: int) -> Transition:
        super()._choose(at)
        self.rebuild()
        return None

    def _star(self) -> Transition:
        entry = self.entries[self._chosen]
        assert isinstance(entry, GameEntry)
        self.app.saves.games.set_star(entry, not entry.star)
        self.changed()
        return None

    def _copy(self) -> Transition:
        text = self.app.saves.text_of(self.entries[self._chosen])
        done = text is not None and copy_text(text)
        self.app.notify("ui.saves.copied" if done else "ui.saves.not_copied")
        return None

    def changed(self) -> None:
        """Read what another page has changed."""
        self.app.saves.games.look()
        super().changed()

    # -- time --------------------------------------------------------------------------

    def pace(self) -> int:
        """Look for more while there is more to come."""
        return max(super().pace(), 2 * IDLE if self._grows else 0)

    @property
    def _grows(self) -> bool:
        games = self.app.saves.games
        return games.reading or games.entries is not self._shown

    def update(self, dt: float) -> Transition:
        """Show what has been read meanwhile; the chosen one stays so."""
        if self.app.saves.games.entries is not self._shown:
            chosen = self.entries[self._chosen].path if self.entries else None
            self._read()
            paths = [entry.path for entry in self.entries]
            if chosen in paths:
                self._chosen = paths.index(chosen)
            self.rebuild()
        return super().update(dt)
