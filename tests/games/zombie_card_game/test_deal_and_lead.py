"""The deal, the first lead, what may be led: ZP-01 to ZP-06."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.zombie_card_game.table import table, undealt
from zombiegames.core.protocol import NATURE
from zombiegames.games.zombie_card_game import INFO
from zombiegames.games.zombie_card_game.actions import DrawDealer, Shuffle
from zombiegames.games.zombie_card_game.cards import COMPONENTS, NAMES, RANK_OF, suit_of


def first_deal(players, dealer=0, **how):
    return undealt(players, deal=1, dealer=dealer, **how)


# -- ZP-01 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-01")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [(3, [23, 23, 22]), (4, [17] * 4), (5, [14, 14, 14, 13, 13]), (6, [12, 12, 11, 11, 11, 11])],
)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_all_cards_are_dealt_one_by_one_from_the_dealers_left(players, sizes, dealer):
    t = first_deal(players, dealer)
    order = tuple(Random(1).sample(COMPONENTS, 68))
    t.state.apply(Shuffle(order))
    for place in range(players):
        seat = (dealer + 1 + place) % players
        assert t.state.sizes[seat] == sizes[place]
        assert t.state.hand(seat) == sorted(order[place::players])


@pytest.mark.rule("ZP-01")
def test_the_first_dealer_is_drawn_each_seat_as_likely():
    state = INFO.new(5, INFO.complete({}))
    assert state.to_act() == NATURE
    assert state.chance_outcomes() == [(DrawDealer(seat), 0.2) for seat in range(5)]
    drawn = Counter(state.sample_chance(Random(seed)).seat for seed in range(500))
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert min(drawn.values()) > 60
    state.apply(DrawDealer(3))
    assert state.dealer == 3


@pytest.mark.rule("ZP-01")
def test_the_draw_and_the_shuffle_are_natures_and_each_in_its_time():
    state = INFO.new(4, INFO.complete({}))
    cards = Shuffle(COMPONENTS)
    assert state.why_not(cards) == "ZP-01/draw_first"
    assert state.why_not(DrawDealer(4)) == "ZP-01/no_seat"
    state.apply(DrawDealer(0))
    assert state.why_not(DrawDealer(0)) == "ZP-01/drawn"
    assert state.why_not(Shuffle(COMPONENTS[:-1])) == "ZP-01/not_the_cards"
    assert state.why_not(Shuffle((*COMPONENTS[:-1], 1))) == "ZP-01/not_the_cards"
    assert state.why_not(cards) is None
    state.apply(cards)
    assert state.why_not(cards) == "ZP-01/no_shuffle"


@pytest.mark.rule("ZP-01", "ZP-33")
def test_later_the_last_placed_deals_from_his_left():
    t = undealt(4, places=[3, 0, 1, 2])
    assert t.state.dealer == 0
    order = tuple(Random(2).sample(COMPONENTS, 68))
    t.state.apply(Shuffle(order))
    dealt = [entry.event for entry in t.state.take_log() if entry.event.kind == "dealt"]
    assert [event.seat for event in dealt] == [1, 2, 3, 0]
    assert dealt[0].cards == tuple(sorted(order[0::4]))


# -- ZP-02 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-02")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_holds_the_two_of_clubs_leads_the_first_deal(players):
    for holder in range(players):
        hands = [""] * players
        hands[holder] = "2-clubs"
        t = first_deal(players).deal(*hands)
        assert (t.prompt, t.to_act) == ("lead", holder)
        assert t.told("lead-taken")[0].why == "two-of-clubs"


@pytest.mark.rule("ZP-02")
def test_the_first_lead_contains_the_two_of_clubs_single_or_set_with_or_without_witches():
    t = table("2-clubs 2-hearts 3 3 witch mercenary zombie", "4", "5", deal=1)
    assert t.offered() == {"play 2 1 0", "play 2 1 1", "play 2 2 0", "play 2 2 1"}
    assert t.refusal("play 3 2 0") == "ZP-02/two_of_clubs"
    assert t.refusal("play zombie 1 0") == "ZP-02/two_of_clubs"


@pytest.mark.rule("ZP-02")
@pytest.mark.parametrize("play", ["play 2 1 0", "play 2 2 0"])
def test_of_the_twos_that_of_clubs_goes_first(play):
    for seed in range(6):
        t = first_deal(3)
        twos = Random(seed).sample(["2-clubs", "2-hearts", "2-spades"], 3)
        t.deal(" ".join(twos)).do(play)
        cards = t.told("played")[0].cards
        assert next(suit_of(card) for card in cards if RANK_OF[card] == 2) == 0


@pytest.mark.rule("ZP-02")
def test_the_second_lead_of_the_first_deal_is_free():
    t = table("2-clubs 3 4", "5 6", "7 8", deal=1).do("play 2 1 0", "pass", "pass")
    assert t.offered() == {"play 3 1 0", "play 4 1 0"}


@pytest.mark.rule("ZP-02")
def test_in_later_deals_the_zombie_leads_anything():
    t = undealt(3, places=[1, 2, 0]).deal("2-clubs", "3", "president president president")
    assert (t.prompt, t.to_act) == ("exchange", 2)
    t.do(min(t.offered()))
    assert (t.prompt, t.to_act) == ("lead", 1)
    assert t.told("lead-taken")[0].why == "zombie"
    assert {text.split()[1] for text in t.offered()} > {"3"}, "anything, not the twos only"


# -- ZP-03 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-03")
def test_one_to_four_cards_of_one_rank_are_led():
    t = table("king king king king 9 mercenary mercenary president", "4", "5")
    assert t.offered() == {
        *(f"play king {n} 0" for n in (1, 2, 3, 4)),
        "play 9 1 0",
        *(f"play mercenary {n} 0" for n in (1, 2)),
        "play president 1 0",
    }


@pytest.mark.rule("ZP-03")
def test_only_what_is_in_the_hand_is_played():
    t = table("king king witch", "4", "5")
    assert t.refusal("play king 3 0") == "ZP-03/not_in_hand"
    assert t.refusal("play king 2 2") == "ZP-03/not_in_hand"
    assert t.refusal("play ace 1 0") == "ZP-03/not_in_hand"
    assert t.refusal("play king 0 0") == "ZP-03/no_card"
    assert t.refusal("play king -1 0") == "ZP-03/not_in_hand"


@pytest.mark.rule("ZP-03")
def test_a_play_takes_its_cards_out_of_the_hand_and_lays_them_open():
    t = table("king king 3 witch", "4 5", "5 6").do("play king 2 1")
    assert t.hand(0) == "3"
    played = t.told("played")[0]
    assert [NAMES[RANK_OF[card] - 1] for card in played.cards] == ["witch", "king", "king"]
    assert (played.opening, played.left) == (True, 1)


@pytest.mark.rule("ZP-03")
def test_of_equal_cards_the_first_dealt_goes_so_that_its_suit_tells_nothing():
    kings = ["king-spades", "king-clubs", "king-hearts"]
    for seed in range(6):
        mine = Random(seed).sample(kings, 3)
        t = first_deal(3).deal("2-clubs " + " ".join(mine))
        t.do("play 2 1 0", "pass", "pass", "play king 1 0")
        card = t.told("played")[-1].cards[0]
        assert ("clubs", "diamonds", "hearts", "spades")[suit_of(card)] == mine[0][5:]


# -- ZP-04 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-04")
def test_witches_take_the_rank_of_natural_cards_beside_them():
    t = table("9 9 witch witch", "4", "5")
    assert t.offered() == {
        "play 9 1 0",
        "play 9 1 1",
        "play 9 1 2",
        "play 9 2 0",
        "play 9 2 1",
        "play 9 2 2",
    }
    t.do("play 9 1 2")
    assert (t.state.rank, t.state.size) == (9, 3), "a triple of nines"


@pytest.mark.rule("ZP-04")
@pytest.mark.parametrize("witches", [1, 2, 3, 4])
def test_witches_are_not_played_alone(witches):
    t = table("9 " + "witch " * witches, "4", "5")
    assert t.refusal(f"play witch 0 {witches}") == "ZP-04/alone"
    assert t.refusal(f"play 9 0 {witches}") == "ZP-04/alone"


@pytest.mark.rule("ZP-04")
@pytest.mark.parametrize("rank", ["mercenary", "president", "zombie"])
def test_a_witch_never_stands_for_a_special_card(rank):
    t = table(f"{rank} {rank} witch", "4", "5")
    assert t.refusal(f"play {rank} 1 1") == "ZP-04/never_as"
    assert t.offered() == {f"play {rank} 1 0", f"play {rank} 2 0"}


@pytest.mark.rule("ZP-04")
def test_a_witch_beside_a_natural_card_answers_a_pair():
    t = table("9 witch 3", "4", "5", trick=["2: 8 8"])
    assert t.offered() == {"play 9 1 1", "pass"}


@pytest.mark.rule("ZP-04")
def test_with_the_option_witches_alone_are_queens_between_jack_and_king():
    alone = {"witch_alone": True}
    t = table("witch witch 3", "4", "5", preset=alone)
    assert t.offered() == {
        "play witch 0 1",
        "play witch 0 2",
        "play 3 1 0",
        "play 3 1 1",
        "play 3 1 2",
    }
    t = table("witch 3", "king 4", "5", trick=["2: jack"], preset=alone)
    t.do("play witch 0 1")
    assert t.refusal("play king 1 0") is None
    t = table("witch 3", "4", "5", trick=["2: king"], preset=alone)
    assert t.refusal("play witch 0 1") == "ZP-10/higher"


@pytest.mark.rule("ZP-04")
def test_queens_are_only_written_as_witches():
    t = table("witch witch 3", "4", "5", preset={"witch_alone": True})
    assert t.refusal("play witch 1 1") == "ZP-04/no_queens"


# -- ZP-05 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-05")
def test_who_holds_only_witches_can_only_pass():
    t = table("witch witch", "4 5", "6 7", trick=["2: 8"])
    assert t.offered() == {"pass"}


@pytest.mark.rule("ZP-05")
def test_if_such_a_player_should_lead_the_next_who_can_does():
    t = table("8", "witch", "witch witch", "3 4", trick=["1: 9 9"], turn=0, passed=[2, 3])
    t.do("pass")
    assert [(e.seat, e.witches) for e in t.told("lead-missed")] == [(1, 1), (2, 2)]
    assert (t.prompt, t.to_act) == ("lead", 3)
    assert t.told("lead-taken")[0].why == "witches"
    assert t.hand(1) == "witch", "the witches stay in the hand"


@pytest.mark.rule("ZP-05")
def test_if_nobody_can_lead_the_deal_ends_fewest_cards_first():
    t = table("ace", "witch witch", "witch", "", went=[3], trick=["0: 9"], turn=0, passed=[1, 2])
    t.state.trick[-1] = t.state.trick[-1]._replace(seat=1)
    t.state.top = 1
    t.do("play ace 1 0")
    assert t.told("deal-ended")[0].order == (3, 0, 2, 1)
    assert t.told("deal-ended")[0].by == "witches"


@pytest.mark.rule("ZP-05")
@pytest.mark.parametrize(("first", "order"), [(1, (3, 1, 2, 0)), (2, (3, 2, 0, 1))])
def test_ties_of_the_stuck_go_clockwise_from_who_should_have_led(first, order):
    hands = ["witch", "witch", "witch", ""]
    others = [seat for seat in range(3) if seat != first]
    t = table(*hands, trick=[f"{first}: 9"], turn=others[-1], passed=others[:-1], went=[3])
    t.do("pass")
    assert t.told("deal-ended")[0].order == order


@pytest.mark.rule("ZP-05")
def test_with_witches_as_queens_nobody_is_stuck():
    t = table("8", "witch", "3", trick=["1: 9"], turn=0, passed=[2], preset={"witch_alone": True})
    t.do("pass")
    assert t.offered() == {"play witch 0 1"}
    assert not t.told("lead-missed")


# -- ZP-06 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-06")
def test_zombies_are_led_singly_or_in_sets_of_two_to_four_never_more():
    t = table("zombie " * 6 + "3", "4", "5")
    assert {text for text in t.offered() if "zombie" in text} == {
        f"play zombie {n} 0" for n in (1, 2, 3, 4)
    }
    assert t.refusal("play zombie 5 0") == "ZP-06/four"


@pytest.mark.rule("ZP-06")
def test_a_single_zombie_is_the_lowest_card_of_all():
    t = table("zombie 5", "2 4", "5").do("play zombie 1 0")
    assert t.refusal("play 2 1 0") is None


@pytest.mark.rule("ZP-15")
def test_with_the_option_sets_of_five_to_eight_are_led_with_witches():
    t = table("9 9 9 9 3 " + "witch " * 4, "4", "5", preset={"big_sets": True})
    assert {f"play 9 4 {n}" for n in range(5)} < t.offered()
    assert "play 3 1 4" in t.offered(), "five threes, four of them witches"
    assert "play witch 0 4" not in t.offered()
