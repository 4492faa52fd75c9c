### Моя статистика: закінчені ігри на цьому пристрої.

stats-title = Моя статистика
# $day: when the first of them ended
stats-about =
    { $n ->
        [one] { $n } закінчена гра (з { $day }). Лише на цьому пристрої, лише для вас.
        [few] { $n } закінчені гри (з { $day }). Лише на цьому пристрої, лише для вас.
       *[many] { $n } закінчених ігор (з { $day }). Лише на цьому пристрої, лише для вас.
    }
stats-kept-here = Лише на цьому пристрої, лише для вас.
stats-none = Закінчених ігор ще немає. Коли ви дограєте одну на цьому пристрої, я почну вести тут рахунок.
stats-none-such = Закінчених ігор такого виду ще немає.
stats-filter = Які ігри
stats-filter-all = Усі
stats-filter-2 = 2
stats-filter-3 = 3
stats-filter-4 = 4 готельєри
stats-filter-alone = Наодинці

stats-games = ігри
stats-lately = { $n } за останні 30 днів
stats-won = виграно
stats-won-games =
    { $n ->
        [one] { $n } гра
        [few] { $n } гри
       *[many] { $n } ігор
    }
# 2 of 3 games
stats-of = { $won } з { $of }
stats-few = замало для відсотків
stats-points = очки за гру
stats-best = найбільше { $points }
stats-given = віддані очки
stats-given-lately = за гру; останнім часом { $n }
stats-luck = удача
stats-luck-note = за гру: вона вирівнюється
stats-rank = ви граєте як
# $rank: the next higher one; $n: points given away
stats-rank-next = { $rank } від { $n } за гру
stats-rank-best = вище вже нікуди

stats-against = Проти кого
stats-share = частка перемог
stats-points-short = очки
stats-people = Люди
# $levels: a list of stats-alone-level
stats-alone = Наодинці з Леопольдом: { $levels }.
stats-alone-level = { $won } з { $of } на рівні { $level }

stats-trend-given = Віддані очки
stats-trend-given-note = за гру, що менше, то краще
stats-trend-given-said =
    { $n ->
        [one] { $n } гра з розбором: середнє відданих очок змінилося з { $first } на { $last }.
        [few] { $n } гри з розбором: середнє відданих очок змінилося з { $first } на { $last }.
       *[many] { $n } ігор з розбором: середнє відданих очок змінилося з { $first } на { $last }.
    }
stats-trend-points = Гра за грою
stats-trend-points-note = очки та середнє за десять ігор
stats-trend-points-said =
    { $n ->
        [one] { $n } гра: середнє змінилося з { $first } на { $last }.
        [few] { $n } гри: середнє змінилося з { $first } на { $last }.
       *[many] { $n } ігор: середнє змінилося з { $first } на { $last }.
    }

stats-sources = Звідки ваші очки
stats-expert = знавець
stats-source-guests = Гості
stats-source-rooms = Номери, групи
stats-source-emperor = Імператор
stats-source-objectives = Завдання
stats-source-staff = Персонал
stats-source-final-staff = Персонал наприкінці
stats-source-final-rooms = Зайняті номери
stats-source-leftovers = Крони, кухня

stats-best-games = Найкращі ігри
stats-won-against = Перемога, суперники: { $names }
stats-played-against = Суперники: { $names }
stats-leopold = Леопольд, рівень { $level }
stats-daily = Роздача дня
stats-gave = віддано { $n }
stats-with-hints = з підказками

stats-regulars = Постійні гості
stats-everybody = Показати всіх
stats-guests = Заселені гості
stats-staff = Зіграний персонал
stats-times = { $n }×

# What counts. Both stand in one line.
stats-counted = Не рахуються ігри, які хтось покинув, які закінчив замінник, які тривали із завантаженої позиції або в які кілька людей грали на цьому пристрої.
stats-hinted =
    { $n ->
        [one] У { $n } грі Леопольд підказував.
        [few] У { $n } іграх Леопольд підказував.
       *[many] У { $n } іграх Леопольд підказував.
    }

stats-take = Узяти з собою
stats-take-about = Статистика живе лише в цьому браузері. Збережіть її у файл, щоб не загубити або перенести на інший пристрій, і завантажте його там.
stats-save = Зберегти у файл
stats-load = Завантажити файл
stats-load-wrong = Це не файл статистики.
stats-loaded =
    { $n ->
        [0] У ньому не було нічого нового.
        [one] Додано { $n } гру.
        [few] Додано { $n } гри.
       *[many] Додано { $n } ігор.
    }
stats-delete = Видалити
stats-delete-sure =
    { $n ->
        [one] Видалити статистику { $n } гри з цього пристрою?
        [few] Видалити статистику { $n } ігор з цього пристрою?
       *[many] Видалити статистику { $n } ігор з цього пристрою?
    }
stats-delete-yes = Видалити назавжди
stats-delete-no = Залишити
stats-deleted = Видалено. Наступні ігри знову рахуватимуться.
