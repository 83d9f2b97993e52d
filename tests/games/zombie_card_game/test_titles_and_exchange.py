"""Going out, titles, the exchange, three presidencies: ZP-30 to ZP-34."""

from __future__ import annotations

import pytest

from tests.games.zombie_card_game.table import names, table, undealt
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombie_card_game.terms import title_of

# -- ZP-30 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-30")
@pytest.mark.parametrize(
    ("players", "titles"),
    [
        (3, ["president", "citizen", "zombie"]),
        (4, ["president", "vice-president", "vice-zombie", "zombie"]),
        (5, ["president", "vice-president", "citizen", "vice-zombie", "zombie"]),
        (6, ["president", "vice-president", "citizen", "citizen", "vice-zombie", "zombie"]),
    ],
)
def test_the_order_of_going_out_gives_the_titles(players, titles):
    assert [title_of(place, players) for place in range(players)] == titles


@pytest.mark.rule("ZP-30")
def test_the_deal_ends_the_moment_one_player_is_left_with_cards_also_in_mid_trick():
    t = table("3", "", "9 king", "", went=[3, 1], turn=0).do("play 3 1 0")
    assert t.told("deal-ended")[0].order == (3, 1, 0, 2)
    assert [(e.seat, e.place, e.title, e.left) for e in t.told("went-out")] == [
        (0, 2, "vice-zombie", 0),
        (2, 3, "zombie", 2),
    ]
    assert not t.told("trick-won")
    assert (t.prompt, t.to_act, t.state.deal) == ("shuffle", NATURE, 3)
    assert t.titles() == ["vice-zombie", "vice-president", "zombie", "president"]


@pytest.mark.rule("ZP-30")
def test_two_in_a_row_go_out_and_each_takes_the_next_place():
    t = table("3", "4", "9 king", "6 6", turn=0).do("play 3 1 0", "play 4 1 0")
    assert [(e.seat, e.place) for e in t.told("went-out")] == [(0, 0), (1, 1)]
    assert t.to_act == 2


@pytest.mark.rule("ZP-30")
def test_in_the_first_deal_nobody_has_a_title():
    assert table("3 4", "5", "6", deal=1).titles() == ["citizen"] * 3


# -- ZP-31, ZP-32 ----------------------------------------------------------------------


def exchange(*hands, places=None, **how):
    """Deal these cards to seats that are President, Vice President … as they are numbered."""
    t = undealt(len(hands), places=places, **how)
    return t.deal(*hands)


@pytest.mark.rule("ZP-31")
def test_the_zombie_gives_two_cards_and_the_vice_zombie_one_without_being_asked():
    t = exchange("3", "4", "5", "6")
    gave = [(e.seat, e.to, len(e.cards), e.back) for e in t.told("gave")]
    assert gave == [(3, 0, 2, False), (2, 1, 1, False)]
    assert (t.prompt, t.to_act) == ("exchange", 0)
    for event in t.told("gave"):
        assert set(event.cards) <= set(t.state.hand(event.to))


WHOLE_HANDS = [
    # The best two and the best one of a whole hand of 17, best first: P M A K Q J 10 … 2 Zombie.
    (
        "president mercenary ace ace king witch jack jack 10 10 9 9 8 8 7 7 2",
        "mercenary president",
        "president",
    ),
    ("mercenary ace king king witch jack jack 10 10 9 9 8 8 7 7 2 2", "ace mercenary", "mercenary"),
    ("ace king witch witch jack jack 10 10 9 9 8 8 7 7 6 2 2", "king ace", "ace"),
    ("king witch jack jack 10 10 9 9 8 8 7 7 6 6 5 2 2", "witch king", "king"),
    ("witch jack jack 10 10 9 9 8 8 7 7 6 6 5 5 2 2", "jack witch", "witch"),
    ("witch witch jack jack 10 10 9 9 8 8 7 7 6 6 5 2 2", "witch witch", "witch"),
    ("jack 10 10 9 9 8 8 7 7 6 6 5 5 4 4 2 2", "10 jack", "jack"),
    ("2 " + "zombie " * 8 + "3 3 3 3 4 4 4 4", "4 4", "4"),
]


