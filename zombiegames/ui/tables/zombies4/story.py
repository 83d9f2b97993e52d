"""The log of Zombies!!! 4 in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.cards import KIND_OF, KINDS
from zombiegames.games.zombies4.tiles import TILE_OF
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.tables.zombies4.faces import tile_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Event

E = "zombies4.event"
_STOP = re.compile(r"([!?…])\.$")
SHORT = {
    "clair-warlock": "card",
    "talk-to-the-hand": "card",
    "return-to-sender": "card",
    "amulet": "card",
}
"""Why a pawn moves → tag of its line; others: the reason itself."""


def card_name(card: int) -> str:
    """Name a card; one that may not be known is just a card."""
    return (
        tr(f"zombies4.card.{KINDS[KIND_OF[card]]}.name") if card > 0 else tr("zombies4.label.card")
    )


def place_name(square: int) -> str:
    """Name the tile of a square."""
    return tile_name(TILE_OF[square])


def hearts(half: int) -> str:
    """Say a health in hearts: ``2½``."""
    whole, rest = divmod(half, 2)
    return ("½" if not whole else f"{whole}½") if rest else str(whole)


class Story:
    """Tells events one after another; joins what is told in many small events."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def line(self, event: Event) -> str:
        """Say an event; empty: not worth a line."""
        make = _LINES.get(type(event))
        text = "" if make is None else make(self, event)
        # A name may end with a mark of its own: "Here Doggie!".
        return _STOP.sub(r"\1", text)

    def who(self, seat: int) -> str:
        """Name a player."""
        return self.names[seat]

    # -- the turn ----------------------------------------------------------------------

    def began(self, event: told.GameBegan) -> str:
        """Who is first."""
        return tr(f"{E}.game-began", name=self.who(event.seat))

    def turn(self, event: told.TurnBegan) -> str:
        """A heading."""
        return f"**{tr(f'{E}.turn-began', name=self.who(event.seat), round=event.round)}**"

    def shuffled(self, event: told.CardsShuffled) -> str:
        """A new draw pile."""
        return plural(f"{E}.cards-shuffled", event.left)

    def tile(self, event: told.TileDrawn) -> str:
        """A tile turned up."""
        return tr(f"{E}.tile-drawn", name=self.who(event.seat), tile=tile_name(event.tile))

    def cabin(self, event: told.CabinGiven) -> str:
        """Who places the Cabin."""
        tag = "tied" if event.tied > 1 else "fewest"
        return tr(f"{E}.cabin-given.{tag}", name=self.who(event.seat))

    def rolled(self, event: told.Rolled) -> str:
        """A die."""
        return tr(f"{E}.rolled.{event.why}", name=self.who(event.seat), face=event.face)

    def moves(self, event: told.MovementSet) -> str:
        """How far."""
        return plural(f"{E}.movement-set", event.steps, name=self.who(event.seat))

    # -- dogs and tokens ---------------------------------------------------------------

    def dog_put(self, event: told.DogPut) -> str:
        """A new dog."""
        return tr(f"{E}.dog-put", tile=place_name(event.square))

    def heart_put(self, event: told.HeartPut) -> str:
        """A heart token."""
        return tr(f"{E}.heart-put", tile=place_name(event.square))

    def bullet_put(self, event: told.BulletPut) -> str:
        """A bullet token."""
        return tr(f"{E}.bullet-put", tile=place_name(event.square))

    def dog_moved(self, event: told.DogMoved) -> str:
        """A dog ran."""
        origin, to = place_name(event.origin), place_name(event.square)
        tag = "within" if TILE_OF[event.origin] == TILE_OF[event.square] else "across"
        return tr(f"{E}.dog-moved.{tag}", name=self.who(event.seat), origin=origin, tile=to)

    def killed(self, event: told.DogKilled) -> str:
        """A trophy."""
        return plural(f"{E}.dog-killed", event.trophies, name=self.who(event.seat))

    # -- fights ------------------------------------------------------------------------

    def fight(self, event: told.FightBegan) -> str:
        """A fight."""
        return tr(f"{E}.fight-began.{event.foe}", name=self.who(event.seat),
                  tile=place_name(event.square))  # fmt: skip

    def won(self, event: told.FightWon) -> str:
        """A tree was beaten; a dog's death is told by itself."""
        return tr(f"{E}.fight-won.tree", name=self.who(event.seat)) if event.foe == "tree" else ""

    def left(self, event: told.FightLeft) -> str:
        """A fight is over without a winner."""
        return tr(f"{E}.fight-left", name=self.who(event.seat))

    def spent(self, event: told.BulletsSpent) -> str:
        """Bullets in a fight."""
        return plural(f"{E}.bullets-spent", event.number, name=self.who(event.seat))

    def wounded(self, event: told.Wounded) -> str:
        """Half a heart."""
        return tr(f"{E}.wounded", name=self.who(event.seat), hearts=hearts(event.health))

    def died(self, event: told.Died) -> str:
        """A pawn fell."""
        return plural(f"{E}.died", event.lost, name=self.who(event.seat))

    def returned(self, event: told.Returned) -> str:
        """A pawn is back."""
        return tr(f"{E}.returned", name=self.who(event.seat))

    def heart(self, event: told.HeartTaken) -> str:
        """A heart picked up."""
        return tr(f"{E}.heart-taken", name=self.who(event.seat), hearts=hearts(event.health))

    def bullet(self, event: told.BulletTaken) -> str:
        """Bullets picked up."""
        return tr(f"{E}.bullet-taken", name=self.who(event.seat), bullets=event.bullets)

    def moved(self, event: told.Moved) -> str:
        """A pawn moved; of its own steps only those onto another tile are told."""
        if event.why == "walk" and TILE_OF[event.origin] == TILE_OF[event.square]:
            return ""
        tag = SHORT.get(event.why, event.why)
        return tr(f"{E}.moved.{tag}", name=self.who(event.seat), tile=place_name(event.square))

    # -- cards -------------------------------------------------------------------------

    def drawn(self, event: told.CardDrawn) -> str:
        """A card drawn."""
        name = self.who(event.seat)
        if event.card > 0:
            return tr(f"{E}.card-drawn.known", name=name, card=card_name(event.card))
        return tr(f"{E}.card-drawn.hidden", name=name)

    def nothing(self, event: told.NothingDrawn) -> str:
        """No card left."""
        return tr(f"{E}.nothing-drawn", name=self.who(event.seat))

    def played(self, event: told.CardPlayed) -> str:
        """A card played."""
        name, card = self.who(event.seat), card_name(event.card)
        if event.other > 0 and KINDS[KIND_OF[event.card]] == "didnt-happen":
            return tr(f"{E}.card-played.cancel", name=name, card=card, other=card_name(event.other))
        if event.target >= 0:
            target = self.who(event.target)
            return tr(f"{E}.card-played.player", name=name, card=card, target=target)
        if event.tile > 0:
            return tr(f"{E}.card-played.tile", name=name, card=card, tile=tile_name(event.tile))
        return tr(f"{E}.card-played.plain", name=name, card=card)

    def cancelled(self, event: told.CardCancelled) -> str:
        """A card cancelled."""
        return tr(f"{E}.card-cancelled", name=self.who(event.seat), card=card_name(event.card))

    def laid(self, event: told.CardLaid) -> str:
        """A card lies in front."""
        return tr(f"{E}.card-laid", name=self.who(event.seat), card=card_name(event.card))

    def used(self, event: told.CardUsed) -> str:
        """A card used."""
        name, card = self.who(event.seat), card_name(event.card)
        if event.target >= 0:
            target = self.who(event.target)
            return tr(f"{E}.card-used.player", name=name, card=card, target=target)
        if event.square >= 0:
            return tr(f"{E}.card-used.tile", name=name, card=card, tile=place_name(event.square))
        return tr(f"{E}.card-used.plain", name=name, card=card)

    def discarded(self, event: told.CardDiscarded) -> str:
        """A card discarded; what is told by another line already is left out."""
        if event.why in ("played", "used", "cancelled"):
            return ""
        tag = "turn" if event.why in ("turn", "down-to-three") else event.why
        return tr(
            f"{E}.card-discarded.{tag}", name=self.who(event.seat), card=card_name(event.card)
        )

    def seen(self, event: told.HandSeen) -> str:
        """A hand looked at."""
        name, owner = self.who(event.seat), self.who(event.owner)
        return tr(f"{E}.hand-seen", name=name, owner=owner)

    def taken(self, event: told.CardTaken) -> str:
        """A card taken."""
        name, owner = self.who(event.seat), self.who(event.owner)
        return tr(f"{E}.card-taken", name=name, owner=owner, card=card_name(event.card))

    def page(self, event: told.PageTaken) -> str:
        """A page taken."""
        name, owner = self.who(event.seat), self.who(event.owner)
        return tr(f"{E}.page-taken", name=name, owner=owner, card=card_name(event.card))

    def searched(self, event: told.PileSearched) -> str:
        """A pile looked through."""
        tag = "discards" if event.pile else "draw"
        return tr(f"{E}.pile-searched.{tag}", name=self.who(event.seat))

    def removed(self, event: told.CardRemoved) -> str:
        """A card gone for good."""
        return tr(f"{E}.card-removed", name=self.who(event.seat), card=card_name(event.card))

    def stolen(self, event: told.BulletStolen) -> str:
        """A bullet changes hands."""
        name, owner = self.who(event.seat), self.who(event.owner)
        return tr(f"{E}.bullet-stolen", name=name, owner=owner)

    def loaded(self, event: told.Loaded) -> str:
        """Filled up."""
        return tr(f"{E}.loaded", name=self.who(event.seat), bullets=event.bullets,
                  hearts=hearts(event.health))  # fmt: skip

    def effect(self, event: told.EffectBegan) -> str:
        """Something lasts."""
        return tr(f"{E}.effect-began.{event.effect}", name=self.who(event.seat))

    def over(self, event: told.EffectEnded) -> str:
        """Something is over."""
        return tr(f"{E}.effect-ended.{event.effect}", name=self.who(event.seat))

    # -- duel and spell ----------------------------------------------------------------

    def duel(self, event: told.DuelBegan) -> str:
        """A werewolf."""
        name, target = self.who(event.seat), self.who(event.target)
        return tr(f"{E}.duel-began", name=name, target=target)

    def added(self, event: told.BulletsAdded) -> str:
        """Bullets in a duel."""
        name = self.who(event.seat)
        return plural(f"{E}.bullets-added", event.number, name=name, total=event.total)

    def duelled(self, event: told.DuelEnded) -> str:
        """Who lost."""
        if event.loser < 0:
            return tr(f"{E}.duel-ended.tie")
        winner, loser = self.who(event.winner), self.who(event.loser)
        return tr(f"{E}.duel-ended.won", name=winner, target=loser)

    def tried(self, event: told.SpellTried) -> str:
        """The spell."""
        return tr(f"{E}.spell-tried", name=self.who(event.seat), needed=event.needed)

    def broken(self, event: told.SpellBroken) -> str:
        """The spell broke off."""
        return tr(f"{E}.spell-broken", name=self.who(event.seat))

    def failed(self, event: told.SpellFailed) -> str:
        """The spell failed."""
        return tr(f"{E}.spell-failed", name=self.who(event.seat))

    def ended(self, event: told.GameEnded) -> str:
        """The end."""
        names = ", ".join(self.who(seat) for seat in event.winners)
        return f"**{tr(f'{E}.game-ended.{event.reason}', names=names)}**"


