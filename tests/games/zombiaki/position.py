"""Any position of Zombiaki from a few words: for tests and pictures of tables.

>>> street = position(turn="humans", C2="zombie 3", C3="wall 6", hand_humans="shot-1 net")

A square's text is a list of things joined by ``+``:

- ``zombie 3``: a zombie of strength 3. Any strength goes; the card that fits best is taken.
  Behind it any of ``shield``, ``boss``, ``claws``, ``netted``, ``held``, ``spent`` (has used its
  card move), ``obeyed``: ``zombie 2 shield boss``. Claws and all else are counted in the number.
- ``bitten 1``: a zombie that was a human shield. ``dog``, or ``dog spent`` (has walked).
- ``wall 5``, ``wall 6``, ``pit 1``, ``pit 2``, ``barrier``, ``mine``, ``car``, ``barrel``, and
  ``fire`` (or ``napalm``).

``B4="zombie 2 + pit 1"`` is a zombie on a pit. Nothing is checked for being reachable in play,
and nothing goes off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import (
    BOSS_CARD,
    CARDS,
    CLAWS_CARD,
    COMPONENTS,
    DAWN_CARD,
    FIRST_DOG,
    HUMANS,
    KIND,
    KIND_OF,
    NAPALM_CARD,
    NET_CARD,
    VALUE_OF,
    ZOMBIES,
    owner,
)
from zombiegames.games.zombiaki.damage import lay
from zombiegames.games.zombiaki.effects import stand
from zombiegames.games.zombiaki.rules import Rules
from zombiegames.games.zombiaki.terms import (
    DISCARD,
    HAND_SIZE,
    HELD,
    NETTED,
    OBEYED,
    PLAY,
    SPENT,
    VARIANTS,
    House,
)
from zombiegames.games.zombiaki.turn import begin_humans, begin_zombies, run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.games.zombiaki.state import Street

_SEATS = {"zombies": ZOMBIES, "humans": HUMANS}
_MARKS = {"netted": NETTED, "held": HELD, "spent": SPENT, "obeyed": OBEYED}


class _Box:
    """The cards that have no place yet."""

    def __init__(self) -> None:
        self.cards = list(COMPONENTS)

    def take(self, card: int) -> int:
        if card not in self.cards:
            raise ValueError(f"no {CARDS[KIND_OF[card]].name} is left in the box")
        self.cards.remove(card)
        return card

    def kind(self, name: str) -> int:
        """Take the lowest card of a kind."""
        if name not in KIND:
            raise ValueError(f"no card is called {name!r}")
        for card in self.cards:
            if KIND_OF[card] == KIND[name]:
                return self.take(card)
        raise ValueError(f"no {name} is left in the box")

    def zombie(self, strength: int) -> int:
        """Take the zombie card printed with a strength, else the next stronger, else any."""
        zombies = [card for card in self.cards if card < FIRST_DOG]
        if not zombies:
            raise ValueError("no zombie is left in the box")
        stronger = [card for card in zombies if VALUE_OF[card] >= strength]
        return self.take(stronger[0] if stronger else zombies[-1])


def position(
    *,
    turn: str = "zombies",
    step: str = "play",
    preset: str = "sheet",
    options: Mapping[str, str] | None = None,
    hand_zombies: str = "",
    hand_humans: str = "",
    deck_zombies: str = "",
    deck_humans: str = "",
    left_zombies: int | None = None,
    left_humans: int | None = None,
    frozen: int = 0,
    terror: bool = False,
    orders: int = 3,
    ordered: bool = False,
    played: int = 0,
    round_number: int = 5,
    listening: bool = False,
    **squares: str,
) -> Street:
    """Set up a position.

    ``turn``: ``zombies`` or ``humans``. ``step``: ``play`` (step 4), ``discard`` (step 3, needs
    four cards in hand), or ``move``: the turn begins now, and all that happens by itself happens
    until somebody is asked (Not so fast, dogs; for humans timed cards end and the barrel rolls;
    then the draw). ``preset`` and ``options`` choose the variants.

    ``hand_…``: names of cards with spaces between. ``deck_…``: the cards that are drawn next,
    first come first; the other cards lie below them in the order of their numbers, Dawn last
    under the zombies'. ``left_…``: how many cards the deck holds (Dawn counted), the others go to
    the discard pile; ``left_zombies=1`` leaves Dawn alone, 0 none.

    ``frozen``: human turns' ends (``publisher``: starts) that a freeze still lasts. ``terror``:
    the humans may play one card. ``orders``, ``ordered``: of a Boss on the street. ``played``:
    cards already played in this step. ``squares``: ``A1="zombie 3"`` …; see the module.

    Raises:
        ValueError: for a name, square or card that does not exist or is used up.
    """
    house = House(*((options or {}).get(name, preset) == VARIANTS[1] for name in House._fields))
    street = Rules(house)
    street.chain = ()
    box = _Box()
    box.take(DAWN_CARD)
    for name, text in squares.items():
        if name not in GRID.names:
            raise ValueError(f"no square is called {name!r}")
        for thing in text.split("+"):
            _put(street, box, GRID.names.index(name), thing.split())
    if street.net:
        box.take(NET_CARD)
    # A stronger zombie may have needed claws or a fusion; only the number counts.
    hands = (hand_zombies, hand_humans)
    street.hands = [[box.kind(name) for name in hand.split()] for hand in hands]
    decks = (deck_zombies, deck_humans)
    tops = [[box.kind(name) for name in deck.split()] for deck in decks]
    for seat, left in enumerate((left_zombies, left_humans)):
        deck = tops[seat] + [card for card in box.cards if owner(card) == seat]
        if seat == ZOMBIES:
            deck.append(DAWN_CARD)
        if left is not None:
            spare = max(0, len(deck) - left)
            # Dawn stays last as long as there is a deck at all.
            end = len(deck) - 1 if seat == ZOMBIES and left else len(deck)
            street.discards[seat] = deck[end - spare : end]
            del deck[end - spare : end]
        street.decks[seat] = deck[::-1]
    street.frozen, street.terror, street.played = frozen, terror, played
    street.orders, street.ordered = orders, ordered
    street.listening = listening
    _begin(street, _SEATS[turn], step, round_number)
    return street


def _put(street: Street, box: _Box, square: int, words: list[str]) -> None:
    name, *rest = words
    if name in ("zombie", "bitten", "dog"):
        strength = int(rest.pop(0)) if name != "dog" else 1
        if name == "zombie":
            figure = box.zombie(strength)
        else:
            figure = box.kind("shield" if name == "bitten" else "dog")
        stand(street, figure, square, strength)
        for word in rest:
            if word == "shield":
                street.shield[figure] = box.kind("shield")
            elif word == "boss":
                street.boss = figure
                box.take(BOSS_CARD)
            elif word == "claws":
                street.claws = figure
                box.take(CLAWS_CARD)
            elif word in _MARKS:
                street.marks[figure] |= _MARKS[word]
                street.net += word == "netted"
            else:
                raise ValueError(f"a zombie cannot be {word!r}")
    elif name in ("fire", "napalm"):
        street.fire = square
        box.take(NAPALM_CARD)
    else:
        lay(street, box.kind("-".join(words)), square)


def _begin(street: Street, seat: int, step: str, round_number: int) -> None:
    street.seat, street.turn = seat, round_number
    street.winner = -1
    if step == "move":
        if seat == ZOMBIES:
            held = [marks & HELD for marks in street.marks]
            spent = [marks & SPENT for marks in street.marks]
            assert not any(held + spent), "a turn that begins has nobody held or spent"
            street.turn -= 1
            begin_zombies(street)
        else:
            begin_humans(street)
        run(street)
        assert street.actor != OVER or street.winner >= 0
        return
    street.actor = seat
    if step == "play":
        street.prompt, street.phase = PLAY, 3
    elif step == "discard":
        if len(street.hands[seat]) != HAND_SIZE:
            raise ValueError("to discard, four cards must be in the hand")
        street.prompt, street.phase = DISCARD, 2
    else:
        raise ValueError(f"no step is called {step!r}")
