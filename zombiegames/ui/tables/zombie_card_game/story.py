"""The log of Zombie the card game in words."""

from __future__ import annotations

from typing import ClassVar

from zombiegames.games.zombie_card_game import events as told
from zombiegames.games.zombie_card_game.terms import PRESIDENCIES
from zombiegames.ui.table import story
from zombiegames.ui.table.story import Row
from zombiegames.ui.tables.zombie_card_game.faces import AREA
from zombiegames.ui.tables.zombie_card_game.words import cards_words, play_words, title_words


def _gave(tale: story.Story, event: told.Gave) -> str:
    way = "back" if event.back else "best"
    return f"{way}-seen" if all(event.cards) else f"{way}-hidden"


def _cards(tale: story.Story, event: told.Played) -> str:
    return play_words(event.rank, event.naturals, event.witches)


class Story(story.Story):
    """Tells of plays, tricks, deals and titles."""

    game = AREA
    readers: ClassVar[story.Readers] = {
        "name": story.Story.who,
        "to": story.Story.who,
        "cards": lambda tale, cards: cards_words(cards),
        "title": lambda tale, title: title_words(title),
    }
    rows: ClassVar[story.Rows] = {
        told.DealerDrawn: Row(),
        told.DealBegan: Row(heading=True, words={"name": "dealer"}),
        told.Shuffled: Row(),
        told.Dealt: Row(number="cards"),
        told.ExchangeBegan: Row(),
        told.Gave: Row(_gave, number="cards"),
        told.LeadTaken: Row("why"),
        told.LeadMissed: Row(),
        told.Played: Row(
            lambda _, e: "opening" if e.opening else "answer", words={"cards": _cards}
        ),
        told.Passed: Row(),
        told.WentOut: Row(lambda _, e: "left" if e.left else "out"),
        told.PresidencyWon: Row(
            lambda _, e: "again" if e.again else "new",
            words={"n": "number", "all": lambda _, e: PRESIDENCIES},
        ),
        told.TrickWon: Row("by"),
        told.Swept: Row(number="cards"),
        told.DealEnded: Row("by"),
        told.GameEnded: Row(),
    }
