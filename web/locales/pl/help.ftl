### Help on the spot: what a thing on the table means.
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
help-guest-free = Tym razem za darmo, z dowolnego miejsca kolejki.
help-order = Zamówienie
help-no-reward = Oprócz punktów brak nagrody.

## Staff, by when they work

help-staff-immediate = Jednorazowo: efekt następuje przy zagraniu karty i nigdy więcej.
help-staff-each-round = Raz w rundzie: użyj karty w dowolnej chwili swojej tury; w następnej rundzie znów jest gotowa.
help-staff-permanent = Stale: działa odtąd sama, zawsze gdy jest ku temu okazja.
help-staff-final = Na koniec gry: punktuje raz, po rundzie 7.

## The six action spaces; $dice is how many dice lie there

help-space-1-title = 1: strudle i ciasta
help-space-1 = Weź tyle wypieków, ile wynosi siła, nigdy więcej ciast niż strudli.
help-space-2-title = 2: wino i kawa
help-space-2 = Weź tyle napojów, ile wynosi siła, nigdy więcej kawy niż wina.
help-space-3-title = 3: przygotuj pokoje
help-space-3 = Przygotuj najwyżej tyle pokoi, ile wynosi siła, każdy obok już przygotowanego, płacąc za piętro.
help-space-4-title = 4: korony i cesarz
help-space-4 = Weź korony i pola na torze cesarza, razem tyle, ile wynosi siła.
help-space-5-title = 5: zagraj personel
help-space-5 = Zagraj z ręki jedną kartę personelu; siła obniża jej koszt.
help-space-6-title = 6: dowolna akcja
help-space-6 = Zapłać 1 koronę i wykonaj dowolną z akcji od 1 do 5 z siłą tego pola. Bez opłaty kość nic nie daje.
help-strength =
    { $dice ->
        [0] Nie leży tu teraz żadna kość: pola nie można użyć.
        [one] { $dice } kość: siła { $dice }.
        [few] { $dice } kości: siła { $dice }.
       *[many] { $dice } kości: siła { $dice }.
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
        [blue] Przygotowany i wolny, dla szlachcica lub turysty.
        [red] Przygotowany i wolny, dla obywatela lub turysty.
       *[yellow] Przygotowany i wolny, dla artysty lub turysty.
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
help-objective-places = Zrealizuj ją w swojej turze: pierwsze miejsce daje 15 punktów, drugie 10, trzecie 5; czwarte nic.
help-objective-have = Masz { $have } z { $need }.
help-tile-title = Żeton cesarza { $letter }
help-tile-when = Po rundzie { $round } wszyscy punktują swoje pole i cofają się o { $back }.
help-tile-reward = Potem na polu 3 lub dalszym: { $reward }.
help-tile-nothing = Na polu 1 lub 2: nic.
help-tile-penalty = Na polu 0: { $penalty }.

## Things on the table: help-<name> with its title

help-krones-title = Korony
help-krones = Twoje pieniądze, najwyżej 20; nadmiar przepada. Każda pozostała na koniec daje 1 punkt.
help-kitchen-title = Kuchnia
help-kitchen = Dania i napoje na później. Za 1 koronę podajesz stąd do 3 porcji. Każda pozostała na koniec daje 1 punkt.
help-serve-title = Podawanie
help-serve = Za 1 koronę przenosisz z kuchni do gości najwyżej 3 dania lub napoje. Cokolwiek zrobisz w międzyczasie, kończy podawanie.
help-points-title = Punkty
help-points = Punkty zwycięstwa: kto ma ich najwięcej, wygrywa. Przy remisie decyduje, ile zostało w kasie i w kuchni.
# $back: how far all fall back; $round: after which round
help-emperor-title = Tor cesarza
help-emperor = Po rundzie { $round } wszyscy dostają punkty za swoje pole i cofają się o { $back }. Potem pole 3 lub dalsze daje premię z żetonu, 1 lub 2 nic, 0 karę. Każde pole za 13 to 1 punkt.
help-zone-penalty-title = Kara
help-zone-nothing-title = Nic
help-zone-reward-title = Premia
help-queue-title = Kolejka
help-queue = Goście czekający na stolik. Nowi dołączają po lewej, gdzie są drodzy, i przesuwają się w prawo.
help-cafe-title = Kawiarnia
help-cafe = Trzy stoliki dla gości, którzy czekają na zamówienie. Kto siedzi tu na koniec gry, kosztuje 5 punktów.
help-free-table-title = Pusty stolik
help-free-table = Miejsce na jeszcze jednego gościa. Gdy siedzi już troje, nie możesz wziąć następnego.
help-turn-order-title = Kolejność tur
help-turn-order = Każdy ma w rundzie dwie tury, w kolejności liczb. Wzięta kość zakrywa liczbę.
help-dice-title = Kości
help-dice = Kości są wspólne. Im więcej ich na polu, tym silniejsza akcja; każda tura zabiera jedną.
help-boost-title = Wzmocnienie
help-boost = Raz w turze 1 korona dodaje 1 do siły akcji.
help-pass-title = Pas
help-pass = Poczekaj na lepsze kości: gdy wszyscy inni skończą lub spasują, jedna kość wypada z gry, a resztą rzuca się ponownie. Tylko zanim zrobisz cokolwiek w turze.
help-end-turn-title = Koniec tury
help-end-turn = To już wszystko. Jeśli chcesz, najpierw podawaj zamówienia, wprowadzaj gości i realizuj karty polityki.
help-floors-title = Piętra
help-floors = Moneta to koszt przygotowania pokoju na tym piętrze, wieniec – punkty za każdy zajęty pokój na koniec.
help-rounds-title = Rundy
help-rounds = Siedem rund. Po rundach 3, 5 i 7 patrzy na ciebie cesarz.
help-hand-title = Ręka
help-hand = Personel, który możesz jeszcze zatrudnić: piątką na kości albo dzięki niektórym nagrodom.
help-in-play-title = Zagrany personel
help-in-play = Zatrudniony personel. Zostaje do końca gry.
help-hotel-title = Hotel
help-hotel = Przygotowuj pokoje, a potem wprowadzaj do nich gości. Grube ściany dzielą grupy; pełna grupa daje premię.

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
help-icon-prepare-minus1 = Przygotuj pokój, płacąc o 1 koronę mniej
help-icon-prepare-free = Przygotuj pokój za darmo
help-icon-prepare-free-low = Przygotuj za darmo pokój na piętrze 1 lub 2
help-icon-occupy = Zajmij wolny pokój
help-icon-group = Grupa pokoi w całości zajęta
help-icon-floors = Piętro w całości zajęte
help-icon-columns = Pion w całości zajęty
help-icon-staff = Karta personelu
help-icon-draw-staff = Dociągnij kartę personelu
help-icon-play-staff = Zagraj kartę personelu
help-icon-draw-three = Obejrzyj trzy karty personelu, zagraj jedną
help-icon-guest = Weź gościa
help-icon-extra = Akcja bonusowa
help-icon-objective = Karta polityki
help-icon-t-immediate = Jednorazowo
help-icon-t-round = Raz w rundzie
help-icon-t-permanent = Stale
help-icon-t-final = Na koniec gry
help-icon-c-blue = Niebieski: szlachcice
help-icon-c-red = Czerwony: obywatele
help-icon-c-yellow = Żółty: artyści
help-icon-c-green = Zielony: turyści
help-icon-key = Czeka na pokój; pokój zajęty bez gościa

## Why can't I?

help-not-now = Nie teraz.
