"""The command line of the program."""

from __future__ import annotations

from typing import Any, NamedTuple


class UsageError(Exception):
    """A command line that makes no sense; key and fields of what to say."""

    def __init__(self, key: str, **fields: object) -> None:
        super().__init__(key)
        self.key = key
        self.fields = fields


class Wanted(NamedTuple):
    """What the command line asks for."""

    game: str = ""
    """Id of a game to set up at once."""
    seed: str = ""
    load: str = ""
    """A saved game to open at once."""
    lang: str = ""
    windowed: bool = False
    """Whether a full-screen setting is to be passed over."""
    version: bool = False
    help: bool = False
    selftest: bool = False
    """Whether the program is to try itself instead of being played."""
    report: str = ""
    """A file for what the selftest finds."""


_WITH_VALUE = ("game", "seed", "load", "lang", "report")
_SWITCHES = ("windowed", "version", "help", "selftest")


def read_arguments(arguments: list[str]) -> Wanted:
    """Read a command line; a lone file name (a double click) is a saved game.

    Raises:
        UsageError: for an option there is not, or one without its value.
    """
    changes: dict[str, Any] = {}
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        name, equals, value = argument.partition("=")
        name = "--help" if name == "-h" else name
        if name.startswith("--") and name[2:] in _WITH_VALUE:
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise UsageError("missing_value", name=name)
                value = rest.pop(0)
            changes[name[2:]] = value
        elif name.startswith("--") and name[2:] in _SWITCHES and not equals:
            changes[name[2:]] = True
        elif not argument.startswith("-") and "load" not in changes:
            changes["load"] = argument
        else:
            raise UsageError("unknown_option", name=argument)
    return Wanted(**changes)
