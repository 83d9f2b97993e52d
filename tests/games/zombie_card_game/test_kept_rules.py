"""Rules that programs like this one have broken: ends, limits, copies, saved games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.games.zombie_card_game.position import before_shuffle, stacked
from tests.games.zombie_card_game.table import table, undealt
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE, OVER, IllegalAction
from zombiegames.games.zombie_card_game import INFO
from zombiegames.games.zombie_card_game.actions import NOTATION, PASS
from zombiegames.games.zombie_card_game.cards import COMPONENTS

ROOT = Path(__file__).resolve().parents[3]


def to_the_end(state, choose):
    """Play on to the end; give how many actions that took."""
    actions = 0
    rng = Random(5)
    while state.to_act() != OVER:
        legal = state.legal_actions()
        state.apply(choose(legal) if state.to_act() != NATURE else state.sample_chance(rng))
        actions += 1
        assert actions <= INFO.max_actions
    return actions


# -- nobody can move, and the game goes on ---------------------------------------------


@pytest.mark.rule("ZP-20", "ZP-21")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_when_all_pass_each_passes_once_and_the_leader_leads_again(players):
    t = table(*["3 4 5"] * min(players, 4), *["6 7 8"] * (players - 4))
    t.do("play 3 1 0", *["pass"] * (players - 1))
    assert [event.seat for event in t.told("passed")] == list(range(1, players))
    assert (t.prompt, t.to_act) == ("lead", 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
def test_games_end_when_everybody_takes_the_first_or_the_last_action(players, last):
    state = INFO.new(players, INFO.complete({}))
    to_the_end(state, lambda legal: legal[-1 if last else 0])
    assert max(state.presidencies) == 3


# -- going out, from every seat --------------------------------------------------------


@pytest.mark.rule("ZP-30")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whoever_goes_out_the_next_seat_is_asked_and_the_finished_one_never_again(players):
    for out in range(players):
        hands = [f"{3 + seat} king" if seat < 4 else f"{3 + seat} ace" for seat in range(players)]
        hands[out] = "9"
        t = table(*hands, turn=out).do("play 9 1 0")
        assert t.to_act == (out + 1) % players
        asked = []
        rng = Random(out)
        while t.state.deal == 2 and t.to_act >= 0:
            asked.append(t.to_act)
            t.state.apply(rng.choice(t.state.legal_actions()))
        assert out not in asked
        assert t.state.places[out] == 0
        assert sorted(t.state.places) == list(range(players))


@pytest.mark.rule("ZP-30", "ZP-22")
def test_all_but_two_out_the_two_play_on():
    t = table("", "3 9", "", "5 king", "", went=[4, 0, 2], turn=1)
    t.do("play 3 1 0", "play 5 1 0", "play 9 1 0")
    assert t.state.places == (1, 3, 2, 4, 0)
    assert t.state.to_act() == NATURE


@pytest.mark.rule("ZP-21", "ZP-30")
def test_an_action_that_ends_trick_and_deal_leaves_nothing_pending():
    t = table("zombie zombie", "", "9 king", went=[1], turn=0).do("play zombie 2 0")
    assert (t.prompt, t.to_act) == ("shuffle", NATURE)
    assert t.state.sizes == [0, 0, 0]
    assert t.state.playing == t.state.alive == 0
    t.deal()
    assert (t.prompt, t.to_act) == ("exchange", 1)


# -- once only -------------------------------------------------------------------------


def match_with(*hands):
    """Start a match of three whose first deal gives these cards."""
    match = Match(INFO, ["", "", ""], seed="kept")
    match.play(NOTATION.parse("draw-dealer 2"))
    match.play(stacked(match.state, *hands))
    return match


def play(match, *texts):
    for text in texts:
        match.play(NOTATION.parse(text))
    return match


def reloaded(match):
    return Match.load(match.save(), {INFO.id: INFO})


def gone_back(match):
    """Take the last action back and do it again."""
    last, digest = match.lines[-1].text, match.state.digest()
    match.rewind(len(match) - 1)
    play(match, last)
    assert match.state.digest() == digest
    return match


def handed_over(match):
    match.hand_over(1, "computer")
    return match


def copied(match):
    match.state = match.state.clone()
    return match


@pytest.mark.rule("ZP-20")
@pytest.mark.parametrize("way", [copied, reloaded, gone_back, handed_over])
def test_who_passed_stays_out_of_the_trick(way):
    match = match_with("2-clubs ace", "king king", "jack jack")
    match = way(play(match, "play 2 1 0", "pass"))
    play(match, "play jack 1 0", "play ace 1 0")
    assert match.to_act() == 2
    assert not match.state.playing >> 1 & 1


@pytest.mark.rule("ZP-34")
def test_nothing_is_accepted_after_the_end():
    t = table("3", "4 5", "6 7", presidencies=[2, 0, 0])
    last = t.state.legal_actions()
    t.do("play 3 1 0")
    assert [t.state.why_not(action) for action in [*last, PASS]] == ["ZP-34/over"] * 2
    assert t.state.why_not(None) == "ZP-03/no_action"
    assert t.state.chance_outcomes() is None


@pytest.mark.parametrize(
    "wrong", [None, "pass", -1, ("play", 3, 1, 0), "play 9 1 0", "play president 4 0"]
)
def test_a_match_refuses_what_is_not_legal_and_stays_as_it_is(wrong):
    match = match_with("2-clubs 2 2 2", "king", "jack")
    digest = match.state.digest()
    action = NOTATION.parse(wrong) if isinstance(wrong, str) and " " in wrong else wrong
    with pytest.raises(IllegalAction):
        match.play(action)
    assert match.state.digest() == digest


# -- copies and saved games ------------------------------------------------------------


def test_a_changed_copy_never_changes_the_original():
    state = before_shuffle(5)
    rng = Random(6)
    state.apply(state.sample_chance(rng))
    digest = state.digest()
    for _ in range(200):
        copy = state.clone()
        for _ in range(10):
            copy.apply(rng.choice(copy.legal_actions()))
    assert state.digest() == digest
    assert state.components() == list(COMPONENTS)


def test_a_loaded_game_goes_on_the_same_in_a_new_process(tmp_path):
    match = Match(INFO, [""] * 4, seed="again")
    rng = Random(7)
    match.advance()
    for _ in range(60):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    saved = tmp_path / "game.toml"
    saved.write_text(match.save(), encoding="utf-8")
    program = (
        "import sys\n"
        "from random import Random\n"
        "from zombiegames.core.match import Match\n"
        "from zombiegames.games import GAMES\n"
        "match = Match.load(open(sys.argv[1], encoding='utf-8').read(), GAMES)\n"
        "rng = Random(8)\n"
        "for _ in range(60):\n"
        "    match.play(rng.choice(match.state.legal_actions()))\n"
        "    match.advance()\n"
        "print(match.state.digest())\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, str(saved)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    rng = Random(8)
    for _ in range(60):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    assert int(told) == match.state.digest()


# -- refusals --------------------------------------------------------------------------


@pytest.mark.rule("ZP-01")
def test_before_the_deal_nothing_is_played():
    t = undealt(3)
    assert t.refusal("play 3 1 0") == "ZP-01/deal_first"
    assert t.refusal("pass") == "ZP-01/deal_first"
    assert t.refusal("draw-dealer 1") == "ZP-01/drawn"


@pytest.mark.rule("ZP-03", "ZP-31", "ZP-34")
def test_actions_of_other_moments_are_refused_in_every_moment():
    moments = {
        "exchange": (undealt(3).deal("3 4"), "play 3 1 0", "ZP-31/first"),
        "lead": (table("3 4", "5", "6"), "give-back 3,4", "ZP-31/no_exchange"),
        "answer": (table("3 4", "5", "6", trick=["2: 9"]), "draw-dealer 0", "ZP-01/drawn"),
        "end": (
            table("3", "4", "5", presidencies=[2, 0, 0]).do("play 3 1 0"),
            "pass",
            "ZP-34/over",
        ),
    }
    for prompt, (t, text, reason) in moments.items():
        assert t.prompt == prompt
        assert t.state.why_not(NOTATION.parse(text)) == reason
