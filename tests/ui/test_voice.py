"""The voice: what it does with commands that work, hang, fail, flood or are not there."""

from __future__ import annotations

import os
import re
import stat
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.conftest import run_python
from tests.ui.moments_support import moments
from tests.ui.pages_support import PAGES, fill_profile
from tests.ui.voice_support import ENTER, ESCAPE, TAB, Ear, Listener
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.dialogs import Curtain
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.pages import welcome
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.settings import SettingsPage
from zombiegames.ui.voice import mouths
from zombiegames.ui.voice.aloud import aloud, spoken
from zombiegames.ui.voice.mouths import COMMAND, find_mouths
from zombiegames.ui.voice.voice import LONGEST, MOST, Voice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.ui.table_support import Sitting

scripted = pytest.mark.skipif(os.name != "posix", reason="stand-ins are shell scripts")


# -- stand-ins on the path -------------------------------------------------------------------


class Stand:
    """A folder that is the whole path, and voices that speak through what is in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.log = folder / "log"
        self.made: list[Voice] = []

    def put(self, name: str, does: str) -> None:
        """Put a command there that notes its last argument, or what it reads, and does something.

        In ``does`` the word LOG notes it.
        """
        script = self.folder / name
        note = f'for last; do :; done; printf "%s\\n" "$last" >> {self.log}'
        script.write_text(f"#!/bin/sh\n{does.replace('LOG', note)}\n")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)

    def voice(self, platform: str = "linux") -> Voice:
        voice = Voice(find_mouths(platform, {}))
        self.made.append(voice)
        return voice

    def heard(self, most: int, seconds: float = 5.0) -> list[str]:
        """Wait for so many sentences; give what was heard."""
        until = time.monotonic() + seconds
        lines: list[str] = []
        while time.monotonic() < until:
            lines = self.log.read_text().splitlines() if self.log.exists() else []
            if len(lines) >= most:
                break
            time.sleep(0.01)
        return lines


@pytest.fixture
def stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stand]:
    stand = Stand(tmp_path / "path")
    monkeypatch.setattr(mouths.shutil, "which", lambda name: _which(stand.folder, name))
    monkeypatch.setenv("PATH", f"{stand.folder}:/usr/bin:/bin")
    yield stand
    for voice in stand.made:
        voice.close()


def _which(folder: Path, name: str) -> str | None:
    return str(folder / name) if (folder / name).exists() else None


def until(is_so: Callable[[], bool], seconds: float = 5.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.01)
    return is_so()


@scripted
@pytest.mark.parametrize(("platform", "name"), [("linux", "spd-say"), ("darwin", "say")])
def test_sentences_are_said_one_after_another(stand: Stand, platform: str, name: str) -> None:
    stand.put(name, "LOG; sleep 0.02")
    voice = stand.voice(platform)
    for words in ("one", "-two", "three $(touch no) 'x' \"y\""):
        voice.say(words)
    assert stand.heard(3) == ["one", "-two", "three $(touch no) 'x' \"y\""]
    assert until(lambda: not voice.busy)
    assert voice.name == name


@scripted
def test_windows_listens_for_its_sentence(stand: Stand) -> None:
    """Whatever letters are in it; the next process is started before the next sentence."""
    stand.put(
        "powershell",
        f'read line; printf %s "$line" | base64 -d >> {stand.log}; echo >> {stand.log}',
    )
    voice = stand.voice("win32")
    voice.say("Mónica joue « 7 »")
    assert stand.heard(1) == ["Mónica joue « 7 »"]
    assert until(lambda: voice._spare is not None)
    assert voice._spare is not None
    waits = voice._spare[1]
    voice.say("two")
    assert stand.heard(2)[1:] == ["two"]
    voice.close()
    assert until(lambda: waits.poll() is not None)
    assert until(lambda: voice._spare is None or voice._spare[1].poll() is not None)


@scripted
def test_a_key_ends_what_is_said(stand: Stand) -> None:
    stand.put("spd-say", 'LOG; [ "$last" = --cancel ] || exec sleep 60')
    voice = stand.voice()
    voice.say("long")
    voice.say("waits")
    assert stand.heard(1) == ["long"]
    # The command may speak before it is known that it does.
    assert until(lambda: voice._saying is not None)
    process = voice._saying
    assert process is not None
    begun = time.monotonic()
    voice.hush()
    assert time.monotonic() - begun < 0.1
    assert until(lambda: process.poll() is not None)
    voice.say("next")
    assert stand.heard(3) == ["long", "--cancel", "next"]


@scripted
def test_a_command_that_fails_three_times_makes_room_for_the_next(stand: Stand) -> None:
    stand.put("say", 'case "$*" in *Samantha*) exit 1;; esac; LOG')
    voice = stand.voice("darwin")
    for n in range(4):
        voice.say(f"line {n}")
    assert stand.heard(2) == ["line 2", "line 3"]
    assert not voice.lost


@scripted
@pytest.mark.parametrize("does", ["exit 3", "exec sleep 60", "kill -9 $$"])
def test_a_command_that_never_says_anything_is_given_up(stand: Stand, does: str) -> None:
    stand.put("spd-say", f'[ "$1" = --cancel ] && exit; {does}')
    voice = stand.voice()
    voice.grace = 0.05
    for _ in range(4):
        voice.say("a")
    assert until(lambda: voice.lost)
    assert until(lambda: not voice.busy)
    assert voice.name == ""
    voice.say("b")
    assert not voice.busy


@scripted
def test_a_command_that_floods_is_not_read(stand: Stand) -> None:
    stand.put("spd-say", "head -c 9000000 /dev/zero; head -c 9000000 /dev/zero >&2; LOG")
    voice = stand.voice()
    voice.say("one")
    assert stand.heard(1) == ["one"]
    assert until(lambda: not voice.busy)
    assert not voice.lost


@scripted
def test_a_command_that_was_taken_away_is_given_up_at_once(stand: Stand) -> None:
    stand.put("spd-say", "LOG")
    voice = stand.voice()
    (stand.folder / "spd-say").unlink()
    voice.say("one")
    assert until(lambda: voice.lost)


def test_without_any_command_nothing_is_said(stand: Stand) -> None:
    for platform in ("linux", "darwin", "win32", "sunos"):
        assert find_mouths(platform, {}) == []
    voice = stand.voice()
    voice.say("one")
    assert until(lambda: voice.lost)


@scripted
def test_letters_that_are_none_do_no_harm(stand: Stand) -> None:
    stand.put("spd-say", "LOG")
    voice = stand.voice()
    voice.say("a\0b\ud800c")
    voice.say("d")
    assert stand.heard(2) == ["a b?c", "d"]


@pytest.mark.parametrize(("wanted", "count"), [(" ", 0), ("'", 0), ("a 'b", 0), ("a b", 1)])
def test_a_command_that_is_none_is_not_taken(stand: Stand, wanted: str, count: int) -> None:
    assert len(find_mouths("linux", {COMMAND: wanted})) == count


def test_on_windows_a_command_may_stand_in_quotation_marks() -> None:
    (mouth,) = find_mouths("win32", {COMMAND: r'"C:\Program Files\say.exe" --slow'})
    assert mouth.program == r"C:\Program Files\say.exe"


@scripted
def test_a_command_of_ones_own_comes_first(stand: Stand) -> None:
    stand.put("mine", "LOG")
    stand.put("spd-say", "exit 1")
    voice = Voice(find_mouths("linux", {COMMAND: f"{stand.folder}/mine --slow"}))
    stand.made.append(voice)
    voice.say("one")
    assert stand.heard(1) == ["one"]


def test_the_speed_reaches_every_command(stand: Stand) -> None:
    for name in ("spd-say", "say", "powershell"):
        stand.put(name, "exit")
    said = {p: [find_mouths(p, {})[0].command("x", "fr", n) for n in (50, 100, 300)]
            for p in ("linux", "darwin", "win32")}  # fmt: skip
    assert [c[c.index("-r") + 1] for c in said["linux"]] == ["-63", "0", "100"]
    assert [c[c.index("-r") + 1] for c in said["darwin"]] == ["87", "175", "525"]
    assert all(f"Rate={n};" in c[-1] for n, c in zip((-6, 0, 10), said["win32"], strict=True))
    assert all("fr" in c for c in said["linux"])
    assert all("Thomas" in c for c in said["darwin"])
    assert all("'fr-FR'" in c[-1] for c in said["win32"])


def test_what_waits_and_how_long_it_is_has_an_end() -> None:
    voice = Voice([])
    voice._thread = object()  # type: ignore[assignment]
    for n in range(3 * MOST):
        voice.say(f"{n} " * LONGEST)
    assert len(voice._waiting) == MOST
    assert max(map(len, voice._waiting)) == LONGEST
    assert voice._waiting[-1].startswith(f"{3 * MOST - 1} ")


# -- in the program --------------------------------------------------------------------------


@scripted
def test_a_voice_that_hangs_never_delays_a_frame(
    stand: Stand, sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one sentence says that nothing can be heard."""
    stand.put("spd-say", "exec sleep 60")
    monkeypatch.setattr(Voice, "grace", 0.02)
    monkeypatch.setattr("zombiegames.ui.voice.voice.EACH", 0.0)
    monkeypatch.delenv(COMMAND)
    app: Any = sitting.app
    app.settings.voice = True
    app.start(Menu())
    longest = 0.0
    lost: list[str] = []

    def passes() -> bool:
        nonlocal longest
        begun = time.perf_counter()
        app.narrator.look()
        app.narrator.say("a word")
        longest = max(longest, time.perf_counter() - begun)
        lost.extend(text for text in app.toasts.texts if text == tr("voice.lost"))
        return bool(lost)

    assert until(passes)
    assert longest < 0.1
    app.narrator.look()
    assert app.toasts.texts.count(tr("voice.lost")) == 1
    app.close()


