"""Every action that can be offered, built once, so that offering one costs a look-up.

They are found by what they name: a kind, a square, an edge (square, to), an aim (square, at). Nets
and flames, which are many, are built where they are listed (``choices``).
"""

from __future__ import annotations

from zombiegames.games.zombiaki import actions, board, cards

DECLINE, STOP, ADVANCE = actions.Decline(), actions.Stop(), actions.Advance()
CLICK, END_TURN = actions.Click(), actions.EndTurn()

_EDGES = tuple((s, to) for s in board.GRID.squares for to in board.BESIDE[s])

DISCARD = tuple(actions.Discard(kind) for kind in range(len(cards.KINDS)))
PLAY_AT = {
    kind: tuple(actions.PlayAt(kind, s) for s in board.GRID.squares) for kind in cards.AT_KINDS
}
PLAY = {kind: [actions.Play(kind)] for kind in cards.FREE_KINDS}
PLAY_ALONG = {
    kind: [actions.PlayAlong(kind, lane) for lane in range(board.GRID.lanes)]
    for kind in cards.LANE_KINDS
}
PLAY_MOVE = {kind: {e: actions.PlayMove(kind, *e) for e in _EDGES} for kind in cards.MOVE_KINDS}
PLAY_AGAINST = {
    kind: tuple(actions.PlayAgainst(kind, victim) for victim in range(len(cards.KINDS)))
    for kind in cards.HAND_KINDS
}
SHOOT = {
    kind: {
        (s, at): actions.Shoot(kind, s, at) for s in board.GRID.squares for at in actions.TARGETS
    }
    for kind in cards.SHOT_KINDS
}
BULLET = {(s, at): actions.Bullet(s, at) for s in board.GRID.squares for at in actions.TARGETS}
HOLD_BACK = tuple(actions.HoldBack(s) for s in board.GRID.squares)
STEP = {e: actions.Step(*e) for e in _EDGES}
ORDER = {e: actions.Order(*e) for e in _EDGES} | {
    (s, board.OFF_STREET): actions.Order(s, board.OFF_STREET)
    for s in board.GRID.squares
    if board.FORWARD[s] < 0
}
POUR = tuple(actions.Pour(s) for s in board.GRID.squares)
SHRAPNEL = tuple(actions.Shrapnel(s) for s in board.GRID.squares)
SHRAPNEL_AT = tuple([SHRAPNEL[to] for to in board.BESIDE[s]] for s in board.GRID.squares)
"""By square of the mine."""
