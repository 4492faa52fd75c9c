### What cards and tiles do, put together from parts.
### Where a number is a discount, 99 stands for: free of charge.

## Lists

# The items of an order, the cards in the queue.
list-items = { $first }, { $rest }
# The parts of a reward.
list-parts = { $first }; { $rest }
list-or = { $first } or { $rest }

## Parts of a reward, an ability or an order, by effect

# The same part more than once.
part-times =
    { $n ->
        [2] { $part }, twice
       *[other] { $part }, { $n } times
    }
part-gain-krones =
    { $n ->
        [one] 1 krone
       *[other] { $n } krones
    }
part-gain-emperor-steps =
    { $n ->
        [one] 1 emperor step
       *[other] { $n } emperor steps
    }
part-gain-staff-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
part-gain-tile-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
part-gain-tile-points-per-staff =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    } for each staff card in play
part-gain-strudel = { $n } strudel
part-gain-cake =
    { $n ->
        [one] 1 cake
       *[other] { $n } cakes
    }
part-gain-wine = { $n } wine
part-gain-coffee = { $n } coffee
part-gain-any-food =
    { $n ->
        [one] 1 food or drink of your choice
       *[other] { $n } food or drink of your choice
    }
part-prepare-room = prepare a room
part-prepare-room-for-one-less = prepare a room for 1 krone less
part-prepare-room-free = prepare a room free of charge
part-prepare-room-free-floors-1-2 = prepare a room on floor 1 or 2 free of charge
part-prepare-occupied-room-free = prepare a room free of charge, occupied at once
part-prepare-occupied-room-free-floors-1-2 = prepare a room on floor 1 or 2 free of charge, occupied at once
part-occupy-room =
    { $n ->
        [one] occupy a free room
       *[other] occupy up to { $n } free rooms
    }
part-take-guest-free = take a guest free of charge
part-draw-staff =
    { $n ->
        [one] draw 1 staff card
       *[other] draw { $n } staff cards
    }
part-play-staff =
    { $n ->
        [0] play a staff card at full cost
        [99] play a staff card free of charge
        [one] play a staff card for 1 krone less
       *[other] play a staff card for { $n } krones less
    }
part-draw-three-play-one =
    { $n ->
        [99] look at 3 staff cards and play one free of charge
        [one] look at 3 staff cards and play one for 1 krone less
       *[other] look at 3 staff cards and play one for { $n } krones less
    }
part-fill-order = fill the whole order of one guest
part-extra-action = an extra action of any space with a die, no die taken
part-extra-turn = an extra turn after this one, no die taken

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
    In the end: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $colour ->
        [blue] occupied blue room
        [red] occupied red room
        [yellow] occupied yellow room
       *[green] occupied room
    }
final-per-tile = In the end: 1 point for each room tile, free or occupied
final-per-colour-set = In the end: { $points } points for each set of a blue, a red and a yellow occupied room
final-per-group = In the end: { $points } points for each fully occupied group
# $lines is floors or columns
final-per-line =
    In the end: { $points } points for each fully occupied { $lines ->
        [floors] floor
       *[columns] column
    }
final-per-staff = In the end: { $points } points for each staff card in play, this one too
final-per-objective = In the end: { $points } points for each objective claimed
# $most is 0 if there is no limit
final-per-space =
    { $most ->
        [0] In the end: { $points } points for each space advanced on the emperor track
       *[other] In the end: { $points } points for each space advanced on the emperor track, { $most } at most
    }
# $own is yes or no
final-best-of-others =
    { $own ->
        [yes] In the end: scores like the best other final-scoring card anybody has in play
       *[no] In the end: scores like the best final-scoring card an opponent has in play
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
