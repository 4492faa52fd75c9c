### Allein gegen Leopold: sein Name, seine Karten, was er tut und wie es endet.

leopold = Leopold

## Was geschehen ist

event-card-revealed = { $player } deckt Karte { $card } auf
event-guest-missing = { $player } hat für keinen Gast der Reihe ein Zimmer
# $staff ist immer none: Niemand sieht diese Karten
event-staff-set-aside =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } legt ungesehen eine Personalkarte mit Schlusswertung beiseite
               *[other] { $player } legt ungesehen { $times } Personalkarten mit Schlusswertung beiseite
            }
       *[other] { $player } legt „{ $staff }“ beiseite
    }
event-staff-uncovered = { $player } deckt „{ $staff }“ auf
# $marker: 3 oder 2
event-counted-down =
    { $player } rückt den Marker von Politikkarte { $letter } ({ $objective }) auf { $marker ->
        [3] III
       *[2] II
    }
event-objective-missing = { $player } hat schon alle Politikkarten erfüllt
choice-reveal = Leopold deckt Karte { $label } auf

## Was gefragt wird

ask-keep-six =
    { $n ->
        [one] Noch eine Karte muss unter den Stapel. Welche?
       *[other] Sechs davon behalten Sie: { $n } Karten kommen unter den Stapel. Welche zuerst?
    }
    .short = *Eine Karte unter den Stapel*; noch { $n }.

## Die Schritte seiner Karten

# $n: die Farbe, 4 ist jede
part-house-guest =
    { $n ->
        [0] einen blauen Gast aufnehmen
        [1] einen roten Gast aufnehmen
        [2] einen gelben Gast aufnehmen
        [3] einen grünen Gast aufnehmen
       *[4] irgendeinen Gast aufnehmen
    }
part-remove-die = einen Würfel mit { $values } wegnehmen
part-remove-any-die = einen Würfel wegnehmen
part-uncover-staff = eine Personalkarte aufdecken
# $n: der Buchstabe, 3 ist jeder
part-count-down =
    { $n ->
        [0] Politikkarte A
        [1] Politikkarte B
        [2] Politikkarte C
       *[3] irgendeine Politikkarte
    }
# Ein Schritt, der auf niedrigeren Stufen nicht zählt.
part-from-level =
    { $level ->
        [3] { $part } (Stufe 3)
       *[2] { $part } (Stufen 2 und 3)
    }

## Tabellen und Geschichten

table-leopold = Leopolds Karten
table-steps = Schritte
table-tie = Gleichstand
hand-left = ganz links
hand-right = ganz rechts
# $hotel: night, day oder chosen; $promos: yes oder no
story-alone =
    Allein gegen Leopold, Stufe { $level }, { $hotel ->
        [night] Nachtseite
        [day] Tagseite
       *[chosen] Tagseite mit gewähltem Hotel
    }, { $promos ->
        [yes] mit Promogästen
       *[no] ohne Promogäste
    }
story-alone-won = { $player } besiegt Leopold mit { $points } zu { $his } Punkten!
story-alone-lost = Leopold gewinnt mit { $his } zu { $points } Punkten.
story-alone-tied = Gleichstand bei { $points }: Der Sieg bleibt bei Leopold.
