### Che cosa si chiede, con le parole di Leopold; lui dà del Lei.
### $n è quanti ne restano, oppure uno sconto in corone (99: gratis).

ask-over = Era il nostro ultimo round. Grazie per una stagione splendida!
    .short = *L’ultimo round* è finito. Grazie!
ask-nature = Un momento, prego: i dadi e le carte stanno arrivando.
    .short = Un momento: arrivano *dadi e carte*.
ask-wait = { $player } ci sta pensando.
    .short = Tocca a *{ $player }*.

## Il turno

ask-turn = Tocca a Lei. Accolga un ospite se desidera, poi prenda un dado; può servire, spostare ospiti in camera e reclamare obiettivi in ogni momento.
    .short = *Un ospite* se desidera, poi *un dado*.
ask-turn-die = Prenda un dado; può servire, spostare ospiti in camera e reclamare obiettivi in ogni momento.
    .short = *Prenda un dado*; prima può anche servire.
ask-turn-end = Può ancora servire, spostare ospiti in camera e reclamare obiettivi; poi finisca il turno.
    .short = *Finisca il turno*, o prima serva ancora.
ask-any-order = Quante belle cose insieme! Che cosa desidera per prima?
    .short = *Che cosa per prima?* Tocchi una scelta.
ask-copy-action = Un sei! Per 1 corona vale come qualsiasi altra azione. Ne desidera una?
    .short = *Quale azione* per 1 corona? O nessuna.
ask-copy-action-boosted = Un sei! Per 1 corona vale come qualsiasi altra azione. Quale desidera?
    .short = *Quale azione* per 1 corona?
ask-copy-action-free = Un sei, e offre la casa! Quale azione desidera?
    .short = *Quale azione*, gratis?
ask-food-action =
    { $n ->
        [one] Uno strudel appena sfornato. Lo faccio portare?
       *[other] { $n } dolci appena sfornati, mai più torte che strudel. Come li divido?
    }
    .short = *Strudel o torte?* Mai più torte.
ask-drinks-action =
    { $n ->
        [one] Un bicchiere di vino. Posso versarlo?
       *[other] { $n } bevande, mai più caffè che vini. Come le divido?
    }
    .short = *Vini o caffè?* Mai più caffè.
ask-krones-action =
    { $n ->
        [one] Una corona in cassa o un passo verso l’Imperatore?
       *[other] { $n } in tutto: quanto in cassa, quanto verso l’Imperatore?
    }
    .short = *Corone o l’Imperatore?*

## Ospiti

ask-first-guest = Chi sarà il Suo primissimo ospite? Questo non costa nulla.
    .short = *Il primo ospite?* Questo non costa nulla.
ask-move-in = La chiave, prego: quale camera diamo all’ospite?
    .short = *Quale camera* per l’ospite?

## Camere

ask-first-rooms-of-seat =
    { $n ->
        [one] Ancora una camera da preparare prima di aprire. Quale?
       *[other] { $n } camere da preparare prima di aprire. Qual è la prossima?
    }
    .short = *Prepari una camera* prima di aprire.
ask-first-rooms-of-seat-up-to =
    { $n ->
        [one] Al massimo un’altra camera da preparare prima di aprire. Quale?
       *[other] Fino a { $n } camere da preparare prima di aprire. Qual è la prossima?
    }
    .short = *Un’altra camera* prima di aprire, o basta?

## Personale

ask-play-looked-at =
    { $n ->
        [99] Oggi si sono presentate queste persone. Desidera assumerne una gratis?
        [one] Oggi si sono presentate queste persone. Desidera assumerne una pagando 1 corona in meno?
       *[other] Oggi si sono presentate queste persone. Desidera assumerne una pagando { $n } corone in meno?
    }
    .short = *Assumiamo qualcuno?* Costa meno.
ask-return-looked-at = Le altre carte tornano in fondo al mazzo. Quale per prima?
    .short = *Quale carta per prima* in fondo al mazzo?
ask-keep-staff = Quale di queste carte desidera tenere? Le altre passano a sinistra.
    .short = *Tenga una carta*; le altre vanno a sinistra.

## Il malcontento dell’Imperatore

ask-penalty = L’Imperatore non è contento. Paghiamo 1 corona per evitare la penalità?
    .short = *Paghiamo 1 corona* per evitare la penalità?
ask-return-staff =
    { $n ->
        [one] Una carta della Sua mano deve andare in fondo al mazzo. Quale?
       *[other] { $n } carte della Sua mano devono andare in fondo al mazzo. Quale per prima?
    }
    .short = *Una carta in mano* va in fondo al mazzo.
ask-dismiss-staff = Mi dispiace: qualcuno del personale da conteggio finale deve lasciarci. Chi?
    .short = *Chi ci lascia?* Con conteggio finale.
ask-remove-free-room =
    { $n ->
        [one] Dobbiamo rinunciare a una camera libera. A quale?
       *[other] Dobbiamo rinunciare a { $n } camere libere. A quale per prima?
    }
    .short = *Una camera libera* da lasciare: quale?
ask-remove-two-occupied-rooms = Dobbiamo rinunciare a una camera occupata al piano più alto. A quale?
    .short = *Una camera* da lasciare al piano più alto.
ask-remove-two-occupied-rooms-in-column = Dobbiamo rinunciare a una camera occupata al piano più alto. A quale?
    .short = *Una camera* da lasciare al piano più alto.
ask-remove-occupied-room-below = E a un’altra al piano inferiore più vicino, temo. A quale?
    .short = *Una camera* da lasciare al piano sotto.
ask-remove-occupied-room-below-in-column = E a un’altra più in basso nella stessa colonna, temo. A quale?
    .short = *Una camera* da lasciare, stessa colonna.
