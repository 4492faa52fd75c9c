### La lobby: nuove partite, inviti, le mie partite.

lobby-subtitle = Vienna intorno al 1900. Da uno a quattro albergatori, sette round.

lobby-quick = Gioca subito
lobby-quick-play = Gioca ora
lobby-quick-play-note = contro lo stratega
lobby-quick-guided = Prima partita
lobby-quick-guided-note = Leopold La guida

lobby-new = Nuova partita
lobby-you = Lei
lobby-computer = computer
lobby-friend = Invito
lobby-by-link = con un link
# Nomi per gli albergatori del computer.
lobby-bot-names = Milena, Theodor, Klara, Josef, Ottilie
lobby-bot-random = Capriccioso
lobby-bot-novice = Novellino
lobby-bot-beginner = Principiante
lobby-bot-gentle = Mite
lobby-bot-greedy = Ambizioso
lobby-bot-careful = Attento
lobby-bot-planner = Stratega
lobby-bot-seasoned = Navigato
lobby-bot-expert = Esperto
lobby-bot-master = Maestro
lobby-levels = Computer, dal più facile al più difficile
lobby-chair = Chi siede al posto { $n }
lobby-chair-name = Nome al posto { $n }
lobby-kind-open = Con un link
lobby-kind-here = Stesso schermo
lobby-remove = Togli il posto { $n }
lobby-add =
    { $n ->
        [3] Aggiungi un terzo albergatore
       *[4] Aggiungi un quarto albergatore
    }

lobby-hotel = Hotel
lobby-hotel-night = Notte, uguali
lobby-hotel-day = Giorno, diversi
lobby-staff = Personale
lobby-staff-standard = Standard
lobby-staff-introductory = Introduttivo
lobby-staff-draft = Draft
lobby-clock = Limite di tempo
lobby-clock-none = No
lobby-clock-min-3 = 3 min
lobby-clock-min-10 = 10 min
lobby-clock-day-1 = 1 giorno
lobby-clock-day-3 = 3 giorni
lobby-more = Altre opzioni
lobby-edition = Edizione
lobby-edition-current = Attuale
lobby-edition-first = Prima, 2015
lobby-pace = Il computer gioca
lobby-pace-calm = Con calma
lobby-pace-quick = In fretta
lobby-pace-instant = Subito
lobby-plans = Scegli le piante, da A a D
lobby-plan = Pianta del posto { $n }
lobby-promos = Due ospiti promo, { $first } e { $second }
lobby-hints = Si può chiedere consiglio a Leopold
lobby-forecast = Previsione dei punti e delle vittorie

lobby-tip-2 = Due albergatori giocano con 10 dadi. Circa mezz’ora.
lobby-tip-3 = Tre albergatori giocano con 12 dadi. Circa un’ora.
lobby-tip-4 = Quattro albergatori giocano con 14 dadi. Un’ora e mezza.
lobby-tip-standard = Si comincia con sei carte personale dal mazzo a testa.
lobby-tip-introductory = Si comincia con sei carte personale a testa, scelte per una prima partita.
lobby-tip-draft = Le carte personale passano di mano in mano, e ognuno ne tiene una alla volta.
# Com’è un bot: il suo carattere, e come pensa.
lobby-tip-bot = { $bot }: { $text }. Elo { $rating }.
lobby-tip-open = Fra poco riceverà un link per i Suoi amici; si comincia quando tutti sono seduti.
lobby-open = Apri le porte
lobby-open-invite = Apri le porte e invita

lobby-mine = Le mie partite
lobby-mine-none = Ancora nessuna. Le partite giocate su questo dispositivo La aspettano qui.
# Leopold, dopo due vittorie contro un livello. $bot: il suo nome, $next: quello del livello seguente.
lobby-next = Due vittorie di fila contro «{ $bot }»: complimenti! Vuole provare «{ $next }»?
lobby-next-yes = Sì, volentieri
lobby-waiting =
    { $n ->
        [one] 1 La aspetta
       *[other] { $n } La aspettano
    }
