### Every choice in words: one message for each block of choices, as a button or a list would show it.
### A message choice-<block>-<effect> takes its place where that effect asks.

## The turn

choice-pass = Спасувати
choice-end-turn = Завершити хід
choice-take-guest =
    Узяти гостя «{ $guest }» { $cost ->
        [0] безплатно
        [one] за { $cost } крону
        [few] за { $cost } крони
       *[many] за { $cost } крон
    }
# $fee: none, due (1 krone, which can be paid) or missing (it cannot be paid)
choice-take-die =
    { $value ->
        [1] Узяти кубик з одиницею: струдлі й тортики (сила { $strength })
        [2] Узяти кубик із двійкою: вино й кава (сила { $strength })
        [3] Узяти кубик із трійкою: підготувати номери (сила { $strength })
        [4] Узяти кубик із четвіркою: крони й трек імператора (сила { $strength })
        [5] Узяти кубик із п’ятіркою: зіграти карту персоналу (сила { $strength })
       *[6]
            { $fee ->
                [missing] Узяти кубик із шісткою без дії: на неї бракує крони
                [due] Узяти кубик із шісткою: будь-яка дія (сила { $strength }) за 1 крону
               *[none] Узяти кубик із шісткою: будь-яка дія (сила { $strength })
            }
    }
choice-take-die-boosted =
    { $value ->
        [1] Збільшити силу дії за 1 крону та взяти кубик з одиницею: струдлі й тортики (сила { $strength })
        [2] Збільшити силу дії за 1 крону та взяти кубик із двійкою: вино й кава (сила { $strength })
        [3] Збільшити силу дії за 1 крону та взяти кубик із трійкою: підготувати номери (сила { $strength })
        [4] Збільшити силу дії за 1 крону та взяти кубик із четвіркою: крони й трек імператора (сила { $strength })
        [5] Збільшити силу дії за 1 крону та взяти кубик із п’ятіркою: зіграти карту персоналу (сила { $strength })
       *[6]
            { $fee ->
                [none] Збільшити силу дії за 1 крону та взяти кубик із шісткою: будь-яка дія (сила { $strength })
               *[due] Збільшити силу дії за 1 крону та взяти кубик із шісткою: будь-яка дія (сила { $strength }) ще за 1 крону
            }
    }
# $fee: none or due
choice-copy =
    { $action ->
        [1] Струдлі й тортики (сила { $strength })
        [2] Вино й кава (сила { $strength })
        [3] Підготувати номери (сила { $strength })
        [4] Крони й трек імператора (сила { $strength })
       *[5] Зіграти карту персоналу (сила { $strength })
    }{ $fee ->
        [none] {""}
       *[due] {" "}за 1 крону
    }
choice-extra-action =
    { $value ->
        [1] Бонусна дія: струдлі й тортики (сила { $strength })
        [2] Бонусна дія: вино й кава (сила { $strength })
        [3] Бонусна дія: підготувати номери (сила { $strength })
        [4] Бонусна дія: крони й трек імператора (сила { $strength })
        [5] Бонусна дія: зіграти карту персоналу (сила { $strength })
       *[6] Бонусна дія: будь-яка дія (сила { $strength }) за 1 крону
    }
choice-extra-action-boosted =
    { $value ->
        [1] Бонусна дія, підсилена за 1 крону: струдлі й тортики (сила { $strength })
        [2] Бонусна дія, підсилена за 1 крону: вино й кава (сила { $strength })
        [3] Бонусна дія, підсилена за 1 крону: підготувати номери (сила { $strength })
        [4] Бонусна дія, підсилена за 1 крону: крони й трек імператора (сила { $strength })
        [5] Бонусна дія, підсилена за 1 крону: зіграти карту персоналу (сила { $strength })
       *[6] Бонусна дія, підсилена за 1 крону: будь-яка дія (сила { $strength }) ще за 1 крону
    }

## How many: $n as chosen, $rest of the other kind

choice-amount = { $n }
choice-amount-food-action =
    { $rest ->
        [one] { $rest } струдель
        [few] { $rest } струдлі
       *[many] { $rest } струдлів
    }{ $n ->
        [0] {""}
        [one] {" "}та { $n } тортик
        [few] {" "}та { $n } тортики
       *[many] {" "}та { $n } тортиків
    }
choice-amount-drinks-action =
    { $rest ->
        [one] { $rest } келих вина
        [few] { $rest } келихи вина
       *[many] { $rest } келихів вина
    }{ $n ->
        [0] {""}
        [one] {" "}та { $n } філіжанка кави
        [few] {" "}та { $n } філіжанки кави
       *[many] {" "}та { $n } філіжанок кави
    }
# $lost are the krones above 20
choice-amount-krones-action =
    { $n ->
        [0] Без крон
        [one] { $n } крона
        [few] { $n } крони
       *[many] { $n } крон
    }{ $lost ->
        [0] {""}
        [one] {" "}({ $lost } пропаде)
        [few] {" "}({ $lost } пропадуть)
       *[many] {" "}({ $lost } пропаде)
    }, { $rest ->
        [0] без просування треком імператора
        [one] { $rest } поділка на треку імператора
        [few] { $rest } поділки на треку імператора
       *[many] { $rest } поділок на треку імператора
    }

## What is declined

