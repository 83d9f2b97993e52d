"""Count the positions of a game tree, and print the split per action to find a culprit.

    python3 scripts/perft.py tests/golden/zombiaki-street.toml --after 40 --depth 3

All outcomes of a roll are counted; a shuffle, whose outcomes are too many, ends its branch.
``tests/perft/<game>.toml`` keeps known counts, which a test counts again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zombiegames.core.match import Match  # noqa: E402
from zombiegames.core.protocol import OVER  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import State


def perft(state: State, depth: int) -> int:
    """Count the leaves ``depth`` actions below a position; ends count as leaves."""
    if depth == 0 or state.to_act() == OVER:
        return 1
    actions = state.legal_actions()
    if not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(count for _, count in split(state, depth, actions))


def split(
    state: State, depth: int, actions: list[Action] | None = None
) -> Iterator[tuple[Action, int]]:
    """Give the leaves below each action of a position."""
    for action in state.legal_actions() if actions is None else actions:
        child = state.clone()
        child.apply(action)
        yield action, perft(child, depth - 1)


def position(path: Path, after: int) -> State:
    """Give the position of a record after so many entries of its log."""
    match = Match.load(path.read_text(encoding="utf-8"), GAMES)
    match.rewind(after)
    return match.state


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path)
    parser.add_argument("--after", type=int, required=True, help="entries of the log to play")
    parser.add_argument("--depth", type=int, default=2)
    given = parser.parse_args(arguments)
    match = Match.load(given.record.read_text(encoding="utf-8"), GAMES)
    match.rewind(given.after)
    total = 0
    for action, count in split(match.state, given.depth):
        total += count
        print(f"{count:10}  {match.info.notation.format(action)}")
    print(f"{total:10}  in all, {given.depth} deep")
    return 0


if __name__ == "__main__":
    sys.exit(main())
