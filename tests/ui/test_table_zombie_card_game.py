"""The table of Zombie the card game: whole games by mouse, every decision, and why not."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombie_card_game.position import position
from tests.screens.compare import compare
from tests.ui.table_support import Sitting
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombie_card_game import events, terms
from zombiegames.games.zombie_card_game.actions import GiveBack, Pass, Play
from zombiegames.games.zombie_card_game.cards import NAMES, RANK_OF, cards_of
from zombiegames.ui.kit.dialogs import Curtain
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.pages.result import Result
from zombiegames.ui.table.spots import TARGET
from zombiegames.ui.tables.zombie_card_game import faces as card_faces
from zombiegames.ui.tables.zombie_card_game import script as zombie_card_game_script
from zombiegames.ui.tables.zombie_card_game.faces import CardFace
from zombiegames.ui.tables.zombie_card_game.path import hand_of, path_of
from zombiegames.ui.tables.zombie_card_game.table import letter_of

if TYPE_CHECKING:
    from pathlib import Path

INFO = GAMES["zombie_card_game"]
THREE = ("person:Ada", "bot:random:Grimwald", "bot:random:Mortimer")
FOUR = (*THREE, "bot:random:Agatha")


def sit(sitting: Sitting, *hands: str, controllers: tuple[str, ...] = THREE, **how: Any) -> Any:
    """Sit down at a position."""
    table = sitting.position(position(*hands, **how), controllers, "zombie_card_game")
    raise_curtain(sitting)
    return table


def raise_curtain(sitting: Sitting) -> None:
    """Say to be there, where one is asked for."""
    if isinstance(sitting.app.stack.top, Curtain):
        sitting.click_button("ready")
        sitting.settle(2000)


def own(table: Any, name: str, copy: int = 0) -> tuple[str, int]:
    """Name the spot of an own card: the n-th of its rank from the left."""
    cards = [c for c in hand_of(table.view, table.viewer) if NAMES[RANK_OF[c] - 1] == name]
    return ("hand", cards[copy])


def click_action(sitting: Sitting, table: Any, action: Any) -> None:
    """Do an action by clicks on what is drawn."""
    for step in path_of(table.view, action):
        for member in sorted(step) if isinstance(step, frozenset) else [step]:
            sitting.click_on(member)


# -- whole games -----------------------------------------------------------------------


def _by_mouse(sitting: Sitting, controllers: tuple[str, ...], seed: int, **options: Any) -> Any:
    """Click a game through, passing seldom, until it is over."""
    table = sitting.open(Match(INFO, controllers, seed=seed, options=options))
    raise_curtain(sitting)
    rng = Random(seed)
    kinds = set()
    for _ in range(2000):
        if table.course.over:
            break
        actions = table.match.state.legal_actions()
        active = [action for action in actions if not isinstance(action, Pass)]
        action = rng.choice(active if active and rng.random() < 0.8 else actions)
        before = len(table.match)
        seat = table.match.to_act()
        assert table.viewer == seat
        click_action(sitting, table, action)
        line = table.match.lines[before]
        assert (line.seat, line.text) == (seat, INFO.notation.format(action))
        kinds.add(action.kind)
        sitting.settle(4000)
        raise_curtain(sitting)
    assert isinstance(sitting.app.stack.top, Result)
    assert {"play", "pass"} <= kinds
    return table, kinds


@pytest.mark.whole
def test_a_whole_game_by_mouse(sitting: Sitting) -> None:
    table, kinds = _by_mouse(sitting, THREE, 3)
    assert "give-back" in kinds
    again = Match.load(table.match.save(), GAMES)
    assert again.outcome == table.match.outcome


@pytest.mark.whole
def test_a_whole_game_of_two_persons_goes_by_curtains(sitting: Sitting) -> None:
    shown: list[str] = []
    real = Curtain.enter

    def enter(self: Any, app: Any) -> None:
        shown.append(self.name)
        real(self, app)

    controllers = ("person:Ada", "bot:random:Grimwald", "person:Boris", "bot:random:Bo")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Curtain, "enter", enter)
        _by_mouse(sitting, controllers, 4, **dict.fromkeys(terms.House._fields, True))
    assert {"Ada", "Boris"} == set(shown)
    assert all(one != other for one, other in pairwise(shown))


def _watch(sitting: Sitting, seed: int, players: int) -> list[str]:
    """Let a person's seat and computers play at random; list what had to jump."""
    controllers = ("person:Ada", *[f"bot:random:B{n}" for n in range(1, players)])
    match = Match(INFO, controllers, seed=seed)
    table = sitting.open_unsettled(match)
    reconcile = table.stage.reconcile
    jumped: list[str] = []

    def checked(places: Any) -> None:
        if len(table.match) > 3:
            found = table.stage.differences(places)
            for key, place in places.items():
                sprite = table.stage.sprites.get(key)
                if sprite is None:
                    continue
                shown, true = sprite.place.face, place.face
                if isinstance(true, CardFace):
                    shown, true = shown.card, true.card
                if shown != true:
                    found.append(f"{key}: {shown} is {true}")
            jumped.extend(f"{seed}, step {len(table.match)}: {text}" for text in found)
        reconcile(places)

    table.stage.reconcile = checked
    rng = Random(seed)
    for _ in range(4000):
        table.update(1 / 60)
        if table.choice is not None:
            table.do(rng.choice(table.match.state.legal_actions()))
        if table.course.over:
            break
    assert len(table.course.log) > 50
    assert not [line for line in table.log_lines() if "<" in line or "{" in line]
    return jumped


