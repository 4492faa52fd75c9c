### What has happened, one message for each kind of event.
### $player opens the sentence; it is empty where a heading already names the player.

event-round-started = { $player } rozpoczyna rundę { $round }
event-die-rolled = Na kości wypada { $value }
event-die-discarded =
    { $left ->
        [0] Wszyscy spasowali lub skończyli: ostatnia kość trafia do kosza
        [one] Wszyscy spasowali lub skończyli: jedna kość trafia do kosza, ponowny rzut ostatnią kością
        [few] Wszyscy spasowali lub skończyli: jedna kość trafia do kosza, ponowny rzut { $left } kośćmi
       *[many] Wszyscy spasowali lub skończyli: jedna kość trafia do kosza, ponowny rzut { $left } kośćmi
    }
event-deck-remade =
    { $cards ->
        [one] Jedyna odrzucona karta gościa tworzy nową talię
        [few] { $cards } odrzucone karty gości tworzą nową talię
       *[many] { $cards } odrzuconych kart gości tworzy nową talię
    }
event-start-player = { $player } rozpoczyna grę
event-tile-drawn = Żeton cesarza { $tile }: { $reward }
event-objective-drawn = Karta polityki { $letter }: { $objective }
event-hotel-dealt = { $player } obejmuje { $hotel }
event-guest-arrived = Do kolejki dołącza { $guest }
# $extra: yes or no
event-turn-started =
    { $extra ->
        [yes] { $player } rozgrywa dodatkową turę
       *[no] { $player } rozgrywa turę { $number }
    }
event-turn-ended = { $player } kończy turę
event-passed = { $player } pasuje
event-guest-taken =
    { $player } bierze gościa „{ $guest }” { $cost ->
        [0] za darmo
        [one] za 1 koronę
        [few] za { $cost } korony
       *[many] za { $cost } koron
    }
event-die-taken =
    { $player } bierze kość { $value ->
        [1] z jedynką
        [2] z dwójką
        [3] z trójką
        [4] z czwórką
        [5] z piątką
       *[6] z szóstką
    } { $dice ->
        [one] (jedyną)
        [few] (jedną z { $dice })
       *[many] (jedną z { $dice })
    }
event-boosted = { $player } wzmacnia akcję za 1 koronę
event-action =
    { $player } { $action ->
        [1] bierze strudle i ciasta (siła { $strength })
        [2] bierze wino i kawę (siła { $strength })
        [3] przygotowuje pokoje (siła { $strength })
        [4] zdobywa korony i względy cesarza (siła { $strength })
       *[5] zatrudnia personel (siła { $strength })
    }
# $way: gain or loss; $krones is what the player has now
event-krones =
    { $player } { $way ->
        [loss] płaci
       *[gain] dostaje
    } { $n ->
        [one] { $n } koronę
        [few] { $n } korony
       *[many] { $n } koron
    } (ma teraz { $krones })
event-emperor =
    { $player } { $way ->
        [loss] cofa się
       *[gain] przesuwa się naprzód
    } o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze cesarza (teraz na polu { $space })
event-points =
    { $player } { $way ->
        [loss] traci
       *[gain] zdobywa
    } { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } ({ $source })
# $times: how many in a row
event-food-put =
    { $player } przynosi { $food ->
        [strudel]
            { $times ->
                [one] { $times } strudel
                [few] { $times } strudle
               *[many] { $times } strudli
            }
        [cake]
            { $times ->
                [one] { $times } ciasto
                [few] { $times } ciasta
               *[many] { $times } ciast
            }
        [wine]
            { $times ->
                [one] { $times } wino
                [few] { $times } wina
               *[many] { $times } win
            }
       *[coffee]
            { $times ->
                [one] { $times } kawę
                [few] { $times } kawy
               *[many] { $times } kaw
            }
    } gościowi „{ $guest }”
event-food-stored =
    { $player } odkłada do kuchni { $food ->
        [strudel]
            { $count ->
                [one] { $count } strudel
                [few] { $count } strudle
               *[many] { $count } strudli
            }
        [cake]
            { $count ->
                [one] { $count } ciasto
                [few] { $count } ciasta
               *[many] { $count } ciast
            }
        [wine]
            { $count ->
                [one] { $count } wino
                [few] { $count } wina
               *[many] { $count } win
            }
       *[coffee]
            { $count ->
                [one] { $count } kawę
                [few] { $count } kawy
               *[many] { $count } kaw
            }
    }
