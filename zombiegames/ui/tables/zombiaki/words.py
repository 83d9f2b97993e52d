"""What the table of Zombiaki says: log lines, outcomes of actions, what a thing is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import (
    BOSS_CARD,
    BURST_2,
    BURST_3,
    CARDS,
    KIND_OF,
    KINDS,
    NAPALM_CARD,
    VALUE_OF,
    is_dog,
    owner,
)
from zombiegames.games.zombiaki.terms import HELD, NETTED, OBEYED, SPENT
from zombiegames.ui.kit.i18n import has, plural, tr
from zombiegames.ui.kit.theme import PANEL_EDGE
from zombiegames.ui.table.frame import Inspection
from zombiegames.ui.tables.zombiaki.faces import art_of, token_art
from zombiegames.ui.tables.zombiaki.places import full_strength

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.games.zombiaki.state import Street

SIDES = ("zombies", "humans")
"""By seat, as in the language tables."""

_RULE = re.compile(r"\bZK-\d\d\b")

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
    return tr(f"zombiaki.card.{KINDS[KIND_OF[card]]}.full")


def linked(text: str) -> str:
    """Make every rule's id in a text a link."""
    return _RULE.sub(lambda found: f"[[{found[0]}]]", text)


class Story:
    """Tells events one after another; remembers strengths, which many events leave out."""

    def __init__(self) -> None:
        self.strength: dict[int, int] = {}
        self.boss = -1

    def figure(self, figure: int) -> str:
        """Name a figure with its strength as of now."""
        if is_dog(figure):
            return tr("zombiaki.figure.dog")
        tag = "boss" if figure == self.boss else "zombie"
        return tr(f"zombiaki.figure.{tag}", strength=self.strength.get(figure, VALUE_OF[figure]))

    def line(self, event: Event) -> str:
        """Say an event; empty: not worth a line."""
        make = _LINES.get(type(event))
        text = "" if make is None else make(self, event)
        self.remember(event)
        return text

    def remember(self, event: Event) -> None:
        """Keep in mind what later events leave out."""
        match event:
            case told.Placed(card, _, strength) if owner(card) == 0:
                self.strength[card] = strength
            case told.Attached(card, figure, _, strength):
                self.strength[figure] = strength
                if card == BOSS_CARD:
                    self.boss = figure
            case told.Wounded(figure, _, _, _, left):
                self.strength[figure] = left if left else self.strength.get(figure, 0)
            case told.Merged(mover, figure, _, _, strength):
                self.strength[figure] = strength
                if self.boss == mover:
                    self.boss = figure
            case told.Bitten(figure):
                self.strength[figure] = 1

    # -- lines -------------------------------------------------------------------------

    def shuffled(self, event: told.DeckShuffled) -> str:
        """A deck was shuffled."""
        return tr(f"zombiaki.event.deck-shuffled.{SIDES[event.deck]}")

    def turn(self, event: told.TurnBegan) -> str:
        """A heading."""
        words = tr(f"zombiaki.event.turn-began.{SIDES[event.seat]}", turn=event.turn)
        return f"**{words}**"

    def drawn(self, event: told.CardDrawn) -> str:
        """A card was drawn."""
        key = f"zombiaki.event.card-drawn.{SIDES[event.seat]}"
        return tr(key, card=card_name(event.card))

    def played(self, event: told.CardPlayed) -> str:
        """A card was played."""
        stem = f"zombiaki.event.card-played.{SIDES[event.seat]}"
        card = card_name(event.card)
        if event.victim > 0:
            return tr(f"{stem}.victim", card=card, victim=card_name(event.victim))
        if event.squares:
            return tr(f"{stem}.square", card=card, squares=names(event.squares))
        if event.lane >= 0:
            return tr(f"{stem}.lane", card=card, lane="ABC"[event.lane])
        return tr(f"{stem}.plain", card=card)

    def discarded(self, event: told.CardDiscarded) -> str:
        """A card was discarded from a hand."""
        if event.why not in ("duty", "forced"):
            return ""
        key = f"zombiaki.event.card-discarded.{event.why}.{SIDES[event.seat]}"
        return tr(key, card=card_name(event.card))

    def placed(self, event: told.Placed) -> str:
        """Something was laid on the street."""
        kind = KINDS[KIND_OF[event.card]]
        tag = THING.get(kind, kind)
        if owner(event.card) == 0:
            tag = "dog" if is_dog(event.card) else "zombie"
        square = name(event.square)
        return tr(f"zombiaki.event.placed.{tag}", square=square, strength=event.strength)

    def attached(self, event: told.Attached) -> str:
        """Something was attached."""
        return tr(
            f"zombiaki.event.attached.{KINDS[KIND_OF[event.card]]}",
            figure=self.figure(event.figure),
            square=name(event.square),
            strength=event.strength,
        )

    def netted(self, event: told.Netted) -> str:
        """A net fell."""
        return tr("zombiaki.event.netted", squares=names(event.squares))

    def held(self, event: told.HeldBack) -> str:
        """A zombie waits."""
        figure = self.figure(event.figure)
        return tr("zombiaki.event.held-back", figure=figure, square=name(event.square))

    def moved(self, event: told.Moved) -> str:
        """A figure went one square."""
        return tr(
            f"zombiaki.event.moved.{event.why}",
            figure=self.figure(event.figure),
            origin=name(event.origin),
            to=name(event.to),
        )

    def stayed(self, event: told.Stayed) -> str:
        """A figure could not go."""
        return tr(
            f"zombiaki.event.stayed.{event.hindrance}",
            figure=self.figure(event.figure),
            square=name(event.square),
        )

    def climbed(self, event: told.WallClimbed) -> str:
        """A zombie climbed a wall."""
        return tr(
            "zombiaki.event.wall-climbed",
            figure=self.figure(event.figure),
            square=name(event.square),
            strength=event.strength,
            height=event.height,
        )

    def swapped(self, event: told.Swapped) -> str:
        """Two zombies swapped."""
        return tr(
            "zombiaki.event.swapped",
            first=self.figure(event.first),
            second=self.figure(event.second),
            origin=name(event.origin),
            to=name(event.to),
        )

    def merged(self, event: told.Merged) -> str:
        """Two zombies became one."""
        whole = tr("zombiaki.figure.zombie", strength=event.strength)
        if self.boss in (event.mover, event.figure):
            whole = tr("zombiaki.figure.boss", strength=event.strength)
        origin, square = name(event.origin), name(event.square)
        return tr("zombiaki.event.merged", origin=origin, square=square, figure=whole)

    def bitten(self, event: told.Bitten) -> str:
        """A shield became a zombie."""
        origin, square = name(event.origin), name(event.square)
        return tr("zombiaki.event.bitten", origin=origin, square=square)

    def order(self, event: told.OrderGiven) -> str:
        """The Boss gave an order."""
        figure = self.figure(event.figure)
        return tr("zombiaki.event.order-given", figure=figure, left=event.left)

    def bullet(self, event: told.BulletFired) -> str:
        """A bullet flew; a single shot at a figure has been told already."""
        if event.at == "figure" and KIND_OF[event.card] not in (BURST_2, BURST_3):
            return ""
        return tr(f"zombiaki.event.bullet-fired.{event.at}", square=name(event.square))

    def cancelled(self, event: told.ShotCancelled) -> str:
        """Click."""
        return tr("zombiaki.event.shot-cancelled", card=card_name(event.card))

    def struck(self, event: told.LaneStruck) -> str:
        """A lane was struck."""
        key = f"zombiaki.event.lane-struck.{KINDS[KIND_OF[event.card]]}"
        return tr(key, lane="ABC"[event.lane])

    def flamed(self, event: told.FlamesShot) -> str:
        """The flamethrower swept a row."""
        return tr("zombiaki.event.flames-shot", row=event.row + 1)

    def poured(self, event: told.Poured) -> str:
        """Petrol burned."""
        return tr("zombiaki.event.poured", square=name(event.square), left=event.left)

    def grenade(self, event: told.GrenadeThrown) -> str:
        """A grenade went off."""
        return tr("zombiaki.event.grenade-thrown", square=name(event.square))

    def exploded(self, event: told.Exploded) -> str:
        """A mine or car went off."""
        key = f"zombiaki.event.exploded.{KINDS[KIND_OF[event.card]]}"
        return tr(key, square=name(event.square))

    def shrapnel(self, event: told.ShrapnelFlew) -> str:
        """Shrapnel flew."""
        origin, square = name(event.origin), name(event.square)
        return tr("zombiaki.event.shrapnel-flew", origin=origin, square=square)

    def wounded(self, event: told.Wounded) -> str:
        """A figure was wounded; a death is told by its own line."""
        if not event.left:
            return ""
        return tr(
            "zombiaki.event.wounded",
            figure=self.figure(event.figure),
            square=name(event.square),
            amount=event.amount,
            left=event.left,
        )

    def saved(self, event: told.ShieldLost) -> str:
        """A shield took it all."""
        return _either("zombiaki.event.shield-lost", event.by, square=name(event.square))

    def died(self, event: told.Died) -> str:
        """A figure died."""
        figure = self.figure(event.figure)
        return _either("zombiaki.event.died", event.by, figure=figure, square=name(event.square))

    def filled(self, event: told.PitFilled) -> str:
        """A pit was filled."""
        tag = "barrel" if owner(event.by) else "figure"
        if not owner(event.by) and KINDS[KIND_OF[event.by]] == "shield":
            tag = "shield"
        return tr(f"zombiaki.event.pit-filled.{tag}", square=name(event.square))

    def destroyed(self, event: told.Destroyed) -> str:
        """A thing was destroyed."""
        card = card_name(event.card)
        return _either("zombiaki.event.destroyed", event.by, card=card, square=name(event.square))

    def rolled(self, event: told.BarrelRolled) -> str:
        """The barrel rolled."""
        tag = "street" if event.to >= 0 else "off"
        key = f"zombiaki.event.barrel-rolled.{tag}"
        return tr(key, origin=name(event.origin), to=name(event.to))

    def broke(self, event: told.BarrelBroke) -> str:
        """The barrel broke."""
        return tr(f"zombiaki.event.barrel-broke.{event.on}", square=name(event.square))

    def began(self, event: told.EffectBegan) -> str:
        """An effect began; fires and nets are told already."""
        if event.effect in ("napalm", "net"):
            return ""
        return tr(f"zombiaki.event.effect-began.{event.effect}", square=name(event.square))

    def ended(self, event: told.EffectEnded) -> str:
        """An effect ended."""
        return tr(f"zombiaki.event.effect-ended.{event.effect}", square=name(event.square))

    def fell(self, event: told.BossFell) -> str:
        """The Boss died."""
        return tr("zombiaki.event.boss-fell")

    def escaped(self, event: told.Escaped) -> str:
        """A zombie is across."""
        figure = self.figure(event.figure)
        return tr("zombiaki.event.escaped", figure=figure, square=name(event.square))

    def dawned(self, event: told.Dawned) -> str:
        """The Dawn."""
        return tr("zombiaki.event.dawned")


