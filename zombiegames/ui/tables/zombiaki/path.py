"""Which clicks mean which action of Zombiaki, and what each place on the table can stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import actions
from zombiegames.games.zombiaki.board import GRID, OFF_STREET
from zombiegames.games.zombiaki.cards import CAR_CARD, CLICK, FLAMETHROWER, NET
from zombiegames.games.zombiaki.choices import FLAME_POINTS, flame_row

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.games.zombiaki.state import Street
    from zombiegames.ui.table.picker import Clickable, Path


def card(kind: int) -> Clickable:
    """A card of a kind, in either hand."""
    return ("card", kind)


def square(number: int) -> Clickable:
    """A square, with whoever stands on it."""
    return ("square", number)


def button(name: str) -> Clickable:
    """A main button."""
    return ("button", name)


def _aim(number: int, at: str) -> Clickable:
    return ("car", number) if at == "car" else square(number)


def _goal(number: int, origin: int) -> Clickable:
    return ("exit", GRID.lane[origin]) if number == OFF_STREET else square(number)


def path_of(view: Street, action: Action) -> Path:
    """Say which clicks mean an action."""
    match action:
        case actions.Discard(kind):
            return (card(kind),)
        case actions.Play(kind):
            return (card(kind), button("play"))
        case actions.PlayAt(kind, at):
            return (card(kind), square(at))
        case actions.PlayAlong(kind, lane):
            return (card(kind), ("lane", lane))
        case actions.PlayMove(kind, at, to):
            return (card(kind), square(at), square(to))
        case actions.PlayAgainst(kind, victim):
            return (card(kind), card(victim))
        case actions.Shoot(kind, at, what):
            return (card(kind), _aim(at, what))
        case actions.Flame(amounts):
            return (card(FLAMETHROWER), _flames(view, amounts))
        case actions.ThrowNet(squares):
            return (card(NET), frozenset(square(s) for s in squares))
        case actions.Order(at, to):
            return (button("order"), square(at), _goal(to, at))
        case actions.Step(at, to):
            return (square(to),) if view.chain else (square(at), square(to))
        case actions.HoldBack(at) | actions.Pour(at) | actions.Shrapnel(at):
            return (square(at),)
        case actions.Bullet(at, what):
            return (_aim(at, what),)
        case actions.Advance():
            return (button("advance"),)
        case actions.Stop():
            return (button("stop"),)
        case actions.Decline():
            return (button("decline"),)
        case actions.Click():
            return (button("click"),)
        case actions.EndTurn():
            return (button("end-turn"),)
    return (("nature", action.kind),)


def _flames(view: Street, amounts: tuple[int, ...]) -> frozenset[Clickable]:
    """A share of n points on a lane is n clicks on its square."""
    row, _ = flame_row(view)
    return frozenset(
        ("flame", GRID.square(lane, max(0, row)), n)
        for lane, amount in enumerate(amounts[: GRID.lanes])
        for n in range(1, amount + 1)
    )


def square_means(view: Street, number: int) -> list[Clickable]:
    """List what a click on a square can stand for."""
    means = [square(number), ("car", number)]
    means += [("flame", number, n) for n in range(1, FLAME_POINTS + 1)]
    means.append(("lane", GRID.lane[number]))
    if view.boss >= 0 and view.figures[number] == view.boss:
        means.append(button("order"))
    means.append(button("play"))
    return means


def card_means(kind: int) -> list[Clickable]:
    """List what a click on a card can stand for."""
    return [card(kind), button("click")] if kind == CLICK else [card(kind)]


def has_car(view: Street, number: int) -> bool:
    """Whether a square holds a figure and the car, so that both must be clickable."""
    return view.obstacles[number] == CAR_CARD and view.figures[number] >= 0
