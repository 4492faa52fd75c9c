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
part-prepare-room-for-one-less = przygotuj pokój, płacąc o 1 koronę mniej
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
        [one] , płacąc o 1 koronę mniej
        [few] , płacąc o { $n } korony mniej
       *[many] , płacąc o { $n } koron mniej
    }
part-draw-three-play-one =
    obejrzyj 3 karty personelu i zagraj jedną{ $n ->
        [99] {" "}za darmo
        [one] , płacąc o 1 koronę mniej
        [few] , płacąc o { $n } korony mniej
       *[many] , płacąc o { $n } koron mniej
    }
part-fill-order = skompletuj całe zamówienie jednego gościa
part-extra-action = akcja bonusowa z dowolnego pola, na którym leży kość (kość zostaje na miejscu)
part-extra-turn = dodatkowa tura po bieżącej, bez brania kości

## The same parts in a sentence; $n is how many, or a discount in krones

help-part-gain-krones =
    { $n ->
        [one] Weź { $n } koronę. Ponad 20 przepada.
        [few] Weź { $n } korony. Nadmiar ponad 20 przepada.
       *[many] Weź { $n } koron. Nadmiar ponad 20 przepada.
    }
help-part-gain-emperor-steps =
    { $n ->
        [one] Przesuń się o { $n } pole na torze cesarza. Za polem 13 dostajesz za nie 1 punkt.
        [few] Przesuń się o { $n } pola na torze cesarza. Za każde za polem 13 dostajesz 1 punkt.
       *[many] Przesuń się o { $n } pól na torze cesarza. Za każde za polem 13 dostajesz 1 punkt.
    }
help-part-gain-strudel =
    { $n ->
        [one] Weź { $n } strudel: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } strudle: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } strudli: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-cake =
    { $n ->
        [one] Weź { $n } ciasto: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } ciasta: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } ciast: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-wine =
    { $n ->
        [one] Weź { $n } wino: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } wina: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } win: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-coffee =
    { $n ->
        [one] Weź { $n } kawę: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } kawy: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } kaw: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-any-food =
    { $n ->
        [one] Weź { $n } dowolne danie lub napój: dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } dowolne dania lub napoje: dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } dowolnych dań lub napojów: dla gości w kawiarni albo do kuchni.
    }
help-part-prepare-room = Przygotuj jeden pokój, płacąc za jego piętro.
help-part-prepare-room-for-one-less = Przygotuj jeden pokój, płacąc za piętro o 1 koronę mniej.
help-part-prepare-room-free = Przygotuj za darmo jeden pokój na dowolnym piętrze.
help-part-prepare-room-free-floors-1-2 = Przygotuj za darmo jeden pokój na piętrze 1 lub 2.
help-part-occupy-room =
    { $n ->
        [one] Odwróć jeden wolny pokój dowolnego koloru na zajętą stronę, bez gościa.
        [few] Odwróć do { $n } wolnych pokoi dowolnego koloru na zajętą stronę, bez gości.
       *[many] Odwróć do { $n } wolnych pokoi dowolnego koloru na zajętą stronę, bez gości.
    }
help-part-take-guest-free = Weź gościa z kolejki i posadź przy pustym stoliku, nie płacąc.
help-part-draw-staff =
    { $n ->
        [one] Dociągnij na rękę { $n } kartę personelu.
        [few] Dociągnij na rękę { $n } karty personelu.
       *[many] Dociągnij na rękę { $n } kart personelu.
    }
help-part-play-staff =
    { $n ->
        [0] Zagraj kartę personelu z ręki, płacąc pełny koszt.
        [99] Zagraj kartę personelu z ręki za darmo.
        [one] Zagraj kartę personelu z ręki, płacąc o { $n } koronę mniej.
        [few] Zagraj kartę personelu z ręki, płacąc o { $n } korony mniej.
       *[many] Zagraj kartę personelu z ręki, płacąc o { $n } koron mniej.
    }
help-part-draw-three-play-one =
    { $n ->
        [99] Obejrzyj trzy karty personelu i, jeśli chcesz, zagraj jedną za darmo. Pozostałe wracają pod spód talii.
        [one] Obejrzyj trzy karty personelu i, jeśli chcesz, zagraj jedną, płacąc o { $n } koronę mniej. Pozostałe wracają pod spód talii.
        [few] Obejrzyj trzy karty personelu i, jeśli chcesz, zagraj jedną, płacąc o { $n } korony mniej. Pozostałe wracają pod spód talii.
       *[many] Obejrzyj trzy karty personelu i, jeśli chcesz, zagraj jedną, płacąc o { $n } koron mniej. Pozostałe wracają pod spód talii.
    }
help-part-extra-action = Wykonaj akcję dowolnego pola, na którym leży kość, z jego siłą, nie biorąc kości. Bez wzmocnienia i bez pomocy personelu; szóstka kosztuje swoją koronę.
help-part-extra-turn = Rozegraj po bieżącej całą dodatkową turę, nie biorąc kości.

## What Leopold asks where a part asks

ask-extra-action = Akcja bonusowa, proszę bardzo: które pole z kością wybierasz?
    .short = *Akcja bonusowa:* wybierz pole z kością.
ask-gain-strudel =
    { $n ->
        [one] 1 strudel: dla gościa czy do kuchni?
        [few] { $n } strudle, po kolei: dla gościa czy do kuchni?
       *[many] { $n } strudli, po kolei: dla gościa czy do kuchni?
    }
    .short = *Strudel:* dla gościa czy do kuchni?
