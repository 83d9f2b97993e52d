"""The bundle under test; without one, only what needs none is tried.

``scripts/package.py`` makes it, ``ZOMBIEGAMES_BUNDLE`` names its folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

sys.path.append(str(ROOT / "scripts"))

GIVEN = os.environ.get("ZOMBIEGAMES_BUNDLE", "")

collect_ignore = [] if GIVEN else ["test_bundle.py"]


@pytest.fixture(scope="session")
def bundle() -> Path:
    """Give the folder of the frozen program."""
    folder = Path(GIVEN).resolve()
    assert folder.is_dir(), f"ZOMBIEGAMES_BUNDLE={GIVEN} is no folder"
    return folder
