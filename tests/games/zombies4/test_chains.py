"""Known failures of such programs: chains, dead ends, limits, the last action of a turn."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.zombies4.board import CABIN_MAP, Board, board
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE, OVER, IllegalAction
from zombiegames.games.zombies4 import INFO, ask
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.ask import WINDOWS
from zombiegames.games.zombies4.cards import CARDS, COMPONENTS, KINDS
from zombiegames.games.zombies4.tiles import CABIN

if TYPE_CHECKING:
    from zombiegames.games.zombies4.state import Woods

LONGEST_CHAIN = 60
"""Tasks carried out after one action, at most, in the games below (without the dogs' runs)."""


def play_out(state: Woods, rng: Random, actions: int) -> int:
    """Play on at random, cards first; gives how many actions were done."""
    for step in range(actions):
        if state.to_act() == OVER:
            return step
        legal = state.legal_actions()
        cards = [a for a in legal if a.kind.startswith(("play", "use", "cancel"))]
        action = rng.choice(cards or legal) if legal else state.sample_chance(rng)
        state.apply(action)
        assert state.components() == list(INFO.components)
    return actions


@pytest.mark.whole
@pytest.mark.rule("ZF-54", "ZF-56")
@pytest.mark.parametrize("first", range(len(KINDS)))
def test_every_ordered_pair_of_cards_comes_to_an_end(first: int) -> None:
    # B06: one player has the first card in hand, the other the second; items lie in front too.
    for second in range(len(KINDS)):
        hands = [KINDS[first], KINDS[second]]
        fronts = ["", ""]
        for seat, kind in enumerate((first, second)):
            if CARDS[kind].kind != "event":
                fronts[seat], hands[seat] = hands[seat], "didnt-happen"
        state = board(
            tiles="f09 0 -1 / altar 0 -2 / f07 1 -2 / pet-cemetery -1 -2",
            pawns=("altar-4", "altar-4"),
            dogs="altar-4 altar-4 altar-5 f09-1",
            hands=hands,
            fronts=fronts,
            step="start",
        ).state
        rng = Random(first * 100 + second)
        before = state.round
        play_out(state, rng, 120)
        assert state.to_act() == OVER or state.round >= before
        assert len(state.agenda) < 40
        assert not state.plays or state.prompt != 0


@pytest.mark.parametrize("kinds", list(permutations(("bad-zombie", "newspaper", "portal"), 3)))
def test_triples_of_moving_cards_in_one_fight_come_to_an_end(kinds: tuple[str, ...]) -> None:
    b = board(
        players=3,
        tiles="f09 0 -1 / altar 0 -2 / f07 1 -2",
        pawns=("altar-4", "altar-5", "altar-1"),
        dogs="altar-4 altar-4 altar-5 altar-5 altar-1",
        hands=kinds,
        step="fight",
    )
    for seed in range(10):
        state = b.state.clone()
        play_out(state, Random(seed), 60)
        assert len(state.agenda) < 40


def test_the_agenda_stays_short_over_whole_games() -> None:
    longest = 0
    for seed in range(3):
        rng, state = Random(seed), INFO.new(4, INFO.complete({}))
        for _ in range(2500):
            if state.to_act() == OVER:
                break
            legal = state.legal_actions()
            state.apply(rng.choice(legal) if legal else state.sample_chance(rng))
            longest = max(longest, len(state.agenda))
    assert longest <= LONGEST_CHAIN


# -- nobody can move (B03), knocked out (B04), empty piles (B10) -----------------------


@pytest.mark.rule("ZF-06", "ZF-41")
def test_a_turn_without_tiles_dogs_cards_or_room_passes_by() -> None:
    b = board(pawns=("bridge-8",), step="end", stack_size=0, deck_size=0, lost=[1, 1])
    for _ in range(4):
        b.do("end-turn", "roll", "die 1", "stop")
        assert b.prompt == "end"
    assert b.state.round == 7


@pytest.mark.rule("ZF-31", "ZF-32")
def test_with_all_pawns_dead_the_turns_go_on_and_they_come_back() -> None:
    b = board(
        players=3, pawns=("f09-5", "", ""), dogs="f09-5", health=(1,), bullets=(0,), step="fight"
    )
    b.do("roll", "die 1", "suffer")
    assert b.state.at == [-1, -1, -1]
    b.do("roll", "die 1", "pick-dog f09-5", "run-dog f09-4")
    while b.state.seat == 0:
        b.do("end-turn" if b.prompt == "end" else "pass")
    assert b.state.seat == 1
    assert b.at(1) == "bridge-8"
    assert b.at(2) == ""


@pytest.mark.rule("ZF-31", "ZF-C21")
def test_a_death_in_anothers_turn_leaves_that_turn_as_it_was() -> None:
    b = board(
        tiles="f09 0 -1 / f07 0 -2",
        pawns=("f09-1", "f07-1"),
        fronts=("trees-alive", ""),
        health=(6, 1),
        bullets=(3, 0),
        steps=3,
    )
    b.do("use trees-alive", "roll", "die 2", "suffer")
    assert b.asked == (0, "move")
    assert b.state.steps == 3
    b.do("step f09-2")


@pytest.mark.rule("ZF-52")
def test_drawing_works_with_every_number_of_cards_left() -> None:
    for left in range(4):
        for thrown in range(3):
            b = board(
                seat=1,
                step="end",
                deck_size=left,
                discards=" ".join(["portal", "sickle"][:thrown]),
                stack_size=0,
            )
            b.do("end-turn")
            if b.state.to_act() == NATURE:
                b.shuffle()
            assert len(b.state.hands[0]) == min(3, left + thrown)
            assert b.asked == (0, "move-roll")


@pytest.mark.rule("ZF-06", "ZF-13")
def test_the_last_tile_may_be_the_cabin() -> None:
    b = board(
        seat=1, step="end", stack="cabin", stack_size=1, fronts=("", "here-doggie"), deck_size=0
    )
    b.do("end-turn")
    assert b.state.stack == []
    assert b.asked == (0, "place")


# -- limits (B11) ----------------------------------------------------------------------


def again_after_loading(match: Match, text: str) -> str | None:
    """Ask a match that was saved and loaded whether an action is refused."""
    other = Match.load(match.save(), {INFO.id: INFO})
    assert other.state.digest() == match.state.digest()
    return other.state.why_not(NOTATION.parse(text))


def test_limits_survive_save_load_undo_and_another_controller() -> None:
    match = Match(INFO, ["a", "b", "c"], seed="limits")
    rng = Random(1)
    match.advance()
    looked = 0
    while match.to_act() != OVER and looked < 4:
        seat = match.to_act()
        legal = match.state.legal_actions()
        cards = [a for a in legal if a.kind == "play"]
        match.play(cards[0] if cards else rng.choice(legal))
        match.advance()
        state = match.state
        if cards and match.to_act() == seat and state.seat == seat:
            looked += 1
            assert state.played[seat]
            kinds = [KINDS[k] for k in range(len(KINDS))]
            for kind in kinds:
                text = f"play {kind}"
                assert state.why_not(NOTATION.parse(text)) is not None
                assert again_after_loading(match, text) is not None
            match.hand_over(seat, "x")
            assert state.played[seat]
    assert looked == 4


# -- after the end (B12) and the last action of a turn (B15) ---------------------------


@pytest.mark.rule("ZF-03")
def test_nothing_is_accepted_after_the_end() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4",),
        step="roll",
        hands=("spear", "dog-repellent"),
        played=[True, True],
    )
    last = b.state.legal_actions()
    b.do("cast", "roll", "die 6")
    assert b.state.legal_actions() == []
    assert list(b.state.conceivable()) == []
    for action in last:
        assert b.state.why_not(action) == "ZF-03/over"
    assert b.state.agenda == []