_LINES: dict[type, Callable[[Story, Any], str]] = {
    told.CardsShuffled: Story.shuffled,
    told.GameBegan: Story.began,
    told.TurnBegan: Story.turn,
    told.TileDrawn: Story.tile,
    told.CabinGiven: Story.cabin,
    told.Rolled: Story.rolled,
    told.MovementSet: Story.moves,
    told.HeartPut: Story.heart_put,
    told.BulletPut: Story.bullet_put,
    told.DogPut: Story.dog_put,
    told.DogMoved: Story.dog_moved,
    told.DogKilled: Story.killed,
    told.FightBegan: Story.fight,
    told.FightWon: Story.won,
    told.FightLeft: Story.left,
    told.BulletsSpent: Story.spent,
    told.Wounded: Story.wounded,
    told.Died: Story.died,
    told.Returned: Story.returned,
    told.HeartTaken: Story.heart,
    told.BulletTaken: Story.bullet,
    told.Moved: Story.moved,
    told.CardDrawn: Story.drawn,
    told.NothingDrawn: Story.nothing,
    told.CardPlayed: Story.played,
    told.CardCancelled: Story.cancelled,
    told.CardLaid: Story.laid,
    told.CardUsed: Story.used,
    told.CardDiscarded: Story.discarded,
    told.HandSeen: Story.seen,
    told.CardTaken: Story.taken,
    told.PageTaken: Story.page,
    told.PileSearched: Story.searched,
    told.CardRemoved: Story.removed,
    told.BulletStolen: Story.stolen,
    told.Loaded: Story.loaded,
    told.EffectBegan: Story.effect,
    told.EffectEnded: Story.over,
    told.DuelBegan: Story.duel,
    told.BulletsAdded: Story.added,
    told.DuelEnded: Story.duelled,
    told.SpellTried: Story.tried,
    told.SpellBroken: Story.broken,
    told.SpellFailed: Story.failed,
    told.GameEnded: Story.ended,
}
"""Event → its line; the steps of a turn and placed tiles are seen, not told."""


def concerns(event: Any, seat: int, home: int) -> bool:
    """Tell whether an event is worth telling to a player who was not watching.

    ``home``: the square of that player's pawn before it, or -1.
    """
    match event:
        case told.CardPlayed() | told.CardUsed() | told.DuelBegan():
            return bool(event.target == seat) and event.seat != seat
        case told.DuelEnded(winner, loser):
            return seat in (winner, loser)
        case told.DogMoved(_, _, square):
            return square == home
        case told.CardTaken(_, owner) | told.PageTaken(_, owner) | told.BulletStolen(_, owner):
            return owner == seat
        case told.HandSeen(_, owner):
            return owner == seat
        case told.SpellTried() | told.GameEnded():
            return True
        case (
            told.Wounded() | told.Died() | told.Moved() | told.EffectBegan() | told.CardCancelled()
            | told.FightBegan()
        ):  # fmt: skip
            return bool(event.seat == seat)
    return False
