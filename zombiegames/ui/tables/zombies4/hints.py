"""What is to be done at the table of Zombies!!! 4, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4 import act, advice, ask, play, terms
from zombiegames.games.zombies4.cards import KIND_OF, KINDS
from zombiegames.games.zombies4.titles import weapons
from zombiegames.games.zombies4.turn import needed
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.signs import KEYS, PAD, SIGNS, TOUCH
from zombiegames.ui.tables.zombies4.faces import tile_name
from zombiegames.ui.tables.zombies4.words import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.state import Woods


def hint_of(woods: Woods, name_of: Callable[[Seat], str], policy: str) -> str:
    """Say what the view of who is asked calls for."""
    prompt = ask.PROMPTS[woods.prompt]
    stem = f"zombies4.hint.{prompt}"
    if woods.prompt in (ask.MOVE_ROLL, ask.MOVE) and act.CAST in woods.legal_actions():
        return tr("zombies4.hint.cast", needed=needed(woods))
    match woods.prompt:
        case ask.PLACE:
            turn = {
                KEYS: tr("zombies4.keys.cap.wheel"),
                PAD: SIGNS.shoulders,
                TOUCH: tr("zombies4.keys.cap.touch"),
            }[SIGNS.device]
            return tr(stem, tile=tile_name(woods.drawn), turn=turn)
        case ask.PUT:
            hearts, bullets, dogs = woods.put[2:5]
            if hearts:
                return plural(f"{stem}.heart", hearts)
            return plural(f"{stem}.bullet", bullets) if bullets else plural(f"{stem}.dog", dogs)
        case ask.FIGHT:
            foe = "tree" if woods.foe else "dog"
            bullets = 0 if policy == "never" else woods.bullets[woods.fighter]
            odds, least = _odds(woods, policy), advice.needed(woods)
            if not bullets:
                return tr(f"{stem}.{foe}.bare", odds=odds, needed=least)
            return plural(f"{stem}.{foe}", bullets, odds=odds, needed=least)
        case ask.WOUND:
            lack = terms.NEEDED[woods.foe] - woods.rolled
            bonus = weapons.bonus(woods)
            rolled = f"{woods.rolled - bonus} + {bonus}" if bonus else str(woods.rolled)
            if lack > woods.bullets[woods.fighter]:
                return tr(f"{stem}.poor", rolled=rolled)
            return plural(stem, lack, rolled=rolled)
        case ask.MOVE:
            return plural(stem, woods.steps) if woods.steps else tr(f"{stem}.over")
        case ask.PICK:
            return plural(stem, woods.running)
        case ask.SPELL:
            return tr(stem, needed=needed(woods))
        case ask.WINDOW:
            window = ask.WINDOWS[woods.window]
            return tr(f"{stem}.{window}", name=name_of(woods.seat))
        case ask.CANCEL:
            seat, card, target = woods.plays[-1][:3]
            name = tr(f"zombies4.card.{KINDS[KIND_OF[card]]}.name")
            if target < 0 or target == seat:
                return tr(stem, name=name_of(seat), card=name)
            return tr(f"{stem}_on", name=name_of(seat), card=name, other=name_of(target))
        case ask.TAKE:
            return tr(stem, name=name_of(woods.looking[0]))
        case ask.TRIM:
            return plural(stem, len(woods.hands[woods.actor]) - terms.HAND_SIZE)
        case ask.SEARCH:
            return plural(stem, woods.looking[1])
        case ask.DUEL:
            attacker, _, first, second, _ = woods.duel
            mine, other = (first, second) if woods.actor == attacker else (second, first)
            return tr(stem, mine=mine, other=other)
    return tr(stem)


def _odds(view: Woods, policy: str) -> str:
    odds = advice.fight_odds(view, policy)
    return percent(odds.win) if odds is not None else ""


def hint_on(view: Woods, selected: Sequence[Any]) -> str:
    """Say what more a choice under way needs."""
    first, more = selected[0], len(selected) > 1
    if first == ("button", "attack"):
        return tr("zombies4.hint.attack")
    if first[0] in ("card", "front"):
        kind = KINDS[first[1]]
        if more:
            tag = "page" if kind == "all-friends" else "square"
            return tr(f"zombies4.hint.then.{tag}")
        if first[0] == "card" and view.prompt == ask.END:
            return tr("zombies4.hint.end_card")
        shape = (play.hand_verb if first[0] == "card" else play.front_verb)(first[1])
        return tr(f"zombies4.hint.{first[0]}.{shape}")
    return tr("zombies4.hint.confirm")
