### What cards and tiles do, put together from parts.
### Where a number is a discount, 99 stands for: free of charge.

## Lists

# The items of an order, the cards in the queue.
list-items = { $first }, { $rest }
# The parts of a reward.
list-parts = { $first }; { $rest }
list-or = { $first } або { $rest }

## Parts of a reward, an ability or an order, by effect

# The same part more than once.
part-times =
    { $part } — { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
part-gain-krones =
    { $n ->
        [one] { $n } крона
        [few] { $n } крони
       *[many] { $n } крон
    }
part-gain-emperor-steps =
    { $n ->
        [one] { $n } поділка
        [few] { $n } поділки
       *[many] { $n } поділок
    } на треку імператора
part-gain-staff-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
part-gain-tile-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
part-gain-tile-points-per-staff =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    } за кожну зіграну карту персоналу
part-gain-strudel =
    { $n ->
        [one] { $n } струдель
        [few] { $n } струдлі
       *[many] { $n } струдлів
    }
part-gain-cake =
    { $n ->
        [one] { $n } тортик
        [few] { $n } тортики
       *[many] { $n } тортиків
    }
part-gain-wine =
    { $n ->
        [one] { $n } келих вина
        [few] { $n } келихи вина
       *[many] { $n } келихів вина
    }
part-gain-coffee =
    { $n ->
        [one] { $n } філіжанка кави
        [few] { $n } філіжанки кави
       *[many] { $n } філіжанок кави
    }
part-gain-any-food =
    { $n ->
        [one] { $n } будь-який смаколик або напій
        [few] { $n } будь-які смаколики або напої
       *[many] { $n } будь-яких смаколиків або напоїв
    }
part-prepare-room = підготувати номер
part-prepare-room-for-one-less = підготувати номер, заплативши на 1 крону менше
part-prepare-room-free = безплатно підготувати номер
part-prepare-room-free-floors-1-2 = безплатно підготувати номер на поверсі 1 або 2
part-prepare-occupied-room-free = безплатно підготувати номер, відразу зайнятий
part-prepare-occupied-room-free-floors-1-2 = безплатно підготувати номер на поверсі 1 або 2, відразу зайнятий
part-occupy-room =
    { $n ->
        [1] зайняти вільний номер
        [one] зайняти до { $n } вільного номера
        [few] зайняти до { $n } вільних номерів
       *[many] зайняти до { $n } вільних номерів
    }
part-take-guest-free = безплатно взяти гостя
part-draw-staff =
    узяти з колоди { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    } персоналу
part-play-staff =
    { $n ->
        [0] зіграти карту персоналу за звичайну ціну
        [99] безплатно зіграти карту персоналу
        [one] зіграти карту персоналу, заплативши на { $n } крону менше
        [few] зіграти карту персоналу, заплативши на { $n } крони менше
       *[many] зіграти карту персоналу, заплативши на { $n } крон менше
    }
part-draw-three-play-one =
    { $n ->
        [99] переглянути 3 карти персоналу й безплатно зіграти одну
        [one] переглянути 3 карти персоналу й зіграти одну, заплативши на { $n } крону менше
        [few] переглянути 3 карти персоналу й зіграти одну, заплативши на { $n } крони менше
       *[many] переглянути 3 карти персоналу й зіграти одну, заплативши на { $n } крон менше
    }
part-fill-order = виконати все замовлення одного гостя
part-extra-action = бонусна дія з будь-якої комірки, де є кубик (він лишається на місці)
part-extra-turn = додатковий хід після поточного, без узяття кубика

## Staff, by the kind of their ability

staff-immediate = Одноразово: { $parts }
staff-once-per-round = Один раз за раунд: { $parts }

waives-blue = Готувати сині номери можна безплатно
waives-red = Готувати червоні номери можна безплатно
waives-yellow = Готувати жовті номери можна безплатно
waives-serving = Подавати замовлення з кухні можна безплатно
waives-guests = Брати гостей із черги можна безплатно
waives-penalty = Під час імператорського підрахунку за 1 крону можна уникнути штрафу

# $colour is blue, red, yellow, green or any; $size the least number of items ordered, or 0
reaction-guest-leaves =
    { $size ->
        [0]
            { $colour ->
                [blue] За кожного заселеного синього гостя: { $part }
                [red] За кожного заселеного червоного гостя: { $part }
                [yellow] За кожного заселеного жовтого гостя: { $part }
                [green] За кожного заселеного зеленого гостя: { $part }
               *[any] За кожного заселеного гостя: { $part }
            }
        [one] За кожного заселеного гостя, у замовленні якого щонайменше { $size } смаколик або напій: { $part }
        [few] За кожного заселеного гостя, у замовленні якого щонайменше { $size } смаколики або напої: { $part }
       *[many] За кожного заселеного гостя, у замовленні якого щонайменше { $size } смаколиків або напоїв: { $part }
    }
