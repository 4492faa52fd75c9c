### Rivedere una partita finita.

replay = Replay
replay-slider = Punto della partita
replay-at = Round { $round }, mossa { $at } di { $of }
replay-count = Mossa { $at } di { $of }
# Che cosa si sceglie ora, e chi lo sceglie.
replay-next = { $name }: { $choice }
replay-end = La partita è finita.
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-play = Avvia
replay-pause = Ferma
replay-speed = Velocità: { $n } volte
replay-seat = Il tavolo da mostrare

# Una nuova partita contro il computer, da un momento di questa.
play-on = Continua
play-on-title = Continuare da qui
play-on-about =
    { $round ->
        [0] Prima del primo round
       *[other] Round { $round }
    }, dopo la mossa { $at }. Da questo momento comincia una nuova partita contro il computer.
play-on-seat = Lei gioca
play-on-level = Computer
play-on-note = Dadi e carte saranno nuovi. Nessun altro può partecipare, e la partita non conta nelle statistiche.
play-on-start = Comincia

# Partite e posizioni da un file.
load = Apri una partita salvata
load-which = Quale partita?
load-another = Un’altra partita
load-choose = Scegli un file
load-drop = o lo trascini ovunque su questa pagina
load-paste = O ne incolli il testo
load-open = Apri
load-what = Partite salvate, posizioni come istantanea o in una riga, e partite in forma di testo. Vengono controllate, e non se ne conserva nulla.
load-found =
    { $kind ->
        [position] Una posizione
        [running] Una partita non finita
       *[finished] Una partita finita
    }
load-players = Albergatori
load-moves = Mosse
load-next = Può guardarne ogni momento. Da lì può continuare contro il computer.
load-look = Guarda
load-back = Indietro
load-too-large = È troppo grande per una partita salvata.
load-unknown = Non è una partita salvata: né una registrazione, né una posizione, né una partita in forma di testo.
load-newer = L’ha scritta una versione più recente del gioco. Questo server non può leggerla.
load-wrong-choice = Questa registrazione viola le regole: la risposta numero { $n } lì non è possibile.
load-wrong-line = Questo testo non si può leggere. Qualcosa non va alla riga { $n }.
# $field: il nome di una parte del file, come players[1].krones
load-wrong-field = Qualcosa in questo file non è possibile: { $field }.
