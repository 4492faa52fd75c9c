### L’enigma e la partita del giorno.

daily-title = Oggi
# $time: when the day is over, by the reader's clock
daily-about = { $day }. La giornata finisce alle { $time } del Suo orologio.
daily-puzzle = Enigma del giorno
daily-deal = Partita del giorno
daily-link = Enigma e partita del giorno

# $bot: the level of the opponent
deal-about = Stessi dadi e stesse carte per tutti, contro il computer ({ $bot }). Su ogni dispositivo conta un solo tentativo; il resto è questione d’onore.
deal-played =
    { $n ->
        [0] Nessuno l’ha ancora finita.
        [one] 1 partita è finita.
       *[other] { $n } partite sono finite.
    }
deal-best = Finora il massimo è { $points }.
deal-play = Gioca
deal-mine = Ha già iniziato la partita di oggi su questo dispositivo.
deal-open = Alla mia partita
deal-closed = Registrazione e replay restano chiusi fino alla fine della giornata, perché nessuno possa sbirciare.
end-closed-day = Registrazione e replay si aprono alla fine della giornata.

# $round, $players: of the position
puzzle-about =
    { $players ->
        [1] Una posizione del round { $round }, da soli contro Leopold. Trovi il turno migliore.
       *[other] Una posizione del round { $round }, { $players } albergatori. Trovi il turno migliore.
    }
puzzle-difficulty = difficoltà: { $n } su 5
puzzle-try = Tentativo { $n }
puzzle-found = trovato
puzzle-gave-up = rinuncia
puzzle-said-start = Ha { $n } tentativi. È trovato quando manca al massimo mezzo punto.
puzzle-said-missing =
    { $left ->
        [0] Mancano { $points } punti.
        [one] Non ancora: mancano { $points } punti. Resta un tentativo.
       *[other] Non ancora: mancano { $points } punti. Restano { $left } tentativi.
    }
puzzle-said-found = Magnifico. Nessuno avrebbe giocato meglio questo turno.
puzzle-said-over = Il turno migliore è qui sotto. Domani ce n’è un altro.
puzzle-best = Il turno migliore
puzzle-go =
    { $n ->
        [1] Risolvi
       *[other] Riprova
    }
puzzle-give-up = Rinuncia
puzzle-give-up-yes = Mostra il turno migliore
puzzle-give-up-no = Continua
puzzle-week = Sette giorni
puzzle-in-a-row =
    { $n ->
        [one] 1 giorno di fila
       *[other] { $n } giorni di fila
    }
puzzle-mark-found = trovato
puzzle-mark-missed = non trovato
puzzle-mark-none = non tentato
puzzle-who = Chi l’ha trovato
puzzle-who-found = turno migliore
puzzle-who-close = entro 2 punti
puzzle-who-others = non ancora
puzzle-who-nobody = Nessuno ci ha ancora provato.
# In the prompt, before what is asked
puzzle-find = Trovi il turno migliore, tentativo { $n }.
puzzle-done = Il Suo turno finisce qui; ciò che nessuno può prevedere conta in media. Lo consegni, o annulli qualcosa.
puzzle-done-short = Consegnare questo turno?
puzzle-hand-in = Consegna
