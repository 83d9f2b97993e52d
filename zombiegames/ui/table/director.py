"""Plays what happened, one event after another, as motions on a stage.

A *beat* is some motions that run together; beats run one after another. What an event looks like
is decided only when its turn comes (:meth:`Director.add` takes a function), because it may depend
on where the event before it has left things. A click or a key skips all that is queued,
but for what is held up to be read: every motion is brought to its end at once, so nothing that a
motion puts down is ever lost.
"""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from zombiegames.ui.table.stage import Effect, Key, Place, Stage


def ease_out(t: float) -> float:
    """Start fast, arrive softly."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Start softly, arrive fast."""
    return t * t


def linear(t: float) -> float:
    """Go evenly."""
    return t


def lurch(t: float) -> float:
    """Go in two uneven steps, as the dead walk."""
    if t < 0.45:
        return 0.42 * ease_out(t / 0.45)
    if t < 0.55:
        return 0.42
    return 0.42 + 0.58 * ease_out((t - 0.55) / 0.45)


class Motion:
    """Something that takes time. Durations are seconds at normal speed."""

    delay: float = 0.0
    duration: float = 0.0
    beside = False
    """Whether the next beat need not wait for its end: words that float off."""

    def begin(self, stage: Stage) -> None:
        """Happen just before the first :meth:`at`."""

    def at(self, stage: Stage, t: float) -> None:
        """Be at share ``t`` (0 … 1) of the way."""

    def end(self, stage: Stage) -> None:
        """Leave the stage as it shall be afterwards; always called, skipped or not."""


class Travel(Motion):
    """Carry a sprite to a place along an arc; lets it appear at ``start`` if it is not there."""

    def __init__(
        self,
        key: Key,
        to: Place,
        *,
        duration: float = 0.28,
        delay: float = 0.0,
        ease: Callable[[float], float] = ease_out,
        arc: float = 0.0,
        hops: float = 0.0,
        sway: float = 0.0,
        start: Place | None = None,
        fade: bool = False,
    ) -> None:
        self.key, self.to = key, to
        self.duration, self.delay, self.ease = duration, delay, ease
        self.arc = arc
        """Height of the way's middle above the straight line, in pixels."""
        self.hops = hops
        """Height of four small steps on the way, in pixels."""
        self.sway = sway
        """Degrees of leaning left and right on the way."""
        self.start = start
        self.fade = fade
        """Cross-fade instead of travelling (reduced motion)."""

    def begin(self, stage: Stage) -> None:
        """Remember where it sets out."""
        sprite = stage.sprites.get(self.key)
        if sprite is None:
            sprite = stage.put(self.key, self.start or self.to._replace(alpha=0))
        to = self.to
        width = sprite.w * sprite.scale
        self._from = (sprite.x, sprite.y, sprite.angle, sprite.alpha, width / max(1, to.w))
        sprite.place = to
        sprite.w, sprite.h = to.w, to.h
        sprite.lift = 1000 if self.arc else 50
        self.at(stage, 0.0)

    def at(self, stage: Stage, t: float) -> None:
        """Be on the way."""
        sprite = stage.sprites.get(self.key)
        if sprite is None:
            return
        x0, y0, angle0, alpha0, scale0 = self._from
        to = self.to
        if self.fade:
            near = t >= 0.5
            sprite.x, sprite.y = (to.x, to.y) if near else (x0, y0)
            sprite.angle, sprite.scale = (to.angle, 1.0) if near else (angle0, scale0)
            away = abs(t - 0.5) * 2
            sprite.alpha = away * (to.alpha if near else alpha0)
            return
        s = self.ease(t)
        sprite.x = x0 + (to.x - x0) * s
        sprite.y = y0 + (to.y - y0) * s - self.arc * 4 * s * (1 - s)
        if self.hops:
            sprite.y -= self.hops * abs(math.sin(math.pi * 2 * t))
        sprite.angle = angle0 + (to.angle - angle0) * s + self.sway * math.sin(math.tau * t)
        sprite.alpha = alpha0 + (to.alpha - alpha0) * s
        sprite.scale = scale0 + (1 - scale0) * s

    def end(self, stage: Stage) -> None:
        """Arrive."""
        stage.put(self.key, self.to)


