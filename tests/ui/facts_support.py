"""The facts of a game, counted from decisions and positions instead of events."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki.board import ROW_OF
from zombiegames.games.zombie_card_game.terms import LEAD
from zombiegames.games.zombies4 import tiles

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Step(NamedTuple):
    """A decision, or a roll, with the positions around it."""

    before: Any
    seat: int
    action: Any
    after: Any


def finished(
    game: str, seed: int, controllers: Sequence[str] = (), *, seats: int = 0, **options: Any
) -> Match:
    """Play a game at random to its end; ``seats``: computers at it, if nobody is named."""
    names = controllers or [f"bot:easy:P{n}" for n in range(seats or GAMES[game].seats[0])]
    match = Match(GAMES[game], names, seed=seed, options=options)
    match.advance()
    rng = Random(seed)
    while match.outcome is None:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match


def steps_of(match: Match) -> list[Step]:
    """Play a match again, and keep every position."""
    again = Match(match.info, match.controllers, seed=match.seed, options=match.options)
    states, deeds = [again.state.clone()], []
    for line in match.lines:
        deeds.append(again.replay_line(line))
        states.append(again.state.clone())
    return [
        Step(before, deed.seat, deed.action, after)
        for deed, (before, after) in zip(deeds, pairwise(states), strict=True)
    ]


def by_seat(steps: Sequence[Step], worth: Callable[[Step, int], int]) -> tuple[int, ...]:
    """Add for each seat what each step is worth to it."""
    return tuple(
        sum(worth(step, seat) for step in steps) for seat in range(steps[0].before.players)
    )


# -- Zombiaki ------------------------------------------------------------------------------

PLAYS = "hold-back play play-at play-along play-move play-against shoot flame throw-net click"


def _zombies(street: Any) -> set[int]:
    return {figure for figure in street.figures if figure >= 0 and not cards.is_dog(figure)}


def _joined(street: Any) -> int:
    return sum(whole >= 0 for whole in street.whole)


def zombiaki(steps: Sequence[Step]) -> dict[str, tuple[int, ...]]:
    kinds = PLAYS.split()
    entered = felled = farthest = 0
    for before, _, action, after in steps:
        there, then = _zombies(before), _zombies(after)
        new = action.kind == "play-at" and action.card in cards.ZOMBIE_KINDS
        new |= action.kind == "play-move" and action.card == cards.BITE
        entered += new
        joined = sum(one < 0 <= other for one, other in zip(before.whole, after.whole, strict=True))
        out = after.escaped >= 0 and before.escaped < 0
        felled += len(there) + new - len(then) - joined - out
        farthest = max([farthest, *(ROW_OF[after.at[figure]] + 1 for figure in then)])
    return {
        "cards": by_seat(steps, lambda step, seat: step.seat == seat and step.action.kind in kinds),
        "entered": (entered,),
        "felled": (felled,),
        "farthest": (farthest,),
    }


# -- Zombiegeddon --------------------------------------------------------------------------


def zombiegeddon(steps: Sequence[Step]) -> dict[str, tuple[int, ...]]:
    def spent(step: Step, seat: int) -> int:
        return (len(step.after.spent) - len(step.before.spent)) * (seat == step.seat)

    def taken(step: Step, seat: int) -> int:
        return len(step.after.piles[seat]) - len(step.before.piles[seat]) + spent(step, seat)

    def delivered(step: Step, seat: int) -> int:
        if step.after.half != step.before.half:
            return step.after.brought[seat] - step.before.tokens[seat].bit_count()
        return step.after.tokens[seat].bit_count() - step.before.tokens[seat].bit_count()

    def jumped(step: Step, seat: int) -> int:
        if step.seat != seat or step.action.kind != "step":
            return 0
        origin, to = step.action.origin, step.action.to
        return to not in step.before.board.neighbours[origin]

    counts = {"discs": taken, "weapons": spent, "supplies": delivered, "manholes": jumped}
    return {tag: by_seat(steps, count) for tag, count in counts.items()}


# -- Zombies!!! 4 --------------------------------------------------------------------------


def zombies4(steps: Sequence[Step]) -> dict[str, tuple[int, ...]]:
    def fell(step: Step, seat: int) -> bool:
        return bool(step.before.at[seat] >= 0 > step.after.at[seat])

    def killed(step: Step, seat: int) -> int:
        left = step.before.trophies[seat]
        if fell(step, seat):
            left -= -(-left // 2)
        return int(step.after.trophies[seat] - left)

    def far(state: Any, seat: int) -> int:
        if state.at[seat] < 0:
            return 0
        tile, cell = state.at[seat] // tiles.CELLS + 1, state.at[seat] % tiles.CELLS
        x, y, _ = state.land.places[tile]
        return abs(3 * x + cell % 3 - 1) + abs(3 * y + cell // 3 - 2)

    seats = range(steps[0].before.players)
    return {
        "killed": by_seat(steps, killed),
        "deaths": by_seat(steps, fell),
        "farthest": tuple(max(far(step.after, seat) for step in steps) for seat in seats),
        "spells": by_seat(
            steps, lambda step, seat: step.seat == seat and step.action.kind == "cast"
        ),
    }


# -- Zomb'Animaux --------------------------------------------------------------------------


def zombanimaux(steps: Sequence[Step]) -> dict[str, tuple[int, ...]]:
    def given(step: Step, seat: int) -> int:
        if step.seat != seat:
            return 0
        return {"play": lambda play: len(play.gifts), "give": lambda give: 1}.get(
            step.action.kind, lambda other: 0
        )(step.action)

    def laid(step: Step, seat: int) -> int:
        mine = step.seat == seat and step.action.kind == "play"
        return 1 + len(step.action.gifts) if mine else 0

    def lost(step: Step, seat: int) -> int:
        return max(0, step.before.brains[seat] - step.after.brains[seat])

    longest = max(len(step.before.horde) + 1 for step in steps if step.action.kind == "play")
    return {
        "brains": by_seat(steps, lost),
        "given": by_seat(steps, given),
        "played": by_seat(steps, laid),
        "longest": (longest,),
    }


# -- Zombie, the card game -----------------------------------------------------------------


def zombie_card_game(steps: Sequence[Step]) -> dict[str, tuple[int, ...]]:
    plays = [step for step in steps if step.action.kind == "play"]
    last = steps[0].before.players - 1
    trick = longest = 0
    for step in plays:
        trick = (trick if step.before.trick else 0) + step.action.naturals + step.action.witches
        longest = max(longest, trick)

    def won(step: Step, seat: int) -> bool:
        if step.after.prompt != LEAD:
            return False
        if step.action.kind == "play":
            return step.seat == seat
        return bool(step.before.trick) and step.before.trick[-1].seat == seat

    return {
        "tricks": by_seat(steps, won),
        "witches": by_seat(plays, lambda step, seat: step.action.witches * (step.seat == seat)),
        "zombie": by_seat(
            steps,
            lambda step, seat: (
                step.after.deal > step.before.deal and step.after.places[seat] == last
            ),
        ),
        "longest": (longest,),
    }


RECOUNT: dict[str, Callable[[Sequence[Step]], dict[str, tuple[int, ...]]]] = {
    "zombiaki": zombiaki,
    "zombiegeddon": zombiegeddon,
    "zombies4": zombies4,
    "zombanimaux": zombanimaux,
    "zombie_card_game": zombie_card_game,
}
