### Jede Wahl in Worten, wie sie auf einem Knopf oder in einer Liste stünde.
### Namen lassen sich hier nicht beugen: Sie stehen in Anführungszeichen, in Klammern oder nach einem Doppelpunkt.

## Der Spielzug

choice-pass = Passen
choice-end-turn = Zug beenden
choice-take-guest =
    { $cost ->
        [0] „{ $guest }“ kostenfrei nehmen
        [one] „{ $guest }“ für 1 Krone nehmen
       *[other] „{ $guest }“ für { $cost } Kronen nehmen
    }
# $fee: none, due (1 Krone, die bezahlt werden kann) oder missing (sie fehlt)
choice-take-die =
    { $value ->
        [1] Würfel mit der 1 nehmen: Strudel und Torte mit Stärke { $strength }
        [2] Würfel mit der 2 nehmen: Wein und Kaffee mit Stärke { $strength }
        [3] Würfel mit der 3 nehmen: Zimmer vorbereiten mit Stärke { $strength }
        [4] Würfel mit der 4 nehmen: Kronen und Kaiserschritte mit Stärke { $strength }
        [5] Würfel mit der 5 nehmen: Personal ausspielen mit Stärke { $strength }
       *[6]
            { $fee ->
                [missing] Würfel mit der 6 nehmen, ohne Aktion: die Krone dafür fehlt
                [due] Würfel mit der 6 nehmen: beliebige Aktion mit Stärke { $strength } für 1 Krone
               *[none] Würfel mit der 6 nehmen: beliebige Aktion mit Stärke { $strength }
            }
    }
choice-take-die-boosted =
    { $value ->
        [1] Für 1 Krone verstärken und Würfel mit der 1 nehmen: Strudel und Torte mit Stärke { $strength }
        [2] Für 1 Krone verstärken und Würfel mit der 2 nehmen: Wein und Kaffee mit Stärke { $strength }
        [3] Für 1 Krone verstärken und Würfel mit der 3 nehmen: Zimmer vorbereiten mit Stärke { $strength }
        [4] Für 1 Krone verstärken und Würfel mit der 4 nehmen: Kronen und Kaiserschritte mit Stärke { $strength }
        [5] Für 1 Krone verstärken und Würfel mit der 5 nehmen: Personal ausspielen mit Stärke { $strength }
       *[6]
            { $fee ->
                [none] Für 1 Krone verstärken und Würfel mit der 6 nehmen: beliebige Aktion mit Stärke { $strength }
               *[due] Für 1 Krone verstärken und Würfel mit der 6 nehmen: beliebige Aktion mit Stärke { $strength } für 1 weitere Krone
            }
    }
# $fee: none oder due
choice-copy =
    { $action ->
        [1] Strudel und Torte mit Stärke { $strength }
        [2] Wein und Kaffee mit Stärke { $strength }
        [3] Zimmer vorbereiten mit Stärke { $strength }
        [4] Kronen und Kaiserschritte mit Stärke { $strength }
       *[5] Personal ausspielen mit Stärke { $strength }
    }{ $fee ->
        [none] {""}
       *[due] {" "}für 1 Krone
    }
choice-extra-action =
    { $value ->
        [1] Bonusaktion: Strudel und Torte mit Stärke { $strength }
        [2] Bonusaktion: Wein und Kaffee mit Stärke { $strength }
        [3] Bonusaktion: Zimmer vorbereiten mit Stärke { $strength }
        [4] Bonusaktion: Kronen und Kaiserschritte mit Stärke { $strength }
        [5] Bonusaktion: Personal ausspielen mit Stärke { $strength }
       *[6] Bonusaktion: beliebige Aktion mit Stärke { $strength } für 1 Krone
    }
choice-extra-action-boosted =
    { $value ->
        [1] Bonusaktion, für 1 Krone verstärkt: Strudel und Torte mit Stärke { $strength }
        [2] Bonusaktion, für 1 Krone verstärkt: Wein und Kaffee mit Stärke { $strength }
        [3] Bonusaktion, für 1 Krone verstärkt: Zimmer vorbereiten mit Stärke { $strength }
        [4] Bonusaktion, für 1 Krone verstärkt: Kronen und Kaiserschritte mit Stärke { $strength }
        [5] Bonusaktion, für 1 Krone verstärkt: Personal ausspielen mit Stärke { $strength }
       *[6] Bonusaktion, für 1 Krone verstärkt: beliebige Aktion mit Stärke { $strength } für 1 weitere Krone
    }

## Wie viele: $n wie gewählt, $rest von der anderen Sorte

choice-amount = { $n }
choice-amount-food-action =
    { $n ->
        [0] { $rest } Strudel
        [one] { $rest } Strudel und 1 Torte
       *[other] { $rest } Strudel und { $n } Torten
    }
choice-amount-drinks-action =
    { $n ->
        [0] { $rest } Wein
       *[other] { $rest } Wein und { $n } Kaffee
    }
# $lost sind die Kronen über 20
choice-amount-krones-action =
    { $n ->
        [0] Keine Kronen
        [one] 1 Krone
       *[other] { $n } Kronen
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 verfällt)
       *[other] {" "}({ $lost } verfallen)
    } und { $rest ->
        [0] keine Kaiserschritte
        [one] 1 Kaiserschritt
       *[other] { $rest } Kaiserschritte
    }

