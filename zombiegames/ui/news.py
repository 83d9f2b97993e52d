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
    night = _note_night(app, match) if results else ""
    lost = len(results) == 1 and results[0].result == "lost" and _is_stuck(app, results[0])
    keep(partial(app.statistics.add, *results))

    def lines() -> list[str]:
        told = []
        if night:
            told.append(tr(f"ui.night.result.{night}"))
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


def _note_night(app: Program, match: Match) -> str:
    """Note what came of a match that was the night of a day or one of the seven.

    Gives the last part of the key that tells of it; empty: it was no night.
    """
    from zombiegames.learn.seven import place_of
    from zombiegames.learn.tonight import night_of
    from zombiegames.store.nights import NightPlay

    progress = app.profile.progress
    night, place = night_of(match.seed), place_of(match.seed)
    if night is not None:
        came = night.judge(match)
        if came is None:
            return ""
        again = any(day == night.day for day, _ in progress.nights())
        play = NightPlay(match.info.id, night.setup.seat, came.level, came.moons, came.number)
        moons = progress.play_night(night.day, play).moons
        return "again" if again else str(moons)
    if place is None or not (moons := place.moons(match)):
        return ""
    progress.play_seven(place.lap, place.night, moons)
    return str(moons)


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
