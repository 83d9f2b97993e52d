"""While computers think: who does, "play now", the way to the own turn; and advice for a person."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.core.bot import NO_IDEA
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.text import draw_lines, fit_text, unmarked
from zombiegames.ui.table.speech import Advised

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.table.course import Advice
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.table.speech import Speech

SPEED = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "instant": 0.0}
"""Setting → times normal; 0 is at once."""

BOT_PAUSE = 0.5
"""Seconds at normal speed between what a computer saw and what it does."""

WARM_AFTER = 0.2
"""Seconds at a table until the process that thinks is started: the first pictures come first."""

BEATS = 3
"""Looks of the sign of thought a second."""

RECAP = 5
"""Lines at most that say what has passed while turns were skipped."""

LARGE = 1.3
"""Size of words from which the hint is a little smaller than they are."""

NEAR, FAR = 2, 10
"""Of 100 games: so close is as good, so far apart is a clear case."""


class Waiting:
    """The time in which a table waits for thought."""

    def __init__(self, scene: Hooks[Any], speech: Speech) -> None:
        self.scene = scene
        self.speech = speech
        self.skipping = False
        """Whether everything passes by until the own turn."""
        self._sign: tuple[bool, int] = (False, 0)
        self._others_acted = False
        """Whether a computer has done something since a person was asked last."""

    # -- thinking ----------------------------------------------------------------------

    @property
    def sign_shown(self) -> bool:
        """Whether the sign of thought is to be seen: never who is asked in secret."""
        if self.scene.course.advising:
            return True
        return self.scene.course.pondering and self.scene.view.to_act() == self.scene.course.acting

    def wait(self, dt: float) -> list[pygame.Rect]:
        """Let thought go on; list what it changed."""
        if self.scene.course.decides and self.scene.time >= WARM_AFTER:
            self.scene.course.minds.warm()
        if self.scene.settled and self.scene.director.idle:
            if self._others_acted and self.scene.choice is not None:
                # Whoever looks elsewhere feels that they are asked again.
                self._others_acted = False
                self.scene.app.buzz()
            if self.scene.course.computer_acts:
                self._think(dt)
            elif self.scene.course.advising:
                advice = self.scene.course.advice()
                if advice is not None:
                    self.show_advice(advice)
        shown = self.sign_shown
        still = self.scene.app.settings.reduced_motion or not shown
        sign = (shown, 0 if still else int(self.scene.time * BEATS) % BEATS)
        before, self._sign = self._sign, sign
        if shown != before[0]:
            self.scene.refresh()
        return [self.scene.hint_rect] if sign != before else []

    def _think(self, dt: float) -> None:
        self.set_speed()
        pace = 0.0 if self._hurries else SPEED[self.scene.app.settings.pace]
        pause = self.scene.bot_pause(BOT_PAUSE / pace) if pace else 0.0
        action = self.scene.course.think(dt, pause)
        if action is not None:
            self._others_acted = True
            self.scene.do(action)

    def play_now(self) -> Transition:
        """Let the computer that thinks play what it has found so far."""
        if self.scene.course.computer_acts:
            self.scene.course.hurry()
        return None

    def offers(self) -> list[Offer]:
        """List what a person can do while it is not their turn."""
        offers: list[Offer] = []
        if self.may_skip:
            name = "skip" if self.scene.course.persons else "finish_fast"
            offers.append((name, tr(f"table.button.{name}"), self.skip_to_me))
        if self.scene.course.computer_acts and self.scene.course.persons:
            # Its place is kept while it does not show, so that nothing moves under the pointer.
            offers.append(("play_now", tr("table.button.play_now"), self.play_now))
        return offers

    # -- to the own turn ---------------------------------------------------------------

    @property
    def _hurries(self) -> bool:
        return self.skipping or self.scene.course.hurries

    @property
    def may_skip(self) -> bool:
        """Whether there are turns to be let pass: with one person up to the own, with none to the
        end.
        """
        course = self.scene.course
        return (
            len(course.persons) <= 1
            and course.decides
            and not self.skipping
            and not course.over
            and not course.person_acts
        )

    def skip_to_me(self) -> Transition:
        """Let everything pass until a person must decide, or it is over."""
        if self.may_skip:
            self.skipping = True
            self.set_speed()
            self.scene.director.skip_on()
            self.scene.refresh()
        else:
            self.scene.app.play("refuse")
        return None

    def arrive(self) -> None:
        """Stand still after the turns that were let pass: a person is to decide, or it is over."""
        self.skipping = False
        self.set_speed()
        if not self.scene.course.over:
            self.recap()

    def recap(self) -> None:
        """Say what has passed."""
        if self.scene.recaps and self._passed():
            self.speech.advise(lambda: "\n".join([tr("ui.curtain.since"), *self._passed()]))

    def _passed(self) -> list[str]:
        """Say line by line what has passed: what names the person, or where nothing does the end
        of it; no headings.
        """
        viewer = self.scene.viewer
        assert viewer is not None, "only a lone person skips"
        lines = [line for line in self.scene.since_decision_of(viewer) if "**" not in line]
        name = self.scene.course.name(viewer)
        own = [line for line in lines if name in line]
        told = own if own and len(self.scene.names) > 2 else lines
        return [unmarked(line) for line in told[-RECAP:]]

    def set_speed(self) -> None:
        """Take the speed of motion from the settings; what is let pass does not move, but what is
        held up can be read, if anybody still waits for a turn.
        """
        speed = SPEED[self.scene.app.settings.speed] * self.scene.course.speed
        self.scene.director.speed = 0.0 if self._hurries else speed
        self.scene.director.holds = self._hurries and speed > 0 and bool(self.scene.course.persons)

    # -- advice ------------------------------------------------------------------------

    def suggest(self) -> Transition:
        """Ask what a computer would do; asked again while it thinks, let it be."""
        choice = self.scene.choice
        if self.scene.teacher is not None:
            self.scene.teacher.show()
        elif self.scene.course.advising:
            self.speech.hush()
        elif choice is None or not self.scene.settled:
            self.scene.app.play("refuse")
        else:
            self.speech.hush(quiet=True)
            self.scene.course.ask_advice(choice.view, choice.seat)
            self.scene.dirty = True
        return None

    def show_advice(self, advice: Advice) -> None:
        """Choose what is advised, up to the last click, and point at that."""
        choice = self.scene.choice
        if choice is None:
            return
        thought = advice.thought
        clicks = self._clicks(advice, thought.action)
        choice.picker.clear()
        for click in clicks[:-1]:
            choice.picker.click(click)
        rival = None
        if thought.rival is not None and thought.rival_chance != NO_IDEA:
            others = self._clicks(advice, thought.rival)
            rival = next((click for click in others if click not in clicks), None)
        self.speech.advised = Advised(clicks[-1], thought.chance, rival, thought.rival_chance)
        words = partial(self.advice_words, advice)
        if thought.chance == NO_IDEA:
            self.speech.point_at(clicks[-1], words)
        else:
            self.speech.advise(words)

    def _clicks(self, advice: Advice, action: Action) -> list[Clickable]:
        clicks: list[Clickable] = []
        for step in self.scene.path(advice.view, action):
            clicks += sorted(step) if isinstance(step, frozenset) else [step]
        return clicks

    def advice_words(self, advice: Advice) -> str:
        """Say how good the advised action is, how good the next best, and why."""
        thought = advice.thought
        if thought.chance == NO_IDEA:
            words = [tr("table.suggest")]
        else:
            words = [tr("table.advice.best", n=round(100 * thought.chance))]
        if thought.rival is not None and thought.rival_chance != NO_IDEA:
            words.append(tr("table.advice.rival", n=round(100 * thought.rival_chance)))
        if advice.reason is not None:
            words.append(tr(f"{self.scene.game}.advice.{advice.reason}"))
        elif len(advice.view.legal_actions()) == 1:
            words = [tr("table.advice.only")]
        elif NO_IDEA not in (thought.chance, thought.rival_chance):
            ahead = round(100 * thought.chance) - round(100 * thought.rival_chance)
            sort = "clear" if ahead >= FAR else "close" if ahead <= NEAR else "better"
            words.append(tr(f"table.advice.{sort}"))
        return "\n".join(words)

    def draw_hint(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """Draw what is going on, with the sign of thought."""
        scene, rect = self.scene, self.scene.hint_rect
        words = scene.hint_words()
        if not words or not clip.colliderect(rect):
            return
        units = 17 if scene.look.text_size < LARGE else 15
        role = theme.FLAVOUR
        fitted = fit_text(scene.look, words, role, units, rect.size, lines=scene.hint_lines)
        ink = theme.ACT if scene.can_act else theme.MUTED
        draw_lines(surface, scene.look, fitted, role, ink, rect, align="center")
        font = scene.look.assets.font(role, fitted.px)
        wide = max(font.size(line)[0] for line in fitted.lines)
        place = pygame.Rect(0, 0, wide, fitted.height)
        place.center = rect.center
        self._draw_sign(surface, place)

    def _draw_sign(self, surface: pygame.Surface, words: pygame.Rect) -> None:
        """Draw the sign of thought before words: a brain in which something stirs."""
        if not self._sign[0]:
            return
        look = self.scene.look
        side = look.text_px(17) + look.px(8)
        place = pygame.Rect(0, 0, side, side)
        place.midright = words.left - look.px(8), words.centery
        place.clamp_ip(self.scene.hint_rect)
        brain = look.icon("brain", round(side / look.scale), theme.MUTED)
        surface.blit(brain, brain.get_rect(center=place.center))
        dot = max(2, look.px(3))
        for at in range(BEATS):
            colour = theme.ACT if at == self._sign[1] else theme.PANEL_EDGE
            spot = pygame.Rect(0, 0, 2 * dot, 2 * dot)
            spot.center = place.centerx + (at - 1) * 3 * dot, place.bottom + dot
            paint.panel(surface, look, spot, colour, radius=2)
