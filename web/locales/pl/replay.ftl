### Replay of a finished game.

replay = Powtórka
replay-slider = Moment gry
replay-at = Runda { $round }, ruch { $at } z { $of }
replay-count = Ruch { $at } z { $of }
# What is chosen next, and by whom.
replay-next = { $name }: { $choice }
replay-end = Koniec gry.
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Prędkość { $n }×
replay-seat = Czyj stół pokazać