## Was man ausschlägt

choice-done = Nichts weiter
choice-done-any-order = Rest verfallen lassen
choice-done-copy-action = Keine Aktion
choice-done-first-rooms-of-seat-up-to = Keine weiteren Zimmer
choice-done-play-looked-at = Niemanden einstellen
choice-done-penalty = Die Strafe erleiden

## Speisen und Getränke, Gäste, Politikkarten

# $place: kitchen oder table
choice-put =
    { $place ->
        [kitchen]
            { $food ->
                [strudel] { $n } Strudel in die Küche
                [cake]
                    { $n ->
                        [one] 1 Torte in die Küche
                       *[other] { $n } Torten in die Küche
                    }
                [wine] { $n } Wein in die Küche
               *[coffee] { $n } Kaffee in die Küche
            }
       *[table]
            { $food ->
                [strudel] 1 Strudel an Tisch { $table } ({ $guest })
                [cake] 1 Torte an Tisch { $table } ({ $guest })
                [wine] 1 Wein an Tisch { $table } ({ $guest })
               *[coffee] 1 Kaffee an Tisch { $table } ({ $guest })
            }
    }
# $cost: 0 oder 1
choice-serve =
    { $cost ->
        [0] Servieren:
       *[1] Für 1 Krone servieren:
    } { $food ->
        [strudel] 1 Strudel an Tisch { $table } ({ $guest })
        [cake] 1 Torte an Tisch { $table } ({ $guest })
        [wine] 1 Wein an Tisch { $table } ({ $guest })
       *[coffee] 1 Kaffee an Tisch { $table } ({ $guest })
    }
choice-move-in =
    { $points ->
        [0] Einquartieren: { $guest } (Tisch { $table })
        [one] Einquartieren: { $guest } (Tisch { $table }), 1 Punkt
       *[other] Einquartieren: { $guest } (Tisch { $table }), { $points } Punkte
    }
choice-fill = Die ganze Bestellung von Tisch { $table } ({ $guest }) erfüllen
choice-claim = Politikkarte { $letter } für { $points } Punkte erfüllen: { $objective }
choice-use-staff = „{ $staff }“ nutzen: { $parts }
choice-take-krones =
    { $n ->
        [one] Jetzt 1 Krone nehmen
       *[other] Jetzt { $n } Kronen nehmen
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 verfällt)
       *[other] {" "}({ $lost } verfallen)
    }
choice-look = Jetzt 3 Personalkarten ansehen
choice-ignore-penalty = Die Strafe für 1 Krone abwenden: { $penalty }

## Zimmer; $colour ist blue, red oder yellow

choice-prepare =
    { $colour ->
        [blue] Blaues Zimmer in Etage { $floor }, Spalte { $column }
        [red] Rotes Zimmer in Etage { $floor }, Spalte { $column }
       *[yellow] Gelbes Zimmer in Etage { $floor }, Spalte { $column }
    } { $cost ->
        [0] kostenfrei vorbereiten
        [one] für 1 Krone vorbereiten
       *[other] für { $cost } Kronen vorbereiten
    }
choice-occupy =
    { $colour ->
        [blue] Blaues Zimmer in Etage { $floor }, Spalte { $column } beziehen
        [red] Rotes Zimmer in Etage { $floor }, Spalte { $column } beziehen
       *[yellow] Gelbes Zimmer in Etage { $floor }, Spalte { $column } beziehen
    }
choice-occupy-move-in =
    { $colour ->
        [blue] „{ $guest }“ im blauen Zimmer in Etage { $floor }, Spalte { $column } einquartieren
        [red] „{ $guest }“ im roten Zimmer in Etage { $floor }, Spalte { $column } einquartieren
       *[yellow] „{ $guest }“ im gelben Zimmer in Etage { $floor }, Spalte { $column } einquartieren
    }
choice-remove =
    { $colour ->
        [blue] Blaues Zimmer in Etage { $floor }, Spalte { $column } aufgeben
        [red] Rotes Zimmer in Etage { $floor }, Spalte { $column } aufgeben
       *[yellow] Gelbes Zimmer in Etage { $floor }, Spalte { $column } aufgeben
    }

## Personal

choice-play-staff =
    { $cost ->
        [0] „{ $staff }“ kostenfrei ausspielen
        [one] „{ $staff }“ für 1 Krone ausspielen
       *[other] „{ $staff }“ für { $cost } Kronen ausspielen
    }
choice-return-staff = „{ $staff }“ unter den Stapel legen
choice-keep-staff = „{ $staff }“ behalten
choice-dismiss-staff = „{ $staff }“ entlassen

## Würfeln und Ziehen

choice-roll = Ein Würfel zeigt die { $value }
choice-draw-guest = Neu in der Reihe: { $guest }
choice-draw-staff = Gezogen: { $staff }
choice-draw-tile = Gezogen: Kaiserplättchen { $tile }
choice-draw-objective = Gezogene Politikkarte: { $objective }
choice-draw-hotel = Zugeteilt: { $hotel }
choice-draw-start = { $player } beginnt
