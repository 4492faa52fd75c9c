### Warum etwas jetzt nicht geht; kurz und einfach, ein Satz.

why-not-your-turn = { $player } ist an der Reihe.
why-over = Das Spiel ist zu Ende.
why-other-first = Beantworten Sie zuerst, was Leopold fragt.
why-guest-taken = In diesem Zug haben Sie schon einen Gast genommen.
why-guest-after-die = Gäste werden vor dem Würfel genommen.
why-no-table = Alle drei Tische sind besetzt: Quartieren Sie erst jemanden ein.
why-too-dear = Dieser Platz kostet { $cost }; Sie haben { $krones }.
why-order-open = Die Bestellung ist noch nicht erfüllt.
why-no-room =
    { $colour ->
        [blue] Kein blaues Zimmer ist frei: Bereiten Sie erst eines vor.
        [red] Kein rotes Zimmer ist frei: Bereiten Sie erst eines vor.
        [yellow] Kein gelbes Zimmer ist frei: Bereiten Sie erst eines vor.
       *[green] Kein Zimmer ist frei: Bereiten Sie erst eines vor.
    }
why-die-taken = Den Würfel dieses Zuges haben Sie schon genommen.
why-no-dice = Auf diesem Feld liegt kein Würfel.
why-play-staff = Personal wird mit einer 5 ausgespielt oder durch manche Belohnung.
why-staff-dear = Kostet jetzt { $cost }; Sie haben { $krones }.
why-used = In dieser Runde schon genutzt.
why-staff-by-itself = Das wirkt von selbst.
why-staff-done = Der Effekt ist eingetreten.
why-staff-final = Das zählt am Ende des Spiels.
why-claimed = Diese haben Sie schon erfüllt.
why-objective-gone = Alle drei Plätze sind vergeben.
why-not-reached = Die Bedingung ist noch nicht erfüllt: { $have } von { $need }.
why-room-needs-three = Zimmer werden mit einer 3 vorbereitet oder durch manche Belohnung.
why-room-far = Es muss neben, über oder unter einem vorbereiteten Zimmer liegen.
why-room-corner = Das erste Zimmer ist das unten links.
why-room-dear = Seine Etage kostet { $cost }; Sie haben { $krones }.
why-room-high = Diesmal nur Etage 1 und 2.
why-room-there = Es ist schon vorbereitet.
why-room-unprepared = Es muss erst vorbereitet werden.
why-room-occupied = Es ist schon bezogen.
why-room-colour = Der Gast will ein Zimmer der eigenen Farbe.
why-room-waits = Es wartet auf einen Gast, dessen Bestellung erfüllt ist.
why-kitchen-empty = In der Küche ist nichts, worauf Ihre Gäste warten.
why-serve-dear = Servieren kostet 1 Krone.

## Was nichts bewirken würde

idle-rooms-dear = Sie können kein angrenzendes Zimmer bezahlen: Es würde nichts geschehen.
idle-rooms-full = Alle Zimmer sind schon vorbereitet: Es würde nichts geschehen.
idle-hand-empty = Sie haben kein Personal auf der Hand: Es würde nichts geschehen.
idle-staff-dear = Sie können niemanden aus Ihrer Hand bezahlen: Es würde nichts geschehen.
idle-fee = Ihnen fehlt die Krone für die Aktion: Es würde nichts geschehen.
