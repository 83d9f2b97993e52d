"""The log of Zombiaki in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki import events as told
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table import story
from zombiegames.ui.table.story import Row
from zombiegames.ui.tables.zombiaki.words import SIDES, card_name, name, names

THING = {"wall-5": "wall", "wall-6": "wall", "pit-1": "pit", "pit-2": "pit"}
"""Kind → tag of its line when it is laid; others: the kind itself."""


def _side(tale: story.Story, event: told.TurnBegan) -> str:
    return tr(f"zombiaki.side.{SIDES[event.seat]}")


def _sort(tale: story.Story, event: told.Attached | told.LaneStruck | told.Exploded) -> str:
    return cards.KINDS[cards.KIND_OF[event.card]]


def _lane(tale: story.Story, event: told.CardPlayed | told.LaneStruck) -> str:
    return "ABC"[event.lane]


def _played(tale: story.Story, event: told.CardPlayed) -> str:
    if event.victim > 0:
        how = "victim"
    elif event.squares:
        how = "square"
    else:
        how = "lane" if event.lane >= 0 else "plain"
    return how


def _discarded(tale: story.Story, event: told.CardDiscarded) -> str | None:
    """Tell only of cards discarded from a hand."""
    return event.why if event.why in ("duty", "forced") else None


def _placed(tale: story.Story, event: told.Placed) -> str:
    if cards.owner(event.card) == 0:
        return "dog" if cards.is_dog(event.card) else "zombie"
    kind = cards.KINDS[cards.KIND_OF[event.card]]
    return THING.get(kind, kind)


def _bullet(tale: story.Story, event: told.BulletFired) -> str | None:
    """A single shot at a figure has been told already."""
    single = cards.KIND_OF[event.card] not in (cards.BURST_2, cards.BURST_3)
    return None if event.at == "figure" and single else event.at


def _filled(tale: story.Story, event: told.PitFilled) -> str:
    if cards.owner(event.by):
        return "barrel"
    return "shield" if cards.KINDS[cards.KIND_OF[event.by]] == "shield" else "figure"


class Story(story.Story):
    """Tells of figures with their strengths, which many events leave out."""

    game = "zombiaki"

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self.strength: dict[int, int] = {}
        self.boss = -1
        self.turn = -1
        """Whose turn it is."""

    def figure(self, figure: int) -> str:
        """Name a figure with its strength as of now."""
        if cards.is_dog(figure):
            return tr("zombiaki.figure.dog")
        tag = "boss" if figure == self.boss else "zombie"
        return tr(
            f"zombiaki.figure.{tag}", strength=self.strength.get(figure, cards.VALUE_OF[figure])
        )

    def _player(self, event: told.CardPlayed) -> str:
        """Name who plays a card; who answers in the turn of the other, with the side."""
        name, side = self.who(event.seat), tr(f"zombiaki.side.{SIDES[event.seat]}")
        if event.seat == self.turn:
            return name
        return tr("zombiaki.label.player_of", name=name, side=side)

    def _merged(self, event: told.Merged) -> str:
        tag = "boss" if self.boss in (event.mover, event.figure) else "zombie"
        return tr(f"zombiaki.figure.{tag}", strength=event.strength)

    def remember(self, event: Any) -> None:
        """Keep in mind what later events leave out."""
        match event:
            case told.TurnBegan(seat):
                self.turn = seat
            case told.Placed(card, _, strength) if cards.owner(card) == 0:
                self.strength[card] = strength
            case told.Attached(card, figure, _, strength):
                self.strength[figure] = strength
                if card == cards.BOSS_CARD:
                    self.boss = figure
            case told.Wounded(figure, _, _, _, left):
                self.strength[figure] = left if left else self.strength.get(figure, 0)
            case told.Merged(mover, figure, _, _, strength):
                self.strength[figure] = strength
                if self.boss == mover:
                    self.boss = figure
            case told.Bitten(figure):
                self.strength[figure] = 1

    readers: ClassVar[story.Readers] = {
        "name": story.Story.who,
        **dict.fromkeys(("square", "origin", "to"), lambda tale, square: name(square)),
        **dict.fromkeys(("card", "victim"), lambda tale, card: card_name(card)),
        **dict.fromkeys(("figure", "first", "second"), figure),
        "squares": lambda tale, squares: names(squares),
    }
    rows: ClassVar[story.Rows] = {
        told.DeckShuffled: Row(lambda _, e: SIDES[e.deck]),
        told.TurnBegan: Row(heading=True, words={"side": _side}),
        told.CardDrawn: Row(),
        told.CardPlayed: Row(_played, words={"lane": _lane, "name": _player}),
        told.CardDiscarded: Row(_discarded),
        told.Placed: Row(_placed),
        told.Attached: Row(_sort),
        told.Netted: Row(),
        told.HeldBack: Row(),
        told.Moved: Row("why"),
        told.Stayed: Row("hindrance"),
        told.WallClimbed: Row(),
        told.Swapped: Row(),
        told.Merged: Row(words={"figure": _merged}),
        told.Bitten: Row(),
        told.OrderGiven: Row(),
        told.BulletFired: Row(_bullet),
        told.ShotCancelled: Row(),
        told.LaneStruck: Row(_sort, words={"lane": _lane}),
        told.FlamesShot: Row(words={"row": lambda _, e: e.row + 1}),
        told.Poured: Row(),
        told.GrenadeThrown: Row(),
        told.Exploded: Row(_sort),
        told.ShrapnelFlew: Row(),
        # A death is told by its own line.
        told.Wounded: Row(lambda _, e: "" if e.left else None),
        told.ShieldLost: Row("by"),
        told.Died: Row("by"),
        told.PitFilled: Row(_filled),
        told.Destroyed: Row("by"),
        told.BarrelRolled: Row(lambda _, e: "street" if e.to >= 0 else "off"),
        told.BarrelBroke: Row("on"),
        # Fires and nets are told already.
        told.EffectBegan: Row(lambda _, e: None if e.effect in ("napalm", "net") else e.effect),
        told.EffectEnded: Row("effect"),
        told.BossFell: Row(),
        told.Escaped: Row(),
        told.Dawned: Row(),
    }
