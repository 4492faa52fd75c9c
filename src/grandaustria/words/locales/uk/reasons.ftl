### Why something is not possible now: short and plain, one sentence.

why-not-your-turn = Зараз ходить { $player }.
why-over = Гру завершено.
why-other-first = Спершу дайте відповідь Леопольдові.
why-guest-taken = У цьому ході ви вже взяли гостя.
why-guest-after-die = Гостей беруть до кубика.
why-no-table = Усі три столики зайняті: спершу когось заселіть.
why-too-dear = Ціна цього місця: { $cost }; у вас { $krones }.
why-order-open = Замовлення ще не виконано.
why-no-room =
    { $colour ->
        [blue] Немає вільного синього номера: спершу підготуйте його.
        [red] Немає вільного червоного номера: спершу підготуйте його.
        [yellow] Немає вільного жовтого номера: спершу підготуйте його.
       *[green] Немає вільного номера: спершу підготуйте його.
    }
why-die-taken = Кубик цього ходу вже взято.
why-no-dice = На цій комірці немає кубика.
why-play-staff = Персонал грають за п’ятірку на кубику або завдяки деяким винагородам.
why-staff-dear = Зараз коштує { $cost }; у вас { $krones }.
why-used = У цьому раунді вже використано.
why-staff-by-itself = Діє сама.
why-staff-done = Її ефект уже настав.
why-staff-final = Рахується наприкінці гри.
why-claimed = Ви вже виконали це завдання.
why-objective-gone = Усі три місця зайняті.
why-not-reached = Умову ще не виконано: { $have } з { $need }.
why-room-needs-three = Номери готують за трійку на кубику або завдяки деяким винагородам.
why-room-far = Має лежати поруч із підготовленим номером, над ним або під ним.
why-room-corner = Перший номер — у лівому нижньому куті.
why-room-dear = Ціна цього поверху: { $cost }; у вас { $krones }.
why-room-high = Цього разу лише поверхи 1 і 2.
why-room-there = Його вже підготовлено.
why-room-unprepared = Спершу його треба підготувати.
why-room-occupied = Його вже зайнято.
why-room-colour = Гість хоче номер свого кольору.
why-room-waits = Чекає на гостя, чиє замовлення виконано.
why-kitchen-empty = На кухні немає нічого, на що чекають гості.
why-serve-dear = Подавання коштує 1 крону.
