### What is asked, one message for each effect that asks, as Leopold would put it.
### $n is how many are left, or a discount in krones (99: free of charge).

ask-over = That was our last round. Thank you for a splendid season!
ask-nature = One moment, please: the dice and cards are on their way.
ask-wait = { $player } is making up their mind.

## The turn

ask-turn = Your turn. Welcome a guest if you like, then take a die; serving, moving in and claiming go at any time.
ask-turn-die = Take a die; serving, moving in and claiming go at any time.
ask-turn-end = The die is used. Serve, move in and claim as you like, then end your turn.
ask-any-order = Several good things at once! What shall come first?
ask-copy-action = A six! For 1 krone it does the work of any other action. Which one, if any?
ask-copy-action-boosted = A six! For 1 krone it does the work of any other action. Which one?
ask-copy-action-free = A six, and on the house! Which action shall it do?
ask-extra-action = An extra action, if you please: which space with a die shall it be?
ask-food-action =
    { $n ->
        [one] One strudel, fresh from the oven. Shall I fetch it?
       *[other] { $n } pieces from the oven, never more cake than strudel. How shall I split them?
    }
ask-drinks-action =
    { $n ->
        [one] One glass of wine. Shall I pour it?
       *[other] { $n } drinks, never more coffee than wine. How shall I split them?
    }
ask-krones-action =
    { $n ->
        [one] A krone for the till or a step towards the emperor?
       *[other] { $n } in all: how much for the till, how much towards the emperor?
    }

## Food and drink

ask-gain-strudel =
    { $n ->
        [one] Place 1 strudel: on a guest's order or in the kitchen?
       *[other] Place { $n } strudel, one by one: on a guest's order or in the kitchen?
    }
ask-gain-cake =
    { $n ->
        [one] Place 1 cake: on a guest's order or in the kitchen?
       *[other] Place { $n } cakes, one by one: on a guest's order or in the kitchen?
    }
ask-gain-wine =
    { $n ->
        [one] Place 1 wine: on a guest's order or in the kitchen?
       *[other] Place { $n } wine, one by one: on a guest's order or in the kitchen?
    }
ask-gain-coffee =
    { $n ->
        [one] Place 1 coffee: on a guest's order or in the kitchen?
       *[other] Place { $n } coffee, one by one: on a guest's order or in the kitchen?
    }
ask-gain-any-food =
    { $n ->
        [one] Anything you like from the larder: what, and where shall I put it?
       *[other] { $n } times anything you like from the larder: what, and where shall I put it?
    }
ask-fill-order = The Porter brings everything a guest is waiting for. Whose order shall it be?

## Guests

ask-first-guest = Who shall be your very first guest? This one is free of charge.
ask-take-guest-free = A guest for free! Whom may I show to a table?
ask-move-in = A key, please: which room shall your guest have?

## Rooms

ask-first-rooms-of-seat =
    { $n ->
        [one] One more room to prepare before we open. Which one?
       *[other] { $n } rooms to prepare before we open. Which one is next?
    }
ask-first-rooms-of-seat-up-to =
    { $n ->
        [one] Up to one more room to prepare before we open. Which one?
       *[other] Up to { $n } rooms to prepare before we open. Which one is next?
    }
ask-prepare-room =
    { $n ->
        [one] Which room shall we prepare?
       *[other] Up to { $n } rooms to prepare. Which one is next?
    }
ask-prepare-room-for-one-less = Which room shall we prepare, for 1 krone less?
ask-prepare-room-free = Which room shall we prepare? It costs nothing.
ask-prepare-room-free-floors-1-2 = Which room on floor 1 or 2 shall we prepare? It costs nothing.
ask-prepare-occupied-room-free = Which room shall we prepare? It costs nothing and is occupied at once.
ask-prepare-occupied-room-free-floors-1-2 = Which room on floor 1 or 2 shall we prepare? It costs nothing and is occupied at once.
ask-occupy-room =
    { $n ->
        [one] Which free room shall count as occupied?
       *[other] Up to { $n } free rooms may count as occupied. Which one is next?
    }

## Staff

ask-play-staff =
    { $n ->
        [0] Whom shall we hire, at full cost?
        [99] Whom shall we hire, free of charge?
        [one] Whom shall we hire, for 1 krone less?
       *[other] Whom shall we hire, for { $n } krones less?
    }
ask-play-looked-at =
    { $n ->
        [99] These applied today. Would you like to hire one of them free of charge?
        [one] These applied today. Would you like to hire one of them for 1 krone less?
       *[other] These applied today. Would you like to hire one of them for { $n } krones less?
    }
ask-return-looked-at = The others go back under the deck. Which one first?
ask-keep-staff = Which of these would you like to keep? The rest goes to your left.

## The emperor's displeasure

ask-penalty = The emperor is not amused. Shall we pay 1 krone to be spared the penalty?
ask-return-staff =
    { $n ->
        [one] One card from your hand has to go under the deck. Which one?
       *[other] { $n } cards from your hand have to go under the deck. Which one first?
    }
ask-dismiss-staff = I am sorry: somebody of the final-scoring staff has to leave us. Who shall it be?
ask-remove-free-room =
    { $n ->
        [one] We have to give up a free room. Which one?
       *[other] We have to give up { $n } free rooms. Which one first?
    }
ask-remove-two-occupied-rooms = We have to give up an occupied room on the highest floor. Which one?
ask-remove-two-occupied-rooms-in-column = We have to give up an occupied room on the highest floor. Which one?
ask-remove-occupied-room-below = And one from the next lower floor, I fear. Which one?
ask-remove-occupied-room-below-in-column = And one below it in the same column, I fear. Which one?
