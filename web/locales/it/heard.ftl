### Che cosa dice un lettore di schermo di una cosa sul tavolo. Ogni messaggio diventa una frase del suo nome.

heard-choices =
    { $n ->
        [one] 1 scelta
       *[other] { $n } scelte
    }

## Ospiti e personale

heard-at-table = { $guest } al tavolo { $table }
heard-order = Ordine: { $foods }
# $foods: che cosa manca, o none
heard-missing =
    { $foods ->
        [none] non manca nulla
       *[other] mancano ancora: { $foods }
    }
heard-reward = Ricompensa: { $reward }
heard-price =
    { $cost ->
        [0] Gratis
        [one] Costa 1 corona
       *[other] Costa { $cost } corone
    }

## Camere e dadi; $title è uno di help-space-…-title e comincia con il valore

heard-room =
    { $colour ->
        [blue] Camera blu
        [red] Camera rossa
       *[yellow] Camera gialla
    }, piano { $floor }, colonna { $column }
heard-space = Dado { $title }

## Obiettivi; $points sono i punti a parole, o un elenco di numeri, o none

heard-count = { $what }, { $have } su { $need }
heard-claimed = Reclamato da { $player }: { $points }
heard-left =
    { $points ->
        [none] nessun punto rimasto
       *[other] punti ancora disponibili: { $points }
    }

## Altri albergatori

heard-emperor = Tracciato dell’Imperatore: spazio { $space }
heard-nothing = nulla
heard-staff = Personale in gioco: { $cards }
heard-hand = Carte personale in mano: { $n }
heard-open-board = Apri l’hotel

## La cronaca; $what è uno di help-bonus-…

heard-gain = più { $what }
heard-loss = meno { $what }
heard-times = { $n } volte

## L’ordine dei turni; $die è 0 se nessun dado è stato preso

heard-turn =
    Turno { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , con un dado di valore { $die }
    }

heard-boosting = Il prossimo dado avrà forza aumentata di 1, per 1 corona.
