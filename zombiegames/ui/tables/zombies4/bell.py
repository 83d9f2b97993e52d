"""The bell: several people at one table are not asked one by one whether they play a card.

Whenever the rules open a window, and after every card, a bell with every person's name stands
open for a moment, whether anybody could play or not. Who rings gets the curtain and plays; if
nobody rings, all decline. What is asked in secret stays a secret that way (ZF-55).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.actions import Pass
from zombiegames.games.zombies4.cards import CANCEL, IS_PAGE, KINDS, NOT_RIGHT
from zombiegames.games.zombies4.seats import in_front
from zombiegames.store.settings import BELLS
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.dialogs import PauseItem
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.page import BACK_KEYS
from zombiegames.ui.kit.scene import MOTION, STILL, Pop, Push, Scene
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.widget import Button, Panel
from zombiegames.ui.tables.zombies4.aids import Aids

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.match import Deed, Match
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.scene import Offer, Program, Transition
    from zombiegames.ui.kit.theme import PlayerColour

OPEN_FOR = 2.2
"""Seconds a short bell stands open."""

ALONE_FOR = 6.0
"""Seconds a question to a person alone stands open, with a short bell."""

ASKED = (ask.WINDOW, ask.CANCEL)


class Bell(Scene):
    """Names to ring by, over the table; the pointer's hands are hidden meanwhile."""

    overlay = True
    dim = 60

    def __init__(
        self,
        question: Callable[[], str],
        people: Sequence[tuple[Seat, str, PlayerColour]],
        done: Callable[[Seat | None], Transition],
        seconds: float,
    ) -> None:
        self.question = question
        self.people = people
        self.done = done
        self.seconds = seconds
        """0: until OK."""
        self.left = seconds

    def enter(self, app: Program) -> None:
        """Come up."""
        super().enter(app)
        self.focus = Focus(app.look, app.play)

    def spoken(self) -> list[str]:
        """Say the question."""
        return [self.question()]

    def layout(self, size: tuple[int, int]) -> None:
        """A question, a row of names, a way on."""
        look = self.look = self.app.look
        focus = self.focus
        focus.clear()
        focus.look = look
        gap = look.px(10)
        count = len(self.people)
        wide = min(size[0] - 4 * gap, max(look.px(620 * look.text_size), count * look.px(170)))
        side = look.text_px(22) + look.px(8)
        room = wide - look.px(36) - look.px(120) - side - look.px(8)
        self._fitted = fit_text(look, self.question(), theme.SEMI, 19, (room, 2 * side), lines=2)
        self._icon = side
        title = max(side, self._fitted.height)
        high = title + look.text_px(18) + look.px(112)
        self.rect = pygame.Rect(0, 0, wide, high)
        self.rect.midbottom = (size[0] // 2, size[1] - look.px(40))
        focus.add(Panel(look, self.rect, floating=True))
        inner = self.rect.inflate(-2 * look.px(18), -2 * look.px(14))
        self._title = pygame.Rect(inner.x, inner.y, inner.w - look.px(120), title)
        row = pygame.Rect(
            inner.x, self._title.bottom + gap, inner.w, inner.bottom - self._title.bottom - gap
        )
        each = (row.w - gap * (count - 1)) // count
        row.h = min(row.h - look.px(12), look.px(64))
        for n, (seat, name, _) in enumerate(self.people):
            rect = pygame.Rect(row.x + n * (each + gap), row.y, each, row.h)
            button = focus.add(Button(look, rect, name, partial(self._end, seat), units=18))
            button.key = f"ring {seat}"
        ok = pygame.Rect(inner.right - look.px(110), inner.y, look.px(110), side)
        words = tr("zombies4.bell.ok")
        button = focus.add(
            Button(look, ok, words, partial(self._end, None), kind="commit", units=16)
        )
        button.key = "ok"
        focus.default = button
        self._bar = pygame.Rect(inner.x, self.rect.bottom - look.px(14), inner.w, look.px(5))
        focus.restore(look)
        self.dirty = True

    def _end(self, seat: Seat | None) -> Transition:
        return Pop(self.done(seat))

    def handle(self, event: pygame.event.Event) -> Transition:
        """Ring, or let it pass."""
        if event.type == pygame.KEYDOWN and event.key in BACK_KEYS:
            return self._end(None)
        if event.type == pygame.KEYDOWN and pygame.K_1 <= event.key < pygame.K_1 + len(self.people):
            return self._end(self.people[event.key - pygame.K_1][0])
        self.focus.handle(event)
        if self.focus.stale:
            self.focus.stale = False
            self.dirty = True
        return self.focus.take()

    def pace(self) -> int:
        """Let the bar shrink."""
        return MOTION if self.seconds else STILL

    def update(self, dt: float) -> Transition:
        """Let time run out."""
        if not self.seconds:
            return None
        self.left -= dt
        self.dirty = True
        return self._end(None) if self.left <= 0 else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw question, names, signs and time."""
        look = self.look
        self.focus.draw(surface)
        side = self._icon
        icon = look.assets.icon("ringing-bell", side, look.colour(theme.ACT))
        surface.blit(icon, icon.get_rect(midleft=self._title.midleft))
        box = self._title.copy()
        box.x += side + look.px(8)
        box.w -= side + look.px(8)
        draw_lines(surface, look, self._fitted, theme.SEMI, theme.BONE, box)
        for widget in self.focus.widgets:
            if widget.key.startswith("ring "):
                seat = int(widget.key[5:])
                colour = next(c for s, _, c in self.people if s == seat)
                sign = paint.shape(look, colour.shape, look.px(20), colour.fill, theme.BONE)
                surface.blit(
                    sign, sign.get_rect(midleft=(widget.rect.x + look.px(8), widget.rect.centery))
                )
        if self.seconds:
            paint.panel(surface, look, self._bar, theme.WELL, radius=3)
            rest = self._bar.copy()
            rest.w = round(rest.w * max(0.0, self.left / self.seconds))
            if rest.w > 2:
                paint.panel(surface, look, rest, theme.ACT, radius=3)


class Bells(Aids):
    """The layer of the table that rings for several people."""

    @property
    def bell(self) -> str:
        """How long the bell, or a question to a person alone, stands open: one of ``BELLS``; the
        table's menu changes it.
        """
        settings = self.app.settings
        return settings.bell if self.rings else settings.lone_bell

    def __init__(self, match: Match) -> None:
        self._answer: tuple[Any, Seat | None] | None = None
        """For which question the bell stood open, and who rang."""
        self._moments: list[str] = []
        """Windows that went by in the rules without anybody being asked."""
        self._waits_for: tuple[Any, float] = (None, 0.0)
        """The choice that a person alone is asked for, and the seconds left to answer."""
        self._spared: set[int] = {-1, NOT_RIGHT}
        """Kinds of cards that a person alone is not asked about for the rest of the game; -1 is
        none, and what does the same in the own turn need not be asked about in others'.
        """
        self._before: Seat | None = None
        """Through whose eyes the table was shown before the bell."""
        super().__init__(match)

    @property
    def rings(self) -> bool:
        """Whether there are several people, and a bell for them."""
        return len(self.course.persons) > 1

    def do(self, action: Action) -> None:
        """Do an action; a card played opens new questions."""
        if not isinstance(action, Pass):
            self._answer = None
        super().do(action)

    def forget_plans(self) -> None:
        """What was asked in another position is asked anew."""
        self._answer, self._moments = None, []
        super().forget_plans()

    def tell(self, deeds: Sequence[Deed]) -> None:
        """Notice the windows that open."""
        if self.rings and self.bell != "off" and not self.course.over:
            self._moments = [m for deed in deeds for e in deed.entries if (m := _moment(e.event))]
        super().tell(deeds)

    def settle(self) -> None:
        """Let the bell stand open before a question, real or not, reaches anybody."""
        open_ = not self.curtains.covered
        if open_ and (self.wanted is not None or (self.rings and self._at_bell())):
            return
        super().settle()
        if self.settled and self.wanted is None:
            self.go_on()

    def _at_bell(self) -> bool:
        """Open the bell, or act on what came of it; False where nothing is asked."""
        state = self.state
        if self.course.over:
            return False
        asked = state.prompt in ASKED and self.course.person_acts
        if not asked:
            if self._moments:
                moment = self._moments.pop(0)
                self._moments = []
                self._open(moment, ("none", len(self.match)))
                return True
            return False
        self._moments = []
        key = (state.prompt, state.round, state.seat, state.window, len(state.plays))
        if self.bell == "off":
            self.do(Pass())
            return True
        if self._answer is None or self._answer[0] != key:
            moment = "cancel" if state.prompt == ask.CANCEL else ask.WINDOWS[state.window]
            self._open(moment, key)
            return True
        if self._answer[1] != self.course.acting:
            self.do(Pass())
            return True
        return False

    def _open(self, moment: str, key: Any) -> None:
        """Put the bell up; under it the table shows what anybody may see."""
        state = self.state
        name = self.course.name(max(0, state.seat))
        question = partial(tr, f"zombies4.bell.{moment}", name=name)
        people = [(s, self.course.name(s), self.colours[s]) for s in self.course.persons]

        def done(seat: Seat | None) -> Transition:
            return self._rung(key, seat)

        self._before = self.viewer
        self.curtains.hide()
        seconds = 0.0 if self.bell == "ok" else OPEN_FOR
        self.wanted = Push(Bell(question, people, done, seconds))

    def _rung(self, key: Any, seat: Seat | None) -> Transition:
        self.curtains.covered = False
        self._answer = (key, seat)
        if seat is None:
            # Whoever had the table before has it still.
            self.curtains.look_through(self._before)
            self.stage.reconcile(self.arrange(self.view))
            return None
        if self.course.acting == seat:
            return None
        state = self.state
        if state.prompt in ASKED and self.course.person_acts:
            return None
        self.curtains.draw_curtain(seat, partial(self.app.notify, "zombies4.bell.nothing"))
        return self.take()

    def next_bell(self) -> Transition:
        """Change how long the bell stands open."""
        settings = self.app.settings
        bell = BELLS[(BELLS.index(self.bell) + 1) % len(BELLS)]
        if self.rings:
            settings.bell = bell
        else:
            settings.lone_bell = bell
        settings.save()
        self.app.notify(f"zombies4.bell.set.{self.bell}")
        return None

    def menu_items(self) -> list[PauseItem]:
        """Offer the bell in the menu of the table."""
        items = super().menu_items()
        if self.course.persons:
            words = tr(f"zombies4.bell.set.{self.bell}")
            items.append(PauseItem("bell", words, self.next_bell))
        return items

    # -- a person alone ----------------------------------------------------------------

    def passes(self, view: Any, seat: int) -> bool:
        """Whether a question is passed over: also all of them with the bell off, and before the
        first turn of one's first game, when nobody knows yet what it is about.
        """
        if super().passes(view, seat):
            return True
        if self.rings or view.prompt not in ASKED:
            return False
        if self._spared.issuperset(map(_kind, view.legal_actions())):
            return True
        return self.bell == "off" or (
            view.round == 1
            and not self.app.statistics.tally(self.game).games
            and told.TurnBegan(seat, 1) not in [line.event for line in self.course.log]
        )

    def offers(self) -> list[Offer]:
        """Offer not to be asked about cards any more: the one chosen, or all that are a reason."""
        kinds = self._reasons()
        if not kinds:
            return super().offers()
        first, *more = kinds
        sort = "card"
        if first == CANCEL:
            sort = "cancel"
        elif more:
            sort = "pages" if all(IS_PAGE[kind] for kind in kinds) else "cards"
        words = tr(f"zombies4.prompt.spare.{sort}", card=kind_name(first))
        return [*super().offers(), ("spare", words, partial(self.spare, kinds))]

    def _reasons(self) -> list[int]:
        """List the kinds of cards because of which a person alone is asked; the one chosen."""
        choice = self.choice if self.can_act and not self.rings else None
        if choice is None or choice.view.prompt not in ASKED:
            return []
        if choice.view.prompt != ask.CANCEL and choice.picker.started:
            return [choice.picker.selected[0][1]]
        return sorted({*map(_kind, choice.actions)} - self._spared)

    def button_tip(self, name: str) -> str:
        """Explain what a main button does; name the cards that are no reason to ask any more."""
        if name == "spare":
            cards = ", ".join(map(kind_name, self._reasons()))
            return tr("zombies4.tip.spare", cards=cards)
        return super().button_tip(name)

    def spare(self, kinds: Sequence[int]) -> Transition:
        """Play nothing, and ask about kinds of cards no more; the menu has them back."""
        self._spared.update(kinds)
        self.do(Pass())
        return None

    def left_out(self) -> list[PauseItem]:
        """Offer to be asked about cards again, too."""
        seat = self.places.seat
        cards = [
            PauseItem(
                f"card {kind}",
                tr("zombies4.ask_again.card", card=kind_name(kind)),
                partial(self.ask_about, kind),
            )
            for kind in sorted(self._spared - {-1})
            if kind != NOT_RIGHT or in_front(self.view, seat, kind) >= 0
        ]
        return [*super().left_out(), *cards]

    def ask_about(self, kind: int) -> Transition:
        """Ask about a kind of card again."""
        self._spared.discard(kind)
        return None

    def update(self, dt: float) -> Transition:
        """Let the time to answer run out, unless a card is taken up."""
        choice = self.choice if self.can_act and not self.rings else None
        if choice is None or self.bell != "short" or choice.view.prompt not in ASKED:
            self._waits_for = (None, 0.0)
        elif self._waits_for[0] is not choice or choice.picker.started:
            self._waits_for = (choice, ALONE_FOR)
        else:
            self._waits_for = (choice, self._waits_for[1] - dt)
            self.stage.vacate(self._time_bar())
            if self._waits_for[1] <= 0:
                self.do(Pass())
        return super().update(dt)

    def _time_bar(self) -> pygame.Rect:
        """Where the time left to answer shows: over the buttons."""
        area, high = self.buttons_rect, self.look.px(5)
        return pygame.Rect(area.x, area.y - high - self.look.px(3), area.w, high)

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw the time left to answer."""
        super().draw_above(surface)
        if self._waits_for[0] is not None:
            bar = self._time_bar()
            paint.panel(surface, self.look, bar, theme.WELL, radius=3)
            bar.w = round(bar.w * max(0.0, self._waits_for[1]) / ALONE_FOR)
            if bar.w > 2:
                paint.panel(surface, self.look, bar, theme.ACT, radius=3)

    def pace(self) -> int:
        """Let the bar shrink."""
        return MOTION if self._waits_for[0] is not None else super().pace()


def kind_name(kind: int) -> str:
    """Name a kind of card."""
    return tr(f"zombies4.card.{KINDS[kind]}.name")


def _kind(action: Any) -> int:
    """Give the kind of card that an answer plays; what plays none asks about none."""
    return CANCEL if action.kind == "cancel" else getattr(action, "card", -1)


def _moment(event: Any) -> str:
    """Name the window that an event opens, empty where it opens none."""
    match event:
        case told.TurnBegan():
            return "start"
        case told.FightBegan():
            return "fight"
        case told.PhaseBegan(_, 5):
            return "move"
        case told.PhaseBegan(_, 7):
            return "moved"
        case told.PhaseBegan(_, 8):
            return "end"
        case told.SpellTried():
            return "spell"
        case told.CardPlayed():
            return "cancel"
    return ""
