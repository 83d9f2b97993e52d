"""The fifteen laws on every game, and a saboteur for each law."""

from __future__ import annotations

import random
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests import laws
from tests.toy import PLAYS, TOY, Bury, Drew, Play, Roll, Toy, info_of
from zombiegames.core.protocol import OVER, UNKNOWN, GameInfo
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon.actions import Step
from zombiegames.games.zombies4.actions import RunDog

if TYPE_CHECKING:
    from zombiegames.core.protocol import State

SEEDS = 20
"""Games a table size, shared out over the presets; ``scripts/soak.py`` plays the rest."""

LONG = 100_000
"""Actions that a random game may take, from which on one game a table size is enough."""

ONE_IN = 50
"""Positions a position on which the slow laws are tried."""

FOREIGN = {"zombiegeddon": Step(13, 14), "zombies4": RunDog(13)}
"""An action of a game, by its id, that all the others must refuse."""


def games_of(info: GameInfo) -> int:
    """Say how many games a case are played under the laws."""
    return SEEDS // len(info.presets) if info.max_actions < LONG else 1


CASES = [
    pytest.param(info, preset, players, id=f"{info.id}-{preset}-{players}")
    for info in (TOY, *GAMES.values())
    for number, preset in enumerate(info.presets)
    for players in info.seats
    if info.max_actions < LONG or players % len(info.presets) == number
]
"""Every game, preset and table size; of long games every preset and every table size."""


def test_every_preset_and_every_table_size_is_played() -> None:
    for info in (TOY, *GAMES.values()):
        played = {case.values[1:] for case in CASES if case.values[0] is info}
        assert {preset for preset, _ in played} == set(info.presets)
        assert {players for _, players in played} == set(info.seats)


def foreign_actions(info: GameInfo) -> list[object]:
    """Actions of other games, which every game must refuse."""
    if info is TOY:
        return []
    return [Play(1), Bury(2), Roll(3), *(a for game, a in FOREIGN.items() if game != info.id)]


def play(info: GameInfo, players: int, preset: str, seed: int, one_in: int) -> State:
    """Play a random game with the laws looking on."""
    rng = Random(f"laws/{info.id}/{preset}/{players}/{seed}")
    state = info.new(players, info.complete(info.presets[preset]))
    state.listening = True
    for step in count():
        laws.require(step <= info.max_actions, 10, "the game does not end")
        if step % one_in == seed % one_in or state.to_act() == OVER:
            laws.check_position(info, state, rng, foreign=foreign_actions(info))
        if state.to_act() == OVER:
            return state
        entries = laws.act(state, laws.choose(state, rng))
        laws.check_step(info, state, entries)
    raise AssertionError


@pytest.mark.whole
@pytest.mark.parametrize(("info", "preset", "players"), CASES)
def test_every_game_keeps_the_laws(info: GameInfo, preset: str, players: int) -> None:
    for seed in range(games_of(info)):
        play(info, players, preset, seed, 5 if info is TOY else ONE_IN)


