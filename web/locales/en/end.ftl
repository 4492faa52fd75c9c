### The end of a game: final scoring, breakdown, points by round.

end-title = Score
end-counting = The final scoring
# $n: how many winners
end-winner =
    { $n ->
        [one] { $winners } runs the finest house in Vienna
       *[other] { $winners } run the finest houses in Vienna
    }
# $hotel: night or day; $staff: standard, introductory or draft
end-about =
    Seven rounds, { $hotel ->
        [night] night hotels
       *[day] day hotels
    }, { $staff ->
        [introductory] introductory staff
        [draft] drafted staff
       *[standard] standard staff
    }.
# $how: clear, tie (won with more krones and kitchen) or shared
end-won =
    { $how ->
        [shared] A shared victory.
        [tie] Won the tie, with more krones and food left.
       *[clear]
            { $by ->
                [one] Won by 1 point.
               *[other] Won by { $by } points.
            }
    }
end-record = Save the record
end-rematch = Play again
end-join-rematch = Join the next game
# For those who watched.
end-watch-rematch = Watch the next game
end-place = { $place }.
end-computer = computer, { $bot }
# $bot: expert, planner, …
end-finished-by =
    game finished by { $bot ->
        [expert] the expert
        [planner] the planner
       *[other] the computer
    }

end-score = Score
end-in-game = In the game
end-final = Final scoring
end-row-guests = Guests who moved in
end-row-groups = Blue groups completed
end-row-rooms = Rooms with printed points
end-row-emperor = Emperor track
end-row-tiles = Emperor tiles
end-row-steps = Steps beyond the track
end-row-objectives = Objectives
end-row-staff = Staff during the game
end-row-earlier = Earlier points
end-row-final-staff = Final-scoring staff
end-row-final-rooms = Occupied rooms by floor
end-row-final-leftovers = Krones and kitchen
end-row-final-guests = Guests left in the café
end-total = Total
end-so-far = So far
end-next = Next
end-all = Show all
end-again = Count again
# Read out while the final scoring goes on.
end-said = { $name } { $n }

end-chart = Points per round
end-chart-start = start
end-chart-final = final
end-claims = Objectives claimed
end-nobody = nobody
end-moments = Great moments
# A round, as short as can be.
end-round = R{ $round }

# Sharing a finished game by a link.
share = Share
share-done = Shared
share-agree = Agree to share
share-make = Make a link
share-title = Share this game
share-about = Anyone with the link can watch the whole game, with every card open and the names at the table. Your chat stays private. Everybody who played must agree, and each of you can take it back at any time.
share-yes = agrees
share-not-yet = has not agreed yet
# $n: how many names
share-waiting =
    { $n ->
        [one] { $names } has yet to agree. The question stands beside the score and in My games.
       *[other] { $names } have yet to agree. The question stands beside the score and in My games.
    }
share-wish =
    { $n ->
        [one] { $names } would like to share this game.
       *[other] { $names } would like to share this game.
    }
share-link = Link to the game
share-take-back = Take it back
# In the list of games.
share-game = Share the game with { $names }
share-listed = shared
share-listed-wish = to be shared?
# After “Won by 3 points.”
end-loaded = Played on from a loaded position: it does not count in statistics.
