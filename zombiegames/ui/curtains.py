"""Through whose eyes a table is shown, and the curtain between two persons with hidden hands.

While the curtain hangs nobody looks: view, stage, log and panel hold what an onlooker may know,
so that whatever is drawn, resized or read then, and whatever travels once it is up, shows
nothing of the hand before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.scene import Push
from zombiegames.ui.table_hooks import Parts

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.scene import Transition


class Curtains(Parts):
    """The part of a table that lets seats look; see ``table.GameScene``."""

    def __init__(self) -> None:
        self._next: Seat | None = None
        """Who is asked for by the curtain that hangs; None: none hangs."""

    def change_eyes(self, viewer: Seat | None) -> None:
        """Show the table to another seat, behind a curtain where it hides cards from others."""
        course = self.course
        parted = self.match.info.hidden_hands and self.viewer is not None
        if viewer is None or not (course.secret or parted):
            self._look_through(viewer)
            self.glide()
        elif self._next != viewer:
            self._draw_curtain(viewer)
        else:
            self.stage.reconcile(self.arrange(self.view))

    def _look_through(self, viewer: Seat | None) -> None:
        """Know what a seat may know, and nothing else."""
        self.viewer = viewer
        self.view = self.match.view(viewer)
        self.course.tell_anew(viewer)
        self.lay_out(self.frame.main)

    def _draw_curtain(self, viewer: Seat) -> None:
        """Hide the table until the next person says to be there."""
        from zombiegames.ui.pages.dialogs import Curtain

        self._next = viewer
        self.drag_cancelled()
        self.hush(quiet=True)
        self.choice = None
        self.played_last = None
        self._look_through(None)
        self.stage.reconcile(self.arrange(self.view))
        self.focus.focus(None, ring=False)
        self.refresh()

        def ready() -> Transition:
            self._next = None
            self._look_through(viewer)
            self.glide()
            self.refresh()
            return None

        self.wanted = Push(Curtain(self.course.name(viewer), ready, colour=self.colours[viewer]))
