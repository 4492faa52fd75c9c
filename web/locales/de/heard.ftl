### Was ein Vorleseprogramm von einem Ding auf dem Tisch sagt. Jede Meldung wird ein Satz seines Namens.

heard-choices =
    { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }

## Gäste und Personal

heard-at-table = { $guest } an Tisch { $table }
heard-order = Bestellung: { $foods }
# $foods: was fehlt, oder none
heard-missing =
    { $foods ->
        [none] nichts fehlt
       *[other] es fehlt noch: { $foods }
    }
heard-reward = Belohnung: { $reward }
heard-price =
    { $cost ->
        [0] Kostenfrei
        [one] Kostet 1 Krone
       *[other] Kostet { $cost } Kronen
    }

## Zimmer und Würfel; $title ist eines von help-space-…-title und beginnt mit der Augenzahl

heard-room =
    { $colour ->
        [blue] Blaues Zimmer
        [red] Rotes Zimmer
       *[yellow] Gelbes Zimmer
    }, Etage { $floor }, Spalte { $column }
heard-space = Würfel { $title }

## Politikkarten; $points sind die Punkte in Worten, oder eine Liste von Zahlen, oder none

heard-count = { $what }, { $have } von { $need }
heard-claimed = Erfüllt von { $player }: { $points }
heard-left =
    { $points ->
        [none] keine Punkte mehr zu holen
       *[other] noch zu holende Punkte: { $points }
    }

## Andere Hoteliers

heard-emperor = Kaiserleiste: Feld { $space }
heard-nothing = nichts
heard-staff = Personal im Spiel: { $cards }
heard-hand = Personalkarten auf der Hand: { $n }
heard-open-board = Hotel ansehen

## Das Protokoll; $what ist eines von help-bonus-…

heard-gain = plus { $what }
heard-loss = minus { $what }
heard-times = { $n } Mal

## Die Reihenfolge der Züge; $die ist 0, wenn noch keiner genommen ist

heard-turn =
    Zug { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , mit einem Würfel mit der { $die }
    }

heard-boosting = Der nächste Würfel wird verstärkt: 1 Krone für 1 Stärke mehr.
