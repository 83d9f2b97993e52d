"""How actions are written in records, logs and on the command line.

One line an action: the verb, then its arguments, separated by spaces. ``Notation`` is built
from the action classes and one codec per field, and reads exactly what it writes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeGuard

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from zombiegames.core.action import Action


class NotationError(ValueError):
    """A text that is no action of this game."""


class Codec(Protocol):
    """Writes one value as one word and reads it back."""

    def write(self, value: Any) -> str:
        """Write a value; raises ``NotationError`` for one it does not know."""

    def read(self, word: str) -> Any:
        """Read a value; raises ``NotationError`` for a word it does not know."""


class Int:
    """A whole number: ``-1``, ``42``; only the shortest spelling is read."""

    def write(self, value: Any) -> str:
        """Write a whole number."""
        if type(value) is not int:
            raise NotationError(f"no whole number: {value!r}")
        return str(value)

    def read(self, word: str) -> int:
        """Read a whole number of at most nine digits."""
        if not re.fullmatch(r"-?(0|[1-9][0-9]{0,8})", word) or word == "-0":
            raise NotationError(f"no whole number: {word[:40]!r}")
        return int(word)


class Names:
    """One of a fixed list of names, standing for its index; ``-`` stands for -1 (nothing)."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        assert len(self.index) == len(self.names), "names must differ"
        assert all(re.fullmatch(r"[A-Za-z0-9_.+]+(-[A-Za-z0-9_.+]+)*", n) for n in self.names)

    def write(self, value: Any) -> str:
        """Write an index as its name."""
        if value == -1:
            return "-"
        if type(value) is not int or not 0 <= value < len(self.names):
            raise NotationError(f"no name for {value!r}")
        return self.names[value]

    def read(self, word: str) -> int:
        """Read a name as its index."""
        if word == "-":
            return -1
        if word not in self.index:
            raise NotationError(f"unknown name {word[:40]!r}")
        return self.index[word]


class Words:
    """One of a fixed list of strings, standing for itself."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def write(self, value: Any) -> str:
        """Write a known word."""
        return self.read(value)

    def read(self, word: Any) -> str:
        """Read a known word."""
        if word not in self.words:
            raise NotationError(f"unknown word {str(word)[:40]!r}")
        return str(word)


class Many:
    """A tuple of values of one codec, joined by commas; ``.`` is the empty tuple."""

    def __init__(self, codec: Codec, most: int = 400) -> None:
        self.codec = codec
        self.most = most

    def write(self, value: Any) -> str:
        """Write a tuple."""
        if not isinstance(value, tuple):
            raise NotationError(f"no tuple: {value!r}")
        return ",".join(self.codec.write(v) for v in value) or "."

    def read(self, word: str) -> tuple[Any, ...]:
        """Read a tuple."""
        if word == ".":
            return ()
        words = word.split(",")
        if len(words) > self.most:
            raise NotationError("too many values")
        return tuple(self.codec.read(w) for w in words)


class _Form(NamedTuple):
    cls: type[Any]
    codecs: tuple[Codec, ...]


class Notation:
    """The notation of one game.

    ``actions`` are NamedTuple classes whose last field is ``kind`` with the verb as default;
    ``codecs`` says per field name (or ``verb.field``) how it is written, ``Int`` if unnamed.
    """

    def __init__(self, actions: Iterable[type[Any]], codecs: Mapping[str, Codec]) -> None:
        self.forms: dict[str, _Form] = {}
        integer = Int()
        for cls in actions:
            fields = cls._fields
            assert fields[-1] == "kind", f"{cls.__name__}: the last field is the verb"
            verb = cls._field_defaults["kind"]
            assert verb not in self.forms, f"two actions are called {verb}"
            self.forms[verb] = _Form(
                cls,
                tuple(codecs.get(f"{verb}.{f}", codecs.get(f, integer)) for f in fields[:-1]),
            )

    def is_action(self, thing: Any) -> TypeGuard[Action]:
        """Whether a thing is an action of this game, each field of a value that can be written.

        ``why_not`` asks this first, so that rubbish is refused and never raises.
        """
        try:
            form = self.forms.get(getattr(thing, "kind", ""))
            if form is None or type(thing) is not form.cls:
                return False
            self.format(thing)
        except (NotationError, TypeError):
            return False  # TypeError: a value that cannot be hashed
        return True

    def format(self, action: Action) -> str:
        """Write an action: ``play shot-2 C``.

        Raises:
            NotationError: for a value that cannot be written.
        """
        form = self.forms[action.kind]
        words = [c.write(v) for c, v in zip(form.codecs, action, strict=False)]
        return " ".join([action.kind, *words])

    def parse(self, text: str) -> Action:
        """Read an action.

        Raises:
            NotationError: for anything but what :meth:`format` writes.
        """
        verb, *words = text.split(" ")
        form = self.forms.get(verb)
        if form is None:
            raise NotationError(f"unknown verb {verb[:40]!r}")
        if len(words) != len(form.codecs):
            raise NotationError(f"{verb} takes {len(form.codecs)} arguments, not {len(words)}")
        action: Action = form.cls(*(c.read(w) for c, w in zip(form.codecs, words, strict=True)))
        return action
