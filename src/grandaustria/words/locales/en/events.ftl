### What has happened, one message for each kind of event.
### $player opens the sentence; it is empty where a heading already names the player.

event-round-started = { $player } starts round { $round }
event-die-rolled = A die shows { $value }
event-die-discarded =
    { $left ->
        [0] All have passed or finished: the last die is discarded
        [one] All have passed or finished: one die is discarded, the last one is rolled again
       *[other] All have passed or finished: one die is discarded, the other { $left } are rolled again
    }
event-deck-remade =
    { $cards ->
        [one] The only guest discarded makes a new deck
       *[other] The { $cards } guests discarded make a new deck
    }
event-start-player = { $player } is the start player
event-tile-drawn = Emperor tile { $tile }: { $reward }
event-objective-drawn = Objective { $letter }: { $objective }
event-hotel-dealt = { $player } runs { $hotel }
event-guest-arrived = { $guest } joins the queue
# $extra: yes or no
event-turn-started =
    { $extra ->
        [yes] { $player } takes an extra turn
       *[no] { $player } takes turn { $number }
    }
event-turn-ended = { $player } ends the turn
event-passed = { $player } passes
event-guest-taken =
    { $player } takes { $guest } { $cost ->
        [0] free of charge
        [one] for 1 krone
       *[other] for { $cost } krones
    }
event-die-taken =
    { $player } takes a die of { $value } { $dice ->
        [one] (the only one)
       *[other] (one of { $dice })
    }
event-boosted = { $player } boosts the action for 1 krone
event-action =
    { $player } { $action ->
        [1] fetches strudel and cake with strength { $strength }
        [2] fetches wine and coffee with strength { $strength }
        [3] prepares rooms with strength { $strength }
        [4] collects krones and emperor steps with strength { $strength }
       *[5] hires staff with strength { $strength }
    }
# $way: gain or loss; $krones is what the player has now
event-krones =
    { $player } { $way ->
        [loss] pays
       *[gain] gains
    } { $n ->
        [one] 1 krone
       *[other] { $n } krones
    } (now { $krones })
event-emperor =
    { $player } { $way ->
        [loss] falls back
       *[gain] advances
    } { $n ->
        [one] 1 step
       *[other] { $n } steps
    } on the emperor track (now on { $space })
event-points =
    { $player } { $way ->
        [loss] loses
       *[gain] gains
    } { $n ->
        [one] 1 point
       *[other] { $n } points
    } ({ $source })
# $times: how many in a row
event-food-put =
    { $player } gives { $food ->
        [strudel] { $times } strudel
        [cake]
            { $times ->
                [one] 1 cake
               *[other] { $times } cakes
            }
        [wine] { $times } wine
       *[coffee] { $times } coffee
    } to { $guest }
event-food-stored =
    { $player } stores { $food ->
        [strudel] { $count } strudel
        [cake]
            { $count ->
                [one] 1 cake
               *[other] { $count } cakes
            }
        [wine] { $count } wine
       *[coffee] { $count } coffee
    } in the kitchen
event-food-lost =
    { $player } loses { $count ->
        [one] 1 item of food or drink
       *[other] { $count } items of food or drink
    }
event-served =
    { $player } serves { $food ->
        [strudel] { $times } strudel
        [cake]
            { $times ->
                [one] 1 cake
               *[other] { $times } cakes
            }
        [wine] { $times } wine
       *[coffee] { $times } coffee
    } to { $guest } from the kitchen
event-room-prepared =
    { $player } prepares the room on floor { $floor }, column { $column } { $cost ->
        [0] free of charge
        [one] for 1 krone
       *[other] for { $cost } krones
    }
event-room-occupied = { $player } occupies the room on floor { $floor }, column { $column }
event-room-removed = { $player } gives up the room on floor { $floor }, column { $column }
event-moved-in = { $player } moves { $guest } into the room on floor { $floor }, column { $column }
event-group-full =
    { $player } fills { $colour ->
        [blue] a blue group
        [red] a red group
       *[yellow] a yellow group
    } of { $size ->
        [one] 1 room
       *[other] { $size } rooms
    }
event-objective-claimed =
    { $player } claims objective { $letter } { $place ->
        [1] first
        [2] second
       *[3] third
    }: { $objective }
event-staff-played =
    { $player } plays { $staff } { $cost ->
        [0] free of charge
        [one] for 1 krone
       *[other] for { $cost } krones
    }
event-staff-used = { $player } uses { $staff }
event-staff-dismissed = { $player } dismisses { $staff }

## $staff is none where only the player may know the card

event-staff-drawn =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } draws a staff card
               *[other] { $player } draws { $times } staff cards
            }
       *[other] { $player } draws { $staff }
    }
event-staff-offered =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } may keep a staff card
               *[other] { $player } may keep one of { $times } staff cards
            }
       *[other] { $player } may keep { $staff }
    }
event-staff-kept =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } keeps a staff card
               *[other] { $player } keeps { $times } staff cards
            }
       *[other] { $player } keeps { $staff }
    }
event-staff-looked-at =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } looks at a staff card
               *[other] { $player } looks at { $times } staff cards
            }
       *[other] { $player } looks at { $staff }
    }
event-staff-returned =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } puts a staff card under the deck
               *[other] { $player } puts { $times } staff cards under the deck
            }
       *[other] { $player } puts { $staff } under the deck
    }

## Scorings

event-emperor-scored = { $player } stands on space { $space } at emperor scoring { $scoring }
event-rewarded = { $player } earns the reward of tile { $tile } ({ $reward })
event-penalized = { $player } suffers the penalty of tile { $tile }
event-penalty-ignored = { $player } pays 1 krone to be spared the penalty
event-extra-turn = { $player } wins an extra turn after this one
event-staff-scored =
    { $points ->
        [one] { $player } scores 1 point for { $staff }
       *[other] { $player } scores { $points } points for { $staff }
    }
event-game-over = The game is over
