"""Any position of Zombies!!! 4 from a few words: for tests and pictures of tables.

>>> woods = position(
...     tiles="f09 0 -1 / cabin 0 -2 / shed 1 -1 3",
...     pawns=("f09-5", "bridge-8"),
...     dogs="cabin-1 cabin-1 f09-2",
...     hands=("spear dog-repellent", "fully-loaded"),
...     step="move",
...     steps=3,
... )

``tiles`` names what lies on the map besides the Bridge, with place and quarter turns (0 unless
said), separated by ``/``. Squares are named as in the notation: the tile and 1 … 9 in reading
order on the map as it lies. An empty text is a pawn off the map. Nothing is checked for being
reachable in play, but every tile must fit where it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import ask, task
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.cards import CARDS, DECK_CARDS, KIND, KIND_OF
from zombiegames.games.zombies4.dogs import add_dog
from zombiegames.games.zombies4.rules import new
from zombiegames.games.zombies4.state import Woods
from zombiegames.games.zombies4.terms import BULLET, HEART
from zombiegames.games.zombies4.tiles import LOOSE_TILES, SQUARE_NAMES, TILE
from zombiegames.games.zombies4.verbs import run

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_SQUARE = {name: square for square, name in enumerate(SQUARE_NAMES)}

_Agenda: TypeAlias = list[tuple[int, ...]]

_LAST: _Agenda = [(task.FINISH,), (task.END_STEP,), (task.DOGS_STEP,)]
_DRAW: _Agenda = [*_LAST, (task.MOVE_STEP,), (task.DRAW_STEP,)]
_MOVE: _Agenda = [*_LAST, (task.WINDOW, ask.AT_MOVED, 1), (task.ASK_MOVE,)]
_ROLL: _Agenda = [*_MOVE, (task.ASK_MOVE_ROLL,)]

STEPS: Mapping[str, tuple[int, _Agenda]] = {
    "start": (0, []),
    "tile": (0, [*_DRAW, (task.FIGHT_STEP,), (task.TILE,)]),
    "fight": (2, [*_DRAW, (task.FIGHT_STEP,)]),
    "draw": (3, _DRAW),
    "window": (5, [*_ROLL, (task.WINDOW, ask.AT_MOVE, 1)]),
    "roll": (5, _ROLL),
    "move": (6, _MOVE),
    "dogs": (6, _LAST),
    "pick": (7, [*_LAST[:2], (task.ASK_PICK,)]),
    "last-window": (8, [_LAST[0], (task.ASK_END,), (task.WINDOW, ask.AT_END, 1)]),
    "end": (8, [_LAST[0], (task.ASK_END,)]),
}
"""By name of a step: the phase and what is still to be done. ``start`` begins the turn from its
window on, ``tile`` draws, ``window`` asks the others before the movement roll."""


class _Box:
    """The cards that have no place yet."""

    def __init__(self) -> None:
        self.cards = list(DECK_CARDS)

    def take(self, names: str) -> list[int]:
        """Take the lowest cards of some kinds, names with spaces between."""
        taken = []
        for name in names.split():
            if name not in KIND:
                raise ValueError(f"no card is called {name!r}")
            card = next((c for c in self.cards if KIND_OF[c] == KIND[name]), None)
            if card is None:
                raise ValueError(f"no {CARDS[KIND[name]].name} is left in the box")
            self.cards.remove(card)
            taken.append(card)
        return taken


def _squares(names: str) -> list[int]:
    unknown = [name for name in names.split() if name not in _SQUARE]
    if unknown:
        raise ValueError(f"no square is called {unknown[0]!r}")
    return [_SQUARE[name] for name in names.split()]


def position(
    *,
    players: int = 2,
    seat: int = 0,
    step: str = "move",
    tiles: str = "f09 0 -1",
    pawns: Sequence[str] = (),
    dogs: str = "",
    hearts: str = "",
    bullet_tokens: str = "",
    health: Sequence[int] = (),
    bullets: Sequence[int] = (),
    trophies: Sequence[int] = (),
    hands: Sequence[str] = (),
    fronts: Sequence[str] = (),
    deck: str = "",
    deck_size: int | None = None,
    discards: str = "",
    stack: str = "",
    stack_size: int | None = None,
    options: Mapping[str, Any] | None = None,
    listening: bool = True,
    **fields: Any,
) -> Woods:
    """Set up a position in which somebody is asked.

    ``seat`` has the turn and ``step`` (a key of ``STEPS``) says how far it is. ``pawns`` …
    ``fronts``: one entry a seat, those not given as at the start of a game with empty hands.
    ``deck`` and ``stack``: what is drawn next, first come first; the other cards and tiles lie
    below them by number; with ``deck_size`` or ``stack_size`` what is beyond it is out of the game.
    ``options`` as in ``INFO.options``. Any other keyword sets a field of ``Woods``
    (``steps=3``, ``running=2``, ``fever=[1, 0]``).

    Raises:
        ValueError: for names that do not exist, or a tile that does not fit.
    """
    from zombiegames.games.zombies4 import INFO

    woods = new(players, INFO.complete(options))
    woods.first, woods.seat, woods.round = 0, seat, 5
    for text in tiles.split("/"):
        if text.strip():
            _lay(woods, text.split())
    box = _Box()
    _deal(woods, box, hands, fronts)
    woods.discards = box.take(discards)
    top = box.take(deck)
    size = len(top) + len(box.cards) if deck_size is None else deck_size
    woods.deck = [*top, *box.cards][:size][::-1]
    woods.removed = [*top, *box.cards][size:]
    _set_tiles(woods, stack, stack_size)
    for square in _squares(dogs):
        add_dog(woods, square)
    for square in _squares(hearts):
        woods.tokens[square] = HEART
    for square in _squares(bullet_tokens):
        woods.tokens[square] = BULLET
    for values, given in (
        (woods.health, health),
        (woods.bullets, bullets),
        (woods.trophies, trophies),
    ):
        values[: len(given)] = given
        assert len(values) == players, f"values for nobody: {given}"
    for number, name in enumerate(pawns):
        woods.at[number] = _squares(name)[0] if name else -1
        if not name:
            woods.health[number] = woods.bullets[number] = 0
    _begin(woods, step, fields)
    woods.listening = listening
    woods.take_log()
    return woods


def _lay(woods: Woods, words: list[str]) -> None:
    title, x, y, *turn = words
    if title not in TILE:
        raise ValueError(f"no tile is called {title!r}")
    at = int(x), int(y), int(turn[0]) if turn else 0
    if not woods.land.fits(TILE[title], *at):
        raise ValueError(f"{title} does not fit at {at}")
    woods.land = woods.land.placed(TILE[title], *at)


def _deal(woods: Woods, box: _Box, hands: Sequence[str], fronts: Sequence[str]) -> None:
    for owner, names in enumerate(hands):
        woods.hands[owner] = box.take(names)
        for card in woods.hands[owner]:
            woods.seen[card] = 1 << owner
    for owner, names in enumerate(fronts):
        woods.fronts[owner] = box.take(names)


def _set_tiles(woods: Woods, stack: str, size: int | None) -> None:
    first = [TILE[name] for name in stack.split()]
    left = [t for t in LOOSE_TILES if woods.land.places[t] is None and t not in first]
    order = [*first, *left]
    if size is None:
        size = max(0, woods.house.tiles - len(woods.land.lies))
    woods.stack = order[:size][::-1]
    woods.box = sorted(order[size:])


def _begin(woods: Woods, step: str, fields: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        getattr(woods, name)  # an unknown field is an error
        setattr(woods, name, value)
    woods.prompt, woods.actor = ask.RUN, NATURE
    if step == "start":
        woods.agenda = [(task.TURN, woods.seat)]
    else:
        woods.phase, agenda = STEPS[step]
        woods.agenda = list(agenda)
    run(woods)


def play(woods: Woods, *texts: str) -> list[Any]:
    """Do actions in notation, each judged first; give all events they caused.

    Raises:
        ValueError: for an action that is refused, with the reason.
    """
    events: list[Any] = []
    for text in texts:
        action = NOTATION.parse(text)
        reason = woods.why_not(action)
        if reason is not None:
            raise ValueError(f"{text}: {reason}")
        woods.apply(action)
        events += [entry.event for entry in woods.take_log()]
    return events
