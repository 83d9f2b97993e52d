"""What the table of Zombiaki says: log lines, outcomes of actions, what a thing is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.advice import stopped
from zombiegames.games.zombiaki.board import FORWARD, GRID
from zombiegames.games.zombiaki.terms import HELD, NETTED, OBEYED, SPENT, House
from zombiegames.ui.kit.i18n import linked, plural, tr
from zombiegames.ui.kit.theme import PANEL_EDGE
from zombiegames.ui.table.frame import Inspection
from zombiegames.ui.table.outcomes import Said
from zombiegames.ui.tables.zombiaki.faces import art_of, token_art
from zombiegames.ui.tables.zombiaki.places import full_strength

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.games.zombiaki.state import Street
    from zombiegames.ui.table.outcomes import Outcomes

SIDES = ("zombies", "humans")
"""By seat, as in the language tables."""

THING = {"wall-5": "wall", "wall-6": "wall", "pit-1": "pit", "pit-2": "pit"}
"""Kind → tag of its line when it is laid; others: the kind itself."""


def name(square: int) -> str:
    """Name a square."""
    return GRID.names[square] if square >= 0 else ""


def names(squares: Sequence[int]) -> str:
    """Name some squares."""
    return ", ".join(name(square) for square in squares)


def card_name(card: int) -> str:
    """Name a card with its number, for lines."""
    return tr(f"zombiaki.card.{cards.KINDS[cards.KIND_OF[card]]}.full")


# -- outcomes --------------------------------------------------------------------------


def outcomes(events: Iterable[Event]) -> Outcomes:
    """Sum an action up in few words, each at a place: ``("square", 7)``, ``("card", id)`` or
    ``("street",)``.

    What happens to a figure is said where it stood first.
    """
    outcome = _Outcome()
    for event in events:
        if not outcome.of_figure(event):
            outcome.of_thing(event)
    return outcome.listed()


class _Outcome(Said):
    """What has been said of an action so far, and where its figures stood first."""

    def __init__(self) -> None:
        super().__init__()
        self._home: dict[int, int] = {}
        self._lost: dict[int, int] = {}

    def _at(self, square: int, words: str) -> None:
        self.say(("square", square), words)

    def _wounded(self, figure: int, square: int, amount: int, left: int) -> None:
        """Sum wounds up; the sum stands first."""
        home = self._home.setdefault(figure, square)
        lost = self._lost[figure] = self._lost.get(figure, 0) + amount
        lines = self.lines_at(("square", home))
        lines[:] = [line for line in lines if not line.startswith("−")]
        if left:
            lines.insert(0, tr("zombiaki.preview.wounded", amount=lost))

    def of_figure(self, event: Event) -> bool:
        """Say what happens to a zombie or dog; False: the event is about something else."""
        home = self._home
        match event:
            case told.Wounded(figure, square, _, amount, left):
                self._wounded(figure, square, amount, left)
            case told.Died(figure, square):
                self._at(home.get(figure, square), tr("zombiaki.preview.died"))
            case told.Moved(figure, origin, to, why):
                tag = "pushed" if why == "push-back" else "moved"
                lines = self.lines_at(("square", home.setdefault(figure, origin)))
                passed = tr("zombiaki.preview.moved", to=name(origin))
                if why == "walk" and passed in lines:
                    # Of a dog's run only the end is worth telling.
                    lines.remove(passed)
                self._at(home[figure], tr(f"zombiaki.preview.{tag}", to=name(to)))
            case told.Stayed(figure, square, why):
                tag = "blocked" if why in ("hunger", "order", "blood", "advance") else "stayed"
                self._at(home.get(figure, square), tr(f"zombiaki.preview.{tag}"))
            case told.Merged(_, _, _, square, strength):
                self._at(square, tr("zombiaki.preview.merged", strength=strength))
            case told.Attached(card, figure, square, strength):
                kind = cards.KINDS[cards.KIND_OF[card]]
                tag = kind if kind in ("boss", "shield") else "attached"
                self._at(square, tr(f"zombiaki.preview.{tag}", strength=strength))
            case told.Bitten(figure, _, _, square):
                home[figure] = square
                self._at(square, tr("zombiaki.preview.bitten"))
            case told.Swapped(first, second, origin, to):
                home[first], home[second] = origin, to
                self._at(origin, tr("zombiaki.preview.moved", to=name(to)))
                self._at(to, tr("zombiaki.preview.moved", to=name(origin)))
            case told.Netted(_, squares):
                for square in squares:
                    self._at(square, tr("zombiaki.preview.netted"))
            case told.HeldBack(_, square):
                self._at(square, tr("zombiaki.preview.held-back"))
            case told.WallClimbed(figure, square):
                self._at(home.get(figure, square), tr("zombiaki.preview.climbed"))
            case told.ShieldLost(figure, _, square):
                self._at(home.get(figure, square), tr("zombiaki.preview.shield-lost"))
            case told.BossFell():
                self.say(("street",), tr("zombiaki.preview.boss-fell"))
            case told.Escaped(_, square):
                self._at(square, tr("zombiaki.preview.escaped"))
            case _:
                return False
        return True

    def of_thing(self, event: Event) -> None:
        """Say what happens to a card, to what lies on the street, or on all of it."""
        match event:
            case told.Placed(card, square):
                self._home.setdefault(card, square)
                if card == cards.NAPALM_CARD:
                    self._at(square, tr("zombiaki.preview.effect.napalm"))
                else:
                    self._at(square, tr("zombiaki.preview.placed"))
            case told.PitFilled(_, square):
                self._at(square, tr("zombiaki.preview.pit-filled"))
            case told.Destroyed(card, square):
                self._at(square, tr("zombiaki.preview.destroyed", card=card_name(card)))
            case told.Exploded(card, square):
                self._at(
                    square, tr(f"zombiaki.preview.exploded.{cards.KINDS[cards.KIND_OF[card]]}")
                )
            case told.BarrelBroke(_, square):
                self._at(square, tr("zombiaki.preview.barrel-broke"))
            case told.CardDiscarded(_, card, "forced"):
                self.say(("card", card), tr("zombiaki.preview.discarded", card=card_name(card)))
            case told.CardDiscarded(_, card, "duty"):
                self.say(("card", card), tr("zombiaki.preview.discard"))
            case told.ShotCancelled(_, click):
                self.say(("card", click), tr("zombiaki.preview.cancelled"))
            case told.EffectBegan("barrier", square):
                self._at(square, tr("zombiaki.preview.effect.barrier"))
            case told.EffectBegan("freeze" | "terror" as effect):
                self.say(("street",), tr(f"zombiaki.preview.effect.{effect}"))
            case told.Poured(square, left):
                self._at(square, plural("zombiaki.preview.points", left))


# -- what a thing is -------------------------------------------------------------------


def about_card(kind: int, house: House, note: str = "") -> Inspection:
    """Say what a card is and does by the rules in use."""
    stem = f"zombiaki.card.{cards.KINDS[kind]}"
    parts = [note] if note else []
    sentences = {
        option: tr(f"zombiaki.house.{option}.{'publisher' if differs else 'sheet'}")
        for option, differs in zip(House._fields, house, strict=True)
    }
    parts.append(linked(tr(f"{stem}.rule", **sentences), "zombiaki"))
    parts += ["", tr(f"{stem}.flavour")]
    return Inspection(tr(f"{stem}.full"), "\n".join(parts), art_of(cards.KINDS[kind]))


def about_square(view: Street, square: int) -> Inspection:
    """Say what stands and lies on a square."""
    figure, obstacle = view.figures[square], view.obstacles[square]
    lines: list[str] = []
    if figure > 0:
        lines += _figure_lines(view, figure)
    if obstacle > 0:
        kind = cards.KIND_OF[obstacle]
        lines.append(f"**{card_name(obstacle)}** ([[{cards.CARDS[kind].rule}]])")
    if view.fire == square:
        lines.append(tr("zombiaki.label.burning"))
    if view.barred >> square & 1:
        lines.append(tr("zombiaki.label.barred"))
    if figure > 0:
        title = f"{_figure_title(view, figure)} · {name(square)}"
        return Inspection(title, "\n".join(lines), token_art(figure), 1.0, PANEL_EDGE)
    if obstacle > 0:
        about = about_card(cards.KIND_OF[obstacle], view.house, "\n".join(lines[1:]))
        return about._replace(title=f"{about.title} · {name(square)}")
    if view.fire == square:
        about = about_card(cards.KIND_OF[cards.NAPALM_CARD], view.house, "\n".join(lines))
        return about._replace(title=f"{about.title} · {name(square)}")
    title = tr("zombiaki.label.square", square=name(square))
    return Inspection(title, "\n".join(lines) or tr("zombiaki.label.empty"))


def _figure_title(view: Street, figure: int) -> str:
    if cards.is_dog(figure):
        return tr("zombiaki.figure.dog")
    tag = "boss" if view.boss == figure else "zombie"
    return tr(f"zombiaki.figure.{tag}", strength=view.strength[figure])


def _figure_lines(view: Street, figure: int) -> list[str]:
    lines = []
    strength, whole = view.strength[figure], full_strength(view, figure)
    if not cards.is_dog(figure):
        count = f"{strength} / {whole}" if strength < whole else str(strength)
        lines.append(tr("zombiaki.label.strength", n=count))
    if view.boss == figure:
        lines.append(
            f"**{tr('zombiaki.label.boss')}** · {tr('zombiaki.label.orders', n=view.orders)}"
        )
    if view.shield[figure] >= 0:
        lines.append(linked(tr("zombiaki.label.shield"), "zombiaki"))
    if view.claws == figure:
        lines.append(f"**{tr('zombiaki.label.claws')}**")
    lines += _walk_lines(view, figure)
    marks = view.marks[figure]
    if marks & NETTED:
        lines.append(tr("zombiaki.label.netted"))
    if marks & HELD:
        lines.append(tr("zombiaki.label.held"))
    if marks & SPENT and view.seat == 0:
        lines.append(tr(f"zombiaki.label.{'walked' if cards.is_dog(figure) else 'spent'}"))
    if marks & OBEYED:
        lines.append(tr("zombiaki.label.obeyed"))
    if view.frozen:
        house = "publisher" if view.house.freeze else "sheet"
        lines.append(tr(f"zombiaki.label.frozen.{house}"))
    return lines


def _walk_lines(view: Street, figure: int) -> list[str]:
    """Say how a figure moves by itself: what a dog does, where a zombie goes and how far it is."""
    if cards.is_dog(figure):
        return [linked(tr("zombiaki.label.dog"), "zombiaki")]
    square = view.at[figure]
    ahead = GRID.rows - GRID.row[square]
    lines = [plural("zombiaki.label.walks", ahead)]
    why = stopped(view, square)
    if not why:
        tag = "to" if ahead > 1 else "over"
        lines.append(tr(f"zombiaki.label.walk.{tag}", to=name(FORWARD[square])))
    elif why in ("figure", "wall"):
        # Nets, frost and barriers have lines of their own.
        lines.append(tr(f"zombiaki.label.walk.{why}"))
    return lines
