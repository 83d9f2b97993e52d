"""What a table tells beside the rules: what beats the top, what is out, sure ways to go out."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombie_card_game.table import table, undealt
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombie_card_game import INFO, advice
from zombiegames.games.zombie_card_game.actions import NOTATION, PASS
from zombiegames.games.zombie_card_game.cards import NAMES
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD


def view_of(*hands, **how):
    t = table(*hands, **how)
    return t.state.censored(t.to_act)


def texts(plays):
    return None if plays is None else [NOTATION.format(play) for play in plays]


# -- what beats the top ----------------------------------------------------------------


def test_what_beats_a_pair_of_jacks():
    told = advice.beats(view_of("3 4", "5", "6", trick=["2: jack jack"]))
    assert told == ((13, 14), 2, (1, 2), (1, 2), (2, 4))


def test_with_witches_alone_queens_beat_jacks_too():
    told = advice.beats(
        view_of("3 4", "5", "6", trick=["2: jack jack"], preset={"witch_alone": True})
    )
    assert told.ranks == (12, 13, 14)


@pytest.mark.rule("ZP-15")
def test_there_are_no_five_queens_to_beat_five_jacks():
    house = {"witch_alone": True, "big_sets": True}
    top = ["2: jack jack jack witch witch"]
    told = advice.beats(view_of("king king king witch witch", "5", "6", trick=top, preset=house))
    assert told.ranks == (13, 14)
    four = ["2: jack jack jack jack"]
    told = advice.beats(view_of("king king king witch witch", "5", "6", trick=four, preset=house))
    assert told.ranks == (12, 13, 14)


def test_what_beats_three_mercenaries():
    told = advice.beats(view_of("3 4", "5", "6", trick=["2: 8 8 8 8", "1: " + "mercenary " * 3]))
    assert told.ranks == ()
    assert told.mercenaries[0] > told.mercenaries[1]
    assert (told.presidents, told.zombies) == ((2, 4), (3, 4))


def test_nothing_is_to_be_beaten_where_one_leads():
    assert advice.beats(view_of("3 4", "5", "6")) is None


# -- what is still out -----------------------------------------------------------------


def test_the_cards_of_every_rank_are_counted():
    view = view_of("3 zombie", "5 mercenary", "6 zombie zombie", trick=["2: 9 9"])
    counted = {count.rank: count[1:] for count in advice.counts(view, 0)}
    assert counted[1] == (5, 1, 2)
    assert counted[3] == (3, 1, 0)
    assert counted[9] == (4, 0, 0)
    assert counted[15] == (3, 0, 1)
    assert sum(sum(count) for count in counted.values()) == 68


def test_an_onlooker_holds_nothing():
    t = table("3", "5", "6")
    assert all(count.held == 0 for count in advice.counts(t.state.censored(None), -1))


# -- sure of the trick -----------------------------------------------------------------


def play(text):
    return NOTATION.parse(text)


@pytest.mark.parametrize(
    ("mine", "others", "text", "sure"),
    [
        ("ace 3", "king 4", "play ace 1 0", True),
        ("king 3", "ace 4", "play king 1 0", False),
        ("king 3", "witch 4", "play king 1 0", True),
        ("king king 3", "ace witch 4", "play king 2 0", False),
        ("king king 3", "ace 4 5", "play king 2 0", True),
        ("ace 3", "mercenary 4", "play ace 1 0", False),
        ("ace ace ace 3", "mercenary 4 5", "play ace 3 0", True),
        ("president 3", "zombie zombie zombie 4", "play president 1 0", True),
        ("president 3", "zombie zombie zombie zombie 4", "play president 1 0", False),
        ("zombie zombie 3", "president president 4", "play zombie 2 0", True),
        ("zombie 3", "2 4", "play zombie 1 0", False),
    ],
)
def test_a_play_is_unbeatable_if_no_hand_can_hold_an_answer(mine, others, text, sure):
    view = view_of(mine, others, "2")
    assert advice.is_unbeatable(view, play(text)) == sure


def test_who_has_passed_does_not_answer():
    view = view_of("king 3", "4 5", "ace 6", trick=["1: 9"], passed=[2])
    assert not advice.is_unbeatable(view, play("play king 1 0")), "seat 1 may hold the ace"
    view = view_of("king king 3", "4", "ace ace 6", trick=["1: 9 9"], passed=[2])
    assert advice.is_unbeatable(view, play("play king 2 0")), "seat 1 has one card left"


# -- sure ways out ---------------------------------------------------------------------


def test_a_way_out_leads_what_nobody_beats_and_keeps_the_weak_for_the_end():
    view = view_of("ace ace 3 zombie zombie", "king king", "4 5")
    assert sorted(texts(advice.going_out(view))[:-1]) == ["play ace 2 0", "play zombie 2 0"]
    assert texts(advice.going_out(view))[-1] == "play 3 1 0"


def test_two_weak_groups_are_one_too_many():
    assert advice.going_out(view_of("ace 3 4", "king 5", "6 7")) is None


def test_a_witch_makes_one_group_of_it():
    assert texts(advice.going_out(view_of("3 witch", "king 5", "6 7"))) == ["play 3 1 1"]


def test_a_way_out_may_begin_with_an_answer():
    view = view_of("ace 3", "king 5", "6 7", trick=["2: 9"])
    assert texts(advice.going_out(view)) == ["play ace 1 0", "play 3 1 0"]
    assert advice.going_out(view_of("ace 3", "king president", "6 7", trick=["2: 9"])) is None


def test_no_way_out_in_the_exchange():
    t = undealt(3).deal("3 4")
    assert advice.going_out(t.state.censored(0)) is None


# The more sorts of sets a hand has, the more ways there are to split it.
LARGE = "3 5 6 7 8 9 9 jack king president president" + 3 * " ace mercenary" + 4 * " zombie"


@pytest.mark.parametrize("trick", [[], ["2: 2"], ["2: 2 2"], ["2: 2 2 2"]])
@pytest.mark.parametrize("others", [("3 4", "5 6 7"), ("3 4 6 8", "5 6 7 king")])
def test_the_look_for_a_way_out_is_short_however_large_the_hand(others, trick, monkeypatch):
    looks = 0
    found = advice._Further._found

    def counted(*args):
        nonlocal looks
        looks += 1
        return found(*args)

    monkeypatch.setattr(advice._Further, "_found", counted)
    for house in ({}, {"witch_alone": True, "big_sets": True}):
        hand = LARGE + " witch witch"
        advice.going_out(view_of(hand, *others, trick=trick, preset=house))
    assert looks < 5000


def some_way(view, seat, most):
    """Whether trying one lead after another finds a way out, with ``most`` leads at most."""
    for lead in view.legal_actions():
        if lead.size == view.sizes[seat]:
            return True
        if most > 1 and advice.is_unbeatable(view, lead):
            world = view.clone()
            world.apply(lead)
            while world.to_act() not in (seat, NATURE) and world.prompt == ANSWER:
                world.apply(PASS)
            if world.to_act() == seat and some_way(world, seat, most - 1):
                return True
    return False


@pytest.mark.parametrize("preset", ["classic", "house"])
def test_no_way_out_is_missed(preset):
    rng = Random(f"missed {preset}")
    found = 0
    for _ in range(120):
        deck = [name for name in NAMES for _ in range(4)]
        rng.shuffle(deck)
        hands = [" ".join(deck.pop() for _ in range(size)) for size in (5, 2, 3)]
        view = view_of(*hands, preset=INFO.presets[preset])
        if view.legal_actions():
            some = some_way(view, 0, 5)
            found += some
            assert (advice.going_out(view) is not None) == some, hands
    assert 10 < found < 110


@pytest.mark.parametrize("preset", ["classic", "house"])
@pytest.mark.parametrize("players", [3, 6])
def test_a_way_out_once_told_holds_whatever_the_others_do(players, preset):
    rng = Random(f"way out {players} {preset}")
    found = 0
    for _ in range(4):
        state = INFO.new(players, INFO.complete(INFO.presets[preset]))
        while (seat := state.to_act()) != OVER:
            if state.prompt in (LEAD, ANSWER):
                way = advice.going_out(state.censored(seat))
                if way:
                    found += 1
                    follow(state.clone(), seat, way, rng)
            chance = seat == NATURE
            state.apply(state.sample_chance(rng) if chance else rng.choice(state.legal_actions()))
    assert found > 20


def follow(world, seat, way, rng):
    left = world.sizes[seat]
    for action in way:
        while world.to_act() != seat:
            world.apply(rng.choice(world.legal_actions()))
        assert world.why_not(action) is None
        assert world.sizes[seat] == left, "nothing else is asked of this seat"
        left -= action.naturals + action.witches
        world.apply(action)
    assert left == 0
