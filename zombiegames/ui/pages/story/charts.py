"""What the kept games of one game tell, as charts with words: by opponent, over time, records …"""

from __future__ import annotations

from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING

import pygame

from zombiegames.ai.levels import LEVELS
from zombiegames.learn.seven import LADDER
from zombiegames.store.story import FEW, LATEST
from zombiegames.ui.kit.i18n import has, plural, tr
from zombiegames.ui.kit.scene import Push, Reset
from zombiegames.ui.kit.text import full_height, wrap
from zombiegames.ui.kit.theme import FLAVOUR, MUTED, SEMI
from zombiegames.ui.kit.widget import Button, Label
from zombiegames.ui.pages.result import points_words, turns_words
from zombiegames.ui.pages.saves import moment_words, players_words
from zombiegames.ui.pages.story.graphs import (
    Graph,
    Item,
    Lengths,
    Listing,
    Shares,
    Trend,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from zombiegames.store.games import GameEntry
    from zombiegames.store.story import Mark, Moment, Share, Story
    from zombiegames.ui.kit.page import Page
    from zombiegames.ui.kit.scene import Transition

GAP = 18
"""Units between two charts."""
COLUMN = 400
"""Units of text at its size that a chart needs to stand beside another."""
WORDS = 16
"""Units of the letters of a record."""
ORDER = ("random", *LEVELS, "person")
"""Kinds of opponents, as they are listed."""
ICONS = {
    "score": "trophy",
    "quickest": "run",
    "longest": "sands-of-time",
    "streak": "flame",
    "closest": "medal",
    "comeback": "sunrise",
}
"""Of the records."""


def level_name(level: str) -> str:
    """Name a kind of opponent."""
    if level == "person":
        return tr("ui.statistics.people")
    key = f"ui.level.{level}"
    return tr(key) if has(key) else level


def in_order(levels: Iterable[str]) -> list[str]:
    """Sort kinds of opponents, the weakest first."""
    known = {level: at for at, level in enumerate(ORDER)}
    return sorted(levels, key=lambda level: (known.get(level, len(ORDER)), level))


def add_story(page: Page, game: str, place: pygame.Rect, story: Story) -> int:
    """Add the charts of a game from the top of an area down; gives where they end."""
    look, gap = page.look, page.look.px(GAP)
    columns = 2 if place.w >= 2 * look.px(COLUMN * look.text_size) + gap else 1
    wide = (place.w - gap * (columns - 1)) // columns
    makers = (_by_level, _by_seat, _course, _lengths, _records, _favourites, _nights)
    graphs = [graph for make in makers if (graph := make(page, game, story, wide)) is not None]
    y = place.y
    if not story.games:
        words = tr("ui.statistics.story.none")
        high = full_height(look, words, FLAVOUR, 18, place.w)
        label = pygame.Rect(place.x, y, place.w, high)
        page.add(Label(look, label, words, role=FLAVOUR, units=18, colour=MUTED, align="center"))
        y += high + gap
    for row in zip_longest(*[iter(graphs)] * columns):
        there = [graph for graph in row if graph is not None]
        high = max(graph.rect.h for graph in there)
        for at, graph in enumerate(there):
            graph.rect = pygame.Rect(place.x + at * (wide + gap), y, wide, high)
            page.add(graph, f"chart {graphs.index(graph)}")
            if isinstance(graph, _Records):
                graph.add_buttons(page)
        y += high + gap
    return y


# -- shares ----------------------------------------------------------------------------


def _percent(share: float) -> str:
    return tr("ui.settings.percent", n=round(100 * share))


def _sentence(who: str, share: Share) -> str:
    if share.few:
        return tr("ui.statistics.story.share_few", who=who, won=share.won, n=share.games)
    return tr("ui.statistics.story.share", who=who, **_numbers(share))


def _numbers(share: Share) -> Mapping[str, int]:
    """Give what sentences ask for."""
    low, high = share.interval
    parts = {"share": share.value, "low": low, "high": high, "fair": share.fair}
    rounded = {name: round(100 * part) for name, part in parts.items()}
    return {"won": share.won, "n": share.games, **rounded}


def _shares(page: Page, wide: int, heading: str, named: Mapping[str, Share]) -> Graph | None:
    if not named:
        return None
    rows = [
        (who, share, tr("ui.statistics.story.of", won=share.won, n=share.games))
        for who, share in named.items()
    ]
    return Shares(
        page.look,
        wide,
        heading,
        rows,
        [_sentence(who, share) for who, share in named.items()],
        note="" if all(share.few for share in named.values()) else tr("ui.statistics.story.key"),
        percent=_percent,
        few=tr("ui.statistics.story.few"),
    )


def _by_level(page: Page, game: str, story: Story, wide: int) -> Graph | None:
    named = {level_name(level): story.by_level[level] for level in in_order(story.by_level)}
    return _shares(page, wide, tr("ui.statistics.story.level"), named)


def _by_seat(page: Page, game: str, story: Story, wide: int) -> Graph | None:
    entry = page.app.tables[game]
    named = {
        entry.side_name(seat) or tr("ui.statistics.story.nth_seat", n=seat + 1): share
        for seat, share in story.by_seat.items()
    }
    heading = tr("ui.statistics.story.side" if entry.sides else "ui.statistics.story.seat")
    return _shares(page, wide, heading, named)


# -- over time, how long ---------------------------------------------------------------


def _course(page: Page, game: str, story: Story, wide: int) -> Graph | None:
    heading = tr("ui.statistics.story.course")
    if not story.course:
        if not story.alone:
            return None
        words = plural("ui.statistics.story.first", FEW - story.alone)
        return Graph(page.look, wide, heading, [words])
    changes = [(number, level_name(level)) for number, level in story.changes]
    first, last = story.course[0].number, story.course[-1].number
    return Trend(
        page.look,
        wide,
        heading,
        story.course,
        changes,
        ends=(
            tr("ui.statistics.story.game", n=first),
            tr("ui.statistics.story.game", n=last) if last > first else "",
        ),
        percent=_percent,
        say=_moment,
        told=[tr("ui.statistics.story.change", number=n, level=level) for n, level in changes],
        note=tr("ui.statistics.story.key_course", n=LATEST),
    )


def _moment(moment: Moment) -> str:
    numbers = _numbers(moment.share)
    return tr("ui.statistics.story.moment", number=moment.number, **numbers)


def _lengths(page: Page, game: str, story: Story, wide: int) -> Graph | None:
    if not story.lengths:
        return None
    sentences = []
    for bar in story.lengths:
        length = turns_words(game, bar.last)
        if bar.first < bar.last:
            length = tr("ui.statistics.story.range", first=bar.first, length=length)
        won, lost, shared = bar.tally
        sentences.append(
            tr("ui.statistics.story.bar", length=length, won=won, lost=lost, shared=shared)
        )
    ends = turns_words(game, story.shortest), turns_words(game, story.longest)
    if story.games > 1:
        sentences.append(tr("ui.statistics.story.shortest", length=ends[0]))
        sentences.append(tr("ui.statistics.story.longest", length=ends[1]))
    return Lengths(
        page.look,
        wide,
        tr("ui.statistics.story.lengths"),
        story.lengths,
        sentences,
        ends=ends,
        legend=(tr("ui.statistics.won"), tr("ui.statistics.shared"), tr("ui.statistics.lost")),
        note=tr("ui.statistics.story.key_lengths"),
    )


# -- records ---------------------------------------------------------------------------


def _record_words(game: str, mark: Mark) -> str:
    """Say a record."""
    fields: dict[str, object] = {"n": mark.number}
    if mark.name in ("score", "closest"):
        fields = {"points": points_words(game, mark.number)}
    elif mark.name in ("quickest", "longest"):
        fields = {"length": turns_words(game, mark.number)}
    name = "level" if mark.name == "closest" and not mark.number else mark.name
    return tr(f"ui.statistics.record.{name}", **fields)


class _Records(Graph):
    """A button a record, each opens its replay."""

    def __init__(self, page: Page, game: str, story: Story, wide: int) -> None:
        self.look = look = page.look
        self.rows = [(mark, _record_words(game, mark)) for mark in story.records]
        font, room = look.font(SEMI, WORDS), wide - look.px(120)
        lines = [len(wrap(words, font, room)) for _, words in self.rows]
        self._highs = [max(look.px(44), n * font.get_linesize() + look.px(16)) for n in lines]
        super().__init__(look, wide, tr("ui.statistics.story.records"), ())
        self.focusable = False

    def needs(self, wide: int) -> int:
        """A button each."""
        return sum(self._highs) + self.look.px(8) * (len(self.rows) - 1)

    def add_buttons(self, page: Page) -> None:
        """Add the buttons where it lies."""
        area = self.area
        y = area.y
        for (mark, words), high in zip(self.rows, self._highs, strict=True):
            place = pygame.Rect(area.x, y, area.w, high)
            y += high + self.look.px(8)
            entry = mark.entry
            tip = tr(
                "ui.statistics.story.watch",
                players=players_words(entry.controllers),
                when=moment_words(entry.time),
            )
            act = partial(_watch, page, entry)
            button = Button(
                self.look,
                place,
                words,
                act,
                icon=ICONS[mark.name],
                units=WORDS,
                tooltip=tip,
                align="left",
            )
            page.add(button, f"record {mark.name}")


def _records(page: Page, game: str, story: Story, wide: int) -> Graph | None:
    return _Records(page, game, story, wide) if story.records else None


def _watch(page: Page, entry: GameEntry) -> Transition:
    app = page.app
    app.one_moment()
    loaded = app.saves.load(entry, app.games)
    scene = app.open_loaded(loaded)
    if scene is None:
        return None
    return Push(scene) if loaded.watched else Reset(scene)


# -- favourites, nights ----------------------------------------------------------------


def _listing(page: Page, game: str, wide: int, heading: str, items: list[Item]) -> Graph | None:
    if not items:
        return None
    sentences = [
        tr("ui.statistics.story.sentence", title=item.title, words=item.words) for item in items
    ]
    ground = page.app.tables[game].art
    return Listing(page.look, wide, heading, items, sentences, ground)


def _favourites(page: Page, game: str, story: Story, wide: int) -> Graph | None:
    items = []
    for name, times, games in story.favourites:
        plate = page.app.tables[game].plate(name)
        if plate is not None:
            parts = (
                plural("ui.statistics.story.times", times),
                plural("ui.statistics.story.in_games", games),
            )
            items.append(Item(plate.title, " · ".join(parts), plate.art))
    return _listing(page, game, wide, tr("ui.statistics.story.favourites"), items)


def _nights(page: Page, game: str, story: Story, wide: int) -> Graph | None:
    progress = page.app.profile.progress
    firsts = [plays[0] for _, plays in progress.nights() if plays[0].game == game]
    items = []
    if firsts:
        moons = sum(play.moons for play in firsts)
        parts = (
            plural("ui.statistics.nights.played", len(firsts)),
            plural("ui.statistics.nights.moons", moons),
        )
        items.append(Item(tr("ui.statistics.nights.tonight"), " · ".join(parts), icon="evil-moon"))
        row = plural("ui.statistics.nights.row", progress.best_streak())
        items.append(Item(tr("ui.statistics.nights.streak"), row, icon="flame"))
    climbed = sum(
        done.moons
        for (_, night), done in progress.seven().items()
        if 1 <= night <= len(LADDER) and LADDER[night - 1].setup.game == game
    )
    if climbed:
        words = plural("ui.statistics.nights.moons", climbed)
        items.append(Item(tr("ui.statistics.nights.seven"), words, icon="house"))
    return _listing(page, game, wide, tr("ui.statistics.story.nights"), items)
