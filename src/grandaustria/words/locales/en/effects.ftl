### What cards and tiles do, put together from parts.
### Where a number is a discount, 99 stands for: free of charge.

## Lists

# The items of an order, the cards in the queue.
list-items = { $first }, { $rest }
# The parts of a reward.
list-parts = { $first }; { $rest }
list-or = { $first } or { $rest }

## Parts of a reward, an ability or an order, by effect

# The same part more than once.
part-times =
    { $n ->
        [2] { $part }, twice
       *[other] { $part }, { $n } times
    }
part-gain-krones =
    { $n ->
        [one] 1 krone
       *[other] { $n } krones
    }
part-gain-emperor-steps =
    { $n ->
        [one] 1 emperor step
       *[other] { $n } emperor steps
    }
part-gain-staff-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
part-gain-tile-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
part-gain-tile-points-per-staff =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    } for each staff card in play
part-gain-strudel = { $n } strudel
part-gain-cake =
    { $n ->
        [one] 1 cake
       *[other] { $n } cakes
    }
part-gain-wine = { $n } wine
part-gain-coffee = { $n } coffee
part-gain-any-food =
    { $n ->
        [one] 1 food or drink of your choice
       *[other] { $n } items of food or drink of your choice
    }
part-prepare-room = prepare a room
part-prepare-room-for-one-less = prepare a room for 1 krone less
part-prepare-room-free = prepare a room free of charge
part-prepare-room-free-floors-1-2 = prepare a room on floor 1 or 2 free of charge
part-prepare-occupied-room-free = prepare a room free of charge, occupied at once
part-prepare-occupied-room-free-floors-1-2 = prepare a room on floor 1 or 2 free of charge, occupied at once
part-occupy-room =
    { $n ->
        [one] occupy a free room
       *[other] occupy up to { $n } free rooms
    }
part-take-guest-free = take a guest free of charge
part-draw-staff =
    { $n ->
        [one] draw 1 staff card
       *[other] draw { $n } staff cards
    }
part-play-staff =
    { $n ->
        [0] play a staff card at full cost
        [99] play a staff card free of charge
        [one] play a staff card for 1 krone less
       *[other] play a staff card for { $n } krones less
    }
part-draw-three-play-one =
    { $n ->
        [99] look at 3 staff cards and play one free of charge
        [one] look at 3 staff cards and play one for 1 krone less
       *[other] look at 3 staff cards and play one for { $n } krones less
    }
part-fill-order = fill the whole order of one guest
part-extra-action = an extra action of any space with a die, no die taken
part-extra-turn = an extra turn after this one, no die taken

## The same parts in a sentence; $n is how many, or a discount in krones

help-part-gain-krones =
    { $n ->
        [one] Take 1 krone. Any above 20 are lost.
       *[other] Take { $n } krones. Any above 20 are lost.
    }
help-part-gain-emperor-steps =
    { $n ->
        [one] Move 1 space along the emperor track. Past 13 it is worth 1 point instead.
       *[other] Move { $n } spaces along the emperor track. Each one past 13 is worth 1 point instead.
    }
help-part-gain-strudel = Take { $n } strudel: onto orders in your café at once, or into the kitchen.
help-part-gain-cake =
    { $n ->
        [one] Take 1 cake: onto an order in your café at once, or into the kitchen.
       *[other] Take { $n } cakes: onto orders in your café at once, or into the kitchen.
    }
help-part-gain-wine = Take { $n } wine: onto orders in your café at once, or into the kitchen.
help-part-gain-coffee = Take { $n } coffee: onto orders in your café at once, or into the kitchen.
help-part-gain-any-food =
    { $n ->
        [one] Take 1 food or drink of your choice: onto an order in your café, or into the kitchen.
       *[other] Take { $n } items of food or drink of your choice: onto orders in your café, or into the kitchen.
    }
help-part-prepare-room = Prepare one room, paying for its floor.
help-part-prepare-room-for-one-less = Prepare one room for 1 krone less than its floor costs.
help-part-prepare-room-free = Prepare one room on any floor free of charge.
help-part-prepare-room-free-floors-1-2 = Prepare one room on floor 1 or 2 free of charge.
help-part-occupy-room =
    { $n ->
        [one] Turn one free room of any colour to its occupied side, without a guest.
       *[other] Turn up to { $n } free rooms of any colour to their occupied side, without guests.
    }
help-part-take-guest-free = Take a guest from the queue to a free table without paying.
help-part-draw-staff =
    { $n ->
        [one] Draw 1 staff card to your hand.
       *[other] Draw { $n } staff cards to your hand.
    }
help-part-play-staff =
    { $n ->
        [0] Play a staff card from hand at full cost.
        [99] Play a staff card from hand free of charge.
        [one] Play a staff card from hand for 1 krone less.
       *[other] Play a staff card from hand for { $n } krones less.
    }