@pytest.mark.rule("ZP-32")
@pytest.mark.parametrize(("hand", "two", "one"), WHOLE_HANDS)
def test_best_first_president_mercenary_ace_king_witch_jack_down_to_zombie(hand, two, one):
    t = exchange("", "", "", hand)
    assert names(t.told("gave")[0].cards) == two
    t = exchange("", "", hand, "")
    assert names(t.told("gave")[1].cards) == one


@pytest.mark.rule("ZP-32")
def test_zombies_are_the_lowest_so_a_two_is_given_before_them():
    hand = "zombie " * 8 + "2 2 2"
    t = exchange("", "", "", "", "", hand)
    assert names(t.told("gave")[0].cards) == "2 2"


@pytest.mark.rule("ZP-31")
def test_the_president_then_the_vice_president_choose_what_to_give_back():
    t = exchange("3 4 5", "6 7", "", "")
    before = t.state.sizes[:]
    assert before == [19, 18, 16, 15]
    t.do("give-back 3,5")
    assert (t.prompt, t.to_act) == ("exchange", 1)
    t.do("give-back 6")
    assert t.state.sizes == [17] * 4
    assert [(e.seat, e.to, names(e.cards), e.back) for e in t.told("gave")] == [(1, 2, "6", True)]
    assert (t.prompt, t.to_act) == ("lead", 3)


@pytest.mark.rule("ZP-31")
def test_two_cards_are_given_back_by_the_president_and_one_by_the_vice_president():
    t = exchange("3 3 4", "6 7", "", "")
    assert t.refusal("give-back 3") == "ZP-31/two_cards"
    assert t.refusal("give-back 4,3") == "ZP-31/order"
    assert t.refusal("give-back 3,3") is None
    t.do("give-back 3,3")
    assert t.refusal("give-back 6,7") == "ZP-31/one_card"


@pytest.mark.rule("ZP-31")
def test_only_cards_of_the_hand_are_given_back():
    t = exchange("3 4 4 5", "", "2 2 2 2", "3 3 3")
    assert t.refusal("give-back 2,4") == "ZP-31/not_in_hand"
    assert t.refusal("give-back 3,3") == "ZP-31/not_in_hand"


@pytest.mark.rule("ZP-31")
def test_the_president_may_give_back_the_same_cards():
    t = exchange("ace", "", "", "president mercenary")
    best = t.told("gave")[0].cards
    names_of = names(best).replace(" ", ",")
    t.do(f"give-back {names_of}")
    assert t.told("gave")[0].cards == best
    assert t.told("gave")[0].to == 3


@pytest.mark.rule("ZP-31")
def test_any_two_cards_may_be_given_back():
    t = exchange("ace ace 2", "", "", "")
    held = t.hand(0).split()
    wanted = set()
    order = t.state.hand(0)
    for i in range(len(order)):
        for j in range(i + 1, len(order)):
            wanted.add(f"give-back {held[i]},{held[j]}")
    assert t.offered() == wanted


@pytest.mark.rule("ZP-31")
def test_with_three_players_only_the_first_pair():
    t = exchange("3 4", "", "president mercenary")
    assert [(e.seat, e.to) for e in t.told("gave")] == [(2, 0)]
    t.do("give-back 3,4")
    assert (t.prompt, t.to_act) == ("lead", 2)


@pytest.mark.rule("ZP-31")
def test_there_is_no_exchange_in_the_first_deal_and_none_during_play():
    t = undealt(4, deal=1).deal("2-clubs")
    assert t.prompt == "lead"
    assert t.refusal("give-back 2") == "ZP-31/no_exchange"


@pytest.mark.rule("ZP-31")
def test_first_the_cards_are_given_back_then_one_plays():
    t = exchange("3 4", "", "", "")
    assert t.refusal("play 3 1 0") == "ZP-31/first"
    assert t.refusal("pass") == "ZP-31/first"


@pytest.mark.rule("ZP-31")
def test_only_the_two_see_the_cards():
    t = exchange("3 4", "5", "", "").do("give-back 3,4")
    seen = [t.seen_by(seat)[0].cards for seat in range(4)]
    assert [names(cards) for cards in seen] == ["3 4", "? ?", "? ?", "3 4"]
    assert names(t.seen_by(None)[0].cards) == "? ?"


