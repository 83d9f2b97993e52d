"""The toy as a game of the house: what each wing needs to have it, as short as can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from tests import toy
from zombiegames.ai.allowance import Fit, Opponents
from zombiegames.core.bot import RandomBot
from zombiegames.learn.achievements.watch import Watch
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.seats import TableEntry
from zombiegames.ui.table import story
from zombiegames.ui.table.frame import Header
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.spots import Spot
from zombiegames.ui.table.stage import Place
from zombiegames.ui.table.story import Row

if TYPE_CHECKING:
    from zombiegames.core.protocol import Outcome, Seat
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.table.picker import Path
    from zombiegames.ui.table.stage import Key

WORDS = {
    "title": "Toy",
    "tagline": "Two cards",
    "about": "Play a card, or bury it.",
    "event.played": "{name} plays {card}.",
    "event.drew": "{name} draws a card.",
    "outcome.points": "Most points.",
    "turns.one": "{n} turn",
    "turns.other": "{n} turns",
    "achievement.to-the-end.name": "To the end",
    "achievement.to-the-end.how": "Finish a game.",
}
"""Of the area ``toy``."""


def turn_of(view: toy.Toy) -> tuple[int, Seat]:
    return 0, view.to_act()


OPPONENTS = Opponents(
    lambda level, scale, style: RandomBot(),
    lambda view, seat, action: None,
    turn_of,
    lambda world: (1 / world.players,) * world.players,
    Fit(1.0),
)


class Story(story.Story):
    game = "toy"
    readers: ClassVar[story.Readers] = {"name": story.Story.who}
    rows: ClassVar[story.Rows] = {toy.Played: Row(), toy.Drew: Row()}


def paint_face(look: Look, face: object, size: tuple[int, int]) -> pygame.Surface:
    drawn = pygame.Surface(size)
    drawn.fill(theme.BONE)
    drawn.blit(look.text(str(face), theme.BOLD, 30, theme.INK), (8, 8))
    return drawn


def path_of(view: toy.Toy, action: Any) -> Path:
    if isinstance(action, toy.Play | toy.Bury):
        goal = ("pile", 0) if isinstance(action, toy.Play) else ("grave", 0)
        return (("card", action.card), goal)
    return (("nature", action.kind),)


class ToyWatch(Watch):
    names = ("to-the-end",)

    def close(self, outcome: Outcome) -> None:
        for seat in range(len(outcome.ranks)):
            self.earn(seat, "to-the-end")


class ToyTable(GameScene[toy.Toy]):
    game = "toy"
    faces = staticmethod(paint_face)
    path = staticmethod(path_of)
    story = Story

    def lay_out(self, main: pygame.Rect) -> None:
        px = self.look.px
        self.cards = [
            pygame.Rect(main.x + px(60 + 120 * n), main.bottom - px(220), px(100), px(140))
            for n in range(3)
        ]
        self.pile = pygame.Rect(main.x + px(60), main.y + px(60), px(100), px(140))
        self.grave = self.pile.move(px(160), 0)
        self.hint_rect = pygame.Rect(main.x, main.bottom - px(60), main.w, px(40))
        self.buttons_rect = pygame.Rect(main.right - px(200), main.y + px(60), px(180), px(120))

    def arrange(self, view: toy.Toy) -> dict[Key, Place]:
        seat = self.viewer if self.viewer is not None else 0
        return {
            ("card", card): Place(*rect.center, *rect.size, 1, card)
            for rect, card in zip(self.cards, view.hands[seat], strict=False)
            if card
        }

    def make_spots(self, view: toy.Toy) -> list[Spot]:
        seat = self.viewer if self.viewer is not None else 0
        places = [
            *zip((("card", card) for card in view.hands[seat]), self.cards, strict=False),
            (("pile", 0), self.pile),
            (("grave", 0), self.grave),
        ]
        return [Spot(self.look, rect, name, [name], self.pointer) for name, rect in places]

    def header(self, view: toy.Toy) -> Header:
        return Header("Toy", theme.WHITE, "", "", theme.INK, theme.WHITE, (), -1)

    def turn_number(self, view: toy.Toy) -> int:
        return sum(view.scores)


TABLE = TableEntry(
    game="toy",
    lay=ToyTable,
    facts=lambda match: (),
    title=theme.WHITE,
    art=theme.MUTED,
    night=theme.NIGHT,
)
