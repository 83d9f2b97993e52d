"""What advice says of an action is so, worked out on the street anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ai.claims import Case, cases_of, sampled, unnoticed, untrue
from tests.ai.zombiaki.test_because import CASES, NOT_SAID
from tests.games.zombiaki.position import position
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki import terms
from zombiegames.games.zombiaki.actions import NOTATION, EndTurn
from zombiegames.games.zombiaki.cards import KIND_OF, KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

GAME = "zombiaki"
ZOMBIES, HUMANS = 0, 1
ROWS = 5
"""A square is ``5 * lane + row``, the row at the barricade the last."""
MOST = 60
"""Ways to go on that are looked at."""


def zombies(world: Any) -> dict[int, int]:
    """Square of every zombie, by its figure."""
    return {
        figure: square
        for square, figure in enumerate(world.figures)
        if figure >= 0 and world.zombies >> square & 1
    }


def ends(world: Any, decided: tuple[int, ...] = (terms.PLAY, terms.DISCARD)) -> Iterator[Any]:
    """Give what may come of all that is still to be answered, whoever answers."""
    left, number = [world], 0
    while left and number < MOST:
        world = left.pop()
        if world.to_act() < 0 or world.prompt in decided:
            number += 1
            yield world
            continue
        for action in world.legal_actions():
            further = world.clone()
            further.apply(action)
            left.append(further)


def may_be(case: Case, *kinds: str) -> Iterator[Any]:
    """Give what may come of an action, of none if it is of another kind."""
    if not kinds or case.action.kind in kinds:
        yield from ends(case.afterwards())


def is_forced(world: Any, seat: int, depth: int = 6) -> bool:
    """Whether a seat has won, whatever the other answers and however the cards lie."""
    if world.to_act() == OVER:
        return bool(world.winner == seat)
    if not depth or world.to_act() < 0:
        return False

    def after(action: Any) -> bool:
        further = world.clone()
        further.apply(action)
        return is_forced(further, seat, depth - 1)

    judge = any if world.to_act() == seat else all
    return judge(map(after, world.legal_actions()))


def wins(case: Case) -> bool:
    found = []
    for world in case.worlds():
        world.apply(case.action)
        found.append(is_forced(world, case.seat))
    return all(found)


def walked(world: Any) -> Iterator[Any]:
    """Give how the next move of the zombies may end if the humans do nothing more."""
    if world.prompt != terms.PLAY or world.seat != HUMANS:
        return
    further = world.clone()
    further.apply(EndTurn())
    yield from ends(further)


def crosses(world: Any) -> bool:
    return any(end.winner == ZOMBIES for end in walked(world))


def steps(world: Any) -> int:
    """How many zombies go on at most with their next move, be it to their death."""
    before = zombies(world)
    return max(
        sum(zombies(end).get(figure) != square for figure, square in before.items())
        for end in walked(world)
    )


def saves(case: Case) -> bool:
    """Whether a zombie gets over the barricade if the humans end their turn instead."""
    if case.seat != HUMANS:
        return False
    # Inside a play the turn cannot be ended: then it is enough that one could cross.
    return crosses(case.state) or (case.state.prompt != terms.PLAY and bool(may_cross(case.state)))


def halts(case: Case) -> bool:
    """Whether fewer zombies get on, though as many stand there; a crossing stops the count."""
    if case.seat != HUMANS or case.state.prompt != terms.PLAY:
        return False
    number = len(zombies(case.state))
    return any(
        len(zombies(end)) == number
        and (end.prompt != terms.PLAY or crosses(end) or steps(end) < steps(case.state))
        for end in may_be(case)
    )


def rows(world: Any) -> int:
    return sum(square % ROWS for square in zombies(world).values())


def may_cross(world: Any) -> set[int]:
    """The zombies at the barricade that nothing binds."""
    return {
        figure
        for figure, square in zombies(world).items()
        if square % ROWS == ROWS - 1
        and not world.frozen
        and not world.barred >> square & 1
        and not world.marks[figure] & terms.NETTED
    }


def toughness(world: Any) -> dict[int, int]:
    return {f: world.strength[f] + (world.shield[f] >= 0) for f in zombies(world)}


def grows(before: Any, after: Any) -> bool:
    """Whether one of the zombies takes more than before."""
    earlier = toughness(before)
    return any(tough > earlier.get(f, 0) for f, tough in toughness(after).items() if f in earlier)


def shrinks(before: Any, after: Any) -> bool:
    later = toughness(after)
    return any(later.get(f, 0) < tough for f, tough in toughness(before).items())


def robs(case: Case) -> bool:
    other = 1 - case.seat
    held = len(case.state.hands[other])
    return any(len(end.hands[other]) < held for end in may_be(case, "play-against"))


def some(judge: Callable[[Any, Any], bool]) -> Callable[[Case], bool]:
    """Claim that something may come of an action that a judge of before and after finds."""
    return lambda case: any(judge(case.state, end) for end in may_be(case))


def more(count: Callable[[Any], int]) -> Callable[[Any, Any], bool]:
    return lambda before, after: count(after) > count(before)


def fewer(count: Callable[[Any], int]) -> Callable[[Any, Any], bool]:
    return lambda before, after: count(after) < count(before)


def number(world: Any) -> int:
    return len(zombies(world))


def things(world: Any) -> int:
    return sum(component >= 0 for component in world.obstacles)


def dogs(world: Any) -> set[tuple[int, int]]:
    found = enumerate(world.figures)
    return {(f, square) for square, f in found if f >= 0 and world.dogs >> square & 1}


def discards(case: Case) -> bool:
    return bool(case.action.kind == "discard")


def playable(case: Case) -> bool:
    """Whether the card could be played this turn if it were kept and another discarded."""
    own = case.action.card
    for action in case.state.legal_actions():
        if action != case.action or case.state.hands[case.seat].count(own) > 1:
            further = case.state.clone()
            further.apply(action)
            for world in ends(further, (terms.PLAY,)):
                if any(getattr(play, "card", -1) == own for play in world.legal_actions()):
                    return True
    return False


def alike(case: Case, fits: Callable[[str, str], bool]) -> int:
    """Count the other cards in the hand that are called the same, but for the number."""
    hand = [KINDS[KIND_OF[card]] for card in case.state.hands[case.seat]]
    own = KINDS[case.action.card]
    hand.remove(own)
    stem, _, number = own.rpartition("-")
    return sum(
        other == own or (bool(stem) and other.rpartition("-")[0] == stem and number.isdigit())
        for other in hand
        if fits(own, other)
    )


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "win": wins,
    "save": saves,
    "kill": some(fewer(number)),
    "wound": some(shrinks),
    "halt": halts,
    "drive": some(fewer(rows)),
    "trap": some(more(things)),
    "rob": robs,
    "cross": some(lambda before, after: bool(may_cross(after) - may_cross(before))),
    "nearer": some(more(rows)),
    "enter": some(more(number)),
    "strengthen": some(grows),
    "lead": some(lambda before, after: after.boss >= 0 > before.boss),
    "clear": some(fewer(things)),
    "scare": some(lambda before, after: after.terror and not before.terror),
    "dog": some(lambda before, after: dogs(after) != dogs(before)),
    "cancel": lambda case: case.action.kind == "click",
    "wait": lambda case: case.action.kind == "hold-back",
    "discard": discards,
    "waits": lambda case: discards(case) and not playable(case),
    "idle": lambda case: discards(case) and not playable(case),
    "twin": lambda case: discards(case) and alike(case, lambda own, other: own == other) > 0,
    "weaker": lambda case: discards(case) and alike(case, lambda own, other: own < other) > 0,
    "plenty": lambda case: discards(case) and alike(case, lambda own, other: True) > 1,
    "keep": lambda case: (
        case.action.kind in ("end-turn", "decline") and bool(case.view.hands[case.seat])
    ),
}


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    settings = [*CASES, *NOT_SAID]
    found = [case for _, how, _ in settings for case in cases_of(position(**how), 12)]
    for _, how, text in settings:
        street = position(**how)
        seat = street.to_act()
        found.append(Case(street, street.censored(seat), seat, NOTATION.parse(text)))
    shot = position(turn="humans", C5="zombie 4", hand_zombies="click", hand_humans="shot-1")
    shot.apply(NOTATION.parse("shoot shot-1 C5 figure"))
    return [*found, *cases_of(shot), *sampled(GAME, 8, 0.3)]


def test_what_is_said_is_so(cases: list[Case]) -> None:
    said, wrong = untrue(GAME, CLAIMS, cases)
    assert said == set(CLAIMS)
    assert not wrong, [(key, case.action) for key, case in wrong]


def test_no_sentence_could_be_said_of_anything(cases: list[Case]) -> None:
    assert not unnoticed(GAME, CLAIMS, cases)
