"""Matches: playing, records, undo, loading."""

from __future__ import annotations

from random import Random

import pytest

from tests.toy import TOY, Bury, Play, Roll, info_of
from tests.toy import Toy as ToyState
from zombiegames.core.match import BrokenRecord, Match
from zombiegames.core.notation import NotationError
from zombiegames.core.protocol import OVER, IllegalAction, Option
from zombiegames.core.record import TABLE, RecordError, loads, write_line

GAMES = {"toy": TOY}


def started(seed: str = "seed", players: int = 2) -> Match:
    match = Match(TOY, [f"person:P{s}" for s in range(players)], seed=seed)
    match.advance()
    return match


def played_out(seed: str, rng_seed: int = 1) -> Match:
    match, rng = started(seed), Random(rng_seed)
    while match.to_act() != OVER:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match


def test_the_same_seed_gives_the_same_cards_and_dice() -> None:
    assert played_out("a").save() == played_out("a").save()
    assert played_out("a").save() != played_out("b").save()


def test_a_refused_action_changes_nothing_and_names_its_rule() -> None:
    match = started()
    digest = match.state.digest()
    unhashable = Play(1)._replace(kind=["play"])  # type: ignore[arg-type]
    for wrong in (None, "play", Roll(1), Play(99), Bury(-1), ("play", 3), unhashable):
        with pytest.raises(IllegalAction) as refusal:
            match.play(wrong)
        assert refusal.value.reason.startswith("TY-")
    assert match.state.digest() == digest
    assert len(match) == 1


def test_nothing_is_accepted_after_the_end() -> None:
    match = played_out("end")
    last = match.info.notation.parse(match.lines[-1].text)
    with pytest.raises(IllegalAction):
        match.play(last)
    assert match.advance() == []


def test_a_record_is_whole_after_every_appended_line() -> None:
    match = played_out("lines")
    text = match.record.header()
    for number, line in enumerate(match.lines, 1):
        text += write_line(number, line)
        again = Match.load(text, GAMES)
        assert len(again) == number
    assert again.save() == match.save()


def test_a_torn_last_line_is_left_out() -> None:
    match = played_out("torn")
    text = match.save()
    header = len(match.record.header())
    for cut in range(header, len(text)):
        again = Match.load(text[:cut], GAMES)
        assert match.save().startswith(again.save())


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not_ours"),
        ("nonsense", "not_ours"),
        ("\x80\x04K\x01.", "not_ours"),
        ("format = 1", "not_ours"),
        ("format = true", "not_ours"),
        ("a = " + "[" * 100_000, "not_ours"),
        ("format = 99\n[log]\n", "newer"),
        ("format = 0\n[log]\n", "not_ours"),
    ],
)
def test_other_texts_are_refused(text: str, key: str) -> None:
    with pytest.raises(RecordError) as refusal:
        Match.load(text, GAMES)
    assert refusal.value.key == key


def test_a_game_or_rules_version_we_do_not_have_is_refused() -> None:
    text = started().save()
    for changed, key in (
        (text.replace('"toy"', '"chess"'), "unknown_game"),
        (text.replace("rules = 1", "rules = 2"), "newer"),
        (text.replace("rules = 1", "rules = 0"), "other_rules"),
        (text.replace("seats = [", 'seats = ["a", "b", "c", "d", '), "not_ours"),
        (text.replace("[options]", "[options]\ncheating = true"), "not_ours"),
    ):
        assert changed != text
        with pytest.raises(RecordError) as refusal:
            Match.load(changed, GAMES)
        assert refusal.value.key == key


def test_a_gap_in_the_log_is_damage() -> None:
    lines = played_out("gap").save().splitlines(keepends=True)
    gap = [line for line in lines if not line.startswith("3 = ")]
    assert len(gap) == len(lines) - 1
    for damaged in (gap, [*lines, '99d = "0000000000000000"\n'], [*lines, "x = 1\n"]):
        with pytest.raises(RecordError) as refusal:
            loads("".join(damaged))
        assert refusal.value.key == "damaged"


def test_a_broken_step_leaves_the_game_just_before_it() -> None:
    match = played_out("broken")
    lines = match.save().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith("4 = "))
    lines[at] = '4 = "0 play 99"\n'
    with pytest.raises(BrokenRecord) as broken:
        Match.load("".join(lines), GAMES)
    assert broken.value.fields == {"step": 4}
    good = broken.value.match
    assert len(good) == 3
    assert good.lines == match.lines[:3]
    good.advance()
    good.play(good.state.legal_actions()[0])


