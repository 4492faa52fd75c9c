### Задача та роздача дня.

daily-title = Сьогодні
# $time: when the day is over, by the reader's clock
daily-about = { $day } День закінчується о { $time } за вашим годинником.
daily-puzzle = Задача дня
daily-deal = Роздача дня
daily-link = Задача та роздача дня

# $bot: the level of the opponent
deal-about = Однакові кубики й карти для всіх, проти комп’ютера ({ $bot }). На кожному пристрої рахується одна спроба; решта — справа честі.
deal-played =
    { $n ->
        [0] Ще ніхто не дограв.
        [one] Дограно { $n } гру.
        [few] Дограно { $n } гри.
       *[many] Дограно { $n } ігор.
    }
deal-best = Найкращий результат: { $points }.
deal-play = Грати
deal-mine = Ви вже почали сьогоднішню роздачу на цьому пристрої.
deal-open = До моєї гри
deal-closed = Запис і повтор закриті до кінця дня, щоб ніхто не міг підглянути.
end-closed-day = Запис і повтор відкриються, коли день закінчиться.

# $round, $players: of the position
puzzle-about =
    { $players ->
        [1] Позиція з раунду { $round }, наодинці проти Леопольда. Знайдіть найкращий хід.
       *[other] Позиція з раунду { $round }, готельєрів: { $players }. Знайдіть найкращий хід.
    }
puzzle-difficulty = складність: { $n } з 5
puzzle-try = Спроба { $n }
puzzle-found = знайдено
puzzle-gave-up = здача
puzzle-said-start = Спроб: { $n }. Хід знайдено, коли бракує щонайбільше пів очка.
puzzle-said-missing =
    { $left ->
        [0] Бракує { $points } очка.
        [one] Ще ні: бракує { $points } очка. Лишилася { $left } спроба.
        [few] Ще ні: бракує { $points } очка. Лишилося { $left } спроби.
       *[many] Ще ні: бракує { $points } очка. Лишилося { $left } спроб.
    }
puzzle-said-found = Чудово. Ніхто не зіграв би цей хід краще.
puzzle-said-over = Найкращий хід — нижче. Завтра буде новий.
puzzle-best = Найкращий хід
puzzle-go =
    { $n ->
        [1] Розв’язати
       *[other] Ще одна спроба
    }
puzzle-give-up = Здатися
puzzle-give-up-yes = Показати найкращий хід
puzzle-give-up-no = Шукати далі
puzzle-week = Сім днів
puzzle-in-a-row =
    { $n ->
        [one] { $n } день поспіль
        [few] { $n } дні поспіль
       *[many] { $n } днів поспіль
    }
puzzle-mark-found = знайдено
puzzle-mark-missed = не знайдено
puzzle-mark-none = без спроби
puzzle-who = Хто знайшов
puzzle-who-found = найкращий хід
puzzle-who-close = до 2 очок
puzzle-who-others = ще ні
puzzle-who-nobody = Ще ніхто не пробував.
# In the prompt, before what is asked
puzzle-find = Знайдіть найкращий хід, спроба { $n }.
puzzle-done = Тут ваш хід закінчується; те, чого ніхто не передбачить, рахується в середньому. Здайте його або щось скасуйте.
puzzle-done-short = Здати цей хід?
puzzle-hand-in = Здати
