"""Every refusal in one list: what ``Menagerie.why_not`` can answer.

The language tables explain each as ``zombanimaux.why.<rule>.<detail>``.
"""

REASONS = (
    "ZA-01/first",  # first choose which of the three dealt cards goes to the graveyard
    "ZA-01/not_dealt",  # only one of the three cards just dealt
    "ZA-01/not_the_cards",  # a shuffle must hold exactly the cards of the box
    "ZA-01/shuffle_first",  # the cards are shuffled first
    "ZA-03/first",  # first it is drawn who starts
    "ZA-03/not_fewest",  # somebody else has fewer brains
    "ZA-03/started",  # it is known who starts
    "ZA-10/higher",  # not higher than the top of the horde
    "ZA-10/no_action",  # not something one can do in Zomb'Animaux at all
    "ZA-10/not_in_hand",  # that card is not in the hand
    "ZA-11/copies",  # one stays on the horde: not so many copies are held
    "ZA-11/opponents",  # extras go to opponents only
    "ZA-11/order",  # opponents are named in the order of their seats
    "ZA-12/begun",  # the refill has begun and must be completed
    "ZA-12/compulsory",  # the refill is compulsory
    "ZA-12/first",  # first refill the hand to three
    "ZA-12/not_in_graveyard",  # that card is not in the own graveyard
    "ZA-12/play_first",  # the refill comes after the play
    "ZA-13/first",  # first choose which of the two drawn cards goes to the graveyard
    "ZA-13/not_drawn",  # only one of the two cards just drawn
    "ZA-13/nothing_drawn",  # no card was drawn that could be buried
    "ZA-14/must_play",  # on an empty horde one must play what one has
    "ZA-15/first",  # first the discard is shuffled
    "ZA-15/no_shuffle",  # no pile is to be shuffled
    "ZA-15/not_the_discard",  # a shuffle must hold exactly the cards of the discard
    "ZA-21/below",  # on the spider only cards below it
    "ZA-22/higher",  # the mouse too must be higher than the top of the horde
    "ZA-22/refill",  # after a mouse the refill cannot be forgotten
    "ZA-30/first",  # first the die is rolled
    "ZA-30/no_face",  # the die has no such face
    "ZA-30/no_roll",  # no die is to be rolled
    "ZA-32/first",  # first give a card away, as the die says
    "ZA-32/no_give",  # only the die lets one give a single card
    "ZA-32/not_in_hand",  # that card is not in the hand
    "ZA-32/opponents",  # to an opponent only
    "ZA-33/empty",  # an empty graveyard cannot be swapped for
    "ZA-33/first",  # first swap, as the die says
    "ZA-33/no_swap",  # only the die lets one swap
    "ZA-33/opponents",  # with an opponent only
    "ZA-34/first",  # first steal, as the die says
    "ZA-34/no_steal",  # only the die lets one steal
    "ZA-34/opponents",  # from an opponent only
    "ZA-43/over",  # the game is over: somebody has no brain left
    "ZA-44/over",  # the game is over: it lasted a thousand turns
)
"""Every ``rule/detail`` there is; the remark says what the sentence has to tell."""
