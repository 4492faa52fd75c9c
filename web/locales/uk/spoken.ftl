### What a screen reader says of a thing on the table. Each message becomes a sentence of its name.

spoken-choices =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[many] { $n } варіантів
    }

## Guests and staff

spoken-at-table = { $guest } за столиком { $table }
spoken-order = Замовлення: { $foods }
# $foods: what is missing, or none
spoken-missing =
    { $foods ->
        [none] нічого не бракує
       *[other] ще бракує: { $foods }
    }
spoken-reward = Винагорода: { $reward }
spoken-price =
    { $cost ->
        [0] Безплатно
        [one] Коштує { $cost } крону
        [few] Коштує { $cost } крони
       *[many] Коштує { $cost } крон
    }

## Rooms and dice; $title is one of help-space-…-title, which begins with the value

spoken-room =
    { $colour ->
        [blue] Синій номер
        [red] Червоний номер
       *[yellow] Жовтий номер
    }, поверх { $floor }, стовпець { $column }
spoken-space = Кубик { $title }

## Objectives; $points are the points in words, or a list of numbers, or none

spoken-count = { $what }, { $have } з { $need }
spoken-claimed = Уже виконано ({ $player }): { $points }
spoken-left =
    { $points ->
        [none] очок більше немає
       *[other] ще можна отримати очки: { $points }
    }

## Other hoteliers

spoken-emperor = Трек імператора: поділка { $space }
spoken-nothing = нічого
spoken-staff = Зіграний персонал: { $cards }
spoken-hand = Карти персоналу на руці: { $n }
spoken-open-board = Переглянути готель

## The log; $what is one of help-bonus-…

spoken-gain = плюс { $what }
spoken-loss = мінус { $what }
spoken-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }

## The order of turns; $die is 0 if none has been taken

spoken-turn =
    Хід { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , з кубиком { $die }
    }
