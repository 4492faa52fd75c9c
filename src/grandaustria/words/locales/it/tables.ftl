### Intestazioni delle tabelle, e ciò che la riga di comando riassume.

table-guests = Ospiti
table-staff = Personale
table-objectives = Obiettivi
table-tiles = Tessere Imperatore
table-number = N.
table-name = Nome
table-colour = Colore
table-order = Ordine
table-points = PV
table-reward = Ricompensa
table-penalty = Penalità
table-cost = Costo
table-set = Set
table-ability = Effetto
table-letter = Lettera
table-condition = Requisito
table-tile = Tessera
table-floor =
    piano { $floor }, { $cost ->
        [0] gratis
        [one] 1 corona
       *[other] { $cost } corone
    }

table-source = Punti da
table-total = Totale

table-player = Giocatore
table-mean = Media
table-spread = Dev. std.
table-min = Min.
table-max = Max.
table-wins = Vittorie

simulate-progress = Si gioca
simulate-summary =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }; a partita { $rounds } round, { $decisions } decisioni, { $choices } con quelle del caso
simulate-speed =
    { $rules ->
        [compiled] { $speed } decisioni al secondo, { $seconds } secondi, regole compilate
       *[interpreted] { $speed } decisioni al secondo, { $seconds } secondi, regole interpretate
    }

train-playing = Generazione { $generation }: partite contro sé stesso
train-measuring = Generazione { $generation }: partite contro gli altri
train-measured = La generazione { $generation } vince il { $share } (da { $low } a { $high }) contro { $opponent }, con { $points } punti
train-calibrating = Calibrazione: partite a piena forza
train-done = La rete è in { $file }
train-curve = Partite vinte contro gli altri, per generazione

dataset-summary = Partite: { $games }, episodi: { $episodes }, decisioni: { $decisions }, megabyte: { $size }
puzzles-looking = Leopold sta cercando enigmi
puzzles-done = Enigmi in { $file }: { $puzzles }
