### Ogni scelta in parole, come starebbe su un pulsante o in un elenco.
### I nomi delle carte non hanno articolo: stanno fra virgolette, fra parentesi o dopo i due punti.

## Il turno

choice-pass = Passa
choice-end-turn = Fine turno
choice-take-guest =
    { $cost ->
        [0] Prendi “{ $guest }” gratis
        [one] Prendi “{ $guest }” per 1 corona
       *[other] Prendi “{ $guest }” per { $cost } corone
    }
# $fee: none, due (1 corona, che si può pagare) o missing (manca)
choice-take-die =
    { $value ->
        [1] Prendi un dado di valore 1: strudel e torte con forza { $strength }
        [2] Prendi un dado di valore 2: vino e caffè con forza { $strength }
        [3] Prendi un dado di valore 3: prepara camere con forza { $strength }
        [4] Prendi un dado di valore 4: corone e passi Imperatore con forza { $strength }
        [5] Prendi un dado di valore 5: gioca personale con forza { $strength }
       *[6]
            { $fee ->
                [missing] Prendi un dado di valore 6 senza azione: manca la corona
                [due] Prendi un dado di valore 6: un’azione qualsiasi con forza { $strength } per 1 corona
               *[none] Prendi un dado di valore 6: un’azione qualsiasi con forza { $strength }
            }
    }
choice-take-die-boosted =
    { $value ->
        [1] Aumenta la forza per 1 corona e prendi un dado di valore 1: strudel e torte con forza { $strength }
        [2] Aumenta la forza per 1 corona e prendi un dado di valore 2: vino e caffè con forza { $strength }
        [3] Aumenta la forza per 1 corona e prendi un dado di valore 3: prepara camere con forza { $strength }
        [4] Aumenta la forza per 1 corona e prendi un dado di valore 4: corone e passi Imperatore con forza { $strength }
        [5] Aumenta la forza per 1 corona e prendi un dado di valore 5: gioca personale con forza { $strength }
       *[6]
            { $fee ->
                [none] Aumenta la forza per 1 corona e prendi un dado di valore 6: un’azione qualsiasi con forza { $strength }
               *[due] Aumenta la forza per 1 corona e prendi un dado di valore 6: un’azione qualsiasi con forza { $strength } per un’altra corona
            }
    }
# $fee: none o due
choice-copy =
    { $action ->
        [1] Strudel e torte con forza { $strength }
        [2] Vino e caffè con forza { $strength }
        [3] Prepara camere con forza { $strength }
        [4] Corone e passi Imperatore con forza { $strength }
       *[5] Gioca personale con forza { $strength }
    }{ $fee ->
        [none] {""}
       *[due] , per 1 corona
    }
choice-extra-action =
    { $value ->
        [1] Azione bonus: strudel e torte con forza { $strength }
        [2] Azione bonus: vino e caffè con forza { $strength }
        [3] Azione bonus: prepara camere con forza { $strength }
        [4] Azione bonus: corone e passi Imperatore con forza { $strength }
        [5] Azione bonus: gioca personale con forza { $strength }
       *[6] Azione bonus: un’azione qualsiasi con forza { $strength } per 1 corona
    }
choice-extra-action-boosted =
    { $value ->
        [1] Azione bonus con forza aumentata per 1 corona: strudel e torte con forza { $strength }
        [2] Azione bonus con forza aumentata per 1 corona: vino e caffè con forza { $strength }
        [3] Azione bonus con forza aumentata per 1 corona: prepara camere con forza { $strength }
        [4] Azione bonus con forza aumentata per 1 corona: corone e passi Imperatore con forza { $strength }
        [5] Azione bonus con forza aumentata per 1 corona: gioca personale con forza { $strength }
       *[6] Azione bonus con forza aumentata per 1 corona: un’azione qualsiasi con forza { $strength } per un’altra corona
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
        [one] {" "}(1 persa)
       *[other] {" "}({ $lost } perse)
    } e { $rest ->
        [0] nessun passo Imperatore
        [one] 1 passo Imperatore
       *[other] { $rest } passi Imperatore
    }

