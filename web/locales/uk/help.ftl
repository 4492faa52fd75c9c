### Help on the spot: what a thing on the table means.
### Short and plain: one or two sentences. The rules page says the rest.

help-card = Довідка

## Guests

help-guest-blue = Дворяни: синій номер
help-guest-red = Міщани: червоний номер
help-guest-yellow = Митці: жовтий номер
help-guest-green = Туристи: номер будь-якого кольору
help-guest-price =
    { $cost ->
        [0] На цьому місці черги безплатно. Один гість за хід, до кубика.
        [one] На цьому місці черги коштує { $cost } крону. Один гість за хід, до кубика.
        [few] На цьому місці черги коштує { $cost } крони. Один гість за хід, до кубика.
       *[many] На цьому місці черги коштує { $cost } крон. Один гість за хід, до кубика.
    }
help-guest-free = Цього разу безплатно, з будь-якого місця черги.
help-order = Замовлення
help-no-reward = Крім очок, винагороди немає.

## Staff, by when they work

help-staff-immediate = Одноразово: ефект настає, коли карту зіграно, і більше ніколи.
help-staff-each-round = Один раз за раунд: використайте карту будь-коли у свій хід; у наступному раунді вона знову готова.
help-staff-permanent = Постійно: відтепер діє сама щоразу, коли є нагода.
help-staff-final = Наприкінці гри: дає очки один раз, після раунду 7.

## The six action spaces; $dice is how many dice lie there

help-space-1-title = 1: струдлі й тортики
help-space-1 = Візьміть стільки смаколиків, скільки становить сила; тортиків не більше, ніж струдлів.
help-space-2-title = 2: вино й кава
help-space-2 = Візьміть стільки напоїв, скільки становить сила; кави не більше, ніж вина.
help-space-3-title = 3: підготувати номери
help-space-3 = Підготуйте не більше номерів, ніж становить сила, кожен поруч із підготовленим, заплативши за поверх.
help-space-4-title = 4: крони й імператор
help-space-4 = Візьміть крони й поділки на треку імператора, разом стільки, скільки становить сила.
help-space-5-title = 5: зіграти персонал
help-space-5 = Зіграйте з руки одну карту персоналу; сила зменшує її ціну.
help-space-6-title = 6: будь-яка дія
help-space-6 = Заплатіть 1 крону й виконайте будь-яку з дій 1–5 із силою цієї комірки. Без плати кубик нічого не дає.
help-strength =
    { $dice ->
        [0] Зараз тут немає кубика: комірку не можна використати.
        [one] { $dice } кубик: сила { $dice }.
        [few] { $dice } кубики: сила { $dice }.
       *[many] { $dice } кубиків: сила { $dice }.
    }

## Rooms; $colour is blue, red or yellow

help-room-title =
    { $colour ->
        [blue] Синій номер, поверх { $floor }
        [red] Червоний номер, поверх { $floor }
       *[yellow] Жовтий номер, поверх { $floor }
    }
help-room-empty =
    { $cost ->
        [0] Не підготовлений. Підготовка безплатна.
        [one] Не підготовлений. Підготовка коштує { $cost } крону.
        [few] Не підготовлений. Підготовка коштує { $cost } крони.
       *[many] Не підготовлений. Підготовка коштує { $cost } крон.
    }
help-room-prepared =
    { $colour ->
        [blue] Підготовлений і вільний, для дворянина або туриста.
        [red] Підготовлений і вільний, для міщанина або туриста.
       *[yellow] Підготовлений і вільний, для митця або туриста.
    }
help-room-occupied =
    { $points ->
        [one] Зайнятий. Наприкінці дає { $points } очко.
        [few] Зайнятий. Наприкінці дає { $points } очки.
       *[many] Зайнятий. Наприкінці дає { $points } очок.
    }
help-room-tenant = Тут живе { $guest }.
help-room-printed =
    { $points ->
        [one] Підготовка дає { $points } надруковане очко.
        [few] Підготовка дає { $points } надруковані очки.
       *[many] Підготовка дає { $points } надрукованих очок.
    }
# $bonus is one of help-bonus-…; $have of $size rooms of the group are occupied
help-room-group =
    { $size ->
        [1] Окрема група: коли зайнято, бонус — { $bonus }.
        [one] Група: { $size } номер, зайнято { $have }. Коли зайнято всі, бонус — { $bonus }.
        [few] Група: { $size } номери, зайнято { $have }. Коли зайнято всі, бонус — { $bonus }.
       *[many] Група: { $size } номерів, зайнято { $have }. Коли зайнято всі, бонус — { $bonus }.
    }
help-room-group-paid = Його група повна, бонус сплачено: { $bonus }.
help-bonus-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
help-bonus-krone =
    { $n ->
        [one] { $n } крона
        [few] { $n } крони
       *[many] { $n } крон
    }
help-bonus-emperor =
    { $n ->
        [one] { $n } поділка на треку імператора
        [few] { $n } поділки на треку імператора
       *[many] { $n } поділок на треку імператора
    }

## Objectives and emperor tiles

