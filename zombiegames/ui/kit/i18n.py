"""Words: every text a player reads, by key, in the language chosen.

A language is a folder ``assets/lang/<code>``; a file ``ui.toml`` in it holds the keys ``ui.…``.
Fields stand in braces. A file is read when its first key is asked for.
"""

from __future__ import annotations

import locale
import os
import re
import sys
import unicodedata
from typing import TYPE_CHECKING, Any

from zombiegames.core.toml import read_toml
from zombiegames.ui.kit.assets import asset_root

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

LANGUAGES = ("en", "fr", "es")

VOWELS = tuple("aeiouyœæAEIOUYŒÆ")

PSEUDO = "pseudo"
"""A language for tests: English, bracketed, accented and 1.6 times as long."""

_ACCENTS = str.maketrans("aeiouAEIOUcn", "áéíóúÁÉÍÓÚçñ")
_RULE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d{2,3}\b")
_ELIDED = re.compile(r"\b([Dd]|[Qq]u)e \{(\w+)\}")
"""What loses its vowel in French before another: the words before a name."""

_FIELD = re.compile(r"(\{[^}]*\}|\*\*|\[\[[^\]]*\]\])")

_tables: dict[tuple[str, str], dict[str, Any]] = {}
"""(language, area) → flat key → text or list of texts."""

_heads: dict[tuple[str, str], dict[str, Any]] = {}
"""The same for the texts before the first table of a file."""


class _Chosen:
    language = "en"


def set_language(code: str) -> None:
    """Choose the language of all texts from now on.

    Raises:
        ValueError: for an unknown code.
    """
    if code not in (*LANGUAGES, PSEUDO):
        raise ValueError(f"no language {code!r}; there are {', '.join(LANGUAGES)}")
    _Chosen.language = code


def language() -> str:
    """Name the language chosen."""
    return _Chosen.language


def system_language() -> str:
    """Guess the language of the person from the system; English if none of ours."""
    names: list[str] = []
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            names = os.environ[name].split(":")
            break
    if os.environ.get("LANGUAGE") and names and names[0] not in ("C", "POSIX"):
        names = [*os.environ["LANGUAGE"].split(":"), *names]
    if not names:
        names = [_platform_locale()]
    for name in names:
        code = name[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def _platform_locale() -> str:
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "")
    if sys.platform == "darwin":
        import subprocess

        try:
            asked = subprocess.run(
                ["defaults", "read", "-g", "AppleLocale"],
                capture_output=True,
                text=True,
                timeout=2,
                check=False,
            )
        except (OSError, subprocess.SubprocessError):
            return ""
        return asked.stdout.strip()
    return ""


def flatten(document: dict[str, Any], stem: str = "") -> dict[str, Any]:
    """Turn nested tables into dotted keys; leaves are texts or lists of texts."""
    flat: dict[str, Any] = {}
    for name, value in document.items():
        if isinstance(value, dict):
            flat.update(flatten(value, f"{stem}{name}."))
        else:
            flat[stem + name] = value
    return flat


def _read(code: str, area: str) -> str:
    path = asset_root() / "lang" / code / f"{area}.toml"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    # No shipped font has the narrow no-break space; the thin one never breaks here either.
    return text.replace("\u202f", "\u2009")


def table(code: str, area: str) -> dict[str, Any]:
    """Give all texts of an area in a language: dotted key without the area → text or list."""
    known = _tables.get((code, area))
    if known is None:
        known = flatten(read_toml(_read(code, area)))
        _tables[code, area] = known
    return known


def _look_up(code: str, area: str, rest: str) -> Any:
    """Find a text; the few before the first table of a file are read without the others."""
    if (code, area) in _tables or "." in rest:
        return table(code, area).get(rest)
    if (code, area) not in _heads:
        head = _read(code, area).partition("\n[")[0]
        _heads[code, area] = read_toml(head)
    return _heads[code, area].get(rest)


def _find(key: str) -> Any:
    area, _, rest = key.partition(".")
    code = _Chosen.language
    if code == PSEUDO:
        found = _look_up("en", area, rest)
        return _pseudo(found) if isinstance(found, str) else found
    found = _look_up(code, area, rest)
    return found if found is not None else _look_up("en", area, rest)


def _pseudo(text: str) -> str:
    parts = _FIELD.split(text)
    words = "".join(part if _FIELD.fullmatch(part) else part.translate(_ACCENTS) for part in parts)
    more = round(len(text) * 0.6) - 2
    padding = " ".join("ô" * 5 for _ in range(max(0, more) // 6 + 1))[: max(0, more)]
    return f"[{words}{' ' if padding else ''}{padding}]"


def has(key: str) -> bool:
    """Tell whether a key has a text."""
    return _find(key) is not None


def tr(key: str, /, **fields: object) -> str:
    """Give the text of a key with its fields filled in."""
    return fill(key, fields)


def fill(key: str, fields: Mapping[str, object]) -> str:
    """Give the text of a key with the fields it asks for.

    A key without a text answers with itself in angle brackets: seen at once, and no reason to
    stop a game.
    """
    found = _find(key)
    if not isinstance(found, str):
        return f"<{key}>"
    try:
        if _Chosen.language == "fr" and "e {" in found:
            found = _ELIDED.sub(lambda before: _elided(before, fields), found)
        return found.format_map(fields)
    except (KeyError, IndexError, ValueError):
        return found


def _elided(before: re.Match[str], fields: Mapping[str, object]) -> str:
    """Join a French word to the name that is to follow it, where that begins with a vowel."""
    begins = unicodedata.normalize("NFD", str(fields[before[2]]))[:1]
    return f"{before[1]}’{{{before[2]}}}" if begins in VOWELS else before[0]


def tr_list(key: str) -> list[str]:
    """Give a list of texts; empty if the key has none."""
    found = _find(key)
    return [str(text) for text in found] if isinstance(found, list) else []


def day_words(day: date) -> str:
    """Say a date in the language chosen."""
    month = tr_list("ui.date.months")[day.month - 1]
    return tr("ui.date.day", day=day.day, month=month, year=day.year)


def keys(prefix: str) -> list[str]:
    """List the keys that start with ``prefix`` (``zombiaki.rule.``), in the order of the file."""
    area, _, rest = prefix.partition(".")
    code = "en" if _Chosen.language == PSEUDO else _Chosen.language
    return [f"{area}.{key}" for key in table(code, area) if key.startswith(rest)]


def linked(text: str, game: str) -> str:
    """Turn the ids of rules that are named in a text into links."""
    return _RULE.sub(
        lambda found: f"[[{found[0]}]]" if has(f"{game}.rule.{found[0]}") else found[0], text
    )


def plural_form(n: int) -> str:
    """Name the plural form of a number in the language chosen: ``one``, ``many`` or ``other``."""
    code = _Chosen.language
    one = abs(n) < 2 if code == "fr" else abs(n) == 1
    if one:
        return "one"
    if code in ("fr", "es") and n and n % 1_000_000 == 0:
        return "many"
    return "other"


def plural(key: str, n: int, **fields: object) -> str:
    """Give the text of a key for a number; ``{n}`` is the number."""
    form = plural_form(n)
    if form == "many" and not has(f"{key}.many"):
        form = "other"
    return tr(f"{key}.{form}", n=n, **fields)
