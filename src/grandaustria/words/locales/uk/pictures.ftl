### Зображення позиції: підписи й те, що каже програма зчитування з екрана.

picture-title = Гранд-готель «Австрія», раунд { $round } із { $rounds }
picture-over = Гранд-готель «Австрія», кінець гри
picture-rounds = Раунд
picture-emperor = Імператор
picture-queue = Черга
picture-dice = Кубики
picture-free = 0 крон
picture-asked = ходить
picture-cafe = Кав’ярня
picture-kitchen = Кухня
picture-in-play = Зіграні
picture-hand = Рука
picture-pack = На вибір
picture-in-hand = { $n } на руці
picture-player = { $player }: очки { $points }, крони { $krones }, імператор { $emperor }, номери зайняті { $occupied }, вільні { $free }.
