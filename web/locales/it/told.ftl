### Quello che fanno gli altri, mentre accade e dopo.

## Un’azione in poche parole, dopo il nome di chi la fa. $die, $rooms, $cost e $foods sono disegnati; $n è il costo.

act-die = prende { $die }
act-strength = forza { $n }
act-guest =
    prende “{ $guest }”{ $n ->
        [0] {""}
       *[other] {" "}per { $cost }
    }
act-staff =
    gioca “{ $staff }”{ $n ->
        [0] {""}
       *[other] {" "}per { $cost }
    }
act-move-in = sposta “{ $guest }” in { $room }
act-serve = serve { $foods }
act-prepare =
    prepara { $rooms }{ $n ->
        [0] {""}
       *[other] {" "}per { $cost }
    }

## La riga, la scheda di chi gioca e il foglio

told-region = Che cosa è appena successo
told-since = Dal Suo ultimo turno
told-open =
    Dal Suo ultimo turno: { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    }
told-round = round { $round }
told-nothing = Nessuno ha ancora fatto nulla.
told-log = Tutta la cronaca
told-again = Rivedi
# $next: yes se dopo tocca a chi è qui
told-plays =
    Gioca { $player }.{ $next ->
        [yes] {" "}Poi tocca a Lei.
       *[no] {""}
    }

## La pausa dopo una valutazione dell’Imperatore

spoken-title = L’Imperatore ha parlato
spoken-tile = Tessera { $letter }, dopo il round { $round }
spoken-rule = Punti per lo spazio occupato; poi tutti sono retrocessi di { $back } spazi.
spoken-reward = da { $from } in su:
spoken-penalty = a 0:
spoken-or = o
spoken-you = Lei
spoken-outcome-reward = ricom{"\u00AD"}pensa
spoken-outcome-penalty = penalità
spoken-outcome-spared = evitata per 1 corona
spoken-outcome-nothing = nulla
spoken-next = Prossima valutazione dopo il round { $round }: tutti retrocedono di { $back } spazi.
spoken-prompt = L’Imperatore ha parlato.
go-on = Avanti
