"""Through whose eyes a table is shown, and the curtain between two persons with hidden hands.

While the curtain hangs nobody looks: view, stage, log and panel hold what an onlooker may know,
so that whatever is drawn, resized or read then, and whatever travels once it is up, shows
nothing of the hand before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit.scene import Push
from zombiegames.ui.table.hooks import Parts

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.scene import Transition


class Curtains(Parts):
    """The part of a table that lets seats look; see ``table.GameScene``."""

    def __init__(self) -> None:
        self.covered = False
        """Whether a curtain hangs, or will with the next picture: nobody looks or acts."""

    def change_eyes(self, viewer: Seat | None) -> None:
        """Show the table to another seat, behind a curtain where it hides cards from others."""
        course = self.course
        parted = self.match.info.hidden_hands and self.viewer is not None
        if viewer is None or not (course.secret or parted):
            self.look_through(viewer)
            self.glide()
        else:
            self.draw_curtain(viewer)

    def look_through(self, viewer: Seat | None) -> None:
        """Know what a seat may know, and nothing else: what was made for other eyes goes."""
        self.covered = False
        self.drag_cancelled()
        self.hush(quiet=True)
        self.settled = False
        self.choice = None
        self.viewer = viewer
        self.view = self.match.view(viewer)
        self.course.tell_anew(viewer)
        self.lay_out(self.frame.main)
        self.lay_panel()
        self.refresh()

    def hide(self) -> None:
        """Show what anybody may see, laid anew, until somebody looks again."""
        self.focus.leave()
        self.look_through(None)
        self.covered = True
        self.stage.clear()
        self.stage.reconcile(self.arrange(self.view))

    def draw_curtain(self, viewer: Seat, seen: Callable[[], None] = lambda: None) -> None:
        """Hide the table until the next person says to be there; then ``seen`` is called."""
        from zombiegames.ui.kit.dialogs import Curtain

        self.hide()

        def ready() -> Transition:
            self.look_through(viewer)
            self.glide()
            seen()
            return None

        self.wanted = Push(Curtain(self.course.name(viewer), ready, colour=self.colours[viewer]))
