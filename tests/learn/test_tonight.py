"""The night of a date: what it is, and what a game of it comes to."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from functools import cache
from itertools import pairwise

import pytest

from tests.learn.nights import NAMES, played
from zombiegames.ai.levels import LEVELS as OF_COMPUTERS
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.learn import tonight
from zombiegames.learn.achievements.watch import winner
from zombiegames.learn.library import problem_of, problems_of
from zombiegames.learn.nights import BETTER, LEVELS, PLAYED, WON
from zombiegames.learn.tonight import SETUPS, Night, Played, counts, night_of, number
from zombiegames.ui.kit.assets import asset_root

TEN = (
    ("zombiaki", 2, 0, {}),
    ("zombie_card_game", 4, 0, {}),
    ("zombiegeddon", 2, 0, {"board": "hex"}),
    ("zombanimaux", 3, 0, {}),
    ("zombies4", 3, 0, {"tiles": 20, "trophies": 15}),
    ("zombiaki", 2, 1, {}),
    ("zombie_card_game", 4, 0, {"witch_alone": True, "big_sets": True}),
    ("zombiegeddon", 2, 0, {"board": "square"}),
    ("zombanimaux", 4, 0, {}),
    ("zombies4", 3, 0, {"tiles": 20, "dogs": "automatic"}),
)
"""Game, players, the person's seat, and what is not as the game proposes."""
FIRST = date(2026, 11, 28)
DAYS = [FIRST + timedelta(n) for n in range(400)]

BY_SEAT = {"zombiaki": ("rounds", "street")}
EACH = {
    "zombies4": "rounds",
    "zombie_card_game": "deals",
    "zombiegeddon": "ahead",
    "zombanimaux": "ahead",
}


@pytest.mark.parametrize("day", DAYS)
def test_a_date_gives_game_side_rules_and_seed(day: date) -> None:
    night = Night(day)
    game, players, seat, options = TEN[day.toordinal() % 10]
    assert night.seed == f"night {day:%Y-%m-%d}"
    assert night_of(night.seed) == night
    match = night.match("Ada", "hard", NAMES)
    assert (match.info.id, len(match.controllers), match.seed) == (game, players, night.seed)
    assert match.controllers[seat] == "person:Ada"
    assert sum(text.startswith("bot:hard:") for text in match.controllers) == players - 1
    assert options.items() <= match.options.items()
    assert night.setup.levels(match) == ("hard",) * (players - 1)
    assert counts(night.setup) == (BY_SEAT[game][seat] if game in BY_SEAT else EACH[game])


def test_only_the_tenth_night_has_dogs_that_come_by_themselves() -> None:
    dogs = [setup.options.get("dogs") for setup in SETUPS]
    assert [at for at, how in enumerate(dogs) if how == "automatic"] == [9]


def test_the_levels_are_those_of_the_computers() -> None:
    assert LEVELS == OF_COMPUTERS


@pytest.mark.parametrize(
    "seed",
    ["", "night", "night ", "night 2026-02-30", "night 20261128", "Night 2026-11-28", "2026-11-28",
     "night 2026-11-28 ", "night 2026-W48-6", "5"],
)  # fmt: skip
def test_no_other_seed_is_a_night(seed: str) -> None:
    assert night_of(seed) is None


def test_every_problem_has_its_turn_before_any_comes_again() -> None:
    there = [(game, problem.name) for game in GAMES for problem in problems_of(asset_root(), game)]
    chosen = [problem_of(asset_root(), day) for day in DAYS[: len(there)]]
    assert Counter((p.record.game, p.name) for p in chosen) == Counter(there)
    again = problem_of(asset_root(), FIRST + timedelta(len(there)))
    assert again == chosen[0]
    # Shuffled: not game after game.
    games = [problem.record.game for problem in chosen]
    assert sum(one != other for one, other in pairwise(games)) > len(there) / 2


# -- what a game comes to --------------------------------------------------------------------


@cache
def finished(at: int) -> tuple[Night, Match]:
    """Give a night of one of the ten setups that was played to its end, every other one badly."""
    night = Night(next(day for day in DAYS if day.toordinal() % 10 == at))
    match, seat = night.match("Ada", "easy", NAMES), night.setup.seat
    others = [other for other in range(len(match.controllers)) if other != seat]
    return night, played(match, *(others if at % 2 else [seat]))