OFF = """
import os, sys
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.ui.app import App
from zombiegames.ui.pages.menu import Menu
from pathlib import Path
import pygame
app = App(Profile(below(Path(sys.argv[1]))), windowed=True)
app.start(Menu())
app.dispatch([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t", scancode=0)])
app.stack.update(0.1)
off = [name for name in sys.modules if name.startswith("zombiegames.ui.voice")]
assert "zombiegames.ui.table.scene" not in sys.modules
app.dispatch([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="", scancode=0)])
on = [name for name in sys.modules if name.startswith("zombiegames.ui.voice")]
print(len(off), len(on))
app.close()
"""


def test_off_nothing_of_it_is_imported(tmp_path: Path) -> None:
    done = run_python("-c", OFF, str(tmp_path))
    assert done.stdout.split() == ["0", "5"], done.stderr


def test_the_voice_is_switched_on_and_off_anywhere(sitting: Sitting, stand: Stand) -> None:
    app: Any = sitting.app
    app.start(Menu())
    assert app.narrator is None
    sitting.key(pygame.K_F2)
    voice = app.narrator.voice
    assert app.settings.voice
    assert tr("ui.toast.voice_on") in app.toasts.texts
    sitting.key(pygame.K_F2)
    assert app.narrator is None
    assert not app.settings.voice
    assert voice._closed


