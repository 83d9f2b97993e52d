"""What the events of Zombiegeddon look and sound like."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from zombiegames.games.zombiegeddon import events as told
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.effects import Floater, Ring, Wash
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.director import (
    Appear,
    Beat,
    Call,
    Motion,
    Show,
    Travel,
    Vanish,
    Wait,
    ease_in,
)
from zombiegames.ui.table.pieces import Floating, ScriptPieces
from zombiegames.ui.table.stage import Place
from zombiegames.ui.tables.zombiegeddon import colours
from zombiegames.ui.tables.zombiegeddon.places import Z_FLY, Places, disc_face

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.pieces import Staged

EMBER: tuple[Colour, ...] = ((255, 196, 90), (232, 129, 58), (90, 70, 60))


class Script(ScriptPieces[Places]):
    """Turns events into beats for one table."""

    floating = Floating(size=20, rise=32, calm_rise=12, lift=0, duration=0.7)

    def __init__(
        self,
        scene: Staged[Places],
        *,
        change_ground: Callable[[int], None],
        dig: Callable[[int], None],
        drop_bomb: Callable[[], None],
    ) -> None:
        super().__init__(scene)
        self.change_ground = change_ground
        """Lets the board look as it does in a half."""
        self.dig = dig
        """Lets a cell look empty."""
        self.drop_bomb = drop_bomb
        """Shows what comes between the halves."""

    # -- pieces ------------------------------------------------------------------------

    def float_room(self, rise: int) -> pygame.Rect:
        """Let words begin on the board."""
        return self.places.field

    def headline(self, words: str, ink: Colour, duration: float = 0.9) -> Show:
        """Let words float over the middle of the board."""
        label = self.label(words, 38, ink)
        room = self.places.field.w - self.look.px(20)
        if label.get_width() > room:
            share = room / label.get_width()
            label = pygame.transform.smoothscale_by(label, share)
        rise = self.look.px(6 if self.calm else 18)
        return Show(Floater(label, self.places.field.center, rise), duration=duration)

    def colour(self, seat: int) -> Colour:
        """Colour of a player as text on the board."""
        return self.scene.colours[seat].fill

    def plate(self, seat: int) -> pygame.Rect:
        """Where a player's plate is: what is taken flies there."""
        return self.scene.side.players.rects[seat]

    def settle(self, cell: int, goal: Goal, but: int = -1) -> list[Motion]:
        """Let the pawns of a cell make room or close up."""
        view: Wasteland = goal.view
        motions: list[Motion] = []
        for pawn, at in enumerate(view.pawns):
            key = ("pawn", pawn)
            sprite = self.scene.stage.sprites.get(key)
            place = goal.places.get(key)
            if at != cell or pawn == but or sprite is None or place is None:
                continue
            if sprite.place != place and self.places.bounds(cell).collidepoint(sprite.x, sprite.y):
                motions.append(Travel(key, place, duration=0.15, fade=self.calm))
        return motions

    # -- halves ------------------------------------------------------------------------

    def scattered(self, event: told.DiscsScattered, goal: Goal) -> Iterable[Beat]:
        """The discs of a half rain onto the board, row by row."""
        half = event.half
        motions: list[Motion] = [Call(lambda: self.change_ground(half))]
        for at, (cell, disc) in enumerate(zip(event.cells, event.discs, strict=True)):
            place = self.places.disc_place(disc, cell)
            delay = 0.0 if self.calm else 0.55 * at / len(event.cells)
            fall = 0 if self.calm else -self.look.px(90)
            motions.append(
                Appear(
                    ("disc", disc), place, duration=0.28, delay=delay, rise=fall,
                    grow=1.0 if self.calm else 1.25,
                )
            )  # fmt: skip
        for n in range(0 if self.calm else 4):
            motions.append(self.sound("card_play", delay=0.18 * n))
        yield Beat(*motions)

    def placed(self, event: told.PawnPlaced, goal: Goal) -> Iterable[Beat]:
        """A pawn is put into its shelter; at the end of the setup each stands in its place."""
        key = ("pawn", event.pawn)
        colour = self.scene.colours[event.seat]
        place = goal.places.get(key) or self.places.pawn_place(event.pawn, event.cell, 0, 1, colour)
        rise = 0 if self.calm else -self.look.px(30)
        yield Beat(self.sound("step"), Appear(key, place, duration=0.12, rise=rise))

    def returned(self, event: told.TokensReturned, goal: Goal) -> Iterable[Beat]:
        """The supplies go back to their owners."""
        motions: list[Motion] = []
        for key in self.scene.stage.sprites:
            if key[0] == "crate":
                motions.append(Vanish(key, duration=0.25))
        yield Beat(*motions or [Wait(0.0)])

    def began(self, event: told.HalfBegan, goal: Goal) -> Iterable[Beat]:
        """Before the end, or after."""
        tag = "before" if event.half == 1 else "after"
        ink = colours.TITLE
        words = tr(f"zombiegeddon.half.{tag}")
        yield Beat(self.sound("turn"), self.headline(words, ink, 1.0))

    def half_ended(self, event: told.HalfEnded, goal: Goal) -> Iterable[Beat]:
        """A half is over."""
        words = tr(f"zombiegeddon.half.ended.{event.why}")
        yield Beat(self.sound("turn"), self.headline(words, theme.BONE, 1.3))

    def cleared(self, event: told.DiscsCleared, goal: Goal) -> Iterable[Beat]:
        """The bomb: all that was left is blown away, in a scene of its own."""
        self.scene.stage.vacate(self.places.field)
        yield Beat(Call(self.drop_bomb))
        motions: list[Motion] = []
        for disc in event.discs:
            motions.append(Vanish(("disc", disc), duration=0.0))
        yield Beat(*motions or [Wait(0.0)])

    # -- turns -------------------------------------------------------------------------

    def turn(self, event: told.TurnBegan, goal: Goal) -> Iterable[Beat]:
        """Say whose turn it is; a person's own needs no saying where there is one only."""
        words = tr("zombiegeddon.event.turn-began", name=self.name(event.seat))
        yield Beat(self.headline(words, self.colour(event.seat), 0.5))

    def skipped(self, event: told.TurnSkipped, goal: Goal) -> Iterable[Beat]:
        """Nobody is left to act."""
        words = tr("zombiegeddon.event.turn-skipped", name=self.name(event.seat))
        yield Beat(self.headline(words, theme.MUTED, 0.5))

    def warned(self, event: told.GuardWarned, goal: Goal) -> Iterable[Beat]:
        """Time is running out."""
        words = tr("zombiegeddon.half.warned")
        yield Beat(self.sound("refuse"), self.headline(words, theme.HURT_TEXT, 1.4))

    def stopped(self, event: told.AlternationStopped, goal: Goal) -> Iterable[Beat]:
        """Everybody collects alone."""
        words = tr("zombiegeddon.half.alone")
        yield Beat(self.sound("turn"), self.headline(words, theme.BONE, 1.2))

    def alone(self, event: told.AloneBegan, goal: Goal) -> Iterable[Beat]:
        """Whose turn it is now."""
        yield Beat(self.headline(self.name(event.seat), self.colour(event.seat), 0.6))

    # -- pawns -------------------------------------------------------------------------

    def moved(self, event: told.PawnMoved, goal: Goal) -> Iterable[Beat]:
        """A pawn hops to a neighbour, or dives from manhole to manhole."""
        key = ("pawn", event.pawn)
        view: Wasteland = goal.view
        place = goal.places.get(key)
        if place is None or view.pawns[event.pawn] != event.to:
            colour = self.scene.colours[event.seat]
            place = self.places.pawn_place(event.pawn, event.to, 0, 1, colour)
        room = self.settle(event.origin, goal, event.pawn) + self.settle(event.to, goal, event.pawn)
        if event.way == "jump" and not self.calm:
            x, y = self.places.centre(event.origin)
            hole = place._replace(x=x, y=y + self.look.px(6), w=6, h=8, alpha=0)
            out = place._replace(y=place.y + self.look.px(6), w=6, h=8, alpha=0)
            yield Beat(self.sound("wall"), self.go(key, hole, 0.22, ease=ease_in), *room)
            yield Beat(self.go(key, out, 0.0))
            yield Beat(self.sound("step"), self.go(key, place, 0.24))
            return
        hop = self.go(key, place, 0.28, hops=self.look.px(5), arc=self.look.px(10))
        yield Beat(self.sound("step"), hop, *room)

    def spent(self, event: told.WeaponSpent, goal: Goal) -> Iterable[Beat]:
        """A shot at an enemy."""
        at = self.places.centre(event.cell)
        reach = round(self.places.wide)
        motions: list[Motion] = [self.sound("shot")]
        words = tr("zombiegeddon.preview.weapon")
        motions.append(self.floater(words, at, theme.HURT_TEXT))
        if self.calm:
            motions.append(
                Show(Wash(self.places.cells[event.cell], (255, 240, 190), 150), duration=0.2)
            )
        else:
            crumb, seed = self.look.px(6), event.cell + 1
            motions.append(self.sparks(at, reach, EMBER, size=crumb, seed=seed, duration=0.4))
        yield Beat(*motions)

    def removed(self, event: told.PawnRemoved, goal: Goal) -> Iterable[Beat]:
        """A pawn goes home."""
        key = ("pawn", event.pawn)
        duration = 0.3 if event.why == "removal" else 0.1
        room = self.settle(event.cell, goal, event.pawn)
        rise = 0 if self.calm else -self.look.px(26)
        yield Beat(self.sound("step"), Vanish(key, duration=duration, sink=rise), *room)

    def taken(self, event: told.DiscTaken, goal: Goal) -> Iterable[Beat]:
        """A disc flies to its taker's plate."""
        key = ("disc", event.disc)
        self.dig(event.cell)
        target = self.plate(event.seat)
        side = max(8, self.places.disc // 2)
        to = Place(
            target.x + target.w // 3, target.bottom - side // 2, side, side, Z_FLY,
            disc_face(event.disc), alpha=60,
        )  # fmt: skip
        duration = 0.34 if event.why != "close" else 0.18
        flight = self.go(key, to, duration, arc=self.look.px(30))
        yield from self.carry_off([flight], self.sound("card_draw"))

    def delivered(self, event: told.TokenPlaced, goal: Goal) -> Iterable[Beat]:
        """Supplies are put into a shelter."""
        colour = self.scene.colours[event.seat]
        players = goal.view.players
        place = self.places.crate_place(event.seat, players, event.cell, colour)
        start = self.plate(event.seat)
        far = place._replace(x=start.x, y=start.centery, alpha=0)
        key = ("crate", event.seat, event.cell)
        yield Beat(
            self.sound("deliver"),
            self.go(key, place, 0.36, arc=self.look.px(40), start=far),
        )
        words = tr("zombiegeddon.preview.delivered")
        ring: Motion = Wait(0.0)
        if not self.calm:
            size = round(self.places.wide * 0.7)
            ring = Show(Ring(self.places.centre(event.cell), size, colour.fill), duration=0.35)
        yield Beat(self.floater(words, self.places.centre(event.cell), theme.ACT, 18), ring)

    shows: ClassVar = {
        told.DiscsScattered: scattered,
        told.PawnPlaced: placed,
        told.TokensReturned: returned,
        told.HalfBegan: began,
        told.HalfEnded: half_ended,
        told.DiscsCleared: cleared,
        told.TurnBegan: turn,
        told.TurnSkipped: skipped,
        told.GuardWarned: warned,
        told.AlternationStopped: stopped,
        told.AloneBegan: alone,
        told.PawnMoved: moved,
        told.WeaponSpent: spent,
        told.PawnRemoved: removed,
        told.DiscTaken: taken,
        told.TokenPlaced: delivered,
    }
    """Event → what it looks like; others need no showing."""
