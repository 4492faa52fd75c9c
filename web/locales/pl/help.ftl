### Help on the spot: what a thing on the table means, and why it cannot be used now.
### Short and plain: one or two sentences. The rules page says the rest.

help-card = Pomoc

## Guests

help-guest-blue = Szlachcice: niebieski pokój
help-guest-red = Obywatele: czerwony pokój
help-guest-yellow = Artyści: żółty pokój
help-guest-green = Turyści: pokój dowolnego koloru
help-guest-price =
    { $cost ->
        [0] Na tym miejscu kolejki za darmo. Jeden gość na turę, przed wzięciem kości.
        [one] Na tym miejscu kolejki kosztuje { $cost } koronę. Jeden gość na turę, przed wzięciem kości.
        [few] Na tym miejscu kolejki kosztuje { $cost } korony. Jeden gość na turę, przed wzięciem kości.
       *[many] Na tym miejscu kolejki kosztuje { $cost } koron. Jeden gość na turę, przed wzięciem kości.
    }
help-guest-free = Tym razem za darmo, z dowolnego miejsca kolejki.
help-order = Zamówienie
help-no-reward = Oprócz punktów brak nagrody.

## Parts of a reward, by effect; $n is how many, or a discount in krones (99: free of charge)

help-part-gain-krones =
    { $n ->
        [one] Weź { $n } koronę. Ponad 20 przepada.
        [few] Weź { $n } korony. Nadmiar ponad 20 przepada.
       *[many] Weź { $n } koron. Nadmiar ponad 20 przepada.
    }
help-part-gain-emperor-steps =
    { $n ->
        [one] Przesuń się o { $n } pole na torze cesarza. Za polem 13 jest to zamiast tego 1 punkt.
        [few] Przesuń się o { $n } pola na torze cesarza. Każde za polem 13 to zamiast tego 1 punkt.
       *[many] Przesuń się o { $n } pól na torze cesarza. Każde za polem 13 to zamiast tego 1 punkt.
    }
help-part-gain-staff-points =
    { $n ->
        [one] Zdobywasz { $n } punkt.
        [few] Zdobywasz { $n } punkty.
       *[many] Zdobywasz { $n } punktów.
    }
help-part-gain-tile-points =
    { $n ->
        [one] Zdobywasz { $n } punkt.
        [few] Zdobywasz { $n } punkty.
       *[many] Zdobywasz { $n } punktów.
    }
help-part-gain-tile-points-per-staff =
    { $n ->
        [one] Zdobywasz { $n } punkt za każdą zagraną kartę personelu.
        [few] Zdobywasz { $n } punkty za każdą zagraną kartę personelu.
       *[many] Zdobywasz { $n } punktów za każdą zagraną kartę personelu.
    }
help-part-gain-strudel =
    { $n ->
        [one] Weź { $n } strudel: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } strudle: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } strudli: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-cake =
    { $n ->
        [one] Weź { $n } ciasto: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } ciasta: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } ciast: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-wine =
    { $n ->
        [one] Weź { $n } wino: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } wina: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } win: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-coffee =
    { $n ->
        [one] Weź { $n } kawę: od razu dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } kawy: od razu dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } kaw: od razu dla gości w kawiarni albo do kuchni.
    }
help-part-gain-any-food =
    { $n ->
        [one] Weź { $n } dowolne danie lub napój: dla gościa w kawiarni albo do kuchni.
        [few] Weź { $n } dowolne dania lub napoje: dla gości w kawiarni albo do kuchni.
       *[many] Weź { $n } dowolnych dań lub napojów: dla gości w kawiarni albo do kuchni.
    }
