### Hilfe an Ort und Stelle: was ein Ding auf dem Tisch bedeutet.
### Kurz und einfach: ein, zwei Sätze. Den Rest sagt die Seite der Regeln.

help-card = Hilfe

## Gäste

help-guest-blue = Adlige: blaues Zimmer
help-guest-red = Bürger: rotes Zimmer
help-guest-yellow = Künstler: gelbes Zimmer
help-guest-green = Touristen: Zimmer beliebiger Farbe
help-guest-price =
    { $cost ->
        [0] Kostenfrei auf diesem Platz der Reihe. Ein Gast pro Zug, vor dem Würfel.
        [one] Kostet 1 Krone auf diesem Platz der Reihe. Ein Gast pro Zug, vor dem Würfel.
       *[other] Kostet { $cost } Kronen auf diesem Platz der Reihe. Ein Gast pro Zug, vor dem Würfel.
    }
help-guest-free = Diesmal kostenfrei, wo auch immer der Gast steht.
help-order = Bestellung
help-no-reward = Keine Belohnung außer den Punkten.

## Personal, nach der Art des Effekts

help-staff-immediate = Sofort: Der Effekt tritt ein, wenn die Karte ausgespielt wird, und nie wieder.
help-staff-each-round = Einmal pro Runde: jederzeit im eigenen Zug nutzbar; in der nächsten Runde wieder frisch.
help-staff-permanent = Dauerhaft: wirkt ab jetzt von selbst, wann immer es passt.
help-staff-final = Schlusswertung: zählt einmal, nach Runde 7.

## Die sechs Aktionsfelder; $dice ist, wie viele Würfel dort liegen

help-space-1-title = 1: Strudel und Torte
help-space-1 = So viele Stücke nehmen, wie die Stärke sagt, nie mehr Torte als Strudel.
help-space-2-title = 2: Wein und Kaffee
help-space-2 = So viele Getränke nehmen, wie die Stärke sagt, nie mehr Kaffee als Wein.
help-space-3-title = 3: Zimmer vorbereiten
help-space-3 = Höchstens so viele Zimmer vorbereiten, wie die Stärke sagt, jedes neben einem vorhandenen; seine Etage ist zu bezahlen.
help-space-4-title = 4: Kronen und Kaiser
help-space-4 = Kronen und Kaiserschritte nehmen, zusammen so viele, wie die Stärke sagt.
help-space-5-title = 5: Personal ausspielen
help-space-5 = Eine Personalkarte von der Hand ausspielen; die Stärke senkt ihre Kosten.
help-space-6-title = 6: beliebige Aktion
help-space-6 = 1 Krone bezahlen und eine der Aktionen 1 bis 5 mit der Stärke dieses Feldes ausführen. Ohne die Krone bringt der Würfel nichts.
help-strength =
    { $dice ->
        [0] Hier liegt gerade kein Würfel: Das Feld ist nicht wählbar.
        [one] 1 Würfel: Stärke 1.
       *[other] { $dice } Würfel: Stärke { $dice }.
    }

## Zimmer; $colour ist blue, red oder yellow

help-room-title =
    { $colour ->
        [blue] Blaues Zimmer, Etage { $floor }
        [red] Rotes Zimmer, Etage { $floor }
       *[yellow] Gelbes Zimmer, Etage { $floor }
    }
help-room-empty =
    { $cost ->
        [0] Nicht vorbereitet. Es vorzubereiten kostet nichts.
        [one] Nicht vorbereitet. Es vorzubereiten kostet 1 Krone.
       *[other] Nicht vorbereitet. Es vorzubereiten kostet { $cost } Kronen.
    }
help-room-prepared =
    { $colour ->
        [blue] Vorbereitet und frei, für Adlige oder Touristen.
        [red] Vorbereitet und frei, für Bürger oder Touristen.
       *[yellow] Vorbereitet und frei, für Künstler oder Touristen.
    }
help-room-occupied =
    { $points ->
        [one] Bezogen. Zählt am Ende 1 Punkt.
       *[other] Bezogen. Zählt am Ende { $points } Punkte.
    }
help-room-tenant = Hier wohnt: { $guest }.
help-room-printed =
    { $points ->
        [one] Wer es vorbereitet, erhält den aufgedruckten Punkt.
       *[other] Wer es vorbereitet, erhält die aufgedruckten { $points } Punkte.
    }
# $bonus ist eines von help-bonus-…; $have von $size Zimmern der Gruppe sind bezogen
help-room-group =
    { $size ->
        [one] Eine Gruppe für sich: Bezogen bringt sie { $bonus }.
       *[other] Gruppe aus { $size } Zimmern, davon bezogen: { $have }. Sind es alle, bringt sie { $bonus }.
    }
help-room-group-paid = Die Gruppe ist voll und hat { $bonus } gebracht.
help-bonus-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
help-bonus-krone =
    { $n ->
        [one] 1 Krone
       *[other] { $n } Kronen
    }
help-bonus-emperor =
    { $n ->
        [one] 1 Kaiserschritt
       *[other] { $n } Kaiserschritte
    }

## Politikkarten und Kaiserplättchen

help-objective-title = Politikkarte { $letter }
help-objective-places = Im eigenen Zug zu erfüllen: 15 Punkte für den ersten Platz, 10 für den zweiten, 5 für den dritten; der vierte geht leer aus.
help-objective-have = Sie haben { $have } von { $need }.
help-tile-title = Kaiserplättchen { $letter }
help-tile-when = Nach Runde { $round } werten alle ihr Feld und fallen um { $back } zurück.
help-tile-reward = Danach auf 3 oder mehr: { $reward }.
help-tile-nothing = Auf 1 oder 2: nichts.
help-tile-penalty = Auf 0: { $penalty }.

