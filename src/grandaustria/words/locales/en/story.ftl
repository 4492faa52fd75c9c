### A whole game as a story: headings, and lines that sum up.

story-title = Grand Austria Hotel
# $hotel: night, day or chosen; $staff: standard, introductory or draft; $edition: current or first; $promos: yes or no
story-options =
    { $players } players, { $hotel ->
        [night] night hotels
        [day] day hotels
       *[chosen] day hotels of their choice
    }, { $staff ->
        [introductory] introductory staff
        [draft] drafted staff
       *[standard] staff from the deck
    }, { $edition ->
        [first] first edition
       *[current] current edition
    }, { $promos ->
        [yes] with promo guests
       *[no] without promo guests
    }
story-seed = { $options }, seed { $seed }

story-opening = Before we open
# For a record that does not start with the deal.
story-continued = The game goes on
story-round = Round { $round }
story-turn = { $player }, turn { $number }
story-extra-turn = { $player }, extra turn
story-reroll = The dice again
story-emperor = Emperor scoring { $scoring }
story-final = Final scoring

story-queue = In the queue: { $guests }
story-dice = Dice: { $dice }
story-standings = Points: { $standings }
story-standing = { $player } { $points }
# What happened, and what it changed.
story-line = { $what }: { $tallies }
tally-krones =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] krone
       *[other] krones
    }
tally-emperor =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] emperor step
       *[other] emperor steps
    }
tally-points =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] point
       *[other] points
    }

story-winner = { $player } wins with { $points } points!
story-tied-winner = { $player } wins the tie at { $points } points, with more krones and food left!
story-shared-victory = { $players } share the victory with { $points } points!
list-and = { $first } and { $rest }
# The record ends here: who is asked for what.
story-unfinished = The record ends here. { $player } is asked: { $ask }
