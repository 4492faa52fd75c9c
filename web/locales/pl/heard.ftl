### What a screen reader says of a thing on the table. Each message becomes a sentence of its name.

heard-choices =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }

## Guests and staff

heard-at-table = { $guest } przy stoliku { $table }
heard-order = Zamówienie: { $foods }
# $foods: what is missing, or none
heard-missing =
    { $foods ->
        [none] niczego nie brakuje
       *[other] brakuje jeszcze: { $foods }
    }
heard-reward = Nagroda: { $reward }
heard-price =
    { $cost ->
        [0] Za darmo
        [one] Kosztuje { $cost } koronę
        [few] Kosztuje { $cost } korony
       *[many] Kosztuje { $cost } koron
    }

## Rooms and dice; $title is one of help-space-…-title, which begins with the value

heard-room =
    { $colour ->
        [blue] Niebieski pokój
        [red] Czerwony pokój
       *[yellow] Żółty pokój
    }, piętro { $floor }, pion { $column }
heard-space = Kość { $title }

## Objectives; $points are the points in words, or a list of numbers, or none

heard-count = { $what }, { $have } z { $need }
heard-claimed = Ma ją już { $player }: { $points }
heard-left =
    { $points ->
        [none] nie ma już punktów do zdobycia
       *[other] punkty do zdobycia: { $points }
    }

## Other hoteliers

heard-emperor = Tor cesarza: pole { $space }
heard-nothing = nic
heard-staff = Personel w grze: { $cards }
heard-hand = Karty personelu na ręce: { $n }
heard-open-board = Zobacz hotel

## The log; $what is one of help-bonus-…

heard-gain = plus { $what }
heard-loss = minus { $what }
heard-times =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }

## The order of turns; $die is 0 if none has been taken

heard-turn =
    Tura { $number }: { $player }{ $die ->
        [0] {""}
       *[other] , z kością { $die }
    }

heard-boosting = Następna kość będzie wzmocniona: siła większa o 1 za 1 koronę.
