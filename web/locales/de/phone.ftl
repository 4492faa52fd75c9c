### The phone. What stands between asterisks is the thing itself; a question has at most 46 letters.

round-of-short = von { $rounds }

## The prompt and its answers, one or two short words each

leopold-more = Leopold erklärt
undo-short = Zurück
pass-short = Passen
faster = Schneller
take = Nehmen
keep = Behalten
do-it = So machen
not-now = Nicht jetzt
# $bot: expert, planner or another
played-for-you-short =
    { $bot ->
        [expert] Der Experte
        [planner] Der Planer
       *[other] Ein Bot
    } spielt *für Sie*.
warn-idle-short = *Nichts* würde geschehen. Trotzdem?
warn-guest-short = *Ein Gast* ginge noch. Trotzdem der Würfel?
warn-pass-short = *Passen* und auf neue Würfel warten?
warn-claim-short = *Eine Politikkarte* wartet. Trotzdem beenden?
warn-move-in-short = *Ein Gast* ist bereit. Trotzdem beenden?

## The tray

rest-to-kitchen = der Rest in die Küche
room-n = Zimmer { $n }
then = dann
# Where a guest may move in.
moves-to =
    { $colour ->
        [blue] in ein blaues Zimmer
        [red] in ein rotes Zimmer
        [yellow] in ein gelbes Zimmer
       *[green] jede Farbe ist recht
    }
kept = behalten

## Sheets

sheet-answer = Wie viel?
sheet-draft = Draft
draft-card = Karte { $n } von { $of }
sheet-leopold = Leopold
draft-to = Die übrigen gehen an { $player }
possible-move-in = einen bedienten Gast einquartieren
possible-serve = aus der Küche servieren
possible-claim = eine Politikkarte erfüllen
what-would-you-do = Was raten Sie?
the-rule = Die Regel

# Where a player stands after the next emperor scoring.
amount-end = bei −{ $back } landen Sie auf { $space }
