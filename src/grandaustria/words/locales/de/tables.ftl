### Überschriften von Tabellen, und was die Kommandozeile zusammenfasst.

table-guests = Gäste
table-staff = Personal
table-objectives = Politikkarten
table-tiles = Kaiserplättchen
table-number = Nr.
table-name = Name
table-colour = Farbe
table-order = Bestellung
table-points = SP
table-reward = Belohnung
table-penalty = Strafe
table-cost = Kosten
table-set = Set
table-ability = Effekt
table-letter = Buchstabe
table-condition = Bedingung
table-tile = Plättchen
table-floor =
    Etage { $floor }, { $cost ->
        [0] kostenfrei
        [one] 1 Krone
       *[other] { $cost } Kronen
    }

table-source = Punkte aus
table-total = Gesamt

table-player = Spieler
table-mean = Mittel
table-spread = Streuung
table-min = Min.
table-max = Max.
table-wins = Siege

simulate-progress = Es wird gespielt
simulate-summary =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }; je Spiel { $rounds } Runden, { $decisions } Entscheidungen, mit denen des Zufalls { $choices }
simulate-speed =
    { $rules ->
        [compiled] { $speed } Entscheidungen pro Sekunde, { $seconds } Sekunden, Regeln kompiliert
       *[interpreted] { $speed } Entscheidungen pro Sekunde, { $seconds } Sekunden, Regeln interpretiert
    }

train-playing = Generation { $generation }: Spiele gegen sich selbst
train-measuring = Generation { $generation }: Spiele gegen die anderen
train-measured = Generation { $generation } gewinnt { $share } ({ $low } bis { $high }) gegen { $opponent }, mit { $points } Punkten
train-calibrating = Kalibrierung: Spiele mit voller Stärke
train-done = Das Netz liegt in { $file }
train-curve = Siege gegen die anderen, nach Generation

dataset-summary = Partien: { $games }, Episoden: { $episodes }, Entscheidungen: { $decisions }, Megabyte: { $size }
puzzles-looking = Leopold sucht Rätsel
puzzles-done = Rätsel in { $file }: { $puzzles }
