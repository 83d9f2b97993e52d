"""The box, the deal, who may see what, who starts (ZA-01 … ZA-03)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.zombanimaux.table import Table, numbers, table
from zombiegames.core.protocol import NATURE
from zombiegames.games.zombanimaux import INFO
from zombiegames.games.zombanimaux.actions import Start
from zombiegames.games.zombanimaux.cards import CARDS, COMPONENTS, DIE, FACES, read
from zombiegames.games.zombanimaux.cards import __file__ as cards_file

THRICE = {0, 2, 4, 6, 8, 11, 13, 15, 17, 19}


def fresh(players: int = 2) -> Table:
    return Table(INFO.new(players, INFO.complete({})))


def dealt(players: int, seed: int) -> Table:
    """Deal a round, burying at random."""
    rng = Random(seed)
    t = fresh(players)
    t.do(f"start {rng.randrange(players)}").shuffle(numbers(rng.sample(COMPONENTS, 50)))
    while t.prompt == "deal":
        t.do("bury " + rng.choice(t.offered("bury")))
    return t


def test_the_box_holds_the_printed_fifty_cards():
    assert len(COMPONENTS) == 50
    copies = Counter(card - 1 for card in COMPONENTS)
    assert copies == {n: 3 if n in THRICE else 2 for n in range(20)}
    assert [c.number for c in CARDS if c.marshmallow] == [2, 6, 13, 17]
    assert {c.prankster: c.number for c in CARDS if c.prankster} == {
        "mosquito": 0,
        "spider": 8,
        "mouse": 11,
    }
    animals = (
        "mosquito ant fly ladybird bee butterfly worm snail spider frog bat mouse hedgehog "
        "rabbit cat dog pig sheep cow bear"
    )
    assert [c.animal for c in CARDS] == animals.split()


def test_the_die_has_six_different_faces():
    assert sorted(DIE) == list(range(6))
    assert FACES == ("replay", "give", "swap", "steal", "gain", "everyone")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 3", "copies = 4", "60 cards"),
        ('"steal"', '"bite"', "no face"),
        ('animal = "ant"', 'animal = "bee"', "same animal"),
        ('prankster = "mouse"\n', "", "trick of one number"),
        ('prankster = "spider"', 'prankster = "spider"\nmarshmallow = true', "rolls no die"),
    ],
)
def test_a_deck_that_cannot_be_played_with_is_refused_loudly(old, new, message):
    with open(cards_file.replace(".py", ".toml"), encoding="utf-8") as file:
        text = file.read()
    assert old in text
    assert len(read(text)[0]) == 20
    with pytest.raises(ValueError, match=message):
        read(text.replace(old, new))


@pytest.mark.rule("ZA-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_six_cards_in_hand_three_in_the_graveyard_and_nine_brains(players):
    t = dealt(players, players)
    assert [len(hand) for hand in t.state.hands] == [6] * players
    assert [len(grave) for grave in t.state.graves] == [3] * players
    assert len(t.state.reserve) == 50 - 9 * players
    assert t.brains == [9] * players
    assert not t.state.horde + t.state.discards


@pytest.mark.rule("ZA-01")
def test_of_each_lot_of_three_one_goes_to_the_graveyard_and_two_to_the_hand():
    t = fresh().do("start 1").shuffle("5 17 3 9 9 0")
    assert (t.prompt, t.actor) == ("deal", 1)
    assert t.told("dealt")[0].cards == (4, 6, 18)
    assert t.offered("bury") == ["3", "5", "17"]
    t.do("bury 5")
    assert (t.hand(1), t.grave(1)) == ("3 17", "5")
    assert t.told("dealt")[0].cards == (1, 10, 10)
    t.refused("bury 5", "ZA-01/not_dealt")


@pytest.mark.rule("ZA-01")
def test_a_graveyard_card_is_chosen_before_the_next_lot_is_seen():
    t = fresh().do("start 0").shuffle()
    assert numbers(t.state.censored(0).drawn) == "0 0 0"
    assert set(t.state.censored(0).reserve) == {0}
    before = t.state.irrevocable
    t.do("bury 0")
    assert t.state.irrevocable > before


@pytest.mark.rule("ZA-01")
def test_one_player_chooses_three_times_then_the_next():
    t = fresh(3).do("start 2").shuffle()
    asked = []
    while t.prompt == "deal":
        asked.append(t.actor)
        t.do("bury " + t.offered("bury")[0])
    assert asked == [2, 2, 2, 0, 0, 0, 1, 1, 1]
    assert (t.prompt, t.actor) == ("play", 2)


@pytest.mark.rule("ZA-01")
def test_a_shuffle_holds_exactly_the_fifty_cards():
    t = fresh().do("start 0")
    assert t.actor == NATURE
    for order in ("0,1,2", ",".join(["0"] * 50)):
        t.refused(f"shuffle {order}", "ZA-01/not_the_cards")
    t.refused("give-up", "ZA-01/shuffle_first")
    t.shuffle()
    t.refused("play 0 .", "ZA-01/first")


@pytest.mark.rule("ZA-02")
def test_hand_and_graveyard_are_seen_by_their_owner_only():
    t = table(hands=("3 9", "5 6", "1"), graves=("2", "7 7", "4"))
    view = t.state.censored(1)
    assert (numbers(view.hands[1]), numbers(view.graves[1])) == ("5 6", "7 7")
    assert [numbers(view.hands[s]) for s in (0, 2)] == ["? ?", "?"]
    assert [numbers(view.graves[s]) for s in (0, 2)] == ["?", "?"]
    onlooker = t.state.censored(None)
    assert {card for hand in onlooker.hands + onlooker.graves for card in hand} == {0}


@pytest.mark.rule("ZA-02")
def test_counts_brains_horde_and_discard_are_public():
    t = table(hands=("3 9", "5 6"), graves=("2", ""), horde="4 8", discards="1", brains=(3, 7))
    view = t.state.censored(None)
    assert [len(hand) for hand in view.hands] == [2, 2]
    assert [len(grave) for grave in view.graves] == [1, 0]
    assert (view.brains, numbers(view.horde), numbers(view.discards)) == ([3, 7], "4 8", "1")
    assert len(view.reserve) == len(t.state.reserve) > 0
    assert set(view.reserve) == {0}


@pytest.mark.rule("ZA-02")
def test_a_deal_is_told_to_its_owner_only():
    t = fresh(3).do("start 0").shuffle("5 6 7")
    assert [numbers(t.told("dealt", s)[0].cards) for s in (0, 1, None)] == [
        "5 6 7",
        "? ? ?",
        "? ? ?",
    ]
    t.do("bury 6")
    assert [t.told("buried", s)[0].card for s in (0, 2, None)] == [7, 0, 0]
    assert [numbers(t.told("kept", s)[0].cards) for s in (0, 2)] == ["5 7", "? ?"]
    assert numbers(t.state.censored(1).drawn) == "? ? ?"


@pytest.mark.rule("ZA-02")
def test_extras_are_seen_by_all_and_a_card_given_by_the_die_by_giver_and_receiver():
    t = table(hands=("9 9", "5 6", "1", "3"), graves=("4 5 7", "", "", ""))
    t.do("play 9 2")
    assert [t.sees(v, 2)[1] for v in (0, 1, 3, None)] == ["9"] * 4
    t = table(hands=("2 9 12", "5 6", "1", "3"), graves=("4 5 7 10", "", "", ""))
    t.do("play 2 .", "roll give", "give 9 2")
    assert [t.sees(v, 2)[1] for v in (0, 1, 3, None)] == ["9", "", "", ""]
    assert [t.told("given", v)[0].card for v in (0, 2, 1, 3, None)] == [10, 10, 0, 0, 0]
    assert t.grave(2) == "9"


@pytest.mark.rule("ZA-03")
def test_the_first_starter_is_drawn_among_all():
    for players in INFO.seats:
        t = fresh(players)
        assert t.prompt == "starter"
        outcomes = t.state.chance_outcomes()
        assert outcomes == [(Start(seat), pytest.approx(1 / players)) for seat in range(players)]
        t.do(f"start {players - 1}")
        assert [(e.seat, e.why) for e in t.told("starter-chosen")] == [(players - 1, "random")]


def round_of(brains: tuple[int, ...]) -> Table:
    """Let seat 0 end a round by its last card; the others hold one each."""
    hands = ("9", *["5"] * min(2, len(brains) - 1), *["6"] * (len(brains) - 3))
    return table(hands=hands, brains=brains).do("play 9 .")


@pytest.mark.rule("ZA-03")
def test_who_has_fewest_brains_starts_the_next_round():
    t = round_of((5, 4, 9))
    assert t.brains == [5, 3, 8]
    assert t.state.starter == 1
    assert [(e.seat, e.why) for e in t.told("starter-chosen")] == [(1, "fewest")]
    assert t.prompt == "shuffle"


@pytest.mark.rule("ZA-03")
def test_a_tie_for_fewest_is_drawn_among_the_tied():
    t = round_of((3, 9, 4, 7))
    assert t.brains == [3, 8, 3, 6]
    assert t.state.legal_actions() == [Start(0), Start(2)]
    t.refused("start 1", "ZA-03/not_fewest")
    t.do("start 2")
    assert [(e.seat, e.why) for e in t.told("starter-chosen")] == [(2, "tied")]


@pytest.mark.rule("ZA-03")
def test_play_goes_round_clockwise():
    t = table(players=4, turn=3, hands=("9", "10", "12", "3 4"), graves=["1 1", "2 2", "3", "4 5"])
    seats = [t.actor]
    for text in ("play 3 .", "refill 5", "refill 4", "play 9 ."):
        if t.prompt == "refill" and not text.startswith("refill"):
            break
        if text.removeprefix("refill ") in t.offered("refill") or text.startswith("play"):
            t.do(text)
        if t.actor != seats[-1]:
            seats.append(t.actor)
    assert seats == [3, 0, 1]


def noticed(t: Table, text: str) -> dict[int, str]:
    """Give what each seat notices of an action about to be done."""
    seen = {}
    for seat in range(t.state.players):
        looks = t.state.observed(INFO.notation.parse(text), seat)
        seen[seat] = "" if looks is None else INFO.notation.format(looks)
    return seen


@pytest.mark.rule("ZA-02", "ZA-32")
def test_of_a_gift_of_the_die_the_others_notice_only_who_got_it():
    t = table(hands=("6 9 12", "1", "3"), graves=("4 5 7", "", "")).do("play 6 .", "roll give")
    assert noticed(t, "give 9 1") == {0: "give 9 1", 1: "give 9 1", 2: "give hidden 1"}


@pytest.mark.rule("ZA-01", "ZA-02", "ZA-13")
def test_of_what_is_buried_the_others_notice_only_that_it_is():
    t = table(hands=("3", "1"), horde="4", reserve="9 2").do("give-up")
    assert noticed(t, "bury 9") == {0: "bury 9", 1: "bury hidden"}
    t = fresh().do("start 1")
    assert set(noticed(t, "shuffle 0,1,2").values()) == {"shuffle hidden,hidden,hidden"}
    t.shuffle("3 4 5")
    assert noticed(t, "bury 4") == {0: "bury hidden", 1: "bury 4"}


@pytest.mark.rule("ZA-02", "ZA-12")
def test_of_a_refill_the_others_notice_its_end_only():
    t = table(hands=("9 12", "1"), graves=("3 4 4 7", "")).do("play 9 .")
    assert noticed(t, "refill 4") == {0: "refill 4", 1: ""}
    t.do("refill 4")
    assert noticed(t, "refill 7") == {0: "refill 7", 1: "refill hidden"}


@pytest.mark.rule("ZA-02", "ZA-11")
def test_open_actions_are_noticed_by_all():
    t = table(hands=("6 6 9", "1"), horde="4")
    for text in ("play 6 1", "give-up", "roll gain", "swap hand 1", "steal 1", "start 0"):
        assert set(noticed(t, text).values()) == {text}
