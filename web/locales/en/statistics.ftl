### My statistics: the finished games of this device.

stats-title = My statistics
# $day: when the first of them ended
stats-about =
    { $n ->
        [one] 1 finished game, on { $day }. Kept on this device, for you alone.
       *[other] { $n } finished games since { $day }. Kept on this device, for you alone.
    }
stats-kept-here = Kept on this device, for you alone.
stats-none = No finished game yet. Once you have played one to the end on this device, I shall keep count here.
stats-none-such = No finished game of this kind yet.
stats-filter = Which games
stats-filter-all = All
stats-filter-2 = 2
stats-filter-3 = 3
stats-filter-4 = 4 hoteliers
stats-filter-alone = Alone

stats-games = games
stats-lately = { $n } in the last 30 days
stats-won = won
stats-won-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
# 2 of 3 games
stats-of = { $won } of { $of }
stats-few = too few for a percentage
stats-points = points a game
stats-best = best { $points }
stats-given = points given away
stats-given-lately = a game; { $n } lately
stats-luck = luck
stats-luck-note = a game: it evens out
stats-rank = you play like a
# $rank: the next higher one; $n: points given away
stats-rank-next = { $rank } from { $n } a game
stats-rank-best = nobody stands above

stats-against = Against whom
stats-share = share won
stats-points-short = points
stats-people = People
# $levels: a list of stats-alone-level
stats-alone = Leopold, alone: { $levels }.
stats-alone-level = { $won } of { $of } on level { $level }

stats-trend-given = Points given away
stats-trend-given-note = per game, less is better
stats-trend-given-said =
    { $n ->
        [one] One game with a review, { $last } points given away.
       *[other] { $n } games with a review: the mean of points given away went from { $first } to { $last }.
    }
stats-trend-points = Game by game
stats-trend-points-note = points, and the mean of ten games
stats-trend-points-said =
    { $n ->
        [one] One game, { $last } points.
       *[other] { $n } games: the mean went from { $first } to { $last } points.
    }

stats-sources = Your points by source
stats-expert = expert
stats-source-guests = Guests
stats-source-rooms = Rooms, groups
stats-source-emperor = Emperor
stats-source-objectives = Objectives
stats-source-staff = Staff
stats-source-final-staff = Final staff
stats-source-final-rooms = Occupied rooms
stats-source-leftovers = Krones, kitchen

stats-best-games = Best games
stats-won-against = Won against { $names }
stats-played-against = Against { $names }
stats-leopold = Leopold, level { $level }
stats-daily = Deal of the day
stats-gave = gave away { $n }
stats-with-hints = with hints

stats-regulars = Regulars
stats-everybody = Show all
stats-guests = Guests who moved in
stats-staff = Staff played
stats-times = { $n }×

# What counts. Both stand in one line.
stats-counted = Games that somebody left, that a stand-in finished, that went on from a loaded position or that several people played on this device do not count.
stats-hinted =
    { $n ->
        [one] In 1 game Leopold was asked for hints.
       *[other] In { $n } games Leopold was asked for hints.
    }

stats-take = Take along
stats-take-about = The statistics live in this browser alone. Save them as a file to keep them or to carry them to another device, and load them there.
stats-save = Save as a file
stats-load = Load a file
stats-load-wrong = This is not a file of statistics.
stats-loaded =
    { $n ->
        [0] Nothing new was in it.
        [one] 1 game was added.
       *[other] { $n } games were added.
    }
stats-delete = Delete
stats-delete-sure =
    { $n ->
        [one] Delete the statistics of 1 game on this device?
       *[other] Delete the statistics of { $n } games on this device?
    }
stats-delete-yes = Delete for good
stats-delete-no = Keep them
stats-deleted = Deleted. The next games count again.
