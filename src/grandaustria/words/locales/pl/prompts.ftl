### What is asked, one message for each effect that asks, as Leopold would put it.
### $n is how many are left, or a discount in krones (99: free of charge).
### Leopold says ty, as in the rulebook, and his sentences suit all genders.

ask-over = To była nasza ostatnia runda. Dziękuję za wspaniały sezon!
    .short = *Ostatnia runda* za nami. Dziękuję!
ask-nature = Chwileczkę, proszę: kości i karty są już w drodze.
    .short = Chwileczkę: *kości i karty* są w drodze.
ask-wait = { $player } jeszcze się namyśla.
    .short = Gra *{ $player }*.

## The turn

ask-turn = Twoja tura. Zaproś gościa, jeśli chcesz, a potem weź kość; podawać zamówienia, wprowadzać gości i realizować karty polityki możesz w każdej chwili.
    .short = *Zaproś gościa*, jeśli chcesz, i *weź kość*.
ask-turn-die = Weź kość; podawać zamówienia, wprowadzać gości i realizować karty polityki możesz w każdej chwili.
    .short = *Weź kość*; najpierw możesz podawać.
ask-turn-end = Możesz jeszcze podawać zamówienia, wprowadzać gości i realizować karty polityki; potem zakończ turę.
    .short = *Zakończ turę* albo jeszcze podawaj.
ask-any-order = Tyle dobrego naraz! Od czego zaczniemy?
    .short = *Od czego zaczniemy?* Dotknij wyboru.
ask-copy-action = Szóstka! Za 1 koronę zastąpi dowolną inną akcję. Którą wybierasz? Możesz też zrezygnować.
    .short = *Którą akcję* za 1 koronę? Albo żadną.
ask-copy-action-boosted = Szóstka! Za 1 koronę zastąpi dowolną inną akcję. Którą wybierasz?
    .short = *Którą akcję* za 1 koronę?
ask-copy-action-free = Szóstka, i to na koszt firmy! Którą akcję ma zastąpić?
    .short = *Którą akcję*, za darmo?
ask-food-action =
    { $n ->
        [one] Jeden strudel, prosto z pieca. Czy mam go przynieść?
        [few] { $n } wypieki prosto z pieca, ale nigdy więcej ciast niż strudli. Jak je podzielić?
       *[many] { $n } wypieków prosto z pieca, ale nigdy więcej ciast niż strudli. Jak je podzielić?
    }
    .short = *Strudle czy ciasta?* Ciast nie więcej.
ask-drinks-action =
    { $n ->
        [one] Jeden kieliszek wina. Czy mam nalać?
        [few] { $n } napoje, ale nigdy więcej kawy niż wina. Jak je podzielić?
       *[many] { $n } napojów, ale nigdy więcej kawy niż wina. Jak je podzielić?
    }
    .short = *Wino czy kawa?* Kawy nie więcej.
ask-krones-action =
    { $n ->
        [one] Korona do kasy czy pole na torze cesarza?
        [few] Razem { $n }: ile do kasy, a ile na tor cesarza?
       *[many] Razem { $n }: ile do kasy, a ile na tor cesarza?
    }
    .short = *Korony czy cesarz?*

## Guests

ask-first-guest = Kto ma być twoim pierwszym gościem? Tego przyjmujemy za darmo.
    .short = *Pierwszy gość?* Ten jest za darmo.
ask-move-in = Klucz, proszę: który pokój dla tego gościa?
    .short = *Który pokój* dla tego gościa?

## Rooms

ask-first-rooms-of-seat =
    { $n ->
        [one] Przed otwarciem przygotujmy jeszcze jeden pokój. Który?
        [few] Przed otwarciem przygotujmy { $n } pokoje. Który teraz?
       *[many] Przed otwarciem przygotujmy { $n } pokoi. Który teraz?
    }
    .short = *Przygotuj pokój* przed otwarciem.
ask-first-rooms-of-seat-up-to =
    { $n ->
        [one] Przed otwarciem możemy przygotować jeszcze jeden pokój. Który?
        [few] Przed otwarciem możemy przygotować do { $n } pokoi. Który teraz?
       *[many] Przed otwarciem możemy przygotować do { $n } pokoi. Który teraz?
    }
    .short = *Jeszcze jeden pokój* przed otwarciem?

## Staff

ask-play-looked-at =
    { $n ->
        [99] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś za darmo?
        [one] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś, płacąc o 1 koronę mniej?
        [few] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś, płacąc o { $n } korony mniej?
       *[many] Oto dzisiejsi kandydaci do pracy. Czy zatrudnimy kogoś, płacąc o { $n } koron mniej?
    }
    .short = *Zatrudnimy kogoś?* Kosztuje mniej.
ask-return-looked-at = Pozostałe karty wracają pod spód talii. Która pierwsza?
    .short = *Która karta pierwsza* pod spód talii?
ask-keep-staff = Którą z tych kart chcesz zatrzymać? Reszta powędruje w lewo.
    .short = *Zatrzymaj jedną kartę*; reszta idzie w lewo.

## The emperor's displeasure

ask-penalty = Cesarz nie jest zachwycony. Czy płacimy 1 koronę, aby uniknąć kary?
    .short = *Płacimy 1 koronę*, aby uniknąć kary?
ask-return-staff =
    { $n ->
        [one] Jedna karta z ręki musi trafić pod spód talii. Która?
        [few] { $n } karty z ręki muszą trafić pod spód talii. Która pierwsza?
       *[many] { $n } kart z ręki musi trafić pod spód talii. Która pierwsza?
    }
    .short = *Karta z ręki* trafia pod spód talii. Która?
ask-dismiss-staff = Bardzo mi przykro: jedna z kart personelu „na koniec gry” musi nas opuścić. Która?
    .short = *Kto nas opuści?* Karta „na koniec gry”.
ask-remove-free-room =
    { $n ->
        [one] Musimy zrezygnować z wolnego pokoju. Z którego?
        [few] Musimy zrezygnować z { $n } wolnych pokoi. Który najpierw?
       *[many] Musimy zrezygnować z { $n } wolnych pokoi. Który najpierw?
    }
    .short = *Wolny pokój* do oddania: który?
ask-remove-two-occupied-rooms = Musimy zrezygnować z zajętego pokoju na najwyższym piętrze. Z którego?
    .short = *Oddajemy pokój* na najwyższym piętrze.
ask-remove-two-occupied-rooms-in-column = Musimy zrezygnować z zajętego pokoju na najwyższym piętrze. Z którego?
    .short = *Oddajemy pokój* na najwyższym piętrze.
ask-remove-occupied-room-below = I, obawiam się, jeszcze z jednego, na najbliższym piętrze poniżej. Z którego?
    .short = *Oddajemy pokój* na piętrze poniżej.
ask-remove-occupied-room-below-in-column = I, obawiam się, jeszcze z jednego, poniżej w tym samym pionie. Z którego?
    .short = *Oddajemy pokój* poniżej, w tym pionie.