def with_par(monkeypatch: pytest.MonkeyPatch, par: int) -> None:
    monkeypatch.setattr(tonight, "_pars", lambda: {setup.name: par for setup in SETUPS})


@pytest.mark.whole
@pytest.mark.parametrize("at", range(10))
def test_moons_are_for_the_end_for_a_win_and_for_a_good_one(
    at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    night, match = finished(at)
    seat, outcome = night.setup.seat, match.outcome
    assert outcome is not None
    came_to = number(night.setup, match, seat)
    step = 1 if counts(night.setup) == "ahead" else -1
    won = winner(outcome) == seat
    for par, moons in ((came_to, BETTER), (came_to - step, BETTER), (came_to + step, WON)):
        with_par(monkeypatch, par)
        assert night.judge(match) == Played("easy", moons if won else PLAYED, came_to)


@pytest.mark.whole
def test_both_winners_and_losers_are_among_these_games() -> None:
    ends = [finished(at) for at in range(10)]
    won = {winner(m.outcome) == night.setup.seat for night, m in ends if m.outcome is not None}
    assert won == {True, False}


@pytest.mark.whole
def test_numbers_are_what_the_table_says() -> None:
    said = {at: number(night.setup, match, night.setup.seat) for at in range(10)
            for night, match in [finished(at)]}  # fmt: skip
    events = {
        at: [entry.event for deed in finished(at)[1].deeds for entry in deed.entries]
        for at in range(10)
    }
    for at in (0, 4, 9):
        rounds = [event for event in events[at] if event.kind == "turn-began"]
        assert said[at] == max(getattr(e, "turn", 0) or getattr(e, "round", 0) for e in rounds)
    for at in (1, 6):
        assert said[at] == sum(event.kind == "deal-began" for event in events[at])
    for at in (2, 3, 7, 8):
        outcome = finished(at)[1].outcome
        assert outcome is not None
        mine, *others = outcome.scores
        assert said[at] == mine - max(others)
    street = finished(5)[1].state
    there = [figure for figure in street.figures if figure >= 0]  # type: ignore[attr-defined]
    assert 0 <= said[5] <= len(there)


def test_a_game_that_is_not_over_is_worth_nothing() -> None:
    night = Night(FIRST)
    assert night.judge(night.match("Ada", "easy", NAMES)) is None


def _zombiaki(*controllers: str, **how: object) -> Match:
    """Play the first of the ten nights, set up by hand."""
    night, _ = finished(0)
    options = {**night.setup.options, **how}
    return played(Match(GAMES["zombiaki"], controllers, seed=night.seed, options=options), 0)


@pytest.mark.parametrize(
    ("controllers", "options"),
    [
        (("person:Ada", "person:Bo"), {}),
        (("bot:easy:Bo", "person:Ada"), {}),
        (("bot:easy:Bo", "bot:easy:Mo"), {}),
        (("person:Ada", "bot:random:Bo"), {}),
        (("person:Ada", "bot:easy:Bo"), {"pit": "publisher"}),
    ],
)
def test_a_game_set_up_otherwise_is_no_game_of_the_night(
    controllers: tuple[str, str], options: dict[str, object]
) -> None:
    night, _ = finished(0)
    assert night.judge(_zombiaki(*controllers, **options)) is None
    # Set up by hand, but as the night has it: it is the same game.
    assert night.judge(_zombiaki("person:Eve", "bot:easy:Bo")) is not None


def test_who_gives_up_or_is_played_for_has_not_played() -> None:
    night, _ = finished(0)
    match = night.match("Ada", "easy", NAMES)
    match.advance()
    match.concede(1)
    assert night.judge(match) is None
    match = night.match("Ada", "easy", NAMES)
    match.advance()
    match.hand_over(0, "bot:expert:Ada")
    assert night.judge(played(match, 0)) is None


def test_a_game_that_was_saved_and_taken_up_again_counts() -> None:
    night, match = finished(0)
    again = Match.load(match.save(), GAMES)
    assert night_of(again.seed) == night
    assert night.judge(again) == night.judge(match) is not None
