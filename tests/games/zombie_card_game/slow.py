"""The combinations and what beats what once more, slow and straight from the rules page.

Nothing here is shared with the game but the names of the cards. A play is (name of the rank,
naturals, witches); the comparison table stands as it is printed on the page.
"""

from __future__ import annotations

from functools import cache

ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "witch", "king", "ace")
"""Standard ranks, lowest first; witches alone stand where the queens would."""

PAGE = """
1 | single zombie | any single | 1   | 1   | 2-4
1 | standard 1    | higher     | 1   | 1   | 2-4
1 | mercenary 1   | -          | -   | 1   | 3-4
2 | standard 2    | higher     | 1-2 | 1-2 | 2-4
2 | mercenary 1   | -          | -   | 1-2 | 3-4
2 | mercenary 2   | -          | -   | 1-2 | 3-4
3 | standard 3    | higher     | 2-3 | 1-3 | 2-4
3 | mercenary 2   | -          | -   | 1-3 | 3-4
3 | mercenary 3   | -          | -   | 2-3 | 3-4
4 | standard 4    | higher     | 2-4 | 1-4 | 2-4
4 | mercenary 2   | -          | -   | 1-4 | 3-4
4 | mercenary 3   | -          | -   | 2-4 | 3-4
4 | mercenary 4   | -          | -   | 2-4 | 3-4
1 | president 1   | -          | -   | -   | 4
2 | president 1   | -          | -   | -   | 4
2 | president 2   | -          | -   | -   | 4
3 | president 1   | -          | -   | -   | 4
3 | president 2   | -          | -   | -   | 4
3 | president 3   | -          | -   | -   | 4
4 | president 1   | -          | -   | -   | 4
4 | president 2   | -          | -   | -   | 4
4 | president 3   | -          | -   | -   | 4
4 | president 4   | -          | -   | -   | 4
"""

PAGE_OF_BIG_SETS = """
5 | standard 5    | higher     | 3-4 | 2-4 | 2-4
6 | standard 6    | higher     | 3-4 | 2-4 | 2-4
7 | standard 7    | higher     | 4   | 2-4 | 2-4
8 | standard 8    | higher     | 4   | 2-4 | 2-4
5 | mercenary 3   | -          | -   | 2-4 | 3-4
5 | mercenary 4   | -          | -   | 2-4 | 3-4
6 | mercenary 3   | -          | -   | 2-4 | 3-4
6 | mercenary 4   | -          | -   | 2-4 | 3-4
7 | mercenary 4   | -          | -   | 2-4 | 3-4
8 | mercenary 4   | -          | -   | 2-4 | 3-4
5 | president 2   | -          | -   | -   | 4
8 | president 4   | -          | -   | -   | 4
"""

Row = dict[str, tuple[int, ...]]


def _numbers(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    first, _, last = text.partition("-")
    return tuple(range(int(first), int(last or first) + 1))


def _rows(page: str) -> dict[tuple[int, str, int], Row]:
    rows = {}
    for line in page.strip().splitlines():
        opening, top, _, mercenaries, presidents, zombies = (c.strip() for c in line.split("|"))
        sort, size = ("zombie", 1) if top == "single zombie" else top.split()
        rows[int(opening), sort, int(size)] = {
            "mercenary": _numbers(mercenaries),
            "president": _numbers(presidents),
            "zombie": _numbers(zombies),
        }
    return rows


ROWS = _rows(PAGE)
BIG_ROWS = _rows(PAGE_OF_BIG_SETS)

Play = tuple[str, int, int]


def sort_of(rank: str) -> str:
    return "standard" if rank in ORDER else rank


def sets(hand: dict[str, int], *, witch_alone: bool, big_sets: bool) -> list[Play]:
    """List every combination of a hand (ZP-03, ZP-04, ZP-06, ZP-15), ``hand`` by name."""
    found = []
    for rank, held in hand.items():
        for naturals in range(1, held + 1):
            if rank == "witch":
                if witch_alone:
                    found.append(("witch", 0, naturals))
                continue
            for witches in range(hand.get("witch", 0) + 1):
                if witches and rank not in ORDER:
                    continue  # never as Mercenary, President or zombie
                if naturals + witches <= (8 if big_sets and rank in ORDER else 4):
                    found.append((rank, naturals, witches))
    return found


@cache
def answers(play: Play, opening: int, rank: str, size: int, *, absolute: bool) -> bool:
    """Tell whether a combination beats a top of so many cards of a rank."""
    row = {**ROWS, **BIG_ROWS}[opening, sort_of(rank), size]
    mine, naturals, witches = play
    number = naturals + witches
    if mine not in ORDER:
        if absolute and mine == "president" and rank == "mercenary":
            return 1 <= number <= opening
        return number in row[mine]
    if rank == "zombie":
        return number == 1
    if rank not in ORDER:
        return False
    return number == size and ORDER.index(mine) > ORDER.index(rank)


def tops(*, witch_alone: bool, big_sets: bool) -> list[tuple[int, str, int]]:
    """List every top there can be, as opening, rank and size."""
    found = []
    for opening, sort, size in [*ROWS, *(BIG_ROWS if big_sets else ())]:
        if sort != "standard":
            found.append((opening, sort, size))
            continue
        for rank in ORDER:
            # A pair of witches alone is at most four.
            if rank != "witch" or (witch_alone and size <= 4):
                found.append((opening, rank, size))
    return found
