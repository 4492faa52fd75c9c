### Ogni scelta in parole, come starebbe su un pulsante o in un elenco.
### I nomi delle carte non hanno articolo: stanno fra virgolette, fra parentesi o dopo i due punti.

## Il turno

choice-pass = Passare
choice-end-turn = Finire il turno
choice-take-guest =
    { $cost ->
        [0] Prendere “{ $guest }” gratis
        [one] Prendere “{ $guest }” per 1 corona
       *[other] Prendere “{ $guest }” per { $cost } corone
    }
# $fee: none, due (1 corona, che si può pagare) o missing (manca)
choice-take-die =
    { $value ->
        [1] Prendere un dado di valore 1: strudel e torte con forza { $strength }
        [2] Prendere un dado di valore 2: vino e caffè con forza { $strength }
        [3] Prendere un dado di valore 3: preparare camere con forza { $strength }
        [4] Prendere un dado di valore 4: corone e passi Imperatore con forza { $strength }
        [5] Prendere un dado di valore 5: giocare personale con forza { $strength }
       *[6]
            { $fee ->
                [missing] Prendere un dado di valore 6 senza azione: manca la corona
                [due] Prendere un dado di valore 6: un’azione qualsiasi con forza { $strength } per 1 corona
               *[none] Prendere un dado di valore 6: un’azione qualsiasi con forza { $strength }
            }
    }
choice-take-die-boosted =
    { $value ->
        [1] Aumentare la forza per 1 corona e prendere un dado di valore 1: strudel e torte con forza { $strength }
        [2] Aumentare la forza per 1 corona e prendere un dado di valore 2: vino e caffè con forza { $strength }
        [3] Aumentare la forza per 1 corona e prendere un dado di valore 3: preparare camere con forza { $strength }
        [4] Aumentare la forza per 1 corona e prendere un dado di valore 4: corone e passi Imperatore con forza { $strength }
        [5] Aumentare la forza per 1 corona e prendere un dado di valore 5: giocare personale con forza { $strength }
       *[6]
            { $fee ->
                [none] Aumentare la forza per 1 corona e prendere un dado di valore 6: un’azione qualsiasi con forza { $strength }
               *[due] Aumentare la forza per 1 corona e prendere un dado di valore 6: un’azione qualsiasi con forza { $strength } per un’altra corona
            }
    }
# $fee: none o due
choice-copy =
    { $action ->
        [1] Strudel e torte con forza { $strength }
        [2] Vino e caffè con forza { $strength }
        [3] Preparare camere con forza { $strength }
        [4] Corone e passi Imperatore con forza { $strength }
       *[5] Giocare personale con forza { $strength }
    }{ $fee ->
        [none] {""}
       *[due] , per 1 corona
    }
choice-extra-action =
    { $value ->
        [1] Azione bonus: strudel e torte con forza { $strength }
        [2] Azione bonus: vino e caffè con forza { $strength }
        [3] Azione bonus: preparare camere con forza { $strength }
        [4] Azione bonus: corone e passi Imperatore con forza { $strength }
        [5] Azione bonus: giocare personale con forza { $strength }
       *[6] Azione bonus: un’azione qualsiasi con forza { $strength } per 1 corona
    }
choice-extra-action-boosted =
    { $value ->
        [1] Azione bonus, aumentata per 1 corona: strudel e torte con forza { $strength }
        [2] Azione bonus, aumentata per 1 corona: vino e caffè con forza { $strength }
        [3] Azione bonus, aumentata per 1 corona: preparare camere con forza { $strength }
        [4] Azione bonus, aumentata per 1 corona: corone e passi Imperatore con forza { $strength }
        [5] Azione bonus, aumentata per 1 corona: giocare personale con forza { $strength }
       *[6] Azione bonus, aumentata per 1 corona: un’azione qualsiasi con forza { $strength } per un’altra corona
    }

## Quanti: $n come scelto, $rest dell’altro tipo

choice-amount = { $n }
choice-amount-food-action =
    { $n ->
        [0] { $rest } strudel
        [one] { $rest } strudel e 1 torta
       *[other] { $rest } strudel e { $n } torte
    }
choice-amount-drinks-action =
    { $rest ->
        [one] 1 vino
       *[other] { $rest } vini
    }{ $n ->
        [0] {""}
       *[other] {" "}e { $n } caffè
    }
# $lost sono le corone oltre le 20
choice-amount-krones-action =
    { $n ->
        [0] Nessuna corona
        [one] 1 corona
       *[other] { $n } corone
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 perduta)
       *[other] {" "}({ $lost } perdute)
    } e { $rest ->
        [0] nessun passo Imperatore
        [one] 1 passo Imperatore
       *[other] { $rest } passi Imperatore
    }

