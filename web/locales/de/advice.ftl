# Leopold's advice at the table.
hint-title = Leopold rät
hint-choice = Nächste Wahl
hint-turn = Ganzer Zug
hint-best = am besten
# Less than half a point behind.
hint-equal = gleich gut
hint-fewer = { $points } weniger
hint-any = Spielen Sie, was Ihnen am besten gefällt.
hint-play = Das spielen
hint-play-turn = Alles spielen, Schritt für Schritt
hint-best-turn = Der beste Zug
hint-other-turn = Was anders ist
# After the steps of a turn: the rest is decided when a card or guest has been drawn.
hint-draw = Dann kommt es darauf an, was gezogen wird.
hint-step = Schritt { $n } von { $of }
hint-stop = Hier anhalten
hint-thinking = Ich vergleiche noch …
hint-first = Mein erster Eindruck.
hint-sure = Sicher.
hint-unsure = Zu knapp, um sicher zu sein.
hint-looks =
    { $n ->
        [one] Einmal vorausgeschaut.
       *[other] { $n }-mal vorausgeschaut.
    }
hint-enough = Gut genug, anhalten

# The points and the win chance that everybody can expect.
forecast = Prognose
forecast-what = Die Punkte am Ende, im Durchschnitt, wenn alle weiter wie der Experte spielen. In Runde 1 kann die Prognose um etwa 25 Punkte danebenliegen, später um weniger, in der letzten Runde um etwa 10.
forecast-since = { $change } seit Ihrem letzten Zug
# $chance: under 1, over 99, or about right.
forecast-wins =
    { $chance ->
        [under] gewinnt unter 1 %
        [over] gewinnt über 99 %
       *[about] gewinnt { $percent } %
    }
forecast-spoken = Prognose: { $points } Punkte, { $wins }
