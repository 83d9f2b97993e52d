"""The voice: sentences one after another, until something is done; no caller ever waits for it."""

from __future__ import annotations

import subprocess
import threading
from collections import deque
from typing import TYPE_CHECKING

from zombiegames.ui.voice import mouths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.voice.mouths import Mouth

MOST = 24
"""Sentences that wait; the oldest goes first."""

LONGEST = 1500
"""Letters of a sentence; the rest of an endless one is not said."""

PATIENCE = 3
"""Failures in a row after which a mouth is given up."""

GRACE, EACH = 10.0, 0.3
"""Seconds that a sentence may take, and more for each of its letters: then its mouth has failed."""


class Voice:
    """Says sentences through the first mouth that works."""

    grace = GRACE

    def __init__(self, found: Sequence[Mouth]) -> None:
        self.language = "en"
        self.speed = 100
        """Per cent."""
        self.lost = False
        """Whether there was something to say and nothing to say it by."""
        self._mouths = deque(found)
        self._failures = 0
        self._waiting: deque[str] = deque(maxlen=MOST)
        self._turn = 0
        """Grows with every :meth:`hush`: what was taken up before is not to be said."""
        self._saying: subprocess.Popen[bytes] | None = None
        self._spare: tuple[list[str], subprocess.Popen[bytes]] | None = None
        """A process that listens already, and the command it was started by."""
        self._closed = False
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None

    @property
    def name(self) -> str:
        """By what is spoken; empty: by nothing."""
        return self._mouths[0].name if self._mouths else ""

    @property
    def busy(self) -> bool:
        """Whether something is said, or waits to be."""
        return bool(self._waiting) or self._saying is not None

    def say(self, text: str) -> None:
        """Say a sentence after those that wait."""
        if not text or self.lost:
            return
        # No command takes letters that are none.
        told = text[:LONGEST].encode(errors="replace").decode().replace("\0", " ")
        with self._news:
            self._waiting.append(told)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
                self._thread.start()
            self._news.notify()

    def hush(self) -> None:
        """Be silent at once, and forget what waits."""
        with self._news:
            self._turn += 1
            self._waiting.clear()
            if self._saying is not None:
                mouths.end(self._saying)

    def close(self, seconds: float = 0.0) -> None:
        """Be silent for good; wait at most so long until nothing speaks any more."""
        with self._news:
            self._closed = True
            self._news.notify()
        self.hush()
        if self._thread is not None:
            self._thread.join(seconds)

    # -- in a thread of its own --------------------------------------------------------

    def _run(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    break
                text, turn = self._waiting.popleft(), self._turn
            self._speak(text, turn)
        if self._spare is not None:
            mouths.end(self._spare[1])
            self._spare[1].wait()

    def _speak(self, text: str, turn: int) -> None:
        """Say a sentence by the mouth in use; by the next, if that has failed too often."""
        while self._mouths:
            try:
                said = self._say_by(self._mouths[0], text, turn)
                worst = 1
            except OSError:
                said, worst = False, PATIENCE
            if self._turn != turn:
                return
            self._failures = 0 if said else self._failures + worst
            if self._failures < PATIENCE:
                return
            self._failures = 0
            self._mouths.popleft()
        self.lost = True

    def _say_by(self, mouth: Mouth, text: str, turn: int) -> bool:
        """Say a sentence, and wait until it is said or not wanted any more; tell whether it was."""
        command = mouth.command(text, self.language, self.speed)
        process = self._begin(mouth, command)
        with self._news:
            self._saying = process
            if self._turn != turn:
                mouths.end(process)
        try:
            if mouth.listens:
                mouths.tell(process, text)
                self._spare = command, mouths.start(command, listens=True)
            said = process.wait(self.grace + EACH * len(text)) == 0
        except (OSError, subprocess.TimeoutExpired):
            said = False
        finally:
            with self._news:
                self._saying = None
            mouths.end(process)
            process.wait()
        if not said and mouth.hush:
            silence = mouths.start([mouth.program, *mouth.hush])
            try:
                silence.wait(1.0)
            except subprocess.TimeoutExpired:
                mouths.end(silence)
                silence.wait()
        return said

    def _begin(self, mouth: Mouth, command: list[str]) -> subprocess.Popen[bytes]:
        spare, self._spare = self._spare, None
        if spare is not None:
            if spare[0] == command and spare[1].poll() is None:
                return spare[1]
            mouths.end(spare[1])
            spare[1].wait()
        return mouths.start(command, listens=mouth.listens)
