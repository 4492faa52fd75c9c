### Розбір закінченої гри: де вона вирішилася. Слова для чисел усюди ті самі.

review = Розбір
review-title = Де вирішилася гра
# In a list: Milena 104
review-score = { $name } { $points }
review-hotels =
    { $hotel ->
        [night] Нічні готелі.
       *[day] Денні готелі.
    }
review-looked =
    { $n ->
        [one] Леопольд переглянув { $n } хід.
        [few] Леопольд переглянув усі { $n } ходи.
       *[many] Леопольд переглянув усі { $n } ходів.
    }
review-learn =
    { $n ->
        [one] Повчитися на { $n } помилці
        [few] Повчитися на { $n } помилках
       *[many] Повчитися на { $n } помилках
    }

# The curve
review-win = Шанс на перемогу
review-points = Очки
review-measure = Що показує крива
review-mark-mistake = помилка
review-mark-find = знахідка
review-luck-of = удача: { $name }
review-round = Раунд { $round }
review-percent =
    { $bound ->
        [under] менше { $percent } %
        [over] понад { $percent } %
       *[about] { $percent } %
    }
review-from-to = шанс { $before } → { $after }
review-when =
    { $kind ->
        [setup] Перед першим раундом
        [scoring] Підрахунок у раунді { $round }
        [extra] Раунд { $round }, додатковий хід
       *[turn] Раунд { $round }, хід { $turn }
    }
# As short as can be
review-when-short =
    { $kind ->
        [setup] Старт
        [scoring] Р{ $round } · І
        [extra] Р{ $round } · +
       *[turn] Р{ $round } · { $turn }
    }
review-when-drawn =
    { $round ->
        [0] Перед першим раундом
       *[other] Раунд { $round }
    }
review-col-turn = Хід
review-col-hotelier = Готельєр
review-col-before = шанс до ходу
review-col-after = шанс після ходу
review-col-given = віддано

# How each played
review-how = Хто як зіграв
review-like = гра на рівні
review-luck = удача
review-result = результат
review-without = без удачі
review-you = ви
review-sum-expert = гра експерта
review-sum-luck = удача
review-sum-given = віддано
review-sum-others = ходи інших
review-sum-unexplained = не пояснено
review-sum-result =
    { $who ->
        [you] ваш результат
       *[other] результат
    }
review-means = Що означають числа
review-word-forecast = Прогноз
review-word-forecast-is = Кінцеві очки, які місце здобуває в середньому, якщо всі далі грають як експерт.
review-word-win = Шанс на перемогу
review-word-win-is = Частка тих ігор, які місце виграє. Спільна перемога рахується своєю часткою.
review-word-given = Віддані очки
review-word-given-is = Прогноз після найкращого ходу мінус прогноз після зіграного. Ніколи не менше нуля.
review-word-luck = Удача
review-word-luck-is = Наскільки кубики, нові гості й узяті карти змінили прогноз проти середнього з того, що могло прийти.
review-word-others = Ходи інших
review-word-others-is = Що ходи інших змінили для цього місця.
review-word-expert = Гра експерта
review-word-expert-is = Прогноз на початку, після роздачі.
review-word-unexplained = Не пояснено
review-word-unexplained-is = Решта: там, де прогноз сам собі суперечив.
review-word-without = Без удачі
review-word-without-is = Результат мінус удача.
review-word-find = Знахідка
review-word-find-is = Найкращий хід, коли кожен хід іншого роду відстає щонайменше на 2 очки.
review-word-like = Гра на рівні …
review-word-like-is = За відданими очками на хід. Ідеться про цю гру, а не про людину.

# The list of turns
review-turns-of = { $name }: ходи
review-which = Які ходи
review-tab-mistakes = Помилки
review-tab-finds = Знахідки
review-tab-luck = Удача
review-tab-all = Усі
review-size-find = знахідка
review-size-best = найкращий
review-size-equal = добрий
review-nothing = Нічого
review-nothing-better = Нічого кращого
review-only-good = Єдиний добрий хід
review-not-own = Грав замінник: це не рахується.
review-waiting = Цього ходу Леопольд ще не переглянув.
review-rest =
    { $n ->
        [one] Інший { $n } хід віддав { $points }.
        [few] Інші { $n } ходи разом віддали { $points }.
       *[many] Інші { $n } ходів разом віддали { $points }.
    }
review-rest-best =
    { $n ->
        [0] { "" }
        [one] { $n } з них був найкращим із можливих.
        [few] { $n } з них були найкращими з можливих.
       *[many] { $n } з них були найкращими з можливих.
    }
review-none-mistakes = Поки що жодної помилки.
review-none-finds = Жоден хід не був єдиним добрим.
review-none-luck = Ні кубики, ні карти мало що змінили.
review-none-all = Ходів тут немає.
review-perfect = Тут нема чого вчитися.
review-perfect-about = Жоден хід не віддав більше ніж 2 очки.
# $points: with its sign
review-luck-said = { $name } { $points }