## A che cosa si rinuncia

choice-done = Nient’altro
choice-done-any-order = Rinunciare al resto
choice-done-copy-action = Non svolgere azioni con il sei
choice-done-first-rooms-of-seat-up-to = Non preparare altre camere
choice-done-play-looked-at = Non giocarne nessuna
choice-done-penalty = Subire la penalità

## Cibi e bevande, ospiti, obiettivi

# $place: kitchen o table
choice-put =
    { $place ->
        [kitchen]
            { $food ->
                [strudel] { $n } strudel in cucina
                [cake]
                    { $n ->
                        [one] 1 torta in cucina
                       *[other] { $n } torte in cucina
                    }
                [wine]
                    { $n ->
                        [one] 1 vino in cucina
                       *[other] { $n } vini in cucina
                    }
               *[coffee] { $n } caffè in cucina
            }
       *[table]
            { $food ->
                [strudel] 1 strudel al tavolo { $table } ({ $guest })
                [cake] 1 torta al tavolo { $table } ({ $guest })
                [wine] 1 vino al tavolo { $table } ({ $guest })
               *[coffee] 1 caffè al tavolo { $table } ({ $guest })
            }
    }
# $cost: 0 o 1
choice-serve =
    { $food ->
        [strudel] Servire 1 strudel al tavolo { $table } ({ $guest })
        [cake] Servire 1 torta al tavolo { $table } ({ $guest })
        [wine] Servire 1 vino al tavolo { $table } ({ $guest })
       *[coffee] Servire 1 caffè al tavolo { $table } ({ $guest })
    }{ $cost ->
        [0] {""}
       *[1] {" "}per 1 corona
    }
choice-move-in =
    { $points ->
        [0] Spostare in camera: { $guest } (tavolo { $table })
        [one] Spostare in camera: { $guest } (tavolo { $table }), 1 punto
       *[other] Spostare in camera: { $guest } (tavolo { $table }), { $points } punti
    }
choice-fill = Completare l’intero ordine del tavolo { $table } ({ $guest })
choice-claim = Reclamare l’obiettivo { $letter } per { $points } punti: { $objective }
choice-use-staff = Usare “{ $staff }”: { $parts }
choice-take-krones =
    { $n ->
        [one] Prendere ora 1 corona
       *[other] Prendere ora { $n } corone
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 perduta)
       *[other] {" "}({ $lost } perdute)
    }
choice-look = Guardare ora 3 carte personale
choice-ignore-penalty = Evitare la penalità per 1 corona: { $penalty }

## Camere; $colour è blue, red o yellow

choice-prepare =
    { $colour ->
        [blue] Preparare la camera blu al piano { $floor }, colonna { $column },
        [red] Preparare la camera rossa al piano { $floor }, colonna { $column },
       *[yellow] Preparare la camera gialla al piano { $floor }, colonna { $column },
    } { $cost ->
        [0] gratis
        [one] per 1 corona
       *[other] per { $cost } corone
    }
choice-occupy =
    { $colour ->
        [blue] Occupare la camera blu al piano { $floor }, colonna { $column }
        [red] Occupare la camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Occupare la camera gialla al piano { $floor }, colonna { $column }
    }
choice-occupy-move-in =
    { $colour ->
        [blue] Dare a “{ $guest }” la camera blu al piano { $floor }, colonna { $column }
        [red] Dare a “{ $guest }” la camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Dare a “{ $guest }” la camera gialla al piano { $floor }, colonna { $column }
    }
choice-remove =
    { $colour ->
        [blue] Rinunciare alla camera blu al piano { $floor }, colonna { $column }
        [red] Rinunciare alla camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Rinunciare alla camera gialla al piano { $floor }, colonna { $column }
    }

## Personale

choice-play-staff =
    { $cost ->
        [0] Giocare “{ $staff }” gratis
        [one] Giocare “{ $staff }” per 1 corona
       *[other] Giocare “{ $staff }” per { $cost } corone
    }
choice-return-staff = Mettere “{ $staff }” in fondo al mazzo
choice-keep-staff = Tenere “{ $staff }”
choice-dismiss-staff = Licenziare “{ $staff }”

## Dadi e pesca

choice-roll = Un dado mostra { $value }
choice-draw-guest = Arriva in coda: { $guest }
choice-draw-staff = Carta pescata: { $staff }
choice-draw-tile = Tessera Imperatore pescata: { $tile }
choice-draw-objective = Obiettivo pescato: { $objective }
choice-draw-hotel = Plancia assegnata: { $hotel }
choice-draw-start = Comincia { $player }
