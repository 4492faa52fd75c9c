# Leopold's advice at the table.
hint-title = Leopold radzi
hint-choice = Następny wybór
hint-turn = Cała tura
hint-best = najlepsze
# Less than half a point behind.
hint-equal = równie dobre
hint-fewer = { $points } mniej
hint-any = Zagraj to, co wolisz.
hint-play = Zagraj to
hint-play-turn = Zagraj wszystko, krok po kroku
hint-best-turn = Najlepsza tura
hint-other-turn = Co się różni
# After the steps of a turn: the rest is decided when a card or guest has been drawn.
hint-draw = Dalej zależy od tego, co zostanie dobrane.
hint-step = Krok { $n } z { $of }
hint-stop = Zatrzymaj tutaj
hint-thinking = Jeszcze porównuję…
hint-first = Moje pierwsze wrażenie.
hint-sure = Na pewno.
hint-unsure = Różnica zbyt mała, by mieć pewność.
hint-looks =
    { $n ->
        [one] Zajrzałem naprzód { $n } raz.
        [few] Zajrzałem naprzód { $n } razy.
       *[many] Zajrzałem naprzód { $n } razy.
    }
hint-enough = Wystarczy, stop

# The points and the win chance that everybody can expect.
forecast = prognoza
forecast-what = Punkty na koniec, średnio, jeśli wszyscy będą dalej grać jak ekspert. W rundzie 1 prognoza może się mylić o około 25 punktów, później o mniej, a w ostatniej o około 10.
forecast-since = { $change } od twojej ostatniej tury
# $chance: under 1, over 99, or about right.
forecast-wins =
    { $chance ->
        [under] wygra poniżej 1 %
        [over] wygra ponad 99 %
       *[about] wygra { $percent } %
    }
forecast-spoken = Prognoza punktów: { $points }, { $wins }
