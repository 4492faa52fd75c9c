### Was Personal und Kaiserplättchen tun.

## Personal, nach der Art des Effekts

staff-immediate = Sofort: { $parts }
staff-once-per-round = Einmal pro Runde: { $parts }

waives-blue = Blaue Zimmer vorzubereiten kostet nichts
waives-red = Rote Zimmer vorzubereiten kostet nichts
waives-yellow = Gelbe Zimmer vorzubereiten kostet nichts
waives-serving = Aus der Küche zu servieren kostet nichts
waives-guests = Gäste aus der Reihe zu nehmen kostet nichts
waives-penalty = Bei der Kaiserwertung wendet 1 Krone die Strafe ab

# $colour ist blue, red, yellow, green oder any; $size, wie viele Waren die Bestellung mindestens umfasst, oder 0
reaction-guest-leaves =
    { $size ->
        [0]
            { $colour ->
                [blue] Für jeden blauen Gast, der einquartiert wird: { $part }
                [red] Für jeden roten Gast, der einquartiert wird: { $part }
                [yellow] Für jeden gelben Gast, der einquartiert wird: { $part }
                [green] Für jeden grünen Gast, der einquartiert wird: { $part }
               *[any] Für jeden Gast, der einquartiert wird: { $part }
            }
       *[other] Für jeden Gast mit einer Bestellung ab { $size } Waren, der einquartiert wird: { $part }
    }
reaction-room-occupied = Für jedes Zimmer, das bezogen wird: { $part }
reaction-emperor-rewards = Für jeden Bonus des Kaisers: { $part }

die-bonus = Nimmt man einen Würfel mit der { $values }: { $parts }
bonus-strength = Stärke +{ $n }
bonus-both = 1 Krone und 1 Schritt auf der Kaiserleiste für jeden Punkt Stärke
bonus-no-fee = die Krone für die Aktion entfällt
bonus-also = { $part }, vor oder nach der Aktion

# $colour ist blue, red, yellow, oder green für alle Zimmer
final-per-room =
    Schlusswertung: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes { $colour ->
        [blue] bezogene blaue Zimmer
        [red] bezogene rote Zimmer
        [yellow] bezogene gelbe Zimmer
       *[green] bezogene Zimmer
    }
final-per-tile = Schlusswertung: 1 Punkt für jedes Zimmerplättchen, frei oder bezogen
final-per-colour-set = Schlusswertung: { $points } Punkte für jeden Satz aus einem blauen, einem roten und einem gelben bezogenen Zimmer
final-per-group = Schlusswertung: { $points } Punkte für jede vollständig bezogene Zimmergruppe
# $lines ist floors oder columns
final-per-line =
    Schlusswertung: { $points } Punkte für jede vollständig bezogene { $lines ->
        [floors] Etage
       *[columns] Spalte
    }
final-per-staff = Schlusswertung: { $points } Punkte für jede ausgespielte Personalkarte, auch für diese
final-per-objective = Schlusswertung: { $points } Punkte für jede erfüllte Politikkarte
# $most ist 0, wenn es keine Grenze gibt
final-per-space =
    { $most ->
        [0] Schlusswertung: { $points } Punkte für jedes auf der Kaiserleiste erreichte Feld
       *[other] Schlusswertung: { $points } Punkte für jedes auf der Kaiserleiste erreichte Feld, höchstens { $most }
    }
# $own ist yes oder no
final-best-of-others =
    { $own ->
        [yes] Schlusswertung: zählt wie die beste andere ausgespielte Karte mit Schlusswertung, gleich wessen
       *[no] Schlusswertung: zählt wie die beste ausgespielte Karte mit Schlusswertung eines Mitspielers
    }

## Strafen der Kaiserplättchen; $otherwise sind die Punkte, die es kostet, wenn man sie nicht voll erleiden kann

penalty-lose-krones = { $n } Kronen zahlen (sonst { $otherwise } Punkte verlieren)
penalty-lose-points = { $n } Punkte verlieren
penalty-lose-points-per-staff = { $n } Punkte für jede ausgespielte Personalkarte verlieren
# $served ist yes oder no
penalty-lose-food =
    { $served ->
        [yes] alle Waren in der Küche und bei den Gästen verlieren
       *[no] alle Waren in der Küche verlieren
    }
penalty-return-from-hand = { $n } Personalkarten von der Hand unter den Stapel legen (sonst { $otherwise } Punkte verlieren)
penalty-remove-free-rooms =
    { $n ->
        [one] ein freies Zimmer in der höchstmöglichen Etage aufgeben (sonst { $otherwise } Punkte verlieren)
       *[other] { $n } freie Zimmer in den höchstmöglichen Etagen aufgeben (sonst { $otherwise } Punkte verlieren)
    }
# $column ist yes oder no
penalty-remove-occupied-rooms =
    { $column ->
        [yes] ein bezogenes Zimmer in der höchstmöglichen Etage aufgeben und eines darunter in derselben Spalte
       *[no] ein bezogenes Zimmer in der höchstmöglichen Etage aufgeben und eines in der nächsten Etage darunter
    }
penalty-dismiss-final-scoring = eine Personalkarte mit Schlusswertung entlassen (sonst { $otherwise } Punkte verlieren)
