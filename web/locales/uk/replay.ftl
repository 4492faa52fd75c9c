### Replay of a finished game.

replay = Повтор
replay-slider = Момент гри
replay-at = Раунд { $round }, крок { $at } з { $of }
replay-count = Крок { $at } з { $of }
# What is chosen next, and by whom.
replay-next = { $name }: { $choice }
replay-end = Гру завершено.
replay-back = Крок назад
replay-on = Крок уперед
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість { $n }×
replay-seat = Чий стіл показати
