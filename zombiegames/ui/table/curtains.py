"""Through whose eyes a table is shown, and the curtain between two persons with hidden hands.

While the curtain hangs nobody looks: view, stage, log and panel hold what an onlooker may know,
so that whatever is drawn, resized or read then, and whatever travels once it is up, shows
nothing of the hand before.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from zombiegames.ui.kit.scene import Push

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.pointer import Pointer
    from zombiegames.ui.table.speech import Speech

MOST = 7
"""Lines told on a curtain."""


class Curtains:
    """What lets one seat after another look at a table."""

    def __init__(self, scene: Hooks[Any], pointer: Pointer, speech: Speech) -> None:
        self.scene = scene
        self.pointer = pointer
        self.speech = speech
        self.covered = False
        """Whether a curtain hangs, or will with the next picture: nobody looks or acts."""

    def change_eyes(self, viewer: Seat | None) -> None:
        """Show the table to another seat, behind a curtain where it hides cards from others."""
        course = self.scene.course
        parted = self.scene.match.info.hidden_hands and self.scene.viewer is not None
        if viewer is None or not (course.secret or parted):
            self.look_through(viewer)
            self.scene.glide()
        else:
            self.draw_curtain(viewer)

    def look_through(self, viewer: Seat | None) -> None:
        """Know what a seat may know, and nothing else: what was made for other eyes goes."""
        self.covered = False
        self.pointer.drag_cancelled()
        self.speech.hush(quiet=True)
        self.scene.settled = False
        self.scene.choice = None
        self.scene.viewer = viewer
        self.scene.view = self.scene.seen_by(viewer)
        self.scene.course.tell_anew(self.scene.told)
        self.scene.lay_out(self.scene.frame.main)
        self.scene.lay_panel()
        self.scene.refresh()

    def hide(self) -> None:
        """Show what anybody may see, laid anew, until somebody looks again."""
        self.scene.focus.leave()
        self.look_through(None)
        self.covered = True
        self.scene.stage.clear()
        self.scene.stage.reconcile(self.scene.arrange(self.scene.view))

    def draw_curtain(self, viewer: Seat, seen: Callable[[], None] = lambda: None) -> None:
        """Hide the table until the next person says to be there; then ``seen`` is called."""
        from zombiegames.ui.kit.dialogs import Curtain

        self.hide()

        def ready() -> Transition:
            self.look_through(viewer)
            self.scene.glide()
            seen()
            return None

        scene = self.scene
        name, colour = scene.course.name(viewer), scene.colours[viewer]
        told = partial(self.since, viewer)
        self.scene.wanted = Push(Curtain(name, ready, colour=colour, game=scene.game, told=told))

    def since(self, seat: Seat) -> list[str]:
        """Say what happened since the last decision of a seat, as an onlooker saw it.

        Whoever sat here before sees the curtain too.
        """
        return self.scene.since_decision_of(seat)[-MOST:]
