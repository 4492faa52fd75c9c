### Le mie statistiche: le partite concluse su questo dispositivo.

stats-title = Le mie statistiche
# $day: when the first of them ended
stats-about =
    { $n ->
        [one] 1 partita conclusa, { $day }. Solo su questo dispositivo, solo per Lei.
       *[other] { $n } partite concluse dal { $day }. Solo su questo dispositivo, solo per Lei.
    }
stats-kept-here = Solo su questo dispositivo, solo per Lei.
stats-none = Ancora nessuna partita conclusa. Appena ne avrà finita una su questo dispositivo, terrò io i conti qui.
stats-none-such = Ancora nessuna partita di questo tipo.
stats-filter = Quali partite
stats-filter-all = Tutte
stats-filter-2 = 2
stats-filter-3 = 3
stats-filter-4 = 4 albergatori
stats-filter-alone = Da soli

stats-games = partite
stats-lately = { $n } negli ultimi 30 giorni
stats-won = vinte
stats-won-games =
    { $n ->
        [one] 1 partita
       *[other] { $n } partite
    }
# 2 of 3 games
stats-of = { $won } su { $of }
stats-few = poche per una percentuale
stats-points = punti a partita
stats-best = massimo { $points }
stats-given = punti regalati
stats-given-lately = a partita; di recente { $n }
stats-luck = fortuna
stats-luck-note = a partita: si compensa
stats-rank = Lei gioca come un
# $rank: the next higher one; $n: points given away
stats-rank-next = { $rank } da { $n } a partita
stats-rank-best = più in alto non si va

stats-against = Contro chi
stats-share = quota di vittorie
stats-points-short = punti
stats-people = Persone
# $levels: a list of stats-alone-level
stats-alone = Da soli contro Leopold: { $levels }.
stats-alone-level = { $won } su { $of } al livello { $level }

stats-trend-given = Punti regalati
stats-trend-given-note = a partita, meno è meglio
stats-trend-given-said =
    { $n ->
        [one] Una partita con analisi, { $last } punti regalati.
       *[other] { $n } partite con analisi: la media dei punti regalati è passata da { $first } a { $last }.
    }
stats-trend-points = Partita per partita
stats-trend-points-note = punti, e la media di dieci partite
stats-trend-points-said =
    { $n ->
        [one] Una partita, { $last } punti.
       *[other] { $n } partite: la media è passata da { $first } a { $last } punti.
    }

stats-sources = Da dove vengono i punti
stats-expert = esperto
stats-source-guests = Ospiti
stats-source-rooms = Camere, gruppi
stats-source-emperor = Imperatore
stats-source-objectives = Obiettivi
stats-source-staff = Personale
stats-source-final-staff = Personale finale
stats-source-final-rooms = Camere occupate
stats-source-leftovers = Corone, cucina

stats-best-games = Le migliori
stats-won-against = Vinta contro { $names }
stats-played-against = Contro { $names }
stats-leopold = Leopold, livello { $level }
stats-daily = Partita del giorno
stats-gave = { $n } regalati
stats-with-hints = con consigli

stats-regulars = Clienti abituali
stats-everybody = Mostra tutti
stats-guests = Ospiti in camera
stats-staff = Personale giocato
stats-times = { $n }×

# What counts. Both stand in one line.
stats-counted = Non contano le partite abbandonate da qualcuno, finite da un sostituto, riprese da una posizione caricata o giocate da più persone su questo dispositivo.
stats-hinted =
    { $n ->
        [one] In 1 partita è stato chiesto consiglio a Leopold.
       *[other] In { $n } partite è stato chiesto consiglio a Leopold.
    }

stats-take = Porta con Lei
stats-take-about = Le statistiche stanno solo in questo browser. Le salvi in un file per conservarle o per portarle su un altro dispositivo, e là lo carichi.
stats-save = Salva in un file
stats-load = Carica un file
stats-load-wrong = Non è un file di statistiche.
stats-loaded =
    { $n ->
        [0] Non c’era nulla di nuovo.
        [one] È stata aggiunta 1 partita.
       *[other] Sono state aggiunte { $n } partite.
    }
stats-delete = Elimina
stats-delete-sure =
    { $n ->
        [one] Eliminare le statistiche di 1 partita su questo dispositivo?
       *[other] Eliminare le statistiche di { $n } partite su questo dispositivo?
    }
stats-delete-yes = Elimina per sempre
stats-delete-no = Conserva
stats-deleted = Eliminate. Le prossime partite contano di nuovo.
