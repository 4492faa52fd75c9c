### Why something is not possible now: short and plain, one sentence.

why-not-your-turn = { $player } is at it.
why-over = The game is over.
why-other-first = First answer what Leopold asks.
why-guest-taken = You have taken a guest in this turn already.
why-guest-after-die = Guests are taken before the die.
why-no-table = All three tables are taken: let somebody move in first.
why-too-dear = This place costs { $cost }; you have { $krones }.
why-order-open = The order is not complete yet.
why-no-room =
    { $colour ->
        [blue] No blue room is free: prepare one first.
        [red] No red room is free: prepare one first.
        [yellow] No yellow room is free: prepare one first.
       *[green] No room is free: prepare one first.
    }
why-die-taken = You have taken your die of this turn.
why-no-dice = No die lies on this space.
why-play-staff = Staff are played with a die of 5, or by some rewards.
why-staff-dear = Costs { $cost } now; you have { $krones }.
why-used = Already used in this round.
why-staff-by-itself = It works by itself.
why-staff-done = Its effect has happened.
why-staff-final = It counts at the end of the game.
why-claimed = You have claimed it already.
why-objective-gone = All three places are taken.
why-not-reached = The condition does not hold yet: { $have } of { $need }.
why-room-needs-three = Rooms are prepared with a die of 3, or by some rewards.
why-room-far = It must lie beside, above or below a room you have prepared.
why-room-corner = The first room is the one at the bottom left.
why-room-dear = Its floor costs { $cost }; you have { $krones }.
why-room-high = This time only floors 1 and 2.
why-room-there = It is prepared already.
why-room-unprepared = It has to be prepared first.
why-room-occupied = It is occupied already.
why-room-colour = The guest wants a room of the own colour.
why-room-waits = It waits for a guest whose order is served.
why-kitchen-empty = The kitchen has nothing that your guests are waiting for.
why-serve-dear = Serving costs 1 krone.
