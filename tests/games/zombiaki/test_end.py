"""How the game ends, and what cannot be played: ZK-07 … ZK-09."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.actions import Discard, EndTurn
from zombiegames.games.zombiaki.cards import DAWN_CARD

PRESETS = ("sheet", "publisher")

# -- the end ---------------------------------------------------------------------------


@pytest.mark.rule("ZK-07")
def test_humans_win_the_moment_dawn_is_drawn():
    t = street("humans", zombie_deck="hunger dawn", B4="zombie-5")
    t.do("end-turn")
    assert t.actor == "over"
    assert t.state.outcome().returns == (0.0, 1.0)
    assert t.state.outcome().ranks == (2, 1)
    assert [e.left for e in t.told("card-drawn")] == [1, 0]
    assert len(t.told("dawned")) == 1


@pytest.mark.rule("ZK-07", "ZK-08")
def test_dawn_comes_after_the_zombie_move_of_that_turn():
    t = street("humans", zombie_deck="dawn", B5="zombie-2")
    t.do("end-turn")
    assert t.state.outcome().returns == (1.0, 0.0)
    t = street("humans", zombie_deck="dawn", B4="zombie-2")
    t.do("end-turn")
    assert t.figures() == {"B5": 2}
    assert t.state.outcome().returns == (0.0, 1.0)


@pytest.mark.rule("ZK-07", "ZK-03")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_dawn_is_drawn_when_the_deck_owes_more_cards_than_lie_above_it(kept, left):
    names = ["meat", "mass", "change", "bite", "boss", "claws", "hunger"]
    t = street(
        "humans",
        zombies=" ".join(names[4 : 4 + kept]),
        zombie_deck=" ".join([*names[:left], "dawn"]),
    )
    t.do("end-turn")
    dawned = left < 4 - kept
    assert (t.actor == "over") == dawned
    assert len(t.told("card-drawn")) == (left + 1 if dawned else 4 - kept)


@pytest.mark.rule("ZK-07")
def test_dawn_that_is_not_drawn_yet_ends_nothing():
    t = street("humans", zombie_deck="hunger meat mass change dawn")
    t.zombie_turn()
    assert t.state.outcome() is None
    assert t.state.decks[0] == [DAWN_CARD]
    t.do("end-turn")
    t.to_play()
    t.do("end-turn")
    assert t.state.outcome().returns == (0.0, 1.0)


@pytest.mark.rule("ZK-08")
def test_zombies_win_when_the_compulsory_move_takes_one_over_the_barricade():
    t = street("humans", A5="zombie-2:1", C1="zombie-3")
    t.do("end-turn")
    assert t.actor == "over"
    assert t.state.outcome().returns == (1.0, 0.0)
    assert t.state.outcome().ranks == (1, 2)
    assert len(t.told("escaped")) == 1
    assert t.told("card-drawn") == []
    assert t.strength("C1") == 3


@pytest.mark.rule("ZK-08", "ZK-31")
def test_zombies_win_through_hunger():
    t = street("zombies", zombies="hunger", A5="zombie-2")
    t.do("play-at hunger A5")
    assert t.state.outcome().returns == (1.0, 0.0)


@pytest.mark.rule("ZK-08", "ZK-23")
def test_zombies_win_through_an_order():
    t = street("zombies", A5="zombie-2", B1="zombie-4 boss")
    t.do("order A5 -")
    assert t.state.outcome().returns == (1.0, 0.0)


@pytest.mark.rule("ZK-08")
def test_a_dog_never_wins():
    t = street("humans", A5="dog", B4="dog")
    t.do("end-turn")
    t.refused("step A5 -", "ZK-08", "ZK-18", "ZK-09")
    t.do("step B4 B5")
    t.refused("step B5 -", "ZK-08", "ZK-18", "ZK-09")
    t.to_play()
    assert t.state.outcome() is None
    assert t.figures() == {"A5": "dog", "B5": "dog"}


@pytest.mark.rule("ZK-08")
def test_a_zombie_held_in_row_5_does_not_win():
    t = street("humans", A5="zombie-3 netted")
    t.zombie_turn()
    assert t.figures() == {"A5": 3}


@pytest.mark.rule("ZK-07", "ZK-08")
@pytest.mark.parametrize(
    "position",
    [
        {"A5": "zombie-2", "zombies": "hunger not-so-fast"},
        {"A4": "zombie-2", "zombies": "hunger", "zombie_deck": "dawn"},
    ],
)
def test_nothing_is_offered_or_accepted_after_the_end(position):
    t = street("humans", humans="shot-1 mine", **position)
    actions = [*t.state.legal_actions(), *t.state.conceivable()]
    t.do("end-turn")
    if t.actor != "over":
        t.do("decline")
    assert t.state.to_act() == OVER
    assert t.state.legal_actions() == []
    for action in [*actions, *t.state.conceivable(), Discard(0), EndTurn()]:
        assert t.state.why_not(action) is not None


# -- what can be played ----------------------------------------------------------------


@pytest.mark.rule("ZK-09")
@pytest.mark.parametrize(
    ("side", "card", "action"),
    [
        ("humans", "searchlight", "play-along searchlight A"),
        ("humans", "voltage", "play-along voltage B"),
        ("humans", "street-fire", "play-along street-fire C"),
        ("humans", "back-off", "play back-off"),
        ("humans", "freeze", "play freeze"),
        ("zombies", "terror", "play terror"),
    ],
)
@pytest.mark.parametrize("preset", PRESETS)
def test_cards_on_a_lane_or_the_whole_street_and_terror_can_always_be_played(
    side, card, action, preset
):
    t = street(side, preset=preset, **{side: card})
    t.do(action)
    assert t.hand(side) == []
    assert t.figures() == {}


@pytest.mark.rule("ZK-09")
@pytest.mark.parametrize(
    ("side", "card", "action", "rule"),
    [
        ("zombies", "hunger", "play-at hunger B2", "ZK-31"),
        ("zombies", "claws", "play-at claws B2", "ZK-30"),
        ("zombies", "boss", "play-at boss B2", "ZK-23"),
        ("zombies", "shield", "play-at shield B2", "ZK-25"),
        ("zombies", "mass", "play-move mass B2 B3", "ZK-27"),
        ("zombies", "change", "play-move change B2 B3", "ZK-28"),
        ("zombies", "bite", "play-move bite B2 B1", "ZK-29"),
        ("zombies", "meat", "play-against meat shot-1", "ZK-32"),
        ("zombies", "pickaxe", "play-at pickaxe B2", "ZK-34"),
        ("humans", "shot-1", "shoot shot-1 B2 figure", "ZK-41"),
        ("humans", "shot-1", "shoot shot-1 B2 car", "ZK-41/no_car"),
        ("humans", "sniper", "shoot sniper B2 figure", "ZK-44"),
        ("humans", "blood", "play-move blood B2 A2", "ZK-50"),
        ("humans", "get-out", "play-against get-out hunger", "ZK-51"),
        ("humans", "flamethrower", "flame 0,1,0", "ZK-64"),
        ("humans", "net", "throw-net B2", "ZK-57"),
        ("humans", "net", "throw-net .", "ZK-57"),
    ],
)
def test_a_card_without_its_target_is_refused_with_a_rule(side, card, action, rule):
    t = street(side, **{side: card})
    t.refused(action, rule, "ZK-09")
    assert t.state.legal_actions() == [EndTurn()]


@pytest.mark.rule("ZK-09")
def test_what_cannot_be_played_may_be_discarded_or_kept():
    t = street("humans", zombies="hunger claws mass")
    t.do("end-turn")
    for card in ("hunger", "claws", "mass"):
        assert t.allows(f"discard {card}")
    t.do("discard claws", "end-turn")
    assert "hunger" in t.hand("zombies")


@pytest.mark.rule("ZK-09", "ZK-20")
def test_with_row_1_full_zombies_and_dogs_are_kept():
    hand = "zombie-2 zombie-5"
    t = street("zombies", zombies=hand, A1="zombie-2", B1="barrel", C1="wall-6")
    assert t.state.legal_actions() == [EndTurn()]
    t.do("end-turn")
    assert t.hand("zombies") == hand.split()


@pytest.mark.rule("ZK-09", "ZK-07")
def test_with_nothing_playable_the_turns_pass_and_the_game_goes_on_to_dawn():
    t = street(
        "zombies",
        zombies="bite",
        zombie_deck="click meat pickaxe mass change dawn",
        human_deck="",
        A1="zombie-2",
        A2="wall-5",
        B1="zombie-3",
        B2="wall-6",
        C1="dog",
    )
    for _ in range(4):
        assert t.state.legal_actions() == [EndTurn()]
        t.do("end-turn")
        assert (t.actor, t.state.legal_actions()) == ("humans", [EndTurn()])
        t.do("end-turn")
        if t.actor != "over":
            t.to_play(keep="")
    assert t.state.outcome().returns == (0.0, 1.0)
