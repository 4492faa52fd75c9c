### The review of a finished game: where it was decided, and why.

review-title = Where the game was won
review-played-like = Played like a …
review-expert-game = An expert’s game
review-luck = Luck
review-given-away = Given away
review-others = The others’ turns
review-unexplained = Not explained
review-result = Result
review-without-luck = Without luck
review-mistakes = Mistakes
review-good-finds = Good finds
review-round = Round
review-turn = Turn
review-played = Played
review-better = Better
review-no-mistakes = No turn surely gave away 2 points or more.
# Shown while it goes on.
review-looking = Leopold is looking at the turns
review-explaining = Leopold is looking for reasons
# The time was not enough.
review-unfinished = Leopold has looked at { $turns } of { $of } turns. Give him more seconds for the rest.

# What points given away per turn are called.
review-level-grand-hotelier = Grand Hotelier
review-level-hotelier = Hotelier
review-level-concierge = Concierge
review-level-chief-waiter = Head Waiter
review-level-porter = Porter
review-level-page = Page

# Why another turn was better: the source of points that makes the difference, and if possible what it does at once.
review-why-guests-now = It brings more points with guests: { $guest } moves in at once.
review-why-guests = It brings more points with guests in the turns that follow.
review-why-rooms = It leads to more rooms, or to higher ones, by the end.
review-why-groups-now =
    It brings more points with groups: a { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } one is filled at once.
review-why-groups = It leads to more full groups.
review-why-staff-now = It brings more points with staff: { $staff } is in play at once.
review-why-staff = It gets more points out of the staff.
review-why-objectives-now = It claims the objective “{ $objective }” at once.
review-why-objectives = It reaches objectives sooner, or more of them.
review-why-emperor = It earns more from the emperor: on the track, in the scorings and with the tiles.
review-why-leftovers = It leaves more krones and food at the end, or fewer guests in the café.
review-why-long-run = It pays off in the long run; no single source of points stands out.
# A second source. It follows one of the sentences above.
review-also-guests = Guests bring more, too.
review-also-rooms = Rooms bring more, too.
review-also-groups = Groups bring more, too.
review-also-staff = Staff bring more, too.
review-also-objectives = Objectives bring more, too.
review-also-emperor = The emperor brings more, too.
review-also-leftovers = More is left over at the end, too.
