"""The players' plates: two to six fit beside picture and log, each told by colour and shape."""

from __future__ import annotations

import itertools

import pygame
import pytest

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.look import Look
from zombiegames.ui.table.frame import Frame, Inspection, SidePanel
from zombiegames.ui.table.players import Mark, Plate, colours_of, marks_picture, plate_picture

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
CRATES = tuple(Mark("card-draw", faint=n > 1) for n in range(4))
COUNTS = (Mark("card-draw", "12"), Mark("card-draw", "×3"))


@pytest.fixture
def assets() -> Assets:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Assets()


def _panel(look: Look, seats: int) -> SidePanel:
    return SidePanel(look, Frame(look, look.size).side, lambda target: None, seats)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [1.0, 1.3, 1.75])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_plates_leave_room_for_words_and_log(
    assets: Assets, size: tuple[int, int], text_size: float, seats: int
) -> None:
    look = Look(size, assets, text_size=text_size)
    side = _panel(look, seats)
    rects = side.players.rects
    assert len(rects) == seats
    for above, below in itertools.pairwise(rects):
        assert above.bottom < below.top
    assert rects[-1].bottom <= side.inner.top
    assert side.inner.h > look.px(90)
    assert side.log.rect.h > look.text_px(15) * 2
    assert side.log.rect.bottom <= side.rect.bottom
    assert rects[0].h >= look.text_px(17)


def test_words_come_before_a_picture_where_both_do_not_fit(assets: Assets) -> None:
    thing = Inspection("Bridge", "word " * 60, "zombies4/bullet")
    for text_size, seats, pictured in ((1.0, 2, True), (1.75, 4, False), (1.75, 6, False)):
        look = Look((1280, 720), assets, text_size=text_size)
        side = _panel(look, seats)
        side.show(thing)
        assert bool(side._art.h) is pictured
        least = 2 if seats > 4 else 2.5
        assert side.words.rect.h >= least * look.font(theme.BODY, 16).get_linesize()
        assert side.words.rect.bottom <= side.log_head.top


def test_names_can_be_told_on_the_lowest_plates(assets: Assets) -> None:
    """Six players and the largest words: four letters, and four marks beside them."""
    marks = tuple(Mark("card-draw", number) for number in ("3", "3", "0", "2"))
    look = Look((1024, 640), assets, text_size=1.75)
    side = _panel(look, 6)
    rect = side.players.rects[0]
    assert rect.h < side.players.least, "there is one line only"
    pictures = {
        pygame.image.tobytes(
            plate_picture(
                look, Plate(0, name, theme.PLAYERS[0], marks=marks), rect.size, side.players.least
            ),
            "RGBA",
        )
        for name in ("Anna", "Anne", "Anni")
    }
    assert len(pictures) == 3


def test_without_plates_nothing_is_lost(assets: Assets) -> None:
    look = Look((1280, 720), assets)
    assert _panel(look, 0).players.height == 0


def test_plates_differ_by_shape_and_turn(assets: Assets) -> None:
    look = Look((1280, 720), assets)
    grey = (128, 128, 128)
    pictures = set()
    for colour in theme.PLAYERS:
        plate = Plate(0, "Ada", colour._replace(fill=grey), marks=COUNTS, aside=CRATES)
        pictures.add(pygame.image.tobytes(plate_picture(look, plate, (284, 56)), "RGBA"))
    assert len(pictures) == len(theme.PLAYERS)
    plate = Plate(0, "Ada", theme.PLAYERS[0])
    for other in (plate._replace(acting=True), plate._replace(out=True), plate._replace(by="AI")):
        one, two = (plate_picture(look, p, (284, 56)) for p in (plate, other))
        assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(two, "RGBA")


@pytest.mark.parametrize("width", [80, 160, 260])
def test_marks_move_closer_before_they_are_cut(assets: Assets, width: int) -> None:
    look = Look((1280, 720), assets)
    row = marks_picture(look, CRATES, width)
    assert row is not None
    assert row.get_width() <= max(width, 4 * row.get_height() + 3)


def test_colours_are_those_chosen_where_that_makes_sense() -> None:
    names = ("green", "red", "white")
    assert [c.name for c in colours_of(names, 3)] == list(names)
    assert colours_of(names, 2) == theme.PLAYERS[:2]
    assert colours_of(("red", "red"), 2) == theme.PLAYERS[:2]
    assert colours_of(("red", "mauve"), 2) == theme.PLAYERS[:2]
    assert len({c.shape for c in colours_of((), 6)}) == 6


def test_seats_stand_in_the_order_of_play(assets: Assets) -> None:
    look = Look((1280, 720), assets)
    players = _panel(look, 4).players
    by_seat = list(players.rects)
    for order in ((2, 0, 3, 1), (0, 1, 2, 3)):
        players.sit(order)
        assert [players.rects[seat] for seat in order] == by_seat
