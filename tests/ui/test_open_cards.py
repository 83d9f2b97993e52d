"""With open cards all hands lie face up on the table, and only a problem has them so."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pygame
import pytest

from tests.ui.eyes_support import stand
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombie_card_game.cards import cards_of
from zombiegames.learn.library import problems_of
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.table.card_table import fan
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.tables.zombanimaux.places import AHEAD
from zombiegames.ui.tables.zombies4.places import WINDOW_TOP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table_support import Sitting
    from zombiegames.core.protocol import State
    from zombiegames.ui.table.stage import Key, Place

OTHERS = ("Boris", "Chloé", "Dora", "Émile", "Frederica")
HIDING = ("zombies4", "zombanimaux", "zombie_card_game")
TABLES = [(game, seats) for game in HIDING for seats in GAMES[game].seats]
WINDOWS = [((1280, 720), 100), ((1024, 640), 175)]
HELD = ("hand", "grave", "held", "card")
"""Sorts of sprites that are cards in somebody's hand or graveyard."""
READABLE = 13
"""Pixels of a number or letter on a card at least."""


def deal(game: str, seats: int, seed: int) -> Match:
    """Begin a game of a person and computers."""
    controllers = ["person:Ada", *(f"bot:easy:{name}" for name in OTHERS[: seats - 1])]
    match = Match(GAMES[game], controllers, seed=seed)
    match.advance()
    return match


def stroll(match: Match, rng: Random, steps: int, *, mine: bool = False) -> Match:
    """Play on at random; ``mine``: until the first seat is to act."""
    for _ in range(steps):
        if match.outcome is None:
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
    while mine and match.outcome is None and match.to_act() != 0:
        stroll(match, rng, 1)
    return match


def sit_down(sitting: Sitting, match: Match, *, opened: bool = True) -> Any:
    """Sit down at a game with open cards."""
    table: Any = sitting.app.open_match(match)
    table.open_cards = opened
    sitting.app.start(table)
    sitting.table = table
    sitting.settle()
    return table


# -- what lies there -------------------------------------------------------------------


def held(game: str, state: Any) -> Counter[tuple[str, int, int]]:
    """Count the cards that players hold: zone, seat, card."""
    rows: list[tuple[str, int, Any]] = []
    for seat in range(state.players):
        if game == "zombie_card_game":
            rows.append(("hand", seat, cards_of(state.hands[seat])))
        else:
            rows.append(("hand", seat, state.hands[seat]))
        if game == "zombanimaux":
            rows.append(("hand", seat, state.picked if state.actor == seat else ()))
            rows.append(("grave", seat, state.graves[seat]))
    if game == "zombanimaux":
        rows.append(("ahead", -1, state.reserve[-AHEAD:]))
    return Counter((zone, seat, card) for zone, seat, cards in rows for card in cards)


def owner_of(game: str, key: Key, place: Place, table: Any) -> tuple[str, int, int] | None:
    """Tell who holds what a sprite shows as what it is; None: nobody."""
    face: Any = place.face
    match game, key:
        case "zombanimaux", ("hand" | "grave" as zone, seat, *_):
            return zone, seat, face.card
        case "zombanimaux", ("ahead", _):
            return "ahead", -1, face.card
        case "zombie_card_game", ("hand", _):
            return "hand", table.places.bottom, face.card
        case "zombie_card_game", ("held", seat, _):
            return "hand", seat, face.card
        case "zombies4", ("card", card):
            for seat, rect in table.places.fans.items():
                if rect.contains(place.rect):
                    return "hand", seat, card
            if table.places.hand.colliderect(place.rect):
                return "hand", table.places.seat, card
    return None


