"""Files that are no saves: refused quickly, set aside, never run."""

from __future__ import annotations

import pickle
import time
from pathlib import Path

import pytest

from tests.store.test_saves import GAMES, Kept, record_of
from zombiegames.store.savefile import ENDING, LIMIT


class Trap:
    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple:
        return Path.touch, (self.path,)


HEAD = (
    'counter = 1\nname = ""\nformat = 1\ngame = "toy"\nrules = 1\nseed = "s"\n'
    'seats = [\n    "a",\n    "b",\n]\n'
)

RUBBISH = {
    "text": b"hello\n",
    "binary": bytes(range(256)) * 40,
    "json nested": b"[" * 1_000_000,
    "toml nested": HEAD.encode() + b"x = " + b"[" * 900_000 + b"\n[options]\n\n[log]\n",
    "toml nested lines": HEAD.encode()
    + b"x = [\n"
    + b"    [\n" * 100_000
    + b"[options]\n\n[log]\n",
    "long key": HEAD.encode() + b"x" + b".x" * 400_000 + b" = 1\n[options]\n\n[log]\n",
    "long string": HEAD.encode() + b'x = "' + b"y" * 900_000 + b'"\n[options]\n\n[log]\n',
    "nan": HEAD.replace("rules = 1", "rules = nan").encode() + b"\n[options]\n\n[log]\n",
    "wrong types": b"format = 1\ngame = 5\nseats = 7\n\n[log]\n",
    "seats nested": b'format = 1\ngame = "toy"\nseats = [[[]]]\nrules = 1\nseed = "s"\n\n[log]\n',
    "log of tables": (HEAD + "\n[options]\n\n[log]\n1 = {a = 1}\n").encode(),
    "log with a gap": (HEAD + '\n[options]\n\n[log]\n1 = "n shuffle"\n3 = "0 x"\n').encode(),
    "twice": (HEAD + '\n[options]\n\n[log]\n1 = "n x"\n1 = "n x"\n2 = "n x"\n').encode(),
    "large": (HEAD + "\n[options]\n\n[log]\n").encode() + b"# turn 1\n" * (LIMIT // 9),
    "gzip": b"\x1f\x8b\x08\x00\x00\x00\x00\x00" + b"\0" * 100,
}


@pytest.mark.parametrize("name", [*RUBBISH, "pickle"])
def test_rubbish_is_set_aside_within_two_seconds(tmp_path: Path, name: str) -> None:
    trap = tmp_path / "pwned"
    rubbish = pickle.dumps(Trap(trap)) if name == "pickle" else RUBBISH[name]
    kept = Kept(tmp_path / "home")
    good = kept.saves.save(record_of(3), "good").entry
    assert good is not None
    path = kept.folders.saves / f"bad{ENDING}"
    path.write_bytes(rubbish)
    start = time.perf_counter()
    entries = kept.saves.entries()
    bad = [e for e in entries if e.path == path]
    if bad:  # its header is well formed; loading finds out
        loaded = kept.saves.load(bad[0], GAMES)
        assert loaded.match is None
        assert loaded.notice is not None
        kept.told.append(loaded.notice)
    assert time.perf_counter() - start < 2
    assert kept.told.keys == ["store.record.set_aside"]
    assert (path.parent / kept.told[0].fields["aside"]).read_bytes() == rubbish
    assert not path.exists()
    assert [e.path for e in kept.saves.entries()] == [good.path]
    assert not trap.exists()


def test_the_largest_log_that_is_read_is_read_in_time(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.folders.saves.mkdir(parents=True)
    path = kept.folders.saves / f"long{ENDING}"
    text = HEAD + "\n[options]\n\n[log]\n"
    lines = (f'{i} = "0 play 3"\n{i}d = "{i:016x}"\n' for i in range(1, 22_000))
    path.write_bytes((text + "".join(lines)).encode()[:LIMIT])
    start = time.perf_counter()
    entry = kept.saves.entries()[0]
    assert kept.saves.load(entry, GAMES).match is not None
    assert time.perf_counter() - start < 4  # twice the limit: test machines are shared
