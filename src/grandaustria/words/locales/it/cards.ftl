### Che cosa fanno il personale e le tessere dell’Imperatore.

## Personale, secondo il tipo di effetto

staff-immediate = Subito: { $parts }
staff-once-per-round = Una volta per round: { $parts }

waives-blue = Preparare camere blu non costa nulla
waives-red = Preparare camere rosse non costa nulla
waives-yellow = Preparare camere gialle non costa nulla
waives-serving = Servire dalla cucina non costa nulla
waives-guests = Prendere ospiti dalla coda non costa nulla
waives-penalty = A una valutazione dell’Imperatore, 1 corona evita la penalità

# $colour è blue, red, yellow, green o any; $size quanti cibi e bevande ha almeno l’ordine, oppure 0
reaction-guest-leaves =
    { $size ->
        [0]
            { $colour ->
                [blue] Per ogni ospite blu che va in camera: { $part }
                [red] Per ogni ospite rosso che va in camera: { $part }
                [yellow] Per ogni ospite giallo che va in camera: { $part }
                [green] Per ogni ospite verde che va in camera: { $part }
               *[any] Per ogni ospite che va in camera: { $part }
            }
       *[other] Per ogni ospite che va in camera dopo un ordine di { $size } o più cibi e bevande: { $part }
    }
reaction-room-occupied = Per ogni camera che viene occupata: { $part }
reaction-emperor-rewards = Per ogni ricompensa dell’Imperatore: { $part }

die-bonus = Prendendo un dado di valore { $values }: { $parts }
bonus-strength = forza +{ $n }
bonus-both = 1 corona e 1 passo sul tracciato dell’Imperatore per ogni punto di forza
bonus-no-fee = l’azione non costa la corona
bonus-also = { $part }, prima o dopo l’azione

# $colour è blue, red, yellow, oppure green per tutte le camere
final-per-room =
    Conteggio finale: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per ogni { $colour ->
        [blue] camera blu occupata
        [red] camera rossa occupata
        [yellow] camera gialla occupata
       *[green] camera occupata
    }
final-per-tile = Conteggio finale: 1 punto per ogni tessera camera, libera o occupata
final-per-colour-set = Conteggio finale: { $points } punti per ogni serie di una camera blu, una rossa e una gialla occupate
final-per-group = Conteggio finale: { $points } punti per ogni gruppo di camere completamente occupato
# $lines è floors o columns
final-per-line =
    Conteggio finale: { $points } punti per ogni { $lines ->
        [floors] piano completamente occupato
       *[columns] colonna completamente occupata
    }
final-per-staff = Conteggio finale: { $points } punti per ogni carta personale in gioco, compresa questa
final-per-objective = Conteggio finale: { $points } punti per ogni obiettivo reclamato
# $most è 0 se non c’è limite
final-per-space =
    { $most ->
        [0] Conteggio finale: { $points } punti per ogni spazio raggiunto sul tracciato dell’Imperatore
       *[other] Conteggio finale: { $points } punti per ogni spazio raggiunto sul tracciato dell’Imperatore, al massimo { $most }
    }
# $own è yes o no
final-best-of-others =
    { $own ->
        [yes] Conteggio finale: vale come la migliore altra carta da conteggio finale in gioco, di chiunque sia
       *[no] Conteggio finale: vale come la migliore carta da conteggio finale in gioco di un avversario
    }

## Penalità delle tessere Imperatore; $otherwise sono i punti persi se non si possono subire per intero

penalty-lose-krones = pagare { $n } corone (altrimenti perdere { $otherwise } punti)
penalty-lose-points = perdere { $n } punti
penalty-lose-points-per-staff = perdere { $n } punti per ogni carta personale in gioco
# $served è yes o no
penalty-lose-food =
    { $served ->
        [yes] perdere tutti i cibi e le bevande, in cucina e sugli ospiti
       *[no] perdere tutti i cibi e le bevande in cucina
    }
penalty-return-from-hand = mettere { $n } carte personale dalla mano in fondo al mazzo (altrimenti perdere { $otherwise } punti)
penalty-remove-free-rooms =
    { $n ->
        [one] rinunciare a una camera libera al piano più alto possibile (altrimenti perdere { $otherwise } punti)
       *[other] rinunciare a { $n } camere libere ai piani più alti possibili (altrimenti perdere { $otherwise } punti)
    }
# $column è yes o no
penalty-remove-occupied-rooms =
    { $column ->
        [yes] rinunciare a una camera occupata al piano più alto possibile e a una più in basso nella stessa colonna
       *[no] rinunciare a una camera occupata al piano più alto possibile e a una al piano inferiore più vicino
    }
penalty-dismiss-final-scoring = licenziare una carta personale da conteggio finale (altrimenti perdere { $otherwise } punti)
