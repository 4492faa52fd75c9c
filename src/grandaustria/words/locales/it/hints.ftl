# Why a choice or a turn is good: what the turn that begins with it does.
hint-why-guest =
    { $points ->
        [0] “{ $guest }” può trasferirsi in camera in questo turno.
        [one] “{ $guest }” può trasferirsi in camera in questo turno: { $points } punto.
       *[other] “{ $guest }” può trasferirsi in camera in questo turno: { $points } punti.
    }
hint-why-group =
    Si completa un gruppo { $colour ->
        [blue] blu
        [red] rosso
       *[yellow] giallo
    }.
hint-why-objective = Reclama l’obiettivo “{ $objective }”.
hint-why-penalty = Basta per evitare la penalità dopo il round { $round }.
hint-why-reward = Basta per la ricompensa dopo il round { $round }.
hint-why-staff = “{ $staff }” entra in gioco.
hint-why-rooms =
    { $n ->
        [one] Prepara una camera.
       *[other] Prepara { $n } camere.
    }
hint-why-taken = “{ $guest }” si siede al bar.
