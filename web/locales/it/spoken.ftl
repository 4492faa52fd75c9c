### Che cosa dice un lettore di schermo di una cosa sul tavolo. Ogni messaggio diventa una frase del suo nome.

spoken-choices =
    { $n ->
        [one] 1 scelta
       *[other] { $n } scelte
    }

## Ospiti e personale

spoken-at-table = { $guest } al tavolo { $table }
spoken-order = Ordine: { $foods }
# $foods: che cosa manca, o none
spoken-missing =
    { $foods ->
        [none] non manca nulla
       *[other] mancano ancora: { $foods }
    }
spoken-reward = Ricompensa: { $reward }
spoken-price =
    { $cost ->
        [0] Gratis
        [one] Costa 1 corona
       *[other] Costa { $cost } corone
    }

## Camere e dadi; $title è uno di help-space-…-title e comincia con il valore

spoken-room =
    { $colour ->
        [blue] Camera blu
        [red] Camera rossa
       *[yellow] Camera gialla
    }, piano { $floor }, colonna { $column }
spoken-space = Dado { $title }

## Obiettivi; $points sono i punti a parole, o un elenco di numeri, o none

spoken-count = { $what }, { $have } su { $need }
spoken-claimed = Reclamato da { $player }: { $points }
spoken-left =
    { $points ->
        [none] nessun punto rimasto
       *[other] punti ancora disponibili: { $points }
    }

## Altri albergatori

spoken-emperor = Tracciato dell’Imperatore: spazio { $space }
spoken-nothing = nulla
spoken-staff = Personale in gioco: { $cards }
spoken-hand = Carte personale in mano: { $n }
spoken-open-board = Apri l’hotel

## La cronaca; $what è uno di help-bonus-…

spoken-gain = più { $what }
spoken-loss = meno { $what }
spoken-times = { $n } volte

## L’ordine dei turni; $die è 0 se nessun dado è stato preso

spoken-turn =
    Turno { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , con un dado da { $die }
    }
