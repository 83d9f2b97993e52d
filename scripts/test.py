"""Test: prepare what the tests need (once), then run all of them, or what is named.

python3 scripts/test.py [--quick] [arguments of pytest]

``--quick`` leaves out whole games and other long tests.
"""

import sys

if sys.version_info < (3, 10):  # noqa: UP036  (this file is also read by the older ones)
    sys.exit(f"zombiegames needs Python 3.10 or newer; this is {sys.version.split()[0]}.")

WORKERS = 2
"""Test processes; more gain little, and tests that measure time share the machine."""


def pytest_arguments(given, processors):
    """Add worker processes unless the arguments say otherwise."""
    own = ("-n", "--numprocesses", "--pdb", "-s", "--capture=no", "--dist", "-p")
    rest = [argument for argument in given if argument != "--quick"]
    if len(rest) < len(given):
        rest += ["-m", "not whole"]
    if processors < WORKERS or any(argument.startswith(own) for argument in given):
        return rest
    return ["-n", str(WORKERS), "--dist", "worksteal", *rest]


def main():
    """Prepare and start; does not come back."""
    import os

    from _environment import ROOT, Trouble, prepare, start

    try:
        python = prepare("test")
    except Trouble as trouble:
        sys.exit(f"\n{trouble}")
    os.chdir(ROOT)
    start(python, ["-m", "pytest", *pytest_arguments(sys.argv[1:], os.cpu_count() or 1)])


if __name__ == "__main__":
    main()
