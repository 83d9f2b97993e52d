"""What the events of Zombiaki look and sound like.

Each function turns an event into beats. Things travel to where the goal of the step says they
will lie; what is passed on the way (a square left again in the same step) is computed here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.board import GRID, OFF_STREET
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.effects import Beam, Floater, Wash
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.director import (
    Appear,
    Beat,
    Change,
    Motion,
    Show,
    Vanish,
    Wait,
    ease_in,
    linear,
    lurch,
)
from zombiegames.ui.table.pieces import FINALE
from zombiegames.ui.tables.zombiaki import colours
from zombiegames.ui.tables.zombiaki.faces import TokenFace
from zombiegames.ui.tables.zombiaki.pieces import BLOOD, EMBER, RUBBLE, Pieces
from zombiegames.ui.tables.zombiaki.words import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.games.zombiaki.state import Street
    from zombiegames.ui.table.hooks import Goal

LAID = {
    "wall-5": "wall",
    "wall-6": "wall",
    "barrier": "wall",
    "napalm": "fire",
    "barrel": "barrel",
    "net": "net",
}
"""Sound of a thing that is laid on the street; others: ``card_play``."""


MORNING = (255, 200, 120)
"""Light that falls on the street at Dawn."""


class Script(Pieces):
    """Turns events into beats for one table."""

    # -- cards -------------------------------------------------------------------------

    def shuffled(self, event: told.DeckShuffled, goal: Goal) -> Iterable[Beat]:
        """A deck appears."""
        key = ("deck", event.deck)
        if key in goal.places:
            yield Beat(self.sound("card_draw"), Appear(key, goal.places[key], duration=0.25))

    def turn(self, event: told.TurnBegan, goal: Goal) -> Iterable[Beat]:
        """Say whose turn it is, over the street."""
        side = tr(f"zombiaki.side.{SIDES[event.seat]}")
        words = tr("zombiaki.label.turn_of", turn=event.turn, side=side)
        ink = theme.ZOMBIE_TEXT if event.seat == 0 else theme.HUMAN_TEXT
        rise = 6 if self.calm else 18
        banner = self.banner(words, self.places.road, ink, 40, rise, duration=0.9)
        yield Beat(self.sound("turn"), banner)

    def drawn(self, event: told.CardDrawn, goal: Goal) -> Iterable[Beat]:
        """A card flies from the deck into the hand."""
        key = ("card", event.card)
        deck = self.places.deck_place(event.seat, event.left + 1)
        view: Street = goal.view
        hand = view.hands[event.seat]
        if key in goal.places:
            to = goal.places[key]
        else:
            to = self.places.hand_place(event.seat, min(3, len(hand)), event.card)
        start = to._replace(x=deck.x, y=deck.y, alpha=0)
        arc = self.look.px(34) * (1 if event.seat == self.places.bottom else -1)
        motions: list[Motion] = [self.sound("card_draw")]
        motions += self.settle_hand(event.seat, goal, event.card)
        motions.append(self.go(key, to, 0.26, arc=arc, start=start))
        if event.left:
            place = self.places.deck_place(event.seat, event.left)
            motions.append(Change(("deck", event.seat), place, duration=0.05))
        else:
            motions.append(Vanish(("deck", event.seat), duration=0.1))
        yield Beat(*motions)

    def played(self, event: told.CardPlayed, goal: Goal) -> Iterable[Beat]:
        """A card leaves the hand and is held up."""
        to = self.places.pending_place(event.card)
        motions: list[Motion] = [self.sound("card_play")]
        motions += self.settle_hand(event.seat, goal, event.card)
        motions.append(self.go(("card", event.card), to, 0.24, arc=self.look.px(20)))
        yield Beat(*motions)
        yield Beat(Wait(0.12))

    def discarded(self, event: told.CardDiscarded, goal: Goal) -> Iterable[Beat]:
        """A card flies onto its pile."""
        top = self.places.pile_place(event.seat, event.card)
        key = ("card", event.card)
        stage = self.scene.stage
        motions: list[Motion] = self.settle_hand(event.seat, goal, event.card)
        if key in stage.sprites:
            fly = top._replace(z=top.z + 1)
            motions.append(self.sound("card_discard"))
            motions.append(self.go(key, fly, 0.26, arc=self.look.px(30)))
            yield Beat(*motions)
            yield Beat(Vanish(key, duration=0.0), Change(("pile", event.seat), top, duration=0.0))
            return
        for kind in ("thing", "fire"):
            if (kind, event.card) in stage.sprites:
                motions.append(Vanish((kind, event.card), duration=0.2))
        motions.append(Change(("pile", event.seat), top, duration=0.12))
        yield Beat(*motions)

    def _land(self, card: int, square: int) -> Iterable[Beat]:
        """Let a played card come down on a square and be gone."""
        key = ("card", card)
        sprite = self.scene.stage.sprites.get(key)
        if sprite is None:
            return
        rect = self.places.squares[square]
        place = sprite.place
        down = place._replace(x=rect.centerx, y=rect.centery, w=round(place.w * 0.5),
                              h=round(place.h * 0.5), alpha=90)  # fmt: skip
        yield from self.carry_off([self.go(key, down, 0.26, arc=self.look.px(24))])

    def placed(self, event: told.Placed, goal: Goal) -> Iterable[Beat]:
        """A card becomes a figure or a thing on the street."""
        card, square = event.card, event.square
        yield from self._land(card, square)
        kind = cards.KINDS[cards.KIND_OF[card]]
        if cards.owner(card) == 0:
            place = self.stand(card, square, TokenFace(card, event.strength), goal)
            name = "dog" if cards.is_dog(card) else self.groan()
            rise = 0 if self.calm else self.look.px(26)
            yield Beat(self.sound(name), Appear(("figure", card), place, duration=0.32, rise=rise))
            return
        if card == cards.NAPALM_CARD:
            yield Beat(
                self.sound("fire"),
                self.ring(square, 0.7, colours.EMBER),
                Appear(("fire", card), self.places.fire_place(square), duration=0.3),
            )
            return
        place = self.places.thing_place(card, square)
        rise = 0 if self.calm else -self.look.px(22)
        grow = 1.0 if self.calm else 1.15
        yield Beat(
            self.sound(LAID.get(kind, "card_play")),
            Appear(("thing", card), place, duration=0.26, rise=rise, grow=grow),
            self.make_room(square, goal),
        )

    def attached(self, event: told.Attached, goal: Goal) -> Iterable[Beat]:
        """A shield, the Boss or claws come to a zombie."""
        yield from self._land(event.card, event.square)
        now = self.face(event.figure, goal)
        end = goal.places.get(("figure", event.figure))
        face = end.face if end is not None else now
        assert isinstance(face, TokenFace)
        new = now._replace(
            strength=event.strength, shield=face.shield, claws=face.claws, orders=face.orders
        )
        yield Beat(self.sound("select"), self.relook(event.figure, new, 2))

    def netted(self, event: told.Netted, goal: Goal) -> Iterable[Beat]:
        """A net falls."""
        yield from self._land(event.card, event.squares[len(event.squares) // 2])
        motions: list[Motion] = [self.sound("net")]
        for square in event.squares:
            figure = self.figure_at(square)
            if figure >= 0:
                face = self.face(figure, goal)._replace(netted=True)
                motions.append(self.relook(figure, face, 4))
        yield Beat(*motions)

    # -- figures -----------------------------------------------------------------------

    def held(self, event: told.HeldBack, goal: Goal) -> Iterable[Beat]:
        """A zombie is told to wait."""
        face = self.face(event.figure, goal)._replace(held=True)
        yield Beat(self.sound("select"), self.relook(event.figure, face, 3))

    def moved(self, event: told.Moved, goal: Goal) -> Iterable[Beat]:
        """A zombie lurches, a dog runs, somebody is pushed back."""
        figure, to = event.figure, event.to
        if to == OFF_STREET:
            return
        face = self.face(figure, goal)
        place = self.stand(figure, to, face, goal)
        key = ("figure", figure)
        if cards.is_dog(figure):
            yield Beat(self.sound("step"), self.go(key, place, 0.2, hops=self.look.px(7)))
        elif event.why in ("push-back", "searchlight", "back-off", "boss-fell"):
            yield Beat(self.sound("step"), self.go(key, place, 0.24))
        else:
            travel = self.go(key, place, 0.34, ease=lurch, sway=7.0, hops=self.look.px(3))
            yield Beat(self.sound("step", 0.05), travel)

    def stayed(self, event: told.Stayed, goal: Goal) -> Iterable[Beat]:
        """Somebody strains and stays."""
        yield Beat(self.relook(event.figure, self.face(event.figure, goal), 3))

    def climbed(self, event: told.WallClimbed, goal: Goal) -> Iterable[Beat]:
        """A zombie is on a wall."""
        words = f"{event.strength} ≥ {event.height}"
        yield Beat(self.sound("wall"), self.floater(words, self.centre(event.square)))

    def swapped(self, event: told.Swapped, goal: Goal) -> Iterable[Beat]:
        """Two zombies change places."""
        motions: list[Motion] = [self.sound("step")]
        for figure, to, arc in ((event.first, event.to, 22), (event.second, event.origin, -22)):
            place = self.stand(figure, to, self.face(figure, goal), goal)
            motions.append(self.go(("figure", figure), place, 0.34, arc=self.look.px(arc)))
        yield Beat(*motions)

    def merged(self, event: told.Merged, goal: Goal) -> Iterable[Beat]:
        """Two zombies become one."""
        mover = ("figure", event.mover)
        face = self.face(event.mover, goal)
        place = self.stand(event.figure, event.square, face, goal)
        yield Beat(self.sound(self.groan()), self.go(mover, place, 0.34, ease=lurch, sway=6.0))
        end = goal.places.get(("figure", event.figure))
        new = self.face(event.figure, goal)._replace(strength=event.strength)
        if end is not None:
            assert isinstance(end.face, TokenFace)
            new = end.face._replace(strength=event.strength)
        yield Beat(
            Vanish(mover, duration=0.18, grow=1.2),
            self.relook(event.figure, new, 3),
            self.ring(event.square, 0.55, theme.ZOMBIE),
            self.floater(str(event.strength), self.centre(event.square), theme.ZOMBIE_TEXT),
        )

    def bitten(self, event: told.Bitten, goal: Goal) -> Iterable[Beat]:
        """A human shield gets up as a zombie."""
        bare = self.face(event.bearer, goal)._replace(shield=False)
        face = TokenFace(event.figure, 1)
        place = self.stand(event.figure, event.square, face, goal)
        x, y = self.centre(event.origin)
        start = place._replace(x=x, y=y, alpha=60)
        key = ("figure", event.figure)
        yield Beat(
            self.sound("zombie_groan_2"),
            self.relook(event.bearer, bare),
            self.go(key, place, 0.36, ease=lurch, sway=8.0, start=start),
        )

    def order(self, event: told.OrderGiven, goal: Goal) -> Iterable[Beat]:
        """The Boss points."""
        boss = self.face(event.boss, goal)._replace(orders=event.left)
        yield Beat(self.sound("zombie_groan_3"), self.relook(event.boss, boss, 3))

    def fell(self, event: told.BossFell, goal: Goal) -> Iterable[Beat]:
        """The Boss is dead."""
        yield Beat(Show(Wash(self.places.road, theme.ZOMBIE, 90), duration=0.4))

    def escaped(self, event: told.Escaped, goal: Goal) -> Iterable[Beat]:
        """A zombie climbs over the barricade."""
        key = ("figure", event.figure)
        sprite = self.scene.stage.sprites.get(key)
        if sprite is None:
            return
        x, y = self.places.lane_end(GRID.lane[event.square])
        over = sprite.place._replace(x=x, y=y, z=500)
        yield Beat(self.sound(self.groan()), self.go(key, over, 0.6, ease=lurch, sway=9.0))
        yield Beat(Vanish(key, duration=0.5))
        head = tr("zombiaki.outcome.escaped")
        picture = f"zombiaki/tokens/{cards.KINDS[cards.KIND_OF[event.figure]]}"
        yield self.finale(head, [cards.ZOMBIES], self.places.road, picture)

    # -- harm --------------------------------------------------------------------------

    def bullet(self, event: told.BulletFired, goal: Goal) -> Iterable[Beat]:
        """A bullet flies along its lane; the sniper's comes from above the barricade."""
        kind = cards.KINDS[cards.KIND_OF[event.card]]
        start = self.places.lane_end(GRID.lane[event.square])
        if kind == "sniper":
            start = self.places.barricade.midtop
        sound = "burst" if kind.startswith("burst") else "shot"
        yield Beat(self.sound(sound), self.tracer(start, event.square))

    def cancelled(self, event: told.ShotCancelled, goal: Goal) -> Iterable[Beat]:
        """Click: nothing happens."""
        words = tr("zombiaki.card.click.name")
        banner = self.banner(words, self.places.road, theme.BONE, 44, rise=24, duration=0.8)
        yield Beat(self.sound("refuse"), banner)

    def struck(self, event: told.LaneStruck, goal: Goal) -> Iterable[Beat]:
        """Lightning, fire or light along a lane."""
        kind = cards.KINDS[cards.KIND_OF[event.card]]
        squares = [s for s in GRID.squares if GRID.lane[s] == event.lane]
        lane = self.places.squares[squares[0]].union(self.places.squares[squares[-1]])
        if kind == "voltage":
            shows: list[Motion] = [self.flames(s, "voltage", 2) for s in squares]
            yield Beat(self.sound("electric"), *shows)
        elif kind == "searchlight":
            yield Beat(self.sound("select"), Show(Beam(lane, (255, 244, 200)), duration=0.7))
        else:
            yield Beat(self.sound("fire"), *[self.flames(s) for s in squares])

    def flamed(self, event: told.FlamesShot, goal: Goal) -> Iterable[Beat]:
        """The flamethrower sweeps its row."""
        squares = [GRID.square(lane, event.row) for lane, n in enumerate(event.amounts) if n]
        yield Beat(self.sound("fire"), *[self.flames(s) for s in squares])

    def poured(self, event: told.Poured, goal: Goal) -> Iterable[Beat]:
        """Petrol burns on a square."""
        yield Beat(self.sound("fire"), self.flames(event.square))

    def grenade(self, event: told.GrenadeThrown, goal: Goal) -> Iterable[Beat]:
        """A grenade goes off."""
        ember = colours.EMBER
        yield Beat(
            self.sound("explosion"), self.ring(event.square, 0.95, ember),
            self.splinters(event.square, EMBER, 1.0),
        )  # fmt: skip

    def exploded(self, event: told.Exploded, goal: Goal) -> Iterable[Beat]:
        """A mine or the car goes off."""
        reach = 1.7 if event.card == cards.CAR_CARD else 0.9
        yield Beat(
            self.sound("explosion"),
            Vanish(("thing", event.card), duration=0.15, grow=1.3),
            self.make_room(event.square, goal),
            self.ring(event.square, reach, colours.EMBER),
            self.splinters(event.square, EMBER, reach),
        )

    def shrapnel(self, event: told.ShrapnelFlew, goal: Goal) -> Iterable[Beat]:
        """Shrapnel flies to a neighbour."""
        yield Beat(self.sound("bullet"), self.tracer(self.centre(event.origin), event.square))

    def wounded(self, event: told.Wounded, goal: Goal) -> Iterable[Beat]:
        """A number floats off."""
        now = self.face(event.figure, goal)
        wounds = now.wounds + event.amount
        face = now._replace(strength=max(1, event.left), wounds=wounds)
        words = tr("zombiaki.preview.wounded", amount=event.amount)
        yield Beat(
            self.floater(words, self.centre(event.square), theme.HURT_TEXT, 30),
            self.relook(event.figure, face, 6),
            self.splinters(event.square, BLOOD, 0.5),
        )

    def saved(self, event: told.ShieldLost, goal: Goal) -> Iterable[Beat]:
        """A shield takes it all."""
        face = self.face(event.figure, goal)._replace(shield=False)
        words = tr("zombiaki.preview.shield-lost")
        yield Beat(
            self.sound("bullet"),
            self.floater(words, self.centre(event.square), theme.HUMAN_TEXT, 20),
            self.relook(event.figure, face, 4),
        )

    def died(self, event: told.Died, goal: Goal) -> Iterable[Beat]:
        """A figure falls."""
        name = "dog_die" if cards.is_dog(event.figure) else f"zombie_die_{event.figure % 2 + 1}"
        still = self.calm
        pit = event.by == "pit"
        yield Beat(
            self.sound(name),
            Vanish(
                ("figure", event.figure),
                duration=0.4,
                sink=0 if still else self.look.px(10),
                grow=1.0 if still else (0.35 if pit else 0.75),
                spin=0.0 if still else 28.0,
            ),
            self.splinters(event.square, BLOOD),
        )

    def filled(self, event: told.PitFilled, goal: Goal) -> Iterable[Beat]:
        """A pit is filled."""
        yield Beat(
            Vanish(("thing", event.card), duration=0.3),
            self.splinters(event.square, RUBBLE),
            self.make_room(event.square, goal),
        )

    def destroyed(self, event: told.Destroyed, goal: Goal) -> Iterable[Beat]:
        """Something breaks."""
        kind = "fire" if event.card == cards.NAPALM_CARD else "thing"
        yield Beat(
            self.sound("wall"),
            Vanish((kind, event.card), duration=0.25),
            self.splinters(event.square, RUBBLE),
            self.make_room(event.square, goal),
        )

    # -- the barrel, effects, the end --------------------------------------------------

    def rolled(self, event: told.BarrelRolled, goal: Goal) -> Iterable[Beat]:
        """The barrel rolls a square, or off into the cemetery."""
        key = ("thing", event.card)
        sprite = self.scene.stage.sprites.get(key)
        if sprite is None:
            return
        if event.to == OFF_STREET:
            rect = self.places.cemetery
            away = sprite.place._replace(x=rect.centerx)
            yield Beat(self.sound("barrel"), self.go(key, away, 0.5, ease=linear))
            yield Beat(Vanish(key, duration=0.25))
            return
        place = self.places.thing_place(event.card, event.to)
        turned = place if self.calm else place._replace(angle=360.0)
        yield Beat(self.sound("barrel"), self.go(key, turned, 0.4, ease=ease_in))
        yield Beat(Change(key, place, duration=0.0))

    def broke(self, event: told.BarrelBroke, goal: Goal) -> Iterable[Beat]:
        """The barrel bursts."""
        yield Beat(
            self.sound("splash"),
            Vanish(("thing", cards.BARREL_CARD), duration=0.2, grow=1.2),
            self.splinters(event.square, RUBBLE, 0.8),
        )

    def began(self, event: told.EffectBegan, goal: Goal) -> Iterable[Beat]:
        """The street freezes, or the humans tremble."""
        road = self.places.road
        if event.effect == "freeze":
            motions: list[Motion] = [self.sound("freeze")]
            motions.append(Show(Wash(road, (150, 205, 255), 150), duration=0.7))
            motions += self._all_faces(frozen=True)
            yield Beat(*motions)
        elif event.effect == "terror":
            wash = Show(Wash(road, (150, 60, 150), 120), duration=0.6)
            yield Beat(self.sound("zombie_groan_1"), wash)

    def ended(self, event: told.EffectEnded, goal: Goal) -> Iterable[Beat]:
        """The street thaws, nets come off, fires die."""
        if event.effect == "freeze":
            yield Beat(*self._all_faces(frozen=False))
        elif event.effect == "net":
            yield Beat(self.sound("net"), *self._all_faces(netted=False))
        elif event.effect == "napalm":
            yield Beat(Vanish(("fire", cards.NAPALM_CARD), duration=0.35))

    def _all_faces(self, **changed: bool) -> list[Motion]:
        motions: list[Motion] = []
        for key, sprite in self.scene.stage.sprites.items():
            if key[0] == "figure":
                face = sprite.place.face._replace(**changed)  # type: ignore[attr-defined]
                if face != sprite.place.face:
                    motions.append(self.relook(int(key[1]), face))
        return motions or [Wait(0.0)]

    def dawned(self, event: told.Dawned, goal: Goal) -> Iterable[Beat]:
        """The sun comes up."""
        look = self.look
        road = self.places.road
        size = round(road.h * 0.6)
        sun = look.assets.picture("zombiaki/sun", (size, size)).copy()
        rise = look.px(10 if self.calm else 70)
        morning = Show(Wash(road, MORNING, 170), duration=2 * FINALE, beside=True)
        yield Beat(morning, Show(Floater(sun, road.center, rise), duration=1.2))
        yield self.finale(tr("zombiaki.outcome.dawn"), [cards.HUMANS], road, "zombiaki/sun")

    shows: ClassVar = {
        told.DeckShuffled: shuffled,
        told.TurnBegan: turn,
        told.CardDrawn: drawn,
        told.CardPlayed: played,
        told.CardDiscarded: discarded,
        told.Placed: placed,
        told.Attached: attached,
        told.Netted: netted,
        told.HeldBack: held,
        told.Moved: moved,
        told.Stayed: stayed,
        told.WallClimbed: climbed,
        told.Swapped: swapped,
        told.Merged: merged,
        told.Bitten: bitten,
        told.OrderGiven: order,
        told.BulletFired: bullet,
        told.ShotCancelled: cancelled,
        told.LaneStruck: struck,
        told.FlamesShot: flamed,
        told.Poured: poured,
        told.GrenadeThrown: grenade,
        told.Exploded: exploded,
        told.ShrapnelFlew: shrapnel,
        told.Wounded: wounded,
        told.ShieldLost: saved,
        told.Died: died,
        told.PitFilled: filled,
        told.Destroyed: destroyed,
        told.BarrelRolled: rolled,
        told.BarrelBroke: broke,
        told.EffectBegan: began,
        told.EffectEnded: ended,
        told.BossFell: fell,
        told.Escaped: escaped,
        told.Dawned: dawned,
    }
    """Event → what it looks like; PhaseBegan and TurnEnded need no showing."""
