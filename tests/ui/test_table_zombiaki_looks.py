"""What the table of Zombiaki shows: one person on the card and on the street."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.zombiaki.position import position
from tests.ui.test_table_zombiaki import S, choose
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.tables.zombiaki import faces

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

ZOMBIES = ("zombie-2", "zombie-3", "zombie-4", "zombie-5")


def inks(art: str) -> set[str]:
    """List the inks of a drawing."""
    path = asset_root() / "img" / f"{art}.svg"
    return set(re.findall(r"#[0-9A-F]{6}", path.read_text(encoding="utf-8")))


def foreign_clothes(table: Any) -> dict[str, list[str]]:
    """List by figure on the street the inks of its clothes that its card does not know."""
    common = set.intersection(*(inks(f"zombiaki/tokens/{kind}") for kind in ZOMBIES))
    found = {}
    for key, sprite in table.stage.sprites.items():
        if key[0] == "figure":
            art = faces.token_art(sprite.place.face.figure)
            card = faces.card_face(key[1]).art
            found[f"{card}, {key[1]}"] = sorted(inks(art) - common - inks(card))
    return found


def all_on_the_street(sitting: Sitting) -> Any:
    squares = iter(S)
    texts = {next(squares): f"zombie {n}" for n, copies in ((2, 4), (3, 4), (4, 2), (5, 1))
             for _ in range(copies)}  # fmt: skip
    return sitting.position(position(turn="zombies", hand_zombies="hunger", **texts))


def test_who_is_on_the_card_walks_out_of_it(sitting: Sitting) -> None:
    clothes = foreign_clothes(all_on_the_street(sitting))
    assert len(clothes) == 11
    assert not any(clothes.values())


def test_another_person_on_the_street_is_seen(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mixed_up(figure: int) -> str:
        return f"zombiaki/tokens/{ZOMBIES[figure % 4]}"

    monkeypatch.setattr(faces, "token_art", mixed_up)
    assert sum(map(bool, foreign_clothes(all_on_the_street(sitting)).values())) > 5


@pytest.mark.parametrize("kind", [*ZOMBIES, "dog"])
def test_a_card_that_is_played_shows_its_figure_on_the_street(sitting: Sitting, kind: str) -> None:
    table: Any = sitting.position(position(turn="zombies", hand_zombies=f"{kind} terror"))
    choose(sitting, kind, "A1")
    sitting.settle()
    figure = table.view.figures[S["A1"]]
    assert faces.token_art(figure) == f"zombiaki/tokens/{kind}"
    assert faces.card_face(figure).art == f"zombiaki/cards/{kind}"
