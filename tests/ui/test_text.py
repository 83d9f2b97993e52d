"""Setting words: wrapping, shrinking, cutting, markup."""

from __future__ import annotations

import pygame
import pytest

from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text import ELLIPSIS, cut, fit_text, flow, runs, wrap
from zombiegames.ui.kit.widget import Label

Rect = pygame.Rect


@pytest.fixture
def look() -> Look:
    pygame.display.set_mode((1280, 720))
    pygame.font.init()
    return Look((1280, 720), Assets())


def test_wrap_keeps_every_word_and_the_width(look: Look) -> None:
    font = look.font("body", 17)
    words = "The quick brown zombie jumps over the lazy gravedigger " * 4
    for width in (60, 120, 333):
        lines = wrap(words.strip(), font, width)
        assert all(font.size(line)[0] <= width for line in lines)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_wrap_does_not_break_at_no_break_spaces(look: Look) -> None:
    font = look.font("body", 17)
    width = font.size("mort vivant ")[0]
    assert wrap("mort vivant\u00a0!", font, width) == ["mort", "vivant\u00a0!"]


def test_fit_text_wraps_then_shrinks_then_cuts(look: Look) -> None:
    whole = fit_text(look, "End turn", "semi", 20, (400, 50))
    assert whole.whole
    assert whole.px == look.text_px(20)
    width = look.font("semi", 20).size("Beenden")[0] - 2
    small = fit_text(look, "Beenden", "semi", 20, (width, 26), lines=1)
    assert small.whole
    assert small.px < look.text_px(20)
    cut_short = fit_text(look, "Beenden Sie Ihren Zug", "semi", 20, (70, 26), lines=1)
    assert not cut_short.whole
    assert cut_short.lines[0].endswith(ELLIPSIS)


def test_what_fits_at_100_is_whole_at_175() -> None:
    pygame.font.init()
    small = Look((1280, 720), Assets())
    large = Look((1280, 720), Assets(), text_size=1.75)
    for words in ("End turn", "Rejouer, camps échangés", "one two three four five six seven"):
        for width in (90, 140, 260):
            if fit_text(small, words, "semi", 18, (width, 40)).whole:
                assert fit_text(large, words, "semi", 18, (width, 40)).whole, (words, width)


def test_cut_says_that_something_is_missing(look: Look) -> None:
    font = look.font("body", 17)
    assert cut("short", font, 500) == "short"
    assert cut("a rather long name", font, 60).endswith(ELLIPSIS)
    assert font.size(cut("W" * 30, font, 100))[0] <= 100


def test_a_cut_label_tells_all_in_its_tip(look: Look) -> None:
    name = "W" * 30
    label = Label(look, Rect(0, 0, 100, 24), name)
    assert label.tip() == name
    assert label.hit((50, 12))
    short = Label(look, Rect(0, 0, 100, 24), "Ada")
    assert short.tip() == ""
    assert not short.hit((50, 12))


def test_markup() -> None:
    assert [(run.text, run.style, run.target) for run in runs("a **b** [[ZK-1|c]] [[d]]")] == [
        ("a ", "body", ""),
        ("b", "bold", ""),
        (" ", "body", ""),
        ("c", "link", "ZK-1"),
        (" ", "body", ""),
        ("d", "link", "d"),
    ]
    assert runs("# Head")[0].style == "head"


def test_flow_stays_in_its_width(look: Look) -> None:
    fonts = {name: look.font("body", 17) for name in ("body", "bold", "link", "head")}
    marked = runs("Some **bold words** and a [[x|link that is long]], then the rest of it. " * 3)
    for line in flow(marked, fonts, 200):
        for x, run in line:
            assert x + fonts[run.style].size(run.text)[0] <= 200


def test_a_bracket_stays_with_what_it_holds(look: Look) -> None:
    fonts = {name: look.font("body", 17) for name in ("body", "bold", "link", "head")}
    text = "Counts two points. ([[ZG-50]]) A step, too ([[ZG-14]], [[ZG-10]]), **if** (so)."
    for width in range(90, 420):
        for line in flow(runs(text), fonts, width):
            words = "".join(run.text for _, run in line).strip()
            assert not words.endswith("("), width
            assert words[:1] not in (")", ",", "."), width