def _either(stem: str, tag: str, **fields: object) -> str:
    key = f"{stem}.{tag}"
    return tr(key if has(key) else f"{stem}.other", **fields)


_LINES: dict[type, Callable[[Story, Any], str]] = {
    told.DeckShuffled: Story.shuffled,
    told.TurnBegan: Story.turn,
    told.CardDrawn: Story.drawn,
    told.CardPlayed: Story.played,
    told.CardDiscarded: Story.discarded,
    told.Placed: Story.placed,
    told.Attached: Story.attached,
    told.Netted: Story.netted,
    told.HeldBack: Story.held,
    told.Moved: Story.moved,
    told.Stayed: Story.stayed,
    told.WallClimbed: Story.climbed,
    told.Swapped: Story.swapped,
    told.Merged: Story.merged,
    told.Bitten: Story.bitten,
    told.OrderGiven: Story.order,
    told.BulletFired: Story.bullet,
    told.ShotCancelled: Story.cancelled,
    told.LaneStruck: Story.struck,
    told.FlamesShot: Story.flamed,
    told.Poured: Story.poured,
    told.GrenadeThrown: Story.grenade,
    told.Exploded: Story.exploded,
    told.ShrapnelFlew: Story.shrapnel,
    told.Wounded: Story.wounded,
    told.ShieldLost: Story.saved,
    told.Died: Story.died,
    told.PitFilled: Story.filled,
    told.Destroyed: Story.destroyed,
    told.BarrelRolled: Story.rolled,
    told.BarrelBroke: Story.broke,
    told.EffectBegan: Story.began,
    told.EffectEnded: Story.ended,
    told.BossFell: Story.fell,
    told.Escaped: Story.escaped,
    told.Dawned: Story.dawned,
}


