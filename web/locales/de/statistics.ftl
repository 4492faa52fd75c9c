### Meine Statistik: die beendeten Spiele dieses Geräts.

stats-title = Meine Statistik
# $day: when the first of them ended
stats-about =
    { $n ->
        [one] 1 beendetes Spiel, am { $day }. Nur auf diesem Gerät, nur für Sie.
       *[other] { $n } beendete Spiele seit dem { $day }. Nur auf diesem Gerät, nur für Sie.
    }
stats-kept-here = Nur auf diesem Gerät, nur für Sie.
stats-none = Noch kein beendetes Spiel. Sobald Sie auf diesem Gerät eines zu Ende gespielt haben, führe ich hier Buch.
stats-none-such = Noch kein beendetes Spiel dieser Art.
stats-filter = Welche Spiele
stats-filter-all = Alle
stats-filter-2 = 2
stats-filter-3 = 3
stats-filter-4 = 4 Hoteliers
stats-filter-alone = Allein

stats-games = Spiele
stats-lately = { $n } in den letzten 30 Tagen
stats-won = gewonnen
stats-won-games =
    { $n ->
        [one] 1 Spiel
       *[other] { $n } Spiele
    }
# 2 of 3 games
stats-of = { $won } von { $of }
stats-few = zu wenige für Prozente
stats-points = Punkte im Spiel
stats-best = bestes { $points }
stats-given = verschenkte Punkte
stats-given-lately = im Spiel; zuletzt { $n }
stats-luck = Glück
stats-luck-note = im Spiel: es gleicht sich aus
stats-rank = Sie spielen wie ein
# $rank: the next higher one; $n: points given away
stats-rank-next = { $rank } ab { $n } im Spiel
stats-rank-best = höher geht es nicht

stats-against = Gegen wen
stats-share = Anteil gewonnen
stats-points-short = Punkte
stats-people = Menschen
# $levels: a list of stats-alone-level
stats-alone = Allein gegen Leopold: { $levels }.
stats-alone-level = { $won } von { $of } auf Stufe { $level }

stats-trend-given = Verschenkte Punkte
stats-trend-given-note = im Spiel, weniger ist besser
stats-trend-given-said =
    { $n ->
        [one] Ein Spiel mit Rückblick, { $last } verschenkte Punkte.
       *[other] { $n } Spiele mit Rückblick: Das Mittel der verschenkten Punkte ging von { $first } auf { $last }.
    }
stats-trend-points = Spiel für Spiel
stats-trend-points-note = Punkte und das Mittel aus zehn Spielen
stats-trend-points-said =
    { $n ->
        [one] Ein Spiel, { $last } Punkte.
       *[other] { $n } Spiele: Das Mittel ging von { $first } auf { $last } Punkte.
    }

stats-sources = Woher die Punkte kamen
stats-expert = Experte
stats-source-guests = Gäste
stats-source-rooms = Zimmer, Gruppen
stats-source-emperor = Kaiser
stats-source-objectives = Politikkarten
stats-source-staff = Personal
stats-source-final-staff = Personal am Schluss
stats-source-final-rooms = Bezogene Zimmer
stats-source-leftovers = Kronen, Küche

stats-best-games = Beste Spiele
stats-won-against = Sieg gegen { $names }
stats-played-against = Gegen { $names }
stats-leopold = Leopold, Stufe { $level }
stats-daily = Spiel des Tages
stats-gave = { $n } verschenkt
stats-with-hints = mit Tipps

stats-regulars = Stammgäste
stats-everybody = Alle zeigen
stats-guests = Einquartierte Gäste
stats-staff = Ausgespieltes Personal
stats-times = { $n }×

# What counts. Both stand in one line.
stats-counted = Nicht gezählt werden Spiele, die jemand verlassen oder ein Ersatz beendet hat, die von einer geladenen Stellung aus weitergingen oder die mehrere an diesem Gerät gespielt haben.
stats-hinted =
    { $n ->
        [one] In 1 Spiel wurde Leopold um Rat gefragt.
       *[other] In { $n } Spielen wurde Leopold um Rat gefragt.
    }

stats-take = Mitnehmen
stats-take-about = Die Statistik steht nur in diesem Browser. Speichern Sie sie als Datei, um sie aufzuheben oder auf ein anderes Gerät mitzunehmen, und laden Sie sie dort.
stats-save = Als Datei speichern
stats-load = Datei laden
stats-load-wrong = Das ist keine Datei einer Statistik.
stats-loaded =
    { $n ->
        [0] Es war nichts Neues darin.
        [one] 1 Spiel kam dazu.
       *[other] { $n } Spiele kamen dazu.
    }
stats-delete = Löschen
stats-delete-sure =
    { $n ->
        [one] Die Statistik von 1 Spiel auf diesem Gerät löschen?
       *[other] Die Statistik von { $n } Spielen auf diesem Gerät löschen?
    }
stats-delete-yes = Endgültig löschen
stats-delete-no = Behalten
stats-deleted = Gelöscht. Die nächsten Spiele zählen wieder.
