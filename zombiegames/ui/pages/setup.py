"""Setting a game up: what it is, who plays, by which rules, from which seed."""

from __future__ import annotations

from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING

import pygame

from zombiegames.core.words import one_line
from zombiegames.ui.kit.controls import Chooser, Segments
from zombiegames.ui.kit.i18n import plural, tr, tr_list
from zombiegames.ui.kit.lists import Scroll
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.scene import Push, Reset
from zombiegames.ui.kit.text import full_height
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.theme import (
    BODY,
    BONE,
    FLAVOUR,
    PLAYERS,
    SEMI,
)
from zombiegames.ui.kit.widget import Button, Label, Panel
from zombiegames.ui.pages.drafts import LONGEST_NAME, Draft
from zombiegames.ui.pages.house_rules import GAP, LONGEST_SEED, PAD, HouseRules
from zombiegames.ui.pages.portraits import ColourButton, GamePicture, SidePicture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.kit.widget import Widget

    Paragraph = tuple[str, str, float, Colour]
    """Words, font role, units, colour."""


ART_GAP = 20
"""Units between a picture and the words beside it."""


class Setup(TitledPage):
    """One game being set up. Everything chosen is remembered for the next time."""

    widest = 1180
    tallest = 820

    def __init__(self, game: str, seed: str = "") -> None:
        self.game = game
        self._seed = seed
        self._folded = True
        """Whether the house rules are one line."""

    def enter(self, app: Program) -> None:
        """Start from the last setup of the game, or propose computers by the games won."""
        super().enter(app)
        from zombiegames.ai.levels import LEVELS

        info = app.games[self.game]
        names = tr_list("ui.bot_name.names")
        first = not app.statistics.tally(self.game).won
        kept = app.settings.setups.get(self.game)
        beaten = [level for level in LEVELS if app.statistics.tally(self.game, level).won]
        draft = kept and Draft.again(info, LEVELS, names, kept, first=first, beaten=beaten)
        self.draft = draft or Draft.fresh(
            info, LEVELS, names, app.settings.player_name, first=first, beaten=beaten
        )
        self.draft.seed = one_line(self._seed, LONGEST_SEED)
        self._house = HouseRules(self, self.draft)
        entry = app.tables[self.game]
        self.title_colour, self._sides = entry.title, entry.sides

    def title(self) -> str:
        """Name of the game."""
        return tr(f"{self.game}.title")

    def hint(self) -> str:
        """For how many it is, and how long it takes."""
        return f"{tr(f'{self.game}.players')} · {tr(f'{self.game}.duration')}"

    # -- layout ------------------------------------------------------------------------

    @property
    def _gap(self) -> int:
        return self.look.px(GAP)

    @property
    def _pad(self) -> int:
        return self.look.px(PAD)

    def _wide(self, words: str, role: str = SEMI) -> int:
        """Pixels that words of a control take where nothing is shrunk."""
        return self.look.font(role, 17).size(words)[0]

    def content(self, body: pygame.Rect) -> None:
        """What it is and who plays it, or the house rules; below, the way to begin."""
        look = self.look
        high = look.px(max(58, 19 * look.text_size * 2.0))
        bar = pygame.Rect(body.x, body.bottom - high, body.w, high)
        room = pygame.Rect(body.x, body.y, body.w, bar.y - look.px(16) - body.y)
        area = Scroll(look, pygame.Rect(room.topleft, (room.w + look.px(20), room.h)))
        area.subject = "seats" if self._folded else "rules"
        self.add(area, "area")
        first = len(self.focus.widgets)
        if self._folded or self._house.height(room.w) <= self._spare(room):
            bottom = self._build_game(room)
        else:
            fold = pygame.Rect(room.x, room.y, room.w, self.row)
            self._build_fold(fold)
            panel = pygame.Rect(room.x, fold.bottom + self._gap, room.w, self._house.height(room.w))
            panel.h = max(panel.h, room.bottom - panel.y)
            self._house.build(panel)
            bottom = panel.bottom
        area.hold(self.focus.widgets[first:], bottom)
        self._build_bar(bar)

    def _build_bar(self, rect: pygame.Rect) -> None:
        look = self.look
        double = self.draft.double_name(self._unnamed())
        reason = tr("ui.setup.same_name", name=double) if double else ""
        left, right = self._halves(rect)
        wide = (left.w - self._gap) // 2
        teach = pygame.Rect(left.right - wide, left.y, wide, left.h)
        left.w = left.w - wide - self._gap
        help_ = Button(look, left, tr("ui.setup.help"), self._rules, icon="rule-book", units=19)
        self.add(help_, "rules")
        self.add(Button(look, teach, tr("ui.menu.learn"), self._learn, units=19), "learn")
        go = Button(
            look,
            right,
            tr("ui.setup.start"),
            self._start,
            kind="commit",
            units=21,
            tooltip=reason,
            enabled=not double,
        )
        self.add(go, "start")
        self.focus.default = go

    def _halves(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        wide = (rect.w - self._gap) // 2
        left = pygame.Rect(rect.x, rect.y, wide, rect.h)
        return left, pygame.Rect(rect.right - wide, rect.y, wide, rect.h)

    # -- what it is --------------------------------------------------------------------

    def _words_high(self, paragraphs: Sequence[Paragraph], wide: int) -> int:
        high = sum(
            full_height(self.look, words, role, units, wide) + self._gap
            for words, role, units, _ in paragraphs
        )
        return high - self._gap

    def _art_wide(self, rect: pygame.Rect, paragraphs: Sequence[Paragraph]) -> int:
        """Pixels of a picture with words beside it: they are whole before it is large."""
        wide = min(rect.h * 5 // 4, rect.w * 66 // 100)
        gap = self.look.px(ART_GAP)
        while wide > self.look.px(80):
            if self._words_high(paragraphs, rect.w - wide - gap) <= rect.h:
                break
            wide = wide * 9 // 10
        return wide

    def _describe(
        self, rect: pygame.Rect, art: Widget, wide: int, paragraphs: Sequence[Paragraph]
    ) -> None:
        """Place a picture, whole, and words beside it."""
        look = self.look
        art.rect = pygame.Rect(rect.x, 0, wide, wide * 4 // 5)
        art.rect.centery = rect.centery
        left = art.rect.right + look.px(ART_GAP)
        high = self._words_high(paragraphs, rect.right - left)
        y = rect.y + max(0, rect.h - high) // 2
        for words, role, units, colour in paragraphs:
            high = self._words_high([(words, role, units, colour)], rect.right - left)
            place = pygame.Rect(left, y, rect.right - left, high)
            self.add(Label(look, place, words, role=role, units=units, colour=colour))
            y = place.bottom + self._gap

    # -- seats -------------------------------------------------------------------------

    def _unnamed(self) -> list[str]:
        """Name those who typed no name: never "you", for the log tells of everybody alike.

        Persons are counted among themselves: a lone one is the first, whatever their seat.
        """
        persons = accumulate(seat.person for seat in self.draft.seats)
        return [tr("ui.setup.player", n=max(1, n)) for n in persons]

    def _seat_high(self, room: pygame.Rect) -> int:
        """Pixels of the panel of a seat."""
        wide = self._halves(room)[0].w - 2 * self._pad
        return self._seat_lines(wide) * (self.row + self._gap) - self._gap + 2 * self._pad

    def _head_high(self, room: pygame.Rect) -> int:
        """Pixels of number and house rules, with the gap below them."""
        return self._head_lines(self._halves(room)[0].w) * (self.row + self._gap)

    def _spare(self, room: pygame.Rect, rows: int = 0) -> int:
        """Pixels above so many rows of seats, or all of them; none where seats are sides."""
        if self._sides:
            return 0
        rows = rows or -(-len(self.draft.seats) // 2)
        seats = rows * (self._seat_high(room) + self._gap)
        return room.h - self._head_high(room) - seats - self._gap

    def _build_game(self, room: pygame.Rect) -> int:
        """Number, game and seats, two beside each other; gives where they end.

        The picture takes the room there is, and no less than its words need: then whole rows of
        seats are seen first, and the others scrolled to.
        """
        look, gap, pad = self.look, self._gap, self._pad
        if self._sides:
            return self._build_sides(room)
        paragraphs: list[Paragraph] = [
            (tr(f"{self.game}.about"), BODY, 18, BONE),
            (tr(f"{self.game}.goal"), SEMI, 19, self.title_colour),
        ]
        wide = room.w - 2 * pad - look.px(170 + ART_GAP)
        least = max(look.px(136), self._words_high(paragraphs, wide)) + 2 * pad
        rows = seen = -(-len(self.draft.seats) // 2)
        while seen > 1 and self._spare(room, seen) < least:
            seen -= 1
        # The number stands above all that it changes the height of: it stays under the pointer.
        top = self._build_head(pygame.Rect(room.x, room.y, room.w, 0))
        about = pygame.Rect(room.x, top, room.w, max(least, self._spare(room, seen)))
        bottom = about.bottom
        if not self._folded:
            rules = pygame.Rect(room.x, 0, room.w, self._house.height(room.w))
            about.h -= rules.h + gap
            if about.h < least:
                rules.h = bottom - about.y
            rules.bottom = bottom
            self._house.build(rules)
        if about.h >= least:
            tagline: Paragraph = (tr(f"{self.game}.tagline"), FLAVOUR, 22, BONE)
            if self._words_high([tagline, *paragraphs], wide) <= about.h - 2 * pad:
                paragraphs.insert(0, tagline)
            self.add(Panel(look, about))
            art = GamePicture(look, about, self.game)
            self.add(art)
            inner = about.inflate(-2 * pad, -2 * pad)
            self._describe(inner, art, self._art_wide(inner, paragraphs), paragraphs)
        y, high = bottom + gap, self._seat_high(room)
        for at in range(len(self.draft.seats)):
            row, column = divmod(at, 2)
            panel = self._halves(room)[column]
            panel.y, panel.h = y + row * (high + gap), high
            self.add(Panel(look, panel))
            self._build_seat(panel.inflate(-2 * pad, -2 * pad), at)
        return y + rows * (high + gap) - gap

    def _build_sides(self, room: pygame.Rect) -> int:
        """The two sides beside each other, each with its goal and who plays it."""
        look, gap, pad = self.look, self._gap, self._pad
        sides = self._sides
        seat = self._seat_high(room)
        about = tr(f"{self.game}.about")
        high = full_height(look, about, BODY, 18, room.w) + gap
        bottom = room.bottom - self._head_high(room)
        least = seat + self._halves(room)[0].w * 4 // 10
        row = pygame.Rect(room.x, room.y, room.w, max(least, bottom - room.y))
        if row.h - high >= least:
            label = pygame.Rect(room.x, room.y, room.w, high - gap)
            self.add(Label(look, label, about, units=18))
            row.y, row.h = row.y + high, row.h - high
        above = pygame.Rect(0, 0, self._halves(room)[0].w - 2 * pad, row.h - seat - pad)
        goals: list[list[Paragraph]] = [
            [(tr(f"{self.game}.side.{side.key}_goal"), SEMI, 20, side.text)] for side in sides
        ]
        wide = min(self._art_wide(above, goal) for goal in goals)
        for at, panel in enumerate(self._halves(row)):
            self.add(Panel(look, panel))
            choosable = self.draft.can_choose(at)
            art = SidePicture(
                look,
                panel,
                self.game,
                sides[at],
                partial(self._choose_side, at),
                tooltip=tr("ui.setup.side") if choosable else "",
                enabled=choosable,
            )
            self.add(art, f"side {at}")
            inner = panel.inflate(-2 * pad, -2 * pad)
            above.topleft = inner.topleft
            self._describe(above, art, wide, goals[at])
            controls = pygame.Rect(inner.x, above.bottom + pad, inner.w, seat - 2 * pad)
            self._build_seat(controls, at)
        return self._build_head(pygame.Rect(room.x, row.bottom + gap, room.w, 0)) - gap

    def _head_lines(self, wide: int) -> int:
        """Whether number and house rules stand side by side or one below the other."""
        return 1 if self._wide(self._fold_line()) + self.look.px(60) <= wide else 2

    def _build_head(self, rect: pygame.Rect) -> int:
        """The number of players, or the change of sides, and the folded house rules."""
        look = self.look
        rect.h = self.row
        left, right = self._halves(rect)
        if self._head_lines(left.w) > 1:
            left = rect
            right = rect.move(0, self.row + self._gap)
        if self._sides:
            swap = Button(look, left, tr("ui.setup.swap"), self._swap, icon="card-exchange")
            self.add(swap, "swap")
        else:
            words = tr("ui.setup.number")
            label = pygame.Rect(left.x, left.y, self._wide(words, BODY) + look.px(16), left.h)
            self.add(Label(look, label, words))
            place = pygame.Rect(label.right, left.y, left.right - label.right, left.h)
            counts = [(n, str(n)) for n in self.draft.info.seats]
            chosen = len(self.draft.seats)
            self.add(Segments(look, place, counts, chosen, self._set_count), "count")
        self._build_fold(right)
        return right.bottom + self._gap

    def _fold_line(self, rules: str = "") -> str:
        key = "ui.setup.unfold" if self._folded else "ui.setup.fold"
        return tr(key, rules=rules or self._house.line())

    def _build_fold(self, place: pygame.Rect) -> None:
        words = self._fold_line()
        if self._wide(words) + self.look.px(60) > place.w:
            changed = len(self.draft.changed)
            words = self._fold_line(plural("ui.setup.changed", changed))
        self.add(Button(self.look, place, words, self._fold, units=17), "fold")

    def _kind_wide(self, *, icons: bool) -> int:
        """Pixels of the switch between person and computer."""
        look = self.look
        words = max(self._wide(tr("ui.setup.person")), self._wide(tr("ui.setup.bot")))
        mark = min(self.row * 6 // 10, look.px(26)) + look.px(6) if icons else 0
        return 2 * (words + mark + look.px(20))

    def _level_wide(self) -> int:
        """Pixels of the choice of a level, without the name of the computer."""
        levels = (tr(f"ui.level.{level}") for level in self.draft.levels)
        return max(map(self._wide, levels)) + 2 * min(self.row, self.look.px(38)) + self.look.px(4)

    def _name_wide(self) -> int:
        """Pixels of the name of a computer and its level, with the gap before them."""
        names = (self._wide(seat.name, BODY) for seat in self.draft.seats if not seat.person)
        return self._gap + max(names, default=0) + self.look.px(16) + self._level_wide()

    def _seat_lines(self, wide: int) -> int:
        """Lines of controls that a seat needs so that no word is shrunk."""
        sign = 0 if self._sides else self.row + self._gap
        return 1 if sign + self._kind_wide(icons=False) + self._name_wide() <= wide else 2

    def _build_seat(self, rect: pygame.Rect, at: int) -> None:
        look, gap = self.look, self._gap
        one_line = self._seat_lines(rect.w) == 1
        place = pygame.Rect(rect.x, rect.y, rect.w, self.row)
        if not self._sides:
            sign = pygame.Rect(rect.x, rect.y, self.row, self.row)
            colour = self.draft.seats[at].colour
            self.add(
                ColourButton(look, sign, colour, partial(self._next_colour, at)), f"colour {at}"
            )
            place.w -= sign.w + gap
            place.x = sign.right + gap
        if not one_line:
            self._add_kind(place, at)
            self._add_name(pygame.Rect(rect.x, place.bottom + gap, rect.w, self.row), at)
            return
        kind = place.copy()
        kind.w = self._kind_wide(icons=place.w >= self._kind_wide(icons=True) + self._name_wide())
        self._add_kind(kind, at)
        left = kind.right + gap
        self._add_name(pygame.Rect(left, place.y, place.right - left, self.row), at)

    def _add_kind(self, place: pygame.Rect, at: int) -> None:
        kind = Segments(
            self.look,
            place,
            [(True, tr("ui.setup.person")), (False, tr("ui.setup.bot"))],
            self.draft.seats[at].person,
            partial(self._set_person, at),
            icons=("person", "robot-antennas") if place.w >= self._kind_wide(icons=True) else (),
        )
        self.add(kind, f"kind {at}")

    def _add_name(self, place: pygame.Rect, at: int) -> None:
        look, seat = self.look, self.draft.seats[at]
        if seat.person:
            name = TextInput(
                look,
                place,
                seat.name,
                partial(self._set_name, at),
                hint=self._unnamed()[at],
                longest=LONGEST_NAME,
                tooltip=tr("ui.setup.name"),
            )
            self.add(name, f"name {at}")
        else:
            choice = Chooser(
                look,
                place,
                seat.name,
                [(name, tr(f"ui.level.{name}")) for name in self.draft.levels],
                seat.level,
                partial(self._set_level, at),
                share=max(0.5, self._level_wide() / place.w),
                tooltip=tr(f"ui.level.{seat.level}_tip"),
            )
            self.add(choice, f"level {at}")

    # -- changes -----------------------------------------------------------------------

    def _changed(self) -> Transition:
        self.rebuild()
        return None

    def _fold(self) -> Transition:
        self._folded = not self._folded
        return self._changed()

    def back(self) -> Transition:
        """Esc first folds the house rules."""
        return super().back() if self._folded else self._fold()

    def _set_count(self, count: int) -> Transition:
        self.draft.set_count(count)
        return self._changed()

    def _set_person(self, at: int, person: bool) -> Transition:
        first = not any(seat.person for seat in self.draft.seats)
        self.draft.set_person(at, person, self.app.settings.player_name if first else "")
        return self._changed()

    def _set_name(self, at: int, text: str) -> Transition:
        self.draft.seats[at].name = text
        return self._changed()

    def _set_level(self, at: int, level: str) -> Transition:
        self.draft.seats[at].level = level
        return self._changed()

    def _next_colour(self, at: int, by: int) -> Transition:
        names = [player.name for player in PLAYERS]
        now = names.index(self.draft.seats[at].colour)
        self.draft.take_colour(at, names[(now + by) % len(names)])
        return self._changed()

    def _choose_side(self, at: int) -> Transition:
        self.draft.choose_side(at)
        return self._changed()

    def _swap(self) -> Transition:
        self.draft.swap()
        return self._changed()

    # -- ways out ----------------------------------------------------------------------

    def _rules(self) -> Transition:
        from zombiegames.ui.pages.rules import Rules

        return Push(Rules(self.game))

    def _learn(self) -> Transition:
        return Push(self.app.learn(self.game))

    def _start(self) -> Transition:
        from zombiegames.core.match import Match

        draft, settings = self.draft, self.app.settings
        settings.setups[self.game] = draft.kept()
        person = next((seat.shown_name for seat in draft.seats if seat.person), "")
        if person:
            settings.player_name = person
        settings.save()
        match = Match(
            draft.info,
            draft.controllers(self._unnamed()),
            seed=draft.seed.strip() or None,
            options=draft.options,
        )
        return Reset(self.app.open_match(match))
