"""Package: freeze the program, try it, and pack all that this system can make, into ``dist``.

    python3 scripts/package.py [--twice] [--appdir] [--bundle-only]
    python3 scripts/package.py --installer dist/zombiegames-0.1.0-windows-amd64.zip

The first call prepares the folder ``.venv``, as ``scripts/test.py`` does.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 10):  # noqa: UP036  (this file is also read by the older ones)
    sys.exit(f"zombiegames needs Python 3.10 or newer; this is {sys.version.split()[0]}.")

import argparse
import platform
import tempfile
from pathlib import Path

from _environment import ROOT, Trouble, prepare, start


def main(arguments: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="default: dist")
    parser.add_argument("--bundle-only", action="store_true", help="freeze and try, pack nothing")
    parser.add_argument("--appdir", action="store_true", help="lay an AppDir out, too (Linux)")
    parser.add_argument("--twice", action="store_true", help="build twice and compare")
    parser.add_argument("--installer", type=Path, help="make the installer of this Windows zip")
    parser.add_argument("--glibc", help="the newest C library to be needed, such as 2.35 (Linux)")
    parser.add_argument("--this-python", action="store_true", help="prepare no .venv")
    given = parser.parse_args(arguments)
    try:
        if not given.this_python:
            again = sys.argv[1:] if arguments is None else arguments
            start(prepare("package"), [__file__, "--this-python", *again])
            return
        for line in package(given.into.resolve(), given):
            print(line, flush=True)
    except Trouble as trouble:
        sys.exit(f"\n{trouble}")


def package(target: Path, given: argparse.Namespace) -> list[str]:
    """Build everything; gives what there is to say about it.

    Raises:
        Trouble: with what went wrong.
    """
    from _package_archive import sum_of

    target.mkdir(parents=True, exist_ok=True)
    if given.installer:
        from _package_windows import installer

        with tempfile.TemporaryDirectory(prefix="package-") as folder:
            path = installer(given.installer, target, Path(folder))
        return [f"{path.name}: {path.stat().st_size / 1e6:.1f} MB"]
    said, made = build(target, given)
    if given.twice:
        with tempfile.TemporaryDirectory(prefix="again-") as folder:
            _, again = build(Path(folder).resolve(), given)
            for first, second in zip(made, again, strict=True):
                if sum_of(first) != sum_of(second):
                    raise Trouble(f"{first.name} came out differently the second time")
        said.append(f"built twice: {', '.join(path.name for path in made)} the same byte for byte")
    sums = [f"{sum_of(path)}  {path.name}\n" for path in made if path.is_file()]
    if sums:
        (target / "SHA256SUMS").write_text("".join(sums), encoding="utf-8", newline="\n")
    return said


def build(target: Path, given: argparse.Namespace) -> tuple[list[str], list[Path]]:
    """Build once; gives what there is to say, and all that was made, the bundle first."""
    from _package_archive import tar_xz, zip_folder
    from _package_bundle import APP, NAME, freeze, stamp, try_out, version
    from _package_check import GLIBC, LARGEST_PACKED, BadBundle, check
    from _package_linux import appdir, deb

    with tempfile.TemporaryDirectory(prefix="package-", ignore_cleanup_errors=True) as folder:
        scratch = Path(folder).resolve()
        bundle = freeze(target, scratch / "freeze")
        said = [f"{bundle.name}: Python {platform.python_version()}, {platform.machine()}"]
        try:
            newest = tuple(map(int, given.glibc.split("."))) if given.glibc else GLIBC
            said += check(bundle, ROOT, [str(ROOT), str(scratch), str(target)], newest)
        except BadBundle as bad:
            raise Trouble(f"{bundle}: {bad}") from bad
        said += try_out(bundle).splitlines()
        made = [bundle]
        system = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform)
        stem = f"{NAME}-{version()}-{system or sys.platform}-{platform.machine().lower()}"
        if given.appdir and sys.platform == "linux":
            made.append(appdir(bundle, target))
        if not given.bundle_only:
            if sys.platform == "linux":
                made.append(target / f"{stem}.tar.xz")
                tar_xz(bundle, made[-1], stamp(), f"{NAME}-{version()}")
                package = deb(bundle, target, scratch)
                if package is None:
                    said.append("no dpkg-deb here: no Debian package was made")
                else:
                    made.append(package)
            else:
                made.append(target / f"{stem}.zip")
                name = APP if sys.platform == "darwin" else f"{NAME}-{version()}"
                zip_folder(bundle, made[-1], stamp(), name)
    for path in made[1:]:
        if path.is_file():
            said.append(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
            if path.stat().st_size > LARGEST_PACKED:
                raise Trouble(f"{path.name} is larger than {LARGEST_PACKED / 1e6:.0f} MB")
    return said, made


if __name__ == "__main__":
    main()
