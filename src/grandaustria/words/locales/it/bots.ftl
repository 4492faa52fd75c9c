### I bot, e che cosa ne dice l’arena.

# Come pensa ogni bot, in una riga.
bot-random = fa una scelta qualsiasi, tutte con la stessa probabilità
bot-novice = fa a caso metà delle sue scelte, e nelle altre segue una buona idea
bot-beginner = fa a caso un quarto delle sue scelte, e nelle altre segue una buona idea
bot-gentle = segue la prima buona idea, e a volte si accontenta della seconda migliore
bot-greedy = a ogni passo del turno segue la scelta più promettente, senza pensarci due volte
bot-careful = confronta alcuni modi di giocare il turno prima di decidere
bot-planner = confronta migliaia di modi di giocare l’intero turno e prende quello che lo lascia nella situazione migliore
bot-seasoned = valuta i suoi turni come ha imparato in partite contro sé stesso, senza pensare alle mosse successive
bot-expert = valuta i suoi turni come ha imparato in partite contro sé stesso, e pensa alle mosse successive
bot-master = ragiona come l’esperto, ma si prende molto più tempo

table-bot = Bot
table-thinks = Come pensa
table-games = Partite
table-interval = 95%
table-error = ES
table-elo = Elo
table-decisions = Decisioni
table-milliseconds = ms l’una
table-turn = ms a turno (p95)
table-forfeits = Squalifiche

arena-title = Risultati
arena-sources = Punti medi per provenienza
# Le colonne dei punti per provenienza, ciascuna la somma di alcune fonti.
arena-guests = Ospiti
arena-rooms = Camere
arena-groups = Gruppi
arena-staff = Personale
arena-objectives = Obiettivi
arena-emperor = Imperatore
arena-leftovers = Resto
arena-timing = Decisioni e tempo
arena-adjusted = Con meno fortuna
arena-figure = Misura
arena-wins = Vittorie in %
arena-scores = Punti
arena-leads = Vantaggio
arena-raw = Grezzo
arena-mirrored = A specchio
arena-without-luck = Corretto
arena-variance = Varianza
arena-summary =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } su { $deals ->
        [one] 1 preparazione
       *[other] { $deals } preparazioni
    }, { $players } giocatori, seme { $seed }
arena-took = { $seconds } secondi
# $reason: raised, illegal, answer o slow; $detail: l’eccezione, la scelta, il tipo della risposta, i secondi
arena-forfeit =
    { $bot } è squalificato nella partita { $seed } al posto { $seat }: { $reason ->
        [raised] { $detail }
        [illegal] ha scelto { $detail }, che non era possibile
        [answer] ha risposto con { $detail } invece che con il numero di una scelta
       *[slow] ha impiegato più di { $detail } secondi per una decisione
    }
arena-more-forfeits =
    { $n ->
        [one] e 1 altra volta
       *[other] e altre { $n } volte
    }

chart-scores = Punteggi: come si distribuiscono, e la loro media ± 95%
chart-wins = Partite vinte, con intervalli al 95%; tratteggiato: tutti ugualmente forti
chart-elo = Elo { $elo }

# Un posto di una simulazione e il bot che lo occupa.
simulate-seat = { $player }, { $bot }

benchmark-title = { $bot }, protocollo { $protocol } ({ $print })
benchmark-event = Prova
benchmark-score = Totale
benchmark-thinking = { $ms } ms per decisione
