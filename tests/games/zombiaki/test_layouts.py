"""Traps beside each other in every layout, and every pair of cards: chains end (B06)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from tests.games.zombiaki.position import position
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.actions import NOTATION, EndTurn
from zombiegames.games.zombiaki.cards import CARDS, COMPONENTS, DECKS

TRAPS = ("mine", "car", "barrel", "fire", "pit 2")
BLOCK = ("A2", "A3", "B2", "B3", "B4", "C3")
"""Squares of the traps: mine and car reach each other from nearly all of them."""

CROWD = {
    "A1": "zombie 3",
    "A4": "zombie 3 shield",
    "B1": "zombie 4",
    "B5": "zombie 4",
    "C2": "zombie 1 boss",
    "C4": "dog",
    "C5": "zombie 2",
}
ON_TRAPS = {"car": " + zombie 3", "pit 2": " + zombie 3", "fire": " + zombie 2"}

CONSEQUENCES = {
    "barrel-broke",
    "destroyed",
    "died",
    "exploded",
    "moved",
    "pit-filled",
    "shield-lost",
    "shrapnel-flew",
    "wounded",
}

LONGEST = {
    "play back-off": 31,
    "shoot sniper C2 figure": 23,
    "play-at grenade": 22,
    "advance": 31,
}
"""Most consequences that one action has in any layout, whatever the humans answer."""


def layouts():
    """Give every layout of the five traps on the block, with its crowd."""
    for squares in permutations(BLOCK, len(TRAPS)):
        lying = {s: trap + ON_TRAPS.get(trap, "") for s, trap in zip(squares, TRAPS, strict=True)}
        yield squares[0], {**CROWD, **lying}


def consequences(state, action):
    """Apply an action; give the most consequences over all answers for the shrapnel."""
    state.listening = True
    state.apply(action)
    told = sum(entry.event.kind in CONSEQUENCES for entry in state.take_log())
    assert sorted(state.components()) == list(COMPONENTS)
    assert state.actor == OVER or state.legal_actions()
    if state.actor == OVER or state.legal_actions()[0].kind != "shrapnel":
        return told
    return told + max(consequences(state.clone(), a) for a in state.legal_actions())


@pytest.mark.rule("ZK-63")
@pytest.mark.parametrize("text", LONGEST)
def test_in_every_layout_every_chain_ends(text):
    longest = 0
    for mine, squares in layouts():
        if text == "advance":
            # Nobody in row 5 may win now.
            crowd = {s: words for s, words in squares.items() if s[1] != "5"}
            state = position(turn="zombies", step="move", **crowd)
        else:
            state = position(turn="humans", hand_humans="back-off sniper grenade", **squares)
        action = NOTATION.parse(f"{text} {mine}" if text.endswith("grenade") else text)
        assert state.why_not(action) is None
        longest = max(longest, consequences(state, action))
    assert longest == LONGEST[text]


# -- pairs of cards --------------------------------------------------------------------

DENSE = {
    "A1": "zombie 2",
    "A2": "mine",
    "A3": "zombie 3 + car",
    "A5": "wall 5 + zombie 4 boss",
    "B1": "dog",
    "B2": "zombie 2 shield",
    "B3": "zombie 3 + pit 2",
    "B4": "barrel",
    "B5": "zombie 3 claws",
    "C2": "fire + zombie 3",
    "C3": "zombie 1",
    "C5": "dog",
}
DENSE_CARDS = {"mine", "car", "barrel", "napalm", "wall-5", "pit-2", "boss", "claws", "dog"}
HELD = [card for card in CARDS if card.name not in DENSE_CARDS | {"click", "not-so-fast", "dawn"}]
"""The cards of which one is left for a hand and that are played in the own turn."""


def settle(state, rng):
    """Answer at random until somebody is in a play step."""
    for _ in range(20):
        if state.actor == OVER or state.legal_actions()[-1].kind == "end-turn":
            return
        state.apply(rng.choice(state.legal_actions()))
    raise AssertionError("a card that never ends")


def play_card(state, rng):
    """Play the card in hand at random, with all the choices it asks for."""
    plays = [a for a in state.legal_actions() if a.kind not in ("end-turn", "order")]
    if plays:
        state.apply(rng.choice(plays))
        settle(state, rng)


@pytest.mark.rule("ZK-63", "ZK-09")
@pytest.mark.parametrize("first", HELD, ids=lambda card: card.name)
def test_any_card_after_it_ends_and_loses_nothing(first):
    rng = Random(first.name)
    for second in HELD:
        if second is first:
            continue
        hands = ["", ""]
        for card in (first, second):
            hands[card.deck] = f"{hands[card.deck]} {card.name}"
        state = position(
            turn=DECKS[first.deck],
            hand_zombies=hands[0],
            hand_humans=hands[1],
            left_zombies=0,
            left_humans=0,
            **DENSE,
        )
        play_card(state, rng)
        if state.actor != OVER and first.deck != second.deck:
            state.apply(EndTurn())
            settle(state, rng)
        if state.actor != OVER:
            play_card(state, rng)
        assert sorted(state.components()) == list(COMPONENTS)
