### Bilder einer Stellung: Überschriften, und was ein Bildschirmleser sagt.

picture-title = Grand Austria Hotel, Runde { $round } von { $rounds }
picture-over = Grand Austria Hotel, Ende der Partie
picture-rounds = Runde
picture-emperor = Kaiser
picture-queue = Reihe
picture-dice = Würfel
picture-free = frei
picture-asked = am Zug
picture-cafe = Café
picture-kitchen = Küche
picture-in-play = Im Spiel
picture-hand = Hand
picture-pack = Zur Auswahl
picture-in-hand = { $n } auf der Hand
picture-player = { $player }: Punkte { $points }, Kronen { $krones }, Kaiserleiste { $emperor }, Zimmer bezogen { $occupied }, frei { $free }.
