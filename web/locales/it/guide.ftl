### Le note di Leopold nella prima partita: che cosa c’è di nuovo, in due o tre frasi brevi.
### Ogni nota ha un titolo; il suo nome dice quando appare.

guide = Le note di Leopold
guide-ok = Capito
guide-more = Scopri di più
guide-unfold = Leggi
guide-off = Basta note

## Prima di aprire

guide-welcome-title = Le do il benvenuto!
guide-welcome = Sono Leopold. Serva gli ospiti al bar, dia loro una camera e compiaccia l’Imperatore: dopo sette round vince chi ha più punti. Quando c’è qualcosa di nuovo, Le dirò due parole.
guide-first-guest-title = Il Suo primo ospite
guide-first-guest = Questo non costa nulla. Guardi l’ordine: meno cose chiede, prima l’ospite va in camera. Nell’alloro ci sono i punti, in basso la ricompensa.
guide-first-rooms-title = Tre camere per cominciare
guide-first-rooms = Si parte in basso a sinistra e si prosegue fianco a fianco. I piani alti costano corone. Tenga pronta una camera del colore del Suo ospite!
guide-draft-title = La scelta del personale
guide-draft = Tenga una carta e passi le altre, finché non ne avrà sei. Le carte economiche che aiutano per tutta la partita sono un buon inizio.

## Il turno

guide-guest-title = Prima un ospite, se desidera
guide-guest = Un ospite per turno, prima del dado. A destra sono gratis, a sinistra costano fino a tre corone. Lei ha tre tavoli.
guide-dice-title = Poi un dado
guide-dice = Scelga uno spazio con dadi. Più ce ne sono, più forte è l’azione. Uno lo porta via: pensi a chi viene dopo.
guide-food-title = Dal forno
guide-food = Divida come preferisce, ma mai più torte che strudel.
guide-drinks-title = Dalla cantina
guide-drinks = Divida come preferisce, ma mai più caffè che vini.
guide-place-title = Subito in tavola
guide-place = Ciò che ha appena ottenuto va gratis su un ordine. Ciò che ora nessuno vuole aspetta in cucina, e servirlo dopo costa una corona.
guide-rooms-title = Preparare le camere
guide-rooms = Ogni nuova camera deve toccarne una che ha già, e il suo piano si paga. Pensi ai colori degli ospiti e ai gruppi che può completare.
guide-krones-title = Denaro o favore?
guide-krones = Le corone pagano ospiti, piani e personale. I passi verso l’Imperatore proteggono dalla sua penalità. Può dividere come vuole.
guide-staff-title = Assumere personale
guide-staff = La forza del dado riduce il costo. Guardi il segno nell’angolo: subito, una volta per round, permanente o solo alla fine.
guide-six-title = L’abile sei
guide-six = Per una corona un sei vale qualsiasi altra azione, con il numero dei propri dadi.
guide-three-title = Tre candidati
guide-three = Ne assuma uno a questo prezzo, o nessuno. Gli altri vanno in fondo al mazzo.
guide-boost-title = Una corona per avere di più
guide-boost = Una volta per turno, una corona aumenta di uno la forza dell’azione. Dove è possibile si vede +1.
guide-serve-title = Servire dalla cucina
guide-serve = In cucina c’è qualcosa che qualcuno ha ordinato. Per una corona si servono fino a tre cibi o bevande, in ogni momento del turno.
guide-move-in-title = È ora di una camera
guide-move-in = Un ordine è completo! Tocchi l’ospite per consegnargli la chiave. Non costa nulla, e un tavolo si libera.
guide-key-title = Quale camera?
guide-key = Qualsiasi camera libera del colore dell’ospite. Un turista accetta una camera qualsiasi. Scelga pensando ai gruppi.
guide-any-order-title = Nell’ordine che preferisce
guide-any-order = Ricompense e bonus si possono prendere in qualsiasi ordine. A volte conviene cominciare dalle corone.
guide-reward-title = Un ospite felice
guide-reward = Il primo è in camera: punti e ricompensa sono Suoi. Le camere ai piani alti valgono di più alla fine.
guide-group-title = Un gruppo completo
guide-group = Tutte le camere fra queste mura sono occupate, e la targa d’ottone paga: il blu dà punti, il rosso corone, il giallo passi Imperatore.
guide-use-staff-title = Personale al Suo servizio
guide-use-staff = Questa carta si può usare una volta in ogni round. La tocchi quando Le fa comodo.
guide-claim-title = Un obiettivo per Lei
guide-claim = Ora soddisfa il requisito. Lo reclami prima degli altri: 15 punti al primo, 10 al secondo, 5 al terzo.
guide-end-turn-title = Prima di finire il turno
guide-end-turn = Può ancora servire, spostare ospiti in camera e reclamare. Quando tutto è fatto, finisca il turno.
guide-undo-title = Ha cambiato idea?
guide-undo = Finché non si scopre nulla di nuovo, può annullare ciò che ha fatto in questo turno.
guide-pass-title = Dadi scarsi?
guide-pass = Può passare prima di fare qualsiasi cosa. Quando tutti gli altri hanno finito o passato, si scarta un dado e gli altri si rilanciano per Lei.
guide-reroll-title = Di nuovo i dadi
guide-reroll = Chi ha passato riceve dadi freschi, uno in meno di prima.
guide-waiting-title = Mentre giocano gli altri
guide-waiting = Guardi i loro hotel o legga una carta: ci passi sopra il cursore, o la tenga premuta. Qui tutto si spiega da sé.
guide-cafe-full-title = Un bar pieno
guide-cafe-full = Nessun tavolo è vuoto, quindi non può arrivare nessuno. Provi a completare un ordine: chi aspetta ancora alla fine costa cinque punti.
guide-rich-title = Una cassa pesante
guide-rich = Può possedere al massimo 20 corone. Ne spenda qualcuna prima che ne arrivino altre.

