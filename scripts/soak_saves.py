"""Kill a program hundreds of times while it writes settings, statistics and saves.

    python3 scripts/soak_saves.py [--kills 300] [--seed 1]

After every kill all files must be whole and hold everything finished until then.
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


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        rounds = kill_players(Path(folder), given.kills, given.seed)
    seconds = time.perf_counter() - start
    print(f"{given.kills} kills in {seconds:.0f} s during {rounds} rounds of writing: nothing lost")


if __name__ == "__main__":
    main()
