### Zagadka i rozdanie dnia.

daily-title = Dzisiaj
# $time: when the day is over, by the reader's clock
daily-about = { $day }. Dzień kończy się o { $time } twojego czasu.
daily-puzzle = Zagadka dnia
daily-deal = Rozdanie dnia
daily-link = Zagadka i rozdanie dnia

# $bot: the level of the opponent
deal-about = Te same kości i karty dla wszystkich, przeciw komputerowi ({ $bot }). Na każdym urządzeniu liczy się jedna próba; reszta to sprawa honoru.
deal-played =
    { $n ->
        [0] Nikt go jeszcze nie skończył.
        [one] Skończono 1 grę.
        [few] Skończono { $n } gry.
       *[many] Skończono { $n } gier.
    }
deal-best = Najlepszy wynik: { $points }.
deal-play = Graj
deal-mine = Dzisiejsze rozdanie na tym urządzeniu jest już rozpoczęte.
deal-open = Do mojej gry
deal-closed = Zapis i powtórka są zamknięte do końca dnia, żeby nikt nie mógł podejrzeć.
end-closed-day = Zapis i powtórka otworzą się, gdy dzień się skończy.

# $round, $players: of the position
puzzle-about =
    { $players ->
        [1] Pozycja z rundy { $round }, samotnie przeciw Leopoldowi. Znajdź najlepszą turę.
       *[other] Pozycja z rundy { $round }, liczba graczy: { $players }. Znajdź najlepszą turę.
    }
puzzle-difficulty = trudność: { $n } z 5
puzzle-try = Próba { $n }
puzzle-found = znaleziona
puzzle-gave-up = poddana
puzzle-said-start = Liczba prób: { $n }. Tura jest znaleziona, gdy brakuje najwyżej pół punktu.
puzzle-said-missing =
    { $left ->
        [0] Brakuje { $points } punktu.
        [one] Jeszcze nie: brakuje { $points } punktu. Została jedna próba.
        [few] Jeszcze nie: brakuje { $points } punktu. Zostały { $left } próby.
       *[many] Jeszcze nie: brakuje { $points } punktu. Zostało { $left } prób.
    }
puzzle-said-found = Doskonale. Nikt nie zagrałby tej tury lepiej.
puzzle-said-over = Najlepsza tura jest poniżej. Jutro będzie następna.
puzzle-best = Najlepsza tura
puzzle-go =
    { $n ->
        [1] Rozwiąż
       *[other] Spróbuj jeszcze raz
    }
puzzle-give-up = Poddaj się
puzzle-give-up-yes = Pokaż najlepszą turę
puzzle-give-up-no = Szukam dalej
puzzle-week = Siedem dni
puzzle-in-a-row =
    { $n ->
        [one] 1 dzień z rzędu
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
puzzle-mark-found = znaleziona
puzzle-mark-missed = nieznaleziona
puzzle-mark-none = bez próby
puzzle-who = Kto ją znalazł
puzzle-who-found = najlepsza tura
puzzle-who-close = do 2 punktów
puzzle-who-others = jeszcze nie
puzzle-who-nobody = Nikt jeszcze nie próbował.
# In the prompt, before what is asked
puzzle-find = Znajdź najlepszą turę, próba { $n }.
puzzle-done = Tu kończy się twoja tura; to, czego nikt nie przewidzi, liczy się średnio. Oddaj ją albo coś cofnij.
puzzle-done-short = Oddać tę turę?
puzzle-hand-in = Oddaj
