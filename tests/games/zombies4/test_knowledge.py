"""What a view knows: hands, piles, the Magic Key, shuffles (and what it must not)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import Board, board, names
from zombiegames.core.protocol import HIDDEN, NATURE, OVER
from zombiegames.games.zombies4 import INFO
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.cards import KIND, KIND_OF


def test_a_view_hides_the_other_hands_and_all_piles() -> None:
    b = board(players=3, hands=("spear", "portal sickle", "amulet"))
    view = b.state.censored(1)
    assert [len(hand) for hand in view.hands] == [1, 2, 1]
    assert view.hands[0] == view.hands[2] == [HIDDEN]
    assert names(view.hands[1]) == ["portal", "sickle"]
    assert set(view.deck) == set(view.stack) == {HIDDEN}
    onlooker = b.state.censored(None)
    assert all(card == HIDDEN for hand in onlooker.hands for card in hand)


def test_a_card_drawn_is_told_to_its_owner_alone() -> None:
    b = board(seat=1, step="end", hands=("spear portal", ""), deck="sickle", stack_size=0)
    b.state.apply(NOTATION.parse("end-turn"))
    entry = next(e for e in b.state.take_log() if e.event.kind == "card-drawn")
    assert KIND_OF[entry.for_seat(0).card] == KIND["sickle"]
    assert entry.for_seat(1).card == entry.for_seat(None).card == HIDDEN


@pytest.mark.rule("ZF-C08")
def test_what_the_magic_key_showed_stays_known_until_each_card_is_seen_leaving() -> None:
    b = board(
        players=3,
        step="end",
        fronts=("magic-key", "", ""),
        hands=("", "spear newspaper dog-repellent", ""),
        stack_size=0,
    )
    b.do("use-on magic-key 1", "take-card spear")
    view = b.state.censored(0)
    assert names(view.hands[1]) == ["newspaper", "dog-repellent"]
    assert b.state.censored(2).hands[1] == [HIDDEN, HIDDEN]
    # The victim knows where its card is.
    assert names(b.state.censored(1).hands[0]) == ["spear"]
    for seed in range(5):
        world = view.determinized(0, Random(seed))
        assert {"newspaper", "dog-repellent"} <= set(names(world.hands[1]))
    b.do("end-turn", "play dog-repellent")
    assert names(b.state.censored(0).hands[1][:1]) == ["newspaper"]
    assert "dog-repellent" not in names(b.state.censored(0).hands[1])


@pytest.mark.rule("ZF-C08")
def test_a_card_taken_unseen_leaves_third_players_in_doubt() -> None:
    b = board(
        players=3,
        fronts=("magic-key", "", ""),
        hands=("", "spear newspaper", ""),
    )
    for card in b.state.hands[1]:
        b.state.seen[card] |= 0b100
    assert names(b.state.censored(2).hands[1]) == ["spear", "newspaper"]
    b.do("use-on magic-key 1")
    action = NOTATION.parse("take-card spear")
    assert b.state.observed(action, 2).card == -1
    assert b.state.observed(action, 1) == action
    b.do("take-card spear")
    assert b.state.censored(2).hands[0] == [HIDDEN]
    assert b.state.censored(2).hands[1] == [HIDDEN]


@pytest.mark.rule("ZF-C08", "ZF-52")
def test_third_players_do_not_learn_from_which_shuffle_a_card_taken_unseen_is() -> None:
    views = []
    for card in ("spear", "newspaper"):
        # Seat 1 holds two cards of the first draw pile and, for all to see, one of the second.
        b = board(
            players=3,
            seat=1,
            step="draw",
            hands=("dog-repellent", "spear amulet", ""),
            fronts=("magic-key", "", ""),
            deck_size=0,
            discards="sickle newspaper monkeys",
        ).shuffle()
        assert b.hand(1) == ["spear", "amulet", "newspaper"]
        b.do("use-on magic-key 1", f"take-card {card}")
        for seed in range(10):
            world = b.state.censored(2).determinized(2, Random(seed))
            assert world.components() == b.state.components()
        seen = [b.state.censored(seat) for seat in (2, None)]
        views.append([(view.ages, view.digest()) for view in seen])
    assert views[0] == views[1]


@pytest.mark.rule("ZF-C20")
def test_only_who_looks_through_the_draw_pile_sees_it_and_forgets_it_at_the_shuffle() -> None:
    b = board(fronts=("not-right", ""), deck="spear portal", deck_size=2)
    b.do("use-pile not-right draw")
    assert sorted(names(b.state.censored(0).deck)) == ["portal", "spear"]
    assert b.state.censored(1).deck == [HIDDEN, HIDDEN]
    b.do("finish").shuffle()
    assert b.state.censored(0).deck == [HIDDEN, HIDDEN]


@pytest.mark.rule("ZF-52")
def test_a_view_remembers_which_cards_were_shuffled_together() -> None:
    # The last cards of the first pile went to hands; the new pile holds just the old discards.
    b = board(
        step="draw",
        hands=("spear amulet", "portal"),
        deck_size=0,
        discards="sickle newspaper monkeys",
    )
    b.shuffle()
    view = b.state.censored(1)
    for seed in range(30):
        world = view.determinized(1, Random(seed))
        assert set(names(world.deck)) < {"sickle", "newspaper", "monkeys"}
        fresh = {"sickle", "newspaper", "monkeys"} & set(names(world.hands[0]))
        assert len(fresh) == 1


def test_sampled_worlds_put_the_cabin_where_it_can_be() -> None:
    state = INFO.new(2, INFO.complete(INFO.presets["quick"]))
    rng = Random(5)
    while state.round < 4 and state.to_act() != OVER:
        legal = state.legal_actions()
        state.apply(rng.choice(legal) if legal else state.sample_chance(rng))
    cabin = 2
    gone = 19 - len(state.stack)
    assert 0 < gone < 9
    for seed in range(40):
        world = state.censored(0).determinized(0, Random(seed))
        place = gone + world.stack[::-1].index(cabin)
        assert place >= 9


def test_nothing_hidden_shows_in_what_others_are_told() -> None:
    for players in (2, 4):
        game = Board(INFO.new(players, INFO.complete({})))
        rng = Random(players)
        state = game.state
        for _ in range(1500):
            if state.to_act() == OVER:
                break
            legal = state.legal_actions()
            action = rng.choice(legal) if legal else state.sample_chance(rng)
            hands = [list(hand) for hand in state.hands]
            seen = bytes(state.seen)
            state.apply(action)
            for entry in state.take_log():
                for seat in (*range(players), None):
                    event = entry.for_seat(seat)
                    cards = getattr(event, "cards", ()) or (getattr(event, "card", 0),)
                    if event is None or event.kind not in ("card-drawn", "hand-seen", "card-taken"):
                        continue
                    for card in cards:
                        if card == HIDDEN:
                            continue
                        mine = seat is not None and (
                            card in state.hands[seat]
                            or card in hands[seat]
                            or seen[card] >> seat & 1
                            or event.seat == seat
                        )
                        assert mine, f"{event} is told to {seat}"


def test_undo_does_not_reach_behind_what_was_revealed() -> None:
    b = board(step="roll", hands=("dog-repellent", ""))
    for text in ("play dog-repellent", "roll", "die 3", "stop"):
        before = b.state.irrevocable
        b.do(text)
        assert b.state.irrevocable > before or text == "roll"
    b = board(pawns=("f09-5",), steps=3)
    before = b.state.irrevocable
    b.do("step f09-2", "step f09-1")
    assert b.state.irrevocable == before
    assert b.state.to_act() != NATURE


@pytest.mark.rule("ZF-55", "ZF-54")
def test_declining_in_secret_cannot_be_taken_back() -> None:
    # Whether somebody else is asked next would show in what comes after it.
    b = board(players=3, step="window", hands=("", "dog-repellent", ""))
    before = b.state.irrevocable
    b.do("pass")
    assert b.state.irrevocable > before
    b = board(players=3, hands=("dog-repellent", "didnt-happen", ""))
    b.do("play dog-repellent")
    before = b.state.irrevocable
    b.do("pass")
    assert b.state.irrevocable > before
