"""Pointer and keys: who gets a press, who gets the release, where the focus goes."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.ui.pages_support import down, key, motion, up
from zombiegames.ui.kit import lists
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.controls import Chooser, Segments, Slider, Toggle
from zombiegames.ui.kit.focus import TIP_DELAY, Focus
from zombiegames.ui.kit.lists import ListBox, Scroll, TextPanel
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.kit.toast import tooltip_rect
from zombiegames.ui.kit.widget import Button, Panel

Rect = pygame.Rect


@pytest.fixture
def look() -> Look:
    pygame.display.set_mode((1280, 720))
    pygame.font.init()
    return Look((1280, 720), Assets())


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def focus(look: Look, heard: list[str]) -> Focus:
    return Focus(look, heard.append)


@pytest.fixture
def pressed() -> list[str]:
    return []


def button(look: Look, rect: Rect, name: str, pressed: list[str], **how: Any) -> Button:
    return Button(look, rect, name, lambda: pressed.append(name), **how)


def click(focus: Focus, pos: tuple[int, int]) -> None:
    for event in (motion(pos), down(pos), up(pos)):
        focus.handle(event)


def type_key(focus: Focus, code: int, *, mod: int = 0, text: str = "") -> bool:
    used = focus.handle(key(code, mod=mod, text=text))
    if text and text.isprintable():
        used = focus.handle(pygame.event.Event(pygame.TEXTINPUT, text=text)) or used
    return used


# -- B23: who gets the press ---------------------------------------------------------------


def test_the_front_most_gets_the_click(look: Look, focus: Focus, pressed: list[str]) -> None:
    focus.add(button(look, Rect(0, 0, 200, 60), "below", pressed))
    focus.add(button(look, Rect(100, 0, 200, 60), "above", pressed))
    click(focus, (150, 30))
    click(focus, (50, 30))
    assert pressed == ["above", "below"]


@pytest.mark.parametrize("how", ["disabled", "panel"])
def test_what_is_in_front_swallows(look: Look, focus: Focus, pressed: list[str], how: str) -> None:
    focus.add(button(look, Rect(0, 0, 200, 60), "below", pressed))
    if how == "panel":
        focus.add(Panel(look, Rect(0, 0, 300, 200)))
    else:
        focus.add(button(look, Rect(0, 0, 200, 60), "above", pressed, enabled=False))
    for x in range(0, 200, 20):
        click(focus, (x, 30))
    assert pressed == []


def test_a_hidden_widget_is_not_there(look: Look, focus: Focus, pressed: list[str]) -> None:
    focus.add(button(look, Rect(0, 0, 200, 60), "below", pressed))
    focus.add(button(look, Rect(0, 0, 200, 60), "above", pressed)).visible = False
    click(focus, (50, 30))
    assert pressed == ["below"]


def test_press_and_release_must_hit_the_same(look: Look, focus: Focus, pressed: list[str]) -> None:
    focus.add(button(look, Rect(0, 0, 100, 60), "one", pressed))
    focus.add(button(look, Rect(200, 0, 100, 60), "two", pressed))
    focus.handle(down((50, 30)))
    focus.handle(motion((250, 30)))
    focus.handle(up((250, 30)))
    focus.handle(up((50, 30)))
    assert pressed == []
    focus.handle(down((50, 30)))
    focus.handle(motion((250, 30)))
    focus.handle(motion((60, 30)))
    focus.handle(up((60, 30)))
    assert pressed == ["one"]


@pytest.mark.parametrize(
    "kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWMINIMIZED]
)
def test_leaving_the_window_forgets_a_press(
    look: Look, focus: Focus, pressed: list[str], kind: int
) -> None:
    """B24: the button-up may never come."""
    one = focus.add(button(look, Rect(0, 0, 100, 60), "one", pressed))
    focus.handle(down((50, 30)))
    assert one.held
    focus.handle(pygame.event.Event(kind))
    assert not one.held
    focus.handle(up((50, 30)))
    assert pressed == []
    click(focus, (50, 30))
    assert pressed == ["one"]


def test_a_second_button_of_the_mouse_does_not_press(
    look: Look, focus: Focus, pressed: list[str]
) -> None:
    focus.add(button(look, Rect(0, 0, 100, 60), "one", pressed))
    focus.add(button(look, Rect(200, 0, 100, 60), "two", pressed))
    focus.handle(down((50, 30), button=3))
    focus.handle(up((50, 30), button=3))
    focus.handle(down((50, 30)))
    focus.handle(down((250, 30), button=3))
    focus.handle(up((250, 30), button=3))
    focus.handle(up((50, 30)))
    assert pressed == ["one"]


def test_the_last_pixel_counts(look: Look, focus: Focus, pressed: list[str]) -> None:
    focus.add(button(look, Rect(10, 10, 100, 60), "one", pressed))
    for pos in ((10, 10), (109, 10), (10, 69), (109, 69)):
        click(focus, pos)
    assert len(pressed) == 4
    for pos in ((9, 10), (110, 10), (10, 9), (10, 70)):
        click(focus, pos)
    assert len(pressed) == 4


# -- keys ----------------------------------------------------------------------------------


def grid(look: Look, focus: Focus, pressed: list[str]) -> None:
    for row in range(2):
        for column in range(3):
            place = Rect(20 + 120 * column, 20 + 80 * row, 100, 60)
            focus.add(button(look, place, f"{row}{column}", pressed)).key = f"{row}{column}"


def test_tab_goes_round(look: Look, focus: Focus, pressed: list[str]) -> None:
    grid(look, focus, pressed)
    seen = []
    for _ in range(7):
        type_key(focus, pygame.K_TAB)
        assert focus.current is not None
        seen.append(focus.current.key)
    assert seen == ["00", "01", "02", "10", "11", "12", "00"]
    type_key(focus, pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert focus.current is not None
    assert focus.current.key == "12"


def test_arrows_go_where_they_point(look: Look, focus: Focus, pressed: list[str]) -> None:
    grid(look, focus, pressed)
    type_key(focus, pygame.K_TAB)
    way = []
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_UP):
        type_key(focus, code)
        assert focus.current is not None
        way.append(focus.current.key)
    assert way == ["01", "11", "10", "00", "00"]


def test_who_goes_there_and_back_twice_gets_to_something_else(
    look: Look, focus: Focus, pressed: list[str]
) -> None:
    """What lies beside the way back would else never be reached."""
    places = {"a start": (20, 20), "b low": (20, 220), "b near": (110, 120)}
    for name, place in places.items():
        focus.add(button(look, Rect(place, (80, 60)), name, pressed)).key = name
    focus.focus(focus.widgets[0])
    way = []
    for code in (pygame.K_DOWN, pygame.K_UP, pygame.K_DOWN, pygame.K_UP):
        type_key(focus, code)
        assert focus.current is not None
        way.append(focus.current.key)
    assert way == ["b low", "a start", "b low", "b near"]


def test_enter_and_space_press_what_is_marked(look: Look, focus: Focus, pressed: list[str]) -> None:
    grid(look, focus, pressed)
    focus.default = focus.widgets[5]
    type_key(focus, pygame.K_RETURN)
    assert pressed == ["12"], "nothing is marked: the main button"
    type_key(focus, pygame.K_TAB)
    type_key(focus, pygame.K_RETURN)
    type_key(focus, pygame.K_SPACE)
    assert pressed == ["12", "00", "00"]


def test_a_click_hides_the_ring(look: Look, focus: Focus, pressed: list[str]) -> None:
    grid(look, focus, pressed)
    type_key(focus, pygame.K_TAB)
    assert focus.ringed
    click(focus, (200, 50))
    assert not focus.ringed
    type_key(focus, pygame.K_TAB)
    assert focus.ringed
    assert focus.current is not None
    assert focus.current.key == "01", "Tab goes on from what was clicked"


def test_a_disabled_button_refuses_and_says_why(
    look: Look, focus: Focus, pressed: list[str], heard: list[str]
) -> None:
    one = focus.add(
        button(look, Rect(0, 0, 100, 60), "one", pressed, enabled=False, tooltip="no cards left")
    )
    click(focus, (50, 30))
    assert heard == ["refuse"]
    assert one.tip() == "no cards left"
    type_key(focus, pygame.K_TAB)
    type_key(focus, pygame.K_RETURN)
    assert pressed == []


def test_the_focus_stays_over_a_new_layout(look: Look, focus: Focus, pressed: list[str]) -> None:
    grid(look, focus, pressed)
    type_key(focus, pygame.K_TAB)
    type_key(focus, pygame.K_TAB)
    focus.clear()
    grid(look, focus, pressed)
    focus.restore(look)
    assert focus.current is focus.widgets[1]
    type_key(focus, pygame.K_RETURN)
    assert pressed == ["01"]


def test_sounds_of_hover_and_press(
    look: Look, focus: Focus, pressed: list[str], heard: list[str]
) -> None:
    grid(look, focus, pressed)
    focus.handle(motion((50, 50)))
    focus.handle(motion((51, 50)))
    focus.handle(down((51, 50)))
    focus.handle(up((51, 50)))
    assert heard == ["hover", "select"]


# -- tooltips (B28) ------------------------------------------------------------------------


@pytest.mark.parametrize("x", [0, 300, 640, 1000, 1220])
@pytest.mark.parametrize("y", [0, 200, 360, 500, 660])
@pytest.mark.parametrize("size", [(60, 60), (200, 40), (40, 400)])
def test_every_tip_is_on_screen_and_not_under_the_pointer(
    x: int, y: int, size: tuple[int, int]
) -> None:
    screen = Rect(0, 0, 1280, 720)
    anchor = Rect((x, y), size)
    pointer = anchor.clip(screen).center
    tip = tooltip_rect((360, 90), anchor, screen, pointer, 8)
    assert screen.contains(tip)
    assert not tip.collidepoint(pointer)


def test_a_tip_comes_after_a_rest(look: Look, focus: Focus, pressed: list[str]) -> None:
    focus.add(button(look, Rect(0, 0, 100, 60), "one", pressed, tooltip="what it does"))
    surface = pygame.Surface((1280, 720))
    focus.handle(motion((50, 30)))
    focus.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    assert focus.waiting()
    focus.update(TIP_DELAY + 0.01)
    assert not focus.waiting()
    focus.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != before


def test_no_tip_comes_of_what_came_below_a_pointer_at_rest(
    look: Look, focus: Focus, pressed: list[str]
) -> None:
    def lay(name: str) -> None:
        focus.clear()
        widget = button(look, Rect(0, 0, 100, 60), name, pressed, tooltip="what it does")
        widget.key = name
        focus.add(widget)
        focus.restore(look)

    for _ in range(2):
        lay("end turn")
        focus.handle(motion((50, 30)))
    assert focus.waiting(), "who went there is told, in the next layout, too"
    for _ in range(3):
        lay("skip")
        focus.update(TIP_DELAY + 0.01)
        assert focus._tip_for is None
    for pos in ((300, 300), (50, 30)):
        focus.handle(motion(pos))
    assert focus.waiting(), "who comes back is told"


# -- controls ------------------------------------------------------------------------------


def test_toggle(look: Look, focus: Focus) -> None:
    got: list[bool] = []
    focus.add(Toggle(look, Rect(0, 0, 400, 46), "Sound", False, got.append))
    click(focus, (350, 20))
    click(focus, (20, 20))
    focus.handle(key(pygame.K_TAB))
    focus.handle(key(pygame.K_RIGHT))
    focus.handle(key(pygame.K_RIGHT))
    focus.handle(key(pygame.K_LEFT))
    focus.handle(key(pygame.K_SPACE))
    assert got == [True, False, True, False, True]


def test_choice(look: Look, focus: Focus) -> None:
    got: list[int] = []
    values = [(1, "one"), (2, "two"), (3, "three")]
    focus.add(Chooser(look, Rect(0, 0, 400, 46), "Number", values, 2, got.append))
    click(focus, (390, 20))
    click(focus, (390, 20))
    click(focus, (210, 20))
    focus.handle(key(pygame.K_TAB))
    focus.handle(key(pygame.K_LEFT))
    focus.handle(key(pygame.K_RETURN))
    assert got == [3, 1, 3, 2, 3]


def test_segments(look: Look, focus: Focus) -> None:
    got: list[str] = []
    values = [("a", "one"), ("b", "two"), ("c", "three")]
    bar = focus.add(Segments(look, Rect(0, 0, 300, 46), values, "a", got.append))
    click(focus, (150, 20))
    click(focus, (150, 20))
    click(focus, (299, 20))
    assert got == ["b", "c"]
    focus.handle(key(pygame.K_TAB))
    assert not bar.handle(key(pygame.K_RIGHT)), "the end hands the key on"
    focus.handle(key(pygame.K_LEFT))
    assert got == ["b", "c", "b"]


def test_slider(look: Look, focus: Focus) -> None:
    got: list[int] = []
    slider = focus.add(
        Slider(look, Rect(0, 0, 600, 46), "Music", 40, (0, 100), 5, got.append, unit="{n} %")
    )
    track = slider._track
    focus.handle(down((track.x, 20)))
    focus.handle(motion((track.centerx, 200)))
    focus.handle(motion((2000, 20)))
    focus.handle(up((2000, 20)))
    assert got == [0, 50, 100]
    focus.handle(key(pygame.K_LEFT))
    assert slider.value == 95
    slider.enabled = False
    focus.handle(key(pygame.K_LEFT))
    assert slider.value == 95


def test_text_input(look: Look, focus: Focus) -> None:
    got: list[str] = []
    entry = focus.add(TextInput(look, Rect(0, 0, 300, 46), "Ad", got.append, longest=6))
    click(focus, (290, 20))
    type_key(focus, pygame.K_a, text="a")
    assert entry.text == "Ada"
    type_key(focus, pygame.K_HOME)
    type_key(focus, pygame.K_x, text="X")
    assert entry.text == "XAda"
    type_key(focus, pygame.K_DELETE)
    type_key(focus, pygame.K_END)
    type_key(focus, pygame.K_BACKSPACE)
    assert entry.text == "Xd"
    for _ in range(9):
        type_key(focus, pygame.K_w, text="W")
    assert entry.text == "XdWWWW", "no longer than allowed"
    assert got[-1] == entry.text
    type_key(focus, pygame.K_LEFT)
    focus.handle(pygame.event.Event(pygame.TEXTINPUT, text="\u200b\x07"))
    assert entry.text == "XdWWWW", "nothing that cannot be shown"
    assert type_key(focus, pygame.K_SPACE, text=" "), "letters go to the field, not to buttons"


def rows(look: Look, got: list[int], count: int = 20) -> ListBox:
    return ListBox(look, Rect(0, 0, 300, 200), count, 50, lambda *_: None, got.append)


def test_list_box(look: Look, focus: Focus) -> None:
    got: list[int] = []
    box = focus.add(rows(look, got))
    click(focus, (50, 75))
    focus.handle(key(pygame.K_DOWN))
    focus.handle(key(pygame.K_END))
    assert got == [1, 2, 19]
    assert box.offset == box.limit
    focus.handle(key(pygame.K_PAGEUP))
    focus.handle(key(pygame.K_HOME))
    assert got[-1] == 0
    assert box.offset == 0
    focus.handle(motion((50, 75)))
    focus.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0))
    assert box.offset == look.px(60) * 2
    sent: list[int] = []
    box.submit = sent.append
    focus.ringed = True
    focus.handle(key(pygame.K_RETURN))
    assert sent == [0]


def test_a_scroll_bar_can_be_dragged(look: Look, focus: Focus) -> None:
    got: list[int] = []
    box = focus.add(rows(look, got))
    bar = box.bar()
    assert bar is not None
    focus.handle(down(bar.center))
    focus.handle(motion((bar.centerx, 900)))
    assert box.offset == box.limit
    focus.handle(up((bar.centerx, 900)))
    assert got == []
    focus.handle(motion((bar.centerx, 10)))
    assert box.offset == box.limit, "let go"


def test_scroll_moves_and_clips_what_it_holds(look: Look, focus: Focus, pressed: list[str]) -> None:
    area = focus.add(Scroll(look, Rect(0, 100, 300, 100)))
    inside = [
        focus.add(button(look, Rect(0, 100 + 60 * at, 200, 50), str(at), pressed))
        for at in range(5)
    ]
    area.hold(inside, 400)
    click(focus, (50, 300))
    assert pressed == [], "it lies outside the window"
    focus.focus(inside[4])
    assert area.offset > 0
    assert area.rect.contains(inside[4].rect)
    click(focus, inside[4].rect.center)
    assert pressed == ["4"]


def test_a_crisp_text_panel_leaves_out_a_line_cut_by_the_upper_edge(look: Look) -> None:
    text = TextPanel(look, Rect(0, 10, 200, 100), "\n".join("more" for _ in range(30)))
    text.scroll_to(text.limit)
    tops = [top for top, _, _ in text._lines]
    text.scroll_to(tops[20] + look.px(6))
    strip = Rect(0, 10, 100, tops[21] - text.offset)
    pictures = []
    for crisp in (False, True):
        text.crisp = crisp
        canvas = pygame.Surface((200, 120))
        text.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.subsurface(strip), "RGB"))
        assert any(pygame.image.tobytes(canvas, "RGB"))
    assert any(pictures[0]), "the line is there, cut"
    assert not any(pictures[1])


GROWN = ("# Ada", "@ZK-14 **14** see [[ZK-20|the next]].", "- item " * 9, "more " * 30, "", "# B")
"""Paragraphs of all sorts."""


class Stubborn(TextPanel):
    """A text that heeds no new width: it takes its lines for any."""

    def set_text(self, text: str) -> None:
        broken = {words: lines for (words, _), lines in getattr(self, "_flowed", {}).items()}
        self._flowed = {(words, wide): broken[words] for words in broken for wide in range(999)}
        super().set_text(text)


def grow(log: TextPanel, look: Look) -> None:
    """Let lines come and go and the width change; all must look as if it were new."""
    for number in range(2, 2 * len(GROWN)):
        words = [GROWN[n % len(GROWN)] for n in range(max(0, number - 5), number)]
        for width in (400, 150):
            log.rect.w = width
            log.set_text("\n".join(words))
            new = TextPanel(look, log.rect, log.text)
            assert (log._lines, log.anchors, log.content) == (new._lines, new.anchors, new.content)


def test_a_text_that_grows_is_set_as_if_it_were_new(look: Look) -> None:
    grow(TextPanel(look, Rect(0, 0, 400, 200), ""), look)
    with pytest.raises(AssertionError):
        grow(Stubborn(look, Rect(0, 0, 400, 200), ""), look)


def test_only_new_paragraphs_are_broken_into_lines(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = TextPanel(look, Rect(0, 0, 400, 200), "a\nb\nc")
    broken: list[str] = []
    real = lists.flow
    monkeypatch.setattr(lists, "flow", lambda *how: (broken.append(how[0][0].text), real(*how))[1])
    log.set_text("b\nc\nd")
    log.set_text("c\nd\ne")
    assert broken == ["d", "e"]


def test_text_panel_links_and_anchors(look: Look, focus: Focus) -> None:
    got: list[str] = []
    words = "# Head\n@ZK-14 **ZK-14** see [[ZK-20|the next]] one.\n- item\n" + "more\n" * 60
    text = focus.add(TextPanel(look, Rect(0, 0, 400, 200), words, link=got.append))
    assert text.links() == ["ZK-20"]
    assert text.anchors["ZK-14"] > 0
    spot = next(
        (x, y)
        for y in range(0, 200, 4)
        for x in range(0, 400, 4)
        if text.link_at((x, y)) == "ZK-20"
    )
    click(focus, spot)
    assert got == ["ZK-20"]
    click(focus, (spot[0], 190))
    assert got == ["ZK-20"]
    text.scroll_to(10_000)
    assert text.offset == text.limit > 0
