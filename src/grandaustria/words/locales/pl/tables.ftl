### Headings of tables and what the command line sums up.

table-guests = Goście
table-staff = Personel
table-objectives = Karty polityki
table-tiles = Żetony cesarza
table-number = Nr
table-name = Nazwa
table-colour = Kolor
table-order = Zamówienie
table-points = PZ
table-reward = Nagroda
table-penalty = Kara
table-cost = Koszt
table-set = Zestaw
table-ability = Efekt
table-letter = Litera
table-condition = Warunek
table-tile = Żeton
table-floor =
    piętro { $floor }, { $cost ->
        [0] za darmo
        [one] 1 korona
        [few] { $cost } korony
       *[many] { $cost } koron
    }

table-source = Źródło punktów
table-total = Razem

table-player = Gracz
table-mean = Średnia
table-spread = Rozrzut
table-min = Najmniej
table-max = Najwięcej
table-wins = Wygrane

simulate-progress = Trwa gra
simulate-summary =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }; średnio w partii: rundy { $rounds }, decyzje { $decisions }, wybory wraz z losowymi { $choices }
simulate-speed =
    { $rules ->
        [compiled] Decyzje na sekundę: { $speed }; { $seconds } s; zasady skompilowane
       *[interpreted] Decyzje na sekundę: { $speed }; { $seconds } s; zasady interpretowane
    }

train-playing = Pokolenie { $generation }: gry z samym sobą
train-measuring = Pokolenie { $generation }: gry z innymi
train-measured = Pokolenie { $generation } wygrywa { $share } (od { $low } do { $high }) z { $opponent }, z wynikiem { $points } punktów
train-calibrating = Kalibracja: gry z pełną siłą
train-done = Sieć jest w pliku { $file }
train-curve = Gry wygrane z innymi, według pokolenia

dataset-summary = Partie: { $games }, epizody: { $episodes }, decyzje: { $decisions }, megabajty: { $size }
puzzles-looking = Leopold szuka zagadek
puzzles-done = Zagadki w pliku { $file }: { $puzzles }
