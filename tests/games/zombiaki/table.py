"""A street in a few words, played in notation, with what happened in a form easy to compare.

>>> t = street("humans", humans="shot-1", C3="zombie-3 shield", C2="pit-2")
>>> t.do("shoot shot-1 C3 figure")
>>> t.figures(), t.things()
({'C3': 3}, {'C2': 'pit-2'})

A square's text: ``zombie-4`` (``zombie-4:3``: only 3 left of it) or ``dog`` or ``bitten``, each
with ``shield boss claws netted obeyed spent`` behind it, and ``wall-5 pit-1 mine car barrel
barrier napalm``. Decks not given hold the rest of the box by number: ``zombie-2`` and ``shot-1``
come first. After every action nothing may be lost or doubled.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.games.played import Played
from tests.games.zombiaki.position import position
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.actions import NOTATION
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import COMPONENTS, KIND_OF, KINDS, is_dog
from zombiegames.games.zombiaki.terms import NETTED, OBEYED, PROMPTS

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street

SIDES = ("zombies", "humans")
_FIGURE = re.compile(r"zombie-(\d)(?::(\d))?|bitten|dog")
_THING = re.compile(r"(wall|pit)-\d|mine|car|barrel|barrier|napalm")


class Table(Played):
    """A street being tested; ``entries`` also of ``to_play``, ``zombie_turn`` …"""

    notation = NOTATION
    box = COMPONENTS
    shuffles = False

    def __init__(self, state: Street, spare: tuple[int, ...] | None = None) -> None:
        super().__init__(state)
        self._spare = spare or tuple(len(pile) for pile in state.discards)

    def copy(self) -> Table:
        """Give a second table with the same position."""
        return Table(self.state.clone(), self._spare)

    # -- playing -------------------------------------------------------------------------

    def to_play(self, keep: str = "") -> Table:
        """Go on to the next play step: decline, let dogs stop, discard anything but ``keep``."""
        while (prompt := self.prompt) != "play" and self.actor != "over":
            assert prompt != "shrapnel", "somebody must choose where the shrapnel flies"
            legal = self.state.legal_actions()
            if prompt == "discard":
                hand = [KIND_OF[c] for c in self.state.hands[self.state.to_act()]]
                wanted = keep.split()
                for kind in reversed(hand):
                    if KINDS[kind] not in wanted:
                        break
                    wanted.remove(KINDS[kind])
                action = next(a for a in legal if a.card == kind)
            else:
                action = next(a for a in legal if a.kind in ("stop", "advance", "decline"))
            self.apply(action)
        return self

    def _turn(self, side: str, keep: str) -> Table:
        assert self.prompt == "play"
        assert self.state.seat != SIDES.index(side)
        self.do("end-turn")
        return self.to_play(keep)

    def zombie_turn(self, keep: str = "") -> Table:
        """End the human turn and go on to the play step of the zombies."""
        return self._turn("zombies", keep)

    def human_turn(self, keep: str = "") -> Table:
        """End the zombie turn and go on to the play step of the humans."""
        return self._turn("humans", keep)

    # -- looking -------------------------------------------------------------------------

    @property
    def actor(self) -> str:
        """Who is asked: ``zombies``, ``humans`` or ``over``."""
        seat = self.state.to_act()
        return "over" if seat == OVER else SIDES[seat]

    @property
    def prompt(self) -> str:
        """What is asked, one of ``terms.PROMPTS``."""
        return PROMPTS[self.state.prompt]

    @property
    def burning(self) -> str:
        """The square of the napalm, or nothing."""
        return GRID.names[self.state.fire] if self.state.fire >= 0 else ""

    def figures(self) -> dict[str, Any]:
        """Give square → strength of the zombie there, or ``dog``."""
        return {
            GRID.names[square]: "dog" if is_dog(figure) else self.state.strength[figure]
            for square, figure in enumerate(self.state.figures)
            if figure >= 0
        }

    def things(self) -> dict[str, str]:
        """Give square → card lying there."""
        found = {
            GRID.names[square]: KINDS[KIND_OF[card]]
            for square, card in enumerate(self.state.obstacles)
            if card >= 0
        }
        if self.burning:
            found.setdefault(self.burning, "napalm")
        return found

    def strength(self, square: str) -> int:
        """Give the strength of the zombie on a square, 0 where there is none."""
        strength = self.figures().get(square, 0)
        return strength if isinstance(strength, int) else 0

    def holds(self, figures: dict[str, Any]) -> None:
        """Require these figures."""
        assert self.figures() == figures

    def has(self, square: str, what: str) -> bool:
        """Whether the figure there has ``shield``, ``boss``, ``claws``, ``netted``, ``obeyed``."""
        state = self.state
        figure = state.figures[GRID.names.index(square)]
        if figure < 0:
            return False
        return {
            "shield": state.shield[figure] > 0,
            "boss": state.boss == figure,
            "claws": state.claws == figure,
            "netted": bool(state.marks[figure] & NETTED),
            "obeyed": bool(state.marks[figure] & OBEYED),
        }[what]

    def hand(self, side: str) -> list[str]:
        """Give the names of a hand, sorted."""
        return sorted(KINDS[KIND_OF[c]] for c in self.state.hands[SIDES.index(side)])

    def pile(self, side: str) -> list[str]:
        """Give the names of what was discarded since the table was set, in that order."""
        seat = SIDES.index(side)
        return [KINDS[KIND_OF[c]] for c in self.state.discards[seat][self._spare[seat] :]]

    def told(self, kind: str) -> list[Any]:
        """Give the events of one kind."""
        return [event for event in self.events if event.kind == kind]

    def story(self) -> list[str]:
        """Give the events in words, without the steps of the turn."""
        return [_told(event) for event in self.events if event.kind != "phase-began"]

    def moves(self, why: str = "") -> list[str]:
        """Give the moves told, ``B4-B3``, all or those of one cause."""
        return [
            f"{GRID.names[e.origin]}-{GRID.names[e.to]}"
            for e in self.told("moved")
            if why in ("", e.why)
        ]

    def squares(self, *names: str) -> list[int]:
        """Give the numbers of squares."""
        return [GRID.names.index(name) for name in names]


_CARDS = {"card", "figure", "shield", "victim", "click", "first", "second", "mover", "bearer"}
_SQUARES = {"square", "origin", "to"}


def _told(event: Any) -> str:
    """Write ``wounded zombie-3 B3 shot 1 2``."""
    words = [event.kind]
    for name, value in zip(event._fields[:-1], event, strict=False):
        if value == -1:
            words.append("-")
        elif name in _CARDS or (name in ("by", "boss") and isinstance(value, int)):
            words.append(KINDS[KIND_OF[value]])
        elif name in _SQUARES:
            words.append(GRID.names[value])
        elif name == "squares":
            words.append(",".join(GRID.names[square] for square in value) or ".")
        elif name == "seat":
            words.append(SIDES[value])
        else:
            words.append(str(value))
    return " ".join(words)


def street(
    turn: str,
    *,
    zombies: str = "",
    humans: str = "",
    zombie_deck: str | None = None,
    human_deck: str | None = None,
    preset: str = "sheet",
    **squares: str,
) -> Table:
    """Set a table in the play step of ``turn``; hands and decks by name, ``dawn`` last."""
    more: dict[str, Any] = {}
    if zombie_deck is not None:
        names = zombie_deck.split()
        more["left_zombies"] = len(names)
        more["deck_zombies"] = " ".join(name for name in names if name != "dawn")
    if human_deck is not None:
        more["left_humans"] = len(human_deck.split())
        more["deck_humans"] = human_deck
    state = position(
        turn=turn,
        preset=preset,
        hand_zombies=zombies,
        hand_humans=humans,
        **more,
        **{square: text for square, words in squares.items() if (text := _things(words))},
    )
    return Table(state)


def _things(words: str) -> str:
    """Turn ``pit-2 zombie-4:3 shield`` into ``pit 2 + zombie 3 shield``."""
    things: list[str] = []
    for word in words.split():
        figure = _FIGURE.fullmatch(word)
        if figure and figure[1]:
            things.append(f"zombie {figure[2] or figure[1]}")
        elif word == "bitten":
            things.append("bitten 1")
        elif figure or _THING.fullmatch(word):
            things.append(word.replace("-", " "))
        else:
            things[-1] += f" {word}"
    return " + ".join(things)
