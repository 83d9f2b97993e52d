"""The quick player keeps the rules, counts right and is asked about all that a view offers."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombie_card_game.position import position
from zombiegames.ai.zombie_card_game.habits import NEEDS, NEVER, play_out, taken
from zombiegames.ai.zombie_card_game.judge import NEXT_PRESIDENT, promise
from zombiegames.ai.zombie_card_game.liking import likings
from zombiegames.ai.zombie_card_game.search import Trial, play_trial
from zombiegames.ai.zombie_card_game.worlds import Worlds, ladder_of, lowest_single, table_of
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.games.zombie_card_game import ladder
from zombiegames.games.zombie_card_game.actions import NOTATION
from zombiegames.games.zombie_card_game.cards import RANK_OF, cards_of, number_of
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import EXCHANGE, NO_CEILING

HOUSES = ["classic", "house"]


def positions(preset: str, number: int) -> list[tuple[Republic, int]]:
    """Views with a choice, from random games."""
    info = GAMES["zombie_card_game"]
    rng = Random(f"{preset}/{number}")
    found: list[tuple[Republic, int]] = []
    while len(found) < number:
        state = info.new(rng.choice(info.seats), info.complete(info.presets[preset]))
        assert isinstance(state, Republic)
        while (seat := state.to_act()) != OVER:
            if seat < 0:
                state.apply(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            if len(legal) > 1 and rng.random() < 0.1:
                found.append((state.censored(seat), seat))
            state.apply(rng.choice(legal))
    return found[:number]


@pytest.mark.parametrize("preset", HOUSES)
def test_worlds_fit_the_view(preset: str) -> None:
    rng = Random(3)
    for view, seat in positions(preset, 150):
        worlds = Worlds(view, seat)
        for _ in range(3):
            hands = worlds.sample(rng)
            held = worlds.counted(hands)
            for owner in range(view.players):
                cards = (
                    held.ladders[owner].bit_count()
                    + held.witches[owner]
                    + held.mercenaries[owner]
                    + held.presidents[owner]
                    + held.zombies[owner]
                )
                assert cards == held.sizes[owner] == view.sizes[owner]
                for rank in range(1, 17):
                    known = number_of(view.hands[owner], rank)
                    found = _number(hands[owner], rank)
                    assert found == known if owner == seat else found >= known
            # Every card is somewhere.
            assert sum(hands) == sum(worlds.known) + sum(worlds.left)


def _number(hand: int, rank: int) -> int:
    return hand & 15 if rank == 1 else hand >> 4 + 3 * (rank - 2) & 7


def test_a_giver_keeps_nothing_better_than_it_gave() -> None:
    info = GAMES["zombie_card_game"]
    rng = Random(5)
    seen = 0
    while seen < 30:
        state = info.new(4, info.complete({}))
        assert isinstance(state, Republic)
        while state.to_act() != OVER:
            seat = state.to_act()
            if seat < 0:
                state.apply(state.sample_chance(rng))
                continue
            if state.prompt == EXCHANGE:
                view = state.censored(seat)
                worlds = Worlds(view, seat)
                owners = [s for s in range(4) if view.ceilings[s] < NO_CEILING]
                for owner in owners * 5:
                    hand = worlds.sample(rng)[owner]
                    best = max(rank for rank in range(1, 17) if _number(hand, rank))
                    assert best <= view.ceilings[owner]
                seen += len(owners)
            state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("alone", [False, True])
def test_ladders_are_those_of_the_rules(alone: bool) -> None:
    rng = Random(7)
    for _ in range(200):
        hand = rng.getrandbits(68)
        added = sum(1 << (0 if RANK_OF[c] == 1 else 3 * RANK_OF[c] - 2) for c in cards_of(hand))
        witches = added >> 3 * 12 - 2 & 7
        expected = ladder.ladder_of(hand, witch_alone=alone)
        found = ladder_of(added if alone else added - (witches << 3 * 12 - 2))
        assert found == expected


def test_cards_taken_off_a_ladder() -> None:
    hand = position("9 9 9 king", "3").ladders[0]
    assert taken(hand, 9, 2) == position("9 king", "3").ladders[0]
    assert taken(hand, 9, 3) == position("king", "3").ladders[0]


def test_what_answers_is_what_the_rules_say() -> None:
    assert NEEDS[False, 3 << 9 | 8 << 4 | 3] == (True, 2, 1, 2)
    assert NEEDS[False, 1 << 9 | 15 << 4 | 1] == (False, NEVER, 1, 3)
    assert NEEDS[False, 4 << 9 | 16 << 4 | 2] == (False, NEVER, NEVER, 4)


@pytest.mark.parametrize("preset", HOUSES)
def test_every_action_leads_to_an_end(preset: str) -> None:
    rng = Random(11)
    for view, seat in positions(preset, 120):
        actions = view.legal_actions()
        liked = likings(view, seat, actions)
        assert len(liked) == len(actions)
        worlds, table = Worlds(view, seat), table_of(view)
        for action in actions:
            hands = worlds.sample(rng)
            went = play_trial(view, seat, worlds, table, hands, Trial(action, 0.0))
            assert len(view.went) < len(went) <= view.players
            assert went[: len(view.went)] == view.went
            assert went[-1] == seat
            assert len(set(went)) == len(went)


def test_the_last_cards_go_out() -> None:
    # Seat 0 leads its only set; seat 1 has the higher one and can do nothing about it.
    table = position("9 9 witch", "ace ace 3", "4 5")
    worlds = Worlds(table, 0)
    for start in (None, (9, 2, 1)):
        hands = worlds.counted(worlds.sample(Random(1)))
        assert play_out(table_of(table), hands, 0, start) == (0,)


def test_witches_alone_pass_the_lead_on() -> None:
    # Seat 0 answers with its 9, wins the trick, and is left with a witch that cannot lead.
    table = position("9 witch", "3 3", "4", turn=0, trick=["2: 8"], passed=[1])
    worlds = Worlds(table, 0)
    went = play_out(table_of(table), worlds.counted(worlds.sample(Random(1))), 0, (9, 1, 0))
    assert len(went) > 1


def test_a_gift_without_much_thought() -> None:
    hand = sum(1 << (3 * rank - 2) for rank in (4, 4, 6, 13))
    assert lowest_single(hand) == 6
    assert lowest_single(sum(1 << (3 * rank - 2) for rank in (4, 4, 6, 6))) == 4
    assert lowest_single(1 << 3 * 16 - 2) == 16


def test_a_third_presidency_is_all() -> None:
    assert promise((2, 0, 0), (0,), 0) == 1.0
    assert promise((2, 0, 0), (0, 1), 1) == 0.0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_better_places_promise_more(players: int) -> None:
    assert sum(NEXT_PRESIDENT[players]) == pytest.approx(1.0)
    before = (1,) + (0,) * (players - 1)
    others = [seat for seat in range(players) if seat != 1]
    shares = [promise(before, (*others[:place], 1, *others[place:]), 1) for place in range(players)]
    assert shares[0] > shares[1] > shares[-1]
    assert all(0 < share < 1 for share in shares)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_shares_of_all_seats_are_the_whole_game(players: int) -> None:
    rng = Random(players)
    for _ in range(50):
        before = tuple(rng.randrange(3) for _ in range(players))
        went = rng.sample(range(players), rng.randint(1, players))
        shares = [promise(before, went, seat) for seat in range(players)]
        assert sum(shares) == pytest.approx(1.0)
        assert all(0 <= share <= 1 for share in shares)


def test_the_quick_player_likes_what_it_would_do() -> None:
    # The lowest answer before a high one, a whole set before a part of it.
    table = position("9 ace 4 4 5 6", "3 7 8 8", "10 10 3 6", turn=0, trick=["1: 8"])
    liked = dict(zip(table.legal_actions(), likings(table, 0, table.legal_actions()), strict=True))
    assert liked[NOTATION.parse("play 9 1 0")] > liked[NOTATION.parse("play ace 1 0")]
    table = position("4 4 9 jack ace", "3 7 8 8", "10 10 3 6")
    liked = dict(zip(table.legal_actions(), likings(table, 0, table.legal_actions()), strict=True))
    assert liked[NOTATION.parse("play 4 2 0")] > liked[NOTATION.parse("play 4 1 0")]


@pytest.mark.parametrize("special", ["mercenary", "president"])
def test_a_queen_on_top_is_a_high_card_to_special_cards(special: str) -> None:
    liked = {}
    for top in ("10", "witch", "king"):
        table = position(
            f"{special} 4 4 6", "3 7 8 8", "10 3 6 6",
            turn=0, trick=[f"1: {top}"], preset={"witch_alone": True},
        )  # fmt: skip
        actions = table.legal_actions()
        action = next(a for a in actions if a.kind == "play" and a.rank > 13)
        liked[top] = likings(table, 0, actions)[actions.index(action)]
    assert liked["witch"] == liked["king"] == liked["10"]
