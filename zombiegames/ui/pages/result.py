"""How a game ended, and what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.faces import mounted
from zombiegames.ui.kit.i18n import has, plural, tr
from zombiegames.ui.kit.page import Dialog
from zombiegames.ui.kit.scene import Pop, Reset
from zombiegames.ui.kit.seats import seat_name
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import ACT, BODY, BONE, FLAVOUR, MUTED, SEMI, WELL
from zombiegames.ui.kit.widget import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Outcome
    from zombiegames.ui.kit.scene import Offer, Program, Transition
    from zombiegames.ui.kit.seats import TableEntry
    from zombiegames.ui.kit.theme import Colour


def winner_words(match: Match, outcome: Outcome, entry: TableEntry) -> str:
    """Say who won in one sentence, by name."""
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    names = [seat_name(match.controllers[seat]) for seat in winners]
    if len(winners) == len(outcome.ranks):
        return tr("ui.result.draw")
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


DUSK = (96, 104, 132)
"""What dims the picture of who lost."""


class Result(Dialog):
    """The end of a game, over its table.

    ``turns``: how many there were, as the table counts them, 0: not said; ``encores``: what of the
    end the table can show again.
    """

    wide = 620
    dim = 130
    banner = 190

    def __init__(
        self,
        match: Match,
        *,
        turns: int = 0,
        encores: Callable[[], Sequence[Offer]] = tuple,
    ) -> None:
        outcome = match.outcome
        assert outcome is not None
        self.match = match
        self.outcome = outcome
        self.turns = turns
        self.encores = encores

    def enter(self, app: Program) -> None:
        """Sound the end."""
        super().enter(app)
        self._entry = app.tables[self.match.info.id]
        app.play("lose" if self.lost else "win")

    @property
    def _persons(self) -> list[int]:
        """Ranks of the persons at the table."""
        ranks = zip(self.outcome.ranks, self.match.controllers, strict=True)
        return [rank for rank, controller in ranks if controller.startswith("person")]

    @property
    def lost(self) -> bool:
        """Whether there were persons, and none of them won."""
        return bool(self._persons) and 1 not in self._persons

    @property
    def heading_colour(self) -> Colour:  # type: ignore[override]
        """Gold for who won, grey for who lost."""
        return MUTED if self.lost else ACT if self._persons else self._entry.title

    def heading(self) -> str:
        """Who won; to a lone person, whether they did."""
        winners = self.outcome.ranks.count(1)
        if len(self._persons) == 1 and winners < len(self.outcome.ranks):
            return tr("ui.result.you_lose" if self.lost else "ui.result.you_win")
        return winner_words(self.match, self.outcome, self._entry)

    def text(self) -> str:
        """Why, and who won where the heading does not say it."""
        winner = winner_words(self.match, self.outcome, self._entry)
        reason = reason_words(self.match, self.outcome, self._entry)
        return reason if winner == self.heading() else f"{winner}. {reason}".strip()

    @property
    def columns(self) -> int:  # type: ignore[override]
        """No button stands alone: rows of two where there are four, else of three."""
        return 2 if len(self.buttons()) == 4 else 3

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """Again, again the other way round, look at table and end, leave."""
        two = len(self.match.controllers) == 2
        return [
            ("rematch", tr("ui.result.rematch"), "commit", lambda: self._again(False)),
            *(
                [("swapped", tr("ui.result.swapped"), "quiet", lambda: self._again(True))]
                if two
                else []
            ),
            ("watch", tr("ui.result.watch"), "quiet", Pop),
            *((name, words, "quiet", action) for name, words, action in self.encores()),
            ("menu", tr("ui.result.menu"), "quiet", self._menu),
        ]

    def content_height(self, width: int) -> int:
        """A row a seat and one line."""
        row = self.look.px(max(44, 17 * self.look.text_size * 1.8))
        return len(self.match.controllers) * (row + self.look.px(6)) + self._line()

    def _line(self) -> int:
        """Pixels of the facts: two lines."""
        return self.look.text_px(16) * 3 + self.look.px(6)

    def content(self, rect: pygame.Rect) -> None:
        """Seats in the order of their ranks, then how long it took."""
        look, match = self.look, self.match
        self._rows: list[tuple[pygame.Rect, int]] = []
        order = sorted(range(len(match.controllers)), key=lambda seat: self.outcome.ranks[seat])
        y, gap = rect.y, look.px(6)
        row = (rect.h - self._line()) // len(order) - gap
        for seat in order:
            self._rows.append((pygame.Rect(rect.x, y, rect.w, row), seat))
            y += row + gap
        line = pygame.Rect(rect.x, y, rect.w, rect.bottom - y)
        label = Label(
            look, line, self._facts(), role=FLAVOUR, units=16, colour=MUTED, align="center"
        )
        self.add(label)

    def _facts(self) -> str:
        """Say how long it took, and what is worth telling of it."""
        match = self.match
        words = [turns_words(match.info.id, self.turns)] if self.turns else []
        words += self._entry.facts(match, [seat_name(text) for text in match.controllers])
        return " · ".join(words)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table of seats over the panel."""
        super().draw(surface)
        look, match = self.look, self.match
        game = match.info.id
        self._draw_banner(surface)
        scored = any(self.outcome.scores)
        kept = self.app.settings.setups.get(game)
        colours = kept.colours if kept and len(kept.colours) == len(match.controllers) else ()
        for rect, seat in self._rows:
            first = self.outcome.ranks[seat] == 1
            paint.panel(surface, look, rect, WELL, radius=8)
            bar = pygame.Rect(rect.x, rect.y, look.px(6), rect.h)
            paint.panel(surface, look, bar, self._entry.seat_colour(seat, colours), radius=3)
            name = "trophy" if first else "death-skull"
            mark = look.icon(name, 24, self._entry.seat_colour(seat, colours))
            surface.blit(mark, mark.get_rect(midleft=(rect.x + look.px(18), rect.centery)))
            left = rect.x + look.px(54)
            name = seat_name(match.controllers[seat])
            half = (rect.right - left) // 2
            fitted = fit_text(look, name, SEMI, 18, (half, rect.h), lines=1)
            draw_lines(surface, look, fitted, SEMI, BONE, pygame.Rect(left, rect.y, half, rect.h))
            points = points_words(game, self.outcome.scores[seat]) if scored else ""
            words = " · ".join(part for part in (self._entry.side_name(seat), points) if part)
            place = pygame.Rect(left + half, rect.y, half - look.px(14), rect.h)
            fitted = fit_text(look, words, BODY, 17, place.size, lines=1)
            draw_lines(surface, look, fitted, BODY, MUTED, place, align="right")

    def _draw_banner(self, surface: pygame.Surface) -> None:
        """Draw the side that won, or the game."""
        look, game, rect = self.look, self.match.info.id, self.banner_rect
        if not rect.h:
            return
        winners = [seat for seat, rank in enumerate(self.outcome.ranks) if rank == 1]
        sides = self._entry.sides
        art = sides[winners[0]].art if sides else f"menu/emblem-{game}"

        taller = (rect.w, rect.h + look.px(16))
        banner = mounted(look, art, taller, look.px(16))
        surface.blit(banner, rect, pygame.Rect((0, 0), rect.size))
        if self.lost:
            surface.fill(DUSK, rect.clip(surface.get_clip()), pygame.BLEND_RGB_MULT)

    def _again(self, swapped: bool) -> Transition:
        from zombiegames.core.match import Match

        old = self.match
        seats = list(reversed(old.controllers)) if swapped else list(old.controllers)
        return Reset(self.app.open_match(Match(old.info, seats, options=old.options)))

    def _menu(self) -> Transition:
        return Reset(self.app.menu())