@scripted
def test_it_is_offered_once_to_whoever_hears_a_screen_reader(
    sitting: Sitting, stand: Stand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand.put("spd-say", "LOG")
    monkeypatch.delenv(COMMAND)
    app: Any = sitting.app
    monkeypatch.setattr(welcome, "PROCESSES", tmp_path)
    (tmp_path / "12" / "comm").mkdir(parents=True)  # one that cannot be read
    app.start(welcome.Welcome())
    assert tr("ui.toast.voice_offer") not in app.toasts.texts
    (tmp_path / "7").mkdir()
    (tmp_path / "7" / "comm").write_text("orca\n", encoding="utf-8")
    app.start(welcome.Welcome())
    assert tr("ui.toast.voice_offer") in app.toasts.texts
    assert stand.heard(1) == [tr("ui.toast.voice_offer")]
    assert not app.settings.voice
    offer = app._voice
    sitting.key(pygame.K_F2)
    assert app.narrator.voice is offer, "one voice, which a key hushes"


def test_the_settings_switch_it(sitting: Sitting, stand: Stand) -> None:
    app: Any = sitting.app
    app.start(SettingsPage("sound"))
    switch = next(w for w in app.stack.top.focus.widgets if w.key == "voice")
    sitting.click(switch.rect.center)
    assert app.narrator is not None
    speed = next(w for w in app.stack.top.focus.widgets if w.key == "voice_speed")
    sitting.click((speed.rect.right - 4, speed.rect.centery))
    app.narrator.say("x")
    assert app.settings.voice_speed == app.narrator.voice.speed == 125


# -- words -----------------------------------------------------------------------------------

RAW = ("**", "[[", "<", "{", "}", "·", "−", "×", "\u2060", "\u00a0", "@", "# ", "..,", ",,")


def faults(words: str) -> list[str]:
    """Name what no voice should get."""
    return [sign for sign in RAW if sign in words] or ([] if words.strip() else ["nothing"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("**Claws.** One zombie: +1 strength. (ZK-30)", "Claws. One zombie: plus 1 strength."),
        ("# Head\n- one ([[ZK-14]], [[ZK-15]])\n- two", "Head. one. two"),
        ("−2 · 3 × Dog · 2–4\u00a0%", "minus 2, 3 times Dog, 2 to 4 per cent"),
        ("Chloé is thinking…", "Chloé is thinking"),
        ("\u2060@Ada plays [[ZK-01|a card]]", "@Ada plays a card"),
        ("(17 %)", "(17 per cent)"),
    ],
)
def test_texts_become_words(text: str, words: str) -> None:
    assert aloud(text) == words


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_table_says_is_words(sitting: Sitting, game: str) -> None:
    count = 0
    for _ in moments(sitting, game):
        for language in LANGUAGES:
            set_language(language)
            sitting.table.refresh()
            listener = Listener(sitting)
            said = [*listener.wait(), *(p.words() for p in sitting.app.narrator.parts())]  # type: ignore[union-attr]
            for widget in sitting.table.focus.widgets:
                if widget.focusable:
                    said.append(spoken(widget, sitting.table.focus))
            assert [(words, faults(words)) for words in said if faults(words)] == []
            count += len(said)
    assert count > 150


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_all_that_a_page_says_is_words(sitting: Sitting, name: str) -> None:
    fill_profile(sitting.app)
    for language in LANGUAGES:
        set_language(language)
        PAGES[name](sitting.app)
        listener = Listener(sitting)
        page: Any = sitting.app.stack.top
        assert " ".join(listener.wait()).strip()
        for widget in page.focus.widgets:
            if widget.focusable and widget.visible:
                words = spoken(widget, page.focus)
                assert faults(words) == [], (widget.key, words)


def test_a_sign_is_seen() -> None:
    assert faults("2 × Dog")
    assert faults(" ")
    assert not faults("2 times Dog")


# -- when it is said -------------------------------------------------------------------------


def test_nothing_is_said_twice(sitting: Sitting) -> None:
    """Not after a refresh, a new size, or when a dialog goes; a new language says it anew once."""
    next(moments(sitting, "zombiaki"))
    app: Any = sitting.app
    listener = Listener(sitting)
    listener.wait()
    (focus,) = listener.press(TAB)
    table = app.stack.top
    table.refresh()
    assert listener.wait() == []
    pygame.display.set_mode((1024, 640), pygame.RESIZABLE)
    sitting.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1024, y=640))
    assert listener.wait() == []
    app.set_language("fr")
    first = listener.wait()
    assert first
    assert listener.wait() == []
    app.set_language("en")
    assert listener.wait()[-1] == focus


