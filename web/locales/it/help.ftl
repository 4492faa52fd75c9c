### Aiuto sul posto: che cosa significa una cosa sul tavolo.
### Breve e semplice: una o due frasi. Il resto lo dice la pagina delle regole.

help-card = Aiuto

## Ospiti

help-guest-blue = Nobiltà, per una camera blu
help-guest-red = Cittadini, per una camera rossa
help-guest-yellow = Artisti, per una camera gialla
help-guest-green = Turisti, per una camera di qualsiasi colore
help-guest-price =
    { $cost ->
        [0] Gratis a questo posto della coda. Un ospite per turno, prima del dado.
        [one] Costa 1 corona a questo posto della coda. Un ospite per turno, prima del dado.
       *[other] Costa { $cost } corone a questo posto della coda. Un ospite per turno, prima del dado.
    }
help-guest-free = Stavolta gratis, ovunque si trovi l’ospite.
help-order = Ordine
help-no-reward = Nessuna ricompensa oltre ai punti.

## Personale, secondo quando agisce

help-staff-immediate = Subito: l’effetto avviene quando si gioca la carta, e poi mai più.
help-staff-each-round = Una volta per round: si usa in ogni momento del proprio turno; al prossimo round è di nuovo disponibile.
help-staff-permanent = Permanente: d’ora in poi agisce da sé, ogni volta che si applica.
help-staff-final = Conteggio finale: conta una volta, dopo il round 7.

## I sei spazi azione; $dice è quanti dadi ci sono

help-space-1-title = 1: strudel e torte
help-space-1 = Prendere tanti dolci quanti dice la forza, mai più torte che strudel.
help-space-2-title = 2: vino e caffè
help-space-2 = Prendere tante bevande quante dice la forza, mai più caffè che vini.
help-space-3-title = 3: preparare camere
help-space-3 = Preparare fino a tante camere quante dice la forza, ciascuna accanto a una già presente, pagando il suo piano.
help-space-4-title = 4: corone e Imperatore
help-space-4 = Prendere corone e passi Imperatore, in tutto quanti dice la forza.
help-space-5-title = 5: giocare personale
help-space-5 = Giocare una carta personale dalla mano; la forza ne riduce il costo.
help-space-6-title = 6: un’azione qualsiasi
help-space-6 = Pagare 1 corona e svolgere una delle azioni da 1 a 5 con la forza di questo spazio. Senza pagare, il dado non dà nulla.
help-strength =
    { $dice ->
        [0] Ora qui non ci sono dadi: lo spazio non si può usare.
        [one] 1 dado: forza 1.
       *[other] { $dice } dadi: forza { $dice }.
    }

## Camere; $colour è blue, red o yellow

help-room-title =
    { $colour ->
        [blue] Camera blu, piano { $floor }
        [red] Camera rossa, piano { $floor }
       *[yellow] Camera gialla, piano { $floor }
    }
help-room-empty =
    { $cost ->
        [0] Non preparata. Prepararla non costa nulla.
        [one] Non preparata. Prepararla costa 1 corona.
       *[other] Non preparata. Prepararla costa { $cost } corone.
    }
help-room-prepared =
    { $colour ->
        [blue] Preparata e libera, per un nobile o un turista.
        [red] Preparata e libera, per un cittadino o un turista.
       *[yellow] Preparata e libera, per un artista o un turista.
    }
help-room-occupied =
    { $points ->
        [one] Occupata. Alla fine vale 1 punto.
       *[other] Occupata. Alla fine vale { $points } punti.
    }
help-room-tenant = Qui alloggia: { $guest }.
help-room-printed =
    { $points ->
        [one] Prepararla dà 1 punto stampato.
       *[other] Prepararla dà { $points } punti stampati.
    }
# $bonus è uno di help-bonus-…; $have di $size camere del gruppo sono occupate
help-room-group =
    { $size ->
        [one] Un gruppo a sé: una volta occupata dà { $bonus }.
       *[other] Gruppo di { $size } camere, occupate: { $have }. Quando lo sono tutte, dà { $bonus }.
    }
help-room-group-paid = Il suo gruppo è completo e ha dato { $bonus }.
help-bonus-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
help-bonus-krone =
    { $n ->
        [one] 1 corona
       *[other] { $n } corone
    }
help-bonus-emperor =
    { $n ->
        [one] 1 passo Imperatore
       *[other] { $n } passi Imperatore
    }

## Obiettivi e tessere Imperatore

help-objective-title = Obiettivo { $letter }
help-objective-places = Si reclama nel proprio turno: il primo ottiene 15 punti, il secondo 10, il terzo 5; un quarto non ottiene nulla.
help-objective-have = Lei ha { $have } su { $need }.
help-tile-title = Tessera Imperatore { $letter }
help-tile-when = Dopo il round { $round } tutti ottengono i punti del loro spazio e retrocedono di { $back }.
help-tile-reward = Dopo, a 3 o più: { $reward }.
help-tile-nothing = A 1 o 2: nulla.
help-tile-penalty = A 0: { $penalty }.

