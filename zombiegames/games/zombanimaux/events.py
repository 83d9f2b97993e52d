"""What is told about a game of Zomb'Animaux, in the order in which it happened.

A ``card`` is its number + 1 (``cards.py``), or ``HIDDEN`` in the telling of those who may not
see it; a tuple of cards then holds as many ``HIDDEN``. ``seat`` is who did it or whom it befell.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args


class RoundBegan(NamedTuple):
    """A round begins: all cards are gathered (ZA-42)."""

    round: int
    """Its number, from 1."""
    kind: Literal["round-began"] = "round-began"


class StarterChosen(NamedTuple):
    """Who starts the round is known (ZA-03)."""

    seat: int
    """Who starts."""
    why: str
    """``random`` (first round), ``fewest`` brains, or ``tied``: drawn among those with fewest."""
    kind: Literal["starter-chosen"] = "starter-chosen"


class Shuffled(NamedTuple):
    """A pile was shuffled into the reserve."""

    cards: int
    """How many."""
    pile: str
    """``box``: all cards, for a round; ``discard``: the discard became the reserve (ZA-15)."""
    kind: Literal["shuffled"] = "shuffled"


class Dealt(NamedTuple):
    """A seat got a lot of three cards (ZA-01). The others see three ``HIDDEN``."""

    seat: int
    lot: int
    """Its number, 1 … 3."""
    cards: tuple[int, ...]
    """In rising order."""
    kind: Literal["dealt"] = "dealt"


class Drawn(NamedTuple):
    """A card was drawn for giving up, not yet placed (ZA-13). The others see ``HIDDEN``."""

    seat: int
    card: int
    left: int
    """Cards left in the reserve."""
    kind: Literal["drawn"] = "drawn"


class NothingDrawn(NamedTuple):
    """A card was due and neither reserve nor discard had one (ZA-15)."""

    seat: int
    """The seat that gets none."""
    kind: Literal["nothing-drawn"] = "nothing-drawn"


class Buried(NamedTuple):
    """A card just drawn went to the own graveyard. The others see ``HIDDEN``."""

    seat: int
    card: int
    kind: Literal["buried"] = "buried"


class Kept(NamedTuple):
    """The cards just drawn that were not buried went to the hand. The others see ``HIDDEN``."""

    seat: int
    cards: tuple[int, ...]
    """Two of a lot, one after giving up."""
    kind: Literal["kept"] = "kept"


class TurnBegan(NamedTuple):
    """A turn began."""

    seat: int
    turn: int
    """Its number in the game, from 1."""
    again: bool
    """Whether it is the new turn of a mouse (ZA-22)."""
    kind: Literal["turn-began"] = "turn-began"


class Played(NamedTuple):
    """Cards were played: one lies on the horde now, a ``Given`` follows for each further copy."""

    seat: int
    card: int
    copies: int
    """How many were played, the one on the horde included."""
    top: int
    """The card on which it was played, or -1 on an empty horde."""
    kind: Literal["played"] = "played"


class Given(NamedTuple):
    """A card went to an opponent's graveyard, for all to see, or secretly by the die.

    By the die (ZA-32) only giver and receiver see it, the others see ``HIDDEN``.
    """

    seat: int
    """The giver."""
    to: int
    """The receiver."""
    card: int
    by: str
    """``extra`` (ZA-11) or ``die``."""
    kind: Literal["given"] = "given"


class GaveUp(NamedTuple):
    """A player gave up (ZA-13); what it costs follows."""

    seat: int
    forced: bool
    """Whether with an empty hand, so that all see there was no choice (ZA-16)."""
    kind: Literal["gave-up"] = "gave-up"


class HordeDiscarded(NamedTuple):
    """The whole horde went to the discard."""

    seat: int
    cards: tuple[int, ...]
    """From the bottom to the top."""
    by: str
    """``gave-up`` or ``mouse``."""
    kind: Literal["horde-discarded"] = "horde-discarded"


class BrainLost(NamedTuple):
    """A player lost a brain by giving up (ZA-13)."""

    seat: int
    left: int
    """Brains left."""
    kind: Literal["brain-lost"] = "brain-lost"


class BrainStolen(NamedTuple):
    """The die: a brain went from one player to another (ZA-34)."""

    seat: int
    """The thief."""
    victim: int
    brains: int
    """Of the thief, now."""
    left: int
    """Of the victim, now."""
    kind: Literal["brain-stolen"] = "brain-stolen"


class BrainGained(NamedTuple):
    """The die: a brain came from the supply (ZA-35)."""

    seat: int
    brains: int
    """Now."""
    kind: Literal["brain-gained"] = "brain-gained"


class Rolled(NamedTuple):
    """The die was rolled for a marshmallow (ZA-30); what it does follows or is asked."""

    seat: int
    face: int
    """An index of ``cards.FACES``."""
    kind: Literal["rolled"] = "rolled"


class Spared(NamedTuple):
    """The die asked for a card of an empty hand: nothing is given (ZA-32)."""

    seat: int
    kind: Literal["spared"] = "spared"


class Swapped(NamedTuple):
    """Two players swapped hands or graveyards (ZA-33)."""

    seat: int
    """The roller."""
    other: int
    what: str
    """``hand`` or ``graveyard``."""
    got: int
    """Cards that ``seat`` has there now."""
    gave: int
    """Cards that ``other`` has there now."""
    kind: Literal["swapped"] = "swapped"


class Added(NamedTuple):
    """The die, Everyone: the top of the reserve went to a graveyard. The others see ``HIDDEN``."""

    seat: int
    """Whose graveyard."""
    card: int
    left: int
    """Cards left in the reserve."""
    kind: Literal["added"] = "added"


class Refilled(NamedTuple):
    """Cards went from the own graveyard to the hand (ZA-12). The others see ``HIDDEN``."""

    seat: int
    cards: tuple[int, ...]
    """In rising order."""
    left: int
    """Cards left in the graveyard."""
    kind: Literal["refilled"] = "refilled"


class RefillForgotten(NamedTuple):
    """A player ended the turn without refilling (option of ZA-12)."""

    seat: int
    hand: int
    """Cards in the hand, fewer than three."""
    kind: Literal["refill-forgotten"] = "refill-forgotten"


class TurnEnded(NamedTuple):
    """A turn is over, a mouse's too."""

    seat: int
    kind: Literal["turn-ended"] = "turn-ended"


