### What a screen reader says of a thing on the table. Each message becomes a sentence of its name.

heard-choices =
    { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }

## Guests and staff

heard-at-table = { $guest } at table { $table }
heard-order = Order: { $foods }
# $foods: what is missing, or none
heard-missing =
    { $foods ->
        [none] nothing missing
       *[other] still missing: { $foods }
    }
heard-reward = Reward: { $reward }
heard-price =
    { $cost ->
        [0] Free of charge
        [one] Costs 1 krone
       *[other] Costs { $cost } krones
    }

## Rooms and dice; $title is one of help-space-…-title, which begins with the value

heard-room =
    { $colour ->
        [blue] Blue room
        [red] Red room
       *[yellow] Yellow room
    }, floor { $floor }, column { $column }
heard-space = Die { $title }

## Objectives; $points are the points in words, or a list of numbers, or none

heard-count = { $what }, { $have } of { $need }
heard-claimed = Claimed by { $player } for { $points }
heard-left =
    { $points ->
        [none] no points left
       *[other] points left: { $points }
    }

## Other hoteliers

heard-emperor = Emperor track: space { $space }
heard-nothing = nothing
heard-staff = Staff in play: { $cards }
heard-hand = Staff cards in hand: { $n }
heard-open-board = Open the board

## The log; $what is one of help-bonus-…

heard-gain = plus { $what }
heard-loss = minus { $what }
heard-times = { $n } times

## The order of turns; $die is 0 if none has been taken

heard-turn =
    Turn { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , with a die of { $die }
    }

heard-boosting = The next die is boosted: 1 krone for 1 more strength.
