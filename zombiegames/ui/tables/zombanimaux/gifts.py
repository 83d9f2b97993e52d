"""Extra copies: who gets them is asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.pointer import Pointer

if TYPE_CHECKING:
    from zombiegames.ui.table.spots import Spot


class GiftPointer(Pointer):
    """A pointer that never plays one card where two were meant."""

    scene: Any

    def spot_clicked(self, spot: Spot) -> None:
        """Ask who gets another copy, where several could."""
        scene = self.scene
        if not scene.settled or not scene.wants_receiver(spot.name):
            super().spot_clicked(spot)
            return
        scene.app.play("refuse")
        words = partial(tr, "zombanimaux.label.who-gets")
        name = spot.name
        self.speech.say_beside(
            lambda: next((s.rect for s in scene.spots if s.name == name), scene.hint_rect),
            words,
            "ZA-11",
        )
