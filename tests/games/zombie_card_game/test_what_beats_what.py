"""What beats what: ZP-10 to ZP-15, the comparison table row by row, and all of it once more."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombie_card_game import slow
from tests.games.zombie_card_game.position import position
from tests.games.zombie_card_game.table import table
from zombiegames.games.zombie_card_game.actions import PASS
from zombiegames.games.zombie_card_game.answers import DEMAND_OF
from zombiegames.games.zombie_card_game.cards import (
    COMPONENTS,
    NAMES,
    RANK_OF,
    TWO_OF_CLUBS,
    mask_of,
)
from zombiegames.games.zombie_card_game.hand import hold
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD, House

ALL_SPECIALS = "mercenary " * 4 + "president " * 4 + "zombie " * 7


def specials(offered, rank):
    """Give the numbers of Mercenaries, Presidents or zombies that are offered."""
    return sorted(int(text.split()[2]) for text in offered if text.startswith(f"play {rank} "))


def standards(offered):
    plays = [text.split() for text in offered if text != "pass"]
    return {" ".join(words) for words in plays if words[1] in slow.ORDER}


# -- the table of the page, row by row -------------------------------------------------

ROWS = [
    # n0, plays on the trick, offered standard sets, Mercenaries, Presidents, zombies
    (
        ["2: zombie"],
        {"play 2 1 0", "play 9 1 0", "play king 1 0"},
        [1],
        [1],
        [2, 3, 4],
    ),
    (["2: 9"], {"play king 1 0"}, [1], [1], [2, 3, 4]),
    (["2: 9", "1: mercenary"], set(), [], [1], [3, 4]),
    (["2: 8 8"], {"play 9 2 0", "play king 2 0"}, [1, 2], [1, 2], [2, 3, 4]),
    (["2: 8 8", "1: mercenary"], set(), [], [1, 2], [3, 4]),
    (["2: 8 8", "1: mercenary mercenary"], set(), [], [1, 2], [3, 4]),
    (["2: 8 8 8"], {"play 9 3 0", "play king 3 0"}, [2, 3], [1, 2, 3], [2, 3, 4]),
    (["2: 8 8 8", "1: mercenary mercenary"], set(), [], [1, 2, 3], [3, 4]),
    (["2: 8 8 8", "1: mercenary mercenary mercenary"], set(), [], [2, 3], [3, 4]),
    (["2: 8 8 8 8"], {"play king 4 0"}, [2, 3, 4], [1, 2, 3, 4], [2, 3, 4]),
    (["2: 8 8 8 8", "1: mercenary mercenary"], set(), [], [1, 2, 3, 4], [3, 4]),
    (["2: 8 8 8 8", "1: " + "mercenary " * 3], set(), [], [2, 3, 4], [3, 4]),
    (["2: 8 8 8 8", "1: " + "mercenary " * 4], set(), [], [2, 3, 4], [3, 4]),
    (["2: 8", "1: president"], set(), [], [], [4]),
    (["2: 8 8", "1: president president"], set(), [], [], [4]),
    (["2: 8 8 8", "1: president"], set(), [], [], [4]),
    (["2: " + "president " * 4], set(), [], [], [4]),
]


@pytest.mark.rule("ZP-10", "ZP-13", "ZP-14")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: " / ".join(row[0]))
def test_a_row_of_the_comparison_table(row):
    trick, standard, mercenaries, presidents, zombies = row
    used = " ".join(trick)
    hand = ["king"] * 4 + ["9"] * 3 + ["2"]
    hand += ["mercenary"] * (4 - used.count("mercenary"))
    hand += ["president"] * (4 - used.count("president")) + ["zombie"] * 7
    if "9" in used:
        hand.remove("9")
    offered = table(" ".join(hand), "3", "4", trick=trick).offered()
    held = hand.count
    assert standards(offered) == standard
    assert specials(offered, "mercenary") == [n for n in mercenaries if n <= held("mercenary")]
    assert specials(offered, "president") == [n for n in presidents if n <= held("president")]
    assert specials(offered, "zombie") == zombies
    assert "pass" in offered


@pytest.mark.rule("ZP-21", "ZP-14")
@pytest.mark.parametrize("zombies", [2, 3, 4])
def test_nothing_answers_a_set_of_zombies_for_the_trick_is_over(zombies):
    t = table("zombie " * zombies + "2", "president " * 4, "zombie " * 4, trick=["2: 3"])
    t.do(f"play zombie {zombies} 0")
    assert (t.prompt, t.to_act) == ("lead", 0)


# -- rule by rule ----------------------------------------------------------------------


@pytest.mark.rule("ZP-10")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [pair for pair in zip(slow.ORDER, slow.ORDER[1:], strict=False) if "witch" not in pair],
)
def test_a_strictly_higher_rank_answers(lower, higher):
    t = table(f"{higher} 3", f"{lower} 4", "5", trick=[f"2: {lower}"])
    assert t.refusal(f"play {higher} 1 0") is None
    t.do("pass")
    assert t.refusal(f"play {lower} 1 0") == "ZP-10/higher"


@pytest.mark.rule("ZP-10")
def test_the_king_is_above_the_jack_and_the_ace_above_all_standard_cards():
    t = table("king ace jack", "3", "4", trick=["2: jack"])
    assert standards(t.offered()) == {"play king 1 0", "play ace 1 0"}


@pytest.mark.rule("ZP-10")
def test_as_many_cards_as_lie_there_neither_more_nor_fewer():
    t = table("king king king 2", "3", "4", trick=["2: 9 9"])
    assert t.refusal("play king 1 0") == "ZP-10/same_number"
    assert t.refusal("play king 3 0") == "ZP-10/same_number"
    assert t.refusal("play king 2 0") is None


@pytest.mark.rule("ZP-10")
def test_a_single_zombie_is_beaten_by_any_single_and_answers_nothing():
    t = table("2 zombie", "3", "4", trick=["2: zombie"])
    assert t.refusal("play 2 1 0") is None
    assert t.refusal("play zombie 1 0") == "ZP-10/single_zombie"
    assert table("zombie 3", "3", "4", trick=["2: 2"]).refusal("play zombie 1 0") == (
        "ZP-10/single_zombie"
    )


@pytest.mark.rule("ZP-10", "ZP-04")
def test_no_lone_witch_beats_a_single_zombie():
    t = table("witch 3 3", "3", "4", trick=["2: zombie"])
    assert t.refusal("play witch 0 1") == "ZP-04/alone"
    assert t.refusal("play 3 1 1") == "ZP-10/same_number"


@pytest.mark.rule("ZP-10")
@pytest.mark.parametrize("top", ["mercenary", "president"])
def test_no_standard_card_beats_mercenaries_or_presidents(top):
    t = table("ace ace 2", "3", "4", trick=[f"2: {top}"])
    assert (
        t.refusal("play ace 1 0")
        == {
            "mercenary": "ZP-10/mercenaries",
            "president": "ZP-10/presidents",
        }[top]
    )


@pytest.mark.rule("ZP-11")
@pytest.mark.parametrize(("size", "needed"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_mercenary_covers_two_standard_cards(size, needed):
    t = table("mercenary " * 4 + "2", "3", "4", trick=["2: " + "ace " * size])
    fewer = [f"play mercenary {n} 0" for n in range(1, needed)]
    assert [t.refusal(text) for text in fewer] == ["ZP-11/more"] * (needed - 1)
    assert t.refusal(f"play mercenary {needed} 0") is None


@pytest.mark.rule("ZP-11")
def test_mercenaries_never_answer_mercenaries_nor_presidents():
    t = table("mercenary mercenary 2", "3", "4", trick=["2: 8 8", "1: mercenary"])
    assert t.refusal("play mercenary 2 0") == "ZP-11/mercenaries"
    t = table("mercenary mercenary 2", "3", "4", trick=["2: 8 8", "1: president"])
    assert t.refusal("play mercenary 2 0") == "ZP-11/presidents"


@pytest.mark.rule("ZP-12")
@pytest.mark.parametrize(("mercenaries", "needed"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_president_covers_two_mercenaries(mercenaries, needed):
    trick = ["2: 8 8 8 8", "1: " + "mercenary " * mercenaries]
    if mercenaries == 1:
        trick[0] = "2: 8 8"
    t = table("president " * 4 + "2", "3", "4", trick=trick)
    assert t.refusal("play president 1 0") == (None if needed == 1 else "ZP-12/more")
    assert t.refusal("play president 2 0") is None


@pytest.mark.rule("ZP-12")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_president_covers_four_standard_cards(size):
    t = table("president 2", "3", "4", trick=["2: " + "ace " * size])
    assert t.refusal("play president 1 0") is None


@pytest.mark.rule("ZP-12")
def test_presidents_never_answer_presidents():
    t = table("president president 2", "3", "4", trick=["2: 8 8", "1: president"])
    assert t.refusal("play president 2 0") == "ZP-12/presidents"


@pytest.mark.rule("ZP-12")
@pytest.mark.parametrize("mercenaries", [3, 4])
def test_an_absolute_president_beats_any_mercenaries(mercenaries):
    trick = ["2: 8 8 8 8", "1: " + "mercenary " * mercenaries]
    hands = ("president president 2", "3", "4")
    t = table(*hands, trick=trick, preset={"absolute_president": True})
    assert t.refusal("play president 1 0") is None
    assert table(*hands, trick=trick).refusal("play president 1 0") == "ZP-12/more"


@pytest.mark.rule("ZP-13")
@pytest.mark.parametrize("rank", ["mercenary", "president"])
@pytest.mark.parametrize("opening", [1, 2, 3])
def test_never_more_cards_than_the_opening_play(rank, opening):
    t = table(f"{rank} " * 4 + "2", "3", "4", trick=["2: " + "9 " * opening])
    assert t.refusal(f"play {rank} {opening} 0") is None
    assert t.refusal(f"play {rank} {opening + 1} 0") == "ZP-13/too_many"


@pytest.mark.rule("ZP-13")
def test_the_opening_play_counts_and_not_the_top():
    t = table("president " * 4 + "2", "3", "4", trick=["2: 9 9 9 9", "1: mercenary mercenary"])
    assert specials(t.offered(), "president") == [1, 2, 3, 4]


@pytest.mark.rule("ZP-14")
@pytest.mark.parametrize(
    ("top", "refusals"),
    [
        ("9", [None, None, None]),
        ("zombie", [None, None, None]),
        ("mercenary", ["ZP-14/mercenaries", None, None]),
        ("president", ["ZP-14/presidents", "ZP-14/presidents", None]),
    ],
)
def test_two_zombies_answer_standard_three_mercenaries_four_presidents(top, refusals):
    t = table("zombie " * 5 + "2", "3", "4", trick=[f"2: {top}"])
    assert [t.refusal(f"play zombie {n} 0") for n in (2, 3, 4)] == refusals


@pytest.mark.rule("ZP-15")
@pytest.mark.parametrize(("size", "mercenaries"), [(5, [3, 4]), (6, [3, 4]), (7, [4]), (8, [4])])
def test_big_sets_are_answered_by_three_or_four_mercenaries(size, mercenaries):
    trick = ["2: 9 9 9 9 " + "witch " * (size - 4)]
    t = table(ALL_SPECIALS, "3", "4", trick=trick, preset={"big_sets": True})
    offered = t.offered()
    assert specials(offered, "mercenary") == mercenaries
    assert specials(offered, "president") == [2, 3, 4]
    assert specials(offered, "zombie") == [2, 3, 4]
    assert t.refusal("play mercenary 2 0") == "ZP-15/mercenaries"
    assert t.refusal("play president 1 0") == "ZP-15/presidents"


@pytest.mark.rule("ZP-15")
def test_a_big_set_is_answered_by_a_higher_one_as_big():
    t = table(
        "king king king king witch 2",
        "3",
        "4",
        trick=["2: 9 9 9 9 witch"],
        preset={"big_sets": True},
    )
    assert standards(t.offered()) == {"play king 4 1"}


@pytest.mark.rule("ZP-15")
@pytest.mark.parametrize("mercenaries", [3, 4])
def test_two_presidents_answer_the_mercenaries_on_a_big_set(mercenaries):
    trick = ["2: 9 9 9 9 witch", "1: " + "mercenary " * mercenaries]
    t = table(
        ALL_SPECIALS.replace("mercenary ", ""), "3", "4", trick=trick, preset={"big_sets": True}
    )
    assert specials(t.offered(), "president") == [2, 3, 4]


@pytest.mark.rule("ZP-15", "ZP-03")
def test_without_the_option_five_cards_are_no_set():
    t = table("9 9 9 9 witch 2", "3", "4")
    assert t.refusal("play 9 4 1") == "ZP-03/four"
    assert t.refusal("play 9 3 1") is None


# -- everything once more, against the slow rules --------------------------------------

HOUSES = [
    pytest.param(House(alone, big, absolute), id=f"{alone:d}{big:d}{absolute:d}")
    for alone in (False, True)
    for big in (False, True)
    for absolute in (False, True)
]
HANDS = 250
"""Random hands for each of the eight houses."""


def random_hand(rng, house):
    """Give a position that leads with a random hand, and the hand counted by name."""
    state = position("", "3", "4", preset=house._asdict())
    size = rng.randint(1, 23)
    pool = list(COMPONENTS)
    if rng.random() < 0.5:  # more witches and specials than chance gives
        pool = [c for c in pool if RANK_OF[c] in {1, 12, 15, 16, *rng.sample(range(2, 15), 4)}]
    hand = rng.sample(pool, min(size, len(pool)))
    hold(state, 0, mask_of(hand))
    counted: dict[str, int] = {}
    for card in sorted(hand):
        name = NAMES[RANK_OF[card] - 1]
        counted[name] = counted.get(name, 0) + 1
    return state, counted, hand


def number(rank):
    return NAMES.index(rank) + 1


def as_slow(actions):
    return {(NAMES[a.rank - 1], a.naturals, a.witches) for a in actions if a != PASS}


@pytest.mark.whole
@pytest.mark.rule("ZP-03", "ZP-10", "ZP-14")
@pytest.mark.parametrize("house", HOUSES)
def test_every_hand_offers_what_the_slow_rules_allow_against_every_top(house):
    rng = Random(f"slow/{house}")
    tops = [
        (opening, rank, size, DEMAND_OF[house.absolute_president, opening, number(rank), size])
        for opening, rank, size in slow.tops(witch_alone=house.witch_alone, big_sets=house.big_sets)
    ]
    for _ in range(HANDS):
        state, counted, hand = random_hand(rng, house)
        sets = slow.sets(counted, witch_alone=house.witch_alone, big_sets=house.big_sets)
        state.prompt = LEAD
        assert as_slow(state.legal_actions()) == set(sets), (counted, "lead")
        if TWO_OF_CLUBS in hand:
            state.deal = 1
            twos = {play for play in sets if play[0] == "2"}
            assert as_slow(state.legal_actions()) == twos, (counted, "first lead")
            state.deal = 2
        state.prompt = ANSWER
        for opening, rank, size, demand in tops:
            state.opening, state.size, state.demand = opening, size, demand
            state.rank = number(rank)
            offered = state.legal_actions()
            assert offered[-1] == PASS
            wanted = {
                play
                for play in sets
                if slow.answers(play, opening, rank, size, absolute=house.absolute_president)
            }
            assert as_slow(offered) == wanted, (counted, opening, rank, size)


@pytest.mark.whole
@pytest.mark.rule("ZP-03", "ZP-10")
@pytest.mark.parametrize("house", HOUSES)
def test_every_set_is_accepted_or_refused_as_the_slow_rules_say(house):
    rng = Random(f"accepted/{house}")
    tops = slow.tops(witch_alone=house.witch_alone, big_sets=house.big_sets)
    for _ in range(HANDS // 10):
        state, counted, _ = random_hand(rng, house)
        sets = slow.sets(counted, witch_alone=house.witch_alone, big_sets=house.big_sets)
        universe = [action for action in state.conceivable() if action.kind == "play"]
        assert as_slow(universe) >= set(sets)
        state.prompt = ANSWER
        for opening, rank, size in tops:
            state.opening, state.size = opening, size
            state.rank = number(rank)
            state.demand = DEMAND_OF[house.absolute_president, opening, state.rank, size]
            accepted = [action for action in universe if state.why_not(action) is None]
            assert as_slow(accepted) == {
                play
                for play in sets
                if slow.answers(play, opening, rank, size, absolute=house.absolute_president)
            }, (counted, opening, rank, size)
