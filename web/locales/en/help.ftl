### Help on the spot: what a thing on the table means.
### Short and plain: one or two sentences. The rules page says the rest.

help-card = Help

## Guests

help-guest-blue = Noble, for a blue room
help-guest-red = Citizen, for a red room
help-guest-yellow = Artist, for a yellow room
help-guest-green = Tourist, for a room of any colour
help-guest-price =
    { $cost ->
        [0] Free of charge at this place in the queue. One guest a turn, before the die.
        [one] Costs 1 krone at this place in the queue. One guest a turn, before the die.
       *[other] Costs { $cost } krones at this place in the queue. One guest a turn, before the die.
    }
help-guest-free = Free of charge this time, wherever the guest stands.
help-order = Order
help-no-reward = No reward besides the points.

## Staff, by when they work

help-staff-immediate = At once: the effect happens when the card is played, and never again.
help-staff-each-round = Once per round: use it at any time in your turn; it is ready again next round.
help-staff-permanent = Permanent: from now on it works by itself, whenever it applies.
help-staff-final = Final scoring: counts once, after round 7.

## The six action spaces; $dice is how many dice lie there

help-space-1-title = 1: strudel and cake
help-space-1 = Take as many pieces as the strength says, never more cake than strudel.
help-space-2-title = 2: wine and coffee
help-space-2 = Take as many drinks as the strength says, never more coffee than wine.
help-space-3-title = 3: prepare rooms
help-space-3 = Prepare up to as many rooms as the strength says, each next to one you have, paying for its floor.
help-space-4-title = 4: krones and emperor
help-space-4 = Take krones and emperor steps, together as many as the strength says.
help-space-5-title = 5: play staff
help-space-5 = Play one staff card from your hand; the strength lowers its cost.
help-space-6-title = 6: any action
help-space-6 = Pay 1 krone and do any one of the actions 1 to 5 with the strength of this space. Without paying, the die gives nothing.
help-strength =
    { $dice ->
        [0] No die lies here now: the space cannot be used.
        [one] 1 die: strength 1.
       *[other] { $dice } dice: strength { $dice }.
    }

## Rooms; $colour is blue, red or yellow

help-room-title =
    { $colour ->
        [blue] Blue room, floor { $floor }
        [red] Red room, floor { $floor }
       *[yellow] Yellow room, floor { $floor }
    }
help-room-empty =
    { $cost ->
        [0] Not prepared. Preparing it costs nothing.
        [one] Not prepared. Preparing it costs 1 krone.
       *[other] Not prepared. Preparing it costs { $cost } krones.
    }
help-room-prepared =
    { $colour ->
        [blue] Prepared and free, for a noble or a tourist.
        [red] Prepared and free, for a citizen or a tourist.
       *[yellow] Prepared and free, for an artist or a tourist.
    }
help-room-occupied =
    { $points ->
        [one] Occupied. Worth 1 point at the end.
       *[other] Occupied. Worth { $points } points at the end.
    }
help-room-tenant = { $guest } lives here.
help-room-printed =
    { $points ->
        [one] Preparing it scores the printed 1 point.
       *[other] Preparing it scores the printed { $points } points.
    }
# $bonus is one of help-bonus-…; $have of $size rooms of the group are occupied
help-room-group =
    { $size ->
        [one] A group of its own: occupied, it pays { $bonus }.
       *[other] Group of { $size } rooms, { $have } of them occupied: once all are, it pays { $bonus }.
    }
help-room-group-paid = Its group is full and has paid { $bonus }.
help-bonus-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
help-bonus-krone =
    { $n ->
        [one] 1 krone
       *[other] { $n } krones
    }
help-bonus-emperor =
    { $n ->
        [one] 1 emperor step
       *[other] { $n } emperor steps
    }

## Objectives and emperor tiles

help-objective-title = Objective { $letter }
help-objective-places = Claim it in your turn: the first to do so scores 15 points, the second 10, the third 5; a fourth gets nothing.
help-objective-have = You have { $have } of { $need }.
help-tile-title = Emperor tile { $letter }
help-tile-when = After round { $round } everybody scores their space and falls back { $back }.
help-tile-reward = On 3 or more after that: { $reward }.
help-tile-nothing = On 1 or 2: nothing.
help-tile-penalty = On 0: { $penalty }.

