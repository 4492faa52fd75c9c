### Bots, und was die Arena über sie sagt.

# Wie jeder Bot denkt, in einer Zeile.
bot-random = nimmt irgendeine Möglichkeit, alle gleich wahrscheinlich
bot-novice = trifft jede zweite Wahl auf gut Glück und folgt sonst einer guten Idee
bot-beginner = trifft jede vierte Wahl auf gut Glück und folgt sonst einer guten Idee
bot-gentle = folgt der ersten guten Idee und begnügt sich manchmal mit der zweitbesten
bot-greedy = folgt bei jedem Schritt der Möglichkeit, die am meisten verspricht, ohne lange nachzudenken
bot-careful = vergleicht ein paar Arten, den Zug zu spielen, bevor er sich entscheidet
bot-planner = vergleicht Tausende Arten, den ganzen Zug zu spielen, und nimmt die, nach der er am besten dasteht
bot-seasoned = bewertet seine Züge so, wie er es in Spielen gegen sich selbst gelernt hat, schaut aber nicht voraus
bot-expert = bewertet seine Züge so, wie er es in Spielen gegen sich selbst gelernt hat, und schaut voraus
bot-master = denkt wie der Experte, nimmt sich aber ein Vielfaches der Zeit

table-bot = Bot
table-thinks = Wie er denkt
table-games = Spiele
table-interval = 95 %
table-error = SF
table-elo = Elo
table-decisions = Entscheidungen
table-milliseconds = je in ms
table-turn = ms pro Zug (p95)
table-forfeits = Disqualifiziert

arena-title = Ergebnisse
arena-sources = Mittlere Punkte nach Herkunft
# Die Spalten der Punkte nach Herkunft, jede die Summe einiger Quellen.
arena-guests = Gäste
arena-rooms = Zimmer
arena-groups = Gruppen
arena-staff = Personal
arena-objectives = Politik
arena-emperor = Kaiser
arena-leftovers = Rest
arena-timing = Entscheidungen und Zeit
arena-adjusted = Mit weniger Glück
arena-figure = Größe
arena-wins = Siege in %
arena-scores = Punkte
arena-leads = Vorsprung
arena-raw = Roh
arena-mirrored = Gespiegelt
arena-without-luck = Bereinigt
arena-variance = Varianz
arena-summary =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $deals ->
        [one] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen
    }, { $players } Spieler, Seed { $seed }
arena-took = { $seconds } Sekunden
# $reason: raised, illegal, answer oder slow; $detail: die Ausnahme, die Wahl, der Typ der Antwort, die Sekunden
arena-forfeit =
    { $bot } wird in Spiel { $seed } auf Platz { $seat } disqualifiziert: { $reason ->
        [raised] { $detail }
        [illegal] wählte { $detail }, was nicht möglich war
        [answer] antwortete mit { $detail } statt mit der Nummer einer Wahl
       *[slow] brauchte mehr als { $detail } Sekunden für eine Entscheidung
    }
arena-more-forfeits =
    { $n ->
        [one] und 1 weiteres Mal
       *[other] und { $n } weitere Male
    }

chart-scores = Punkte: wie sie sich verteilen, und ihr Mittel ± 95 %
chart-wins = Gewonnene Spiele, mit 95-%-Intervallen; gestrichelt: alle gleich stark
chart-elo = Elo { $elo }

# Ein Platz einer Simulation und der Bot darauf.
simulate-seat = { $player }, { $bot }

benchmark-title = { $bot }, Protokoll { $protocol } ({ $print })
benchmark-event = Disziplin
benchmark-score = Gesamt
benchmark-thinking = { $ms } ms je Entscheidung
