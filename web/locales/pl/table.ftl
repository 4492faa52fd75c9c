### The table.

## Regions, read out and partly shown

rounds = Runda
rounds-region = Rundy i żetony cesarza
emperor-region = Tor cesarza
objectives = Polityka
objectives-region = Karty polityki
queue = Kolejka
queue-region = Goście w kolejce
dice = Kości
spaces-region = Pola akcji i kości
turn = Tura
turn-order = Kolejność tur
rivals-region = Inni hotelarze
your-hotel = Twój hotel
hotel-region = Pokoje
cafe = Kawiarnia
cafe-region = Twoja kawiarnia
stock-region = Korony i kuchnia
staff = Personel
staff-region = Twój personel
staff-open = Rozłóż personel
in-play = W grze
hand = Ręka
log = Dziennik
log-earlier = Wcześniejsze
prompt-region = Pytanie Leopolda
panels = Panele

## Panels of the phone, and the titles of their sheets

panel-hotel = Hotel
panel-guests = Goście
panel-staff = Personel
panel-court = Dwór
panel-rivals = Rywale
sheet-guests = Kolejka
sheet-staff = Personel
sheet-court = Dwór i polityka
sheet-rivals = Rywale
round-of = z { $rounds } rund
in-deck = { $n } w talii

## Words on the table

krones = Korony
points = Punkty
emperor = Cesarz
kitchen = Kuchnia
free = pusty
free-table = pusty stolik
free-of-charge = gratis
none = brak
no-dice = brak kości
no-effect = bez efektu
strength = siła
boost = Siła +1 za 1 koronę
order = Zamówienie
of-most = z { $most }
space-1 = strudle, ciasta
space-2 = wino, kawa
space-3 = pokoje
space-4 = korony, cesarz
space-5 = personel
space-6 = dowolna akcja
food-strudel = strudel
food-cake = ciasto
food-wine = wino
food-coffee = kawa
# So many of them.
foods-strudel =
    { $n ->
        [one] { $n } strudel
        [few] { $n } strudle
       *[many] { $n } strudli
    }
foods-cake =
    { $n ->
        [one] { $n } ciasto
        [few] { $n } ciasta
       *[many] { $n } ciast
    }
foods-wine =
    { $n ->
        [one] { $n } wino
        [few] { $n } wina
       *[many] { $n } win
    }
foods-coffee =
    { $n ->
        [one] { $n } kawa
        [few] { $n } kawy
       *[many] { $n } kaw
    }
move-in = wprowadź
ready = gotowe
ready-to-move-in = czeka na pokój
taken-now = nowy gość
taken-this-turn = gość z tej tury
used = użyta
no-cards = brak
no-staff = Brak zagranych kart personelu
rooms-occupied =
    zajęte { $occupied } z { $rooms ->
        [one] { $rooms } pokoju
        [few] { $rooms } pokoi
       *[many] { $rooms } pokoi
    }
in-hand = { $n } na ręce
serve = Podaj
serve-all = Podaj wszystko ({ $n })
# Above the list of what can be served.
serve-free = Za darmo, ile chcesz
serve-for-krone = Do { $n } porcji za 1 koronę
serve-item = { $food } dla: { $guest }
serve-up-to = Podaj do{"\u00A0"}{ $n }
serve-left =
    { $n ->
        [one] Podaj jeszcze { $n }
        [few] Podaj jeszcze { $n }
       *[many] Podaj jeszcze { $n }
    }
zone-penalty = spadek na 0: kara
# Where there is little room.
zone-penalty-short = na 0: kara
zone-nothing = nic
zone-reward = zostaje { $from } lub więcej: premia
# The same where there is little space.
zone-reward-short = od { $from }: premia
zone-reward-word = premia

## Names of things for screen readers

tile-label = Żeton cesarza { $letter } po rundzie { $round }. Premia: { $reward }. Kara: { $penalty }
emperor-label = Na torze cesarza: { $spaces }
krones-label = Korony: { $krones } (najwyżej { $most })
kitchen-label = Kuchnia: { $foods }

