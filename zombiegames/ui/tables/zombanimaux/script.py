"""What the events of Zomb'Animaux look and sound like.

The stage itself says who holds what: the sprites of a row are keyed (zone, seat, card, copy). An
event moves a sprite from row to row by a new key, then both rows close up; what stands beside
them (counts, the limit of the horde) follows from the sprites after every event.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from zombiegames.games.zombanimaux import events as told
from zombiegames.games.zombanimaux.cards import CARDS, FACES, number_of
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.effects import Ring, Wash
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.table.director import (
    Appear,
    Beat,
    Call,
    Change,
    Motion,
    Show,
    Travel,
    Vanish,
    Wait,
    ease_in,
)
from zombiegames.ui.table.placard import Line
from zombiegames.ui.table.stage import Place
from zombiegames.ui.tables.zombanimaux import colours
from zombiegames.ui.tables.zombanimaux.faces import AnimalFace, BrainFace
from zombiegames.ui.tables.zombanimaux.pieces import ROWS, Pieces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.stage import Key

ROUND_SECONDS = 6.0
"""How long it can be read what a round cost whom, and how the game ended."""

SUGAR: tuple[Colour, ...] = ((229, 154, 208), (250, 236, 246), (242, 193, 78))
EARTH: tuple[Colour, ...] = ((96, 74, 70), (60, 46, 58), (140, 120, 110))


class Script(Pieces):
    """Turns events into beats for one table."""

    def beats(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """Give the beats of an event; the notes beside what has moved come last."""
        if type(event) in self.shows:
            yield from super().beats(event, goal)
            yield Beat(Call(self.recount))

    # -- the round ---------------------------------------------------------------------

    def round_began(self, event: told.RoundBegan, goal: Goal) -> Iterable[Beat]:
        """All cards are swept together."""
        stage = self.scene.stage
        pile = self.places.pile_place("reserve", 50)
        gone: list[Travel] = []
        for key in list(stage.sprites):
            if key[0] in (*ROWS, "horde", "ahead") or key == ("pile", "discard"):
                away = pile._replace(face=stage.sprites[key].place.face, alpha=0)
                away = away._replace(w=stage.sprites[key].w, h=stage.sprites[key].h)
                gone.append(self.go(key, away, 0.4, ease=ease_in))
        words = tr("zombanimaux.event.round-began", round=event.round)
        banner = self.banner(words, self.places.middle, colours.TITLE, 44, rise=16, duration=1.0)
        if gone:
            yield from self.carry_off(gone, self.sound("card_draw"))
        # At the first deal nothing has been laid yet.
        laid = [
            Appear(key, place)
            for key, place in goal.places.items()
            if key[0] in ("plate", "brains", "die") and key not in stage.sprites
        ]
        yield Beat(self.sound("turn"), Appear(("pile", "reserve"), pile), *laid,
                   banner)  # fmt: skip

    def starter(self, event: told.StarterChosen, goal: Goal) -> Iterable[Beat]:
        """Somebody is to start."""
        words = tr("zombanimaux.label.starts", name=self.name(event.seat))
        yield Beat(self.float_off(event.seat, words, theme.ACT))

    def shuffled(self, event: told.Shuffled, goal: Goal) -> Iterable[Beat]:
        """A pile becomes the reserve."""
        place = self.places.pile_place("reserve", event.cards)
        key = ("pile", "discard")
        jolt = 0.0 if self.calm else self.look.px(5)
        if event.pile == "discard" and key in self.scene.stage.sprites:
            sprite = self.scene.stage.sprites[key]
            over = place._replace(face=sprite.place.face)
            yield Beat(self.sound("card_draw"), self.go(key, over, 0.35, arc=self.look.px(30)))
            yield Beat(Vanish(key, duration=0.0), Appear(("pile", "reserve"), place, duration=0.2))
        yield Beat(self.sound("card_draw"), Change(("pile", "reserve"), place, jolt=jolt))

    def _take(self, count: int) -> Motion:
        """Let the reserve be some cards lower."""
        left = self.pile("reserve").size - count
        return self._reserve(left)

    def _reserve(self, left: int) -> Motion:
        key = ("pile", "reserve")
        if left <= 0:
            return Vanish(key, duration=0.1) if key in self.scene.stage.sprites else Wait(0.0)
        return Change(key, self.places.pile_place("reserve", left), duration=0.05)

    def dealt(self, event: told.Dealt, goal: Goal) -> Iterable[Beat]:
        """Three cards come to the middle."""
        cards = [self.as_seen(event.seat, card) for card in event.cards]
        places = self.places.row("drawn", event.seat, sorted(cards))
        size = self.pile("reserve").size
        motions: list[Motion] = [self._active(event.seat), self._take(len(cards))]
        for n, (key, place) in enumerate(places.items()):
            start = self.off_reserve(size - 1 - n)
            setting = place._replace(x=start.x, y=start.y, alpha=0)
            motions.append(self.sound("card_draw", 0.08 * n))
            motions.append(self.go(key, place, 0.3, arc=self.look.px(30), start=setting,
                                   delay=0.08 * n))  # fmt: skip
        yield Beat(*motions)

    def drawn(self, event: told.Drawn, goal: Goal) -> Iterable[Beat]:
        """A card comes to the middle."""
        card = self.as_seen(event.seat, event.card)
        key = self.slot("drawn", event.seat, card)
        places = self.places.row("drawn", event.seat, self._with(("drawn", event.seat), key))
        start = self.off_reserve(event.left)
        place = places[key]
        setting = place._replace(x=start.x, y=start.y, alpha=0)
        yield Beat(
            self.sound("card_draw"),
            self._reserve(event.left),
            *[Travel(k, p, duration=0.2, fade=self.calm) for k, p in places.items()
              if k != key and k in self.scene.stage.sprites],
            self.go(key, place, 0.3, arc=self.look.px(30), start=setting),
        )  # fmt: skip

    def nothing(self, event: told.NothingDrawn, goal: Goal) -> Iterable[Beat]:
        """The piles are empty."""
        words = tr("zombanimaux.label.no-card")
        yield Beat(self.sound("refuse"), self.floater(words, self.places.reserve.center))

    def buried(self, event: told.Buried, goal: Goal) -> Iterable[Beat]:
        """One of the drawn cards goes to the graveyard."""
        motions = self.pass_on(("drawn", event.seat), ("grave", event.seat), event.card)
        yield Beat(self.sound("card_discard"), *motions, *self.close_up("grave", event.seat))

    def kept(self, event: told.Kept, goal: Goal) -> Iterable[Beat]:
        """The other drawn cards go to the hand."""
        motions: list[Travel] = []
        for n, card in enumerate(event.cards):
            motions += self.pass_on(("drawn", event.seat), ("hand", event.seat), card, 0.06 * n)
        self._aim("hand", event.seat, motions)
        keys = [motion.key for motion in motions]
        yield Beat(self.sound("card_draw"), *motions, *self.close_up("hand", event.seat, *keys))

    def _aim(self, zone: str, seat: Seat, motions: list[Travel]) -> None:
        """Let several that come into a row at once go to where the last leaves them."""
        places = self.places.row(zone, seat, self.cards(zone, seat))
        for motion in motions:
            motion.to = places[motion.key]

    # -- the turn ----------------------------------------------------------------------

    def _active(self, seat: Seat) -> Motion:
        """Let the plate of who acts shine."""

        def shine() -> None:
            for other in range(len(self.places.sitters)):
                place = self.places.plate_place(other, other == seat)
                self.scene.stage.put(("plate", other), place)

        return Call(shine)

    def turn(self, event: told.TurnBegan, goal: Goal) -> Iterable[Beat]:
        """Somebody's turn."""
        motions: list[Motion] = [self._active(event.seat)]
        motions.append(Change(("die",), self.places.die_place(-1), duration=0.05))
        if event.again:
            words = tr("zombanimaux.label.again", name=self.name(event.seat))
            motions.append(self.float_off(event.seat, words, theme.ACT))
        elif event.seat == self.scene.viewer:
            motions.append(self.sound("turn"))
            words = tr("zombanimaux.label.turn", name=self.name(event.seat))
            motions.append(self.floater(words, self.places.horde.center, theme.ACT, 30))
        yield Beat(*motions)

    def played(self, event: told.Played, goal: Goal) -> Iterable[Beat]:
        """A card lands on the horde."""
        stage = self.scene.stage
        before = self.horde()
        n = len(before)
        key = self.find("hand", event.seat, event.card)
        new = ("horde", n)
        if key is not None:
            stage.rename(key, new)
        place = self.places.horde_place(n, n + 1, event.card)
        motions: list[Motion] = [
            self.sound("card_play"),
            self.go(new, place, 0.36, arc=self.look.px(50)),
            *self.close_up("hand", event.seat),
        ]
        for k, card in enumerate(before):
            motions.append(Travel(("horde", k), self.places.horde_place(k, n + 1, card),
                                  duration=0.25, fade=self.calm))  # fmt: skip
        yield Beat(*motions)
        sort = CARDS[number_of(event.card)].prankster
        if sort == "mouse":
            yield Beat(self.sound("squeak"))
        elif sort == "spider" and not self.calm:
            effect = Ring(self.places.horde.center, self.places.horde.h // 2, theme.BONE)
            yield Beat(Show(effect, duration=0.4))

    def given(self, event: told.Given, goal: Goal) -> Iterable[Beat]:
        """A card flies into somebody's graveyard, openly where it is known."""
        stage = self.scene.stage
        key = self.find("hand", event.seat, event.card)
        seen = self.as_seen(event.to, event.card)
        new = self.slot("grave", event.to, seen)
        if key is not None:
            stage.rename(key, new)
        row = self.places.row("grave", event.to, self.cards("grave", event.to))
        place = row[new]
        motions: list[Motion] = [self.sound("card_discard"), *self.close_up("hand", event.seat)]
        motions += self.close_up("grave", event.to, new)
        if event.card and not seen:
            # It is shown on its way, then turned face down.
            shown = place._replace(face=AnimalFace(event.card), z=900)
            yield Beat(*motions, self.go(new, shown, 0.5, arc=self.look.px(60)))
            yield Beat(Change(new, place, duration=0.1))
        else:
            yield Beat(*motions, self.go(new, place, 0.5, arc=self.look.px(60)))
        yield Beat(self.crumbs(self.places.zone("grave", event.to).rect, EARTH, event.to + 1))

    def gave_up(self, event: told.GaveUp, goal: Goal) -> Iterable[Beat]:
        """Somebody cannot or will not."""
        words = tr("zombanimaux.label.gives-up", name=self.name(event.seat))
        show = self.float_off(event.seat, words, theme.HURT_TEXT, 28)
        yield Beat(self.sound("zombie_groan_2"), show)

    def discarded(self, event: told.HordeDiscarded, goal: Goal) -> Iterable[Beat]:
        """The horde is swept onto the discard."""
        stage = self.scene.stage
        before = self.pile("discard").size
        place = self.places.pile_place("discard", before + len(event.cards), event.cards[-1])
        motions: list[Motion] = [self.sound("card_discard")]
        keys = [key for key in stage.sprites if key[0] == "horde"]
        for key in keys:
            face = stage.sprites[key].place.face
            fly = place._replace(face=face, z=600 + key[1])
            motions.append(self.go(key, fly, 0.4, arc=self.look.px(20), delay=0.015 * key[1]))
        yield Beat(*motions)
        yield Beat(
            *[Vanish(key, duration=0.0) for key in keys],
            Change(("pile", "discard"), place, duration=0.05),
        )

    # -- brains ------------------------------------------------------------------------

    def _brains(self, seat: Seat, count: int) -> Motion:
        jolt = 0.0 if self.calm else self.look.px(4)
        return Change(("brains", seat), self.places.brains_place(seat, count), jolt=jolt)

    def lost(self, event: told.BrainLost, goal: Goal) -> Iterable[Beat]:
        """A brain is gone."""
        yield from self._brain_flies(self.places.brains[event.seat], self.places.horde)
        yield Beat(
            self._brains(event.seat, event.left),
            self.count_off(event.seat, "−1", theme.HURT_TEXT),
        )

    def _brain_flies(self, start: pygame.Rect, stop: pygame.Rect) -> Iterable[Beat]:
        side = self.look.px(46)
        here = Place(start.centerx, start.centery, side, side, 950, BrainFace())
        there = here._replace(x=stop.centerx, y=stop.centery)
        key = ("flying", "brain")
        yield Beat(self.sound("brain"), self.go(key, there, 0.5, arc=self.look.px(40), start=here))
        yield Beat(Vanish(key, duration=0.15))

    def stolen(self, event: told.BrainStolen, goal: Goal) -> Iterable[Beat]:
        """A brain goes from one to another."""
        rects = self.places.brains
        yield Beat(self._brains(event.victim, event.left))
        yield from self._brain_flies(rects[event.victim], rects[event.seat])
        yield Beat(
            self._brains(event.seat, event.brains),
            self.count_off(event.seat, "+1", theme.ZOMBIE_TEXT),
        )

    def gained(self, event: told.BrainGained, goal: Goal) -> Iterable[Beat]:
        """A brain comes out of the die."""
        rects = self.places.brains
        yield from self._brain_flies(self.places.die, rects[event.seat])
        yield Beat(
            self._brains(event.seat, event.brains),
            self.count_off(event.seat, "+1", theme.ZOMBIE_TEXT),
        )

    # -- the die -----------------------------------------------------------------------

    def rolled(self, event: told.Rolled, goal: Goal) -> Iterable[Beat]:
        """The marshmallow tumbles and lies still."""
        rest = self.places.die_place(event.face)
        key = ("die",)
        if not self.calm:
            high = self.look.px(40)
            thrown = self.places.die_place((event.face + 2) % len(FACES))
            yield Beat(
                self.sound("dice"),
                self.go(key, thrown._replace(x=rest.x - high, y=rest.y - high // 2, angle=200.0),
                        0.28, arc=high),
            )  # fmt: skip
            bounce = self.places.die_place((event.face + 4) % len(FACES))
            yield Beat(self.sound("boing"),
                       self.go(key, bounce._replace(x=rest.x + high // 2, angle=380.0), 0.24,
                               arc=high))  # fmt: skip
        words = tr(f"zombanimaux.face.{FACES[event.face]}.name")
        yield Beat(
            self.sound("boing" if not self.calm else "dice"),
            self.go(key, rest._replace(angle=0.0 if self.calm else 360.0), 0.2),
            self.crumbs(self.places.die, SUGAR, event.face + 1),
        )
        jolt = 0.0 if self.calm else self.look.px(3)
        yield Beat(
            Change(key, rest, jolt=jolt), self.floater(words, self.places.die.center, theme.ACT, 28)
        )

    def spared(self, event: told.Spared, goal: Goal) -> Iterable[Beat]:
        """Nothing to give."""
        yield Beat(self.floater(tr("zombanimaux.label.spared"), self.places.die.center))

    def added(self, event: told.Added, goal: Goal) -> Iterable[Beat]:
        """The top of the reserve goes to a graveyard."""
        card = self.as_seen(event.seat, event.card)
        key = self.slot("grave", event.seat, card)
        row = self.places.row("grave", event.seat, self._with(("grave", event.seat), key))
        place = row[key]
        start = self.off_reserve(event.left)
        setting = place._replace(x=start.x, y=start.y, w=start.w, h=start.h)
        yield Beat(
            self.sound("card_discard"),
            self._reserve(event.left),
            self.go(key, place, 0.32, arc=self.look.px(40), start=setting),
            *[Travel(k, p, duration=0.2, fade=self.calm) for k, p in row.items()
              if k != key and k in self.scene.stage.sprites
              and self.scene.stage.sprites[k].place != p],
        )  # fmt: skip

    def swapped(self, event: told.Swapped, goal: Goal) -> Iterable[Beat]:
        """Two rows change places."""
        zone = "hand" if event.what == "hand" else "grave"
        stage = self.scene.stage
        new = {
            event.seat: self._after_swap(zone, event.seat, event.got, goal),
            event.other: self._after_swap(zone, event.other, event.gave, goal),
        }
        old = {seat: [k for k in stage.sprites if k[:2] == (zone, seat)] for seat in new}
        motions: list[Motion] = [self.sound("card_draw"), self.sound("card_draw", 0.2)]
        flying: list[Key] = []
        for seat, other in ((event.seat, event.other), (event.other, event.seat)):
            target = self.places.zone(zone, other)
            for n, key in enumerate(sorted(old[seat])):
                fly: Key = ("flying", seat, n)
                stage.rename(key, fly)
                flying.append(fly)
                rect = target.slot(n, len(old[seat]))
                sprite = stage.sprites[fly]
                to = Place(rect.centerx, rect.centery, rect.w, rect.h, 700 + n, sprite.place.face)
                bend = self.look.px(50 if seat == event.seat else -50)
                motions.append(self.go(fly, to, 0.55, arc=bend, delay=0.03 * n))
        yield Beat(*motions)

        def lay() -> None:
            for fly in flying:
                stage.remove(fly)
            for seat, cards in new.items():
                for key, place in self.places.row(zone, seat, cards).items():
                    stage.put(key, place)

        yield Beat(Call(lay))

    def _after_swap(self, zone: str, seat: Seat, count: int, goal: Goal) -> list[int]:
        """Tell what a row holds right after a swap; the viewer sees the own cards.

        What follows in the same step only brings the viewer's cards from graveyard to hand, so
        all of them together are known, and those of the other row have not changed.
        """
        if not self.scene.sees(seat):
            return [0] * count
        view: Menagerie = goal.view
        other = "grave" if zone == "hand" else "hand"
        both = Counter([*view.hands[seat], *view.graves[seat], *view.picked])
        both.subtract(self.cards(other, seat))
        cards = sorted((+both).elements())
        # A new round has swept everything away already.
        return cards if len(cards) == count else [0] * count

    # -- the end of turn and round -----------------------------------------------------

    def refilled(self, event: told.Refilled, goal: Goal) -> Iterable[Beat]:
        """Cards come back from the graveyard."""
        seat = event.seat
        motions: list[Travel] = []
        for n, card in enumerate(self._coming(event, goal)):
            motions += self.pass_on(("grave", seat), ("hand", seat), card, 0.06 * n)
        self._aim("hand", seat, motions)
        keys = [motion.key for motion in motions]
        yield Beat(
            self.sound("card_draw"),
            *motions,
            *self.close_up("hand", seat, *keys),
            *self.close_up("grave", seat),
        )

    def _coming(self, event: told.Refilled, goal: Goal) -> list[int]:
        """List what comes now: what the viewer has picked one by one lies in the hand already."""
        if not self.scene.sees(event.seat):
            return [0] * len(event.cards)
        view: Menagerie = goal.view
        there = Counter(self.cards("grave", event.seat))
        there.subtract(view.graves[event.seat])
        return sorted((+there).elements())

    def forgotten(self, event: told.RefillForgotten, goal: Goal) -> Iterable[Beat]:
        """No refill."""
        words = tr("zombanimaux.label.forgotten")
        yield Beat(self.float_off(event.seat, words))

    def round_ended(self, event: told.RoundEnded, goal: Goal) -> Iterable[Beat]:
        """The count."""
        wash = Show(Wash(self.places.middle, colours.TITLE, 90), duration=0.5)
        motions: list[Motion] = [self.sound("win"), wash]
        lines = []
        for seat, (lost, left) in enumerate(zip(event.lost, event.brains, strict=True)):
            loud = f"−{lost}" if lost else ""
            cards = len(self.cards("hand", seat)) + len(self.cards("grave", seat))
            words = tr("zombanimaux.label.brains", n=left)
            if cards > lost:
                words = tr("zombanimaux.label.cards-over", n=cards)
            elif lost:
                words = plural("zombanimaux.label.cards-cost", lost, left=left)
            picture = f"zombanimaux/brain{'' if left else '-lost'}"
            colour = self.scene.colours[seat]
            lines.append(Line(self.name(seat), colour, words, loud, (picture,)))
            if lost:
                motions.append(self._brains(seat, left))
                motions.append(self.count_off(seat, loud, theme.HURT_TEXT))
        yield Beat(*motions)
        head = tr("zombanimaux.label.out", name=self.name(event.seat))
        area = self.places.main
        held = self.hold(head, colours.TITLE, area, seconds=ROUND_SECONDS, lines=lines)
        yield Beat(self.sound("brain"), held)

    def ended(self, event: told.GameEnded, goal: Goal) -> Iterable[Beat]:
        """The last brain of somebody, or the last turn."""
        empty = ", ".join(self.name(seat) for seat, left in enumerate(event.brains) if not left)
        head = tr(f"zombanimaux.event.game-ended.{event.reason}", names=empty)
        most = max(event.brains)
        winners = [seat for seat, left in enumerate(event.brains) if left == most]
        yield self.finale(head, winners, self.places.main, "zombanimaux/brain-lost")

    shows: ClassVar = {
        told.RoundBegan: round_began,
        told.StarterChosen: starter,
        told.Shuffled: shuffled,
        told.Dealt: dealt,
        told.Drawn: drawn,
        told.NothingDrawn: nothing,
        told.Buried: buried,
        told.Kept: kept,
        told.TurnBegan: turn,
        told.Played: played,
        told.Given: given,
        told.GaveUp: gave_up,
        told.HordeDiscarded: discarded,
        told.BrainLost: lost,
        told.BrainStolen: stolen,
        told.BrainGained: gained,
        told.Rolled: rolled,
        told.Spared: spared,
        told.Swapped: swapped,
        told.Added: added,
        told.Refilled: refilled,
        told.RefillForgotten: forgotten,
        told.RoundEnded: round_ended,
        told.GameEnded: ended,
    }
    """Event → what it looks like; TurnEnded needs no showing."""
