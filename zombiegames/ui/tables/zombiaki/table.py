"""The table of Zombiaki: a night street between cemetery and barricade, both hands open."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombiaki import terms
from zombiegames.games.zombiaki.actions import Decline, EndTurn, Flame, ThrowNet
from zombiegames.games.zombiaki.board import GRID, squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, KINDS, is_dog
from zombiegames.games.zombiaki.events import CardPlayed, PhaseBegan, TurnBegan
from zombiegames.games.zombiaki.state import Street
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.table.frame import Header, Inspection
from zombiegames.ui.table.reader import Pile
from zombiegames.ui.table.spots import TARGET, Spot
from zombiegames.ui.tables.zombiaki import colours, scenery
from zombiegames.ui.tables.zombiaki.faces import FLAMES, FireFace, card_face, paint_face
from zombiegames.ui.tables.zombiaki.path import card_means, has_car, path_of, square_means
from zombiegames.ui.tables.zombiaki.places import Places, arrange
from zombiegames.ui.tables.zombiaki.runs import Runs
from zombiegames.ui.tables.zombiaki.script import Script
from zombiegames.ui.tables.zombiaki.story import Story
from zombiegames.ui.tables.zombiaki.words import (
    SIDES,
    about_card,
    about_square,
    card_name,
    outcomes,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Match
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.stage import Key, Place

SIDE_INK = ((theme.INK, theme.ZOMBIE), (theme.WHITE, theme.HUMAN))
"""By seat: text and ground of its pills."""


ASKED = {
    terms.HOLD: ("hold-back", "decline"),
    terms.WALK: ("step", "advance", "stop"),
    terms.DISCARD: ("discard",),
    terms.CLICKED: ("click", "decline"),
    terms.BULLETS: ("bullet",),
    terms.POURING: ("pour", "stop"),
    terms.SHRAPNEL: ("shrapnel",),
}
"""Prompt → actions that a refusal may be about; the play step takes all plays."""

OTHER_STEPS = frozenset(kind for kinds in ASKED.values() for kind in kinds)
"""Actions that are no plays."""


class ZombiakiTable(Runs):
    """The table of one match of Zombiaki."""

    game = "zombiaki"
    faces = staticmethod(paint_face)
    path = staticmethod(path_of)
    story = Story
    lights = (("square", "square"), ("squares", "square"), ("origin", "square"), ("to", "square"))
    button_order = ("end-turn", "advance", "play", "stop", "decline", "click", "order")

    places: Places

    def __init__(self, match: Match) -> None:
        self.script = Script(self)
        self._breathed = 0.0
        super().__init__(match)

    # -- places ------------------------------------------------------------------------

    def lay_out(self, main: pygame.Rect) -> None:
        """Compute all places for the viewer, whose hand lies below."""
        bottom = HUMANS if self.viewer is None else self.viewer
        self.places = Places(self.look, main, bottom)
        self.hint_rect = self.places.hint
        self.buttons_rect = self.places.buttons

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Draw street, cemetery and barricade."""
        scenery.paint_ground(surface, self.look, self.places)

    def arrange(self, view: Street) -> dict[Key, Place]:
        """Say where everything lies."""
        return arrange(self.places, view)

    def make_spots(self, view: Street) -> list[Spot]:
        """Squares, exits, piles, then the cards of both hands."""
        look, places = self.look, self.places
        spots: list[Spot] = []

        def add(rect: pygame.Rect, name: Any, means: Sequence[Any], radius: float = 8) -> None:
            spots.append(Spot(look, rect, name, means, self.pointer, radius=radius))

        for lane, rect in enumerate(places.exits):
            add(rect, ("exit", lane), [("exit", lane)])
        for square in GRID.squares:
            add(places.squares[square], ("square", square), square_means(view, square))
            if has_car(view, square):
                rect = places.squares[square]
                half = pygame.Rect(rect.x, rect.centery, round(rect.w * 0.45), rect.h // 2)
                add(half, ("car", square), [("car", square)])
        for (sort, seat), rect in places.piles.items():
            add(rect, (sort, seat), [])
            label = tr(f"zombiaki.label.{'deck' if sort == 'deck' else 'discards'}")
            count = len(view.decks[seat] if sort == "deck" else view.discards[seat])
            spots[-1].tooltip = f"{label} · {tr(f'zombiaki.side.{SIDES[seat]}')} · {count}"
        add(places.sky, ("dawn", 0), [])
        spots[-1].tooltip = scenery.dawn_tip(view)
        rows = scenery.effects(view)
        if rows:
            add(places.effects, ("effects", 0), [])
            spots[-1].tooltip = "\n".join(words for _, words in rows)
        for seat in (0, 1):
            for slot, card in enumerate(view.hands[seat]):
                means = card_means(KIND_OF[card])
                add(places.hand_rect(seat, slot), ("hand", card), means, 9)
        return spots

    def inspectable(self, name: Any) -> bool:
        """Cards, piles and occupied squares can be visited by keyboard to look at them."""
        if name[0] == "square":
            square = name[1]
            return bool(self.view.figures[square] > 0 or self.view.obstacles[square] > 0)
        return name[0] in ("hand", "pile")

    def alike(self, view: Street) -> dict[Any, Hashable]:
        """Cards of a kind are one to the rules."""
        return {("hand", card): KIND_OF[card] for hand in view.hands for card in hand if card > 0}

    def carried(self, name: Any) -> Key | None:
        """A card of a hand can be dragged."""
        return ("card", name[1]) if name[0] == "hand" else None

    def mark_spots(self) -> None:
        """Let squares that mean one lane, or the whole street, light up as one."""
        super().mark_spots()
        groups: dict[Any, list[Spot]] = {}
        for spot in self.spots:
            spot.group = (spot,)
            if spot.name[0] == "square" and spot.state == TARGET and self.choice is not None:
                click = self.choice.meant(spot.means)
                if click is not None and click[0] in ("lane", "button"):
                    spot.group = groups.setdefault(click, [])
                    groups[click].append(spot)

    # -- clicks ------------------------------------------------------------------------

    def open_spot(self, name: Any) -> Transition:
        """Open a pile that was clicked."""
        if name[0] != "pile":
            return None
        seat = name[1]

        def title() -> str:
            return f"{tr('zombiaki.label.discards')} · {tr(f'zombiaki.side.{SIDES[seat]}')}"

        cards = self.view.discards[seat]
        return Push(Pile(title, cards, card_face, self.paint, "zombiaki.label.empty_pile"))

    def reason(self, refusals: Sequence[tuple[Action, str]]) -> str:
        """Tell about the decision at hand, not about another step of the turn."""
        kinds = ASKED.get(self.view.prompt)
        for action, reason in refusals:
            fits = action.kind not in OTHER_STEPS if kinds is None else action.kind in kinds
            if fits:
                return reason
        # Where something has to be answered first, every refusal says so.
        return "" if kinds is None else refusals[0][1]

    def ends_turn(self, action: Action) -> bool:
        """Ending a turn is worth a question while something can still be played."""
        return (
            isinstance(action, EndTurn)
            and self.choice is not None
            and (len(self.choice.actions) > 1)
        )

    def left_to_do(self, action: Action) -> str:
        """Name the cards that could still be played, and tell of the Boss."""
        begun_by = set() if self.choice is None else self.choice.picker.first_targets()
        kinds = sorted(click[1] for click in begun_by if click[0] == "card")
        said = []
        if kinds:
            cards = ", ".join(tr(f"zombiaki.card.{KINDS[kind]}.full") for kind in kinds)
            said.append(plural("zombiaki.left", len(kinds), cards=cards))
        if ("button", "order") in begun_by:
            said.append(tr("zombiaki.left.order"))
        return "\n".join(said)

    def assumed(self, world: Street) -> Action | None:
        """A preview assumes that the zombies let a shot go off."""
        return Decline() if world.prompt == terms.CLICKED else None

    def unanswered(self, view: Street) -> Action | None:
        """A shot that was announced goes off."""
        return self.assumed(view)

    def button_tag(self, name: str) -> str:
        """Name what a main button does: two do something else at another question."""
        prompt = self.view.prompt
        if name == "stop":
            return f"stop.{'pour' if prompt == terms.POURING else 'walk'}"
        if name == "decline":
            return f"decline.{'click' if prompt == terms.CLICKED else 'hold'}"
        return name

    def button_words(self, name: str) -> str:
        """Say what a main button does."""
        return tr(f"zombiaki.prompt.{self.button_tag(name)}")

    def confirm_words(self) -> str:
        """Say what confirming does: throw or burn."""
        action = None if self.choice is None else self.choice.picker.confirmable()
        if isinstance(action, ThrowNet):
            return tr("zombiaki.prompt.throw-net")
        if isinstance(action, Flame):
            return tr("zombiaki.prompt.flame")
        return super().confirm_words()

    # -- words -------------------------------------------------------------------------

    def turn_number(self, view: Street) -> int:
        """Count the rounds."""
        return max(0, view.turn)

    def header(self, view: Street) -> Header:
        """Say turn, side and step: while something moves, those that it belongs to."""
        turn, seat, phase = self._step_shown(view)
        ink, fill = SIDE_INK[seat]
        side = tr(f"zombiaki.side.{SIDES[seat]}")
        return Header(
            title=tr("zombiaki.title"),
            colour=colours.TITLE,
            turn=tr("zombiaki.label.turn", turn=max(1, turn)),
            seat=f"{side} · {self.course.name(seat)}" if self.course.name(seat) else side,
            seat_ink=ink,
            seat_fill=fill,
            steps=tuple(tr(f"zombiaki.phase.{p}") for p in ("move", "draw", "discard", "play")),
            step=-1 if self.course.over and self.settled else phase,
        )

    def _step_shown(self, view: Street) -> tuple[int, int, int]:
        """Give turn, seat and phase, as far as events have been shown."""
        phase = -1
        for line in () if self.settled else reversed(self.course.log):
            match line.event:
                case PhaseBegan(_, begun) if phase < 0:
                    phase = begun
                case TurnBegan(seat, turn):
                    return turn, seat, max(0, phase)
        return view.turn, max(0, view.seat), view.phase

    def hint(self, view: Street) -> str:
        """Say in one sentence what is to be done."""
        choice = self.choice
        if choice is not None and choice.picker.started:
            return self._hint_on(choice.picker.selected)
        match view.prompt:
            case terms.HOLD:
                return tr("zombiaki.hint.hold")
            case terms.WALK if view.chain:
                return plural("zombiaki.hint.walk-on", view.chain[1])
            case terms.WALK:
                return tr("zombiaki.hint.walk")
            case terms.DISCARD:
                return tr("zombiaki.hint.discard")
            case terms.CLICKED:
                return self._hint_click(view)
            case terms.BULLETS:
                return tr("zombiaki.hint.bullet")
            case terms.POURING:
                return plural("zombiaki.hint.pour", view.chain[1])
            case terms.SHRAPNEL:
                return tr("zombiaki.hint.shrapnel")
        return self._hint_play(view)

    def _hint_click(self, view: Street) -> str:
        """Say what is fired at whom, and what it will do there."""
        action = self.unanswered(view)
        if self.choice is None or action is None:
            return ""
        target = ("square", view.chain[0])
        said = dict(outcomes(self.choice.events(action)))
        return tr(
            "zombiaki.hint.click",
            card=card_name(view.pending),
            square=GRID.names[view.chain[0]],
            outcome=said.get(target, tr("zombiaki.preview.nothing")),
        )

    def _hint_play(self, view: Street) -> str:
        if view.prompt != terms.PLAY:
            return ""
        actions = [] if self.choice is None else self.choice.actions
        if len(actions) <= 1:
            return tr("zombiaki.hint.play-none")
        if view.seat == HUMANS and view.terror:
            return tr("zombiaki.hint.play-terror")
        if any(action.kind == "order" for action in actions):
            return tr("zombiaki.hint.play-order")
        return tr("zombiaki.hint.play")

    def _hint_on(self, selected: Sequence[Any]) -> str:
        first, more = selected[0], len(selected) > 1
        if first == ("button", "order"):
            return tr(f"zombiaki.hint.{'order-to' if more else 'order'}")
        if first[0] == "card":
            kind = KINDS[first[1]]
            if more and kind in ("mass", "change", "bite", "blood", "net", "flamethrower"):
                return tr(f"zombiaki.hint.then.{kind}")
            row = GRID.rows if self.view.house.barrier else 1
            return tr(f"zombiaki.hint.card.{kind}", row=row)
        if self.view.prompt == terms.WALK:
            return plural("zombiaki.hint.walk-on", 3)
        return tr("zombiaki.hint.confirm")

    def bubbles(self, events: Sequence[Event]) -> list[tuple[pygame.Rect, str]]:
        """Say the outcome of an action, each piece beside what it concerns."""
        found = []
        for place, words in outcomes(events):
            if place[0] == "square":
                rect = self.places.squares[place[1]]
            elif place[0] == "card":
                rect = self._card_rect(place[1])
            else:
                rect = pygame.Rect(self.places.road.centerx, self.places.road.y, 0, 0)
            found.append((rect, words))
        if events and not found:
            spot = self.pointer.spot_in_question()
            if spot is not None:
                found.append((spot.rect, tr("zombiaki.preview.nothing")))
        return found

    def _card_rect(self, card: int) -> pygame.Rect:
        """Where a card lies, or the one like it that is pointed at."""
        spot = self.pointer.spot_in_question()
        if spot is not None and spot.name[0] == "hand" and KIND_OF[spot.name[1]] == KIND_OF[card]:
            return spot.rect
        for seat in (0, 1):
            if card in self.view.hands[seat]:
                return self.places.hand_rect(seat, self.view.hands[seat].index(card))
        return self.places.road

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows."""
        sort, which = name
        if sort == "hand":
            return about_card(KIND_OF[which], self.view.house)
        if sort in ("square", "car"):
            view = self.view
            if view.figures[which] < 0 and view.obstacles[which] < 0 and view.fire != which:
                return None
            return about_square(view, which)
        if sort == "pile" and self.view.discards[which]:
            return about_card(KIND_OF[self.view.discards[which][-1]], self.view.house)
        return None

    def spot_words(self, spot: Spot) -> str:
        """Say what a spot is; of a square also that it is empty."""
        if spot.name[0] == "square":
            return about_square(self.view, spot.name[1]).title
        return super().spot_words(spot)

    def details(self, name: Any) -> str:
        """Say in which lane the way over the barricade lies; squares have names."""
        return tr("zombiaki.spot.lane", lane="ABC"[name[1]]) if name[0] == "exit" else ""

    def is_bare(self, name: Any) -> bool:
        """Nobody stands and nothing lies on most squares."""
        if name[0] != "square":
            return bool(name[0] == "exit")
        view, square = self.view, name[1]
        lies = max(view.figures[square], view.obstacles[square]) > 0
        return not lies and view.fire != square and not view.barred >> square & 1

    def keeps_chosen(self, name: Any) -> bool:
        """A card goes on to be read while it is aimed at the street."""
        selected = () if self.choice is None else self.choice.picker.selected
        return bool(selected) and selected[0][0] == "card" and name[0] in ("square", "car")

    def spotlight(self, event: Event) -> Inspection | None:
        """Show the card that was played."""
        if not isinstance(event, CardPlayed):
            return None
        return about_card(KIND_OF[event.card], self.view.house)

    def default_inspection(self) -> Inspection:
        """Show the chosen card, or the one played last."""
        choice = self.choice
        if choice is not None and choice.picker.started:
            first = choice.picker.selected[0]
            if first[0] == "card":
                return about_card(first[1], self.view.house)
        return super().default_inspection()

    # -- drawing -----------------------------------------------------------------------

    def draw_below(self, surface: pygame.Surface) -> None:
        """Draw lanes that are barred, under what stands in them."""
        scenery.draw_fog(surface, self.look, self.places, self.time)
        scenery.draw_barred(surface, self.look, self.places, self.view)

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw the way to dawn, the counts of the piles, the plate of the other side."""
        scenery.draw_dawn(surface, self.look, self.places, self.view)
        scenery.draw_labels(surface, self.look, self.places, self.view)
        scenery.draw_effects(surface, self.look, self.places, self.view)
        for seat in (0, 1):
            side = tr(f"zombiaki.side.{SIDES[seat]}")
            name = self.course.name(seat)
            scenery.draw_plate(surface, self.look, self.places, seat, side, name)
        scenery.draw_lights(surface, self.look, self.places, self.time)
        self._draw_choice(surface)

    def _draw_choice(self, surface: pygame.Surface) -> None:
        """Show shares of flames, the way of petrol, what a shot aims at."""
        view = self.view
        if not self.settled:
            return
        if view.prompt == terms.POURING:
            used = squares_of(view.chain[2])
            scenery.draw_burned(surface, self.look, self.places, used)
        elif view.prompt == terms.CLICKED:
            scenery.draw_aim(surface, self.look, self.places, view.chain[0])
        if self.choice is not None:
            points: dict[int, int] = {}
            for click in self.choice.picker.selected:
                if click[0] == "flame":
                    points[click[1]] = points.get(click[1], 0) + 1
            scenery.draw_counts(surface, self.look, self.places, points, "flame")

    def breathe(self, time: float) -> list[pygame.Rect]:
        """Let tokens breathe, fire flicker and a lamp tremble."""
        lift = self.look.px(1.6)
        for key, sprite in self.stage.sprites.items():
            if key[0] == "figure" and not sprite.lift:
                phase = key[1] * 1.7
                pace = 3.1 if is_dog(key[1]) else 1.7
                sprite.dy = round(lift * math.sin(time * pace + phase))
            elif key[0] == "fire":
                frame = int(time * 8) % FLAMES
                if sprite.place.face != FireFace(frame):
                    sprite.place = sprite.place._replace(face=FireFace(frame))
        before, self._breathed = self._breathed, time
        return scenery.flickering(self.places, time, before)
