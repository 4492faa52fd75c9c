### Was geschehen ist, eine Nachricht für jede Art von Ereignis.
### $player beginnt den Satz und ist leer, wo schon eine Überschrift den Spieler nennt.
### Namen von Karten stehen im Satz in Anführungszeichen, weil sie sich nicht beugen lassen.

event-round-started = { $player } beginnt Runde { $round }
event-die-rolled = Ein Würfel zeigt die { $value }
event-die-discarded =
    { $left ->
        [0] Alle haben gepasst oder sind fertig: Der letzte Würfel kommt in den Mistkübel
        [one] Alle haben gepasst oder sind fertig: Ein Würfel kommt in den Mistkübel, der letzte wird erneut geworfen
       *[other] Alle haben gepasst oder sind fertig: Ein Würfel kommt in den Mistkübel, die übrigen { $left } werden erneut geworfen
    }
event-deck-remade =
    { $cards ->
        [one] Der einzige abgelegte Gast bildet einen neuen Stapel
       *[other] Die { $cards } abgelegten Gäste bilden einen neuen Stapel
    }
event-start-player = { $player } beginnt
event-tile-drawn = Kaiserplättchen { $tile }: { $reward }
event-objective-drawn = Politikkarte { $letter }: { $objective }
event-hotel-dealt = { $player } führt das { $hotel }
event-guest-arrived = Neu in der Reihe: { $guest }
# $extra: yes oder no
event-turn-started =
    { $extra ->
        [yes] { $player } beginnt einen Bonuszug
       *[no] { $player } beginnt Zug { $number }
    }
event-turn-ended = { $player } beendet den Zug
event-passed = { $player } passt
event-guest-taken =
    { $player } nimmt „{ $guest }“ { $cost ->
        [0] kostenfrei
        [one] für 1 Krone
       *[other] für { $cost } Kronen
    }
event-die-taken =
    { $player } nimmt einen Würfel mit der { $value } { $dice ->
        [one] (den einzigen)
       *[other] (einen von { $dice })
    }
event-boosted = { $player } verstärkt die Aktion für 1 Krone
event-action =
    { $player } { $action ->
        [1] holt Strudel und Torte (Stärke { $strength })
        [2] holt Wein und Kaffee (Stärke { $strength })
        [3] bereitet Zimmer vor (Stärke { $strength })
        [4] sammelt Kronen und Kaiserschritte (Stärke { $strength })
       *[5] stellt Personal ein (Stärke { $strength })
    }
# $way: gain oder loss; $krones hat der Spieler jetzt
event-krones =
    { $player } { $way ->
        [loss] zahlt
       *[gain] erhält
    } { $n ->
        [one] 1 Krone
       *[other] { $n } Kronen
    } (jetzt { $krones })
event-emperor =
    { $player } { $way ->
        [loss] fällt
       *[gain] rückt
    } auf der Kaiserleiste { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } { $way ->
        [loss] zurück
       *[gain] vor
    } (jetzt auf Feld { $space })
event-points =
    { $player } { $way ->
        [loss] verliert
       *[gain] erhält
    } { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } ({ $source })
# $times: wie viele nacheinander
event-food-put =
    { $player } bringt „{ $guest }“ { $food ->
        [strudel] { $times } Strudel
        [cake]
            { $times ->
                [one] 1 Torte
               *[other] { $times } Torten
            }
        [wine] { $times } Wein
       *[coffee] { $times } Kaffee
    }
event-food-stored =
    { $player } legt { $food ->
        [strudel] { $count } Strudel
        [cake]
            { $count ->
                [one] 1 Torte
               *[other] { $count } Torten
            }
        [wine] { $count } Wein
       *[coffee] { $count } Kaffee
    } in die Küche
event-food-lost =
    { $player } verliert { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
event-served =
    { $player } serviert „{ $guest }“ { $food ->
        [strudel] { $times } Strudel
        [cake]
            { $times ->
                [one] 1 Torte
               *[other] { $times } Torten
            }
        [wine] { $times } Wein
       *[coffee] { $times } Kaffee
    } aus der Küche
event-room-prepared =
    { $player } bereitet das Zimmer in Etage { $floor }, Spalte { $column } { $cost ->
        [0] kostenfrei
        [one] für 1 Krone
       *[other] für { $cost } Kronen
    } vor
event-room-occupied = { $player } bezieht das Zimmer in Etage { $floor }, Spalte { $column }
event-room-removed = { $player } gibt das Zimmer in Etage { $floor }, Spalte { $column } auf
event-moved-in = { $player } quartiert „{ $guest }“ in Etage { $floor }, Spalte { $column } ein
event-group-full =
    { $player } vervollständigt eine { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Gruppe aus { $size ->
        [one] 1 Zimmer
       *[other] { $size } Zimmern
    }
event-objective-claimed = { $player } erfüllt Politikkarte { $letter } ({ $objective }) auf Platz { $place }
event-staff-played =
    { $player } spielt „{ $staff }“ { $cost ->
        [0] kostenfrei
        [one] für 1 Krone
       *[other] für { $cost } Kronen
    } aus
event-staff-used = { $player } nutzt „{ $staff }“
event-staff-dismissed = { $player } entlässt „{ $staff }“

## $staff ist none, wo nur der Spieler die Karte kennen darf

event-staff-drawn =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } zieht eine Personalkarte
               *[other] { $player } zieht { $times } Personalkarten
            }
       *[other] { $player } zieht „{ $staff }“
    }
event-staff-offered =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } darf eine Personalkarte behalten
               *[other] { $player } darf eine von { $times } Personalkarten behalten
            }
       *[other] { $player } darf „{ $staff }“ behalten
    }
event-staff-kept =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } behält eine Personalkarte
               *[other] { $player } behält { $times } Personalkarten
            }
       *[other] { $player } behält „{ $staff }“
    }
event-staff-looked-at =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } sieht sich eine Personalkarte an
               *[other] { $player } sieht sich { $times } Personalkarten an
            }
       *[other] { $player } sieht sich „{ $staff }“ an
    }
event-staff-returned =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } legt eine Personalkarte unter den Stapel
               *[other] { $player } legt { $times } Personalkarten unter den Stapel
            }
       *[other] { $player } legt „{ $staff }“ unter den Stapel
    }

## Wertungen

event-emperor-scored = { $player } steht bei der { $scoring }. Kaiserwertung auf Feld { $space }
event-rewarded = { $player } erhält den Bonus von Kaiserplättchen { $tile } ({ $reward })
event-penalized = { $player } erleidet die Strafe von Kaiserplättchen { $tile }
event-penalty-ignored = { $player } zahlt 1 Krone und wendet die Strafe ab
event-extra-turn = { $player } gewinnt einen Bonuszug nach diesem Zug
event-staff-scored =
    { $points ->
        [one] { $player } erhält 1 Punkt für „{ $staff }“
       *[other] { $player } erhält { $points } Punkte für „{ $staff }“
    }
event-game-over = Das Spiel ist zu Ende
