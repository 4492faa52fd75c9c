### What cards and tiles do, put together from parts.
### Where a number is a discount, 99 stands for: free of charge.

## Lists

# The items of an order, the cards in the queue.
list-items = { $first }, { $rest }
# The parts of a reward.
list-parts = { $first }; { $rest }
list-or = { $first } lub { $rest }

## Parts of a reward, an ability or an order, by effect

# The same part more than once.
part-times =
    { $part } – { $n ->
        [one] 1 raz
        [few] { $n } razy
       *[many] { $n } razy
    }
part-gain-krones =
    { $n ->
        [one] { $n } korona
        [few] { $n } korony
       *[many] { $n } koron
    }
part-gain-emperor-steps =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze cesarza
part-gain-staff-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
part-gain-tile-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
part-gain-tile-points-per-staff =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą zagraną kartę personelu
part-gain-strudel =
    { $n ->
        [one] { $n } strudel
        [few] { $n } strudle
       *[many] { $n } strudli
    }
part-gain-cake =
    { $n ->
        [one] { $n } ciasto
        [few] { $n } ciasta
       *[many] { $n } ciast
    }
part-gain-wine =
    { $n ->
        [one] { $n } wino
        [few] { $n } wina
       *[many] { $n } win
    }
part-gain-coffee =
    { $n ->
        [one] { $n } kawa
        [few] { $n } kawy
       *[many] { $n } kaw
    }
part-gain-any-food =
    { $n ->
        [one] 1 dowolne danie lub napój
        [few] { $n } dowolne dania lub napoje
       *[many] { $n } dowolnych dań lub napojów
    }
part-prepare-room = przygotuj pokój
part-prepare-room-for-one-less = przygotuj pokój, płacąc o 1 koronę mniej
part-prepare-room-free = przygotuj pokój za darmo
part-prepare-room-free-floors-1-2 = przygotuj za darmo pokój na piętrze 1 lub 2
part-prepare-occupied-room-free = przygotuj za darmo pokój, od razu zajęty
part-prepare-occupied-room-free-floors-1-2 = przygotuj za darmo pokój na piętrze 1 lub 2, od razu zajęty
part-occupy-room =
    { $n ->
        [one] zajmij wolny pokój
        [few] zajmij do { $n } wolnych pokoi
       *[many] zajmij do { $n } wolnych pokoi
    }
part-take-guest-free = weź gościa za darmo
part-draw-staff =
    dociągnij { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    } personelu
part-play-staff =
    zagraj kartę personelu{ $n ->
        [0] , płacąc pełny koszt
        [99] {" "}za darmo
        [one] , płacąc o 1 koronę mniej
        [few] , płacąc o { $n } korony mniej
       *[many] , płacąc o { $n } koron mniej
    }
part-draw-three-play-one =
    obejrzyj 3 karty personelu i zagraj jedną{ $n ->
        [99] {" "}za darmo
        [one] , płacąc o 1 koronę mniej
        [few] , płacąc o { $n } korony mniej
       *[many] , płacąc o { $n } koron mniej
    }
part-fill-order = skompletuj całe zamówienie jednego gościa
part-extra-action = akcja bonusowa z dowolnego pola, na którym leży kość (kość zostaje na miejscu)
part-extra-turn = dodatkowa tura po bieżącej, bez brania kości

## Staff, by the kind of their ability

staff-immediate = Jednorazowo: { $parts }
staff-once-per-round = Raz w rundzie: { $parts }

waives-blue = Przygotowanie niebieskiego pokoju nic nie kosztuje
waives-red = Przygotowanie czerwonego pokoju nic nie kosztuje
waives-yellow = Przygotowanie żółtego pokoju nic nie kosztuje
waives-serving = Podawanie z kuchni nic nie kosztuje
waives-guests = Goście z kolejki nic nie kosztują
waives-penalty = Podczas punktacji cesarza 1 korona pozwala uniknąć kary

# $colour is blue, red, yellow, green or any; $size the least number of items ordered, or 0
reaction-guest-leaves =
    { $size ->
        [0]
            { $colour ->
                [blue] Za każdego niebieskiego gościa wprowadzonego do pokoju: { $part }
                [red] Za każdego czerwonego gościa wprowadzonego do pokoju: { $part }
                [yellow] Za każdego żółtego gościa wprowadzonego do pokoju: { $part }
                [green] Za każdego zielonego gościa wprowadzonego do pokoju: { $part }
               *[any] Za każdego gościa wprowadzonego do pokoju: { $part }
            }
        [one] Za każdego gościa wprowadzonego do pokoju, gdy w zamówieniu jest co najmniej 1 danie lub napój: { $part }
        [few] Za każdego gościa wprowadzonego do pokoju, gdy w zamówieniu są co najmniej { $size } dania lub napoje: { $part }
       *[many] Za każdego gościa wprowadzonego do pokoju, gdy w zamówieniu jest co najmniej { $size } dań lub napojów: { $part }
    }
