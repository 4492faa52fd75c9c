### The table.

## Regions, read out and partly shown

rounds = Round
rounds-region = Rounds and emperor tiles
emperor-region = Emperor track
objectives = Objectives
objectives-region = Objectives
queue = Queue
queue-region = Guests waiting
dice = Dice
spaces-region = Action spaces and dice
turn = Turn
turn-order = Order of turns
rivals-region = Other hoteliers
your-hotel = Your hotel
hotel-region = Rooms
cafe = Café
cafe-region = Your café
stock-region = Krones and kitchen
staff = Staff
staff-region = Your staff
staff-open = Lay out your staff
in-play = In play
hand = Hand
log = Log
log-earlier = Earlier
prompt-region = What is asked
panels = Panels

## Panels of the phone, and the titles of their sheets

panel-hotel = Hotel
panel-guests = Guests
panel-staff = Staff
panel-court = Court
panel-rivals = Rivals
sheet-guests = Queue
sheet-staff = Staff
sheet-court = Court and objectives
sheet-rivals = Rivals
round-of = of { $rounds } rounds
in-deck = { $n } in the deck

## Words on the table

krones = Krones
points = Points
emperor = Emperor
kitchen = Kitchen
free = free
free-table = free table
free-of-charge = free
none = none
no-dice = no dice
no-effect = no effect
strength = strength
boost = Strength +1 for 1 krone
order = Order
of-most = of { $most }
space-1 = strudel, cake
space-2 = wine, coffee
space-3 = prepare
space-4 = krones, emperor
space-5 = play staff
space-6 = any action
food-strudel = strudel
food-cake = cake
food-wine = wine
food-coffee = coffee
# So many of them.
foods-strudel = { $n } strudel
foods-cake =
    { $n ->
        [one] 1 cake
       *[other] { $n } cakes
    }
foods-wine = { $n } wine
foods-coffee = { $n } coffee
move-in = move in
ready = ready
ready-to-move-in = ready to move in
taken-now = new guest
taken-this-turn = taken this turn
used = used
no-cards = none
no-staff = No staff in play
rooms-occupied =
    { $occupied } of { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    } occupied
in-hand = { $n } in hand
serve = Serve
serve-all = Serve all { $n }
# Above the list of what can be served.
serve-free = Free of charge: as many as you like
serve-for-krone = Up to { $n } items for 1 krone
serve-item = { $food } for { $guest }
serve-up-to = Serve up to { $n }
serve-left =
    { $n ->
        [one] 1 more to serve
       *[other] { $n } more to serve
    }
zone-penalty = drops to 0: penalty
# Where there is little room.
zone-penalty-short = to 0: penalty
zone-nothing = nothing
zone-reward = stays at { $from } or more: reward
# The same where there is little space.
zone-reward-short = { $from } or more: reward
zone-reward-word = reward

## Names of things for screen readers

tile-label = Emperor tile { $letter } after round { $round }. Reward: { $reward }. Penalty: { $penalty }
emperor-label = On the emperor track: { $spaces }
krones-label = { $krones } of at most { $most } krones
kitchen-label = Kitchen: { $foods }

## The prompt bar

leopold = Leopold, your guide to the hotel
waiting = That was the last round.
undo = Undo
done = Done
skip = Skip
skip-bots = The bots stop pausing until it is a person’s turn
pass = Pass
end-turn = End turn
back = Back
which-one = Which one?
do-not-ask-again = Don’t ask again
step-guest = { $guest } taken
step-die = Die { $value }
step-action = Strength { $strength }
step-put = { $food } to { $guest }
step-store = { $foods } stored
step-serve = { $food } to { $guest }
step-room = Room { $floor }.{ $column }
step-move-in = { $guest } moved in
step-staff = { $staff } hired
step-use = { $staff } used
step-claim = Objective claimed

## Warnings

# $missed says why nothing would happen.
warn-idle = { $missed } Do it anyway?
warn-idle-yes = Do it anyway
warn-guest = You could still welcome a guest before taking a die. Take the die anyway?
warn-guest-yes = Take the die
warn-pass = Pass now, and wait for new dice?
warn-pass-yes = Pass
warn-claim = Points are waiting: “{ $missed }”. End the turn anyway?
warn-claim-yes = End turn
warn-move-in = A guest is waiting: “{ $missed }”. End the turn anyway?
warn-move-in-yes = End turn

## Draft, applicants, people

draft = Keep one, pass on the rest
applicants = Applicants
fold = Hide
unfold = Show
computer = computer
title-your-turn = ● Your turn · Grand Austria Hotel
curtain-title = Over to { $player }
curtain-text = Hand over the device; nobody else should look.
curtain-ready = I am { $player }
server-gone = The connection to the server is lost. Trying again…
server-unavailable = The hotel cannot open its books at the moment. Trying again…
no-such-game = We do not know this game, or you have no seat in it.
game-closed = This table is closed
game-removed = This game has been removed. Games that nobody has touched for a long time are cleared away.
to-lobby = Lobby
rules = Rules
resign = Leave the game
resign-sure = A bot will take your place, and you cannot come back. Leave?
resign-yes = Leave for good
resign-no = Stay
see-result = The result
come-back = Take my seat back
# $bot: expert, planner or another; $until: return (until the person does) or turn (only this one)
played-for-you =
    { $bot ->
        [expert] The expert
        [planner] The planner
       *[other] A bot
    } { $until ->
        [return] is playing for you until you come back.
       *[turn] is playing this turn for you. You play again next turn.
    }
# The same about others; $until may be never: the person has left the game.
played-for =
    { $bot ->
        [expert] The expert
        [planner] The planner
       *[other] A bot
    } { $until ->
        [never] is finishing the game for { $player }.
        [return] is playing for { $player } until they come back.
       *[turn] is playing this turn for { $player }.
    }
away = { $player } is away.
away-clock = The clock decides: when the time is up, a bot plays.
away-wait = A bot may take over in { $time }.
stand-in = Let a bot take over
ask-leopold = Ask Leopold for advice
advice = Leopold suggests: { $choice }
time-left = Time left
hours-left = { $n } h
days-left =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
waiting-for-seats =
    { $n ->
        [one] Waiting for one more hotelier…
       *[other] Waiting for { $n } more hoteliers…
    }