help-objective-title = Завдання { $letter }
help-objective-places = Виконайте його у свій хід: перше місце дає 15 очок, друге 10, третє 5; четверте нічого.
help-objective-have = У вас { $have } з { $need }.
help-tile-title = Плитка імператора { $letter }
help-tile-when = Після раунду { $round } всі отримують очки за свою поділку й відступають на { $back }.
help-tile-reward = Потім на 3 або далі: { $reward }.
help-tile-nothing = На 1 або 2: нічого.
help-tile-penalty = На 0: { $penalty }.

## Things on the table: help-<name> with its title

help-krones-title = Крони
help-krones = Ваші гроші, щонайбільше 20; зайве пропадає. Кожна, що лишилася наприкінці, дає 1 очко.
help-kitchen-title = Кухня
help-kitchen = Смаколики й напої на потім. За 1 крону звідси подають до 3 порцій. Кожна, що лишилася наприкінці, дає 1 очко.
help-serve-title = Подавання
help-serve = За 1 крону переміщуєте з кухні гостям до 3 смаколиків або напоїв. Будь-що інше тим часом завершує подавання.
help-points-title = Очки
help-points = Переможні очки: у кого найбільше, той перемагає. У разі нічиєї вирішує те, скільки лишилося в касі й на кухні.
# $back: how far all fall back; $round: after which round
help-emperor-title = Трек імператора
help-emperor = Після раунду { $round } всі отримують очки за свою поділку й відступають на { $back }. Потім 3 або далі дає винагороду плитки, 1 або 2 нічого, 0 штраф. Кожна поділка далі за 13 — це 1 очко.
help-zone-penalty-title = Штраф
help-zone-nothing-title = Нічого
help-zone-reward-title = Винагорода
help-queue-title = Черга
help-queue = Гості, що чекають на столик. Нові стають ліворуч, де вони дорогі, і зсуваються праворуч.
help-cafe-title = Кав’ярня
help-cafe = Три столики для гостей, що чекають на замовлення. Хто сидить тут наприкінці гри, коштує 5 очок.
help-free-table-title = Вільний столик
help-free-table = Місце ще для одного гостя. Коли сидять уже троє, більше взяти не можна.
help-turn-order-title = Порядок ходів
help-turn-order = У кожного два ходи за раунд, у порядку чисел. Узятий кубик закриває число.
help-dice-title = Кубики
help-dice = Кубики спільні. Що більше їх на комірці, то сильніша дія; кожен хід забирає один.
help-boost-title = Підсилення
help-boost = Раз за хід 1 крона додає 1 до сили дії.
help-pass-title = Пас
help-pass = Зачекайте на кращі кубики: коли всі інші завершать ходи або спасують, один кубик вибуває, а решту перекидають. Лише доки ви нічого не зробили в цьому ході.
help-end-turn-title = Кінець ходу
help-end-turn = На цьому все. Якщо хочете, спершу подавайте замовлення, заселяйте гостей і виконуйте завдання.
help-floors-title = Поверхи
help-floors = Монета — ціна підготовки номера на цьому поверсі, вінок — очки за кожен зайнятий номер наприкінці.
help-rounds-title = Раунди
help-rounds = Сім раундів. Після раундів 3, 5 і 7 на вас дивиться імператор.
help-hand-title = Рука
help-hand = Персонал, який ще можна найняти: за п’ятірку на кубику або завдяки деяким винагородам.
help-in-play-title = Зіграний персонал
help-in-play = Найнятий персонал. Лишається до кінця гри.
help-hotel-title = Готель
help-hotel = Готуйте номери, а тоді заселяйте гостей. Товсті стіни розділяють групи; повна група дає бонус.

## Icons, by their name in the set

help-icon-strudel = Струдель
help-icon-cake = Тортик
help-icon-wine = Вино
help-icon-coffee = Кава
help-icon-food = Будь-який смаколик або напій
help-icon-kitchen = Кухня
help-icon-krone = Крона
help-icon-emperor = Поділка на треку імператора
help-icon-points = Переможне очко
help-icon-prepare = Підготувати номер
help-icon-prepare-full = Підготувати номер, заплативши за поверх
help-icon-prepare-minus1 = Підготувати номер, заплативши на 1 крону менше
help-icon-prepare-free = Безплатно підготувати номер
help-icon-prepare-free-low = Безплатно підготувати номер на поверсі 1 або 2
help-icon-occupy = Зайняти вільний номер
help-icon-group = Повністю зайнята група номерів
help-icon-floors = Повністю зайнятий поверх
help-icon-columns = Повністю зайнятий стовпець
help-icon-staff = Карта персоналу
help-icon-draw-staff = Узяти з колоди карту персоналу
help-icon-play-staff = Зіграти карту персоналу
help-icon-draw-three = Переглянути три карти персоналу, зіграти одну
help-icon-guest = Узяти гостя
help-icon-extra = Бонусна дія
help-icon-objective = Завдання
help-icon-t-immediate = Одноразово
help-icon-t-round = Один раз за раунд
help-icon-t-permanent = Постійно
help-icon-t-final = Наприкінці гри
help-icon-c-blue = Синій: дворяни
help-icon-c-red = Червоний: міщани
help-icon-c-yellow = Жовтий: митці
help-icon-c-green = Зелений: туристи
help-icon-key = Можна заселяти; номер зайнято без гостя

## Why can't I?

help-not-now = Не зараз.