@pytest.mark.whole
@pytest.mark.parametrize(("info", "preset", "players"), CASES)
def test_records_replay_to_the_same_end(info: GameInfo, preset: str, players: int) -> None:
    for seed in range(max(1, games_of(info) // 4)):
        laws.check_record(info, players, f"record/{seed}", info.presets[preset])


# -- saboteurs: the toy, broken in one way each ----------------------------------------


class ChangingQuery(Toy):
    def legal_actions(self):
        self.scores[0] += 1
        return super().legal_actions()


class DoubleOffer(Toy):
    def legal_actions(self):
        return super().legal_actions() * 2


class NothingOffered(Toy):
    def legal_actions(self):
        return [a for a in super().legal_actions() if a.kind != "play" or a.card != 12]


class SharedClone(Toy):
    def clone(self):
        other = super().clone()
        other.hands = self.hands
        return other


class ForgetfulClone(Toy):
    def clone(self):
        other = super().clone()
        del other.players
        return other


class PeekingOptions(Toy):
    def legal_actions(self):
        peeked = self.deck and self.deck[-1] == 12
        return [a for a in super().legal_actions() if not (peeked and isinstance(a, Bury))]


class OfferingBystander(Toy):
    def legal_actions(self):
        held, self.bystander = self.bystander, False
        offered = super().legal_actions()
        self.bystander = held
        return [action for action in offered if action.kind != "bury"]


class PointingBystander(Toy):
    def conceivable(self):
        return list(PLAYS.values())


class StumblingBystander(Toy):
    def refusal(self, action):
        if self.bystander:
            return f"TY-02/{self.hands[self.turn].index(12)}"
        return super().refusal(action)


class LastingBystander(Toy):
    def determinized(self, seat, rng):
        world = super().determinized(seat, rng)
        world.bystander = self.bystander
        return world


class ForgottenBystander(Toy):
    def clone(self):
        other = super().clone()
        other.bystander = False
        return other


class ForgetfulWorld(Toy):
    def determinized(self, seat, rng):
        world = super().determinized(seat, rng)
        if world.deck and world.hands[seat]:
            world.deck[0], world.hands[seat][0] = world.hands[seat][0], world.deck[0]
        return world


class DoubledCard(Toy):
    def determinized(self, seat, rng):
        world = super().determinized(seat, rng)
        if len(world.deck) > 1:
            world.deck[0] = world.deck[1]
        return world


class LostCard(Toy):
    def pass_on(self):
        if self.pile and self.pile[-1] == 7:
            self.pile.pop()
        super().pass_on()


class LoudBurial(Toy):
    def tell_buried(self, card):
        from tests.toy import Buried

        self.emit(Buried(self.turn, card))


class GlobalDice(Toy):
    def apply(self, action):
        super().apply(action)
        if isinstance(action, Play):
            self.scores[self.turn] += random.randrange(1000)


class ListenerDependent(Toy):
    def apply(self, action):
        super().apply(action)
        if self.listening:
            self.scores[0] += 1


STARTS = count()


class NewEveryTime(Toy):
    def __init__(self, players):
        super().__init__(players)
        self.scores[0] = next(STARTS)


class Endless(Toy):
    def apply(self, action):
        if isinstance(action, Bury):
            self.irrevocable += 1
            self.scores[self.turn] += 1
            self.pass_on()
        else:
            super().apply(action)
            if not any(self.hands):
                self.hands[self.turn].append(self.pile.pop(0))


class GreedyOutcome(Toy):
    def outcome(self):
        outcome = super().outcome()
        return outcome and outcome._replace(returns=(1.0,) * self.players)


class FourthFace(Toy):
    def sample_chance(self, rng):
        action = super().sample_chance(rng)
        return Roll(4) if isinstance(action, Roll) and rng.random() < 0.5 else action


class Unpicklable(Toy):
    __slots__ = ("sort_key",)

    def __init__(self, players):
        super().__init__(players)
        self.sort_key = lambda card: card

    def clone(self):
        other = super().clone()
        other.sort_key = self.sort_key
        return other


class LaxJudge(Toy):
    def why_not(self, action):
        reason = super().why_not(action)
        return None if reason == "TY-02/too_big" else reason


class StrictJudge(Toy):
    def why_not(self, action):
        if isinstance(action, Play) and action.card == max(self.hands[self.turn], default=0):
            return "TY-02/kept"
        return super().why_not(action)


class NamelessRefusal(Toy):
    def why_not(self, action):
        return "no" if super().why_not(action) else None


class QuietReveal(Toy):
    """Play draws at once and says it could be undone."""

    def apply(self, action):
        if isinstance(action, Play) and self.deck:
            before = self.irrevocable
            self.draw()
            self.irrevocable = before
        super().apply(action)


class LoudPreview(Toy):
    """Play tells the card that will be drawn before anything irrevocable."""

    def apply(self, action):
        if self.listening and isinstance(action, Play) and self.deck:
            self.emit(Drew(self.turn, self.deck[-1]))
        super().apply(action)


SABOTEURS = [
    (1, ChangingQuery),
    (2, DoubleOffer),
    (2, NothingOffered),
    (3, SharedClone),
    (3, ForgetfulClone),
    (4, PeekingOptions),
    (4, OfferingBystander),
    (4, PointingBystander),
    (4, StumblingBystander),
    (4, LastingBystander),
    (4, ForgottenBystander),
    (5, ForgetfulWorld),
    (6, DoubledCard),
    (6, LostCard),
    (7, LoudBurial),
    (8, GlobalDice),
    (8, ListenerDependent),
    (9, NewEveryTime),
    (10, Endless),
    (10, GreedyOutcome),
    (11, FourthFace),
    (12, Unpicklable),
    (13, LaxJudge),
    (13, StrictJudge),
    (13, NamelessRefusal),
    (14, QuietReveal),
    (15, LoudPreview),
]


def broken_laws(cls: type[Toy]) -> set[int]:
    """Every law that a saboteur is caught breaking, each tried by itself."""
    info = info_of(cls)
    rng = Random(7)
    caught: set[int] = set()

    def attempt(law: object, *args: object, **named: object) -> None:
        try:
            law(*args, **named)  # type: ignore[operator]
        except laws.LawBroken as broken:
            caught.add(broken.law)
        except (AssertionError, AttributeError, LookupError, ValueError):
            pass  # a saboteur breaks other things too; only a named law counts

    for seed in range(12):
        attempt(laws.check_record, info, 2, f"sabotage/{seed}")
        attempt(play_with_steps, info, seed)
        attempt(laws.law_3_clones_are_independent, info, cls(3), rng)
        state = cls(3)
        for _ in range(40):
            if state.to_act() in (OVER, UNKNOWN):
                break
            attempt(laws.law_1_queries_change_nothing, info, state, rng)
            attempt(laws.law_2_legal_lists, info, state)
            attempt(laws.law_3_clones_are_independent, info, state.clone(), rng)
            attempt(laws.law_4_own_options_need_no_secrets, info, state)
            attempt(laws.law_4_bystanders_are_offered_nothing, info, state, rng)
            attempt(laws.law_5_sampled_worlds_look_the_same, info, state, rng)
            attempt(laws.law_6_worlds_hold_the_box, info, state, rng)
            attempt(laws.law_7_same_views_same_events, info, state, rng)
            attempt(laws.law_8_apply_is_a_function, info, state, rng)
            attempt(laws.law_11_chance, info, state, rng)
            attempt(laws.law_12_views_pickle, info, state)
            attempt(laws.law_13_offered_is_accepted, info, state, rng, [])
            attempt(laws.law_14_reveals_are_irrevocable, info, state, rng)
            attempt(laws.law_15_previews_are_sure, info, state, rng)
            legal = state.legal_actions()
            action = rng.choice(legal) if legal else Toy.sample_chance(state, rng)
            if Toy.why_not(state, action) is not None:
                break
            state.apply(action)
    return caught


def play_with_steps(info: GameInfo, seed: int) -> None:
    """Play a random game with the check after every action."""
    rng = Random(seed)
    state = info.new(3, {})
    for _ in range(info.max_actions):
        laws.check_end(info, state)
        if state.to_act() == OVER:
            return
        laws.check_step(info, state, laws.act(state, laws.choose(state, rng)))


@pytest.mark.whole
@pytest.mark.parametrize(("law", "cls"), SABOTEURS, ids=lambda v: getattr(v, "__name__", str(v)))
def test_a_saboteur_is_caught(law: int, cls: type[Toy]) -> None:
    assert law in broken_laws(cls)


def test_every_law_has_a_saboteur() -> None:
    assert {law for law, _ in SABOTEURS} == set(range(1, 16))


def test_the_honest_toy_breaks_no_law() -> None:
    assert broken_laws(Toy) == set()
