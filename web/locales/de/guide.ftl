### Leopolds Hinweise im ersten Spiel: was neu ist, in zwei, drei kurzen Sätzen.
### Jeder Hinweis hat einen Titel; sein Name sagt, wann er erscheint.

guide = Leopolds Hinweise
guide-ok = Verstanden
guide-more = Mehr dazu
guide-unfold = Lesen
guide-off = Hinweise aus

## Vor der Eröffnung

guide-welcome-title = Herzlich willkommen im Haus!
guide-welcome = Ich bin Leopold. Bewirten Sie Gäste im Café, geben Sie ihnen Zimmer und gefallen Sie dem Kaiser: Wer nach sieben Runden die meisten Punkte hat, gewinnt. Sobald etwas neu ist, melde ich mich.
guide-first-guest-title = Ihr erster Gast
guide-first-guest = Dieser kostet nichts. Sehen Sie auf die Bestellung: Je weniger Waren, desto früher zieht der Gast ein. Im Lorbeer stehen die Punkte, ganz unten die Belohnung.
guide-first-rooms-title = Drei Zimmer für den Anfang
guide-first-rooms = Beginnen Sie unten links, dann geht es Seite an Seite weiter. Höhere Etagen kosten Kronen. Halten Sie ein Zimmer in der Farbe Ihres Gastes bereit!
guide-draft-title = Personal auswählen
guide-draft = Behalten Sie eine Karte und geben Sie den Rest weiter, bis Sie sechs haben. Günstige Karten, die das ganze Spiel über helfen, sind ein guter Anfang.

## Der Spielzug

guide-guest-title = Zuerst ein Gast, wenn Sie mögen
guide-guest = Ein Gast pro Zug, und zwar vor dem Würfel. Rechts kosten sie nichts, links bis zu drei Kronen. Sie haben drei Tische.
guide-dice-title = Dann ein Würfel
guide-dice = Wählen Sie ein Feld mit Würfeln. Je mehr dort liegen, desto stärker ist die Aktion. Einen nehmen Sie weg; denken Sie also daran, wer nach Ihnen kommt.
guide-food-title = Aus dem Ofen
guide-food = Teilen Sie auf, wie Sie mögen, doch nie mehr Torte als Strudel.
guide-drinks-title = Aus dem Keller
guide-drinks = Teilen Sie auf, wie Sie mögen, doch nie mehr Kaffee als Wein.
guide-place-title = Frisch auf den Tisch
guide-place = Was Sie gerade erhalten haben, kommt kostenfrei auf eine Bestellung. Was jetzt niemand will, wartet in der Küche; es später zu servieren, kostet eine Krone.
guide-rooms-title = Zimmer vorbereiten
guide-rooms = Jedes neue Zimmer muss an eines grenzen, das Sie schon haben, und seine Etage wird bezahlt. Denken Sie an die Farben Ihrer Gäste und an Gruppen, die Sie füllen können.
guide-krones-title = Geld oder Gunst?
guide-krones = Mit Kronen bezahlen Sie Gäste, Etagen und Personal. Kaiserschritte bewahren Sie vor seiner Strafe. Sie dürfen mischen.
guide-staff-title = Personal einstellen
guide-staff = Die Stärke des Würfels senkt die Kosten. Achten Sie auf das Zeichen in der Ecke: sofort, einmal pro Runde, dauerhaft oder erst am Schluss.
guide-six-title = Die kluge Sechs
guide-six = Für eine Krone ersetzt die Sechs jede andere Aktion, mit ihrer eigenen Zahl an Würfeln.
guide-three-title = Drei Bewerbungen
guide-three = Stellen Sie eine der drei Personen zu diesem Preis ein, oder niemanden. Die übrigen kommen unter den Stapel.
guide-boost-title = Eine Krone für mehr
guide-boost = Einmal pro Zug verstärkt eine Krone Ihre Aktion um eins. Felder, auf denen das geht, zeigen +1.
guide-serve-title = Aus der Küche servieren
guide-serve = In Ihrer Küche steht etwas, das bestellt ist. Für eine Krone servieren Sie bis zu drei Waren, jederzeit in Ihrem Zug.
guide-move-in-title = Bereit für ein Zimmer
guide-move-in = Eine Bestellung ist erfüllt! Tippen Sie den Gast an, um den Schlüssel zu übergeben. Das kostet nichts, und ein Tisch wird frei.
guide-key-title = Welches Zimmer?
guide-key = Jedes freie Zimmer in der Farbe des Gastes. Touristen nehmen jedes. Wählen Sie mit Blick auf die Gruppen.
guide-any-order-title = Wie Sie wünschen
guide-any-order = Belohnungen und Boni dürfen Sie in beliebiger Reihenfolge nehmen. Manchmal lohnt es sich, mit den Kronen zu beginnen.
guide-reward-title = Ein zufriedener Gast
guide-reward = Der erste ist eingezogen: Punkte und Belohnung gehören Ihnen. Zimmer in höheren Etagen zählen am Ende mehr.
guide-group-title = Eine volle Gruppe
guide-group = Alle Zimmer zwischen diesen Mauern sind bezogen, also zahlt das Messingschild: Blau bringt Punkte, Rot Kronen, Gelb Kaiserschritte.
guide-use-staff-title = Zu Ihren Diensten
guide-use-staff = Diese Karte dürfen Sie in jeder Runde einmal nutzen. Tippen Sie sie an, wann immer es Ihnen passt.
guide-claim-title = Eine Politikkarte für Sie
guide-claim = Sie erfüllen jetzt die Bedingung. Greifen Sie zu, ehe andere es tun: 15 Punkte für den ersten, 10 für den zweiten, 5 für den dritten Platz.
guide-end-turn-title = Ehe Sie den Zug beenden
guide-end-turn = Sie dürfen noch servieren, einquartieren und Politikkarten erfüllen. Wenn alles getan ist, beenden Sie den Zug.
guide-undo-title = Doch lieber anders?
guide-undo = Solange nichts Neues aufgedeckt wurde, können Sie zurücknehmen, was Sie in diesem Zug getan haben.
guide-pass-title = Schlechte Würfel?
guide-pass = Sie dürfen passen, ehe Sie etwas getan haben. Sind alle anderen fertig oder haben gepasst, kommt ein Würfel weg, und die übrigen werden für Sie neu geworfen.
guide-reroll-title = Neue Würfel
guide-reroll = Wer gepasst hat, bekommt frische Würfel, einen weniger als zuvor.
guide-waiting-title = Während andere spielen
guide-waiting = Sehen Sie sich ihre Hotels an oder lesen Sie eine Karte: Zeigen Sie mit der Maus darauf, oder halten Sie sie gedrückt. Alles hier erklärt sich selbst.
guide-cafe-full-title = Ein volles Café
guide-cafe-full = Kein Tisch ist frei, also kann kein neuer Gast kommen. Versuchen Sie, eine Bestellung zu erfüllen; wer am Ende noch wartet, kostet fünf Punkte.
guide-rich-title = Eine schwere Kasse
guide-rich = Sie können höchstens 20 Kronen besitzen. Geben Sie welche aus, ehe neue dazukommen.

