### What staff and emperor tiles do.

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
