"""Positions that the level Hard must solve: wins and saves in one, and short combinations."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombiaki.position import position
from zombiegames.ai.levels import bot_of
from zombiegames.core.bot import decide
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.actions import NOTATION
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES
from zombiegames.games.zombiaki.terms import CLICKED, DISCARD, PLAY

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street

SCALE = 0.2
"""Of the iterations of Hard."""


def decision(street: Street, level: str = "hard", seed: int = 1) -> str:
    seat = street.to_act()
    bot = bot_of("zombiaki", level, SCALE)
    return NOTATION.format(decide(bot, street.censored(seat), seat, Random(seed)))


def play_turn(street: Street, level: str = "hard", scale: float = SCALE) -> list[str]:
    """Let one bot finish the turn of the seat to act; what it did."""
    seat = street.to_act()
    bot = bot_of("zombiaki", level, scale)
    rng = Random(2)
    done = []
    turn = street.turn
    while street.to_act() == seat and street.seat == seat and street.turn == turn:
        action = decide(bot, street.censored(seat), seat, rng)
        done.append(NOTATION.format(action))
        street.apply(action)
    return done


# Hunger takes the zombie over the barricade; everything else lets the humans answer.
HUNGER = {
    "turn": "zombies",
    "C5": "zombie 2",
    "B3": "zombie 4",
    "hand_zombies": "zombie-4 shield hunger",
}

# The Boss does not order himself: he must be somebody else than who is ordered over the
# barricade. One card ahead the Boss is worth the same everywhere.
BOSS = {
    "turn": "zombies",
    "C5": "zombie 3",
    "A2": "zombie 4",
    "B4": "zombie 5",
    "hand_zombies": "zombie-3 boss",
}

# The shot cannot push the zombie back, as another stands behind it; barring the lane can.
BARRIER = {
    "turn": "humans",
    "C5": "zombie 4",
    "C4": "zombie 3",
    "B1": "zombie 2",
    "hand_humans": "shot-1 voltage barrier",
}

# Under Terror one card must answer two zombies: Back off, not a shot that drives one away.
ONE_CARD = {
    "turn": "humans",
    "A5": "zombie 3",
    "C5": "zombie 4",
    "terror": True,
    "hand_humans": "shot-2 flamethrower back-off",
}

# Both zombies at the barricade must go, each with its own card.
TWO_CARDS = {
    "turn": "humans",
    "A5": "zombie 4",
    "C5": "zombie 3",
    "B3": "zombie 5",
    "hand_humans": "shot-1 shot-1 pit-1",
}

# Three zombies at the barricade, packed: only Freeze stops them all, so it is not for discarding.
KEEP_FREEZE = {
    "turn": "humans",
    "step": "discard",
    "A5": "zombie 4",
    "A4": "zombie 3",
    "B5": "zombie 4",
    "B4": "zombie 3",
    "C5": "zombie 4",
    "C4": "zombie 3",
    "hand_humans": "shot-1 wall-6 freeze barrier",
}

# The last zombie would walk into the fire and die; the fire is out when it walks next.
FIRE = {
    "turn": "zombies",
    "step": "move",
    "C4": "zombie 1",
    "C5": "fire",
    "hand_zombies": "not-so-fast click terror bite",
    "deck_zombies": "meat pickaxe mass change",
    "left_zombies": 5,
    "left_humans": 4,
}


@pytest.mark.parametrize(
    ("setting", "right"),
    [
        pytest.param(HUNGER, {"play-at hunger C5"}, id="win in one"),
        pytest.param(BOSS, {"play-at boss A2", "play-at boss B4"}, id="Boss, then his order"),
        pytest.param(BARRIER, {"play-at barrier C1"}, id="save in one"),
        pytest.param(ONE_CARD, {"play back-off"}, id="one card for two"),
        pytest.param(FIRE, {"hold-back C4"}, id="not into the fire"),
    ],
)
def test_it_finds_the_only_action(setting: dict[str, str], right: set[str]) -> None:
    assert decision(position(**setting)) in right


def test_it_finishes_what_it_began() -> None:
    street = position(**BOSS)
    done = play_turn(street)
    assert street.winner == ZOMBIES
    assert done[-1].startswith("order C5")


@pytest.mark.whole
@pytest.mark.parametrize("setting", [TWO_CARDS, KEEP_FREEZE, BARRIER, ONE_CARD])
def test_it_lives_on(setting: dict[str, str]) -> None:
    street = position(**setting)
    play_turn(street)
    assert street.to_act() != OVER
    assert street.prompt in (DISCARD, PLAY)


def test_it_keeps_the_card_that_saves() -> None:
    assert decision(position(**KEEP_FREEZE)) != "discard freeze"


def test_it_clicks_the_last_shot_that_saves() -> None:
    # The humans have nothing else: if this shot does not drive the zombie back, it crosses.
    street = position(turn="humans", C5="zombie 4", hand_zombies="click", hand_humans="shot-1")
    street.apply(NOTATION.parse("shoot shot-1 C5 figure"))
    assert street.prompt == CLICKED
    assert decision(street) == "click"


@pytest.mark.parametrize("setting", [HUNGER, BOSS, BARRIER, ONE_CARD, TWO_CARDS])
def test_chance_does_not_find_them(setting: dict[str, str]) -> None:
    # Else they would test nothing.
    street = position(**setting)
    seat = street.to_act()
    lost = 0
    for seed in range(10):
        trial = street.clone()
        bot, rng = bot_of("zombiaki", "random"), Random(seed)
        while trial.to_act() == seat and trial.turn == street.turn:
            trial.apply(decide(bot, trial.censored(seat), seat, rng))
        lost += trial.winner == ZOMBIES if seat == HUMANS else trial.winner != ZOMBIES
    assert lost >= 4
