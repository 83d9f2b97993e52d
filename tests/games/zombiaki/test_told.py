"""What is told of each kind of happening, word by word: screens and logs follow it (ZK-63)."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street
from zombiegames.games.zombiaki.events import CAUSES, DISCARDS, EFFECTS, HINDRANCES, MOVES

STORIES = [
    (
        "zombies",
        {"zombies": "zombie-3"},
        ["play-at zombie-3 B1"],
        [
            "card-played zombies zombie-3 B1 - -",
            "placed zombie-3 B1 3",
        ],
    ),
    (
        "zombies",
        {"zombies": "shield", "B2": "zombie-3"},
        ["play-at shield B2"],
        [
            "card-played zombies shield B2 - -",
            "attached shield zombie-3 B2 3",
        ],
    ),
    (
        "zombies",
        {"zombies": "boss", "B2": "zombie-3"},
        ["play-at boss B2"],
        [
            "card-played zombies boss B2 - -",
            "attached boss zombie-3 B2 3",
        ],
    ),
    (
        "zombies",
        {"zombies": "claws", "B2": "zombie-3"},
        ["play-at claws B2"],
        [
            "card-played zombies claws B2 - -",
            "attached claws zombie-3 B2 4",
        ],
    ),
    (
        "zombies",
        {"zombies": "terror"},
        ["play terror"],
        [
            "card-played zombies terror . - -",
            "effect-began terror -",
            "card-discarded zombies terror used",
        ],
    ),
    (
        "zombies",
        {"zombies": "meat", "humans": "mine"},
        ["play-against meat mine"],
        [
            "card-played zombies meat . - mine",
            "card-discarded humans mine forced",
            "card-discarded zombies meat used",
        ],
    ),
    (
        "zombies",
        {"zombies": "hunger", "B2": "zombie-2", "B3": "pit-2"},
        ["play-at hunger B2"],
        [
            "card-played zombies hunger B2 - -",
            "moved zombie-2 B2 B3 hunger",
            "died zombie-2 B3 pit",
            "card-discarded zombies zombie-2 dead",
            "pit-filled pit-2 B3 zombie-2",
            "card-discarded humans pit-2 lost",
            "card-discarded zombies hunger used",
        ],
    ),
    (
        "zombies",
        {"zombies": "mass", "B2": "zombie-2 shield", "B3": "zombie-3 shield"},
        ["play-move mass B2 B3"],
        [
            "card-played zombies mass B2,B3 - -",
            "merged zombie-2 zombie-3 B2 B3 5",
            "shield-lost zombie-3 shield B3 mass",
            "card-discarded zombies shield lost",
            "card-discarded zombies mass used",
        ],
    ),
    (
        "zombies",
        {"zombies": "change", "B2": "zombie-2", "B3": "zombie-3"},
        ["play-move change B2 B3"],
        [
            "card-played zombies change B2,B3 - -",
            "swapped zombie-2 zombie-3 B2 B3",
            "card-discarded zombies change used",
        ],
    ),
    (
        "zombies",
        {"zombies": "bite", "B2": "zombie-2 shield"},
        ["play-move bite B2 C2"],
        [
            "card-played zombies bite B2,C2 - -",
            "bitten shield zombie-2 B2 C2",
            "card-discarded zombies bite used",
        ],
    ),
    (
        "zombies",
        {"zombies": "pickaxe", "B2": "wall-5"},
        ["play-at pickaxe B2"],
        [
            "card-played zombies pickaxe B2 - -",
            "destroyed wall-5 B2 pickaxe",
            "card-discarded humans wall-5 destroyed",
            "card-discarded zombies pickaxe used",
        ],
    ),
    (
        "zombies",
        {"B2": "zombie-2", "A1": "zombie-3 boss"},
        ["order B2 B3"],
        [
            "order-given zombie-3 zombie-2 2",
            "moved zombie-2 B2 B3 order",
        ],
    ),
    (
        "zombies",
        {"A5": "zombie-2", "A1": "zombie-3 boss"},
        ["order A5 -"],
        [
            "order-given zombie-3 zombie-2 2",
            "escaped zombie-2 A5",
        ],
    ),
    (
        "humans",
        {"humans": "shot-1", "B3": "zombie-3"},
        ["shoot shot-1 B3 figure"],
        [
            "card-played humans shot-1 B3 - -",
            "bullet-fired shot-1 B3 figure 0",
            "wounded zombie-3 B3 shot 1 2",
            "moved zombie-3 B3 B2 push-back",
            "card-discarded humans shot-1 used",
        ],
    ),
    (
        "humans",
        {"humans": "shot-1", "B3": "zombie-3", "B2": "dog"},
        ["shoot shot-1 B3 figure"],
        [
            "card-played humans shot-1 B3 - -",
            "bullet-fired shot-1 B3 figure 0",
            "wounded zombie-3 B3 shot 1 2",
            "stayed zombie-3 B3 push-back figure",
            "card-discarded humans shot-1 used",
        ],
    ),
    (
        "humans",
        {"humans": "shot-2", "B3": "zombie-2 shield"},
        ["shoot shot-2 B3 figure"],
        [
            "card-played humans shot-2 B3 - -",
            "bullet-fired shot-2 B3 figure 0",
            "shield-lost zombie-2 shield B3 shot",
            "card-discarded zombies shield lost",
            "card-discarded humans shot-2 used",
        ],
    ),
    (
        "humans",
        {"humans": "shot-2", "zombies": "click", "B3": "zombie-2"},
        ["shoot shot-2 B3 figure", "click"],
        [
            "card-played humans shot-2 B3 - -",
            "card-played zombies click . - -",
            "shot-cancelled shot-2 click",
            "card-discarded zombies click used",
            "card-discarded humans shot-2 cancelled",
        ],
    ),
    (
        "humans",
        {"humans": "burst-2", "B3": "dog", "B2": "zombie-2"},
        ["shoot burst-2 B3 figure"],
        [
            "card-played humans burst-2 B3 - -",
            "bullet-fired burst-2 B3 figure 1",
            "wounded dog B3 burst 1 0",
            "died dog B3 burst",
            "card-discarded zombies dog dead",
            "bullet-fired burst-2 B2 figure 0",
            "wounded zombie-2 B2 burst 1 1",
            "moved zombie-2 B2 B1 push-back",
            "card-discarded humans burst-2 used",
        ],
    ),
    (
        "humans",
        {"humans": "sniper", "B3": "car", "A4": "zombie-2"},
        ["shoot sniper B3 car"],
        [
            "card-played humans sniper B3 - -",
            "bullet-fired sniper B3 car 0",
            "exploded car B3",
            "wounded zombie-2 A4 car 1 1",
            "card-discarded humans car used",
            "card-discarded humans sniper used",
        ],
    ),
    (
        "humans",
        {"humans": "napalm", "B3": "zombie-2:1"},
        ["play-at napalm B3"],
        [
            "card-played humans napalm B3 - -",
            "placed napalm B3 1",
            "effect-began napalm B3",
            "wounded zombie-2 B3 napalm 1 0",
            "died zombie-2 B3 napalm",
            "card-discarded zombies zombie-2 dead",
        ],
    ),
    (
        "humans",
        {"humans": "voltage", "B3": "zombie-2"},
        ["play-along voltage B"],
        [
            "card-played humans voltage . 1 -",
            "lane-struck voltage 1",
            "wounded zombie-2 B3 voltage 1 1",
            "card-discarded humans voltage used",
        ],
    ),
    (
        "humans",
        {"humans": "street-fire", "A3": "mine", "A4": "zombie-3"},
        ["play-along street-fire A", "shrapnel A4"],
        [
            "card-played humans street-fire . 0 -",
            "lane-struck street-fire 0",
            "wounded zombie-3 A4 street-fire 1 2",
            "exploded mine A3",
            "shrapnel-flew A3 A4",
            "wounded zombie-3 A4 shrapnel 1 1",
            "card-discarded humans mine used",
            "card-discarded humans street-fire used",
        ],
    ),
    (
        "humans",
        {"humans": "petrol", "A3": "zombie-2"},
        ["play-at petrol A3", "stop"],
        [
            "card-played humans petrol A3 - -",
            "poured A3 3",
            "wounded zombie-2 A3 petrol 1 1",
            "card-discarded humans petrol used",
        ],
    ),
    (
        "humans",
        {"humans": "flamethrower", "A3": "zombie-2", "B3": "zombie-3"},
        ["flame 2,1,0"],
        [
            "card-played humans flamethrower . - -",
            "flames-shot flamethrower 2 (2, 1, 0)",
            "wounded zombie-2 A3 flamethrower 2 0",
            "died zombie-2 A3 flamethrower",
            "card-discarded zombies zombie-2 dead",
            "wounded zombie-3 B3 flamethrower 1 2",
            "card-discarded humans flamethrower used",
        ],
    ),
    (
        "humans",
        {"humans": "grenade", "A3": "zombie-2 boss wall-5", "B3": "zombie-3"},
        ["play-at grenade A3"],
        [
            "card-played humans grenade A3 - -",
            "grenade-thrown grenade A3",
            "died zombie-2 A3 grenade",
            "card-discarded zombies boss dead",
            "card-discarded zombies zombie-2 dead",
            "destroyed wall-5 A3 grenade",
            "card-discarded humans wall-5 destroyed",
            "card-discarded humans grenade used",
            "boss-fell",
            "moved zombie-3 B3 B2 boss-fell",
        ],
    ),
    (
        "humans",
        {"humans": "net", "A3": "zombie-2", "B3": "zombie-3"},
        ["throw-net A3,B3"],
        [
            "card-played humans net A3,B3 - -",
            "netted net A3,B3",
        ],
    ),
    (
        "humans",
        {"humans": "freeze"},
        ["play freeze"],
        [
            "card-played humans freeze . - -",
            "effect-began freeze -",
            "card-discarded humans freeze used",
        ],
    ),
    (
        "humans",
        {"humans": "barrier"},
        ["play-at barrier C1"],
        [
            "card-played humans barrier C1 - -",
            "placed barrier C1 0",
            "effect-began barrier C1",
        ],
    ),
    (
        "humans",
        {"humans": "searchlight", "B1": "dog", "B3": "zombie-2"},
        ["play-along searchlight B"],
        [
            "card-played humans searchlight . 1 -",
            "lane-struck searchlight 1",
            "stayed dog B1 searchlight edge",
            "moved zombie-2 B3 B2 searchlight",
            "card-discarded humans searchlight used",
        ],
    ),
    (
        "humans",
        {"humans": "blood", "B1": "dog"},
        ["play-move blood B1 A1"],
        [
            "card-played humans blood B1,A1 - -",
            "moved dog B1 A1 blood",
            "card-discarded humans blood used",
        ],
    ),
    (
        "humans",
        {"zombies": "not-so-fast", "B1": "zombie-2", "C5": "dog"},
        ["end-turn", "hold-back B1", "advance"],
        [
            "turn-ended humans 5",
            "turn-began zombies 6",
            "card-played zombies not-so-fast B1 - -",
            "held-back zombie-2 B1",
            "card-discarded zombies not-so-fast used",
            "stayed zombie-2 B1 advance held",
            "card-drawn zombies zombie-2 36",
            "card-drawn zombies zombie-2 35",
            "card-drawn zombies zombie-2 34",
            "card-drawn zombies zombie-2 33",
        ],
    ),
    (
        "zombies",
        {"B4": "barrel", "B3": "pit-1", "human_deck": ""},
        ["end-turn"],
        [
            "turn-ended zombies 5",
            "turn-began humans 5",
            "barrel-rolled barrel B4 B3",
            "barrel-broke barrel B3 pit",
            "card-discarded humans barrel lost",
            "pit-filled pit-1 B3 barrel",
            "card-discarded humans pit-1 lost",
        ],
    ),
    (
        "zombies",
        {"B4": "barrel", "B3": "zombie-3", "human_deck": ""},
        ["end-turn"],
        [
            "turn-ended zombies 5",
            "turn-began humans 5",
            "barrel-rolled barrel B4 B3",
            "died zombie-3 B3 barrel",
            "card-discarded zombies zombie-3 dead",
            "barrel-broke barrel B3 figure",
            "card-discarded humans barrel lost",
        ],
    ),
    (
        "zombies",
        {
            "B1": "barrel",
            "human_deck": "",
            "A1": "barrier",
            "C3": "napalm",
            "C1": "zombie-2 netted",
        },
        ["end-turn"],
        [
            "turn-ended zombies 5",
            "turn-began humans 5",
            "effect-ended barrier A1",
            "card-discarded humans barrier expired",
            "effect-ended napalm C3",
            "card-discarded humans napalm expired",
            "effect-ended net -",
            "card-discarded humans net expired",
            "barrel-rolled barrel B1 -",
            "card-discarded humans barrel lost",
        ],
    ),
    (
        "humans",
        {"zombie_deck": "dawn"},
        ["end-turn"],
        [
            "turn-ended humans 5",
            "turn-began zombies 6",
            "card-drawn zombies dawn 0",
            "dawned dawn",
        ],
    ),
]

TITLES = [actions[-1] for _, _, actions, _ in STORIES]


@pytest.mark.rule("ZK-63")
@pytest.mark.parametrize(("turn", "words", "actions", "told"), STORIES, ids=TITLES)
def test_everything_is_told_in_the_order_it_happens(turn, words, actions, told):
    t = street(turn, **words)
    t.do(*actions)
    assert t.story() == told


@pytest.mark.parametrize(("turn", "words", "actions", "told"), STORIES, ids=TITLES)
def test_causes_moves_and_effects_are_named_as_promised(turn, words, actions, told):
    t = street(turn, **words)
    t.do(*actions)
    known = {
        "wounded": ("by", CAUSES),
        "died": ("by", CAUSES),
        "shield-lost": ("by", CAUSES),
        "destroyed": ("by", CAUSES),
        "moved": ("why", MOVES),
        "stayed": ("hindrance", HINDRANCES),
        "effect-began": ("effect", EFFECTS),
        "effect-ended": ("effect", EFFECTS),
        "card-discarded": ("why", DISCARDS),
    }
    for event in t.events:
        if event.kind in known:
            field, words_allowed = known[event.kind]
            assert getattr(event, field) in words_allowed
