### What the others do, as it happens and afterwards.

## An act in a few words, after the name of whoever does it. $die, $rooms, $cost and $foods are drawn; $n is the cost.

act-die = takes { $die }
act-strength = strength { $n }
act-guest =
    takes { $guest }{ $n ->
        [0] {""}
       *[other] {" "}for { $cost }
    }
act-staff =
    plays { $staff }{ $n ->
        [0] {""}
       *[other] {" "}for { $cost }
    }
act-move-in = moves { $guest } into { $room }
act-serve = serves { $foods }
act-prepare =
    prepares { $rooms }{ $n ->
        [0] {""}
       *[other] {" "}for { $cost }
    }

## The line, the card of whoever plays, and the sheet

told-region = What happened last
told-since = Since your last turn
told-open =
    Since your last turn: { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
told-round = round { $round }
told-nothing = Nobody has done anything yet.
told-log = The whole log
told-again = Show again
# $next: yes if the person here plays next
told-plays =
    { $player } plays.{ $next ->
        [yes] {" "}You are next.
       *[no] {""}
    }

## The pause after an emperor scoring

spoken-title = The emperor has spoken
spoken-tile = Tile { $letter }, after round { $round }
spoken-rule = Points for the space you stood on; then everybody fell back { $back } spaces.
spoken-reward = { $from } or more:
spoken-penalty = at 0:
spoken-or = or
spoken-you = You
spoken-outcome-reward = reward
spoken-outcome-penalty = penalty
spoken-outcome-spared = spared for 1 krone
spoken-outcome-nothing = nothing
spoken-next = Next scoring after round { $round }: everybody falls back { $back } spaces.
spoken-prompt = The emperor has spoken.
go-on = Continue
