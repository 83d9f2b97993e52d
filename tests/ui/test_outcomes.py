"""What an action would bring is said once, at the place that it concerns."""

from __future__ import annotations

from zombiegames.ui.table.outcomes import Said


def test_lines_of_a_place_are_joined_and_none_is_said_twice() -> None:
    said = Said()
    for place, words in (("square", 7), "−1"), (("street",), "Boss"), (("square", 7), "dies"):
        said.say(place, words)
        said.say(place, words)
    assert said.listed() == [(("square", 7), "−1 · dies"), (("street",), "Boss")]


def test_a_place_whose_lines_are_taken_back_is_not_listed() -> None:
    said = Said()
    said.say(("square", 7), "−1")
    said.lines_at(("square", 7)).clear()
    assert said.listed() == []
