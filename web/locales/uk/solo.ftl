### Наодинці проти Леопольда.

## У лобі

solo-start = Наодинці проти Леопольда
# $level: 1 to 3
solo-start-note =
    { $level ->
        [1] рівень 1, легкий
        [2] рівень 2, середній
       *[3] рівень 3, важкий
    }
solo-levels = Рівень

## За столом: його готель і його карта

solo-level = рівень { $level }
solo-from-level = від рівня { $level }
solo-pile =
    { $n ->
        [one] { $n } закрита карта персоналу
        [few] { $n } закриті карти персоналу
       *[many] { $n } закритих карт персоналу
    }
solo-card = Карта Леопольда
solo-turn = хід { $n } з { $turns }
solo-no-card = Леопольд ще не відкрив жодної карти.
solo-done = зроблено
solo-now = зараз
solo-emperor = з { $from } на { $to }
# $marker: 3 for III, 2 for II
solo-counted =
    { $letter }: маркер на { $marker ->
        [3] III
       *[2] II
    }
solo-claimed = виконує { $letter }
# $tie: leftmost or rightmost
solo-tie = За рівності: { $tie }
# $marker: 3 for III, 2 for II, 1 for claimed
heard-marker =
    { $marker ->
        [3] { $player }: маркер на III
        [2] { $player }: маркер на II
       *[1] уже виконано ({ $player })
    }

## Підсумок

solo-won = Ваш готель кращий, ніж у Леопольда
solo-lost = Готель Леопольда кращий
solo-tied = Нічия, а нічия не перемога
# $hotel: night or day
solo-about =
    Наодинці проти Леопольда, рівень { $level }, { $hotel ->
        [night] нічний готель
       *[day] денний готель
    }.
solo-won-by =
    { $by ->
        [one] Перемога на { $by } очко.
        [few] Перемога на { $by } очки.
       *[many] Перемога на { $by } очок.
    }
solo-lost-by =
    { $by ->
        [one] Поразка на { $by } очко.
        [few] Поразка на { $by } очки.
       *[many] Поразка на { $by } очок.
    }
solo-tied-by = Перемога лишається за Леопольдом.
rank-title = Ваш ранг
rank-page = Коридорний
rank-page-for = переміг Леопольд
rank-porter = Порт’є
rank-porter-for = рівень 1
rank-waiter = Головний кельнер
# $points: the margin
rank-waiter-for = рівень 1, на { $points } очок
rank-concierge = Консьєрж
rank-concierge-for = рівень 2
rank-hotelier = Готельєр
rank-hotelier-for = рівень 2 на { $points } або рівень 3
rank-grand = Великий готельєр
rank-grand-for = рівень 3, на { $points } очок
rank-record =
    { $played ->
        [1] Ваша перша гра на рівні { $level } на цьому пристрої.
        [one] Перемоги наді мною на рівні { $level }: { $won } з { $played } гри.
        [few] Перемоги наді мною на рівні { $level }: { $won } з { $played } ігор.
       *[many] Перемоги наді мною на рівні { $level }: { $won } з { $played } ігор.
    }
rank-best = Найкращий результат: { $own } : { $his }.
rank-next = Спробувати рівень { $level }
