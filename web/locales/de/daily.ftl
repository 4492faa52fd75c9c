### Rätsel und Spiel des Tages.

daily-title = Heute
# $time: when the day is over, by the reader's clock
daily-about = { $day }. Der Tag endet um { $time } Ihrer Zeit.
daily-puzzle = Rätsel des Tages
daily-deal = Spiel des Tages
daily-link = Rätsel und Spiel des Tages

# $bot: the level of the opponent
deal-about = Gleiche Würfel, gleiche Karten für alle, gegen den Computer ({ $bot }). Auf jedem Gerät zählt ein Versuch; alles Weitere ist Ehrensache.
deal-played =
    { $n ->
        [0] Noch hat es niemand beendet.
        [one] 1 Spiel ist beendet.
       *[other] { $n } Spiele sind beendet.
    }
deal-best = Bisher am besten: { $points }.
deal-play = Spielen
deal-mine = Sie haben das heutige Spiel auf diesem Gerät begonnen.
deal-open = Zu meinem Spiel
deal-closed = Aufzeichnung und Wiedergabe bleiben geschlossen, bis der Tag vorbei ist, damit niemand vorausschauen kann.
end-closed-day = Aufzeichnung und Wiedergabe öffnen sich, wenn der Tag vorbei ist.

# $round, $players: of the position
puzzle-about =
    { $players ->
        [1] Eine Stellung aus Runde { $round }, allein gegen Leopold. Finden Sie den besten Zug.
       *[other] Eine Stellung aus Runde { $round }, { $players } Hoteliers. Finden Sie den besten Zug.
    }
puzzle-difficulty = Schwierigkeit: { $n } von 5
puzzle-try = Versuch { $n }
puzzle-found = gefunden
puzzle-gave-up = aufgegeben
puzzle-said-start = Sie haben { $n } Versuche. Gefunden ist er, wenn höchstens ein halber Punkt fehlt.
puzzle-said-missing =
    { $left ->
        [0] Es fehlen { $points } Punkte.
        [one] Noch nicht: Es fehlen { $points } Punkte. Ein Versuch bleibt.
       *[other] Noch nicht: Es fehlen { $points } Punkte. { $left } Versuche bleiben.
    }
puzzle-said-found = Vortrefflich. Besser hätte diesen Zug niemand gespielt.
puzzle-said-over = Der beste Zug steht darunter. Morgen gibt es einen neuen.
puzzle-best = Der beste Zug
puzzle-go =
    { $n ->
        [1] Lösen
       *[other] Noch ein Versuch
    }
puzzle-give-up = Aufgeben
puzzle-give-up-yes = Besten Zug zeigen
puzzle-give-up-no = Weitermachen
puzzle-week = Sieben Tage
puzzle-in-a-row =
    { $n ->
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
puzzle-mark-found = gefunden
puzzle-mark-missed = nicht gefunden
puzzle-mark-none = nicht versucht
puzzle-who = Wer ihn fand
puzzle-who-found = bester Zug
puzzle-who-close = bis 2 Punkte
puzzle-who-others = noch nicht
puzzle-who-nobody = Noch hat es niemand versucht.
# In the prompt, before what is asked
puzzle-find = Finden Sie den besten Zug, Versuch { $n }.
puzzle-done = Hier endet Ihr Zug; was niemand vorhersehen kann, zählt im Durchschnitt. Geben Sie ihn ab, oder nehmen Sie etwas zurück.
puzzle-done-short = Diesen Zug abgeben?
puzzle-hand-in = Abgeben
