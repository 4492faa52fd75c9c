### Ein ganzes Spiel als Geschichte: Überschriften, und Zeilen, die zusammenfassen.

story-title = Grand Austria Hotel
# $hotel: night, day oder chosen; $staff: standard, introductory oder draft; $edition: current oder first; $promos: yes oder no
story-options =
    { $players } Spieler, { $hotel ->
        [night] Nachtseite
        [day] Tagseite
       *[chosen] Tagseite mit gewählten Hotels
    }, { $staff ->
        [introductory] Einsteigervariante
        [draft] Personal im Draft
       *[standard] Personal vom Stapel
    }, { $edition ->
        [first] Erstauflage
       *[current] aktuelle Auflage
    }, { $promos ->
        [yes] mit Promogästen
       *[no] ohne Promogäste
    }
story-seed = { $options }, Seed { $seed }

story-opening = Vor der Eröffnung
# Für eine Aufzeichnung, die nicht mit dem Austeilen beginnt.
story-continued = Das Spiel geht weiter
story-round = Runde { $round }
story-turn = { $player }, Zug { $number }
story-extra-turn = { $player }, Bonuszug
story-reroll = Erneut gewürfelt
story-emperor = { $scoring }. Kaiserwertung
story-final = Schlusswertung

story-queue = In der Reihe: { $guests }
story-dice = Würfel: { $dice }
story-standings = Punkte: { $standings }
story-standing = { $player } ({ $points })
# Was geschah, und was sich dadurch änderte.
story-line = { $what }: { $tallies }
tally-krones =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] Krone
       *[other] Kronen
    }
tally-emperor =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] Kaiserschritt
       *[other] Kaiserschritte
    }
tally-points =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] Punkt
       *[other] Punkte
    }

story-winner = { $player } gewinnt mit { $points } Punkten!
story-tied-winner = { $player } gewinnt den Gleichstand bei { $points } Punkten, mit mehr Kronen und Waren!
story-shared-victory = { $players } teilen sich den Sieg mit { $points } Punkten!
list-and = { $first } und { $rest }
# Die Aufzeichnung endet hier: wer was gefragt ist.
story-unfinished = Die Aufzeichnung endet hier. Gefragt ist { $player }: { $ask }