help-part-prepare-room = Przygotuj jeden pokój, płacąc za jego piętro.
help-part-prepare-room-for-one-less = Przygotuj jeden pokój, płacąc za piętro o 1 koronę mniej.
help-part-prepare-room-free = Przygotuj za darmo jeden pokój na dowolnym piętrze.
help-part-prepare-room-free-floors-1-2 = Przygotuj za darmo jeden pokój na piętrze 1 lub 2.
help-part-prepare-occupied-room-free = Przygotuj za darmo jeden pokój na dowolnym piętrze; od razu jest zajęty.
help-part-prepare-occupied-room-free-floors-1-2 = Przygotuj za darmo jeden pokój na piętrze 1 lub 2; od razu jest zajęty.
help-part-occupy-room =
    { $n ->
        [one] Odwróć jeden wolny pokój dowolnego koloru na zajętą stronę, bez gościa.
        [few] Odwróć do { $n } wolnych pokoi dowolnego koloru na zajętą stronę, bez gości.
       *[many] Odwróć do { $n } wolnych pokoi dowolnego koloru na zajętą stronę, bez gości.
    }
help-part-take-guest-free = Weź gościa z kolejki do pustego stolika, nie płacąc.
help-part-draw-staff =
    { $n ->
        [one] Dociągnij na rękę { $n } kartę personelu.
        [few] Dociągnij na rękę { $n } karty personelu.
       *[many] Dociągnij na rękę { $n } kart personelu.
    }
help-part-play-staff =
    { $n ->
        [0] Zagraj kartę personelu z ręki, płacąc pełny koszt.
        [99] Zagraj kartę personelu z ręki za darmo.
        [one] Zagraj kartę personelu z ręki, płacąc o { $n } koronę mniej.
        [few] Zagraj kartę personelu z ręki, płacąc o { $n } korony mniej.
       *[many] Zagraj kartę personelu z ręki, płacąc o { $n } koron mniej.
    }
help-part-draw-three-play-one =
    { $n ->
        [99] Obejrzyj trzy karty personelu i jeśli chcesz, zagraj jedną za darmo. Pozostałe wracają pod spód talii.
        [one] Obejrzyj trzy karty personelu i jeśli chcesz, zagraj jedną, płacąc o { $n } koronę mniej. Pozostałe wracają pod spód talii.
        [few] Obejrzyj trzy karty personelu i jeśli chcesz, zagraj jedną, płacąc o { $n } korony mniej. Pozostałe wracają pod spód talii.
       *[many] Obejrzyj trzy karty personelu i jeśli chcesz, zagraj jedną, płacąc o { $n } koron mniej. Pozostałe wracają pod spód talii.
    }
help-part-fill-order = Skompletuj z zasobów ogólnych całe zamówienie jednego gościa w kawiarni.
help-part-extra-action = Wykonaj akcję dowolnego pola, na którym leży kość, z jego siłą, nie biorąc kości. Bez wzmocnienia i bez pomocy personelu; szóstka kosztuje swoją koronę.
help-part-extra-turn = Rozegraj po bieżącej całą dodatkową turę, nie biorąc kości.

## Staff, by when they work

help-staff-immediate = Jednorazowo: efekt następuje przy zagraniu karty i nigdy więcej.
help-staff-each-round = Raz w rundzie: użyj karty w dowolnej chwili swojej tury; w następnej rundzie znów jest gotowa.
help-staff-permanent = Stale: działa odtąd sama, zawsze gdy jest ku temu okazja.
help-staff-final = Na koniec gry: punktuje raz, po rundzie 7.

## The six action spaces; $dice is how many dice lie there

