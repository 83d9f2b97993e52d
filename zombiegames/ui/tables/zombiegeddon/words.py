"""What the table of Zombiegeddon says: log lines, outcomes of actions, what a thing is.

Face-down piles (ZG-22) are told by their size alone unless the table plays with open ones.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

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
from zombiegames.ui.kit.i18n import linked, plural, tr
from zombiegames.ui.kit.theme import WELL
from zombiegames.ui.table.frame import Inspection
from zombiegames.ui.tables.zombiegeddon.faces import disc_art

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.ui.kit.theme import PlayerColour
    from zombiegames.ui.table.outcomes import Outcomes


def disc_name(disc: int) -> str:
    """Name a disc with its number; enemies as they are called in their half."""
    kind = KINDS[KIND_OF[disc]]
    if FAMILY_OF[disc] == "enemy":
        tag = "zombie" if is_white(disc) else "looter"
        return tr(f"zombiegeddon.enemy.{tag}", value=VALUE_OF[disc])
    return tr(f"zombiegeddon.disc.{kind}.full")


# -- outcomes --------------------------------------------------------------------------


def outcomes(events: Iterable[Event]) -> Outcomes:
    """Sum an action up in few words, each at a place, ``("cell", 3)``: what it takes, costs and
    brings.

    What follows once the half is over is left out.
    """
    found: list[tuple[int, str]] = []
    last = stepped = -1
    for event in events:
        match event:
            case told.WeaponSpent(_, _, _, cell):
                found.append((cell, tr("zombiegeddon.preview.weapon")))
            case told.PawnMoved(_, _, _, to, way):
                last = to
                if way != "step":
                    found.append((to, tr(f"zombiegeddon.preview.{way}")))
                else:
                    stepped = to
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
    if stepped >= 0 and not found:
        found.append((stepped, tr("zombiegeddon.preview.step")))
    return [(("cell", cell), words) for cell, words in found if cell >= 0]


# -- what a thing is -------------------------------------------------------------------


def pawns_on(view: Wasteland, cell: int, names: Sequence[str]) -> list[str]:
    """Say whose pawns stand on a cell, one player after another."""
    who = Counter(pawn // SHELTERS for pawn, at in enumerate(view.pawns) if at == cell)
    return [
        plural("zombiegeddon.label.pawns", count, name=names[seat])
        for seat, count in sorted(who.items())
    ]


def about_cell(view: Wasteland, cell: int, names: Sequence[str]) -> Inspection:
    """Say what lies and stands on a cell."""
    place = CELL_NAMES[cell]
    lines = pawns_on(view, cell, names)
    if cell in ALL_SHELTERS:
        return _about_shelter(view, cell, names, lines)
    disc = view.discs[cell]
    if disc < 0:
        lines.append(linked(tr("zombiegeddon.label.empty_text"), "zombiegeddon"))
        return Inspection(f"{tr('zombiegeddon.label.empty')} · {place}", "\n".join(lines))
    kind = KINDS[KIND_OF[disc]]
    stem = f"zombiegeddon.disc.{kind}"
    lines += [linked(tr(f"{stem}.rule"), "zombiegeddon"), "", tr(f"{stem}.flavour")]
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
    lines.append(linked(tr(f"zombiegeddon.label.shelter.{state}"), "zombiegeddon"))
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
