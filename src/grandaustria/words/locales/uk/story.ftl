### A whole game as a story: headings, and lines that sum up.

story-title = Гранд-готель «Австрія»
# $hotel: night, day or chosen; $staff: standard, introductory or draft; $edition: current or first; $promos: yes or no
story-options =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, { $hotel ->
        [night] нічні готелі
        [day] денні готелі
       *[chosen] денні готелі на вибір
    }, { $staff ->
        [introductory] набори персоналу для початківців
        [draft] персонал після відбору
       *[standard] персонал із колоди
    }, { $edition ->
        [first] перше видання
       *[current] поточне видання
    }, { $promos ->
        [yes] з промогостями
       *[no] без промогостей
    }
story-seed = { $options }, зерно { $seed }

story-opening = Перед відкриттям
# For a record that does not start with the deal.
story-continued = Гра триває
story-round = Раунд { $round }
story-turn = { $player }, хід { $number }
story-extra-turn = { $player }, додатковий хід
story-reroll = Кубики перекинуто
story-emperor = Імператорський підрахунок { $scoring }
story-final = Остаточний підрахунок

story-queue = У черзі: { $guests }
story-dice = Кубики: { $dice }
story-standings = Очки: { $standings }
story-standing = { $player } ({ $points })
# What happened, and what it changed.
story-line = { $what }: { $tallies }
tally-krones =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] крона
        [few] крони
       *[many] крон
    }
tally-emperor =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] поділка
        [few] поділки
       *[many] поділок
    } на треку імператора
tally-points =
    { $way ->
        [loss] −{ $n }
       *[gain] +{ $n }
    } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }

story-winner =
    { $player } перемагає: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }!
story-tied-winner =
    { $player } перемагає за нічиєї (по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }), бо в касі й на кухні лишилося більше!
story-shared-victory =
    Спільна перемога: { $players }, по { $points ->
        [one] { $points } очку
        [few] { $points } очки
       *[many] { $points } очок
    }!
list-and = { $first } та { $rest }
# The record ends here: who is asked for what.
story-unfinished = Тут запис закінчується. { $player } чує запитання: { $ask }
