"""What the packages are made with: archives, icons, papers. No bundle is needed here."""

from __future__ import annotations

import ast
import io
import os
import re
import struct
import tarfile
import zipfile
from pathlib import Path

import pytest
from _package_archive import normalise, sum_of, tar_xz, tree, zip_folder
from _package_bundle import version, version_info
from _package_check import glibc_of, libraries, unnoticed
from _package_icons import ICNS_TYPES, ICO_SIZES, icns, ico, pngs
from _package_linux import CONTROL

from tests.conftest import ROOT
from zombiegames import __version__
from zombiegames.ui.arguments import Wanted
from zombiegames.ui.pages.credits import read_credits

STAMP = 1_700_000_000


def filled(folder: Path, names: tuple[str, ...]) -> Path:
    """Fill a folder in a given order, at whatever time it is."""
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"content of {name}", encoding="utf-8")
    (folder / "b" / "run").chmod(0o700)
    (folder / "link").symlink_to("b/run")
    return folder


NAMES = ("a.txt", "b/run", "b/é.txt", "c/d/e")


@pytest.mark.parametrize(("pack", "ending"), [(tar_xz, "tar.xz"), (zip_folder, "zip")])
def test_archives_depend_on_what_is_packed_alone(tmp_path: Path, pack, ending: str) -> None:  # type: ignore[no-untyped-def]
    one = filled(tmp_path / "one", NAMES)
    two = filled(tmp_path / "two", NAMES[::-1])
    os.utime(two / "a.txt", (5, 5))
    (two / "c" / "d").chmod(0o700)
    archives = []
    for folder in (one, two):
        normalise(folder, STAMP)
        archives.append(tmp_path / f"{folder.name}.{ending}")
        pack(folder, archives[-1], STAMP, "zombiegames-1")
    assert archives[0].read_bytes() == archives[1].read_bytes()
    (two / "a.txt").write_text("content of b.txt", encoding="utf-8")
    normalise(two, STAMP)
    pack(two, archives[1], STAMP, "zombiegames-1")
    assert archives[0].read_bytes() != archives[1].read_bytes()


def test_what_was_packed_comes_out(tmp_path: Path) -> None:
    folder = filled(tmp_path / "folder", NAMES)
    library = folder / "b" / "libx.so.1"
    library.write_bytes(b"")
    library.chmod(0o755)
    normalise(folder, STAMP)
    assert library.stat().st_mode & 0o777 == 0o644
    tar_xz(folder, tmp_path / "x.tar.xz", STAMP, "game")
    with tarfile.open(tmp_path / "x.tar.xz") as archive:
        assert archive.getnames()[0] == "game"
        assert {info.uname for info in archive} == {"root"}
        # Older Pythons know no filters, and newer ones warn where none is named.
        known = {"filter": "tar"} if hasattr(tarfile, "tar_filter") else {}
        archive.extractall(tmp_path / "out", **known)  # type: ignore[arg-type]
    assert sum_of(tmp_path / "out" / "game") == sum_of(folder)
    zip_folder(folder, tmp_path / "x.zip", STAMP, "game")
    with zipfile.ZipFile(tmp_path / "x.zip") as archive:
        kinds = {info.filename: info.external_attr >> 16 for info in archive.infolist()}
        assert archive.read("game/link") == b"b/run"
    assert kinds["game/link"] & 0o170000 == 0o120000
    assert kinds["game/b/run"] & 0o777 == 0o755
    assert kinds["game/a.txt"] & 0o777 == 0o644


def test_a_sum_sees_names_rights_links_and_contents(tmp_path: Path) -> None:
    folder = filled(tmp_path / "folder", NAMES)
    normalise(folder, STAMP)
    sums = {sum_of(folder)}
    (folder / "a.txt").chmod(0o755)
    sums.add(sum_of(folder))
    (folder / "a.txt").rename(folder / "aa.txt")
    sums.add(sum_of(folder))
    (folder / "aa.txt").write_text("other", encoding="utf-8")
    sums.add(sum_of(folder))
    (folder / "link").unlink()
    (folder / "link").symlink_to("aa.txt")
    sums.add(sum_of(folder))
    assert len(sums) == 5
    assert len(list(tree(folder))) == 8