class RoundEnded(NamedTuple):
    """A player is rid of hand and graveyard; the others lose brains, all at once (ZA-41)."""

    seat: int
    """The seat that is rid of them."""
    round: int
    """Number of the round."""
    lost: tuple[int, ...]
    """Brains lost, by seat."""
    brains: tuple[int, ...]
    """Brains left, by seat."""
    kind: Literal["round-ended"] = "round-ended"


class GameEnded(NamedTuple):
    """The game is over."""

    reason: str
    """``brains``: somebody has none left (ZA-43); ``turns``: too many turns (ZA-44)."""
    brains: tuple[int, ...]
    """By seat."""
    kind: Literal["game-ended"] = "game-ended"


AnyEvent = (
    RoundBegan
    | StarterChosen
    | Shuffled
    | Dealt
    | Drawn
    | NothingDrawn
    | Buried
    | Kept
    | TurnBegan
    | Played
    | Given
    | GaveUp
    | HordeDiscarded
    | BrainLost
    | BrainStolen
    | BrainGained
    | Rolled
    | Spared
    | Swapped
    | Added
    | Refilled
    | RefillForgotten
    | TurnEnded
    | RoundEnded
    | GameEnded
)

EVENTS: tuple[type[AnyEvent], ...] = get_args(AnyEvent)
"""All classes of events."""