def check(game: str, table: Any, state: State) -> None:
    """Require that all that is held lies open, once, within the table and under nothing else."""
    places: dict[Key, Place] = table.arrange(state)
    owners = {key: owner_of(game, key, place, table) for key, place in places.items()}
    shown = Counter(owner for owner in owners.values() if owner is not None)
    assert shown == held(game, state)
    own = table.places.seat if game == "zombies4" else table.places.bottom
    upon = [key for key, place in places.items() if place.z > WINDOW_TOP or game != "zombies4"]
    for key, owner in owners.items():
        if owner is None or owner[1] == own:
            continue
        place, face = places[key], cast("Any", places[key].face)
        assert table.frame.main.contains(place.rect)
        for other in upon:
            if (owners[other] or ("", -1))[:2] != owner[:2]:
                rect = places[other].rect
                plate = other[0] in ("plate", "fan") and rect.contains(place.rect)
                assert plate or not rect.colliderect(place.rect), (key, other)
        side = getattr(face, "corner", place.w // 2)
        assert side >= READABLE
        corner = pygame.Rect(place.rect.topleft, (side, side))
        above = [places[other].rect for other in upon if places[other].z > place.z]
        assert corner.collidelist(above) < 0, f"the corner of {key} cannot be seen"


@pytest.mark.whole
@pytest.mark.parametrize(("size", "text_size"), WINDOWS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_card_lies_open_once(
    sittings: Any, game: str, seats: int, size: tuple[int, int], text_size: int
) -> None:
    rng = Random(seats)
    table = sit_down(sittings(size=size, text_size=text_size), deal(game, seats, 5))
    for seed in range(3):
        match = deal(game, seats, seed)
        for _ in range(6):
            check(game, table, stroll(match, rng, rng.randrange(1, 40)).state)


@pytest.mark.parametrize("game", HIDING)
def test_what_lies_twice_is_seen(
    sitting: Sitting, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(sitting, stroll(deal(game, 3, 4), Random(4), 30, mine=True))
    state, arrange = table.match.state, table.arrange

    def doubled(state: Any) -> Any:
        places = arrange(state)
        found = [(key, owner_of(game, key, place, table)) for key, place in places.items()]
        one, other = [key for key, owner in found if owner and owner[1] == 1][:2]
        return {**places, one: places[one]._replace(x=places[other].x, y=places[other].y)}

    check(game, table, state)
    monkeypatch.setattr(table, "arrange", doubled)
    with pytest.raises(AssertionError, match="cannot be seen"):
        check(game, table, state)


def test_a_fan_shows_a_corner_of_every_card(sitting: Sitting) -> None:
    rng, look = Random(2), sitting.app.look
    for _ in range(300):
        room = pygame.Rect(rng.randrange(99), rng.randrange(99), 90 + rng.randrange(400), 0)
        room.h = rng.randrange(50, 120)
        count = rng.randrange(1, 24)
        laid = fan(look, room, count, 1.4)
        assert len(laid.slots) == len(laid.shown) == count
        for n, (slot, part) in enumerate(zip(laid.slots, laid.shown, strict=True)):
            assert room.contains(slot)
            assert slot.contains(part)
            assert part.topleft == slot.topleft
            assert part.contains(slot.topleft, (laid.corner - 1,) * 2)
            corner = pygame.Rect(slot.topleft, (laid.corner - 1,) * 2)
            assert corner.collidelist(laid.slots[n + 1 :]) < 0
    assert fan(look, room, 0, 1.4).slots == []


# -- what it is ------------------------------------------------------------------------


def cards_of_others(table: Any) -> Iterator[Any]:
    """Give the spots of cards that are not the viewer's."""
    for spot in table.spots:
        sort, *rest = spot.name
        if sort == "held" or (sort in ("hand", "grave") and len(rest) == 3 and rest[0]):
            yield spot


@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("game", HIDING)
def test_every_open_card_says_what_it_is(sittings: Any, game: str, language: str) -> None:
    sitting = sittings(language=language)
    table = sit_down(sitting, stroll(deal(game, 3, 4), Random(4), 30, mine=True))
    spots = list(cards_of_others(table))
    others = [owner for owner in held(game, table.match.state).elements() if owner[1] > 0]
    assert len(spots) == len(others) > 2
    for spot in spots:
        assert table.inspect(spot.name).title == table.spot_words(spot) != ""
        assert spot.focusable
        sitting.hover_spot(spot.name)
        assert table.side.shown.title == table.spot_words(spot)


def test_a_click_on_a_card_means_the_player_who_holds_it(sitting: Sitting) -> None:
    """Of Zomb'Animaux the extra copy, of Zombies!!! 4 whom a card is played on."""
    for game in ("zombanimaux", "zombies4"):
        table = sit_down(sitting, stroll(deal(game, 3, 4), Random(4), 30, mine=True))
        for spot in cards_of_others(table):
            below = spot.group[0]
            assert below.name[0] in ("seat", "fan")
            assert spot.means == below.means
            assert below.rect.contains(spot.rect)
            assert below.lit == below.rect


@pytest.mark.whole
@pytest.mark.parametrize("game", HIDING)
def test_what_may_be_done_is_still_reached_by_clicks(sitting: Sitting, game: str) -> None:
    table = sit_down(sitting, stroll(deal(game, 3, 6), Random(6), 20, mine=True))
    rng, notation = Random(3), GAMES[game].notation
    done = 0
    for _ in range(25):
        if table.course.over or sitting.app.stack.top is not table:
            break
        action = rng.choice(table.choice.actions)
        path = table.path(table.choice.view, action)
        steps = [
            m for step in path for m in (sorted(step) if isinstance(step, frozenset) else [step])
        ]
        if any(step[0] in ("place", "square", "tile") for step in steps):
            # On the map, as at any table.
            table.do(action)
        else:
            before = len(table.match)
            for step in steps:
                sitting.click_on(step)
            if sitting.app.stack.top is not table:
                sitting.click_button("yes")
            assert table.match.lines[before].text == notation.format(action)
            done += 1
        sitting.settle(3000)
    assert done > 4


# -- what moves ------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("game", HIDING)
def test_open_cards_travel_to_where_they_lie(sittings: Any, game: str) -> None:
    """A game of computers, looked at by somebody who sees all: nothing is ever face down, and what
    is held has come to where it belongs before it is laid there.
    """
    sitting = sittings(speed="normal", pace="instant")
    controllers = [f"bot:random:{name}" for name in OTHERS[:3]]
    table: Any = sitting.app.open_match(Match(GAMES[game], controllers, seed=5))
    table.open_cards = True
    rested, settle = [], table.settle

    def look_and_settle() -> None:
        places = table.arrange(table.match.state)
        wanted = {key for key, place in places.items() if owner_of(game, key, place, table)}
        stage = {key for key, sprite in table.stage.sprites.items() if key[0] in HELD}
        rested.append(({key for key in wanted if key[0] in HELD}, stage))
        settle()

    table.settle = look_and_settle
    sitting.app.start(table)
    sitting.table = table
    for _ in range(600):
        sitting.tick(1, 0.1)
        assert sitting.app.stack.top is table
        moving = [s.place for k, s in table.stage.sprites.items() if k[0] in (*HELD, "flying")]
        assert not any(type(place.face).__name__ in ("HiddenFace", "BackFace") for place in moving)
    assert len(rested) > 30
    for wanted, stage in rested:
        assert wanted == stage
    told = [entry.event for deed in table.match.deeds for entry in deed.entries]
    assert [line.event for line in table.course.log] == told[: len(table.course.log)]


# -- who may -----------------------------------------------------------------------------


@pytest.mark.whole
def test_only_problems_of_being_out_have_open_cards(sitting: Sitting) -> None:
    for game in GAMES:
        seats = GAMES[game].seats[0]
        assert not GameScene.open_cards
        assert not sitting.app.open_match(deal(game, seats, 1)).open_cards  # type: ignore[attr-defined]
        assert not sitting.app.open_lesson(game).open_cards  # type: ignore[attr-defined]
        for problem in problems_of(asset_root(), game):
            table: Any = sitting.app.open_problem(game, problem.name)
            assert table.open_cards == (problem.kind in ("out", "climb"))


def test_a_problem_that_is_played_on_has_closed_cards(sitting: Sitting) -> None:
    problem = next(p for p in problems_of(asset_root(), "zombanimaux") if p.kind == "out")
    table: Any = sitting.app.open_problem("zombanimaux", problem.name)
    sitting.app.start(table)
    sitting.table = table
    sitting.settle()
    assert 0 not in table.view.reserve
    following: Any = table.teacher._play_on().scene
    assert not following.open_cards
    assert set(following.view.reserve) == {0}


def world_of(match: Match, rng: Random) -> State:
    """Deal what the first seat does not know anew."""
    state = match.view(0).determinized(0, rng)
    state.bystander = False
    return state


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize("opened", [False, True])
def test_hidden_cards_change_nothing_unless_they_lie_open(
    sittings: Any, game: str, opened: bool
) -> None:
    """What is seen and read hangs on what the viewer may know, and on nothing else."""
    rng = Random(8)
    match = stroll(deal(game, 3, 8), rng, 40, mine=True)

    def look_at(state: State) -> list[Any]:
        sitting = sittings()
        sitting.position(state.clone(), match.controllers, game)
        if opened:
            sitting.table.open_cards = True
            sitting.table.lay_out(sitting.table.frame.main)
            sitting.table.settle()
        found = stand(sitting)
        sitting.app.stack.close()
        return found

    seen = look_at(world_of(match, rng))
    assert all((look_at(world_of(match, rng)) == seen) != opened for _ in range(2))


def test_what_is_shown_is_no_part_of_the_game(sitting: Sitting) -> None:
    """What is drawn of a position stays as it was when the game goes on."""
    table = sit_down(sitting, stroll(deal("zombanimaux", 2, 4), Random(4), 30, mine=True))
    assert table.view is not table.match.state
    assert table.view.digest() == table.match.state.digest()
    before = table.view.digest()
    table.match.play(table.choice.actions[0])
    assert table.view.digest() == before != table.match.state.digest()