@pytest.mark.whole
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1])
def test_nothing_jumps_when_the_events_have_played(
    sitting: Sitting, seed: int, players: int
) -> None:
    assert _watch(sitting, seed, players) == []


@pytest.mark.whole
@pytest.mark.parametrize("event", [events.Played, events.Swept, events.Gave, events.Dealt])
def test_a_forgotten_event_is_seen_as_a_jump(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, event: type
) -> None:
    monkeypatch.delitem(zombie_card_game_script.Script.shows, event)
    assert _watch(sitting, 1, 4) != []


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_motion_in_frames_ends_where_instant_ends(tmp_path: Path, speed: str) -> None:
    """Frame by frame, drawn in patches, the screen ends as one drawn anew."""
    sitting = Sitting(tmp_path, speed=speed, pace="instant", reduced_motion=speed == "slow")
    table = sit(sitting, "9 9 witch king", "10 10 3", "zombie zombie ace", trick=["2: 5 5"])
    click_action(sitting, table, Play(9, 2, 0))
    sitting.settle(6000)
    sitting.move((2, 2))
    sitting.tick(3)
    assert table.stage.differences(table.arrange(table.view)) == []
    patched = pygame.image.tobytes(sitting.app.window.canvas, "RGB")
    table.dirty = True
    sitting.app.draw_changes()
    assert pygame.image.tobytes(sitting.app.window.canvas, "RGB") == patched
    sitting.app.stack.close()
    sitting.app.profile.close()


# -- every decision --------------------------------------------------------------------


def test_cards_are_chosen_by_clicks_and_taken_back(sitting: Sitting) -> None:
    table = sit(sitting, "9 9 9 witch king", "10 10 3", "ace ace")
    resting = sitting.spot(own(table, "9")).rect.y
    sitting.click_spot(own(table, "9", 1))
    assert sitting.spot(own(table, "9", 1)).rect.y == resting - table.places.lift
    assert sitting.spot(own(table, "9", 0)).rect.y == resting
    assert table.button_words("play") == "Play 1 card"
    sitting.click_spot(own(table, "9", 2))
    sitting.click_spot(own(table, "witch"))
    assert table.button_words("play") == "Play 3 cards"
    sitting.click_spot(own(table, "9", 1))
    assert table.button_words("play") == "Play 2 cards"
    sitting.click_button("play")
    assert table.match.lines[0].text == "play 9 1 1"


def test_a_digit_takes_a_card_of_its_rank(sitting: Sitting) -> None:
    table = sit(sitting, "9 9 10 king", "10 10 3", "ace ace")
    sitting.key(pygame.K_9)
    sitting.key(pygame.K_9)
    sitting.key(pygame.K_7)
    sitting.key(pygame.K_e)
    assert table.match.lines[0].text == "play 9 2 0"


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_letter_takes_a_card_of_its_rank_in_every_language(
    sitting: Sitting, language: str
) -> None:
    set_language(language)
    for rank, name in enumerate(NAMES, 1):
        table = sit(sitting, f"{name} {name} 2 2", "10 10 4", "ace ace")
        letter = letter_of(rank)
        sitting.key(ord(letter.lower()) if len(letter) == 1 else pygame.K_0)
        assert [click[1] for click in table.choice.picker.selected] == [rank], letter


