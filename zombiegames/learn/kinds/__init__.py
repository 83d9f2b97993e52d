"""The kinds of problems, each with its solver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.register import Register

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.learn.kinds.kind import Kind


def _hold() -> type[Kind]:
    from zombiegames.learn.kinds.hold import Hold

    return Hold


def _cross() -> type[Kind]:
    from zombiegames.learn.kinds.cross import Cross

    return Cross


def _two() -> type[Kind]:
    from zombiegames.learn.kinds.two import Two

    return Two


def _alone() -> type[Kind]:
    from zombiegames.learn.kinds.alone import Alone

    return Alone


def _spell() -> type[Kind]:
    from zombiegames.learn.kinds.spell import Spell

    return Spell


def _out() -> type[Kind]:
    from zombiegames.learn.kinds.out import Out

    return Out


def _climb() -> type[Kind]:
    from zombiegames.learn.kinds.climb import Climb

    return Climb


KINDS: Mapping[str, type[Kind]] = Register(
    {
        "hold": _hold,
        "cross": _cross,
        "two": _two,
        "alone": _alone,
        "spell": _spell,
        "out": _out,
        "climb": _climb,
    }
)
"""Every kind by its name."""
