### Was die anderen tun, während es geschieht und danach.

## Eine Handlung in wenigen Worten, nach dem Namen. $die, $rooms, $cost und $foods werden gezeichnet; $n ist der Preis.

act-die = nimmt { $die }
act-strength = Stärke { $n }
act-guest =
    nimmt „{ $guest }“{ $n ->
        [0] {""}
       *[other] {" "}für { $cost }
    }
act-staff =
    spielt „{ $staff }“{ $n ->
        [0] {""}
       *[other] {" "}für { $cost }
    } aus
act-move-in = quartiert „{ $guest }“ in { $room } ein
act-serve = serviert { $foods }
act-prepare =
    bereitet { $rooms }{ $n ->
        [0] {""}
       *[other] {" "}für { $cost }
    } vor

## Die Zeile, die Karte dessen, der spielt, und das Blatt

told-region = Was zuletzt geschah
told-since = Seit Ihrem letzten Zug
told-open =
    Seit Ihrem letzten Zug: { $n ->
        [one] 1 Handlung
       *[other] { $n } Handlungen
    }
told-round = Runde { $round }
told-nothing = Noch hat niemand etwas getan.
told-log = Ganzes Protokoll
told-again = Noch einmal zeigen
# $next: yes, wenn die Person hier als Nächste spielt
told-plays =
    { $player } spielt.{ $next ->
        [yes] {" "}Danach sind Sie dran.
       *[no] {""}
    }

## Die Pause nach einer Kaiserwertung

spoken-title = Der Kaiser hat gesprochen
spoken-tile = Plättchen { $letter }, nach Runde { $round }
spoken-rule = Punkte für das Feld, auf dem Sie standen; dann fielen alle um { $back } Felder zurück.
spoken-reward = ab { $from }:
spoken-penalty = auf 0:
spoken-or = oder
spoken-you = Sie
spoken-outcome-reward = Bonus
spoken-outcome-penalty = Strafe
spoken-outcome-spared = verschont für 1 Krone
spoken-outcome-nothing = nichts
spoken-next = Nächste Wertung nach Runde { $round }: Alle fallen um { $back } Felder zurück.
spoken-prompt = Der Kaiser hat gesprochen.
go-on = Weiter
