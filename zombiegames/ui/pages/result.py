"""How a game ended, and what next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.core.record import is_person
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.chart import Line
from zombiegames.ui.kit.effects import Flakes
from zombiegames.ui.kit.i18n import has, plural, tr
from zombiegames.ui.kit.page import LOWEST_BANNER, Dialog
from zombiegames.ui.kit.scene import Pop, Push, Reset
from zombiegames.ui.kit.seats import player_of, seat_name
from zombiegames.ui.kit.text import draw_lines, fit_text, full_height
from zombiegames.ui.kit.theme import (
    ACT,
    BODY,
    BONE,
    COMMIT,
    FLAVOUR,
    HUMAN_TEXT,
    INK,
    MUTED,
    PANEL_EDGE,
    SEMI,
    WELL,
    WHITE,
    ZOMBIE_TEXT,
    rgb,
)
from zombiegames.ui.kit.widget import Label, Widget
from zombiegames.ui.pages.scenery import banner_sky

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Outcome
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Offer, Program, Transition
    from zombiegames.ui.kit.seats import TableEntry
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.pages.chances import Chances


def winner_words(match: Match, outcome: Outcome, entry: TableEntry) -> str:
    """Say who won in one sentence, by name."""
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    names = [seat_name(match.controllers[seat]) for seat in winners]
    if len(winners) > 1:
        return tr("ui.result.shared", names=", ".join(names))
    if entry.sides:
        side = tr(f"{entry.game}.side.the_{entry.sides[winners[0]].key}")
        return tr("ui.result.side_wins", name=names[0], side=side)
    return tr("ui.result.wins", name=names[0])


def reason_words(match: Match, outcome: Outcome, entry: TableEntry) -> str:
    """Say why it ended, in the words of the game."""
    key = f"{entry.game}.outcome.{outcome.reason}"
    if has(key):
        return tr(key)
    losers = [seat for seat, rank in enumerate(outcome.ranks) if rank > 1]
    if outcome.reason == "concession" and losers:
        sides = entry.sides
        if sides and has(f"{key}.{sides[losers[0]].key}"):
            return tr(f"{key}.{sides[losers[0]].key}")
        return tr("ui.result.concession", loser=seat_name(match.controllers[losers[0]]))
    return ""


def points_words(game: str, points: int) -> str:
    """Say a score, by what the game counts."""
    key = f"{game}.points"
    return plural(key if has(f"{key}.other") else "ui.result.points", points)


def turns_words(game: str, turns: int) -> str:
    """Say how long it took, by what the game counts."""
    key = f"{game}.turns"
    return plural(key if has(f"{key}.other") else "ui.result.turns", turns)


LENGTH = 4.5
"""Seconds until the last flake has fallen."""
RISE = 0.7
"""Seconds until the picture stands."""
PACE = 30
"""Updates a second meanwhile."""
PICTURE = 1.25
"""Width of the picture by its height."""
LOW_ROW = 36
"""Units of the row of a seat that leaves room for other things."""
LARGE = 1.3
"""Size of words beyond which there is room for few buttons."""
LOW = 120
"""Units of sky below which a picture before it shows nothing."""


class Mood(NamedTuple):
    """What an end looks and sounds like to those who look."""

    sound: str
    heading: Colour | None
    """None: as the game's name."""
    sky: tuple[Colour, Colour] | None
    """Edge and centre; None: the game's night."""
    rays: Colour | None = None
    flakes: tuple[Colour, ...] = ()
    """What falls; empty: nothing."""
    size: float = 12
    """Of a flake, in units."""
    dim: int = 130
    """How dark the table below gets."""
    light: Colour | None = None
    """What falls on the picture; None: daylight."""


MOODS = {
    "won": Mood(
        "win",
        ACT,
        (rgb("#7A2F1E"), rgb("#F0A63C")),
        rays=rgb("#FFE3A0"),
        flakes=(ACT, COMMIT, ZOMBIE_TEXT, HUMAN_TEXT, BONE),
    ),
    "shared": Mood(
        "turn",
        ZOMBIE_TEXT,
        (rgb("#1E3A5C"), rgb("#7FB07A")),
        rays=rgb("#E4F0B4"),
        flakes=(ZOMBIE_TEXT, HUMAN_TEXT, BONE),
    ),
    "lost": Mood(
        "lose",
        MUTED,
        (rgb("#0B0E18"), rgb("#39415F")),
        flakes=(rgb("#6F768C"), rgb("#9AA1B5"), rgb("#4C5267")),
        size=4,
        dim=185,
        light=rgb("#7A82A0"),
    ),
    "watched": Mood("page", None, None),
}


