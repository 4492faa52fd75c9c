# Why a choice or a turn is good: what the turn that begins with it does.
hint-why-guest =
    { $points ->
        [0] { $guest } can move in this turn.
        [one] { $guest } can move in this turn: { $points } point.
       *[other] { $guest } can move in this turn: { $points } points.
    }
hint-why-group =
    A { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } group gets full.
hint-why-objective = Claims the objective “{ $objective }”.
hint-why-penalty = Enough for no penalty after round { $round }.
hint-why-reward = Enough for the reward after round { $round }.
hint-why-staff = { $staff } comes into play.
hint-why-rooms =
    { $n ->
        [one] Prepares a room.
       *[other] Prepares { $n } rooms.
    }
hint-why-taken = { $guest } takes a seat in the café.