@pytest.mark.rule("ZF-05", "ZF-41")
def test_the_last_dog_run_ends_step_7_and_nothing_else() -> None:
    b = board(step="pick", dogs="f09-1 f09-2", running=1)
    b.do("pick-dog f09-1", "run-dog f09-4")
    assert b.asked == (0, "end")
    assert (b.state.running, b.state.ran, b.state.picked) == (0, [], -1)
    b.do("end-turn")
    assert b.state.seat == 1
    assert [task for task in b.state.agenda if task[0] in (25, 26)] == []


@pytest.mark.rule("ZF-22", "ZF-03")
def test_the_winning_kill_leaves_nothing_pending() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2 f09-2", steps=3, trophies=(24,))
    b.do("step f09-2", "roll", "die 6")
    assert b.state.to_act() == OVER
    assert (b.state.agenda, b.state.fighter) == ([], -1)


# -- undo and saving (B13, B14, B17), time (B16) ---------------------------------------


def test_undo_and_redo_give_the_same_dice_and_loading_too() -> None:
    match = Match(INFO, ["a", "b"], seed="dice")
    rng = Random(2)
    match.advance()
    for _ in range(150):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    digest, length = match.state.digest(), len(match)
    match.rewind(length - 30)
    match.redo()
    assert match.state.digest() == digest
    loaded = Match.load(match.save(), {INFO.id: INFO})
    for game in (match, loaded):
        dice = Random(9)
        for _ in range(60):
            game.play(dice.choice(game.state.legal_actions()))
            game.advance()
    assert loaded.state.digest() == match.state.digest()


