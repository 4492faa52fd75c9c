### What a screen reader says of a thing on the table. Each message becomes a sentence of its name.

spoken-choices =
    { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }

## Guests and staff

spoken-at-table = { $guest } at table { $table }
spoken-order = Order: { $foods }
# $foods: what is missing, or none
spoken-missing =
    { $foods ->
        [none] nothing missing
       *[other] still missing: { $foods }
    }
spoken-reward = Reward: { $reward }
spoken-price =
    { $cost ->
        [0] Free of charge
        [one] Costs 1 krone
       *[other] Costs { $cost } krones
    }

## Rooms and dice; $title is one of help-space-…-title, which begins with the value

spoken-room =
    { $colour ->
        [blue] Blue room
        [red] Red room
       *[yellow] Yellow room
    }, floor { $floor }, column { $column }
spoken-space = Die { $title }

## Objectives; $points are the points in words, or a list of numbers, or none

spoken-count = { $what }, { $have } of { $need }
spoken-claimed = Claimed by { $player } for { $points }
spoken-left =
    { $points ->
        [none] no points left
       *[other] points left: { $points }
    }

## Other hoteliers

spoken-emperor = Emperor track: space { $space }
spoken-nothing = nothing
spoken-staff = Staff in play: { $cards }
spoken-hand = Staff cards in hand: { $n }
spoken-open-board = Open the board

## The log; $what is one of help-bonus-…

spoken-gain = plus { $what }
spoken-loss = minus { $what }
spoken-times = { $n } times

## The order of turns; $die is 0 if none has been taken

spoken-turn =
    Turn { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , with a die of { $die }
    }
