"""Every rule of every game has a test that names it."""

from __future__ import annotations

from scripts.rules_coverage import Mark, all_marks, faults, marks_in, pages
from zombiegames.games import GAMES


def test_every_rule_has_a_test() -> None:
    assert faults(pages(), all_marks()) == []


def test_every_game_has_a_page_of_rules_in_its_own_numbers() -> None:
    rules = pages()
    assert set(rules) == set(GAMES)
    for game, ids in rules.items():
        assert all(rule.startswith(f"{GAMES[game].prefix}-") for rule in ids)
        assert len(ids) >= 20


def test_a_rule_without_a_test_and_marks_gone_wrong_are_seen() -> None:
    source = (
        "@pytest.mark.rule('ZK-01', 'ZK-02')\ndef test_a(): ...\n"
        "pytest.param(1, marks=pytest.mark.rule('ZK-03'))\n"
    )
    marks = marks_in(source, "t.py")
    assert [mark.ids for mark in marks] == [("ZK-01", "ZK-02"), ("ZK-03",)]
    rules = {"zombiaki": ["ZK-01", "ZK-02", "ZK-03", "ZK-04"]}
    assert faults(rules, marks) == ["zombiaki: ZK-04 has no test"]
    marks += [Mark("t.py:9", ("ZK-04", "ZK-01", "ZK-02", "ZK-03")), Mark("t.py:10", ("ZK-99",))]
    assert faults(rules, [*marks, Mark("t.py:11", ())]) == [
        "t.py:9 names 4 rules",
        "t.py:10: there is no ZK-99",
        "t.py:11 names 0 rules",
    ]