help-space-1-title = 1: strudle i ciasta
help-space-1 = Weź tyle wypieków, ile wynosi siła, nigdy więcej ciast niż strudli.
help-space-2-title = 2: wino i kawa
help-space-2 = Weź tyle napojów, ile wynosi siła, nigdy więcej kawy niż wina.
help-space-3-title = 3: przygotuj pokoje
help-space-3 = Przygotuj najwyżej tyle pokoi, ile wynosi siła, każdy obok już przygotowanego, płacąc za piętro.
help-space-4-title = 4: korony i cesarz
help-space-4 = Weź korony i pola na torze cesarza, razem tyle, ile wynosi siła.
help-space-5-title = 5: zagraj personel
help-space-5 = Zagraj z ręki jedną kartę personelu; siła obniża jej koszt.
help-space-6-title = 6: dowolna akcja
help-space-6 = Zapłać 1 koronę i wykonaj dowolną z akcji od 1 do 5 z siłą tego pola. Bez opłaty kość nic nie daje.
help-strength =
    { $dice ->
        [0] Nie leży tu teraz żadna kość: pola nie można użyć.
        [one] { $dice } kość: siła { $dice }. Raz w turze 1 korona dodaje 1.
        [few] { $dice } kości: siła { $dice }. Raz w turze 1 korona dodaje 1.
       *[many] { $dice } kości: siła { $dice }. Raz w turze 1 korona dodaje 1.
    }

## Rooms; $colour is blue, red or yellow

help-room-title =
    { $colour ->
        [blue] Niebieski pokój, piętro { $floor }
        [red] Czerwony pokój, piętro { $floor }
       *[yellow] Żółty pokój, piętro { $floor }
    }
help-room-empty =
    { $cost ->
        [0] Nieprzygotowany. Przygotowanie nic nie kosztuje.
        [one] Nieprzygotowany. Przygotowanie kosztuje { $cost } koronę.
        [few] Nieprzygotowany. Przygotowanie kosztuje { $cost } korony.
       *[many] Nieprzygotowany. Przygotowanie kosztuje { $cost } koron.
    }
help-room-prepared =
    { $colour ->
        [blue] Przygotowany i wolny, dla szlachcica lub turysty.
        [red] Przygotowany i wolny, dla obywatela lub turysty.
       *[yellow] Przygotowany i wolny, dla artysty lub turysty.
    }
help-room-occupied =
    { $points ->
        [one] Zajęty. Na koniec wart { $points } punkt.
        [few] Zajęty. Na koniec wart { $points } punkty.
       *[many] Zajęty. Na koniec wart { $points } punktów.
    }
help-room-tenant = Mieszka tu { $guest }.
help-room-printed =
    { $points ->
        [one] Przygotowanie daje nadrukowany { $points } punkt.
        [few] Przygotowanie daje nadrukowane { $points } punkty.
       *[many] Przygotowanie daje nadrukowanych { $points } punktów.
    }
# $bonus is one of help-bonus-…; $have of $size rooms of the group are occupied
help-room-group =
    { $size ->
        [one] Sam tworzy grupę: gdy jest zajęty, premia to { $bonus }.
        [few] Grupa: { $size } pokoje, zajęte: { $have }. Gdy wszystkie są zajęte, premia to { $bonus }.
       *[many] Grupa: { $size } pokoi, zajęte: { $have }. Gdy wszystkie są zajęte, premia to { $bonus }.
    }
help-room-group-paid = Jego grupa jest pełna, wypłacona premia to { $bonus }.
help-bonus-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
help-bonus-krone =
    { $n ->
        [one] { $n } korona
        [few] { $n } korony
       *[many] { $n } koron
    }
help-bonus-emperor =
    { $n ->
        [one] { $n } pole na torze cesarza
        [few] { $n } pola na torze cesarza
       *[many] { $n } pól na torze cesarza
    }

## Objectives and emperor tiles

help-objective-title = Karta polityki { $letter }
help-objective-places = Zrealizuj ją w swojej turze: pierwsze miejsce daje 15 punktów, drugie 10, trzecie 5; czwarte nic.
help-objective-have = Masz { $have } z { $need }.
help-tile-title = Żeton cesarza { $letter }
help-tile-when = Po rundzie { $round } wszyscy punktują swoje pole i cofają się o { $back }.
help-tile-reward = Potem na polu 3 lub dalszym: { $reward }.
help-tile-nothing = Na polu 1 lub 2: nic.
help-tile-penalty = Na polu 0: { $penalty }.