# -- outcomes --------------------------------------------------------------------------


def outcomes(events: Iterable[Event]) -> list[tuple[Any, str]]:
    """Sum an action up in few words, each at a place: ``("square", 7)`` or ``("card", id)``.

    What happens to a figure is said where it stood first.
    """
    outcome = _Outcome()
    for event in events:
        if not outcome.of_figure(event):
            outcome.of_thing(event)
    return [(place, " · ".join(lines)) for place, lines in outcome.said.items() if lines]


class _Outcome:
    """What has been said of an action so far."""

    def __init__(self) -> None:
        self.said: dict[tuple[Any, ...], list[str]] = {}
        self._home: dict[int, int] = {}
        self._lost: dict[int, int] = {}

    def _say(self, place: tuple[Any, ...], words: str) -> None:
        lines = self.said.setdefault(place, [])
        if words not in lines:
            lines.append(words)

    def _at(self, square: int, words: str) -> None:
        self._say(("square", square), words)

    def _wounded(self, figure: int, square: int, amount: int, left: int) -> None:
        """Sum wounds up; the sum stands first."""
        home = self._home.setdefault(figure, square)
        lost = self._lost[figure] = self._lost.get(figure, 0) + amount
        lines = self.said.setdefault(("square", home), [])
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
                self._at(
                    home.setdefault(figure, origin), tr(f"zombiaki.preview.{tag}", to=name(to))
                )
            case told.Stayed(figure, square, why):
                tag = "blocked" if why in ("hunger", "order", "blood", "advance") else "stayed"
                self._at(home.get(figure, square), tr(f"zombiaki.preview.{tag}"))
            case told.Merged(_, _, _, square, strength):
                self._at(square, tr("zombiaki.preview.merged", strength=strength))
            case told.Attached(card, figure, square, strength):
                kind = KINDS[KIND_OF[card]]
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
                self._say(("street",), tr("zombiaki.preview.boss-fell"))
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
                if card == NAPALM_CARD:
                    self._at(square, tr("zombiaki.preview.effect.napalm"))
                else:
                    self._at(square, tr("zombiaki.preview.placed"))
            case told.PitFilled(_, square):
                self._at(square, tr("zombiaki.preview.pit-filled"))
            case told.Destroyed(card, square):
                self._at(square, tr("zombiaki.preview.destroyed", card=card_name(card)))
            case told.Exploded(card, square):
                self._at(square, tr(f"zombiaki.preview.exploded.{KINDS[KIND_OF[card]]}"))
            case told.BarrelBroke(_, square):
                self._at(square, tr("zombiaki.preview.barrel-broke"))
            case told.CardDiscarded(_, card, "forced"):
                self._say(("card", card), tr("zombiaki.preview.discarded", card=card_name(card)))
            case told.EffectBegan("barrier", square):
                self._at(square, tr("zombiaki.preview.effect.barrier"))
            case told.EffectBegan("freeze" | "terror" as effect):
                self._say(("street",), tr(f"zombiaki.preview.effect.{effect}"))
            case told.Poured(square, left):
                self._at(square, plural("zombiaki.preview.points", left))


