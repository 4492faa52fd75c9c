### Immagini di una posizione: titoli, e ciò che dice un lettore di schermo.

picture-title = Grand Austria Hotel, round { $round } di { $rounds }
picture-over = Grand Austria Hotel, fine della partita
picture-rounds = Round
picture-emperor = Imperatore
picture-queue = Coda
picture-dice = Dadi
picture-free = gratis
picture-asked = di turno
picture-cafe = Bar
picture-kitchen = Cucina
picture-in-play = In gioco
picture-hand = Mano
picture-pack = A scelta
picture-in-hand = { $n } in mano
picture-player = { $player }: punti { $points }, corone { $krones }, Imperatore { $emperor }, camere occupate { $occupied }, libere { $free }.
