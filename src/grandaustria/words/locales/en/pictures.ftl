### Pictures of a position: captions, and what a screen reader says.

picture-title = Grand Austria Hotel, round { $round } of { $rounds }
picture-over = Grand Austria Hotel, end of the game
picture-rounds = Round
picture-emperor = Emperor
picture-queue = Queue
picture-dice = Dice
picture-free = free
picture-asked = to act
picture-cafe = Café
picture-kitchen = Kitchen
picture-in-play = In play
picture-hand = Hand
picture-pack = To choose from
picture-in-hand = { $n } in hand
picture-player = { $player }: points { $points }, krones { $krones }, emperor { $emperor }, rooms occupied { $occupied }, free { $free }.