help-part-draw-three-play-one =
    { $n ->
        [99] Look at three staff cards and play one of them free of charge, if you like. The others go under the deck.
        [one] Look at three staff cards and play one of them for 1 krone less, if you like. The others go under the deck.
       *[other] Look at three staff cards and play one of them for { $n } krones less, if you like. The others go under the deck.
    }
help-part-extra-action = Do the action of any space with a die, at its strength, without taking a die. No boost, no help from staff; a 6 costs its krone.
help-part-extra-turn = Take a whole extra turn after this one, without taking a die.

## What Leopold asks where a part asks

ask-extra-action = An extra action, if you please: which space with a die shall it be?
    .short = *An extra action:* tap a space with a die.
ask-gain-strudel =
    { $n ->
        [one] Place 1 strudel: on a guest’s order or in the kitchen?
       *[other] Place { $n } strudel, one by one: on a guest’s order or in the kitchen?
    }
    .short = *Place the strudel:* a guest or the kitchen?
ask-gain-cake =
    { $n ->
        [one] Place 1 cake: on a guest’s order or in the kitchen?
       *[other] Place { $n } cakes, one by one: on a guest’s order or in the kitchen?
    }
    .short = *Place the cake:* a guest or the kitchen?
ask-gain-wine =
    { $n ->
        [one] Place 1 wine: on a guest’s order or in the kitchen?
       *[other] Place { $n } wine, one by one: on a guest’s order or in the kitchen?
    }
    .short = *Place the wine:* a guest or the kitchen?
ask-gain-coffee =
    { $n ->
        [one] Place 1 coffee: on a guest’s order or in the kitchen?
       *[other] Place { $n } coffee, one by one: on a guest’s order or in the kitchen?
    }
    .short = *Place the coffee:* a guest or the kitchen?
ask-gain-any-food =
    { $n ->
        [one] Anything you like from the larder: what, and where shall I put it?
       *[other] { $n } of anything you like from the larder: what, and where shall I put it?
    }
    .short = *Anything you like:* a guest or the kitchen?
ask-fill-order = The Porter brings everything a guest is waiting for. Whose order shall it be?
    .short = *Whose order* shall the Porter bring?
ask-take-guest-free = A guest for free! Whom may I show to a table?
    .short = *A guest for free:* whom do you take?
ask-prepare-room =
    { $n ->
        [one] Which room shall we prepare?
       *[other] Up to { $n } rooms to prepare. Which one is next?
    }
    .short = *Prepare a room:* tap one that glows.
ask-prepare-room-for-one-less = Which room shall we prepare, for 1 krone less?
    .short = *Prepare a room* for 1 krone less.
ask-prepare-room-free = Which room shall we prepare? It costs nothing.
    .short = *Prepare a room:* it costs nothing.
ask-prepare-room-free-floors-1-2 = Which room on floor 1 or 2 shall we prepare? It costs nothing.
    .short = *Prepare a room* on floor 1 or 2, free.
ask-prepare-occupied-room-free = Which room shall we prepare? It costs nothing and is occupied at once.
    .short = *Prepare a room*, free and occupied at once.
ask-prepare-occupied-room-free-floors-1-2 = Which room on floor 1 or 2 shall we prepare? It costs nothing and is occupied at once.
    .short = *Floor 1 or 2:* a room, free and occupied.
ask-occupy-room =
    { $n ->
        [one] Which free room shall count as occupied?
       *[other] Up to { $n } free rooms may count as occupied. Which one is next?
    }
    .short = *Occupy a free room:* tap one that glows.
ask-play-staff =
    { $n ->
        [0] Whom shall we hire, at full cost?
        [99] Whom shall we hire, free of charge?
        [one] Whom shall we hire, for 1 krone less?
       *[other] Whom shall we hire, for { $n } krones less?
    }
    .short = *Hire from your hand:* tap a card.

## Choices that are worded differently where a part asks

choice-done-extra-action = No extra action
choice-done-take-guest-free = Take no guest
choice-done-prepare-room = Prepare no more rooms
choice-done-prepare-room-for-one-less = Prepare no room
choice-done-prepare-room-free = Prepare no room
choice-done-prepare-room-free-floors-1-2 = Prepare no room
choice-done-prepare-occupied-room-free = Prepare no room
choice-done-prepare-occupied-room-free-floors-1-2 = Prepare no room
choice-done-occupy-room = Occupy no more rooms
choice-done-play-staff = Play no staff card
choice-prepare-prepare-occupied-room-free =
    { $colour ->
        [blue] Prepare and occupy the blue room on floor { $floor }, column { $column } free of charge
        [red] Prepare and occupy the red room on floor { $floor }, column { $column } free of charge
       *[yellow] Prepare and occupy the yellow room on floor { $floor }, column { $column } free of charge
    }
choice-prepare-prepare-occupied-room-free-floors-1-2 =
    { $colour ->
        [blue] Prepare and occupy the blue room on floor { $floor }, column { $column } free of charge
        [red] Prepare and occupy the red room on floor { $floor }, column { $column } free of charge
       *[yellow] Prepare and occupy the yellow room on floor { $floor }, column { $column } free of charge
    }
