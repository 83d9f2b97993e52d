"""The bar below a game that is watched: play, steps and turns, the timeline, eyes, play on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.dialogs import PauseItem
from zombiegames.ui.kit.i18n import has, language, tr
from zombiegames.ui.kit.scene import Pop, Push, Reset
from zombiegames.ui.kit.signs import KEYS, SIGNS, TOUCH, parted
from zombiegames.ui.kit.text import unmarked
from zombiegames.ui.kit.widget import Button, Label, Panel
from zombiegames.ui.watch.film import SPEEDS
from zombiegames.ui.watch.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.widget import Widget
    from zombiegames.ui.table.curtains import Curtains
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.spots import Spot
    from zombiegames.ui.watch.film import Film, Found

SPEED_WORDS = {0.5: "×½", 1.0: "×1", 2.0: "×2", 4.0: "×4"}
NEAR = 16
"""Units between two signs on the timeline at least."""
SHORTEST = 150
"""Units of the timeline; where it would be shorter, the turn is not written beside it."""

SHAPES: dict[str, tuple[str, ...]] = {
    "start": ("wall", "left", "left"),
    "turn_back": ("left", "left"),
    "back": ("left",),
    "play": ("right",),
    "pause": ("wall", "wall"),
    "on": ("right",),
    "turn_on": ("right", "right"),
    "end": ("right", "right", "wall"),
}
"""What is drawn on a button: arrows and upright strokes, from the left."""


class Knob(Button):
    """A button with arrows on it."""

    shape = ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the button and its arrows; a single step is a hollow arrow, play a full one."""
        super().draw(surface)
        look, high = self.look, self.rect.h * 4 // 10
        ink = look.colour(self._colours()[1])
        parts = SHAPES[self.shape]
        gap = max(1, high // 8)
        wides = [max(2, high // 4) if part == "wall" else high * 7 // 10 for part in parts]
        x = self.rect.centerx - (sum(wides) + gap * (len(parts) - 1)) // 2
        y = self.rect.y + (self.rect.h - look.px(4) - high) // 2
        if self.held and self.enabled:
            y += look.px(2)
        for part, wide in zip(parts, wides, strict=True):
            drawn = look.assets.painted(
                ("knob", part, wide, high, ink), partial(_part, part, (wide, high), ink)
            )
            surface.blit(drawn, (x, y))
            x += wide + gap


def _part(part: str, size: tuple[int, int], ink: theme.Colour) -> pygame.Surface:
    """Draw an arrow or a stroke, smooth."""
    w, h = size[0] * 4, size[1] * 4
    tile = pygame.Surface((w, h), pygame.SRCALPHA)
    tile.fill((*ink, 0))
    corners: dict[str, list[tuple[float, float]]] = {
        "wall": [(0, 0), (w, 0), (w, h), (0, h)],
        "left": [(w, 0), (0, h / 2), (w, h)],
        "right": [(0, 0), (w, h / 2), (0, h)],
    }
    pygame.draw.polygon(tile, ink, corners[part])
    return pygame.transform.smoothscale(tile, size).convert_alpha()


class Eye(Button):
    """Whose eyes: the shape and colour of a seat, or a picture for those of nobody."""

    colour: theme.PlayerColour | None = None
    picture = "magnifying-glass"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; the one in use is underlined and lit."""
        super().draw(surface)
        look = self.look
        side = self.rect.h * 5 // 10
        centre = self.rect.centerx, self.rect.centery - look.px(2)
        if self.colour is not None:
            drawn = paint.shape(look, self.colour.shape, side, self.colour.fill, theme.INK)
        else:
            drawn = look.assets.icon(self.picture, side, look.colour(self._colours()[1]))
        surface.blit(drawn, drawn.get_rect(center=centre))


class Bar:
    """Stands below the table of a game that is watched, in a teacher's place."""

    by_hand = False
    refusals = 0
    covered = pygame.Rect(0, 0, 0, 0)

    def __init__(self, scene: Hooks[Any], film: Film, curtains: Curtains) -> None:
        self.scene = scene
        self.film = film
        self.curtains = curtains
        self._rested = 0.0
        """When the table came to rest, in its time."""
        self._begun = 0
        """The stop at which it was last told to play."""
        self._found: tuple[object, list[Found]] = (None, [])
        self._words: tuple[object, dict[int, str]] = (None, {})
        film.count_turns(lambda: scene.turn_number(scene.state))

    # -- places ------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """The look in use."""
        return self.scene.look

    @property
    def _high(self) -> int:
        return max(self.look.px(56), self.look.text_px(17) + self.look.px(28))

    def foot(self) -> int:
        """The bar, and a gap below it."""
        return self._high + self.look.px(4)

    def comes_later(self, spot: Spot) -> bool:
        """It points at nothing."""
        return False

    def widgets(self) -> Sequence[Widget]:
        """Make the bar."""
        look, film, scene = self.look, self.film, self.scene
        width, height = scene.app.size
        high, pad = self._high, look.px(8)
        area = pygame.Rect(scene.frame.margin, 0, width - 2 * scene.frame.margin, high)
        area.bottom = height - look.px(10)
        ground = Panel(look, area, radius=12)
        inner = area.inflate(-2 * pad, -2 * pad)
        side = min(inner.h, look.px(46))
        x = inner.x
        widgets: list[Widget] = [ground]
        for name, act, can in self._steps():
            rect = pygame.Rect(x, 0, side, side)
            rect.centery = inner.centery
            main = name in ("play", "pause")
            kind = "commit" if main else "quiet"
            knob = Knob(look, rect, "", act, kind=kind, tooltip=tr(f"table.film.tip.{name}"))
            knob.shape, knob.enabled = name, can
            knob.key = "film play" if main else f"film {name}"
            widgets.append(knob)
            if main:
                scene.focus.default = knob
            x += side + look.px(3)
        speed = Button(
            look,
            pygame.Rect(x + look.px(3), inner.centery - side // 2, side * 5 // 4, side),
            SPEED_WORDS[film.speed],
            self._faster,
            units=16,
            tooltip=tr("table.film.tip.speed"),
        )
        speed.key = "film speed"
        widgets.append(speed)
        left = speed.rect.right + look.px(16)
        right = inner.right
        if film.whole:
            play_on = self._play_on_button(inner, right)
            widgets.append(play_on)
            right = play_on.rect.left - look.px(10)
        if film.whole and film.finished:
            right += look.px(7) - side
            place = pygame.Rect(right, inner.centery - side // 2, side, side)
            lamp = Eye(look, place, "", self.review, tooltip=tr("table.film.tip.review"))
            lamp.picture, lamp.key = "light-bulb", "film review"
            widgets.append(lamp)
            right -= look.px(10)
        eyes = self._eyes() if len(film.eyes) > 1 else ()
        for n, (seat, open_cards) in enumerate(reversed(eyes)):
            rect = pygame.Rect(right - (n + 1) * (side + look.px(3)), 0, side, side)
            rect.centery = inner.centery
            widgets.append(self._eye(rect, seat, open_cards))
        right -= len(eyes) * (side + look.px(3)) + look.px(10)
        words = self.turn_words(film.at)
        # As wide as the longest, so that the timeline keeps its place.
        font = look.font(theme.SEMI, 16)
        wide = max(font.size(self.turn_words(at))[0] for at in film.turn_starts) + look.px(10)
        place = pygame.Rect(right - wide, inner.y, wide, inner.h)
        if place.left - left >= look.px(SHORTEST):
            widgets.append(Label(look, place, words, role=theme.SEMI, units=16, align="right"))
            right = place.left
        line = pygame.Rect(left, inner.y, right - look.px(16) - left, inner.h)
        timeline = Timeline(
            look,
            line,
            count=len(film.stops),
            at=film.at,
            turns=film.turn_starts,
            signs=[(found.stop, found.what.icon) for found in self.highlights(line.w)],
            go=self._go,
            step=self._step,
            words=self._words_at,
        )
        timeline.key = "film timeline"
        widgets.append(timeline)
        scene.focus.first = timeline
        if scene.focus.current is None:
            scene.focus.focus(timeline, ring=False)
        return widgets

    def _steps(self) -> list[tuple[str, Callable[[], Transition], bool]]:
        """List the buttons from the left: name, what it does, whether it can."""
        film = self.film
        back, on = film.at > 0, not film.ended
        return [
            ("start", partial(self._go, 0), back),
            ("turn_back", partial(self._turn, -1), back),
            ("back", partial(self._step, -1), back),
            ("pause" if film.playing else "play", self.toggle, True),
            ("on", partial(self._step, 1), on),
            ("turn_on", partial(self._turn, 1), on),
            ("end", partial(self._go, len(film.stops) - 1), on),
        ]

    def _play_on_button(self, inner: pygame.Rect, right: int) -> Button:
        look, words = self.look, tr("table.film.play_on")
        wide = min(look.font(theme.SEMI, 16).size(words)[0] + look.px(34), inner.w // 5)
        can = self.film.match.state.outcome() is None
        tip = tr("table.film.tip.play_on" if can else "table.film.unable.play_on")
        rect = pygame.Rect(right - wide, inner.y, wide, inner.h)
        button = Button(look, rect, words, self.play_on, units=16, tooltip=tip, enabled=can)
        button.key = "film play_on"
        return button

    def _eyes(self) -> list[tuple[Seat | None, bool]]:
        """List the eyes there are, the last with all cards open where hands are hidden."""
        film = self.film
        eyes: list[tuple[Seat | None, bool]] = [(seat, False) for seat in film.eyes]
        if film.whole and film.match.info.hidden_hands:
            eyes.append((film.seat, True))
        return eyes

    def _eye(self, rect: pygame.Rect, seat: Seat | None, open_cards: bool) -> Eye:
        if open_cards:
            name, tip = "all", tr("table.film.tip.all")
        elif seat is None:
            name, tip = "onlooker", tr("table.film.tip.onlooker")
        else:
            name, tip = str(seat), tr("table.film.tip.eyes", name=self.scene.course.name(seat))
        act = partial(self._look_through, seat, open_cards)
        eye = Eye(self.look, rect, "", act, tooltip=unmarked(tip))
        if open_cards:
            eye.picture = "poker-hand"
        elif seat is not None:
            eye.colour = self.scene.colours[seat]
        eye.selected = (seat, open_cards) == (self.film.seat, self.film.open_cards)
        eye.key = f"film eyes {name}"
        return eye

    # -- words -------------------------------------------------------------------------

    def turn_words(self, at: int) -> str:
        """Say which turn it is at a stop."""
        key = f"{self.scene.game}.turns.nth"
        return tr(key if has(key) else "ui.saves.turn", n=self.film.turns[at])

    def highlights(self, wide: int) -> list[Found]:
        """Find what is worth seeing, for a line of so many pixels."""
        film = self.film
        key = (film.seat, film.open_cards, wide)
        if self._found[0] != key:
            nearest = -(-len(film.stops) * self.look.px(NEAR) // max(1, wide))
            kinds = self.scene.app.tables[self.scene.game].highlights
            self._found = key, film.find_highlights(kinds, nearest)
        return self._found[1]

    def _words_at(self, at: int) -> str:
        """Say what is at a stop: the turn, and what is worth seeing there."""
        film = self.film
        key = (self._found[0], language())
        if self._words[0] != key:
            story = self.scene.new_story()
            told = [(line, story.line(line.event)) for line in film.told()]
            said = {id(line.event): unmarked(words) for line, words in told}
            shown = {f.stop: said.get(id(f.line.event), "") for f in self._found[1]}
            self._words = key, shown
        words = self._words[1].get(at, "")
        turn = self.turn_words(at)
        return tr("table.film.at", turn=turn, words=words) if words else turn

    # -- what can be done --------------------------------------------------------------

    def toggle(self) -> Transition:
        """Play, or stop; from the end play it again from its beginning."""
        film = self.film
        if film.ended and not film.playing:
            self._go(0)
        film.playing = not film.playing
        self._begun = film.at
        self._rested = self.scene.time
        self.scene.refresh()
        return None

    def _faster(self) -> Transition:
        film = self.film
        film.speed = SPEEDS[(SPEEDS.index(film.speed) + 1) % len(SPEEDS)]
        self.scene.resume()
        return None

    def _step(self, by: int) -> Transition:
        """Go a step on, with its motion, or back."""
        self.film.playing = False
        if by < 0:
            self._stand(self.film.at - 1)
        elif not self.film.ended:
            self.scene.replay(self.film.step)
        return None

    def _turn(self, by: int) -> Transition:
        return self._go(self.film.turn_start(by))

    def _go(self, at: int) -> Transition:
        """Stand at a stop, and stay there."""
        self.film.playing = False
        self._stand(at)
        return None

    def _stand(self, at: int) -> None:
        if at == self.film.at and self.scene.settled:
            self.scene.refresh()
            return
        self.film.go_to(at)
        self.scene.rewound("page")

    def _look_through(self, seat: Seat | None, open_cards: bool = False) -> Transition:
        self.film.look_through(seat, open_cards=open_cards)
        self.scene.open_cards = open_cards
        self.curtains.look_through(seat)
        self.scene.glide()
        self.scene.refresh()
        return None

    def log_chosen(self, number: str) -> Transition:
        """Stand after a deed whose line in the log is clicked."""
        return self._go(self.film.stop_after(int(number)))

    def review(self) -> Transition:
        """Look back at what was decided."""
        from zombiegames.core.match import Match

        self.film.playing = False
        self.scene.refresh()
        return Push(self.scene.app.review(Match.load(self._whole(), self.scene.app.games)))

    def play_on(self) -> Transition:
        """Ask who sits where, and go on as a new game."""
        from zombiegames.ui.watch.branch import PlayOn

        self.film.playing = False
        self.scene.refresh()
        return Push(PlayOn(self.film))

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Take a key of the film."""
        film, key = self.film, event.key
        if event.mod & pygame.KMOD_ALT:
            eyes = dict(enumerate(self._eyes(), pygame.K_1))
            if key in eyes:
                self._look_through(*eyes[key])
            return key in eyes
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if key == pygame.K_m:
            there = [f.stop for f in self._found[1] if f.stop > film.at]
            self._go(there[0] if there else len(film.stops) - 1)
            return True
        acts: dict[int, Callable[[], Transition]] = {
            pygame.K_SPACE: self.toggle,
            pygame.K_HOME: partial(self._go, 0),
            pygame.K_END: partial(self._go, len(film.stops) - 1),
            pygame.K_PAGEUP: partial(self._turn, -1),
            pygame.K_PAGEDOWN: partial(self._turn, 1),
            pygame.K_COMMA: partial(self._step, -1),
            pygame.K_PERIOD: partial(self._step, 1),
            pygame.K_F6: partial(self._turn, -1 if event.mod & pygame.KMOD_SHIFT else 1),
        }
        if key in acts:
            acts[key]()
            return True
        return False

    def own_keys(self) -> list[tuple[str, str]]:
        """List what leads through the film; its buttons say which further keys press them."""
        if SIGNS.device == TOUCH:
            return [(tr("table.film.drag"), tr("table.film.does.drag"))]
        does = {
            "arrows": tr("table.film.does.arrows"),
            "enter": tr("table.film.does.enter"),
            "zones": tr("table.film.turns"),
            "undo": parted(tr("table.film.tip.back"))[0],
        }
        rows = [(SIGNS.cap(name), words) for name, words in does.items()]
        if SIGNS.device == KEYS:
            for name, _, _ in self._steps():
                words, cap, _ = parted(tr(f"table.film.tip.{name}"))
                rows.append((cap, words))
            rows.append(("M", tr("table.film.does.sign")))
            rows.append((tr("table.film.digits"), tr("table.film.does.eyes")))
        return rows

    def back(self) -> None:
        """Go a step back: what undo asks for."""
        self._step(-1)

    def leave(self) -> Transition:
        """Leave the film for where one came from."""
        app = self.scene.app
        return Pop() if len(app.stack.scenes) > 1 else Reset(app.menu())

    def pause_items(self) -> list[PauseItem]:
        """Back to where one came from, and the game as text."""
        items = []
        if len(self.scene.app.stack.scenes) > 2:
            items.append(PauseItem("leave", tr("table.film.leave"), self.leave))
        copies = {"game": self._whole, "here": self.scene.match.save, "log": self._log}
        if not self.film.whole:
            del copies["game"], copies["here"]
        for name, text in copies.items():
            words = tr(f"table.film.copy.{name}")
            items.append(PauseItem(f"copy {name}", words, partial(self._copy, text)))
        return items

    def _whole(self) -> str:
        record = self.film.match.record
        return record._replace(lines=self.film.tape).dumps()

    def _log(self) -> str:
        return "\n".join(unmarked(line) for line in self.scene.log_lines())

    def _copy(self, text: Callable[[], str]) -> Transition:
        from zombiegames.ui.kit.text_input import copy_text

        done = copy_text(text())
        self.scene.app.notify("table.film.copied" if done else "table.film.not_copied")
        return None

    # -- time --------------------------------------------------------------------------

    def update(self) -> Sequence[pygame.Rect]:
        """Let the film go on once the table has rested."""
        scene, film = self.scene, self.film
        if not film.playing:
            return ()
        if not scene.settled or not scene.director.idle:
            self._rested = scene.time
        elif scene.time - self._rested >= film.rest():
            self._rested = scene.time
            if film.ended or self._stops_here():
                film.playing = False
                scene.refresh()
            else:
                scene.replay(film.step)
        return ()

    def _stops_here(self) -> bool:
        """Tell whether to stop by itself: there is a sign, which it did not begin at."""
        film = self.film
        if film.at == self._begun or not self.scene.app.settings.stop_at_marks:
            return False
        return any(found.stop == film.at for found in self._found[1])

    def draw(self, surface: pygame.Surface) -> None:
        """All of it is widgets."""

    def played(self) -> None:
        """Nothing is."""

    def show(self) -> None:
        """There is nothing to advise."""

    def finish(self) -> Transition:
        """It never ends by itself."""
        return None
