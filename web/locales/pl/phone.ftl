### The phone. What stands between asterisks is the thing itself; a question has at most 46 letters.

round-of-short = z { $rounds }

## The prompt and its answers, one or two short words each

leopold-more = Leopold wyjaśnia
undo-short = Cofnij
pass-short = Spasuj
faster = Szybciej
take = Weź
keep = Zatrzymaj
do-it = Zrób to
not-now = Nie teraz
# $bot: expert, planner or another
played-for-you-short =
    { $bot ->
        [expert] Ekspert
        [planner] Planista
       *[other] Bot
    } gra *za ciebie*.
warn-idle-short = *Nic* by się nie stało. Mimo to?
warn-guest-short = Możesz *zaprosić gościa*. Mimo to kość?
warn-pass-short = *Spasować* i czekać na nowe kości?
warn-claim-short = *Karta polityki* czeka. Mimo to zakończyć?
warn-move-in-short = *Gość* czeka. Mimo to zakończyć turę?

## The tray

rest-to-kitchen = reszta do kuchni
room-n = Pokój { $n }
then = potem
# Where a guest may move in.
moves-to =
    { $colour ->
        [blue] do niebieskiego pokoju
        [red] do czerwonego pokoju
        [yellow] do żółtego pokoju
       *[green] pasuje każdy kolor
    }
kept = zatrzymane

## Sheets

sheet-answer = Ile?
sheet-draft = Draft
draft-card = karta { $n } z { $of }
sheet-leopold = Leopold
draft-to = Resztę dostaje { $player }
possible-move-in = wprowadzić obsłużonego gościa
possible-serve = podać z kuchni
possible-claim = zrealizować kartę polityki
what-would-you-do = Co by zrobił Leopold?
the-rule = Zasada

# Where a player stands after the next emperor scoring.
amount-end = po −{ $back } staniesz na { $space }