reaction-room-occupied = За кожен номер, що стає зайнятим: { $part }
reaction-emperor-rewards = За кожну винагороду імператора: { $part }

die-bonus = Коли берете кубик зі значенням { $values }: { $parts }
bonus-strength = сила більша на { $n }
bonus-both = кожна одиниця сили дає крону й поділку на треку імператора
bonus-no-fee = без плати
bonus-also = { $part } — до дії або після неї

# $colour is blue, red, yellow, or green for all rooms
final-per-room =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен { $colour ->
        [blue] зайнятий синій номер
        [red] зайнятий червоний номер
        [yellow] зайнятий жовтий номер
       *[green] зайнятий номер
    }
final-per-tile = Наприкінці гри: 1 очко за кожну плитку номера, вільного чи зайнятого
final-per-colour-set =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен набір із синього, червоного й жовтого зайнятих номерів
final-per-group =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну повністю зайняту групу
# $lines is floors or columns
final-per-line =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен повністю зайнятий { $lines ->
        [floors] поверх
       *[columns] стовпець
    }
final-per-staff =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну зіграну карту персоналу, разом із цією
final-per-objective =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожне виконане завдання
# $most is 0 if there is no limit
final-per-space =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну пройдену поділку треку імператора{ $most ->
        [0] {""}
        [one] , щонайбільше { $most } очко
        [few] , щонайбільше { $most } очки
       *[many] , щонайбільше { $most } очок
    }
# $own is yes or no
final-best-of-others =
    { $own ->
        [yes] Наприкінці гри: дає стільки ж очок, скільки найкраща інша зіграна карта остаточного підрахунку, хоч би чия вона була
       *[no] Наприкінці гри: дає стільки ж очок, скільки найкраща карта остаточного підрахунку, зіграна суперником
    }

## Penalties of the emperor tiles; $otherwise are the points lost if they cannot be suffered in full

penalty-lose-krones =
    втрата { $n ->
        [one] { $n } крони
        [few] { $n } крон
       *[many] { $n } крон
    } (якщо неможливо — { $otherwise ->
        [one] { $otherwise } очка
        [few] { $otherwise } очок
       *[many] { $otherwise } очок
    })
penalty-lose-points =
    втрата { $n ->
        [one] { $n } очка
        [few] { $n } очок
       *[many] { $n } очок
    }
penalty-lose-points-per-staff =
    втрата { $n ->
        [one] { $n } очка
        [few] { $n } очок
       *[many] { $n } очок
    } за кожну зіграну карту персоналу
# $served is yes or no
penalty-lose-food =
    { $served ->
        [yes] втрата всіх смаколиків і напоїв: і з кухні, і зі столиків гостей
       *[no] втрата всіх смаколиків і напоїв із кухні
    }
penalty-return-from-hand =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    } персоналу з руки — під низ колоди (якщо неможливо — втрата { $otherwise ->
        [one] { $otherwise } очка
        [few] { $otherwise } очок
       *[many] { $otherwise } очок
    })
penalty-remove-free-rooms =
    { $n ->
        [1] втрата вільного номера з найвищого поверху
        [one] втрата { $n } вільного номера, завжди з найвищого поверху
        [few] втрата { $n } вільних номерів, завжди з найвищого поверху
       *[many] втрата { $n } вільних номерів, завжди з найвищого поверху
    } (якщо неможливо — { $otherwise ->
        [one] { $otherwise } очка
        [few] { $otherwise } очок
       *[many] { $otherwise } очок
    })
# $column is yes or no
penalty-remove-occupied-rooms =
    { $column ->
        [yes] втрата зайнятого номера з найвищого поверху й одного під ним у тому самому стовпці
       *[no] втрата зайнятого номера з найвищого поверху й одного з найближчого поверху нижче
    }
penalty-dismiss-final-scoring =
    втрата зіграної карти персоналу для остаточного підрахунку (якщо неможливо — { $otherwise ->
        [one] { $otherwise } очка
        [few] { $otherwise } очок
       *[many] { $otherwise } очок
    })
