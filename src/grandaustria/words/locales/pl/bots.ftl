### Bots, and what the arena says about them.

# How each bot thinks, in one line.
bot-random = wybiera cokolwiek, każda możliwość jest równie prawdopodobna
bot-novice = połowy wyborów dokonuje na chybił trafił, w pozostałych idzie za obiecującym pomysłem
bot-beginner = jednej czwartej wyborów dokonuje na chybił trafił, w pozostałych idzie za obiecującym pomysłem
bot-gentle = idzie za pierwszym obiecującym pomysłem, a czasem zadowala się drugim najlepszym
bot-greedy = na każdym kroku swojej tury wybiera to, co najbardziej obiecujące, bez dłuższego namysłu
bot-careful = porównuje kilka sposobów rozegrania tury, zanim się zdecyduje
bot-planner = porównuje tysiące sposobów rozegrania całej tury i wybiera najkorzystniejszy
bot-seasoned = ocenia swoje tury tak, jak nauczył się w grach z samym sobą, ale nie patrzy naprzód
bot-expert = ocenia swoje tury tak, jak nauczył się w grach z samym sobą, i patrzy naprzód
bot-master = myśli jak ekspert, ale poświęca na to kilka razy więcej czasu

table-bot = Bot
table-thinks = Jak myśli
table-games = Gry
table-interval = 95%
table-error = SE
table-elo = Elo
table-decisions = Decyzje
table-milliseconds = ms na decyzję
table-turn = ms na turę (p95)
table-forfeits = Walkowery

arena-title = Wyniki
arena-sources = Średnie punkty według źródła
# The columns of points by source, each the sum of a few sources.
arena-guests = Goście
arena-rooms = Pokoje
arena-groups = Grupy
arena-staff = Personel
arena-objectives = Polityka
arena-emperor = Cesarz
arena-leftovers = Reszta
arena-timing = Decyzje i czas
arena-adjusted = Z mniejszym udziałem losu
arena-figure = Miara
arena-wins = Wygrane w %
arena-scores = Punkty
arena-leads = Przewaga
arena-raw = Surowo
arena-mirrored = Lustrzanie
arena-without-luck = Po korekcie
arena-variance = Wariancja
arena-summary =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } w { $deals ->
        [one] 1 rozdaniu
        [few] { $deals } rozdaniach
       *[many] { $deals } rozdaniach
    }, { $players } graczy, ziarno { $seed }
arena-took = { $seconds } s
# $reason: raised, illegal, answer or slow; $detail: the exception, the choice, the type of the answer, the seconds
arena-forfeit =
    { $bot } oddaje walkowerem partię { $seed } na miejscu { $seat }: { $reason ->
        [raised] { $detail }
        [illegal] niedozwolony wybór { $detail }
        [answer] odpowiedź typu { $detail } zamiast numeru wyboru
       *[slow] ponad { $detail } s na jedną decyzję
    }
arena-more-forfeits =
    { $n ->
        [one] i jeszcze 1
        [few] i jeszcze { $n }
       *[many] i jeszcze { $n }
    }

chart-scores = Punkty: rozkład oraz średnia ± 95%
chart-wins = Wygrane partie z przedziałami 95%; linia przerywana: wszyscy równie silni
chart-elo = Elo { $elo }

# A seat of a simulation and the bot on it.
simulate-seat = { $player }, { $bot }

benchmark-title = { $bot }, protokół { $protocol } ({ $print })
benchmark-event = Próba
benchmark-score = Razem
benchmark-thinking = { $ms } ms na decyzję
