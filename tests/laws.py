"""The laws every game keeps, as checks that raise ``LawBroken``.

``check_position`` tries what can be tried in one position, ``check_game`` plays a whole game.
``tests/test_laws.py`` runs them briefly over all games, ``scripts/soak.py`` at length.
"""

from __future__ import annotations

import pickle
import random
import re
from random import Random
from typing import TYPE_CHECKING

from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE, OVER, UNKNOWN, Entry, GameInfo
from zombiegames.core.record import loads

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import OptionValue, State

WORLDS = 2
"""Sampled worlds a check."""


class LawBroken(AssertionError):
    """A game breaks a law."""

    def __init__(self, law: int, text: str) -> None:
        super().__init__(f"law {law}: {text}")
        self.law = law


def require(condition: object, law: int, text: str) -> None:
    """Raise LawBroken unless the condition holds."""
    if not condition:
        raise LawBroken(law, text)


def act(state: State, action: Action) -> list[Entry]:
    """Apply on a listening state and give the events."""
    state.listening = True
    state.apply(action)
    return state.take_log()


def choose(state: State, rng: Random) -> Action:
    """Any action: of nature where it is to act, else of the legal list."""
    if state.to_act() == NATURE:
        return state.sample_chance(rng)
    legal = state.legal_actions()
    require(legal, 2, "somebody is to act and can do nothing")
    return rng.choice(legal)


# -- laws of every position ------------------------------------------------------------


