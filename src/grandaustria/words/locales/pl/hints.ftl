# Why a choice or a turn is good: what the turn that begins with it does.
hint-why-guest =
    { $points ->
        [0] „{ $guest }” może się wprowadzić w tej turze.
        [one] „{ $guest }” może się wprowadzić w tej turze: { $points } punkt.
        [few] „{ $guest }” może się wprowadzić w tej turze: { $points } punkty.
       *[many] „{ $guest }” może się wprowadzić w tej turze: { $points } punktów.
    }
hint-why-group =
    Zapełnia się { $colour ->
        [blue] niebieska
        [red] czerwona
       *[yellow] żółta
    } grupa.
hint-why-objective = Realizuje kartę polityki „{ $objective }”.
hint-why-penalty = Wystarczy, by uniknąć kary po rundzie { $round }.
hint-why-reward = Wystarczy na premię po rundzie { $round }.
hint-why-staff = Karta „{ $staff }” wchodzi do gry.
hint-why-rooms =
    { $n ->
        [one] Przygotowuje pokój.
        [few] Przygotowuje { $n } pokoje.
       *[many] Przygotowuje { $n } pokoi.
    }
hint-why-taken = „{ $guest }” zajmuje miejsce w kawiarni.
