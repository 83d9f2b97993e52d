"""Kill a program hundreds of times while it writes, and at every table; say what was lost.

    python3 scripts/soak_saves.py writing [--kills 300] [--seed 1]
    python3 scripts/soak_saves.py tables [--kills 300] [--seed 1]

``writing``: settings, statistics and saves are written without a pause. After every kill all files
must be whole and hold everything finished until then.

``tables``: the five games are come to by every way there is (set up, played again, continued,
dropped on whatever lies there …) and played. After every kill all games must be there, those of
earlier kills too, and the one played last be the one to continue. What may be lost is what was
played within the writer's pause before the kill.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.store.test_profile import kill_players  # noqa: E402
from tests.test_killed import ALLOWED, Killed, kill_at_tables, too_much  # noqa: E402


def writing(folder: Path, kills: int, seed: int) -> int:
    """Kill while writing; gives the exit code."""
    rounds = kill_players(folder, kills, seed)
    print(f"{kills} kills during {rounds} rounds of writing: nothing lost")
    return 0


def tables(folder: Path, kills: int, seed: int) -> int:
    """Kill at tables; gives the exit code."""
    done = kill_at_tables(folder, kills, seed)
    print(f"{'way':<20}{'kills':>7}{'at the table':>14}{'too much lost':>15}")
    for way in dict.fromkeys(killed.way for killed in done):
        of_way = [killed for killed in done if killed.way == way]
        at_table = sum(killed.at_table for killed in of_way)
        worse = sum(len(too_much(killed)) for killed in of_way)
        print(f"{way:<20}{len(of_way):>7}{at_table:>14}{worse:>15}")
    report(done)
    return 1 if any(map(too_much, done)) else 0


def report(done: list[Killed]) -> None:
    """Say what all kills together cost."""
    looked_for = sum(killed.games for killed in done)
    games = len({killed.game for killed in done})
    print(f"{len(done)} kills at tables of {games} games; games looked for: {looked_for}")
    for whose, person in (("computers", False), ("persons", True)):
        lost = [age for killed in done for age, of in killed.lost if of == person]
        oldest = f", the oldest {max(lost):.2f} s old ({ALLOWED:.1f} s are allowed)" if lost else ""
        print(f"actions of {whose} lost: {len(lost)}{oldest}")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("writing", "tables"))
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.perf_counter()
    run = tables if given.what == "tables" else writing
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        code = run(Path(folder), given.kills, given.seed)
    print(f"{time.perf_counter() - start:.0f} s")
    sys.exit(code)


if __name__ == "__main__":
    main()
