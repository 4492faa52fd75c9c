### Analiza zakończonej gry: gdzie się rozstrzygnęła. Słowa dla liczb są wszędzie te same.

review = Analiza
review-title = Gdzie rozstrzygnęła się gra
# In a list: Milena 104
review-score = { $name } { $points }
review-hotels =
    { $hotel ->
        [night] Hotele nocne.
       *[day] Hotele dzienne.
    }
review-looked =
    { $n ->
        [one] Leopold obejrzał 1 turę.
        [few] Leopold obejrzał wszystkie { $n } tury.
       *[many] Leopold obejrzał wszystkie { $n } tur.
    }
review-learn =
    { $n ->
        [one] Ucz się na swoim błędzie
        [few] Ucz się na swoich { $n } błędach
       *[many] Ucz się na swoich { $n } błędach
    }

# The curve
review-win = Szansa na wygraną
review-points = Punkty
review-measure = Co pokazuje krzywa
review-mark-mistake = błąd
review-mark-find = dobry pomysł
review-luck-of = szczęście: { $name }
review-round = Runda { $round }
review-percent =
    { $bound ->
        [under] poniżej { $percent } %
        [over] ponad { $percent } %
       *[about] { $percent } %
    }
review-from-to = szansa { $before } → { $after }
review-when =
    { $kind ->
        [setup] Przed pierwszą rundą
        [scoring] Punktacja w rundzie { $round }
        [extra] Runda { $round }, dodatkowa tura
       *[turn] Runda { $round }, tura { $turn }
    }
# As short as can be
review-when-short =
    { $kind ->
        [setup] Start
        [scoring] R{ $round } · C
        [extra] R{ $round } · +
       *[turn] R{ $round } · { $turn }
    }
review-when-drawn =
    { $round ->
        [0] Przed pierwszą rundą
       *[other] Runda { $round }
    }
review-col-turn = Tura
review-col-hotelier = Hotelarz
review-col-before = szansa przed turą
review-col-after = szansa po turze
review-col-given = oddane

# How each played
review-how = Jak kto zagrał
review-like = zagrał jak
review-luck = szczęś­cie
review-result = wynik
review-without = bez szczęścia
review-you = ty
review-sum-expert = gra eksperta
review-sum-luck = szczęście
review-sum-given = oddane
review-sum-others = tury innych
review-sum-unexplained = niewyja­śnione
review-sum-result =
    { $who ->
        [you] twój wynik
       *[other] wynik
    }
review-means = Co znaczą liczby
review-word-forecast = Prognoza
review-word-forecast-is = Punkty końcowe, które miejsce zdobywa średnio, jeśli wszyscy grają dalej jak ekspert.
review-word-win = Szansa na wygraną
review-word-win-is = Część tych gier, które miejsce wygrywa. Dzielona wygrana liczy się w swojej części.
review-word-given = Oddane punkty
review-word-given-is = Prognoza po najlepszej turze minus prognoza po turze zagranej. Nigdy mniej niż nic.
review-word-luck = Szczęście
review-word-luck-is = O ile kości, nowi goście i dobrane karty zmieniły prognozę względem średniej z tego, co mogło przyjść.
review-word-others = Tury innych
review-word-others-is = Co tury innych zmieniły dla tego miejsca.
review-word-expert = Gra eksperta
review-word-expert-is = Prognoza na początku, po rozdaniu.
review-word-unexplained = Niewyjaśnione
review-word-unexplained-is = Reszta: tam, gdzie prognoza sama sobie przeczyła.
review-word-without = Bez szczęścia
review-word-without-is = Wynik minus szczęście.
review-word-find = Dobry pomysł
review-word-find-is = Najlepsza tura, gdy każda tura innego rodzaju traci co najmniej 2 punkty.
review-word-like = Zagrał jak …
review-word-like-is = Według punktów oddanych na turę. Mowa o tej grze, nie o osobie.

# The list of turns
review-turns-of = { $name }: tury
review-which = Które tury
review-tab-mistakes = Błędy
review-tab-finds = Pomysły
review-tab-luck = Szczęście
review-tab-all = Wszystkie
review-size-find = pomysł
review-size-best = najlepsza
review-size-equal = dobra
review-nothing = Nic
review-nothing-better = Nic lepszego
review-only-good = Jedyna dobra tura
review-not-own = Grał zastępca: to się nie liczy.
review-waiting = Leopold jeszcze nie obejrzał tej tury.
review-rest =
    { $n ->
        [one] Druga tura oddała { $points }.
        [few] Pozostałe { $n } tury oddały razem { $points }.
       *[many] Pozostałych { $n } tur oddało razem { $points }.
    }
review-rest-best =
    { $n ->
        [0] { "" }
        [one] Jedna z nich była najlepsza z możliwych.
        [few] { $n } z nich były najlepsze z możliwych.
       *[many] { $n } z nich było najlepszych z możliwych.
    }
review-none-mistakes = Na razie żadnego błędu.
review-none-finds = Żadna tura nie była jedyną dobrą.
review-none-luck = Ani kości, ani karty niewiele zmieniły.
review-none-all = Nie ma tu żadnych tur.
review-perfect = Tu nie ma się czego uczyć.
review-perfect-about = Żadna tura nie oddała więcej niż 2 punkty.
# $points: with its sign
review-luck-said = { $name } { $points }

