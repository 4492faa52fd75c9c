### Every choice in words: one message for each block of choices, as a button or a list would show it.
### A message choice-<block>-<effect> takes its place where that effect asks.

## The turn

choice-pass = Spasuj
choice-end-turn = Zakończ turę
choice-take-guest =
    Weź gościa „{ $guest }” { $cost ->
        [0] za darmo
        [one] za 1 koronę
        [few] za { $cost } korony
       *[many] za { $cost } koron
    }
# $fee: none, due (1 krone, which can be paid) or missing (it cannot be paid)
choice-take-die =
    { $value ->
        [1] Weź kość z jedynką: strudle i ciasta (siła { $strength })
        [2] Weź kość z dwójką: wino i kawa (siła { $strength })
        [3] Weź kość z trójką: przygotuj pokoje (siła { $strength })
        [4] Weź kość z czwórką: korony i tor cesarza (siła { $strength })
        [5] Weź kość z piątką: zagraj kartę personelu (siła { $strength })
       *[6]
            { $fee ->
                [missing] Weź kość z szóstką bez akcji: brakuje na nią korony
                [due] Weź kość z szóstką: dowolna akcja (siła { $strength }) za 1 koronę
               *[none] Weź kość z szóstką: dowolna akcja (siła { $strength })
            }
    }
choice-take-die-boosted =
    { $value ->
        [1] Wzmocnij akcję za 1 koronę i weź kość z jedynką: strudle i ciasta (siła { $strength })
        [2] Wzmocnij akcję za 1 koronę i weź kość z dwójką: wino i kawa (siła { $strength })
        [3] Wzmocnij akcję za 1 koronę i weź kość z trójką: przygotuj pokoje (siła { $strength })
        [4] Wzmocnij akcję za 1 koronę i weź kość z czwórką: korony i tor cesarza (siła { $strength })
        [5] Wzmocnij akcję za 1 koronę i weź kość z piątką: zagraj kartę personelu (siła { $strength })
       *[6]
            { $fee ->
                [none] Wzmocnij akcję za 1 koronę i weź kość z szóstką: dowolna akcja (siła { $strength })
               *[due] Wzmocnij akcję za 1 koronę i weź kość z szóstką: dowolna akcja (siła { $strength }) za kolejną koronę
            }
    }
# $fee: none or due
choice-copy =
    { $action ->
        [1] Strudle i ciasta (siła { $strength })
        [2] Wino i kawa (siła { $strength })
        [3] Przygotuj pokoje (siła { $strength })
        [4] Korony i tor cesarza (siła { $strength })
       *[5] Zagraj kartę personelu (siła { $strength })
    }{ $fee ->
        [none] {""}
       *[due] {" "}za 1 koronę
    }
choice-extra-action =
    { $value ->
        [1] Akcja bonusowa: strudle i ciasta (siła { $strength })
        [2] Akcja bonusowa: wino i kawa (siła { $strength })
        [3] Akcja bonusowa: przygotuj pokoje (siła { $strength })
        [4] Akcja bonusowa: korony i tor cesarza (siła { $strength })
        [5] Akcja bonusowa: zagraj kartę personelu (siła { $strength })
       *[6] Akcja bonusowa: dowolna akcja (siła { $strength }) za 1 koronę
    }
choice-extra-action-boosted =
    { $value ->
        [1] Akcja bonusowa, wzmocniona za 1 koronę: strudle i ciasta (siła { $strength })
        [2] Akcja bonusowa, wzmocniona za 1 koronę: wino i kawa (siła { $strength })
        [3] Akcja bonusowa, wzmocniona za 1 koronę: przygotuj pokoje (siła { $strength })
        [4] Akcja bonusowa, wzmocniona za 1 koronę: korony i tor cesarza (siła { $strength })
        [5] Akcja bonusowa, wzmocniona za 1 koronę: zagraj kartę personelu (siła { $strength })
       *[6] Akcja bonusowa, wzmocniona za 1 koronę: dowolna akcja (siła { $strength }) za kolejną koronę
    }

## How many: $n as chosen, $rest of the other kind

choice-amount = { $n }
choice-amount-food-action =
    { $rest ->
        [one] { $rest } strudel
        [few] { $rest } strudle
       *[many] { $rest } strudli
    }{ $n ->
        [0] {""}
        [one] {" "}i 1 ciasto
        [few] {" "}i { $n } ciasta
       *[many] {" "}i { $n } ciast
    }
choice-amount-drinks-action =
    { $rest ->
        [one] { $rest } wino
        [few] { $rest } wina
       *[many] { $rest } win
    }{ $n ->
        [0] {""}
        [one] {" "}i 1 kawa
        [few] {" "}i { $n } kawy
       *[many] {" "}i { $n } kaw
    }
# $lost are the krones above 20
choice-amount-krones-action =
    { $n ->
        [0] Bez koron
        [one] 1 korona
        [few] { $n } korony
       *[many] { $n } koron
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 przepada)
        [few] {" "}({ $lost } przepadają)
       *[many] {" "}({ $lost } przepada)
    }, { $rest ->
        [0] bez ruchu na torze cesarza
        [one] 1 pole na torze cesarza
        [few] { $rest } pola na torze cesarza
       *[many] { $rest } pól na torze cesarza
    }

## What is declined

