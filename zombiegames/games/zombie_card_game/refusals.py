"""Every refusal in one list: what ``Republic.why_not`` can answer.

The language tables explain each as ``zombie_card_game.why.<rule>.<detail>``.
"""

REASONS = (
    "ZP-01/deal_first",  # first the cards are shuffled and dealt
    "ZP-01/draw_first",  # first it is drawn who deals
    "ZP-01/drawn",  # it is known who deals
    "ZP-01/no_seat",  # nobody sits there
    "ZP-01/no_shuffle",  # nothing is shuffled before the deal is over
    "ZP-01/not_the_cards",  # a shuffle must hold exactly the 68 cards
    "ZP-02/two_of_clubs",  # the first lead must contain the 2 of clubs
    "ZP-03/four",  # a set has four cards at most
    "ZP-03/no_action",  # not something one can do in this game at all
    "ZP-03/no_card",  # no card was named
    "ZP-03/not_in_hand",  # so many of these cards are not in the hand
    "ZP-04/alone",  # a Queen Witch needs a natural card beside it
    "ZP-04/never_as",  # a Queen Witch never stands for a Mercenary, President or zombie
    "ZP-04/no_queens",  # there are no natural queens beside which a witch could lie
    "ZP-06/four",  # at most four zombies
    "ZP-10/higher",  # not higher than what lies there
    "ZP-10/mercenaries",  # no standard card beats Mercenaries
    "ZP-10/presidents",  # no standard card beats Presidents
    "ZP-10/same_number",  # exactly as many cards as lie there
    "ZP-10/single_zombie",  # a single zombie answers nothing
    "ZP-11/mercenaries",  # Mercenaries never answer Mercenaries
    "ZP-11/more",  # more Mercenaries are needed: one for two standard cards
    "ZP-11/presidents",  # Mercenaries never answer Presidents
    "ZP-12/more",  # two Presidents are needed for three or four Mercenaries
    "ZP-12/presidents",  # Presidents never answer Presidents
    "ZP-13/too_many",  # never more cards than the opening play of the trick
    "ZP-14/mercenaries",  # Mercenaries are beaten by three zombies, not two
    "ZP-14/presidents",  # Presidents are beaten by four zombies only
    "ZP-15/mercenaries",  # more Mercenaries are needed for so big a set
    "ZP-15/presidents",  # two Presidents are needed for so big a set
    "ZP-20/must_lead",  # who leads cannot pass
    "ZP-31/first",  # first give cards back
    "ZP-31/no_exchange",  # nothing is given back now
    "ZP-31/not_in_hand",  # these cards are not in the hand
    "ZP-31/one_card",  # the Vice President gives back one card
    "ZP-31/order",  # the cards are named in rising order
    "ZP-31/two_cards",  # the President gives back two cards
    "ZP-34/over",  # the game is over: somebody has been President three times
)
"""Every ``rule/detail`` there is; the remark says what the sentence has to tell."""