@pytest.mark.rule("ZP-31")
@pytest.mark.parametrize("places", [[3, 0, 1, 2], [1, 3, 2, 0], [2, 1, 0, 3]])
def test_wherever_they_sit_the_best_cards_are_fixed_before_anything_moves(places):
    hands = ["", "", "", ""]
    zombie, vice = places.index(3), places.index(2)
    hands[zombie] = "president president"
    hands[vice] = "mercenary mercenary"
    t = undealt(4, places=places).deal(*hands)
    gave = [(e.seat, e.to, names(e.cards)) for e in t.told("gave")]
    assert gave[0] == (zombie, places.index(0), "president president")
    assert gave[1][:2] == (vice, places.index(1))
    assert gave[1][2] in ("mercenary", "president")
    assert t.to_act == places.index(0)


@pytest.mark.rule("ZP-31")
def test_exchange_and_lead_follow_in_this_order():
    t = undealt(4).deal("3 4", "5", "", "")
    steps = [event.kind for event in t.events]
    assert steps == ["shuffled", *["dealt"] * 4, "exchange-began", "gave", "gave"]
    t.do("give-back 3,4", "give-back 5")
    assert [event.kind for event in t.events] == ["gave", "gave", "lead-taken"]


# -- ZP-33, ZP-34 ----------------------------------------------------------------------


@pytest.mark.rule("ZP-33")
def test_the_zombie_deals_next():
    t = table("3", "", "9 king", went=[1], turn=0).do("play 3 1 0")
    assert t.state.dealer == 2
    assert (t.told("deal-began")[0].deal, t.told("deal-began")[0].dealer) == (3, 2)


@pytest.mark.rule("ZP-34")
def test_who_goes_out_first_counts_a_presidency():
    t = table("3", "4 5", "6 7", presidencies=[1, 0, 2]).do("play 3 1 0")
    assert t.state.presidencies == (2, 0, 2)
    told = t.told("presidency-won")[0]
    assert (told.seat, told.number, told.again) == (0, 2, True)
    assert t.to_act == 1


@pytest.mark.rule("ZP-34")
def test_who_goes_out_second_counts_none():
    t = table("3", "", "9 king", "5 5", went=[1], turn=0, presidencies=[2, 1, 0, 0])
    t.do("play 3 1 0")
    assert t.state.presidencies == (2, 1, 0, 0)
    assert t.to_act == 2


@pytest.mark.rule("ZP-34")
def test_a_third_presidency_wins_the_game_that_instant():
    t = table("3", "4 5", "6 7 8", presidencies=[2, 0, 2]).do("play 3 1 0")
    assert t.to_act == OVER
    assert t.state.outcome() == ((1.0, 0.0, 0.0), "presidencies", (1, 3, 2), (3, 0, 2))
    assert t.state.legal_actions() == []
    assert t.refusal("play 4 1 0") == "ZP-34/over"
    assert t.refusal("pass") == "ZP-34/over"


@pytest.mark.rule("ZP-34")
@pytest.mark.parametrize(
    ("hands", "presidencies", "ranks"),
    [
        (["4 5 6", "4", "9 9"], [1, 0, 2], (3, 4, 2)),
        (["4 5 6", "4", "9 9"], [1, 1, 1], (4, 2, 3)),
        (["4 5", "4", "9 9"], [1, 1, 1], (3, 2, 3)),
        (["4 5", "6 7", "9 9"], [0, 0, 0], (2, 2, 2)),
    ],
)
def test_the_others_rank_by_presidencies_then_fewest_cards_then_shared(hands, presidencies, ranks):
    t = table("3", *hands, presidencies=[2, *presidencies]).do("play 3 1 0")
    assert t.state.outcome().ranks == (1, *ranks)
    assert t.told("game-ended")[0].ranks == (1, *ranks)


@pytest.mark.rule("ZP-34")
def test_two_presidencies_are_not_enough():
    t = table("3", "4 5", "6 7 8", presidencies=[1, 2, 2]).do("play 3 1 0")
    assert t.to_act == 1
    assert t.state.outcome() is None


@pytest.mark.rule("ZP-34", "ZP-05")
def test_of_those_who_cannot_lead_the_first_placed_may_win_the_game():
    t = table(
        "witch witch", "witch", "witch", trick=["0: 9"], turn=2, passed=[1], presidencies=[0, 2, 0]
    )
    t.do("pass")
    assert t.to_act == OVER
    assert t.state.outcome().ranks == (3, 1, 2)
