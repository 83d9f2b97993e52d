"""What the table of Zomb'Animaux says: log lines, outcomes of actions, what a thing is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from zombiegames.games.zombanimaux import events as told
from zombiegames.games.zombanimaux.cards import CARDS, FACES, number_of
from zombiegames.games.zombanimaux.memory import Known
from zombiegames.ui.kit.i18n import linked, plural, tr
from zombiegames.ui.kit.theme import PANEL_EDGE
from zombiegames.ui.table.frame import Drawn, Inspection
from zombiegames.ui.table.outcomes import Said
from zombiegames.ui.tables.zombanimaux.faces import BACK_SHAPE, art_of, card_face, paint_face

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie
    from zombiegames.ui.table.outcomes import Outcomes


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


# -- outcomes --------------------------------------------------------------------------


def outcomes(events: Iterable[Event], viewer: Seat | None) -> Outcomes:
    """Sum an action up in few words, each at a place: ``("horde",)``, ``("brains", 2)``,
    ``("hand", 0)``, ``("grave", 1)``.

    What follows from a roll or a draw is not told, nor the extras, which stand there already.
    """
    said = Said()
    say = said.say
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
    return said.listed()


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
    parts.append(linked(tr(f"zombanimaux.sort.{sort}", n=entry.number), "zombanimaux"))
    parts.append(plural("zombanimaux.label.in-box", entry.copies, number=entry.number))
    parts += ["", tr(f"{stem}.flavour")]
    drawn = Drawn(paint_face, card_face(card))
    art, shape = art_of(card), 1 / BACK_SHAPE
    return Inspection(tr(f"{stem}.full"), "\n".join(parts), art, shape, PANEL_EDGE, drawn)


def about_seat(
    view: Menagerie, seat: Seat, name: str, viewer: Seat | None, *, opened: bool = False
) -> Inspection:
    """Say what a player has, and what the viewer surely knows of their cards; ``opened``: all."""
    hand, grave = len(view.hands[seat]), len(view.graves[seat])
    lines = [
        tr("zombanimaux.label.brains", n=view.brains[seat]),
        tr("zombanimaux.label.hand", n=hand),
        tr("zombanimaux.label.grave", n=grave),
    ]
    if hand + grave:
        loss = min(view.brains[seat], hand + grave)
        lines.append(plural("zombanimaux.label.if-round-ends", loss))
    known = None
    if opened:
        known = Known(tuple(view.hands[seat]), tuple(view.graves[seat]), ())
    elif viewer is not None and viewer != seat:
        known = view.known[viewer][seat]
    if known is not None:
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
    lines = [linked(tr("zombanimaux.about_die"), "zombanimaux"), ""]
    lines += [
        f"**{tr(f'zombanimaux.face.{face}.name')}** · {tr(f'zombanimaux.face.{face}.text')}"
        for face in FACES
    ]
    return Inspection(
        tr("zombanimaux.label.die"), "\n".join(lines), "zombanimaux/die/blank", 1.0, PANEL_EDGE
    )


def about_reserve(view: Menagerie) -> Inspection:
    """Say what lies in the reserve."""
    text = linked(tr("zombanimaux.about_reserve"), "zombanimaux")
    title = tr("zombanimaux.label.reserve", n=len(view.reserve))
    return Inspection(title, text, "zombanimaux/back", 5 / 7, PANEL_EDGE)
