"""What the table of Zombies!!! 4 says of things: cards, squares, players, outcomes of actions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import advice, terms
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.cards import CARDS, IS_PAGE, KIND_OF, KINDS
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.games.zombies4.tiles import TILE_OF, TILES
from zombiegames.ui.kit.i18n import linked, plural, tr
from zombiegames.ui.kit.theme import PANEL_EDGE
from zombiegames.ui.table.frame import Inspection
from zombiegames.ui.table.outcomes import Said
from zombiegames.ui.table.players import Mark
from zombiegames.ui.tables.zombies4.faces import art_of, tile_name, tile_tag
from zombiegames.ui.tables.zombies4.story import card_name, hearts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.table.outcomes import Outcomes, Where

_HEADING = re.compile(r"^\*\*.*?\*\*\s*")
"""The name that a rule begins with."""

GROUND = {
    ".": "clear",
    "w": "wood",
    "B": "floor",
    "D": "dock",
    "C": "cave",
    "A": "altar",
    "K": "car",
    "G": "grave",
    "R": "bridge",
    "~": "water",
    "#": "water",
}
"""Sign of a square → tag of its name."""


SIDES = ("north", "east", "south", "west")
"""Of a tile, as its edges are counted."""


def percent(share: float) -> str:
    """Say a chance; only what is certain is 100."""
    whole = round(100 * share)
    whole = min(whole, 99) if share < 1 else whole
    return tr("zombies4.label.percent", n=max(whole, 1) if share > 0 else 0)


def survival(chance: float) -> str:
    """Say how likely one outlives a fight, or all of a way."""
    return tr("zombies4.preview.survival", chance=percent(chance))


def way_words(way: advice.Way) -> str:
    """Say what a way costs and brings: steps, fights, the chance to survive them, tokens."""
    parts = [plural("zombies4.preview.steps", len(way.squares))]
    if way.dogs:
        parts += [plural("zombies4.preview.dogs", way.dogs), survival(way.survival)]
    hearts_there = way.tokens.count(terms.HEART)
    if hearts_there and way.full:
        parts.append(tr("zombies4.preview.heart_stays"))
    elif hearts_there:
        parts.append(plural("zombies4.preview.heart", hearts_there))
    if len(way.tokens) > hearts_there:
        parts.append(plural("zombies4.preview.bullets", len(way.tokens) - hearts_there))
    return " · ".join(parts)


# -- players ---------------------------------------------------------------------------


def heart_marks(health: int) -> list[Mark]:
    """Draw a health as hearts; what is lost of the first three is shown empty."""
    whole, half = divmod(health, 2)
    marks = [Mark("zombies4/heart")] * whole
    if half:
        marks.append(Mark("zombies4/heart-half"))
    marks += [Mark("zombies4/heart-empty")] * (3 - len(marks))
    return marks


def player_words(view: Woods, seat: int, name: str) -> Inspection:
    """Say all that lies open of a player."""
    pages = pages_of(view, seat)
    lines = []
    if view.at[seat] < 0:
        lines.append(f"{tr('zombies4.label.off_map')} ([[ZF-31]])")
    else:
        lines.append(tr("zombies4.label.stands", tile=tile_name(TILE_OF[view.at[seat]])))
        lines.append(tr("zombies4.label.health", hearts=hearts(view.health[seat]),
                        bullets=view.bullets[seat]))  # fmt: skip
    lines.append(tr("zombies4.label.trophies", n=view.trophies[seat], most=view.house.trophies))
    needed = max(1, 6 - pages)
    chance = percent(advice.spell_odds(view, seat))
    lines.append(plural("zombies4.label.pages", pages, needed=needed, chance=chance))
    hand = plural("zombies4.label.hand", len(view.hands[seat]))
    known = [card_name(card) for card in view.hands[seat] if card > 0]
    lines.append(f"{hand} ({', '.join(known)})" if known else hand)
    for card in view.fronts[seat]:
        kind = KIND_OF[card]
        name_of = tr(f"zombies4.card.{KINDS[kind]}.name")
        lines.append(f"**{name_of}** ([[{CARDS[kind].rule}]])")
    if view.played[seat]:
        lines.append(f"{tr('zombies4.label.has_played')} ([[ZF-50]])")
    for effect, ends in (
        ("dog-repellent", view.repellent[seat]),
        ("lost-in-the-woods", view.lost[seat]),
        ("full-moon-fever", view.fever[seat]),
    ):
        if ends:
            lines.append(tr(f"zombies4.label.effect.{effect}"))
    return Inspection(name, "\n".join(lines))


# -- cards and squares -----------------------------------------------------------------


def about_card(kind: int, note: str = "") -> Inspection:
    """Say what a card is and does."""
    stem = f"zombies4.card.{KINDS[kind]}"
    parts = [note, ""] if note else []
    sort = tr(f"zombies4.label.sort.{CARDS[kind].kind}")
    rule = _HEADING.sub("", tr(f"zombies4.rule.{CARDS[kind].rule}"))
    parts.append(f"**{sort}** ([[{CARDS[kind].rule}]]) · {linked(rule, 'zombies4')}")
    parts += ["", tr(f"{stem}.flavour")]
    return Inspection(tr(f"{stem}.name"), "\n".join(parts), art_of(kind))


def about_rule(rule: str, art: str, note: str = "") -> Inspection:
    """Show a rule under its own heading; before it what this game does otherwise."""
    text = tr(f"zombies4.rule.{rule}")
    heading = _HEADING.match(text)
    assert heading is not None
    title = heading[0].strip("* .")
    text = f"{note} {linked(text[heading.end() :], 'zombies4')} ([[{rule}]])".strip()
    return Inspection(title, text, f"zombies4/{art}", 1.0, PANEL_EDGE)


def hand_note(view: Woods, seat: int, kind: int) -> str:
    """Say of a card in the hand whether it can be played, else why not and where it could."""
    where = CARDS[kind].where
    lines = []
    if view.played[seat]:
        lines.append(f"{tr('zombies4.why.ZF-50.one_card')} [[ZF-50]]")
    elif IS_PAGE[kind] and view.seat != seat:
        lines.append(f"{tr('zombies4.why.ZF-51.own_turn')} [[ZF-51]]")
    elif any(KIND_OF[card] == kind for card in view.fronts[seat]):
        lines.append(f"{tr('zombies4.why.ZF-52.title')} [[ZF-52]]")
    if where and where not in ("dog", "tile"):
        squares = advice.where_playable(view, kind)
        names = list(dict.fromkeys(tile_name(TILE_OF[square]) for square in squares))
        text = tr(f"zombies4.label.where.{where}")
        if where != "not-cabin":
            text += " " + (
                tr("zombies4.label.where.there", tiles=", ".join(names))
                if names
                else tr("zombies4.label.where.nowhere")
            )
        lines.append(text)
    elif where:
        lines.append(tr(f"zombies4.label.where.{where}"))
    return "\n".join(lines)


def duel_note(view: Woods, names: Sequence[str]) -> str:
    """Say how a duel stands and what is at stake."""
    attacker, target, first, second, _ = view.duel
    return tr(
        "zombies4.label.duel",
        name=names[attacker],
        mine=first,
        other=names[target],
        theirs=second,
    )


def on_square(view: Woods, square: int, names: Sequence[str]) -> list[str]:
    """Name what is on a square, one after another."""
    found = []
    if view.dogs[square]:
        found.append(plural("zombies4.label.dogs", view.dogs[square]))
    if view.tokens[square]:
        token = "heart" if view.tokens[square] == terms.HEART else "bullet"
        found.append(tr(f"zombies4.label.token.{token}"))
    return found + [names[seat] for seat in range(view.players) if view.at[seat] == square]


def about_square(view: Woods, square: int, names: Sequence[str]) -> Inspection:
    """Say what a square is and what is on it."""
    tile = TILE_OF[square]
    stem = f"zombies4.tile.{tile_tag(tile)}"
    lines = [tr(f"zombies4.label.ground.{GROUND[view.land.ground[square]]}")]
    lines += [f"**{there}**" for there in on_square(view, square, names)]
    lines += ["", linked(tr(f"{stem}.text"), "zombies4")]
    return Inspection(tr(f"{stem}.name"), "\n".join(lines))


def about_tile(tile: int, turn: int) -> Inspection:
    """Say what a tile is, as it is held."""
    printed = TILES[tile]
    stem = f"zombies4.tile.{tile_tag(tile)}"
    art = f"zombies4/tiles/{printed.name}"
    return Inspection(
        tr(f"{stem}.name"), linked(tr(f"{stem}.text"), "zombies4"), art, 1.0, PANEL_EDGE, turn=turn
    )


# -- outcomes --------------------------------------------------------------------------


def outcomes(events: Iterable[Event], view: Woods, seat: int, policy: str) -> Outcomes:
    """Sum up what an action would surely bring, each piece at a place: ``("square", 7)``,
    ``("player", 2)`` or ``("map",)``. ``policy``: when bullets are spent in a fight.
    """
    said = Said()
    say = said.say
    for event in events:
        match event:
            case told.FightBegan(_, square, foe):
                chance = advice.odds_against(
                    max(1, view.health[event.seat]), view.bullets[event.seat],
                    max(1, view.dogs[square]), *advice.arms(view, event.seat), policy,
                ) if foe == "dog" else 0.0  # fmt: skip
                words = tr("zombies4.preview.fight")
                say(("square", square), f"{words} · {survival(chance)}" if chance else words)
            case told.HeartTaken(_, square):
                say(("square", square), plural("zombies4.preview.heart", 1))
            case told.BulletTaken(_, square):
                say(("square", square), plural("zombies4.preview.bullets", 1))
            case told.BulletsSpent(who, number):
                say(("player", who), plural("zombies4.preview.spent", number))
            case told.Wounded(who, health):
                say(("player", who), tr("zombies4.preview.health", hearts=hearts(health)))
            case told.Died(who):
                say(("player", who), tr("zombies4.preview.dies"))
            case told.DogKilled(_, square, trophies):
                say(("square", square), plural("zombies4.preview.trophy", trophies))
            case told.DogMoved(_, _, square):
                say(("square", square), tr("zombies4.preview.dog_here"))
            case told.DogPut(square):
                say(("square", square), tr("zombies4.preview.dog_here"))
            case told.HeartPut(square):
                say(("square", square), tr("zombies4.label.token.heart"))
            case told.BulletPut(square):
                say(("square", square), tr("zombies4.label.token.bullet"))
            case told.CardPlayed(_, card, target, square, _, other) if other < 0:
                say(_where(square, target), card_name(card))
            case told.CardUsed(_, card, target, square):
                say(_where(square, target), card_name(card))
            case told.CardDiscarded(_, card, "lost" | "turn" | "down-to-three"):
                words = tr("zombies4.preview.discarded", card=card_name(card))
                say(("player", seat), words)
            case told.SpellTried(who, needed):
                share = percent((7 - needed) / 6)
                say(("player", who), tr("zombies4.preview.spell", needed=needed, chance=share))
            case told.BulletStolen(who, owner):
                say(("player", owner), tr("zombies4.preview.stolen"))
            case told.Loaded(who, bullets, health):
                say(("player", who), tr("zombies4.preview.loaded", bullets=bullets,
                                        hearts=hearts(health)))  # fmt: skip
    return said.listed()


def _where(square: int, target: int) -> Where:
    """Where a card is said to work: on a square, on a player, or on all."""
    if square >= 0:
        return ("square", square)
    return ("player", target) if target >= 0 else ("map",)


def way_to(view: Woods, seat: int, x: int, y: int) -> str:
    """Say where a square in column ``x`` and row ``y`` lies, seen from the pawn of a seat."""
    if view.at[seat] < 0:
        return ""
    column, row = view.land.where(view.at[seat])
    steps = (("north", row - y), ("south", y - row), ("east", x - column), ("west", column - x))
    far = [tr(f"zombies4.way.{side}", n=n) for side, n in steps if n > 0]
    return ", ".join(far) or tr("zombies4.way.here")


def turned_words(tile: int, turn: int) -> str:
    """Say how a tile lies in a turn, and on which sides it is open."""
    edges = TILES[tile].edges[turn]
    sides = [tr(f"zombies4.side.{side}") for side, edge in zip(SIDES, edges, strict=True) if edge]
    way = tr("zombies4.way.open", sides=", ".join(sides))
    return f"{plural('zombies4.way.turned', turn)}, {way}" if turn else way
