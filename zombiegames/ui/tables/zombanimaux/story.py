"""The log of Zomb'Animaux in words."""

from __future__ import annotations

from typing import Any, ClassVar

from zombiegames.games.zombanimaux import events as told
from zombiegames.games.zombanimaux.cards import FACES
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.table import story
from zombiegames.ui.table.story import Row
from zombiegames.ui.tables.zombanimaux.words import card_name, card_names

Seen = Row(lambda _, e: "seen" if e.card else "hidden")
"""Of one card; who may not see it is told that there was one."""


def _out(tale: story.Story, event: told.GameEnded) -> str:
    """Name who has no brain left."""
    return ", ".join(name for name, left in zip(tale.names, event.brains, strict=True) if not left)


class Story(story.Story):
    """Tells of cards, brains and rounds."""

    game = "zombanimaux"
    readers: ClassVar[story.Readers] = {
        **dict.fromkeys(("name", "to", "other", "victim"), story.Story.who),
        "card": lambda tale, card: card_name(card),
        "cards": lambda tale, cards: card_names(cards),
        "face": lambda tale, face: tr(f"zombanimaux.face.{FACES[face]}.name"),
    }
    rows: ClassVar[story.Rows] = {
        told.RoundBegan: Row(heading=True),
        told.StarterChosen: Row("why"),
        told.Shuffled: Row("pile", number="cards"),
        told.Dealt: Row(lambda _, e: "seen" if all(e.cards) else "hidden"),
        told.Drawn: Seen,
        told.NothingDrawn: Row(),
        told.Buried: Seen,
        told.Kept: Row(lambda _, e: "" if all(e.cards) else None),
        told.TurnBegan: Row(lambda _, e: "again" if e.again else "plain", heading=True),
        told.Played: Row(lambda _, e: "several" if e.copies > 1 else "single"),
        told.Given: Row(lambda _, e: e.by if e.card else "hidden"),
        told.GaveUp: Row(lambda _, e: "forced" if e.forced else "free"),
        told.HordeDiscarded: Row("by", number="cards"),
        told.BrainLost: Row(),
        told.BrainStolen: Row(),
        told.BrainGained: Row(),
        told.Rolled: Row(),
        told.Spared: Row(),
        told.Swapped: Row("what"),
        told.Added: Seen,
        told.Refilled: Row(lambda _, e: "seen" if all(e.cards) else "hidden", number="cards"),
        told.RefillForgotten: Row(number="hand"),
        told.RoundEnded: Row(),
        told.GameEnded: Row("reason", words={"names": _out}),
    }

    def line(self, event: Any) -> str:
        """Say an event; after a round also what it cost the others."""
        lines = [super().line(event)]
        if isinstance(event, told.RoundEnded):
            lines += [
                plural("zombanimaux.label.round-lost", lost, name=self.who(seat), left=left)
                for seat, (lost, left) in enumerate(zip(event.lost, event.brains, strict=True))
                if seat != event.seat
            ]
        return "\n".join(lines)
