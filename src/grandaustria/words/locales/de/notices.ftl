### Was mit einem Platz geschieht, nicht im Spiel: im Verlauf und von Leopold erzählt.

notice-stand-in-deadline-turn = Die Zeit von { $player } ist abgelaufen: Ein Bot spielt diesen Zug
notice-stand-in-deadline = Die Zeit von { $player } ist wieder abgelaufen: Ein Bot spielt, bis { $player } zurück ist
# $by hat den Bot gerufen
notice-stand-in-called = { $player } ist nicht da: { $by } holt einen Bot, der spielt, bis { $player } zurück ist
notice-returned = { $player } ist wieder am Tisch
notice-left = { $player } verlässt das Spiel für immer: Ein Bot spielt es zu Ende
