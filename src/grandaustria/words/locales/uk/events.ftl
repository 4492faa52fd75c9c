### What has happened, one message for each kind of event.
### $player opens the sentence; it is empty where a heading already names the player.

event-round-started = { $player } починає раунд { $round }
event-die-rolled = На кубику випадає { $value }
event-die-discarded =
    { $left ->
        [0] Усі спасували або завершили ходи: останній кубик опиняється в сміттєвому кошику
        [1] Усі спасували або завершили ходи: один кубик опиняється в сміттєвому кошику, останній перекинуто
        [one] Усі спасували або завершили ходи: один кубик опиняється в сміттєвому кошику, решту кубиків ({ $left }) перекинуто
        [few] Усі спасували або завершили ходи: один кубик опиняється в сміттєвому кошику, решту кубиків ({ $left }) перекинуто
       *[many] Усі спасували або завершили ходи: один кубик опиняється в сміттєвому кошику, решту кубиків ({ $left }) перекинуто
    }
event-deck-remade =
    { $cards ->
        [one] { $cards } скинута карта гостя утворює нову колоду
        [few] { $cards } скинуті карти гостей утворюють нову колоду
       *[many] { $cards } скинутих карт гостей утворюють нову колоду
    }
event-start-player = { $player } починає гру
event-tile-drawn = Плитка імператора { $tile }: { $reward }
event-objective-drawn = Завдання { $letter }: { $objective }
event-hotel-dealt = { $player } отримує { $hotel }
event-guest-arrived = У чергу стає { $guest }
# $extra: yes or no
event-turn-started =
    { $extra ->
        [yes] { $player } виконує додатковий хід
       *[no] { $player } виконує хід { $number }
    }
event-turn-ended = { $player } завершує хід
event-passed = { $player } пасує
event-guest-taken =
    { $player } бере гостя «{ $guest }» { $cost ->
        [0] безплатно
        [one] за { $cost } крону
        [few] за { $cost } крони
       *[many] за { $cost } крон
    }
event-die-taken =
    { $player } бере кубик { $value ->
        [1] з одиницею
        [2] із двійкою
        [3] із трійкою
        [4] із четвіркою
        [5] із п’ятіркою
       *[6] із шісткою
    } { $dice ->
        [1] (єдиний)
        [one] (один із { $dice })
        [few] (один із { $dice })
       *[many] (один із { $dice })
    }
event-boosted = { $player } збільшує силу дії за 1 крону
event-action =
    { $player } { $action ->
        [1] бере струдлі й тортики (сила { $strength })
        [2] бере вино й каву (сила { $strength })
        [3] готує номери (сила { $strength })
        [4] здобуває крони й прихильність імператора (сила { $strength })
       *[5] наймає персонал (сила { $strength })
    }
# $way: gain or loss; $krones is what the player has now
event-krones =
    { $player } { $way ->
        [loss] платить
       *[gain] отримує
    } { $n ->
        [one] { $n } крону
        [few] { $n } крони
       *[many] { $n } крон
    } (тепер має { $krones })
event-emperor =
    { $player } { $way ->
        [loss] відступає
       *[gain] просувається
    } треком імператора на { $n ->
        [one] { $n } поділку
        [few] { $n } поділки
       *[many] { $n } поділок
    } (тепер на поділці { $space })
event-points =
    { $player } { $way ->
        [loss] втрачає
       *[gain] набирає
    } { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    } ({ $source })
# $times: how many in a row
event-food-put =
    { $player } приносить { $food ->
        [strudel]
            { $times ->
                [one] { $times } струдель
                [few] { $times } струдлі
               *[many] { $times } струдлів
            }
        [cake]
            { $times ->
                [one] { $times } тортик
                [few] { $times } тортики
               *[many] { $times } тортиків
            }
        [wine]
            { $times ->
                [one] { $times } келих вина
                [few] { $times } келихи вина
               *[many] { $times } келихів вина
            }
       *[coffee]
            { $times ->
                [one] { $times } філіжанку кави
                [few] { $times } філіжанки кави
               *[many] { $times } філіжанок кави
            }
    } гостю «{ $guest }»
event-food-stored =
    { $player } відкладає на кухню { $food ->
        [strudel]
            { $count ->
                [one] { $count } струдель
                [few] { $count } струдлі
               *[many] { $count } струдлів
            }
        [cake]
            { $count ->
                [one] { $count } тортик
                [few] { $count } тортики
               *[many] { $count } тортиків
            }
        [wine]
            { $count ->
                [one] { $count } келих вина
                [few] { $count } келихи вина
               *[many] { $count } келихів вина
            }
       *[coffee]
            { $count ->
                [one] { $count } філіжанку кави
                [few] { $count } філіжанки кави
               *[many] { $count } філіжанок кави
            }
    }
