### The phone. What stands between asterisks is the thing itself; a question has at most 46 letters.

round-of-short = di { $rounds }

## The prompt and its answers, one or two short words each

leopold-more = Leopold spiega
undo-short = Annulla
pass-short = Passa
faster = Più veloce
take = Prendi
keep = Tieni
do-it = Fai così
not-now = Non ora
# $bot: expert, planner or another
played-for-you-short =
    { $bot ->
        [expert] L’esperto
        [planner] Lo stratega
       *[other] Un bot
    } gioca *per Lei*.
warn-idle-short = Non succederebbe *nulla*. Procedere?
warn-guest-short = Può *accogliere un ospite*. Dado comunque?
warn-pass-short = *Passare* e aspettare nuovi dadi?
warn-claim-short = *Un obiettivo* aspetta. Finire comunque?
warn-move-in-short = *Un ospite* è pronto. Finire comunque?

## The tray

rest-to-kitchen = il resto in cucina
room-n = Camera { $n }
then = poi
# Where a guest may move in.
moves-to =
    { $colour ->
        [blue] in una camera blu
        [red] in una camera rossa
        [yellow] in una camera gialla
       *[green] va bene ogni colore
    }
kept = tenute

## Sheets

sheet-answer = Quanto?
sheet-draft = Draft
draft-card = carta { $n } di { $of }
sheet-leopold = Leopold
draft-to = Le altre passano a { $player }
possible-move-in = spostare in camera un ospite servito
possible-serve = servire dalla cucina
possible-claim = reclamare un obiettivo
what-would-you-do = Che cosa farebbe?
the-rule = La regola

# Where a player stands after the next emperor scoring.
amount-end = con −{ $back } finisce a { $space }
