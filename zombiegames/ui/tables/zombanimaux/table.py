"""The table of Zomb'Animaux: a graveyard by moonlight, one hand open to its owner alone."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombanimaux import terms
from zombiegames.games.zombanimaux.actions import Bury, GiveUp, Play, Refill
from zombiegames.games.zombanimaux.cards import COMPONENTS, GIVE, STEAL, SWAP, number_of
from zombiegames.games.zombanimaux.events import Played, Rolled, RoundBegan, TurnBegan
from zombiegames.games.zombanimaux.refusals import PROMPTS_OF
from zombiegames.games.zombanimaux.state import Menagerie
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.faces import pill
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.table.card_table import sitters_of
from zombiegames.ui.table.frame import Header, Inspection
from zombiegames.ui.table.reader import Pile
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.spots import Spot, lay_on
from zombiegames.ui.tables.zombanimaux import colours, scenery
from zombiegames.ui.tables.zombanimaux.faces import animal, card_face, paint_face
from zombiegames.ui.tables.zombanimaux.gifts import GiftPointer
from zombiegames.ui.tables.zombanimaux.path import (
    PLAY,
    hand_means,
    is_pair,
    path_of,
    seat_means,
)
from zombiegames.ui.tables.zombanimaux.places import Places, arrange, shown_cards
from zombiegames.ui.tables.zombanimaux.script import Script
from zombiegames.ui.tables.zombanimaux.story import Story
from zombiegames.ui.tables.zombanimaux.words import (
    about_card,
    about_die,
    about_reserve,
    about_seat,
    outcomes,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.stage import Key, Place

ASKED_BY = {terms.GIVE: GIVE, terms.SWAP: SWAP, terms.STEAL: STEAL}
"""Prompt → the face of the die that asks it."""

CARRIED = ("hand", "grave", "drawn")
"""Spots whose card can be dragged."""


class ZombanimauxTable(GameScene[Menagerie]):
    """The table of one match of Zomb'Animaux."""

    game = "zombanimaux"
    faces = staticmethod(paint_face)
    path = staticmethod(path_of)
    story = Story
    lights = (("seat", "seat"), ("to", "seat"), ("victim", "seat"), ("other", "seat"))
    button_order: tuple[str, ...] = ("play-both", "play")
    pointer_type = GiftPointer
    declining = "give-up"
    ending = "zombanimaux.give-up"

    places: Places

    def __init__(self, match: Match) -> None:
        self.script: Script = Script(self, self.die_face)
        self._ahead: list[tuple[Any, tuple[int, int]]] = []
        """Cards to be drawn for the first time when there is time for it."""
        super().__init__(match)

    # -- places ------------------------------------------------------------------------

    def lay_out(self, main: pygame.Rect) -> None:
        """Compute all places for the viewer, whose hand lies below."""
        bottom = 0 if self.viewer is None else self.viewer
        self.places = Places(self.look, main, bottom, sitters_of(self), opened=self.open_cards)
        self.hint_rect = self.places.hint
        self.buttons_rect = self.places.buttons
        sizes = (self.places.zone("hand", bottom).card, self.places.horde.size)
        self._ahead = [
            (card_face(card), size) for size in sizes for card in sorted(set(COMPONENTS))
        ]

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Draw night, graves and the churned earth under the horde."""
        scenery.paint_ground(surface, self.look, self.places)

    def arrange(self, view: Menagerie) -> dict[Key, Place]:
        """Say where everything lies."""
        return arrange(self.places, view, self.viewer, self.die_face(), self._pale(view))

    def die_face(self) -> int:
        """Tell what was rolled last in this turn, as far as it has been shown; -1: nothing."""
        for line in reversed(self.course.log):
            if isinstance(line.event, Rolled):
                return line.event.face
            if isinstance(line.event, TurnBegan):
                break
        return ASKED_BY.get(self.view.prompt, -1) if self.director.idle else -1

    def _pale(self, view: Menagerie) -> frozenset[int]:
        """List the cards of the viewer's hand that cannot be played now."""
        if view.prompt != terms.PLAY or view.actor != self.viewer or view.actor < 0:
            return frozenset()
        playable = {action.card for action in view.legal_actions() if isinstance(action, Play)}
        return frozenset(view.hands[view.actor]) - playable

    def make_spots(self, view: Menagerie) -> list[Spot]:
        """Plates of the others, piles, die, then the own cards."""
        look, places = self.look, self.places
        spots: list[Spot] = []

        def add(rect: pygame.Rect, name: Any, means: Sequence[Any], radius: float = 8) -> None:
            spots.append(Spot(look, rect, name, means, self.pointer, radius=radius))

        for seat in places.others:
            add(places.plates[seat], ("seat", seat), seat_means(view, seat), 11)
            for zone, what in (("hand", "hand"), ("grave", "graveyard")):
                if view.prompt == terms.SWAP and view.actor == self.viewer:
                    rect = places.zone(zone, seat).rect.union(places.tags[zone, seat])
                    add(rect, ("swap", what, seat), [("swap", what, seat)])
                if self.open_cards:
                    self._add_open(view, zone, seat, spots)
        add(places.plates[places.bottom], ("seat", places.bottom), [])
        add(places.horde_rect(len(view.horde)), ("horde",), [PLAY])
        for name, rect in places.piles.items():
            add(rect, ("pile", name), [])
        for key, place in places.ahead_places(view.reserve).items():
            add(place.rect, key, [])
        add(places.die, ("die",), [])
        if self.sees(places.bottom):
            add(places.zone("grave", places.bottom).rect, ("plot",), [])
            add(places.zone("hand", places.bottom).rect, ("rack",), [])
            self._add_cards(view, add)
        return spots

    def _add_open(self, view: Menagerie, zone: str, seat: Seat, spots: list[Spot]) -> None:
        """Make spots of a row of somebody else; a click on a card means what lies below it."""
        below = next(spot for spot in reversed(spots) if spot.name[0] in ("seat", "swap"))
        cards = shown_cards(view, zone, seat, seen=True)
        row, laid = self.places.row(zone, seat, cards), self.places.open_row(zone, seat, len(cards))
        assert laid is not None
        above = [
            Spot(self.look, rect, key, below.means, self.pointer)
            for key, rect in zip(row, laid.shown, strict=True)
        ]
        lay_on(below, above)
        spots += above

    def _add_cards(self, view: Menagerie, add: Any) -> None:
        """Make spots of the cards that lie below, graveyard first, and of those just drawn."""
        seat = self.places.bottom
        chosen, extras = self._chosen(), self._extras()
        rows = [
            (zone, seat, shown_cards(view, zone, seat, seen=True)) for zone in ("grave", "hand")
        ]
        if view.drawn and view.actor >= 0 and self.sees(view.actor):
            rows.append(("drawn", view.actor, sorted(view.drawn)))
        for zone, owner, cards in rows:
            row = list(self.places.row(zone, owner, cards).items())
            for n, (key, place) in enumerate(row):
                card = key[2]
                rect = place.rect
                if n + 1 < len(row):
                    # Of a card that is covered, what shows.
                    rect.w = min(rect.w, row[n + 1][1].rect.x - rect.x)
                if zone == "hand" and card == chosen and self.pointer.is_chosen(key):
                    rect.y -= self.places.lift
                hand = zone == "hand"
                means = hand_means(view, card, chosen, extras) if hand else [(zone, card)]
                add(rect, key, means)

    def _chosen(self) -> int:
        """Name the card of the hand that is chosen, or 0."""
        choice = self.choice if self.settled else None
        if choice is None or not choice.picker.started:
            return 0
        first = choice.picker.selected[0]
        return int(first[1]) if first[0] == "card" else 0

    def _extras(self) -> int:
        """Count the copies of the chosen card that could still go to an opponent."""
        chosen, choice = self._chosen(), self.choice
        if not chosen or choice is None or self.view.prompt != terms.PLAY:
            return 0
        held = self.view.hands[choice.seat].count(chosen)
        return held - len(choice.picker.selected)

    def wants_receiver(self, name: Any) -> bool:
        """Tell whether a click on a card means to play it too, but not who gets it."""
        own = name[0] == "hand" and name[1] == self.viewer and name[2] == self._chosen()
        return own and self._extras() > 0 and self.view.players > 2

    def mark_spots(self) -> None:
        """Lift the cards that are chosen."""
        super().mark_spots()
        chosen = self._chosen()
        for key, sprite in self.stage.sprites.items():
            if key[0] == "hand" and key[1] == self.viewer and not sprite.lift:
                up = chosen and key[2] == chosen and self.pointer.is_chosen(key)
                sprite.dy = -self.places.lift if up else 0

    def inspectable(self, name: Any) -> bool:
        """All own cards, the others, the piles and the die can be visited by keyboard."""
        return name[0] not in ("plot", "rack")

    def accepts(self, carried: Any, under: Any) -> bool:
        """What is buried goes to the graveyard, what is taken back to the hand."""
        if under[0] in CARRIED and under[1] != self.viewer:
            return bool(carried[0] == "hand")
        goal = {"drawn": ("plot", "grave"), "grave": ("rack", "hand")}
        return under[0] in goal.get(carried[0], under)

    def alike(self, view: Menagerie) -> dict[Any, Hashable]:
        """Cards of a number are one to the rules; where one is given, the others stay."""
        seat = self.places.bottom
        if view.prompt != terms.GIVE or not self.sees(seat):
            return {}
        return {key: key[2] for key in self.places.row("hand", seat, view.hands[seat])}

    def carried(self, name: Any) -> Key | None:
        """The own cards can be dragged."""
        return name if name[0] in CARRIED and name[1] == self.viewer else None

    def refresh(self) -> None:
        """Make giving up the main button only where nothing else is left."""
        choice = self.choice
        alone = choice is not None and len(choice.actions) == 1
        last = ("give-up",) if alone else ()
        self.button_order = ("play-both", "play", *last)
        super().refresh()

    # -- clicks ------------------------------------------------------------------------

    def open_spot(self, name: Any) -> Transition:
        """Open the horde or the discard, unless the click means to play."""
        if name == ("horde",) and not self._chosen():
            pile, cards = "horde", self.view.horde
        elif name == ("pile", "discard"):
            pile, cards = "discard", self.view.discards
        else:
            return None
        title = partial(tr, f"zombanimaux.label.{pile}", n=len(cards))
        return Push(Pile(title, cards, card_face, self.paint, "zombanimaux.label.empty-pile"))

    def reason(self, refusals: Sequence[tuple[Action, str]]) -> str:
        """Tell about the decision at hand, not about another step of the turn."""
        for action, reason in refusals:
            if self.view.prompt in PROMPTS_OF[action.kind]:
                return reason
        first, reason = refusals[0]
        # A player who is pointed at first is meant for extras: the die is not worth telling of.
        at_player = first.kind in ("swap", "steal") and self.view.prompt == terms.PLAY
        return "" if at_player else reason

    def ends_turn(self, action: Action) -> bool:
        """Giving up is worth a question while something can still be played."""
        choice = self.choice
        return isinstance(action, GiveUp) and choice is not None and len(choice.actions) > 1

    def left_to_do(self, action: Action) -> str:
        """Name the cards that could still be played."""
        actions = [] if self.choice is None else self.choice.actions
        cards = dict.fromkeys(action.card for action in actions if isinstance(action, Play))
        names = ", ".join(f"{animal(card)} ({number_of(card)})" for card in cards)
        return plural("zombanimaux.give-up.left", len(cards), cards=names)

    def do(self, action: Action) -> None:
        """Do it; a card picked for the refill is laid to the hand before all see it."""
        seat = self.viewer
        zone = {Bury: "drawn", Play: "hand", Refill: "grave"}.get(type(action))
        for meant in self.pointer.meant:
            if meant[:3] == (zone, seat, getattr(action, "card", 0)):
                self.swap(meant, self.script.find(*meant[:3]))
        if isinstance(action, Refill) and seat == self.course.acting:
            key = self.script.find("grave", seat, action.card)
            before = len(self.view.picked)
            if key is not None:
                self.stage.rename(key, self.script.slot("hand", seat, action.card))
            super().do(action)
            if len(self.view.picked) > before and self.director.idle:
                self.app.play("card_draw")
                self.glide()
            return
        super().do(action)

    def button_words(self, name: str) -> str:
        """Say what a main button does."""
        if name == "play":
            return self._play_words()
        chosen = self._chosen()
        return tr(f"zombanimaux.prompt.{name}", number=number_of(chosen) if chosen else "")

    def _play_words(self) -> str:
        choice = self.choice
        action = None if choice is None else choice.picker.outcome_of(PLAY)
        if not isinstance(action, Play):
            return tr("zombanimaux.prompt.play")
        count = 1 + len(action.gifts)
        return plural("zombanimaux.prompt.play-some", count, number=number_of(action.card))

    # -- words -------------------------------------------------------------------------

    def help_text(self) -> str:
        """Say what is special at this table, then what all tables share."""
        return "\n".join((tr("zombanimaux.help"), super().help_text()))

    def turn_number(self, view: Menagerie) -> int:
        """Count the turns."""
        return max(0, view.turn)

    def header(self, view: Menagerie) -> Header:
        """Say round, turn, and who acts."""
        seat = view.actor if view.actor >= 0 else max(0, view.seat)
        colour = self.colours[seat]
        words = tr("zombanimaux.label.round", round=view.round)
        if view.turn:
            words = f"{words} · {tr('zombanimaux.label.turn-n', turn=view.turn)}"
        return Header(
            title=tr("zombanimaux.title"),
            colour=colours.TITLE,
            turn=words,
            seat=self.course.name(seat),
            seat_ink=colour.text,
            seat_fill=colour.fill,
            steps=tuple(tr(f"zombanimaux.step.{step}") for step in STEPS),
            step=-1 if self.course.over else step_of(view),
        )

    def hint(self, view: Menagerie) -> str:
        """Say in one sentence what is to be done."""
        chosen = self._chosen()
        stem = "zombanimaux.hint"
        match view.prompt:
            case terms.DEAL:
                return tr(f"{stem}.deal", lot=1 + len(view.graves[view.actor]))
            case terms.PLAY if chosen:
                return self._hint_chosen(view, chosen)
            case terms.PLAY:
                return self._hint_play(view)
            case terms.GIVE if chosen:
                return tr(f"{stem}.give-to")
            case terms.REFILL:
                missing = terms.FULL_HAND - len(view.hands[view.actor]) - len(view.picked)
                due = min(missing, len(view.graves[view.actor]))
                tag = "refill-free" if view.forgetful and not view.picked else "refill"
                return plural(f"{stem}.{tag}", due)
            case terms.KEEP | terms.GIVE | terms.SWAP | terms.STEAL as prompt:
                return tr(f"{stem}.{terms.PROMPTS[prompt]}")
        return ""

    def _hint_play(self, view: Menagerie) -> str:
        actions = [] if self.choice is None else self.choice.actions
        if not any(isinstance(action, Play) for action in actions):
            return tr("zombanimaux.hint.play-none")
        tag = "play" if view.horde else "play-anything"
        return tr(f"zombanimaux.hint.{tag}")

    def _hint_chosen(self, view: Menagerie, chosen: int) -> str:
        number, left = number_of(chosen), self._extras()
        if view.hands[view.actor].count(chosen) == 1:
            return tr("zombanimaux.hint.play-one", number=number)
        if is_pair(view, chosen):
            return tr("zombanimaux.hint.play-both", number=number)
        if left:
            return plural("zombanimaux.hint.play-more", left, number=number)
        return tr("zombanimaux.hint.play-all")

    def bubbles(self, events: Sequence[Event]) -> list[tuple[pygame.Rect, str]]:
        """Say the outcome of an action, each piece beside what it concerns."""
        found = []
        places = self.places
        for place, words in outcomes(events, self.viewer):
            match place:
                case ("horde",):
                    rect = places.horde.move(0, places.horde.h * 3 // 5)
                case ("brains", seat):
                    rect = places.brains[seat]
                case (zone, seat):
                    rect = places.zone(zone, seat).rect
                    if seat == places.bottom:
                        rect = rect.move(0, -places.lift)
            found.append((rect, words))
        return found

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows."""
        match name:
            case ("hand" | "grave" | "drawn", seat, card, _) if card:
                return about_card(card, self._may_words(name[0], seat, card))
            case ("ahead", n):
                return about_card(self.view.reserve[n])
            case ("horde",) if self.view.horde:
                return about_card(self.view.horde[-1])
            case ("pile", "discard") if self.view.discards:
                return about_card(self.view.discards[-1])
            case ("pile", "reserve"):
                return about_reserve(self.view)
            case ("die",):
                return about_die()
            case ("seat", seat) | ("swap", _, seat):
                name_of = self.course.name(seat)
                return about_seat(self.view, seat, name_of, self.viewer, opened=self.open_cards)
        return None

    def details(self, name: Any) -> str:
        """Say of which pile a card is the top one."""
        if name == ("horde",) and self.view.horde:
            return tr("zombanimaux.label.horde", n=len(self.view.horde))
        if name == ("pile", "discard") and self.view.discards:
            return tr("zombanimaux.label.discard", n=len(self.view.discards))
        return ""

    def _may_words(self, zone: str, seat: Seat, card: int) -> str:
        """Say of a card of the own hand whether it can be played now."""
        view = self.view
        if (zone, seat) != ("hand", self.viewer) or view.prompt != terms.PLAY or view.actor != seat:
            return ""
        tag = "not-playable" if card in self._pale(view) else "playable"
        return tr(f"zombanimaux.label.{tag}")

    def spotlight(self, event: Event) -> Inspection | None:
        """Show the card that was played in this round."""
        if isinstance(event, RoundBegan):
            return self.about_game()
        return about_card(event.card) if isinstance(event, Played) else None

    def default_inspection(self) -> Inspection:
        """Show the chosen card, or the one played last."""
        chosen = self._chosen()
        return about_card(chosen) if chosen else super().default_inspection()

    # -- drawing -----------------------------------------------------------------------

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw how many extras go to whom."""
        choice = self.choice if self.settled else None
        if choice is None:
            return
        chosen = self._chosen()
        gifts: dict[Seat, int] = {}
        for click in choice.picker.selected:
            if click[0] == "gift":
                gifts[click[1]] = gifts.get(click[1], 0) + 1
        for seat, count in gifts.items():
            words = tr("zombanimaux.label.gifts", n=count, number=number_of(chosen))
            sign = pill(self.look, words, 17, theme.INK, theme.ACT, pad=12)
            rect = self.places.zone("grave", seat).rect
            surface.blit(sign, sign.get_rect(center=rect.center))

    def breathe(self, time: float) -> list[pygame.Rect]:
        """Let the top of the horde breathe, and draw a card in advance while nothing else moves."""
        if self._ahead and self.director.idle and not self.pointer.dragging:
            face, size = self._ahead.pop()
            self.paint(face, size)
        top = max((key[1] for key in self.stage.sprites if key[0] == "horde"), default=-1)
        sprite = self.stage.sprites.get(("horde", top))
        if sprite is not None and not sprite.lift:
            sprite.dy = round(self.look.px(1.6) * math.sin(time * 1.9))
        return []


STEPS = ("play", "die", "refill")
"""Steps of a turn, as the header names them."""


def step_of(view: Menagerie) -> int:
    """Tell which step of a turn is under way; -1: none."""
    if view.prompt in (terms.PLAY, terms.KEEP):
        return 0
    if view.prompt in (terms.ROLL, terms.GIVE, terms.SWAP, terms.STEAL):
        return 1
    return 2 if view.prompt == terms.REFILL else -1
