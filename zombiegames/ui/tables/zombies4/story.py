"""The log of Zombies!!! 4 in words."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.cards import KIND_OF, KINDS
from zombiegames.games.zombies4.tiles import TILE_OF
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table import story
from zombiegames.ui.table.story import Row
from zombiegames.ui.tables.zombies4.faces import tile_name

_STOP = re.compile(r"([!?…])\.$")
SHORT = {
    "clair-warlock": "card",
    "talk-to-the-hand": "card",
    "return-to-sender": "card",
    "amulet": "card",
}
"""Why a pawn moves → tag of its line; others: the reason itself."""


def card_name(card: int) -> str:
    """Name a card; one that may not be known is just a card."""
    return (
        tr(f"zombies4.card.{KINDS[KIND_OF[card]]}.name") if card > 0 else tr("zombies4.label.card")
    )


def place_name(square: int) -> str:
    """Name the tile of a square."""
    return tile_name(TILE_OF[square])


def hearts(half: int) -> str:
    """Say a health in hearts: ``2½``."""
    whole, rest = divmod(half, 2)
    return ("½" if not whole else f"{whole}½") if rest else str(whole)


def _place(tale: story.Story, event: Any) -> str:
    return place_name(event.square)


def _health(tale: story.Story, event: Any) -> str:
    return hearts(event.health)


def _played(tale: story.Story, event: told.CardPlayed) -> str:
    if event.other > 0 and KINDS[KIND_OF[event.card]] == "didnt-happen":
        return "cancel"
    if event.target >= 0:
        return "player"
    return "tile" if event.tile > 0 else "plain"


def _used(tale: story.Story, event: told.CardUsed) -> str:
    if event.target >= 0:
        return "player"
    return "tile" if event.square >= 0 else "plain"


def _discarded(tale: story.Story, event: told.CardDiscarded) -> str | None:
    """What is told by another line already is left out."""
    if event.why in ("played", "used", "cancelled"):
        return None
    return "turn" if event.why in ("turn", "down-to-three") else event.why


def _moved(tale: story.Story, event: told.Moved) -> str | None:
    """Of a pawn's own steps only those onto another tile are told."""
    if event.why == "walk" and TILE_OF[event.origin] == TILE_OF[event.square]:
        return None
    return SHORT.get(event.why, event.why)


class Story(story.Story):
    """Tells of the walk through the forest; pieces are told by the tile they stand on."""

    game = "zombies4"
    readers: ClassVar[story.Readers] = {
        **dict.fromkeys(("name", "target", "owner"), story.Story.who),
        **dict.fromkeys(("card", "other"), lambda tale, card: card_name(card)),
        "tile": lambda tale, tile: tile_name(tile),
        "origin": lambda tale, square: place_name(square),
        "names": story.Story.everybody,
    }
    rows: ClassVar[story.Rows] = {
        told.CardsShuffled: Row(number="left"),
        told.GameBegan: Row(),
        told.TurnBegan: Row(heading=True),
        told.TileDrawn: Row(),
        told.CabinGiven: Row(lambda _, e: "tied" if e.tied > 1 else "fewest"),
        told.Rolled: Row("why"),
        told.MovementSet: Row(number="steps"),
        told.HeartPut: Row(words={"tile": _place}, run=True),
        told.BulletPut: Row(words={"tile": _place}, run=True),
        told.DogPut: Row(words={"tile": _place}, run=True),
        told.DogMoved: Row(words={"tile": _place}, run=True),
        told.DogKilled: Row(number="trophies"),
        told.FightBegan: Row("foe", words={"tile": _place}),
        # A dog's death is told by itself.
        told.FightWon: Row(lambda _, e: e.foe if e.foe == "tree" else None),
        told.FightLeft: Row(),
        told.BulletsSpent: Row(number="number"),
        told.Wounded: Row(words={"hearts": _health}),
        told.Died: Row(number="lost"),
        told.Returned: Row(),
        told.HeartTaken: Row(words={"hearts": _health}),
        told.BulletTaken: Row(),
        told.Moved: Row(_moved, words={"tile": _place}),
        told.CardDrawn: Row(lambda _, e: "known" if e.card > 0 else "hidden"),
        told.NothingDrawn: Row(),
        told.CardPlayed: Row(_played),
        told.CardCancelled: Row(),
        told.CardLaid: Row(),
        told.CardUsed: Row(_used, words={"tile": _place}),
        told.CardDiscarded: Row(_discarded),
        told.HandSeen: Row(),
        told.CardTaken: Row(),
        told.PageTaken: Row(),
        told.PileSearched: Row(lambda _, e: "discards" if e.pile else "draw"),
        told.CardRemoved: Row(),
        told.BulletStolen: Row(),
        told.Loaded: Row(words={"hearts": _health}),
        told.EffectBegan: Row("effect"),
        told.EffectEnded: Row("effect"),
        told.DuelBegan: Row(),
        told.BulletsAdded: Row(number="number"),
        told.DuelEnded: Row(
            lambda _, e: "tie" if e.loser < 0 else "won",
            words={"name": "winner", "target": "loser"},
        ),
        told.SpellTried: Row(),
        told.SpellBroken: Row(),
        told.SpellFailed: Row(),
        told.GameEnded: Row("reason", heading=True, words={"names": "winners"}),
    }

    def line(self, event: Any) -> str:
        """Say an event; a name may end with a mark of its own: "Here Doggie!"."""
        return _STOP.sub(r"\1", super().line(event))
