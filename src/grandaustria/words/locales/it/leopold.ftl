### Da soli contro Leopold: il suo nome, le sue carte, che cosa fa e come finisce.

leopold = Leopold

## Che cosa è successo

event-card-revealed = { $player } rivela la carta { $card }
event-guest-missing = { $player } non ha una camera per nessun ospite in coda
# $staff è sempre none: nessuno vede queste carte
event-staff-set-aside =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } mette da parte, coperta, una carta personale da conteggio finale
               *[other] { $player } mette da parte, coperte, { $times } carte personale da conteggio finale
            }
       *[other] { $player } mette da parte “{ $staff }”
    }
event-staff-uncovered = { $player } scopre “{ $staff }”
# $marker: 3 o 2
event-counted-down =
    { $player } sposta il segnalino dell’obiettivo { $letter } ({ $objective }) su { $marker ->
        [3] III
       *[2] II
    }
event-objective-missing = { $player } ha già reclamato tutti gli obiettivi
choice-reveal = Leopold rivela la carta { $label }

## Che cosa si chiede

ask-keep-six =
    { $n ->
        [one] Ancora una carta deve andare in fondo al mazzo. Quale?
       *[other] Ne tiene sei: { $n } carte vanno in fondo al mazzo. Quale per prima?
    }
    .short = *Una carta in fondo al mazzo*; ancora { $n }.

## I passi delle sue carte

# $n: il colore, 4 è qualsiasi
part-house-guest =
    { $n ->
        [0] alloggiare un ospite blu
        [1] alloggiare un ospite rosso
        [2] alloggiare un ospite giallo
        [3] alloggiare un ospite verde
       *[4] alloggiare un ospite qualsiasi
    }
part-remove-die = togliere un dado di valore { $values }
part-remove-any-die = togliere un dado
part-uncover-staff = scoprire una carta personale
# $n: la lettera, 3 è qualsiasi
part-count-down =
    { $n ->
        [0] obiettivo A
        [1] obiettivo B
        [2] obiettivo C
       *[3] un obiettivo qualsiasi
    }
# Un passo che ai livelli inferiori non conta.
part-from-level =
    { $level ->
        [3] { $part } (livello 3)
       *[2] { $part } (livelli 2 e 3)
    }

## Tabelle e racconti

table-leopold = Le carte di Leopold
table-steps = Passi
table-tie = Parità
hand-left = più a sinistra
hand-right = più a destra
# $hotel: night, day o chosen; $promos: yes o no
story-alone =
    Da soli contro Leopold, livello { $level }, { $hotel ->
        [night] lato notte
        [day] lato giorno
       *[chosen] lato giorno con hotel scelto
    }, { $promos ->
        [yes] con ospiti promo
       *[no] senza ospiti promo
    }
story-alone-won = { $player } batte Leopold { $points } a { $his }!
story-alone-lost = Vince Leopold, { $his } a { $points }.
story-alone-tied = Pareggio a { $points }: la vittoria resta a Leopold.
