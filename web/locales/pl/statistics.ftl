### Moje statystyki: skończone gry na tym urządzeniu.

stats-title = Moje statystyki
# $day: when the first of them ended
stats-about =
    { $n ->
        [one] 1 skończona gra, { $day }. Tylko na tym urządzeniu, tylko dla ciebie.
        [few] { $n } skończone gry od { $day }. Tylko na tym urządzeniu, tylko dla ciebie.
       *[many] { $n } skończonych gier od { $day }. Tylko na tym urządzeniu, tylko dla ciebie.
    }
stats-kept-here = Tylko na tym urządzeniu, tylko dla ciebie.
stats-none = Nie ma jeszcze skończonej gry. Gdy zagrasz którąś do końca na tym urządzeniu, zacznę tu prowadzić rachunki.
stats-none-such = Nie ma jeszcze skończonej gry tego rodzaju.
stats-filter = Które gry
stats-filter-all = Wszystkie
stats-filter-2 = 2
stats-filter-3 = 3
stats-filter-4 = 4 osoby
stats-filter-alone = Samotnie

stats-games = gry
stats-lately = { $n } w ostatnich 30 dniach
stats-won = wygrane
stats-won-games =
    { $n ->
        [one] 1 gra
        [few] { $n } gry
       *[many] { $n } gier
    }
# 2 of 3 games
stats-of = { $won } z { $of }
stats-few = za mało na procenty
stats-points = punkty na grę
stats-best = najlepszy wynik { $points }
stats-given = oddane punkty
stats-given-lately = na grę; ostatnio { $n }
stats-luck = szczęście
stats-luck-note = na grę: wyrównuje się
stats-rank = grasz jak
# $rank: the next higher one; $n: points given away
stats-rank-next = { $rank } od { $n } na grę
stats-rank-best = wyżej już się nie da

stats-against = Przeciw komu
stats-share = część wygranych
stats-points-short = punkty
stats-people = Ludzie
# $levels: a list of stats-alone-level
stats-alone = Samotnie przeciw Leopoldowi: { $levels }.
stats-alone-level = { $won } z { $of } na poziomie { $level }

stats-trend-given = Oddane punkty
stats-trend-given-note = na grę, im mniej, tym lepiej
stats-trend-given-said =
    { $n ->
        [one] Jedna gra z analizą, oddane punkty: { $last }.
        [few] { $n } gry z analizą: średnia oddanych punktów zmieniła się z { $first } na { $last }.
       *[many] { $n } gier z analizą: średnia oddanych punktów zmieniła się z { $first } na { $last }.
    }
stats-trend-points = Gra po grze
stats-trend-points-note = punkty i średnia z dziesięciu gier
stats-trend-points-said =
    { $n ->
        [one] Jedna gra, punkty: { $last }.
        [few] { $n } gry: średnia zmieniła się z { $first } na { $last }.
       *[many] { $n } gier: średnia zmieniła się z { $first } na { $last }.
    }

stats-sources = Skąd twoje punkty
stats-expert = ekspert
stats-source-guests = Goście
stats-source-rooms = Pokoje, grupy
stats-source-emperor = Cesarz
stats-source-objectives = Karty polityki
stats-source-staff = Personel
stats-source-final-staff = Personel na koniec
stats-source-final-rooms = Zajęte pokoje
stats-source-leftovers = Korony, kuchnia

stats-best-games = Najlepsze gry
stats-won-against = Wygrana, przeciwnicy: { $names }
stats-played-against = Przeciwnicy: { $names }
stats-leopold = Leopold, poziom { $level }
stats-daily = Rozdanie dnia
stats-gave = oddane: { $n }
stats-with-hints = z podpowiedziami

stats-regulars = Stali goście
stats-everybody = Pokaż wszystkich
stats-guests = Goście w pokojach
stats-staff = Zagrany personel
stats-times = { $n }×

# What counts. Both stand in one line.
stats-counted = Nie liczą się gry, które ktoś opuścił, które skończył zastępca, które toczyły się od wczytanej pozycji lub które grało kilka osób na tym urządzeniu.
stats-hinted =
    { $n ->
        [one] W 1 grze Leopold podpowiadał.
        [few] W { $n } grach Leopold podpowiadał.
       *[many] W { $n } grach Leopold podpowiadał.
    }

stats-take = Zabierz ze sobą
stats-take-about = Statystyki są tylko w tej przeglądarce. Zapisz je w pliku, żeby je zachować lub przenieść na inne urządzenie, i tam go wczytaj.
stats-save = Zapisz w pliku
stats-load = Wczytaj plik
stats-load-wrong = To nie jest plik ze statystykami.
stats-loaded =
    { $n ->
        [0] Nie było w nim nic nowego.
        [one] Dodano 1 grę.
        [few] Dodano { $n } gry.
       *[many] Dodano { $n } gier.
    }
stats-delete = Usuń
stats-delete-sure =
    { $n ->
        [one] Usunąć statystyki 1 gry z tego urządzenia?
        [few] Usunąć statystyki { $n } gier z tego urządzenia?
       *[many] Usunąć statystyki { $n } gier z tego urządzenia?
    }
stats-delete-yes = Usuń na zawsze
stats-delete-no = Zachowaj
stats-deleted = Usunięto. Następne gry znów się liczą.