class Appear(Motion):
    """Let a sprite come into sight at its place, growing a little."""

    def __init__(
        self,
        key: Key,
        place: Place,
        *,
        duration: float = 0.22,
        delay: float = 0.0,
        rise: float = 0.0,
        grow: float = 0.7,
    ) -> None:
        self.key, self.place = key, place
        self.duration, self.delay = duration, delay
        self.rise = rise
        """Pixels it comes up from below."""
        self.grow = grow
        """Scale at the start; 1 under reduced motion."""

    def begin(self, stage: Stage) -> None:
        """Be there, unseen."""
        sprite = stage.put(self.key, self.place)
        sprite.alpha = 0.0

    def at(self, stage: Stage, t: float) -> None:
        """Come into sight."""
        sprite = stage.sprites.get(self.key)
        if sprite is not None:
            s = ease_out(t)
            sprite.alpha = self.place.alpha * s
            sprite.scale = self.grow + (1 - self.grow) * s
            sprite.dy = self.rise * (1 - s)

    def end(self, stage: Stage) -> None:
        """Be there."""
        stage.put(self.key, self.place)


class Vanish(Motion):
    """Let a sprite go: fade, shrink or grow away, sink."""

    def __init__(
        self,
        key: Key,
        *,
        duration: float = 0.25,
        delay: float = 0.0,
        sink: float = 0.0,
        grow: float = 0.8,
        spin: float = 0.0,
    ) -> None:
        self.key = key
        self.duration, self.delay = duration, delay
        self.sink, self.grow, self.spin = sink, grow, spin

    def at(self, stage: Stage, t: float) -> None:
        """Fade."""
        sprite = stage.sprites.get(self.key)
        if sprite is not None:
            sprite.alpha = 255 * (1 - t)
            sprite.scale = 1 + (self.grow - 1) * t
            sprite.dy = self.sink * t
            sprite.angle = sprite.place.angle + self.spin * t

    def end(self, stage: Stage) -> None:
        """Be gone."""
        stage.remove(self.key)


class Change(Motion):
    """Let a sprite look otherwise, with a small jolt."""

    def __init__(
        self,
        key: Key,
        place: Place,
        *,
        duration: float = 0.2,
        delay: float = 0.0,
        jolt: float = 0.0,
    ) -> None:
        self.key, self.place = key, place
        self.duration, self.delay = duration, delay
        self.jolt = jolt
        """Pixels it is thrown about."""

    def begin(self, stage: Stage) -> None:
        """Look otherwise."""
        stage.put(self.key, self.place)

    def at(self, stage: Stage, t: float) -> None:
        """Shake."""
        sprite = stage.sprites.get(self.key)
        if sprite is not None:
            sprite.dx = self.jolt * math.sin(t * math.tau * 2) * (1 - t)

    def end(self, stage: Stage) -> None:
        """Stand still."""
        stage.put(self.key, self.place)


class Show(Motion):
    """Let an effect pass. ``effect.at(t)`` is told its share of the time."""

    def __init__(
        self, effect: Effect, *, duration: float = 0.5, delay: float = 0.0, beside: bool = False
    ) -> None:
        self.effect = effect
        self.duration, self.delay, self.beside = duration, delay, beside

    def begin(self, stage: Stage) -> None:
        """Begin it."""
        stage.add_effect(self.effect)

    def at(self, stage: Stage, t: float) -> None:
        """Tell it the time."""
        stage.vacate(self.effect.rect())
        self.effect.at(t)  # type: ignore[attr-defined]

    def end(self, stage: Stage) -> None:
        """End it."""
        stage.end_effect(self.effect)


class Hold(Show):
    """Let what is held up be read: who skips what moves comes to it, and skips it alone."""


class Wait(Motion):
    """Let time pass."""

    def __init__(self, duration: float) -> None:
        self.duration = duration


class Call(Motion):
    """Do something that is no motion: a sound, a line in the log."""

    def __init__(self, what: Callable[[], None], *, delay: float = 0.0) -> None:
        self.what = what
        self.delay = delay

    def end(self, stage: Stage) -> None:
        """Do it."""
        self.what()


