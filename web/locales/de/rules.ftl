### Die Seite der Regeln; die Regeln selbst stehen in rules.md.

rules-title = Die Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-clear = Suche leeren
rules-found =
    { $n ->
        [0] Nichts gefunden
        [one] 1 Abschnitt
       *[other] { $n } Abschnitte
    }
# Nach der Zahl der Abschnitte: was statt des Getippten gemeint war.
rules-instead = { " " }für „{ $words }“
rules-none = In den Regeln steht nichts von „{ $query }“. Versuchen Sie ein anderes Wort.
rules-back = Zurück
rules-top = Nach oben
rules-no-cards = Die Karten waren gerade nicht zu holen.
rules-tile-round = Nach Runde { $round }
rules-tile = Bonus: { $reward }. Strafe: { $penalty }.
