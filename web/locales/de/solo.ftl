### Allein gegen Leopold.

## In der Lobby

solo-start = Allein gegen Leopold
# $level: 1 to 3
solo-start-note =
    { $level ->
        [1] Stufe 1, leicht
        [2] Stufe 2, mittel
       *[3] Stufe 3, schwer
    }
solo-levels = Stufe

## Am Tisch: sein Haus und seine Karte

solo-level = Stufe { $level }
solo-from-level = ab Stufe { $level }
solo-pile =
    { $n ->
        [one] 1 verdeckte Personalkarte
       *[other] { $n } verdeckte Personalkarten
    }
solo-card = Leopolds Karte
solo-turn = Zug { $n } von { $turns }
solo-no-card = Leopold hat noch keine Karte aufgedeckt.
solo-done = erledigt
solo-now = jetzt
solo-emperor = von { $from } auf { $to }
# $marker: 3 for III, 2 for II
solo-counted =
    { $letter }: Marker auf { $marker ->
        [3] III
       *[2] II
    }
solo-claimed = erfüllt { $letter }
# $tie: leftmost or rightmost
solo-tie = Bei Gleichstand: { $tie }
# $marker: 3 for III, 2 for II, 1 for claimed
heard-marker =
    { $marker ->
        [3] Marker von { $player } steht auf III
        [2] Marker von { $player } steht auf II
       *[1] erfüllt von { $player }
    }

## Das Ergebnis

solo-won = Sie führen das bessere Haus als Leopold
solo-lost = Leopold führt das bessere Haus
solo-tied = Gleichstand, und der zählt nicht als Sieg
# $hotel: night or day
solo-about =
    Allein gegen Leopold, Stufe { $level }, { $hotel ->
        [night] Nachtseite
       *[day] Tagseite
    }.
solo-won-by =
    { $by ->
        [one] Gewonnen mit 1 Punkt Vorsprung.
       *[other] Gewonnen mit { $by } Punkten Vorsprung.
    }
solo-lost-by =
    { $by ->
        [one] Verloren mit 1 Punkt Rückstand.
       *[other] Verloren mit { $by } Punkten Rückstand.
    }
solo-tied-by = Der Sieg bleibt bei Leopold.
rank-title = Ihr Rang
rank-page = Page
rank-page-for = Leopold unterlegen
rank-porter = Portier
rank-porter-for = Stufe 1
rank-waiter = Oberkellner
# $points: the margin
rank-waiter-for = Stufe 1, { $points } Punkte voraus
rank-concierge = Concierge
rank-concierge-for = Stufe 2
rank-hotelier = Hotelier
rank-hotelier-for = Stufe 2, { $points } voraus, oder Stufe 3
rank-grand = Grandhotelier
rank-grand-for = Stufe 3, { $points } Punkte voraus
rank-record =
    { $played ->
        [one] Ihr erstes Spiel auf Stufe { $level } auf diesem Gerät.
       *[other] Auf Stufe { $level } haben Sie mich in { $won } von { $played } Spielen geschlagen.
    }
rank-best = Bisher am besten: { $own } zu { $his }.
rank-next = Stufe { $level } wagen