def test_undo_says_so_and_what_is_asked_now(sittings: Any) -> None:
    sitting = sittings(casual_undo=True)
    next(moments(sitting, "zombiaki", seed=5))
    listener = Listener(sitting)
    listener.wait()
    for _ in range(30):
        listener.press(pygame.K_w)
        listener.press(ENTER)
        if len(sitting.app.stack.scenes) > 1:
            listener.press(ESCAPE)
        if sitting.table.buttons.undo_target() is not None:
            break
    heard = listener.press(pygame.K_u) + listener.wait() + listener.wait()
    assert heard.count(tr("voice.undone")) == 1
    assert aloud(sitting.table.hint_words()) in heard


def test_a_refusal_is_said_each_time(sitting: Sitting) -> None:
    next(moments(sitting, "zombiaki"))
    listener = Listener(sitting)
    listener.wait()
    for _ in range(2):
        assert aloud(tr("table.unable.undo")) in listener.press(pygame.K_u)


def test_the_reading_key_goes_from_part_to_part_and_begins_anew(sitting: Sitting) -> None:
    next(moments(sitting, "zombanimaux"))
    listener = Listener(sitting)
    listener.wait()
    parts = [part.words() for part in sitting.app.narrator.parts()]  # type: ignore[union-attr]
    assert [listener.press(pygame.K_t) for _ in parts] == [[part] for part in parts]
    assert listener.press(pygame.K_t) == parts[:1]
    assert listener.press(pygame.K_t, pygame.KMOD_SHIFT) == parts
    assert listener.press(pygame.K_3, pygame.KMOD_ALT) == [parts[2]]
    (focus,) = listener.press(TAB)
    assert listener.press(pygame.K_t)[0].startswith(focus)


