### What staff and emperor tiles do.

## Staff, by the kind of their ability

staff-immediate = At once: { $parts }
staff-once-per-round = Once per round: { $parts }

waives-blue = Preparing blue rooms costs nothing
waives-red = Preparing red rooms costs nothing
waives-yellow = Preparing yellow rooms costs nothing
waives-serving = Serving from the kitchen costs nothing
waives-guests = Taking guests from the queue costs nothing
waives-penalty = At an emperor scoring, 1 krone spares you the penalty

# $colour is blue, red, yellow, green or any; $size the least number of items ordered, or 0
reaction-guest-leaves =
    { $size ->
        [0]
            { $colour ->
                [blue] Each blue guest who moves in: { $part }
                [red] Each red guest who moves in: { $part }
                [yellow] Each yellow guest who moves in: { $part }
                [green] Each green guest who moves in: { $part }
               *[any] Each guest who moves in: { $part }
            }
       *[other] Each guest who moves in after an order of { $size } or more: { $part }
    }
reaction-room-occupied = Each room that becomes occupied: { $part }
reaction-emperor-rewards = Each reward of the emperor: { $part }

die-bonus = Taking a die of { $values }: { $parts }
bonus-strength = { $n } more strength
bonus-both = each point of strength gives a krone and an emperor step
bonus-no-fee = no fee
bonus-also = { $part }, before or after the action

# $colour is blue, red, yellow, or green for all rooms
final-per-room =
    At the end: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $colour ->
        [blue] occupied blue room
        [red] occupied red room
        [yellow] occupied yellow room
       *[green] occupied room
    }
final-per-tile = At the end: 1 point for each room tile, free or occupied
final-per-colour-set = At the end: { $points } points for each set of a blue, a red and a yellow occupied room
final-per-group = At the end: { $points } points for each fully occupied group
# $lines is floors or columns
final-per-line =
    At the end: { $points } points for each fully occupied { $lines ->
        [floors] floor
       *[columns] column
    }
final-per-staff = At the end: { $points } points for each staff card in play, this one too
final-per-objective = At the end: { $points } points for each objective claimed
# $most is 0 if there is no limit
final-per-space =
    { $most ->
        [0] At the end: { $points } points for each space advanced on the emperor track
       *[other] At the end: { $points } points for each space advanced on the emperor track, { $most } at most
    }
# $own is yes or no
final-best-of-others =
    { $own ->
        [yes] At the end: scores like the best other final-scoring card anybody has in play
       *[no] At the end: scores like the best final-scoring card an opponent has in play
    }

## Penalties of the emperor tiles; $otherwise are the points lost if they cannot be suffered in full

penalty-lose-krones = pay { $n } krones (or lose { $otherwise } points)
penalty-lose-points = lose { $n } points
penalty-lose-points-per-staff = lose { $n } points for each staff card in play
# $served is yes or no
penalty-lose-food =
    { $served ->
        [yes] lose all food and drink, in the kitchen and on the guests
       *[no] lose all food and drink in the kitchen
    }
penalty-return-from-hand = put { $n } staff cards from hand under the deck (or lose { $otherwise } points)
penalty-remove-free-rooms =
    { $n ->
        [one] remove a free room from the highest floor (or lose { $otherwise } points)
       *[other] remove { $n } free rooms, always from the highest floor (or lose { $otherwise } points)
    }
# $column is yes or no
penalty-remove-occupied-rooms =
    { $column ->
        [yes] remove an occupied room from the highest floor and one below it in its column
       *[no] remove an occupied room from the highest floor and one from the next lower floor
    }
penalty-dismiss-final-scoring = dismiss a final-scoring staff card (or lose { $otherwise } points)