## Things on the table: help-<name> with its title

help-krones-title = Korony
help-krones = Twoje pieniądze, najwyżej 20; nadmiar przepada. Każda pozostała na koniec daje 1 punkt.
help-kitchen-title = Kuchnia
help-kitchen = Dania i napoje na później. Za 1 koronę podajesz stąd do 3 sztuk. Każda pozostała na koniec daje 1 punkt.
help-serve-title = Podawanie
help-serve = Za 1 koronę przenosisz z kuchni do gości najwyżej 3 dania lub napoje. Cokolwiek zrobisz w międzyczasie, kończy podawanie.
help-points-title = Punkty
help-points = Punkty zwycięstwa: kto ma ich najwięcej, wygrywa. Przy remisie decyduje, ile zostało w kasie i w kuchni.
# $back: how far all fall back; $round: after which round
help-emperor-title = Tor cesarza
help-emperor = Po rundzie { $round } wszyscy dostają punkty za swoje pole i cofają się o { $back }. Potem pole 3 lub dalsze daje premię z żetonu, 1 lub 2 nic, 0 karę. Każde pole za 13 to 1 punkt.
help-zone-penalty-title = Kara
help-zone-nothing-title = Nic
help-zone-reward-title = Premia
help-queue-title = Kolejka
help-queue = Goście czekający na stolik. Nowi dołączają po lewej, gdzie są drodzy, i przesuwają się w prawo.
help-cafe-title = Kawiarnia
help-cafe = Trzy stoliki dla gości, którzy czekają na zamówienie. Kto siedzi tu na koniec gry, kosztuje 5 punktów.
help-free-table-title = Pusty stolik
help-free-table = Miejsce na jeszcze jednego gościa. Gdy siedzi już troje, nie możesz wziąć następnego.
help-turn-order-title = Kolejność tur
help-turn-order = Każdy ma w rundzie dwie tury, w kolejności liczb. Wzięta kość zakrywa liczbę.
help-dice-title = Kości
help-dice = Kości są wspólne. Im więcej ich na polu, tym silniejsza akcja; każda tura zabiera jedną.
help-boost = Raz w turze 1 korona dodaje 1 do siły akcji.
help-pass-title = Pas
help-pass = Poczekaj na lepsze kości: gdy wszyscy inni skończą lub spasują, jedna kość wypada z gry, a resztą rzuca się ponownie. Tylko zanim zrobisz cokolwiek w turze.
help-end-turn-title = Koniec tury
help-end-turn = To już wszystko. Jeśli chcesz, najpierw podawaj, wprowadzaj gości i realizuj karty polityki.
help-floors-title = Piętra
help-floors = Moneta to koszt przygotowania pokoju na tym piętrze, wieniec – punkty za każdy zajęty pokój na koniec.
help-rounds-title = Rundy
help-rounds = Siedem rund. Po rundach 3, 5 i 7 patrzy na ciebie cesarz.
help-hand-title = Ręka
help-hand = Personel, który możesz jeszcze zatrudnić: piątką na kości albo dzięki niektórym nagrodom.
help-in-play-title = Zagrany personel
help-in-play = Zatrudniony personel. Zostaje do końca gry.
help-hotel-title = Hotel
help-hotel = Przygotowuj pokoje, a potem wprowadzaj do nich gości. Grube ściany dzielą grupy; pełna grupa daje premię.
help-rival-title = Rywal
help-rival = Konkurencyjny hotel. Otwórz planszę, aby zobaczyć wszystko, co jawne.

## Icons, by their name in the set