def test_undo_takes_back_steps_but_no_rolls() -> None:
    match = Match(INFO, ["a", "b"], seed="undo")
    rng = Random(4)
    match.advance()
    steps = 0
    for _ in range(4000):
        if match.to_act() == OVER:
            break
        seat = match.to_act()
        action = rng.choice(match.state.legal_actions())
        quiet = match.state.irrevocable
        match.play(action)
        match.advance()
        if action.kind in ("step", "put-dog", "pick-dog") and match.state.irrevocable == quiet:
            steps += 1
            assert match.undo_target(seat, (0, 1)) == len(match) - 1
        elif match.state.irrevocable != quiet:
            assert match.undo_target(seat, (0, 1)) is None
    assert steps > 50


def test_wrong_actions_are_refused_by_the_match_and_change_nothing() -> None:
    match = Match(INFO, ["a", "b"], seed="wrong")
    match.advance()
    digest = match.state.digest()
    for wrong in (
        None,
        "place",
        NOTATION.parse("die 3"),
        NOTATION.parse("place 0 -1 0")._replace(turn=4),
    ):
        with pytest.raises(IllegalAction):
            match.play(wrong)
    assert match.state.digest() == digest


def test_a_changed_copy_never_changes_the_original() -> None:
    # B18
    game = Board(INFO.new(6, INFO.complete({})))
    rng = Random(8)
    for _ in range(600):
        legal = game.state.legal_actions()
        game.apply(rng.choice(legal) if legal else game.state.sample_chance(rng))
    digest = game.state.digest()
    for seed in range(40):
        play_out(game.state.clone(), Random(seed), 40)
    assert game.state.digest() == digest


@pytest.mark.rule("ZF-54")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_two_who_would_answer_the_same_card_are_asked_clockwise(seat: int) -> None:
    # B08: from the active seat, wherever it sits.
    hands = ["", "", "", ""]
    hands[(seat + 1) % 4] = hands[(seat + 3) % 4] = "didnt-happen"
    hands[(seat + 2) % 4] = "dog-repellent"
    b = board(players=4, seat=seat, step="window", hands=hands)
    assert b.asked == ((seat + 2) % 4, "window")
    b.do("play dog-repellent")
    assert b.asked == ((seat + 1) % 4, "cancel")
    b.do("pass")
    assert b.asked == ((seat + 3) % 4, "cancel")


# -- a game that ends in the midst of things --------------------------------------------

