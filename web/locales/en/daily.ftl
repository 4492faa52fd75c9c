### The puzzle and the deal of the day.

daily-title = Today
# $time: when the day is over, by the reader's clock
daily-about = { $day }. The day ends at { $time } on your clock.
daily-puzzle = Puzzle of the day
daily-deal = Deal of the day
daily-link = Puzzle and deal of the day

# $bot: the level of the opponent
deal-about = Same dice, same cards for everybody, against the computer ({ $bot }). One try counts on each device; the rest is a matter of honour.
deal-played =
    { $n ->
        [0] Nobody has finished it yet.
        [one] 1 game is finished.
       *[other] { $n } games are finished.
    }
deal-best = Best so far: { $points }.
deal-play = Play
deal-mine = You have begun today’s deal on this device.
deal-open = To my game
deal-closed = Record and replay stay closed until the day is over, so that nobody can look ahead.
end-closed-day = Record and replay open when the day is over.

# $round, $players: of the position
puzzle-about =
    { $players ->
        [1] A position from round { $round }, alone against Leopold. Find the best turn.
       *[other] A position from round { $round }, { $players } hoteliers. Find the best turn.
    }
puzzle-difficulty = difficulty: { $n } of 5
puzzle-try = Try { $n }
puzzle-found = found
puzzle-gave-up = given up
puzzle-said-start = You have { $n } tries. It is found when no more than half a point is missing.
puzzle-said-missing =
    { $left ->
        [0] { $points } points are missing.
        [one] Not yet: { $points } points are missing. One try is left.
       *[other] Not yet: { $points } points are missing. { $left } tries are left.
    }
puzzle-said-found = Excellent. Nobody could have played that turn better.
puzzle-said-over = The best turn stands below. Tomorrow there is another one.
puzzle-best = The best turn
puzzle-go =
    { $n ->
        [1] Solve it
       *[other] Try again
    }
puzzle-give-up = Give up
puzzle-give-up-yes = Show the best turn
puzzle-give-up-no = Go on
puzzle-week = Seven days
puzzle-in-a-row =
    { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
puzzle-mark-found = found
puzzle-mark-missed = not found
puzzle-mark-none = not tried
puzzle-who = Who found it
puzzle-who-found = best turn
puzzle-who-close = within 2 points
puzzle-who-others = not yet
puzzle-who-nobody = Nobody has tried it yet.
# In the prompt, before what is asked
puzzle-find = Find the best turn, try { $n }.
puzzle-done = Your turn ends here, and what nobody can foresee counts on average. Hand it in, or take something back.
puzzle-done-short = Hand in this turn?
puzzle-hand-in = Hand it in