lobby-your-turn = Tocca a Lei
lobby-your-turn-with = Tocca a Lei nella partita con { $names }
lobby-to-move = Tocca a { $name }
lobby-game-playing = In corso
lobby-game-round = Round { $round } di { $rounds }
# $own: i propri punti, $best: i migliori degli altri. $place: 0 se altri ne hanno altrettanti.
lobby-game-result =
    { $place ->
        [0] Finita, { $own } a { $best }
        [1] Vinta, { $own } a { $best }
        [2] Secondo posto, { $own } a { $best }
        [3] Terzo posto, { $own } a { $best }
       *[4] Quarto posto, { $own } a { $best }
    }
# Una partita a cui si è assistito, o giocata da più persone su questo dispositivo. $scores: 118 : 104
lobby-game-scores = Finita, { $scores }
lobby-game-watched = Sta assistendo
lobby-game-open =
    { $open ->
        [one] Aspetta 1 albergatore
       *[other] Aspetta { $open } albergatori
    }
lobby-game-over = Finita
lobby-game-abandoned = Abbandonata
lobby-forget = Togli dall’elenco la partita con { $names }

lobby-join = Partecipa
lobby-join-link = Link d’invito
lobby-join-paste = Incolla il link ricevuto
lobby-join-go = Entra
lobby-join-wrong = Questo non sembra un invito. Un invito è un link che contiene “join”.

lobby-room = Sala d’attesa
lobby-invited = C’è un invito per Lei
lobby-dead = Qui non c’è porta
lobby-dead-why = Mi dispiace, questo link non apre nessuna porta. Forse è incompleto, o la partita è stata chiusa da tempo. Ne chieda uno nuovo ai Suoi amici.
# $hotel: night o day; $staff: standard, introductory o draft; $edition: current o first; $clock: none, turn o day
lobby-room-about =
    { $hotel ->
        [night] Lato notte
       *[day] Lato giorno
    }, { $staff ->
        [introductory] variante introduttiva
        [draft] personale con draft
       *[standard] personale dal mazzo
    }, { $edition ->
        [first] prima edizione
       *[current] edizione attuale
    }, { $clock ->
        [turn] con un limite di tempo
        [day] con giorni per pensare
       *[none] senza limiti di tempo
    }.
lobby-room-waiting =
    { $open ->
        [one] Un posto è ancora libero. La partita comincia appena qualcuno lo prende; può chiudere questa pagina e tornare.
       *[other] { $open } posti sono ancora liberi. La partita comincia appena sono tutti presi; può chiudere questa pagina e tornare.
    }
lobby-room-invited =
    { $open ->
        [one] Un invito da { $names }: l’ultimo posto libero è Suo.
       *[other] Un invito da { $names }: ci sono { $open } posti liberi.
    }
lobby-room-leave = Torna alla lobby
lobby-room-cancel = Annulla la partita
lobby-room-cancel-sure = Il link non funzionerà più. Annullare la partita?
lobby-room-give-up = Lascia il posto
lobby-room-give-up-sure = Gli altri tengono i loro posti, il Suo torna libero. Lasciarlo?
lobby-room-off = Questa partita è stata annullata prima dell’inizio.
lobby-room-playing = Qui giocano { $names }. I posti sono tutti presi, ma può assistere.
lobby-room-over = { $names } hanno finito questa partita.
lobby-seat-open = Posto libero
lobby-seat-waiting = in attesa
lobby-seat-fill = Fai giocare il computer
lobby-seat-here = qui
lobby-seat-away = assente
lobby-share = Link per i Suoi amici
lobby-copy = Copia
lobby-copied = Copiato
lobby-share-send = Condividi
lobby-take-seat = Prendi posto
lobby-watch = Assisti
lobby-see-score = Vedi i punti
