"""The one place where TOML is read and written."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import tomli_w

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

if TYPE_CHECKING:
    from collections.abc import Mapping


class TomlError(ValueError):
    """A text that is no TOML, or too deep or too strange to be ours."""


def read_toml(text: str) -> dict[str, Any]:
    """Read a TOML document.

    Raises:
        TomlError: if it is none.
    """
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise TomlError(str(error)) from error


def write_toml(document: Mapping[str, Any]) -> str:
    """Write a TOML document that :func:`read_toml` reads back."""
    return tomli_w.dumps(document)
