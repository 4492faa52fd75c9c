### Bots, and what the arena says about them.

# How each bot thinks, in one line.
bot-random = вибирає будь-що, усі варіанти однаково ймовірні
bot-novice = половину рішень ухвалює навмання, а в решті хапається за привабливу ідею
bot-beginner = чверть рішень ухвалює навмання, а в решті хапається за привабливу ідею
bot-gentle = хапається за першу привабливу ідею, а часом задовольняється й другою
bot-greedy = на кожному кроці свого ходу вибирає найпривабливіше, не замислюючись двічі
bot-careful = порівнює кілька способів розіграти хід, перш ніж вирішити
bot-planner = порівнює тисячі способів розіграти весь хід і вибирає найвигідніший
bot-seasoned = оцінює свої ходи так, як навчився в іграх із самим собою, але не дивиться наперед
bot-expert = оцінює свої ходи так, як навчився в іграх із самим собою, і дивиться наперед
bot-master = думає як знавець, але витрачає на це в кілька разів більше часу

table-bot = Бот
table-thinks = Як думає
table-games = Ігри
table-interval = 95 %
table-error = SE
table-elo = Ело
table-decisions = Рішення
table-milliseconds = мс на рішення
table-turn = мс на хід (p95)
table-forfeits = Техн. поразки

arena-title = Результати
arena-sources = Середні очки за джерелом
# The columns of points by source, each the sum of a few sources.
arena-guests = Гості
arena-rooms = Номери
arena-groups = Групи
arena-staff = Персонал
arena-objectives = Завдання
arena-emperor = Імператор
arena-leftovers = Решта
arena-timing = Рішення й час
arena-adjusted = З меншою часткою везіння
arena-figure = Показник
arena-wins = Перемоги, %
arena-scores = Очки
arena-leads = Відрив
arena-raw = Без поправки
arena-mirrored = Дзеркально
arena-without-luck = З поправкою
arena-variance = Дисперсія
arena-summary =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    } на { $deals ->
        [one] { $deals } роздачі
        [few] { $deals } роздачах
       *[many] { $deals } роздачах
    }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, зерно { $seed }
arena-took = { $seconds } с
# $reason: raised, illegal, answer or slow; $detail: the exception, the choice, the type of the answer, the seconds
arena-forfeit =
    { $bot } зазнає технічної поразки в партії { $seed } на місці { $seat }: { $reason ->
        [raised] { $detail }
        [illegal] недозволений вибір { $detail }
        [answer] відповідь типу { $detail } замість числа вибору
       *[slow] понад { $detail } с на одне рішення
    }
arena-more-forfeits =
    { $n ->
        [one] і ще { $n }
        [few] і ще { $n }
       *[many] і ще { $n }
    }

chart-scores = Очки: розподіл і середнє ± 95 %
chart-wins = Виграні партії з інтервалами 95 %; пунктир: усі однаково сильні
chart-elo = Ело { $elo }

# A seat of a simulation and the bot on it.
simulate-seat = { $player }, { $bot }

benchmark-title = { $bot }, протокол { $protocol } ({ $print })
benchmark-event = Випробування
benchmark-score = Загалом
benchmark-thinking = { $ms } мс на рішення