MIDST: dict[str, tuple[dict[str, Any], list[str]]] = {
    "place": ({"step": "tile", "stack": "f08"}, []),
    "put": ({"step": "tile", "stack": "shed"}, ["place 0 -2 0"]),
    "fight": ({"step": "fight", "dogs": "f09-5 f10-1"}, []),
    "wound": ({"step": "fight", "dogs": "f09-5 f10-1"}, ["roll", "die 1"]),
    "move-roll": ({"step": "roll"}, []),
    "move": ({"steps": 2}, []),
    "spell": ({"step": "roll", "tiles": CABIN_MAP, "pawns": ("cabin-4",)}, ["cast"]),
    "dogs": ({"step": "dogs"}, []),
    "pick": ({"step": "pick", "running": 1}, []),
    "end": ({"step": "end"}, []),
    "window": ({"step": "window", "seat": 1}, []),
}
"""By what is asked of seat 0: how it comes to that."""


def test_every_question_is_here_that_a_card_can_answer() -> None:
    assert set(MIDST) == {ask.PROMPTS[prompt] for prompt in (*ask.OPEN, ask.WINDOW)}


@pytest.mark.rule("ZF-03", "ZF-C16")
@pytest.mark.parametrize("prompt", MIDST)
def test_nothing_is_lost_when_a_shot_ends_the_game(prompt: str) -> None:
    words, before = MIDST[prompt]
    b = board(
        **{
            "tiles": "f09 0 -1 / f10 1 -1",
            "pawns": ("f09-5",),
            "dogs": "f10-1",
            "trophies": (24, 0),
            "fronts": ("tranquilizer-gun", ""),
            **words,
        }
    ).do(*before)
    assert b.asked == (0, prompt)
    b.do("use-at tranquilizer-gun f10-1")
    assert b.state.winners == (0,)
    assert sorted(b.state.components()) == list(COMPONENTS)


@pytest.mark.rule("ZF-10", "ZF-C16")
def test_a_tile_that_was_drawn_lies_there_still_when_the_game_is_over() -> None:
    b = board(
        step="tile",
        stack="cabin",
        pawns=("f09-5",),
        dogs="f09-1",
        trophies=(24, 0),
        fronts=("tranquilizer-gun", "twist-of-fate"),
    )
    assert b.asked == (0, "place")
    b.do("use-at tranquilizer-gun f09-1")
    view = b.state.censored(1)
    assert view.drawn == CABIN
    assert CABIN not in view.determinized(1, Random(1)).stack


# -- what follows a death ----------------------------------------------------------------


@pytest.mark.rule("ZF-55", "ZF-60", "ZF-31")
def test_nobody_is_asked_about_the_spell_of_a_caster_that_has_died() -> None:
    b = board(
        players=3,
        tiles=CABIN_MAP,
        pawns=("cabin-4", "f09-1", "f09-9"),
        dogs="f09-1",
        step="roll",
        health=(1,),
        bullets=(0,),
        hands=("", "newspaper", "dog-repellent"),
    )
    b.do("cast", "play-on newspaper 0")
    assert (b.asked, WINDOWS[b.state.window]) == ((2, "window"), "fight")
    b.do("pass", "roll", "die 1", "suffer")
    assert b.at(0) == ""
    assert b.kinds()[-1] != "spell-broken"
    assert b.asked == (0, "dogs")


@pytest.mark.rule("ZF-31", "ZF-C21")
def test_a_fight_of_the_dead_that_waited_is_not_told_to_be_off() -> None:
    b = board(
        tiles="f09 0 -1 / f07 0 -2",
        pawns=("f07-7", "f09-1"),
        dogs="f07-4",
        fronts=("", "trees-alive"),
        health=(1, 6),
        bullets=(0, 0),
        steps=2,
    )
    b.do("step f07-4", "use trees-alive", "roll", "die 1", "suffer")
    assert b.at(0) == ""
    told = b.kinds()
    assert "fight-left" not in told[told.index("died") :]
    assert b.state.fighter == -1
