### Ein beendetes Spiel noch einmal ansehen.

replay = Wiedergabe
replay-slider = Stelle im Spiel
replay-at = Runde { $round }, Schritt { $at } von { $of }
replay-count = Schritt { $at } von { $of }
# Was als Nächstes gewählt wird, und von wem.
replay-next = { $name }: { $choice }
replay-end = Das Spiel ist zu Ende.
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo { $n }-fach
replay-seat = Wessen Tisch zu sehen ist

# Ein neues Spiel gegen den Computer, ab einer Stelle dieses Spiels.
play-on = Weiterspielen
play-on-title = Von hier aus weiterspielen
play-on-about =
    { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round }
    }, nach Schritt { $at }. Hier beginnt ein neues Spiel gegen den Computer.
play-on-seat = Sie spielen
play-on-level = Computer
play-on-note = Würfel und Karten kommen neu. Niemand sonst kann mitspielen, und das Spiel zählt in keiner Statistik.
play-on-start = Beginnen

# Spiele und Stellungen aus einer Datei.
load = Gespeichertes Spiel öffnen
load-which = Welches Spiel?
load-another = Ein anderes Spiel
load-choose = Datei wählen
load-drop = oder irgendwo auf dieser Seite ablegen
load-paste = Oder den Text einfügen
load-open = Öffnen
load-what = Gespeicherte Aufzeichnungen, Stellungen als Momentaufnahme oder in einer Zeile, und Spiele als Text. Sie werden geprüft, und nichts davon wird aufbewahrt.
load-found =
    { $kind ->
        [position] Eine Stellung
        [running] Ein unbeendetes Spiel
       *[finished] Ein beendetes Spiel
    }
load-players = Hoteliers
load-moves = Schritte
load-next = Sehen Sie sich jeden Augenblick an. Von dort aus können Sie gegen den Computer weiterspielen.
load-look = Ansehen
load-back = Zurück
load-too-large = Für ein gespeichertes Spiel ist das zu groß.
load-unknown = Das ist kein gespeichertes Spiel: weder Aufzeichnung noch Stellung noch ein Spiel als Text.
load-newer = Das hat eine neuere Version des Spiels geschrieben. Dieser Server kann es nicht lesen.
load-wrong-choice = Diese Aufzeichnung verstößt gegen die Regeln: Antwort Nummer { $n } ist dort nicht möglich.
load-wrong-line = Dieser Text lässt sich nicht lesen. In Zeile { $n } stimmt etwas nicht.
# $field: der Name eines Teils der Datei, etwa players[1].krones
load-wrong-field = Etwas in dieser Datei ist nicht möglich: { $field }.
