### Che cosa fanno carte e tessere, parte per parte.
### Dove un numero è uno sconto, 99 vuol dire: gratis.

## Elenchi

# I cibi e le bevande di un ordine, le carte in coda.
list-items = { $first }, { $rest }
# Le parti di una ricompensa.
list-parts = { $first }; { $rest }
list-or = { $first } o { $rest }

## Parti di una ricompensa, di un effetto o di un ordine

# La stessa parte più volte.
part-times =
    { $n ->
        [2] { $part }, due volte
       *[other] { $part }, { $n } volte
    }
part-gain-krones =
    { $n ->
        [one] 1 corona
       *[other] { $n } corone
    }
part-gain-emperor-steps =
    { $n ->
        [one] 1 passo sul tracciato dell’Imperatore
       *[other] { $n } passi sul tracciato dell’Imperatore
    }
part-gain-staff-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
part-gain-tile-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
part-gain-tile-points-per-staff =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } per ogni carta personale in gioco
part-gain-strudel = { $n } strudel
part-gain-cake =
    { $n ->
        [one] 1 torta
       *[other] { $n } torte
    }
part-gain-wine =
    { $n ->
        [one] 1 vino
       *[other] { $n } vini
    }
part-gain-coffee = { $n } caffè
part-gain-any-food =
    { $n ->
        [one] 1 cibo o bevanda a scelta
       *[other] { $n } cibi o bevande a scelta
    }
part-prepare-room = preparare una camera
part-prepare-room-for-one-less = preparare una camera pagando 1 corona in meno
part-prepare-room-free = preparare una camera gratis
part-prepare-room-free-floors-1-2 = preparare gratis una camera al piano 1 o 2
part-prepare-occupied-room-free = preparare una camera gratis e occuparla subito
part-prepare-occupied-room-free-floors-1-2 = preparare gratis una camera al piano 1 o 2 e occuparla subito
part-occupy-room =
    { $n ->
        [one] occupare una camera libera
       *[other] occupare fino a { $n } camere libere
    }
part-take-guest-free = prendere un ospite gratis
part-draw-staff =
    { $n ->
        [one] pescare 1 carta personale
       *[other] pescare { $n } carte personale
    }
part-play-staff =
    { $n ->
        [0] giocare una carta personale a costo pieno
        [99] giocare una carta personale gratis
        [one] giocare una carta personale pagando 1 corona in meno
       *[other] giocare una carta personale pagando { $n } corone in meno
    }
part-draw-three-play-one =
    { $n ->
        [99] guardare 3 carte personale e giocarne una gratis
        [one] guardare 3 carte personale e giocarne una pagando 1 corona in meno
       *[other] guardare 3 carte personale e giocarne una pagando { $n } corone in meno
    }
part-fill-order = completare l’intero ordine di un ospite
part-extra-action = un’azione bonus in uno spazio con dadi, senza prendere dadi
part-extra-turn = un turno aggiuntivo dopo questo, senza prendere dadi

## Le stesse parti in una frase; $n è quante, o uno sconto in corone

help-part-gain-krones =
    { $n ->
        [one] Prendere 1 corona. Oltre le 20 va persa.
       *[other] Prendere { $n } corone. Oltre le 20 vanno perse.
    }
help-part-gain-emperor-steps =
    { $n ->
        [one] Avanzare di 1 spazio sul tracciato dell’Imperatore. Oltre il 13 vale invece 1 punto.
       *[other] Avanzare di { $n } spazi sul tracciato dell’Imperatore. Ognuno oltre il 13 vale invece 1 punto.
    }
help-part-gain-strudel = Prendere { $n } strudel: subito sugli ordini al bar, o in cucina.
help-part-gain-cake =
    { $n ->
        [one] Prendere 1 torta: subito su un ordine al bar, o in cucina.
       *[other] Prendere { $n } torte: subito sugli ordini al bar, o in cucina.
    }
help-part-gain-wine =
    { $n ->
        [one] Prendere 1 vino: subito su un ordine al bar, o in cucina.
       *[other] Prendere { $n } vini: subito sugli ordini al bar, o in cucina.
    }
help-part-gain-coffee = Prendere { $n } caffè: subito sugli ordini al bar, o in cucina.
help-part-gain-any-food =
    { $n ->
        [one] Prendere 1 cibo o bevanda a scelta: su un ordine al bar, o in cucina.
       *[other] Prendere { $n } cibi o bevande a scelta: sugli ordini al bar, o in cucina.
    }
help-part-prepare-room = Preparare una camera, pagando il suo piano.
help-part-prepare-room-for-one-less = Preparare una camera pagando 1 corona in meno del suo piano.
help-part-prepare-room-free = Preparare gratis una camera a qualsiasi piano.
help-part-prepare-room-free-floors-1-2 = Preparare gratis una camera al piano 1 o 2.
help-part-occupy-room =
    { $n ->
        [one] Occupare una camera libera di qualsiasi colore, senza ospite.
       *[other] Occupare fino a { $n } camere libere di qualsiasi colore, senza ospiti.
    }
help-part-take-guest-free = Prendere un ospite dalla coda e portarlo a un tavolo vuoto, senza pagare.
help-part-draw-staff =
    { $n ->
        [one] Pescare 1 carta personale.
       *[other] Pescare { $n } carte personale.
    }
help-part-play-staff =
    { $n ->
        [0] Giocare una carta personale dalla mano a costo pieno.
        [99] Giocare gratis una carta personale dalla mano.
        [one] Giocare una carta personale dalla mano pagando 1 corona in meno.
       *[other] Giocare una carta personale dalla mano pagando { $n } corone in meno.
    }
