"""Zombiaki played from end to end: random games, and the sheet's worked examples."""

from random import Random

import pytest

from tests.games.zombiaki.position import position
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games import GAMES
from zombiegames.games.zombiaki.actions import Decline, EndTurn, PlayAt
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import COMPONENTS, KIND
from zombiegames.games.zombiaki.events import Died, Wounded

INFO = GAMES["zombiaki"]


def square(name):
    return GRID.names.index(name)


def strength_at(street, name):
    figure = street.figures[square(name)]
    return street.strength[figure] if figure >= 0 else 0


@pytest.mark.parametrize("preset", ["sheet", "publisher"])
@pytest.mark.parametrize("seed", range(5))
def test_random_games_keep_all_cards_and_end(preset, seed):
    rng = Random(f"{preset}{seed}")
    street = INFO.new(2, INFO.complete(INFO.presets[preset]))
    actions = 0
    while street.to_act() != OVER:
        if street.to_act() == NATURE:
            action = street.sample_chance(rng)
        else:
            legal = street.legal_actions()
            assert len(set(legal)) == len(legal) > 0
            action = rng.choice(legal)
        assert street.why_not(action) is None
        assert INFO.notation.parse(INFO.notation.format(action)) == action
        street.apply(action)
        assert street.components() == list(COMPONENTS)
        actions += 1
    assert actions <= INFO.max_actions
    assert sum(street.outcome().returns) == 1
    assert 1 <= street.turn <= 37


@pytest.mark.rule("ZK-46")
def test_the_sheets_example_of_a_wall():
    street = position(
        turn="humans",
        C3="wall 6",
        C2="zombie 2",
        C1="zombie 4",
        deck_zombies="terror terror change change",
    )
    street.apply(EndTurn())
    assert strength_at(street, "C3") == 2, "pushed, the first stands on the wall"
    assert strength_at(street, "C2") == 4, "and the second follows"
    end_round(street)
    assert strength_at(street, "C4") == 2
    assert strength_at(street, "C2") == 4, "alone it is too weak for the wall"


def end_round(street):
    """Play nothing until the zombies have moved again."""
    turn = street.turn
    while not (street.turn == turn + 1 and street.phase == 2):
        legal = street.legal_actions()
        street.apply(next((a for a in legal if isinstance(a, EndTurn | Decline)), legal[0]))


@pytest.mark.rule("ZK-49")
def test_the_sheets_example_of_napalm():
    street = position(turn="humans", C3="dog", C2="zombie 2", hand_humans="napalm", listening=True)
    street.apply(PlayAt(KIND["napalm"], square("C3")))
    assert [e.event.square for e in street.take_log() if isinstance(e.event, Died)] == [
        square("C3")
    ]
    street.apply(EndTurn())
    assert strength_at(street, "C3") == 1
    wounds = [e.event for e in street.take_log() if isinstance(e.event, Wounded)]
    assert [(w.by, w.amount, w.left) for w in wounds] == [("napalm", 1, 1)]
