### Why something is not possible now: short and plain, one sentence.

why-not-your-turn = It is { $player }’s turn.
why-over = The game is over.
why-other-first = First answer what Leopold asks.
why-guest-taken = You have already taken a guest this turn.
why-guest-after-die = Guests are taken before the die.
why-no-table = All three tables are taken: move a guest in first.
why-too-dear = This place costs { $cost }; you have { $krones }.
why-order-open = The order is not complete yet.
why-no-room =
    { $colour ->
        [blue] No blue room is free: prepare one first.
        [red] No red room is free: prepare one first.
        [yellow] No yellow room is free: prepare one first.
       *[green] No room is free: prepare one first.
    }
why-die-taken = You have already taken your die for this turn.
why-no-dice = No die lies on this space.
why-play-staff = Staff are played with a die of 5, or through some rewards.
why-staff-dear = Costs { $cost } now; you have { $krones }.
why-used = Already used this round.
why-staff-by-itself = It works by itself.
why-staff-done = Its effect has already happened.
why-staff-final = It counts at the end of the game.
why-claimed = You have already claimed it.
why-objective-gone = All three places are taken.
why-not-reached = You do not meet the condition yet: { $have } of { $need }.
why-room-needs-three = Rooms are prepared with a die of 3, or through some rewards.
why-room-far = It must be beside, above or below a room you have prepared.
why-room-corner = The first room is the one at the bottom left.
why-room-dear = Its floor costs { $cost }; you have { $krones }.
why-room-high = This time only floors 1 and 2.
why-room-there = It is already prepared.
why-room-unprepared = It has to be prepared first.
why-room-occupied = It is already occupied.
why-room-colour = The guest wants a room of their own colour.
why-room-waits = It is waiting for a guest whose order is complete.
why-kitchen-empty = The kitchen has nothing that your guests are waiting for.
why-serve-dear = Serving costs 1 krone.

## Choices that would do nothing

idle-rooms-dear = You cannot pay for any room next to yours, so nothing would happen.
idle-rooms-full = Every room is prepared already, so nothing would happen.
idle-hand-empty = You have no staff in your hand, so nothing would happen.
idle-staff-dear = You cannot pay for any of your staff, so nothing would happen.
idle-fee = You lack the krone for its action, so nothing would happen.
