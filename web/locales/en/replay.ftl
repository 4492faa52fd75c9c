### Replay of a finished game.

replay = Replay
replay-slider = Point in the game
replay-at = Round { $round }, move { $at } of { $of }
replay-count = Move { $at } of { $of }
# What is chosen next, and by whom.
replay-next = { $name }: { $choice }
replay-end = The game is over.
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $n } times
replay-seat = Whose table to show
