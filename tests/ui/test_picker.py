"""The picker narrows actions by clicks; a preview says what they surely do."""

from __future__ import annotations

from random import Random

import pytest

from tests.toy import Played, Toy
from zombiegames.ui.table.choice import preview
from zombiegames.ui.table.picker import Picker

CARD, END = ("card", 7), ("button", "end")


def square(number: int) -> tuple[str, int]:
    return ("square", number)


def test_one_click_that_fits_one_action_is_that_action() -> None:
    picker = Picker([("end", (END,)), ("shoot A", (CARD, square(0)))])
    assert picker.targets() == {END, CARD}
    assert picker.click(END) == "end"


def test_clicks_narrow_step_by_step_and_back_goes_back() -> None:
    picker = Picker([("shoot 0", (CARD, square(0))), ("shoot 1", (CARD, square(1)))])
    assert picker.click(CARD) is None
    assert picker.targets() == {square(0), square(1)}
    assert picker.selected == (CARD,)
    assert picker.back()
    assert picker.targets() == {CARD}
    assert not picker.back()
    picker.click(CARD)
    assert picker.click(square(1)) == "shoot 1"


def test_a_click_on_no_target_changes_nothing() -> None:
    picker = Picker([("shoot 0", (CARD, square(0)))])
    picker.click(CARD)
    assert picker.click(square(9)) is None
    assert picker.selected == (CARD,)
    assert picker.targets() == {square(0)}


def test_a_complete_start_of_a_longer_path_waits_for_the_main_button() -> None:
    picker = Picker([("one", (CARD, square(1))), ("two", (CARD, square(1), square(2)))])
    picker.click(CARD)
    assert picker.confirmable() is None
    assert picker.outcome_of(square(1)) == "one"
    assert picker.click(square(1)) is None
    assert picker.confirmable() == "one"
    assert picker.confirm() == "one"
    assert picker.targets() == {square(2)}
    assert picker.click(square(2)) == "two"


def test_a_set_is_clicked_in_any_order() -> None:
    pairs = [("ab", (CARD, frozenset({square(1), square(2)})))]
    for first, second in ((1, 2), (2, 1)):
        picker = Picker(pairs)
        picker.click(CARD)
        assert picker.click(square(first)) is None
        assert picker.targets() == {square(second)}
        assert picker.click(square(second)) == "ab"


def test_a_second_click_takes_a_member_of_a_set_back() -> None:
    sets = [{1}, {1, 2}, {2}, {2, 3}, {1, 2, 3}, {3}]
    picker = Picker([(str(sorted(s)), (CARD, frozenset(square(n) for n in s))) for s in sets])
    picker.click(CARD)
    picker.click(square(1))
    assert picker.confirmable() == "[1]"
    picker.click(square(2))
    assert picker.confirmable() == "[1, 2]"
    assert picker.targets() == {square(3)}
    assert picker.click(square(1)) is None
    assert picker.selected == (CARD, square(2))
    assert picker.confirmable() == "[2]"
    picker.back()
    assert picker.selected == (CARD, square(1), square(2))


def test_a_set_may_be_followed_by_a_step() -> None:
    picker = Picker(
        [
            ("a", (frozenset({square(1)}), square(8))),
            ("b", (frozenset({square(1), square(2)}), square(9))),
        ]
    )
    picker.click(square(1))
    assert picker.targets() == {square(2), square(8)}
    picker.click(square(2))
    assert picker.targets() == {square(9)}
    assert picker.click(square(9)) == "b"
    picker.back()
    picker.back()
    assert picker.selected == (square(1),)
    assert picker.click(square(8)) == "a"


def test_asking_what_a_click_would_bring_never_counts_as_one() -> None:
    picker = Picker(
        [("a", (frozenset({square(1)}), square(8))), ("b", (frozenset({square(1), square(2)}),))]
    )
    picker.click(square(1))
    picker._history = tuple(picker._history)  # type: ignore[assignment]
    assert picker.outcome_of(square(8)) == "a"
    assert picker.outcome_of(square(2)) == "b"
    assert picker.selected == (square(1),)


def test_equal_and_empty_paths_are_errors_of_the_table() -> None:
    with pytest.raises(ValueError, match="one path"):
        Picker([("a", (CARD,)), ("b", (CARD,))])
    with pytest.raises(ValueError, match="empty"):
        Picker([("a", ())])


@pytest.mark.parametrize("seed", range(40))
def test_every_action_of_a_random_list_can_be_clicked(seed: int) -> None:
    rng = Random(seed)
    paths: set[tuple[object, ...]] = set()
    while len(paths) < 30:
        steps: list[object] = [("card", rng.randrange(3))]
        for depth in range(rng.randrange(3)):
            if rng.random() < 0.4:
                chosen = rng.sample(range(5), rng.randint(1, 3))
                steps.append(frozenset(("set", depth, n) for n in chosen))
            else:
                steps.append(("one", depth, rng.randrange(4)))
        paths.add(tuple(steps))
    pairs = [(path, path) for path in sorted(paths, key=repr)]
    for action, path in pairs:
        picker = Picker(pairs)
        got = None
        for step in path:
            members = sorted(step) if isinstance(step, frozenset) else [step]
            rng.shuffle(members)
            for member in members:
                assert got is None
                assert member in picker.targets(), (path, member)
                assert action in picker.candidates()
                got = picker.click(member)
        assert (got or picker.confirmable()) == action
        count = len(picker.selected)
        for _ in range(count):
            assert picker.back()
        assert not picker.started


def test_a_preview_tells_only_what_is_sure() -> None:
    state = Toy(2)
    state.apply(state.sample_chance(Random(1)))
    play = state.legal_actions()[0]
    told = preview(state.censored(0), play, Random(2))
    assert [e.event for e in told] == [Played(0, play.card)]
    assert state.pile == []
