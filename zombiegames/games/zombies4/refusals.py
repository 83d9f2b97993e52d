"""Every refusal in one list: what ``Woods.why_not`` can answer.

The language tables explain each as ``zombies4.why.<rule>.<detail>``.
"""

REASONS = (
    "ZF-02/begin_first",  # chance chooses who begins first
    "ZF-02/begun",  # the game has begun; nobody is chosen any more
    "ZF-02/cabin",  # the Cabin may not lie there (20 tiles: it is always in the stack; back half)
    "ZF-02/no_player",  # no such player
    "ZF-02/no_shuffle",  # the tiles are shuffled only before the game
    "ZF-02/not_the_tiles",  # a shuffle must hold all tiles but the Bridge, each once
    "ZF-02/shuffle_first",  # the tiles are shuffled first
    "ZF-03/over",  # the game is over: somebody has won
    "ZF-05/die_first",  # a die is being rolled
    "ZF-05/no_action",  # not something one can do in this game at all
    "ZF-05/no_die",  # no die is to be rolled
    "ZF-05/no_dogs_now",  # dogs are moved in step 7 only
    "ZF-05/no_face",  # a die shows 1 to 6
    "ZF-05/no_roll",  # nothing is to be rolled now
    "ZF-05/no_tile",  # there is no tile to place
    "ZF-05/not_at_end",  # cards are discarded, and the turn ended, in step 8
    "ZF-05/not_in_hand",  # that card is not in the hand
    "ZF-05/not_moving",  # pawns walk in step 6
    "ZF-05/roll_first",  # first roll for the movement
    "ZF-07/over",  # the game is over after a hundred rounds
    "ZF-10/apart",  # not beside a tile of the map
    "ZF-10/bridge",  # nothing but the first tile may touch the Bridge, and that at its far end
    "ZF-10/no_turn",  # no such quarter turn
    "ZF-10/no_way",  # turned so, no open square meets an open square of the map
    "ZF-10/place_first",  # first place the tile
    "ZF-10/taken",  # a tile lies there
    "ZF-12/hearts_first",  # first the hearts
    "ZF-12/inside",  # tokens lie inside the building, in the cave, or on a square of the location
    "ZF-12/no_bullet",  # no bullet is left to put
    "ZF-12/no_heart",  # no heart is left to put
    "ZF-12/no_square",  # no square was named
    "ZF-12/nothing_to_put",  # there is nothing to put on the map
    "ZF-12/one_token",  # a token lies there
    "ZF-12/other_tile",  # it belongs on another tile
    "ZF-12/put_first",  # first put what comes with the tile or card
    "ZF-12/tokens_first",  # first the hearts and bullets
    "ZF-12/two_dogs",  # two dogs are on that square
    "ZF-12/unusable",  # water and banks are never usable
    "ZF-21/fight_first",  # a fight is open: roll; nothing but a card gets out of it
    "ZF-21/no_bullets",  # not enough bullets for what the roll lacks
    "ZF-21/no_fight",  # no roll of a fight has failed
    "ZF-21/wound_first",  # first spend bullets or lose half a heart
    "ZF-31/off_map",  # that player's pawn is off the map
    "ZF-32/off_map",  # the own pawn is off the map, and this needs a place
    "ZF-40/adjacent",  # not a neighbouring square
    "ZF-40/diagonal",  # no diagonals
    "ZF-40/no_square",  # no square was named
    "ZF-40/no_steps",  # no steps are left
    "ZF-40/not_placed",  # that square is not on the map
    "ZF-40/unusable",  # water and banks are never entered
    "ZF-40/wall",  # a wall is between; buildings have doors
    "ZF-41/full_way",  # the way there leads over a square with two dogs
    "ZF-41/moved",  # the dogs there have moved already
    "ZF-41/no_dog",  # no dog stands there
    "ZF-41/no_square",  # no square was named
    "ZF-41/pick_first",  # first choose the next dog to move
    "ZF-41/roll_first",  # first roll for the dogs
    "ZF-41/run_first",  # first say where the dog runs
    "ZF-41/shut_in",  # that dog cannot move
    "ZF-41/stays",  # a moved dog ends on another square
    "ZF-41/too_far",  # dogs move one or two squares, through doors only
    "ZF-41/two_dogs",  # two dogs are on that square
    "ZF-50/no_card",  # no card was named
    "ZF-50/not_in_hand",  # that card is not in the hand
    "ZF-50/one_card",  # one card a round, and it has been played
    "ZF-51/no_use",  # this card does its work without being discarded
    "ZF-51/not_in_play",  # that card is not in play before this player
    "ZF-51/one_page",  # one page a round may be discarded, and one has been
    "ZF-51/own_turn",  # pages are laid down in the own turn only
    "ZF-52/no_shuffle",  # no cards are to be shuffled
    "ZF-52/not_the_cards",  # a shuffle must hold exactly the cards of the pile
    "ZF-52/shuffle_first",  # the cards are shuffled first
    "ZF-52/title",  # one copy of a title in front of a player
    "ZF-54/answer",  # first answer: cancel the card or not
    "ZF-54/no_card",  # only right after a card was played
    "ZF-55/no_window",  # nothing was asked that could be declined
    "ZF-55/secret",  # somebody else is thinking
    "ZF-55/window",  # this is a window: play a card, use one, or decline
    "ZF-56/no_player",  # no such player
    "ZF-56/other_target",  # this card is aimed at something else
    "ZF-56/unusable",  # nobody can stand there
    "ZF-56/yourself",  # not on oneself
    "ZF-60/dogs",  # a dog stands inside the Cabin
    "ZF-60/not_inside",  # the spell is cast inside the Cabin
    "ZF-60/not_now",  # the spell is cast in steps 3 to 6, without an open fight
    "ZF-60/once",  # one try a turn
    "ZF-60/roll_first",  # first roll for the spell
    "ZF-C01/adjacent",  # not a square of a tile that shares a side with the own tile
    "ZF-C01/where",  # laid down on the tile of the Abandoned Cars
    "ZF-C02/adjacent",  # not a tile that shares a side with the own tile
    "ZF-C02/no_dogs",  # no dog is on the own tile
    "ZF-C02/no_room",  # no dog finds room there
    "ZF-C02/where",  # not on the Cabin's tile
    "ZF-C03/adjacent",  # not a tile that shares a side with that player's tile
    "ZF-C03/forest",  # not a plain forest tile
    "ZF-C04/nearer",  # Dog Repellent: no dog may come nearer to that pawn
    "ZF-C05/already",  # a fever is under way
    "ZF-C05/bridge",  # a square of the Bridge's deck
    "ZF-C05/bullets",  # no such number of bullets
    "ZF-C05/duel_first",  # first add bullets or decline
    "ZF-C05/no_duel",  # no duel is on
    "ZF-C05/no_fever",  # no fever, or its turn has not come
    "ZF-C05/no_opponent",  # no such opponent
    "ZF-C05/no_retreat",  # nobody has lost a duel
    "ZF-C05/not_now",  # the werewolf attacks in steps 3 to 6, without an open fight
    "ZF-C05/retreat_first",  # first choose a square of the Bridge
    "ZF-C06/no_gain",  # that player has neither more bullets nor more hearts
    "ZF-C07/lost",  # lost in the woods: the pawn may not walk off its tile
    "ZF-C08/discard_first",  # first discard down to three cards
    "ZF-C08/empty_hand",  # that hand is empty
    "ZF-C08/no_key",  # no hand is being looked at
    "ZF-C08/no_opponent",  # no such opponent
    "ZF-C08/not_there",  # not in that hand
    "ZF-C08/take_first",  # first take a card
    "ZF-C08/where",  # laid down on a cave square
    "ZF-C10/same_square",  # both stand on the same square
    "ZF-C10/where",  # played on the tile of the Altar
    "ZF-C11/no_room",  # two dogs are there already
    "ZF-C11/same_square",  # both stand on the same square
    "ZF-C11/where",  # needs a dog on the own square
    "ZF-C12/neighbour",  # not a neighbouring square without a wall between
    "ZF-C12/no_fight",  # the Sickle works in a fight
    "ZF-C12/no_room",  # two dogs are there already
    "ZF-C12/no_sickle",  # no Sickle in play, or no dog is being fought
    "ZF-C12/one_dog",  # there is no other dog on the square
    "ZF-C12/too_late",  # only before the first roll of a fight, and once
    "ZF-C12/where",  # laid down inside a named building
    "ZF-C13/where",  # laid down inside a named building
    "ZF-C14/adjacent",  # not a tile that shares a side with that player's tile
    "ZF-C14/same_tile",  # that player is on another tile
    "ZF-C16/no_dogs",  # no dog is there
    "ZF-C16/where",  # laid down inside a named building
    "ZF-C17/no_opponent",  # no such opponent
    "ZF-C17/no_page",  # not a page
    "ZF-C17/not_there",  # that page is not before that player
    "ZF-C19/not_inside",  # that player is not inside the Cabin
    "ZF-C19/outside",  # not an outside square of the Cabin's tile
    "ZF-C20/empty",  # that pile is empty
    "ZF-C20/no_pile",  # no such pile
    "ZF-C20/no_search",  # no pile is being looked through
    "ZF-C20/not_there",  # not in that pile
    "ZF-C20/page",  # pages cannot be removed
    "ZF-C20/search_first",  # first remove cards or finish
    "ZF-C21/nobody",  # no opponent stands among the trees
    "ZF-C22/no_bullets",  # nobody else has a bullet
)
"""Every ``rule/detail`` there is; the remark says what the sentence has to tell."""
