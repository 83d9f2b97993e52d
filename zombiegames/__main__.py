"""Start the program: ``python -m zombiegames``."""

from __future__ import annotations

import os
import sys


def _replace_missing_streams() -> None:
    """A windowed program on Windows has no streams; whoever prints must not fail."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def main(arguments: list[str] | None = None) -> int:
    """Run the program; gives its exit code: 0 done, 2 could not start."""
    if getattr(sys, "frozen", False):
        # A worker of the packaged program starts here too and must go no further.
        import multiprocessing

        multiprocessing.freeze_support()
    _replace_missing_streams()
    # Before anything else of the user interface: it tells SDL what pygame's import looks at.
    import zombiegames.ui.window  # noqa: F401
    from zombiegames.ui.start import start

    return start(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
