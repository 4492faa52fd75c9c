### Розбір завершеної партії: де вона вирішилася і чому.

review-title = Де вирішилася партія
review-played-like = Рівень гри
review-expert-game = Партія експерта
review-luck = Удача
review-given-away = Віддано
review-others = Ходи інших
review-unexplained = Не пояснено
review-result = Результат
review-without-luck = Без удачі
review-mistakes = Помилки
review-good-finds = Вдалі знахідки
review-round = Раунд
review-turn = Хід
review-played = Зіграно
review-better = Краще
review-no-mistakes = Жоден хід напевно не віддав 2 очки чи більше.
# Shown while it goes on.
review-looking = Леопольд розглядає ходи
review-explaining = Леопольд шукає причини
# The time was not enough.
review-unfinished = Розглянуто ходів: { $turns } з { $of }. На решту Леопольдові треба більше секунд.

# What points given away per turn are called.
review-level-grand-hotelier = Великий готельєр
review-level-hotelier = Готельєр
review-level-concierge = Консьєрж
review-level-chief-waiter = Головний кельнер
review-level-porter = Порт’є
review-level-page = Коридорний

# Why another turn was better: the source of points that makes the difference, and if possible what it does at once.
review-why-guests-now = Він дає більше очок за гостей: «{ $guest }» заселяється одразу.
review-why-guests = Він дає більше очок за гостей у наступних ходах.
review-why-rooms = Він дає наприкінці більше номерів або номери на вищих поверхах.
review-why-groups-now =
    Він дає більше очок за групи: одразу заселяється { $colour ->
        [blue] синя
        [red] червона
       *[yellow] жовта
    }.
review-why-groups = Він дає змогу заселити більше груп.
review-why-staff-now = Він дає більше очок за персонал: карта «{ $staff }» одразу в грі.
review-why-staff = Він дає більше очок від персоналу.
review-why-objectives-now = Він одразу виконує завдання «{ $objective }».
review-why-objectives = Завдання вдається виконати раніше або більше з них.
review-why-emperor = Він дає більше від імператора: на треку, у підрахунках і за плитки.
review-why-leftovers = Наприкінці лишається більше крон і страв або менше гостей у кав’ярні.
review-why-long-run = Він окупається згодом; жодне окреме джерело очок не вирізняється.
# A second source. It follows one of the sentences above.
review-also-guests = Більше дають і гості.
review-also-rooms = Більше дають і номери.
review-also-groups = Більше дають і групи.
review-also-staff = Більше дає і персонал.
review-also-objectives = Більше дають і завдання.
review-also-emperor = Більше дає і імператор.
review-also-leftovers = Більше лишається й наприкінці.
