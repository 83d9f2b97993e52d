"""The end of a lesson, over its table: what is known now, and where to go from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.learn.library import problems_of
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.faces import rounded_picture
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.lists import TextPanel
from zombiegames.ui.kit.page import Dialog
from zombiegames.ui.kit.scene import Pop, Push, Reset
from zombiegames.ui.pages.drafts import FIRST_PRESET
from zombiegames.ui.pages.scenery import banner_sky

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.learn.lesson import Plan
    from zombiegames.ui.kit.scene import Program, Transition


class LessonOver(Dialog):
    """Hands over to a game against the easiest opponents.

    ``go_on``: goes on at the table below, without the lesson; who leaves finds it on the menu, to
    be continued. ``home``: leads to where one came from.
    """

    unasked = True
    wide = 640
    columns = 2
    banner = 170

    def __init__(
        self, plan: Plan, go_on: Callable[[], None], home: Callable[[], Transition]
    ) -> None:
        self.plan = plan
        self.go_on = go_on
        self.home = home
        self.game = plan.record.game

    def enter(self, app: Program) -> None:
        """Sound the end."""
        super().enter(app)
        app.play("win")

    def heading(self) -> str:
        """The title of the lesson."""
        return tr(f"{self.game}.lesson.title")

    def text(self) -> str:
        """The last words of the teacher; after the first lesson, where the others are."""
        progress = self.app.profile.progress
        done = [game for game in self.app.games if progress.lesson(game).done]
        more = [tr("table.lesson.more")] if len(done) == 1 else []
        return "\n".join([tr(f"{self.game}.lesson.end"), *more])

    def _learned(self) -> str:
        rules = dict.fromkeys(rule for step in self.plan.steps for rule in step.rules)
        links = " · ".join(f"[[{rule}]]" for rule in rules)
        return f"**{tr('table.lesson.know')}**\n{tr(f'{self.game}.lesson.learns')}\n{links}"

    def _panel(self, rect: pygame.Rect) -> TextPanel:
        return TextPanel(self.look, rect, self._learned(), units=16, link=self._open_rule)

    def content_height(self, width: int) -> int:
        """As high as the words."""
        return self._panel(pygame.Rect(0, 0, width, 10_000)).content

    def content(self, rect: pygame.Rect) -> None:
        """What is known now, with its rules."""
        self.add(self._panel(rect), "learned")

    def buttons(self) -> list[tuple[str, str, str, object]]:
        """On from here or a game of one's own, a problem, another lesson, the menu."""
        if self.plan.goes_on:
            first = ("go_on", tr("table.lesson.go_on"), "commit", self._go_on)
        else:
            first = ("fresh", tr("table.lesson.fresh"), "commit", self._fresh)
        return [
            first,
            ("problem", tr("table.lesson.problem"), "quiet", self._problem),
            ("learn", tr("table.lesson.learn"), "quiet", self._learn),
            ("menu", tr("ui.result.menu"), "quiet", self._menu),
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dialog, and the game's picture above it."""
        super().draw(surface)
        rect = self.banner_rect
        if not rect.h:
            return
        night = self.app.tables[self.game].night
        key = ("lesson sky", self.game, rect.size, self.look.high_contrast)
        sky = self.look.assets.painted(key, lambda: banner_sky(self.look, rect.size, night))
        surface.blit(sky, rect)
        high = rect.h - self.look.px(20)
        size = (high * 5 // 4, high)
        picture = rounded_picture(self.look, f"menu/emblem-{self.game}", size, self.look.px(8))
        surface.blit(picture, picture.get_rect(center=rect.center))

    def back(self) -> Transition:
        """To where one came from."""
        self._keep()
        return self.home()

    def _menu(self) -> Transition:
        self._keep()
        return Reset(self.app.menu())

    def _keep(self) -> None:
        if self.plan.goes_on:
            self.go_on()

    def _learn(self) -> Transition:
        self._keep()
        return Reset(self.app.learn(self.game))

    def _go_on(self) -> Transition:
        self.go_on()
        return Pop()

    def _fresh(self) -> Transition:
        from zombiegames.core.match import Match

        record, info = self.plan.record, self.app.games[self.game]
        options = info.presets.get(FIRST_PRESET, record.options)
        scene = self.app.open_match(Match(info, record.controllers, options=options))
        self.app.notify("table.lesson.hints")
        return Reset(scene)

    def _problem(self) -> Transition:
        self._keep()
        return Reset(self.app.open_problem(self.game, problems_of(asset_root(), self.game)[0].name))

    def _open_rule(self, rule: str) -> Transition:
        return Push(self.app.rules(self.game, rule))
