"""The program: one window, one stack of scenes, one loop that sleeps when nothing moves."""

from __future__ import annotations

import datetime
import io
import os
import sys
import time
from typing import TYPE_CHECKING

from zombiegames.store.notices import Notice
from zombiegames.ui.kit.window import Window, is_game_mode

import pygame  # isort: skip  (the window prepares the environment first)

from time import perf_counter as now

from zombiegames.ai.minds import Thinking
from zombiegames.ui.doors import Doors
from zombiegames.ui.events import Cleaner
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.audio import Audio
from zombiegames.ui.kit.fonts import SUBSTITUTE
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.scene import IDLE, Scene, SceneStack
from zombiegames.ui.kit.signs import KEYS, PAD, SIGNS, TOUCH
from zombiegames.ui.kit.text import forget_lines
from zombiegames.ui.kit.toast import Toasts, draw_moment
from zombiegames.ui.pads import Change, Pads
from zombiegames.ui.touch import STILL, Touch, aim

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from zombiegames.store.profile import Profile
    from zombiegames.ui.voice.narrator import Narrator
    from zombiegames.ui.voice.voice import Voice

SLEEP_AFTER = 20.0
"""Seconds without input until idle life sleeps."""

HIDDEN_PACE = 4
"""Updates a second while the window cannot be seen."""

HOLDING_PACE = 30
"""Updates a second while a direction is held on a pad."""

SPEAKING_PACE = 4
"""Updates a second while something is said: it may turn out that it cannot be."""

CLOSING = 0.5
"""Seconds that the program waits at its end for the voice to fall silent, at most."""

NAP, DROWSY_NAP, HIDDEN_NAP = 0.012, 0.035, 0.1
"""Seconds between two looks for events: in use, untouched for long, hidden."""

NO_FIELDS: Mapping[str, object] = {}
"""Of words that need none."""

FELT = frozenset(("brain", "explosion"))
"""Sounds of what can be felt."""

_LEAVING = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
"""Somebody turns to another window."""

LONGEST_STEP = 0.1
"""Seconds: after a long pause motion goes on from where it was."""


def _happened() -> list[pygame.event.Event]:
    """Take what has happened since the last call.

    pygame cannot tell of a dropped file whose name is no text, and loses what came with it.
    """
    try:
        return pygame.event.get()
    except (SystemError, UnicodeError):
        return [pygame.event.Event(pygame.DROPFILE, file=SUBSTITUTE)]