## Round, Imperatore, fine

guide-steps-title = Un passo verso l’Imperatore
guide-steps = I colori sotto il tracciato dicono che cosa porta ogni spazio alla prossima valutazione: penalità, nulla o ricompensa.
guide-next-round-title = Un nuovo round
guide-next-round = I dadi si tirano di nuovo, e l’ordine di turno è avanzato di un posto.
guide-objectives-title = Tre obiettivi
guide-objectives = Ha visto le carte in alto a destra? Chi arriva presto ottiene di più; la barra mostra a che punto è Lei.
# $enough steps are enough for the reward after round $round, when all fall back $back
guide-emperor-title = L’Imperatore osserva
guide-emperor = Dopo il round { $round } osserva tutti. Ottiene i punti del Suo spazio e retrocede di { $back }: poi da tre in su c’è una ricompensa, a zero una penalità. Bastano { $enough } passi. Li portano i dadi di valore 4, i gruppi gialli e alcuni ospiti.
guide-emperor-soon-title = Arriva l’Imperatore
# $steps: where the player stands; $left: steps that are missing
guide-emperor-soon =
    Dopo questo round ottiene i punti del Suo spazio e retrocede di { $back }. È a { $steps }; { $left ->
        [one] un altro passo porterebbe
       *[other] altri { $left } passi porterebbero
    } la ricompensa. A zero c’è una penalità.
guide-emperor-scored-title = L’Imperatore ha parlato
guide-emperor-scored = Torna dopo il round 5 e dopo il round 7, e allora si retrocede di cinque e di sette.
guide-penalty-title = Il suo malcontento
guide-penalty = Il Suo segnalino è finito a zero: bisogna subire la penalità della tessera. Qualche passo in più Gliela eviterà la prossima volta.
guide-aim-move-in-title = Qualcuno aspetta una camera
guide-aim-move-in = Nessuno è ancora andato in camera. A questo ospite manca meno che agli altri: completi l’ordine, tenga pronta una camera del suo colore, e punti e ricompensa sono Suoi.
guide-aim-group-title = Manca una camera al gruppo
guide-aim-group = Manca soltanto questa camera. Ci mandi un ospite del suo colore, o un turista, e la targa d’ottone paga.
guide-aim-staff-title = È ora di assumere
guide-aim-staff = Nessuno del Suo personale è ancora in gioco. Un dado di valore 5 assume qualcuno, e la sua forza abbassa il costo. Prima è, più a lungo aiuta.
guide-last-round-title = L’ultimo round
guide-last-round = Gli ospiti rimasti al bar costano cinque punti l’uno. Corone, cibi e bevande avanzati valgono un punto l’uno, le camere occupate da uno a quattro secondo il piano. Ora conta il personale con la bandiera.
guide-over-title = È stato splendido!
guide-over = Ora conosce la casa. La prossima volta provi gli altri hotel, o scelga il personale con il draft.
