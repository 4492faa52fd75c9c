### L’analisi di una partita finita: dove si è decisa. Le parole per le cifre sono ovunque le stesse.

review = Analisi
review-title = Dove si è decisa la partita
# In a list: Milena 104
review-score = { $name } { $points }
review-hotels =
    { $hotel ->
        [night] Alberghi di notte.
       *[day] Alberghi di giorno.
    }
review-looked =
    { $n ->
        [one] Leopold ha esaminato 1 turno.
       *[other] Leopold ha esaminato tutti i { $n } turni.
    }
review-learn =
    { $n ->
        [one] Impari dal Suo errore
       *[other] Impari dai Suoi { $n } errori
    }

# The curve
review-win = Probabilità di vittoria
review-points = Punti
review-measure = Che cosa mostra la curva
review-mark-mistake = errore
review-mark-find = bella trovata
review-luck-of = fortuna: { $name }
review-round = Round { $round }
review-percent =
    { $bound ->
        [under] sotto l’{ $percent } %
        [over] oltre il { $percent } %
       *[about] { $percent } %
    }
review-from-to = vittoria { $before } → { $after }
review-when =
    { $kind ->
        [setup] Prima del primo round
        [scoring] Punteggio nel round { $round }
        [extra] Round { $round }, turno extra
       *[turn] Round { $round }, turno { $turn }
    }
# As short as can be
review-when-short =
    { $kind ->
        [setup] Inizio
        [scoring] R{ $round } · I
        [extra] R{ $round } · +
       *[turn] R{ $round } · { $turn }
    }
review-when-drawn =
    { $round ->
        [0] Prima del primo round
       *[other] Round { $round }
    }
review-col-turn = Turno
review-col-hotelier = Albergatore
review-col-before = probabilità prima
review-col-after = probabilità dopo
review-col-given = regalati

# How each played
review-how = Come ha giocato ciascuno
review-like = ha giocato come un
review-luck = fortuna
review-result = risul­tato
review-without = senza fortuna
review-you = Lei
review-sum-expert = una partita da esperto
review-sum-luck = fortuna
review-sum-given = regalati
review-sum-others = turni degli altri
review-sum-unexplained = non spiegato
review-sum-result =
    { $who ->
        [you] il Suo risultato
       *[other] risultato
    }
review-means = Che cosa dicono i numeri
review-word-forecast = Previsione
review-word-forecast-is = I punti finali che un posto ottiene in media se tutti continuano a giocare come l’esperto.
review-word-win = Probabilità di vittoria
review-word-win-is = La parte di quelle partite che il posto vince. Una vittoria divisa conta per la sua parte.
review-word-given = Punti regalati
review-word-given-is = La previsione dopo il turno migliore meno quella dopo il turno giocato. Mai meno di niente.
review-word-luck = Fortuna
review-word-luck-is = Quanto dadi, nuovi ospiti e carte pescate hanno cambiato la previsione, rispetto alla media di ciò che poteva arrivare.
review-word-others = Turni degli altri
review-word-others-is = Quanto i turni degli altri hanno cambiato per questo posto.
review-word-expert = Una partita da esperto
review-word-expert-is = La previsione all’inizio, dopo la distribuzione.
review-word-unexplained = Non spiegato
review-word-unexplained-is = Quel che resta: dove la previsione si è contraddetta.
review-word-without = Senza fortuna
review-word-without-is = Il risultato meno la fortuna.
review-word-find = Bella trovata
review-word-find-is = Il turno migliore, quando ogni altro tipo di turno è indietro di almeno 2 punti.
review-word-like = Ha giocato come un …
review-word-like-is = Secondo i punti regalati per turno. Si dice di questa partita, non della persona.

# The list of turns
review-turns-of = { $name }: turni
review-which = Quali turni
review-tab-mistakes = Errori
review-tab-finds = Trovate
review-tab-luck = Fortuna
review-tab-all = Tutti
review-size-find = trovata
review-size-best = migliore
review-size-equal = alla pari
review-nothing = Niente
review-nothing-better = Niente di meglio
review-only-good = L’unico turno buono
review-not-own = Ha giocato un sostituto: non conta.
review-waiting = Leopold non ha ancora esaminato questo turno.
review-rest =
    { $n ->
        [one] L’altro turno ha regalato { $points }.
       *[other] Gli altri { $n } turni hanno regalato in tutto { $points }.
    }
review-rest-best =
    { $n ->
        [0] { "" }
        [one] Uno era il migliore possibile.
       *[other] { $n } erano i migliori possibili.
    }
review-none-mistakes = Finora nessun errore.
review-none-finds = Nessun turno era l’unico buono.
review-none-luck = Né dadi né carte hanno cambiato molto.
review-none-all = Non ci sono turni.
review-perfect = Qui non c’è niente da imparare.
review-perfect-about = Nessun turno ha regalato più di 2 punti.
# $points: with its sign
review-luck-said = { $name } { $points }

