### The review of a finished game: where it was decided. The words for the figures are the same everywhere.

review = Review
review-title = Where the game was won
# In a list: Milena 104
review-score = { $name } { $points }
review-hotels =
    { $hotel ->
        [night] Night hotels.
       *[day] Day hotels.
    }
review-looked =
    { $n ->
        [one] Leopold has looked at 1 turn.
       *[other] Leopold has looked at all { $n } turns.
    }
review-learn =
    { $n ->
        [one] Learn from your mistake
       *[other] Learn from your { $n } mistakes
    }

# The curve
review-win = Win chance
review-points = Points
review-measure = What the curve shows
review-mark-mistake = mistake
review-mark-find = good find
review-luck-of = { $name }’s luck
review-round = Round { $round }
review-percent =
    { $bound ->
        [under] under { $percent } %
        [over] over { $percent } %
       *[about] { $percent } %
    }
review-from-to = win chance { $before } → { $after }
review-when =
    { $kind ->
        [setup] Before the first round
        [scoring] Scoring in round { $round }
        [extra] Round { $round }, extra turn
       *[turn] Round { $round }, turn { $turn }
    }
# As short as can be
review-when-short =
    { $kind ->
        [setup] Start
        [scoring] R{ $round } · E
        [extra] R{ $round } · +
       *[turn] R{ $round } · { $turn }
    }
review-when-drawn =
    { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }
review-col-turn = Turn
review-col-hotelier = Hotelier
review-col-before = win chance before
review-col-after = win chance after
review-col-given = given away

# How each played
review-how = How each played
review-like = played like a
review-luck = luck
review-result = result
review-without = without luck
review-you = you
review-sum-expert = an expert’s game
review-sum-luck = luck
review-sum-given = given away
review-sum-others = the others’ turns
review-sum-unexplained = not explained
review-sum-result =
    { $who ->
        [you] your result
       *[other] result
    }
review-means = What the numbers mean
review-word-forecast = Forecast
review-word-forecast-is = The final points that a seat gets on average if everybody goes on playing like the expert.
review-word-win = Win chance
review-word-win-is = The share of those games that the seat wins. A shared win counts as its share.
review-word-given = Points given away
review-word-given-is = The forecast after the best turn, minus the forecast after the turn played. Never less than nothing.
review-word-luck = Luck
review-word-luck-is = What dice, new guests and drawn cards changed in the forecast, against the average of what could have come.
review-word-others = The others’ turns
review-word-others-is = What the turns of the others did to this seat.
review-word-expert = An expert’s game
review-word-expert-is = The forecast at the start, after the deal.
review-word-unexplained = Not explained
review-word-unexplained-is = What is left: where the forecast contradicted itself.
review-word-without = Without luck
review-word-without-is = The result minus luck.
review-word-find = Good find
review-word-find-is = The best turn, where every other kind of turn is 2 points or more behind.
review-word-like = Played like a …
review-word-like-is = By the points given away per turn. It is said of this game, not of the person.

# The list of turns
review-turns-of = { $name }: turns
review-which = Which turns
review-tab-mistakes = Mistakes
review-tab-finds = Good finds
review-tab-luck = Luck
review-tab-all = All
review-size-find = find
review-size-best = best
review-size-equal = as good
review-nothing = Nothing
review-nothing-better = Nothing better
review-only-good = The only good turn
review-not-own = A stand-in played: it does not count.
review-waiting = Leopold has not looked at this turn yet.
review-rest =
    { $n ->
        [one] The other turn gave away { $points }.
       *[other] The other { $n } turns together gave away { $points }.
    }
review-rest-best =
    { $n ->
        [0] { "" }
        [one] One of them was the best there was.
       *[other] { $n } of them were the best there was.
    }
review-none-mistakes = No mistake so far.
review-none-finds = No turn was the only good one.
review-none-luck = Neither dice nor cards changed much.
review-none-all = There are no turns.
review-perfect = Nothing to learn here.
review-perfect-about = No turn gave away more than 2 points.
# $points: with its sign
review-luck-said = { $name } { $points }