event-food-lost =
    { $player } втрачає { $count ->
        [one] { $count } смаколик або напій
        [few] { $count } смаколики або напої
       *[many] { $count } смаколиків або напоїв
    }
event-served =
    { $player } подає з кухні { $food ->
        [strudel]
            { $times ->
                [one] { $times } струдель
                [few] { $times } струдлі
               *[many] { $times } струдлів
            }
        [cake]
            { $times ->
                [one] { $times } тортик
                [few] { $times } тортики
               *[many] { $times } тортиків
            }
        [wine]
            { $times ->
                [one] { $times } келих вина
                [few] { $times } келихи вина
               *[many] { $times } келихів вина
            }
       *[coffee]
            { $times ->
                [one] { $times } філіжанку кави
                [few] { $times } філіжанки кави
               *[many] { $times } філіжанок кави
            }
    } гостю «{ $guest }»
event-room-prepared =
    { $player } готує номер (поверх { $floor }, стовпець { $column }) { $cost ->
        [0] безплатно
        [one] за { $cost } крону
        [few] за { $cost } крони
       *[many] за { $cost } крон
    }
event-room-occupied = { $player } займає номер (поверх { $floor }, стовпець { $column })
event-room-removed = { $player } вилучає номер (поверх { $floor }, стовпець { $column })
event-moved-in = { $player } заселяє гостя «{ $guest }» у номер (поверх { $floor }, стовпець { $column })
event-group-full =
    { $player } повністю заселяє { $colour ->
        [blue] синю групу
        [red] червону групу
       *[yellow] жовту групу
    } ({ $size ->
        [one] { $size } номер
        [few] { $size } номери
       *[many] { $size } номерів
    })
event-objective-claimed =
    { $player } виконує завдання { $letter } { $place ->
        [1] (1-ше місце)
        [2] (2-ге місце)
       *[3] (3-тє місце)
    }: { $objective }
event-staff-played =
    { $player } грає карту «{ $staff }» { $cost ->
        [0] безплатно
        [one] за { $cost } крону
        [few] за { $cost } крони
       *[many] за { $cost } крон
    }
event-staff-used = { $player } використовує карту «{ $staff }»
event-staff-dismissed = { $player } вилучає карту «{ $staff }»

## $staff is none where only the player may know the card

event-staff-drawn =
    { $staff ->
        [none] { $player } бере з колоди { $times ->
            [one] { $times } карту
            [few] { $times } карти
           *[many] { $times } карт
        } персоналу
       *[other] { $player } бере з колоди карту «{ $staff }»
    }
event-staff-offered =
    { $staff ->
        [none]
            { $times ->
                [1] { $player } може залишити собі карту персоналу
                [one] { $player } може залишити собі одну з { $times } карти персоналу
                [few] { $player } може залишити собі одну з { $times } карт персоналу
               *[many] { $player } може залишити собі одну з { $times } карт персоналу
            }
       *[other] { $player } може залишити собі карту «{ $staff }»
    }
event-staff-kept =
    { $staff ->
        [none] { $player } залишає собі { $times ->
            [one] { $times } карту
            [few] { $times } карти
           *[many] { $times } карт
        } персоналу
       *[other] { $player } залишає собі карту «{ $staff }»
    }
event-staff-looked-at =
    { $staff ->
        [none] { $player } переглядає { $times ->
            [one] { $times } карту
            [few] { $times } карти
           *[many] { $times } карт
        } персоналу
       *[other] { $player } переглядає карту «{ $staff }»
    }
event-staff-returned =
    { $staff ->
        [none] { $player } кладе під низ колоди { $times ->
            [one] { $times } карту
            [few] { $times } карти
           *[many] { $times } карт
        } персоналу
       *[other] { $player } кладе під низ колоди карту «{ $staff }»
    }

## Scorings

event-emperor-scored = { $player } перебуває на поділці { $space } (імператорський підрахунок { $scoring })
event-rewarded = { $player } отримує винагороду плитки { $tile } ({ $reward })
event-penalized = { $player } зазнає штрафу плитки { $tile }
event-penalty-ignored = { $player } платить 1 крону й уникає штрафу
event-extra-turn = { $player } здобуває додатковий хід після поточного
event-staff-scored =
    { $player } набирає { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за карту «{ $staff }»
event-game-over = Гру завершено
