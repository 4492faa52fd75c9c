### The table.

## Regions, read out and partly shown

rounds = Раунд
rounds-region = Раунди й плитки імператора
emperor-region = Трек імператора
objectives = Завдання
objectives-region = Завдання
queue = Черга
queue-region = Гості в черзі
dice = Кубики
spaces-region = Комірки дій і кубики
turn = Хід
turn-order = Порядок ходів
rivals-region = Інші готельєри
your-hotel = Ваш готель
hotel-region = Номери
cafe = Кав’ярня
cafe-region = Ваша кав’ярня
stock-region = Крони й кухня
staff = Персонал
staff-region = Ваш персонал
staff-open = Розкласти персонал
in-play = Зіграні
hand = Рука
log = Журнал
log-earlier = Раніше
prompt-region = Запитання Леопольда
panels = Панелі

## Panels of the phone, and the titles of their sheets

panel-hotel = Готель
panel-guests = Гості
panel-staff = Персонал
panel-court = Двір
panel-rivals = Суперники
sheet-guests = Черга
sheet-staff = Персонал
sheet-court = Двір і завдання
sheet-rivals = Суперники
round-of = із { $rounds } раундів
in-deck = { $n } у колоді

## Words on the table

krones = Крони
points = Очки
emperor = Імператор
kitchen = Кухня
free = вільний
free-table = вільний столик
free-of-charge = 0 крон
none = немає
no-dice = без кубиків
no-effect = без ефекту
strength = сила
boost = Сила +1 за 1 крону
order = Замовлення
of-most = із { $most }
space-1 = струдлі, тортики
space-2 = вино, кава
space-3 = номери
space-4 = крони, імператор
space-5 = персонал
space-6 = будь-яка дія
food-strudel = струдель
food-cake = тортик
food-wine = вино
food-coffee = кава
# So many of them.
foods-strudel =
    { $n ->
        [one] { $n } струдель
        [few] { $n } струдлі
       *[many] { $n } струдлів
    }
foods-cake =
    { $n ->
        [one] { $n } тортик
        [few] { $n } тортики
       *[many] { $n } тортиків
    }
foods-wine =
    { $n ->
        [one] { $n } келих вина
        [few] { $n } келихи вина
       *[many] { $n } келихів вина
    }
foods-coffee =
    { $n ->
        [one] { $n } філіжанка кави
        [few] { $n } філіжанки кави
       *[many] { $n } філіжанок кави
    }
move-in = заселити
ready = готово
ready-to-move-in = можна заселяти
taken-now = новий гість
taken-this-turn = гість цього ходу
used = вико{"\u00AD"}ристано
no-cards = немає
no-staff = Зіграних карт персоналу немає
rooms-occupied =
    зайнято { $occupied } з { $rooms ->
        [one] { $rooms } номера
        [few] { $rooms } номерів
       *[many] { $rooms } номерів
    }
in-hand = { $n } на руці
serve = Подати
serve-all = Подати все ({ $n })
# Above the list of what can be served.
serve-free = Безплатно, скільки завгодно
serve-for-krone = До { $n } порцій за 1 крону
serve-item = { $food } для: { $guest }
serve-up-to = Подати до{"\u00A0"}{ $n }
serve-left =
    { $n ->
        [one] Подати ще { $n }
        [few] Подати ще { $n }
       *[many] Подати ще { $n }
    }
zone-penalty = падає до 0: штраф
# Where there is little room.
zone-penalty-short = до 0: штраф
zone-nothing = нічого
zone-reward = лишається { $from } і більше: винагорода
# The same where there is little space.
zone-reward-short = від { $from }: винагорода
zone-reward-word = винагорода

## Names of things for screen readers

tile-label = Плитка імператора { $letter } після раунду { $round }. Винагорода: { $reward }. Штраф: { $penalty }
emperor-label = На треку імператора: { $spaces }
krones-label = Крони: { $krones } (щонайбільше { $most })
kitchen-label = Кухня: { $foods }

## The prompt bar

leopold = Леопольд, ваш наставник
waiting = Це був останній раунд.
undo = Скасувати
done = Готово
skip = Пропустити
skip-bots = Боти ходять без пауз, доки не настане черга людини
pass = Спасувати
end-turn = Завершити хід
back = Назад
which-one = Що виберете?
do-not-ask-again = Більше не питати
step-guest = Гість: { $guest }
step-die = Кубик { $value }
step-action = Сила { $strength }
step-put = { $guest }: { $food }
step-store = На кухню: { $foods }
step-serve = { $guest }: { $food } з кухні
step-room = Номер { $floor }.{ $column }
step-move-in = Заселено: { $guest }
step-staff = Найнято: { $staff }
step-use = Використано: { $staff }
step-claim = Завдання виконано

## Warnings

# $missed says why nothing would happen.
warn-idle = { $missed } Усе одно зробити це?
warn-idle-yes = Усе одно зробити
warn-guest = Перед кубиком ще можна запросити гостя. Усе одно взяти кубик?
warn-guest-yes = Узяти кубик
warn-pass = Спасувати й чекати на нові кубики?
warn-pass-yes = Спасувати
warn-claim = Очки чекають: «{ $missed }». Усе одно завершити хід?
warn-claim-yes = Завершити хід
warn-move-in = Гість чекає: «{ $missed }». Усе одно завершити хід?
warn-move-in-yes = Завершити хід

## Draft, applicants, people

draft = Залиште одну, решту передайте далі
applicants = Кандидати
fold = Згорнути
unfold = Показати
computer = комп’ютер
title-your-turn = ● Ваш хід · Гранд-готель «Австрія»
curtain-title = { $player }, прошу
curtain-text = Передайте пристрій; більше ніхто не має дивитися.
curtain-ready = Це я, { $player }
server-gone = Зв’язок із сервером утрачено. Пробую ще раз…
server-unavailable = Готель зараз не може відкрити свої книги. Пробую ще раз…
no-such-game = Цієї гри тут не знають, або у вас немає в ній місця.
game-closed = Цей столик зачинено
game-removed = Цю гру видалено. Ігри, яких довго ніхто не торкався, прибирають.
to-lobby = Лобі
rules = Правила
resign = Покинути гру
resign-sure = За вас гратиме бот, і повернутися не вдасться. Покинути гру?
resign-yes = Покинути назавжди
resign-no = Залишитися
see-result = Результат
come-back = Повернутися до гри
# $bot: expert, planner or another; $until: return (until the person does) or turn (only this one)
played-for-you =
    { $bot ->
        [expert] Знавець
        [planner] Стратег
       *[other] Бот
    } { $until ->
        [return] грає за вас, доки ви не повернетеся.
       *[turn] робить цей хід за вас. Наступний знову ваш.
    }
# The same about others; $until may be never: the person has left the game.
played-for =
    { $player }: { $bot ->
        [expert] знавець
        [planner] стратег
       *[other] бот
    } { $until ->
        [never] грає до кінця
        [return] грає до повернення
       *[turn] робить цей хід
    }.
away = { $player } не на зв’язку.
away-clock = Вирішує годинник: коли час вийде, зіграє бот.
away-wait = Через { $time } зможе грати бот.
stand-in = Хай грає бот
ask-leopold = Попросити поради в Леопольда
advice = Леопольд радить: { $choice }
time-left = Залишок часу
hours-left = { $n } год
days-left =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
waiting-for-seats =
    { $n ->
        [one] Чекаємо ще на { $n } особу…
        [few] Чекаємо ще на { $n } особи…
       *[many] Чекаємо ще на { $n } осіб…
    }
