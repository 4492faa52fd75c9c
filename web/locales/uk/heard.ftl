### What a screen reader says of a thing on the table. Each message becomes a sentence of its name.

heard-choices =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[many] { $n } варіантів
    }

## Guests and staff

heard-at-table = { $guest } за столиком { $table }
heard-order = Замовлення: { $foods }
# $foods: what is missing, or none
heard-missing =
    { $foods ->
        [none] нічого не бракує
       *[other] ще бракує: { $foods }
    }
heard-reward = Винагорода: { $reward }
heard-price =
    { $cost ->
        [0] Безплатно
        [one] Коштує { $cost } крону
        [few] Коштує { $cost } крони
       *[many] Коштує { $cost } крон
    }

## Rooms and dice; $title is one of help-space-…-title, which begins with the value

heard-room =
    { $colour ->
        [blue] Синій номер
        [red] Червоний номер
       *[yellow] Жовтий номер
    }, поверх { $floor }, стовпець { $column }
heard-space = Кубик { $title }

## Objectives; $points are the points in words, or a list of numbers, or none

heard-count = { $what }, { $have } з { $need }
heard-claimed = Уже виконано ({ $player }): { $points }
heard-left =
    { $points ->
        [none] очок більше немає
       *[other] ще можна отримати очки: { $points }
    }

## Other hoteliers

heard-emperor = Трек імператора: поділка { $space }
heard-nothing = нічого
heard-staff = Зіграний персонал: { $cards }
heard-hand = Карти персоналу на руці: { $n }
heard-open-board = Переглянути готель

## The log; $what is one of help-bonus-…

heard-gain = плюс { $what }
heard-loss = мінус { $what }
heard-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }

## The order of turns; $die is 0 if none has been taken

heard-turn =
    Хід { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , з кубиком { $die }
    }

heard-boosting = Наступний кубик буде підсилено: сила більша на 1 за 1 крону.
