"""What is told about cards, lasting effects, duels and the spell; ``events.py`` names them all.

Components of cards are 31 … 80, 0 for one that may not be known.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

DISCARDS = ("turn", "down-to-three", "played", "used", "cancelled", "died", "lost")
"""Why a card goes to the discard pile: step 8, too many after the Magic Key, an event that is
over, a card in play used up, cancelled, its owner died, Monkeys on a square that is not wooded."""

EFFECTS = ("dog-repellent", "full-moon-fever", "lost-in-the-woods")
"""What lasts for a time: of a player, told by the name of the card."""


class CardDrawn(NamedTuple):
    """A card was drawn."""

    seat: int
    """Who drew."""
    card: int
    """Component; 0 for the others."""
    left: int
    """Cards left in the draw pile."""
    kind: Literal["card-drawn"] = "card-drawn"


class NothingDrawn(NamedTuple):
    """Draw pile and discard pile are empty: fewer cards than three were drawn (ZF-52)."""

    seat: int
    """Whose hand stays short."""
    kind: Literal["nothing-drawn"] = "nothing-drawn"


class CardPlayed(NamedTuple):
    """A card was played from a hand or laid down; it may still be cancelled."""

    seat: int
    """Who played it."""
    card: int
    """Component."""
    target: int
    """The opponent it is played on, or -1; of a cancel: who played the cancelled card."""
    square: int
    """The square it names, or -1."""
    tile: int
    """The tile it names, or -1."""
    other: int
    """Component of the page it takes or of the card it cancels, or -1."""
    kind: Literal["card-played"] = "card-played"


class CardCancelled(NamedTuple):
    """A card was cancelled; it is discarded without an effect."""

    seat: int
    """Who had played it."""
    card: int
    """Component."""
    kind: Literal["card-cancelled"] = "card-cancelled"


class CardLaid(NamedTuple):
    """An item or page lies in front of a player now."""

    seat: int
    """Before whom."""
    card: int
    """Component."""
    kind: Literal["card-laid"] = "card-laid"


class CardUsed(NamedTuple):
    """A card in play was used: ``CardDiscarded`` and its effect follow."""

    seat: int
    """Whose."""
    card: int
    """Component."""
    target: int
    """The opponent it is used on, or -1."""
    square: int
    """The square it names, or -1."""
    kind: Literal["card-used"] = "card-used"


class CardDiscarded(NamedTuple):
    """A card came to the discard pile, face up."""

    seat: int
    """Whose card it was."""
    card: int
    """Component."""
    why: str
    """One of ``DISCARDS``."""
    kind: Literal["card-discarded"] = "card-discarded"


class HandSeen(NamedTuple):
    """A player looked at a hand with the Magic Key."""

    seat: int
    """Who looked."""
    owner: int
    """Whose hand."""
    cards: tuple[int, ...]
    """Components, for those two; zeros for the others."""
    kind: Literal["hand-seen"] = "hand-seen"


class CardTaken(NamedTuple):
    """A card went from one hand to another."""

    seat: int
    """Who took it."""
    owner: int
    """From whom."""
    card: int
    """Component, for those two; 0 for the others."""
    kind: Literal["card-taken"] = "card-taken"


class PageTaken(NamedTuple):
    """A page in play went to another player; ``CardLaid`` follows."""

    seat: int
    """Who took it."""
    owner: int
    """From whom."""
    card: int
    """Component."""
    kind: Literal["page-taken"] = "page-taken"


class PileSearched(NamedTuple):
    """A player looks through a pile (ZF-C20)."""

    seat: int
    """Who."""
    pile: int
    """0 the draw pile, 1 the discard pile."""
    kind: Literal["pile-searched"] = "pile-searched"


class CardRemoved(NamedTuple):
    """A card left the game for good, seen by all."""

    seat: int
    """Who removed it."""
    card: int
    """Component."""
    kind: Literal["card-removed"] = "card-removed"


class BulletStolen(NamedTuple):
    """Twist of Fate took a bullet."""

    seat: int
    """Who got it."""
    owner: int
    """Who lost it."""
    kind: Literal["bullet-stolen"] = "bullet-stolen"


class Loaded(NamedTuple):
    """Fully Loaded filled a player up."""

    seat: int
    """Who."""
    bullets: int
    """Bullets now."""
    health: int
    """Half hearts now."""
    kind: Literal["loaded"] = "loaded"


class EffectBegan(NamedTuple):
    """Something that lasts began."""

    seat: int
    """On whom it lies."""
    effect: str
    """One of ``EFFECTS``."""
    kind: Literal["effect-began"] = "effect-began"


class EffectEnded(NamedTuple):
    """Something that lasted ended."""

    seat: int
    """On whom it lay."""
    effect: str
    """One of ``EFFECTS``."""
    kind: Literal["effect-ended"] = "effect-ended"


class DuelBegan(NamedTuple):
    """A werewolf attacked (ZF-C05); both roll."""

    seat: int
    """Who attacks."""
    target: int
    """Whom."""
    kind: Literal["duel-began"] = "duel-began"


class BulletsAdded(NamedTuple):
    """Bullets were added to a roll of the duel."""

    seat: int
    """Who added them."""
    number: int
    """How many."""
    total: int
    """What the roll is worth now."""
    kind: Literal["bullets-added"] = "bullets-added"


class DuelEnded(NamedTuple):
    """The duel is over; the loser goes to the bridge."""

    winner: int
    """Who is ahead, or -1: a tie, nothing happens."""
    loser: int
    """Who goes to the bridge, or -1."""
    kind: Literal["duel-ended"] = "duel-ended"


class SpellTried(NamedTuple):
    """A player announced the counter-spell (ZF-60)."""

    seat: int
    """Who."""
    needed: int
    """What must be rolled at least."""
    kind: Literal["spell-tried"] = "spell-tried"


class SpellBroken(NamedTuple):
    """The spell came to nothing before the roll: its caster or a dog has moved."""

    seat: int
    """Whose."""
    kind: Literal["spell-broken"] = "spell-broken"


class SpellFailed(NamedTuple):
    """The spell's roll was too low."""

    seat: int
    """Whose."""
    kind: Literal["spell-failed"] = "spell-failed"
