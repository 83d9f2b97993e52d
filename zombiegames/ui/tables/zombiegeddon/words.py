"""What the table of Zombiegeddon says: log lines, outcomes of actions, what a thing is.

Face-down piles (ZG-22) are told by their size alone unless the table plays with open ones.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiegeddon import events as told
from zombiegames.games.zombiegeddon.actions import CELL_NAMES
from zombiegames.games.zombiegeddon.advice import reach
from zombiegames.games.zombiegeddon.count import scores
from zombiegames.games.zombiegeddon.discs import (
    ALL_SHELTERS,
    DISCS,
    FAMILY_OF,
    KIND_OF,
    KINDS,
    RED_SHELTERS,
    SHELTERS,
    VALUE_OF,
    is_white,
)
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.theme import WELL
from zombiegames.ui.table.frame import Inspection
from zombiegames.ui.tables.zombiegeddon.faces import disc_art

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.ui.kit.theme import PlayerColour

_RULE = re.compile(r"\bZG-\d\d\b")


def linked(text: str) -> str:
    """Make every rule's id in a text a link."""
    return _RULE.sub(lambda found: f"[[{found[0]}]]", text)


def disc_name(disc: int) -> str:
    """Name a disc with its number; enemies as they are called in their half."""
    kind = KINDS[KIND_OF[disc]]
    if FAMILY_OF[disc] == "enemy":
        tag = "zombie" if is_white(disc) else "looter"
        return tr(f"zombiegeddon.enemy.{tag}", value=VALUE_OF[disc])
    return tr(f"zombiegeddon.disc.{kind}.full")


