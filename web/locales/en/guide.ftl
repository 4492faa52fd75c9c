### Leopold's notes in a first game: what is new, in two or three short sentences.
### Every note has a title; its id tells when it is shown.

guide = Leopold’s notes
guide-ok = I see
guide-more = Read more
guide-unfold = Read
guide-off = No more notes

## Before the doors open

guide-welcome-title = Welcome, my dear colleague!
guide-welcome = I am Leopold. Serve guests in your café, give them rooms, and please the emperor: after seven rounds, whoever has the most points wins. I will say a word whenever something is new.
guide-first-guest-title = Your first guest
guide-first-guest = This one is free. Look at the order: the fewer items, the sooner the guest moves in. The laurel shows the points, the bottom line the reward.
guide-first-rooms-title = Three rooms to begin with
guide-first-rooms = Start at the bottom left and go on side by side. Higher floors cost krones. Have a room ready in your guest’s colour!
guide-draft-title = Choosing staff
guide-draft = Keep one card and hand the rest on, until you have six. Cheap cards that help all game long are a good start.

## The turn

guide-guest-title = Step one: a guest, if you like
guide-guest = One guest a turn, before the die. Those on the right are free; those on the left cost up to three krones. You have three tables.
guide-dice-title = Step two: a die
guide-dice = Choose a space with dice. The more dice lie there, the stronger its action. You take one of them away, so think of who comes next.
guide-food-title = From the oven
guide-food = Split the pieces as you like, but never more cake than strudel.
guide-drinks-title = From the cellar
guide-drinks = Split the drinks as you like, but never more coffee than wine.
guide-place-title = Fresh to the table
guide-place = What you have just gained goes onto an order free of charge. What nobody wants now waits in the kitchen, and serving it later costs a krone.
guide-rooms-title = Preparing rooms
guide-rooms = Each new room must touch one you have, and you pay for its floor. Think of your guests’ colours, and of groups you can fill.
guide-krones-title = Money or favour?
guide-krones = Krones pay for guests, floors and staff. Emperor steps protect you from his penalty. You may mix.
guide-staff-title = Hiring staff
guide-staff = The strength of the die lowers the cost. Look at the sign in the corner: at once, once per round, always, or only at the end.
guide-six-title = The clever six
guide-six = For one krone a six does any other action; the dice on space 6 give its strength.
guide-three-title = Three applicants
guide-three = Hire one of them at this price, or nobody. The others go under the deck.
guide-boost-title = A krone for more
guide-boost = Once a turn, one krone makes your action stronger by one. Spaces where this is possible show +1.
guide-serve-title = Serving from the kitchen
guide-serve = Your kitchen has something a guest has ordered. One krone serves up to three items, at any time in your turn.
guide-move-in-title = Ready for a room
guide-move-in = An order is complete! Tap the guest to hand out a key. It costs nothing, and a table becomes free.
guide-key-title = Which room?
guide-key = Any free room of the guest’s colour. A tourist accepts any room. Choose with the groups in mind.
guide-any-order-title = In any order
guide-any-order = Rewards and bonuses may be taken in any order. Sometimes it pays to take the krones first.
guide-reward-title = A happy guest
guide-reward = The first one has moved in: points and reward are yours. Rooms on higher floors are worth more at the end.
guide-group-title = A full group
guide-group = All rooms between these walls are occupied, so the brass plate pays: blue brings points, red krones, yellow emperor steps.
guide-use-staff-title = Staff at your service
guide-use-staff = You may use this card once every round. Tap it whenever it suits you.
guide-claim-title = An objective is yours
guide-claim = You meet its condition now. Claim it before others do: 15 points for the first, 10 for the second, 5 for the third.
guide-end-turn-title = Before you end the turn
guide-end-turn = You may still serve, move guests in and claim. When all is done, end the turn.
guide-undo-title = Changed your mind?
guide-undo = As long as nothing new has been revealed, you can take back what you did in this turn.
guide-pass-title = Poor dice?
guide-pass = You may pass before doing anything. When all others are done or have passed, one die is discarded and the rest are rolled again for you.
guide-reroll-title = The dice again
guide-reroll = Those who passed get fresh dice, one fewer than before.
guide-waiting-title = While others act
guide-waiting = Look at their boards, or read any card: hover over it, or press and hold. Everything here explains itself.
guide-cafe-full-title = A full café
guide-cafe-full = No table is free, so no new guest can come. Try to complete an order; a guest still waiting at the end costs five points.
guide-rich-title = A heavy purse
guide-rich = You can own 20 krones at most. Spend some before more come in.

## Rounds, emperor, end

guide-steps-title = A step towards the emperor
guide-steps = The colours under the track show what the next scoring brings from each space: penalty, nothing, or reward.
guide-next-round-title = A new round
guide-next-round = The dice are rolled again, and the turn order has moved on by one seat.
guide-objectives-title = Three objectives
guide-objectives = Have you seen the cards at the top right? Early claims bring the most; the bar shows how far you are.
# $enough steps are enough for the reward after round $round, when all fall back $back
guide-emperor-title = The emperor watches
guide-emperor = After round { $round } he looks at everybody. You score your space and fall back { $back }: then three or more brings a reward, zero a penalty. { $enough } steps by then are enough. Dice of 4, yellow groups and some guests bring steps.
guide-emperor-soon-title = The emperor is coming
# $steps: where the player stands; $left: steps that are missing
guide-emperor-soon =
    After this round you score your space and fall back { $back }. You stand on { $steps }; { $left ->
        [one] one more step
       *[other] { $left } more steps
    } would bring the reward. On zero there is a penalty.
guide-emperor-scored-title = The emperor has spoken
guide-emperor-scored = He comes back after round 5 and after round 7, and then you fall back five and seven.
guide-penalty-title = His displeasure
guide-penalty = Your marker ended on zero, so you suffer the tile’s penalty. A few more steps will spare you next time.
guide-aim-move-in-title = Someone is waiting for a room
guide-aim-move-in = Nobody has moved in yet. This guest needs the least: complete the order, have a room of the colour ready, and points and reward are yours.
guide-aim-group-title = One room short of a group
guide-aim-group = This room is all that is missing. Move in a guest of its colour, or a tourist, and the brass plate pays.
guide-aim-staff-title = Time to hire
guide-aim-staff = None of your staff works for you yet. A die of 5 hires one, and its strength lowers the price. The sooner, the longer they help.
guide-last-round-title = The last round
guide-last-round = Guests left in the café cost five points each. Krones and food left are a point each, occupied rooms one to four by their floor. Staff with a flag count now.
guide-over-title = That was splendid!
guide-over = Now you know the house. Next time try the other hotels, or choose your staff in a draft.
