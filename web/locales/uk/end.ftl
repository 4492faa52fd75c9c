### The end of a game: final scoring, breakdown, points by round.

end-title = Рахунок
end-counting = Остаточний підрахунок
# $n: how many winners
end-winner =
    { $n ->
        [one] { $winners } має найкращий готель Відня
        [few] { $winners } мають найкращі готелі Відня
       *[many] { $winners } мають найкращі готелі Відня
    }
# $hotel: night or day; $staff: standard, introductory or draft
end-about =
    Сім раундів, { $hotel ->
        [night] нічні готелі
       *[day] денні готелі
    }, { $staff ->
        [introductory] набори персоналу для початківців
        [draft] персонал після відбору
       *[standard] персонал із колоди
    }.
# $how: clear, tie (won with more krones and kitchen) or shared
end-won =
    { $how ->
        [shared] Спільна перемога.
        [tie] Перемога за нічиєї: у касі й на кухні лишилося більше.
       *[clear]
            { $by ->
                [one] Перемога з перевагою в { $by } очко.
                [few] Перемога з перевагою в { $by } очки.
               *[many] Перемога з перевагою в { $by } очок.
            }
    }
end-record = Зберегти запис
end-rematch = Зіграти ще раз
end-join-rematch = До нової гри
# For those who watched.
end-watch-rematch = Дивитися нову гру
end-place = { $place }.
end-computer = комп’ютер, { $bot }
# $bot: expert, planner, …
end-finished-by =
    гру завершив { $bot ->
        [expert] знавець
        [planner] стратег
       *[other] комп’ютер
    }

end-score = Рахунок
end-in-game = Під час гри
end-final = Остаточний підрахунок
end-row-guests = Заселені гості
end-row-groups = Повні сині групи
end-row-rooms = Номери з очками
end-row-emperor = Трек імператора
end-row-tiles = Плитки імператора
end-row-steps = Поділки за треком
end-row-objectives = Завдання
end-row-staff = Персонал під час гри
end-row-earlier = Набрані раніше
end-row-final-staff = Персонал наприкінці гри
end-row-final-rooms = Зайняті номери за поверхами
end-row-final-leftovers = Крони й кухня
end-row-final-guests = Гості в кав’ярні
end-total = Разом
end-so-far = Поки що
end-next = Далі
end-all = Показати все
end-again = Порахувати ще раз
# Read out while the final scoring goes on.
end-said = { $name } { $n }

end-chart = Очки за раундами
end-chart-start = старт
end-chart-final = кінець
end-claims = Виконані завдання
end-nobody = ніхто
end-moments = Визначні миті
# A round, as short as can be.
end-round = Р{ $round }

# Sharing a finished game by a link.
share = Поділитися
share-done = Відкрито для всіх
share-agree = Погодитися
share-make = Створити посилання
share-title = Поділитися цією грою
share-about = Хто має посилання, може переглянути всю гру з відкритими картами та іменами за столом. Ваш чат лишається між вами. Погодитися мають усі, хто грав, і кожен може будь-коли передумати.
share-yes = згода є
share-not-yet = згоди ще немає
# $n: how many names
share-waiting =
    { $n ->
        [one] Ще має погодитися: { $names }. Запитання чекає біля рахунку та в «Моїх іграх».
        [few] Ще мають погодитися: { $names }. Запитання чекає біля рахунку та в «Моїх іграх».
       *[other] Ще мають погодитися: { $names }. Запитання чекає біля рахунку та в «Моїх іграх».
    }
share-wish =
    { $n ->
        [one] Цією грою хоче поділитися { $names }.
        [few] Цією грою хочуть поділитися { $names }.
       *[other] Цією грою хочуть поділитися { $names }.
    }
share-link = Посилання на гру
share-take-back = Відкликати згоду
# In the list of games.
share-game = Поділитися грою з: { $names }
share-listed = відкрито для всіх
share-listed-wish = поділитися?
# After “Won by 3 points.”
end-loaded = Зіграно від завантаженої позиції: у статистику не входить.