## The prompt bar

leopold = Leopold, hotelowy przewodnik
waiting = To była ostatnia runda.
undo = Cofnij
done = Gotowe
skip = Pomiń
skip-bots = Boty grają bez przerw, aż znów przyjdzie kolej na człowieka
pass = Spasuj
end-turn = Zakończ turę
back = Wróć
which-one = Co wybierasz?
do-not-ask-again = Nie pytaj więcej
step-guest = Gość: { $guest }
step-die = Kość { $value }
step-action = Siła { $strength }
step-put = { $guest }: { $food }
step-store = Do kuchni: { $foods }
step-serve = { $guest }: { $food } z kuchni
step-room = Pokój { $floor }.{ $column }
step-move-in = W pokoju: { $guest }
step-staff = Zatrudnienie: { $staff }
step-use = Użycie: { $staff }
step-claim = Karta polityki

## Warnings

# $missed says why nothing would happen.
warn-idle = { $missed } Zrobić to mimo wszystko?
warn-idle-yes = Zrób mimo wszystko
warn-guest = Przed wzięciem kości możesz jeszcze zaprosić gościa. Mimo to wziąć kość?
warn-guest-yes = Weź kość
warn-pass = Spasować i czekać na nowe kości?
warn-pass-yes = Spasuj
warn-claim = Punkty czekają: „{ $missed }”. Mimo to zakończyć turę?
warn-claim-yes = Zakończ turę
warn-move-in = Gość czeka: „{ $missed }”. Mimo to zakończyć turę?
warn-move-in-yes = Zakończ turę

## Draft, applicants, people

draft = Zatrzymaj jedną, podaj resztę dalej
applicants = Kandydaci
fold = Zwiń
unfold = Pokaż
computer = komputer
title-your-turn = ● Twoja tura · Grand Austria Hotel
curtain-title = { $player }, proszę
curtain-text = Przekaż urządzenie; nikt inny nie powinien patrzeć.
curtain-ready = To ja, { $player }
server-gone = Połączenie z serwerem zerwane. Próbuję ponownie…
server-unavailable = Hotel nie może teraz zajrzeć do swoich ksiąg. Próbuję ponownie…
no-such-game = Tej gry tu nie znamy albo nie masz w niej miejsca.
game-closed = Ten stolik jest zamknięty
game-removed = Ta gra została usunięta. Gry, do których długo nikt nie zaglądał, są sprzątane.
to-lobby = Lobby
rules = Zasady
resign = Opuść grę
resign-sure = Za ciebie zagra bot i nie będzie już powrotu. Opuścić grę?
resign-yes = Opuść na dobre
resign-no = Zostań
see-result = Wynik
come-back = Wracam do gry
# $bot: expert, planner or another; $until: return (until the person does) or turn (only this one)
played-for-you =
    { $bot ->
        [expert] Ekspert
        [planner] Planista
       *[other] Bot
    } { $until ->
        [return] gra za ciebie, dopóki nie wrócisz.
       *[turn] rozgrywa tę turę za ciebie. W następnej znów grasz ty.
    }
# The same about others; $until may be never: the person has left the game.
played-for =
    { $player }: { $bot ->
        [expert] ekspert
        [planner] planista
       *[other] bot
    } { $until ->
        [never] gra do końca
        [return] gra do czasu powrotu
       *[turn] rozgrywa tę turę
    }.
away = { $player } nie odpowiada.
away-clock = Decyduje zegar: gdy czas minie, zagra bot.
away-wait = Za { $time } będzie mógł grać bot.
stand-in = Niech gra bot
ask-leopold = Poproś Leopolda o radę
advice = Leopold radzi: { $choice }
time-left = Pozostały czas
hours-left = { $n } godz.
days-left =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
waiting-for-seats =
    { $n ->
        [one] Czekamy jeszcze na { $n } osobę…
        [few] Czekamy jeszcze na { $n } osoby…
       *[many] Czekamy jeszcze na { $n } osób…
    }
