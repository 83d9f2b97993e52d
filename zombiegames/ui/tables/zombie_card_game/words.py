"""What the table of Zombie the card game says: log lines, what beats what, what a thing is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game import advice
from zombiegames.games.zombie_card_game import events as told
from zombiegames.games.zombie_card_game.cards import (
    COPIES,
    MERCENARY,
    NAMES,
    PRESIDENT,
    RANK_OF,
    WITCH,
    ZOMBIE,
    cards_of,
)
from zombiegames.games.zombie_card_game.exchange import partner
from zombiegames.games.zombie_card_game.terms import LEAD, PRESIDENCIES, title_of
from zombiegames.ui.kit.i18n import linked, plural, tr
from zombiegames.ui.kit.theme import PANEL_EDGE
from zombiegames.ui.table.frame import Drawn, Inspection
from zombiegames.ui.table.outcomes import Said
from zombiegames.ui.tables.zombie_card_game.faces import (
    AREA,
    CardFace,
    art_of,
    name_of,
    paint_face,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic
    from zombiegames.ui.table.outcomes import Outcomes

COUNTED = (WITCH, MERCENARY, PRESIDENT, ZOMBIE)
"""Ranks worth counting."""


def rank_name(rank: int) -> str:
    """Name a rank."""
    return tr(f"{AREA}.card.{NAMES[rank - 1]}.name")


def copies(number: object, rank: int) -> str:
    """Name some cards of a rank."""
    if number == 1:
        return rank_name(rank)
    return tr(f"{AREA}.label.copies", n=number, card=rank_name(rank))


def cards_words(cards: Sequence[int]) -> str:
    """Name some cards, equal ranks together."""
    counts = Counter(RANK_OF[card] for card in cards)
    return ", ".join(copies(n, rank) for rank, n in sorted(counts.items()))


def play_words(rank: int, naturals: int, witches: int) -> str:
    """Name a play: "2 × 9", "2 × 9 + Queen Witch"."""
    parts = [copies(naturals, rank)] if naturals else []
    if witches:
        parts.append(copies(witches, WITCH))
    return " + ".join(parts)


# -- beside the felt -------------------------------------------------------------------


def counts_words(view: Republic, viewer: Seat | None) -> str:
    """Say how many of the special cards have been played."""
    lines = [tr(f"{AREA}.label.played")]
    seat = -1 if viewer is None else viewer
    for count in advice.counts(view, seat):
        if count.rank in COUNTED:
            words = tr(f"{AREA}.label.of", n=count.played, all=COPIES[count.rank])
            lines.append(f"{NAMES[count.rank - 1]}|{words}")
    return "\n".join(lines)


def beats_words(view: Republic) -> str:
    """Say what beats the top of the trick, or what may be led."""
    if view.prompt == LEAD:
        key = "lead-clubs" if view.deal == 1 and not view.swept and not view.trick else "lead"
        # ZP-15: with the option sets of up to eight are led.
        text = "lead-big" if key == "lead" and view.house.big_sets else key
        return f"{tr(f'{AREA}.beats.{key}')}\n|{tr(f'{AREA}.beats.{text}-text')}"
    wanted = advice.beats(view)
    if wanted is None:
        return ""
    gone = Counter(RANK_OF[card] for card in cards_of(view.swept | view.on_trick()))
    lines = [tr(f"{AREA}.beats.head")]
    if wanted.ranks:
        low = copies(wanted.size, wanted.ranks[0])
        key = "only" if len(wanted.ranks) == 1 else "higher"
        lines.append(f"|{tr(f'{AREA}.beats.{key}', cards=low)}")
    for rank, (fewest, wished) in (
        (MERCENARY, wanted.mercenaries),
        (PRESIDENT, wanted.presidents),
        (ZOMBIE, wanted.zombies),
    ):
        # What has been played beats nothing any more.
        most = min(wished, COPIES[rank] - gone[rank])
        if fewest <= most:
            number = fewest if fewest == most else f"{fewest}–{most}"
            lines.append(f"{NAMES[rank - 1]}|{copies(number, rank)}")
    return "\n".join(lines)


def felt_words(view: Republic, names: Sequence[str], viewer: Seat | None) -> str:
    """Say who laid what lies on top; before the first trick, what the viewer got from whom."""
    if not view.trick:
        if viewer is None or view.swept or not view.traded[viewer]:
            return ""
        return got_words(names[partner(view, viewer)], cards_of(view.traded[viewer]))
    top = view.trick[-1]
    words = play_words(top.rank, top.naturals, top.witches)
    return tr(f"{AREA}.label.top", name=names[top.seat], cards=words)


def got_words(giver: str, cards: Sequence[int]) -> str:
    """Say what came in the exchange."""
    return tr(f"{AREA}.label.got", name=giver, cards=cards_words(cards))


def title_words(title: str) -> str:
    """Name a title."""
    return tr(f"{AREA}.rank.{title}.name")


# -- outcomes and things ---------------------------------------------------------------


def outcomes(events: Sequence[Event]) -> Outcomes:
    """Sum a play up in few words, all at ``("felt",)``: what it does besides lying there."""
    said = Said()
    for event in events:
        match event:
            case told.WentOut(_, _, title, 0):
                words = tr(f"{AREA}.preview.out", title=title_words(title))
            case told.TrickWon(_, "zombies"):
                words = tr(f"{AREA}.preview.trick-ends")
            case told.Gave(_, _, cards, True):
                words = tr(f"{AREA}.preview.gives", cards=cards_words(cards))
            case told.Played(_, rank, naturals, witches):
                words = play_words(rank, naturals, witches)
            case _:
                continue
        said.say(("felt",), words)
    return said.listed()


def about_card(card: int) -> Inspection:
    """Say what a card is and does."""
    stem = f"{AREA}.card.{name_of(card)}"
    text = f"{linked(tr(f'{stem}.rule'), AREA)}\n\n{tr(f'{stem}.flavour')}"
    drawn = Drawn(paint_face, CardFace(card))
    return Inspection(tr(f"{stem}.name"), text, art_of(card), 5 / 7, PANEL_EDGE, drawn)


def about_seat(view: Republic, seat: Seat, name: str, cards: Sequence[int]) -> Inspection:
    """Say how a player stands, and which ``cards`` lie open in the hand."""
    place = view.places[seat]
    lines = []
    art = f"{AREA}/rank/citizen"
    if place >= 0:
        title = title_of(place, view.players)
        art = f"{AREA}/rank/{title}"
        lines += [f"**{title_words(title)}**", tr(f"{AREA}.rank.{title}.text"), ""]
    lines.append(plural(f"{AREA}.label.cards-left", view.sizes[seat]))
    if cards:
        lines.append(cards_words(cards))
    lines.append(tr(f"{AREA}.label.presidencies", n=view.presidencies[seat], all=PRESIDENCIES))
    return Inspection(name, "\n".join(lines), art, 1.0, PANEL_EDGE)
