### Samotnie przeciw Leopoldowi.

## W lobby

solo-start = Samotnie przeciw Leopoldowi
# $level: 1 to 3
solo-start-note =
    { $level ->
        [1] poziom 1, łatwy
        [2] poziom 2, średni
       *[3] poziom 3, trudny
    }
solo-levels = Poziom

## Przy stole: jego hotel i jego karta

solo-level = poziom { $level }
solo-from-level = od poziomu { $level }
solo-pile =
    { $n ->
        [one] 1 zakryta karta personelu
        [few] { $n } zakryte karty personelu
       *[many] { $n } zakrytych kart personelu
    }
solo-card = Karta Leopolda
solo-turn = tura { $n } z { $turns }
solo-no-card = Leopold nie odkrył jeszcze żadnej karty.
solo-done = zrobione
solo-now = teraz
solo-emperor = z { $from } na { $to }
# $marker: 3 for III, 2 for II
solo-counted =
    { $letter }: znacznik na { $marker ->
        [3] III
       *[2] II
    }
solo-claimed = realizuje { $letter }
# $tie: leftmost or rightmost
solo-tie = Przy remisie: { $tie }
# $marker: 3 for III, 2 for II, 1 for claimed
heard-marker =
    { $marker ->
        [3] { $player }: znacznik na III
        [2] { $player }: znacznik na II
       *[1] { $player } ma ją już
    }

## Wynik

solo-won = Prowadzisz lepszy hotel niż Leopold
solo-lost = Leopold prowadzi lepszy hotel
solo-tied = Remis, a remis to nie wygrana
# $hotel: night or day
solo-about =
    Samotnie przeciw Leopoldowi, poziom { $level }, { $hotel ->
        [night] hotel nocny
       *[day] hotel dzienny
    }.
solo-won-by =
    { $by ->
        [one] Wygrana o 1 punkt.
        [few] Wygrana o { $by } punkty.
       *[many] Wygrana o { $by } punktów.
    }
solo-lost-by =
    { $by ->
        [one] Przegrana o 1 punkt.
        [few] Przegrana o { $by } punkty.
       *[many] Przegrana o { $by } punktów.
    }
solo-tied-by = Zwycięstwo zostaje przy Leopoldzie.
rank-title = Twoja ranga
rank-page = Boy hotelowy
rank-page-for = wygrał Leopold
rank-porter = Portier
rank-porter-for = poziom 1
rank-waiter = Starszy kelner
# $points: the margin
rank-waiter-for = poziom 1, o { $points } punktów
rank-concierge = Konsjerż
rank-concierge-for = poziom 2
rank-hotelier = Hotelarz
rank-hotelier-for = poziom 2 o { $points } lub poziom 3
rank-grand = Wielki hotelarz
rank-grand-for = poziom 3, o { $points } punktów
rank-record =
    { $played ->
        [one] Twoja pierwsza gra na poziomie { $level } na tym urządzeniu.
        [few] Na poziomie { $level } wygrane ze mną: { $won } z { $played } gier.
       *[many] Na poziomie { $level } wygrane ze mną: { $won } z { $played } gier.
    }
rank-best = Najlepszy wynik: { $own } do { $his }.
rank-next = Spróbuj poziomu { $level }