## Dinge auf dem Tisch: help-<Name> mit Titel

help-krones-title = Kronen
help-krones = Ihr Geld, höchstens 20; was darüber hinausgeht, verfällt. Jede übrige Krone zählt am Ende 1 Punkt.
help-kitchen-title = Küche
help-kitchen = Speisen und Getränke für später. Für 1 Krone servieren Sie von hier bis zu 3 Waren. Jede übrige Ware zählt am Ende 1 Punkt.
help-serve-title = Servieren
help-serve = 1 Krone bringt bis zu 3 Waren aus der Küche auf Bestellungen. Jede andere Handlung dazwischen beendet das Servieren.
help-points-title = Punkte
help-points = Siegpunkte: Wer die meisten hat, gewinnt. Bei Gleichstand zählt, wer mehr Kronen und Waren übrig hat.
# $back: wie weit alle zurückfallen; $round: nach welcher Runde
help-emperor-title = Kaiserleiste
help-emperor = Nach Runde { $round } erhalten alle die Punkte ihres Feldes und fallen um { $back } zurück. Danach bringt 3 oder mehr den Bonus des Plättchens, 1 oder 2 nichts, 0 die Strafe. Schritte über 13 hinaus zählen je 1 Punkt.
help-zone-penalty-title = Strafe
help-zone-nothing-title = Nichts
help-zone-reward-title = Bonus
help-queue-title = Reihe
help-queue = Gäste, die auf einen Tisch warten. Neue kommen links dazu, wo sie teuer sind, und rücken nach rechts.
help-cafe-title = Café
help-cafe = Drei Tische für Gäste, deren Bestellung noch nicht erfüllt ist. Wer am Ende noch hier sitzt, kostet 5 Punkte.
help-free-table-title = Freier Tisch
help-free-table = Platz für einen weiteren Gast. Sitzen schon drei, können Sie keinen mehr nehmen.
help-turn-order-title = Reihenfolge
help-turn-order = Alle haben zwei Züge pro Runde, in der Reihenfolge der Zahlen. Der genommene Würfel verdeckt die Zahl.
help-dice-title = Würfel
help-dice = Diese Würfel gehören allen. Je mehr auf einem Feld liegen, desto stärker die Aktion; jeder Zug nimmt einen weg.
help-boost-title = Verstärken
help-boost = Einmal pro Zug macht 1 Krone die Aktion um 1 stärker.
help-pass-title = Passen
help-pass = Auf bessere Würfel warten: Sind alle anderen fertig oder haben gepasst, kommt ein Würfel weg, und die übrigen werden erneut geworfen. Nur, ehe Sie im Zug etwas getan haben.
help-end-turn-title = Zug beenden
help-end-turn = Sie sind fertig. Servieren, einquartieren und Politikkarten erfüllen können Sie nur davor.
help-floors-title = Etagen
help-floors = Die Münze zeigt, was es kostet, in dieser Etage ein Zimmer vorzubereiten; der Lorbeer, was jedes bezogene am Ende zählt.
help-rounds-title = Runden
help-rounds = Sieben Runden. Nach Runde 3, 5 und 7 mustert Sie der Kaiser.
help-hand-title = Hand
help-hand = Personal, das Sie noch einstellen können, mit einer 5 oder durch manche Belohnung.
help-in-play-title = Personal im Spiel
help-in-play = Personal, das Sie eingestellt haben. Es bleibt bis zum Ende des Spiels.
help-hotel-title = Hotel
help-hotel = Bereiten Sie Zimmer vor und quartieren Sie dann Gäste ein. Dicke Mauern trennen die Gruppen; eine volle Gruppe bringt ihren Bonus.

## Symbole, nach ihrem Namen im Satz

help-icon-strudel = Strudel
help-icon-cake = Torte
help-icon-wine = Wein
help-icon-coffee = Kaffee
help-icon-food = Ware nach Wahl
help-icon-kitchen = Küche
help-icon-krone = Krone
help-icon-emperor = Schritt auf der Kaiserleiste
help-icon-points = Siegpunkt
help-icon-prepare = Ein Zimmer vorbereiten
help-icon-prepare-full = Ein Zimmer vorbereiten und seine Etage bezahlen
help-icon-prepare-minus1 = Ein Zimmer für 1 Krone weniger vorbereiten
help-icon-prepare-free = Ein Zimmer kostenfrei vorbereiten
help-icon-prepare-free-low = Ein Zimmer in Etage 1 oder 2 kostenfrei vorbereiten
help-icon-occupy = Ein freies Zimmer beziehen
help-icon-group = Volle Zimmergruppe
help-icon-floors = Volle Etage
help-icon-columns = Volle Spalte
help-icon-staff = Personalkarte
help-icon-draw-staff = Eine Personalkarte ziehen
help-icon-play-staff = Eine Personalkarte ausspielen
help-icon-draw-three = Drei Personalkarten ansehen, eine ausspielen
help-icon-guest = Einen Gast nehmen
help-icon-extra = Bonusaktion
help-icon-objective = Politikkarte
help-icon-t-immediate = Sofort
help-icon-t-round = Einmal pro Runde
help-icon-t-permanent = Dauerhaft
help-icon-t-final = Schlusswertung
help-icon-c-blue = Blau: Adlige
help-icon-c-red = Rot: Bürger
help-icon-c-yellow = Gelb: Künstler
help-icon-c-green = Grün: Touristen
help-icon-key = Bereit zum Einzug; ein ohne Gast bezogenes Zimmer

## Warum geht das nicht?

help-not-now = Nicht jetzt.
