"""The main menu: the games on cards, and the ways to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.controls import Segments
from zombiegames.ui.kit.faces import mounted
from zombiegames.ui.kit.i18n import LANGUAGES, language, tr
from zombiegames.ui.kit.page import TIP_PACE, Page
from zombiegames.ui.kit.scene import IDLE, Push, Quit, Reset
from zombiegames.ui.kit.seats import seat_name
from zombiegames.ui.kit.text import draw_lines, fit_text, full_height
from zombiegames.ui.kit.theme import (
    ACT,
    BODY,
    BONE,
    FLAVOUR,
    INK,
    MUTED_INK,
    SEMI,
    TITLE,
    ZOMBIE_TEXT,
)
from zombiegames.ui.kit.widget import Button, Widget
from zombiegames.ui.pages.scenery import Scenery

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.store.saves import SaveEntry
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.seats import TableEntry
    from zombiegames.ui.kit.text import Fitted


PAD = 11
"""Units between the edge of a card and what is on it."""


def facts(look: Look, game: str, wide: int) -> str:
    """For how many a game is, and how long it takes; on two lines where one is too short."""
    one, other = tr(f"{game}.players"), tr(f"{game}.duration")
    line = f"{one} · {other}"
    return line if look.font(SEMI, 16).size(line)[0] <= wide else f"{one}\n{other}"


def words_height(look: Look, game: str, wide: int) -> int:
    """Pixels that name, facts and line of a narrow card need where nothing has to shrink."""
    title = look.assets.font(TITLE, look.text_px(33 / look.text_size)).get_linesize()
    words = full_height(look, facts(look, game, wide), SEMI, 16, wide)
    words += full_height(look, tr(f"{game}.tagline"), FLAVOUR, 15, wide)
    return title + words + look.px(12)


def card_height(look: Look, game: str, wide: int) -> int:
    """Pixels of a narrow card with its picture and its words whole."""
    inner = wide - 2 * look.px(PAD)
    return look.px(PAD + 16) + inner * 4 // 5 + words_height(look, game, inner)


class GameCard(Widget):
    """A game on a card of bone: picture, name, players and time, one line on what it is about.

    A wide card has its picture to the left and says more.
    """

    ring_radius = 18.0

    def __init__(
        self, look: Look, rect: pygame.Rect, entry: TableEntry, action: Callable[[], Transition]
    ) -> None:
        super().__init__(look, rect)
        self.entry = entry
        self.game = entry.game
        self.action = action
        self.wide = rect.w > 1.5 * rect.h
        pad = look.px(PAD)
        if self.wide:
            art_high = rect.h - 2 * pad
            self._art = pygame.Rect(rect.x + pad, rect.y + pad, art_high * 5 // 4, art_high)
            left = self._art.right + look.px(22)
            self._words = pygame.Rect(
                left, rect.y + pad, rect.right - left - look.px(20), rect.h - 2 * pad
            )
        else:
            wide = rect.w - 2 * pad
            # Large words take room from the picture, but never all.
            spare = rect.h - pad - look.px(16) - words_height(look, self.game, wide)
            art_high = min(wide * 4 // 5, spare)
            self._art = pygame.Rect(rect.x + pad, rect.y + pad, wide, art_high)
            self.set_art_height(max(art_high, round(rect.h * 0.2)))

    @property
    def art_height(self) -> int:
        """Pixels of the picture."""
        return self._art.h

    def set_art_height(self, high: int) -> None:
        """Let the picture of a narrow card be so high, the words have the rest."""
        if not self.wide:
            self._art.h = high
            top = self._art.bottom + self.look.px(6)
            bottom = self.rect.bottom - self.look.px(8)
            self._words = pygame.Rect(self._art.x, top, self._art.w, bottom - top)

    def activate(self) -> None:
        """Go to the setup of the game."""
        self.outcome = self.action()

    def describe(self) -> str:
        """Say the name of the game."""
        return tr(f"{self.game}.title")

    def ring(self) -> pygame.Rect:
        """The card shows the focus by its own frame."""
        return self._lifted(self.rect).inflate(self.look.px(8), self.look.px(8))

    def _lifted(self, rect: pygame.Rect) -> pygame.Rect:
        lift = self.look.px(8) if (self.hovered or self.focused) and not self.held else 0
        return rect.move(0, -lift)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card; it rises under the pointer."""
        look = self.look
        rect = self._lifted(self.rect)
        paint.shadow(surface, look, rect, radius=14, spread=10, drop=8, alpha=190)
        if self.hovered:
            paint.glow(surface, look, rect, ACT, radius=14, spread=10, alpha=150)
        edge = ACT if self.hovered else BONE
        paint.panel(surface, look, rect, BONE, radius=14, border=edge, width=4)
        self._draw_art(surface, self._lifted(self._art))
        self._draw_words(surface, self._lifted(self._words))

    def _draw_art(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look = self.look
        surface.blit(mounted(look, f"menu/emblem-{self.game}", rect.size, look.px(9)), rect)

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look, game = self.look, self.game
        align = "left" if self.wide else "center"
        title = fit_text(
            look,
            tr(f"{game}.title"),
            TITLE,
            (46 if self.wide else 33) / look.text_size,
            (rect.w, look.px(60)),
            lines=1,
        )
        box = pygame.Rect(rect.x, rect.y, rect.w, title.line_height)
        set_facts = fit_text(look, facts(look, game, rect.w), SEMI, 16, (rect.w, rect.h))
        left = rect.h - title.line_height - set_facts.height - look.px(10)
        tagline = fit_text(
            look, tr(f"{game}.tagline"), FLAVOUR, 17 if self.wide else 15, (rect.w, left)
        )
        about = None
        if self.wide:
            left -= tagline.height + look.px(14)
            about = fit_text(look, tr(f"{game}.about"), BODY, 16, (rect.w, left))
            if not about.whole or about.px < look.text_px(14):
                about = None
        used = title.line_height + set_facts.height + tagline.height + look.px(8)
        used += about.height + look.px(12) if about else 0
        box.y += max(0, (rect.h - used) // 2) if self.wide else 0
        draw_lines(surface, look, title, TITLE, INK, box, align=align)
        box = pygame.Rect(rect.x, box.bottom, rect.w, set_facts.height)
        draw_lines(surface, look, set_facts, SEMI, MUTED_INK, box, align=align)
        box = pygame.Rect(rect.x, box.bottom + look.px(6), rect.w, tagline.height)
        draw_lines(surface, look, tagline, FLAVOUR, INK, box, align=align)
        if about:
            box = pygame.Rect(rect.x, box.bottom + look.px(12), rect.w, about.height)
            draw_lines(surface, look, about, BODY, INK, box, align=align)


class Tag(Widget):
    """A slip of paper at the corner of a card: the game can be learned in a few minutes."""

    ring_radius = 6.0

    def __init__(self, look: Look, card: pygame.Rect, action: Callable[[], Transition]) -> None:
        room = card.w - look.px(16)
        font, rim = look.font(SEMI, 15), look.px(38)
        words = tr("ui.menu.tag")
        if font.size(words)[0] + rim > room:
            words = tr("ui.menu.learn")
        wide = min(font.size(words)[0] + rim, room)
        high = font.get_linesize() + look.px(8)
        super().__init__(look, pygame.Rect(card.x - look.px(8), card.y - look.px(10), wide, high))
        self.words = words
        self.tooltip = tr("ui.menu.tag_tip")
        self.action = action

    def activate(self) -> None:
        """Begin the lesson."""
        self.outcome = self.action()

    def describe(self) -> str:
        """Say what it offers."""
        return self.words

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a slip of yellow paper with a hole."""
        look, rect = self.look, self.rect
        paint.shadow(surface, look, rect, radius=5, spread=5)
        edge = INK if self.hovered or self.focused else ACT
        paint.panel(surface, look, rect, ACT, radius=5, border=edge, width=2)
        hole = pygame.Rect(rect.x + look.px(7), 0, look.px(7), look.px(7))
        hole.centery = rect.centery
        paint.panel(surface, look, hole, INK, radius=4)
        room = pygame.Rect(hole.right + look.px(5), rect.y, rect.right - hole.right, rect.h)
        room.w -= look.px(11)
        fitted = fit_text(look, self.words, SEMI, 15, room.size, lines=1)
        draw_lines(surface, look, fitted, SEMI, INK, room, align="center")


def on_moon(look: Look, disc: pygame.Rect, words: str) -> tuple[pygame.Rect, Fitted | None]:
    """Fit words onto the disc of a moon; gives their place, too. None: they are too large."""
    high = look.font(FLAVOUR, 15).get_linesize()
    place = pygame.Rect(0, 0, disc.w * 6 // 10, 2 * high)
    place.center = disc.centerx, disc.centery + look.px(8)
    fitted = fit_text(look, words, FLAVOUR, 15, place.size, lines=2)
    if words and fitted.whole and fitted.px == look.text_px(15):
        return place, fitted
    place.h = 0
    place.centery = disc.centery
    return place, None


class Moon(Widget):
    """The moon, which leads to the night of today; below it its game, and moons as earned."""

    ring_radius = 90.0

    def __init__(self, look: Look, rect: pygame.Rect, action: Callable[[], Transition]) -> None:
        super().__init__(look, rect)
        self.action = action
        self.words = ""
        self.about = ""
        """What it is, and what is played."""
        self.moons = 0
        self.laps = 0
        """Of the seven nights, that were walked to their end: a thin ring each."""

    def activate(self) -> None:
        """Go there."""
        self.outcome = self.action()

    def describe(self) -> str:
        """Name the night."""
        return self.words

    def tip(self) -> str:
        """Say what it is."""
        return self.about

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a ring where it is pointed at and for each lap, the words, three small moons."""
        look, rect = self.look, self.rect
        for lap in range(1, self.laps + 1):
            radius = rect.w // 2 + look.px(5 * lap)
            pygame.draw.circle(surface, look.colour(BONE), rect.center, radius, look.px(1.5))
        if self.hovered:
            edge = max(2, look.px(3))
            pygame.draw.circle(surface, look.colour(ACT), rect.center, rect.w // 2, edge)
        place, fitted = on_moon(look, rect, self.words)
        if fitted is not None:
            draw_lines(surface, look, fitted, FLAVOUR, INK, place, align="center")
        side, gap = look.px(13), look.px(5)
        left = rect.centerx - (3 * side + 2 * gap) // 2
        for n in range(3):
            dot = pygame.Rect(left + n * (side + gap), place.bottom + gap, side, side)
            fill = INK if n < self.moons else BONE
            paint.panel(surface, look, dot, fill, radius=side, border=INK)


class Menu(Page):
    """Where the program starts and every game leads back to."""

    def __init__(self) -> None:
        self._patches: list[pygame.Rect] = []
        self._newest: SaveEntry | None = None
        self._scenery: Scenery | None = None

    def enter(self, app: Program) -> None:
        """Look for a game to go on with."""
        super().enter(app)
        self._newest = self._find_newest()

    def _find_newest(self) -> SaveEntry | None:
        newest = self.app.saves.newest()
        return newest if newest is not None and newest.game in self.app.games else None

    def resume(self) -> None:
        """The saves may have changed."""
        self._newest = self._find_newest()
        super().resume()

    def music(self) -> str | None:
        """Play the menu's own."""
        return "menu"

    def spoken(self) -> list[str]:
        """Say the name of the program."""
        return [tr("ui.title")]

    # -- widgets -----------------------------------------------------------------------

    def build(self) -> None:
        """Lay out title, cards and buttons."""
        look = self.look
        time = self._scenery.time if self._scenery is not None else 0.0
        self._scenery = Scenery(look, self.size)
        self._scenery.time = time
        width, height = self.size
        bar, rows = self._bar()
        games = list(self.app.games)
        self._title = pygame.Rect(0, 0, min(width, look.px(700)), look.px(130))
        self._title.center = (width // 2 - look.px(60), round(height * 0.13))
        high = look.font(FLAVOUR, 20).get_linesize()
        self._line = pygame.Rect(0, self._title.bottom - look.px(12), self._title.w, high)
        self._line.x = self._title.x
        # Large words push the cards up over the graves, as far as the title.
        least = self._line.bottom + look.px(8)
        room = pygame.Rect(look.px(36), least, width - look.px(72), bar - look.px(26) - least)
        places = card_places(look, room, games, round(height * 0.435))
        cards: list[GameCard] = []
        for rect, game in zip(places, games, strict=True):
            cards.append(GameCard(look, rect, self.app.tables[game], self._setup(game)))
            self.add(cards[-1], f"game {game}")
        for card in cards:
            card.set_art_height(min(other.art_height for other in cards))
            if self._untried(card.game):
                self.add(Tag(look, card.rect, self._teach(card.game)), f"tag {card.game}")
        if self._newest is None and self.focus.widgets:
            self.focus.default = self.focus.widgets[0]
        self._build_bar(bar, rows)
        top = min((card.rect.y for card in cards), default=height) - look.px(20)
        self._build_moon(top)

    def _build_moon(self, lowest: int) -> None:
        """Make the moon a button, where it is to be seen whole."""
        assert self._scenery is not None
        moon = self._scenery.moon_rect
        inside = pygame.Rect((0, 0), self.size).contains(moon)
        if not self.app.settings.learning or not inside or moon.bottom > lowest:
            return
        from zombiegames.learn.seven import reached
        from zombiegames.learn.tonight import Night

        night = Night(self.app.today())
        widget = Moon(self.look, moon, lambda: Push(self.app.tonight()))
        game = tr(f"{night.setup.game}.title")
        widget.words = tr("ui.menu.tonight", game=game)
        how = tr(f"ui.night.setup.{night.setup.name}")
        widget.about = f"{tr('ui.night.about')}\n{widget.words}. {how}"
        progress = self.app.profile.progress
        widget.moons = progress.moons(night.day)
        walked = {key: result.moons for key, result in progress.seven().items()}
        widget.laps = reached(walked)[0] - 1
        self.add(widget, "tonight")

    def _bar(self) -> tuple[int, int]:
        """Where the buttons begin, and in how many rows they stand."""
        look, (width, height) = self.look, self.size
        rows = 1 if look.text_size <= 1.15 and width >= look.px(1270) else 2
        high = self._button_height()
        return height - look.px(27) - rows * high - (rows - 1) * look.px(12), rows

    def _button_height(self) -> int:
        return self.look.px(max(52, 17 * self.look.text_size * 2.0))

    def _build_bar(self, top: int, rows: int) -> None:
        look = self.look
        width = self.size[0]
        high = self._button_height()
        margin, gap = look.px(36), look.px(12)
        switch = look.px(124 * (0.7 + 0.3 * look.text_size))
        teaches = [("learn", self._learn)] if self.app.settings.learning else []
        entries: Sequence[tuple[str, Callable[[], Transition]]] = (
            *teaches,
            ("saves", self._saves),
            ("statistics", self._statistics),
            ("rules", self._rules),
            ("settings", self._settings),
            ("credits", self._credits),
            ("quit", Quit),
        )
        # With "Continue"; in two rows it and the choice of language take two places each.
        buttons = 1 + len(entries)
        columns = buttons if rows == 1 else -(-(buttons + 3) // rows)
        # In one row "Continue" has more room, for the name of its game.
        more = look.px(60) if rows == 1 else 0
        room = width - 2 * margin - (switch + 2 * gap if rows == 1 else 0)
        wide = min(look.px(230), (room - more - (columns - 1) * gap) // columns)
        left = margin if rows == 1 else (width - columns * (wide + gap) + gap) // 2
        newest = self._newest
        cells = [
            pygame.Rect(
                left + at % columns * (wide + gap), top + at // columns * (high + gap), wide, high
            )
            for at in range(columns * rows)
        ]
        for cell in cells[1:]:
            cell.x += more
        cells[0].w += more
        if rows > 1:
            # A place to spare is the first one's, too.
            first = 2 + columns * rows - (buttons + 3)
            cells[:first] = [cells[0].unionall(cells[1:first])]
            cells[-2:] = [cells[-2].union(cells[-1])]
        words = tr("ui.menu.continue")
        if newest:
            words = tr("ui.menu.continue_game", game=tr(f"{newest.game}.title"))
        go_on = Button(
            look,
            cells[0],
            words,
            self._continue,
            kind="commit" if newest else "quiet",
            enabled=newest is not None,
            tooltip=self._continue_tip(),
        )
        self.add(go_on, "continue")
        if newest:
            self.focus.default = go_on
        for cell, (name, action) in zip(cells[1:buttons], entries, strict=True):
            self.add(Button(look, cell, tr(f"ui.menu.{name}"), action), name)
        if rows == 1:
            place = pygame.Rect(
                width - margin - switch, top + (high - look.px(44)) // 2, switch, look.px(42)
            )
        else:
            place = cells[-1]
        codes = [(code, code.upper()) for code in LANGUAGES]
        tips = [tr(f"ui.language.{code}") for code in LANGUAGES]
        switch_widget = Segments(look, place, codes, language(), self._speak, tips=tips, units=16)
        self.add(switch_widget, "language")

    def _continue_tip(self) -> str:
        if self._newest is None:
            return tr("ui.menu.continue_none")
        names = [seat_name(text) for text in self._newest.controllers]
        return tr(
            "ui.menu.continue_tip",
            game=tr(f"{self._newest.game}.title"),
            turn=max(1, self._newest.turn),
            players=", ".join(names),
        )

    def _untried(self, game: str) -> bool:
        """Whether a game was neither played nor learned yet."""
        played = self.app.statistics.tally(game).games or game in self.app.settings.setups
        learned = self.app.profile.progress.lesson(game) != (0, False)
        return self.app.settings.learning and not played and not learned

    # -- ways out ----------------------------------------------------------------------

    def _teach(self, game: str) -> Callable[[], Transition]:
        return lambda: Reset(self.app.open_lesson(game))

    def _setup(self, game: str) -> Callable[[], Transition]:
        def go() -> Transition:
            from zombiegames.ui.pages.setup import Setup

            return Push(Setup(game))

        return go

    def _continue(self) -> Transition:
        assert self._newest is not None
        table = self.app.open_save(self._newest)
        if table is None:
            self._newest = self._find_newest()
            self.rebuild()
            return None
        return Reset(table)

    def _learn(self) -> Transition:
        return Push(self.app.learn())

    def _saves(self) -> Transition:
        from zombiegames.ui.pages.saves import SavesPage

        return Push(SavesPage())

    def _statistics(self) -> Transition:
        from zombiegames.ui.pages.statistics import StatisticsPage

        return Push(StatisticsPage())

    def _rules(self) -> Transition:
        from zombiegames.ui.pages.rules import Rules

        games = self.app.games
        last = self.app.settings.last_game
        return Push(Rules(last if last in games else next(iter(games))))

    def _speak(self, code: str) -> Transition:
        self.app.set_language(code)
        return None

    def _settings(self) -> Transition:
        from zombiegames.ui.pages.settings import SettingsPage

        return Push(SettingsPage())

    def _credits(self) -> Transition:
        from zombiegames.ui.pages.credits import Credits

        return Push(Credits())

    def back(self) -> Transition:
        """Esc asks before the program ends."""
        from zombiegames.ui.kit.dialogs import Confirm, Question

        def question() -> Question:
            return Question(tr("ui.confirm.quit"), tr("ui.confirm.quit_yes"))

        return Push(Confirm(question, Quit))

    # -- life --------------------------------------------------------------------------

    def pace(self) -> int:
        """The dead walk slowly."""
        return TIP_PACE if self.focus.waiting() else IDLE

    def update(self, dt: float) -> Transition:
        """Let the dead walk."""
        super().update(dt)
        assert self._scenery is not None
        if not self.look.reduced_motion:
            self._patches = self._scenery.move(dt) if dt else []
        return None

    def patches(self) -> Sequence[pygame.Rect]:
        """Where the dead are and were."""
        return self._patches

    def background(self, surface: pygame.Surface) -> None:
        """Draw night and title."""
        look = self.look
        assert self._scenery is not None
        self._scenery.draw(surface)
        if not surface.get_clip().colliderect(self._title.inflate(0, look.px(80))):
            return
        title = fit_text(
            look, tr("ui.title"), TITLE, 104 / look.text_size, self._title.size, lines=1
        )
        shade = self._title.move(look.px(4), look.px(5))
        draw_lines(surface, look, title, TITLE, INK, shade, align="center")
        draw_lines(surface, look, title, TITLE, ZOMBIE_TEXT, self._title, align="center")
        count = len(self.app.games)
        words = fit_text(look, tr(f"ui.menu.tagline.{count}"), FLAVOUR, 20, self._line.size)
        draw_lines(surface, look, words, FLAVOUR, BONE, self._line, align="center")


def card_places(look: Look, room: pygame.Rect, games: Sequence[str], top: int) -> list[pygame.Rect]:
    """Lay out the cards of one to five games below ``top``, or higher where large words need it."""
    count = len(games)
    if not count:
        return []
    gap = look.px(28 if count < 4 else 18)
    room_each = (room.w - (count - 1) * gap) // count
    if count < 3:
        high = min(room.bottom - top, look.px(300))
        wide = min(room_each, look.px(720))
    else:
        wide = min(room_each, look.px(280), round(room.h / 1.2))
        high = min(room.h, max(card_height(look, game, wide) for game in games))
    row = count * wide + (count - 1) * gap
    left = room.x + (room.w - row) // 2
    y = min(top, room.bottom - high) + max(0, room.bottom - top - high) // 2
    return [pygame.Rect(left + i * (wide + gap), y, wide, high) for i in range(count)]