## A che cosa si rinuncia

choice-done = Nient’altro
choice-done-any-order = Rinuncia al resto
choice-done-copy-action = Nessuna azione
choice-done-first-rooms-of-seat-up-to = Nessun’altra camera
choice-done-play-looked-at = Non assumere nessuno
choice-done-penalty = Subisci la penalità

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
        [strudel] Servi 1 strudel al tavolo { $table } ({ $guest })
        [cake] Servi 1 torta al tavolo { $table } ({ $guest })
        [wine] Servi 1 vino al tavolo { $table } ({ $guest })
       *[coffee] Servi 1 caffè al tavolo { $table } ({ $guest })
    }{ $cost ->
        [0] {""}
       *[1] {" "}per 1 corona
    }
choice-move-in =
    { $points ->
        [0] Sposta in camera: { $guest } (tavolo { $table })
        [one] Sposta in camera: { $guest } (tavolo { $table }), 1 punto
       *[other] Sposta in camera: { $guest } (tavolo { $table }), { $points } punti
    }
choice-fill = Completa l’intero ordine del tavolo { $table } ({ $guest })
choice-claim = Reclama l’obiettivo { $letter } per { $points } punti: { $objective }
choice-use-staff = Usa “{ $staff }”: { $parts }
choice-take-krones =
    { $n ->
        [one] Prendi ora 1 corona
       *[other] Prendi ora { $n } corone
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 persa)
       *[other] {" "}({ $lost } perse)
    }
choice-look = Guarda ora 3 carte personale
choice-ignore-penalty = Evita la penalità per 1 corona: { $penalty }

## Camere; $colour è blue, red o yellow

choice-prepare =
    { $colour ->
        [blue] Prepara la camera blu al piano { $floor }, colonna { $column },
        [red] Prepara la camera rossa al piano { $floor }, colonna { $column },
       *[yellow] Prepara la camera gialla al piano { $floor }, colonna { $column },
    } { $cost ->
        [0] gratis
        [one] per 1 corona
       *[other] per { $cost } corone
    }
choice-occupy =
    { $colour ->
        [blue] Occupa la camera blu al piano { $floor }, colonna { $column }
        [red] Occupa la camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Occupa la camera gialla al piano { $floor }, colonna { $column }
    }
choice-occupy-move-in =
    { $colour ->
        [blue] Dai a “{ $guest }” la camera blu al piano { $floor }, colonna { $column }
        [red] Dai a “{ $guest }” la camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Dai a “{ $guest }” la camera gialla al piano { $floor }, colonna { $column }
    }
choice-remove =
    { $colour ->
        [blue] Rinuncia alla camera blu al piano { $floor }, colonna { $column }
        [red] Rinuncia alla camera rossa al piano { $floor }, colonna { $column }
       *[yellow] Rinuncia alla camera gialla al piano { $floor }, colonna { $column }
    }

## Personale

choice-play-staff =
    { $cost ->
        [0] Gioca “{ $staff }” gratis
        [one] Gioca “{ $staff }” per 1 corona
       *[other] Gioca “{ $staff }” per { $cost } corone
    }
choice-return-staff = Metti “{ $staff }” in fondo al mazzo
choice-keep-staff = Tieni “{ $staff }”
choice-dismiss-staff = Licenzia “{ $staff }”

## Dadi e pesca

choice-roll = Un dado mostra { $value }
choice-draw-guest = Arriva in coda: { $guest }
choice-draw-staff = Carta pescata: { $staff }
choice-draw-tile = Tessera Imperatore pescata: { $tile }
choice-draw-objective = Obiettivo pescato: { $objective }
choice-draw-hotel = Plancia assegnata: { $hotel }
choice-draw-start = Comincia { $player }
