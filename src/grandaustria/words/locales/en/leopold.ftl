### Playing alone against Leopold: his name, his cards, what he does, and how it ends.

leopold = Leopold

## What has happened

event-card-revealed = { $player } turns up card { $card }
event-guest-missing = { $player } has no space for any guest in the queue
# $staff is always none: nobody sees these cards
event-staff-set-aside =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } sets a final-scoring staff card aside, unseen
               *[other] { $player } sets { $times } final-scoring staff cards aside, unseen
            }
       *[other] { $player } sets { $staff } aside
    }
event-staff-uncovered = { $player } uncovers { $staff }
# $marker: 3 or 2
event-counted-down =
    { $player } moves the marker of objective { $letter } to { $marker ->
        [3] III
       *[2] II
    }: { $objective }
event-objective-missing = { $player } has claimed every objective already
choice-reveal = Leopold turns up card { $label }

## What is asked

ask-keep-six =
    { $n ->
        [one] One more card has to go under the deck. Which one?
       *[other] You keep six of these: { $n } cards go under the deck. Which one first?
    }
    .short = *Put a card under the deck*; { $n } to go.

## The steps of his cards

# $n: the colour, 4 is any
part-house-guest =
    { $n ->
        [0] house a blue guest
        [1] house a red guest
        [2] house a yellow guest
        [3] house a green guest
       *[4] house any guest
    }
part-remove-die = take away a die of { $values }
part-remove-any-die = take away a die
part-uncover-staff = uncover a staff card
# $n: the letter, 3 is any
part-count-down =
    { $n ->
        [0] objective A
        [1] objective B
        [2] objective C
       *[3] any objective
    }
# A step that does not count on lower levels.
part-from-level =
    { $level ->
        [3] { $part } (level 3)
       *[2] { $part } (levels 2 and 3)
    }

## Tables and stories

table-leopold = Leopold’s cards
table-steps = Steps
table-tie = Ties
hand-left = leftmost
hand-right = rightmost
# $hotel: night, day or chosen; $promos: yes or no
story-alone =
    Alone against Leopold, level { $level }, { $hotel ->
        [night] night hotel
        [day] day hotel
       *[chosen] day hotel of your choice
    }, { $promos ->
        [yes] with promo guests
       *[no] without promo guests
    }
story-alone-won = { $player } beats Leopold, { $points } to { $his }!
story-alone-lost = Leopold wins, { $his } to { $points }.
story-alone-tied = A tie at { $points }: the victory stays with Leopold.