help-icon-strudel = Strudel
help-icon-cake = Ciasto
help-icon-wine = Wino
help-icon-coffee = Kawa
help-icon-food = Dowolne danie lub napój
help-icon-kitchen = Kuchnia
help-icon-krone = Korona
help-icon-emperor = Pole na torze cesarza
help-icon-points = Punkt zwycięstwa
help-icon-prepare = Przygotuj pokój
help-icon-prepare-full = Przygotuj pokój, płacąc za piętro
help-icon-prepare-minus1 = Przygotuj pokój, płacąc o 1 koronę mniej
help-icon-prepare-free = Przygotuj pokój za darmo
help-icon-prepare-free-low = Przygotuj za darmo pokój na piętrze 1 lub 2
help-icon-occupy = Zajmij wolny pokój
help-icon-group = Grupa pokoi w całości zajęta
help-icon-floors = Piętro w całości zajęte
help-icon-columns = Pion w całości zajęty
help-icon-staff = Karta personelu
help-icon-draw-staff = Dociągnij kartę personelu
help-icon-play-staff = Zagraj kartę personelu
help-icon-draw-three = Obejrzyj trzy karty personelu, zagraj jedną
help-icon-guest = Weź gościa
help-icon-extra = Akcja bonusowa
help-icon-objective = Karta polityki
help-icon-t-immediate = Jednorazowo
help-icon-t-round = Raz w rundzie
help-icon-t-permanent = Stale
help-icon-t-final = Na koniec gry
help-icon-c-blue = Niebieski: szlachcice
help-icon-c-red = Czerwony: obywatele
help-icon-c-yellow = Żółty: artyści
help-icon-c-green = Zielony: turyści
help-icon-key = Czeka na pokój; pokój zajęty bez gościa

## Why can't I?

help-not-now = Nie teraz.
why-not-your-turn = Teraz gra { $player }.
why-over = Gra jest skończona.
why-other-first = Najpierw odpowiedz na pytanie Leopolda.
why-guest-taken = W tej turze masz już nowego gościa.
why-guest-after-die = Gości bierze się przed kością.
why-no-table = Wszystkie trzy stoliki są zajęte: najpierw wprowadź kogoś do pokoju.
why-too-dear = Koszt tego miejsca: { $cost }; masz { $krones }.
why-order-open = Zamówienie nie jest jeszcze kompletne.
why-no-room =
    { $colour ->
        [blue] Nie ma wolnego niebieskiego pokoju: najpierw go przygotuj.
        [red] Nie ma wolnego czerwonego pokoju: najpierw go przygotuj.
        [yellow] Nie ma wolnego żółtego pokoju: najpierw go przygotuj.
       *[green] Nie ma wolnego pokoju: najpierw go przygotuj.
    }
why-die-taken = Kość tej tury jest już wzięta.
why-no-dice = Na tym polu nie ma kości.
why-play-staff = Personel zagrywa się piątką na kości albo dzięki niektórym nagrodom.
why-staff-dear = Teraz kosztuje { $cost }; masz { $krones }.
why-used = W tej rundzie już użyta.
why-staff-by-itself = Działa sama.
why-staff-done = Jej efekt już nastąpił.
why-staff-final = Liczy się na koniec gry.
why-claimed = Ta karta polityki jest już zrealizowana.
why-objective-gone = Wszystkie trzy miejsca są zajęte.
why-not-reached = Warunek nie jest jeszcze spełniony: { $have } z { $need }.
why-room-needs-three = Pokoje przygotowuje się trójką na kości albo dzięki niektórym nagrodom.
why-room-far = Musi leżeć obok, nad lub pod przygotowanym pokojem.
why-room-corner = Pierwszy jest pokój w lewym dolnym rogu.
why-room-dear = Koszt tego piętra: { $cost }; masz { $krones }.
why-room-high = Tym razem tylko piętra 1 i 2.
why-room-there = Jest już przygotowany.
why-room-unprepared = Najpierw trzeba go przygotować.
why-room-occupied = Jest już zajęty.
why-room-colour = Gość chce pokoju w swoim kolorze.
why-room-waits = Czeka na gościa z kompletnym zamówieniem.
why-kitchen-empty = W kuchni nie ma nic, na co czekają goście.
why-serve-dear = Podawanie kosztuje 1 koronę.
