### Alone against Leopold.

## In the lobby

solo-start = Alone against Leopold
# $level: 1 to 3
solo-start-note =
    { $level ->
        [1] level 1, easy
        [2] level 2, medium
       *[3] level 3, hard
    }
solo-levels = Level

## At the table: his panel and his card

solo-level = level { $level }
solo-from-level = level { $level }+
solo-pile =
    { $n ->
        [one] 1 staff card face down
       *[other] { $n } staff cards face down
    }
solo-card = Leopold’s card
solo-turn = turn { $n } of { $turns }
solo-no-card = Leopold has not turned up a card yet.
solo-done = done
solo-now = now
solo-emperor = from { $from } to { $to }
# $marker: 3 for III, 2 for II
solo-counted =
    { $letter }: marker on { $marker ->
        [3] III
       *[2] II
    }
solo-claimed = claims { $letter }
# $tie: leftmost or rightmost
solo-tie = In a tie, the { $tie }
# $marker: 3 for III, 2 for II, 1 for claimed
heard-marker =
    { $marker ->
        [3] { $player }’s marker stands on III
        [2] { $player }’s marker stands on II
       *[1] claimed by { $player }
    }

## The result

solo-won = You keep a better house than Leopold
solo-lost = Leopold keeps the better house
solo-tied = A tie, and a tie is not won
# $hotel: night or day
solo-about =
    Alone against Leopold, level { $level }, { $hotel ->
        [night] night hotel
       *[day] day hotel
    }.
solo-won-by =
    { $by ->
        [one] Won by 1 point.
       *[other] Won by { $by } points.
    }
solo-lost-by =
    { $by ->
        [one] Lost by 1 point.
       *[other] Lost by { $by } points.
    }
solo-tied-by = Leopold keeps the victory.
rank-title = Your rank
rank-page = Page
rank-page-for = beaten by Leopold
rank-porter = Porter
rank-porter-for = level 1
rank-waiter = Head Waiter
# $points: the margin
rank-waiter-for = level 1, by { $points } points
rank-concierge = Concierge
rank-concierge-for = level 2
rank-hotelier = Hotelier
rank-hotelier-for = level 2 by { $points }, or level 3
rank-grand = Grand Hotelier
rank-grand-for = level 3, by { $points } points
rank-record =
    { $played ->
        [one] Your first game on level { $level } on this device.
       *[other] You have beaten me { $won } of { $played } times on level { $level }.
    }
rank-best = Best so far: { $own } to { $his }.
rank-next = Try level { $level }