class App(Doors):
    """All that scenes share.

    ``look`` and ``size`` change; scenes hear of it through :meth:`Scene.layout`.
    """

    def __init__(
        self,
        profile: Profile,
        *,
        windowed: bool = False,
        language: str = "",
        thinking: Thinking | None = None,
    ) -> None:
        self.profile = profile
        self.thinking = thinking or Thinking()
        """How computers think at the tables."""
        self.settings = profile.settings
        self.saves = profile.saves
        self.statistics = profile.statistics
        i18n.set_language(language or self.settings.language or i18n.system_language())
        self.assets = Assets()
        self.audio = Audio(self.assets)
        self.window = Window(
            self.settings.window_size,
            (self.settings.full_screen or is_game_mode()) and not windowed,
            tr("ui.title"),
        )
        pygame.font.init()
        pygame.key.set_repeat(350, 40)
        self.size = self.window.canvas_size
        """Pixels of the canvas scenes draw on."""
        self.look = self._make_look()
        self.stack = SceneStack(self)
        self.toasts = Toasts(self)
        self.narrator: Narrator | None = None
        """Says what is on the screen, where that is wished."""
        self._voice: Voice | None = None
        self._cleaner = Cleaner()
        self._touch = Touch()
        self.pads = Pads()
        self.pads.right_confirms = self.settings.right_confirms
        self._last_input = now()
        self._last_update = now()
        self._frames = 0
        self._pressed_on: Scene | None = None

    # -- what scenes ask for -----------------------------------------------------------

    def set_language(self, code: str) -> None:
        """Speak another language from now on, everywhere."""
        i18n.set_language(code)
        self.settings.language = code
        self.settings.save()
        pygame.display.set_caption(tr("ui.title"))
        self.assets.forget_words()
        self.refresh()

    def refresh(self) -> None:
        """Take over changed settings and lay everything out anew."""
        self.settings.save()
        self.pads.right_confirms = self.settings.right_confirms
        self.audio.set_volumes(
            self.settings.effects_volume, self.settings.music_volume, self.settings.muted
        )
        self.size = self.window.canvas_size
        scale = self.look.scale
        self.look = self._make_look()
        if self.look.scale != scale:
            self.assets.forget()
            forget_lines()
        self.toasts.layout()
        self.stack.layout()
        self._follow_voice()

    def _follow_voice(self) -> None:
        """Begin or cease to say what is on the screen, as the settings have it."""
        if self.settings.voice == (self.narrator is not None):
            return
        if self.narrator is not None:
            self._hush()
            self.narrator = None
            return
        from zombiegames.ui.voice.narrator import Narrator

        self.narrator = Narrator(self, self._speaker())

    def offer_voice(self) -> None:
        """Show that the program can be heard, and say it once."""
        self.notify("ui.toast.voice_offer")
        voice = self._speaker()
        voice.language = i18n.language()
        voice.say(tr("ui.toast.voice_offer"))

    def _speaker(self) -> Voice:
        """Give the one voice, made when it is first needed."""
        from zombiegames.ui.voice.mouths import find_mouths
        from zombiegames.ui.voice.voice import Voice

        self._voice = self._voice or Voice(find_mouths())
        return self._voice

    def _hush(self, seconds: float = 0.0) -> None:
        """Let the voice fall silent for good; wait at most so long for it."""
        if self._voice is not None:
            self._voice.close(seconds)
            self._voice = None

    def _make_look(self) -> Look:
        settings = self.settings
        self.assets.make_room(self.size)
        return Look(
            self.size,
            self.assets,
            text_size=settings.text_size / 100,
            high_contrast=settings.high_contrast,
            reduced_motion=settings.reduced_motion,
        )

    def today(self) -> datetime.date:
        """Tell what day it is here."""
        return datetime.date.today()

    def play(self, sound: str) -> None:
        """Play a sound; a short form for scenes. What is an event can be felt, too."""
        self.audio.play(sound)
        if sound in FELT:
            self.buzz()

    def buzz(self) -> None:
        """Let the pad be felt, where that is wished."""
        if self.settings.rumble:
            self.pads.buzz()

    def notify(
        self, key: str, fields: Mapping[str, object] = NO_FIELDS, *, sticky: bool = False
    ) -> None:
        """Show the words of a key over whatever is there; ``sticky``: until clicked."""
        self.toasts.show(key, fields, sticky=sticky)
        if self.narrator is not None:
            self.narrator.tell(self.toasts.texts[0])

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.window.toggle_full_screen()
        self.one_moment()
        self.settings.full_screen = self.window.full_screen
        self.refresh()

    def toggle_voice(self) -> None:
        """Say what is on the screen from now on, or no more."""
        self.settings.voice = not self.settings.voice
        self.refresh()
        self.notify("ui.toast.voice_on" if self.settings.voice else "ui.toast.voice_off")

    def one_moment(self) -> None:
        """Say at once that the next step takes a moment: for one longer than a tenth of a second.

        What is shown is drawn anew after it.
        """
        canvas = self.window.canvas
        canvas.set_clip(None)
        draw_moment(canvas, self.look)
        self.window.show()
        if self.stack.scenes:
            self.stack.top.dirty = True

    def screenshot(self) -> Path | None:
        """Keep what is on the screen as a picture, and say where."""
        picture = io.BytesIO()
        pygame.image.save(self.window.canvas, picture, "screen.png")
        stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
        kept = self.profile.keep_picture(picture.getvalue(), f"zombiegames-{stamp}")
        if isinstance(kept, Notice):
            self.notify(kept.key, kept.fields)
            return None
        self.notify("ui.toast.screenshot", {"place": str(kept)})
        return kept

    def scene_changed(self) -> None:
        """Follow a change of scenes: music, pressed buttons."""
        self._pressed_on = None
        if self.stack.scenes:
            music = self.stack.top.music()
            if music is not None:
                self.audio.music(music)

    # -- the loop ----------------------------------------------------------------------

    def start(self, scene: Scene) -> None:
        """Put the first scene up and draw it."""
        from zombiegames.ui.kit.scene import Reset

        self.stack.change(Reset(scene))
        self.draw()
        self._follow_voice()
        self.audio.set_volumes(
            self.settings.effects_volume, self.settings.music_volume, self.settings.muted
        )

    def run(self) -> int:
        """Loop until a scene quits; gives the exit code."""
        self.audio.open()
        self.window.set_icon(self.assets.picture("icon", (64, 64)))
        self.pads.listen()
        try:
            while not self.stack.ended:
                self.step()
        finally:
            self.close()
        return 0

    def pace(self) -> int:
        """How many updates a second are wanted now."""
        if not self.stack.scenes:
            return 0
        wanted = self.stack.top.pace()
        if wanted == IDLE and (
            self.settings.reduced_motion or now() - self._last_input > SLEEP_AFTER
        ):
            wanted = 0
        speaks = self.narrator is not None and self.narrator.voice.busy
        wanted = max(
            wanted,
            self.toasts.pace(),
            HOLDING_PACE if self.pads.holding else 0,
            SPEAKING_PACE if speaks else 0,
        )
        return min(wanted, HIDDEN_PACE) if self.window.hidden else wanted

    def step(self) -> None:
        """Wait until there is something to do, and do it."""
        pace = self.pace()
        if pace:
            due = self._last_update + 1 / pace
            events = self._wait(due - now())
        else:
            events = self._wait(60.0)
        try:
            self._live(events, pace)
        except Exception as error:
            self.crash(error)

    def _wait(self, seconds: float) -> list[pygame.event.Event]:
        """Sleep until something happens, ``seconds`` at most.

        ``pygame.event.wait`` looks a thousand times a second, which costs 3 % of a core; the
        longer nobody has touched anything, the more rarely it is enough to look. A stick that
        trembles, as some do all the time, wakes nobody.
        """
        until = now() + seconds
        while True:
            events = [event for event in _happened() if not self.pads.trembles(event)]
            left = until - now()
            if events or left <= 0:
                return events
            quiet = now() - self._last_input > SLEEP_AFTER
            nap = HIDDEN_NAP if self.window.hidden else DROWSY_NAP if quiet else NAP
            time.sleep(min(left, nap))

    def _live(self, events: list[pygame.event.Event], pace: int) -> None:
        begun = now()
        self.dispatch(events)
        moment = now()
        if pace == 0 or moment - self._last_update >= 0.9 / pace:
            # After a sleep, motion starts from where it is.
            passed = min(LONGEST_STEP, moment - self._last_update) if pace else 0.0
            self._last_update = moment
            if not self.stack.ended:
                self.stack.update(passed)
                self.toasts.update(passed)
        for notice in self.profile.take_notices():
            sticky = notice.key.startswith("store.unwritable")
            self.notify(notice.key, notice.fields, sticky=sticky)
        if not self.stack.ended and not self.window.hidden:
            self.draw_changes()
        if not self.stack.ended and self.narrator is not None:
            self.narrator.look()
        self._cleaner.rest(begun)

    def dispatch(self, events: list[pygame.event.Event]) -> None:
        """Give events to the program and to the top scene."""
        resized = False
        events = self._cleaner.clean(self.pads.translate(events), self.window.pane, self.size)
        events = self._touch.translate(events, self.look.px(STILL), self._aim)
        self._follow_device(events)
        if not self.stack.scenes:
            return
        scene_at_start = self.stack.top
        for event in events:
            if event.type == pygame.QUIT:
                self.stack.ended = True
                return
            if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
                resized = True
                continue
            if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
                self.stack.top.dirty = True
                continue
            if event.type in _LEAVING:
                self.audio.pause(self.settings.pause_in_background)
            elif event.type == pygame.WINDOWFOCUSGAINED:
                self.audio.pause(False)
            if self._is_input(event):
                self._last_input = now()
            if event.type == pygame.DROPFILE:
                self._dropped(event.file)
                continue
            pressed = event.type == pygame.MOUSEBUTTONDOWN
            if pressed and event.again and self._pressed_on is not self.stack.top:
                # The second press of a double click whose first went elsewhere.
                continue
            if self.narrator is not None and self.narrator.pressed(event):
                continue
            if self._own_key(event):
                continue
            if self.toasts.handle(event):
                if pressed:
                    self._pressed_on = None
                continue
            if event.type == pygame.TEXTINPUT and self.stack.top is not scene_at_start:
                continue
            if pressed:
                self._pressed_on = self.stack.top
            elif event.type == pygame.MOUSEBUTTONUP and self._pressed_on is not self.stack.top:
                continue
            self.stack.handle(event)
            if self.stack.ended:
                return
        if resized:
            self.window.remember_size()
            if not self.window.full_screen:
                self.settings.window_size = self.window.windowed_size
            self.refresh()

    def _follow_device(self, events: Sequence[pygame.event.Event]) -> None:
        """Show the signs of what was used last; tell of pads that came or went."""
        before = SIGNS.state
        for event in events:
            if event.type == pygame.KEYDOWN and getattr(event, "pad", False):
                SIGNS.use(PAD)
            elif getattr(event, "touch", False):
                SIGNS.use(TOUCH)
            elif event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                SIGNS.use(KEYS)
            elif event.type == pygame.MOUSEMOTION:
                SIGNS.moved(*event.rel)
        for change in self.pads.take_changes():
            self._pad_changed(change)
        SIGNS.maker = self.pads.maker or SIGNS.built_in
        SIGNS.swapped = self.pads.swaps
        if SIGNS.state != before:
            for scene in self.stack.scenes:
                scene.device_changed()

    def _pad_changed(self, change: Change) -> None:
        """Tell of a pad that came; wait where the one in use is gone, until one comes."""
        from zombiegames.ui.kit.dialogs import PadGone
        from zombiegames.ui.kit.scene import Pop, Push

        waits = bool(self.stack.scenes) and isinstance(self.stack.top, PadGone)
        if change.unknown:
            name = f"pad {change.unknown}"
            if name not in self.settings.seen:
                self.settings.seen = (*self.settings.seen, name)
                self.settings.save()
                self.notify("ui.pad.unknown")
        elif change.came:
            SIGNS.met()
            self.notify("ui.pad.came", {"name": change.name})
            if waits:
                self.stack.change(Pop())
        elif change.in_use and SIGNS.device == PAD:
            if not self.pads.plugged_in:
                SIGNS.use(PAD if SIGNS.built_in else KEYS)
            if self.stack.scenes and not waits:
                self.stack.change(Push(PadGone()))

    def _dropped(self, place: str) -> None:
        """Go on with a saved game that was let go over the window; the present one stays kept."""
        from zombiegames.ui.kit.scene import Reset

        scene = self.open_file(place)
        if scene is not None:
            self.stack.change(Reset(scene))

    def _aim(self, pos: tuple[int, int]) -> tuple[int, int]:
        """Give the point that a finger at a point means."""
        focus = getattr(self.stack.top, "focus", None) if self.stack.scenes else None
        return pos if focus is None else aim(focus, pos)

    @staticmethod
    def _is_input(event: pygame.event.Event) -> bool:
        return event.type in (
            pygame.KEYDOWN,
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
            pygame.MOUSEWHEEL,
            pygame.MULTIGESTURE,
        )

    def _own_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        if event.key == pygame.K_F11 or alt_enter:
            self.toggle_full_screen()
        elif event.key == pygame.K_F12:
            self.screenshot()
        elif event.key == pygame.K_F2:
            self.toggle_voice()
        elif event.key == pygame.K_q and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.stack.ended = True
        elif event.key == pygame.K_F1:
            from zombiegames.ui.kit.dialogs import Shortcuts
            from zombiegames.ui.kit.scene import Push

            if not isinstance(self.stack.top, Shortcuts):
                self.stack.change(Push(Shortcuts()))
        else:
            return False
        return True

    # -- drawing -----------------------------------------------------------------------

    def draw(self) -> None:
        """Draw everything."""
        canvas = self.window.canvas
        canvas.set_clip(None)
        self.stack.draw(canvas)
        self.toasts.draw(canvas)
        self.stack.top.dirty = False
        self.toasts.stale = False
        self._frames += 1
        self.window.show()

    def draw_changes(self) -> None:
        """Draw what has changed, if anything."""
        if self.stack.top.dirty or self.toasts.stale:
            self.draw()
            return
        rects = [pygame.Rect(rect) for rect in self.stack.top.patches()]
        if not rects:
            return
        canvas = self.window.canvas
        whole = canvas.get_rect()
        for rect in rects:
            canvas.set_clip(rect.clip(whole))
            self.stack.draw(canvas)
            self.toasts.draw(canvas)
        canvas.set_clip(None)
        self._frames += 1
        self.window.show(rects)

    @property
    def frames(self) -> int:
        """Pictures shown so far."""
        return self._frames

    # -- the end -----------------------------------------------------------------------

    def crash(self, error: Exception) -> None:
        """An error nobody expected: keep a report with the game so far, and say so."""
        from zombiegames.ui.pages.crash import Crash

        if self.stack.scenes and isinstance(self.stack.top, Crash):
            raise error
        record = None
        for scene in self.stack.scenes:
            record = scene.record() or record
        path = self.profile.keep_crash(error, record)
        from zombiegames.ui.kit.scene import Reset

        # What failed may fail again as it leaves; it is not asked.
        self.stack.scenes.clear()
        self.stack.change(Reset(Crash(error, path)))

    def close(self) -> None:
        """Leave everything as it should be found next time."""
        self._hush(CLOSING)
        self.stack.close()
        self.profile.close()
        self.pads.close()
        answered = self.audio.close()
        self.window.close()
        if not answered:
            sys.stderr.flush()
            os._exit(0)
