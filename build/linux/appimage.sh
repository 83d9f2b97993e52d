#!/bin/sh
# Make one file of the program that runs on any Linux, after
#   python3 scripts/package.py --appdir
# Needs appimagetool (https://github.com/AppImage/appimagetool), which fetches its runtime itself:
#   sh build/linux/appimage.sh path/to/appimagetool
set -eu
tool=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$root/pyproject.toml")
machine=$(uname -m)
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct) ARCH=$machine \
    "$tool" --no-appstream "$root/dist/ZombieGames.AppDir" \
    "$root/dist/zombiegames-$version-$machine.AppImage"
