### Die Analyse eines beendeten Spiels: wo es entschieden wurde. Die Wörter für die Zahlen sind überall dieselben.

review = Analyse
review-title = Wo das Spiel entschieden wurde
# In a list: Milena 104
review-score = { $name } { $points }
review-hotels =
    { $hotel ->
        [night] Nachthotels.
       *[day] Taghotels.
    }
review-looked =
    { $n ->
        [one] Leopold hat sich 1 Zug angesehen.
       *[other] Leopold hat sich alle { $n } Züge angesehen.
    }
review-learn =
    { $n ->
        [one] Aus Ihrem Fehler lernen
       *[other] Aus Ihren { $n } Fehlern lernen
    }

# The curve
review-win = Siegchance
review-points = Punkte
review-measure = Was die Kurve zeigt
review-mark-mistake = Fehler
review-mark-find = guter Fund
review-luck-of = Glück: { $name }
review-round = Runde { $round }
review-percent =
    { $bound ->
        [under] unter { $percent } %
        [over] über { $percent } %
       *[about] { $percent } %
    }
review-from-to = Siegchance { $before } → { $after }
review-when =
    { $kind ->
        [setup] Vor der ersten Runde
        [scoring] Wertung in Runde { $round }
        [extra] Runde { $round }, Extrazug
       *[turn] Runde { $round }, Zug { $turn }
    }
# As short as can be
review-when-short =
    { $kind ->
        [setup] Start
        [scoring] R{ $round } · K
        [extra] R{ $round } · +
       *[turn] R{ $round } · { $turn }
    }
review-when-drawn =
    { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round }
    }
review-col-turn = Zug
review-col-hotelier = Hotelier
review-col-before = Siegchance vorher
review-col-after = Siegchance nachher
review-col-given = ver­schenkt

# How each played
review-how = Wie jeder gespielt hat
review-like = spielte wie ein
review-luck = Glück
review-result = Ergeb­nis
review-without = ohne Glück
review-you = Sie
review-sum-expert = ein Experten­spiel
review-sum-luck = Glück
review-sum-given = ver­schenkt
review-sum-others = Züge der anderen
review-sum-unexplained = nicht erklärt
review-sum-result =
    { $who ->
        [you] Ihr Ergeb­nis
       *[other] Ergeb­nis
    }
review-means = Was die Zahlen bedeuten
review-word-forecast = Prognose
review-word-forecast-is = Die Punkte, die ein Platz am Ende im Mittel bekommt, wenn alle wie der Experte weiterspielen.
review-word-win = Siegchance
review-word-win-is = Der Anteil dieser Spiele, die der Platz gewinnt. Ein geteilter Sieg zählt anteilig.
review-word-given = Verschenkte Punkte
review-word-given-is = Die Prognose nach dem besten Zug minus die Prognose nach dem gespielten. Nie weniger als nichts.
review-word-luck = Glück
review-word-luck-is = Was Würfel, neue Gäste und gezogene Karten an der Prognose geändert haben, gemessen am Mittel dessen, was hätte kommen können.
review-word-others = Züge der anderen
review-word-others-is = Was die Züge der anderen für diesen Platz geändert haben.
review-word-expert = Ein Expertenspiel
review-word-expert-is = Die Prognose am Anfang, nach dem Austeilen.
review-word-unexplained = Nicht erklärt
review-word-unexplained-is = Was übrig bleibt: wo sich die Prognose widersprochen hat.
review-word-without = Ohne Glück
review-word-without-is = Das Ergebnis minus Glück.
review-word-find = Guter Fund
review-word-find-is = Der beste Zug, wenn jede andere Art von Zug 2 Punkte oder mehr zurückliegt.
review-word-like = Spielte wie ein …
review-word-like-is = Nach den verschenkten Punkten je Zug. Gemeint ist dieses Spiel, nicht die Person.

# The list of turns
review-turns-of = { $name }: Züge
review-which = Welche Züge
review-tab-mistakes = Fehler
review-tab-finds = Gute Funde
review-tab-luck = Glück
review-tab-all = Alle
review-size-find = Fund
review-size-best = bester
review-size-equal = gut
review-nothing = Nichts
review-nothing-better = Nichts Besseres
review-only-good = Der einzige gute Zug
review-not-own = Eine Vertretung spielte: Das zählt nicht.
review-waiting = Diesen Zug hat sich Leopold noch nicht angesehen.
review-rest =
    { $n ->
        [one] Der andere Zug hat { $points } verschenkt.
       *[other] Die anderen { $n } Züge haben zusammen { $points } verschenkt.
    }
review-rest-best =
    { $n ->
        [0] { "" }
        [one] Einer davon war der bestmögliche.
       *[other] { $n } davon waren die bestmöglichen.
    }
review-none-mistakes = Bisher kein Fehler.
review-none-finds = Kein Zug war der einzige gute.
review-none-luck = Weder Würfel noch Karten haben viel geändert.
review-none-all = Hier gibt es keine Züge.
review-perfect = Hier gibt es nichts zu lernen.
review-perfect-about = Kein Zug hat mehr als 2 Punkte verschenkt.
# $points: with its sign
review-luck-said = { $name } { $points }

