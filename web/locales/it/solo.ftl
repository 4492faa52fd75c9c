### Da soli contro Leopold.

## Nell'atrio

solo-start = Da soli contro Leopold
# $level: 1 to 3
solo-start-note =
    { $level ->
        [1] livello 1, facile
        [2] livello 2, medio
       *[3] livello 3, difficile
    }
solo-levels = Livello

## Al tavolo: il suo hotel e la sua carta

solo-level = livello { $level }
solo-from-level = dal livello { $level }
solo-pile =
    { $n ->
        [one] 1 carta personale coperta
       *[other] { $n } carte personale coperte
    }
solo-card = La carta di Leopold
solo-turn = turno { $n } di { $turns }
solo-no-card = Leopold non ha ancora scoperto carte.
solo-done = fatto
solo-now = ora
solo-emperor = da { $from } a { $to }
# $marker: 3 for III, 2 for II
solo-counted =
    { $letter }: segnalino su { $marker ->
        [3] III
       *[2] II
    }
solo-claimed = reclama { $letter }
# $tie: leftmost or rightmost
solo-tie = A parità: { $tie }
# $marker: 3 for III, 2 for II, 1 for claimed
heard-marker =
    { $marker ->
        [3] il segnalino di { $player } è su III
        [2] il segnalino di { $player } è su II
       *[1] reclamato da { $player }
    }

## Il risultato

solo-won = Il Suo hotel è migliore di quello di Leopold
solo-lost = L’hotel di Leopold è il migliore
solo-tied = Pareggio, e il pareggio non è una vittoria
# $hotel: night or day
solo-about =
    Da soli contro Leopold, livello { $level }, { $hotel ->
        [night] lato notte
       *[day] lato giorno
    }.
solo-won-by =
    { $by ->
        [one] Vittoria per 1 punto.
       *[other] Vittoria per { $by } punti.
    }
solo-lost-by =
    { $by ->
        [one] Sconfitta per 1 punto.
       *[other] Sconfitta per { $by } punti.
    }
solo-tied-by = La vittoria resta a Leopold.
rank-title = Il Suo rango
rank-page = Paggio
rank-page-for = vince Leopold
rank-porter = Facchino
rank-porter-for = livello 1
rank-waiter = Capo cameriere
# $points: the margin
rank-waiter-for = livello 1, di { $points } punti
rank-concierge = Portiere
rank-concierge-for = livello 2
rank-hotelier = Albergatore
rank-hotelier-for = livello 2 di { $points }, o livello 3
rank-grand = Grande albergatore
rank-grand-for = livello 3, di { $points } punti
rank-record =
    { $played ->
        [one] La Sua prima partita al livello { $level } su questo dispositivo.
       *[other] Al livello { $level } mi ha battuto { $won } volte su { $played }.
    }
rank-best = Il meglio finora: { $own } a { $his }.
rank-next = Prova il livello { $level }
