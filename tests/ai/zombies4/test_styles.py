"""Styles are told apart by what they do, and all of them aim at the leader."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.games.zombies4.board import CABIN_MAP, board
from zombiegames.ai import OPPONENTS
from zombiegames.ai.levels import bot_of
from zombiegames.ai.zombies4 import numbers
from zombiegames.ai.zombies4.hand import HOSTILE, leader
from zombiegames.core.bot import decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games import GAMES
from zombiegames.games.zombies4.tiles import CABIN

GAMES_PLAYED = 24
SCALE = 0.0005
"""Of the iterations of Hard: two playouts."""

AIMED = ("play-on", "play-to", "use-to")


@cache
def habits() -> dict[str, Counter[str]]:
    """What each style did in some quick games of all four, by style."""
    styles = OPPONENTS["zombies4"].styles
    info = GAMES["zombies4"]
    done: dict[str, Counter[str]] = {style: Counter() for style in styles}
    for number in range(GAMES_PLAYED):
        seats = styles[number % 4 :] + styles[: number % 4]
        woods = info.new(4, info.complete(info.presets["quick"]))
        woods.listening = True
        bots = [bot_of("zombies4", f"hard/{style}", SCALE) for style in seats]
        rng = Random(f"styles/{number}")
        while (actor := woods.to_act()) != OVER:
            if actor == NATURE:
                woods.apply(woods.sample_chance(rng))
            else:
                view = woods.censored(actor)
                action = decide(bots[actor], view, actor, rng)
                if action.kind in AIMED and action.card in HOSTILE:
                    done[seats[actor]]["hostile"] += 1
                    done[seats[actor]]["at the leader"] += action.seat == leader(view, actor)
                woods.apply(action)
            count(woods, seats, done)
    return done


def count(woods: object, seats: tuple[str, ...], done: dict[str, Counter[str]]) -> None:
    """Count what the events tell."""
    for entry in woods.take_log():
        event = entry.event
        kind = event.kind
        if kind == "turn-began":
            mine = done[seats[event.seat]]
            mine["turns"] += 1
            mine["cabin turns"] += woods.land.places[CABIN] is not None
            mine["bullets"] += woods.bullets[event.seat]
        elif kind == "dog-killed":
            done[seats[event.seat]]["trophies"] += 1
        elif kind in ("heart-taken", "bullet-taken"):
            done[seats[event.seat]]["tokens"] += 1
        elif kind == "spell-tried":
            done[seats[event.seat]]["tries"] += 1
        elif kind == "dog-moved" and event.why == "run":
            at = woods.at[leader(woods, event.seat)]
            if at >= 0:
                far = woods.land.distance(at)
                mine = done[seats[event.seat]]
                mine["runs"] += 1
                mine["sent"] += far[event.square] <= 1 and far[event.square] < far[event.origin]


def rate(what: str, each: str) -> dict[str, float]:
    return {style: counts[what] / counts[each] for style, counts in habits().items()}


def first_by(rates: dict[str, float], style: str, factor: float, others: tuple[str, ...]) -> bool:
    return all(rates[style] >= factor * rates[other] for other in others)


@pytest.mark.whole
def test_the_hunter_kills_most_dogs() -> None:
    rates = rate("trophies", "turns")
    assert first_by(rates, "hunter", 1.1, ("rusher", "hoarder", "spoiler")), rates


@pytest.mark.whole
def test_the_rusher_tries_the_spell_most() -> None:
    rates = rate("tries", "cabin turns")
    assert first_by(rates, "rusher", 1.2, ("hunter", "hoarder")), rates


@pytest.mark.whole
def test_the_hoarder_gathers_most() -> None:
    assert first_by(rate("tokens", "turns"), "hoarder", 1.1, ("rusher", "hunter")), rate(
        "tokens", "turns"
    )
    bullets = rate("bullets", "turns")
    assert first_by(bullets, "hoarder", 1.05, ("rusher", "hunter", "spoiler")), bullets


@pytest.mark.whole
def test_the_spoiler_sends_the_dogs_to_the_leader() -> None:
    rates = rate("sent", "runs")
    assert first_by(rates, "spoiler", 1.15, ("rusher", "hunter", "hoarder")), rates


@pytest.mark.whole
def test_hostile_plays_of_all_styles_aim_at_the_leader() -> None:
    # Three opponents: chance would aim at the leader once in three times.
    for style, counts in habits().items():
        assert counts["hostile"] >= 20, style
        assert counts["at the leader"] >= 0.55 * counts["hostile"], (style, counts)


@pytest.mark.parametrize("style", ["", *OPPONENTS["zombies4"].styles])
def test_no_style_misses_a_win(style: str) -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("f09-5", "f10-5"),
        fronts=("tranquilizer-gun", ""),
        trophies=(23, 0),
        dogs="f10-9 f10-9 f07-1 f09-2",
        step="move",
        steps=3,
    )
    bot = bot_of("zombies4", f"easy/{style}" if style else "easy", 0.01)
    action = decide(bot, b.state.censored(0), 0, Random(1))
    assert (action.kind, action.square) == ("use-at", b.state.kennels[-1])


def test_every_style_is_known_and_changes_something() -> None:
    assert set(numbers.STYLES) == {"", *OPPONENTS["zombies4"].styles}
    minds = {
        (numbers.temper_of(name), numbers.weights_of(name), style.spite)
        for name, style in numbers.STYLES.items()
    }
    assert len(minds) == len(numbers.STYLES)
    assert numbers.temper_of("") == numbers.BALANCED
    for style in numbers.STYLES.values():
        assert set(style.temper) <= set(numbers.Temper._fields)
        assert set(style.weights) <= set(numbers.WEIGHTS)