choice-done = Більше нічого
choice-done-any-order = Відмовитися від решти
choice-done-copy-action = Не виконувати дії
choice-done-first-rooms-of-seat-up-to = Досить номерів
choice-done-play-looked-at = Нікого не наймати
choice-done-penalty = Зазнати штрафу

## Food and drink, guests, objectives

# $place: kitchen or table
choice-put =
    { $place ->
        [kitchen]
            { $food ->
                [strudel]
                    { $n ->
                        [one] { $n } струдель
                        [few] { $n } струдлі
                       *[many] { $n } струдлів
                    } на кухню
                [cake]
                    { $n ->
                        [one] { $n } тортик
                        [few] { $n } тортики
                       *[many] { $n } тортиків
                    } на кухню
                [wine]
                    { $n ->
                        [one] { $n } келих вина
                        [few] { $n } келихи вина
                       *[many] { $n } келихів вина
                    } на кухню
               *[coffee]
                    { $n ->
                        [one] { $n } філіжанка кави
                        [few] { $n } філіжанки кави
                       *[many] { $n } філіжанок кави
                    } на кухню
            }
       *[table]
            { $food ->
                [strudel] 1 струдель на столик { $table } ({ $guest })
                [cake] 1 тортик на столик { $table } ({ $guest })
                [wine] 1 келих вина на столик { $table } ({ $guest })
               *[coffee] 1 філіжанка кави на столик { $table } ({ $guest })
            }
    }
# $cost: 0 or 1
choice-serve =
    { $food ->
        [strudel] Подати 1 струдель на столик { $table } ({ $guest })
        [cake] Подати 1 тортик на столик { $table } ({ $guest })
        [wine] Подати 1 келих вина на столик { $table } ({ $guest })
       *[coffee] Подати 1 філіжанку кави на столик { $table } ({ $guest })
    }{ $cost ->
        [0] {""}
       *[1] {" "}за 1 крону
    }
choice-move-in =
    { $points ->
        [0] Заселити гостя зі столика { $table } ({ $guest })
        [one] Заселити гостя зі столика { $table } ({ $guest }): { $points } очко
        [few] Заселити гостя зі столика { $table } ({ $guest }): { $points } очки
       *[many] Заселити гостя зі столика { $table } ({ $guest }): { $points } очок
    }
choice-fill = Виконати все замовлення столика { $table } ({ $guest })
choice-claim =
    Виконати завдання { $letter } за { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $objective }
choice-use-staff = Використати карту «{ $staff }»: { $parts }
choice-take-krones =
    Узяти зараз { $n ->
        [one] { $n } крону
        [few] { $n } крони
       *[many] { $n } крон
    }{ $lost ->
        [0] {""}
        [one] {" "}({ $lost } пропаде)
        [few] {" "}({ $lost } пропадуть)
       *[many] {" "}({ $lost } пропаде)
    }
choice-look = Переглянути зараз 3 карти персоналу
choice-ignore-penalty = Заплатити 1 крону й уникнути штрафу: { $penalty }

## Rooms; $colour is blue, red or yellow

choice-prepare =
    { $colour ->
        [blue] Підготувати синій номер (поверх { $floor }, стовпець { $column })
        [red] Підготувати червоний номер (поверх { $floor }, стовпець { $column })
       *[yellow] Підготувати жовтий номер (поверх { $floor }, стовпець { $column })
    } { $cost ->
        [0] безплатно
        [one] за { $cost } крону
        [few] за { $cost } крони
       *[many] за { $cost } крон
    }
choice-occupy =
    { $colour ->
        [blue] Зайняти синій номер (поверх { $floor }, стовпець { $column })
        [red] Зайняти червоний номер (поверх { $floor }, стовпець { $column })
       *[yellow] Зайняти жовтий номер (поверх { $floor }, стовпець { $column })
    }
choice-occupy-move-in =
    { $colour ->
        [blue] { $guest }: синій номер (поверх { $floor }, стовпець { $column })
        [red] { $guest }: червоний номер (поверх { $floor }, стовпець { $column })
       *[yellow] { $guest }: жовтий номер (поверх { $floor }, стовпець { $column })
    }
choice-remove =
    { $colour ->
        [blue] Вилучити синій номер (поверх { $floor }, стовпець { $column })
        [red] Вилучити червоний номер (поверх { $floor }, стовпець { $column })
       *[yellow] Вилучити жовтий номер (поверх { $floor }, стовпець { $column })
    }

## Staff

choice-play-staff =
    Зіграти карту «{ $staff }» { $cost ->
        [0] безплатно
        [one] за { $cost } крону
        [few] за { $cost } крони
       *[many] за { $cost } крон
    }
choice-return-staff = Покласти карту «{ $staff }» під низ колоди
choice-keep-staff = Залишити собі карту «{ $staff }»
choice-dismiss-staff = Вилучити карту «{ $staff }»

## Dice and draws

choice-roll = На кубику випадає { $value }
choice-draw-guest = У чергу стає { $guest }
choice-draw-staff = З колоди взято карту «{ $staff }»
choice-draw-tile = Випадає плитка імператора { $tile }
choice-draw-objective = Випадає завдання: { $objective }
choice-draw-hotel = Роздано { $hotel }
choice-draw-start = { $player } починає гру
