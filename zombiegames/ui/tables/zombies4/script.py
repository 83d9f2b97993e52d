"""What the events of Zombies!!! 4 look and sound like.

Things travel to where the goal of the step says they will lie; dogs of a square are alike and are
known by square and number, so a dog that runs is known by another key from then on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.games.zombies4.tiles import BRIDGE, CABIN
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.effects import Flicker, Floater, Ring, Wash
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.table.director import (
    Appear,
    Beat,
    Change,
    Motion,
    Show,
    Travel,
    Vanish,
    Wait,
)
from zombiegames.ui.tables.zombies4 import colours
from zombiegames.ui.tables.zombies4.faces import (
    DieFace,
    back_face,
    bare_face,
    paint_face,
    tile_name,
)
from zombiegames.ui.tables.zombies4.pieces import Pieces
from zombiegames.ui.tables.zombies4.story import card_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.hooks import Goal

BLOOD: tuple[Colour, ...] = ((179, 38, 30), (111, 30, 26), (233, 224, 201))
SPELL: tuple[Colour, ...] = ((185, 209, 107), (111, 154, 69), (242, 193, 78))


BOTH = 1.8
"""Seconds in which two dice can be read, beside what goes on."""
QUICK = 0.08
"""Seconds in which a dog or token comes: up to nine come one after the other."""
RUN, STEP = 0.16, 0.12
"""Seconds for a square, of a dog and of a pawn."""


class Script(Pieces):
    """Turns events into beats for one table."""

    # -- the turn ----------------------------------------------------------------------

    def shuffled(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """A pile appears."""
        key = ("stack",) if isinstance(event, told.TilesShuffled) else ("deck",)
        motions: list[Motion] = [self.sound("card_draw")]
        if isinstance(event, told.CardsShuffled) and ("discards",) not in goal.places:
            motions.append(Vanish(("discards",), duration=0.15))
        if key in goal.places:
            motions.append(Appear(key, goal.places[key], duration=0.25))
        # The Bridge and the pawns on it are there from the beginning.
        motions += [
            Appear(other, place, duration=0.25)
            for other, place in goal.places.items()
            if other not in self.scene.stage.sprites
            and (other in (("tile", BRIDGE), ("shade",)) or other[0] == "pawn")
        ]
        yield Beat(*motions)

    def turn(self, event: told.TurnBegan, goal: Goal) -> Iterable[Beat]:
        """Say whose turn it is, over the map."""
        self.scene.show_plates(goal.view)
        words = tr("zombies4.label.turn_of", name=self.name(event.seat))
        rise, ink = 6 if self.calm else 18, colours.TITLE
        banner = self.banner(words, self.places.window, ink, 36, rise, duration=0.45)
        motions: list[Motion] = [self.sound("turn"), banner, Vanish(("die",), duration=0.1)]
        for seat in range(len(self.scene.colours)):
            key = ("pawn", seat)
            sprite = self.scene.stage.sprites.get(key)
            if sprite is not None:
                face = sprite.place.face._replace(active=seat == event.seat)  # type: ignore[attr-defined]
                motions.append(Change(key, sprite.place._replace(face=face), duration=0.0))
        yield Beat(*motions)

    def tile_drawn(self, event: told.TileDrawn, goal: Goal) -> Iterable[Beat]:
        """A tile is turned up beside the map."""
        key = ("tile", event.tile)
        place = self.places.drawn_place(event.tile, 0)
        pile = self.places.piles["stack"]
        start = place._replace(x=pile.centerx, y=pile.centery, alpha=40)
        motions: list[Motion] = [self.sound("card_draw"), self.go(key, place, 0.34, start=start)]
        if event.left:
            if ("stack",) in goal.places:
                motions.append(Change(("stack",), goal.places["stack",], duration=0.0))
        else:
            motions.append(Vanish(("stack",), duration=0.2))
        yield Beat(*motions)

    def tile_placed(self, event: told.TilePlaced, goal: Goal) -> Iterable[Beat]:
        """The tile is laid down."""
        key = ("tile", event.tile)
        view: Woods = goal.view
        place = self.places.tile_place(view, event.tile, event.x, event.y, event.turn)
        place = goal.places.get(key, place)
        yield Beat(self.go(key, place, 0.28))
        rect = place.rect.clip(self.places.window)
        motions: list[Motion] = [self.sound("wall")]
        motions.append(Show(Wash(rect, (233, 224, 201), 70), duration=0.12))
        if event.tile == CABIN:
            words = tr("zombies4.moment.cabin")
            motions.append(self.moment(tile_name(CABIN), words, theme.ZOMBIE_TEXT))
        yield Beat(*motions)

    def rolled(self, event: told.Rolled, goal: Goal) -> Iterable[Beat]:
        """A die tumbles and shows its face, which stays until the next roll."""
        key, place = ("die",), self.places.die_place(event.face)
        size = (place.w, place.h)
        if not self.calm:
            faces = [(event.face + k * 2) % 6 + 1 for k in range(4)]
            pictures = [
                pygame.transform.rotozoom(
                    paint_face(self.look, DieFace(face), size), 30 * (2 - n), 0.92
                )
                for n, face in enumerate(faces)
            ]
            tumbling = Show(Flicker(pictures, (place.x, place.y), 1), duration=0.2)
            yield Beat(self.sound("dice"), Vanish(key, duration=0.0), tumbling)
        words = tr(f"zombies4.label.roll.{event.why}")
        label = self.label(words, 18, theme.BONE)
        beside = label.get_rect(midbottom=(place.x, place.y - place.h / 2))
        beside.clamp_ip(self.places.window)
        told_beside = Show(Floater(label, beside.center, 0), duration=0.8, beside=True)
        yield Beat(Appear(key, place, duration=0.0), told_beside, Wait(0.12))

    def movement_set(self, event: told.MovementSet, goal: Goal) -> Iterable[Beat]:
        """Of two dice both are held up for a moment, the one that counts marked."""
        dice: list[int] = []
        for line in reversed(self.scene.course.log):
            if isinstance(line.event, told.Rolled) and line.event.why == "move":
                dice.insert(0, line.event.face)
            elif not isinstance(line.event, told.MovementSet) or dice:
                break
        if len(dice) > 1:
            picture = self._two_dice(dice, dice.index(event.steps))
            place = self.places.die_place(event.steps)
            at = picture.get_rect(midbottom=(place.x, place.y - place.h / 2))
            at.clamp_ip(self.places.window)
            both = Show(Floater(picture, at.center, 0), duration=BOTH, beside=True)
            yield Beat(both, Wait(0.12))

    def _two_dice(self, dice: list[int], counts: int) -> pygame.Surface:
        """Draw dice side by side on a ground of their own, below the rule that one counts."""
        look, place = self.look, self.places.die_place(dice[0])
        label = self.label(tr("zombies4.label.better"), 18, theme.BONE)
        gap = look.px(8)
        row = len(dice) * (place.w + gap) + gap
        size = (max(label.get_width(), row) + 2 * gap, label.get_height() + place.h + 3 * gap)
        whole = pygame.Surface(size, pygame.SRCALPHA)
        rect = whole.get_rect()
        paint.panel(whole, look, rect, theme.NIGHT_TOP, radius=10, alpha=225)
        whole.blit(label, label.get_rect(midtop=(rect.centerx, gap // 2)))
        for n, face in enumerate(dice):
            die = paint_face(look, DieFace(face), (place.w, place.h)).copy()
            x = (rect.w - row) // 2 + gap + n * (place.w + gap)
            at = die.get_rect(bottomleft=(x, rect.h - gap))
            if n == counts:
                ring = at.inflate(gap, gap)
                paint.panel(whole, look, ring, theme.ACT, radius=12)
            else:
                die.set_alpha(140)
            whole.blit(die, at)
        return whole.convert_alpha()

    # -- tokens and dogs ---------------------------------------------------------------

    def token_put(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """A token comes down."""
        key = ("token", event.square)
        if key in goal.places:
            drop = 0 if self.calm else -self.look.px(18)
            place = goal.places[key]
            yield Beat(
                self.sound("heart" if isinstance(event, told.HeartPut) else "bullet"),
                Appear(key, place, duration=QUICK, rise=drop),
                *self.settle(goal, "dog", "pawn"),
                *self.open_roof(goal),
            )

    def dog_put(self, event: told.DogPut, goal: Goal) -> Iterable[Beat]:
        """A dog jumps out of the wood."""
        square = event.square
        n = len(self.dogs_on(square))
        if n > 1:
            return
        motions: list[Motion] = [self.sound("dog")]
        for k, key in enumerate(self.dogs_on(square)):
            motions.append(
                Travel(key, self.dog_spot(goal, square, k), duration=QUICK, fade=self.calm)
            )
        rise = 0 if self.calm else self.look.px(14)
        place = self.dog_spot(goal, square, n)
        motions.append(Appear(("dog", square, n), place, duration=QUICK, rise=rise))
        yield Beat(*motions, *self.settle(goal, "token", "pawn"), *self.open_roof(goal))

    def dog_moved(self, event: told.DogMoved, goal: Goal) -> Iterable[Beat]:
        """A dog runs."""
        here, there = self.dogs_on(event.origin), self.dogs_on(event.square)
        if not here:
            return
        stage = self.scene.stage
        # Of two dogs the one that has not run yet goes.
        goer = next((k for k in here if getattr(stage.sprites[k].face, "fresh", True)), here[-1])
        n = len(there)
        new = ("dog", event.square, n)
        stage.rename(goer, ("dog", -1, 0))
        for k, key in enumerate(key for key in here if key != goer):
            stage.rename(key, ("dog", event.origin, k))
        stage.rename(("dog", -1, 0), new)
        motions: list[Motion] = [self.sound("dog" if event.why == "run" else "step")]
        motions.append(
            self.go(new, self.dog_spot(goal, event.square, n), RUN, hops=self.look.px(7))
        )
        for k, key in enumerate(there):
            place = self.dog_spot(goal, event.square, k)
            motions.append(Travel(key, place, duration=RUN, fade=self.calm))
        for k, key in enumerate(self.dogs_on(event.origin)):
            place = self.dog_spot(goal, event.origin, k)
            motions.append(Travel(key, place, duration=RUN, fade=self.calm))
        motions += self.settle(goal, "pawn", "token")
        yield Beat(*motions, *self.open_roof(goal))

    def dog_killed(self, event: told.DogKilled, goal: Goal) -> Iterable[Beat]:
        """A dog falls and becomes a trophy."""
        dogs = self.dogs_on(event.square)
        motions: list[Motion] = [self.sound("dog_die")]
        if dogs:
            still = self.calm
            motions.append(
                Vanish(dogs[-1], duration=0.25, sink=0 if still else self.look.px(6),
                       grow=1.0 if still else 0.6, spin=0.0 if still else 35.0)
            )  # fmt: skip
            for k, key in enumerate(dogs[:-1]):
                place = self.dog_spot(goal, event.square, k)
                motions.append(Travel(key, place, duration=0.2, fade=self.calm))
        goal_words = plural("zombies4.preview.trophy", event.trophies)
        motions.append(self.splinters(goal, event.square, BLOOD))
        motions.append(self.floater(goal_words, self.rect(goal, event.square).center, theme.BONE))
        yield Beat(*motions, *self.settle(goal, "pawn", "token"), *self.open_roof(goal))

    # -- fights ------------------------------------------------------------------------

    def fight(self, event: told.FightBegan, goal: Goal) -> Iterable[Beat]:
        """A fight begins."""
        rect = self.rect(goal, event.square)
        words = tr("zombies4.label.fight")
        motions: list[Motion] = [
            self.sound("howl"),
            self.floater(words, rect.center, theme.HURT_TEXT, 26),
        ]
        if not self.calm and self.places.window.collidepoint(rect.center):
            motions.append(Show(Ring(rect.center, rect.w, theme.HURT), duration=0.3))
        yield Beat(*motions)

    def spent(self, event: told.BulletsSpent, goal: Goal) -> Iterable[Beat]:
        """Shots."""
        at = self.pawn_at(event.seat)
        words = plural("zombies4.preview.spent", event.number)
        yield Beat(self.sound("shot"), self.floater(words, at, theme.ACT))

    def wounded(self, event: told.Wounded, goal: Goal) -> Iterable[Beat]:
        """Half a heart is gone."""
        key = ("pawn", event.seat)
        sprite = self.scene.stage.sprites.get(key)
        motions: list[Motion] = [
            self.sound("heart"),
            self.floater("−½", self.pawn_at(event.seat), theme.HURT_TEXT, 26),
        ]
        if sprite is not None:
            motions.append(Change(key, sprite.place, jolt=0 if self.calm else self.look.px(5)))
        yield Beat(*motions)

    def died(self, event: told.Died, goal: Goal) -> Iterable[Beat]:
        """A pawn falls."""
        words = tr("zombies4.label.dead", name=self.name(event.seat))
        mild = goal.view.house.mild
        key = "zombies4.moment.mild" if mild else "zombies4.moment.died"
        meaning = plural(key, event.lost)
        yield Beat(
            self.sound("zombie_die_1"),
            self.moment(words, meaning, theme.HURT_TEXT),
            Vanish(("pawn", event.seat), duration=0.6, spin=0.0 if self.calm else 90.0),
        )
        yield Beat(*self.settle(goal, "pawn", "token", "dog"), Wait(0.0))

    def returned(self, event: told.Returned, goal: Goal) -> Iterable[Beat]:
        """A pawn comes back."""
        key = ("pawn", event.seat)
        if key in goal.places:
            motions = self.settle(goal, "pawn", but=key)
            yield Beat(self.sound("step"), Appear(key, goal.places[key], duration=0.35), *motions)

    def taken(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """A token is picked up."""
        heart = isinstance(event, told.HeartTaken)
        words = plural("zombies4.preview.heart" if heart else "zombies4.preview.bullets", 1)
        yield Beat(
            self.sound("heart" if heart else "bullet"),
            Vanish(("token", event.square), duration=0.3, grow=1.5),
            *self.settle(goal, "dog", "pawn"),
            self.floater(words, self.rect(goal, event.square).center, theme.ACT, 22),
        )

    def moved(self, event: told.Moved, goal: Goal) -> Iterable[Beat]:
        """A pawn walks, or is moved by a card."""
        key = ("pawn", event.seat)
        view: Woods = goal.view
        sprite = self.scene.stage.sprites.get(key)
        if sprite is None:
            return
        if key in goal.places and view.at[event.seat] == event.square:
            place = goal.places[key]
        else:
            rect = self.rect(goal, event.square)
            place = sprite.place._replace(x=rect.centerx, y=rect.centery)
        motions: list[Motion] = []
        if event.why == "walk":
            motions += [self.sound("step"), self.go(key, place, STEP, hops=self.look.px(4))]
        else:
            motions += [self.sound("spell"), self.go(key, place, 0.45, arc=self.look.px(46))]
        motions += self.settle(goal, "pawn", "token", "dog", but=key)
        yield Beat(*motions, *self.open_roof(goal))

    # -- cards -------------------------------------------------------------------------

    def drawn(self, event: told.CardDrawn, goal: Goal) -> Iterable[Beat]:
        """A card comes into the hand, or goes to a player face down."""
        pile = self.places.pile_place("deck", back_face(event.left + 1))
        motions: list[Motion] = [self.sound("card_draw")]
        key = ("card", event.card)
        if event.card > 0 and self.lies_open(event.seat) and key in goal.places:
            to = goal.places[key]
            start = to._replace(x=pile.x, y=pile.y, alpha=0)
            motions += self.settle(goal, "card", "back", but=key)
            motions.append(self.go(key, to, 0.26, arc=self.look.px(30), start=start))
        else:
            motions += self.settle(goal, "back")
            motions.append(self.fly_to_plate(("flying", event.left), pile, event.seat))
        if event.left and ("deck",) in goal.places:
            place = self.places.pile_place("deck", back_face(event.left))
            motions.append(Change(("deck",), place, duration=0.0))
        elif not event.left:
            motions.append(Vanish(("deck",), duration=0.1))
        yield Beat(*motions)
        yield Beat(Vanish(("flying", event.left), duration=0.0))

    def played(self, event: told.CardPlayed, goal: Goal) -> Iterable[Beat]:
        """A card is held up for all to see."""
        key = ("card", event.card)
        depth = sum(
            1 for k, s in self.scene.stage.sprites.items() if s.place.z >= 4000 and k != key
        )
        to = self.places.played_place(event.card, min(2, depth))
        x, y = self.near_plate(event.seat)
        start = to._replace(x=x, y=y, alpha=30)
        motions: list[Motion] = [self.sound("card_play")]
        motions += self.settle(goal, "card", "back", but=key)
        motions.append(self.go(key, to, 0.3, arc=self.look.px(24), start=start))
        name = self.name(event.seat)
        words = tr("zombies4.label.plays", name=name)
        if event.target >= 0:
            target = self.name(event.target)
            words = tr("zombies4.label.plays_on", name=name, target=target)
        label = self.label(words, 22, theme.BONE)
        left = self.places.window.x + label.get_width() // 2 + self.look.px(8)
        above = (max(round(to.x), left), round(to.y - to.h / 2 - label.get_height() // 2))
        yield Beat(*motions)
        yield Beat(Show(Floater(label, above, 0), duration=0.5))

    def cancelled(self, event: told.CardCancelled, goal: Goal) -> Iterable[Beat]:
        """A card comes to nothing."""
        words = tr("zombies4.label.cancelled", card=card_name(event.card))
        ink = theme.HURT_TEXT
        banner = self.banner(words, self.places.window, ink, 30, rise=20, duration=0.8)
        yield Beat(self.sound("refuse"), banner)

    def laid(self, event: told.CardLaid, goal: Goal) -> Iterable[Beat]:
        """A card lies in front of its player."""
        key = ("card", event.card)
        if IS_PAGE[KIND_OF[event.card]]:
            pages = pages_of(goal.view, event.seat)
            needed, name = max(1, 6 - pages), self.name(event.seat)
            title = plural("zombies4.moment.pages", pages, name=name)
            meaning = tr("zombies4.moment.page", needed=needed)
            yield Beat(self.moment(title, meaning, theme.ZOMBIE_TEXT))
        if key not in self.scene.stage.sprites:
            return
        sound = self.sound("page")
        if key in goal.places and event.seat == self.places.seat:
            yield Beat(
                sound, self.go(key, goal.places[key], 0.3), *self.settle(goal, "card", but=key)
            )
            return
        sprite = self.scene.stage.sprites[key]
        x, y = self.near_plate(event.seat)
        away = sprite.place._replace(
            x=x, y=y, w=self.places.small[0], h=self.places.small[1], alpha=60
        )
        yield from self.carry_off([self.go(key, away, 0.3)], sound)

    def used(self, event: told.CardUsed, goal: Goal) -> Iterable[Beat]:
        """A card in play is used."""
        key = ("card", event.card)
        to = self.places.played_place(event.card)
        x, y = self.near_plate(event.seat)
        start = to._replace(x=x, y=y, alpha=30)
        yield Beat(self.sound("card_play"), self.go(key, to, 0.3, start=start))
        yield Beat(Wait(0.35))

    def discarded(self, event: told.CardDiscarded, goal: Goal) -> Iterable[Beat]:
        """A card flies onto the discard pile."""
        key = ("card", event.card)
        top = self.places.pile_place("discards", bare_face(event.card))
        motions = self.settle(goal, "card", "back", but=key)
        motions.append(self.sound("card_discard"))
        fly = top._replace(z=top.z + 1)
        x, y = self.near_plate(event.seat)
        start = fly._replace(x=x, y=y, alpha=40)
        motions.append(self.go(key, fly, 0.26, arc=self.look.px(30), start=start))
        yield Beat(*motions)
        yield Beat(Vanish(key, duration=0.0), Change(("discards",), top, duration=0.0))

    def moved_card(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """A card or page goes from one player to another."""
        key = ("card", event.card)
        if event.card > 0 and self.lies_open(event.seat) and key in goal.places:
            to = goal.places[key]
            x, y = self.near_plate(event.owner)
            start = to._replace(x=x, y=y, alpha=30)
            motions = self.settle(goal, "card", "back", but=key)
            yield Beat(self.sound("card_draw"), self.go(key, to, 0.35, start=start), *motions)
        elif key in self.scene.stage.sprites:
            sprite = self.scene.stage.sprites[key]
            x, y = self.near_plate(event.seat)
            away = sprite.place._replace(x=x, y=y, alpha=40)
            closing = self.settle(goal, "card", "back", but=key)
            flight = self.go(key, away, 0.35)
            yield from self.carry_off([flight], self.sound("card_draw"), *closing)
        else:
            yield Beat(self.sound("card_draw"), Wait(0.2), *self.settle(goal, "back"))

    def removed(self, event: told.CardRemoved, goal: Goal) -> Iterable[Beat]:
        """A card leaves the game."""
        key = ("card", event.card)
        place = self.places.played_place(event.card)
        yield Beat(self.sound("page"), Appear(key, place, duration=0.25))
        yield Beat(Vanish(key, duration=0.4, grow=1.0))
        if ("discards",) in self.scene.stage.sprites:
            pile = goal.places.get(("discards",))
            yield Beat(
                Change(("discards",), pile, duration=0.0)
                if pile
                else Vanish(("discards",), duration=0.1)
            )

    def effect(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """Something lasting begins or ends."""
        key = ("pawn", event.seat)
        motions: list[Motion] = [self.sound("select")]
        if key in goal.places and key in self.scene.stage.sprites:
            place = self.scene.stage.sprites[key].place
            motions.append(Change(key, place._replace(face=goal.places[key].face), duration=0.2))
        if isinstance(event, told.EffectBegan):
            words = tr(f"zombies4.card.{event.effect}.name")
            motions.append(self.floater(words, self.pawn_at(event.seat), theme.ACT, 20))
        yield Beat(*motions)

    def gained(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """Bullets or hearts come from nowhere."""
        at = self.pawn_at(event.seat)
        yield Beat(self.sound("bullet"), self.floater("+", at, theme.ACT, 28))

    # -- duel, spell, end --------------------------------------------------------------

    def duel(self, event: told.DuelBegan, goal: Goal) -> Iterable[Beat]:
        """A werewolf howls."""
        window = self.places.window
        wash = Show(Wash(window, (120, 130, 190), 90), duration=0.6)
        words = tr("zombies4.card.full-moon-fever.name")
        yield Beat(self.sound("howl"), wash, self.floater(words, window.center, theme.BONE, 36))

    def added(self, event: told.BulletsAdded, goal: Goal) -> Iterable[Beat]:
        """Bullets are added."""
        words = f"= {event.total}"
        yield Beat(self.sound("shot"), self.floater(words, self.pawn_at(event.seat), theme.ACT, 26))

    def spell(self, event: told.SpellTried, goal: Goal) -> Iterable[Beat]:
        """Green light over the Cabin."""
        at = self.pawn_at(event.seat)
        words = tr("zombies4.label.spell", needed=event.needed)
        meaning = tr("zombies4.moment.spell", name=self.name(event.seat), needed=event.needed)
        motions: list[Motion] = [
            self.sound("spell"),
            self.moment(words, meaning, theme.ZOMBIE_TEXT),
        ]
        if self.calm:
            motions.append(Show(Wash(self.places.window, theme.ZOMBIE, 60), duration=0.4))
        else:
            reach = self.places.camera.cell * 3
            motions.append(Show(Ring(at, reach, theme.ZOMBIE), duration=0.7))
            motions.append(
                self.sparks(at, reach, SPELL, size=self.look.px(7), seed=4, duration=0.7)
            )
        yield Beat(*motions)

    def failed(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """Nothing happens."""
        words = tr("zombies4.label.spell_failed")
        yield Beat(
            self.sound("refuse"), self.floater(words, self.pawn_at(event.seat), theme.MUTED, 26)
        )

    def ended(self, event: told.GameEnded, goal: Goal) -> Iterable[Beat]:
        """The game is over."""
        window = self.places.window
        names = ", ".join(self.name(seat) for seat in event.winners)
        head = tr("zombies4.label.wins", names=names)
        glow = Show(Wash(window, theme.ZOMBIE, 110), duration=1.4)
        yield self.finale(head, event.winners, window, "zombies4/book", glow)

    shows: ClassVar = {
        told.TilesShuffled: shuffled,
        told.CardsShuffled: shuffled,
        told.TurnBegan: turn,
        told.TileDrawn: tile_drawn,
        told.TilePlaced: tile_placed,
        told.Rolled: rolled,
        told.MovementSet: movement_set,
        told.HeartPut: token_put,
        told.BulletPut: token_put,
        told.DogPut: dog_put,
        told.DogMoved: dog_moved,
        told.DogKilled: dog_killed,
        told.FightBegan: fight,
        told.BulletsSpent: spent,
        told.Wounded: wounded,
        told.Died: died,
        told.Returned: returned,
        told.HeartTaken: taken,
        told.BulletTaken: taken,
        told.Moved: moved,
        told.CardDrawn: drawn,
        told.CardPlayed: played,
        told.CardCancelled: cancelled,
        told.CardLaid: laid,
        told.CardUsed: used,
        told.CardDiscarded: discarded,
        told.CardTaken: moved_card,
        told.PageTaken: moved_card,
        told.CardRemoved: removed,
        told.BulletStolen: gained,
        told.Loaded: gained,
        told.EffectBegan: effect,
        told.EffectEnded: effect,
        told.DuelBegan: duel,
        told.BulletsAdded: added,
        told.SpellTried: spell,
        told.SpellBroken: failed,
        told.SpellFailed: failed,
        told.GameEnded: ended,
    }
    """Event → what it looks like; the others need no showing."""
