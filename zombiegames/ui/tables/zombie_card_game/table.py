"""The table of Zombie the card game: felt, a fan of cards, titles to climb."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombie_card_game import terms
from zombiegames.games.zombie_card_game.actions import PASS as PASS_ACTION
from zombiegames.games.zombie_card_game.actions import GiveBack, Pass, Play
from zombiegames.games.zombie_card_game.cards import NAMES, RANK_OF, TWO_OF_CLUBS, WITCH
from zombiegames.games.zombie_card_game.events import DealBegan, Played
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.faces import covered
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.scene import MOTION
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.table.card_table import sitters_of
from zombiegames.ui.table.frame import Header, Inspection
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.spots import QUIET, Spot
from zombiegames.ui.table.waiting import SPEED
from zombiegames.ui.tables.zombie_card_game import colours
from zombiegames.ui.tables.zombie_card_game.faces import AREA, CardFace, paint_face
from zombiegames.ui.tables.zombie_card_game.path import (
    GIVE,
    PLAY,
    hand_of,
    means_of,
    path_of,
    raised,
    take,
)
from zombiegames.ui.tables.zombie_card_game.places import Places, arrange, plays_of, shown
from zombiegames.ui.tables.zombie_card_game.script import Script
from zombiegames.ui.tables.zombie_card_game.story import Story
from zombiegames.ui.tables.zombie_card_game.words import (
    about_card,
    about_seat,
    outcomes,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Match
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.table.stage import Face, Key, Place

PASS_AFTER = 0.9
"""Seconds at normal pace until who can only pass does so, where that is wished."""

MIXED = "ZP-03/mixed"
"""Why cards of several ranks are refused."""

LEAST_SHOWN = 8
"""Units of a card of the trick that must be seen for it to be pointed at."""

STEPS = ("exchange", "lead", "answer")
"""What the header names."""

LETTERED = tuple(rank for rank, name in enumerate(NAMES, 1) if not name.isdigit())
"""Ranks with a letter in the corner of their cards."""

DIGITS = {
    **{getattr(pygame, f"{board}{n}"): n for n in range(2, 10) for board in ("K_", "K_KP")},
    **{getattr(pygame, f"{board}{n}"): 10 for n in (0, 1) for board in ("K_", "K_KP")},
}
"""Key → the rank of which it takes a card."""

ROW = {getattr(pygame, f"KSCAN_{n}"): n if n > 1 else 10 for n in range(10)}
"""The same by the place of the key: on French keyboards digits are written with Shift."""


def letter_of(rank: int) -> str:
    """Give what stands in the corner of the cards of a rank."""
    return tr(f"{AREA}.index.{NAMES[rank - 1]}")


def rank_of_key(event: pygame.event.Event) -> int:
    """Tell of which rank a key takes a card: by its digit or letter; 0: of none.

    With Shift a letter means what it means at every table.
    """
    if event.mod & pygame.KMOD_SHIFT:
        return 0
    digit = DIGITS.get(event.key) or ROW.get(event.scancode)
    letters = {ord(letter_of(rank).lower()): rank for rank in LETTERED}
    return digit or letters.get(event.key, 0)


class ZombieCardGameTable(GameScene[Republic]):
    """The table of one match of Zombie the card game."""

    game = AREA
    faces = staticmethod(paint_face)
    path = staticmethod(path_of)
    story = Story
    lights = (("seat", "seat"), ("to", "seat"))
    key_names = ("cards",)
    deciding_keys = frozenset(key_names)
    recaps = False
    button_order: tuple[str, ...] = ("play", "give-back")
    declining = "pass"

    places: Places

    def __init__(self, match: Match) -> None:
        self.script = Script(self)
        self.pictures: dict[int, int] = {}
        """Card → the equal one whose picture it wears, since that one was meant."""
        self._waited = 0.0
        """Seconds since passing has been the only thing left."""
        self.passed_alone: set[int] = set()
        """Numbers of the deeds that were passes by themselves."""
        self._taken_back = False
        """Whether undo or redo led here: then nothing happens by itself."""
        super().__init__(match)

    # -- places ------------------------------------------------------------------------

    def lay_out(self, main: pygame.Rect) -> None:
        """Compute all places for the viewer, whose hand lies below."""
        bottom = 0 if self.viewer is None else self.viewer
        self.places = Places(self.look, main, bottom, sitters_of(self), opened=self.open_cards)
        self.hint_rect = self.places.hint
        self.buttons_rect = self.places.buttons

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """Give the picture of a face; a card may wear that of an equal one."""
        if isinstance(face, CardFace):
            face = face._replace(card=self.pictures.get(face.card, face.card))
        return super().paint(face, size)

    def paint_ground(self, surface: pygame.Surface) -> None:
        """Draw the room and the felt."""
        look, places = self.look, self.places
        surface.blit(covered(look, f"{AREA}/backdrop", surface.get_size(), 16 / 9), (0, 0))
        felt = look.assets.picture(f"{AREA}/table", places.felt.size)
        surface.blit(felt, felt.get_rect(center=places.felt.center))
        others = places.others
        for one, other in pairwise(others):
            # The order of play, from left to right.
            left, right = places.plates[one], places.plates[other]
            side = right.x - left.right
            arrow = look.assets.icon("play-button", side, look.colour(theme.MUTED))
            surface.blit(arrow, arrow.get_rect(center=(left.right + side // 2, left.centery)))

    def arrange(self, view: Republic) -> dict[Key, Place]:
        """Say where everything lies."""
        return arrange(self.places, view, self.viewer, self._spent(view))

    def _spent(self, view: Republic) -> frozenset[int]:
        """List the own cards that are part of nothing that can be played now."""
        seat = self.viewer
        if seat is None or view.actor != seat or view.prompt not in (terms.LEAD, terms.ANSWER):
            return frozenset()
        fitting = {a.rank for a in view.legal_actions() if isinstance(a, Play)}
        if any(isinstance(a, Play) and a.witches for a in view.legal_actions()):
            fitting.add(WITCH)
        return frozenset(c for c in hand_of(view, seat) if RANK_OF[c] not in fitting)

    def make_spots(self, view: Republic) -> list[Spot]:
        """Plates, the trick, then the own cards from left to right."""
        look, places = self.look, self.places
        spots: list[Spot] = []
        for seat, rect in places.plates.items():
            spots.append(Spot(look, rect, ("seat", seat), [], self.pointer, radius=11))
        for seat in places.held:
            cards = hand_of(view, seat)
            for card, rect in zip(cards, places.fan(seat, len(cards)).shown, strict=True):
                spots.append(Spot(look, rect, places.key_of(seat, card), [], self.pointer))
        trick = list(places.trick_places(plays_of(view)).items())
        for n, (key, place) in enumerate(trick):
            rect = shown(place.rect, [above.rect for _, above in trick[n + 1 :]])
            if rect.w >= look.px(LEAST_SHOWN):
                spots.append(Spot(look, rect, key, [], self.pointer, radius=8))
        oval = places.felt.h / 2 / look.scale
        spots.append(Spot(look, places.felt, ("felt",), [PLAY, GIVE], self.pointer, radius=oval))
        if not self.sees(places.bottom):
            return spots
        hand = hand_of(view, places.bottom)
        selected = self._selected()
        up, first = self._raised(selected), [*filter(self._is_first, hand)]
        row = list(places.hand_places(hand).items())
        for n, (key, place) in enumerate(row):
            rect = place.rect
            if n + 1 < len(row):
                # Of a card that is covered, what shows.
                rect.w = min(rect.w, row[n + 1][1].rect.x - rect.x)
            if key[1] in up:
                rect.y -= places.lift
            means = means_of(key[1], selected, up, first)
            spots.append(Spot(look, rect, key, means, self.pointer, radius=8))
        return spots

    def _selected(self) -> tuple[Any, ...]:
        choice = self.choice if self.settled else None
        return () if choice is None else tuple(choice.picker.selected)

    def _raised(self, selected: Iterable[Clickable]) -> set[int]:
        """List the own cards that stand out: those clicked."""
        hand = hand_of(self.view, self.places.bottom)
        meant = [name[1] for name in self.pointer.meant if name[1] in hand]
        return raised(hand, selected, meant, [*filter(self._is_first, hand)])

    def _is_first(self, card: int) -> bool:
        """Whether a card goes before its equals: the 2 of clubs opens, and all know where it is."""
        return card == TWO_OF_CLUBS and self.view.deal == 1

    def alike(self, view: Republic) -> dict[Any, Hashable]:
        """Cards of a rank are one to the rules, but for the 2 of clubs."""
        own = hand_of(view, self.places.bottom) if self.sees(self.places.bottom) else []
        return {("hand", c): RANK_OF[c] for c in own if not self._is_first(c)}

    def swap(self, one: Any, other: Any) -> None:
        """Let two change their pictures, too: whoever looks sees that the card clicked goes."""
        super().swap(one, other)
        worn = [self.pictures.get(card, card) for card in (one[1], other[1])]
        self.pictures[one[1]], self.pictures[other[1]] = reversed(worn)
        for key in (one, other):
            self.stage.vacate(self.stage.sprites[key].place.rect)

    def mark_spots(self) -> None:
        """Let the cards that are chosen stand out, and dim what does not go with them."""
        super().mark_spots()
        seat = self.viewer
        if seat is None:
            return
        selected = self._selected()
        up = self._raised(selected)
        apart = {spot.name[1] for spot in self.spots
                 if spot.name[0] == "hand" and spot.state == QUIET}  # fmt: skip
        spent = apart if selected else self._spent(self.view)
        for key, sprite in self.stage.sprites.items():
            if key[0] == "hand" and not sprite.lift:
                sprite.dy = -self.places.lift if key[1] in up else 0
                face = CardFace(key[1], key[1] in spent)
                sprite.place = sprite.place._replace(face=face)

    def inspectable(self, name: Any) -> bool:
        """All but the felt can be visited by keyboard."""
        return bool(name[0] != "felt")

    def carried(self, name: Any) -> Key | None:
        """The own cards can be dragged."""
        return name if name[0] == "hand" else None

    def refresh(self) -> None:
        """Make passing the main button only where nothing else is left."""
        choice = self.choice
        alone = choice is not None and len(choice.actions) == 1
        self.button_order = ("play", "give-back", "pass") if alone else ("play", "give-back")
        super().refresh()

    # -- passing by itself -------------------------------------------------------------

    @property
    def passes_alone(self) -> bool:
        """Whether the person to act can only pass, and wishes not to be asked."""
        choice = self.choice if self.settled else None
        by_hand = self._taken_back or (self.teacher is not None and self.teacher.by_hand)
        wished = self.app.settings.pass_alone and not by_hand
        return wished and choice is not None and choice.actions == [PASS_ACTION]

    def pace(self) -> int:
        """Move on while passing is about to happen."""
        return MOTION if self.passes_alone else super().pace()

    def update(self, dt: float) -> Transition:
        """Pass, once it could be read that nothing else is left."""
        self._waited = self._waited + dt if self.passes_alone else 0.0
        pace = SPEED[self.app.settings.pace]
        if self.passes_alone and self._waited * pace >= (PASS_AFTER if pace else 0.0):
            self.passed_alone.add(len(self.match))
            self.do(PASS_ACTION)
        return super().update(dt)

    def can_take_back(self, target: int) -> bool:
        """Nobody has decided what happened by itself."""
        return target not in self.passed_alone

    def do(self, action: Action) -> None:
        """Do it; what was taken back is past."""
        self._taken_back = False
        super().do(action)

    def forget_plans(self) -> None:
        """Undo and redo leave it to the person to go on."""
        self._taken_back = True
        super().forget_plans()

    # -- clicks ------------------------------------------------------------------------

    def reason(self, refusals: Sequence[tuple[Action, str]]) -> str:
        """Tell about the decision at hand: of plays that of the size asked for, else the smallest
        that fits the clicks.
        """
        if self.view.prompt == terms.EXCHANGE:
            gifts = [why for action, why in refusals if isinstance(action, GiveBack)]
            return gifts[0] if gifts else refusals[0][1]
        plays = [(a.size, why) for a, why in refusals if isinstance(a, Play)]
        if not plays:
            # Nobody thought of giving back: these cards are no set.
            return MIXED
        asked = [play for play in plays if play[0] == self.view.size]
        return min(asked or plays)[1]

    def why(self, reason: str, name: Any) -> str:
        """Say why a spot is refused; no action stands for cards that are no set."""
        return tr(f"{AREA}.label.mixed") if reason == MIXED else super().why(reason, name)

    def help_text(self) -> str:
        """Say what is special at this table, then what all tables share."""
        letters = ", ".join(map(letter_of, LETTERED))
        own = tr(f"{AREA}.help"), SIGNS.help(AREA, letters=letters)
        return "\n".join((*own, super().help_text()))

    def key_cap(self, name: str) -> str:
        """Say which digits and letters take a card."""
        letters = ", ".join(letter_of(rank) for rank in LETTERED)
        return tr(f"{AREA}.keys.cap.{name}", letters=letters)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Take one more card of the rank of a key, where any are held."""
        rank = rank_of_key(event)
        if rank:
            self.catch_up()
        choice = self.choice if self.settled else None
        if choice is None or not any(RANK_OF[c] == rank for c in hand_of(self.view, choice.seat)):
            return False
        click = choice.meant([take(rank, n) for n in range(1, 5)])
        if click is None or click in choice.picker.open:
            self.app.play("refuse")
        else:
            self.app.play("select")
            up = self._raised(self._selected())
            own = [c for c in hand_of(self.view, choice.seat) if RANK_OF[c] == rank]
            own.sort(key=self._is_first, reverse=True)
            self.pointer.choose(("hand", next(c for c in own if c not in up)))
            self.pointer.pick(click)
        return True

    def button_words(self, name: str) -> str:
        """Say what a main button does."""
        choice = self.choice
        if name == "play" and choice is not None:
            action = choice.picker.outcome_of(PLAY)
            if isinstance(action, Play):
                return plural(f"{AREA}.prompt.play-some", action.naturals + action.witches)
        return tr(f"{AREA}.prompt.{name}")

    # -- words -------------------------------------------------------------------------

    def turn_number(self, view: Republic) -> int:
        """Count the deals."""
        return max(0, view.deal)

    def header(self, view: Republic) -> Header:
        """Say which deal it is and who acts."""
        seat = view.actor if view.actor >= 0 else max(0, view.top, view.dealer)
        colour = self.colours[seat]
        step = {terms.EXCHANGE: 0, terms.LEAD: 1, terms.ANSWER: 2}.get(view.prompt, -1)
        return Header(
            title=tr(f"{AREA}.title"),
            colour=colours.TITLE,
            turn=tr(f"{AREA}.label.deal", deal=max(1, view.deal)),
            seat=self.course.name(seat),
            seat_ink=colour.text,
            seat_fill=colour.fill,
            steps=tuple(tr(f"{AREA}.step.{name}") for name in STEPS),
            step=-1 if self.course.over else step,
        )

    def hint(self, view: Republic) -> str:
        """Say in one sentence what is to be done."""
        stem = f"{AREA}.hint"
        if view.prompt == terms.EXCHANGE:
            return tr(f"{stem}.give-{'one' if view.pair else 'two'}")
        if view.prompt == terms.LEAD:
            clubs = view.deal == 1 and not view.swept and not view.trick
            return tr(f"{stem}.{'lead-clubs' if clubs else 'lead'}")
        if view.prompt == terms.ANSWER:
            actions = [] if self.choice is None else self.choice.actions
            alone = bool(actions) and all(isinstance(action, Pass) for action in actions)
            return tr(f"{stem}.{'pass' if alone else 'answer'}")
        return ""

    def bubbles(self, events: Sequence[Event]) -> list[tuple[pygame.Rect, str]]:
        """Say the outcome of a play beside the felt, above what lies there."""
        above = self.places.top_note.move(0, -self.look.px(12))
        return [(above, words) for _, words in outcomes(events)]

    def inspect(self, name: Any) -> Inspection | None:
        """Say what the side panel shows."""
        match name:
            case ("hand", card) | ("laid" | "held", _, card):
                return about_card(self.pictures.get(card, card))
            case ("seat", seat):
                cards = hand_of(self.view, seat) if self.open_cards else []
                return about_seat(self.view, seat, self.course.name(seat), cards)
        return None

    def details(self, name: Any) -> str:
        """Say who played a card."""
        return self.course.name(self.view.trick[name[1]].seat) if name[0] == "laid" else ""

    def spotlight(self, event: Event) -> Inspection | None:
        """Show what was played in this deal."""
        if isinstance(event, DealBegan):
            return self.about_game()
        if not isinstance(event, Played):
            return None
        return about_card(self.pictures.get(event.cards[0], event.cards[0]))
