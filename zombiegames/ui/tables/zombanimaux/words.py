"""What the table of Zomb'Animaux says: log lines, outcomes of actions, what a thing is."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombanimaux import events as told
from zombiegames.games.zombanimaux.cards import CARDS, FACES, number_of
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.theme import PANEL_EDGE
from zombiegames.ui.table.frame import Inspection
from zombiegames.ui.tables.zombanimaux.faces import ART_SHAPE, art_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie

_RULE = re.compile(r"\bZA-\d\d\b")


def card_name(card: int) -> str:
    """Name a card with its number, for lines."""
    return tr(f"zombanimaux.card.{CARDS[number_of(card)].animal}.full")


def card_names(cards: Sequence[int]) -> str:
    """Name some cards, equal ones together."""
    counts = Counter(cards)
    return ", ".join(
        card_name(card) if n == 1 else tr("zombanimaux.label.copies", n=n, card=card_name(card))
        for card, n in sorted(counts.items())
    )


def linked(text: str) -> str:
    """Make every rule's id in a text a link."""
    return _RULE.sub(lambda found: f"[[{found[0]}]]", text)


class Story:
    """Tells events one after another, naming players."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def line(self, event: Event) -> str:
        """Say an event, with markup; empty: not worth a line."""
        make = _LINES.get(type(event))
        return "" if make is None else make(self, event)

    def round(self, event: told.RoundBegan) -> str:
        """A round began."""
        return f"**{tr('zombanimaux.event.round-began', round=event.round)}**"

    def starter(self, event: told.StarterChosen) -> str:
        """Who starts."""
        key = f"zombanimaux.event.starter-chosen.{event.why}"
        return tr(key, name=self.names[event.seat])

    def shuffled(self, event: told.Shuffled) -> str:
        """A pile was shuffled."""
        return plural(f"zombanimaux.event.shuffled.{event.pile}", event.cards)

    def dealt(self, event: told.Dealt) -> str:
        """A lot was dealt; who may see it has it before the eyes."""
        name = self.names[event.seat]
        if not all(event.cards):
            return tr("zombanimaux.event.dealt.hidden", name=name, lot=event.lot)
        cards = card_names(event.cards)
        return tr("zombanimaux.event.dealt.seen", name=name, lot=event.lot, cards=cards)

    def drawn(self, event: told.Drawn) -> str:
        """A card was drawn."""
        return self._card_line("drawn", event.seat, event.card)

    def nothing(self, event: told.NothingDrawn) -> str:
        """There was none."""
        return tr("zombanimaux.event.nothing-drawn", name=self.names[event.seat])

    def buried(self, event: told.Buried) -> str:
        """A card went to the graveyard."""
        return self._card_line("buried", event.seat, event.card)

    def kept(self, event: told.Kept) -> str:
        """Cards went to the hand."""
        if not all(event.cards):
            return ""
        cards = card_names(event.cards)
        return tr("zombanimaux.event.kept", name=self.names[event.seat], cards=cards)

    def turn(self, event: told.TurnBegan) -> str:
        """A turn began."""
        tag = "again" if event.again else "plain"
        key = f"zombanimaux.event.turn-began.{tag}"
        return f"**{tr(key, turn=event.turn, name=self.names[event.seat])}**"

    def played(self, event: told.Played) -> str:
        """Cards were played."""
        tag = "several" if event.copies > 1 else "single"
        name, card = self.names[event.seat], card_name(event.card)
        return tr(f"zombanimaux.event.played.{tag}", name=name, card=card, copies=event.copies)

    def given(self, event: told.Given) -> str:
        """A card changed hands."""
        name, to = self.names[event.seat], self.names[event.to]
        if not event.card:
            return tr("zombanimaux.event.given.hidden", name=name, to=to)
        card = card_name(event.card)
        return tr(f"zombanimaux.event.given.{event.by}", name=name, to=to, card=card)

    def gave_up(self, event: told.GaveUp) -> str:
        """Somebody gave up."""
        tag = "forced" if event.forced else "free"
        return tr(f"zombanimaux.event.gave-up.{tag}", name=self.names[event.seat])

    def discarded(self, event: told.HordeDiscarded) -> str:
        """The horde went."""
        return plural(f"zombanimaux.event.horde-discarded.{event.by}", len(event.cards))

    def lost(self, event: told.BrainLost) -> str:
        """A brain was lost."""
        return tr("zombanimaux.event.brain-lost", name=self.names[event.seat], left=event.left)

    def stolen(self, event: told.BrainStolen) -> str:
        """A brain was stolen."""
        name, victim = self.names[event.seat], self.names[event.victim]
        return tr("zombanimaux.event.brain-stolen", name=name, victim=victim, left=event.left)

    def gained(self, event: told.BrainGained) -> str:
        """A brain was gained."""
        name = self.names[event.seat]
        return tr("zombanimaux.event.brain-gained", name=name, brains=event.brains)

    def rolled(self, event: told.Rolled) -> str:
        """The die was rolled."""
        face = tr(f"zombanimaux.face.{FACES[event.face]}.name")
        return tr("zombanimaux.event.rolled", name=self.names[event.seat], face=face)

    def spared(self, event: told.Spared) -> str:
        """There was nothing to give."""
        return tr("zombanimaux.event.spared", name=self.names[event.seat])

    def swapped(self, event: told.Swapped) -> str:
        """Two swapped."""
        name, other = self.names[event.seat], self.names[event.other]
        key = f"zombanimaux.event.swapped.{event.what}"
        return tr(key, name=name, other=other, got=event.got, gave=event.gave)

    def added(self, event: told.Added) -> str:
        """Everyone got a card."""
        return self._card_line("added", event.seat, event.card)

    def refilled(self, event: told.Refilled) -> str:
        """Cards came back."""
        name = self.names[event.seat]
        if not all(event.cards):
            return plural("zombanimaux.event.refilled.hidden", len(event.cards), name=name)
        cards = card_names(event.cards)
        return tr("zombanimaux.event.refilled.seen", name=name, cards=cards)

    def forgotten(self, event: told.RefillForgotten) -> str:
        """No refill."""
        name = self.names[event.seat]
        return plural("zombanimaux.event.refill-forgotten", event.hand, name=name)

    def round_ended(self, event: told.RoundEnded) -> str:
        """The round is over: who, then what it cost the others."""
        lines = [tr("zombanimaux.event.round-ended", name=self.names[event.seat])]
        lines += [
            plural("zombanimaux.label.round-lost", lost, name=self.names[seat], left=left)
            for seat, (lost, left) in enumerate(zip(event.lost, event.brains, strict=True))
            if seat != event.seat
        ]
        return "\n".join(lines)

    def ended(self, event: told.GameEnded) -> str:
        """The game is over."""
        if event.reason == "turns":
            return tr("zombanimaux.event.game-ended.turns")
        out = [name for name, left in zip(self.names, event.brains, strict=True) if not left]
        return tr("zombanimaux.event.game-ended.brains", names=", ".join(out))

    def _card_line(self, kind: str, seat: Seat, card: int) -> str:
        name = self.names[seat]
        if not card:
            return tr(f"zombanimaux.event.{kind}.hidden", name=name)
        return tr(f"zombanimaux.event.{kind}.seen", name=name, card=card_name(card))


_LINES: dict[type, Callable[[Story, Any], str]] = {
    told.RoundBegan: Story.round,
    told.StarterChosen: Story.starter,
    told.Shuffled: Story.shuffled,
    told.Dealt: Story.dealt,
    told.Drawn: Story.drawn,
    told.NothingDrawn: Story.nothing,
    told.Buried: Story.buried,
    told.Kept: Story.kept,
    told.TurnBegan: Story.turn,
    told.Played: Story.played,
    told.Given: Story.given,
    told.GaveUp: Story.gave_up,
    told.HordeDiscarded: Story.discarded,
    told.BrainLost: Story.lost,
    told.BrainStolen: Story.stolen,
    told.BrainGained: Story.gained,
    told.Rolled: Story.rolled,
    told.Spared: Story.spared,
    told.Swapped: Story.swapped,
    told.Added: Story.added,
    told.Refilled: Story.refilled,
    told.RefillForgotten: Story.forgotten,
    told.RoundEnded: Story.round_ended,
    told.GameEnded: Story.ended,
}
"""Event → its line; TurnEnded needs none."""


# -- outcomes --------------------------------------------------------------------------


def outcomes(events: Iterable[Event], viewer: Seat | None) -> list[tuple[Any, str]]:
    """Sum an action up in few words, each at a place: ``("horde",)``, ``("brains", 2)``,
    ``("hand", 0)``, ``("grave", 1)``.

    What follows from a roll or a draw is not told, nor the extras, which stand there already.
    """
    said: dict[Any, list[str]] = {}

    def say(place: Any, words: str) -> None:
        lines = said.setdefault(place, [])
        if words not in lines:
            lines.append(words)

    for event in events:
        match event:
            case told.Played(_, card):
                say(("horde",), _played_words(card))
            case told.Given(_, to, card, "die"):
                say(("grave", to), tr("zombanimaux.preview.given", card=card_name(card)))
            case told.HordeDiscarded(_, cards, "gave-up"):
                say(("horde",), plural("zombanimaux.preview.horde-lost", len(cards)))
            case told.BrainLost(seat):
                say(("brains", seat), tr("zombanimaux.preview.brain-lost"))
            case told.BrainStolen(_, victim):
                say(("brains", victim), tr("zombanimaux.preview.brain-lost"))
            case told.Swapped(seat, _, what, got, gave):
                words = tr(f"zombanimaux.preview.swapped.{what}", got=got, gave=gave)
                say(("hand" if what == "hand" else "grave", seat), words)
            case told.Refilled(seat, cards, left):
                if seat == viewer:
                    words = plural("zombanimaux.preview.refilled", len(cards), left=left)
                    say(("hand", seat), words)
            case told.Buried(seat):
                say(("grave", seat), tr("zombanimaux.preview.buried"))
            case told.RoundEnded():
                say(("horde",), tr("zombanimaux.preview.round-ended"))
    return [(place, " · ".join(lines)) for place, lines in said.items() if lines]


def _played_words(card: int) -> str:
    entry = CARDS[number_of(card)]
    if entry.marshmallow:
        return tr("zombanimaux.preview.rolls")
    if entry.prankster == "mouse":
        return tr("zombanimaux.preview.mouse")
    if entry.prankster == "spider":
        return tr("zombanimaux.preview.spider", n=entry.number)
    return tr("zombanimaux.preview.played", n=entry.number)


# -- what a thing is -------------------------------------------------------------------


def about_card(card: int, note: str = "") -> Inspection:
    """Say what a card is and does."""
    entry = CARDS[number_of(card)]
    stem = f"zombanimaux.card.{entry.animal}"
    sort = "marshmallow" if entry.marshmallow else entry.prankster or "animal"
    parts = [note] if note else []
    parts.append(linked(tr(f"zombanimaux.sort.{sort}", n=entry.number)))
    parts.append(plural("zombanimaux.label.in-box", entry.copies, number=entry.number))
    parts += ["", tr(f"{stem}.flavour")]
    return Inspection(tr(f"{stem}.full"), "\n".join(parts), art_of(card), ART_SHAPE, PANEL_EDGE)


def about_seat(view: Menagerie, seat: Seat, name: str, viewer: Seat | None) -> Inspection:
    """Say what a player has, and what the viewer surely knows of their cards."""
    hand, grave = len(view.hands[seat]), len(view.graves[seat])
    lines = [
        tr("zombanimaux.label.brains", n=view.brains[seat]),
        tr("zombanimaux.label.hand", n=hand),
        tr("zombanimaux.label.grave", n=grave),
    ]
    if hand + grave:
        loss = min(view.brains[seat], hand + grave)
        lines.append(plural("zombanimaux.label.if-round-ends", loss))
    if viewer is not None and viewer != seat:
        known = view.known[viewer][seat]
        rows = [
            (zone, cards)
            for zone, cards in (
                ("hand", known.hand),
                ("grave", known.grave),
                ("either", known.either),
            )
            if cards
        ]
        if rows:
            lines += ["", f"**{tr('zombanimaux.label.known')}**"]
        lines += [
            tr(f"zombanimaux.label.known-{zone}", cards=card_names(cards)) for zone, cards in rows
        ]
    art = "zombanimaux/tombstone"
    return Inspection(name, "\n".join(lines), art, 1.0, PANEL_EDGE)


def about_die() -> Inspection:
    """Say what the faces of the die do."""
    lines = [linked(tr("zombanimaux.about_die")), ""]
    lines += [
        f"**{tr(f'zombanimaux.face.{face}.name')}** · {tr(f'zombanimaux.face.{face}.text')}"
        for face in FACES
    ]
    return Inspection(
        tr("zombanimaux.label.die"), "\n".join(lines), "zombanimaux/die/blank", 1.0, PANEL_EDGE
    )


def about_reserve(view: Menagerie) -> Inspection:
    """Say what lies in the reserve."""
    text = linked(tr("zombanimaux.about_reserve"))
    title = tr("zombanimaux.label.reserve", n=len(view.reserve))
    return Inspection(title, text, "zombanimaux/back", 5 / 7, PANEL_EDGE)
