"""Which clicks mean which action of Zombies!!! 4, and what each place can stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import actions
from zombiegames.games.zombies4.ask import TRIM
from zombiegames.games.zombies4.cards import CANCEL, CARDS, KIND_OF
from zombiegames.games.zombies4.tiles import TILE_OF

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.table.picker import Clickable, Path


def card(kind: int) -> Clickable:
    """A card of a kind in the hand."""
    return ("card", kind)


def front(kind: int) -> Clickable:
    """An own card in play."""
    return ("front", kind)


def square(number: int) -> Clickable:
    """A square of the map."""
    return ("square", number)


def player(seat: int) -> Clickable:
    """A player: the plate, or the pawn."""
    return ("player", seat)


def button(name: str) -> Clickable:
    """A main button."""
    return ("button", name)


def page_button(kind: int) -> Clickable:
    """The button that chooses a page of somebody."""
    return ("button", f"page-{CARDS[kind].name}")


def path_of(view: Woods, action: Action) -> Path:
    """Say which clicks mean an action."""
    match action:
        case actions.PlaceTile(x, y, turn):
            return (("place", x, y, turn),)
        case (
            actions.PutHeart(at) | actions.PutBullet(at) | actions.PutDog(at)
            | actions.Step(at) | actions.PickDog(at) | actions.RunDog(at)
            | actions.Shove(at) | actions.Retreat(at)
        ):  # fmt: skip
            return ((action.kind, at),)
        case actions.Discard(kind):
            return (card(kind),) if view.prompt == TRIM else (card(kind), button("discard"))
        case actions.Play(kind):
            return (card(kind), button("play"))
        case actions.PlayOn(kind, seat):
            return (card(kind), player(seat))
        case actions.PlayTo(kind, seat, at):
            return (card(kind), player(seat), square(at))
        case actions.PlayTile(kind, tile):
            return (card(kind), ("tile", tile))
        case actions.PlayPage(kind, seat, page):
            return (card(kind), player(seat), page_button(page))
        case actions.Use(kind):
            return (front(kind), button("use"))
        case actions.UseOn(kind, seat):
            return (front(kind), player(seat))
        case actions.UseAt(kind, at):
            return (front(kind), square(at))
        case actions.UseTo(kind, seat, at):
            return (front(kind), player(seat), square(at))
        case actions.UsePile(kind, pile):
            return (front(kind), ("pile", pile))
        case actions.TakeCard(kind) | actions.Remove(kind):
            return (("tray", kind),)
        case actions.Attack(seat):
            return (button("attack"), player(seat))
        case actions.AddBullets(number):
            return (("tray", number),)
        case actions.Cancel():
            return (button("cancel"),)
    return (button(action.kind),)


SQUARE_VERBS = ("put-heart", "put-bullet", "put-dog", "run-dog", "retreat", "pick-dog", "shove",
                "step")  # fmt: skip
"""What a bare click on a square can mean, the likeliest first."""


def square_means(view: Woods, number: int, seat: int) -> list[Clickable]:
    """List what a click on a square can stand for; ``seat`` acts."""
    means: list[Clickable] = [(verb, number) for verb in SQUARE_VERBS]
    means.append(square(number))
    means += [
        player(other) for other in range(view.players) if view.at[other] == number and other != seat
    ]
    means.append(("tile", TILE_OF[number]))
    return means


def hand_means(view: Woods, component: int) -> list[Clickable]:
    """List what a click on a card of the hand can stand for."""
    kind = KIND_OF[component]
    return [card(kind), button("cancel")] if kind == CANCEL else [card(kind)]