class Story:
    """Tells events one after another.

    ``names``: by seat; ``open_piles``: whether a disc may be named once it is taken.
    """

    def __init__(self, names: Sequence[str], *, open_piles: bool) -> None:
        self.names = names
        self.open_piles = open_piles

    def line(self, event: Event) -> str:
        """Say an event; empty: not worth a line."""
        make = _LINES.get(type(event))
        return "" if make is None else make(self, event)

    def _listed(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    # -- lines -------------------------------------------------------------------------

    def drawn(self, event: told.SeatsDrawn) -> str:
        """The order of play."""
        return tr("zombiegeddon.event.seats-drawn", names=self._listed(event.seats))

    def scattered(self, event: told.DiscsScattered) -> str:
        """The discs lie on the board."""
        tag = "red" if event.half == 1 else "white"
        return plural(f"zombiegeddon.event.discs-scattered.{tag}", len(event.discs))

    def returned(self, event: told.TokensReturned) -> str:
        """What the first half delivered."""
        counts = ", ".join(
            f"{name} {count}" for name, count in zip(self.names, event.delivered, strict=True)
        )
        return tr("zombiegeddon.event.tokens-returned", counts=counts)

    def began(self, event: told.HalfBegan) -> str:
        """A heading."""
        tag = "before" if event.half == 1 else "after"
        words = tr(f"zombiegeddon.event.half-began.{tag}", name=self.names[event.seat])
        return f"**{words}**"

    def turn(self, event: told.TurnBegan) -> str:
        """A heading."""
        return f"**{tr('zombiegeddon.event.turn-began', name=self.names[event.seat])}**"

    def skipped(self, event: told.TurnSkipped) -> str:
        """No pawns, no turn."""
        return tr("zombiegeddon.event.turn-skipped", name=self.names[event.seat])

    def spent(self, event: told.WeaponSpent) -> str:
        """A fight."""
        return tr(
            "zombiegeddon.event.weapon-spent",
            name=self.names[event.seat],
            enemy=disc_name(event.enemy),
            cell=CELL_NAMES[event.cell],
        )

    def moved(self, event: told.PawnMoved) -> str:
        """A pawn went."""
        return tr(
            f"zombiegeddon.event.pawn-moved.{event.way}",
            name=self.names[event.seat],
            origin=CELL_NAMES[event.origin],
            to=CELL_NAMES[event.to],
        )

    def removed(self, event: told.PawnRemoved) -> str:
        """A pawn left; at the close of a half all do, which is told once."""
        if event.why == "close":
            return ""
        name, cell = self.names[event.seat], CELL_NAMES[event.cell]
        return tr("zombiegeddon.event.pawn-removed", name=name, cell=cell)

    def taken(self, event: told.DiscTaken) -> str:
        """A disc, named only where all may go on seeing it."""
        tag = "hidden"
        if FAMILY_OF[event.disc] == "weapon":
            tag = "weapon"
        elif self.open_piles:
            tag = "open"
        return tr(
            f"zombiegeddon.event.disc-taken.{tag}",
            name=self.names[event.seat],
            cell=CELL_NAMES[event.cell],
            disc=disc_name(event.disc) if tag == "open" else "",
        )

    def delivered(self, event: told.TokenPlaced) -> str:
        """Supplies reached a shelter."""
        return tr(
            "zombiegeddon.event.token-placed",
            name=self.names[event.seat],
            cell=CELL_NAMES[event.cell],
            left=event.left,
        )

    def passed(self, event: told.TurnPassed) -> str:
        """Somebody passed."""
        return tr("zombiegeddon.event.turn-passed", name=self.names[event.seat])

    def warned(self, event: told.GuardWarned) -> str:
        """The half will end if nothing happens."""
        return plural("zombiegeddon.event.guard-warned", event.turns)

    def stopped(self, event: told.AlternationStopped) -> str:
        """Nobody shares a disc with another any more."""
        names = self._listed(event.seats)
        return tr("zombiegeddon.event.alternation-stopped", names=names)

    def alone(self, event: told.AloneBegan) -> str:
        """Somebody collects alone."""
        name = self.names[event.seat]
        words = plural("zombiegeddon.event.alone-began", len(event.cells), name=name)
        return f"**{words}**"

    def alone_ended(self, event: told.AloneEnded) -> str:
        """Somebody is done."""
        return tr(f"zombiegeddon.event.alone-ended.{event.why}", name=self.names[event.seat])

    def ended(self, event: told.HalfEnded) -> str:
        """A half is over."""
        return f"**{tr(f'zombiegeddon.event.half-ended.{event.why}')}**"

    def turned_up(self, event: told.PilesTurnedUp) -> str:
        """Who starts the second half."""
        return tr(f"zombiegeddon.event.piles-turned-up.{event.by}", name=self.names[event.starter])

    def cleared(self, event: told.DiscsCleared) -> str:
        """What was left is gone."""
        return plural("zombiegeddon.event.discs-cleared", len(event.discs))

    def counted(self, event: told.Counted) -> str:
        """The count of one player."""
        return tr(
            "zombiegeddon.event.counted",
            name=self.names[event.seat],
            food=event.food,
            enemies=event.enemies,
            provisions=event.provision_points,
            supplies=event.token_points,
            total=event.total,
        )


_LINES: dict[type, Callable[[Story, Any], str]] = {
    told.SeatsDrawn: Story.drawn,
    told.DiscsScattered: Story.scattered,
    told.TokensReturned: Story.returned,
    told.HalfBegan: Story.began,
    told.TurnBegan: Story.turn,
    told.TurnSkipped: Story.skipped,
    told.WeaponSpent: Story.spent,
    told.PawnMoved: Story.moved,
    told.PawnRemoved: Story.removed,
    told.DiscTaken: Story.taken,
    told.TokenPlaced: Story.delivered,
    told.TurnPassed: Story.passed,
    told.GuardWarned: Story.warned,
    told.AlternationStopped: Story.stopped,
    told.AloneBegan: Story.alone,
    told.AloneEnded: Story.alone_ended,
    told.HalfEnded: Story.ended,
    told.PilesTurnedUp: Story.turned_up,
    told.DiscsCleared: Story.cleared,
    told.Counted: Story.counted,
}
"""Event → its line; pawns that are placed and turns that end need none."""


# -- outcomes --------------------------------------------------------------------------


def outcomes(events: Iterable[Event]) -> list[tuple[int, str]]:
    """Sum an action up in few words, each at a cell: what it takes, costs and brings.

    What follows once the half is over is left out.
    """
    found: list[tuple[int, str]] = []
    last = -1
    for event in events:
        match event:
            case told.WeaponSpent(_, _, _, cell):
                found.append((cell, tr("zombiegeddon.preview.weapon")))
            case told.PawnMoved(_, _, _, to, way):
                last = to
                if way != "step":
                    found.append((to, tr(f"zombiegeddon.preview.{way}")))
            case told.PawnRemoved(_, _, cell):
                last = cell
                found.append((cell, tr("zombiegeddon.preview.removed")))
            case told.DiscTaken(_, disc, cell):
                found.append((cell, tr("zombiegeddon.preview.taken", disc=disc_name(disc))))
            case told.TokenPlaced(_, cell):
                found.append((cell, tr("zombiegeddon.preview.delivered")))
            case told.AlternationStopped():
                found.append((last, tr("zombiegeddon.preview.alternation")))
            case told.HalfEnded(half):
                tag = "half" if half == 1 else "game"
                found.append((last, tr(f"zombiegeddon.preview.ended.{tag}")))
                break
    return [(cell, words) for cell, words in found if cell >= 0]


# -- what a thing is -------------------------------------------------------------------


def about_cell(view: Wasteland, cell: int, names: Sequence[str]) -> Inspection:
    """Say what lies and stands on a cell."""
    place = CELL_NAMES[cell]
    who = Counter(pawn // SHELTERS for pawn, at in enumerate(view.pawns) if at == cell)
    lines = [
        plural("zombiegeddon.label.pawns", count, name=names[seat])
        for seat, count in sorted(who.items())
    ]
    if cell in ALL_SHELTERS:
        return _about_shelter(view, cell, names, lines)
    disc = view.discs[cell]
    if disc < 0:
        lines.append(linked(tr("zombiegeddon.label.empty_text")))
        return Inspection(f"{tr('zombiegeddon.label.empty')} · {place}", "\n".join(lines))
    kind = KINDS[KIND_OF[disc]]
    stem = f"zombiegeddon.disc.{kind}"
    lines += [linked(tr(f"{stem}.rule")), "", tr(f"{stem}.flavour")]
    art = disc_art(kind, is_white(disc))
    return Inspection(f"{disc_name(disc)} · {place}", "\n".join(lines), art, 1.0, WELL)


def _about_shelter(
    view: Wasteland, cell: int, names: Sequence[str], lines: list[str]
) -> Inspection:
    tag = "red" if cell in RED_SHELTERS else "white"
    bit = view.board.bit[cell]
    target = bool(view.board.targets[view.half] & bit)
    if target:
        have = [names[seat] for seat, mask in enumerate(view.tokens) if mask & bit]
        key = "delivered" if have else "undelivered"
        lines.append(tr(f"zombiegeddon.label.{key}", names=", ".join(have)))
    state = "target" if target else "home"
    lines.append(linked(tr(f"zombiegeddon.label.shelter.{state}")))
    lines += ["", tr(f"zombiegeddon.disc.shelter-{tag}.flavour")]
    title = f"{tr(f'zombiegeddon.disc.shelter-{tag}.full')} · {CELL_NAMES[cell]}"
    return Inspection(title, "\n".join(lines), f"zombiegeddon/discs/shelter-{tag}", 1.0, WELL)


def about_player(
    view: Wasteland, seat: Seat, names: Sequence[str], colour: PlayerColour
) -> Inspection:
    """Say what everybody may know of a player; the pile itself only where piles lie open."""
    pile = view.piles[seat]
    closed = len(pile) - view.armed[seat]
    lines = [
        plural("zombiegeddon.label.pile", closed),
        plural("zombiegeddon.label.weapons", view.armed[seat]),
        tr("zombiegeddon.label.supplies", n=view.tokens[seat].bit_count()),
    ]
    on_board = sum(cell >= 0 for cell in view.pawns[seat * SHELTERS : seat * SHELTERS + SHELTERS])
    lines.append(plural("zombiegeddon.label.on_board", on_board))
    got = reach(view)[seat]
    lines.append(plural("zombiegeddon.label.reach", len(got.discs)))
    if view.enemies_before:
        discs, points = view.enemies_before[seat]
        lines.append(plural("zombiegeddon.label.enemies_before", discs, points=points))
    if view.house.open_piles:
        lines += ["", *_contents(view, seat)]
    # Where many plates leave little room, the words come before the picture.
    art = f"zombiegeddon/pawns/{colour.name}" if view.players == 2 else ""
    return Inspection(names[seat], "\n".join(lines), art, 0.75, WELL)


def _contents(view: Wasteland, seat: Seat) -> list[str]:
    """List an open pile, kind by kind, with its points."""
    kinds = Counter(KIND_OF[disc] for disc in view.piles[seat])
    lines = [f"**{tr('zombiegeddon.label.points', n=scores(view)[seat].total)}**"]
    for kind, count in sorted(kinds.items()):
        if DISCS[kind].family != "weapon":
            lines.append(f"- {count} × {tr(f'zombiegeddon.disc.{KINDS[kind]}.full')}")
    return lines
