# Leopold's advice at the table.
hint-title = Leopold advises
hint-choice = Next choice
hint-turn = Whole turn
hint-best = best
# Less than half a point behind.
hint-equal = as good
hint-fewer = { $points } fewer
hint-any = Play what you like best.
hint-play = Play this
hint-play-turn = Play all, step by step
hint-best-turn = The best turn
hint-other-turn = What differs
# After the steps of a turn: the rest is decided when a card or guest has been drawn.
hint-draw = Then it depends on what is drawn.
hint-step = Step { $n } of { $of }
hint-stop = Stop here
hint-thinking = Still comparing…
hint-first = My first impression.
hint-sure = Sure.
hint-unsure = Too close to be sure.
hint-looks =
    { $n ->
        [one] Looked ahead { $n } time.
       *[other] Looked ahead { $n } times.
    }
hint-enough = Good enough, stop

# The points and the win chance that everybody can expect.
forecast = forecast
# How far off it is was measured (root mean square) in games of the expert.
forecast-what = The points at the end, on average, if everybody goes on playing like the expert. Give or take 25 points in round 1, less later on, and 10 in the last round.
forecast-since = { $change } since your last turn
# $chance: under 1, over 99, or about right.
forecast-wins =
    { $chance ->
        [under] wins under 1 %
        [over] wins over 99 %
       *[about] wins { $percent } %
    }
forecast-spoken = Forecast: { $points } points, { $wins }