## Runden, Kaiser, Ende

guide-steps-title = Ein Schritt auf den Kaiser zu
guide-steps = Die Farben unter der Leiste zeigen, was die nächste Wertung auf jedem Feld bringt: Strafe, nichts oder Bonus.
guide-next-round-title = Eine neue Runde
guide-next-round = Es wird neu gewürfelt, und die Reihenfolge ist um einen Platz weitergerückt.
guide-objectives-title = Drei Politikkarten
guide-objectives = Haben Sie die Karten oben rechts gesehen? Wer früh kommt, erhält am meisten; der Balken zeigt, wie weit Sie sind.
# $enough steps are enough for the reward after round $round, when all fall back $back
guide-emperor-title = Der Kaiser sieht zu
guide-emperor = Nach Runde { $round } mustert er alle. Ihr Feld bringt Punkte, Sie fallen um { $back } zurück: Ab Feld drei gibt es dann einen Bonus, auf null eine Strafe. { $enough } Schritte bis dahin genügen. Würfel mit der 4, gelbe Gruppen und manche Gäste bringen Schritte.
guide-emperor-soon-title = Der Kaiser kommt
# $steps: where the player stands; $left: steps that are missing
guide-emperor-soon =
    Nach dieser Runde bringt Ihr Feld Punkte, und Sie fallen um { $back } zurück. Sie stehen auf { $steps }; { $left ->
        [one] ein Schritt mehr brächte
       *[other] { $left } Schritte mehr brächten
    } den Bonus. Auf null gibt es eine Strafe.
guide-emperor-scored-title = Der Kaiser hat gesprochen
guide-emperor-scored = Nach Runde 5 und nach Runde 7 kommt er wieder, und dann fallen Sie um fünf und um sieben zurück.
guide-penalty-title = Seine Ungnade
guide-penalty = Ihr Marker ist auf null gelandet, also müssen Sie die Strafe des Plättchens erleiden. Ein paar Schritte mehr bewahren Sie beim nächsten Mal davor.
guide-aim-move-in-title = Da wartet jemand auf ein Zimmer
guide-aim-move-in = Noch ist niemand eingezogen. Diesem Gast fehlt am wenigsten: Erfüllen Sie die Bestellung, halten Sie ein Zimmer seiner Farbe bereit, und Punkte und Belohnung gehören Ihnen.
guide-aim-group-title = Ein Zimmer fehlt zur Gruppe
guide-aim-group = Nur dieses Zimmer fehlt noch. Lassen Sie einen Gast seiner Farbe oder einen Touristen einziehen, und das Messingschild zahlt.
guide-aim-staff-title = Zeit für Personal
guide-aim-staff = Noch arbeitet niemand für Sie. Eine 5 stellt jemanden ein, und ihre Stärke senkt den Preis. Je früher, desto länger hilft es.
guide-last-round-title = Die letzte Runde
guide-last-round = Gäste, die im Café bleiben, kosten je fünf Punkte. Übrige Kronen und Waren zählen je einen Punkt, bezogene Zimmer je nach Etage einen bis vier. Personal mit Fahne wird jetzt gewertet.
guide-over-title = Das war glänzend!
guide-over = Nun kennen Sie das Haus. Versuchen Sie beim nächsten Mal die anderen Hotels, oder wählen Sie Ihr Personal im Draft.
