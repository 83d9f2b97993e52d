"""The chosen icons as SVG files."""

from __future__ import annotations

from pathlib import Path

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

from art.packages import Sources

PACKAGE = "@iconify-json/game-icons"
SIZE = 512


def chosen() -> dict[str, list[str]]:
    """Return the icon names by author."""
    text = (Path(__file__).parent / "icons.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


class IconSet:
    """The paths of the source icons, each 512 units square."""

    def __init__(self, sources: Sources) -> None:
        parsed = sources.icon_set(PACKAGE)
        self._icons = parsed["icons"]

    def body(self, name: str, colour: str) -> str:
        """Return the SVG elements of an icon in one colour."""
        body: str = self._icons[name]["body"]
        # nanosvg paints the word currentColor mid grey.
        return body.replace("currentColor", colour)


def write_icons(icons: IconSet, folder: Path) -> None:
    """Write every chosen icon in white, to be tinted when drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    for names in chosen().values():
        for name in names:
            (folder / f"{name}.svg").write_text(
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}"'
                f' viewBox="0 0 {SIZE} {SIZE}">{icons.body(name, "#fff")}</svg>\n',
                encoding="utf-8",
            )
