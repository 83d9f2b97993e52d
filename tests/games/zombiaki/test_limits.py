"""What may be done only once: kept by copies, saved games and after taking back (B11)."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street
from zombiegames.core.match import Match
from zombiegames.core.protocol import IllegalAction
from zombiegames.games.zombiaki import INFO
from zombiegames.games.zombiaki.actions import NOTATION, Shuffle
from zombiegames.games.zombiaki.cards import CARDS, COMPONENTS, DAWN_CARD, DECK_SIZE, KIND


def stacked(zombies, humans):
    """Give the order of both decks with these cards on top."""
    decks = []
    for seat, names in enumerate((zombies, humans)):
        rest = [c for c in COMPONENTS if (c > DECK_SIZE) == bool(seat) and c != DAWN_CARD]
        top = []
        for name in names.split():
            first = CARDS[KIND[name]].first
            card = next(c for c in range(first, first + CARDS[KIND[name]].copies) if c not in top)
            top.append(card)
            rest.remove(card)
        decks.append((*top, *rest) if seat else (*top, *rest, DAWN_CARD))
    return decks


def dealt(zombies, humans):
    """Start a match with these cards on top of the decks."""
    match = Match(INFO, ["", ""], seed="limits")
    for seat, order in enumerate(stacked(zombies, humans)):
        match.play(Shuffle(seat, order))
    return match


def play(match, *texts):
    for text in texts:
        match.play(NOTATION.parse(text))


def reloaded(match):
    """Save and load."""
    return Match.load(match.save(), {"zombiaki": INFO})


def gone_back(match):
    """Take the last action back and do it again."""
    last = match.lines[-1].text
    digest = match.state.digest()
    match.rewind(len(match) - 1)
    play(match, last)
    assert match.state.digest() == digest
    return match


def handed_over(match):
    """Let a computer sit down on both sides."""
    match.hand_over(0, "computer")
    match.hand_over(1, "computer")
    return match


def copied(match):
    match.state = match.state.clone()
    return match


WAYS = [copied, reloaded, gone_back, handed_over]


def refuses(match, text, rule):
    action = NOTATION.parse(text)
    assert match.state.why_not(action).startswith(rule)
    assert action not in match.state.legal_actions()


@pytest.mark.rule("ZK-23")
@pytest.mark.parametrize("way", WAYS)
def test_one_order_a_turn_is_kept(way):
    match = dealt("zombie-2 zombie-3 boss zombie-5", "shot-1")
    play(match, "discard zombie-5", "play-at zombie-2 A1", "play-at zombie-3 B1")
    play(match, "play-at boss B1", "end-turn", "discard shot-1", "end-turn")
    play(match, "discard zombie-2", "play-at zombie-2 C1", "order C1 C2")
    match = way(match)
    refuses(match, "order A2 A3", "ZK-23")
    assert match.state.orders == 2


@pytest.mark.rule("ZK-23")
@pytest.mark.parametrize("way", WAYS)
def test_a_zombie_that_obeyed_is_kept_in_mind_over_turns(way):
    match = dealt("zombie-2 zombie-3 boss zombie-5", "shot-1")
    play(match, "discard zombie-5", "play-at zombie-2 A1", "play-at zombie-3 B1")
    play(match, "play-at boss B1", "order A1 A2", "end-turn", "discard shot-1", "end-turn")
    play(match, "discard zombie-2", "play-at zombie-2 A1")
    match = way(match)
    refuses(match, "order A3 A4", "ZK-23")
    assert match.state.why_not(NOTATION.parse("order A1 A2")) is None
    assert match.state.orders == 2


@pytest.mark.rule("ZK-13")
@pytest.mark.parametrize("way", WAYS)
def test_a_card_move_used_is_kept(way):
    match = dealt("zombie-2 hunger zombie-3 zombie-4 boss", "shot-1")
    play(match, "discard zombie-4", "play-at zombie-2 A1", "play-at zombie-3 B1", "end-turn")
    play(match, "discard shot-1", "end-turn", "discard zombie-2")
    play(match, "play-at boss B2", "play-at hunger A2")
    match = way(match)
    refuses(match, "order A3 A4", "ZK-13")
    assert match.state.orders == 3
    assert not match.state.ordered


@pytest.mark.rule("ZK-26")
@pytest.mark.parametrize("way", WAYS)
def test_terror_is_kept(way):
    match = dealt("terror zombie-2 zombie-3 boss", "freeze back-off voltage shot-1")
    play(match, "discard boss", "play terror", "end-turn", "discard shot-1", "play freeze")
    match = way(match)
    refuses(match, "play back-off", "ZK-26")
    play(match, "end-turn", "discard zombie-2")
    assert not match.state.terror


@pytest.mark.rule("ZK-10")
def test_a_dog_that_walked_is_kept():
    t = street("humans", A3="dog", C3="dog")
    t.do("end-turn", "step A3 A4", "stop")
    for table in (t, t.copy()):
        table.refused("step A4 A5", "ZK-10", "ZK-18")


@pytest.mark.rule("ZK-13", "ZK-23")
def test_what_may_be_done_once_a_turn_comes_back_when_it_is_taken_back():
    match = dealt("zombie-2 zombie-3 boss zombie-5", "shot-1")
    play(match, "discard zombie-5", "play-at zombie-2 A1", "play-at zombie-3 B1", "play-at boss B1")
    before = match.state.digest()
    play(match, "order A1 A2")
    match.rewind(len(match) - 1)
    assert match.state.digest() == before
    assert (match.state.orders, match.state.ordered) == (3, False)
    play(match, "order A1 A2")


@pytest.mark.rule("ZK-04")
def test_a_second_discard_is_refused_also_after_loading():
    match = dealt("zombie-2 zombie-3 boss zombie-5", "shot-1")
    play(match, "discard zombie-5")
    refuses(reloaded(match), "discard boss", "ZK-")


@pytest.mark.rule("ZK-07", "ZK-08")
def test_a_finished_match_takes_no_more_actions():
    match = dealt("zombie-5 zombie-2 zombie-3 zombie-4", "wall-5 pit-1 net mine")
    while match.outcome is None:
        legal = match.state.legal_actions()
        match.play(legal[0] if legal[0].kind != "shoot" else legal[-1])
    for over in (match, reloaded(match)):
        assert over.state.legal_actions() == []
        with pytest.raises(IllegalAction):
            over.play(NOTATION.parse("end-turn"))