# A turn
review-on-board = Sul tavolo
review-played =
    { $who ->
        [you] Lei ha giocato
       *[other] { $name } ha giocato
    }
review-better-by = Meglio di { $points }
review-why = Perché?
review-line-points =
    { $n ->
        [one] punto,
       *[other] punti,
    }
review-line-wins = vince { $chance }
review-from = Da dove vengono i { $points } punti
review-source-guests = Ospiti in camera
review-source-rooms = Camere
review-source-groups = Gruppi
review-source-staff = Personale
review-source-objectives = Obiettivi
review-source-emperor = Tracciato dell’Imperatore
review-source-leftovers = Corone e cucina
# As it is read out
review-said-waiting = Leopold non ha ancora esaminato questo turno.
review-said-find = Una bella trovata: nient’altro si avvicinava.
review-said-best = Non si è trovato niente di meglio.
review-said-equal = Buono quanto il migliore.
review-said-given =
    { $who ->
        [you] Lei ha regalato { $points }.
       *[other] { $name } ha regalato { $points }.
    }
review-said-played = Giocato: { $steps }.
review-said-better = Meglio: { $steps }.

# Before and while Leopold looks
review-not-yet = Non ho ancora esaminato questa partita. Ci vuole un minuto o più; intanto può fare altro.
review-look = Esamina ora
review-look-again = Esamina di nuovo
review-stopped = Non ho finito di guardare. Quel che so finora resta.
review-looking = Leopold sta guardando
review-looking-round =
    { $round ->
        [0] Prima del round 1, turno { $turns } di { $of }.
       *[other] Round { $round }, turno { $turns } di { $of }.
    }
review-looking-about = I turni appaiono man mano che sono pronti. Può andare via: si continua.
review-looking-quarter = { $n } per cento fatto.
review-not-wait = Non aspettare
review-note = Su questa partita
review-left =
    { $round ->
        [0] Dall’inizio un sostituto ha giocato per { $name }.
       *[other] Dal round { $round } un sostituto ha giocato per { $name }.
    }
review-left-not = Quei turni non contano.
review-old = Questa partita è stata salvata prima che si annotassero le pescate.
review-old-luck = Gli errori si possono mostrare, la fortuna no.

# A turn on the board
review-turn-compared = Due turni a confronto
review-turn-view = Che cosa mostra il tavolo
review-turn-before = Prima
review-turn-played = Giocato
review-turn-better = Meglio
review-turn-about = Il tavolo prima del turno. Numeri vuoti: quel che si è giocato. Numeri pieni: il turno migliore.
review-turn-of = { $n } di { $of }
review-turn-last = Il turno prima
review-turn-next = Il turno dopo
review-watch = Guarda
review-watch-step = Passo { $n } di { $of }.
review-watch-end = Il turno è finito.
review-watch-back = Un passo indietro
review-watch-on = Un passo avanti
review-watch-close = Torna al confronto
review-play-on = Continua da qui
review-try = Provi Lei
review-sure = Esaminati { $ways } modi di giocare questo turno; { $points } è certo a circa { $error }.
review-only-one = Questo turno non si poteva giocare altrimenti.

# Learn from your mistakes
learn-title = Trovi un turno migliore
learn-about = { $when }. Qui Lei ha regalato { $points } punti. Lo giochi di nuovo, sul tavolo.
learn-count = Errore { $n } di { $of }
learn-try = Il Suo tentativo
learn-was = Ecco che cosa ha giocato
learn-new = Il Suo nuovo turno
learn-start = Ciò che brilla si può giocare.
learn-clue = Un indizio
learn-clue-two = Un altro indizio
learn-answer = Mostra la soluzione
learn-skip = Salta
learn-next = Prossimo errore
learn-again = Di nuovo
learn-done = Torna all’analisi
learn-rule = Un turno è trovato quando regala meno di 1 punto.
# In the prompt, before what is asked
learn-find = Trovi un turno migliore.
learn-measuring = Leopold confronta il Suo turno con il migliore.
learn-found = Trovato
learn-found-best = Buono quanto il turno migliore che c’era.
learn-found-near = { $points } punti dietro il turno migliore: è abbastanza vicino.
learn-not-yet = Non ancora: questo turno regala { $points } punti.
learn-the-best = Il turno migliore
learn-also = Buoni anche
# Clues: what to look at
learn-look-guest = Guardi questo ospite: { $guest }.
learn-look-die = Guardi i dadi da { $die }.
learn-look-staff = Guardi questa carta: { $staff }.
learn-look-pass = Bisogna proprio giocare? Pensi a passare.
learn-look-order = Il dado è quello giusto. Guardi che cosa viene prima e dopo.
learn-look-first = Comincia così: { $step }.
