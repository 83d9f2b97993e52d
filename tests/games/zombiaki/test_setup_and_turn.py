"""Setup, steps, hands, decks and how the game ends: ZK-01 … ZK-09, ZK-66."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.zombiaki.table import street
from zombiegames.core.match import Match
from zombiegames.core.protocol import EVERYONE, HIDDEN, NATURE, OVER
from zombiegames.games.zombiaki import INFO
from zombiegames.games.zombiaki.actions import Discard, EndTurn, Shuffle
from zombiegames.games.zombiaki.cards import CARDS, COMPONENTS, DAWN_CARD, DECK_SIZE

PRESETS = ("sheet", "publisher")
ZOMBIE_DECK = [c for c in COMPONENTS if c <= DECK_SIZE and c != DAWN_CARD]
HUMAN_DECK = [c for c in COMPONENTS if c > DECK_SIZE]


def opened(seed="one", preset="sheet"):
    """Give a match whose decks are shuffled."""
    match = Match(INFO, ["", ""], seed=seed, options=INFO.presets[preset])
    match.advance()
    return match


# -- setup -----------------------------------------------------------------------------

PRINTED = {
    "zombies": {
        "zombie-2": (6, 2),
        "zombie-3": (8, 3),
        "zombie-4": (3, 4),
        "zombie-5": (1, 5),
        "dog": (2, 1),
        "shield": (3, None),
        "mass": (2, None),
        "change": (2, None),
        "terror": (2, None),
        "click": (2, None),
        "not-so-fast": (2, None),
        "boss": (1, 3),
        "bite": (1, None),
        "claws": (1, 1),
        "hunger": (1, None),
        "meat": (1, None),
        "pickaxe": (1, None),
        "dawn": (1, None),
    },
    "humans": {
        "shot-1": (12, 1),
        "shot-2": (3, 2),
        "burst-2": (1, 2),
        "burst-3": (1, 3),
        "sniper": (1, 2),
        "pit-2": (1, 2),
        "pit-1": (1, 1),
        "wall-5": (1, 5),
        "wall-6": (1, 6),
        "barrier": (3, None),
        "voltage": (1, 1),
        "street-fire": (1, 1),
        "napalm": (1, 1),
        "flamethrower": (1, 5),
        "grenade": (1, None),
        "mine": (1, None),
        "car": (1, 1),
        "barrel": (1, None),
        "net": (1, 6),
        "freeze": (1, None),
        "searchlight": (1, None),
        "back-off": (1, None),
        "blood": (1, None),
        "get-out": (1, None),
        "petrol": (1, 4),
    },
}
STAYING = {
    *("zombie-2", "zombie-3", "zombie-4", "zombie-5", "dog", "shield", "boss", "claws"),
    *("pit-2", "pit-1", "wall-5", "wall-6", "barrier"),
    *("napalm", "mine", "car", "barrel", "net"),
}
TIMED = {"barrier", "napalm", "net", "freeze"}
AIMED = {"shot-1", "shot-2", "burst-2", "burst-3", "flamethrower", "car", "searchlight"}


@pytest.mark.parametrize("deck", [0, 1])
def test_each_deck_holds_the_printed_forty_cards(deck):
    cards = [c for c in CARDS if c.deck == deck]
    printed = PRINTED[("zombies", "humans")[deck]]
    assert {c.name: c.copies for c in cards} == {k: n for k, (n, _) in printed.items()}
    assert sum(c.copies for c in cards) == 40
    assert [c.name for c in cards if printed[c.name][1] not in (None, c.value)] == []


def test_the_symbols_on_the_cards_are_the_printed_ones():
    assert {c.name for c in CARDS if c.stays} == STAYING
    assert {c.name for c in CARDS if c.timed and c.deck == 1} == TIMED
    assert {c.name for c in CARDS if c.aim} == AIMED


@pytest.mark.rule("ZK-01")
def test_dawn_lies_under_the_shuffled_zombie_deck():
    for seed in ("one", "two", "three"):
        deck = opened(seed).state.decks[0]
        assert deck[0] == DAWN_CARD
        assert DAWN_CARD not in deck[1:]


@pytest.mark.rule("ZK-01")
def test_a_shuffle_with_dawn_anywhere_else_is_refused():
    state = INFO.new(2, INFO.complete({}))
    assert state.to_act() == NATURE
    assert state.why_not(Shuffle(0, (*ZOMBIE_DECK, DAWN_CARD))) is None
    for place in (0, 1, 20, 38):
        order = [*ZOMBIE_DECK[:place], DAWN_CARD, *ZOMBIE_DECK[place:]]
        assert state.why_not(Shuffle(0, tuple(order))).startswith("ZK-01")


@pytest.mark.rule("ZK-01")
@pytest.mark.parametrize("deck", [0, 1])
def test_a_shuffle_that_loses_or_doubles_a_card_is_refused(deck):
    state = INFO.new(2, INFO.complete({}))
    orders = [(*ZOMBIE_DECK, DAWN_CARD), tuple(HUMAN_DECK)]
    if deck == 1:
        state.apply(Shuffle(0, orders[0]))
    order = orders[deck]
    assert state.why_not(Shuffle(deck, order)) is None
    for wrong in (order[1:], (order[1], *order[1:]), orders[1 - deck], (*order, order[0]), ()):
        assert state.why_not(Shuffle(deck, wrong)) is not None


@pytest.mark.rule("ZK-01")
def test_the_first_card_of_a_shuffle_is_drawn_first():
    state = INFO.new(2, INFO.complete({}))
    state.apply(Shuffle(0, (*ZOMBIE_DECK, DAWN_CARD)))
    state.apply(Shuffle(1, tuple(HUMAN_DECK)))
    assert sorted(state.hands[0]) == ZOMBIE_DECK[:4]


@pytest.mark.rule("ZK-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_zombies_play_first_and_turns_alternate(preset):
    match = opened(preset=preset)
    rng = Random(1)
    turns = [match.state.seat]
    while match.to_act() != OVER and len(turns) < 8:
        match.play(rng.choice(match.state.legal_actions()))
        if match.state.seat != turns[-1]:
            turns.append(match.state.seat)
    assert turns[0] == 0
    assert turns == [n % 2 for n in range(len(turns))]


# -- steps of a turn -------------------------------------------------------------------


@pytest.mark.rule("ZK-02", "ZK-03")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_turn_is_move_draw_discard_play(preset):
    match = Match(INFO, ["", ""], seed="steps", options=INFO.presets[preset])
    entries = [e for s in match.advance() for e in s.entries]
    rng = Random(2)
    while match.to_act() != OVER and len(match) < 120:
        entries += match.play(rng.choice(match.state.legal_actions())).entries
    phases = [(e.event.seat, e.event.phase) for e in entries if e.event.kind == "phase-began"]
    rounds = [(seat, phase) for seat in (0, 1) for phase in range(4)]
    began = [(e.event.turn, e.event.seat) for e in entries if e.event.kind == "turn-began"]
    assert began == [(n // 2 + 1, n % 2) for n in range(len(began))]
    # ZK-03: whatever happens, happens in the open.
    assert all(e.seen_by == EVERYONE for e in entries)
    assert len(phases) > 16
    assert phases == [rounds[n % 8] for n in range(len(phases))]


@pytest.mark.rule("ZK-02", "ZK-03")
def test_the_zombie_turn_moves_then_draws_then_discards_then_plays():
    t = street("humans", B2="zombie-2")
    t.do("end-turn")
    kinds = [e.kind for e in t.events if e.kind in ("moved", "card-drawn")]
    assert kinds == ["moved", *["card-drawn"] * 4]
    assert (t.actor, t.prompt) == ("zombies", "discard")
    t.do("discard zombie-2")
    assert (t.actor, t.prompt) == ("zombies", "play")


@pytest.mark.rule("ZK-02", "ZK-04")
def test_nothing_is_played_before_the_discard():
    t = street("zombies", humans="freeze barrier mine")
    t.do("end-turn")
    assert (t.actor, t.prompt) == ("humans", "discard")
    t.refused("play freeze", "ZK-02", "ZK-04")
    t.refused("end-turn", "ZK-02", "ZK-04")


@pytest.mark.rule("ZK-03")
@pytest.mark.parametrize("kept", ["", "terror", "terror hunger", "terror hunger meat"])
def test_kept_cards_count_towards_the_four_of_the_next_draw(kept):
    t = street("humans", zombies=kept)
    t.do("end-turn")
    assert len(t.hand("zombies")) == 4
    assert len(t.told("card-drawn")) == 4 - len(kept.split())
    assert not Counter(kept.split()) - Counter(t.hand("zombies"))


@pytest.mark.rule("ZK-03")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_both_hands_are_public_and_the_order_of_the_decks_is_not(seat):
    t = street("humans", zombies="hunger terror", humans="shot-1 mine")
    view = t.state.censored(seat)
    assert [sorted(h) for h in view.hands] == [sorted(h) for h in t.state.hands]
    assert view.discards == t.state.discards
    assert set(view.decks[1]) == {HIDDEN}
    assert view.decks[0][0] == DAWN_CARD
    assert set(view.decks[0][1:]) == {HIDDEN}


@pytest.mark.rule("ZK-04")
@pytest.mark.parametrize("side", ["zombies", "humans"])
def test_exactly_one_of_four_is_discarded_without_effect_and_out_of_play(side):
    hand = {"zombies": "terror hunger meat", "humans": "freeze mine blood"}[side]
    card = hand.split()[0]
    t = street("humans" if side == "zombies" else "zombies", **{side: hand})
    t.do("end-turn")
    assert all(isinstance(a, Discard) for a in t.state.legal_actions())
    t.do(f"discard {card}")
    assert card not in t.hand(side)
    assert t.pile(side)[-1] == card
    assert not t.state.terror
    assert not t.state.frozen
    t.refused(f"discard {t.hand(side)[0]}", "ZK-04", "ZK-02")


@pytest.mark.rule("ZK-04")
def test_only_a_card_of_the_own_hand_is_discarded():
    t = street("humans", zombies="terror hunger meat", humans="freeze")
    t.do("end-turn")
    t.refused("discard freeze", "ZK-04")
    t.refused("discard claws", "ZK-04")


@pytest.mark.rule("ZK-04", "ZK-06")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_with_fewer_than_four_cards_the_discard_is_skipped(cards):
    t = street("zombies", human_deck=" ".join(["mine", "blood", "freeze"][:cards]))
    t.do("end-turn")
    assert (t.actor, t.prompt) == ("humans", "play")
    assert t.hand("humans") == sorted(["mine", "blood", "freeze"][:cards])


@pytest.mark.rule("ZK-04")
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_the_discard_is_due_when_the_last_cards_of_the_deck_make_four(kept):
    names = ["mine", "blood", "freeze", "net"]
    t = street("zombies", humans=" ".join(names[:kept]), human_deck=" ".join(names[kept:]))
    t.do("end-turn")
    assert (t.actor, t.prompt) == ("humans", "discard")
    assert t.state.decks[1] == []


@pytest.mark.rule("ZK-05")
def test_all_three_remaining_cards_may_be_played_in_any_order():
    for order in (("blood", "mine", "wall"), ("wall", "blood", "mine"), ("mine", "wall", "blood")):
        t = street("humans", humans="blood mine wall-5", B5="dog")
        plays = {
            "blood": "play-move blood B5 A5",
            "mine": "play-at mine B2",
            "wall": "play-at wall-5 A2",
        }
        t.do(*[plays[card] for card in order])
        assert t.hand("humans") == []


@pytest.mark.rule("ZK-05")
def test_cards_may_be_kept():
    t = street("humans", humans="blood mine wall-5")
    t.do("end-turn")
    assert t.hand("humans") == ["blood", "mine", "wall-5"]
    assert t.state.seat == 0


@pytest.mark.rule("ZK-05")
def test_only_cards_of_the_own_hand_are_played():
    t = street("humans", humans="blood", zombies="terror", B3="zombie-2")
    t.refused("play freeze", "ZK-05", "ZK-03")
    t.refused("play terror", "ZK-05", "ZK-03")
    t.do("play-move blood B3 A3")
    t.refused("play-move blood A3 B3", "ZK-05", "ZK-03")


@pytest.mark.rule("ZK-05")
def test_an_empty_hand_can_only_end_the_turn():
    t = street("humans")
    assert t.state.legal_actions() == [EndTurn()]


# -- piles -----------------------------------------------------------------------------


@pytest.mark.rule("ZK-06")
def test_used_cards_go_to_their_owners_pile():
    t = street("zombies", zombies="hunger meat", humans="blood", B2="zombie-2")
    t.do("play-at hunger B2", "play-against meat blood")
    assert t.pile("zombies") == ["hunger", "meat"]
    assert t.pile("humans") == ["blood"]


@pytest.mark.rule("ZK-06")
def test_destroyed_cards_go_to_their_owners_pile():
    t = street("zombies", zombies="pickaxe", A3="wall-5")
    t.do("play-at pickaxe A3")
    assert t.pile("humans") == ["wall-5"]
    assert t.pile("zombies") == ["pickaxe"]


@pytest.mark.rule("ZK-06")
def test_cards_on_the_street_are_in_no_pile():
    t = street("humans", humans="wall-5 mine", C5="zombie-2 shield")
    t.do("play-at mine A2")
    assert t.pile("humans") == []
    assert t.things() == {"A2": "mine"}


@pytest.mark.rule("ZK-06")
def test_expired_cards_go_to_the_human_pile():
    t = street("humans", humans="barrier napalm net", B1="zombie-2")
    t.do("play-at barrier A1", "play-at napalm C3", "throw-net B1")
    t.zombie_turn()
    assert t.pile("humans") == []
    t.do("end-turn")
    assert sorted(t.pile("humans")) == ["barrier", "napalm", "net"]


@pytest.mark.rule("ZK-06")
def test_decks_are_never_reshuffled_and_an_empty_human_deck_is_no_loss():
    t = street("zombies", humans="blood", human_deck="mine", B2="zombie-2")
    for expected in (["blood", "mine"], ["blood", "mine"]):
        t.do("end-turn")
        assert (t.actor, t.prompt) == ("humans", "play")
        assert t.hand("humans") == expected
        t.zombie_turn()
    assert t.state.outcome() is None


# -- the start of the human turn -------------------------------------------------------


@pytest.mark.rule("ZK-66")
def test_timed_cards_end_then_the_barrel_rolls_then_the_humans_draw():
    t = street("zombies", A4="barrel", A1="barrier", B2="napalm", C3="zombie-2 netted")
    t.do("end-turn")
    kinds = [e.kind for e in t.events]
    ends = [n for n, kind in enumerate(kinds) if kind == "effect-ended"]
    assert len(ends) == 3
    assert max(ends) < kinds.index("barrel-rolled") < kinds.index("card-drawn")
    assert t.things() == {"A3": "barrel"}


@pytest.mark.rule("ZK-66", "ZK-58")
def test_the_barrel_rolls_with_all_that_follows_before_the_draw():
    t = street("zombies", A4="barrel", A3="mine", A2="zombie-2")
    t.do("end-turn")
    assert (t.prompt, t.actor) == ("shrapnel", "humans")
    assert t.told("card-drawn") == []
    t.do("shrapnel A2")
    assert len(t.told("card-drawn")) == 4
    assert t.figures() == {"A2": 1}


@pytest.mark.rule("ZK-66", "ZK-54")
def test_the_publishers_freeze_ends_before_the_barrel_rolls():
    t = street("humans", humans="freeze", preset="publisher", A4="barrel")
    t.do("play freeze")
    t.zombie_turn()
    t.do("end-turn")
    kinds = [e.kind for e in t.events]
    assert kinds.index("effect-ended") < kinds.index("barrel-rolled")


@pytest.mark.rule("ZK-66", "ZK-54")
def test_freeze_ends_after_the_play_step_on_the_sheet_and_before_the_draw_of_the_publisher():
    for preset, frozen in (("sheet", True), ("publisher", False)):
        t = street("humans", humans="freeze shot-1", preset=preset, B3="zombie-3")
        t.do("play freeze")
        t.zombie_turn()
        t.human_turn(keep="shot-1")
        t.do("shoot shot-1 B3 figure")
        assert t.figures() == ({"B3": 2} if frozen else {"B2": 2})
