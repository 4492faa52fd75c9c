### Der Tisch.

## Bereiche, vorgelesen und zum Teil zu sehen

rounds = Runde
rounds-region = Runden und Kaiserplättchen
emperor-region = Kaiserleiste
objectives = Politik
objectives-region = Politikkarten
queue = Reihe
queue-region = Wartende Gäste
dice = Würfel
spaces-region = Aktionsfelder und Würfel
turn = Zug
turn-order = Reihenfolge
rivals-region = Andere Hoteliers
your-hotel = Ihr Hotel
hotel-region = Zimmer
cafe = Café
cafe-region = Ihr Café
stock-region = Kronen und Küche
staff = Personal
staff-region = Ihr Personal
staff-open = Personal auslegen
in-play = Im Spiel
hand = Hand
log = Protokoll
log-earlier = Früheres
prompt-region = Was gefragt ist
panels = Bereiche

## Bereiche des Telefons, und die Titel ihrer Blätter

panel-hotel = Hotel
panel-guests = Gäste
panel-staff = Personal
panel-court = Hof
panel-rivals = Rivalen
sheet-guests = Reihe
sheet-staff = Personal
sheet-court = Hof und Politik
sheet-rivals = Rivalen
round-of = von { $rounds } Runden
in-deck = { $n } im Stapel

## Worte auf dem Tisch

krones = Kronen
points = Punkte
emperor = Kaiser
kitchen = Küche
free = frei
free-table = freier Tisch
free-of-charge = frei
none = keine
no-dice = keine Würfel
no-effect = ohne Wirkung
strength = Stärke
boost = Stärke +1 für 1 Krone
order = Bestellung
of-most = von { $most }
space-1 = Strudel, Torte
space-2 = Wein, Kaffee
space-3 = vorbereiten
space-4 = Kronen, Kaiser
space-5 = Personal
space-6 = jede Aktion
food-strudel = Strudel
food-cake = Torte
food-wine = Wein
food-coffee = Kaffee
# So viele davon.
foods-strudel = { $n } Strudel
foods-cake =
    { $n ->
        [one] 1 Torte
       *[other] { $n } Torten
    }
foods-wine = { $n } Wein
foods-coffee = { $n } Kaffee
move-in = einziehen
ready = bereit
ready-to-move-in = bereit zum Einzug
taken-now = neu da
taken-this-turn = in diesem Zug genommen
used = genutzt
no-cards = keine
no-staff = Kein Personal im Spiel
rooms-occupied =
    { $occupied } von { $rooms ->
        [one] 1 Zimmer
       *[other] { $rooms } Zimmern
    } bezogen
in-hand = { $n } auf der Hand
serve = Servieren
serve-all = Alle { $n } servieren
# Above the list of what can be served.
serve-free = Kostenfrei, so viel Sie möchten
serve-for-krone = Bis zu { $n } Waren für 1 Krone
serve-item = { $food } für { $guest }
serve-up-to = Bis zu { $n } servieren
serve-left =
    { $n ->
        [one] Noch 1 servieren
       *[other] Noch { $n } servieren
    }
zone-penalty = fällt auf 0: Strafe
# Where there is little room.
zone-penalty-short = auf 0: Strafe
zone-nothing = nichts
zone-reward = bleibt auf { $from }+: Bonus
# Dasselbe, wo wenig Platz ist.
zone-reward-short = ab { $from }: Bonus
zone-reward-word = Bonus

## Namen der Dinge für Vorleseprogramme

tile-label = Kaiserplättchen { $letter } nach Runde { $round }. Bonus: { $reward }. Strafe: { $penalty }
emperor-label = Auf der Kaiserleiste: { $spaces }
krones-label = { $krones } Kronen, höchstens { $most }
kitchen-label = Küche: { $foods }

## Die Leiste mit Leopolds Fragen

