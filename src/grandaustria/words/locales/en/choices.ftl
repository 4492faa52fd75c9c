### Every choice in words: one message for each block of choices, as a button or a list would show it.
### A message choice-<block>-<effect> takes its place where that effect asks.

## The turn

choice-pass = Pass
choice-end-turn = End turn
choice-take-guest =
    { $cost ->
        [0] Take { $guest } free of charge
        [one] Take { $guest } for 1 krone
       *[other] Take { $guest } for { $cost } krones
    }
# $fee: none, due (1 krone, which can be paid) or missing (it cannot be paid)
choice-take-die =
    { $value ->
        [1] Take a die of 1: strudel and cake with strength { $strength }
        [2] Take a die of 2: wine and coffee with strength { $strength }
        [3] Take a die of 3: prepare rooms with strength { $strength }
        [4] Take a die of 4: krones and emperor steps with strength { $strength }
        [5] Take a die of 5: play staff with strength { $strength }
       *[6]
            { $fee ->
                [missing] Take a die of 6 without an action: you lack the krone for it
                [due] Take a die of 6: any action with strength { $strength } for 1 krone
               *[none] Take a die of 6: any action with strength { $strength }
            }
    }
choice-take-die-boosted =
    { $value ->
        [1] Boost for 1 krone and take a die of 1: strudel and cake with strength { $strength }
        [2] Boost for 1 krone and take a die of 2: wine and coffee with strength { $strength }
        [3] Boost for 1 krone and take a die of 3: prepare rooms with strength { $strength }
        [4] Boost for 1 krone and take a die of 4: krones and emperor steps with strength { $strength }
        [5] Boost for 1 krone and take a die of 5: play staff with strength { $strength }
       *[6]
            { $fee ->
                [none] Boost for 1 krone and take a die of 6: any action with strength { $strength }
               *[due] Boost for 1 krone and take a die of 6: any action with strength { $strength } for 1 krone more
            }
    }
# $fee: none or due
choice-copy =
    { $action ->
        [1] Strudel and cake with strength { $strength }
        [2] Wine and coffee with strength { $strength }
        [3] Prepare rooms with strength { $strength }
        [4] Krones and emperor steps with strength { $strength }
       *[5] Play staff with strength { $strength }
    }{ $fee ->
        [none] {""}
       *[due] , for 1 krone
    }
choice-extra-action =
    { $value ->
        [1] Extra action: strudel and cake with strength { $strength }
        [2] Extra action: wine and coffee with strength { $strength }
        [3] Extra action: prepare rooms with strength { $strength }
        [4] Extra action: krones and emperor steps with strength { $strength }
        [5] Extra action: play staff with strength { $strength }
       *[6] Extra action: any action with strength { $strength } for 1 krone
    }
choice-extra-action-boosted =
    { $value ->
        [1] Extra action, boosted for 1 krone: strudel and cake with strength { $strength }
        [2] Extra action, boosted for 1 krone: wine and coffee with strength { $strength }
        [3] Extra action, boosted for 1 krone: prepare rooms with strength { $strength }
        [4] Extra action, boosted for 1 krone: krones and emperor steps with strength { $strength }
        [5] Extra action, boosted for 1 krone: play staff with strength { $strength }
       *[6] Extra action, boosted for 1 krone: any action with strength { $strength } for 1 krone more
    }

## How many: $n as chosen, $rest of the other kind

choice-amount = { $n }
choice-amount-food-action =
    { $n ->
        [0] { $rest } strudel
        [one] { $rest } strudel and 1 cake
       *[other] { $rest } strudel and { $n } cakes
    }
choice-amount-drinks-action =
    { $n ->
        [0] { $rest } wine
       *[other] { $rest } wine and { $n } coffee
    }
# $lost are the krones above 20
choice-amount-krones-action =
    { $n ->
        [0] No krones
        [one] 1 krone
       *[other] { $n } krones
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    } and { $rest ->
        [0] no emperor steps
        [one] 1 emperor step
       *[other] { $rest } emperor steps
    }

## What is declined