class Beat(tuple[Motion, ...]):
    """Motions that run together."""

    __slots__ = ()

    def __new__(cls, *motions: Motion) -> Beat:
        """Join motions."""
        return super().__new__(cls, motions)


class Director:
    """The queue of beats of one stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.speed = 1.0
        """Times normal; 0 means at once."""
        self.holds = False
        """Whether what is held up is held up even so, at normal speed."""
        self._queue: deque[Callable[[], Iterable[Beat]]] = deque()
        self._beats: deque[Beat] = deque()
        self._running: list[Motion] = []
        self._begun: set[int] = set()
        self._clock = 0.0
        self._beside: list[tuple[Motion, float]] = []
        """Motions that no beat waits for, and how long they have run."""

    @property
    def idle(self) -> bool:
        """Whether nothing waits to move and nothing moves that is waited for."""
        return not (self._running or self._beats or self._queue)

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return bool(self._beside) or not self.idle

    def add(self, make: Callable[[], Iterable[Beat]]) -> None:
        """Queue what gives the beats of an event when its turn comes."""
        self._queue.append(make)

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True if anything was going on."""
        if not self.moving:
            return False
        if self.speed == 0:
            self._rush(dt)
            return True
        self._go_on_beside(dt * self.speed)
        left = dt * self.speed
        while left >= 0 and self._next_beat():
            left = self._run(left)
        return True

    def _rush(self, dt: float) -> None:
        """Bring everything to its end at once, but for what is held up where that is wished."""
        while self._next_beat():
            if self.holding and self.holds:
                self._run(dt)
                return
            self._run(math.inf)
        self._go_on_beside(math.inf)

    def skip(self) -> None:
        """Bring everything that is queued to its end at once."""
        while self._next_beat():
            self._run(math.inf)
        self._go_on_beside(math.inf)

    def skip_on(self) -> None:
        """Bring what is queued to its end at once, up to the next thing that is held up."""
        if self._next_beat():
            self._run(math.inf)
        while self._next_beat():
            if self.holding:
                self._run(0.0)
                return
            self._run(math.inf)

    @property
    def holding(self) -> bool:
        """Whether something is held up to be read."""
        return any(isinstance(motion, Hold) for motion in self._running)

    def clear(self) -> None:
        """Forget what is queued, ending only what has begun."""
        for motion in self._running:
            if id(motion) in self._begun:
                motion.end(self.stage)
        self._go_on_beside(math.inf)
        self._running, self._begun = [], set()
        self._beats.clear()
        self._queue.clear()

    def _next_beat(self) -> bool:
        """Make sure a beat runs; False if none is left."""
        while not self._running:
            while not self._beats:
                if not self._queue:
                    return False
                self._beats.extend(self._queue.popleft()())
            beat = self._beats.popleft()
            self._running = [motion for motion in beat if not motion.beside]
            for motion in beat:
                if motion.beside:
                    motion.begin(self.stage)
                    motion.at(self.stage, 0.0)
                    self._beside.append((motion, 0.0))
            self._begun = set()
            self._clock = 0.0
        return True

    def _go_on_beside(self, dt: float) -> None:
        """Let what no beat waits for go on."""
        going: list[tuple[Motion, float]] = []
        for motion, clock in self._beside:
            t = (clock + dt) / motion.duration if motion.duration else 1.0
            if t >= 1:
                motion.end(self.stage)
            else:
                motion.at(self.stage, t)
                going.append((motion, clock + dt))
        self._beside = going

    def _run(self, dt: float) -> float:
        """Let the beat go on; return the time left over if it came to its end, else below 0."""
        before = self._clock
        self._clock += dt
        going: list[Motion] = []
        last = before
        for motion in self._running:
            if self._clock < motion.delay:
                going.append(motion)
                continue
            if id(motion) not in self._begun:
                self._begun.add(id(motion))
                motion.begin(self.stage)
            t = 1.0 if not motion.duration else (self._clock - motion.delay) / motion.duration
            if t >= 1:
                motion.end(self.stage)
                last = max(last, motion.delay + motion.duration)
            else:
                motion.at(self.stage, t)
                going.append(motion)
        self._running = going
        if going:
            return -1.0
        return self._clock - last if dt != math.inf else math.inf
