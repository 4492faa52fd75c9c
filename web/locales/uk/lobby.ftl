### The lobby: new games, invitations, my games.

lobby-subtitle = Відень близько 1900 року. 1–4 готельєри, сім раундів.

lobby-quick = Грати відразу
lobby-quick-play = Грати зараз
lobby-quick-play-note = проти стратега
lobby-quick-guided = Перша гра
lobby-quick-guided-note = веде Леопольд

lobby-new = Нова гра
lobby-you = ви
lobby-computer = комп’ютер
lobby-friend = Хтось із друзів
lobby-by-link = за посиланням
# Names for the computer's hoteliers.
lobby-bot-names = Мілена, Теодор, Клара, Йозеф, Оттілія
lobby-bot-random = Примхливий
lobby-bot-novice = Новачок
lobby-bot-beginner = Початківець
lobby-bot-gentle = Лагідний
lobby-bot-greedy = Амбітний
lobby-bot-careful = Уважний
lobby-bot-planner = Стратег
lobby-bot-seasoned = Досвідчений
lobby-bot-expert = Знавець
lobby-bot-master = Майстер
lobby-levels = Комп’ютер, від легкого до складного
lobby-chair = Хто сидить на місці { $n }
lobby-chair-name = Ім’я на місці { $n }
lobby-kind-open = Друг, за посиланням
lobby-kind-here = На цьому пристрої
lobby-remove = Прибрати місце { $n }
lobby-add =
    { $n ->
        [3] Додати третє місце
       *[4] Додати четверте місце
    }

lobby-hotel = Готелі
lobby-hotel-night = Ніч, однакові
lobby-hotel-day = День, 4 плани
lobby-staff = Персонал
lobby-staff-standard = З колоди
lobby-staff-introductory = Для початку
lobby-staff-draft = Відбір
lobby-clock = Час на хід
lobby-clock-none = Немає
lobby-clock-min-3 = 3 хв
lobby-clock-min-10 = 10 хв
lobby-clock-day-1 = 1 день
lobby-clock-day-3 = 3 дні
lobby-more = Більше налаштувань
lobby-edition = Видання
lobby-edition-current = Поточне
lobby-edition-first = Перше, 2015
lobby-pace = Комп’ютер грає
lobby-pace-calm = Спокійно
lobby-pace-quick = Швидко
lobby-pace-instant = Миттєво
lobby-plans = Вибрати кожному план, від A до D
lobby-plan = План для місця { $n }
lobby-promos = Двоє промогостей: { $first } та { $second }
lobby-hints = Можна просити поради в Леопольда
lobby-forecast = Прогноз очок і шансів на перемогу

lobby-tip-2 = Удвох грають 10 кубиками. Близько пів години.
lobby-tip-3 = Утрьох грають 12 кубиками. Близько години.
lobby-tip-4 = Учотирьох грають 14 кубиками. Півтори години.
lobby-tip-standard = Усі починають із шістьма картами персоналу з колоди.
lobby-tip-introductory = Усі починають із шістьма картами персоналу, дібраними для першої гри.
lobby-tip-draft = Карти персоналу ходять по колу, кожен залишає собі по одній.
# What a bot is like: its character, how it thinks, and its rating.
lobby-tip-bot = { $bot }: { $text }. Ело { $rating }.
lobby-tip-open = Далі ви отримаєте посилання для друзів; почнемо, коли всі займуть місця.
lobby-open = Відчинити двері
lobby-open-invite = Відчинити й запросити

lobby-mine = Мої ігри
lobby-mine-none = Поки що жодної. Тут на вас чекатимуть ігри з цього пристрою.
# Leopold, after two wins against a level. $bot: its name, $next: that of the next level.
lobby-next = Дві перемоги поспіль на рівні «{ $bot }»: браво! Спробуєте «{ $next }»?
lobby-next-yes = Так, залюбки
lobby-waiting =
    { $n ->
        [one] { $n } чекає на вас
        [few] { $n } чекають на вас
       *[many] { $n } чекають на вас
    }