help-part-draw-three-play-one =
    { $n ->
        [99] Guardare tre carte personale e, volendo, giocarne una gratis. Le altre vanno in fondo al mazzo.
        [one] Guardare tre carte personale e, volendo, giocarne una pagando 1 corona in meno. Le altre vanno in fondo al mazzo.
       *[other] Guardare tre carte personale e, volendo, giocarne una pagando { $n } corone in meno. Le altre vanno in fondo al mazzo.
    }
help-part-extra-action = Svolgere l’azione di uno spazio con dadi, con la sua forza, senza prendere dadi. Niente aumento, niente aiuto dal personale; un 6 costa la sua corona.
help-part-extra-turn = Un intero turno aggiuntivo dopo questo, senza prendere dadi.

## Che cosa chiede Leopold quando una parte chiede

ask-extra-action = Un’azione bonus, se permette: quale spazio con dadi preferisce?
    .short = *Azione bonus:* scelga uno spazio con dadi.
ask-gain-strudel =
    { $n ->
        [one] 1 strudel: lo porto a un ospite o in cucina?
       *[other] { $n } strudel, uno alla volta: a un ospite o in cucina?
    }
    .short = *Lo strudel:* a un ospite o in cucina?
ask-gain-cake =
    { $n ->
        [one] 1 torta: la porto a un ospite o in cucina?
       *[other] { $n } torte, una alla volta: a un ospite o in cucina?
    }
    .short = *La torta:* a un ospite o in cucina?
ask-gain-wine =
    { $n ->
        [one] 1 vino: lo porto a un ospite o in cucina?
       *[other] { $n } vini, uno alla volta: a un ospite o in cucina?
    }
    .short = *Il vino:* a un ospite o in cucina?
ask-gain-coffee =
    { $n ->
        [one] 1 caffè: lo porto a un ospite o in cucina?
       *[other] { $n } caffè, uno alla volta: a un ospite o in cucina?
    }
    .short = *Il caffè:* a un ospite o in cucina?
ask-gain-any-food =
    { $n ->
        [one] Dalla dispensa tutto ciò che desidera: che cosa porto, e dove?
       *[other] Per { $n } volte, dalla dispensa tutto ciò che desidera: che cosa porto, e dove?
    }
    .short = *Ciò che desidera:* a un ospite o in cucina?
ask-fill-order = Il Facchino porta tutto ciò che un ospite ancora aspetta. A chi?
    .short = *A chi* porta tutto il Facchino?
ask-take-guest-free = Un ospite gratis! Chi posso accompagnare al tavolo?
    .short = *Un ospite gratis:* chi accogliamo?
ask-prepare-room =
    { $n ->
        [one] Quale camera prepariamo?
       *[other] Fino a { $n } camere da preparare. Qual è la prossima?
    }
    .short = *Prepari una camera:* ne tocchi una.
ask-prepare-room-for-one-less = Quale camera prepariamo, pagando 1 corona in meno?
    .short = *Prepari una camera* a 1 corona in meno.
ask-prepare-room-free = Quale camera prepariamo? Non costa nulla.
    .short = *Prepari una camera:* non costa nulla.
ask-prepare-room-free-floors-1-2 = Quale camera prepariamo al piano 1 o 2? Non costa nulla.
    .short = *Una camera al piano 1 o 2*, gratis.
ask-prepare-occupied-room-free = Quale camera prepariamo? Non costa nulla ed è subito occupata.
    .short = *Una camera*, gratis e subito occupata.
ask-prepare-occupied-room-free-floors-1-2 = Quale camera prepariamo al piano 1 o 2? Non costa nulla ed è subito occupata.
    .short = *Piano 1 o 2:* gratis e subito occupata.
ask-occupy-room =
    { $n ->
        [one] Quale camera libera occupiamo?
       *[other] Possiamo occupare fino a { $n } camere libere. Qual è la prossima?
    }
    .short = *Occupi una camera libera:* ne tocchi una.
ask-play-staff =
    { $n ->
        [0] Chi assumiamo, a costo pieno?
        [99] Chi assumiamo, gratis?
        [one] Chi assumiamo, pagando 1 corona in meno?
       *[other] Chi assumiamo, pagando { $n } corone in meno?
    }
    .short = *Chi assumiamo?* Tocchi una carta.

## Scelte dette altrimenti quando una parte chiede

choice-done-extra-action = Nessuna azione bonus
choice-done-take-guest-free = Non prendere ospiti
choice-done-prepare-room = Nessun’altra camera
choice-done-prepare-room-for-one-less = Non preparare camere
choice-done-prepare-room-free = Non preparare camere
choice-done-prepare-room-free-floors-1-2 = Non preparare camere
choice-done-prepare-occupied-room-free = Non preparare camere
choice-done-prepare-occupied-room-free-floors-1-2 = Non preparare camere
choice-done-occupy-room = Nessun’altra camera
choice-done-play-staff = Non assumere nessuno
choice-prepare-prepare-occupied-room-free =
    { $colour ->
        [blue] Prepara gratis e occupa la camera blu al piano { $floor }, colonna { $column }
        [red] Prepara gratis e occupa la camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Prepara gratis e occupa la camera gialla al piano { $floor }, colonna { $column }
    }
choice-prepare-prepare-occupied-room-free-floors-1-2 =
    { $colour ->
        [blue] Prepara gratis e occupa la camera blu al piano { $floor }, colonna { $column }
        [red] Prepara gratis e occupa la camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Prepara gratis e occupa la camera gialla al piano { $floor }, colonna { $column }
    }
