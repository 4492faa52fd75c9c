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