def test_a_wrong_digest_is_a_broken_step() -> None:
    match = played_out("digest")
    text = match.save()
    number = next(i for i, line in enumerate(match.lines, 1) if line.digest is not None and i > 3)
    line = match.lines[number - 1]
    assert line.digest is not None
    bent = text.replace(f"{line.digest:016x}", f"{line.digest ^ 1:016x}")
    with pytest.raises(BrokenRecord) as broken:
        Match.load(bent, GAMES)
    assert broken.value.fields == {"step": number}
    assert len(broken.value.match) == number - 1


def test_undo_and_redo_give_the_same_dice() -> None:
    match, rng = started("dice"), Random(3)
    positions = [match.state.digest()]
    while match.to_act() != OVER:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
        positions.append(match.state.digest())
    text, length = match.save(), len(match)
    for to in range(length, -1, -1):
        match.rewind(to)
        assert len(match) == to
        match.redo()
        assert match.save() == text
    match.rewind(1)
    assert match.state.digest() == positions[0]
    match.play(match.state.legal_actions()[0])
    assert match.redo() == [], "something else was done"


def test_going_back_over_many_checkpoints() -> None:
    class Long(ToyState):
        def pass_on(self):
            super().pass_on()
            if len(self.pile) > 3:
                self.deck.append(self.pile.pop(0))

    info = info_of(Long)._replace(max_actions=10_000)
    match, rng = Match(info, ["a", "b"], seed="long"), Random(5)
    match.advance()
    digests = [match.state.digest()]
    for _ in range(150):
        match.play(rng.choice([a for a in match.state.legal_actions() if a.kind == "play"]))
        digests.append(match.state.digest())
        match.advance()
    end = match.state.digest()
    for turn in (149, 64, 100, 3, 0):
        to = 1 + 2 * turn
        match.rewind(to)
        assert (
            match.state.digest() == match.__class__.load(match.save(), {"toy": info}).state.digest()
        )
        match.redo()
        assert match.state.digest() == end


def test_strict_undo_stops_at_dice_secrets_and_other_people() -> None:
    match = started("strict")
    assert match.undo_target(0, {0, 1}) is None
    match.play(Play(match.state.hands[0][0]))
    assert match.undo_target(0, {0, 1}) == 1, "before the roll it may be taken back"
    match.advance()
    assert match.undo_target(0, {0, 1}) is None, "the die has rolled"
    assert match.undo_target(0, {0, 1}, casual=True) == 1
    assert match.undo_target(1, {0, 1}, casual=True) is None, "never across a curtain"


def test_casual_undo_reaches_over_computers() -> None:
    match = started("casual")
    match.play(Play(match.state.hands[0][0]))
    match.advance()
    match.play(match.state.legal_actions()[0])
    match.advance()
    assert match.undo_target(0, {0}, casual=True) == 1
    assert match.undo_target(0, {0}) is None


def test_conceding_ends_a_game_of_two_and_can_be_saved() -> None:
    match = started("concede")
    step = match.concede(0)
    assert step.seat == TABLE
    assert match.to_act() == OVER
    outcome = match.outcome
    assert outcome is not None
    assert outcome.returns == (0.0, 1.0)
    assert outcome.reason == "concession"
    with pytest.raises(IllegalAction):
        match.play(match.state.legal_actions()[0])
    with pytest.raises(ValueError, match="conceded"):
        match.concede(1)
    again = Match.load(match.save(), GAMES)
    assert again.outcome == outcome
    again.rewind(1)
    assert again.outcome is None
    assert again.to_act() == 0


def test_three_players_hand_over_instead_of_conceding() -> None:
    match = started("three", players=3)
    with pytest.raises(ValueError, match="conceded"):
        match.concede(1)


def test_a_seat_handed_over_is_written_down() -> None:
    name = 'bot:hard:Wilhelmina "the" O\'Brien 漢字 = [x]'
    match = started("hand")
    match.hand_over(1, name)
    match.play(match.state.legal_actions()[0])
    match.advance()
    again = Match.load(match.save(), GAMES)
    assert again.controllers == ["person:P0", name]
    again.rewind(1)
    assert again.controllers == ["person:P0", "person:P1"]
    again.redo()
    assert again.controllers == ["person:P0", name]


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="not played by 4"):
        Match(TOY, ["a"] * 4)
    with pytest.raises(ValueError, match="unknown option"):
        Match(TOY, ["a"] * 2, options={"hats": True})
    choosy = TOY._replace(options=(Option("hats", (False, True)),))
    assert Match(choosy, ["a"] * 2).options == {"hats": False}
    with pytest.raises(ValueError, match="cannot be"):
        Match(choosy, ["a"] * 2, options={"hats": 1})


@pytest.mark.parametrize(
    "text", ["", "play", "play 1 2", "play x", "play 01", "play -0", "fly 1", "play  1", "PLAY 1"]
)
def test_notation_reads_only_what_it_writes(text: str) -> None:
    with pytest.raises(NotationError):
        TOY.notation.parse(text)
