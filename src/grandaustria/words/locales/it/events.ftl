### Che cosa è successo, un messaggio per ogni tipo di evento.
### $player apre la frase; è vuoto dove un titolo nomina già il giocatore.
### Nelle frasi i nomi delle carte stanno fra virgolette, perché non hanno articolo.

event-round-started = { $player } comincia il round { $round }
event-die-rolled = Un dado mostra { $value }
event-die-discarded =
    { $left ->
        [0] Tutti hanno passato o finito: l’ultimo dado va nella pattumiera
        [one] Tutti hanno passato o finito: un dado va nella pattumiera, l’ultimo si rilancia
       *[other] Tutti hanno passato o finito: un dado va nella pattumiera, gli altri { $left } si rilanciano
    }
event-deck-remade =
    { $cards ->
        [one] L’unico ospite scartato forma un nuovo mazzo
       *[other] I { $cards } ospiti scartati formano un nuovo mazzo
    }
event-start-player = { $player } comincia
event-tile-drawn = Tessera Imperatore { $tile }: { $reward }
event-objective-drawn = Obiettivo { $letter }: { $objective }
event-hotel-dealt = { $player } dirige l’{ $hotel }
event-guest-arrived = Arriva in coda: { $guest }
# $extra: yes o no
event-turn-started =
    { $extra ->
        [yes] { $player } comincia un turno aggiuntivo
       *[no] { $player } comincia il turno { $number }
    }
event-turn-ended = { $player } finisce il turno
event-passed = { $player } passa
event-guest-taken =
    { $player } prende “{ $guest }” { $cost ->
        [0] gratis
        [one] per 1 corona
       *[other] per { $cost } corone
    }
event-die-taken =
    { $player } prende un dado di valore { $value } { $dice ->
        [one] (l’unico)
       *[other] (uno dei { $dice })
    }
event-boosted = { $player } aumenta la forza dell’azione per 1 corona
event-action =
    { $player } { $action ->
        [1] prende strudel e torte con forza { $strength }
        [2] prende vino e caffè con forza { $strength }
        [3] prepara camere con forza { $strength }
        [4] ottiene corone e passi Imperatore con forza { $strength }
       *[5] assume personale con forza { $strength }
    }
# $way: gain o loss; $krones è quanto ha ora il giocatore
event-krones =
    { $player } { $way ->
        [loss] paga
       *[gain] ottiene
    } { $n ->
        [one] 1 corona
       *[other] { $n } corone
    } (ora { $krones })
event-emperor =
    { $player } { $way ->
        [loss] retrocede
       *[gain] avanza
    } di { $n ->
        [one] 1 passo
       *[other] { $n } passi
    } sul tracciato dell’Imperatore (ora allo spazio { $space })
event-points =
    { $player } { $way ->
        [loss] perde
       *[gain] ottiene
    } { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } ({ $source })
# $times: quanti di seguito
event-food-put =
    { $player } dà { $food ->
        [strudel] { $times } strudel
        [cake]
            { $times ->
                [one] 1 torta
               *[other] { $times } torte
            }
        [wine]
            { $times ->
                [one] 1 vino
               *[other] { $times } vini
            }
       *[coffee] { $times } caffè
    } a “{ $guest }”
event-food-stored =
    { $player } mette { $food ->
        [strudel] { $count } strudel
        [cake]
            { $count ->
                [one] 1 torta
               *[other] { $count } torte
            }
        [wine]
            { $count ->
                [one] 1 vino
               *[other] { $count } vini
            }
       *[coffee] { $count } caffè
    } in cucina
event-food-lost =
    { $player } perde { $count ->
        [one] 1 cibo o bevanda
       *[other] { $count } cibi e bevande
    }
event-served =
    { $player } serve { $food ->
        [strudel] { $times } strudel
        [cake]
            { $times ->
                [one] 1 torta
               *[other] { $times } torte
            }
        [wine]
            { $times ->
                [one] 1 vino
               *[other] { $times } vini
            }
       *[coffee] { $times } caffè
    } dalla cucina a “{ $guest }”
event-room-prepared =
    { $player } prepara la camera al piano { $floor }, colonna { $column }, { $cost ->
        [0] gratis
        [one] per 1 corona
       *[other] per { $cost } corone
    }
event-room-occupied = { $player } occupa la camera al piano { $floor }, colonna { $column }
event-room-removed = { $player } rinuncia alla camera al piano { $floor }, colonna { $column }
event-moved-in = { $player } sposta “{ $guest }” nella camera al piano { $floor }, colonna { $column }
event-group-full =
    { $player } completa un gruppo { $colour ->
        [blue] blu
        [red] rosso
       *[yellow] giallo
    } di { $size ->
        [one] 1 camera
       *[other] { $size } camere
    }
event-objective-claimed = { $player } reclama l’obiettivo { $letter } ({ $objective }) al { $place }° posto
event-staff-played =
    { $player } gioca “{ $staff }” { $cost ->
        [0] gratis
        [one] per 1 corona
       *[other] per { $cost } corone
    }
event-staff-used = { $player } usa “{ $staff }”
event-staff-dismissed = { $player } licenzia “{ $staff }”

## $staff è none dove solo il giocatore può conoscere la carta

event-staff-drawn =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } pesca una carta personale
               *[other] { $player } pesca { $times } carte personale
            }
       *[other] { $player } pesca “{ $staff }”
    }
event-staff-offered =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } può tenere una carta personale
               *[other] { $player } può tenere una delle { $times } carte personale
            }
       *[other] { $player } può tenere “{ $staff }”
    }
event-staff-kept =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } tiene una carta personale
               *[other] { $player } tiene { $times } carte personale
            }
       *[other] { $player } tiene “{ $staff }”
    }
event-staff-looked-at =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } guarda una carta personale
               *[other] { $player } guarda { $times } carte personale
            }
       *[other] { $player } guarda “{ $staff }”
    }
event-staff-returned =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } mette una carta personale in fondo al mazzo
               *[other] { $player } mette { $times } carte personale in fondo al mazzo
            }
       *[other] { $player } mette “{ $staff }” in fondo al mazzo
    }

## Valutazioni e conteggi

event-emperor-scored = { $player } è allo spazio { $space } alla { $scoring }ª valutazione dell’Imperatore
event-rewarded = { $player } ottiene la ricompensa della tessera { $tile } ({ $reward })
event-penalized = { $player } subisce la penalità della tessera { $tile }
event-penalty-ignored = { $player } paga 1 corona ed evita la penalità
event-extra-turn = { $player } ottiene un turno aggiuntivo dopo questo
event-staff-scored =
    { $points ->
        [one] { $player } ottiene 1 punto per “{ $staff }”
       *[other] { $player } ottiene { $points } punti per “{ $staff }”
    }
event-game-over = La partita è finita
