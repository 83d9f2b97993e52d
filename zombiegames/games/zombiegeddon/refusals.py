"""Every refusal in one list: what ``Wasteland.why_not`` can answer.

The language tables explain each as ``zombiegeddon.why.<rule>.<detail>``.
"""

REASONS = (
    "ZG-01/laid_out",  # the discs lie on the board already
    "ZG-01/not_the_discs",  # a shuffle must hold exactly the discs of the half
    "ZG-01/other_half",  # the discs of the other half are laid out now
    "ZG-01/scatter_first",  # the discs are laid out first
    "ZG-01/walled_in",  # barricades all around a shelter: shuffle again
    "ZG-02/draw_first",  # the seats are drawn first
    "ZG-02/drawn",  # the seats are drawn already
    "ZG-02/not_an_order",  # no order of the seats that could be drawn
    "ZG-03/no_action",  # not something one can do in Zombiegeddon at all
    "ZG-04/must_act",  # both actions must be used while a step or jump is possible
    "ZG-10/adjacent",  # a step leads to a neighbouring cell
    "ZG-10/barricade",  # a barricade stands there
    "ZG-10/empty",  # the cell is empty
    "ZG-10/no_cell",  # no cell was named
    "ZG-10/no_pawn",  # no pawn stands there
    "ZG-10/not_yours",  # the pawn there is another player's
    "ZG-10/stay",  # the pawn stands there already
    "ZG-12/from_manhole",  # only from a manhole one jumps to a manhole
    "ZG-12/to_manhole",  # from a manhole one jumps to manholes only
    "ZG-13/last_action",  # a pawn stands there, and it is the last action
    "ZG-13/must_step",  # first the pawn on another's cell must step on
    "ZG-13/must_stop",  # a pawn stands there, and the second step must stop
    "ZG-13/no_way_on",  # a pawn stands there, and no second step is possible
    "ZG-14/no_weapon",  # an enemy is there, and no weapon is held
    "ZG-14/under_pawn",  # an enemy is there, and the weapon under the pawn does not count
    "ZG-15/no_cell",  # no cell was named
    "ZG-15/no_pawn",  # no pawn stands there to be removed
    "ZG-15/not_yours",  # the pawn there is another player's
    "ZG-41/not_alone",  # only who collects alone can be done
    "ZG-41/say_done",  # who collects alone says done instead of passing
    "ZG-51/over",  # the game is over
)
