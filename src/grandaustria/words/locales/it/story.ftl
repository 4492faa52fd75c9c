### Una partita intera come racconto: titoli, e righe che riassumono.

story-title = Grand Austria Hotel
# $hotel: night, day o chosen; $staff: standard, introductory o draft; $edition: current o first; $promos: yes o no
story-options =
    { $players } giocatori, { $hotel ->
        [night] lato notte
        [day] lato giorno
       *[chosen] lato giorno con hotel scelti
    }, { $staff ->
        [introductory] variante introduttiva
        [draft] personale con draft
       *[standard] personale dal mazzo
    }, { $edition ->
        [first] prima edizione
       *[current] edizione attuale
    }, { $promos ->
        [yes] con ospiti promo
       *[no] senza ospiti promo
    }
story-seed = { $options }, seme { $seed }

story-opening = Prima di aprire
# Per una registrazione che non comincia con la preparazione.
story-continued = La partita continua
story-round = Round { $round }
story-turn = { $player }, turno { $number }
story-extra-turn = { $player }, turno aggiuntivo
story-reroll = Si rilanciano i dadi
story-emperor = { $scoring }ª valutazione dell’Imperatore
story-final = Conteggio finale

story-queue = In coda: { $guests }
story-dice = Dadi: { $dice }
story-standings = Punti: { $standings }
story-standing = { $player } ({ $points })
# Che cosa è successo, e che cosa ha cambiato.
story-line = { $what }: { $tallies }
tally-krones =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] corona
       *[other] corone
    }
tally-emperor =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] passo Imperatore
       *[other] passi Imperatore
    }
tally-points =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] punto
       *[other] punti
    }

story-winner = { $player } vince con { $points } punti!
story-tied-winner = Pareggio a { $points } punti: vince { $player }, con più corone, cibi e bevande avanzati!
story-shared-victory = { $players } condividono la vittoria con { $points } punti!
list-and = { $first } e { $rest }
# La registrazione finisce qui: a chi si chiede che cosa.
story-unfinished = La registrazione finisce qui. Domanda per { $player }: { $ask }