# A turn
review-on-board = On the board
review-played =
    { $who ->
        [you] You played
       *[other] { $name } played
    }
review-better-by = Better by { $points }
review-why = Why?
review-line-points =
    { $n ->
        [one] point,
       *[other] points,
    }
review-line-wins = wins { $chance }
review-from = Where the { $points } points come from
review-source-guests = Guests who move in
review-source-rooms = Rooms
review-source-groups = Groups
review-source-staff = Staff
review-source-objectives = Objectives
review-source-emperor = Emperor track
review-source-leftovers = Krones and kitchen
# As it is read out
review-said-waiting = Leopold has not looked at this turn yet.
review-said-find = A good find: nothing else came near.
review-said-best = Nothing better was found.
review-said-equal = As good as the best.
review-said-given =
    { $who ->
        [you] You gave away { $points }.
       *[other] { $name } gave away { $points }.
    }
review-said-played = Played: { $steps }.
review-said-better = Better: { $steps }.

# Before and while Leopold looks
review-not-yet = I have not looked at this game yet. It takes a minute or more, and you can go on meanwhile.
review-look = Look at it now
review-look-again = Look again
review-stopped = I have not finished looking. What I know so far stays.
review-looking = Leopold is looking
review-looking-round =
    { $round ->
        [0] Before round 1, turn { $turns } of { $of }.
       *[other] Round { $round }, turn { $turns } of { $of }.
    }
review-looking-about = Turns appear as they are done. You can leave; it goes on.
review-looking-quarter = { $n } per cent done.
review-not-wait = Don’t wait
review-note = About this game
review-left =
    { $round ->
        [0] From the start a stand-in played for { $name }.
       *[other] From round { $round } on a stand-in played for { $name }.
    }
review-left-not = Those turns are not counted.
review-old = This game was saved before draws were noted.
review-old-luck = Mistakes can be shown, luck cannot.

# A turn on the board
review-turn-compared = Two turns compared
review-turn-view = What the board shows
review-turn-before = Before
review-turn-played = Played
review-turn-better = Better
review-turn-about = The board before the turn. Hollow numbers: what was played. Solid numbers: the better turn.
review-turn-of = { $n } of { $of }
review-turn-last = The turn before
review-turn-next = The next turn
review-watch = Watch
review-watch-step = Step { $n } of { $of }.
review-watch-end = The turn is over.
review-watch-back = One step back
review-watch-on = One step on
review-watch-close = Back to the comparison
review-play-on = Play on from here
review-try = Try it yourself
review-sure = Looked at { $ways } ways to play this turn; { $points } is sure to about { $error }.
review-only-one = There was no other way to play this turn.

# Learn from your mistakes
learn-title = Find a better turn
learn-about = { $when }. Here you gave away { $points } points. Play it again, on the board.
learn-count = Mistake { $n } of { $of }
learn-try = Your try
learn-was = This is what you played
learn-new = Your new turn
learn-start = What glows can be played.
learn-clue = A clue
learn-clue-two = Another clue
learn-answer = Show the answer
learn-skip = Skip
learn-next = Next mistake
learn-again = Again
learn-done = Back to the review
learn-rule = A turn counts as found when it gives away less than 1 point.
# In the prompt, before what is asked
learn-find = Find a better turn.
learn-measuring = Leopold compares your turn with the best one.
learn-found = Found it
learn-found-best = As good as the best turn there was.
learn-found-near = { $points } points behind the best turn: that is near enough.
learn-not-yet = Not yet: this turn gives away { $points } points.
learn-the-best = The best turn
learn-also = Also good
# Clues: what to look at
learn-look-guest = Look at { $guest }.
learn-look-die = Look at the dice of { $die }.
learn-look-staff = Look at { $staff }.
learn-look-pass = Must you play at all? Think about passing.
learn-look-order = The die is the right one. Look at what comes before it and after it.
learn-look-first = It begins so: { $step }.