choice-done = Nic więcej
choice-done-any-order = Zrezygnuj z reszty
choice-done-copy-action = Nie wykonuj akcji
choice-done-first-rooms-of-seat-up-to = Bez kolejnych pokoi
choice-done-play-looked-at = Nie zatrudniaj nikogo
choice-done-penalty = Ponieś karę

## Food and drink, guests, objectives

# $place: kitchen or table
choice-put =
    { $place ->
        [kitchen]
            { $food ->
                [strudel]
                    { $n ->
                        [one] { $n } strudel
                        [few] { $n } strudle
                       *[many] { $n } strudli
                    } do kuchni
                [cake]
                    { $n ->
                        [one] { $n } ciasto
                        [few] { $n } ciasta
                       *[many] { $n } ciast
                    } do kuchni
                [wine]
                    { $n ->
                        [one] { $n } wino
                        [few] { $n } wina
                       *[many] { $n } win
                    } do kuchni
               *[coffee]
                    { $n ->
                        [one] { $n } kawa
                        [few] { $n } kawy
                       *[many] { $n } kaw
                    } do kuchni
            }
       *[table]
            { $food ->
                [strudel] 1 strudel na stolik { $table } ({ $guest })
                [cake] 1 ciasto na stolik { $table } ({ $guest })
                [wine] 1 wino na stolik { $table } ({ $guest })
               *[coffee] 1 kawa na stolik { $table } ({ $guest })
            }
    }
# $cost: 0 or 1
choice-serve =
    { $food ->
        [strudel] Podaj 1 strudel na stolik { $table } ({ $guest })
        [cake] Podaj 1 ciasto na stolik { $table } ({ $guest })
        [wine] Podaj 1 wino na stolik { $table } ({ $guest })
       *[coffee] Podaj 1 kawę na stolik { $table } ({ $guest })
    }{ $cost ->
        [0] {""}
       *[1] {" "}za 1 koronę
    }
choice-move-in =
    { $points ->
        [0] Wprowadź gościa ze stolika { $table } ({ $guest }) do pokoju
        [one] Wprowadź gościa ze stolika { $table } ({ $guest }) do pokoju: 1 punkt
        [few] Wprowadź gościa ze stolika { $table } ({ $guest }) do pokoju: { $points } punkty
       *[many] Wprowadź gościa ze stolika { $table } ({ $guest }) do pokoju: { $points } punktów
    }
choice-fill = Skompletuj całe zamówienie ze stolika { $table } ({ $guest })
choice-claim =
    Zrealizuj kartę polityki { $letter } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: { $objective }
choice-use-staff = Użyj karty „{ $staff }”: { $parts }
choice-take-krones =
    Weź teraz { $n ->
        [one] { $n } koronę
        [few] { $n } korony
       *[many] { $n } koron
    }{ $lost ->
        [0] {""}
        [one] {" "}(1 przepada)
        [few] {" "}({ $lost } przepadają)
       *[many] {" "}({ $lost } przepada)
    }
choice-look = Obejrzyj teraz 3 karty personelu
choice-ignore-penalty = Zapłać 1 koronę i uniknij kary: { $penalty }

## Rooms; $colour is blue, red or yellow

choice-prepare =
    { $colour ->
        [blue] Przygotuj niebieski pokój (piętro { $floor }, pion { $column })
        [red] Przygotuj czerwony pokój (piętro { $floor }, pion { $column })
       *[yellow] Przygotuj żółty pokój (piętro { $floor }, pion { $column })
    } { $cost ->
        [0] za darmo
        [one] za 1 koronę
        [few] za { $cost } korony
       *[many] za { $cost } koron
    }
choice-occupy =
    { $colour ->
        [blue] Zajmij niebieski pokój (piętro { $floor }, pion { $column })
        [red] Zajmij czerwony pokój (piętro { $floor }, pion { $column })
       *[yellow] Zajmij żółty pokój (piętro { $floor }, pion { $column })
    }
choice-occupy-move-in =
    { $colour ->
        [blue] { $guest }: niebieski pokój (piętro { $floor }, pion { $column })
        [red] { $guest }: czerwony pokój (piętro { $floor }, pion { $column })
       *[yellow] { $guest }: żółty pokój (piętro { $floor }, pion { $column })
    }
choice-remove =
    { $colour ->
        [blue] Usuń niebieski pokój (piętro { $floor }, pion { $column })
        [red] Usuń czerwony pokój (piętro { $floor }, pion { $column })
       *[yellow] Usuń żółty pokój (piętro { $floor }, pion { $column })
    }

## Staff

choice-play-staff =
    Zagraj kartę „{ $staff }” { $cost ->
        [0] za darmo
        [one] za 1 koronę
        [few] za { $cost } korony
       *[many] za { $cost } koron
    }
choice-return-staff = Odłóż kartę „{ $staff }” pod spód talii
choice-keep-staff = Zatrzymaj kartę „{ $staff }”
choice-dismiss-staff = Odrzuć kartę „{ $staff }”

## Dice and draws

choice-roll = Na kości wypada { $value }
choice-draw-guest = Do kolejki dołącza { $guest }
choice-draw-staff = Dociągnięta karta: { $staff }
choice-draw-tile = Wylosowany żeton cesarza: { $tile }
choice-draw-objective = Wylosowana karta polityki: { $objective }
choice-draw-hotel = Przydzielony hotel: { $hotel }
choice-draw-start = { $player } rozpoczyna grę
