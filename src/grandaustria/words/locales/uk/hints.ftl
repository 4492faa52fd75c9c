# Why a choice or a turn is good: what the turn that begins with it does.
hint-why-guest =
    { $points ->
        [0] «{ $guest }» може заселитися цього ходу.
        [one] «{ $guest }» може заселитися цього ходу: { $points } очко.
        [few] «{ $guest }» може заселитися цього ходу: { $points } очки.
       *[many] «{ $guest }» може заселитися цього ходу: { $points } очок.
    }
hint-why-group =
    { $colour ->
        [blue] Синя
        [red] Червона
       *[yellow] Жовта
    } група стає повною.
hint-why-objective = Виконує завдання «{ $objective }».
hint-why-penalty = Досить, щоб уникнути штрафу після раунду { $round }.
hint-why-reward = Досить для винагороди після раунду { $round }.
hint-why-staff = Карта «{ $staff }» входить у гру.
hint-why-rooms =
    { $n ->
        [one] Готує номер.
        [few] Готує { $n } номери.
       *[many] Готує { $n } номерів.
    }
hint-why-taken = «{ $guest }» сідає в кав’ярні.
