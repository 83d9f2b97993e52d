"""Setting a game up: who plays which side, by which rules, from which seed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.core.words import one_line
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.controls import Choice, Segments
from zombiegames.ui.kit.i18n import has, tr, tr_list
from zombiegames.ui.kit.lists import Scroll
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.scene import Push, Reset
from zombiegames.ui.kit.seats import SIDES, Side
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.theme import (
    ACT,
    BONE,
    INK,
    MUTED,
    PLAYERS,
    TITLE,
    TITLES,
    ZOMBIE_TEXT,
)
from zombiegames.ui.kit.widget import Button, Label, Panel, Widget
from zombiegames.ui.pages.drafts import AGAINST, BOTH, LONGEST_NAME, WATCH, Draft

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition


LONGEST_SEED = 24
"""Letters of a seed."""


class SidePicture(Widget):
    """The picture of a side; a click takes that side."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        game: str,
        side: Side,
        mine: bool,
        action: Callable[[], Transition],
        *,
        tooltip: str,
        enabled: bool,
    ) -> None:
        super().__init__(look, rect, tooltip=tooltip, enabled=enabled, focusable=enabled)
        self.game = game
        self.side = side
        self.mine = mine
        """Whether a person has this side."""
        self.action = action

    def activate(self) -> None:
        """Take the side."""
        if self.enabled:
            self.outcome = self.action()

    def describe(self) -> str:
        """Say the name of the side."""
        return tr(f"{self.game}.side.{self.side.key}")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture with the name of the side on it."""
        look, rect = self.look, self.rect

        def make() -> pygame.Surface:
            wide = max(rect.w, rect.h * 5 // 4)
            picture = look.assets.picture(self.side.art, (wide, wide * 4 // 5))
            whole = pygame.Surface(rect.size, pygame.SRCALPHA)
            whole.fill(look.colour(self.side.ground))
            whole.blit(picture, picture.get_rect(center=(rect.w // 2, rect.h // 2)))
            mask = paint.rounded(rect.size, look.px(10), (255, 255, 255))
            whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            return whole.convert_alpha()

        surface.blit(look.assets.painted(("side", self.side.key, rect.size), make), rect)
        band = pygame.Rect(rect.x, rect.bottom - look.px(52), rect.w, look.px(52))
        paint.panel(surface, look, band, INK, radius=10, alpha=205)
        words = fit_text(look, self.describe(), TITLE, 34 / look.text_size, band.size, lines=1)
        draw_lines(surface, look, words, TITLE, self.side.text, band, align="center")
        if self.hovered and self.enabled:
            key = ("frame", rect.size, look.scale)
            ring = look.assets.painted(
                key,
                lambda: paint.rounded(
                    rect.size, look.px(10), INK, alpha=0, border=ACT, width=look.px(3)
                ).convert_alpha(),
            )
            surface.blit(ring, rect)


class ColourButton(Widget):
    """The sign of a seat; a click gives it the next colour."""

    def __init__(
        self, look: Look, rect: pygame.Rect, colour: str, change: Callable[[int], Transition]
    ) -> None:
        super().__init__(look, rect, tooltip=tr("ui.setup.colour", name=tr(f"ui.colour.{colour}")))
        self.colour = next(player for player in PLAYERS if player.name == colour)
        self.change = change

    def takes_again(self) -> bool:
        """Colours are gone through quickly."""
        return True

    def activate(self) -> None:
        """Take the next colour."""
        self.outcome = self.change(1)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the shape in its colour."""
        look = self.look
        side = min(self.rect.size) * (9 if self.hovered else 8) // 10
        sign = paint.shape(
            look, self.colour.shape, side, look.colour(self.colour.fill), look.colour(BONE)
        )
        surface.blit(sign, sign.get_rect(center=self.rect.center))