class SeatTable(Widget):
    """The table of seats: below a tooltip, above the panel."""

    def __init__(
        self, look: Look, rect: pygame.Rect, paint: Callable[[pygame.Surface], None]
    ) -> None:
        super().__init__(look, rect, focusable=False)
        self._paint = paint

    def hit(self, pos: tuple[int, int]) -> bool:
        """It cannot be pointed at."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw heads and rows."""
        self._paint(surface)


class Result(Dialog):
    """The end of a game, over its table.

    ``turns``: how many there were, as the table counts them, 0: not said; ``encores``: what of the
    end the table can show again; ``chances``: how they went, where that can be looked up; ``news``:
    says what is new by it, a line each.
    """

    unasked = True
    wide = 720
    banner = 200

    def __init__(
        self,
        match: Match,
        *,
        turns: int = 0,
        encores: Callable[[], Sequence[Offer]] = tuple,
        chances: Chances | None = None,
        news: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        outcome = match.outcome
        assert outcome is not None
        self.match = match
        self.outcome = outcome
        self.turns = turns
        self.encores = encores
        self.chances = chances
        self.news = news
        self.time = 0.0

    def enter(self, app: Program) -> None:
        """Sound the end."""
        super().enter(app)
        self._entry = app.tables[self.match.info.id]
        tallies = self._entry.facts(self.match)
        self._of_each = [tally for tally in tallies if len(tally.numbers) > 1]
        self._of_all = [tally for tally in tallies if len(tally.numbers) == 1]
        self.dim = self._mood.dim
        app.play(self._mood.sound)

    # -- how it ended ------------------------------------------------------------------

    @property
    def persons(self) -> list[int]:
        """Seats of the persons at the table."""
        controllers = enumerate(self.match.controllers)
        return [seat for seat, controller in controllers if is_person(controller)]

    @property
    def winners(self) -> list[int]:
        """Seats that won."""
        return [seat for seat, rank in enumerate(self.outcome.ranks) if rank == 1]

    @property
    def mood(self) -> str:
        """``won``, ``shared`` or ``lost``, for the persons; ``watched`` where there are none."""
        if not self.persons:
            return "watched"
        if not set(self.persons) & set(self.winners):
            return "lost"
        return "shared" if len(self.winners) > 1 else "won"

    @property
    def _mood(self) -> Mood:
        return MOODS[self.mood]

    # -- words -------------------------------------------------------------------------

    @property
    def heading_colour(self) -> Colour:  # type: ignore[override]
        """The colour of the mood."""
        return self._mood.heading or self._entry.title

    def heading(self) -> str:
        """Who won; to a lone person, whether they did."""
        if len(self.persons) == 1:
            return tr(f"ui.result.you.{self.mood}")
        return winner_words(self.match, self.outcome, self._entry)

    def text(self) -> str:
        """Why, and who won where neither the heading nor the reason says it."""
        reason = reason_words(self.match, self.outcome, self._entry)
        told = len(self.persons) != 1 or self.mood == "won" or bool(self._entry.sides)
        if told and reason:
            return reason
        winner = winner_words(self.match, self.outcome, self._entry)
        return f"{winner}. {reason}".strip()

    def spoken(self) -> list[str]:
        """Say all that is drawn."""
        seats = enumerate(self.match.controllers)
        rows = [" · ".join((seat_name(text), self._score(seat))) for seat, text in seats]
        return [*super().spoken(), *rows, *self.news(), self._summary()]

    @property
    def columns(self) -> int:  # type: ignore[override]
        """No button stands alone: rows of two where there are four, else of three."""
        return 2 if len(self.buttons()) == 4 else 3

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Again, again the other way round, look at table and end, leave."""
        two = len(self.match.controllers) == 2
        # Rows of large words leave room for what is needed most, and no button stands alone.
        encores = self.encores()
        roomy = self.look.text_size <= LARGE
        return [
            ("rematch", tr("ui.result.rematch"), "commit", lambda: self._again(False)),
            *(
                [("swapped", tr("ui.result.swapped"), "quiet", lambda: self._again(True))]
                if two
                else []
            ),
            *([("watch", tr("ui.result.watch"), "quiet", Pop)] if roomy else []),
            ("look_back", tr("ui.result.look_back"), "quiet", self._look_back),
            *((name, words, "quiet", action) for name, words, action in encores),
            *(
                [("setup", tr("ui.result.setup"), "quiet", self._set_up)]
                if roomy and not (two and encores)
                else []
            ),
            ("menu", tr("ui.result.menu"), "quiet", self._menu),
        ]

    def _summary(self) -> str:
        """Say how long it took, and what is worth telling of the match.

        Large words leave room for it only where nothing is new.
        """
        if self.look.text_size > LARGE and self.news():
            return ""
        game = self.match.info.id
        words = [turns_words(game, self.turns)] if self.turns else []
        words += [plural(f"{game}.fact.{tag}", numbers[0]) for tag, numbers in self._of_all]
        return " · ".join(words)

    # -- places ------------------------------------------------------------------------

    def content_height(self, width: int) -> int:
        """What is new, heads, a row a seat, one line; chances where others leave them room."""
        look, seats = self.look, len(self.match.controllers)
        words = 17 * look.text_size * 1.8
        row, low, gap = look.px(max(44, words)), look.px(max(LOW_ROW, words)), look.px(6)
        high = self._told(width) + self._heads() + seats * (row + gap) + self._line()
        # Words in large letters need the line whole.
        spare = seats * (row - low) + (self._line() // 3 if look.text_size <= LARGE else 0)
        self._strip, room = 0, self.room
        if self.chances is not None:
            sky = self.room - look.px(LOWEST_BANNER)
            for room, full in ((sky, True), (self.room, False)):
                self._strip = self.chances.height(look, room - high + spare, full=full)
                if self._strip:
                    break
        self._squeezed = self._strip > 0 and high + self._strip > room
        return min(high + self._strip, max(high, room))

    def _told(self, width: int) -> int:
        """Pixels of what is new."""
        words = "\n".join(self.news())
        return full_height(self.look, words, SEMI, 17, width) + self.look.px(10) if words else 0

    def _heads(self) -> int:
        """Pixels of what stands above the numbers of each seat: two lines."""
        return self.look.text_px(14) * 3 if self._of_each else 0

    def _line(self) -> int:
        """Pixels of the facts of all: two lines."""
        return self.look.text_px(16) * 3 if self._summary() else 0

    def content(self, rect: pygame.Rect) -> None:
        """What is new, seats in the order of their ranks, then how long it took."""
        look = self.look
        rect, strip = rect.copy(), rect.copy()
        rect.h -= self._strip
        strip.top, strip.h = rect.bottom, self._strip
        new = self._told(rect.w)
        if new:
            words = "\n".join(self.news())
            place = pygame.Rect(rect.x, rect.y, rect.w, new - look.px(10))
            label = Label(look, place, words, role=SEMI, colour=ZOMBIE_TEXT, align="center")
            self.add(label, "news")
            rect = pygame.Rect(rect.x, rect.y + new, rect.w, rect.h - new)
        order = sorted(range(len(self.match.controllers)), key=self.outcome.ranks.__getitem__)
        heads, gap = self._heads(), look.px(6)
        # Beside the curve one line is enough for what is told of all.
        squeezed = self._squeezed and look.text_size <= LARGE
        told = self._line() * 2 // 3 if squeezed else self._line()
        row = (rect.h - heads - told) // len(order) - gap
        self._head = pygame.Rect(rect.x, rect.y, rect.w, heads)
        self._rows = [
            (pygame.Rect(rect.x, rect.y + heads + at * (row + gap), rect.w, row), seat)
            for at, seat in enumerate(order)
        ]
        self.add(SeatTable(look, rect, self._draw_seats))
        y = self._rows[-1][0].bottom + gap
        line = pygame.Rect(rect.x, y, rect.w, rect.bottom - y)
        words = self._summary()
        if words:
            self.add(Label(look, line, words, role=FLAVOUR, units=16, colour=MUTED, align="center"))
        if self.chances is not None and not self._strip:
            self.chances.leave_out()
        elif self.chances is not None:
            lines = [self._curve(seat) for seat in range(len(order))]
            self.chances.place(self, strip, lines, self._review)
        self._fall = self._flakes(pygame.Rect((0, 0), self.size), 150)
        self._fall_before = self._flakes(self.banner_rect, 60)

    def _flakes(self, rect: pygame.Rect, count: int) -> Flakes:
        return Flakes(rect, self._mood.flakes, count=count, size=self.look.px(self._mood.size))

    def _curve(self, seat: int) -> Line:
        """Say what the line of a seat looks like."""
        colour = self._entry.seat_colour(seat, self._colours)
        return Line(
            colour, player_of(seat, self._colours).shape, seat in (self.persons or self.winners)
        )

    @property
    def _colours(self) -> tuple[str, ...]:
        """Colours that were chosen for the seats; none if these were others."""
        kept = self.app.settings.setups.get(self.match.info.id)
        return kept.colours if kept and len(kept.colours) == len(self.match.controllers) else ()

    def _columns(self, row: pygame.Rect) -> list[pygame.Rect]:
        """Divide a row: the name, the numbers, side or points."""
        look = self.look
        left = row.x + look.px(54)
        font = look.font(BODY, 17)
        wide = max(font.size(self._score(seat))[0] for seat in range(len(self.outcome.ranks)))
        last = min(wide, row.w // 4) + look.px(14)
        each, count = 0, len(self._of_each)
        if count:
            share = min((row.right - left) * 13 // 20 - last, row.w * count // 6) // count
            most = (row.right - left - last) * 3 // 4 // count
            each = max(share, min(self._widest_head() + look.px(8), most))
        x = row.right - last - each * len(self._of_each)
        cells = [pygame.Rect(left, row.y, x - left - look.px(8), row.h)]
        for n in range(len(self._of_each)):
            cells.append(pygame.Rect(x + n * each, row.y, each, row.h))
        cells.append(pygame.Rect(row.right - last, row.y, last - look.px(14), row.h))
        return cells

    def _widest_head(self) -> int:
        """Pixels in which every head of numbers fits, in two lines at most."""
        font = self.look.font(BODY, 14)
        widest = 0
        for tally in self._of_each:
            words = tr(f"{self.match.info.id}.fact.{tally.tag}").split(" ")
            lines = ((" ".join(words[:n]), " ".join(words[n:])) for n in range(len(words)))
            widest = max(widest, min(max(font.size(line)[0] for line in two) for two in lines))
        return widest

    def _score(self, seat: int) -> str:
        """Say side and points of a seat."""
        points = ""
        if any(self.outcome.scores):
            points = points_words(self.match.info.id, self.outcome.scores[seat])
        return " · ".join(part for part in (self._entry.side_name(seat), points) if part)

    # -- time --------------------------------------------------------------------------

    @property
    def _still(self) -> bool:
        """Whether nothing is to move."""
        settings = self.app.settings
        return settings.reduced_motion or settings.speed == "instant"

    @property
    def moving(self) -> bool:
        """Whether something still moves."""
        return bool(self._mood.flakes) and not self._still and self.time < LENGTH

    def pace(self) -> int:
        """Move until all has fallen."""
        looking = self.chances is not None and self.chances.moving
        return max(super().pace(), PACE if self.moving or looking else 0)

    def update(self, dt: float) -> Transition:
        """Let the flakes fall, and the curve grow."""
        if self.moving:
            self.time += dt
            self.dirty = True
        if self.chances is not None and self.chances.update(dt, still=self._still):
            self.dirty = True
            if self._strip and not self.chances.says_something:
                self.rebuild()
        return super().update(dt)

    def leave(self) -> None:
        """Look back no longer."""
        if self.chances is not None:
            self.chances.rest()

    # -- drawing -----------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what falls behind the panel, the panel, what is in it."""
        if self.moving:
            self._fall.at(self.time / LENGTH)
            self._fall.draw(surface)
        super().draw(surface)
        self._draw_banner(surface)

    def _draw_seats(self, surface: pygame.Surface) -> None:
        """Draw the table of seats."""
        game = self.match.info.id
        for tally, place in zip(self._of_each, self._columns(self._head)[1:], strict=False):
            words = tr(f"{game}.fact.{tally.tag}")
            size = (place.w - self.look.px(6), place.h)
            fitted = fit_text(self.look, words, BODY, 14, size, lines=2)
            draw_lines(surface, self.look, fitted, BODY, MUTED, place, align="center")
        for rect, seat in self._rows:
            self._draw_row(surface, rect, seat, self._entry.seat_colour(seat, self._colours))

    def _draw_row(
        self, surface: pygame.Surface, rect: pygame.Rect, seat: int, colour: Colour
    ) -> None:
        look = self.look
        own = PANEL_EDGE if seat in self.persons else None
        paint.panel(surface, look, rect, WELL, radius=8, border=own, width=2)
        left = rect.x + look.px(18)
        if self._strip:
            # As at the end of its line.
            mark = paint.shape(look, self._curve(seat).shape, look.px(14), colour, INK)
            surface.blit(mark, mark.get_rect(midleft=(rect.x + look.px(5), rect.centery)))
            left += look.px(5)
        else:
            bar = pygame.Rect(rect.x, rect.y, look.px(6), rect.h)
            paint.panel(surface, look, bar, colour, radius=3)
        name = "trophy" if seat in self.winners else "death-skull"
        mark = look.icon(name, 24, colour)
        surface.blit(mark, mark.get_rect(midleft=(left, rect.centery)))
        first, *middle, last = self._columns(rect)
        name = seat_name(self.match.controllers[seat])
        fitted = fit_text(look, name, SEMI, 18, first.size, lines=1)
        draw_lines(surface, look, fitted, SEMI, BONE, first)
        for tally, place in zip(self._of_each, middle, strict=True):
            number = tally.numbers[seat]
            ink = BONE if number == max(tally.numbers) else MUTED
            fitted = fit_text(look, str(number), SEMI, 18, place.size, lines=1)
            draw_lines(surface, look, fitted, SEMI, ink, place, align="center")
        fitted = fit_text(look, self._score(seat), BODY, 17, last.size, lines=1)
        draw_lines(surface, look, fitted, BODY, MUTED, last, align="right")

    def _draw_banner(self, surface: pygame.Surface) -> None:
        """Draw the sky of the mood, and before it the picture of who won, or of the game."""
        look, rect, mood = self.look, self.banner_rect, self._mood
        if not rect.h:
            return
        key = ("result sky", self.match.info.id, self.mood, rect.size, look.high_contrast)
        surface.blit(look.assets.painted(key, self._paint_sky), rect)
        clip = surface.get_clip()
        surface.set_clip(clip.clip(rect))
        if rect.h >= look.px(LOW):
            picture = look.assets.painted((*key, self._art), self._paint_picture)
            shown = 1.0 if self._still or not mood.flakes else min(1.0, self.time / RISE)
            place = picture.get_rect(midbottom=(rect.centerx, rect.bottom - look.px(10)))
            place.y += round((rect.bottom - place.y) * (1 - shown) ** 3)
            surface.blit(picture, place)
        if mood.flakes and (self._still or self.moving):
            self._fall_before.at(0.5 if self._still else self.time / LENGTH)
            self._fall_before.draw(surface)
        surface.set_clip(clip)

    @property
    def _art(self) -> str:
        """Name the picture: of the way it ended, of the side that won, or of the game."""
        entry = self._entry
        of_side = entry.sides[self.winners[0]].art if entry.sides else f"menu/emblem-{entry.game}"
        return dict(entry.endings).get(self.outcome.reason, of_side)

    def _paint_sky(self) -> pygame.Surface:
        night = self._mood.sky or self._entry.night
        return banner_sky(self.look, self.banner_rect.size, night, self._mood.rays)

    def _paint_picture(self) -> pygame.Surface:
        look = self.look
        high = self.banner_rect.h - look.px(20)
        size = (round(high * PICTURE), high)
        picture = look.assets.picture(self._art, size).copy()
        if self._mood.light is not None:
            picture.fill(self._mood.light, special_flags=pygame.BLEND_RGB_MULT)
        picture.blit(
            paint.rounded(size, look.px(8), WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MIN
        )
        edge = look.px(4)
        framed = paint.rounded((size[0] + 2 * edge, high + 2 * edge), look.px(11), BONE)
        framed.blit(picture, (edge, edge))
        return framed.convert_alpha()

    def _again(self, swapped: bool) -> Transition:
        from zombiegames.core.match import Match

        old = self.match
        # Whoever sat down, also where the computer played on for somebody.
        seats = list(old.record.controllers)
        if swapped:
            seats.reverse()
        return Reset(self.app.open_match(Match(old.info, seats, options=old.options)))

    def _look_back(self) -> Transition:
        """Watch the game, from its end on; in a match of its own, for it is gone through."""
        from zombiegames.core.match import Match

        match = Match.load(self.match.save(), self.app.games)
        return Push(self.app.open_film(match, at=len(match)))

    def _review(self) -> Transition:
        """Look at the decisions once more, too."""
        from zombiegames.core.match import Match

        return Push(self.app.review(Match.load(self.match.save(), self.app.games)))

    def _set_up(self) -> Transition:
        return Reset(self.app.set_up(self.match.info.id))

    def _menu(self) -> Transition:
        return Reset(self.app.menu())
