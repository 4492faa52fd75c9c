### Perché qualcosa ora non si può: breve e semplice, una frase.

why-not-your-turn = Tocca a { $player }.
why-over = La partita è finita.
why-other-first = Prima risponda a ciò che chiede Leopold.
why-guest-taken = In questo turno ha già preso un ospite.
why-guest-after-die = Gli ospiti si prendono prima del dado.
why-no-table = Tutti e tre i tavoli sono occupati: prima sposti qualcuno in camera.
why-too-dear = Questo posto costa { $cost }; Lei ha { $krones }.
why-order-open = L’ordine non è ancora completo.
why-no-room =
    { $colour ->
        [blue] Nessuna camera blu è libera: prima ne prepari una.
        [red] Nessuna camera rossa è libera: prima ne prepari una.
        [yellow] Nessuna camera gialla è libera: prima ne prepari una.
       *[green] Nessuna camera è libera: prima ne prepari una.
    }
why-die-taken = Ha già preso il dado di questo turno.
why-no-dice = In questo spazio non ci sono dadi.
why-play-staff = Il personale si gioca con un dado di valore 5, o grazie ad alcune ricompense.
why-staff-dear = Ora costa { $cost }; Lei ha { $krones }.
why-used = Già usata in questo round.
why-staff-by-itself = Agisce da sé.
why-staff-done = Il suo effetto è già avvenuto.
why-staff-final = Conta alla fine della partita.
why-claimed = L’ha già reclamato.
why-objective-gone = Tutti e tre i posti sono presi.
why-not-reached = Il requisito non è ancora soddisfatto: { $have } su { $need }.
why-room-needs-three = Le camere si preparano con un dado di valore 3, o grazie ad alcune ricompense.
why-room-far = Deve stare accanto, sopra o sotto una camera già preparata.
why-room-corner = La prima camera è quella in basso a sinistra.
why-room-dear = Il suo piano costa { $cost }; Lei ha { $krones }.
why-room-high = Stavolta solo i piani 1 e 2.
why-room-there = È già preparata.
why-room-unprepared = Prima va preparata.
why-room-occupied = È già occupata.
why-room-colour = L’ospite vuole una camera del proprio colore.
why-room-waits = Aspetta un ospite con l’ordine completo.
why-kitchen-empty = In cucina non c’è nulla di ciò che gli ospiti aspettano.
why-serve-dear = Servire costa 1 corona.

## Ciò che non avrebbe effetto

idle-rooms-dear = Non può pagare nessuna camera adiacente alle Sue: non succederebbe nulla.
idle-rooms-full = Tutte le camere sono già preparate: non succederebbe nulla.
idle-hand-empty = Non ha personale in mano: non succederebbe nulla.
idle-staff-dear = Non può pagare nessuno del personale in mano: non succederebbe nulla.
idle-fee = Le manca la corona per l’azione: non succederebbe nulla.