class Setup(TitledPage):
    """One game being set up. Everything chosen is remembered for the next time."""

    widest = 1180
    tallest = 820

    def __init__(self, game: str, seed: str = "") -> None:
        self.game = game
        self._seed = seed
        self.title_colour = TITLES.get(game, ZOMBIE_TEXT)

    def enter(self, app: Program) -> None:
        """Start from the last setup of the game."""
        super().enter(app)
        from zombiegames.ai.levels import LEVELS

        info = app.games[self.game]
        names = tr_list("ui.bot_name.names")
        kept = app.settings.setups.get(self.game)
        draft = Draft.again(info, LEVELS, names, kept) if kept else None
        self.draft = draft or Draft.fresh(info, LEVELS, names, app.settings.player_name)
        self.draft.seed = one_line(self._seed, LONGEST_SEED)

    def title(self) -> str:
        """Name of the game."""
        return tr(f"{self.game}.title")

    def hint(self) -> str:
        """What it is about, in a line."""
        return tr(f"{self.game}.tagline")

    # -- layout ------------------------------------------------------------------------

    def content(self, body: pygame.Rect) -> None:
        """Seats to the left, rules to the right, the start below."""
        look = self.look
        gap = look.px(20)
        bar = look.px(max(58, 19 * look.text_size * 2.0))
        high = body.h - bar - gap
        left = pygame.Rect(body.x, body.y, body.w * 6 // 10 - gap // 2, high)
        right = pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, high)
        if self.game in SIDES:
            self._build_sides(left)
        else:
            self._build_seats(left)
        self._build_rules(right)
        self._build_bar(pygame.Rect(body.x, body.bottom - bar, body.w, bar), right.w)

    def _build_bar(self, rect: pygame.Rect, wide: int) -> None:
        look = self.look
        double = self.draft.double_name(self._unnamed())
        reason = tr("ui.setup.same_name", name=double) if double else ""
        place = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
        go = Button(
            look,
            place,
            tr("ui.setup.start"),
            self._start,
            kind="commit",
            units=21,
            tooltip=reason,
            enabled=not double,
        )
        self.add(go, "start")
        self.focus.default = go
        room = rect.w - wide - look.px(20)
        buttons = [("rules", tr("ui.menu.rules"), self._rules, "rule-book")]
        if len(self.draft.seats) == 2:
            buttons.append(("swap", tr("ui.setup.swap"), self._swap, "card-exchange"))
        each = min(look.px(250), (room - look.px(12)) // 2)
        for at, (key, words, action, icon) in enumerate(buttons):
            place = pygame.Rect(rect.x + at * (each + look.px(12)), rect.y, each, rect.h)
            self.add(Button(look, place, words, action, icon=icon), key)

    # -- seats -------------------------------------------------------------------------

    def _unnamed(self) -> list[str]:
        """Name those who typed no name: never "you", for the log tells of everybody alike."""
        return [tr("ui.setup.player", n=at + 1) for at in range(len(self.draft.seats))]

    def _build_sides(self, rect: pygame.Rect) -> None:
        look, draft = self.look, self.draft
        modes = [(mode, tr(f"ui.setup.{mode}")) for mode in (AGAINST, BOTH, WATCH)]
        tips = [tr(f"ui.setup.{mode}_tip") for mode in (AGAINST, BOTH, WATCH)]
        top = pygame.Rect(rect.x, rect.y, rect.w, self.row)
        self.add(Segments(look, top, modes, draft.mode, self._set_mode, tips=tips), "mode")
        gap = look.px(20)
        y = top.bottom + gap
        wide = (rect.w - gap) // 2
        for at, side in enumerate(SIDES[self.game]):
            panel = pygame.Rect(rect.x + at * (wide + gap), y, wide, rect.bottom - y)
            self._build_side(panel, at, side)

    def _build_side(self, panel: pygame.Rect, at: int, side: Side) -> None:
        look, draft = self.look, self.draft
        seat = draft.seats[at]
        pad, gap, row = look.px(16), look.px(10), self.row
        self.add(Panel(look, panel))
        inner = panel.inflate(-2 * pad, -2 * pad)
        controls = 2 * row + 2 * gap
        art = pygame.Rect(inner.x, inner.y, inner.w, max(look.px(60), inner.h - controls - gap))
        choosable = draft.mode == AGAINST and not seat.person
        key = f"{self.game}.side.{side.key}_goal"
        picture = SidePicture(
            look,
            art,
            self.game,
            side,
            seat.person,
            lambda: self._choose_side(at),
            tooltip=tr("ui.setup.side") if choosable else tr(key) if has(key) else "",
            enabled=choosable,
        )
        self.add(picture, f"side {at}")
        y = art.bottom + gap
        place = pygame.Rect(inner.x, y, inner.w, row)
        self._add_kind(place, at)
        y += row + gap
        self._add_name(pygame.Rect(inner.x, y, inner.w, row), at)

    def _add_kind(self, place: pygame.Rect, at: int, *, small: bool = False) -> None:
        words = (tr("ui.setup.person"), tr("ui.setup.bot"))
        kind = Segments(
            self.look,
            place,
            [(True, "" if small else words[0]), (False, "" if small else words[1])],
            self.draft.seats[at].person,
            lambda person: self._set_person(at, person),
            icons=("person", "robot-antennas"),
            tips=words if small else (),
        )
        self.add(kind, f"kind {at}")

    def _add_name(self, place: pygame.Rect, at: int) -> None:
        look, seat = self.look, self.draft.seats[at]
        if seat.person:
            name = TextInput(
                look,
                place,
                seat.name,
                lambda text: self._set_name(at, text),
                hint=self._unnamed()[at],
                longest=LONGEST_NAME,
                tooltip=tr("ui.setup.name"),
            )
            self.add(name, f"name {at}")
        else:
            level = place
            if self.draft.styles:
                wide = (place.w - look.px(8)) * 38 // 100
                level = pygame.Rect(place.x, place.y, place.w - wide - look.px(8), place.h)
                self._add_style(pygame.Rect(place.right - wide, place.y, wide, place.h), at)
            choice = Choice(
                look,
                level,
                seat.name,
                [(name, tr(f"ui.level.{name}")) for name in self.draft.levels],
                seat.level,
                lambda value: self._set_level(at, value),
                share=0.55,
                tooltip=tr(f"ui.level.{seat.level}_tip"),
            )
            self.add(choice, f"level {at}")

    def _add_style(self, place: pygame.Rect, at: int) -> None:
        seat = self.draft.seats[at]
        choice = Choice(
            self.look,
            place,
            "",
            [(style, tr(f"ui.style.{style or 'any'}")) for style in ("", *self.draft.styles)],
            seat.style,
            lambda value: self._set_style(at, value),
            tooltip=tr(f"ui.style.{seat.style or 'any'}_tip"),
        )
        self.add(choice, f"style {at}")

    def _build_seats(self, rect: pygame.Rect) -> None:
        look, draft = self.look, self.draft
        self.add(Panel(look, rect))
        pad, gap = look.px(18), look.px(12)
        inner = rect.inflate(-2 * pad, -2 * pad)
        y = inner.y
        if len(draft.info.seats) > 1:
            counts = [(n, str(n)) for n in draft.info.seats]
            label = pygame.Rect(inner.x, y, inner.w * 35 // 100, self.row)
            self.add(Label(look, label, tr("ui.setup.number")))
            place = pygame.Rect(label.right, y, inner.right - label.right, self.row)
            chosen = len(draft.seats)
            self.add(Segments(look, place, counts, chosen, self._set_count), "count")
            y += self.row + gap
        area = Scroll(look, pygame.Rect(inner.x, y, inner.w + look.px(14), inner.bottom - y))
        self.add(area)
        first = len(self.focus.widgets)
        wide = inner.w
        for at, seat in enumerate(draft.seats):
            sign = pygame.Rect(inner.x, y, self.row, self.row)
            self.add(
                ColourButton(look, sign, seat.colour, partial(self._next_colour, at)),
                f"colour {at}",
            )
            small = bool(draft.styles)
            share = 22 if small else 52
            kind = pygame.Rect(sign.right + gap, y, (wide - sign.w - 2 * gap) * share // 100, 0)
            kind.h = self.row
            self._add_kind(kind, at, small=small)
            name = pygame.Rect(kind.right + gap, y, inner.x + wide - kind.right - gap, self.row)
            self._add_name(name, at)
            y += self.row + gap
        area.hold(self.focus.widgets[first:], y)

    # -- rules -------------------------------------------------------------------------

    def _build_rules(self, rect: pygame.Rect) -> None:
        look, draft = self.look, self.draft
        self.add(Panel(look, rect))
        pad, gap = look.px(18), look.px(8)
        inner = rect.inflate(-2 * pad, -2 * pad)
        seed = pygame.Rect(inner.x, inner.bottom - self.row, inner.w, self.row)
        area = Scroll(
            look,
            pygame.Rect(inner.x, inner.y, inner.w + look.px(14), seed.y - inner.y - look.px(10)),
        )
        self.add(area)
        first = len(self.focus.widgets)
        wide = inner.w
        y = inner.y
        names = [(name, tr(f"{self.game}.preset.{name}.name")) for name in draft.info.presets]
        chosen = draft.preset
        if not chosen:
            names.append(("", tr(f"{self.game}.preset.custom.name")))
        place = pygame.Rect(inner.x, y, wide, self.row)
        words = tr("ui.setup.preset")
        self.add(Choice(look, place, words, names, chosen, self._set_preset, share=0.58), "preset")
        y += self.row + gap
        words = tr(f"{self.game}.preset.{chosen or 'custom'}.text")
        fitted = fit_text(look, words, "body", 15, (wide, look.px(400)))
        about = pygame.Rect(inner.x, y, wide, fitted.height)
        self.add(Label(look, about, words, units=15, colour=MUTED, valign="top"))
        y = about.bottom + look.px(12)
        for option in draft.info.options:
            key = f"{self.game}.option.{option.name}"
            values = [(value, tr(f"{key}.{str(value).lower()}")) for value in draft.values(option)]
            choice = Choice(
                look,
                pygame.Rect(inner.x, y, wide, self.row),
                tr(f"{key}.name"),
                values,
                draft.options[option.name],
                partial(self._set_option, option.name),
                tooltip=tr(f"{key}.text"),
                share=0.58,
            )
            self.add(choice, f"option {option.name}")
            y += self.row + gap
        area.hold(self.focus.widgets[first:], y - gap)
        label = pygame.Rect(seed.x, seed.y, seed.w * 30 // 100, seed.h)
        self.add(Label(look, label, tr("ui.setup.seed")))
        field = pygame.Rect(label.right, seed.y, seed.right - label.right, seed.h)
        entry = TextInput(
            look,
            field,
            draft.seed,
            self._set_seed,
            hint=tr("ui.setup.seed_hint"),
            longest=LONGEST_SEED,
            tooltip=tr("ui.setup.seed_tip"),
        )
        self.add(entry, "seed")

    # -- changes -----------------------------------------------------------------------

    def _changed(self) -> Transition:
        self.rebuild()
        return None

    def _set_mode(self, mode: str) -> Transition:
        self.draft.set_mode(mode, self.app.settings.player_name)
        return self._changed()

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

    def _set_style(self, at: int, style: str) -> Transition:
        self.draft.seats[at].style = style
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

    def _set_preset(self, name: str) -> Transition:
        if name:
            self.draft.set_preset(name)
        return self._changed()

    def _set_option(self, name: str, value: Any) -> Transition:
        self.draft.options[name] = value
        return self._changed()

    def _set_seed(self, seed: str) -> Transition:
        self.draft.seed = seed
        return None

    # -- ways out ----------------------------------------------------------------------

    def _rules(self) -> Transition:
        from zombiegames.ui.pages.rules import Rules

        return Push(Rules(self.game))

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