## Things on the table: help-<name> with its title

help-krones-title = Krones
help-krones = Your money, 20 at most; anything beyond is lost. Each krone left at the end is worth 1 point.
help-kitchen-title = Kitchen
help-kitchen = Food and drink kept for later. For 1 krone you serve up to 3 items from here. Each item left at the end is worth 1 point.
help-serve-title = Serve
help-serve = 1 krone moves up to 3 items from the kitchen onto orders. Doing anything else in between ends the serving.
help-points-title = Points
help-points = Victory points: whoever has the most wins. In a tie, whoever has more krones and food left wins.
# $back: how far all fall back; $round: after which round
help-emperor-title = Emperor track
help-emperor = After round { $round } everybody scores their space and falls back { $back }. Then 3 or more brings the tile’s reward, 1 or 2 nothing, 0 its penalty. Steps past 13 are worth 1 point each.
help-zone-penalty-title = Penalty
help-zone-nothing-title = Nothing
help-zone-reward-title = Reward
help-queue-title = Queue
help-queue = Guests waiting for a table. New ones join on the left, where they are dear, and slide to the right.
help-cafe-title = Café
help-cafe = Three tables for guests whose order is not served yet. A guest still sitting here at the end costs 5 points.
help-free-table-title = Free table
help-free-table = Room for one more guest. With three guests seated you cannot take another.
help-turn-order-title = Turn order
help-turn-order = Everybody has two turns a round, in the order of the numbers. The die you take covers your number.
help-dice-title = Dice
help-dice = All share these dice. The more dice on a space, the stronger its action; each turn takes one away.
help-boost-title = Boost
help-boost = Once a turn, 1 krone adds 1 to the strength of the action.
help-pass-title = Pass
help-pass = Wait for better dice: once all others are done or have passed, one die is discarded and the rest are rolled again. Only before you do anything in the turn.
help-end-turn-title = End turn
help-end-turn = You are done. Serve, move guests in and claim first, if you want to.
help-floors-title = Floors
help-floors = The coin is the cost of preparing a room on this floor, the laurel what each occupied room scores at the end.
help-rounds-title = Rounds
help-rounds = Seven rounds. After rounds 3, 5 and 7 the emperor looks at you.
help-hand-title = Hand
help-hand = Staff you can still hire, with a die of 5 or through some rewards.
help-in-play-title = Staff in play
help-in-play = Staff you have hired. They stay for the rest of the game.
help-hotel-title = Hotel
help-hotel = Prepare rooms, then let guests move in. Thick walls separate the groups; a full group pays its bonus.

## Icons, by their name in the set

help-icon-strudel = Strudel
help-icon-cake = Cake
help-icon-wine = Wine
help-icon-coffee = Coffee
help-icon-food = Any food or drink
help-icon-kitchen = Kitchen
help-icon-krone = Krone
help-icon-emperor = Step on the emperor track
help-icon-points = Victory point
help-icon-prepare = Prepare a room
help-icon-prepare-full = Prepare a room, paying for its floor
help-icon-prepare-minus1 = Prepare a room for 1 krone less
help-icon-prepare-free = Prepare a room free of charge
help-icon-prepare-free-low = Prepare a room on floor 1 or 2 free of charge
help-icon-occupy = Occupy a free room
help-icon-group = Full group of rooms
help-icon-floors = Full floor
help-icon-columns = Full column
help-icon-staff = Staff card
help-icon-draw-staff = Draw a staff card
help-icon-play-staff = Play a staff card
help-icon-draw-three = Look at three staff cards, play one
help-icon-guest = Take a guest
help-icon-extra = Extra action
help-icon-objective = Objective
help-icon-t-immediate = At once
help-icon-t-round = Once per round
help-icon-t-permanent = Permanent
help-icon-t-final = Final scoring
help-icon-c-blue = Blue: nobles
help-icon-c-red = Red: citizens
help-icon-c-yellow = Yellow: artists
help-icon-c-green = Green: tourists
help-icon-key = Ready to move in; a room occupied without a guest

## Why can't I?

help-not-now = Not now.