# -- what a thing is -------------------------------------------------------------------


def about_card(kind: int, note: str = "") -> Inspection:
    """Say what a card is and does."""
    stem = f"zombiaki.card.{KINDS[kind]}"
    parts = [note] if note else []
    parts.append(linked(tr(f"{stem}.rule")))
    parts += ["", tr(f"{stem}.flavour")]
    return Inspection(tr(f"{stem}.full"), "\n".join(parts), art_of(KINDS[kind]))


def about_square(view: Street, square: int) -> Inspection:
    """Say what stands and lies on a square."""
    figure, obstacle = view.figures[square], view.obstacles[square]
    lines: list[str] = []
    if figure > 0:
        lines += _figure_lines(view, figure)
    if obstacle > 0:
        kind = KIND_OF[obstacle]
        lines.append(f"**{card_name(obstacle)}** ([[{CARDS[kind].rule}]])")
    if view.fire == square:
        lines.append(tr("zombiaki.label.burning"))
    if view.barred >> square & 1:
        lines.append(tr("zombiaki.label.barred"))
    if figure > 0:
        title = f"{_figure_title(view, figure)} · {name(square)}"
        return Inspection(title, "\n".join(lines), token_art(figure), 1.0, PANEL_EDGE)
    if obstacle > 0:
        about = about_card(KIND_OF[obstacle], "\n".join(lines[1:]))
        return about._replace(title=f"{about.title} · {name(square)}")
    if view.fire == square:
        about = about_card(KIND_OF[NAPALM_CARD], "\n".join(lines))
        return about._replace(title=f"{about.title} · {name(square)}")
    title = tr("zombiaki.label.square", square=name(square))
    return Inspection(title, "\n".join(lines) or tr("zombiaki.label.empty"))