# -- what is bundled is answered for ---------------------------------------------------

LINUX = (
    "zombiegames _internal/libpython3.13.so.1.0 _internal/libz.so.1 _internal/libexpat.so.1"
    " _internal/pygame/mixer.cpython-313-x86_64-linux-gnu.so"
    " _internal/python3.13/lib-dynload/_struct.cpython-313-x86_64-linux-gnu.so"
    " _internal/tomli/_parser.cpython-310-x86_64-linux-gnu.so"
    " _internal/pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10"
    " _internal/pygame_ce.libs/libFLAC-e7027ec5.so.14.0.0"
    " _internal/pygame_ce.libs/libvorbisenc-263afe1b.so.2.0.12"
)
WINDOWS = (
    "zombiegames.exe _internal/python313.dll _internal/VCRUNTIME140.dll"
    " _internal/VCRUNTIME140_1.dll"
    " _internal/ucrtbase.dll _internal/api-ms-win-crt-heap-l1-1-0.dll _internal/libffi-8.dll"
    " _internal/_ctypes.pyd _internal/unicodedata.pyd _internal/select.pyd"
    " _internal/pygame/mixer.cp313-win_amd64.pyd"
    " _internal/SDL2.dll _internal/SDL2_image.dll _internal/SDL2_mixer.dll _internal/SDL2_ttf.dll"
    " _internal/freetype.dll _internal/libjpeg-62.dll _internal/libogg-0.dll"
    " _internal/libopus-0.dll"
    " _internal/libopusfile-0.dll _internal/libpng16-16.dll _internal/libtiff-5.dll"
    " _internal/libwavpack-1.dll _internal/libwebp-7.dll _internal/libwebpdemux-2.dll"
    " _internal/libxmp.dll _internal/portmidi.dll"
)
MACOS = (
    "Contents/MacOS/zombiegames Contents/Frameworks/Python"
    " Contents/Frameworks/libpython3.11.dylib Contents/Frameworks/libSDL2-2.0.0.dylib"
    " Contents/Frameworks/libSDL2_mixer-2.0.0.800.2.dylib"
    " Contents/Frameworks/libz.1.3.1.zlib-ng.dylib Contents/Frameworks/libharfbuzz.0.dylib"
    " Contents/Frameworks/libbrotlicommon.1.2.0.dylib Contents/Frameworks/libsndfile.1.0.37.dylib"
    " Contents/Frameworks/libfluidsynth.3.5.6.dylib Contents/Frameworks/libfreetype.6.dylib"
    " Contents/Frameworks/python3.11/lib-dynload/_struct.cpython-311-darwin.so"
    " Contents/Frameworks/pygame/font.cpython-311-darwin.so"
)


@pytest.mark.parametrize("names", [LINUX, WINDOWS, MACOS])
def test_every_library_has_a_notice(names: str) -> None:
    known = libraries(ROOT)
    assert unnoticed(names.split(), known) == []
    assert unnoticed([*names.split(), "_internal/libssl.so.3"], known) == ["_internal/libssl.so.3"]


