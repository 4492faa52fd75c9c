### What a screen reader says of a thing on the table. Each message becomes a sentence of its name.

spoken-choices =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }

## Guests and staff

spoken-at-table = { $guest } przy stoliku { $table }
spoken-order = Zamówienie: { $foods }
# $foods: what is missing, or none
spoken-missing =
    { $foods ->
        [none] niczego nie brakuje
       *[other] brakuje jeszcze: { $foods }
    }
spoken-reward = Nagroda: { $reward }
spoken-price =
    { $cost ->
        [0] Za darmo
        [one] Kosztuje { $cost } koronę
        [few] Kosztuje { $cost } korony
       *[many] Kosztuje { $cost } koron
    }

## Rooms and dice; $title is one of help-space-…-title, which begins with the value

spoken-room =
    { $colour ->
        [blue] Niebieski pokój
        [red] Czerwony pokój
       *[yellow] Żółty pokój
    }, piętro { $floor }, pion { $column }
spoken-space = Kość { $title }

## Objectives; $points are the points in words, or a list of numbers, or none

spoken-count = { $what }, { $have } z { $need }
spoken-claimed = Ma ją już { $player }: { $points }
spoken-left =
    { $points ->
        [none] nie ma już punktów do zdobycia
       *[other] punkty do zdobycia: { $points }
    }

## Other hoteliers

spoken-emperor = Tor cesarza: pole { $space }
spoken-nothing = nic
spoken-staff = Personel w grze: { $cards }
spoken-hand = Karty personelu na ręce: { $n }
spoken-open-board = Zobacz hotel

## The log; $what is one of help-bonus-…

spoken-gain = plus { $what }
spoken-loss = minus { $what }
spoken-times =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }

## The order of turns; $die is 0 if none has been taken

spoken-turn =
    Tura { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , z kością { $die }
    }