def _figure_title(view: Street, figure: int) -> str:
    if is_dog(figure):
        return tr("zombiaki.figure.dog")
    tag = "boss" if view.boss == figure else "zombie"
    return tr(f"zombiaki.figure.{tag}", strength=view.strength[figure])


def _figure_lines(view: Street, figure: int) -> list[str]:
    lines = []
    strength, whole = view.strength[figure], full_strength(view, figure)
    if not is_dog(figure):
        count = f"{strength} / {whole}" if strength < whole else str(strength)
        lines.append(tr("zombiaki.label.strength", n=count))
    if view.boss == figure:
        lines.append(
            f"**{tr('zombiaki.label.boss')}** · {tr('zombiaki.label.orders', n=view.orders)}"
        )
    if view.shield[figure] >= 0:
        lines.append(f"**{tr('zombiaki.label.shield')}** ([[ZK-25]])")
    if view.claws == figure:
        lines.append(f"**{tr('zombiaki.label.claws')}**")
    marks = view.marks[figure]
    if marks & NETTED:
        lines.append(tr("zombiaki.label.netted"))
    if marks & HELD:
        lines.append(tr("zombiaki.label.held"))
    if marks & SPENT and view.seat == 0:
        lines.append(tr(f"zombiaki.label.{'walked' if is_dog(figure) else 'spent'}"))
    if marks & OBEYED:
        lines.append(tr("zombiaki.label.obeyed"))
    if view.frozen:
        house = "publisher" if view.house.freeze else "sheet"
        lines.append(tr(f"zombiaki.label.frozen.{house}"))
    return lines