@pytest.mark.parametrize("game", ["zombiaki", "zombanimaux", "zombies4"])
def test_the_hand_that_is_heard_is_the_hand(sitting: Sitting, game: str) -> None:
    for _ in moments(sitting, game, often=2):
        table: Any = sitting.table
        listener = Listener(sitting)
        listener.wait()
        heard = [p for p in sitting.app.narrator.parts() if p.heading == tr("voice.zone.hand")]  # type: ignore[union-attr]
        hand = table.view.hands[table.viewer]
        lines = [line for part in heard for line in part.lines]
        own = [spot for spot in table.spots if spot.zone == "hand"]
        equal = re.escape(tr("voice.copies", line="", n=0)).replace("0", r"(\d+)")
        copies = (re.search(f"{equal}$", line) for line in lines)
        assert sum(int(n[1]) if n else 1 for n in copies) == len(own) >= len(hand) > 0


# -- two people, one screen ------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize(("game", "people"), [("zombanimaux", 2), ("zombie_card_game", 3)])
def test_under_a_curtain_nothing_of_a_hand_is_said(
    sitting: Sitting, game: str, people: int
) -> None:
    """Only the curtain speaks, and the reading keys find nothing else."""
    names = [f"person:{name}" for name in ("Ada", "Boris", "Chloé")[:people]]
    listener = Listener(sitting)
    table: Any = sitting.open_unsettled(Match(GAMES[game], names, seed=3))
    sitting.app.narrator._scene = None  # type: ignore[union-attr]
    curtains = 0
    for _ in range(300):
        heard = listener.wait()
        top = sitting.app.stack.top
        if isinstance(top, Curtain):
            curtains += 1
            # What was said before it fell was said to who sat there.
            heard = [line for line in heard if line.startswith(top.name)]
            heard += listener.press(pygame.K_t, pygame.KMOD_SHIFT) + listener.press(pygame.K_w)
            assert heard
            assert left_of(" ".join(heard), top) == ""
            listener.press(ENTER)
        elif top is table and table.can_act:
            table.do(table.choice.actions[0])
        elif top is not table:
            listener.press(ENTER)
        if curtains >= 4:
            break
    assert curtains >= 4


def left_of(said: str, top: Curtain) -> str:
    """Give what was said besides what stands on a curtain."""
    ready = tr("ui.curtain.ready", name=top.name)
    allowed = [*top.spoken(), ready, tr("voice.enter", thing=""), tr("ui.curtain.since")]
    for words in sorted(map(aloud, allowed), key=len, reverse=True):
        said = said.replace(words, "")
    return re.sub(r"[\s.]", "", said)


def test_a_curtain_silences_at_once(sitting: Sitting) -> None:
    next(moments(sitting, "zombanimaux"))
    listener = Listener(sitting)
    listener.wait()
    hushed = listener.ear.hushed
    table: Any = sitting.table
    table.curtains.draw_curtain(0)
    assert listener.wait(0.0) is not None
    assert listener.ear.hushed > hushed
    assert isinstance(sitting.app.stack.top, Curtain)


def test_a_table_that_spoke_below_a_curtain_is_heard(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A saboteur: a narrator that knows of no curtain reads the hand below it."""
    next(moments(sitting, "zombanimaux"))
    listener = Listener(sitting)
    listener.wait()
    assert tr("voice.zone.hand") in " ".join(listener.press(pygame.K_t, pygame.KMOD_SHIFT))
    ear = listener.ear
    assert isinstance(ear, Ear)
    sitting.table.curtains.covered = True
    assert listener.press(pygame.K_t, pygame.KMOD_SHIFT) == []
    monkeypatch.setattr(type(sitting.table.curtains), "covered", False, raising=False)
    del sitting.table.curtains.covered
    assert listener.press(pygame.K_t, pygame.KMOD_SHIFT) != []


def test_the_list_is_there_without_the_voice(sitting: Sitting) -> None:
    """By mouse, too: a double click takes a line."""
    next(moments(sitting, "zombanimaux"))
    table: Any = sitting.table
    sitting.key(pygame.K_w)
    page: Any = sitting.app.stack.top
    assert page.heading() == tr("table.moves.title")
    lines = next(w for w in page.focus.widgets if w.key == "moves")
    assert lines.count == len(page.moves) > 1
    sitting.key(pygame.K_DOWN)
    assert page.at == 1
    click = page.moves[1].click
    sitting.key(ENTER)
    assert sitting.app.stack.top is table
    assert click in table.choice.picker.selected or table.choice.picker.selected == ()
    sitting.app.stack.change(Push(SettingsPage()))
