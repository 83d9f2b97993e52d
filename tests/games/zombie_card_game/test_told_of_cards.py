"""What is told of each kind of happening, word by word: screens and logs follow it."""

from __future__ import annotations

import pytest

from tests.games.zombie_card_game.table import names, table, undealt
from zombiegames.games.zombie_card_game import INFO
from zombiegames.games.zombie_card_game.actions import DrawDealer
from zombiegames.games.zombie_card_game.events import EVENTS


def written(event):
    """Write an event in words: its verb, then its fields."""
    fields = event._asdict()
    kind = fields.pop("kind")
    if "cards" in fields and isinstance(fields["cards"], tuple):
        fields["cards"] = names(fields["cards"]).replace(" ", "+")
    words = [
        ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
        for value in fields.values()
    ]
    return " ".join([kind, *words])


STORIES = [
    (
        "an answer and a trick won by passes",
        ("3 9", "4 king", "5 10"),
        {},
        ["play 3 1 0", "play king 1 0", "pass", "pass"],
        [
            "played 0 3 1 0 3 True 1",
            "played 1 13 1 0 king False 1",
            "passed 2",
            "passed 0",
            "trick-won 1 passes",
            "swept 2 3+king",
            "lead-taken 1 won",
        ],
    ),
    (
        "a set of zombies",
        ("3 9", "4 zombie zombie", "5 10"),
        {"trick": ["0: 8"], "turn": 1},
        ["play zombie 2 0"],
        [
            "played 1 1 2 0 zombie+zombie False 1",
            "trick-won 1 zombies",
            "swept 2 zombie+zombie+8",
            "lead-taken 1 won",
        ],
    ),
    (
        "a witch beside a nine",
        ("3 9 witch", "4 5", "6 7"),
        {},
        ["play 9 1 1"],
        ["played 0 9 1 1 9+witch True 1"],
    ),
    (
        "first out, president again; the next clockwise leads",
        ("king", "4 5", "6 7"),
        {"trick": ["2: 9"], "places": [0, 1, 2]},
        ["play king 1 0", "pass", "pass"],
        [
            "played 0 13 1 0 king False 0",
            "went-out 0 0 president 0",
            "presidency-won 0 1 True",
            "passed 1",
            "passed 2",
            "trick-won 0 passes",
            "swept 2 9+king",
            "lead-taken 1 out",
        ],
    ),
    (
        "one left with cards",
        ("3", "", "9 king"),
        {"went": [1]},
        ["play 3 1 0"],
        [
            "played 0 3 1 0 3 True 0",
            "went-out 0 1 citizen 0",
            "went-out 2 2 zombie 2",
            "deal-ended 2 1,0,2 last",
            "deal-began 3 2",
        ],
    ),
    (
        "third presidency",
        ("3", "4 5", "6"),
        {"presidencies": [2, 1, 1]},
        ["play 3 1 0"],
        [
            "played 0 3 1 0 3 True 0",
            "went-out 0 0 president 0",
            "presidency-won 0 3 True",
            "game-ended 0 3,1,1 0,2,1 1,3,2",
        ],
    ),
    (
        "a lead that passes on",
        ("8 9", "witch", "king 3"),
        {"trick": ["1: 9"], "turn": 0, "passed": [2]},
        ["pass"],
        [
            "passed 0",
            "trick-won 1 passes",
            "swept 2 9",
            "lead-missed 1 1",
            "lead-taken 2 witches",
        ],
    ),
]


@pytest.mark.parametrize(
    ("hands", "how", "actions", "told"),
    [story[1:] for story in STORIES],
    ids=[story[0] for story in STORIES],
)
def test_a_story(hands, how, actions, told):
    assert [written(event) for event in table(*hands, **how).do(*actions).events] == told


@pytest.mark.rule("ZP-05")
def test_a_deal_that_ends_with_witches():
    t = table("", "witch", "witch witch", "9", turn=3, trick=["1: 8"], passed=[2], went=[0])
    assert [written(e) for e in t.do("play 9 1 0").events] == [
        "played 3 9 1 0 9 False 0",
        "went-out 3 1 vice-president 0",
    ]
    t.do("pass")
    assert [written(e) for e in t.events] == [
        "passed 1",
        "trick-won 3 passes",
        "swept 3 8+9",
        "lead-missed 1 1",
        "lead-missed 2 2",
        "went-out 1 2 vice-zombie 1",
        "went-out 2 3 zombie 2",
        "deal-ended 2 0,3,1,2 witches",
        "deal-began 3 2",
    ]


@pytest.mark.rule("ZP-01", "ZP-02")
def test_the_beginning_of_a_game():
    state = INFO.new(3, INFO.complete({}))
    state.listening = True
    state.apply(DrawDealer(1))
    assert [written(entry.event) for entry in state.take_log()] == [
        "dealer-drawn 1",
        "deal-began 1 1",
    ]


@pytest.mark.rule("ZP-31")
def test_a_deal_with_exchange_as_each_of_them_sees_it():
    t = undealt(3).deal("3 4", "", "president mercenary 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9")
    for seat in (0, 1, 2, None):
        told = [written(event) for event in t.seen_by(seat)]
        assert told[0] == "shuffled 2 68"
        dealt = told[1:4]
        for owner, line in zip((0, 1, 2), dealt, strict=True):
            size = 22 if owner == 2 else 23
            assert line.startswith(f"dealt {owner} ")
            assert (line.count("?") == 0) if owner == seat else (line.count("?") == size)
        best = "mercenary+president" if seat in (0, 2) else "?+?"
        assert told[4:] == ["exchange-began (2, 0)", f"gave 2 0 {best} False"]


def test_the_stories_tell_every_kind_of_event():
    told = {line.split()[0] for story in STORIES for line in story[4]}
    elsewhere = {
        "dealer-drawn",
        "shuffled",
        "dealt",
        "exchange-began",
        "gave",
    }
    assert told | elsewhere == {event._field_defaults["kind"] for event in EVENTS}
