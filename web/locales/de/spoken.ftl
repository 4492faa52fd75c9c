### Was ein Vorleseprogramm von einem Ding auf dem Tisch sagt. Jede Meldung wird ein Satz seines Namens.

spoken-choices =
    { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }

## Gäste und Personal

spoken-at-table = { $guest } an Tisch { $table }
spoken-order = Bestellung: { $foods }
# $foods: was fehlt, oder none
spoken-missing =
    { $foods ->
        [none] nichts fehlt
       *[other] es fehlt noch: { $foods }
    }
spoken-reward = Belohnung: { $reward }
spoken-price =
    { $cost ->
        [0] Kostenfrei
        [one] Kostet 1 Krone
       *[other] Kostet { $cost } Kronen
    }

## Zimmer und Würfel; $title ist eines von help-space-…-title und beginnt mit der Augenzahl

spoken-room =
    { $colour ->
        [blue] Blaues Zimmer
        [red] Rotes Zimmer
       *[yellow] Gelbes Zimmer
    }, Etage { $floor }, Spalte { $column }
spoken-space = Würfel { $title }

## Politikkarten; $points sind die Punkte in Worten, oder eine Liste von Zahlen, oder none

spoken-count = { $what }, { $have } von { $need }
spoken-claimed = Erfüllt von { $player }: { $points }
spoken-left =
    { $points ->
        [none] keine Punkte mehr zu holen
       *[other] noch zu holende Punkte: { $points }
    }

## Andere Hoteliers

spoken-emperor = Kaiserleiste: Feld { $space }
spoken-nothing = nichts
spoken-staff = Personal im Spiel: { $cards }
spoken-hand = Personalkarten auf der Hand: { $n }
spoken-open-board = Hotel ansehen

## Das Protokoll; $what ist eines von help-bonus-…

spoken-gain = plus { $what }
spoken-loss = minus { $what }
spoken-times = { $n } Mal

## Die Reihenfolge der Züge; $die ist 0, wenn noch keiner genommen ist

spoken-turn =
    Zug { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , mit einem Würfel der Zahl { $die }
    }