event-food-lost =
    { $player } traci { $count ->
        [one] { $count } danie lub napój
        [few] { $count } dania lub napoje
       *[many] { $count } dań lub napojów
    }
event-served =
    { $player } podaje z kuchni { $food ->
        [strudel]
            { $times ->
                [one] { $times } strudel
                [few] { $times } strudle
               *[many] { $times } strudli
            }
        [cake]
            { $times ->
                [one] { $times } ciasto
                [few] { $times } ciasta
               *[many] { $times } ciast
            }
        [wine]
            { $times ->
                [one] { $times } wino
                [few] { $times } wina
               *[many] { $times } win
            }
       *[coffee]
            { $times ->
                [one] { $times } kawę
                [few] { $times } kawy
               *[many] { $times } kaw
            }
    } gościowi „{ $guest }”
event-room-prepared =
    { $player } przygotowuje pokój (piętro { $floor }, pion { $column }) { $cost ->
        [0] za darmo
        [one] za 1 koronę
        [few] za { $cost } korony
       *[many] za { $cost } koron
    }
event-room-occupied = { $player } zajmuje pokój (piętro { $floor }, pion { $column })
event-room-removed = { $player } usuwa pokój (piętro { $floor }, pion { $column })
event-moved-in = { $player } wprowadza gościa „{ $guest }” do pokoju (piętro { $floor }, pion { $column })
event-group-full =
    { $player } zapełnia { $colour ->
        [blue] niebieską grupę
        [red] czerwoną grupę
       *[yellow] żółtą grupę
    } ({ $size ->
        [one] { $size } pokój
        [few] { $size } pokoje
       *[many] { $size } pokoi
    })
event-objective-claimed = { $player } realizuje kartę polityki { $letter } ({ $place }. miejsce): { $objective }
event-staff-played =
    { $player } zagrywa kartę „{ $staff }” { $cost ->
        [0] za darmo
        [one] za 1 koronę
        [few] za { $cost } korony
       *[many] za { $cost } koron
    }
event-staff-used = { $player } używa karty „{ $staff }”
event-staff-dismissed = { $player } odrzuca kartę „{ $staff }”

## $staff is none where only the player may know the card

event-staff-drawn =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } dociąga kartę personelu
                [few] { $player } dociąga { $times } karty personelu
               *[many] { $player } dociąga { $times } kart personelu
            }
       *[other] { $player } dociąga kartę „{ $staff }”
    }
event-staff-offered =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } może zatrzymać kartę personelu
                [few] { $player } może zatrzymać jedną z { $times } kart personelu
               *[many] { $player } może zatrzymać jedną z { $times } kart personelu
            }
       *[other] { $player } może zatrzymać kartę „{ $staff }”
    }
event-staff-kept =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } zatrzymuje kartę personelu
                [few] { $player } zatrzymuje { $times } karty personelu
               *[many] { $player } zatrzymuje { $times } kart personelu
            }
       *[other] { $player } zatrzymuje kartę „{ $staff }”
    }
event-staff-looked-at =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } ogląda kartę personelu
                [few] { $player } ogląda { $times } karty personelu
               *[many] { $player } ogląda { $times } kart personelu
            }
       *[other] { $player } ogląda kartę „{ $staff }”
    }
event-staff-returned =
    { $staff ->
        [none]
            { $times ->
                [one] { $player } odkłada kartę personelu pod spód talii
                [few] { $player } odkłada { $times } karty personelu pod spód talii
               *[many] { $player } odkłada { $times } kart personelu pod spód talii
            }
       *[other] { $player } odkłada kartę „{ $staff }” pod spód talii
    }

## Scorings

event-emperor-scored = { $player } stoi na polu { $space } (punktacja cesarza { $scoring })
event-rewarded = { $player } otrzymuje premię z żetonu { $tile } ({ $reward })
event-penalized = { $player } ponosi karę z żetonu { $tile }
event-penalty-ignored = { $player } płaci 1 koronę i unika kary
event-extra-turn = { $player } zyskuje dodatkową turę po bieżącej
event-staff-scored =
    { $player } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za kartę „{ $staff }”
event-game-over = Koniec gry
