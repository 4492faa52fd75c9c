### Headings of tables and what the command line sums up.

table-guests = Guests
table-staff = Staff
table-objectives = Objectives
table-tiles = Emperor tiles
table-number = No.
table-name = Name
table-colour = Colour
table-order = Order
table-points = VP
table-reward = Reward
table-penalty = Penalty
table-cost = Cost
table-set = Set
table-ability = Ability
table-letter = Letter
table-condition = Condition
table-tile = Tile
table-floor =
    floor { $floor }, { $cost ->
        [0] free of charge
        [one] 1 krone
       *[other] { $cost } krones
    }

table-source = Points from
table-total = Total

table-player = Player
table-mean = Mean
table-spread = Spread
table-min = Lowest
table-max = Highest
table-wins = Wins

simulate-progress = Playing
simulate-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }; per game { $rounds } rounds, { $decisions } decisions, { $choices } choices with chance
simulate-speed =
    { $rules ->
        [compiled] { $speed } decisions per second, { $seconds } seconds, rules compiled
       *[interpreted] { $speed } decisions per second, { $seconds } seconds, rules interpreted
    }

train-playing = Generation { $generation }: playing against itself
train-measuring = Generation { $generation }: playing against the others
train-measured = Generation { $generation } wins { $share } ({ $low } to { $high }) against { $opponent }, with { $points } points
train-calibrating = Calibration: playing at full strength
train-done = The network is in { $file }
train-curve = Games won against the others, by generation

dataset-summary = Games: { $games }, episodes: { $episodes }, decisions: { $decisions }, megabytes: { $size }
puzzles-looking = Leopold is looking for puzzles
puzzles-done = Puzzles in { $file }: { $puzzles }
