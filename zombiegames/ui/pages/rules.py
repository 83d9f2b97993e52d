"""The rules of a game: chapters to the left, words to the right, a search above."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.controls import Chooser
from zombiegames.ui.kit.i18n import has, linked, plural, tr, tr_list
from zombiegames.ui.kit.lists import ListBox, TextPanel
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.signs import KEYS, SIGNS
from zombiegames.ui.kit.text import draw_lines, fit_text, full_height, literal, plain
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.theme import BONE, PANEL, SEMI
from zombiegames.ui.kit.widget import Panel

if TYPE_CHECKING:
    from zombiegames.ui.kit.scene import Transition


def chapter_of(game: str, rule: str) -> str:
    """Name the chapter a rule stands in; empty: none."""
    for chapter in tr_list(f"{game}.chapters"):
        if rule in tr_list(f"{game}.chapter.{chapter}.ids"):
            return chapter
    return ""


def _steps(game: str, chapter: str) -> list[tuple[str, str]]:
    """List (title, text) of the parts of a chapter that are no rules."""
    found = []
    for step in tr_list(f"{game}.chapter.{chapter}.steps"):
        stem = "tutorial" if has(f"{game}.tutorial.{step}.text") else "ruling"
        found.append((tr(f"{game}.{stem}.{step}.title"), tr(f"{game}.{stem}.{step}.text")))
    return found


def chapter_text(game: str, chapter: str) -> str:
    """Write a chapter out in the markup of text panels, each rule at an anchor of its id."""
    paragraphs = [f"# {tr(f'{game}.chapter.{chapter}.title')}"]
    paragraphs.append(linked(tr(f"{game}.chapter.{chapter}.intro"), game))
    for rule in tr_list(f"{game}.chapter.{chapter}.ids"):
        paragraphs += ["", f"@{rule} **{rule}**  {linked(tr(f'{game}.rule.{rule}'), game)}"]
    for title, text in _steps(game, chapter):
        paragraphs += ["", f"**{title}**", linked(text, game)]
    return "\n".join(paragraphs)


def search(game: str, words: str) -> list[tuple[str, str, str]]:
    """Find (chapter, rule id or title, text) of all that holds every word."""
    wanted = plain(words).split()
    found = []
    for chapter in tr_list(f"{game}.chapters"):
        name = tr(f"{game}.chapter.{chapter}.title")
        rules = [
            (rule, tr(f"{game}.rule.{rule}")) for rule in tr_list(f"{game}.chapter.{chapter}.ids")
        ]
        for title, text in [*rules, *_steps(game, chapter)]:
            body = plain(f"{title} {text} {name}")
            if all(word in body for word in wanted):
                found.append((chapter, title, text))
    return found


class Rules(TitledPage):
    """The rules browser; ``rule`` opens it at one rule."""

    def __init__(self, game: str, rule: str = "") -> None:
        self.game = game
        self.rule = rule
        self.chapter = chapter_of(game, rule) if rule else ""
        self.words = ""
        self._texts = 0
        """How many were shown: each one is read from where it begins."""

    def title(self) -> str:
        """Name the game."""
        return tr("ui.rules.title", game=tr(f"{self.game}.title"))

    def content(self, body: pygame.Rect) -> None:
        """Search and chapters to the left, the text to the right."""
        look, game = self.look, self.game
        self.title_colour = self.app.tables[game].title
        chapters = tr_list(f"{game}.chapters")
        if self.chapter not in chapters:
            self.chapter = chapters[0] if chapters else ""
        gap = look.px(20)
        wide = min(look.px(320 * (0.6 + 0.4 * look.text_size)), body.w * 2 // 5)
        y = body.y
        if len(self.app.games) > 1:
            games = [(name, tr(f"{name}.title")) for name in self.app.games]
            place = pygame.Rect(body.x, y, wide, self.row)
            self.add(Chooser(look, place, "", games, game, self._set_game), "game")
            y += self.row + look.px(10)
        entry = TextInput(
            look,
            pygame.Rect(body.x, y, wide, self.row),
            self.words,
            self._search,
            hint=tr("ui.rules.search"),
            icon="magnifying-glass",
            longest=40,
        )
        self.add(entry, "search")
        self._entry = entry
        y += self.row + look.px(12)
        names = [tr(f"{game}.chapter.{chapter}.title") for chapter in chapters]
        # Room for the bar, whether there is one or not.
        room = wide - look.px(24 + 14)
        high = max(full_height(look, name, SEMI, 16, room) for name in names)
        row = max(look.px(max(48, 16 * look.text_size * 2.2)), high + look.px(12))

        def draw_row(
            surface: pygame.Surface, at: int, rect: pygame.Rect, hovered: bool, chosen: bool
        ) -> None:
            inner = rect.inflate(-look.px(24), -look.px(2))
            fitted = fit_text(look, names[at], SEMI, 16, inner.size)
            draw_lines(surface, look, fitted, SEMI, BONE, inner)

        at = chapters.index(self.chapter) if self.chapter and not self.words else -1
        box = ListBox(
            look,
            pygame.Rect(body.x, y, wide, body.bottom - y),
            len(chapters),
            row,
            draw_row,
            self._open,
            chosen=at,
            describe_row=lambda i: names[i],
        )
        self.add(box, "chapters")
        frame = pygame.Rect(body.x + wide + gap, body.y, body.w - wide - gap, body.h)
        self.add(Panel(look, frame, fill=PANEL))
        inner = frame.inflate(-look.px(48), -look.px(36))
        inner.width += look.px(20)
        self._text = TextPanel(look, inner, self._body(), link=self._follow)
        self._text.subject = str(self._texts)
        self._text.marked = self.rule
        self._text.sought = plain(self.words).split()
        self.add(self._text, "text")
        if self.rule in self._text.anchors:
            self._text.begin_at(self._text.anchors[self.rule] - look.px(60))

    def _body(self) -> str:
        if not self.words.strip():
            return chapter_text(self.game, self.chapter) if self.chapter else ""
        found = search(self.game, self.words)
        if not found:
            return tr("ui.rules.nothing", words=literal(self.words))
        paragraphs = [f"# {plural('ui.rules.found', len(found))}"]
        for chapter, title, text in found:
            name = tr(f"{self.game}.chapter.{chapter}.title")
            target = title if has(f"{self.game}.rule.{title}") else f":{chapter}"
            paragraphs += ["", f"[[{target}|{title}]]  **{name}**", linked(text, self.game)]
        return "\n".join(paragraphs)

    # -- changes -----------------------------------------------------------------------

    def _show(self, chapter: str, rule: str = "") -> None:
        self.chapter, self.rule, self.words = chapter, rule, ""
        self._texts += 1
        self.rebuild()

    def _open(self, at: int) -> Transition:
        self._show(tr_list(f"{self.game}.chapters")[at])
        return None

    def _set_game(self, game: str) -> Transition:
        self.game = game
        self._show("")
        return None

    def _search(self, words: str) -> Transition:
        self.words, self.rule = words, ""
        self._texts += 1
        caret = self._entry.caret
        self.rebuild()
        self._entry.caret = caret
        return None

    def _follow(self, target: str) -> Transition:
        if target.startswith(":"):
            self._show(target[1:])
        else:
            self._show(chapter_of(self.game, target), target)
        return None

    def back(self) -> Transition:
        """Esc first ends a search."""
        if self.words:
            self._search("")
            return None
        return super().back()

    def own_keys(self) -> list[tuple[str, str]]:
        """The search."""
        row = tr("ui.keys.cap.search"), tr("ui.keys.does.search")
        return [row] if SIGNS.device == KEYS else []

    def shortcut(self, event: pygame.event.Event) -> Transition:
        """Ctrl F and / go to the search, the page keys turn the text."""
        find = event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if find or event.unicode == "/":
            self.focus.focus(self._entry)
        elif self._text.handle(event):
            self.dirty = True
        return None