# A turn
review-on-board = На полі
review-played =
    { $who ->
        [you] Ваш хід
       *[other] Хід: { $name }
    }
review-better-by = Краще на { $points }
review-why = Чому?
review-line-points =
    { $n ->
        [one] очко,
        [few] очки,
       *[many] очок,
    }
review-line-wins = перемога { $chance }
review-from = Звідки беруться { $points } очка
review-source-guests = Заселені гості
review-source-rooms = Номери
review-source-groups = Групи
review-source-staff = Персонал
review-source-objectives = Завдання
review-source-emperor = Трек імператора
review-source-leftovers = Крони й кухня
# As it is read out
review-said-waiting = Цього ходу Леопольд ще не переглянув.
review-said-find = Знахідка: ніщо інше не було близько.
review-said-best = Нічого кращого не знайшлося.
review-said-equal = Такий самий добрий, як найкращий.
review-said-given =
    { $who ->
        [you] Ви віддали { $points }.
       *[other] { $name }: віддано { $points }.
    }
review-said-played = Зіграно: { $steps }.
review-said-better = Краще: { $steps }.

# Before and while Leopold looks
review-not-yet = Цієї гри я ще не переглянув. Це займе хвилину або більше, а ви тим часом можете робити щось інше.
review-look = Переглянути зараз
review-look-again = Переглянути ще раз
review-stopped = Я ще не закінчив. Те, що знаю, лишається.
review-looking = Леопольд переглядає
review-looking-round =
    { $round ->
        [0] Перед раундом 1, хід { $turns } з { $of }.
       *[other] Раунд { $round }, хід { $turns } з { $of }.
    }
review-looking-about = Ходи з’являються, щойно вони готові. Можете піти: робота триватиме.
review-looking-quarter = Готово { $n } відсотків.
review-not-wait = Не чекати
review-note = Про цю гру
review-left =
    { $round ->
        [0] Від початку за гравця { $name } грав замінник.
       *[other] Від раунду { $round } за гравця { $name } грав замінник.
    }
review-left-not = Ці ходи не рахуються.
review-old = Цю гру збережено до того, як почали занотовувати добирання.
review-old-luck = Помилки показати можна, удачу ні.

# A turn on the board
review-turn-compared = Порівняння двох ходів
review-turn-view = Що показує поле
review-turn-before = До ходу
review-turn-played = Зіграно
review-turn-better = Краще
review-turn-about = Поле перед ходом. Порожні номери: що зіграно. Повні номери: кращий хід.
review-turn-of = { $n } з { $of }
review-turn-last = Попередній хід
review-turn-next = Наступний хід
review-watch = Дивитися
review-watch-step = Крок { $n } з { $of }.
review-watch-end = Хід закінчено.
review-watch-back = Крок назад
review-watch-on = Крок далі
review-watch-close = Назад до порівняння
review-play-on = Грати далі звідси
review-try = Спробувати
review-sure = Переглянуто способів зіграти цей хід: { $ways }; { $points } з точністю близько { $error }.
review-only-one = Цей хід інакше не зіграти.

# Learn from your mistakes
learn-title = Знайдіть кращий хід
learn-about = { $when }. Тут ви віддали { $points } очка. Зіграйте це ще раз на полі.
learn-count = Помилка { $n } з { $of }
learn-try = Ваша спроба
learn-was = Ось що ви зіграли
learn-new = Ваш новий хід
learn-start = Те, що світиться, можна зіграти.
learn-clue = Підказка
learn-clue-two = Ще підказка
learn-answer = Показати розв’язок
learn-skip = Пропустити
learn-next = Наступна помилка
learn-again = Ще раз
learn-done = Назад до розбору
learn-rule = Хід знайдено, якщо він віддає менше ніж 1 очко.
# In the prompt, before what is asked
learn-find = Знайдіть кращий хід.
learn-measuring = Леопольд порівнює ваш хід із найкращим.
learn-found = Знайдено
learn-found-best = Такий самий добрий, як найкращий хід.
learn-found-near = До найкращого ходу бракує { $points } очка: це досить близько.
learn-not-yet = Ще ні: цей хід віддає { $points } очка.
learn-the-best = Найкращий хід
learn-also = Теж добре
# Clues: what to look at
learn-look-guest = Зверніть увагу на цього гостя: { $guest }.
learn-look-die = Зверніть увагу на кубики з { $die }.
learn-look-staff = Зверніть увагу на цю карту: { $staff }.
learn-look-pass = Чи треба взагалі грати? Подумайте про пас.
learn-look-order = Кубик правильний. Зверніть увагу на те, що до нього й після нього.
learn-look-first = Починається так: { $step }.