## Cose sul tavolo: help-<nome> con il suo titolo

help-krones-title = Corone
help-krones = Il Suo denaro, al massimo 20; il resto va perso. Ogni corona avanzata alla fine vale 1 punto.
help-kitchen-title = Cucina
help-kitchen = Cibi e bevande tenuti per dopo. Per 1 corona se ne servono da qui fino a 3. Ciascuno avanzato alla fine vale 1 punto.
help-serve-title = Servire
help-serve = 1 corona porta fino a 3 cibi o bevande dalla cucina sugli ordini. Qualsiasi altra cosa nel mezzo chiude il servizio.
help-points-title = Punti
help-points = Punti vittoria: vince chi ne ha di più. In caso di pareggio vince chi ha più corone, cibi e bevande avanzati.
# $back: di quanto tutti retrocedono; $round: dopo quale round
help-emperor-title = Tracciato dell’Imperatore
help-emperor = Dopo il round { $round } tutti ottengono i punti del loro spazio e retrocedono di { $back }. Poi 3 o più dà la ricompensa della tessera, 1 o 2 nulla, 0 la penalità. I passi oltre il 13 valgono 1 punto l’uno.
help-zone-penalty-title = Penalità
help-zone-nothing-title = Nulla
help-zone-reward-title = Ricompensa
help-queue-title = Coda
help-queue = Ospiti che aspettano un tavolo. I nuovi entrano a sinistra, dove sono cari, e scorrono verso destra.
help-cafe-title = Bar
help-cafe = Tre tavoli per gli ospiti il cui ordine non è completo. Chi siede ancora qui alla fine costa 5 punti.
help-free-table-title = Tavolo vuoto
help-free-table = Posto per un altro ospite. Con tre ospiti seduti non se ne possono prendere altri.
help-turn-order-title = Ordine di turno
help-turn-order = Ognuno ha due turni per round, nell’ordine dei numeri. Il dado preso copre il numero.
help-dice-title = Dadi
help-dice = Questi dadi sono di tutti. Più ce ne sono in uno spazio, più forte è l’azione; ogni turno ne toglie uno.
help-boost-title = Più forza
help-boost = Una volta per turno, 1 corona aumenta di 1 la forza dell’azione.
help-pass-title = Passare
help-pass = Aspettare dadi migliori: quando tutti gli altri hanno finito o passato, si scarta un dado e gli altri si rilanciano. Solo prima di fare qualsiasi cosa nel turno.
help-end-turn-title = Fine turno
help-end-turn = Ha finito. Servire, spostare ospiti in camera e reclamare si può solo prima.
help-floors-title = Piani
help-floors = La moneta è il costo per preparare una camera a questo piano, l’alloro ciò che ogni camera occupata vale alla fine.
help-rounds-title = Round
help-rounds = Sette round. Dopo il 3, il 5 e il 7 l’Imperatore La osserva.
help-hand-title = Mano
help-hand = Personale che può ancora assumere, con un dado di valore 5 o grazie ad alcune ricompense.
help-in-play-title = Personale in gioco
help-in-play = Personale che ha assunto. Resta fino alla fine della partita.
help-hotel-title = Hotel
help-hotel = Si preparano le camere, poi vi si spostano gli ospiti. Mura spesse separano i gruppi; un gruppo completo dà il suo bonus.

## Icone, secondo il loro nome

help-icon-strudel = Strudel
help-icon-cake = Torta
help-icon-wine = Vino
help-icon-coffee = Caffè
help-icon-food = Cibo o bevanda a scelta
help-icon-kitchen = Cucina
help-icon-krone = Corona
help-icon-emperor = Passo sul tracciato dell’Imperatore
help-icon-points = Punto vittoria
help-icon-prepare = Preparare una camera
help-icon-prepare-full = Preparare una camera, pagando il suo piano
help-icon-prepare-minus1 = Preparare una camera pagando 1 corona in meno
help-icon-prepare-free = Preparare una camera gratis
help-icon-prepare-free-low = Preparare gratis una camera al piano 1 o 2
help-icon-occupy = Occupare una camera libera
help-icon-group = Gruppo di camere completo
help-icon-floors = Piano completo
help-icon-columns = Colonna completa
help-icon-staff = Carta personale
help-icon-draw-staff = Pescare una carta personale
help-icon-play-staff = Giocare una carta personale
help-icon-draw-three = Guardare tre carte personale, giocarne una
help-icon-guest = Prendere un ospite
help-icon-extra = Azione bonus
help-icon-objective = Obiettivo
help-icon-t-immediate = Subito
help-icon-t-round = Una volta per round
help-icon-t-permanent = Permanente
help-icon-t-final = Conteggio finale
help-icon-c-blue = Blu: nobili
help-icon-c-red = Rosso: cittadini
help-icon-c-yellow = Giallo: artisti
help-icon-c-green = Verde: turisti
help-icon-key = Pronto per la camera; una camera occupata senza ospite

## Perché non si può?

help-not-now = Non ora.
