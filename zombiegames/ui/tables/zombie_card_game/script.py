"""What the events of Zombie the card game look and sound like.

The stage itself says what lies where: own cards are keyed ("hand", card), the trick ("laid",
play, card). What stands beside them (plates, lists) follows from the view after every event,
but not before a new deal has been told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from zombiegames.games.zombie_card_game import events as told
from zombiegames.games.zombie_card_game.cards import RANK_OF, ZOMBIE
from zombiegames.games.zombie_card_game.terms import title_of
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.card_table import CardPieces
from zombiegames.ui.table.director import Beat, Call, Change, Motion, Travel, Vanish
from zombiegames.ui.table.pieces import Floating
from zombiegames.ui.table.placard import Line
from zombiegames.ui.table.stage import Place
from zombiegames.ui.tables.zombie_card_game import colours
from zombiegames.ui.tables.zombie_card_game.faces import AREA, CardFace, HiddenFace, PlateFace
from zombiegames.ui.tables.zombie_card_game.places import NOTED, Places
from zombiegames.ui.tables.zombie_card_game.words import got_words, title_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.course import LogLine
    from zombiegames.ui.table.hooks import Goal
    from zombiegames.ui.table.stage import Key

DEAL_SECONDS = 6.0
"""How long it can be read who is what after a deal, and who has won."""

GOLD: tuple[Colour, ...] = ((242, 193, 78), (250, 230, 160), (233, 224, 201))
MOSS: tuple[Colour, ...] = ((111, 154, 69), (60, 84, 40), (185, 209, 107))


class Script(CardPieces[Places]):
    """Turns events into beats for one table."""

    floating = Floating(size=24, rise=26, calm_rise=8, lift=0, duration=0.85)

    def beats(self, event: Any, goal: Goal) -> Iterable[Beat]:
        """Give the beats of an event; what stands beside the cards comes last."""
        view: Republic = goal.view
        yield from super().beats(event, goal)
        if view.deal == self._deal(view) or not self.scene.stage.sprites:
            yield Beat(Call(lambda: self.note(view)))

    def _deal(self, view: Republic) -> int:
        """Tell which deal has been told so far."""
        deals = (e.event.deal for e in self._told() if isinstance(e.event, told.DealBegan))
        return next(deals, view.deal)

    def _told(self) -> Iterator[LogLine]:
        """List what has been told, the newest first."""
        return reversed(self.scene.course.log)

    def note(self, view: Republic) -> None:
        """Let everything beside the cards say how things stand."""
        stage = self.scene.stage
        notes = self.places.notes(view, self.scene.viewer)
        for key in [key for key in stage.sprites if key[0] in NOTED and key not in notes]:
            stage.remove(key)
        for key, place in notes.items():
            sprite = stage.sprites.get(key)
            if sprite is None or sprite.place != place:
                stage.put(key, place)

    # -- pieces ------------------------------------------------------------------------

    def hand(self, seat: Seat) -> list[int]:
        """List the cards of a player that lie face up on the stage."""
        own = seat == self.places.bottom
        stem = ("hand",) if own else ("held", seat)
        return [key[-1] for key in self.scene.stage.sprites if key[:-1] == stem]

    def sorted_hand(self, cards: Iterable[int], goal: Goal) -> list[int]:
        """Put cards in the order in which they are held."""
        view: Republic = goal.view
        return sorted(cards, key=lambda c: (RANK_OF[c] == ZOMBIE, RANK_OF[c], view.dealt[c], c))

    def trick(self) -> dict[int, list[int]]:
        """List the plays on the stage: cards by number of the play."""
        found: dict[int, list[int]] = {}
        for key in self.scene.stage.sprites:
            if key[0] == "laid":
                found.setdefault(key[1], []).append(key[2])
        return {n: sorted(cards) for n, cards in sorted(found.items())}

    def close_up(self, goal: Goal, seat: Seat, but: Iterable[int] = ()) -> list[Motion]:
        """Let the cards of a hand move together; ``but``: cards already on their way."""
        left = set(but)
        cards = self.sorted_hand([c for c in self.hand(seat) if c not in left], goal)
        sprites = self.scene.stage.sprites
        return [
            Travel(key, place, duration=0.22, fade=self.calm)
            for key, place in self.places.row_places(seat, cards).items()
            if sprites[key].place != place
        ]

    def seat_place(self, seat: Seat, face: Any, z: int = 500) -> Place:
        """Where a card is with a player: at the plate, or in the hand below."""
        w, h = self.places.laid
        rect = self.places.spot_of(seat)
        return Place(rect.centerx, rect.centery, round(w * 0.5), round(h * 0.5), z, face)

    # -- the deal ----------------------------------------------------------------------

    def deal_began(self, event: told.DealBegan, goal: Goal) -> Iterable[Beat]:
        """All cards are gathered."""
        yield from self._gather(("hand", "held", "back"))
        words = tr(f"{AREA}.label.deal", deal=event.deal)
        ink = colours.TITLE
        banner = self.banner(words, self.places.felt, ink, 44, rise=16, duration=1.0)
        yield Beat(self.sound("turn"), banner)

    def _gather(self, kinds: tuple[str, ...]) -> Iterable[Beat]:
        sprites = self.scene.stage.sprites
        keys = [key for key in sprites if key[0] in kinds]
        if not keys:
            return
        centre = self.places.felt.center
        gone: list[Travel] = []
        for key in keys:
            place = sprites[key].place
            gone.append(self.go(key, place._replace(x=centre[0], y=centre[1], alpha=0), 0.3))
        yield from self.carry_off(gone, self.sound("card_discard"))

    def shuffled(self, event: told.Shuffled, goal: Goal) -> Iterable[Beat]:
        """The last trick goes; a rustle."""
        yield from self._gather(("laid",))
        yield Beat(self.sound("card_draw"), self.sound("card_draw", 0.15))

    def dealt(self, event: told.Dealt, goal: Goal) -> Iterable[Beat]:
        """Cards fly to a player."""
        w, h = self.places.laid
        centre = self.places.felt.center
        start = Place(centre[0], centre[1], w, h, 400, HiddenFace())
        if not (self.scene.sees(event.seat) and all(event.cards)):
            to = self.seat_place(event.seat, HiddenFace())
            flying = [
                self.go(("flying", event.seat, n), to, 0.22, start=start, delay=0.05 * n)
                for n in range(3)
            ]
            yield from self.carry_off(flying, self.sound("card_draw"))
            return
        cards = self.sorted_hand(event.cards, goal)
        motions: list[Motion] = [self.sound("card_draw")]
        for n, (key, place) in enumerate(self.places.row_places(event.seat, cards).items()):
            motions.append(self.go(key, place, 0.3, start=start, delay=0.02 * n))
        yield Beat(*motions)

    # -- the exchange ------------------------------------------------------------------

    def exchange(self, event: told.ExchangeBegan, goal: Goal) -> Iterable[Beat]:
        """The exchange opens."""
        words = tr(f"{AREA}.label.exchange")
        ink = colours.TITLE
        banner = self.banner(words, self.places.felt, ink, 40, rise=14, duration=0.9)
        yield Beat(self.sound("turn"), banner)

    def gave(self, event: told.Gave, goal: Goal) -> Iterable[Beat]:
        """Cards fly from one to another, face up for the two."""
        viewer = self.scene.viewer
        motions: list[Motion] = [self.sound("card_play")]
        if self.scene.sees(event.to) and all(event.cards):
            held = self.hand(event.to)
            places = self.places.row_places(event.to, self.sorted_hand([*held, *event.cards], goal))
            for n, card in enumerate(event.cards):
                start = self.seat_place(event.seat, CardFace(card))
                here, there = (self.places.key_of(seat, card) for seat in (event.seat, event.to))
                if here in self.scene.stage.sprites:
                    self.scene.stage.rename(here, there)
                motions.append(
                    self.go(there, places[there], 0.5, start=start, arc=self.look.px(40),
                            delay=0.1 * n)
                )  # fmt: skip
            for card in held:
                there = self.places.key_of(event.to, card)
                motions.append(Travel(there, places[there], duration=0.25, fade=self.calm))
            yield Beat(*motions, *self.close_up(goal, event.seat))
            if event.back and viewer == event.to:
                # Nothing is asked of who gets it: the lead would follow at once.
                words = got_words(self.name(event.seat), event.cards)
                felt = self.places.felt
                yield Beat(self.banner(words, felt, theme.BONE, 24, rise=0, duration=1.8))
            return
        flying: list[Travel] = []
        for n, card in enumerate(event.cards):
            known = viewer == event.seat and ("hand", card) in self.scene.stage.sprites
            to = self.seat_place(event.to, CardFace(card) if known else HiddenFace())
            key: Key = ("hand", card) if known else ("flying", event.seat, n)
            if known:
                flying.append(self.go(key, to, 0.5, arc=self.look.px(40), delay=0.1 * n))
            else:
                start = self.seat_place(event.seat, HiddenFace())
                flying.append(
                    self.go(key, to, 0.45, start=start, arc=self.look.px(30), delay=0.1 * n)
                )
        closing = self.close_up(goal, self.places.bottom, event.cards)
        yield from self.carry_off(flying, *motions, *closing)

    # -- the trick ---------------------------------------------------------------------

    def lead(self, event: told.LeadTaken, goal: Goal) -> Iterable[Beat]:
        """Who leads now."""
        if event.seat == self.scene.viewer:
            words = tr(f"{AREA}.label.leads", name=self.name(event.seat))
            yield Beat(
                self.sound("turn"), self.floater(words, self.places.felt.center, theme.ACT, 28)
            )

    def missed(self, event: told.LeadMissed, goal: Goal) -> Iterable[Beat]:
        """Only witches."""
        words = tr(f"{AREA}.label.only-witches")
        yield Beat(self.sound("refuse"), self.float_off(event.seat, words))

    def played(self, event: told.Played, goal: Goal) -> Iterable[Beat]:
        """Cards land on the trick; what lay there moves aside."""
        stage = self.scene.stage
        before = self.trick()
        n = max(before, default=-1) + 1
        motions: list[Motion] = [self.sound("card_play")]
        gone: list[Key] = []
        for k, cards in before.items():
            places = self.places.play_places(k, n + 1, cards)
            for card in cards:
                key = ("laid", k, card)
                if key in places:
                    motions.append(Travel(key, places[key], duration=0.25, fade=self.calm))
                else:
                    gone.append(key)
        for m, (key, place) in enumerate(
            self.places.play_places(n, n + 1, sorted(event.cards)).items()
        ):
            card = key[2]
            start, held = None, self.places.key_of(event.seat, card)
            if held in stage.sprites:
                stage.rename(held, key)
            else:
                start = self.seat_place(event.seat, CardFace(card))
            motions.append(
                self.go(key, place, 0.34, arc=self.look.px(40), start=start, delay=0.04 * m)
            )
        for seat in dict.fromkeys((self.places.bottom, event.seat)):
            motions += self.close_up(goal, seat)
        motions += [Vanish(key, duration=0.2) for key in gone]
        yield Beat(*motions)
        if event.rank == ZOMBIE and event.naturals > 1:
            yield Beat(
                self.sound(f"zombie_groan_{1 + event.naturals % 3}"),
                self.crumbs(self.places.felt, MOSS, event.naturals),
            )

    def passed(self, event: told.Passed, goal: Goal) -> Iterable[Beat]:
        """Somebody is out of the trick."""
        alone = event.seat == self.scene.viewer and self.scene.app.settings.pass_alone
        words = tr(f"{AREA}.label.passes-alone") if alone else tr(f"{AREA}.label.passes")
        yield Beat(
            self.sound("select"),
            self.float_off(event.seat, words, theme.MUTED, 20),
        )

    def won(self, event: told.TrickWon, goal: Goal) -> Iterable[Beat]:
        """The trick is over."""
        words = tr(f"{AREA}.label.wins-trick", name=self.name(event.seat))
        yield Beat(self.floater(words, self.places.felt.center, theme.ACT, 26))

    def swept(self, event: told.Swept, goal: Goal) -> Iterable[Beat]:
        """The Zombie sweeps the cards away."""
        sprites = self.scene.stage.sprites
        keys = [key for key in sprites if key[0] == "laid"]
        gone: list[Travel] = []
        for key in keys:
            to = self.seat_place(event.seat, sprites[key].place.face, 400)
            gone.append(self.go(key, to._replace(alpha=0), 0.35))
        yield from self.carry_off(gone, self.sound("card_discard"))

    # -- the end of a deal -------------------------------------------------------------

    def out(self, event: told.WentOut, goal: Goal) -> Iterable[Beat]:
        """Somebody is out."""
        first = event.place == 0
        key = ("plate", event.seat)
        plate = self.scene.stage.sprites[key].place
        assert isinstance(plate.face, PlateFace)
        face = plate.face._replace(title=event.title, out=not event.left, cards=event.left)
        words = tr(f"{AREA}.label.out", title=title_words(event.title))
        ink = colours.TITLE if first else theme.BONE
        rect = self.places.spot_of(event.seat)
        yield Beat(
            self.sound("win" if first else "lose" if event.left else "select"),
            Change(key, plate._replace(face=face), duration=0.0),
            self.float_off(event.seat, words, ink, 30 if first else 24),
            self.crumbs(rect, GOLD if first else MOSS, event.seat + 1),
        )

    def deal_ended(self, event: told.DealEnded, goal: Goal) -> Iterable[Beat]:
        """Who was what and is what now."""
        before = self._order_before(event.deal)
        count = len(event.order)
        lines = []
        for place, seat in enumerate(event.order):
            was = [before.index(seat)] if before else []
            titles = dict.fromkeys(title_of(n, count) for n in [*was, place])
            pictures = tuple(f"{AREA}/rank/{title}" for title in titles)
            words = title_words(title_of(place, count))
            lines.append(Line(self.name(seat), self.scene.colours[seat], words, pictures=pictures))
        head = tr(f"{AREA}.label.order", deal=event.deal)
        area = self.places.main
        held = self.hold(head, colours.TITLE, area, seconds=DEAL_SECONDS, lines=lines)
        yield Beat(self.sound("turn"), held)

    def _order_before(self, deal: int) -> tuple[Seat, ...]:
        """List the seats in the order of the deal before; empty: it was the first."""
        ends = (e.event for e in self._told() if isinstance(e.event, told.DealEnded))
        return next((end.order for end in ends if end.deal < deal), ())

    def presidency(self, event: told.PresidencyWon, goal: Goal) -> Iterable[Beat]:
        """One more medal."""
        words = tr(f"{AREA}.label.presidency", n=event.number)
        yield Beat(self.float_off(event.seat, words, colours.TITLE, 26))

    def ended(self, event: told.GameEnded, goal: Goal) -> Iterable[Beat]:
        """The third presidency."""
        head = tr(f"{AREA}.event.game-ended", name=self.name(event.seat))
        area = self.places.main
        gold = self.crumbs(area, GOLD, event.seat)
        yield self.finale(head, [event.seat], area, f"{AREA}/rank/president", gold)

    shows: ClassVar = {
        told.DealBegan: deal_began,
        told.Shuffled: shuffled,
        told.Dealt: dealt,
        told.ExchangeBegan: exchange,
        told.Gave: gave,
        told.LeadTaken: lead,
        told.LeadMissed: missed,
        told.Played: played,
        told.Passed: passed,
        told.WentOut: out,
        told.PresidencyWon: presidency,
        told.TrickWon: won,
        told.Swept: swept,
        told.DealEnded: deal_ended,
        told.GameEnded: ended,
    }
    """Event → what it looks like; DealerDrawn needs no showing."""
