"""The table of Zombies!!! 4: a forest that grows, dogs in it, and a cabin to find."""

from __future__ import annotations

import math
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.core.protocol import UNKNOWN
from zombiegames.games.zombies4 import advice, ask, terms
from zombiegames.games.zombies4.actions import PlaceTile
from zombiegames.games.zombies4.cards import FEVER, KIND_OF, KINDS
from zombiegames.games.zombies4.events import CardPlayed, CardUsed, DuelBegan, Rolled
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.signs import KEYS, SIGNS, TOUCH
from zombiegames.ui.table.card_table import sitters_of
from zombiegames.ui.table.frame import Header, Inspection
from zombiegames.ui.table.players import Mark, Plate, level_words
from zombiegames.ui.table.reader import Pile
from zombiegames.ui.table.spots import Spot, lay_on
from zombiegames.ui.tables.zombies4 import colours, scenery
from zombiegames.ui.tables.zombies4.bell import Bells
from zombiegames.ui.tables.zombies4.buttons import MapButtons
from zombiegames.ui.tables.zombies4.faces import TileFace, card_face, paint_face
from zombiegames.ui.tables.zombies4.hints import hint_of, hint_on
from zombiegames.ui.tables.zombies4.map import WAITING
from zombiegames.ui.tables.zombies4.path import hand_means, path_of
from zombiegames.ui.tables.zombies4.places import WINDOW_TOP, Places, arrange
from zombiegames.ui.tables.zombies4.script import Script
from zombiegames.ui.tables.zombies4.story import Story, card_name, hearts
from zombiegames.ui.tables.zombies4.tray import TraySpot, tray_of
from zombiegames.ui.tables.zombies4.words import (
    about_card,
    about_rule,
    about_square,
    about_tile,
    duel_note,
    hand_note,
    heart_marks,
    outcomes,
    player_words,
    way_words,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Deed, Match
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.stage import Key, Place

STEP_OF = (0, 0, 0, 1, 2, 3, 3, 4, 5)
"""Phase of the rules → step in the header."""
STEPS = ("tile", "fight", "cards", "move", "dogs", "end")
STEP_RULES = (
    ("ZF-10", "tile-back"),
    ("ZF-21", "tokens/dog-1"),
    ("ZF-50", "back"),
    ("ZF-40", "tiles/bridge"),
    ("ZF-41", "tokens/dog-2"),
    ("ZF-05", "back"),
)
"""Step → the rule that explains it, and a picture."""

ASKED: dict[int, tuple[str, ...]] = {
    ask.PLACE: ("place",),
    ask.PUT: ("put-heart", "put-bullet", "put-dog"),
    ask.FIGHT: ("shove", "roll"),
    ask.WOUND: ("shoot", "suffer"),
    ask.MOVE_ROLL: ("roll", "step", "cast", "attack"),
    ask.MOVE: ("step", "cast", "attack"),
    ask.PICK: ("pick-dog",),
    ask.RUN_DOG: ("run-dog",),
    ask.END: ("discard", "end-turn"),
    ask.TAKE: ("take-card",),
    ask.TRIM: ("discard",),
    ask.SEARCH: ("remove",),
    ask.DUEL: ("add-bullets",),
    ask.RETREAT: ("retreat",),
    ask.CANCEL: ("cancel",),
}
"""Prompt → actions that a refusal of a bare place is about; plays are told about as well."""

ITEMS = {
    "amulet": "gem-pendant",
    "magic-key": "skeleton-key",
    "monkeys": "monkey",
    "sickle": "sickle",
    "spear": "stone-spear",
    "tranquilizer-gun": "syringe",
}
"""Items in play → their symbols on the plates."""

PLAYS = frozenset(
    ("play", "play-on", "play-to", "play-tile", "play-page", "use", "use-on", "use-at", "use-to",
     "use-pile")
)  # fmt: skip

FIGHT_FIRST = "ZF-21/fight_first"
"""Why nothing else is done while a dog is there to be fought."""


class Zombies4Table(Bells):
    """The table of one match of Zombies!!! 4."""

    game = "zombies4"
    faces = staticmethod(paint_face)
    path = staticmethod(path_of)
    story = Story
    lights = (("square", "square"), ("origin", "square"), ("target", "player"), ("owner", "player"))
    key_names = ("turn", "zoom", "find", "whole", "move")
    deciding_keys = frozenset(("turn",))
    plated = True
    buttons_type = MapButtons
    button_order = (
        "discard", "play", "use", "cancel", "cast", "roll", "shoot", "stop", "suffer",
        "end-turn", "finish", "pass",
    )  # fmt: skip

    places: Places

    def __init__(self, match: Match) -> None:
        self.script = Script(self)
        self._named: tuple[Any, list[scenery.Name]] = (None, [])
        """What the names on the map were placed for, and where they lie."""
        super().__init__(match)
        self.stage.window_top = WINDOW_TOP

    # -- places ------------------------------------------------------------------------

    def lay_out(self, main: pygame.Rect) -> None:
        """Compute all places for the viewer, whose cards lie below."""
        seat = 0 if self.viewer is None else self.viewer
        before = getattr(self, "places", None)
        camera = None if before is None else before.camera
        open_to = sitters_of(self) if self.open_cards else ()
        self.places = Places(self.look, main, seat, self.colours, camera, open_to)
        view = self.view
        self.places.camera.see(view.land, self._builds(view), self._near(view))
        self.hint_rect = self.places.hint
        self.buttons_rect = self.places.buttons
        self.stage.window = self.places.window

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Draw the night round the map."""
        scenery.paint_ground(surface, self.look, self.places)

    def paint(self, face: Any, size: tuple[int, int]) -> pygame.Surface:
        """Give the picture of a face."""
        if isinstance(face, TileFace):
            return self.tile_picture(face, size)
        return paint_face(self.look, face, size)

    def arrange(self, view: Woods) -> dict[Key, Place]:
        """Say where everything lies."""
        return arrange(self.places, view, self._last_roll(), self.held)

    def _last_roll(self) -> int:
        """Give the last roll of this turn, as far as it has been shown, of two for the movement the
        better; 0: none.
        """
        rolls = [event for event in self.turn_so_far() if isinstance(event, Rolled)]
        if not rolls:
            return 0
        alike = takewhile(lambda roll: roll.why == rolls[0].why == "move", rolls)
        return max((roll.face for roll in alike), default=rolls[0].face)

    def plates(self, view: Woods) -> list[Plate]:
        """Say what lies open of each player."""
        return [self._plate(view, seat) for seat in range(view.players)]

    def _plate(self, view: Woods, seat: int) -> Plate:
        controller = self.course.controller(seat)
        pages = pages_of(view, seat)
        column = self.side.players
        health = view.health[seat]
        asked = view.actor if view.actor >= 0 else view.seat
        flat = bool(column.rects) and column.rects[0].h < column.least
        tight = flat or self.look.text_size > 1.2
        life = heart_marks(health)
        if tight or len(life) > (4 if view.bullets[seat] < 10 else 3):
            life = [Mark("zombies4/heart", hearts(health))]
        trophies = str(view.trophies[seat])
        if not flat or seat == asked:
            # Beside the names there is room once: the header names whose turn it is.
            trophies += f"/{view.house.trophies}"
        spell = str(pages) if flat else f"{pages} · {max(1, 6 - pages)}+"
        marks = [
            *life,
            Mark("zombies4/bullet", str(view.bullets[seat])),
            Mark("zombies4/book", spell),
            Mark("zombies4/trophy", trophies),
        ]
        aside = [] if flat else [Mark("poker-hand", str(len(view.hands[seat])))]
        if not flat:
            kinds = [KIND_OF[card] for card in view.fronts[seat]]
            items = [
                Mark(ITEMS[KINDS[kind]], tint=theme.ACT) for kind in kinds if KINDS[kind] in ITEMS
            ]
            aside = [*items, *aside]
        return Plate(
            seat=seat,
            name=controller.name,
            colour=self.colours[seat],
            by="" if flat else level_words(self.course, seat),
            # While players are to be chosen from, only what can be chosen is framed.
            acting=seat == asked and not (self.course.over or self._players_asked()),
            out=view.at[seat] < 0,
            marks=tuple(marks),
            aside=tuple(aside),
        )

    def _players_asked(self) -> bool:
        """Whether a player is to be chosen now."""
        choice = self.choice if self.settled else None
        return choice is not None and any(name == "player" for name, *_ in choice.targets())

    def make_spots(self, view: Woods) -> list[Spot]:
        """The map, the cards that lie over it, the piles, the own cards, the players."""
        look, places = self.look, self.places
        tray = self._tray()
        self.tray_open = bool(tray)
        spots = self.map_spots(view)
        if tray:
            # Under cards laid out over the map nothing is to be clicked.
            spots = spots[:1]
            spots += [TraySpot(look, rect, entry, self.pointer) for rect, entry in tray]

        def add(rect: pygame.Rect, name: Any, means: Sequence[Any], tip: str = "") -> None:
            spots.append(Spot(look, rect, name, means, self.pointer))
            spots[-1].tooltip = tip

        for other, rect in places.fans.items() if not tray else ():
            add(rect, ("fan", other), [("player", other)])
            below, cards = spots[-1], view.hands[other]
            for card, shown in zip(cards, places.fan(other, len(cards)).shown, strict=True):
                add(shown, ("held", card), below.means)
            lay_on(below, spots[len(spots) - len(cards) :])
        for name, means in (
            ("stack", ()),
            ("deck", (("pile", 0),)),
            ("discards", (("pile", 1), ("button", "discard"))),
        ):
            count = {"stack": view.stack, "deck": view.deck, "discards": view.discards}[name]
            tip = f"{tr(f'zombies4.label.{name}')} · {len(count)}"
            waits = ("pile", name) == WAITING and self.placing
            add(places.drawn if waits else places.piles[name], ("pile", name), means, tip)
        seat = places.seat
        front = view.fronts[seat]
        for slot, card in enumerate(front):
            rect = places.front_rect(slot, len(front))
            add(rect, ("front", card), [("front", KIND_OF[card])])
        hand = view.hands[seat]
        for slot, card in enumerate(hand):
            if card > 0:
                add(places.hand_rect(slot, len(hand)), ("hand", card), hand_means(view, card))
        for other, rect in enumerate(self.side.players.rects):
            add(rect, ("player", other), [("player", other)])
        return spots

    def _tray(self) -> list[tuple[pygame.Rect, Any]]:
        choice = self.choice if self.settled else None
        return [] if choice is None else tray_of(self.look, self.places, choice.view, choice.seat)

    def inspectable(self, name: Any) -> bool:
        """Cards, players and squares with pawns can be visited by keyboard."""
        if name[0] == "square":
            return name[1] in self.view.at
        return name[0] in ("hand", "held", "front", "player") or name == ("pile", "discards")

    def alike(self, view: Woods) -> dict[Any, Hashable]:
        """Cards of a kind are one to the rules."""
        own = view.hands[self.places.seat]
        return {("hand", card): KIND_OF[card] for card in own if card > 0}

    def carried(self, name: Any) -> Key | None:
        """An own card can be dragged."""
        return ("card", name[1]) if name[0] in ("hand", "front") else None

    # -- clicks ------------------------------------------------------------------------

    def open_spot(self, name: Any) -> Transition:
        """Open the discard pile, unless it is a target."""
        if name != ("pile", "discards"):
            return None
        if self.choice is not None and {("pile", 1), ("button", "discard")} & self.choice.targets():
            return None
        title = partial(tr, "zombies4.label.discards")
        cards = self.view.discards
        return Push(Pile(title, cards, card_face, self.paint, "zombies4.label.empty"))

    def reason(self, refusals: Sequence[tuple[Action, str]]) -> str:
        """Tell about the fight, the decision at hand, or the card that was clicked."""
        if FIGHT_FIRST in (reason for _, reason in refusals):
            # Not how a card that nobody has could be used on the square that was meant as a step.
            return FIGHT_FIRST
        kinds = ASKED.get(self.view.prompt, ())
        for action, reason in refusals:
            if action.kind in kinds:
                return reason
        for action, reason in refusals:
            if action.kind in PLAYS:
                return reason
        return ""

    def why(self, reason: str, name: Any) -> str:
        """Say why something is refused: of a card also where it could be played, of a square how
        far it is.
        """
        where = ""
        if name[0] == "hand" and reason.endswith("/where"):
            note = hand_note(self.view, self.places.seat, KIND_OF[name[1]])
            where = note.rpartition("\n")[2]
        view = self.view
        if name[0] == "square" and view.prompt == ask.MOVE and reason.startswith("ZF-40/"):
            steps = advice.distance(view, view.at[view.seat], name[1])
            if steps > view.steps:
                return plural("zombies4.label.too_far", steps, left=view.steps)
        return where or super().why(reason, name)

    def button_tag(self, name: str) -> str:
        """Name what a main button does: some do something else at another question."""
        prompt = self.view.prompt
        if name == "roll":
            return f"roll.{ask.PROMPTS[prompt]}"
        if name == "pass":
            sorts = {ask.CANCEL: "cancel", ask.DUEL: "duel"}
            return f"pass.{sorts.get(prompt, 'window')}"
        if name == "policy":
            return f"policy.{self.policy}"
        if name == "ways":
            return "ways.avoid" if self.avoid else "ways.straight"
        return "page" if name.startswith("page-") else name

    def button_words(self, name: str) -> str:
        """Say what a main button does."""
        view = self.view
        if name.startswith("page-"):
            return tr(f"zombies4.card.{name[5:]}.name")
        if name == "shoot":
            lack = terms.NEEDED[view.foe] - view.rolled
            return plural("zombies4.prompt.shoot", lack)
        if name == "play" and self.choice is not None and self.choice.picker.started:
            kind = self.choice.picker.selected[0][1]
            if KINDS[kind] not in ("dog-repellent", "full-moon-fever"):
                return tr("zombies4.prompt.lay")
        return tr(f"zombies4.prompt.{self.button_tag(name)}")

    def button_tip(self, name: str) -> str:
        """Explain what a main button does; a fight's roll with what the weapons add."""
        if name == "roll" and self.view.prompt == ask.FIGHT:
            return tr("zombies4.tip.roll.fight", needed=advice.needed(self.view))
        if name == "roll" and self.view.prompt == ask.MOVE_ROLL and self.view.house.better_of_two:
            return tr("zombies4.tip.roll.move-roll-two")
        return super().button_tip(name)

    def help_text(self) -> str:
        """Say how the table is used, and the map on it."""
        return "\n".join((super().help_text(), SIGNS.help("zombies4"), tr("zombies4.help")))

    def own_keys(self) -> list[tuple[str, str]]:
        """The map, and a tile to be laid."""
        if SIGNS.device == KEYS:
            return super().own_keys()
        caps = {
            "zone": SIGNS.cap("zones"),
            "zoom": tr("ui.pad.cap.with_stick", sign=SIGNS.of("right")),
            "find": SIGNS.of("stick"),
            "move": tr("ui.pad.cap.stride"),
        }
        if SIGNS.device == TOUCH:
            fingers = ("turn", "zoom", "find", "move")
            caps = {name: tr(f"zombies4.keys.finger.{name}") for name in fingers}
        if not self.course.decides:
            caps = {name: caps[name] for name in ("zoom", "find", "move")}
        own = [(cap, tr(f"zombies4.keys.does.{name}")) for name, cap in caps.items()]
        return [*own, *super().own_keys()]

    # -- story -------------------------------------------------------------------------

    def tell(self, deeds: Sequence[Deed]) -> None:
        """Let the camera see what there will be before things travel there."""
        self.see(self.seen_by(self.viewer))
        super().tell(deeds)

    # -- words -------------------------------------------------------------------------

    def turn_number(self, view: Woods) -> int:
        """Count the rounds."""
        return max(0, view.round)

    def header(self, view: Woods) -> Header:
        """Say round, player and step."""
        seat = max(0, view.seat)
        colour = self.colours[seat]
        return Header(
            title=tr("zombies4.title"),
            colour=colours.TITLE,
            turn=tr("zombies4.label.round", round=max(1, view.round)),
            seat=self.course.name(seat),
            seat_ink=colour.text,
            seat_fill=colour.fill,
            steps=tuple(tr(f"zombies4.phase.{name}") for name in STEPS),
            step=-1 if self.course.over else STEP_OF[view.phase],
        )

    def hint_words(self) -> str:
        """Say what is going on; who is asked in secret is not told."""
        if self.course.computer_acts:
            if self.view.actor == UNKNOWN:
                return tr("table.thinking", name=self.course.name(max(0, self.view.seat)))
            return super().hint_words()
        return super().hint_words()

    def hint(self, view: Woods) -> str:
        """Say in one sentence what is to be done."""
        choice = self.choice
        if choice is not None:
            view = choice.view
        if choice is not None and choice.picker.started:
            return hint_on(self.view, choice.picker.selected)
        return hint_of(view, self.course.name, self.policy)

    def bubbles(self, events: Sequence[Event]) -> list[tuple[pygame.Rect, str]]:
        """Say the outcome of an action, each piece beside what it concerns."""
        seat = self.choice.seat if self.choice is not None else self.places.seat
        said = outcomes(events, self.view, seat, self.policy)
        return [(self._rect_at(where), words) for where, words in said]

    def _rect_at(self, where: tuple[Any, ...]) -> pygame.Rect:
        window = self.places.window
        if where[0] == "square":
            rect = self.places.camera.square(self.view.land, where[1])
            if rect.colliderect(window):
                return rect
        elif where[0] == "player":
            at = self.view.at[where[1]]
            if at >= 0:
                rect = self.places.camera.square(self.view.land, at)
                if rect.colliderect(window):
                    return rect
        return pygame.Rect(window.centerx, window.y + self.look.px(40), 0, 0)

    def pointed(self) -> None:
        """Inspect and preview; of a way further on tell steps, fights and odds."""
        super().pointed()
        spot = self.pointer.spot_in_question()
        if self.previewed:
            return
        if self.choice is not None and self.view.prompt == ask.CANCEL:
            # What it will do may hang on hands that are hidden; at whom it is aimed is known.
            _, card, target, square = self.view.plays[-1][:4]
            if square >= 0 or target >= 0:
                where = ("square", square) if square >= 0 else ("player", target)
                self.previewed = [(self._rect_at(where), card_name(card))]
            return
        if spot is None:
            return
        way = self.walks().get(spot.name[1]) if spot.name[0] == "square" else None
        if way is not None:
            self.previewed = [(spot.rect, way_words(way))]

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows."""
        sort, which = name[0], name[1]
        view = self.view
        names = [self.course.name(seat) for seat in range(view.players)]
        if sort == "hand":
            kind = KIND_OF[which]
            return about_card(kind, hand_note(view, self.places.seat, kind))
        if sort in ("front", "held"):
            return about_card(KIND_OF[which])
        if sort == "tray" and isinstance(which, int) and self.view.prompt != ask.DUEL:
            return about_card(which)
        if sort == "square":
            return about_square(view, which, names)
        if sort == "place" and view.drawn > 0:
            return about_tile(view.drawn, self.held)
        if sort in ("player", "fan"):
            return player_words(view, which, names[which])
        if name == ("pile", "discards") and view.discards:
            return about_card(KIND_OF[view.discards[-1]])
        return None

    def spotlight(self, event: Event) -> Inspection | None:
        """Show the card that was played or used, or is fought out."""
        if isinstance(event, DuelBegan):
            return about_card(FEVER)
        if isinstance(event, (CardPlayed, CardUsed)):
            return about_card(KIND_OF[event.card])
        return None

    def default_inspection(self) -> Inspection:
        """Show the chosen card, the tile to be placed, what was played last, or the own step."""
        choice = self.choice
        if choice is not None and choice.picker.started:
            first = choice.picker.selected[0]
            if first[0] in ("card", "front"):
                return about_card(first[1])
        if choice is not None and self.view.prompt == ask.CANCEL:
            return about_card(KIND_OF[self.view.plays[-1][1]])
        if choice is not None and self.view.prompt == ask.DUEL:
            return about_card(FEVER, duel_note(self.view, self.names))
        if self.placing:
            return about_tile(self.view.drawn, self.held)
        if choice is not None and self.view.seat == choice.seat and not self._shown_this_turn():
            rule, art = STEP_RULES[STEP_OF[self.view.phase]]
            two = rule == "ZF-40" and self.view.house.better_of_two
            note = tr("zombies4.label.better_of_two") if two else ""
            return about_rule(rule, art, note)
        return super().default_inspection()

    def _shown_this_turn(self) -> bool:
        """Whether a card has been played in the turn under way."""
        return any(self.spotlight(event) is not None for event in self.turn_so_far())

    # -- drawing -----------------------------------------------------------------------

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw what lies over the map, and the counts of the piles."""
        scenery.draw_labels(surface, self.look, self.places, self.view)
        before = surface.get_clip()
        surface.set_clip(self.places.bare.clip(before))
        self._draw_on_map(surface)
        surface.set_clip(before)
        if self.tray_open:
            scenery.draw_tray(surface, self.look, self.places)
        scenery.draw_frame(surface, self.look, self.places)
        super().draw_above(surface)

    def _names(self) -> list[scenery.Name]:
        """Give the names on the map; placed anew when the map has changed or moved."""
        camera = self.places.camera
        seen = (self.view, self.places, camera.cell, camera.left, camera.top)
        if self._named[0] != seen:
            self._named = (seen, scenery.names_of(self.look, self.places, self.view))
        return self._named[1]

    def _draw_on_map(self, surface: pygame.Surface) -> None:
        look, places, view = self.look, self.places, self.view
        scenery.draw_names(surface, self._names())
        if not self.settled:
            return
        if self.placing:
            self._draw_ghost(surface)
        if self.choice is None:
            return
        scenery.draw_runs(surface, look, places, view, self.proposed_runs())
        scenery.draw_puts(surface, look, places, view, self.foreseen)
        spot = self.pointer.spot_in_question()
        if spot is not None and spot.name[0] == "square":
            way = self.walks().get(spot.name[1])
            if way is not None:
                scenery.draw_way(surface, look, places, view, way.squares)
        if view.prompt == ask.RUN_DOG and view.picked >= 0:
            scenery.draw_mark(surface, look, places, view, view.picked)

    def _draw_ghost(self, surface: pygame.Surface) -> None:
        """Show the new tile where the pointer holds it, or a button would place it."""
        spot = self.pointer.spot_in_question()
        first = self.foreseen[0] if self.foreseen else None
        if isinstance(first, PlaceTile):
            scenery.draw_ghost(surface, self.look, self.places, self.view, tuple(first[:3]))
        elif spot is not None and spot.name[0] == "place":
            turn = self.turn_at(self.view, *spot.name[1:])
            if turn >= 0:
                at = (*spot.name[1:], turn)
                scenery.draw_ghost(surface, self.look, self.places, self.view, at)

    def breathe(self, time: float) -> list[pygame.Rect]:
        """Let dogs and pawns breathe."""
        lift = max(1.0, self.places.camera.cell * 0.03)
        for key, sprite in self.stage.sprites.items():
            if key[0] == "dog" and not sprite.lift:
                sprite.dy = round(lift * math.sin(time * 2.6 + key[1] * 1.3 + key[2]))
            elif key[0] == "pawn" and not sprite.lift and key[1] == self.view.seat:
                sprite.dy = -abs(round(1.6 * lift * math.sin(time * 2.2)))
        return []
