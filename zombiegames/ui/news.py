"""What a game that has just ended is counted as, and what is new by it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from zombiegames.ui.kit.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from zombiegames.core.match import Match
    from zombiegames.store.statistics import Played
    from zombiegames.ui.kit.scene import Program

MANY_LOSSES = 3
"""Games lost in a row at one level after which the way to the lessons is told."""
MOONS = ("", "first", "second", "full")
"""Moons → the last part of the key that tells of them."""
TOLD = "learn"
"""Among the hints that were seen: that way."""


def count(
    app: Program,
    match: Match,
    results: Sequence[Played],
    day: date,
    keep: Callable[[Callable[[], None]], None] = lambda add: add(),
) -> Callable[[], list[str]]:
    """Count a finished game for its persons; gives what says what is new, a line each.

    ``results``: what it counts as, a person each; a game that counts for nobody earns nothing.
    ``keep``: puts the game among those played to their end, and then adds it.
    """
    game = match.info.id
    new = _earn(app, match, day) if results else []
    moons = _moons(app, match) if results else 0
    lost = len(results) == 1 and results[0].result == "lost" and _is_stuck(app, results[0])
    keep(partial(app.statistics.add, *results))

    def lines() -> list[str]:
        told = []
        if moons:
            told.append(tr(f"ui.night.result.{MOONS[moons]}"))
        if new:
            names = ", ".join(tr(f"{game}.achievement.{name}.name") for name in new)
            told.append(tr("ui.result.new", names=names))
        if lost:
            told.append(tr("ui.result.learn"))
        return told

    return lines


def _earn(app: Program, match: Match, day: date) -> list[str]:
    """Note the achievements of a match; gives those that nobody here had."""
    from zombiegames.learn.achievements import ACHIEVEMENTS, earned

    names = frozenset[str]().union(*earned(match))
    order = [name for name in ACHIEVEMENTS[match.info.id].names if name in names]
    return app.profile.progress.earn(match.info.id, order, day)


def _moons(app: Program, match: Match) -> int:
    """Note what came of a match that was a night of the day or of the seven; gives its moons."""
    from datetime import date

    from zombiegames.learn.nights import played
    from zombiegames.store.progress import NightResult

    night = played(match)
    if night is None:
        return 0
    progress = app.profile.progress
    if isinstance(night.night, date):
        progress.play_night(night.night, NightResult(night.moons, night.number, night.level))
    else:
        progress.try_seven(f"{night.night.lap}/{night.night.night}", night.moons)
    return night.moons


def _is_stuck(app: Program, played: Played) -> bool:
    """Whether a person has lost so often in a row that a lesson may help: true once."""
    settings = app.settings
    if (
        played.level == "person"
        or not settings.learning
        or TOLD in settings.seen
        or app.statistics.losses(played.game, played.level) + 1 < MANY_LOSSES
    ):
        return False
    settings.seen = (*settings.seen, TOLD)
    settings.save()
    return True
