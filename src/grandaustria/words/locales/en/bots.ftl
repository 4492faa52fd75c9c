### Bots, and what the arena says about them.

# How each bot thinks, in one line.
bot-random = picks any of its choices, all equally likely
bot-novice = makes half of its choices at random, and follows a promising idea with the others
bot-beginner = makes a quarter of its choices at random, and follows a promising idea with the others
bot-gentle = follows the first promising idea, and is sometimes content with the second best
bot-greedy = follows the most promising choice at each step of its turn, without a second thought
bot-careful = compares a few ways to play its turn before it decides
bot-planner = compares thousands of ways to play its whole turn and takes the one that leaves it best off
bot-seasoned = values its turns as it has learned in games against itself, without looking ahead
bot-expert = values its turns as it has learned in games against itself, and looks ahead
bot-master = thinks like the expert, but takes several times as long

table-bot = Bot
table-thinks = How it thinks
table-games = Games
table-interval = 95%
table-error = SE
table-elo = Elo
table-decisions = Decisions
table-milliseconds = ms each
table-turn = ms a turn (p95)
table-forfeits = Forfeits

arena-title = Results
arena-sources = Mean points by source
# The columns of points by source, each the sum of a few sources.
arena-guests = Guests
arena-rooms = Rooms
arena-groups = Groups
arena-staff = Staff
arena-objectives = Claims
arena-emperor = Emperor
arena-leftovers = Rest
arena-timing = Decisions and time
arena-adjusted = With less luck
arena-figure = Figure
arena-wins = Wins in %
arena-scores = Points
arena-leads = Lead
arena-raw = Raw
arena-mirrored = Mirrored
arena-without-luck = Adjusted
arena-variance = Variance
arena-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $players } players, seed { $seed }
arena-took = { $seconds } seconds
# $reason: raised, illegal, answer or slow; $detail: the exception, the choice, the type of the answer, the seconds
arena-forfeit =
    { $bot } forfeits game { $seed } in seat { $seat }: { $reason ->
        [raised] { $detail }
        [illegal] chose { $detail }, which was not possible
        [answer] answered with a { $detail } instead of the number of a choice
       *[slow] took more than { $detail } seconds for a decision
    }
arena-more-forfeits =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }

chart-scores = Scores: how they are spread, and their mean ± 95%
chart-wins = Games won, with 95% intervals; dashed: all equally strong
chart-elo = Elo { $elo }

# A seat of a simulation and the bot on it.
simulate-seat = { $player }, { $bot }

benchmark-title = { $bot }, protocol { $protocol } ({ $print })
benchmark-event = Event
benchmark-score = Score
benchmark-thinking = { $ms } ms per decision
