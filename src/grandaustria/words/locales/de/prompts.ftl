### Was gefragt wird, in Leopolds Worten; er sagt Sie.
### $n ist, wie viele noch übrig sind, oder ein Rabatt in Kronen (99: kostenfrei).

ask-over = Das war unsere letzte Runde. Haben Sie Dank für eine glänzende Saison!
    .short = Die *letzte Runde* ist vorbei. Danke!
ask-nature = Einen Augenblick, bitte: Würfel und Karten sind schon unterwegs.
    .short = Moment: *Würfel und Karten* kommen gleich.
ask-wait = { $player } überlegt noch.
    .short = *{ $player }* ist am Zug.

## Der Spielzug

ask-turn = Sie sind an der Reihe: auf Wunsch ein Gast, dann ein Würfel. Servieren, einquartieren und Politikkarten erfüllen dürfen Sie jederzeit.
    .short = *Ein Gast* auf Wunsch, dann *ein Würfel*.
ask-turn-die = Nehmen Sie einen Würfel. Servieren, einquartieren und Politikkarten erfüllen dürfen Sie jederzeit.
    .short = *Ein Würfel, bitte*; vorher gern servieren.
ask-turn-end = Sie dürfen noch servieren, einquartieren und Politikkarten erfüllen; danach beenden Sie Ihren Zug.
    .short = *Zug beenden*, oder servieren, einquartieren.
ask-any-order = So viel Schönes auf einmal! Was soll zuerst kommen?
    .short = *Was kommt zuerst?* Tippen Sie es an.
ask-copy-action = Eine Sechs! Für 1 Krone ersetzt sie jede andere Aktion. Welche darf es sein, wenn überhaupt?
    .short = *Welche Aktion* für 1 Krone? Oder keine.
ask-copy-action-boosted = Eine Sechs! Für 1 Krone ersetzt sie jede andere Aktion. Welche darf es sein?
    .short = *Welche Aktion* für 1 Krone?
ask-copy-action-free = Eine Sechs, und das auf Kosten des Hauses! Welche Aktion darf es sein?
    .short = *Welche Aktion*, ganz kostenfrei?
ask-food-action =
    { $n ->
        [one] Ein Strudel, frisch aus dem Ofen. Darf ich ihn holen?
       *[other] { $n } Stück aus dem Ofen, doch nie mehr Torte als Strudel. Wie darf ich sie aufteilen?
    }
    .short = *Strudel oder Torte?* Nie mehr Torte.
ask-drinks-action =
    { $n ->
        [one] Ein Glas Wein. Darf ich einschenken?
       *[other] { $n } Getränke, doch nie mehr Kaffee als Wein. Wie darf ich sie aufteilen?
    }
    .short = *Wein oder Kaffee?* Nie mehr Kaffee.
ask-krones-action =
    { $n ->
        [one] Eine Krone für die Kasse oder ein Schritt auf den Kaiser zu?
       *[other] Insgesamt { $n }: Wie viel für die Kasse, wie viel für die Gunst des Kaisers?
    }
    .short = *Kronen oder der Kaiser?*

## Gäste

ask-first-guest = Wer soll Ihr allererster Gast sein? Dieser kostet nichts.
    .short = *Ihr erster Gast?* Er kostet nichts.
ask-move-in = Den Schlüssel, bitte: Welches Zimmer soll Ihr Gast beziehen?
    .short = *Welches Zimmer* für Ihren Gast?

## Zimmer

ask-first-rooms-of-seat =
    { $n ->
        [one] Noch ein Zimmer ist vorzubereiten, ehe wir eröffnen. Welches?
       *[other] { $n } Zimmer sind vorzubereiten, ehe wir eröffnen. Welches ist das nächste?
    }
    .short = *Ein Zimmer vorbereiten*, ehe wir eröffnen.
ask-first-rooms-of-seat-up-to =
    { $n ->
        [one] Höchstens ein Zimmer noch, ehe wir eröffnen. Welches bereiten wir vor?
       *[other] Bis zu { $n } Zimmer, ehe wir eröffnen. Welches bereiten wir als Nächstes vor?
    }
    .short = *Noch ein Zimmer vorbereiten* oder aufhören?

## Personal

ask-play-looked-at =
    { $n ->
        [99] Diese Leute haben sich heute beworben. Möchten Sie jemanden davon kostenfrei einstellen?
        [one] Diese Leute haben sich heute beworben. Möchten Sie jemanden davon für 1 Krone weniger einstellen?
       *[other] Diese Leute haben sich heute beworben. Möchten Sie jemanden davon für { $n } Kronen weniger einstellen?
    }
    .short = *Jemanden einstellen?* Zum kleineren Preis.
ask-return-looked-at = Die übrigen kommen wieder unter den Stapel. Welche Karte zuerst?
    .short = *Welche Karte zuerst* unter den Stapel?
ask-keep-staff = Welche dieser Karten möchten Sie behalten? Die übrigen gehen nach links weiter.
    .short = *Eine Karte behalten*; die übrigen nach links.

## Die Ungnade des Kaisers

ask-penalty = Seine Majestät ist nicht erfreut. Wollen wir die Strafe für 1 Krone abwenden?
    .short = *1 Krone zahlen* und die Strafe abwenden?
ask-return-staff =
    { $n ->
        [one] Eine Karte von Ihrer Hand muss unter den Stapel. Welche?
       *[other] { $n } Karten von Ihrer Hand müssen unter den Stapel. Welche zuerst?
    }
    .short = *Eine Handkarte* muss unter den Stapel.
ask-dismiss-staff = Ich bedaure: Jemand vom Personal mit Schlusswertung muss uns verlassen. Wer soll es sein?
    .short = *Wer verlässt uns?* Mit Schlusswertung.
ask-remove-free-room =
    { $n ->
        [one] Wir müssen ein freies Zimmer aufgeben. Welches?
       *[other] Wir müssen { $n } freie Zimmer aufgeben. Welches zuerst?
    }
    .short = *Ein freies Zimmer* aufgeben: welches?
ask-remove-two-occupied-rooms = Wir müssen ein bezogenes Zimmer in der höchsten Etage aufgeben. Welches?
    .short = *Ein Zimmer aufgeben* in der höchsten Etage.
ask-remove-two-occupied-rooms-in-column = Wir müssen ein bezogenes Zimmer in der höchsten Etage aufgeben. Welches?
    .short = *Ein Zimmer aufgeben* in der höchsten Etage.
ask-remove-occupied-room-below = Und noch eines aus der nächsten Etage darunter, fürchte ich. Welches?
    .short = *Ein Zimmer aufgeben*, eine Etage tiefer.
ask-remove-occupied-room-below-in-column = Und noch eines darunter in derselben Spalte, fürchte ich. Welches?
    .short = *Ein Zimmer aufgeben*, in derselben Spalte.
