### What staff and emperor tiles do.

## Staff, by the kind of their ability

staff-immediate = Jednorazowo: { $parts }
staff-once-per-round = Raz w rundzie: { $parts }

waives-blue = Przygotowanie niebieskiego pokoju nic nie kosztuje
waives-red = Przygotowanie czerwonego pokoju nic nie kosztuje
waives-yellow = Przygotowanie żółtego pokoju nic nie kosztuje
waives-serving = Podawanie z kuchni nic nie kosztuje
waives-guests = Goście z kolejki nic nie kosztują
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
        [one] Za każdego gościa wprowadzonego do pokoju, gdy w zamówieniu jest co najmniej 1 danie lub napój: { $part }
        [few] Za każdego gościa wprowadzonego do pokoju, gdy w zamówieniu są co najmniej { $size } dania lub napoje: { $part }
       *[many] Za każdego gościa wprowadzonego do pokoju, gdy w zamówieniu jest co najmniej { $size } dań lub napojów: { $part }
    }
reaction-room-occupied = Za każdy pokój, który staje się zajęty: { $part }
reaction-emperor-rewards = Za każdą premię cesarza: { $part }

die-bonus = Gdy bierzesz kość o wartości { $values }: { $parts }
bonus-strength = siła większa o { $n }
bonus-both = każdy punkt siły daje koronę i pole na torze cesarza
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
    } za każdy zestaw: niebieski, czerwony i żółty zajęty pokój
final-per-group =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą grupę w całości zajętą
# $lines is floors or columns
final-per-line =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $lines ->
        [floors] każde piętro w całości zajęte
       *[columns] każdy pion w całości zajęty
    }
final-per-staff =
    Na koniec gry: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą zagraną kartę personelu, z tą włącznie
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
    } (a gdy to niemożliwe – { $otherwise ->
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
        [yes] utrata wszystkich dań i napojów z kuchni i od gości
       *[no] utrata wszystkich dań i napojów z kuchni
    }
penalty-return-from-hand =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    } personelu z ręki pod spód talii (a gdy to niemożliwe – utrata { $otherwise ->
        [one] { $otherwise } punktu
        [few] { $otherwise } punktów
       *[many] { $otherwise } punktów
    })
penalty-remove-free-rooms =
    { $n ->
        [one] usunięcie wolnego pokoju z najwyższego piętra
        [few] usunięcie { $n } wolnych pokoi, zawsze z najwyższego piętra
       *[many] usunięcie { $n } wolnych pokoi, zawsze z najwyższego piętra
    } (a gdy to niemożliwe – utrata { $otherwise ->
        [one] { $otherwise } punktu
        [few] { $otherwise } punktów
       *[many] { $otherwise } punktów
    })
# $column is yes or no
penalty-remove-occupied-rooms =
    { $column ->
        [yes] usunięcie zajętego pokoju z najwyższego piętra i jednego pod nim w tym samym pionie
       *[no] usunięcie zajętego pokoju z najwyższego piętra i jednego z najbliższego piętra poniżej
    }
penalty-dismiss-final-scoring =
    odrzucenie zagranej karty personelu „na koniec gry” (a gdy to niemożliwe – utrata { $otherwise ->
        [one] { $otherwise } punktu
        [few] { $otherwise } punktów
       *[many] { $otherwise } punktów
    })
