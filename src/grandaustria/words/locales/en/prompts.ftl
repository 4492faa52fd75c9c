### What is asked, one message for each effect that asks, as Leopold would put it.
### $n is how many are left, or a discount in krones (99: free of charge).

ask-over = That was our last round. Thank you for a splendid season!
    .short = Our *last round* is over. Thank you!
ask-nature = One moment, please: the dice and cards are on their way.
    .short = One moment: *dice and cards* are coming.
ask-wait = { $player } is making up their mind.
    .short = *{ $player }* is playing.

## The turn

ask-turn = Your turn. Welcome a guest if you like, then take a die; you may serve, move guests in and claim at any time.
    .short = *Take a guest* if you like, then *a die*.
ask-turn-die = Take a die; you may serve, move guests in and claim at any time.
    .short = *Take a die*; you may serve or move in first.
ask-turn-end = The die is used. Serve, move guests in and claim as you like, then end your turn.
    .short = *End your turn*, or move in and serve first.
ask-any-order = So many good things at once! Which comes first?
    .short = *Which comes first?* Tap one that glows.
ask-copy-action = A six! For 1 krone it does any other action. Which one, if any?
    .short = *Which action*, for 1 krone? Or none.
ask-copy-action-boosted = A six! For 1 krone it does any other action. Which one?
    .short = *Which action*, for 1 krone?
ask-copy-action-free = A six, and on the house! Which action shall it do?
    .short = *Which action*, free of charge?
ask-food-action =
    { $n ->
        [one] One strudel, fresh from the oven. Shall I fetch it?
       *[other] { $n } pieces from the oven, never more cake than strudel. How shall I split them?
    }
    .short = *Strudel or cake?* Never more cake.
ask-drinks-action =
    { $n ->
        [one] One glass of wine. Shall I pour it?
       *[other] { $n } drinks, never more coffee than wine. How shall I split them?
    }
    .short = *Wine or coffee?* Never more coffee.
ask-krones-action =
    { $n ->
        [one] A krone for the till or a step towards the emperor?
       *[other] { $n } in all: how much for the till, how much towards the emperor?
    }
    .short = *Krones or the emperor?*

## Guests

ask-first-guest = Who shall be your very first guest? This one is free of charge.
    .short = *Your first guest?* This one is free.
ask-move-in = A key, please: which room shall your guest have?
    .short = *Which room* for your guest?

## Rooms

ask-first-rooms-of-seat =
    { $n ->
        [one] One more room to prepare before we open. Which one?
       *[other] { $n } rooms to prepare before we open. Which one is next?
    }
    .short = *Prepare a room* before we open.
ask-first-rooms-of-seat-up-to =
    { $n ->
        [one] Up to one more room to prepare before we open. Which one?
       *[other] Up to { $n } rooms to prepare before we open. Which one is next?
    }
    .short = *Prepare a room* before we open, or stop.

## Staff

ask-play-looked-at =
    { $n ->
        [99] These people applied today. Would you like to hire one of them free of charge?
        [one] These people applied today. Would you like to hire one of them for 1 krone less?
       *[other] These people applied today. Would you like to hire one of them for { $n } krones less?
    }
    .short = *Hire one of these?* They cost less.
ask-return-looked-at = The others go back under the deck. Which one first?
    .short = *Which card first* under the deck?
ask-keep-staff = Which of these would you like to keep? The rest go to your left.
    .short = *Keep one card*; the rest go left.

## The emperor's displeasure

ask-penalty = The emperor is not amused. Shall we pay 1 krone to be spared the penalty?
    .short = *Pay 1 krone* to be spared the penalty?
ask-return-staff =
    { $n ->
        [one] One card from your hand has to go under the deck. Which one?
       *[other] { $n } cards from your hand have to go under the deck. Which one first?
    }
    .short = *A card from your hand* goes under the deck.
ask-dismiss-staff = I am sorry: one of your final-scoring staff has to leave us. Who shall it be?
    .short = *Who leaves us?* One with final scoring.
ask-remove-free-room =
    { $n ->
        [one] We have to give up a free room. Which one?
       *[other] We have to give up { $n } free rooms. Which one first?
    }
    .short = *Give up a free room.* Which one?
ask-remove-two-occupied-rooms = We have to give up an occupied room on the highest floor. Which one?
    .short = *Give up a room* on the highest floor.
ask-remove-two-occupied-rooms-in-column = We have to give up an occupied room on the highest floor. Which one?
    .short = *Give up a room* on the highest floor.
ask-remove-occupied-room-below = And one from the next floor down, I fear. Which one?
    .short = *Give up a room* on the next floor down.
ask-remove-occupied-room-below-in-column = And one below it in the same column, I fear. Which one?
    .short = *Give up a room* below, same column.
