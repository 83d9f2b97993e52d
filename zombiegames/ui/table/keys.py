"""The keys at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pygame

from zombiegames.ui.kit.focus import ARROWS

if TYPE_CHECKING:
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.widget import Button
    from zombiegames.ui.table.buttons import Buttons
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.pointer import Pointer
    from zombiegames.ui.table.speech import Speech
    from zombiegames.ui.table.waiting import Waiting
    from zombiegames.ui.table.ways import Ways


DECIDING = frozenset(
    (
        pygame.K_e,
        pygame.K_x,
        pygame.K_h,
        pygame.K_w,
        pygame.K_RETURN,
        pygame.K_KP_ENTER,
        pygame.K_TAB,
        pygame.K_F6,
        *ARROWS,
    )
)
"""Keys that mean something to a choice: they end a motion that leads to one."""


class Keys:
    """What each key does at a table."""

    def __init__(
        self,
        scene: Hooks[Any],
        *,
        pointer: Pointer,
        buttons: Buttons,
        waiting: Waiting,
        ways: Ways,
        speech: Speech,
    ) -> None:
        self.scene = scene
        self.pointer = pointer
        self.buttons = buttons
        self.waiting = waiting
        self.ways = ways
        self.speech = speech

    def press(self, event: pygame.event.Event) -> Transition | Literal[False]:
        """Take a key of the table; False if it is none."""
        teacher = self.scene.teacher
        if teacher is not None and teacher.key_pressed(event):
            return None
        key = event.key
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            if event.mod & pygame.KMOD_ALT or key not in (pygame.K_z, pygame.K_y):
                return False
            self._go_in_time(forward=shift or key == pygame.K_y)
            return None
        if self.scene.key_pressed(event):
            return None
        if key in DECIDING:
            if self.scene.director.holding:
                self.pointer.skip()
                return None
            self.scene.catch_up()
            if self.scene.director.holding:
                return None
        if key == pygame.K_ESCAPE:
            return self._escape()
        if key == pygame.K_BACKSPACE:
            return self._back()
        if key == pygame.K_F10:
            return self.ways.open_menu()
        if key in ARROWS:
            return None if self.arrow(*ARROWS[key]) else False
        if key == pygame.K_SPACE and not self.scene.director.idle:
            self.pointer.skip()
            return None
        if key == pygame.K_u:
            self._go_in_time(forward=shift)
            return None
        if key == pygame.K_h:
            return self.waiting.suggest()
        if key == pygame.K_p:
            return self._hurry()
        if key == pygame.K_n:
            return self.waiting.skip_to_me()
        if key == pygame.K_e:
            return self._press(self.buttons.main)
        if key == pygame.K_x:
            return self._press(self.buttons.named(self.scene.declining))
        if key == pygame.K_r:
            return self.ways.open_rules(self.speech.rule)
        if key == pygame.K_l:
            return self.ways.open_log()
        if key == pygame.K_w:
            return self.ways.open_moves(self.pointer.take)
        if key == pygame.K_z:
            return self.pointer.look_at(self.pointer.spot_in_question())
        return False

    def _go_in_time(self, *, forward: bool) -> None:
        return self.scene.redo() if forward else self.scene.undo()

    def arrow(self, dx: int, dy: int) -> bool:
        """Use an arrow key in the table's own way; False: it leads from thing to thing."""
        return False

    def _escape(self) -> Transition:
        back = self.speech.told is not None or self.pointer.started
        return self._back() if back else self.ways.open_menu()

    def _back(self) -> Transition:
        """Take the last thing back that was said or clicked; else nothing."""
        if self.speech.told is not None:
            self.speech.hush()
        elif self.pointer.started:
            return self.pointer.back()
        return None

    def _hurry(self) -> Transition:
        """End a motion; else the thinking."""
        if self.scene.director.idle:
            return self.waiting.play_now()
        self.pointer.skip()
        return None

    def _press(self, button: Button | None) -> Transition:
        if button is None or not self.scene.settled:
            self.scene.app.play("refuse")
            return None
        self.scene.app.play("select")
        button.activate()
        return button.outcome
