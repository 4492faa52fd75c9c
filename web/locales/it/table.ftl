### Il tavolo.

## Zone, lette ad alta voce e in parte visibili

rounds = Round
rounds-region = Round e tessere Imperatore
emperor-region = Tracciato dell’Imperatore
objectives = Obiettivi
objectives-region = Obiettivi
queue = Coda
queue-region = Ospiti in attesa
dice = Dadi
spaces-region = Spazi azione e dadi
turn = Turno
turn-order = Ordine di turno
rivals-region = Altri albergatori
your-hotel = Il Suo hotel
hotel-region = Camere
cafe = Bar
cafe-region = Il Suo bar
stock-region = Corone e cucina
staff = Personale
staff-region = Il Suo personale
staff-open = Mostra il personale
in-play = In gioco
hand = Mano
log = Cronaca
log-earlier = Precedenti
prompt-region = Che cosa si chiede
panels = Pannelli

## Pannelli del telefono, e i titoli dei loro fogli

panel-hotel = Hotel
panel-guests = Ospiti
panel-staff = Personale
panel-court = Corte
panel-rivals = Rivali
sheet-guests = Coda
sheet-staff = Personale
sheet-court = Corte e obiettivi
sheet-rivals = Rivali
round-of = di { $rounds } round
in-deck = { $n } nel mazzo

## Parole sul tavolo

krones = Corone
points = Punti
emperor = Imperatore
kitchen = Cucina
free = vuoto
free-table = tavolo vuoto
free-of-charge = gratis
none = nessuno
no-dice = nessun dado
no-effect = senza effetto
strength = forza
boost = Forza +1 per 1 corona
order = Ordine
of-most = su { $most }
space-1 = strudel, torte
space-2 = vino, caffè
space-3 = preparare
space-4 = corone, passi
space-5 = personale
space-6 = ogni azione
food-strudel = strudel
food-cake = torta
food-wine = vino
food-coffee = caffè
# Quanti.
foods-strudel = { $n } strudel
foods-cake =
    { $n ->
        [one] 1 torta
       *[other] { $n } torte
    }
foods-wine =
    { $n ->
        [one] 1 vino
       *[other] { $n } vini
    }
foods-coffee = { $n } caffè
move-in = in camera
ready = pronto
ready-to-move-in = pronto per la camera
taken-now = nuovo
taken-this-turn = arrivo di questo turno
used = usata
no-cards = nessuna
no-staff = Nessun personale in gioco
rooms-occupied =
    { $rooms ->
        [one] Occupate { $occupied } su 1 camera
       *[other] Occupate { $occupied } su { $rooms } camere
    }
in-hand = { $n } in mano
serve = Servi
serve-all = Servi tutti e { $n }
# Above the list of what can be served.
serve-free = Gratis, quanti ne vuole
serve-for-krone = Fino a { $n } per 1 corona
serve-item = { $food } per { $guest }
serve-up-to = Servine fino a { $n }
serve-left =
    { $n ->
        [one] Servine ancora 1
       *[other] Servine ancora { $n }
    }
zone-penalty = scende a 0: penalità
# Where there is little room.
zone-penalty-short = a 0: penalità
zone-nothing = nulla
zone-reward = resta a { $from } o più: ricompensa
# Lo stesso dove c’è poco posto.
zone-reward-short = da { $from }: ricompensa
zone-reward-word = ricompensa

## Nomi delle cose per i lettori di schermo

tile-label = Tessera Imperatore { $letter } dopo il round { $round }. Ricompensa: { $reward }. Penalità: { $penalty }
emperor-label = Sul tracciato dell’Imperatore: { $spaces }
krones-label = { $krones } corone su un massimo di { $most }
kitchen-label = Cucina: { $foods }

## La barra delle domande

leopold = Leopold, la guida dell’hotel
waiting = Era l’ultimo round.
undo = Annulla
done = Fatto
skip = Salta
skip-bots = I bot non fanno pause finché non tocca di nuovo a una persona
pass = Passa
end-turn = Fine turno
back = Indietro
which-one = Quale?
do-not-ask-again = Non chiederlo più
step-guest = Ospite: { $guest }
step-die = Dado { $value }
step-action = Forza { $strength }
step-put = { $food } a { $guest }
step-store = { $foods } in cucina
step-serve = { $food } a { $guest }
step-room = Camera { $floor }.{ $column }
step-move-in = { $guest } in camera
step-staff = Giocata: { $staff }
step-use = Usata: { $staff }
step-claim = Obiettivo reclamato

## Avvertimenti

# $missed says why nothing would happen.
warn-idle = { $missed } Procedere comunque?
warn-idle-yes = Procedi comunque
warn-guest = Potrebbe ancora accogliere un ospite prima di prendere un dado. Prendere comunque il dado?
warn-guest-yes = Prendi il dado
warn-pass = Passare ora, e aspettare nuovi dadi?
warn-pass-yes = Passa
warn-claim = Ci sono punti da prendere: “{ $missed }”. Finire comunque il turno?
warn-claim-yes = Fine turno
warn-move-in = Un ospite aspetta: “{ $missed }”. Finire comunque il turno?
warn-move-in-yes = Fine turno

## Draft, candidati, persone

draft = Tieni una carta
applicants = Candidati
fold = Riduci
unfold = Mostra
computer = computer
title-your-turn = ● Tocca a Lei · Grand Austria Hotel
curtain-title = { $player }, prego
curtain-text = Consegni il dispositivo; nessun altro dovrebbe guardare.
curtain-ready = Io sono { $player }
server-gone = La connessione con il server è caduta. Nuovo tentativo…
server-unavailable = Al momento l’hotel non può aprire i suoi registri. Nuovo tentativo…
no-such-game = Non conosciamo questa partita, oppure Lei non vi ha un posto.
game-closed = Questo tavolo è chiuso
game-removed = Questa partita è stata rimossa. Le partite che nessuno tocca da molto tempo vengono eliminate.
to-lobby = Lobby
rules = Regole
resign = Lascia la partita
resign-sure = Un bot continuerà al Suo posto e Lei non potrà tornare. Lasciare?
resign-yes = Lascia per sempre
resign-no = Resta
see-result = Il risultato
come-back = Riprendi il posto
# $bot: expert, planner o un altro; $until: return (fino al ritorno) o turn (solo questo turno)
played-for-you =
    { $bot ->
        [expert] L’esperto
        [planner] Lo stratega
       *[other] Un bot
    } { $until ->
        [return] gioca per Lei fino al Suo ritorno.
       *[turn] gioca questo turno per Lei. Il prossimo sarà di nuovo Suo.
    }
# Lo stesso su altri; $until anche never: la persona ha lasciato la partita.
played-for =
    { $bot ->
        [expert] L’esperto
        [planner] Lo stratega
       *[other] Un bot
    } { $until ->
        [never] finisce la partita per { $player }.
        [return] gioca per { $player } fino al ritorno.
       *[turn] gioca questo turno per { $player }.
    }
away = { $player } è assente.
away-clock = Decide l’orologio: allo scadere del tempo gioca un bot.
away-wait = Fra { $time } può continuare un bot.
stand-in = Fai continuare un bot
ask-leopold = Chiedi consiglio a Leopold
advice = Leopold consiglia: { $choice }
time-left = Tempo rimasto
hours-left = { $n } h
days-left =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
waiting-for-seats =
    { $n ->
        [one] Manca ancora un albergatore…
       *[other] Mancano ancora { $n } albergatori…
    }
