### What is asked, one message for each effect that asks, as Leopold would put it.
### $n is how many are left, or a discount in krones (99: free of charge).
### Leopold says ty, as in the rulebook, and his sentences suit all genders.

ask-over = To była nasza ostatnia runda. Dziękuję za wspaniały sezon!
ask-nature = Chwileczkę, proszę: kości i karty są już w drodze.
ask-wait = { $player } jeszcze się namyśla.

## The turn

ask-turn = Twoja tura. Zaproś gościa, jeśli chcesz, a potem weź kość; podawać, wprowadzać gości i realizować karty polityki możesz w każdej chwili.
ask-turn-die = Weź kość; podawać, wprowadzać gości i realizować karty polityki możesz w każdej chwili.
ask-turn-end = Możesz jeszcze podawać, wprowadzać gości i realizować karty polityki; potem zakończ turę.
ask-any-order = Tyle dobrego naraz! Od czego zaczniemy?
ask-copy-action = Szóstka! Za 1 koronę zastąpi dowolną inną akcję. Którą wybierasz? Możesz też zrezygnować.
ask-copy-action-boosted = Szóstka! Za 1 koronę zastąpi dowolną inną akcję. Którą wybierasz?
ask-copy-action-free = Szóstka, i to na koszt firmy! Którą akcję ma zastąpić?
ask-extra-action = Akcja bonusowa, proszę bardzo: które pole z kością wybierasz?
ask-food-action =
    { $n ->
        [one] Jeden strudel, prosto z pieca. Czy mam go przynieść?
        [few] { $n } wypieki prosto z pieca, ale nigdy więcej ciast niż strudli. Jak je podzielić?
       *[many] { $n } wypieków prosto z pieca, ale nigdy więcej ciast niż strudli. Jak je podzielić?
    }
ask-drinks-action =
    { $n ->
        [one] Jeden kieliszek wina. Czy mam nalać?
        [few] { $n } napoje, ale nigdy więcej kawy niż wina. Jak je podzielić?
       *[many] { $n } napojów, ale nigdy więcej kawy niż wina. Jak je podzielić?
    }
ask-krones-action =
    { $n ->
        [one] Korona do kasy czy pole na torze cesarza?
        [few] Razem { $n }: ile do kasy, a ile na tor cesarza?
       *[many] Razem { $n }: ile do kasy, a ile na tor cesarza?
    }

## Food and drink

ask-gain-strudel =
    { $n ->
        [one] 1 strudel: dla gościa czy do kuchni?
        [few] { $n } strudle, po kolei: dla gościa czy do kuchni?
       *[many] { $n } strudli, po kolei: dla gościa czy do kuchni?
    }
ask-gain-cake =
    { $n ->
        [one] 1 ciasto: dla gościa czy do kuchni?
        [few] { $n } ciasta, po kolei: dla gościa czy do kuchni?
       *[many] { $n } ciast, po kolei: dla gościa czy do kuchni?
    }
ask-gain-wine =
    { $n ->
        [one] 1 wino: dla gościa czy do kuchni?
        [few] { $n } wina, po kolei: dla gościa czy do kuchni?
       *[many] { $n } win, po kolei: dla gościa czy do kuchni?
    }
ask-gain-coffee =
    { $n ->
        [one] 1 kawa: dla gościa czy do kuchni?
        [few] { $n } kawy, po kolei: dla gościa czy do kuchni?
       *[many] { $n } kaw, po kolei: dla gościa czy do kuchni?
    }
ask-gain-any-food =
    { $n ->
        [one] Co tylko zechcesz ze spiżarni: co to ma być i gdzie mam to postawić?
        [few] { $n } razy co tylko zechcesz ze spiżarni: co to ma być i gdzie mam to postawić?
       *[many] { $n } razy co tylko zechcesz ze spiżarni: co to ma być i gdzie mam to postawić?
    }
ask-fill-order = Portier przyniesie wszystko, na co czeka wybrany gość. Czyje to będzie zamówienie?

## Guests

ask-first-guest = Kto ma być twoim pierwszym gościem? Tego przyjmujemy za darmo.
ask-take-guest-free = Gość za darmo! Kogo mam poprosić do stolika?
ask-move-in = Klucz, proszę: który pokój dla tego gościa?

