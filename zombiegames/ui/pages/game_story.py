"""What the kept games of one game tell, as charts with words: by opponent, over time, records …"""

from __future__ import annotations

from itertools import batched
from typing import TYPE_CHECKING
