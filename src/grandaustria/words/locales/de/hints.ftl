# Why a choice or a turn is good: what the turn that begins with it does.
hint-why-guest =
    { $points ->
        [0] „{ $guest }“ kann in diesem Zug einziehen.
        [one] „{ $guest }“ kann in diesem Zug einziehen: { $points } Punkt.
       *[other] „{ $guest }“ kann in diesem Zug einziehen: { $points } Punkte.
    }
hint-why-group =
    Eine { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Gruppe wird voll.
hint-why-objective = Erfüllt die Politikkarte „{ $objective }“.
hint-why-penalty = Reicht, um nach Runde { $round } keine Strafe zu bekommen.
hint-why-reward = Reicht für den Bonus nach Runde { $round }.
hint-why-staff = „{ $staff }“ kommt ins Spiel.
hint-why-rooms =
    { $n ->
        [one] Bereitet ein Zimmer vor.
       *[other] Bereitet { $n } Zimmer vor.
    }
hint-why-taken = „{ $guest }“ nimmt im Café Platz.
