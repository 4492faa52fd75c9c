### Co robią inni: na bieżąco i po fakcie.

## Jedno posunięcie w paru słowach, po imieniu gracza. $die, $rooms, $cost i $foods są rysowane; $n to koszt.

act-die = bierze { $die }
act-strength = siła { $n }
act-guest =
    bierze gościa „{ $guest }”{ $n ->
        [0] {""}
       *[other] {" "}za { $cost }
    }
act-staff =
    zagrywa kartę „{ $staff }”{ $n ->
        [0] {""}
       *[other] {" "}za { $cost }
    }
act-move-in = wprowadza gościa „{ $guest }” do { $room }
act-serve = podaje { $foods }
act-prepare =
    przygotowuje { $rooms }{ $n ->
        [0] {""}
       *[other] {" "}za { $cost }
    }

## Wiersz, karta tego, kto gra, i arkusz

told-region = Co się ostatnio stało
told-since = Od twojej ostatniej tury
told-open =
    Od twojej ostatniej tury: { $n ->
        [one] 1 posunięcie
        [few] { $n } posunięcia
       *[many] { $n } posunięć
    }
told-round = runda { $round }
told-nothing = Nikt jeszcze nic nie zrobił.
told-log = Cały dziennik
told-again = Pokaż znowu
# $next: yes, jeśli następna jest osoba przy tym ekranie
told-plays =
    Gra { $player }.{ $next ->
        [yes] {" "}Potem twoja kolej.
       *[no] {""}
    }

## Przerwa po punktacji cesarza

spoken-title = Cesarz przemówił
spoken-tile = Żeton { $letter }, po rundzie { $round }
spoken-rule = Punkty za zajmowane pole; potem wszyscy cofnęli się o { $back }.
spoken-reward = od { $from }:
spoken-penalty = na 0:
spoken-or = lub
spoken-you = Ty
spoken-outcome-reward = premia
spoken-outcome-penalty = kara
spoken-outcome-spared = bez kary za 1 koronę
spoken-outcome-nothing = nic
spoken-next = Następna punktacja po rundzie { $round }: wszyscy cofają się o { $back }.
spoken-prompt = Cesarz przemówił.
go-on = Dalej
