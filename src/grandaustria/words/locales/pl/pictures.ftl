### Obrazy pozycji: podpisy i to, co mówi czytnik ekranu.

picture-title = Grand Austria Hotel, runda { $round } z { $rounds }
picture-over = Grand Austria Hotel, koniec gry
picture-rounds = Runda
picture-emperor = Cesarz
picture-queue = Kolejka
picture-dice = Kości
picture-free = gratis
picture-asked = decyduje
picture-cafe = Kawiarnia
picture-kitchen = Kuchnia
picture-in-play = W grze
picture-hand = Ręka
picture-pack = Do wyboru
picture-in-hand = { $n } na ręce
picture-player = { $player }: punkty { $points }, korony { $krones }, cesarz { $emperor }, pokoje zajęte { $occupied }, wolne { $free }.