leopold = Leopold, der gute Geist des Hauses
waiting = Das war die letzte Runde.
undo = Zurück{"\u00AD"}nehmen
done = Fertig
skip = Vorspulen
skip-bots = Die Bots machen keine Pausen, bis wieder ein Mensch an der Reihe ist
pass = Passen
end-turn = Zug beenden
back = Zurück
which-one = Welche Möglichkeit?
do-not-ask-again = Nicht mehr fragen
step-guest = { $guest } genommen
step-die = Würfel { $value }
step-action = Stärke { $strength }
step-put = { $food } für { $guest }
step-store = { $foods } in die Küche
step-serve = { $food } für { $guest }
step-room = Zimmer { $floor }.{ $column }
step-move-in = { $guest } eingezogen
step-staff = { $staff } eingestellt
step-use = { $staff } genutzt
step-claim = Politikkarte erfüllt

## Warnungen

# $missed says why nothing would happen.
warn-idle = { $missed } Trotzdem?
warn-idle-yes = Trotzdem tun
warn-guest = Sie könnten noch einen Gast empfangen, ehe Sie einen Würfel nehmen. Trotzdem den Würfel nehmen?
warn-guest-yes = Würfel nehmen
warn-pass = Jetzt passen und auf neue Würfel warten?
warn-pass-yes = Passen
warn-claim = Punkte warten: „{ $missed }“. Den Zug trotzdem beenden?
warn-claim-yes = Zug beenden
warn-move-in = Ein Gast wartet: „{ $missed }“. Den Zug trotzdem beenden?
warn-move-in-yes = Zug beenden

## Draft, Bewerbungen, Leute

draft = Eine Karte behalten
applicants = Bewerbungen
fold = Einklappen
unfold = Zeigen
computer = Computer
title-your-turn = ● Sie sind dran · Grand Austria Hotel
curtain-title = { $player }, bitte
curtain-text = Geben Sie das Gerät weiter; niemand sonst sollte hinsehen.
curtain-ready = Ich bin { $player }
server-gone = Die Verbindung zum Server ist abgerissen. Neuer Versuch …
server-unavailable = Das Hotel kommt gerade nicht an seine Bücher. Neuer Versuch …
no-such-game = Dieses Spiel ist hier nicht bekannt, oder Sie haben keinen Platz darin.
game-closed = Dieser Tisch ist geschlossen
game-removed = Dieses Spiel wurde entfernt. Spiele, die lange niemand angerührt hat, werden abgeräumt.
to-lobby = Lobby
rules = Regeln
resign = Spiel verlassen
resign-sure = Ein Bot spielt an Ihrer Stelle weiter, und Sie können nicht zurückkehren. Verlassen?
resign-yes = Endgültig verlassen
resign-no = Bleiben
see-result = Zum Ergebnis
come-back = Wieder selbst spielen
# $bot: expert, planner oder ein anderer; $until: return (bis zur Rückkehr) oder turn (nur dieser Zug)
played-for-you =
    { $bot ->
        [expert] Der Experte
        [planner] Der Planer
       *[other] Ein Bot
    } { $until ->
        [return] spielt für Sie, bis Sie zurückkommen.
       *[turn] spielt diesen Zug für Sie. Danach spielen Sie wieder selbst.
    }
# Dasselbe über andere; $until auch never: die Person hat das Spiel verlassen.
played-for =
    { $bot ->
        [expert] Der Experte
        [planner] Der Planer
       *[other] Ein Bot
    } { $until ->
        [never] spielt für { $player } zu Ende.
        [return] spielt für { $player } bis zur Rückkehr.
       *[turn] spielt diesen Zug für { $player }.
    }
away = { $player } ist abwesend.
away-clock = Die Uhr entscheidet: Ist die Zeit um, spielt ein Bot.
away-wait = In { $time } darf ein Bot weiterspielen.
stand-in = Einen Bot weiterspielen lassen
ask-leopold = Leopold um Rat fragen
advice = Leopold rät: { $choice }
time-left = Verbleibende Zeit
hours-left = { $n } Std.
days-left =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
waiting-for-seats =
    { $n ->
        [one] Es fehlt noch ein Hotelier …
       *[other] Es fehlen noch { $n } Hoteliers …
    }