def test_each_notice_answers_for_something_and_is_on_the_credits_page() -> None:
    known = libraries(ROOT)
    assert [source.title for source in read_credits("software")] == [k["title"] for k in known]
    page = (ROOT / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8")
    texts = (ROOT / "LICENSES" / "bundled-libraries.txt").read_text(encoding="utf-8")
    for library in known:
        for part in re.split(r", | \(.*\)$", library["title"]):
            if part:
                assert part in page, part
                assert part in texts or not library["licence_file"].endswith("libraries.txt"), part
        # Whoever's work has no file of its own says inside what it is.
        assert library["native"] or "(inside" in library["title"]


@pytest.mark.parametrize(
    ("said", "version"),
    [
        (
            "required from libc.so.6:\n 0x09691a75 0x00 02 GLIBC_2.2.5\n 0x0 0x00 03 GLIBC_2.34\n",
            34,
        ),
        ("0x00 GLIBC_2.4\n 0x00 GLIBC_2.17", 17),
        ("0x00 GLIBC_2.35\n 0x00 GLIBC_ABI_DT_RELR", 36),
        ("0x00 GLIBCXX_3.4.30\n 0x00 GLIBC_2.3", 3),
    ],
)
def test_the_newest_version_is_found(said: str, version: int) -> None:
    assert glibc_of(said) == (2, version)


def test_what_needs_no_c_library_needs_none() -> None:
    assert glibc_of("") == (0, 0)


# -- icons, papers ---------------------------------------------------------------------


def test_icons_hold_every_size() -> None:
    import pygame

    pictures = pngs(ROOT / "assets" / "img")
    windows = ico(pictures)
    assert windows[:6] == bytes([0, 0, 1, 0, len(ICO_SIZES), 0])
    for number, size in enumerate(ICO_SIZES):
        entry = windows[6 + 16 * number :][:16]
        length, at = struct.unpack("<II", entry[8:])
        assert entry[0] == entry[1] == size % 256
        picture = pygame.image.load(io.BytesIO(windows[at : at + length]), "icon.png")
        assert picture.get_size() == (size, size)
    mac = icns(pictures)
    assert mac[:4] == b"icns"
    assert int.from_bytes(mac[4:8], "big") == len(mac)
    at, found = 8, []
    while at < len(mac):
        length = int.from_bytes(mac[at + 4 : at + 8], "big")
        picture = pygame.image.load(io.BytesIO(mac[at + 8 : at + length]), "icon.png")
        found.append((mac[at : at + 4].decode(), picture.get_width()))
        at += length
    assert found == list(ICNS_TYPES)


def imported(path: Path) -> set[str]:
    """All that a module of ours may import, now or when it is needed."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_frozen_program_leaves_out_nothing_that_ours_imports() -> None:
    spec = (ROOT / "build" / "zombiegames.spec").read_text(encoding="utf-8")
    lists = re.findall(r'^(?:STANDARD|PACKAGES) = """(.*?)"""', spec, re.MULTILINE | re.DOTALL)
    left_out = {name for text in lists for name in text.split()}
    assert {"ssl", "numpy"} <= left_out
    for path in sorted((ROOT / "zombiegames").rglob("*.py")):
        names = {
            name.rsplit(".", cut)[0]
            for name in imported(path)
            for cut in range(name.count(".") + 1)
        }
        assert not names & left_out, path


def test_the_version_is_told_once_and_everywhere_the_same() -> None:
    assert version() == __version__


@pytest.mark.parametrize(("text", "four"), [("0.1.0", "(0, 1, 0, 0)"), ("2.3rc1", "(2, 3, 1, 0)")])
def test_windows_is_told_the_version_in_four_numbers(text: str, four: str) -> None:
    info = version_info(text)
    assert f"filevers={four}, prodvers={four}" in info
    assert f"StringStruct('ProductVersion', '{text}')" in info
    assert info.count("(") == info.count(")")


def test_the_page_of_the_manual_names_every_option() -> None:
    page = (ROOT / "build" / "linux" / "zombiegames.6").read_text(encoding="utf-8")
    page = page.replace("\\-", "-")
    for option in Wanted._fields:
        assert f"--{option}" in page, option


def test_the_desktop_entry_starts_what_the_package_installs() -> None:
    text = (ROOT / "build" / "linux" / "zombiegames.desktop").read_text(encoding="utf-8")
    entry = dict(line.split("=", 1) for line in text.splitlines()[1:])
    assert entry["Exec"] == "/usr/games/zombiegames %f"
    assert entry["TryExec"] == "/usr/games/zombiegames"
    assert entry["MimeType"] == "application/x-zombiegame;"
    mime = (ROOT / "build" / "linux" / "zombiegames.xml").read_text(encoding="utf-8")
    assert 'type="application/x-zombiegame"' in mime
    assert 'pattern="*.zombiegame"' in mime


def test_the_debian_package_needs_no_newer_library_than_is_checked() -> None:
    assert "libc6 (>= {glibc})" in CONTROL
    assert all(len(line) <= 80 for line in CONTROL.split("Description:")[1].splitlines())


def test_actions_of_the_workflow_are_pinned_to_commits() -> None:
    for path in (ROOT / ".github" / "workflows").iterdir():
        used = re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8"))
        assert len(used) >= 5
        assert [use for use in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", use)] == []