## Rooms

ask-first-rooms-of-seat =
    { $n ->
        [one] Przed otwarciem przygotujmy jeszcze jeden pokój. Który?
        [few] Przed otwarciem przygotujmy { $n } pokoje. Który teraz?
       *[many] Przed otwarciem przygotujmy { $n } pokoi. Który teraz?
    }
ask-first-rooms-of-seat-up-to =
    { $n ->
        [one] Przed otwarciem możemy przygotować jeszcze jeden pokój. Który?
        [few] Przed otwarciem możemy przygotować do { $n } pokoi. Który teraz?
       *[many] Przed otwarciem możemy przygotować do { $n } pokoi. Który teraz?
    }
ask-prepare-room =
    { $n ->
        [one] Który pokój przygotujemy?
        [few] Możemy przygotować do { $n } pokoi. Który teraz?
       *[many] Możemy przygotować do { $n } pokoi. Który teraz?
    }
ask-prepare-room-for-one-less = Który pokój przygotujemy, płacąc o 1 koronę mniej?
ask-prepare-room-free = Który pokój przygotujemy? Nic nie kosztuje.
ask-prepare-room-free-floors-1-2 = Który pokój na piętrze 1 lub 2 przygotujemy? Nic nie kosztuje.
ask-prepare-occupied-room-free = Który pokój przygotujemy? Nic nie kosztuje i od razu jest zajęty.
ask-prepare-occupied-room-free-floors-1-2 = Który pokój na piętrze 1 lub 2 przygotujemy? Nic nie kosztuje i od razu jest zajęty.
ask-occupy-room =
    { $n ->
        [one] Który wolny pokój uznamy za zajęty?
        [few] Możemy uznać za zajęte do { $n } wolnych pokoi. Który teraz?
       *[many] Możemy uznać za zajęte do { $n } wolnych pokoi. Który teraz?
    }

## Staff

ask-play-staff =
    { $n ->
        [0] Kogo zatrudnimy, płacąc pełny koszt?
        [99] Kogo zatrudnimy za darmo?
        [one] Kogo zatrudnimy, płacąc o 1 koronę mniej?
        [few] Kogo zatrudnimy, płacąc o { $n } korony mniej?
       *[many] Kogo zatrudnimy, płacąc o { $n } koron mniej?
    }
ask-play-looked-at =
    { $n ->
        [99] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś za darmo?
        [one] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś, płacąc o 1 koronę mniej?
        [few] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś, płacąc o { $n } korony mniej?
       *[many] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś, płacąc o { $n } koron mniej?
    }
ask-return-looked-at = Pozostałe karty wracają pod spód talii. Która pierwsza?
ask-keep-staff = Którą z tych kart chcesz zatrzymać? Reszta powędruje w lewo.

## The emperor's displeasure

ask-penalty = Cesarz nie jest zachwycony. Czy płacimy 1 koronę, aby uniknąć kary?
ask-return-staff =
    { $n ->
        [one] Jedna karta z ręki musi trafić pod spód talii. Która?
        [few] { $n } karty z ręki muszą trafić pod spód talii. Która pierwsza?
       *[many] { $n } kart z ręki musi trafić pod spód talii. Która pierwsza?
    }
ask-dismiss-staff = Bardzo mi przykro: jedna z kart personelu „na koniec gry” musi nas opuścić. Która?
ask-remove-free-room =
    { $n ->
        [one] Musimy zrezygnować z wolnego pokoju. Z którego?
        [few] Musimy zrezygnować z { $n } wolnych pokoi. Który najpierw?
       *[many] Musimy zrezygnować z { $n } wolnych pokoi. Który najpierw?
    }
ask-remove-two-occupied-rooms = Musimy zrezygnować z zajętego pokoju na najwyższym piętrze. Z którego?
ask-remove-two-occupied-rooms-in-column = Musimy zrezygnować z zajętego pokoju na najwyższym piętrze. Z którego?
ask-remove-occupied-room-below = I, obawiam się, jeszcze z jednego, na najbliższym piętrze poniżej. Z którego?
ask-remove-occupied-room-below-in-column = I, obawiam się, jeszcze z jednego, poniżej w tym samym pionie. Z którego?
