### Che cosa si chiede, con le parole di Leopold; lui dà del Lei.
### $n è quanti ne restano, oppure uno sconto in corone (99: gratis).

ask-over = Era il nostro ultimo round. Grazie per una stagione splendida!
ask-nature = Un momento, prego: i dadi e le carte stanno arrivando.
ask-wait = { $player } ci sta pensando.

## Il turno

ask-turn = Tocca a Lei. Accolga un ospite se desidera, poi prenda un dado; può servire, spostare in camera e reclamare obiettivi in ogni momento.
ask-turn-die = Prenda un dado; può servire, spostare in camera e reclamare obiettivi in ogni momento.
ask-turn-end = Può ancora servire, spostare in camera e reclamare obiettivi; poi finisca il turno.
ask-any-order = Quante belle cose insieme! Che cosa desidera per prima?
ask-copy-action = Un sei! Per 1 corona fa il lavoro di qualsiasi altra azione. Ne desidera una?
ask-copy-action-boosted = Un sei! Per 1 corona fa il lavoro di qualsiasi altra azione. Quale desidera?
ask-copy-action-free = Un sei, e offre la casa! Quale azione desidera?
ask-food-action =
    { $n ->
        [one] Uno strudel appena sfornato. Lo faccio portare?
       *[other] { $n } dolci appena sfornati, mai più torte che strudel. Come li divido?
    }
ask-drinks-action =
    { $n ->
        [one] Un bicchiere di vino. Posso versarlo?
       *[other] { $n } bevande, mai più caffè che vini. Come le divido?
    }
ask-krones-action =
    { $n ->
        [one] Una corona in cassa o un passo verso l’Imperatore?
       *[other] { $n } in tutto: quanto in cassa, quanto verso l’Imperatore?
    }

## Ospiti

ask-first-guest = Chi sarà il Suo primissimo ospite? Questo non costa nulla.
ask-move-in = La chiave, prego: quale camera diamo all’ospite?

## Camere

ask-first-rooms-of-seat =
    { $n ->
        [one] Ancora una camera da preparare prima di aprire. Quale?
       *[other] { $n } camere da preparare prima di aprire. Qual è la prossima?
    }
ask-first-rooms-of-seat-up-to =
    { $n ->
        [one] Al massimo un’altra camera da preparare prima di aprire. Quale?
       *[other] Fino a { $n } camere da preparare prima di aprire. Qual è la prossima?
    }

## Personale

ask-play-looked-at =
    { $n ->
        [99] Oggi si sono presentate queste persone. Desidera assumerne una gratis?
        [one] Oggi si sono presentate queste persone. Desidera assumerne una pagando 1 corona in meno?
       *[other] Oggi si sono presentate queste persone. Desidera assumerne una pagando { $n } corone in meno?
    }
ask-return-looked-at = Le altre carte tornano in fondo al mazzo. Quale per prima?
ask-keep-staff = Quale di queste carte desidera tenere? Le altre passano a sinistra.

## Il malcontento dell’Imperatore

ask-penalty = L’Imperatore non è contento. Paghiamo 1 corona per evitare la penalità?
ask-return-staff =
    { $n ->
        [one] Una carta della Sua mano deve andare in fondo al mazzo. Quale?
       *[other] { $n } carte della Sua mano devono andare in fondo al mazzo. Quale per prima?
    }
ask-dismiss-staff = Mi dispiace: qualcuno del personale da conteggio finale deve lasciarci. Chi?
ask-remove-free-room =
    { $n ->
        [one] Dobbiamo rinunciare a una camera libera. A quale?
       *[other] Dobbiamo rinunciare a { $n } camere libere. A quale per prima?
    }
ask-remove-two-occupied-rooms = Dobbiamo rinunciare a una camera occupata al piano più alto. A quale?
ask-remove-two-occupied-rooms-in-column = Dobbiamo rinunciare a una camera occupata al piano più alto. A quale?
ask-remove-occupied-room-below = E a un’altra al piano inferiore più vicino, temo. A quale?
ask-remove-occupied-room-below-in-column = E a un’altra più in basso nella stessa colonna, temo. A quale?
