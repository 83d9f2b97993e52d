"""The lessons and night problems that come with the program."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from zombiegames.learn.lesson import read_plan
from zombiegames.learn.problem import load_problem

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from zombiegames.learn.lesson import Plan
    from zombiegames.learn.problem import Problem


def plan_of(assets: Path, game: str) -> Plan:
    """Read the lesson of a game; ``assets``: the folder of all that comes with the program."""
    return read_plan((assets / "lessons" / f"{game}.toml").read_text(encoding="utf-8"))


@cache
def problems_of(assets: Path, game: str) -> tuple[Problem, ...]:
    """Read the problems of a game, in their order."""
    files = sorted((assets / "problems" / game).glob("*.toml"))
    return tuple(load_problem(file.read_text(encoding="utf-8")) for file in files)


def problem_of(assets: Path, day: date) -> Problem:
    """Read the problem of a night: one of all games', none twice before all had their turn."""
    there = sorted((assets / "problems").glob("*/*.toml"))
    Random("nights").shuffle(there)
    return load_problem(there[day.toordinal() % len(there)].read_text(encoding="utf-8"))