@pytest.mark.parametrize(("mod", "hand"), [(pygame.KMOD_SHIFT, "king"), (0, "ace")])
def test_a_letter_that_takes_no_card_does_what_it_does_elsewhere(
    sitting: Sitting, mod: int, hand: str
) -> None:
    """The king's letter is that of the rules in French: with Shift, or without kings, it opens
    them."""
    set_language("fr")
    table = sit(sitting, f"{hand} 3", "10 10 4", "ace ace")
    assert letter_of(NAMES.index("king") + 1) == "R"
    sitting.key(pygame.K_r, mod)
    assert not table.choice.picker.started
    assert sitting.app.stack.top is not table


def test_digits_are_found_by_their_place_too(sitting: Sitting) -> None:
    """French keyboards write them with Shift."""
    table = sit(sitting, "9 9 10 king", "10 10 3", "ace ace")
    pygame.event.clear()
    how = {"key": pygame.K_UNDERSCORE, "mod": 0, "unicode": "", "scancode": pygame.KSCAN_9}
    for kind in (pygame.KEYDOWN, pygame.KEYUP) * 2:
        sitting.post(pygame.event.Event(kind, **how))
        sitting.tick()
    assert table.button_words("play") == "Play 2 cards"


@pytest.mark.parametrize("hand", ["3 king", "3 4"])
def test_a_key_passes_whatever_else_could_be_done(sitting: Sitting, hand: str) -> None:
    table = sit(sitting, hand, "10 10 4", "ace ace", trick=["2: 9"])
    sitting.key(pygame.K_x)
    assert table.match.lines[0].text == "pass"


def test_who_leads_cannot_pass_by_key(sitting: Sitting) -> None:
    table = sit(sitting, "3 king", "10 10 4", "ace ace")
    sitting.key(pygame.K_x)
    assert not table.match.lines


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_help_names_the_keys_of_this_table(sitting: Sitting, language: str) -> None:
    set_language(language)
    table = sit(sitting, "3 king", "10 10 4", "ace ace")
    text = table.help_text()
    letters = [letter_of(rank) for rank, name in enumerate(NAMES, 1) if not name.isdigit()]
    assert len(letters) == 7
    for key in (*letters, "X", "E"):
        assert re.search(rf"\b{key}\b", text), key
    cap = table.key_cap("cards")
    assert all(re.search(rf"\b{letter}\b", cap) for letter in letters), cap


def test_cards_are_played_by_dragging_them_onto_the_felt(sitting: Sitting) -> None:
    table = sit(sitting, "9 king", "10 10 3", "ace ace")
    start = sitting.point_of(sitting.spot(own(table, "9")))
    sitting.move(start)
    sitting.down(start)
    sitting.move((start[0] + 20, start[1] - 40), held=True)
    assert table.pointer.dragging
    felt = table.places.felt.center
    sitting.move(felt, held=True)
    sitting.up(felt)
    sitting.tick()
    assert table.match.lines[0].text == "play 9 1 0"


def test_only_what_fits_stays_bright(sitting: Sitting) -> None:
    table = sit(sitting, "3 9 king zombie zombie", "10 10 3", "ace ace", trick=["2: 8"])
    faces = {
        NAMES[RANK_OF[key[1]] - 1]: sprite.place.face.spent
        for key, sprite in table.stage.sprites.items()
        if key[0] == "hand"
    }
    assert faces == {"3": True, "9": False, "king": False, "zombie": False}
    assert sitting.spot(own(table, "9")).state == TARGET


