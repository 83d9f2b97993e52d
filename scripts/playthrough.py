"""Play a game and write it down with everything that happened: a golden playthrough.

    python3 scripts/playthrough.py zombiaki --seed street > tests/golden/zombiaki-street.toml
    python3 scripts/playthrough.py --replay tests/golden/zombiaki-street.toml

The file is a record that the program loads; the events stand behind it as comments. A test
replays every file of ``tests/golden`` and compares it letter by letter.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zombiegames.ai.levels import bot_of  # noqa: E402
from zombiegames.core.bot import RandomBot, decide  # noqa: E402
from zombiegames.core.match import Match  # noqa: E402
from zombiegames.core.protocol import OVER  # noqa: E402
from zombiegames.core.record import loads, write_line  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence


def play(game: str, players: int, preset: str, seed: str, level: str) -> Match:
    """Play a game of equal opponents to its end."""
    info = GAMES[game]
    match = Match(info, [f"bot:{level}"] * players, seed=seed, options=info.presets[preset])
    rng = Random(f"playthrough/{seed}")
    bot = RandomBot() if level == "random" else bot_of(game, level)
    match.advance()
    while match.to_act() != OVER:
        seat = match.to_act()
        match.play(decide(bot, match.view(seat), seat, rng))
        match.advance()
    return match


def transcript(text: str) -> str:
    """Write a record again with the events of every action as comments."""
    record = loads(text)
    info = GAMES[record.game]
    match = Match(info, record.controllers, seed=record.seed, options=record.options)
    written = [record.header()]
    for number, line in enumerate(record.lines, 1):
        step = match.replay_line(line)
        written.append(write_line(number, line))
        written += [_comment(entry.event) for entry in step.entries]
    outcome = match.outcome
    written.append(f"# {outcome!r}\n")
    return "".join(written)


def _comment(event: object) -> str:
    fields = event._asdict()  # type: ignore[attr-defined]
    kind = fields.pop("kind")
    return (
        f"#   {kind} " + " ".join(f"{k}={v!r}".replace(" ", "") for k, v in fields.items()) + "\n"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, help="number of seats (default: the fewest)")
    parser.add_argument("--preset", help="rule preset (default: the first)")
    parser.add_argument("--seed", default="playthrough")
    parser.add_argument("--level", default="random", help="random, or a level of the opponents")
    parser.add_argument("--replay", type=Path, help="write the record of a file again")
    given = parser.parse_args(arguments)
    if given.replay:
        sys.stdout.write(transcript(given.replay.read_text(encoding="utf-8")))
        return 0
    if not given.game:
        parser.error("name a game or --replay a file")
    info = GAMES[given.game]
    preset = given.preset or next(iter(info.presets))
    if preset not in info.presets:
        parser.error(f"presets of {info.id}: {', '.join(info.presets)}")
    match = play(info.id, given.players or info.seats[0], preset, given.seed, given.level)
    sys.stdout.write(transcript(match.save()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
