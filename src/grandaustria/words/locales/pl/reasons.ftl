### Why something is not possible now: short and plain, one sentence.

why-not-your-turn = Teraz gra { $player }.
why-over = Gra jest skończona.
why-other-first = Najpierw odpowiedz na pytanie Leopolda.
why-guest-taken = W tej turze masz już nowego gościa.
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
why-used = W tej rundzie już użyta.
why-staff-by-itself = Działa sama.
why-staff-done = Jej efekt już nastąpił.
why-staff-final = Liczy się na koniec gry.
why-claimed = Ta karta polityki jest już zrealizowana.
why-objective-gone = Wszystkie trzy miejsca są zajęte.
why-not-reached = Warunek nie jest jeszcze spełniony: { $have } z { $need }.
why-room-needs-three = Pokoje przygotowuje się trójką na kości albo dzięki niektórym nagrodom.
why-room-far = Musi leżeć obok przygotowanego pokoju, nad nim lub pod nim.
why-room-corner = Pierwszy jest pokój w lewym dolnym rogu.
why-room-dear = Koszt tego piętra: { $cost }; masz { $krones }.
why-room-high = Tym razem tylko piętra 1 i 2.
why-room-there = Jest już przygotowany.
why-room-unprepared = Najpierw trzeba go przygotować.
why-room-occupied = Jest już zajęty.
why-room-colour = Gość chce pokoju w swoim kolorze.
why-room-waits = Czeka na gościa z kompletnym zamówieniem.
why-kitchen-empty = W kuchni nie ma nic, na co czekają goście.
why-serve-dear = Podawanie kosztuje 1 koronę.

## Co nie przyniosłoby nic

idle-rooms-dear = Nie stać cię na żaden sąsiedni pokój, więc nic by się nie stało.
idle-rooms-full = Wszystkie pokoje są już przygotowane, więc nic by się nie stało.
idle-hand-empty = Nie masz personelu na ręce, więc nic by się nie stało.
idle-staff-dear = Nie stać cię na nikogo z ręki, więc nic by się nie stało.
idle-fee = Brakuje ci korony na akcję, więc nic by się nie stało.
