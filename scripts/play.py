"""Play: prepare what the program needs (once), then start it.

python3 scripts/play.py [--game zombiaki] [--lang fr] [--windowed] ...
"""

import sys

if sys.version_info < (3, 10):  # noqa: UP036  (this file is also read by the older ones)
    sys.exit(f"zombiegames needs Python 3.10 or newer; this is {sys.version.split()[0]}.")


def main():
    """Prepare and start; does not come back."""
    from _environment import Trouble, prepare, start

    try:
        python = prepare("run")
    except Trouble as trouble:
        sys.exit(f"\n{trouble}")
    start(python, ["-m", "zombiegames", *sys.argv[1:]])


if __name__ == "__main__":
    main()