lobby-your-turn = Ваш хід
lobby-your-turn-with = Ваш хід у грі, де { $names }
lobby-to-move = Ходить { $name }
lobby-game-playing = Гра триває
lobby-game-round = Раунд { $round } із { $rounds }
# $own: the own points, $best: the best of the others. $place: 0 when others have as many.
lobby-game-result =
    { $place ->
        [0] Завершено, { $own } : { $best }
        [1] Перемога, { $own } : { $best }
        [2] Друге місце, { $own } : { $best }
        [3] Третє місце, { $own } : { $best }
       *[4] Четверте місце, { $own } : { $best }
    }
# A game that was watched, or played by several at this device. $scores: 118 : 104
lobby-game-scores = Завершено, { $scores }
lobby-game-watched = Ви дивитеся
lobby-game-open =
    { $open ->
        [one] Бракує { $open } особи
        [few] Бракує { $open } осіб
       *[many] Бракує { $open } осіб
    }
lobby-game-over = Завершено
lobby-game-abandoned = Покинуто
lobby-forget = Прибрати зі списку гру: { $names }

lobby-join = Приєднатися
lobby-join-link = Посилання-запрошення
lobby-join-paste = Вставте надіслане посилання
lobby-join-go = Увійти
lobby-join-wrong = Це не схоже на запрошення. Має бути посилання зі словом «join».

lobby-room = Зала очікування
lobby-invited = Вас запрошено
lobby-dead = Таких дверей немає
lobby-dead-why = Мені дуже прикро, це посилання не відчиняє жодних дверей. Можливо, воно неповне або гру давно закрито. Попросіть у друзів нове.
# $hotel: night or day; $staff: standard, introductory or draft; $edition: current or first; $clock: none, turn or day
lobby-room-about =
    { $hotel ->
        [night] Нічні готелі
       *[day] Денні готелі
    }, { $staff ->
        [introductory] набори персоналу для початківців
        [draft] персонал після відбору
       *[standard] персонал із колоди
    }, { $edition ->
        [first] перше видання
       *[current] поточне видання
    }, { $clock ->
        [turn] з годинником
        [day] дні на роздуми
       *[none] без годинника
    }.
lobby-room-waiting =
    { $open ->
        [one] Вільним лишається { $open } місце. Гра почнеться, щойно його займуть; можете закрити сторінку й повернутися пізніше.
        [few] Вільними лишаються { $open } місця. Гра почнеться, щойно займуть усі; можете закрити сторінку й повернутися пізніше.
       *[many] Вільними лишаються { $open } місць. Гра почнеться, щойно займуть усі; можете закрити сторінку й повернутися пізніше.
    }
lobby-room-invited =
    { $open ->
        [1] До гри запрошує { $names }. Останнє вільне місце ваше.
        [one] До гри запрошує { $names }. Вільне ще { $open } місце.
        [few] До гри запрошує { $names }. Вільні ще { $open } місця.
       *[many] До гри запрошує { $names }. Вільних іще { $open } місць.
    }
lobby-room-leave = Назад до лобі
lobby-room-cancel = Скасувати гру
lobby-room-cancel-sure = Посилання перестане працювати. Скасувати гру?
lobby-room-give-up = Звільнити місце
lobby-room-give-up-sure = Решта збережуть свої місця, а ваше стане вільним. Звільнити його?
lobby-room-off = Цю гру скасували до початку.
lobby-room-playing = За столом: { $names }. Усі місця зайнято, але можна дивитися.
lobby-room-over = Цю гру завершено. За столом: { $names }.
lobby-seat-open = Вільне місце
lobby-seat-waiting = чекаємо
lobby-seat-fill = Нехай грає комп’ютер
lobby-seat-here = тут
lobby-seat-away = не на зв’язку
lobby-share = Посилання для друзів
lobby-copy = Копіювати
lobby-copied = Скопійовано
lobby-share-send = Поділитися
lobby-take-seat = Зайняти місце
lobby-watch = Дивитися
lobby-see-score = Побачити рахунок
