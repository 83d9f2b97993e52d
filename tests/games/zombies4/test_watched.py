"""Whole games held to the page by a second book-keeper that reads events only."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import board
from tests.games.zombies4.watcher import Cheated, Watcher
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import INFO, dogs, task, terms, turn, verbs

ACTIONS = 2500


def watched(players: int, seed: int, actions: int, **options: object) -> Watcher:
    """Play at random, cards now and then rather than anything else, with the watcher looking on."""
    rng = Random(f"watched/{players}/{seed}")
    state = INFO.new(players, INFO.complete(options))
    state.listening = True
    watcher = Watcher(state)
    for _ in range(actions):
        if state.to_act() == OVER:
            break
        legal = state.legal_actions()
        if state.to_act() == NATURE and not legal:
            action = state.sample_chance(rng)
        else:
            # Pass windows mostly, so that cards are left for later.
            quiet = [a for a in legal if a.kind == "pass"]
            action = quiet[0] if quiet and rng.random() < 0.8 else rng.choice(legal)
        state.apply(action)
        watcher.watch(state, state.take_log())
    return watcher


@pytest.mark.rule("ZF-22", "ZF-30", "ZF-50")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_event_breaks_the_rules(players: int) -> None:
    watcher = watched(players, 1, ACTIONS)
    for kind in ("dog-moved", "fight-began", "card-played", "died", "card-laid", "tile-placed"):
        assert watcher.seen[kind], f"{kind} never happened"


@pytest.mark.parametrize(
    "options",
    [
        {"tiles": 20, "cabin": "back-half", "movement": "better-of-two", "trophies": 15},
        {"dogs": "automatic", "discards": "any"},
    ],
)
def test_no_event_breaks_the_rules_with_the_switches(options: dict[str, object]) -> None:
    watched(3, 2, ACTIONS, **options)


def test_the_watcher_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    # A wrong rule: two steps for each one rolled.
    def twice(woods, face):
        woods.steps = 2 * face
        woods.dice = []

    monkeypatch.setattr(turn, "move_die", twice)
    monkeypatch.setitem(verbs._DICE, terms.FOR_MOVE, twice)
    with pytest.raises(Cheated):
        watched(2, 1, ACTIONS)


def test_the_watcher_sees_a_token_left_on_a_square_that_a_dog_has_cleared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A wrong rule: the next dog is asked for before the square is looked at.
    def late(woods, square):
        run_dog(woods, square)
        woods.agenda.sort(key=lambda due: due == (task.ASK_PICK,))

    def watch() -> None:
        b = board(pawns=("f09-5",), dogs="f09-5 f09-1", bullet_tokens="f09-5", step="dogs")
        watcher = Watcher(b.state)
        for text in ("roll", "die 2", "pick-dog f09-5", "run-dog f09-6"):
            watcher.watch(b.state, b.do(text).entries)

    watch()
    run_dog = dogs.run_dog
    monkeypatch.setattr(dogs, "run_dog", late)
    with pytest.raises(Cheated, match="cleared square"):
        watch()
