#!/bin/sh
# Put the program into a disk image with a link to the applications folder. On a Mac:
#   sh build/macos/dmg.sh "dist/Zombie Games.app" dist/zombiegames-0.1.0-macos-arm64.dmg
set -eu
app=$1
image=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# ditto keeps links, rights and the signature; what is signed must not be changed.
ditto "$app" "$folder/$(basename "$app")"
ln -s /Applications "$folder/Applications"
codesign --verify --deep --strict "$folder/$(basename "$app")"
hdiutil create -volname "Zombie Games" -srcfolder "$folder" -format UDZO -ov "$image"
hdiutil verify "$image"