@pytest.mark.parametrize(
    ("trick", "hand", "card", "rule"),
    [
        ("2: 8", "3 king", "3", "ZP-10"),
        ("2: 8 8", "9 king king", "9", "ZP-10"),
        ("2: mercenary", "mercenary president", "mercenary", "ZP-11"),
        ("2: president", "president zombie zombie zombie zombie", "president", "ZP-12"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(
    sitting: Sitting, trick: str, hand: str, card: str, rule: str
) -> None:
    table = sit(sitting, hand, "10 10 3", "ace ace 4", trick=[trick])
    sitting.click_spot(own(table, card))
    assert table.speech.told is not None
    assert table.speech.told[1] == rule
    assert table.speech.told[0] != tr("table.refused")


@pytest.mark.rule("ZP-15")
@pytest.mark.parametrize(
    ("big_sets", "words"),
    [
        (False, "Any card, or two to four of a rank"),
        (True, "Any card, or two to eight of a rank"),
    ],
)
def test_the_list_says_how_many_cards_may_be_led(
    sitting: Sitting, *, big_sets: bool, words: str
) -> None:
    table = sit(sitting, "9 9 witch", "5", "6", preset={"big_sets": big_sets})
    assert table.stage.sprites["note", "beats"].place.face.text == f"A new trick\n|{words}"


def test_the_list_says_all_that_beats_the_trick(sitting: Sitting) -> None:
    others = ("10 mercenary mercenary", "zombie zombie zombie")
    table = sit(sitting, "3 9 king", *others, trick=["2: 8 8"])
    words = table.stage.sprites["note", "beats"].place.face.text
    assert "2 × 9 or higher" in words
    assert "mercenary|1–2 × Mercenary" in words
    assert "zombie|2–3 × Zombie" in words, "the others have been played"
    assert "President" not in words
    top = table.stage.sprites["note", "top"].place.face.text
    assert top == "Mortimer: 2 × 8"


def test_cards_of_two_ranks_are_refused_as_no_set(sitting: Sitting) -> None:
    table = sit(sitting, "6 6 9 9 king", "10 10 3", "ace ace", trick=["2: 5 5"])
    sitting.click_spot(own(table, "6"))
    sitting.click_spot(own(table, "king"))
    assert table.speech.told == (tr("zombie_card_game.label.mixed"), "ZP-03")


def test_a_set_that_could_be_as_many_is_refused_for_its_rank(sitting: Sitting) -> None:
    table = sit(sitting, "2 3 9 witch", "10 10 3", "ace ace", trick=["2: 8 8"])
    sitting.click_spot(own(table, "2"))
    assert table.speech.told == (tr("zombie_card_game.why.ZP-10.higher"), "ZP-10")


def test_what_does_not_go_with_the_chosen_cards_is_dimmed(sitting: Sitting) -> None:
    table = sit(sitting, "6 6 9 witch", "10 10 3", "ace ace")

    def dimmed() -> list[int]:
        faces = {key: s.place.face for key, s in table.stage.sprites.items() if key[0] == "hand"}
        return sorted(RANK_OF[key[1]] for key, face in faces.items() if face.spent)

    assert dimmed() == []
    sitting.click_spot(own(table, "6"))
    assert dimmed() == [9]
    sitting.click_spot(own(table, "6"))
    assert dimmed() == []


def test_a_title_of_the_deal_before_is_pale_once_there_are_new_ones(sitting: Sitting) -> None:
    table = sit(sitting, "6 6 9", "", "ace ace", went=[1], deal=3)
    faces = [table.stage.sprites["plate", seat].place.face for seat in range(3)]
    assert [face.old for face in faces] == [True, False, True]
    table = sit(sitting, "6 6 9", "3", "ace ace", deal=3)
    faces = [table.stage.sprites["plate", seat].place.face for seat in range(3)]
    assert not any(face.old for face in faces)


def test_a_preview_says_what_a_play_does(sitting: Sitting) -> None:
    table = sit(sitting, "zombie zombie king", "10 10 3", "ace ace", trick=["2: 8 8"])
    sitting.click_spot(own(table, "zombie"))
    sitting.click_spot(own(table, "zombie", 1))
    sitting.hover_spot(("felt",))
    words = " ".join(text for _, text in table.previewed)
    assert tr("zombie_card_game.preview.trick-ends") in words
    below = max(rect.top for rect, _ in table.previewed) + table.look.px(10)
    assert below <= table.places.top_note.top, "what it answers stays in sight"


@pytest.mark.parametrize("hovered", [False, True])
def test_the_felt_glows_at_its_edge_and_is_not_flooded(sitting: Sitting, hovered: bool) -> None:
    table = sit(sitting, "zombie zombie king", "10 10 3", "ace ace", trick=["2: 8 8"])
    corner = table.places.felt.left + table.places.felt.w // 8, table.places.felt.centery
    before = pygame.Color(sitting.app.window.canvas.get_at(corner))
    sitting.click_spot(own(table, "zombie"))
    sitting.click_spot(own(table, "zombie", 1))
    spot = sitting.spot(("felt",))
    assert spot.state
    if hovered:
        sitting.hover_spot(("felt",))
    sitting.tick(3)
    after = pygame.Color(sitting.app.window.canvas.get_at(corner))
    assert max(abs(after[i] - before[i]) for i in range(3)) < 12


def _exchange(players: int, seat: int) -> Match:
    """Play at random until a seat has to give cards back."""
    for seed in range(200):
        names = ["person:Ada", "bot:random:B", "bot:random:C", "bot:random:D"]
        match = Match(INFO, names[:players], seed=seed)
        rng = Random(seed)
        match.advance()
        while match.outcome is None and match.state.prompt != terms.EXCHANGE:
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
        if match.outcome is None and match.to_act() == seat:
            return match
    raise AssertionError


def test_the_exchange_shows_who_gives_and_takes_two_cards_back(sitting: Sitting) -> None:
    table = sitting.open(_exchange(4, 0))
    assert table.hint_words() == "Choose two cards to give back."
    pairs = [s.place.face for k, s in table.stage.sprites.items() if k[0] == "pair"]
    assert [face.high_title for face in pairs] == ["president", "vice-president"]
    assert pairs[0].active
    assert pairs[0].high == "Ada"
    action = next(a for a in table.choice.actions if isinstance(a, GiveBack))
    before = len(table.match)
    click_action(sitting, table, action)
    assert table.match.lines[before].text == INFO.notation.format(action)


def test_nothing_of_other_hands_is_shown_or_said(sitting: Sitting) -> None:
    table = sit(sitting, "9 9 king", "10 10 3", "ace ace 4", trick=["2: 8"])
    hidden = set(cards_of(table.match.state.hands[1])) | set(cards_of(table.match.state.hands[2]))
    for key, sprite in table.stage.sprites.items():
        card = getattr(sprite.place.face, "card", 0)
        assert card not in hidden, key
    for name in [spot.name for spot in table.spots]:
        thing = table.inspect(name)
        assert thing is None or "Ace" not in thing.title


def test_an_exchange_of_others_is_told_without_its_cards(sitting: Sitting) -> None:
    """Whoever looks on sees backs fly, and the log names no card."""
    table = sitting.open(_exchange(4, 1))
    told = [line.event for line in table.course.log if isinstance(line.event, events.Gave)]
    for event in told:
        assert 0 in (event.seat, event.to) or not any(event.cards)


# -- pictures --------------------------------------------------------------------------


def _canvas(sitting: Sitting, table: Any) -> pygame.Surface:
    sitting.tick(2)
    table.dirty = True
    sitting.app.draw_changes()
    return sitting.app.window.canvas


def _sit_still(folder: Path, language: str, *hands: str, **how: Any) -> tuple[Sitting, Any]:
    sitting = Sitting(folder, language=language, reduced_motion=True)
    set_language(language)
    return sitting, sit(sitting, *hands, **how)


def test_an_answer_looks_as_it_did(tmp_path: Path) -> None:
    sitting, table = _sit_still(
        tmp_path, "en", "3 4 6 7 10 10 jack witch ace mercenary president zombie zombie",
        "3 3 4 5 8 8 king", "ace ace 4 zombie 2 2", "5 6 jack", controllers=FOUR,
        trick=["2: 5 5", "3: 9 9"], passed=[1], presidencies=[1, 2, 0, 1],
    )  # fmt: skip
    sitting.click_spot(own(table, "10"))
    sitting.click_spot(own(table, "10", 1))
    compare(_canvas(sitting, table), "zombie_card_game_answer")


def test_a_lead_with_six_players_in_french_looks_as_it_did(tmp_path: Path) -> None:
    controllers = (*FOUR, "bot:random:Wilhelmina", "bot:random:Barnaby")
    sitting, table = _sit_still(
        tmp_path, "fr", "2 2 5 8 king king zombie", "3", "4 4", "5 6", "7 7 7", "zombie",
        controllers=controllers, presidencies=[0, 2, 1, 0, 0, 2],
    )  # fmt: skip
    compare(_canvas(sitting, table), "zombie_card_game_lead_fr")


def test_the_exchange_in_spanish_looks_as_it_did(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, language="es", reduced_motion=True)
    set_language("es")
    table = sitting.open(_exchange(4, 0))
    compare(_canvas(sitting, table), "zombie_card_game_exchange_es")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_never_covers_how_many_cards_are_left(
    sittings: Any, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sittings(language=language, size=size, text_size=175)
    set_language(language)
    names = ("person:Ada", *(f"bot:easy:B{n}" for n in range(5)))
    table: Any = sitting.open(Match(GAMES["zombie_card_game"], names, seed=1))
    plate = table.stage.sprites["plate", 1].place
    placed: list[pygame.Rect] = []
    monkeypatch.setattr(card_faces, "draw_lines", lambda *what, **how: placed.append(what[5]))
    for title in terms.TITLES:
        face = plate.face._replace(title=title)
        card_faces._plate(table.look, face, (plate.w, plate.h))
        inner = plate.h - table.look.px(card_faces.SMALL_PAD)
        cards = inner - min(table.look.px(30), (inner - table.look.px(card_faces.SMALL_PAD)) // 3)
        assert any(box.bottom <= cards for box in placed)
        assert not any(box.y < cards < box.bottom for box in placed), title
        placed.clear()
