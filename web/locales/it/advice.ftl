# Leopold's advice at the table.
hint-title = Leopold consiglia
hint-choice = Prossima scelta
hint-turn = Turno intero
hint-best = la migliore
# Less than half a point behind.
hint-equal = vale lo stesso
hint-fewer = { $points } in meno
hint-any = Giochi quella che preferisce.
hint-play = Gioca questa
hint-play-turn = Gioca tutto, passo per passo
hint-best-turn = Il turno migliore
hint-other-turn = Che cosa cambia
# After the steps of a turn: the rest is decided when a card or guest has been drawn.
hint-draw = Poi dipende da che cosa si pesca.
hint-step = Passo { $n } di { $of }
hint-stop = Fermati qui
hint-thinking = Sto ancora confrontando…
hint-first = La mia prima impressione.
hint-sure = Sicuro.
hint-unsure = Troppo vicine per esserne sicuro.
hint-looks =
    { $n ->
        [one] Ho guardato avanti { $n } volta.
       *[other] Ho guardato avanti { $n } volte.
    }
hint-enough = Basta così

# The points and the win chance that everybody can expect.
forecast = previsione
forecast-what = I punti finali, in media, se tutti continuano a giocare come l’esperto. Il margine di errore è di circa 25 punti nel round 1, poi diminuisce fino a circa 10 nell’ultimo.
forecast-since = { $change } dal Suo ultimo turno
# $chance: under 1, over 99, or about right.
forecast-wins =
    { $chance ->
        [under] vince sotto l’1 %
        [over] vince oltre il 99 %
       *[about] vince { $percent } %
    }
forecast-spoken = Previsione: { $points } punti, { $wins }