ask-gain-cake =
    { $n ->
        [one] 1 ciasto: dla gościa czy do kuchni?
        [few] { $n } ciasta, po kolei: dla gościa czy do kuchni?
       *[many] { $n } ciast, po kolei: dla gościa czy do kuchni?
    }
    .short = *Ciasto:* dla gościa czy do kuchni?
ask-gain-wine =
    { $n ->
        [one] 1 wino: dla gościa czy do kuchni?
        [few] { $n } wina, po kolei: dla gościa czy do kuchni?
       *[many] { $n } win, po kolei: dla gościa czy do kuchni?
    }
    .short = *Wino:* dla gościa czy do kuchni?
ask-gain-coffee =
    { $n ->
        [one] 1 kawa: dla gościa czy do kuchni?
        [few] { $n } kawy, po kolei: dla gościa czy do kuchni?
       *[many] { $n } kaw, po kolei: dla gościa czy do kuchni?
    }
    .short = *Kawa:* dla gościa czy do kuchni?
ask-gain-any-food =
    { $n ->
        [one] Co tylko zechcesz ze spiżarni: co to ma być i gdzie mam to postawić?
        [few] { $n } razy co tylko zechcesz ze spiżarni: co to ma być i gdzie mam to postawić?
       *[many] { $n } razy co tylko zechcesz ze spiżarni: co to ma być i gdzie mam to postawić?
    }
    .short = *Co zechcesz:* dla gościa czy do kuchni?
ask-fill-order = Portier przyniesie wszystko, na co czeka wybrany gość. Czyje to będzie zamówienie?
    .short = *Czyje zamówienie* przyniesie Portier?
ask-take-guest-free = Gość za darmo! Kogo mam poprosić do stolika?
    .short = *Gość za darmo:* kogo zaprosimy?
ask-prepare-room =
    { $n ->
        [one] Który pokój przygotujemy?
        [few] Możemy przygotować do { $n } pokoi. Który teraz?
       *[many] Możemy przygotować do { $n } pokoi. Który teraz?
    }
    .short = *Przygotuj pokój:* dotknij jednego.
ask-prepare-room-for-one-less = Który pokój przygotujemy, płacąc o 1 koronę mniej?
    .short = *Przygotuj pokój* za 1 koronę mniej.
ask-prepare-room-free = Który pokój przygotujemy? Nic nie kosztuje.
    .short = *Przygotuj pokój:* nic nie kosztuje.
ask-prepare-room-free-floors-1-2 = Który pokój na piętrze 1 lub 2 przygotujemy? Nic nie kosztuje.
    .short = *Pokój na piętrze 1 lub 2*, za darmo: który?
ask-prepare-occupied-room-free = Który pokój przygotujemy? Nic nie kosztuje i od razu jest zajęty.
    .short = *Przygotuj pokój*, za darmo i od razu zajęty.
ask-prepare-occupied-room-free-floors-1-2 = Który pokój na piętrze 1 lub 2 przygotujemy? Nic nie kosztuje i od razu jest zajęty.
    .short = *Piętro 1 lub 2:* za darmo i od razu zajęty.
ask-occupy-room =
    { $n ->
        [one] Który wolny pokój uznamy za zajęty?
        [few] Możemy uznać za zajęte do { $n } wolnych pokoi. Który teraz?
       *[many] Możemy uznać za zajęte do { $n } wolnych pokoi. Który teraz?
    }
    .short = *Wolny pokój* uznamy za zajęty. Który?
ask-play-staff =
    { $n ->
        [0] Kogo zatrudnimy, płacąc pełny koszt?
        [99] Kogo zatrudnimy za darmo?
        [one] Kogo zatrudnimy, płacąc o 1 koronę mniej?
        [few] Kogo zatrudnimy, płacąc o { $n } korony mniej?
       *[many] Kogo zatrudnimy, płacąc o { $n } koron mniej?
    }
    .short = *Kogo zatrudnimy?* Dotknij karty.

## Choices that are worded differently where a part asks

choice-done-extra-action = Bez akcji bonusowej
choice-done-take-guest-free = Nie bierz gościa
choice-done-prepare-room = Bez kolejnych pokoi
choice-done-prepare-room-for-one-less = Bez nowego pokoju
choice-done-prepare-room-free = Bez nowego pokoju
choice-done-prepare-room-free-floors-1-2 = Bez nowego pokoju
choice-done-prepare-occupied-room-free = Bez nowego pokoju
choice-done-prepare-occupied-room-free-floors-1-2 = Bez nowego pokoju
choice-done-occupy-room = Bez kolejnych pokoi
choice-done-play-staff = Nie zatrudniaj nikogo
choice-prepare-prepare-occupied-room-free =
    { $colour ->
        [blue] Przygotuj za darmo i zajmij niebieski pokój (piętro { $floor }, pion { $column })
        [red] Przygotuj za darmo i zajmij czerwony pokój (piętro { $floor }, pion { $column })
       *[yellow] Przygotuj za darmo i zajmij żółty pokój (piętro { $floor }, pion { $column })
    }
choice-prepare-prepare-occupied-room-free-floors-1-2 =
    { $colour ->
        [blue] Przygotuj za darmo i zajmij niebieski pokój (piętro { $floor }, pion { $column })
        [red] Przygotuj za darmo i zajmij czerwony pokój (piętro { $floor }, pion { $column })
       *[yellow] Przygotuj za darmo i zajmij żółty pokój (piętro { $floor }, pion { $column })
    }