# A turn
review-on-board = Na planszy
review-played =
    { $who ->
        [you] Twoja tura
       *[other] Tura: { $name }
    }
review-better-by = Lepiej o { $points }
review-why = Dlaczego?
review-line-points =
    { $n ->
        [one] punkt,
        [few] punkty,
       *[many] punktów,
    }
review-line-wins = wygrywa { $chance }
review-from = Skąd się biorą te { $points } punktu
review-source-guests = Goście w pokojach
review-source-rooms = Pokoje
review-source-groups = Grupy
review-source-staff = Personel
review-source-objectives = Karty polityki
review-source-emperor = Tor cesarza
review-source-leftovers = Korony i kuchnia
# As it is read out
review-said-waiting = Leopold jeszcze nie obejrzał tej tury.
review-said-find = Dobry pomysł: nic innego nie było blisko.
review-said-best = Nic lepszego się nie znalazło.
review-said-equal = Tak dobra jak najlepsza.
review-said-given =
    { $who ->
        [you] Oddane punkty: { $points }.
       *[other] { $name }, oddane punkty: { $points }.
    }
review-said-played = Zagrane: { $steps }.
review-said-better = Lepiej: { $steps }.

# Before and while Leopold looks
review-not-yet = Jeszcze nie obejrzałem tej gry. Potrzebuję minuty lub więcej, a ty możesz tymczasem robić coś innego.
review-look = Obejrzyj teraz
review-look-again = Obejrzyj jeszcze raz
review-stopped = Jeszcze nie skończyłem. Co wiem, to zostaje.
review-looking = Leopold ogląda grę
review-looking-round =
    { $round ->
        [0] Przed rundą 1, tura { $turns } z { $of }.
       *[other] Runda { $round }, tura { $turns } z { $of }.
    }
review-looking-about = Tury pojawiają się, gdy są gotowe. Możesz wyjść: praca trwa dalej.
review-looking-quarter = Gotowe w { $n } procentach.
review-not-wait = Nie czekaj
review-note = O tej grze
review-left =
    { $round ->
        [0] Od początku za gracza { $name } grał zastępca.
       *[other] Od rundy { $round } za gracza { $name } grał zastępca.
    }
review-left-not = Te tury się nie liczą.
review-old = Tę grę zapisano, zanim notowano dobieranie.
review-old-luck = Błędy można pokazać, szczęścia nie.

# A turn on the board
review-turn-compared = Porównanie dwóch tur
review-turn-view = Co pokazuje plansza
review-turn-before = Przed
review-turn-played = Zagrane
review-turn-better = Lepiej
review-turn-about = Plansza przed turą. Puste numery: co zagrano. Pełne numery: lepsza tura.
review-turn-of = { $n } z { $of }
review-turn-last = Poprzednia tura
review-turn-next = Następna tura
review-watch = Obejrzyj
review-watch-step = Krok { $n } z { $of }.
review-watch-end = Tura się skończyła.
review-watch-back = Krok wstecz
review-watch-on = Krok dalej
review-watch-close = Wróć do porównania
review-play-on = Graj dalej stąd
review-try = Spróbuj
review-sure = Obejrzane sposoby na tę turę: { $ways }; { $points } z dokładnością do około { $error }.
review-only-one = Tej tury nie dało się zagrać inaczej.

# Learn from your mistakes
learn-title = Znajdź lepszą turę
learn-about = { $when }. Oddane tu punkty: { $points }. Zagraj to jeszcze raz na planszy.
learn-count = Błąd { $n } z { $of }
learn-try = Twoja próba
learn-was = Tak było w grze
learn-new = Twoja nowa tura
learn-start = To, co świeci, można zagrać.
learn-clue = Wskazówka
learn-clue-two = Druga wskazówka
learn-answer = Pokaż rozwiązanie
learn-skip = Pomiń
learn-next = Następny błąd
learn-again = Jeszcze raz
learn-done = Wróć do analizy
learn-rule = Tura jest znaleziona, gdy oddaje mniej niż 1 punkt.
# In the prompt, before what is asked
learn-find = Znajdź lepszą turę.
learn-measuring = Leopold porównuje twoją turę z najlepszą.
learn-found = Znalezione
learn-found-best = Tak dobra jak najlepsza możliwa tura.
learn-found-near = Do najlepszej tury brakuje { $points } punktu: to wystarczająco blisko.
learn-not-yet = Jeszcze nie: ta tura oddaje { $points } punktu.
learn-the-best = Najlepsza tura
learn-also = Też dobre
# Clues: what to look at
learn-look-guest = Zwróć uwagę na tego gościa: { $guest }.
learn-look-die = Zwróć uwagę na kości z { $die }.
learn-look-staff = Zwróć uwagę na tę kartę: { $staff }.
learn-look-pass = Czy w ogóle trzeba grać? Pomyśl o pasie.
learn-look-order = Kość jest właściwa. Zwróć uwagę na to, co przed nią i po niej.
learn-look-first = Zaczyna się tak: { $step }.
