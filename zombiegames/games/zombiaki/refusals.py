"""Every refusal in one list: what ``Street.why_not`` can answer.

The language tables explain each as ``zombiaki.why.<rule>.<detail>``.
"""

REASONS = (
    "ZK-01/dawn_last",  # a shuffle must leave Dawn last
    "ZK-01/no_shuffle",  # no shuffle once the game runs
    "ZK-01/not_the_deck",  # a shuffle must hold exactly the cards of the deck
    "ZK-01/other_deck",  # the other deck is shuffled now
    "ZK-01/shuffle_first",  # the decks are shuffled first
    "ZK-02/no_action",  # not something one can do in Zombiaki at all
    "ZK-04/first",  # first discard one card (step 3)
    "ZK-04/not_in_hand",  # that card is not in the hand
    "ZK-04/one_only",  # exactly one card is discarded a turn; that is done
    "ZK-05/no_card",  # no card was named
    "ZK-05/not_in_hand",  # that card is not in the hand
    "ZK-05/not_yours",  # a card of the other side's deck
    "ZK-07/over",  # the game is over: dawn has come
    "ZK-08/over",  # the game is over: a zombie has got through
    "ZK-09/no_lane",  # no lane was named
    "ZK-09/no_square",  # no square was named
    "ZK-09/other_target",  # this card is aimed at something else (a lane, a hand, nothing …)
    "ZK-10/another_dog",  # another dog is under way
    "ZK-10/first",  # the dogs move first (step 1 is not over)
    "ZK-10/no_walk",  # no dog is under way that could stop
    "ZK-10/too_late",  # step 1 is over
    "ZK-10/walked",  # this dog has moved already
    "ZK-10/walking",  # first end the walk of the dog under way
    "ZK-11/taken",  # a zombie or dog stands there
    "ZK-13/spent",  # this zombie has used its one card move of this turn
    "ZK-18/no_dog",  # no dog stands there
    "ZK-18/orthogonal",  # dogs step straight, one square at a time
    "ZK-18/wall",  # dogs cannot enter walls
    "ZK-20/barrel",  # a barrel lies there
    "ZK-20/row",  # zombies are placed on row 1
    "ZK-20/wall",  # the wall is higher than the zombie is strong
    "ZK-21/barrel",  # a barrel lies there
    "ZK-21/row",  # not a row on which dogs are placed (sheet 1-3, publisher 1)
    "ZK-21/wall",  # dogs are never placed on a wall
    "ZK-23/adjacent",  # an order moves one square straight
    "ZK-23/itself",  # the Boss does not order itself
    "ZK-23/no_boss",  # there is no Boss on the street
    "ZK-23/no_orders",  # the Boss has given its three orders
    "ZK-23/no_zombie",  # the Boss is given to a zombie; none stands there
    "ZK-23/nobody",  # no zombie to order stands there
    "ZK-23/obeyed",  # this zombie has obeyed once
    "ZK-23/one_a_turn",  # one order a turn
    "ZK-23/too_strong",  # stronger than 3
    "ZK-23/zombies_only",  # orders belong to the zombies' turn
    "ZK-25/has_one",  # it has a shield already
    "ZK-25/no_zombie",  # no zombie stands there
    "ZK-26/one_card",  # Terror: only one card this turn
    "ZK-27/adjacent",  # not a neighbouring square
    "ZK-27/two_zombies",  # needs two zombies side by side
    "ZK-28/adjacent",  # not a neighbouring square
    "ZK-28/too_high",  # too weak for the wall the other one stands on
    "ZK-28/two_zombies",  # needs two zombies side by side
    "ZK-29/adjacent",  # not a neighbouring square
    "ZK-29/barrel",  # a barrel lies there
    "ZK-29/in_front",  # only left, right or behind the bearer
    "ZK-29/no_shield",  # no human shield there
    "ZK-29/taken",  # somebody stands there
    "ZK-29/wall",  # a wall stands there
    "ZK-30/no_zombie",  # no zombie stands there
    "ZK-31/no_zombie",  # no zombie stands there
    "ZK-32/not_there",  # not in the hand of the humans
    "ZK-33/first",  # first answer: Click or let them shoot
    "ZK-33/no_shot",  # Click (or declining) answers a shot only
    "ZK-34/nothing",  # no wall, barrel, car or mine there
    "ZK-35/first",  # first answer: hold a zombie back or not
    "ZK-35/held",  # is held back already
    "ZK-35/no_zombie",  # no zombie stands there
    "ZK-35/too_late",  # Not so fast is played before the zombies move
    "ZK-39/not_empty",  # the square is not empty
    "ZK-40/blocked",  # a wall (or barrier) blocks the line of fire
    "ZK-41/no_car",  # no car there
    "ZK-41/nobody",  # nobody to hit there
    "ZK-41/not_first",  # not the first target on the way
    "ZK-43/first",  # first choose the target of the next bullet
    "ZK-43/no_burst",  # no burst is being fired
    "ZK-43/other_lane",  # the burst is fired along another lane
    "ZK-44/nobody",  # no target there
    "ZK-45/row",  # no walls on row 5
    "ZK-45/zombie_near",  # a zombie is on one of the squares around
    "ZK-45/zombie_past",  # a zombie is already nearer the barricade
    "ZK-46/too_high",  # too weak for the wall, even with those who push
    "ZK-47/dogs",  # walls stop dogs
    "ZK-48/barred",  # a barrier bars the lane
    "ZK-48/row",  # not the row for barriers (sheet 1, publisher 5)
    "ZK-50/adjacent",  # not a neighbouring square
    "ZK-50/nobody",  # nobody stands there
    "ZK-50/sideways",  # Blood moves sideways
    "ZK-51/not_there",  # not in the hand of the zombies
    "ZK-54/frozen",  # everything is frozen
    "ZK-55/adjacent",  # petrol runs on to a neighbouring square only
    "ZK-55/alive",  # somebody still lives on the burning square
    "ZK-55/first",  # first pour on or stop
    "ZK-55/no_petrol",  # no petrol is being poured
    "ZK-55/twice",  # no square twice
    "ZK-57/apart",  # the zombies do not stand together
    "ZK-57/netted",  # it is under the net
    "ZK-57/nobody",  # the net needs a zombie
    "ZK-57/order",  # squares named twice or out of order
    "ZK-57/too_strong",  # together stronger than 6
    "ZK-57/zombies_only",  # only zombies can be netted
    "ZK-58/row",  # the barrel is laid on row 5
    "ZK-59/first",  # first choose where the shrapnel flies
    "ZK-59/in_front",  # directly in front of a zombie or dog
    "ZK-59/neighbour",  # shrapnel flies to a neighbour of the mine
    "ZK-59/no_mine",  # no mine is going off
    "ZK-60/side_lanes",  # side lanes A and C only
    "ZK-62/way",  # the way from the barricade is not clear
    "ZK-64/empty_costs_one",  # an empty square takes exactly one point
    "ZK-64/five_points",  # more than five points
    "ZK-64/gap",  # the squares must be side by side
    "ZK-64/hidden",  # hidden behind a wall
    "ZK-64/no_points",  # no point is spent
    "ZK-64/nobody",  # nobody to aim at
    "ZK-64/three_lanes",  # one amount for each lane
    "ZK-65/human_card",  # another human card lies there
)
"""Every ``rule/detail`` there is; the remark says what the sentence has to tell."""