reaction-room-occupied = Za każdy pokój, który staje się zajęty: { $part }
reaction-emperor-rewards = Za każdą premię cesarza: { $part }

die-bonus = Gdy bierzesz kość o wartości { $values }: { $parts }
bonus-strength = siła większa o { $n }
bonus-both = każdy punkt siły daje koronę i pole na torze cesarza
bonus-no-fee = bez opłaty
bonus-also = { $part } – przed akcją lub po niej

# $colour is blue, red, yellow, or green for all rooms
final-per-room =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy { $colour ->
        [blue] zajęty niebieski pokój
        [red] zajęty czerwony pokój
        [yellow] zajęty żółty pokój
       *[green] zajęty pokój
    }
final-per-tile = Na koniec gry: 1 punkt za każdy żeton pokoju, wolnego lub zajętego
final-per-colour-set =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy zestaw: niebieski, czerwony i żółty zajęty pokój
final-per-group =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą grupę w całości zajętą
# $lines is floors or columns
final-per-line =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $lines ->
        [floors] każde piętro w całości zajęte
       *[columns] każdy pion w całości zajęty
    }
final-per-staff =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą zagraną kartę personelu, z tą włącznie
final-per-objective =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą zrealizowaną kartę polityki
# $most is 0 if there is no limit
final-per-space =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każde przebyte pole toru cesarza{ $most ->
        [0] {""}
        [one] , najwyżej { $most } punkt
        [few] , najwyżej { $most } punkty
       *[many] , najwyżej { $most } punktów
    }
# $own is yes or no
final-best-of-others =
    { $own ->
        [yes] Na koniec gry: punktuje jak najlepsza inna karta „na koniec gry” zagrana przez kogokolwiek
       *[no] Na koniec gry: punktuje jak najlepsza karta „na koniec gry” zagrana przez przeciwnika
    }

## Penalties of the emperor tiles; $otherwise are the points lost if they cannot be suffered in full

penalty-lose-krones =
    utrata { $n ->
        [one] { $n } korony
        [few] { $n } koron
       *[many] { $n } koron
    } (a gdy to niemożliwe – { $otherwise ->
        [one] { $otherwise } punktu
        [few] { $otherwise } punktów
       *[many] { $otherwise } punktów
    })
penalty-lose-points =
    utrata { $n ->
        [one] { $n } punktu
        [few] { $n } punktów
       *[many] { $n } punktów
    }
penalty-lose-points-per-staff =
    utrata { $n ->
        [one] { $n } punktu
        [few] { $n } punktów
       *[many] { $n } punktów
    } za każdą zagraną kartę personelu
# $served is yes or no
penalty-lose-food =
    { $served ->
        [yes] utrata wszystkich dań i napojów z kuchni i od gości
       *[no] utrata wszystkich dań i napojów z kuchni
    }
penalty-return-from-hand =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    } personelu z ręki pod spód talii (a gdy to niemożliwe – utrata { $otherwise ->
        [one] { $otherwise } punktu
        [few] { $otherwise } punktów
       *[many] { $otherwise } punktów
    })
penalty-remove-free-rooms =
    { $n ->
        [one] usunięcie wolnego pokoju z najwyższego piętra
        [few] usunięcie { $n } wolnych pokoi, zawsze z najwyższego piętra
       *[many] usunięcie { $n } wolnych pokoi, zawsze z najwyższego piętra
    } (a gdy to niemożliwe – utrata { $otherwise ->
        [one] { $otherwise } punktu
        [few] { $otherwise } punktów
       *[many] { $otherwise } punktów
    })
# $column is yes or no
penalty-remove-occupied-rooms =
    { $column ->
        [yes] usunięcie zajętego pokoju z najwyższego piętra i jednego pod nim w tym samym pionie
       *[no] usunięcie zajętego pokoju z najwyższego piętra i jednego z najbliższego piętra poniżej
    }
penalty-dismiss-final-scoring =
    odrzucenie zagranej karty personelu „na koniec gry” (a gdy to niemożliwe – utrata { $otherwise ->
        [one] { $otherwise } punktu
        [few] { $otherwise } punktów
       *[many] { $otherwise } punktów
    })
