"""Achievements: what is worth a name in a finished game, worked out from its record.

A game has ten, each with a stable name such as ``over-the-wall``; their words are the keys
``achievement.<name>.name`` and ``.how`` of the game's words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE
from zombiegames.core.record import TABLE, is_person
from zombiegames.core.register import Register
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.core.record import Record
    from zombiegames.learn.achievements.watch import Watch


def _zombiaki() -> type[Watch]:
    from zombiegames.learn.achievements.zombiaki import ZombiakiWatch

    return ZombiakiWatch


def _zombiegeddon() -> type[Watch]:
    from zombiegames.learn.achievements.zombiegeddon import ZombiegeddonWatch

    return ZombiegeddonWatch


def _zombies4() -> type[Watch]:
    from zombiegames.learn.achievements.zombies4 import Zombies4Watch

    return Zombies4Watch


def _zombanimaux() -> type[Watch]:
    from zombiegames.learn.achievements.zombanimaux import ZombanimauxWatch

    return ZombanimauxWatch


def _zombie_card_game() -> type[Watch]:
    from zombiegames.learn.achievements.zombie_card_game import ZombieCardGameWatch

    return ZombieCardGameWatch


ACHIEVEMENTS: Mapping[str, type[Watch]] = Register(
    {
        "zombiaki": _zombiaki,
        "zombiegeddon": _zombiegeddon,
        "zombies4": _zombies4,
        "zombanimaux": _zombanimaux,
        "zombie_card_game": _zombie_card_game,
    }
)
"""Who watches a game for its achievements, by its id. A new game is one function and one entry."""


def earned(played: Match | Record) -> tuple[frozenset[str], ...]:
    """Tell what a game was worth: by seat, names of achievements.

    Only persons earn, and only in a game that was played to its end by those who sat down to it
    and with the dice and shuffles that its seed gives: so not where somebody conceded or was
    played for, and not where cards were stacked, as they are for lessons.

    ``played`` is a match, or a record that :meth:`Match.load` would take.
    """
    record = played.record if isinstance(played, Match) else played
    nothing = (frozenset[str](),) * len(record.controllers)
    if any(line.seat == TABLE for line in record.lines):
        return nothing
    again = Match(GAMES[record.game], record.controllers, seed=record.seed, options=record.options)
    watch = ACHIEVEMENTS[record.game](again.state)
    for line in record.lines:
        watch.ask(line.seat)
        if line.seat == NATURE and again.info.notation.format(again.chance()) != line.text:
            return nothing
        for entry in again.replay_line(line).entries:
            watch.hear(entry.event)
    if again.outcome is None:
        return nothing
    watch.close(again.outcome)
    return tuple(
        frozenset(names) if is_person(controller) else frozenset()
        for names, controller in zip(watch.earned, record.controllers, strict=True)
    )