# A turn
review-on-board = Am Brett
review-played =
    { $who ->
        [you] Sie spielten
       *[other] { $name } spielte
    }
review-better-by = Besser um { $points }
review-why = Warum?
review-line-points =
    { $n ->
        [one] Punkt,
       *[other] Punkte,
    }
review-line-wins = gewinnt { $chance }
review-from = Woher die { $points } Punkte kommen
review-source-guests = Einquartierte Gäste
review-source-rooms = Zimmer
review-source-groups = Gruppen
review-source-staff = Personal
review-source-objectives = Politikkarten
review-source-emperor = Kaiserleiste
review-source-leftovers = Kronen und Küche
# As it is read out
review-said-waiting = Diesen Zug hat sich Leopold noch nicht angesehen.
review-said-find = Ein guter Fund: Nichts anderes kam in die Nähe.
review-said-best = Etwas Besseres wurde nicht gefunden.
review-said-equal = So gut wie der beste.
review-said-given =
    { $who ->
        [you] Sie haben { $points } verschenkt.
       *[other] { $name } hat { $points } verschenkt.
    }
review-said-played = Gespielt: { $steps }.
review-said-better = Besser: { $steps }.

# Before and while Leopold looks
review-not-yet = Dieses Spiel habe ich mir noch nicht angesehen. Es dauert eine Minute oder länger; Sie können inzwischen weitermachen.
review-look = Jetzt ansehen
review-look-again = Noch einmal ansehen
review-stopped = Ich bin noch nicht fertig. Was ich bisher weiß, bleibt.
review-looking = Leopold sieht es sich an
review-looking-round =
    { $round ->
        [0] Vor Runde 1, Zug { $turns } von { $of }.
       *[other] Runde { $round }, Zug { $turns } von { $of }.
    }
review-looking-about = Die Züge erscheinen, sobald sie fertig sind. Sie können gehen; es geht weiter.
review-looking-quarter = { $n } Prozent fertig.
review-not-wait = Nicht warten
review-note = Zu diesem Spiel
review-left =
    { $round ->
        [0] Von Anfang an spielte eine Vertretung für { $name }.
       *[other] Ab Runde { $round } spielte eine Vertretung für { $name }.
    }
review-left-not = Diese Züge zählen nicht.
review-old = Dieses Spiel wurde gespeichert, bevor Ziehungen vermerkt wurden.
review-old-luck = Fehler lassen sich zeigen, Glück nicht.

# A turn on the board
review-turn-compared = Zwei Züge im Vergleich
review-turn-view = Was das Brett zeigt
review-turn-before = Vorher
review-turn-played = Gespielt
review-turn-better = Besser
review-turn-about = Das Brett vor dem Zug. Hohle Nummern: was gespielt wurde. Volle Nummern: der bessere Zug.
review-turn-of = { $n } von { $of }
review-turn-last = Der Zug davor
review-turn-next = Der nächste Zug
review-watch = Ansehen
review-watch-step = Schritt { $n } von { $of }.
review-watch-end = Der Zug ist zu Ende.
review-watch-back = Ein Schritt zurück
review-watch-on = Ein Schritt weiter
review-watch-close = Zurück zum Vergleich
review-play-on = Von hier weiterspielen
review-try = Selbst versuchen
review-sure = { $ways } Arten, diesen Zug zu spielen, wurden angesehen; { $points } ist auf etwa { $error } genau.
review-only-one = Anders ließ sich dieser Zug nicht spielen.

# Learn from your mistakes
learn-title = Einen besseren Zug finden
learn-about = { $when }. Hier haben Sie { $points } Punkte verschenkt. Spielen Sie den Zug am Brett noch einmal.
learn-count = Fehler { $n } von { $of }
learn-try = Ihr Versuch
learn-was = Das haben Sie gespielt
learn-new = Ihr neuer Zug
learn-start = Was leuchtet, können Sie spielen.
learn-clue = Ein Hinweis
learn-clue-two = Noch ein Hinweis
learn-answer = Lösung zeigen
learn-skip = Überspringen
learn-next = Nächster Fehler
learn-again = Noch einmal
learn-done = Zurück zur Analyse
learn-rule = Ein Zug gilt als gefunden, wenn er weniger als 1 Punkt verschenkt.
# In the prompt, before what is asked
learn-find = Finden Sie einen besseren Zug.
learn-measuring = Leopold vergleicht Ihren Zug mit dem besten.
learn-found = Gefunden
learn-found-best = So gut wie der beste Zug, den es gab.
learn-found-near = { $points } Punkte hinter dem besten Zug: Das ist nah genug.
learn-not-yet = Noch nicht: Dieser Zug verschenkt { $points } Punkte.
learn-the-best = Der beste Zug
learn-also = Auch gut
# Clues: what to look at
learn-look-guest = Achten Sie auf diesen Gast: { $guest }.
learn-look-die = Achten Sie auf die Würfel mit { $die }.
learn-look-staff = Achten Sie auf diese Karte: { $staff }.
learn-look-pass = Müssen Sie überhaupt spielen? Denken Sie ans Passen.
learn-look-order = Der Würfel stimmt. Achten Sie auf das, was davor und danach kommt.
learn-look-first = So fängt es an: { $step }.
