"""Start the program: ``python -m zombiegames``."""

from __future__ import annotations

import io
import os
import sys


def _prepare_streams() -> None:
    """Whoever prints must not fail: not where a windowed program on Windows has no streams, and
    not where a console lacks a letter.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def main(arguments: list[str] | None = None) -> int:
    """Run the program; gives its exit code: 0 done, 2 could not start."""
    if getattr(sys, "frozen", False):
        # A worker of the packaged program starts here too and must go no further.
        import multiprocessing

        multiprocessing.freeze_support()
    _prepare_streams()
    # Before anything else of the user interface: it tells SDL what pygame's import looks at.
    import zombiegames.ui.kit.window  # noqa: F401
    from zombiegames.ui.start import start

    return start(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
