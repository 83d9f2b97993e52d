"""What the store has to tell a player, as translation keys."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping


class Notice(NamedTuple):
    """One sentence for the player."""

    key: str
    """Translation key below ``store``."""
    fields: Mapping[str, str]
    """What stands in its braces."""


class Tell(Protocol):
    """Where notices go."""

    def __call__(self, notice: Notice, *, again: bool = False) -> None:
        """Tell the player; what was told before only if ``again``: an answer to what they did."""


_REASONS = {
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read_only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "no_folder",
    errno.ENAMETOOLONG: "too_long",
}


def unwritable(place: str, error: OSError) -> Notice:
    """Say that nothing can be kept at ``place`` and why, one whole sentence a reason."""
    reason = _REASONS.get(error.errno or 0, "other")
    return Notice(f"store.unwritable.{reason}", {"place": place, "error": words_of(error)})


def no_picture(place: str, error: OSError) -> Notice:
    """Say that a picture of the screen cannot be kept at ``place`` and why."""
    full = _REASONS.get(error.errno or 0) == "full"
    sentence = "full" if full else "other"
    return Notice(f"store.picture.{sentence}", {"place": place, "error": words_of(error)})


def words_of(error: OSError) -> str:
    """Give what the system said."""
    return error.strerror or type(error).__name__
