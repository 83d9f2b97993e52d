"""How events become lines of the log."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple

import pytest

from zombiegames.ui.kit import i18n
from zombiegames.ui.table import story
from zombiegames.ui.table.story import Row


class Rested(NamedTuple):
    seat: int
    why: str
    dogs: tuple[int, ...] = ()
    kind: Literal["rested"] = "rested"


WORDS = {
    "event.rested.tired": "{name} is tired.",
    "event.rested.other": "{name} rests: {reason}.",
    "event.rested.counted.one": "{n} dog sleeps.",
    "event.rested.counted.other": "{n} dogs sleep.",
    "event.barked.one": "A dog barks: {where}.",
    "event.barked.other": "{n} dogs bark: {where}.",
}


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    i18n.set_language("en")
    monkeypatch.setitem(i18n._tables, ("en", "toy"), WORDS)


def told(row: Row, event: Rested) -> str:
    class Tale(story.Story):
        game = "toy"
        readers: ClassVar[story.Readers] = {"name": story.Story.who}
        rows: ClassVar[story.Rows] = {Rested: row}

    return Tale(["Ada", "Boris"]).line(event)


def test_a_tag_without_words_of_its_own_is_told_as_other() -> None:
    row = Row("why", words={"reason": "why"})
    assert told(row, Rested(1, "tired")) == "Boris is tired."
    assert told(row, Rested(0, "late")) == "Ada rests: late."


def test_things_are_counted_in_the_plural_form_of_the_language() -> None:
    row = Row(lambda _, event: "counted", number="dogs")
    assert told(row, Rested(0, "", (4,))) == "1 dog sleeps."
    assert told(row, Rested(0, "", (4, 5))) == "2 dogs sleep."


def test_no_tag_is_no_line_and_a_heading_is_marked() -> None:
    assert told(Row(lambda _, event: None), Rested(0, "tired")) == ""
    assert told(Row("why", heading=True), Rested(0, "tired")) == "**Ada is tired.**"


def test_words_that_ask_for_what_the_event_has_not_are_an_error() -> None:
    with pytest.raises(AttributeError):
        told(Row("why"), Rested(0, "late"))


def test_several_in_a_row_are_told_in_one_line() -> None:
    class Barked(NamedTuple):
        where: str
        kind: Literal["barked"] = "barked"

    class Tale(story.Story):
        game = "toy"
        readers: ClassVar[story.Readers] = {"name": story.Story.who}
        rows: ClassVar[story.Rows] = {Rested: Row("why"), Barked: Row(run=True)}

    tale = Tale(["Ada", "Boris"])

    def lines(*events: Barked | Rested) -> list[str]:
        return [tale.line(event) for event in events]

    told_of = lines(Barked("wood"), Barked("cave"), Barked("wood"), Rested(0, "tired"))
    assert told_of == [
        "A dog barks: wood.",
        "2 dogs bark: wood, cave.",
        "3 dogs bark: wood, cave.",
        "Ada is tired.",
    ]
    tale.line(Barked("cave"))
    assert not tale.joins
    tale.line(Barked("cave"))
    assert tale.joins


@pytest.mark.parametrize("own", [0, -1])
def test_a_lone_persons_name_stands_out_among_several(own: int) -> None:
    names = ("Ana", "Anatol", "Bo")
    line = "Anatol takes a brain from Ana. Ana, of all."

    def told(words: str) -> story.Told:
        return story.told_of(names, own, Rested(0, "tired"), (), words)

    lit = line.replace("Ana.", "**Ana**.").replace("Ana,", "**Ana**,")
    assert told(line).words == (line if own else lit)
    assert told(line).seat == -1
    assert told("**Turn 3 · Ana**") == story.Told("**Turn 3 · Ana**", 0)