def law_1_queries_change_nothing(info: GameInfo, state: State, rng: Random) -> None:
    before = (state.digest(), state.irrevocable, list(state.log), random.getstate())
    state.to_act()
    legal = state.legal_actions()
    conceivable = list(state.conceivable()) if state.to_act() >= 0 else []
    for action in [*legal, *conceivable[:: max(1, len(conceivable) // 40)], None]:
        state.why_not(action)
    state.outcome()
    state.chance_outcomes()
    if state.to_act() == NATURE:
        state.sample_chance(Random(1))
    for seat in (None, *range(state.players)):
        view = state.censored(seat)
        held = view.digest()
        view.to_act()
        if seat is not None:
            view.determinized(seat, Random(2))
        require(view.digest() == held, 1, "determinized changed the view")
    for action in legal[:5]:
        for seat in range(state.players):
            state.observed(action, seat)
    state.components()
    state.clone()
    after = (state.digest(), state.irrevocable, list(state.log), random.getstate())
    require(before == after, 1, "a query changed the position")


def law_2_legal_lists(info: GameInfo, state: State) -> None:
    legal = state.legal_actions()
    actor = state.to_act()
    if actor == OVER:
        require(not legal, 2, "actions are offered after the end")
        return
    if actor == NATURE and state.chance_outcomes() is None:
        return
    require(legal, 2, "somebody is to act and can do nothing")
    require(len(set(legal)) == len(legal), 2, "an action is offered twice")
    require(legal == state.legal_actions(), 2, "the legal list is not stable")
    require(legal == state.clone().legal_actions(), 2, "a clone offers something else")


def law_3_clones_are_independent(info: GameInfo, state: State, rng: Random) -> None:
    if state.to_act() == OVER:
        return
    digest = state.digest()
    first, second = state.clone(), state.clone()
    require(not first.listening and not first.log, 3, "a clone listens")
    for slot in (s for cls in type(state).__mro__ for s in getattr(cls, "__slots__", ())):
        require(hasattr(first, slot), 3, f"a clone forgets {slot}")
    require(first.irrevocable == state.irrevocable, 3, "a clone forgets what is irrevocable")
    for _ in range(3):
        if first.to_act() == OVER:
            break
        first.apply(choose(first, rng))
    require(state.digest() == digest, 3, "playing on a clone changed the original")
    require(second.digest() == digest, 3, "playing on a clone changed another clone")


def law_4_own_options_need_no_secrets(info: GameInfo, state: State) -> None:
    actor = state.to_act()
    if actor < 0:
        return
    view = state.censored(actor)
    require(view.to_act() == actor, 4, "the seat to act does not know that it is")
    require(view.legal_actions() == state.legal_actions(), 4, "a view offers something else")
    for action in state.conceivable():
        require(view.why_not(action) == state.why_not(action), 4, f"a view judges {action!r} anew")


def law_4_bystanders_are_offered_nothing(info: GameInfo, state: State, rng: Random) -> None:
    actor = state.to_act()
    if actor < 0:
        return
    tried = [*state.legal_actions()[:5], *_some(list(state.conceivable()), rng)]
    for seat in (None, *range(state.players)):
        view = state.censored(seat)
        if seat == actor:
            require(not view.bystander, 4, "who is asked is called a bystander")
            continue
        for looking in (view, view.clone()):
            try:
                offered = [*looking.legal_actions(), *looking.conceivable()]
                reasons = {looking.why_not(action) for action in tried}
                reasons |= {looking.refusal(action) for action in tried}
            except (LookupError, ValueError, TypeError, AssertionError) as error:
                raise LawBroken(4, f"seat {seat} may not even ask: {error!r}") from error
            require(not offered, 4, f"seat {seat} is offered what another is asked")
            require(reasons == {looking.not_asked}, 4, f"seat {seat} is told {reasons}")
        if seat is not None and view.to_act() != UNKNOWN:
            world = view.determinized(seat, rng)
            require(world.legal_actions(), 4, f"nothing is offered in a world of seat {seat}")


def law_5_sampled_worlds_look_the_same(info: GameInfo, state: State, rng: Random) -> None:
    actor = state.to_act()
    if actor == OVER:
        return
    seats = range(state.players)
    secret = any(state.censored(seat).to_act() == UNKNOWN for seat in seats)
    for seat in (actor,) if secret and actor >= 0 else seats:
        view = state.censored(seat)
        for _ in range(WORLDS):
            world = view.determinized(seat, rng)
            require(
                world.censored(seat).digest() == view.digest(),
                5,
                f"seat {seat} sees it was sampled",
            )


def law_6_worlds_hold_the_box(info: GameInfo, state: State, rng: Random) -> None:
    box = sorted(info.components)
    require(sorted(state.components()) == box, 6, "a component is lost or doubled")
    for seat in range(state.players):
        view = state.censored(seat)
        if view.to_act() == UNKNOWN:
            continue
        world = view.determinized(seat, rng)
        require(sorted(world.components()) == box, 6, f"a world of seat {seat} is not the box")


def law_7_same_views_same_events(info: GameInfo, state: State, rng: Random) -> None:
    if state.to_act() == OVER:
        return
    for seat in range(state.players):
        view = state.censored(seat)
        if view.to_act() == UNKNOWN:
            continue
        for _ in range(WORLDS):
            one, two = state.clone(), view.determinized(seat, rng)
            if one.to_act() != two.to_act():
                continue
            for action, other in _alike(one, two, seat, rng):
                a, b = one.clone(), two.clone()
                told, retold = act(a, action), act(b, other)
                if a.censored(seat).digest() == b.censored(seat).digest():
                    require(
                        _seen(told, seat) == _seen(retold, seat),
                        7,
                        f"seat {seat} is told what it may not see by {action!r}",
                    )


def law_8_apply_is_a_function(info: GameInfo, state: State, rng: Random) -> None:
    if state.to_act() == OVER:
        return
    action = choose(state, rng)
    outside = random.getstate()
    deaf, listening, again = state.clone(), state.clone(), state.clone()
    deaf.apply(action)
    act(listening, action)
    again.apply(action)
    require(deaf.digest() == again.digest(), 8, f"{action!r} does not always do the same")
    require(deaf.digest() == listening.digest(), 8, f"{action!r} depends on who listens")
    require(not deaf.log, 8, "a deaf state was told something")
    require(random.getstate() == outside, 8, "apply draws from the global generator")


def law_11_chance(info: GameInfo, state: State, rng: Random) -> None:
    if state.to_act() != NATURE:
        return
    outcomes = state.chance_outcomes()
    for _ in range(8):
        action = state.sample_chance(rng)
        require(state.why_not(action) is None, 11, f"nature may not {action!r}")
        if outcomes is not None:
            require(action in [a for a, _ in outcomes], 11, f"{action!r} has no probability")
    if outcomes is not None:
        require(abs(sum(p for _, p in outcomes) - 1) < 1e-9, 11, "probabilities do not sum to 1")
        require(state.legal_actions() == [a for a, _ in outcomes], 11, "the lists of nature differ")


def law_12_views_pickle(info: GameInfo, state: State) -> None:
    for seat in (None, *range(state.players)):
        view = state.censored(seat)
        try:
            copy = pickle.loads(pickle.dumps(view))
        except (pickle.PicklingError, TypeError, AttributeError) as error:
            raise LawBroken(12, f"a view cannot travel: {error}") from error
        require(copy.digest() == view.digest(), 12, "a view changed in travelling")


def law_13_offered_is_accepted(
    info: GameInfo, state: State, rng: Random, foreign: list[Action]
) -> None:
    actor = state.to_act()
    if actor == OVER:
        universe: list[Action] = []
    else:
        universe = list(state.conceivable()) if actor >= 0 else []
    require(len(universe) <= info.max_conceivable, 13, f"{len(universe)} conceivable actions")
    require(len(set(universe)) == len(universe), 13, "conceivable twice")
    legal = state.legal_actions()
    for action in legal:
        require(state.why_not(action) is None, 13, f"offered, not accepted: {action!r}")
    if actor >= 0:
        missing = set(legal) - set(universe)
        require(not missing, 13, f"legal, not conceivable: {list(missing)[:3]}")
    offered = set(legal)
    wrong = [None, "rubbish", -1, ("play",), object(), *foreign]
    if legal:
        wrong += _bent(rng.choice(legal), rng)
    for action in [*universe, *wrong]:
        try:
            known = action in offered
        except TypeError:
            known = False
        if known and type(action) in {type(a) for a in legal}:
            continue
        reason = state.why_not(action)
        if reason is None and actor == NATURE and state.chance_outcomes() is None:
            continue
        require(reason is not None, 13, f"accepted, not offered: {action!r}")
        require(
            re.fullmatch(rf"{info.prefix}-C?[0-9]+(/[a-z0-9_]+)?", str(reason)),
            13,
            f"{reason!r} names no rule of {info.id}",
        )


def law_14_reveals_are_irrevocable(info: GameInfo, state: State, rng: Random) -> None:
    actor = state.to_act()
    if actor < 0:
        return
    view = state.censored(actor)
    one, two = view.determinized(actor, rng), view.determinized(actor, rng)
    for action in _some(state.legal_actions(), rng):
        if one.why_not(action) or two.why_not(action):
            continue  # law 4 is broken, and says so
        a, b = one.clone(), two.clone()
        a.apply(action)
        b.apply(action)
        rose = a.irrevocable > state.irrevocable and b.irrevocable > state.irrevocable
        for seat in (None, *range(state.players)):
            same = one.censored(seat).digest() == two.censored(seat).digest()
            if same and a.censored(seat).digest() != b.censored(seat).digest():
                require(rose, 14, f"{action!r} reveals something and could be undone")


def law_15_previews_are_sure(info: GameInfo, state: State, rng: Random) -> None:
    actor = state.to_act()
    if actor < 0:
        return
    view = state.censored(actor)
    for action in _some(state.legal_actions(), rng):
        told = []
        for _ in range(WORLDS):
            world = view.determinized(actor, rng)
            before = world.irrevocable
            entries = act(world, action)
            told.append([e.for_seat(actor) for e in entries if e.irrevocable == before])
        require(told[0] == told[-1], 15, f"the preview of {action!r} depends on what is hidden")


def check_end(info: GameInfo, state: State) -> None:
    """Law 10 in one position: an outcome exactly when it is over, and a sound one."""
    outcome = state.outcome()
    require((outcome is not None) == (state.to_act() == OVER), 10, "over, but not said so")
    if outcome is None:
        return
    require(abs(sum(outcome.returns) - 1) < 1e-9, 10, f"returns {outcome.returns}")
    require(
        len(outcome.returns) == len(outcome.ranks) == len(outcome.scores) == state.players,
        10,
        "an outcome for other seats",
    )
    require(1 in outcome.ranks, 10, "nobody is first")


def check_position(
    info: GameInfo, state: State, rng: Random, *, foreign: list[Action] | None = None
) -> None:
    """Try every law that one position can break."""
    law_1_queries_change_nothing(info, state, rng)
    law_2_legal_lists(info, state)
    law_3_clones_are_independent(info, state, rng)
    law_8_apply_is_a_function(info, state, rng)
    law_11_chance(info, state, rng)
    law_12_views_pickle(info, state)
    check_end(info, state)
    check_knowledge(info, state, rng, foreign=foreign)


def check_knowledge(
    info: GameInfo, state: State, rng: Random, *, foreign: list[Action] | None = None
) -> None:
    """Try laws 4–7 and 13–15, the slow ones."""
    law_4_own_options_need_no_secrets(info, state)
    law_4_bystanders_are_offered_nothing(info, state, rng)
    law_5_sampled_worlds_look_the_same(info, state, rng)
    law_6_worlds_hold_the_box(info, state, rng)
    law_7_same_views_same_events(info, state, rng)
    law_13_offered_is_accepted(info, state, rng, foreign or [])
    law_14_reveals_are_irrevocable(info, state, rng)
    law_15_previews_are_sure(info, state, rng)


def check_step(info: GameInfo, state: State, entries: list[Entry]) -> None:
    """Check what must hold after every single action: box, legal list, end, events."""
    require(sorted(state.components()) == list(info.components), 6, "a component is lost")
    legal = state.legal_actions()
    if state.to_act() >= 0:
        require(legal, 2, "somebody is to act and can do nothing")
        require(len(set(legal)) == len(legal), 2, "an action is offered twice")
    check_end(info, state)
    for entry in entries:
        require(isinstance(entry.event.kind, str), 8, f"{entry.event!r} is no event")


def check_record(
    info: GameInfo,
    players: int,
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
) -> Match:
    """Law 9 and 10: play a random match, replay its record, compare."""
    rng = Random(seed)
    match = Match(info, ["random"] * players, seed=seed, options=options)
    match.advance()
    while match.to_act() != OVER:
        require(len(match) <= info.max_actions, 10, "the game does not end")
        match.play(choose(match.state, rng))
        match.advance()
    check_end(info, match.state)
    text = match.save()
    require(loads(text) == match.record, 9, "the record is not what was written")
    for line in match.lines:
        action = info.notation.parse(line.text)
        require(info.notation.format(action) == line.text, 9, f"notation of {line.text!r}")
    try:
        again = Match.load(text, {info.id: info})
    except ValueError as error:
        raise LawBroken(9, f"the record cannot be replayed: {error}") from error
    require(again.state.digest() == match.state.digest(), 9, "a replay ends elsewhere")
    require(again.save() == text, 9, "a replay is written otherwise")
    return match


# -- small things ----------------------------------------------------------------------


def _seen(entries: list[Entry], seat: int) -> list[object]:
    return [event for e in entries if (event := e.for_seat(seat)) is not None]


def _some(actions: list[Action], rng: Random, most: int = 4) -> list[Action]:
    return actions if len(actions) <= most else rng.sample(actions, most)


def _alike(one: State, two: State, seat: int, rng: Random) -> list[tuple[Action, Action]]:
    """Pairs of actions of two worlds that the seat cannot tell apart before they are done."""
    if one.to_act() == NATURE and one.chance_outcomes() is None:
        return [(one.sample_chance(rng), two.sample_chance(rng))]
    pairs = []
    theirs = two.legal_actions()
    for action in _some(one.legal_actions(), rng):
        looks = one.observed(action, seat)
        fitting = [b for b in theirs if two.observed(b, seat) == looks]
        if fitting:
            pairs.append((action, action if action in fitting else rng.choice(fitting)))
    return pairs


def _bent(action: Action, rng: Random) -> list[Action]:
    """Copies of an action with one field out of its range."""
    bent = []
    for field in action._fields[:-1]:
        value = getattr(action, field)
        for wrong in (-9, 10**6, None, "x", (), (value, value), 1.5):
            bent.append(action._replace(**{field: wrong}))
    return bent