choice-done = Nothing more
choice-done-any-order = Leave out the rest
choice-done-copy-action = Take no action
choice-done-first-rooms-of-seat-up-to = Prepare no more rooms
choice-done-play-looked-at = Play none of these
choice-done-penalty = Suffer the penalty

## Food and drink, guests, objectives

# $place: kitchen or table
choice-put =
    { $place ->
        [kitchen]
            { $food ->
                [strudel] { $n } strudel into the kitchen
                [cake]
                    { $n ->
                        [one] 1 cake into the kitchen
                       *[other] { $n } cakes into the kitchen
                    }
                [wine] { $n } wine into the kitchen
               *[coffee] { $n } coffee into the kitchen
            }
       *[table]
            { $food ->
                [strudel] 1 strudel for { $guest } (table { $table })
                [cake] 1 cake for { $guest } (table { $table })
                [wine] 1 wine for { $guest } (table { $table })
               *[coffee] 1 coffee for { $guest } (table { $table })
            }
    }
# $cost: 0 or 1
choice-serve =
    { $food ->
        [strudel] Serve 1 strudel to { $guest } (table { $table })
        [cake] Serve 1 cake to { $guest } (table { $table })
        [wine] Serve 1 wine to { $guest } (table { $table })
       *[coffee] Serve 1 coffee to { $guest } (table { $table })
    }{ $cost ->
        [0] {""}
       *[1] {" "}for 1 krone
    }
choice-move-in =
    { $points ->
        [0] Move { $guest } in (table { $table })
        [one] Move { $guest } in (table { $table }): 1 point
       *[other] Move { $guest } in (table { $table }): { $points } points
    }
choice-fill = Fill the whole order of { $guest } (table { $table })
choice-claim = Claim objective { $letter } for { $points } points: { $objective }
choice-use-staff = Use { $staff }: { $parts }
choice-take-krones =
    { $n ->
        [one] Take 1 krone now
       *[other] Take { $n } krones now
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    }
choice-look = Look at 3 staff cards now
choice-ignore-penalty = Pay 1 krone and be spared: { $penalty }

## Rooms; $colour is blue, red or yellow

choice-prepare =
    { $colour ->
        [blue] Prepare the blue room on floor { $floor }, column { $column }
        [red] Prepare the red room on floor { $floor }, column { $column }
       *[yellow] Prepare the yellow room on floor { $floor }, column { $column }
    } { $cost ->
        [0] free of charge
        [one] for 1 krone
       *[other] for { $cost } krones
    }
choice-occupy =
    { $colour ->
        [blue] Occupy the blue room on floor { $floor }, column { $column }
        [red] Occupy the red room on floor { $floor }, column { $column }
       *[yellow] Occupy the yellow room on floor { $floor }, column { $column }
    }
choice-occupy-move-in =
    { $colour ->
        [blue] Give { $guest } the blue room on floor { $floor }, column { $column }
        [red] Give { $guest } the red room on floor { $floor }, column { $column }
       *[yellow] Give { $guest } the yellow room on floor { $floor }, column { $column }
    }
choice-remove =
    { $colour ->
        [blue] Give up the blue room on floor { $floor }, column { $column }
        [red] Give up the red room on floor { $floor }, column { $column }
       *[yellow] Give up the yellow room on floor { $floor }, column { $column }
    }

## Staff

choice-play-staff =
    { $cost ->
        [0] Play { $staff } free of charge
        [one] Play { $staff } for 1 krone
       *[other] Play { $staff } for { $cost } krones
    }
choice-return-staff = Put { $staff } under the deck
choice-keep-staff = Keep { $staff }
choice-dismiss-staff = Dismiss { $staff }

## Dice and draws

choice-roll = A die shows { $value }
choice-draw-guest = { $guest } joins the queue
choice-draw-staff = { $staff } is drawn
choice-draw-tile = Emperor tile { $tile } is drawn
choice-draw-objective = The objective is drawn: { $objective }
choice-draw-hotel = { $hotel } is dealt
choice-draw-start = { $player } is the start player
